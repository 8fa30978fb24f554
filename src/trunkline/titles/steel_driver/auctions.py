"""Phase 2: control of the companies is auctioned [5]."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Action, Auction, Decision, Game, Option, Range, Refusal, move
from trunkline.core.refusal import Fact
from trunkline.titles.steel_driver.actions import HandOn, OfferControl
from trunkline.titles.steel_driver.events import AuctionsEnded, ControlOffered, ControlWon, HandedOn
from trunkline.titles.steel_driver.table import NOBODY, Table

HAND_ON = Option(HandOn())


class ControlOffers(Decision[Table]):
    """The active player puts a control marker up for auction or hands on the active-player marker [5.1]."""

    __slots__ = ("handed_on",)
    takes = (OfferControl, HandOn)
    rule = "SD 5.1"

    def __init__(self, seat: int, handed_on: int = 0) -> None:
        self.seat, self.handed_on = seat, handed_on

    def copy(self) -> "ControlOffers":
        return ControlOffers(self.seat, self.handed_on)

    @classmethod
    def begin(cls, game: Game[Table]) -> None:
        step = cls(game.table.active)
        game.push(step)
        step.seek(game)

    def seek(self, game: Game[Table]) -> None:
        """Find who acts; a player without cubes can only hand on [A12]. The phase ends as 5.7 says."""
        table = game.table
        seats = len(table.cubes)
        while NOBODY in table.control and self.handed_on < seats:
            self.seat = table.active
            if table.cubes[self.seat] >= table.board.figures.minimum_bid:
                return
            self.hand_on(game)
        game.finish(self)
        game.emit(AuctionsEnded(table.control.count(NOBODY)))

    def hand_on(self, game: Game[Table]) -> None:
        table = game.table
        game.emit(HandedOn(table.active))
        self.handed_on += 1
        table.active = (table.active + 1) % len(table.cubes)

    def options(self, game: Game[Table]) -> Iterable[Option]:
        table = game.table
        purse, offers = table.cubes[self.seat], table.board.offer_options
        found = [offers[company][purse] for company, seat in enumerate(table.control) if seat == NOBODY]
        found.append(HAND_ON)
        return found

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        if type(action) is HandOn:
            return None
        table = game.table
        company = table.board.company_index.get(action.company)
        if company is None:
            return Refusal("no_such_company", "SD 2.1", {"company": action.company})
        holder = table.control[company]
        if holder != NOBODY:
            return Refusal("already_auctioned", "SD 5.6", {"company": action.company, "seat": holder})
        low, high = table.board.figures.minimum_bid, table.cubes[self.seat]
        if action.amount not in Range(low, high):
            return Refusal("bid_out_of_range", "SD 5.2", {"low": low, "high": high, "step": 1})
        return None

    def play(self, game: Game[Table], action: Any) -> None:
        if type(action) is HandOn:
            self.hand_on(game)
            self.seek(game)
            return
        seat, seats = self.seat, len(game.table.cubes)
        self.handed_on = 0  # counted anew after each auction [A14]
        game.emit(ControlOffered(seat, action.company, action.amount))
        bidders = [(seat + turn) % seats for turn in range(1, seats + 1)]  # clockwise, the opener last [5.3, A13]
        ControlAuction(action.company, bidders, seat, action.amount).begin(game)

    def sold(self, game: Game[Table]) -> None:
        """The marker goes to the left neighbour of the opener, whoever has won [5.5]."""
        game.table.active = (self.seat + 1) % len(game.table.cubes)
        self.seek(game)

    def disabled(self, game: Game[Table]) -> Iterable[tuple[Action, Refusal]]:
        table = game.table
        for company, holder in enumerate(table.control):
            if holder != NOBODY:
                action = OfferControl(table.board.companies[company].id, table.board.figures.minimum_bid)
                yield action, Refusal("already_auctioned", "SD 5.6", {"company": action.company, "seat": holder})


class ControlAuction(Auction[Table]):
    """For a company's control marker, in cubes [5.2, 5.3]. `lot` is the company's id."""

    __slots__ = ()
    rule = "SD 5.3"
    skip_poor = True  # who cannot outbid can only pass [A12]

    def copy(self) -> "ControlAuction":
        twin = object.__new__(ControlAuction)
        twin.lot, twin.leader, twin.high, twin.seat = self.lot, self.leader, self.high, self.seat
        twin.bidders = self.bidders[:]
        return twin

    def facts(self) -> dict[str, Fact]:
        return {"company": self.lot, "price": self.high, "leader_seat": self.leader}

    def purse(self, game: Game[Table]) -> int:
        return game.table.cubes[self.seat]

    def won(self, game: Game[Table], seat: int | None, price: int) -> None:
        """The cubes go into the box; the winner gets the control marker and a share [5.4]."""
        table = game.table
        company = table.board.company_index[self.lot]
        assert seat is not None
        move(table.cubes, seat, table.boxes, company, price)
        move(table.stock, company, table.shares, seat * len(table.stock) + company, 1)
        table.control[company] = table.last[company] = seat
        game.emit(ControlWon(seat, self.lot, price))
        offers = game.stack[-1]
        assert isinstance(offers, ControlOffers)
        offers.sold(game)
