"""Money and shares change hands (rules 3.1 to 3.3)."""

from typing import Any

from trunkline.core import Game, move
from trunkline.titles.railroad_revolution.events import MoneyReceived, PricePaid, SharesGiven, SharesReceived


def receive(game: Game[Any], seat: int, amount: int) -> None:
    """Money comes from the supply, which is unlimited."""
    move(game.table.bank, 0, game.table.money, seat, amount, owing=True)
    game.emit(MoneyReceived(seat, amount))


def pay(game: Game[Any], seat: int, amount: int) -> None:
    """A price goes to the supply."""
    if amount:
        move(game.table.money, seat, game.table.bank, 0, amount)
        game.emit(PricePaid(seat, amount))


def receive_shares(game: Game[Any], seat: int, count: int) -> None:
    """Shares come from the supply, which is unlimited."""
    if count:
        move(game.table.share_bank, 0, game.table.shares, seat, count, owing=True)
        game.emit(SharesReceived(seat, count))


def give_shares(game: Game[Any], seat: int, count: int) -> None:
    """Shares go to the supply."""
    if count:
        move(game.table.shares, seat, game.table.share_bank, 0, count)
        game.emit(SharesGiven(seat, count))
