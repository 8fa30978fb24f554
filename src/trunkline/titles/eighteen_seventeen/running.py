"""The routes of a company's trains by the rules of 1817 (6.1-2, 6.5)."""

from trunkline.core import Refusal
from trunkline.rail import routes
from trunkline.rail.actions import Run
from trunkline.rail.routes import RouteRules, Routes, Train, best_routes, route_exists
from trunkline.rail.runs import segments_of
from trunkline.titles.eighteen_seventeen.books import Game1817

RULE = "1817 6.5"


def rules(game: Game1817) -> RouteRules:
    """Mines, bridges, values of the phase, and the switch of digest #23."""
    table = game.table
    return table.board.route_rules[bool(game.variants["junction_twice_in_one_leg"])][table.now.level]


def train(game: Game1817, kind: int) -> Train:
    """A train as the optimiser knows it (9.4: modern trains)."""
    board = game.table.board
    bonus = board.modern.get(kind, 0) if game.variants["modern_trains"] else 0
    return Train(board.roster.stops[kind], bonus)


def can_run(game: Game1817, company: int) -> bool:
    """Whether any train could run: an own marker and one more stop on a route."""
    return route_exists(game.table.track, company, rules(game))


def best(game: Game1817, company: int, limit: float | None = None) -> Routes:
    """The best run of a company; worked out once for the same track, trains and values."""
    table = game.table
    kinds, known = tuple(sorted(table.trains.owned[company])), rules(game)
    if limit is not None:
        return best_routes(table.track, company, [train(game, kind) for kind in kinds], known, limit=limit)
    key = ("best", company, kinds, known, game.variants["modern_trains"])
    found: Routes | None = table.track.cache.get(key)
    if found is None:
        found = best_routes(table.track, company, [train(game, kind) for kind in kinds], known)
        table.track.cache[key] = found
    return found


def earned(game: Game1817, company: int, runs: tuple[Run, ...]) -> int | Refusal:
    """What proposed runs earn, or why they are not allowed."""
    table = game.table
    roster, free = table.board.roster, list(table.trains.owned[company])
    trains, rows = [], []
    for number, run in enumerate(runs):
        kind = roster.index.get(run.train)
        if kind is None or kind not in free:
            return Refusal("no_such_train", RULE, {"train": run.train})
        free.remove(kind)
        row = segments_of(table.track, run)
        if row is None:
            return Refusal("no_such_track", "1817 6.1-2", {"route": number + 1})
        trains.append(train(game, kind))
        rows.append((number, row))
    checked = routes.check_routes(table.track, company, trains, rules(game), rows)
    if isinstance(checked, int):
        return checked
    code, _, number = checked
    return Refusal(code, RULE, {"route": number + 1})


def revenue(game: Game1817, company: int, runs: tuple[Run, ...] | None) -> int:
    """What a run brings: the best one, or one that was checked."""
    if runs is None:
        return best(game, company).revenue
    found = earned(game, company, runs)
    assert isinstance(found, int)
    return found


def check(game: Game1817, company: int, runs: tuple[Run, ...]) -> Refusal | None:
    """Why a proposed run is not allowed; it must be as good as the best one (6.5-1)."""
    found = earned(game, company, runs)
    if isinstance(found, Refusal):
        return found
    if game.variants["must_run_maximum"]:
        most = best(game, company).revenue
        if found < most:
            return Refusal("not_the_best_run", "1817 6.5-1", {"revenue": found, "best": most})
    return None
