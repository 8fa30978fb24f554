"""Where things are on a hex of side 100: edges, stops, the curves of track, free places. y grows downward."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from trunkline.draw.svg import number
from trunkline.rail.tiles import CITY, JUNCTION, RED, STOP, TOWN, Face

SIDE = 100.0
APOTHEM = SIDE * math.sqrt(3) / 2
Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]
"""A cubic Bézier curve: start, two handles, end."""
Blob = tuple[float, float, float]
"""A taken place: its middle and radius."""
CENTRE: Point = (0.0, 0.0)
CITY_REACH, TOWN_REACH = 46.0, 42.0  # of two stops from the middle of their hex
CITY_GAP, TOWN_GAP = 64.0, 46.0  # between two stops of a hex
SIGHT = 8  # samples of a curve


def direction(edge: float) -> Point:
    """The unit vector to the middle of an edge (0 lower left, then clockwise)."""
    angle = math.radians(120 + 60 * edge)
    return math.cos(angle), math.sin(angle)


def edge_point(edge: float, distance: float = APOTHEM) -> Point:
    x, y = direction(edge)
    return x * distance, y * distance


def corner_point(after_edge: int, distance: float) -> Point:
    """A point towards the corner between an edge and the next one clockwise."""
    return edge_point(after_edge + 0.5, distance)


def edges_of(face: Face, stop: int) -> list[int]:
    """The edges with a path to a stop."""
    return [min(path) for path in face.paths if STOP + stop in path]


# -- curves


def edge_to_edge(a: int, b: int) -> Curve:
    """A straight line or nearly an arc between two edges, square to both."""
    gap = min((b - a) % 6, (a - b) % 6)
    handle = {1: 38.5, 2: 53.6}.get(gap, 50.0)  # of an arc of radius 50 over 120 degrees, 150 over 60 degrees
    return edge_point(a), edge_point(a, APOTHEM - handle), edge_point(b, APOTHEM - handle), edge_point(b)


def edge_to_point(edge: int, point: Point) -> Curve:
    """From an edge, square to it, to a point inside."""
    near = edge_point(edge, APOTHEM * 0.6)
    return edge_point(edge), near, _between(near, point, 0.6), point


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def along(curve: Curve, part: float) -> Point:
    """The point of a curve at `part` of its way."""
    rest = 1 - part
    weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
    return (
        sum(weight * x for weight, (x, _) in zip(weights, curve, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, curve, strict=True)),
    )


def curve_data(curve: Curve) -> str:
    """A curve as SVG path data."""
    (x, y), *rest = curve
    points = " ".join(f"{number(px)} {number(py)}" for px, py in rest)
    return f"M{number(x)} {number(y)}C{points}"


# -- stops


@lru_cache(maxsize=4096)
def stop_points(face: Face) -> tuple[Point, ...]:
    """Where the stops of a face are drawn."""
    if not face.stops:
        return ()
    if len(face.stops) == 1:
        return (_single_stop(face),)
    choices = [_places(face, stop) for stop in range(len(face.stops))]
    city = any(stop.kind == CITY for stop in face.stops)
    return max(
        product(*choices),
        key=lambda points: min(
            CITY_GAP if city else TOWN_GAP,
            min(math.dist(a, b) for i, a in enumerate(points) for b in points[:i]),
        ),
    )


def _places(face: Face, stop: int) -> list[Point]:
    """Places for one of several stops, the best first: on its own line, towards its own exits, or beside the others."""
    edges, count = edges_of(face, stop), len(face.stops)
    reach = CITY_REACH if face.stops[stop].kind == CITY else TOWN_REACH
    if not edges:
        return [(reach * (2 * stop / (count - 1) - 1), 0.0)]
    if len(edges) == 1:
        return [edge_point(edges[0], reach)]
    line = edge_to_edge(edges[0], edges[1])
    if len(edges) == 2:
        return [along(line, part) for part in (0.5, 0.3, 0.7)]
    x, y = (sum(direction(edge)[axis] for edge in edges) for axis in (0, 1))
    length = math.hypot(x, y)
    return [(x / length * reach, y / length * reach) if length > 0.1 else CENTRE]


def _single_stop(face: Face) -> Point:
    kind, edges = face.stops[0].kind, edges_of(face, 0)
    if kind == CITY and any(STOP not in path for path in face.paths):
        return 0.0, -38.0  # a loop beside a through track: the city stands off the line
    if kind == TOWN and len(edges) == 2:
        return along(edge_to_edge(edges[0], edges[1]), 0.5)
    return CENTRE


# -- track


@lru_cache(maxsize=4096)
def curves(face: Face) -> dict[tuple[int, int], Curve]:
    """The curve of every path of a face."""
    return {path: _curve(face, path) for path in face.paths}


def _curve(face: Face, path: tuple[int, int]) -> Curve:
    a, b = sorted(path)
    if b < STOP:
        return edge_to_edge(a, b)
    if b == JUNCTION:
        return edge_to_point(a, CENTRE)
    edges = edges_of(face, b - STOP)
    if len(edges) == 2 and face.stops[b - STOP].kind != RED:
        smooth = edge_to_edge(edges[0], edges[1])
        place = stop_points(face)[b - STOP]
        if any(math.dist(along(smooth, part), place) < 1 for part in (0.3, 0.5, 0.7)):
            return smooth  # one smooth line through the stop
    return edge_to_point(a, stop_points(face)[b - STOP])


@lru_cache(maxsize=4096)
def track_sight(face: Face) -> tuple[Point, ...]:
    """Points along all track of a face."""
    return tuple(along(curve, step / SIGHT) for curve in curves(face).values() for step in range(SIGHT + 1))


# -- free places

_SPOTS = [
    *(corner_point(edge, reach) for reach in (64, 76) for edge in (1, 3, 0, 4)),
    *(corner_point(edge, 60) for edge in (5, 2)),
    *(edge_point(turn / 4, reach) for reach in (62.0, 50.0, 38.0) for turn in range(24)),
]


def room(track: Iterable[Point], taken: Iterable[Blob], at: Point, radius: float) -> tuple[float, float]:
    """How far a disc stays clear of track, and of taken places; negative where it overlaps."""
    x, y = at
    lines = min((math.dist(at, point) for point in track), default=SIDE) - 9
    blobs = min((math.hypot(x - bx, y - by) - size for bx, by, size in taken), default=SIDE)
    return lines - radius, blobs - radius


def free_spot(track: Sequence[Point], taken: Sequence[Blob], radius: float) -> Point:
    """A place for a small disc: the first of the usual ones that is free, else the one with most room."""
    best, most = _SPOTS[0], -SIDE
    for spot in _SPOTS:
        left = min(room(track, taken, spot, radius))
        if left >= 0:
            return spot
        if left > most:
            best, most = spot, left
    return best


def beside(x: float, y: float, wide: float, size: float) -> list[Blob]:
    """The places that a line of text takes."""
    count = max(1, round(wide / size))
    step = (wide - size) / max(1, count - 1)
    return [(x - (wide - size) / 2 + step * index, y, size / 2) for index in range(count)]
