"""Trains run and the company pays or keeps what they earn (1830 20.0, 8.2-4, 8.2-5)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from trunkline.core.option import Option
from trunkline.core.refusal import Fact, Refusal
from trunkline.rail.actions import KeepRevenue, PayDividend, RunTrains
from trunkline.rail.connectivity import reach
from trunkline.rail.events import DividendPaid, PriceMoved, RevenueKept, TrainsRan
from trunkline.rail.routes import Fault, RouteRules, Routes, Train, best_routes, check_routes, route_exists
from trunkline.rail.runs import segments_of
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty.laying import LastTile, extra_tile_options
from trunkline.titles.eighteen_thirty.sight import look, seen_track
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.turn_base import TurnState, TurnStep

if TYPE_CHECKING:
    from trunkline.core.game import Game


RUN = (Option(RunTrains(), free="routes"),)
PAY_OR_KEEP = (Option(PayDividend()), Option(KeepRevenue()))


def route_rules(game: "Game[Table1830]") -> RouteRules:
    """The value of red hexes and which of them are one destination (20.3-2, #25)."""
    board = game.table.board
    apart = game.variants["red_areas"] == "gulf_hexes_separate"
    return board.route_rules[apart][board.phases[game.table.phase].level]


def has_route(game: "Game[Table1830]", company: int) -> bool:
    """Whether a route exists on which a train could run (20.2, #28)."""
    track = seen_track(game.table, company)
    if len(reach(track, company).stops) > len(track.cities_of(company)):
        return True  # a stop without an own token is in reach: the way there begins with a route
    return route_exists(track, company, route_rules(game))


def best_run(game: "Game[Table1830]", company: int) -> Routes:
    """The most profitable run of a company's trains; worked out once for the same track, trains and values."""
    table = game.table
    rules, kinds = route_rules(game), tuple(table.trains.owned[company])
    key = ("best", company, kinds, rules)
    found: Routes | None = table.track.cache.get(key)
    if found is None:
        stops = table.board.roster.stops
        found = best_routes(table.track, company, [Train(stops[kind] or None) for kind in kinds], rules)
        table.track.cache[key] = found
    return found


def begin_running(game: "Game[Table1830]", turn: TurnState) -> None:
    """A company with trains and a route runs them; one without may still have to be asked for an extra tile."""
    look(game, turn.company)
    if game.table.trains.owned[turn.company] and has_route(game, turn.company):
        game.push(Running(game, turn.company))
    elif game.variants["cs_extra_tile_when"] == "before_running_trains" and extra_tile_options(game, turn):
        game.push(LastTile(game, turn.company))


class Running(TurnStep):
    """Run the trains; the best routes are found without help (17.0-3, 20.3-1)."""

    __slots__ = ()
    takes = (RunTrains,)
    rule = "1830 20.3-1"

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        return RUN

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        if action.routes is None:
            return None
        earned = revenue_of(game, self.company, action)
        if isinstance(earned, Refusal):
            return earned
        if game.variants["must_run_maximum"]:
            best = best_run(game, self.company).revenue
            if earned < best:
                return Refusal("not_the_best_run", "1830 20.3-1", {"revenue": earned, "best": best})
        return None

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        if action.routes is None:
            earned = best_run(game, self.company).revenue
        else:
            earned = revenue_of(game, self.company, action)  # type: ignore[assignment]
        turn = self.turn(game)
        game.finish(self)
        turn.earned = earned
        game.emit(TrainsRan(game.table.id_of(self.company), earned))


def revenue_of(game: "Game[Table1830]", company: int, action: RunTrains) -> int | Refusal:
    """What proposed routes earn, or why they cannot be run."""
    table = game.table
    roster, owned = table.board.roster, table.trains.owned[company]
    trains = [Train(roster.stops[kind] or None) for kind in owned]
    free = list(range(len(owned)))
    rows = []
    for number, run in enumerate(action.routes or (), 1):
        place = next((at for at in free if roster.ids[owned[at]] == run.train), NONE)
        if place == NONE:
            return Refusal("no_such_train", "1830 20.1-6", {"train": run.train})
        free.remove(place)
        row = segments_of(table.track, run)
        if row is None:
            return Refusal("no_such_track", "1830 20.1-1", {"route": number})
        rows.append((place, row))
    checked = check_routes(table.track, company, trains, route_rules(game), rows)
    if isinstance(checked, Fault):
        return Refusal(checked.code, checked.rule, {"route": checked.route + 1})
    return checked


def begin_dividend(game: "Game[Table1830]", turn: TurnState) -> None:
    """Without revenue nothing is paid and the price falls (8.2-5)."""
    if turn.earned:
        game.push(PayOrKeep(game, turn.company, turn.earned))
    else:
        _has_operated(game.table, turn.company, 0)
        _fall(game, turn.company)


class PayOrKeep(TurnStep):
    """Pay a dividend or keep the revenue (17.0-4, 20.3-3)."""

    __slots__ = ("revenue",)
    takes = (PayDividend, KeepRevenue)
    rule = "1830 17.0-4"

    def __init__(self, game: "Game[Table1830]", company: int, revenue: int) -> None:
        super().__init__(game, company)
        self.revenue = revenue

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "revenue": self.revenue}

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        return PAY_OR_KEEP

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        return None

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        game.finish(self)
        _has_operated(game.table, self.company, self.revenue)
        if type(action) is PayDividend:
            pay_dividend(game, self.company, self.revenue)
        else:
            table = game.table
            table.from_bank(game, table.treasury, self.company, self.revenue)
            game.emit(RevenueKept(table.id_of(self.company), self.revenue))
            _fall(game, self.company)


def pay_dividend(game: "Game[Table1830]", company: int, revenue: int) -> None:
    """A tenth per share to the players; the pool's part goes to the company, the offering's stays (20.3-3)."""
    table = game.table
    shares = table.shares
    each = revenue // shares.size[company]
    game.emit(DividendPaid(table.id_of(company), each))
    for seat in range(table.seats):
        held = shares.held[seat][company]
        if held:
            table.from_bank(game, table.cash, seat, held * each)
    pooled = shares.held[shares.pool][company]
    if pooled:
        table.from_bank(game, table.treasury, company, pooled * each)
    if table.market.right(company):
        game.emit(PriceMoved(table.id_of(company), table.market.price(company)))


def _has_operated(table: Table1830, company: int, revenue: int) -> None:
    table.operated[company] += 1
    table.revenue[company] = revenue


def _fall(game: "Game[Table1830]", company: int) -> None:
    """No dividend, for whatever reason (8.2-5)."""
    table = game.table
    if table.market.left(company):
        game.emit(PriceMoved(table.id_of(company), table.market.price(company)))
