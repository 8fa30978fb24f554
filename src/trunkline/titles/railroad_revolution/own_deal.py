"""The negotiator's own deal (rules 15.15, Q10), and why a deal cannot be done."""

from typing import Any

from trunkline.core import Game, Option, Procedure, Refusal
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.deal_tile import turn_deal_tile
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE, Effects, Handler, begin, deal_works, void
from trunkline.titles.railroad_revolution.events import DealDone
from trunkline.titles.railroad_revolution.finish import quick, safe_after
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.lookout import Frame
from trunkline.titles.railroad_revolution.money import give_shares, pay, receive_shares
from trunkline.titles.railroad_revolution.table import Table


class ReplaceDealTile(Procedure[Table]):
    """Waits under the effects of a deal that no other player takes part in; then the tile is replaced."""

    __slots__ = ()

    def advance(self, game: Game[Table]) -> None:
        game.finish(self)
        turn_deal_tile(game)

    def frames(self) -> list[Frame]:
        return []


class PrivateDealHandler(Handler):
    """One of the two deals, for fewer shares (rule 15.15)."""

    takes = a.DoDeal
    rule = "RR 15.15"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        for deal in table.board.deals[table.deal][1]:
            if deal_works(table, seat, deal, entry[1]):
                option = table.board.options.deal[deal.symbol]
                if self.fine(game, step, entry, deal, option.action):
                    found.append(option)

    def fine(self, game: Game[Table], step: Effects, entry: Entry, deal: Any, action: Any) -> bool:
        table, seat = game.table, step.seat
        money, shares = table.money[seat] - deal.money, table.shares[seat] - deal.shares + entry[1]
        return quick(game, seat, money, shares, table.able[seat]) or safe_after(game, seat, action)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        deal = next((deal for deal in table.board.deals[table.deal][1] if deal.symbol == action.deal), None)
        if deal is None:
            return Refusal("deal_not_shown", "RR 10.1", {"deal": action.deal})
        refusal = deal_refusal(table, seat, deal, entry[1], self.rule)
        if refusal is not None:
            return refusal
        return None if self.fine(game, step, entry, deal, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table, seat, rebate = game.table, step.seat, step.entries[n][1]
        deal = next(deal for deal in table.board.deals[table.deal][1] if deal.symbol == action.deal)
        step.spent(game, n)
        game.push(ReplaceDealTile())
        if deal.shares >= rebate:
            give_shares(game, seat, deal.shares - rebate)
        else:
            receive_shares(game, seat, rebate - deal.shares)
        pay(game, seat, deal.money)
        game.emit(DealDone(seat, action.deal))
        begin(game, seat, deal.entries)


def deal_refusal(table: Table, seat: int, deal: Any, rebate: int, rule: str) -> Refusal | None:
    """Why a shown deal cannot be done (rules 10.1, Q8, Q41)."""
    if table.shares[seat] < deal.shares - rebate:
        return Refusal("too_few_shares", rule, {"shares": deal.shares - rebate})
    if table.money[seat] < deal.money:
        return Refusal("cannot_pay", rule, {"price": deal.money})
    if not deal_works(table, seat, deal, rebate):
        if all(void(table, seat, entry) for entry in deal.entries):
            return Refusal("deal_void", "RR Q27", {"deal": deal.symbol})
        return Refusal("deal_void", "RR Q41", {"deal": deal.symbol})
    return None
