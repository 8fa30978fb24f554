"""The order of play (3): first auction, then stock, operating, merger, operating, merger, and so on to the end (8)."""

from trunkline.core import Procedure
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import endgame
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import MergerRoundBegan
from trunkline.titles.eighteen_seventeen.merging import Conversions
from trunkline.titles.eighteen_seventeen.opening import FirstAuction
from trunkline.titles.eighteen_seventeen.operating import OperatingRound
from trunkline.titles.eighteen_seventeen.stock import StockRound
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

OPENING, STOCK, OPERATING, MERGER = range(4)


class Rounds(Procedure[Table1817]):
    """What comes next. `number` counts the operating rounds of a set, `last` is how many the set has."""

    __slots__ = ("last", "number", "stage")

    def __init__(self) -> None:
        self.stage, self.number, self.last = OPENING, 0, 0

    def facts(self) -> dict[str, Fact]:
        return {}

    def advance(self, game: Game1817) -> None:
        table = game.table
        if self.stage == OPENING:
            self.stage = STOCK
            game.push(FirstAuction(table.priority))
        elif self.stage == STOCK:
            self.stage, self.number = OPERATING, 0
            game.push(StockRound())
        elif self.stage == OPERATING:
            self.operate(game)
        elif over(game) and not game.variants["final_merger_round_after_last_operating_round"]:
            endgame.finish(game)
        else:
            self.stage = OPERATING
            game.emit(MergerRoundBegan(self.number))
            game.push(MergerRound(self.number))

    def operate(self, game: Game1817) -> None:
        """The next operating round, or the end of a set (8)."""
        table = game.table
        if over(game):
            endgame.finish(game)
            return
        if self.number == 0:
            self.last = table.board.setup.rounds_per_set
            if table.rounds_left > NONE:
                self.last = table.rounds_left
        if self.number == self.last:
            self.stage = STOCK
            table.turn += 1
            return
        self.number += 1
        self.stage = MERGER
        game.push(OperatingRound(self.number))


def over(game: Game1817) -> bool:
    return game.table.rounds_left == 0


class MergerRound(Procedure[Table1817]):
    """Conversions and mergers, then the sales (7)."""

    __slots__ = ("number", "stage")

    def __init__(self, number: int) -> None:
        self.number, self.stage = number, 0

    def facts(self) -> dict[str, Fact]:
        return {"number": self.number}

    def advance(self, game: Game1817) -> None:
        if self.stage == 0:
            self.stage = 1
            game.push(Conversions(game.table))
        else:
            game.finish(self)
