"""Auctions of shares (P2 to P5, A8 to A11) and a company's first cube."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Auction, Decision, Option, Range, Refusal, move
from trunkline.titles.american_rails.actions import StartTrack
from trunkline.titles.american_rails.events import (
    CompanyStranded,
    ShareBought,
    ShareOffered,
    ShareRemoved,
    TrackStarted,
)
from trunkline.titles.american_rails.income import Rails, put_cube
from trunkline.titles.american_rails.table import RailsTable


class ShareAuction(Auction[RailsTable]):
    """One share of the company `lot`. Who cannot outbid passes at once (ruling 5)."""

    __slots__ = ()
    rule = "AR A8"
    skip_poor = True

    def facts(self) -> dict[str, Any]:
        return {"company": self.lot, "price": self.high, "leader_seat": self.leader}

    def copy(self) -> "ShareAuction":
        twin = object.__new__(type(self))
        twin.lot, twin.leader, twin.high, twin.seat = self.lot, self.leader, self.high, self.seat
        twin.bidders = self.bidders[:]
        return twin

    def purse(self, game: Rails) -> int:
        return game.table.cash[self.seat]

    def bids(self, game: Rails) -> Range | None:
        table = game.table
        setup = table.board.setup
        low = setup.minimum_bid if self.leader is None else self.high + setup.minimum_raise
        high = table.cash[self.seat]
        return Range(low, high) if high >= low else None

    def won(self, game: Rails, seat: int | None, price: int) -> None:
        table = game.table
        company = table.board.company_index[self.lot]
        if seat is None:  # P5, A9
            move(table.unsold, company, table.gone, company, 1)
            game.emit(ShareRemoved(self.lot))
            return
        move(table.unsold, company, table.held, seat * len(table.treasury) + company, 1)
        move(table.cash, seat, table.treasury, company, price)
        game.emit(ShareBought(seat, self.lot, price))
        if table.laid[company]:
            return
        if table.empty_cities():
            game.push(PlaceFirst(seat, self.lot))
        else:  # A11
            move(table.held, seat * len(table.treasury) + company, table.gone, company, 1)
            move(table.unsold, company, table.gone, company, table.unsold[company])
            game.emit(CompanyStranded(self.lot))


def offer_share(game: Rails, seat: int, company: str, kind: type[ShareAuction] = ShareAuction) -> None:
    """Open an auction; `seat` bids or passes first, then clockwise."""
    seats = len(game.table.cash)
    game.emit(ShareOffered(seat, company))
    kind(company, [(seat + n) % seats for n in range(seats)]).begin(game)


class PlaceFirst(Decision[RailsTable]):
    """P4-3, A10: the winner puts the company's first cube in a city without cubes, at no cost (ruling 10)."""

    __slots__ = ("company",)
    takes = (StartTrack,)
    rule = "AR P4"

    def __init__(self, seat: int, company: str) -> None:
        self.seat, self.company = seat, company

    def copy(self) -> "PlaceFirst":
        return PlaceFirst(self.seat, self.company)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "company": self.company}

    def options(self, game: Rails) -> Iterable[Option]:
        start = game.table.board.start
        return [start[city] for city in game.table.empty_cities()]

    def refusal(self, game: Rails, action: StartTrack) -> Refusal | None:
        board = game.table.board
        city = board.city_index.get(action.city, -1)
        if city < 0:
            return Refusal("unknown_city", self.rule, {"city": action.city})
        if game.table.cubes[board.city_hex[city]]:
            return Refusal("city_taken", self.rule, {"city": action.city})
        return None

    def play(self, game: Rails, action: StartTrack) -> None:
        table = game.table
        company, city = table.board.company_index[self.company], table.board.city_index[action.city]
        move(table.supply, company, table.laid, company, 1)
        game.emit(TrackStarted(self.seat, self.company, action.city))
        put_cube(game, company, table.board.city_hex[city])
        game.finish(self)

    def disabled(self, game: Rails) -> Iterable[tuple[StartTrack, Refusal]]:
        for city in game.table.board.cities:
            action = StartTrack(city.id)
            refusal = self.refusal(game, action)
            if refusal:
                yield action, refusal
