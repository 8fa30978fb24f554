"""One ascending auction for every title: bid higher or pass for good; the last one standing wins."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.core.action import Bid, Pass
from trunkline.core.event import Event
from trunkline.core.option import Option, Range
from trunkline.core.refusal import Refusal
from trunkline.core.step import Decision, T

if TYPE_CHECKING:
    from trunkline.core.game import Game


class BidPlaced(Event, frozen=True):
    """A seat has bid."""

    seat: int
    price: int


class Passed(Event, frozen=True):
    """A seat has passed."""

    seat: int


PASS = Option(Pass())


class Auction(Decision[T]):
    """`bidders` in bidding order, the next one first. A title's subclass says what is sold, from which purse and in
    which steps bids are paid, and what winning does; it starts with `begin`."""

    __slots__ = ("bidders", "high", "leader", "lot")
    takes = (Bid, Pass)
    minimum: ClassVar[int] = 1
    increment: ClassVar[int] = 1
    multiple: ClassVar[int] = 1  # bids are multiples of this
    skip_poor: ClassVar[bool] = False  # who cannot outbid passes without being asked

    def __init__(self, lot: Any, bidders: list[int], leader: int | None = None, high: int = 0) -> None:
        self.lot, self.bidders, self.leader, self.high = lot, bidders, leader, high
        self.seat = bidders[0] if bidders else -1

    def told(self) -> dict[str, Any]:
        """Also for who looks on: the highest bid, whose it is, who has not passed."""
        return {**self.facts(), "price": self.high, "leader_seat": self.leader, "bidder_seats": list(self.bidders)}

    def purse(self, game: "Game[T]") -> int:
        """The most that the seat whose turn it is can pay."""
        raise NotImplementedError

    def ceiling(self, game: "Game[T]") -> int | None:
        """A bid that nobody can beat, where there is one."""
        return None

    def won(self, game: "Game[T]", seat: int | None, price: int) -> None:
        """Called once, after the auction has left the stack; `seat` is None when nobody bid."""
        raise NotImplementedError

    def begin(self, game: "Game[T]") -> None:
        game.push(self)
        self.seek(game)

    def bids(self, game: "Game[T]") -> Range | None:
        """The bids open to the seat whose turn it is."""
        low = self.minimum if self.leader is None else self.high + self.increment
        low += -low % self.multiple
        high = self.purse(game)
        ceiling = self.ceiling(game)
        if ceiling is not None and ceiling < high:
            high = ceiling
        high -= high % self.multiple
        return Range(low, high, self.multiple) if high >= low else None

    def seek(self, game: "Game[T]") -> None:
        """Hand the turn to the next bidder; close when nobody is left to outbid the leader."""
        while self.bidders and self.bidders != [self.leader]:
            self.seat = self.next_bidder(game)
            if not self.skip_poor or self.bids(game) is not None:
                return
            self.bidders.remove(self.seat)
            game.emit(Passed(self.seat))
        game.finish(self)
        self.won(game, self.leader, self.high)

    def next_bidder(self, game: "Game[T]") -> int:
        return self.bidders[0]

    def options(self, game: "Game[T]") -> Iterable[Option]:
        amounts = self.bids(game)
        if amounts is None:
            return (PASS,)
        return (Option(Bid(amounts.low), amounts), PASS)

    def refusal(self, game: "Game[T]", action: Any) -> Refusal | None:
        if type(action) is Pass:
            return None
        amounts = self.bids(game)
        if amounts is None or action.amount not in amounts:
            return Refusal(
                "bid_out_of_range",
                self.rule,
                {
                    "low": amounts.low if amounts else 0,
                    "high": amounts.high if amounts else 0,
                    "step": self.multiple,
                },
            )
        return None

    def play(self, game: "Game[T]", action: Any) -> None:
        bidder = self.seat
        self.bidders.remove(bidder)
        if type(action) is Bid:
            self.leader, self.high = bidder, action.amount
            self.bidders.append(bidder)
            if action.amount == self.ceiling(game):
                self.bidders = [bidder]
            game.emit(BidPlaced(bidder, action.amount))
        else:
            game.emit(Passed(bidder))
        self.seek(game)
