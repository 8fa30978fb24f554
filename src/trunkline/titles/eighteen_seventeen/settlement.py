"""What happens when a company has been sold: contents, payment, loans, holders (7.2.4-5 to 7.2.4-10)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Pass, Procedure, Refusal
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import books, railway, takeover
from trunkline.titles.eighteen_seventeen.actions import RepayLoan
from trunkline.titles.eighteen_seventeen.board import LIQUIDATION, NORMAL, company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import CompanySold, HoldersSettled, LoansSettled
from trunkline.titles.eighteen_seventeen.loans import NewLoans
from trunkline.titles.eighteen_seventeen.table import COMPANY, GONE, NONE, Table1817


class SaleOrder(Procedure[Table1817]):
    """What brings companies up for sale; it hears at once when a sale is over."""

    __slots__ = ()

    def over(self, game: Game1817, first: int) -> None:
        """A company is sold and settled; `first` is asked first if somebody owes money now."""
        raise NotImplementedError


def seller(table: Table1817, company: int) -> int:
    """The president, or whose bankruptcy left the company without one (7.4-4)."""
    seat = table.president(company)
    return table.ruined[company] if seat == NONE else seat


def compensation(table: Table1817, company: int, zone: int) -> int:
    """What the bank pays for the treasury shares of a company in a friendly sale (7.2.4-6)."""
    if zone != NORMAL:
        return 0
    return table.market.price(company) * table.shares.held[table.shares.unsold][company]


def sell(game: Game1817, company: int, buyer: int, price: int, zone: int) -> None:
    """Steps 6 and 7: contents, payment, loans; the rest when the loans are settled."""
    table = game.table
    game.emit(CompanySold(company_name(company), company_name(buyer), price))
    table.earn(company, compensation(table, company, zone))
    takeover.take_contents(table, buyer, company)
    taken = 0
    if zone != LIQUIDATION:
        taken = takeover.money_and_loans(table, buyer, company)
    while table.treasury[buyer] < price and table.can_borrow(buyer):
        books.borrow(game, buyer)
    if zone == LIQUIDATION:
        move(table.treasury, buyer, table.aside, 0, price)
    else:
        table.spend(buyer, price)
    while table.loans[buyer] > table.size(buyer).loans and taken:
        taken -= 1
        repay_taken(game, buyer)
    settlement = Settlement(company, buyer, price, zone, taken)
    if settlement.choices(game):
        game.push(settlement)
        game.push(railway.Surplus())
    else:
        game.push(railway.Surplus())
        settlement.complete(game)
    takeover.settle_markers(game, buyer, company)


def repay_taken(game: Game1817, buyer: int) -> None:
    """A loan that was taken over is repaid; the token does not move (7.2.4-7)."""
    table = game.table
    table.spend(buyer, table.board.loan.amount)
    table.return_loans(buyer, 1)


BORROW, REPAY, KEPT = range(3)


class Settlement(Procedure[Table1817]):
    """New loans, taken-over loans, then the holders (7.2.4-7 to 7.2.4-10)."""

    __slots__ = ("buyer", "company", "price", "stage", "taken", "zone")

    def __init__(self, company: int, buyer: int, price: int, zone: int, taken: int) -> None:
        self.company, self.buyer, self.price, self.zone, self.taken = company, buyer, price, zone, taken
        self.stage = BORROW

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "buyer_company": company_name(self.buyer)}

    def choices(self, game: Game1817) -> bool:
        """Whether the buyer's president has anything to say about loans."""
        return game.table.can_borrow(self.buyer) or self.may_repay(game.table)

    def may_repay(self, table: Table1817) -> bool:
        return self.taken > 0 and table.treasury[self.buyer] >= table.board.loan.amount

    def advance(self, game: Game1817) -> None:
        table, buyer = game.table, self.buyer
        if self.stage == BORROW:
            self.stage = REPAY
            if table.can_borrow(buyer):
                game.push(NewLoans(table.president(buyer), buyer))
                return
        if self.stage == REPAY:
            self.stage = KEPT
            if self.may_repay(table):
                game.push(TakenLoans(table.president(buyer), buyer))
                return
        game.finish(self)
        self.complete(game)

    def complete(self, game: Game1817) -> None:
        """Every loan kept moves the token left; then the holders are paid."""
        if self.taken and game.table.market.left(self.buyer, self.taken):
            books.moved(game, self.buyer)
        settle(game, self.company, self.price, self.zone)


class TakenLoans(Decision[Table1817]):
    """Taken-over loans may be repaid; each one kept moves the token left (7.2.4-7)."""

    __slots__ = ("company",)
    takes = (RepayLoan, Pass)
    rule = "1817 7.2.4-7"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return (Option(RepayLoan(company_name(self.company))), Option(Pass()))

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is RepayLoan and action.company != company_name(self.company):
            return Refusal("other_company_now", self.rule, {"company": company_name(self.company)})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        table = game.table
        settlement = game.stack[-2]
        assert isinstance(settlement, Settlement)
        if type(action) is RepayLoan:
            settlement.taken -= 1
            repay_taken(game, self.company)
            if settlement.may_repay(table):
                return
        game.finish(self)


def bank_buys(game: Game1817, company: int) -> None:
    """Nobody bid for a company in liquidation: its things leave the game (7.2.4-5, digest #38)."""
    table = game.table
    game.emit(CompanySold(company_name(company), None, 0))
    table.trains.owned[company] = []
    for private in table.privates_of(COMPANY + company):
        table.owner[private] = GONE
    for city in table.track.cities_of(company):
        table.track.remove(company, city)
    table.charter[company] = 0
    table.box[company] = table.board.markers.most
    settle(game, company, 0, LIQUIDATION)


def settle(game: Game1817, company: int, price: int, zone: int) -> None:
    """Loans of a liquidated company, then shares and shorts; the company goes back to the box (7.2.4-8 to -10)."""
    table, shares = game.table, game.table.shares
    first = seller(table, company)
    size = shares.size[company]
    if zone == LIQUIDATION:
        price = settle_loans(game, company, table.president(company))
    per_share = price // size
    game.emit(HoldersSettled(company_name(company), per_share))
    for seat in table.active():
        table.from_bank(seat, per_share * shares.held[seat][company])
        table.pay_bank(seat, per_share * shares.short[seat][company], owing=True)
    takeover.forget(table, company)
    next(step for step in game.stack if isinstance(step, SaleOrder)).over(game, first)


def settle_loans(game: Game1817, company: int, president: int) -> int:
    """All loans are repaid from the money set aside; what is missing comes from the president, or the bank (7.4-4)."""
    table = game.table
    loans = table.aside_loans[0]
    owed, have = loans * table.board.loan.amount, table.aside[0]
    missing = max(0, owed - have)
    move(table.aside, 0, table.bank, 0, have)
    if president != NONE:
        table.pay_bank(president, missing, owing=True)
    move(table.aside_loans, 0, table.loans_left, 0, loans)
    game.emit(LoansSettled(company_name(company), loans, missing))
    return max(0, have - owed)
