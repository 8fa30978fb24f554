"""The end of the game and the scores (1830 1.0, 23.3, 25.0)."""

from typing import TYPE_CHECKING

from trunkline.core.game import Outcome, rank
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game


def worth(table: Table1830) -> list[int]:
    """Cash, shares at market price and open privates at face value (1.0-3, 23.3)."""
    return [
        cash + shares + privates
        for cash, shares, privates in zip(table.cash, share_values(table), private_values(table), strict=True)
    ]


def share_values(table: Table1830) -> list[int]:
    """What the shares of every seat are worth."""
    prices = [table.market.price(company) for company in range(len(table.board.companies))]
    return [
        sum(number * prices[company] for company, number in enumerate(table.shares.held[seat]) if number)
        for seat in range(table.seats)
    ]


def private_values(table: Table1830) -> list[int]:
    """What the open privates of every seat are worth."""
    return [
        sum(table.board.privates[private].face_value for private in table.privates_of(seat))
        for seat in range(table.seats)
    ]


def end_game(game: "Game[Table1830]") -> None:
    """The set in or before which the bank broke is over (25.0-2)."""
    scores = worth(game.table)
    game.end(Outcome(rank(scores), tuple(scores), "bank-broken"))


def end_bankrupt(game: "Game[Table1830]", seat: int) -> None:
    """Over at once; the bankrupt player keeps only shares that he was not allowed to sell (25.0-1, #38)."""
    scores = worth(game.table)
    if game.variants["bankrupt_privates"] == "worth_nothing":
        scores[seat] -= private_values(game.table)[seat]
    game.end(Outcome(rank(scores), tuple(scores), "bankruptcy"))
