"""The operating round (6): companies in order, each with the steps of its turn."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Option, Procedure, Refusal
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import books, dividends, endgame, loans, railway, track_step
from trunkline.titles.eighteen_seventeen.actions import PlaceBridge, TakeLoan
from trunkline.titles.eighteen_seventeen.board import BRIDGE, company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.crisis import Crises
from trunkline.titles.eighteen_seventeen.events import (
    BridgePlaced,
    InterestMissed,
    InterestPaid,
    MailPaid,
    OperatingRoundBegan,
)
from trunkline.titles.eighteen_seventeen.table import COMPANY, NONE, Table1817

BEGIN, NEXT, EXPORT, END = range(4)
TRACK, MARKER, RUN, TRAINS, INTEREST, REPAY, CHECK, OVER = range(8)


class OperatingRound(Procedure[Table1817]):
    """Interest is fixed, mail pays, every company outside liquidation operates once, a train is exported."""

    __slots__ = ("number", "operated", "stage")

    def __init__(self, number: int) -> None:
        self.number, self.stage, self.operated = number, BEGIN, 0

    def facts(self) -> dict[str, Fact]:
        return {"number": self.number}

    def advance(self, game: Game1817) -> None:
        table = game.table
        if self.stage == BEGIN:
            self.stage = NEXT
            self.begin(game)
        for company in table.order() if self.stage == NEXT else ():
            if not self.operated >> company & 1:
                self.operated |= 1 << company
                game.push(CompanyTurn(company))
                return
        if self.stage == NEXT:
            self.stage = END
            railway.export(game)
        else:
            game.finish(self)

    def begin(self, game: Game1817) -> None:
        """Interest by the loans that are out (1.2.5-3); mail contracts pay (1.2.6-6)."""
        table = game.table
        table.rates += 1
        endgame.count_round(table)
        table.interest = interest(table)
        game.emit(OperatingRoundBegan(self.number, table.interest))
        for private, item in enumerate(table.board.privates):
            company = table.owner[private] - COMPANY
            if item.power == "income_each_operating_round" and company >= 0 and table.trains.owned[company]:
                table.earn(company, item.amount)
                game.emit(MailPaid(books.name(game, company), item.amount))


def interest(table: Table1817) -> int:
    """The rate per loan: so much for every started row of loans (1.2.5-3)."""
    loan = table.board.loan
    rows = -(-(loan.count - table.loans_left[0]) // loan.row)
    return min(loan.interest_high, max(loan.interest_low, rows * loan.interest_step))


class CompanyTurn(Procedure[Table1817]):
    """One company's turn. Loans until the interest is paid, and bridge tokens, are possible at any time in it."""

    __slots__ = ("company", "stage")
    aside = (TakeLoan, PlaceBridge)

    def __init__(self, company: int) -> None:
        self.company, self.stage = company, TRACK

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def advance(self, game: Game1817) -> None:
        table, company = game.table, self.company
        while True:
            stage = self.stage
            self.stage += 1
            if stage == OVER or not table.shares.size[company] or table.liquidation(company):
                game.finish(self)
                return
            if stage == INTEREST:
                pay_interest(game, company)
            elif stage == CHECK:
                if not table.trains.owned[company]:
                    books.liquidate(game, company)  # 6.10
            else:
                STAGES[stage](game, company)
            if game.stack[-1] is not self:
                return

    # -- at any time in the turn

    def aside_options(self, game: Game1817, seat: int) -> Iterable[Option]:
        table, company = game.table, self.company
        if not self.acting(game, seat):
            return ()
        found = []
        if self.may_borrow(game) and table.can_borrow(company):
            found.append(Option(TakeLoan(company_name(company))))
        for private, hexes in bridges(table, company):
            coords = table.board.layout.hexes.coords
            name = table.board.private_ids[private]
            found += [Option(PlaceBridge(coords[number], name)) for number in hexes]
        return found

    def acting(self, game: Game1817, seat: int) -> bool:
        """Whether the president decides about a step of this turn, not a crisis or a discard in between."""
        return game.stack[-2] is self and game.seat == seat and game.table.shares.president[self.company] == seat

    def may_borrow(self, game: Game1817) -> bool:
        """Not between the interest and the repayments; afterwards the step of 6.9 takes loans itself (6.1-1)."""
        return self.stage <= INTEREST

    def aside_refusal(self, game: Game1817, seat: int, action: Any) -> Refusal | None:
        table, company = game.table, self.company
        if not self.acting(game, seat):
            return Refusal("not_president", "1817 6", {"company": company_name(company)})
        if type(action) is TakeLoan:
            if books.company_of(table, action.company) != company:
                return Refusal("other_company_operates", "1817 6", {"company": company_name(company)})
            if not self.may_borrow(game):
                return Refusal("loans_not_now", "1817 6.1-1", {"company": company_name(company)})
            if not table.can_borrow(company):
                return Refusal("no_loan_left", "1817 1.2.5-4", {"company": company_name(company)})
            return None
        number = table.board.layout.hexes.index.get(action.hex, NONE)
        for private, hexes in bridges(table, company):
            if table.board.private_ids[private] == action.private and number in hexes:
                return None
        return Refusal("no_bridge_there", "1817 1.2.6-3", {"hex": action.hex, "private": action.private})

    def aside_play(self, game: Game1817, seat: int, action: Any) -> None:
        if type(action) is TakeLoan:
            books.borrow(game, self.company)
            return
        place_bridge(game, self.company, action)


STAGES = {
    TRACK: track_step.lay_track,
    MARKER: track_step.place_marker,
    RUN: dividends.run_trains,
    TRAINS: railway.buy_trains,
    REPAY: loans.repay_loans,
}


def bridges(table: Table1817, company: int) -> list[tuple[int, list[int]]]:
    """Bridge privates of a company with tokens left, and the hexes open to them (1.2.6-3)."""
    owner = COMPANY + company
    if owner not in table.owner:
        return []
    return [
        (private, [number for number in table.board.bridge_hexes if number not in table.bridges])
        for private in table.privates_of(owner)
        if table.board.privates[private].power == "bridge" and table.uses[private]
    ]


def place_bridge(game: Game1817, company: int, action: PlaceBridge) -> None:
    """A bridge token makes the city worth more for everybody."""
    table = game.table
    number = table.board.layout.hexes.index[action.hex]
    table.uses[table.board.private_index[action.private]] -= 1
    table.bridges.append(number)
    table.track.mark(number, BRIDGE)
    game.emit(BridgePlaced(company_name(company), action.hex))


def pay_interest(game: Game1817, company: int) -> None:
    """The company pays, with more loans if it must; else its president does and it falls into liquidation (6.8)."""
    table = game.table
    rate = table.interest
    while table.treasury[company] < rate * table.loans[company] and table.can_borrow(company):
        books.borrow(game, company)
    due = rate * table.loans[company]
    if not due:
        return
    if table.treasury[company] >= due:
        table.spend(company, due)
        game.emit(InterestPaid(company_name(company), due))
        return
    seat = table.president(company)
    books.liquidate(game, company)
    short = due - table.treasury[company]
    table.spend(company, table.treasury[company])
    table.pay_bank(seat, short, owing=True)
    game.emit(InterestMissed(company_name(company), seat, short))
    if table.cash[seat] < 0:
        game.push(Crises(seat, company, due))
