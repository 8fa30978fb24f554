"""The pile of deal tiles (rules 2.6, 10.3). Its order is drawn when it is needed: nobody knows it before."""

from typing import Any

from trunkline.core import Game
from trunkline.titles.railroad_revolution.events import DealTileTurned
from trunkline.titles.railroad_revolution.table import NO_TILE, Table


def turn_deal_tile(game: Game[Any]) -> None:
    """The face-up tile goes to the discards, the next one is turned up; an empty pile is refilled first."""
    table: Table = game.table
    if table.deal != NO_TILE:
        table.deal_used.append(table.deal)
    if not table.deal_pile:
        table.deal_pile, table.deal_used = sorted(table.deal_used), []
    table.deal = table.deal_pile.pop(game.chance.below(len(table.deal_pile)))
    tile, (left, right) = table.board.deals[table.deal]
    game.reveal()
    game.emit(DealTileTurned(tile, left.symbol, right.symbol))
