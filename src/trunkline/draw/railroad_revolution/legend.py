"""What explains the picture: the symbols in words, what each worker adds to an action, where the board comes from."""

from textwrap import wrap

from trunkline.core import Text
from trunkline.draw.railroad_revolution import icons, symbols
from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.railroad_revolution.stock import HEAD, fitting, panel
from trunkline.draw.svg import element, group, text
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution import schema_effects as s
from trunkline.titles.railroad_revolution.table import Table

ROW = 25  # height of a worker's row
LINE = 18  # height of a symbol's line
NAMES = 206  # width of the workers' names


def abilities(table: Table, said: Text, x: float, y: float, width: float) -> str:
    """A row for each colour of workers, a column for each action (rule 15)."""
    board = table.board
    own = board.file.player_board.abilities.value
    step = (width - NAMES - 8) / len(k.JOBS)
    parts = [panel(x, y, width, HEAD + ROW * k.COLOURS + 6, said.message("draw-abilities"))]
    for job, name in enumerate(k.JOBS):
        left = x + NAMES + job * step
        parts.append(job_sign(left + 14, y + 14, 18, job))
        parts.append(
            text(
                left + 30, y + 14, said.message(f"job-{name}"), 13, fill=p.INK, text_anchor="start", font_weight="bold"
            )
        )
    for colour, name in enumerate(board.colours):
        top = y + HEAD + colour * ROW
        if colour % 2 == 0:
            parts.append(element("rect", x=x + 4, y=top, width=width - 8, height=ROW, rx=4, fill=p.SHADE))
        parts.append(symbols.worker(x + 20, top + ROW / 2, 22, colour))
        parts.append(text(x + 36, top + ROW / 2, said.message(f"worker-{name}"), 13, fill=p.INK, text_anchor="start"))
        if colour == 0:
            words = said.message("draw-as-white")
            parts.append(_cell(x + NAMES, top, width - NAMES, 0, own.as_white.effects[0], words))
            continue
        for job, of in enumerate((own.station, own.railroad, own.telegraph, own.trade)):
            words = said.message(f"ability-{k.JOBS[job]}-{name}")
            parts.append(_cell(x + NAMES + job * step, top, step, of[name].cost.money, of[name].effects[0], words))
    return group(*parts)


def _cell(x: float, y: float, width: float, price: int, effect: object, words: str) -> str:
    """An ability as a sign and in words."""
    middle, signs = y + ROW / 2, 96
    return icons.effects(x + signs / 2, middle, 20, (effect,), price) + text(
        x + signs + 4, middle, words, fitting(words, width - signs - 10, 13), fill=p.INK, text_anchor="start"
    )


def job_sign(x: float, y: float, size: float, job: int) -> str:
    """The sign of a main action."""
    if job == k.STATION_JOB:
        return symbols.building(x, y, size, p.GREEN, "S")
    if job == k.RAILROAD_JOB:
        return symbols.rail(x, y, size)
    if job == k.TELEGRAPH_JOB:
        return symbols.building(x, y, size, p.BROWN, "T")
    return symbols.train(x, y, size * 1.05)


def signs(table: Table, said: Text, x: float, y: float, width: float) -> str:
    """The symbols with a few words each, in two columns."""
    costs = table.board.file.player_board.costs
    facts = {"price": costs.share_sale_price.value, "more": costs.terrain_per_triangle.value}
    listed = _symbols()
    half = (len(listed) + 1) // 2
    parts = [panel(x, y, width, HEAD + half * LINE + 4, said.message("draw-symbols"))]
    for n, (drawn, key) in enumerate(listed):
        left, middle = x + (width / 2) * (n // half), y + HEAD + LINE * (n % half) + 8
        words = said.message(f"draw-symbol-{key}", facts)
        parts.append(element("g", drawn, transform=f"translate({left + 22:.1f} {middle:.1f})"))
        parts.append(
            text(left + 42, middle, words, fitting(words, width / 2 - 44, 11.5), fill=p.INK, text_anchor="start")
        )
    return group(*parts)


def _symbols() -> list[tuple[str, str]]:
    """Each symbol around the origin, and the word that explains it."""
    return [
        (symbols.money(0, 0, 16, 100, paid=True), "paid"),
        (symbols.money(0, 0, 16, 100), "money"),
        (symbols.share(0, 0, 20), "share"),
        (icons.effect(0, 0, 17, s.Steps(2)), "steps"),
        (icons.effect(-3, 0, 16, s.Promote(2)), "promote"),
        (icons.effect(0, 0, 17, s.SwapWorker()), "swap"),
        (icons.effect(0, 0, 17, s.GainWorker("any")), "worker"),
        (icons.effect(0, 0, 17, s.GainWorker(("purple", "orange"))), "either"),
        (icons.effect(0, 0, 17, s.GainTrain()), "train"),
        (icons.effect(0, 0, 17, s.FlipTrains(1)), "flip"),
        (icons.effect(0, 0, 17, s.FreeRail()), "rail"),
        (icons.effect(-9, 0, 17, s.FreeStation()) + icons.effect(9, 0, 17, s.FreeOffice()), "building"),
        (symbols.deal(0, 0, 17), "deal"),
        (symbols.ground(0, 3, 30, 11, 2), "terrain"),
        (symbols.level(0, 0, 8, 3), "level"),
        (symbols.level(-7, 0, 7, 3) + symbols.rail(9, 0, 14), "connect"),
        (symbols.level(-7, 0, 7, 3) + symbols.building(9, 0, 15, p.GREEN, "S"), "stations"),
        (symbols.box(0, 0, 15) + text(0, 0, "1", 10, fill=p.SOFT), "first"),
        (symbols.building(0, 0, 16, p.NEUTRAL), "neutral"),
        (element("circle", cx=0, cy=0, r=8, fill=p.GOLD, stroke=p.INK) + text(0, 0.5, "5", 10, fill=p.INK), "link"),
    ]


def origin(table: Table, said: Text, x: float, y: float) -> str:
    """Where the board's data comes from, in small print; a board file says it in its own words."""
    board = table.board
    status = said.message("board-" + board.origin.status.replace("_", "-"))
    own = board.digest == said.title.board.digest
    note = f"{status} {said.message('origin-note') if own else board.origin.sources}"
    lines = [note[at : at + 145] for at in range(0, len(note), 145)] if said.lang == "zh" else wrap(note, 320)
    return group(*(text(x, y + 14 * n, line, 11.5, text_anchor="start", fill=p.SOFT) for n, line in enumerate(lines)))
