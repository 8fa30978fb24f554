"""Rails and buildings leave the player board or the spare stock and lie on the board (rules 5.6, 6, 8, 16)."""

from typing import Any

from trunkline.core import Game, Refusal
from trunkline.titles.railroad_revolution.events import OfficeBuilt, RailBuilt, StationBuilt
from trunkline.titles.railroad_revolution.network import lay
from trunkline.titles.railroad_revolution.table import FREE, Table


def place_rail(game: Game[Any], seat: int, space: int, stock: list[int]) -> None:
    """A rail from `stock` (the player board or the spare one) goes to a space."""
    table: Table = game.table
    stock[seat] -= 1
    lay(table, seat, space)
    game.emit(RailBuilt(seat, table.board.spaces[space]))


def place_station(game: Game[Any], seat: int, city: int, stock: list[int]) -> bool:
    """A building goes to a city; True if it stands in the first-station box (rules 6.3, Q23)."""
    table: Table = game.table
    stock[seat] -= 1
    first = table.first_station[city] == FREE
    if first:
        table.first_station[city] = seat
    table.stations[seat] |= 1 << city
    game.emit(StationBuilt(seat, table.board.cities[city], first))
    return first


def place_office(game: Game[Any], seat: int, section: int, stock: list[int]) -> bool:
    """A building goes to a section; True if it stands in the first-office box (rules 8.2, Q23)."""
    table: Table = game.table
    stock[seat] -= 1
    first = table.first_office[section] == FREE
    if first:
        table.first_office[section] = seat
    table.offices[seat] |= 1 << section
    game.emit(OfficeBuilt(seat, table.board.sections[section], first))
    return first


def free_cities(table: Table, seat: int) -> int:
    """Available cities (rule 5.6)."""
    return table.linked[seat] & ~table.stations[seat]


def free_sections(table: Table, seat: int) -> int:
    """Available sections (rule 5.6)."""
    return ((1 << len(table.board.sections)) - 1) & ~table.offices[seat]


def rail_refusal(table: Table, seat: int, space_id: str, stock: list[int], rule: str) -> Refusal | None:
    """Why no rail of this seat can go to that space."""
    space = table.board.where["space"].get(space_id)
    if space is None:
        return Refusal("unknown_space", "RR 5.6", {"space": space_id})
    if not stock[seat]:
        return Refusal("no_rail_left", rule)
    if table.rails[seat] >> space & 1:
        return Refusal("own_rail_there", "RR 5.6", {"space": space_id})
    if not table.reach[seat] >> space & 1:
        return Refusal("space_not_connected", "RR 5.6", {"space": space_id})
    return None


def station_refusal(table: Table, seat: int, city_id: str, stock: list[int], rule: str) -> Refusal | None:
    """Why no station of this seat can go to that city."""
    city = table.board.where["city"].get(city_id)
    if city is None:
        return Refusal("unknown_city", "RR 5.6", {"city": city_id})
    if not stock[seat]:
        return Refusal("no_building_left", rule)
    if table.stations[seat] >> city & 1:
        return Refusal("own_station_there", "RR 6.4", {"city": city_id})
    if not table.linked[seat] >> city & 1:
        return Refusal("city_not_connected", "RR 5.6", {"city": city_id})
    return None


def office_refusal(table: Table, seat: int, section_id: str, stock: list[int], rule: str) -> Refusal | None:
    """Why no office of this seat can go to that section."""
    section = table.board.where["section"].get(section_id)
    if section is None:
        return Refusal("unknown_section", "RR 5.6", {"section": section_id})
    if not stock[seat]:
        return Refusal("no_building_left", rule)
    if table.offices[seat] >> section & 1:
        return Refusal("own_office_there", "RR 5.6", {"section": section_id})
    return None
