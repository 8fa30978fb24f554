"""The deal round after an action (rules 10, Q3, Q7, Q8)."""

from typing import Any

from trunkline.core import Decision, Game, Option, Pass, Refusal
from trunkline.core.refusal import Fact
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.board import Deal
from trunkline.titles.railroad_revolution.deal_tile import turn_deal_tile
from trunkline.titles.railroad_revolution.effects import PASS, UNFINISHABLE, begin
from trunkline.titles.railroad_revolution.events import DealDone
from trunkline.titles.railroad_revolution.finish import quick, safe_after, search_deals
from trunkline.titles.railroad_revolution.money import give_shares, pay
from trunkline.titles.railroad_revolution.own_deal import deal_refusal
from trunkline.titles.railroad_revolution.table import Table


class DealRound(Decision[Table]):
    """`seat` may do deals of the face-up tile; `active` triggered the round; `done`: mask of the deals `seat` did."""

    __slots__ = ("active", "done")
    takes = (a.DoDeal, Pass)
    rule = "RR 10.2"

    def __init__(self, active: int) -> None:
        self.seat, self.active, self.done = active, active, 0

    def copy(self) -> "DealRound":
        twin = DealRound(self.active)
        twin.seat, twin.done = self.seat, self.done
        return twin

    def facts(self) -> dict[str, Fact]:
        return {"active_seat": self.active}

    def claim(self, table: Table) -> int:
        return 0

    def pieces_needed(self, building: bool) -> int:
        return 0

    def search(self, game: Game[Table], money: int, shares: int, able: int, pool: int) -> bool:
        return search_deals(game, self, money, shares, able, pool)

    def allowed(self, board: Any) -> int:
        """How many more deals `seat` may do."""
        counts: tuple[int, int] = board.deal_counts
        return counts[self.seat != self.active] - self.done.bit_count()

    def options(self, game: Game[Table]) -> list[Option]:
        table = game.table
        found = []
        if self.allowed(table.board) > 0:
            for n, deal in enumerate(table.board.deals[table.deal][1]):
                option = table.board.options.deal[deal.symbol]
                if not self.done >> n & 1 and self._refuse_deal(game, deal, option.action) is None:
                    found.append(option)
        if table.able[self.seat] >= table.board.minimum:
            found.append(PASS)
        return found

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        table = game.table
        if type(action) is Pass:
            able = table.able[self.seat]
            if able >= table.board.minimum:
                return None
            rule = "RR 5.1" if self.seat == self.active else "RR Q3"
            return Refusal("too_few_workers", rule, {"workers": able, "minimum": table.board.minimum})
        for n, deal in enumerate(table.board.deals[table.deal][1]):
            if deal.symbol == action.deal:
                if self.done >> n & 1 or self.allowed(table.board) <= 0:
                    return Refusal("no_deal_left", "RR 10.2", {"deal": action.deal})
                return self._refuse_deal(game, deal, action)
        return Refusal("deal_not_shown", "RR 10.1", {"deal": action.deal})

    def _refuse_deal(self, game: Game[Table], deal: Deal, action: Any) -> Refusal | None:
        table, seat = game.table, self.seat
        refusal = deal_refusal(table, seat, deal, 0, "RR 10.1")
        if refusal is not None:
            return refusal
        money, shares = table.money[seat] - deal.money, table.shares[seat] - deal.shares
        if quick(game, seat, money, shares, table.able[seat]) or safe_after(game, seat, action):
            return None
        return UNFINISHABLE

    def play(self, game: Game[Table], action: Any) -> None:
        table, seat = game.table, self.seat
        if type(action) is Pass:
            self.seat, self.done = (seat + 1) % table.seats, 0
            self.seek(game)
            return
        for n, deal in enumerate(table.board.deals[table.deal][1]):
            if deal.symbol == action.deal:
                self.done |= 1 << n
                give_shares(game, seat, deal.shares)
                pay(game, seat, deal.money)
                game.emit(DealDone(seat, action.deal))
                begin(game, seat, deal.entries)
                return

    def seek(self, game: Game[Table]) -> None:
        """Ask the next seat that has the shares for a deal (they cannot be bought); after the last, turn the tile."""
        table = game.table
        least = min(deal.shares for deal in table.board.deals[table.deal][1])
        while self.seat != self.active:
            if table.shares[self.seat] >= least and self.allowed(table.board) > 0:
                return
            self.seat = (self.seat + 1) % table.seats
        game.finish(self)
        turn_deal_tile(game)


def begin_deals(game: Game[Table], seat: int) -> None:
    """A deal round begins; who triggered it is asked if there are shares for a deal, or workers are missing."""
    table = game.table
    least = min(deal.shares for deal in table.board.deals[table.deal][1])
    round_ = DealRound(seat)
    game.push(round_)
    if table.shares[seat] < least and table.able[seat] >= table.board.minimum:
        round_.seat = (seat + 1) % table.seats
        round_.seek(game)
