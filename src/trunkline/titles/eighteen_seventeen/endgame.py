"""The end of the game (8): after the first 8-train three more operating rounds."""

from trunkline.core import Outcome, rank
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import EndFixed
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817


def fix_end(game: Game1817) -> None:
    """The last train type has come: so many operating rounds follow."""
    table = game.table
    table.rounds_left = table.board.setup.last_rounds
    game.emit(EndFixed(table.rounds_left))


def count_round(table: Table1817) -> None:
    """An operating round begins; once the end is fixed it is one of the last."""
    if table.rounds_left != NONE:
        table.rounds_left -= 1


def finish(game: Game1817) -> None:
    """Highest net worth wins (1.3, digest #56)."""
    worth = game.title.worth(game)
    game.end(Outcome(rank(worth), tuple(worth), "last_round"))
