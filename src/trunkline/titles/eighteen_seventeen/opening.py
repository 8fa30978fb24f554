"""The first auction: eleven privates, sold with the help of seed money (4.2)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Auction, Decision, Option, Pass, Passed, Range, Refusal
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen.actions import OpenAuction
from trunkline.titles.eighteen_seventeen.board import private_name, setup
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import AuctionOpened, PrivateSold
from trunkline.titles.eighteen_seventeen.table import GONE, NONE, UNSOLD, Table1817

RULE = "1817 4.2"


def bids(game: Game1817, seat: int, private: int) -> Range | None:
    """First bids of a seat on a private: with the seed money they reach the face value (4.2-2)."""
    table = game.table
    step, face = table.board.setup.private_step, table.board.privates[private].face_value
    low = max(0, face - table.seed[0])
    low += -low % step
    high = highest(game, seat, private)
    return Range(low, high, step) if low <= high else None


def highest(game: Game1817, seat: int, private: int) -> int:
    """The most a seat may bid: its cash, and without the switch of digest #11 the face value."""
    cash, step = game.table.cash[seat], game.table.board.setup.private_step
    if game.variants["private_bid_cap"] == "face_value":
        cash = min(cash, game.table.board.privates[private].face_value)
    return cash - cash % step


class FirstAuction(Decision[Table1817]):
    """A seat starts the auction of a private, or passes; a pass is not final."""

    __slots__ = ("passes", "started")
    takes = (OpenAuction, Pass)
    rule = RULE

    def __init__(self, seat: int) -> None:
        self.seat, self.passes, self.started = seat, 0, NONE

    def options(self, game: Game1817) -> Iterable[Option]:
        table, found = game.table, []
        for private, owner in enumerate(table.owner):
            if owner == UNSOLD:
                amounts = bids(game, self.seat, private)
                if amounts:
                    found.append(Option(OpenAuction(table.board.private_ids[private], amounts.low), amounts))
        found.append(Option(Pass()))
        return found

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is Pass:
            return None
        table = game.table
        private = table.board.private_index.get(action.private, NONE)
        if private == NONE:
            return Refusal("no_such_private", RULE, {"private": action.private})
        if table.owner[private] != UNSOLD:
            return Refusal("private_sold", RULE, {"private": action.private})
        amounts = bids(game, self.seat, private)
        if amounts is None or action.amount not in amounts:
            return Refusal("bid_out_of_range", "1817 4.2-2", bid_facts(amounts))
        return None

    def play(self, game: Game1817, action: Any) -> None:
        table, seat = game.table, self.seat
        if type(action) is Pass:
            game.emit(Passed(seat))
            self.passes += 1
            self.go_on(game)
            return
        self.passes, self.started = 0, seat
        game.emit(AuctionOpened(seat, action.private, action.amount))
        private = table.board.private_index[action.private]
        others = table.clockwise((seat + 1) % table.seats)
        PrivateAuction(private, others, seat, action.amount).open(game)

    def go_on(self, game: Game1817) -> None:
        """The next seat, or the end when all have passed or all is sold (4.2-5, digest #51)."""
        table = game.table
        if self.passes < table.seats and UNSOLD in table.owner:
            self.seat = (self.seat + 1) % table.seats
            return
        if self.started != NONE:
            table.priority = (self.started + 1) % table.seats
        table.owner = [GONE if owner == UNSOLD else owner for owner in table.owner]
        move(table.seed, 0, table.bank, 0, table.seed[0])
        game.finish(self)


class PrivateAuction(Auction[Table1817]):
    """Bids on one private; nobody beats the face value (4.2-3)."""

    __slots__ = ()
    rule = RULE
    skip_poor = True
    increment = multiple = setup().private_step

    def open(self, game: Game1817) -> None:
        """Begin with the starter's bid on the table."""
        if self.high == self.ceiling(game):
            self.bidders = [self.leader] if self.leader is not None else []
        self.begin(game)

    def purse(self, game: Game1817) -> int:
        return highest(game, self.seat, self.lot)

    def ceiling(self, game: Game1817) -> int | None:
        if game.variants["private_bid_cap"] == "face_value":
            face: int = game.table.board.privates[self.lot].face_value
            return face
        return None

    def won(self, game: Game1817, seat: int | None, price: int) -> None:
        table, lot = game.table, self.lot
        assert seat is not None
        item = table.board.privates[lot]
        seed = max(0, item.face_value - price)
        table.pay_bank(seat, price)
        move(table.seed, 0, table.bank, 0, seed)
        table.owner[lot] = seat
        game.emit(PrivateSold(seat, item.id, price, seed))
        step = game.stack[-1]
        assert isinstance(step, FirstAuction)
        step.go_on(game)

    def facts(self) -> dict[str, Fact]:
        return {"private": private_name(self.lot), "price": self.high}


def bid_facts(amounts: Range | None) -> dict[str, Any]:
    """The facts of a refused bid."""
    if amounts is None:
        return {"low": 0, "high": 0, "step": 1}
    return {"low": amounts.low, "high": amounts.high, "step": amounts.step}
