"""The shape of `map.json` and `tiles.json`: what a title's data files must contain, checked on load."""

from typing import Annotated, Literal

import msgspec

End = Annotated[str, msgspec.Meta(pattern=r"^(e[0-5]|s[0-3]|j0)$")]
Edge = Annotated[int, msgspec.Meta(ge=0, le=5)]
StopKind = Literal["city", "town", "offboard"]


class StopSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city, town or red area: its value (fixed, or by the most advanced colour) and its circles."""

    kind: StopKind
    revenue: int | dict[str, int]
    slots: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0


class TerrainSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the first tile on a hex costs, and the ground it is for."""

    cost: Annotated[int, msgspec.Meta(ge=0)]
    type: str


class HomeSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The company whose home a hex is; `stop` is null where it chooses the city."""

    company: str
    stop: int | None


class HexSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed hex."""

    coord: Annotated[str, msgspec.Meta(pattern=r"^[A-Z][0-9]+$")]
    name: str | None
    kind: str
    colour: str
    base: str | None
    label: str | None
    terrain: TerrainSpec | None
    stops: tuple[StopSpec, ...]
    paths: tuple[tuple[End, End], ...]
    neighbours: tuple[str | None, str | None, str | None, str | None, str | None, str | None]
    stop_names: tuple[str, ...] = ()
    area: str | None = None
    impassable_edges: tuple[Edge, ...] = ()
    home: HomeSpec | None = None
    blocked_by_private: tuple[str, ...] = ()
    mine_allowed: bool = False
    bridge_token_allowed: bool = False
    special_tile: str | None = None
    single_city: bool = False

    def said(self, place: str) -> str | None:
        """This hex, or a city of it (`H18:0`), with its printed name; of several cities the number is said too."""
        if self.name is None:
            return None
        city = place.partition(":")[2]
        cities = [str(number) for number, stop in enumerate(self.stops) if stop.kind == "city"]
        if len(cities) > 1 and city in cities:
            return f"{self.name} ({self.coord}, {int(city) + 1})"
        return f"{self.name} ({self.coord})"


class MapSpec(msgspec.Struct, frozen=True):
    """`map.json`; keys that only explain are ignored."""

    game: str
    hexes: tuple[HexSpec, ...]


class TileSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tile type as it lies in rotation 0."""

    id: str
    colour: str
    count: Annotated[int, msgspec.Meta(ge=0)] | None
    base: str
    label: str | None
    stops: tuple[StopSpec, ...]
    paths: tuple[tuple[End, End], ...]
    exits: tuple[Edge, ...]
    distinct_rotations: Literal[1, 2, 3, 6]
    upgrades_to: tuple[str, ...]
    physical_count: int | None = None
    only_on: str | None = None


class FirstTileSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles that may lie directly on the printed hexes of one base."""

    colour: str
    tiles: tuple[str, ...]


class MostExitsSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replacements of `base` by `colour` must take a tile with as many exits as possible."""

    base: str
    colour: str


class SheetSpec(msgspec.Struct, frozen=True):
    """`tiles.json`; keys that only explain are ignored."""

    game: str
    colours: tuple[str, ...]
    first_tile_on: dict[str, FirstTileSpec]
    tiles: tuple[TileSpec, ...]
    most_exits: tuple[MostExitsSpec, ...] = ()
