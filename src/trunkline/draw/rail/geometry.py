"""Where things are on a hex of side 100: edges, stops, the curves of track. y grows downward."""

import math
from collections.abc import Sequence

from trunkline.draw.svg import number
from trunkline.rail.tiles import CITY, JUNCTION, STOP, TOWN, Face

SIDE = 100.0
APOTHEM = SIDE * math.sqrt(3) / 2
Point = tuple[float, float]
CENTRE: Point = (0.0, 0.0)


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


def stop_points(face: Face) -> list[Point]:
    """Where the stops of a face are drawn."""
    count = len(face.stops)
    if count == 1:
        return [_single_stop(face)]
    points = []
    for stop in range(count):
        edges = edges_of(face, stop)
        spread = 46 if face.stops[stop].kind == CITY else 40
        points.append(_towards(edges, stop, count, spread))
    return _apart(points, 60.0 if any(stop.kind == CITY for stop in face.stops) else 44.0)


def _apart(points: list[Point], distance: float) -> list[Point]:
    """Two stops that would overlap are pushed apart."""
    if len(points) != 2 or math.dist(*points) >= distance:
        return points
    (x1, y1), (x2, y2) = points
    length = math.dist(*points) or 1.0
    push = (distance - length) / 2 / length
    dx, dy = (x2 - x1) * push, (y2 - y1) * push
    return [(x1 - dx, y1 - dy), (x2 + dx, y2 + dy)]


def _towards(edges: Sequence[int], stop: int, count: int, distance: float) -> Point:
    """A stop lies towards its own exits; without exits, or with opposite ones, the stops lie side by side."""
    x = sum(direction(edge)[0] for edge in edges)
    y = sum(direction(edge)[1] for edge in edges)
    length = math.hypot(x, y)
    if length < 0.1:
        return (distance * (2 * stop / (count - 1) - 1), 0.0) if not edges else edge_point(edges[0] + 1.5, distance / 2)
    reach = min(distance, 38.0) if len(edges) > 1 and length < 1.1 else distance
    return x / length * reach, y / length * reach


def _single_stop(face: Face) -> Point:
    kind, edges = face.stops[0].kind, edges_of(face, 0)
    if kind == CITY and any(STOP not in path for path in face.paths):
        return 0.0, -38.0  # a loop beside a through track: the city stands off the line
    if kind == TOWN and len(edges) == 2 and (edges[0] - edges[1]) % 6 in (1, 5):
        low = edges[0] if (edges[1] - edges[0]) % 6 == 1 else edges[1]
        return corner_point(low, SIDE / 2)
    if kind == TOWN and len(edges) == 2 and (edges[0] - edges[1]) % 6 in (2, 4):
        low = edges[0] if (edges[1] - edges[0]) % 6 == 2 else edges[1]
        return edge_point(low + 1, SIDE * (math.sqrt(3) - 1.5))
    return CENTRE


def path_curve(face: Face, path: tuple[int, int], stops: Sequence[Point]) -> str:
    """The SVG path data of one piece of track, from its edge to its other end."""
    a, b = sorted(path)
    if b < STOP:
        return edge_to_edge(a, b)
    if b == JUNCTION:
        return edge_to_point(a, CENTRE)
    kind = face.stops[b - STOP].kind
    edges = edges_of(face, b - STOP)
    if kind == TOWN and len(edges) == 2 and len(face.stops) == 1:
        return edge_to_edge(edges[0], edges[1])  # one smooth line through a small town
    return edge_to_point(a, stops[b - STOP])


def edge_to_edge(a: int, b: int) -> str:
    """A straight line or a circular arc between two edges, square to both."""
    (x1, y1), (x2, y2) = edge_point(a), edge_point(b)
    gap = (b - a) % 6
    if gap == 3:
        return f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    radius = SIDE / 2 if gap in (1, 5) else 1.5 * SIDE
    sweep = 0 if gap < 3 else 1
    return f"M{number(x1)} {number(y1)}A{number(radius)} {number(radius)} 0 0 {sweep} {number(x2)} {number(y2)}"


def edge_to_point(edge: int, point: Point) -> str:
    """From an edge, square to it, to a point inside."""
    x, y = edge_point(edge)
    cx, cy = edge_point(edge, APOTHEM * 0.55)
    return f"M{number(x)} {number(y)}Q{number(cx)} {number(cy)} {number(point[0])} {number(point[1])}"


def free_spots(face: Face, taken: Sequence[Point]) -> list[Point]:
    """Places for values and labels, those furthest from track and stops first."""
    marks: list[Point] = list(taken)
    for path in face.paths:
        edge = min(path)
        marks += [edge_point(edge, APOTHEM), edge_point(edge, APOTHEM * 0.6)]
        if max(path) < STOP:
            marks += [edge_point(max(path), APOTHEM), edge_point(max(path), APOTHEM * 0.6), *_middle(path)]
    spots = [corner_point(edge, 66) for edge in (1, 2, 3, 0, 4, 5)] + [edge_point(edge, 60) for edge in range(6)]
    return sorted(spots, key=lambda spot: -min((math.dist(spot, mark) for mark in marks), default=0))


def _middle(path: tuple[int, int]) -> list[Point]:
    a, b = sorted(path)
    gap = (b - a) % 6
    if gap == 3:
        return [CENTRE]
    middle = a + gap / 2 if gap < 3 else b + (6 - gap) / 2
    return [edge_point(middle, 40 if gap in (1, 5) else 24)]
