"""Pieces placed by an effect: free rails, stations and offices, and those of the starting tiles (rules 16.1, 16.5,
16.6)."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, NamedTuple

from trunkline.core import Action, Game, Option, Refusal
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.board import bits_of
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE, Effects, Handler, start_cities, start_sections
from trunkline.titles.railroad_revolution.finish import quick, safe_after
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.pieces import (
    free_cities,
    free_sections,
    office_refusal,
    place_office,
    place_rail,
    place_station,
    rail_refusal,
    station_refusal,
)
from trunkline.titles.railroad_revolution.table import Table


class Piece(NamedTuple):
    """A kind of piece: the kind of place it goes to (a field of its action), what player boards have left of it, and
    how it is placed."""

    takes: type[Action]
    place: str
    offered: Callable[[Any], list[Option]]
    left: Callable[[Table], list[int]]
    available: Callable[[Table, int], int]
    refusal: Callable[[Table, int, str, list[int], str], Refusal | None]
    put: Callable[[Game[Any], int, int, list[int]], object]


def reached(table: Table, seat: int) -> int:
    """Available spaces (rule 5.6)."""
    return table.reach[seat]


RAIL = Piece(a.BuildRail, "space", attrgetter("rail"), attrgetter("rails_left"), reached, rail_refusal, place_rail)
STATION = Piece(
    a.BuildStation,
    "city",
    attrgetter("station"),
    attrgetter("buildings_left"),
    free_cities,
    station_refusal,
    place_station,
)
OFFICE = Piece(
    a.BuildOffice,
    "section",
    attrgetter("office"),
    attrgetter("buildings_left"),
    free_sections,
    office_refusal,
    place_office,
)


class FreePiece(Handler):
    """A rail of the player board to any available space, a building to any available city or section; without cost,
    reward, bonus, shares, tile or deal (rules 16.5, 16.6)."""

    def __init__(self, piece: Piece, rule: str) -> None:
        self.piece, self.takes, self.rule = piece, piece.takes, rule

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat, piece = game.table, step.seat, self.piece
        if not piece.left(table)[seat]:
            return
        sure, offered = self.sure(game, step), piece.offered(table.board.options)
        for place in bits_of(piece.available(table, seat)):
            option = offered[place]
            if sure or safe_after(game, seat, option.action):
                found.append(option)

    def sure(self, game: Game[Table], step: Effects) -> bool:
        """Is any place all right, because the turn does not depend on this piece?"""
        table, seat = game.table, step.seat
        pieces = table.rails_left[seat] + table.buildings_left[seat]
        needed: int = game.stack[1].pieces_needed(self.piece is not RAIL)  # type: ignore[attr-defined]
        return needed < pieces and quick(
            game, seat, table.money[seat] - step.cost, table.shares[seat], table.able[seat]
        )

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat, piece = game.table, step.seat, self.piece
        refusal = piece.refusal(table, seat, getattr(action, piece.place), piece.left(table), "RR Q27")
        if refusal is not None:
            return refusal
        return None if self.sure(game, step) or safe_after(game, seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table, piece = game.table, self.piece
        place = table.board.where[piece.place][getattr(action, piece.place)]
        piece.put(game, step.seat, place, piece.left(table))
        step.spent(game, n)


class StartRail(Handler):
    """The spare rail to any available space (rule 16.1)."""

    takes = a.BuildRail
    rule = "RR 16.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        found.extend([table.board.options.rail[space] for space in bits_of(reached(table, step.seat))])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        return rail_refusal(game.table, step.seat, action.space, game.table.spare_rail, self.rule)

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_rail(game, step.seat, table.board.where["space"][action.space], table.spare_rail)
        step.spent(game, n)


class StartBuilding(Handler):
    """The spare building to a first box: of a city with a printed tile, or of a deal section (rule 16.1)."""

    rule = "RR 16.1"

    def __init__(self, piece: Piece, boxes: Callable[[Table, int], Iterable[int]]) -> None:
        self.piece, self.takes, self.boxes = piece, piece.takes, boxes

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        offered = self.piece.offered(game.table.board.options)
        found.extend([offered[place] for place in self.boxes(game.table, step.seat)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, kind = game.table, self.piece.place
        named = getattr(action, kind)
        place = table.board.where[kind].get(named)
        if place is None:
            return Refusal(f"unknown_{kind}", self.rule, {kind: named})
        if place not in self.boxes(table, step.seat):
            return Refusal(f"not_a_start_{kind}", self.rule, {kind: named})
        return None

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table, piece = game.table, self.piece
        piece.put(game, step.seat, table.board.where[piece.place][getattr(action, piece.place)], table.spare_building)
        step.spent(game, n)


FREE_RAIL = FreePiece(RAIL, "RR 16.6")
FREE_STATION, FREE_OFFICE = FreePiece(STATION, "RR 16.5"), FreePiece(OFFICE, "RR 16.5")
START_RAIL = StartRail()
START_STATION, START_OFFICE = StartBuilding(STATION, start_cities), StartBuilding(OFFICE, start_sections)
