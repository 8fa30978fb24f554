"""A player who owes more than he has (7.4), and shorts that the bank holds."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Outcome, Procedure, Range, Refusal, rank
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.rail.actions import SellShares
from trunkline.rail.events import WentBankrupt
from trunkline.rail.shares import PRESIDENT
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import DeclareBankruptcy
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import BankClosedShorts
from trunkline.titles.eighteen_seventeen.table import LEFT, NONE, Table1817

RULE = "1817 7.4"


class Crises(Procedure[Table1817]):
    """One crisis after the other, clockwise from a seat, until nobody owes money (digest #28).

    `company`, `due`: the company whose interest is the cause, and that interest: if its president goes bankrupt, it
    stays unpaid and his money lies on the charter (7.4-3).
    """

    __slots__ = ("company", "due", "first")

    def __init__(self, first: int, company: int = NONE, due: int = 0) -> None:
        self.first, self.company, self.due = first, company, due

    def advance(self, game: Game1817) -> None:
        table = game.table
        for seat in table.clockwise(self.first):
            if table.cash[seat] < 0:
                game.push(RaiseCash(seat, self.company, self.due))
                return
        game.finish(self)


class RaiseCash(Decision[Table1817]):
    """The seat sells one share at a time until it owes nothing (7.4-2)."""

    __slots__ = ("company", "due")
    takes = (SellShares, DeclareBankruptcy)
    rule = RULE

    def __init__(self, seat: int, company: int, due: int) -> None:
        self.seat, self.company, self.due = seat, company, due

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def saleable(self, game: Game1817) -> list[int]:
        return [company for company in game.table.companies() if may_sell_one(game.table, self.seat, company)]

    def options(self, game: Game1817) -> Iterable[Option]:
        ids = game.table.board.company_ids
        found = [Option(SellShares(ids[company], 1), Range(1, 1)) for company in self.saleable(game)]
        if self.lost(game):
            found.append(Option(DeclareBankruptcy()))
        return found

    def lost(self, game: Game1817) -> bool:
        """Nothing is left to sell; or, with the switch, selling all of it would not do."""
        saleable = self.saleable(game)
        if not saleable or not game.variants["bankruptcy_before_selling_all"]:
            return not saleable
        table = game.table
        value = sum(most_to_sell(table, self.seat, c) * table.market.price(c) for c in saleable)
        return value + table.cash[self.seat] < 0

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is DeclareBankruptcy:
            return None if self.lost(game) else Refusal("still_shares_to_sell", "1817 7.4-2")
        company = books.company_of(game.table, action.company)
        if company == NONE or not may_sell_one(game.table, self.seat, company):
            return Refusal("not_saleable_now", "1817 7.4-2", {"company": action.company})
        return None if action.amount == 1 else Refusal("one_at_a_time", "1817 7.4-2")

    def play(self, game: Game1817, action: Any) -> None:
        table, seat = game.table, self.seat
        if type(action) is DeclareBankruptcy:
            game.finish(self)
            bankrupt(game, seat, self.company, self.due)
            return
        books.sell(game, seat, table.board.company_index[action.company], 1)
        if table.cash[seat] >= 0:
            game.finish(self)


def may_sell_one(table: Table1817, seat: int, company: int) -> bool:
    """Whether a share can go without the president's certificate changing hands (7.4-2, 5.2)."""
    if not books.sellable(table, seat, company):
        return False
    return most_to_sell(table, seat, company) > 0


def most_to_sell(table: Table1817, seat: int, company: int) -> int:
    """How many shares can go one after the other without the president's certificate."""
    shares = table.shares
    held = shares.held[seat][company]
    if shares.president[company] != seat:
        return held
    others = max((row[company] for other, row in enumerate(shares.held[: table.seats]) if other != seat), default=0)
    return held - max(PRESIDENT, others)


def bankrupt(game: Game1817, seat: int, company: int = NONE, due: int = 0) -> None:
    """A seat leaves the game; its papers go to the pool, its companies to liquidation (7.4-3)."""
    table, shares = game.table, game.table.shares
    table.out[seat] = True
    game.emit(WentBankrupt(seat))
    led = table.presided(seat)
    for owned in table.companies():
        held, short = shares.held[seat][owned], shares.short[seat][owned]
        shares.give(owned, seat, shares.pool, held)
        move(shares.short[seat], owned, shares.short[shares.pool], owned, short)
        books.close_pool(game, owned)
    for private in table.privates_of(seat):
        table.owner[private] = LEFT - seat
    for mine in led:
        shares.president[mine] = shares.pool
        table.ruined[mine] = seat
    leave_money(game, seat, company, due)
    for mine in table.market.order(led):
        books.liquidate(game, mine)
    end_if_alone(game)


def leave_money(game: Game1817, seat: int, company: int, due: int) -> None:
    """What the seat has goes onto the charter of the company whose interest it could not pay, else to the bank."""
    table = game.table
    if company != NONE and game.variants["interest_of_bankrupt_president"] == "unpaid":
        table.from_bank(seat, due)  # the interest stays unpaid
        move(table.cash, seat, table.treasury, company, max(0, table.cash[seat]))
    if table.cash[seat] < 0:
        table.from_bank(seat, -table.cash[seat])  # nobody pays the rest


def end_if_alone(game: Game1817) -> None:
    """All but one are bankrupt: the last one wins (8); with the switch, when somebody would have to decide again."""
    table = game.table
    if len(table.active()) > 1:
        return
    if game.variants["one_left_ends_game"] == "at_next_decision":
        while len(game.stack) > 1 and not game.stack[-1].decides:  # not beyond the end of a round
            game.stack[-1].advance(game)  # type: ignore[attr-defined]
    if game.ended is None:
        scores = [0 if out else 1 for out in table.out]
        game.end(Outcome(rank(scores), tuple(game.title.worth(game)), "one_left"))


def bank_closes_shorts(game: Game1817) -> None:
    """At the start of a stock round the bank buys treasury shares against shorts in the pool (7.4-5, digest #41)."""
    table, shares = game.table, game.table.shares
    for company in table.companies():
        count = min(shares.short[shares.pool][company], shares.held[shares.unsold][company])
        if count and table.normal(company):
            price = count * table.market.price(company)
            table.earn(company, price)
            shares.give(company, shares.unsold, shares.pool, count)
            shares.close_shorts(company, shares.pool)
            game.emit(BankClosedShorts(books.name(game, company), count, price))
