"""The preparation round: one share of every company comes up (rules P)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Procedure, Refusal
from trunkline.titles.american_rails.actions import OfferShare
from trunkline.titles.american_rails.auctions import ShareAuction, offer_share
from trunkline.titles.american_rails.events import OrderTaken
from trunkline.titles.american_rails.income import Rails
from trunkline.titles.american_rails.table import RailsTable
from trunkline.titles.american_rails.years import Year


class Preparation(Procedure[RailsTable]):
    """`left` are the companies not yet up; `picker` picks the next one, `winner` has just bought a share."""

    __slots__ = ("left", "picker", "winner")

    def __init__(self, picker: int, left: list[int]) -> None:
        self.picker, self.left, self.winner = picker, left, -1

    def advance(self, game: Rails) -> None:
        order = game.table.order
        if self.winner >= 0 and self.winner not in order:  # P4-5
            self._take_place(game, self.winner)
        self.winner = -1
        if not self.left:
            self._finish(game)
        elif len(self.left) == 1:  # ruling 8
            open_auction(game, self, game.table.board.companies[self.left[0]].id)
        else:
            game.push(PickCompany(self.picker))

    def _finish(self, game: Rails) -> None:
        """P7: who owns nothing follows from the banker clockwise."""
        table = game.table
        seats = len(table.cash)
        for seat in ((table.banker + n) % seats for n in range(seats)):
            if seat not in table.order:
                self._take_place(game, seat)
        game.finish(self)
        game.push(Year(table.year))

    def _take_place(self, game: Rails, seat: int) -> None:
        game.table.order.append(seat)
        game.emit(OrderTaken(seat, len(game.table.order)))


class PickCompany(Decision[RailsTable]):
    """P2, P4-6: pick the company whose share comes up next."""

    __slots__ = ()
    takes = (OfferShare,)
    rule = "AR P2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def options(self, game: Rails) -> Iterable[Option]:
        offer = game.table.board.offer
        return [offer[company] for company in _below(game).left]

    def refusal(self, game: Rails, action: OfferShare) -> Refusal | None:
        company = game.table.board.company_index.get(action.company, -1)
        if company not in game.table.playing:
            return Refusal("unknown_company", self.rule, {"company": action.company})
        if company not in _below(game).left:
            return Refusal("auctioned_already", "AR P4", {"company": action.company})
        return None

    def play(self, game: Rails, action: OfferShare) -> None:
        game.finish(self)
        open_auction(game, _below(game), action.company)

    def disabled(self, game: Rails) -> Iterable[tuple[OfferShare, Refusal]]:
        for company in game.table.board.companies:
            action = OfferShare(company.id)
            refusal = self.refusal(game, action)
            if refusal:
                yield action, refusal


class OpeningAuction(ShareAuction):
    """An auction of the preparation round: the winner, or who passed last, picks next."""

    __slots__ = ()
    rule = "AR P3"

    def won(self, game: Rails, seat: int | None, price: int) -> None:
        round_ = _below(game)
        if seat is None:
            round_.picker = self.seat  # P5: the one who passed last
        else:
            round_.picker = round_.winner = seat
        super().won(game, seat, price)


def open_auction(game: Rails, round_: Preparation, company: str) -> None:
    round_.left.remove(game.table.board.company_index[company])
    offer_share(game, round_.picker, company, OpeningAuction)


def _below(game: Rails) -> Preparation:
    bottom = game.stack[0]
    assert isinstance(bottom, Preparation)
    return bottom
