"""Bids for a company that is for sale, and which of the winner's companies buys it (7.2.4-3, 7.2.4-4)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Auction, Decision, Option, Range, Refusal
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import ChooseBuyer
from trunkline.titles.eighteen_seventeen.board import ACQUISITION, LIQUIDATION, NORMAL, company_name, setup
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import NotSold
from trunkline.titles.eighteen_seventeen.settlement import bank_buys, compensation, sell
from trunkline.titles.eighteen_seventeen.table import Table1817

NAMES = {LIQUIDATION: "liquidation", ACQUISITION: "acquisition", NORMAL: "friendly"}


def lowest(table: Table1817, company: int, zone: int) -> int:
    """The least a company may bid (7.2.4-3)."""
    spec = table.board.setup.sale_auction
    if zone != NORMAL:
        return spec.low
    value = table.market.price(company) * table.shares.size[company]
    return value + -value % spec.step


def most(table: Table1817, buyer: int, company: int, zone: int) -> int:
    """What a buyer could pay, with all loans it may take and the loans it must repay (digest #36)."""
    limit, step = table.size(buyer).loans, table.board.setup.sale_auction.step
    money = table.treasury[buyer]
    loans, left = table.loans[buyer], table.loans_left[0]
    if zone != LIQUIDATION:
        loans += table.loans[company]
        money += table.treasury[company] + compensation(table, company, zone)
    free = limit - loans
    if free > 0:
        free = min(free, left)
    money += free * table.board.loan.amount
    return money - money % step


def buyers(table: Table1817, seat: int, company: int, zone: int, price: int) -> list[int]:
    """Companies of a seat that could buy at this price (7.2.4-1)."""
    return [
        buyer
        for buyer in table.presided(seat)
        if buyer != company and table.normal(buyer) and most(table, buyer, company, zone) >= price
    ]


def affordable(table: Table1817, company: int, zone: int) -> bool:
    """Whether any company could pay the lowest bid."""
    low = lowest(table, company, zone)
    return any(buyers(table, seat, company, zone, low) for seat in table.active())


class SaleAuction(Auction[Table1817]):
    """Bids for a company, round the table from the left of its president, who is asked last (7.2.4-4)."""

    __slots__ = ("zone",)
    rule = "1817 7.2.4-4"
    increment = multiple = setup().sale_auction.step
    skip_poor = True

    def __init__(self, company: int, bidders: list[int], zone: int) -> None:
        super().__init__(company, bidders)
        self.zone = zone

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.lot), "sale": NAMES[self.zone], "price": self.high}

    def purse(self, game: Game1817) -> int:
        table = game.table
        sums = [most(table, buyer, self.lot, self.zone) for buyer in buyers(table, self.seat, self.lot, self.zone, 0)]
        return max(sums, default=0)

    def bids(self, game: Game1817) -> Range | None:
        table = game.table
        low = lowest(table, self.lot, self.zone) if self.leader is None else self.high + self.increment
        high = self.purse(game)
        if table.president(self.lot) == self.seat and game.variants["raise_by_president_of_sold_company"] != "any":
            high = min(high, low)
        return Range(low, high, self.multiple) if high >= low else None

    def won(self, game: Game1817, seat: int | None, price: int) -> None:
        company, zone = self.lot, self.zone
        if seat is None:
            if zone == LIQUIDATION:
                bank_buys(game, company)
            else:
                game.emit(NotSold(company_name(company)))
            return
        choice = buyers(game.table, seat, company, zone, price)
        if len(choice) == 1:
            sell(game, company, choice[0], price, zone)
        else:
            game.push(BuyerChoice(seat, company, price, zone))


class BuyerChoice(Decision[Table1817]):
    """The winner names the company that buys (7.2.4-4)."""

    __slots__ = ("company", "price", "zone")
    takes = (ChooseBuyer,)
    rule = "1817 7.2.4-4"

    def __init__(self, seat: int, company: int, price: int, zone: int) -> None:
        self.seat, self.company, self.price, self.zone = seat, company, price, zone

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "price": self.price}

    def choice(self, table: Table1817) -> list[int]:
        return buyers(table, self.seat, self.company, self.zone, self.price)

    def options(self, game: Game1817) -> Iterable[Option]:
        return [Option(ChooseBuyer(company_name(buyer))) for buyer in self.choice(game.table)]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if books.company_of(game.table, action.company) in self.choice(game.table):
            return None
        return Refusal("cannot_buy_company", self.rule, {"company": action.company, "price": self.price})

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        buyer = game.table.board.company_index[action.company]
        sell(game, self.company, buyer, self.price, self.zone)
