"""Tiles as *faces*: every tile in every rotation, and every printed hex, is one small int.

What lies on a hex is therefore one number, and everything the rest of the kit asks about it (exits, stops, where
track leads) was worked out once, when the data was read.
"""

from collections.abc import Sequence

from trunkline.core.data import DataError, decode
from trunkline.rail.hexes import EDGES, NONE, HexMap
from trunkline.rail.specs import SheetSpec, StopSpec, TileSpec

STOP = 6  # the end of a path: 0..5 an edge, STOP + i the i-th stop, JUNCTION the centre
JUNCTION = 12
CITY, TOWN, RED = 0, 1, 2
KINDS = {"city": CITY, "town": TOWN, "offboard": RED}


class Stop:
    """A city, town or red area on a face. `values[level]` is its revenue when colour `level` is the latest."""

    __slots__ = ("edges", "kind", "slots", "values")

    def __init__(self, kind: int, slots: int, values: tuple[int, ...], edges: int) -> None:
        self.kind, self.slots, self.values, self.edges = kind, slots, values, edges


class Face:
    """One look of a hex. `tile` is NONE for a printed hex; `level` 0 is white, 1 the first colour of the sheet."""

    __slots__ = ("base", "exits", "id", "junction", "label", "level", "links", "paths", "rotation", "stops", "tile")

    def __init__(
        self,
        number: int,
        tile: int,
        rotation: int,
        level: int,
        base: str | None,
        label: str | None,
        stops: tuple[Stop, ...],
        paths: tuple[tuple[int, int], ...],
    ) -> None:
        self.id, self.tile, self.rotation, self.level = number, tile, rotation, level
        self.base, self.label, self.stops, self.paths = base, label, stops, paths
        self.exits = edge_mask(paths)
        self.junction = any(JUNCTION in path for path in paths)
        self.links = tuple(_links(paths, edge) for edge in EDGES)

    @property
    def geometry(self) -> tuple[object, ...]:
        """Equal for two rotations that look the same."""
        stops = sorted((stop.edges, stop.kind, stop.slots) for stop in self.stops)
        return (
            self.tile,
            sorted((min(a, b), max(a, b)) for a, b in self.paths if max(a, b) < STOP or JUNCTION in (a, b)),
            stops,
        )


def edge_mask(paths: Sequence[tuple[int, int]]) -> int:
    """The edges that a set of paths touches."""
    mask = 0
    for path in paths:
        for end in path:
            if end < STOP:
                mask |= 1 << end
    return mask


def _links(paths: tuple[tuple[int, int], ...], edge: int) -> tuple[int, ...]:
    """Where track entering over `edge` leads: other edges (also through the junction) and stops."""
    found: list[int] = []
    for a, b in paths:
        if edge not in (a, b):
            continue
        far = b if a == edge else a
        if far != JUNCTION:
            found.append(far)
            continue
        for c, d in paths:
            if JUNCTION in (c, d) and edge not in (c, d):
                found.append(d if c == JUNCTION else c)
    return tuple(dict.fromkeys(found))


def parse_end(text: str) -> int:
    """`e3` -> 3, `s1` -> STOP + 1, `j0` -> JUNCTION."""
    offset = {"e": 0, "s": STOP, "j": JUNCTION}[text[0]]
    return offset + int(text[1:])


class TileSheet:
    """All faces of a title: printed hexes first (face number = hex), then six rotations of every tile."""

    __slots__ = (
        "base_order",
        "colours",
        "counts",
        "faces",
        "first",
        "first_face",
        "ids",
        "index",
        "most_exits",
        "only_on",
        "specs",
    )

    def __init__(self, spec: SheetSpec, hexes: HexMap, source: str) -> None:
        self.specs = spec.tiles
        self.colours = spec.colours
        self.ids: tuple[str, ...] = tuple(item.id for item in spec.tiles)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.ids)}
        self.counts: tuple[int, ...] = tuple(NONE if item.count is None else item.count for item in spec.tiles)
        self.most_exits = tuple(
            (item.base, 1 + self._colour(item.colour, source, "most_exits")) for item in spec.most_exits
        )
        _check_sheet(self, spec, hexes, source)
        self.first = {
            base: frozenset(self.index[name] for name in item.tiles) for base, item in spec.first_tile_on.items()
        }
        self.only_on = tuple(NONE if item.only_on is None else hexes.index[item.only_on] for item in spec.tiles)
        faces = [self._printed(hexes, number, source) for number in range(hexes.size)]
        self.first_face = len(faces)
        for number, item in enumerate(spec.tiles):
            faces += [
                self._turned(item, number, rotation, self.first_face + 6 * number + rotation, source)
                for rotation in EDGES
            ]
        self.faces: tuple[Face, ...] = tuple(faces)

    def face(self, tile: int, rotation: int) -> int:
        """The face of a tile in a rotation."""
        return self.first_face + 6 * tile + rotation

    def level(self, colour: str) -> int:
        """The level of a colour: 1 for the first of the sheet."""
        return 1 + self.colours.index(colour)

    def same_looks(self, tile: int) -> tuple[int, ...]:
        """The smallest rotation that looks the same, for each of the six."""
        looks = [self.faces[self.face(tile, rotation)].geometry for rotation in EDGES]
        return tuple(looks.index(look) for look in looks)

    def _colour(self, colour: str, source: str, key: str) -> int:
        if colour not in self.colours:
            raise DataError(source, key, f"no colour {colour!r} in colours")
        return self.colours.index(colour)

    def _stop(self, spec: StopSpec, number: int, paths: tuple[tuple[int, int], ...], source: str, key: str) -> Stop:
        edges = edge_mask([path for path in paths if STOP + number in path])
        if isinstance(spec.revenue, int):
            return Stop(KINDS[spec.kind], spec.slots, (spec.revenue,) * (len(self.colours) + 1), edges)
        for name in spec.revenue:
            if name not in self.colours:
                raise DataError(source, key, f"revenue for unknown colour {name!r}")
        first = next(iter(spec.revenue.values()), 0)
        latest = spec.revenue.get(self.colours[0], first)
        values = [latest]
        for colour in self.colours:
            latest = spec.revenue.get(colour, latest)
            values.append(latest)
        return Stop(KINDS[spec.kind], spec.slots, tuple(values), edges)

    def _paths(
        self, raw: tuple[tuple[str, str], ...], stops: int, rotation: int, source: str, key: str
    ) -> tuple[tuple[int, int], ...]:
        paths = []
        for pair in raw:
            a, b = (parse_end(end) for end in pair)
            if min(a, b) >= STOP:
                raise DataError(source, key, f"path {list(pair)} must have an edge at one end at least")
            if any(STOP + stops <= end < JUNCTION for end in (a, b)):
                raise DataError(source, key, f"path {list(pair)} leads to a stop that is not there")
            paths.append((_turn(a, rotation), _turn(b, rotation)))
        return tuple(paths)

    def _printed(self, hexes: HexMap, number: int, source: str) -> Face:
        item = hexes.specs[number]
        key = f"hexes[{item.coord}]"
        paths = self._paths(item.paths, len(item.stops), 0, source, f"{key}.paths")
        stops = tuple(self._stop(stop, i, paths, source, f"{key}.stops[{i}]") for i, stop in enumerate(item.stops))
        level = 0 if item.colour == "white" or item.base is None else self.level(item.colour)
        return Face(number, NONE, 0, level, item.base, item.label, stops, paths)

    def _turned(self, item: TileSpec, tile: int, rotation: int, number: int, source: str) -> Face:
        key = f"tiles[{item.id}]"
        paths = self._paths(item.paths, len(item.stops), rotation, source, f"{key}.paths")
        stops = tuple(self._stop(stop, i, paths, source, f"{key}.stops[{i}]") for i, stop in enumerate(item.stops))
        return Face(number, tile, rotation, self.level(item.colour), item.base, item.label, stops, paths)


def _turn(end: int, rotation: int) -> int:
    return (end + rotation) % 6 if end < STOP else end


def _check_sheet(sheet: TileSheet, spec: SheetSpec, hexes: HexMap, source: str) -> None:
    """References between tiles, bases and hexes that a schema cannot check."""
    if len(sheet.index) != len(spec.tiles):
        raise DataError(source, "tiles", "a tile id occurs twice")
    bases = {item.base for item in spec.tiles}
    for item in spec.tiles:
        key = f"tiles[{item.id}]"
        if item.colour not in spec.colours:
            raise DataError(source, f"{key}.colour", f"no colour {item.colour!r} in colours")
        for name in item.upgrades_to:
            if name not in sheet.index:
                raise DataError(source, f"{key}.upgrades_to", f"no tile {name!r}")
        if item.only_on is not None and item.only_on not in hexes.index:
            raise DataError(source, f"{key}.only_on", f"no hex {item.only_on}")
    for base, first in spec.first_tile_on.items():
        for name in first.tiles:
            if name not in sheet.index:
                raise DataError(source, f"first_tile_on[{base}]", f"no tile {name!r}")
    for hex_spec in hexes.specs:
        key = f"hexes[{hex_spec.coord}]"
        if hex_spec.base is not None and hex_spec.base not in bases:
            raise DataError(source, f"{key}.base", f"no tile has the base {hex_spec.base!r}")
        if hex_spec.base is not None and hex_spec.colour not in ("white", *spec.colours):
            raise DataError(source, f"{key}.colour", f"unknown colour {hex_spec.colour!r}")


def read_sheet(raw: bytes, hexes: HexMap, source: str) -> TileSheet:
    """A tile sheet from the content of a `tiles.json`; `source` names it in errors."""
    return TileSheet(decode(raw, SheetSpec, source), hexes, source)
