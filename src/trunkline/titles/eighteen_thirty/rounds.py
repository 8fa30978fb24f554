"""Stock rounds and sets of operating rounds in turn, until the game is over (1830 3.0, 22.0, 25.0)."""

from typing import TYPE_CHECKING

from trunkline.core.step import Procedure
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty.ending import end_game
from trunkline.titles.eighteen_thirty.events import StockRoundBegan
from trunkline.titles.eighteen_thirty.operating import OperatingRound
from trunkline.titles.eighteen_thirty.private_trade import pay_privates
from trunkline.titles.eighteen_thirty.stock_round import StockRound
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game

FIRST_SEAT = 0  # the lowest seat card (2.0-1)


class EighteenThirty(Procedure[Table1830]):
    """The whole game. `operating`: a set of operating rounds comes or is under way."""

    __slots__ = ("operating",)

    def __init__(self) -> None:
        self.operating = False

    def advance(self, game: "Game[Table1830]") -> None:
        table = game.table
        if not self.operating:
            table.stock_rounds += 1
            table.sold = [0] * table.seats
            self.operating = True
            game.emit(StockRoundBegan(table.stock_rounds))
            game.push(StockRound(table.stock_rounds, FIRST_SEAT if table.priority == NONE else table.priority))
        elif NONE in table.owner:
            pay_privates(game)  # nobody wanted the private on offer: a new stock round begins at once (7.3-2)
            self.operating = False
            if table.broken:
                end_game(game)  # no company could operate in the set that would come (25.0-2)
        elif not table.set_size:
            table.set_number += 1
            table.set_size = table.board.phases[table.phase].operating_rounds  # fixed for the set (22.0-2)
            table.set_round = 0
        elif table.set_round < table.set_size:
            table.set_round += 1
            game.push(OperatingRound(table.set_round, table.set_size))
        elif table.broken:
            end_game(game)
        else:
            table.set_size = 0
            self.operating = False
