"""Which companies come up for sale, and when: liquidations, acquisitions, friendly sales (7, 7.2)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Pass, Refusal
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import OfferForSale
from trunkline.titles.eighteen_seventeen.bidding import NAMES, SaleAuction, affordable
from trunkline.titles.eighteen_seventeen.board import LIQUIDATION, NORMAL, company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.crisis import Crises
from trunkline.titles.eighteen_seventeen.events import SaleOpened
from trunkline.titles.eighteen_seventeen.settlement import SaleOrder, seller
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

Place = tuple[int, int]  # of a token: rank of its cell, arrival in it


def place(table: Table1817, company: int) -> Place:
    """Where a company stands in the operating order (6.2)."""
    market = table.market
    return market.chart.rank[market.cell[company]], market.arrived[company]


def places(table: Table1817) -> list[Place]:
    """Those of all companies, by company."""
    return [place(table, company) for company in range(len(table.loans))]


class Sales(SaleOrder):
    """One company after the other, each kind of sale in reverse operating order (7, 7.2.4-1).

    `zones` are those of the start of the merger round, `places` set the order. `ready` is the company that comes up
    next, `done` has bits of those that came up.
    """

    __slots__ = ("done", "places", "ready", "zones")

    def __init__(self, zones: list[int], places: list[Place]) -> None:
        self.zones, self.places = zones, places
        self.done, self.ready = 0, NONE

    def advance(self, game: Game1817) -> None:
        self.prepare(game)
        if self.ready == NONE:
            game.finish(self)
        else:
            self.offer(game, self.ready)

    def over(self, game: Game1817, first: int) -> None:
        self.prepare(game)
        if any(money < 0 for money in game.table.cash):
            game.push(Crises(first))

    def prepare(self, game: Game1817) -> None:
        """As soon as one sale is over the next is made ready: money and loans of a company in liquidation are set
        aside."""
        if self.ready == NONE or not self.stands(game, self.ready):
            self.ready = self.next(game)
        if self.ready != NONE and game.table.liquidation(self.ready):
            set_aside(game.table, self.ready)

    def next(self, game: Game1817) -> int:
        """The company that comes up next; one that nobody could buy now is not offered."""
        table = game.table
        for company in sorted(table.companies(), key=lambda company: self.turn(table, company)):
            if self.done >> company & 1 or not self.stands(game, company):
                continue
            if not table.normal(company) or affordable(table, company, NORMAL):
                return company
            self.done |= 1 << company
        return NONE

    def turn(self, table: Table1817, company: int) -> tuple[int, int, int]:
        """Sorts: liquidations, the last arrived first (digest #7a), acquisitions, friendly sales."""
        if table.liquidation(company):
            return LIQUIDATION, 0, -table.market.arrived[company]
        rank, arrived = self.places[company]
        return table.zone(company), -rank, -arrived

    def stands(self, game: Game1817, company: int) -> bool:
        """Whether a company is still where it was: one that fell during the round waits (7, 7.2.4-1, digest #8)."""
        zone = game.table.zone(company)
        now = game.variants["company_entering_liquidation_during_merger_round"] == "auctioned_now"
        return zone == self.zones[company] or (zone == LIQUIDATION and now)

    def offer(self, game: Game1817, company: int) -> None:
        """A company comes up: a friendly sale only if its president wants it."""
        table = game.table
        self.ready = NONE
        self.done |= 1 << company
        if table.normal(company):
            game.push(FriendlySale(table.president(company), company))
        else:
            open_sale(game, company, table.zone(company))


class FriendlySale(Decision[Table1817]):
    """The president may announce the sale of his company (7.2.3)."""

    __slots__ = ("company",)
    takes = (OfferForSale, Pass)
    rule = "1817 7.2.3"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return (Option(OfferForSale(company_name(self.company))), Option(Pass()))

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is OfferForSale and action.company != company_name(self.company):
            return Refusal("other_company_now", self.rule, {"company": company_name(self.company)})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        if type(action) is OfferForSale:
            open_sale(game, self.company, NORMAL)


def open_sale(game: Game1817, company: int, zone: int) -> None:
    """Bidding goes round from the left of the seller, who is asked last (7.2.4-4)."""
    table = game.table
    game.emit(SaleOpened(books.name(game, company), NAMES[zone]))
    SaleAuction(company, table.clockwise((seller(table, company) + 1) % table.seats), zone).begin(game)


def set_aside(table: Table1817, company: int) -> None:
    """Cash and loans of a company in liquidation are not for sale (7.2.4-2)."""
    move(table.treasury, company, table.aside, 0, table.treasury[company])
    move(table.loans, company, table.aside_loans, 0, table.loans[company])
