"""One hex: ground, track, cities, tokens, values, labels. The one generator for maps, tile sheets and pickers."""

import math
from collections.abc import Sequence
from functools import lru_cache

from trunkline.draw.rail.geometry import (
    SIDE,
    Blob,
    Point,
    curve_data,
    curves,
    edge_point,
    free_spot,
    stop_points,
    track_sight,
)
from trunkline.draw.rail.palette import INK, TILE, Livery, readable_on
from trunkline.draw.svg import element, group, halo, hex_corners, number, polygon, text
from trunkline.rail.tiles import CITY, JUNCTION, RED, TOWN, Face

CIRCLE, SMALL = 28.0, 24.0  # radius of one city circle
BUBBLE = 17.0  # radius of a value
EDGE = {"white": "#b3ae97"}  # lines around hexes, by ground
SERIF = "Rockwell,'Roboto Slab',Georgia,'Noto Serif',serif"


def ground(colour: str) -> str:
    """The hex itself."""
    line = EDGE.get(colour, "#5f594c")
    return polygon(hex_corners(0, 0, SIDE), fill=TILE[colour], stroke=line, stroke_width=2)


def track(face: Face) -> str:
    """All track of a face: each line with a light casing, so that crossings read as bridges."""
    if face.stops and face.stops[0].kind == RED:
        return "".join(arrow(edge) for edge in sorted({min(path) for path in face.paths}))
    lines = list(dict.fromkeys(curve_data(curve) for curve in curves(face).values()))
    if any(JUNCTION in path for path in face.paths):
        return _rails(" ".join(lines)) + element("circle", r=6, fill=INK)
    return "".join(_rails(line) for line in lines)


def _rails(data: str) -> str:
    return element("path", d=data, fill="none", stroke="#fffdf4", stroke_width=20) + element(
        "path", d=data, fill="none", stroke=INK, stroke_width=12
    )


def arrow(edge: int) -> str:
    """The arrow of a red area at one of its exits."""
    points = [edge_point(edge, 86), edge_point(edge - 0.3, 46), edge_point(edge + 0.3, 46)]
    return polygon(points, fill=INK, stroke="#fffdf4", stroke_width=4, stroke_linejoin="round", paint_order="stroke")


def token(livery: Livery, x: float, y: float, radius: float = CIRCLE) -> str:
    """A station token: the company's colour with a rim and its letters."""
    size = radius * {1: 1.0, 2: 0.9, 3: 0.72}.get(len(livery.letters), 0.58)
    ink = readable_on(livery.colour)
    return group(
        element("circle", cx=x, cy=y, r=radius - 1, fill=livery.colour, stroke=INK, stroke_width=radius / 14),
        element(
            "circle", cx=x, cy=y, r=radius * 0.84, fill="none", stroke=ink, stroke_width=radius / 22, opacity="0.55"
        ),
        text(x, y + radius * 0.03, livery.letters, size, fill=ink, font_weight="bold"),
        data_token=livery.id,
    )


def reserved(livery: Livery, x: float, y: float, radius: float = CIRCLE) -> str:
    """A free circle that waits for a company: its letters on a breath of its colour."""
    size = 18 if len(livery.letters) < 4 else 15
    return element(
        "circle",
        cx=x,
        cy=y,
        r=radius - 5,
        fill=livery.colour,
        fill_opacity="0.28",
        stroke=livery.colour,
        stroke_width=4,
        stroke_dasharray="7 4",
    ) + text(x, y + 1, livery.letters, size, fill=INK, font_weight="bold", opacity="0.8")


def city(
    face: Face, stop: int, tokens: Sequence[Livery], homes: Sequence[Livery], **attributes: str | float | None
) -> str:
    """A city: one to four circles, with tokens, and the letters of homes in free circles."""
    places, radius = circles(face, stop), circle_radius(face)
    parts = [_plate(places, radius)] if len(places) > 1 else []
    waiting = list(homes)
    for index, (x, y) in enumerate(places):
        parts.append(element("circle", cx=x, cy=y, r=radius, fill="#fffefa", stroke=INK, stroke_width=3))
        if index < len(tokens):
            parts.append(token(tokens[index], x, y, radius))
        elif waiting:
            parts.append(reserved(waiting.pop(0), x, y, radius))
    return group(*parts, **attributes)


def circle_radius(face: Face) -> float:
    """Circles are smaller where four of them share a hex."""
    return SMALL if sum(stop.slots for stop in face.stops) > 3 else CIRCLE


def circles(face: Face, stop: int) -> list[Point]:
    """Centres of the circles of a city; those of one of several cities lie across the way to its exits."""
    (x, y), r = stop_points(face)[stop], circle_radius(face)
    length = math.hypot(x, y) if len(face.stops) > 1 else 0.0
    ux, uy = (-y / length, x / length) if length > 1 else (1.0, 0.0)
    slots = face.stops[stop].slots
    if slots <= 1:
        return [(x, y)]
    if slots == 2:
        return [(x - ux * r, y - uy * r), (x + ux * r, y + uy * r)]
    if slots == 3:
        return [(x - r, y + r * 0.6), (x + r, y + r * 0.6), (x, y - r * 1.13)]
    return [(x + dx * r, y + dy * r) for dy in (-1, 1) for dx in (-1, 1)]


def _plate(places: Sequence[Point], radius: float) -> str:
    """The white ground under several circles, as wide as they are: one shape, so that it can be picked."""
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    around = sorted(places, key=lambda place: math.atan2(place[1] - y, place[0] - x))
    reach, data = radius + 5, ""
    for (ax, ay), (bx, by) in zip(around, (*around[1:], around[0]), strict=True):
        length = math.dist((ax, ay), (bx, by))
        nx, ny = (by - ay) / length * reach, (ax - bx) / length * reach
        start, end = f"{number(ax + nx)} {number(ay + ny)}", f"{number(bx + nx)} {number(by + ny)}"
        data += f"A{reach:g} {reach:g} 0 0 1 {start}L{end}" if data else f"M{start}L{end}"
    first = data[1 : data.index("L")]
    closed = f"{data}A{reach:g} {reach:g} 0 0 1 {first}Z"
    return element("path", d=closed, fill="#fffefa", stroke=INK, stroke_width=3)


def town(at: Point, **attributes: str | float | None) -> str:
    """A small town, with room around it for a finger."""
    dot = element("circle", cx=at[0], cy=at[1], r=14, fill=INK, stroke="#fffdf4", stroke_width=4)
    return group(element("circle", cx=at[0], cy=at[1], r=25, fill="none"), dot, **attributes)


def value(amount: int, at: Point) -> str:
    """The value of a stop in its circle."""
    return element("circle", cx=at[0], cy=at[1], r=BUBBLE, fill="#fffefa", stroke=INK, stroke_width=2) + text(
        at[0], at[1] + 1, str(amount), 18 if amount < 100 else 16, fill=INK, font_weight="bold"
    )


def label(said: str, at: Point, colour: str) -> str:
    """The letters of a tile that only fits certain hexes."""
    size = 32 if len(said) == 1 else 27
    return halo(*at, said, size, ground=TILE[colour], fill=INK, font_weight="bold", font_family=SERIF)


def stop_blobs(face: Face) -> list[Blob]:
    """The places that cities and towns take."""
    found: list[Blob] = []
    for index, (stop, (x, y)) in enumerate(zip(face.stops, stop_points(face), strict=True)):
        if stop.kind == CITY:
            found += [(cx, cy, circle_radius(face) + 5) for cx, cy in circles(face, index)]
        elif stop.kind == TOWN:
            found.append((x, y, 16.0))
    return found


def values_and_label(face: Face, colour: str, level: int, taken: list[Blob]) -> str:
    """Values of the stops and the letters of the tile, where there is room; `taken` grows by their places."""
    sight = track_sight(face)
    shown = [stop.values[level] for stop in face.stops if stop.kind != RED and stop.values[level]]
    parts = []
    for amount in shown[:1] if len(set(shown)) == 1 else shown:
        spot = free_spot(sight, taken, BUBBLE)
        taken.append((*spot, BUBBLE))
        parts.append(value(amount, spot))
    if face.label:
        reach = 11.0 * len(face.label)
        spot = free_spot(sight, taken, reach)
        taken.append((*spot, reach))
        parts.append(label(face.label, spot, colour))
    return "".join(parts)


def cities(face: Face, coord: str, tokens: Sequence[Sequence[Livery]], homes: Sequence[Sequence[Livery]]) -> str:
    """Cities and towns of a face; cities carry `data-city`."""
    parts = []
    for index, (stop, at) in enumerate(zip(face.stops, stop_points(face), strict=True)):
        if stop.kind == CITY:
            parts.append(city(face, index, tokens[index], homes[index], data_city=f"{coord}:{index}"))
        elif stop.kind == TOWN:
            parts.append(town(at, data_stop=f"{coord}:{index}"))
    return "".join(parts)


@lru_cache(maxsize=2048)
def tile_picture(face: Face, colour: str) -> str:
    """A tile alone, as in a tile sheet or a picker, around (0, 0)."""
    nobody: list[list[Livery]] = [[] for _ in face.stops]
    return "".join(
        (
            ground(colour),
            track(face),
            cities(face, "", nobody, nobody),
            values_and_label(face, colour, face.level, stop_blobs(face)),
        )
    )
