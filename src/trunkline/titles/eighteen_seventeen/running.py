"""The routes of a company's trains by the rules of 1817 (6.1-2, 6.5)."""

from trunkline.core import Refusal
from trunkline.rail.actions import Run
from trunkline.rail.routes import RouteRules, Routes, Train, best_routes, route_exists
from trunkline.titles.eighteen_seventeen.board import BRIDGE, MINE
from trunkline.titles.eighteen_seventeen.books import Game1817


def rules(game: Game1817) -> RouteRules:
    """Mines, bridges, values of the phase, and the switch of digest #23."""
    table = game.table
    board = table.board
    return RouteRules(
        level=table.now.level,
        hex_bonus=((MINE, board.bonus("mine_tokens")),),
        stop_bonus=((BRIDGE, board.bonus("bridge")),),
        junction_twice=bool(game.variants["junction_twice_in_one_leg"]),
    )


def trains(game: Game1817, company: int) -> list[Train]:
    """The trains of a company as the optimiser knows them (9.4: modern trains)."""
    table = game.table
    modern = table.board.modern if game.variants["modern_trains"] else {}
    stops = table.board.roster.stops
    return [Train(stops[kind], modern.get(kind, 0)) for kind in table.trains.owned[company]]


def can_run(game: Game1817, company: int) -> bool:
    """Whether any train could run: an own marker and one more stop on a route."""
    return route_exists(game.table.track, company, rules(game))


def best(game: Game1817, company: int, limit: float | None = None) -> Routes:
    """The best run of a company."""
    return best_routes(game.table.track, company, trains(game, company), rules(game), limit=limit)


def revenue(game: Game1817, company: int, runs: tuple[Run, ...] | None) -> int:
    """What a run earns: the best one, or one that was checked."""
    return best(game, company).revenue


def check(game: Game1817, company: int, runs: tuple[Run, ...]) -> Refusal | None:
    """Why a proposed run is not allowed."""
    return Refusal("routes_not_checked", "1817 6.5")
