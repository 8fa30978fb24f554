"""The data files of American Rails as frozen structs. `board.json` is what a board file may replace."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trunkline.core import Origin

Confidence = Literal["confirmed", "single", "inferred"]
Dollars = Annotated[int, Meta(ge=0, le=1000)]


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A14: what a cube costs on this terrain; `max_cubes` None: one per company."""

    id: str
    letter: str
    cost: Dollars
    per_cube: Dollars
    per_house: Dollars
    max_cubes: int | None
    confidence: Confidence = "single"


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city on its hex, with full and shared value."""

    id: str
    name: str
    hex: str
    full: Dollars
    shared: Dollars
    developable: bool = True
    special: bool = False
    confidence: dict[str, Confidence] = {}


class PrintedSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the action track."""

    id: str
    confidence: Confidence = "single"


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the board: map, cities, and the action track from top to bottom."""

    origin: Origin
    terrain: tuple[Terrain, ...]
    grid: tuple[str, ...]
    cities: tuple[City, ...]
    spaces: tuple[PrintedSpace, ...]
    grid_confidence: dict[str, Confidence] = {}


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S1: a company's pieces."""

    id: str
    name: str
    colour: str
    cubes: int
    shares: int
    confidence: Confidence


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the track; `cubes` per number of players."""

    id: str
    kind: Literal["pass", "develop", "fund", "take", "expand", "auction"]
    amount: int = 0
    cubes: dict[int, int] = {}


class SetupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the rulebook that are not on the board."""

    companies: tuple[Company, ...]
    income_marker_cubes: int
    removed_companies: dict[int, int]
    start_cash: dict[int, int]
    first_edition_cash: dict[int, int]
    years: tuple[int, ...]
    columns: int
    minimum_bid: int
    minimum_raise: int
    houses: int
    house_full: int
    house_shared: int
    connection_income: tuple[int, ...]
    low_supply: int
    low_supplies: dict[int, int]
    spaces: tuple[Space, ...]
