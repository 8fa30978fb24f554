"""The stock round: who has the turn, when it ends, who gets the priority card (1830 4.0)."""

from typing import TYPE_CHECKING

from trunkline.core.auction import Passed
from trunkline.core.refusal import Fact
from trunkline.core.step import Procedure
from trunkline.rail.events import PriceMoved
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty.events import PriorityPassed, SoldOut
from trunkline.titles.eighteen_thirty.opening import PrivateTurn, settle_bids
from trunkline.titles.eighteen_thirty.private_trade import TradesForShare
from trunkline.titles.eighteen_thirty.stock_turn import StockTurn
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game


class StockRound(TradesForShare, Procedure[Table1830]):
    """Turns go round from the holder of the priority card until all have passed one after the other."""

    __slots__ = ("number", "passes", "seat", "trader")

    def __init__(self, number: int, seat: int) -> None:
        self.number, self.seat = number, seat
        self.passes = 0
        self.trader = NONE  # who bought or sold last

    def facts(self) -> dict[str, Fact]:
        return {"number": self.number}

    def advance(self, game: "Game[Table1830]") -> None:
        table = game.table
        if settle_bids(game):
            return
        if self.all_passed(table):
            self.close(game)
        elif NONE in table.owner:
            game.push(PrivateTurn(self.seat))
        else:
            turn = StockTurn(self.seat)
            if turn.idle(game):
                game.emit(Passed(self.seat))
                self.passed(game)
            else:
                game.push(turn)

    # -- what a turn reports when it is over

    def passed(self, game: "Game[Table1830]") -> None:
        self.passes += 1
        self.seat = game.table.left_of(self.seat)

    def traded(self, game: "Game[Table1830]") -> None:
        self.trader, self.passes = self.seat, 0
        self.seat = game.table.left_of(self.seat)

    def bid(self, game: "Game[Table1830]") -> None:
        """A bid breaks the row of passes but is no purchase (7.3-1, #52)."""
        self.passes = 0
        self.seat = game.table.left_of(self.seat)

    def won_private(self, game: "Game[Table1830]", seat: int) -> None:
        """Winning by bid is buying, but the turn stays where it is (7.2-4, #52)."""
        if game.variants["priority_after_private_auction"] == "winner":
            self.trader = seat

    def all_passed(self, table: Table1830) -> bool:
        return self.passes >= table.seats

    def close(self, game: "Game[Table1830]") -> None:
        """The card moves, sold-out companies rise (4.0-5, 8.2-3)."""
        table = game.table
        if self.trader != NONE:
            table.priority = table.left_of(self.trader)
            game.emit(PriorityPassed(table.priority))
        if NONE not in table.owner:
            table.opening = False
        for company in table.operating_order():
            if table.shares.with_players(company) == table.shares.size[company]:
                game.emit(SoldOut(table.id_of(company)))
                if table.market.up(company):
                    game.emit(PriceMoved(table.id_of(company), table.market.price(company)))
        game.finish(self)
