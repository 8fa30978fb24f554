"""The printed map: hexes and their sides as small ints.

A hex is its index in `map.json`; an edge is 0..5, clockwise from the lower left; a *side* is the line between two
neighbours and has one number, whichever of its two hexes one looks from.
"""

from trunkline.core.data import DataError, decode
from trunkline.rail.specs import HexSpec, MapSpec

EDGES = range(6)
NONE = -1


def opposite(edge: int) -> int:
    """The edge across a hex; also the edge by which a neighbour sees the same side."""
    return (edge + 3) % 6


class HexMap:
    """The map of one title, frozen: who is next to whom, and over which sides track may ever run."""

    __slots__ = ("blocked_by", "coords", "homes", "index", "neighbours", "sides", "size", "specs")

    def __init__(self, spec: MapSpec, source: str) -> None:
        self.specs: tuple[HexSpec, ...] = spec.hexes
        self.size = len(spec.hexes)
        self.coords: tuple[str, ...] = tuple(item.coord for item in spec.hexes)
        self.index: dict[str, int] = {coord: number for number, coord in enumerate(self.coords)}
        if len(self.index) != self.size:
            raise DataError(source, "hexes", "a coordinate occurs twice")
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(self._row(item, source) for item in spec.hexes)
        self._check_mutual(source)
        self.sides: tuple[tuple[int, ...], ...] = self._number_sides()
        self.homes: dict[str, tuple[int, int]] = {}
        self.blocked_by: dict[str, tuple[int, ...]] = {}
        for number, item in enumerate(spec.hexes):
            if item.home is not None:
                self.homes[item.home.company] = (number, NONE if item.home.stop is None else item.home.stop)
            for private in item.blocked_by_private:
                self.blocked_by[private] = (*self.blocked_by.get(private, ()), number)

    def _row(self, item: HexSpec, source: str) -> tuple[int, ...]:
        row = []
        for coord in item.neighbours:
            if coord is not None and coord not in self.index:
                raise DataError(source, f"hexes[{item.coord}].neighbours", f"no hex {coord}")
            row.append(NONE if coord is None else self.index[coord])
        return tuple(row)

    def _check_mutual(self, source: str) -> None:
        for number, row in enumerate(self.neighbours):
            for edge, other in enumerate(row):
                if other != NONE and self.neighbours[other][opposite(edge)] != number:
                    key = f"hexes[{self.coords[number]}].neighbours"
                    raise DataError(
                        source, key, f"{self.coords[other]} does not name it back over edge {opposite(edge)}"
                    )

    def _number_sides(self) -> tuple[tuple[int, ...], ...]:
        sides: list[list[int]] = [[NONE] * 6 for _ in self.coords]
        count = 0
        for number, row in enumerate(self.neighbours):
            for edge, other in enumerate(row):
                if sides[number][edge] == NONE:
                    sides[number][edge] = count
                    if other != NONE:
                        sides[other][opposite(edge)] = count
                    count += 1
        return tuple(tuple(row) for row in sides)

    def closed_edges(self, number: int) -> int:
        """Edges of a hex (bit mask) behind which lies nothing, or a lake or river side (1830 18.0-5)."""
        mask = 0
        for edge, other in enumerate(self.neighbours[number]):
            if (
                other == NONE
                or edge in self.specs[number].impassable_edges
                or opposite(edge) in self.specs[other].impassable_edges
            ):
                mask |= 1 << edge
        return mask


def read_map(raw: bytes, source: str) -> HexMap:
    """A map from the content of a `map.json`; `source` names it in errors."""
    return HexMap(decode(raw, MapSpec, source), source)
