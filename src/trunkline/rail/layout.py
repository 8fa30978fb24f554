"""Map and tile sheet of a title together, and which face may replace which: from geometry alone."""

from itertools import permutations

from trunkline.core.data import DataError, read_data
from trunkline.rail.hexes import EDGES, NONE, HexMap, opposite, read_map
from trunkline.rail.tiles import JUNCTION, STOP, Face, TileSheet, read_sheet

Cities = tuple[int, ...]
"""Where each stop of the old face is on the new one, by stop index."""


class Layout:
    """Static data of the track game, shared by every copy of every table of a title."""

    __slots__ = ("_cities", "_next", "faces", "hexes", "open_edges", "sheet", "sides")

    def __init__(self, hexes: HexMap, sheet: TileSheet) -> None:
        self.hexes, self.sheet, self.faces = hexes, sheet, sheet.faces
        self.sides = 1 + max((side for row in hexes.sides for side in row), default=NONE)
        self.open_edges: tuple[int, ...] = tuple(self._open(number) for number in range(hexes.size))
        self._next: dict[int, tuple[Face, ...]] = {}
        self._cities: dict[int, tuple[Cities, ...]] = {}

    def _open(self, number: int) -> int:
        """Edges over which a tile here may have track: not off the map, not into a blank side (1830 18.0-5)."""
        mask = 0b111111 & ~self.hexes.closed_edges(number)
        for edge in EDGES:
            other = self.hexes.neighbours[number][edge]
            if other != NONE:
                printed = self.faces[other]
                if printed.base is None and not printed.exits >> opposite(edge) & 1:
                    mask &= ~(1 << edge)
        return mask

    def replacements(self, number: int, face: int) -> tuple[Face, ...]:
        """Faces that may lie on a hex instead of `face` (base, colour step, old track, sides), best known order."""
        key = number * len(self.faces) + face
        found = self._next.get(key)
        if found is None:
            old, closed = self.faces[face], ~self.open_edges[number]
            new = (self.faces[i] for i in range(self.sheet.first_face, len(self.faces)))
            found = tuple(item for item in new if not item.exits & closed and self.step(number, old, item) is None)
            self._next[key] = found
        return found

    def step(self, number: int, old: Face, new: Face) -> str | None:
        """Why `new` cannot replace `old` on a hex whatever lies around it; None if it can."""
        if old.base is None:
            return "hex_finished"
        sheet = self.sheet
        special = sheet.only_on[new.tile]
        if special not in (NONE, number):
            return "other_hex_only"
        if old.tile == NONE:
            if special == NONE and new.tile not in sheet.first.get(old.base, ()):
                return "wrong_base" if new.base != old.base else "wrong_colour"
        elif new.base != old.base or new.label != old.label:
            return "wrong_base"
        elif new.level != old.level + 1:
            return "wrong_colour"
        return None if self.cities(old, new) else "old_track_lost"

    def cities(self, old: Face, new: Face) -> tuple[Cities, ...]:
        """Every way the stops of `old` can be those of `new` with all old track kept (1830 18.1-4)."""
        key = old.id * len(self.faces) + new.id
        found = self._cities.get(key)
        if found is None:
            found = self._cities[key] = tuple(cities for cities in _matches(old, new) if _keeps(old, new, cities))
        return found

    def looks(self, face: int) -> str:
        """A face as `tile/rotation`, or the coordinate of the printed hex."""
        item = self.faces[face]
        return self.hexes.coords[face] if item.tile == NONE else f"{self.sheet.ids[item.tile]}/{item.rotation}"


def _matches(old: Face, new: Face) -> list[Cities]:
    """Stop for stop, or all old stops in the only new one."""
    before, after = len(old.stops), len(new.stops)
    if before != after:
        return [(0,) * before] if after == 1 and before > 1 else []
    kinds = [stop.kind for stop in old.stops]
    return [way for way in permutations(range(before)) if kinds == [new.stops[i].kind for i in way]]


def _keeps(old: Face, new: Face, cities: Cities) -> bool:
    """Whether every path of the old face is still there."""
    for a, b in old.paths:
        edge, far = (a, b) if a < STOP else (b, a)
        if far == JUNCTION:
            if (edge, JUNCTION) not in new.paths and (JUNCTION, edge) not in new.paths:
                return False
        elif (far if far < STOP else STOP + cities[far - STOP]) not in new.links[edge]:
            return False
    return all(new.stops[cities[i]].slots >= stop.slots for i, stop in enumerate(old.stops))


def read_layout(package: str) -> Layout:
    """The layout of a title from `data/map.json` and `data/tiles.json` of its package."""
    try:
        raw_map, raw_tiles = read_data(package, "map.json"), read_data(package, "tiles.json")
    except FileNotFoundError as error:
        raise DataError(package, "", f"no such file: {error.filename}") from None
    hexes = read_map(raw_map, f"{package}/data/map.json")
    return Layout(hexes, read_sheet(raw_tiles, hexes, f"{package}/data/tiles.json"))
