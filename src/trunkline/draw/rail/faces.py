"""One hex: ground, track, cities, tokens, values, labels. The one generator for maps, tile sheets and pickers."""

from collections.abc import Mapping, Sequence

from trunkline.draw.rail.geometry import (
    CENTRE,
    SIDE,
    Point,
    edge_point,
    edges_of,
    free_spots,
    path_curve,
    stop_points,
)
from trunkline.draw.rail.palette import INK, PAPER, TILE, readable_on
from trunkline.draw.svg import element, group, hex_corners, polygon, text
from trunkline.rail.tiles import CITY, JUNCTION, RED, TOWN, Face

CIRCLE = 28.0  # radius of one city circle

Token = tuple[str, str]
"""A token: the company's id and colour."""


def ground(colour: str, **attributes: str | float | None) -> str:
    """The hex itself."""
    return polygon(
        hex_corners(0, 0, SIDE), fill=TILE.get(colour, colour), stroke="#6f6a5e", stroke_width=2, **attributes
    )


def track(face: Face, stops: Sequence[Point], colour: str = INK) -> str:
    """All track of a face: each line with a light casing, so that crossings read as bridges."""
    lines = list(dict.fromkeys(path_curve(face, path, stops) for path in face.paths))
    if face.stops and face.stops[0].kind == RED:
        return "".join(arrow(edge) for edge in sorted({min(path) for path in face.paths}))
    end = "round" if any(JUNCTION in path for path in face.paths) else None
    casing = [element("path", d=line, fill="none", stroke=PAPER, stroke_width=19, opacity="0.75") for line in lines]
    rails = [element("path", d=line, fill="none", stroke=colour, stroke_width=12, stroke_linecap=end) for line in lines]
    return "".join(part for pair in zip(casing, rails, strict=True) for part in pair)


def arrow(edge: int) -> str:
    """The arrow of a red area at one of its exits."""
    tip, left, right = edge_point(edge, 84), edge_point(edge - 0.28, 58), edge_point(edge + 0.28, 58)
    return polygon([tip, left, right], fill=INK)


def token(company: str, colour: str, x: float, y: float, radius: float = CIRCLE) -> str:
    """A station token: the company's colour with its letters."""
    size = radius * (0.92 if len(company) <= 2 else 0.74 if len(company) == 3 else 0.6)
    return group(
        element("circle", cx=x, cy=y, r=radius - 1, fill=colour, stroke=INK, stroke_width=2),
        text(x, y + 1, company, size, fill=readable_on(colour), font_weight="bold"),
    )


def city(
    at: Point, slots: int, tokens: Sequence[Token | None], homes: Sequence[str], **attributes: str | float | None
) -> str:
    """A city: one to four circles, with tokens, and the letters of homes in free circles."""
    places = circle_places(slots)
    parts = []
    if slots > 1:
        parts.append(_plate(places))
    for index, (dx, dy) in enumerate(places):
        x, y = at[0] + dx, at[1] + dy
        parts.append(element("circle", cx=x, cy=y, r=CIRCLE, fill="#fffefa", stroke=INK, stroke_width=3))
        held = tokens[index] if index < len(tokens) else None
        if held:
            parts.append(token(held[0], held[1], x, y))
        elif index - len(tokens) < len(homes) and index >= len(tokens):
            name = homes[index - len(tokens)]
            parts.append(text(x, y + 1, name, 17 if len(name) < 4 else 13, fill="#8a857a", font_weight="bold"))
    inner = "".join(parts)
    if slots > 1:
        inner = group(parts[0], transform=f"translate({at[0]:.1f} {at[1]:.1f})") + "".join(parts[1:])
    return group(inner, **attributes)


def circle_places(slots: int) -> list[Point]:
    """Centres of the circles of a city around its middle."""
    if slots <= 1:
        return [CENTRE]
    if slots == 2:
        return [(-CIRCLE, 0.0), (CIRCLE, 0.0)]
    if slots == 3:
        return [(-CIRCLE, CIRCLE * 0.6), (CIRCLE, CIRCLE * 0.6), (0.0, -CIRCLE * 1.13)]
    return [(-CIRCLE, -CIRCLE), (CIRCLE, -CIRCLE), (-CIRCLE, CIRCLE), (CIRCLE, CIRCLE)]


def _plate(places: Sequence[Point]) -> str:
    """The white ground under several circles."""
    left, right = min(x for x, _ in places) - CIRCLE, max(x for x, _ in places) + CIRCLE
    top, bottom = min(y for _, y in places) - CIRCLE, max(y for _, y in places) + CIRCLE
    return element(
        "rect",
        x=left,
        y=top,
        width=right - left,
        height=bottom - top,
        rx=CIRCLE,
        fill=PAPER,
        stroke=INK,
        stroke_width=3,
    )


def town(face: Face, stop: int, at: Point) -> str:
    """A small town: a bar across its track, or a dot."""
    edges = edges_of(face, stop)
    return element("circle", cx=at[0], cy=at[1], r=15 if edges else 13, fill=INK, stroke=PAPER, stroke_width=4)


def value(amount: int, at: Point) -> str:
    """The value of a stop in its circle."""
    return element("circle", cx=at[0], cy=at[1], r=17, fill="#fffefa", stroke=INK, stroke_width=1.5) + text(
        at[0], at[1] + 1, str(amount), 18, fill=INK, font_weight="bold"
    )


def stops(
    face: Face,
    coord: str,
    points: Sequence[Point],
    tokens: Mapping[int, Sequence[Token | None]],
    homes: Mapping[int, Sequence[str]],
) -> str:
    """Cities and towns of a face; cities carry `data-city`."""
    parts = []
    for index, stop in enumerate(face.stops):
        if stop.kind == CITY:
            held, wanted = tokens.get(index, ()), homes.get(index, ())
            parts.append(city(points[index], stop.slots, held, wanted, data_city=f"{coord}:{index}"))
        elif stop.kind == TOWN:
            parts.append(town(face, index, points[index]))
    return "".join(parts)


def values_and_label(face: Face, points: Sequence[Point], level: int, taken: list[Point]) -> str:
    """Values of the stops and the letters of the tile, where there is room; `taken` grows by their places."""
    shown = [stop.values[level] for stop in face.stops if stop.kind != RED and stop.values[level]]
    taken += points
    for index, stop in enumerate(face.stops):
        if stop.kind == CITY:
            taken += [(points[index][0] + dx, points[index][1] + dy) for dx, dy in circle_places(stop.slots)]
    parts = []
    for amount in shown[:1] if len(set(shown)) == 1 else shown:
        taken.append(free_spots(face, taken)[0])
        parts.append(value(amount, taken[-1]))
    if face.label:
        taken.append(free_spots(face, taken)[0])
        parts.append(text(*taken[-1], face.label, 30, fill=INK, font_weight="bold"))
    return "".join(parts)


def tile_picture(face: Face, colour: str, name: str = "") -> str:
    """A tile alone, as in a tile sheet or a picker, around (0, 0)."""
    points = stop_points(face)
    drawn = [
        ground(colour),
        track(face, points),
        stops(face, name, points, {}, {}),
        values_and_label(face, points, face.level, []),
    ]
    if name:
        drawn.append(text(0, 90, f"#{name}", 13, fill="#4a463e"))
    return "".join(drawn)
