"""Running trains and paying for them (6.5, 6.6)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Refusal
from trunkline.core.refusal import Fact
from trunkline.rail.actions import KeepRevenue, PayDividend, RunTrains
from trunkline.rail.events import DividendPaid, RevenueKept, TrainsRan
from trunkline.titles.eighteen_seventeen import books, running
from trunkline.titles.eighteen_seventeen.actions import PayHalf
from trunkline.titles.eighteen_seventeen.board import ACQUISITION, company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.crisis import Crises
from trunkline.titles.eighteen_seventeen.events import HalfPaid, ShortsPaid
from trunkline.titles.eighteen_seventeen.railway import scrap_obsolete
from trunkline.titles.eighteen_seventeen.table import Table1817

RULE = "1817 6.6"


def run_trains(game: Game1817, company: int) -> None:
    """The company runs its trains; without a run it earns nothing and its price falls."""
    table = game.table
    if table.trains.owned[company] and running.can_run(game, company):
        game.push(RunStep(table.president(company), company))
    else:
        settle_run(game, company, 0)


def settle_run(game: Game1817, company: int, revenue: int) -> None:
    """The dividend, or none; with it the run is over and obsolete trains are scrapped (2)."""
    table = game.table
    if revenue:
        game.emit(TrainsRan(company_name(company), revenue))
        game.push(Dividend(table.president(company), company, revenue))
    else:
        keep(game, company, 0)


class RunStep(Decision[Table1817]):
    """All trains run so that the company earns as much as possible (6.5-1)."""

    __slots__ = ("company",)
    takes = (RunTrains,)
    rule = "1817 6.5"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return (Option(RunTrains(), free="routes"),)

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        return None if action.routes is None else running.check(game, self.company, action.routes)

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        settle_run(game, self.company, running.revenue(game, self.company, action.routes))


class Dividend(Decision[Table1817]):
    """Full, half or nothing (6.6-1)."""

    __slots__ = ("company", "revenue")
    takes = (PayDividend, PayHalf, KeepRevenue)
    rule = RULE

    def __init__(self, seat: int, company: int, revenue: int) -> None:
        self.seat, self.company, self.revenue = seat, company, revenue

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "revenue": self.revenue}

    def options(self, game: Game1817) -> Iterable[Option]:
        return DIVIDENDS

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        return None

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        kind = type(action)
        if kind is KeepRevenue:
            keep(game, self.company, self.revenue)
        elif kind is PayDividend:
            pay(game, self.company, self.revenue, self.revenue)
        else:
            pay(game, self.company, self.revenue, half(game.table, self.company, self.revenue))


DIVIDENDS = (Option(PayDividend()), Option(PayHalf()), Option(KeepRevenue()))


def half(table: Table1817, company: int, revenue: int) -> int:
    """The shareholders' half: exact, but in a 10-share company rounded up to what ten shares can share (6.6-2)."""
    size, step = table.shares.size[company], table.board.setup.half_pay_step
    paid = revenue // 2
    return paid if size < step else -(-paid // step) * step


def keep(game: Game1817, company: int, revenue: int) -> None:
    """Everything into the treasury: the token goes left (6.6-3)."""
    table = game.table
    table.revenue[company] = revenue
    table.earn(company, revenue)
    game.emit(RevenueKept(company_name(company), revenue))
    if table.market.left(company):
        books.moved(game, company)
    scrap_obsolete(game, company)


def pay(game: Game1817, company: int, revenue: int, paid: int) -> None:
    """Shareholders get theirs, shorts pay theirs, the token moves; then whoever owes money is in a crisis."""
    table, shares = game.table, game.table.shares
    size, kept = shares.size[company], revenue - paid
    table.revenue[company] = revenue
    table.earn(company, kept + paid * shares.held[shares.unsold][company] // size)
    for seat in range(table.seats):
        held = shares.held[seat][company]
        if held:
            table.from_bank(seat, paid * held // size)
    owing = False
    for seat in range(table.seats):
        short = shares.short[seat][company]
        if short:
            amount = paid * short // size
            table.pay_bank(seat, amount, owing=True)
            game.emit(ShortsPaid(seat, company_name(company), amount))
            owing = owing or table.cash[seat] < 0
    name = company_name(company)
    game.emit(HalfPaid(name, paid // size, kept) if kept else DividendPaid(name, paid // size))
    move_price(game, company, paid)
    scrap_obsolete(game, company)
    if owing:
        game.push(Crises(table.president(company)))


def move_price(game: Game1817, company: int, paid: int) -> None:
    """Right once when the shareholders got the price of a share, twice when twice as much (6.6-3)."""
    table, market = game.table, game.table.market
    cell = market.cell[company]
    price = table.board.dividend_price if table.board.zone[cell] == ACQUISITION else table.board.chart.prices[cell]
    steps = min(2, paid // price)
    if not paid:
        moved = market.left(company)
    else:
        moved = steps > 0 and market.right(company, steps)
    if moved:
        books.moved(game, company)
