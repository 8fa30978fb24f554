"""When a company decides about loans alone: repayment at the end of its turn (6.9), loans after growing or buying."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Pass, Refusal
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import RepayLoan, TakeLoan
from trunkline.titles.eighteen_seventeen.board import company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.table import Table1817


def repay_loans(game: Game1817, company: int) -> None:
    """The company may repay loans; afterwards it may take new ones."""
    step = Loans(game.table.president(company), company)
    game.push(step)
    step.unless_idle(game)


class Loans(Decision[Table1817]):
    """Any number of loans back, then new ones if wanted (6.9)."""

    __slots__ = ("borrowed", "company")
    takes = (RepayLoan, TakeLoan, Pass)
    rule = "1817 6.9"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company, self.borrowed = seat, company, False

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def may_repay(self, table: Table1817) -> bool:
        company = self.company
        return bool(not self.borrowed and table.loans[company] and table.treasury[company] >= table.board.loan.amount)

    def options(self, game: Game1817) -> Iterable[Option]:
        table, name = game.table, company_name(self.company)
        found = []
        if self.may_repay(table):
            found.append(Option(RepayLoan(name)))
        if table.can_borrow(self.company):
            found.append(Option(TakeLoan(name)))
        found.append(Option(Pass()))
        return found

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Pass:
            return None
        table, name = game.table, company_name(self.company)
        if action.company != name:
            return Refusal("other_company_operates", "1817 6", {"company": name})
        if kind is TakeLoan:
            return (
                None if table.can_borrow(self.company) else Refusal("no_loan_left", "1817 1.2.5-4", {"company": name})
            )
        if self.may_repay(table):
            return None
        return Refusal("cannot_repay", self.rule, {"company": name})

    def play(self, game: Game1817, action: Any) -> None:
        kind = type(action)
        if kind is Pass:
            game.finish(self)
            return
        if kind is TakeLoan:
            self.borrowed = True
            books.borrow(game, self.company)
        else:
            books.repay(game, self.company)
        self.unless_idle(game)

    def unless_idle(self, game: Game1817) -> None:
        if not self.may_repay(game.table) and not game.table.can_borrow(self.company):
            game.finish(self)


class NewLoans(Decision[Table1817]):
    """Loans after a conversion or merger, or to pay for a company (1.2.5-1)."""

    __slots__ = ("company",)
    takes = (TakeLoan, Pass)
    rule = "1817 1.2.5-1"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return (Option(TakeLoan(company_name(self.company))), Option(Pass()))

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is TakeLoan and action.company != company_name(self.company):
            return Refusal("other_company_now", self.rule, {"company": company_name(self.company)})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        if type(action) is TakeLoan:
            books.borrow(game, self.company)
            if game.table.can_borrow(self.company):
                return
        game.finish(self)
