"""Commands that need no server and no other site's files."""

from argparse import Namespace
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import trunkline
from trunkline import lab
from trunkline.bots import make
from trunkline.cli.support import (
    Failure,
    companies,
    complain,
    explain,
    game_at,
    progress_bar,
    read_game,
    say_json,
    whole,
    write_text,
)
from trunkline.core import Game, Range, Title, Variant, read_data, text_for
from trunkline.core.data import read_file


def kernel_speed() -> str:
    """How the route finder runs here."""
    from trunkline.rail.routes import compiled

    return "route finder compiled" if compiled else "route finder in plain Python"


def chosen_variants(said: list[str], title: Title) -> dict[str, bool | int | str]:
    """`ID=VALUE` arguments, with the value in the type that the variant has."""
    known = {variant.id: variant for variant in title.variants}
    chosen: dict[str, bool | int | str] = {}
    for word in said:
        key, equals, value = word.partition("=")
        if not equals:
            raise Failure(f"--variant {word}: say ID=VALUE, for example {next(iter(known), 'id')}=…")
        chosen[key] = _typed(value, known.get(key))
    return chosen


def _typed(value: str, variant: Variant | None) -> bool | int | str:
    if variant is not None and not isinstance(variant.values, Range) and True in variant.values and value in _BOOLEANS:
        return _BOOLEANS[value]
    return int(value) if whole(value) else value


_BOOLEANS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def new_game(options: Namespace, title: Title, names: list[str] | None = None) -> Game[Any]:
    """A game as the set-up options say."""
    return trunkline.new(
        title.id,
        names or options.seats or _usual_seats(title),
        seed=options.seed,
        variants=chosen_variants(options.variant, title),
        platform=options.platform,
        board=options.board,
    )


def refuse_setup(options: Namespace, command: str, why: str) -> None:
    """The options that set up a game make no sense for one that is there already."""
    if options.seats or options.variant or options.platform or options.seed is not None:
        raise Failure(f"{command}: --seats, --seed, --variant and --platform are for a new game; {why}")


def _usual_seats(title: Title) -> int:
    return min(max(4, title.seats[0]), title.seats[1])


def titles(options: Namespace) -> int:
    """The games, as a table or as JSON."""
    found = trunkline.titles()
    if options.json:
        return say_json([_described(title, options.lang) for title in found])
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for heading in ("title", "name", "seats", "variants", "board data"):
        grid.add_column(heading, overflow="fold")
    for title in found:
        text = text_for(title, options.lang)
        origin = f"{text.message('board-' + title.board.origin.status.replace('_', '-'))} {text.message('origin-note')}"
        names = ", ".join(variant.id for variant in title.variants) or "-"
        grid.add_row(title.id, title.name, f"{title.seats[0]}-{title.seats[1]}", names, origin)
    Console(width=None if Console().is_terminal else 140).print(grid)
    return 0


def _described(title: Title, lang: str) -> dict[str, Any]:
    text = text_for(title, lang)
    return {
        "id": title.id,
        "name": title.name,
        "about": text.message("title-about"),
        "seats": list(title.seats),
        "minutes": title.minutes,
        "weight": title.weight,
        "rules": title.rules,
        "variants": [
            _variant(variant, text.message(f"variant-{variant.id.replace('_', '-')}")) for variant in title.variants
        ],
        "board_data": {
            "status": title.board.origin.status,
            "note": text.message("origin-note"),
            "digest": title.board.digest,
        },
    }


def _variant(variant: Variant, said: str) -> dict[str, Any]:
    values: Any = variant.values
    if isinstance(values, Range):
        values = {"low": values.low, "high": values.high, "step": values.step}
    return {
        "id": variant.id,
        "text": said,
        "values": values,
        "default": variant.default,
        "platform": variant.default if variant.platform is None else variant.platform,
        "rule": variant.rule,
    }


def board(options: Namespace) -> int:
    """The data file of a title's board, to be corrected and given back with --board."""
    title = trunkline.title(options.title)
    write_text(read_data(title.package, title.board_file).decode(), options.output)
    return 0


def simulate(options: Namespace) -> int:
    """Many games; prints figures."""
    title = trunkline.title(options.title)
    names = options.bot.split(",")
    for name in names:
        make(name)
    first = new_game(options, title)  # refuses a bad set-up before any worker starts
    if len(names) > len(first.seats):
        raise Failure(f"simulate: --bot names {len(names)} bots for {len(first.seats)} seats")
    board = read_file(options.board) if options.board else None
    with progress_bar(f"playing {title.name}", options.games) as advance:
        report = lab.simulate(
            title.id,
            len(first.seats),
            options.games,
            bots=names,
            seed=options.seed or 0,
            workers=options.workers,
            variants=first.header.variants,
            board=board,
            progress=advance,
        )
    sound = report.finished == report.games and report.conserved
    if options.json:
        say_json(report)
        return 0 if sound else 1
    print(
        f"{title.name}, {report.seats} seats, {', '.join(report.bots)}: {report.finished} of {report.games} games ended"
    )
    print(
        f"  {report.decisions:,} decisions in {report.seconds:.1f} s: {report.decisions_per_second:,.0f} decisions/s, ",
        end="",
    )
    print(f"{report.games_per_second:.2f} games/s, {report.mean_decisions:.0f} decisions a game")
    reasons = ", ".join(f"{reason} {count}" for reason, count in report.end_reasons.items())
    print(f"  ends: {reasons}")
    wins = ", ".join(
        f"seat {seat + 1} won {wins}, mean {report.mean_worth[seat]:,.0f}" for seat, wins in enumerate(report.wins)
    )
    print(f"  {wins}")
    return 0 if sound else 1


def replay(options: Namespace) -> int:
    """The state after N actions: the view as JSON, or the table in text."""
    game = game_at(options.file, options.at, options.board)
    if options.json:
        return say_json(game.view(None))
    text = text_for(game.title, options.lang)
    print(game.title.part("draw").table(game, options.lang))
    if game.log:
        for event in game.log[-1].events:
            print("  " + text.event(game, event))
    print(f"{text.message('terminal-actions', {'count': len(game.log)})} {_standing(game, options.lang)}")
    return 0


def _standing(game: Game[Any], lang: str) -> str:
    text = text_for(game.title, lang)
    ended = game.outcome()
    if ended is None:
        return f"{text.why(game)}: {game.seats[game.seat or 0]}"
    places = sorted(range(len(game.seats)), key=lambda seat: ended.ranks[seat])
    results = ", ".join(f"{ended.ranks[seat]}. {game.seats[seat]} {ended.worth[seat]:,}" for seat in places)
    return f"{text.message('reason-' + ended.reason.replace('_', '-'))} {results}"


def verify(options: Namespace) -> int:
    """Replay records; exit 1 for a digest that differs, 2 for what cannot be replayed."""
    if options.db:
        from trunkline.cli.web import verify_database

        return verify_database(options)
    if not options.files:
        raise Failure("verify: name a FILE or --db URL")
    results, worst = [], 0
    for path in options.files:
        try:
            game = read_game(path, options.board)
            results.append({"file": path, "ok": True, "actions": len(game.log), "title": game.title.id})
        except (Failure, OSError) as error:
            code = error.code if isinstance(error, Failure) else 2
            worst = max(worst, code)
            results.append({"file": path, "ok": False, "error": explain(error)})
    if options.json:
        say_json(results)
    else:
        for result in results:
            if result["ok"]:
                print(f"{result['file']}: ok, {result['actions']} actions of {result['title']}")
            else:
                complain(str(result["error"]))
    return worst


def perft(options: Namespace) -> int:
    """Counts of action sequences to a depth."""
    game = new_game(options, trunkline.title(options.title))
    counts = lab.perft(game, options.depth)
    if options.json:
        return say_json({"title": game.title.id, "seats": len(game.seats), "seed": game.header.seed, "counts": counts})
    for depth, count in enumerate(counts, 1):
        print(f"{depth:3} {count:16,}")
    return 0


def rules(options: Namespace) -> int:
    """The rules in the reader's language."""
    title = trunkline.title(options.title)
    said = files(title.package).joinpath("rules", f"{options.lang}.md").read_text("utf-8")
    if options.rule is None:
        print(said, end="")
        return 0
    number = options.rule.rpartition(" ")[2]
    lines = [line for line in said.splitlines() if line.startswith(f"- **{number}**")]
    if not lines:
        raise Failure(f"{title.id} has no rule {number}")
    print("\n".join(line.removeprefix("- ") for line in lines))
    return 0


def draw(options: Namespace) -> int:
    """The board as SVG, of a file or as a title starts."""
    game = _drawn(options)
    drawing = game.title.part("draw")
    if options.routes:
        company = companies(game, options.routes)[0]
        said = drawing.board(game, options.lang, routes=trunkline.best_routes(game, company).routes)
    else:
        said = drawing.board(game, options.lang)
    write_text(said, options.output)
    return 0


def _drawn(options: Namespace) -> Game[Any]:
    titles = [title.id for title in trunkline.titles()]
    if options.source in titles:
        if options.at is not None:
            raise Failure("draw: --at is for a FILE; a title is drawn as it starts")
        return new_game(options, trunkline.title(options.source))
    if not Path(options.source).exists():
        raise Failure(f"{options.source}: no such file, and no title; the titles are {', '.join(titles)}")
    refuse_setup(options, "draw", "a FILE has its own")
    return game_at(options.source, options.at, options.board)
