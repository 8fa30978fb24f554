"""Years, action phases, dividends and the end (rules T, D and E)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Outcome, Procedure, Refusal, move, rank
from trunkline.titles.american_rails.actions import MoveTrain
from trunkline.titles.american_rails.events import (
    DividendPaid,
    DividendReceived,
    EndReached,
    PhaseBegun,
    TrainMoved,
    YearBegun,
)
from trunkline.titles.american_rails.income import Rails
from trunkline.titles.american_rails.spaces import begin_action
from trunkline.titles.american_rails.table import RailsTable


class Year(Procedure[RailsTable]):
    """T1: three action phases, then dividends; `column` is the phase that comes next."""

    __slots__ = ("column", "year")

    def __init__(self, year: int, column: int = 0) -> None:
        self.year, self.column = year, column

    def copy(self) -> "Year":
        return Year(self.year, self.column)

    def facts(self) -> dict[str, Any]:
        return {"year": self.year}

    def advance(self, game: Rails) -> None:
        table = game.table
        if self.column == 0:
            game.emit(YearBegun(self.year))
        if self.column < table.board.setup.columns:
            order = next_order(table, self.column - 1) if self.column else table.order
            game.push(ActionPhase(self.column, tuple(order)))
            game.emit(PhaseBegun(self.column + 1))
            self.column += 1
            return
        pay_dividends(game)
        reason = end_reason(table)
        if reason:
            game.emit(EndReached(reason))
            worth = tuple(table.cash)
            game.end(Outcome(ranks=rank(worth), worth=worth, reason=reason))  # E2
            return
        table.order = next_order(table, self.column - 1)  # D4
        table.trains = [-1] * len(table.trains)
        years = table.board.setup.years
        table.year = self.year = years[years.index(self.year) + 1]
        self.column = 0


def next_order(table: RailsTable, column: int) -> list[int]:
    """T3: the seats whose trains stand in a column, topmost first."""
    spaces = len(table.board.spaces)
    return [seat for seat in table.trains[column * spaces : (column + 1) * spaces] if seat >= 0]


def pay_dividends(game: Rails) -> None:
    """D1, D2: the bank pays each held share its part of the company's income, rounded up."""
    table = game.table
    got, companies = [0] * len(table.cash), len(table.treasury)
    for company in table.playing:
        income, sold = table.income[company], table.sold(company)
        if not sold or not income:
            continue
        each = -(-income // sold)
        game.emit(DividendPaid(table.board.companies[company].id, income, sold, each))
        for seat in range(len(got)):
            got[seat] += each * table.held[seat * companies + company]
    for seat, amount in enumerate(got):
        if amount:
            move(table.bank, 0, table.cash, seat, amount, owing=True)
            game.emit(DividendReceived(seat, amount))


def end_reason(table: RailsTable) -> str | None:
    """E1: why the game ends after this year's dividends, if it does."""
    setup = table.board.setup
    if table.year == setup.years[-1]:
        return "last_year"
    if not any(table.unsold[company] for company in table.playing):
        return "shares_gone"
    low = sum(table.supply[company] <= setup.low_supply for company in table.playing)
    low += table.stock[0] <= setup.low_supply
    return "low_supplies" if low >= setup.low_supplies[len(table.cash)] else None


class ActionPhase(Procedure[RailsTable]):
    """T2 to T5: every seat in `order` moves its train to this column and acts; `turn` counts them."""

    __slots__ = ("column", "order", "turn")

    def __init__(self, column: int, order: tuple[int, ...], turn: int = 0) -> None:
        self.column, self.order, self.turn = column, order, turn

    def copy(self) -> "ActionPhase":
        return ActionPhase(self.column, self.order, self.turn)

    def facts(self) -> dict[str, Any]:
        return {"column": self.column + 1}

    def advance(self, game: Rails) -> None:
        if self.turn == len(self.order):
            game.finish(self)
            return
        game.push(ChooseSpace(self.order[self.turn], self.column))
        self.turn += 1


class ChooseSpace(Decision[RailsTable]):
    """T4: move the train to an empty space of the column."""

    __slots__ = ("column",)
    takes = (MoveTrain,)
    rule = "AR T4"

    def __init__(self, seat: int, column: int) -> None:
        self.seat, self.column = seat, column

    def copy(self) -> "ChooseSpace":
        return ChooseSpace(self.seat, self.column)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def options(self, game: Rails) -> Iterable[Option]:
        table = game.table
        ready = table.board.train
        first = self.column * len(ready)
        trains = table.trains
        return [option for at, option in enumerate(ready, first) if trains[at] < 0]

    def refusal(self, game: Rails, action: MoveTrain) -> Refusal | None:
        table = game.table
        space = table.board.space_index.get(action.space, -1)
        if space < 0:
            return Refusal("unknown_space", self.rule, {"space": action.space})
        there = table.trains[self.column * len(table.board.spaces) + space]
        if there >= 0:
            return Refusal("space_taken", self.rule, {"space": action.space, "there_seat": there})
        return None

    def play(self, game: Rails, action: MoveTrain) -> None:
        table = game.table
        space = table.board.space_index[action.space]
        table.trains[self.column * len(table.board.spaces) + space] = self.seat
        game.emit(TrainMoved(self.seat, action.space))
        game.finish(self)
        begin_action(game, self.seat, space)

    def disabled(self, game: Rails) -> Iterable[tuple[MoveTrain, Refusal]]:
        for space in game.table.board.spaces:
            action = MoveTrain(space.id)
            refusal = self.refusal(game, action)
            if refusal:
                yield action, refusal
