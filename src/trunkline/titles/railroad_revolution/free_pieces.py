"""Pieces placed by an effect: free rails, stations and offices, and those of the starting tiles (rules 16.1, 16.5,
16.6)."""

from typing import Any, ClassVar

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


class RailHandler(Handler):
    """A rail of the player board to any available space (rule 16.6)."""

    takes: ClassVar[type[Action]] = a.BuildRail
    rule = "RR 16.6"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        if not table.rails_left[seat]:
            return
        sure = self.sure(game, step)
        for space in bits_of(table.reach[seat]):
            option = table.board.options.rail[space]
            if sure or safe_after(game, seat, option.action):
                found.append(option)

    def sure(self, game: Game[Table], step: Effects) -> bool:
        """Is any place all right, because the turn does not depend on this piece?"""
        table, seat = game.table, step.seat
        pieces = table.rails_left[seat] + table.buildings_left[seat]
        needed: int = game.stack[1].pieces_needed(self.takes is not a.BuildRail)  # type: ignore[attr-defined]
        return needed < pieces and quick(
            game, seat, table.money[seat] - step.cost, table.shares[seat], table.able[seat]
        )

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        refusal = rail_refusal(table, seat, action.space, table.rails_left, "RR Q27")
        if refusal is not None:
            return refusal
        return None if self.sure(game, step) or safe_after(game, seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_rail(game, step.seat, table.board.where["space"][action.space], table.rails_left)
        step.spent(game, n)


class StationHandler(RailHandler):
    """A building to any available city, without cost, reward or bonus (rule 16.5)."""

    takes = a.BuildStation
    rule = "RR 16.5"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        if not table.buildings_left[seat]:
            return
        sure = self.sure(game, step)
        for city in bits_of(free_cities(table, seat)):
            option = table.board.options.station[city]
            if sure or safe_after(game, seat, option.action):
                found.append(option)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        refusal = station_refusal(table, seat, action.city, table.buildings_left, "RR Q27")
        if refusal is not None:
            return refusal
        return None if self.sure(game, step) or safe_after(game, seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_station(game, step.seat, table.board.where["city"][action.city], table.buildings_left)
        step.spent(game, n)


class OfficeHandler(RailHandler):
    """A building to any available section, without shares, tile or deal (rule 16.5)."""

    takes = a.BuildOffice
    rule = "RR 16.5"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        if not table.buildings_left[seat]:
            return
        sure = self.sure(game, step)
        for section in bits_of(free_sections(table, seat)):
            option = table.board.options.office[section]
            if sure or safe_after(game, seat, option.action):
                found.append(option)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        refusal = office_refusal(table, seat, action.section, table.buildings_left, "RR Q27")
        if refusal is not None:
            return refusal
        return None if self.sure(game, step) or safe_after(game, seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_office(game, step.seat, table.board.where["section"][action.section], table.buildings_left)
        step.spent(game, n)


class StartRailHandler(Handler):
    """The spare rail to any available space (rule 16.1)."""

    takes = a.BuildRail
    rule = "RR 16.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        found.extend([table.board.options.rail[space] for space in bits_of(table.reach[step.seat])])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        return rail_refusal(game.table, step.seat, action.space, game.table.spare_rail, self.rule)

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_rail(game, step.seat, table.board.where["space"][action.space], table.spare_rail)
        step.spent(game, n)


class StartStationHandler(Handler):
    """The spare building to the first-station box of a city with a printed tile (rule 16.1)."""

    takes = a.BuildStation
    rule = "RR 16.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        found.extend([table.board.options.station[city] for city in start_cities(table, step.seat)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table = game.table
        city = table.board.where["city"].get(action.city)
        if city is None:
            return Refusal("unknown_city", self.rule, {"city": action.city})
        if city not in start_cities(table, step.seat):
            return Refusal("not_a_start_city", self.rule, {"city": action.city})
        return None

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_station(game, step.seat, table.board.where["city"][action.city], table.spare_building)
        step.spent(game, n)


class StartOfficeHandler(Handler):
    """The spare building to the first-office box of a deal section (rule 16.1)."""

    takes = a.BuildOffice
    rule = "RR 16.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        found.extend([table.board.options.office[section] for section in start_sections(table, step.seat)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table = game.table
        section = table.board.where["section"].get(action.section)
        if section is None:
            return Refusal("unknown_section", self.rule, {"section": action.section})
        if section not in start_sections(table, step.seat):
            return Refusal("not_a_start_section", self.rule, {"section": action.section})
        return None

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_office(game, step.seat, table.board.where["section"][action.section], table.spare_building)
        step.spent(game, n)
