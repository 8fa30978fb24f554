"""The map of an 18xx title with its state: tiles, tokens, terrain, names, red areas, routes."""

import math
from collections.abc import Callable, Mapping, Sequence

import msgspec

from trunkline.draw.rail import faces
from trunkline.draw.rail.geometry import (
    APOTHEM,
    SIDE,
    Point,
    edge_point,
    edge_to_edge,
    edge_to_point,
    free_spots,
    stop_points,
)
from trunkline.draw.rail.palette import DASHES, FAINT, INK, MOUNTAIN, PAPER, ROUTES, TILE, WATER
from trunkline.draw.svg import element, group, halo, hex_corners, polygon, text, tooltip
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE, opposite
from trunkline.rail.layout import Layout
from trunkline.rail.specs import HexSpec
from trunkline.rail.tiles import RED, STOP, Face
from trunkline.rail.track import Track, city_id

MARGIN = 40.0


class MapStyle(msgspec.Struct, frozen=True):
    """What a title says about its map: companies by number (id, colour), names of hexes, tags and markers."""

    companies: Sequence[tuple[str, str]]
    name: Callable[[HexSpec], str]
    tags: Mapping[str, str] = {}  # hex -> a small note, such as the private that reserves it
    marks: Mapping[int, str] = {}  # marker bit -> its letter


def place(coord: str) -> Point:
    """The centre of a hex on the picture."""
    row, column = ord(coord[0]) - ord("A"), int(coord[1:])
    return column * APOTHEM, row * 1.5 * SIDE


def frame(layout: Layout) -> tuple[float, float, float, float]:
    """Left, top, width and height of the map with its margin."""
    points = [place(coord) for coord in layout.hexes.coords]
    left, top = min(x for x, _ in points) - APOTHEM - MARGIN, min(y for _, y in points) - SIDE - MARGIN
    right, bottom = max(x for x, _ in points) + APOTHEM + MARGIN, max(y for _, y in points) + SIDE + MARGIN
    return left, top, right - left, bottom - top


def map_picture(track: Track, level: int, style: MapStyle, routes: Sequence[Run] = ()) -> str:
    """All hexes around the origin of `frame`, then blue borders, routes and names on top."""
    layout = track.layout
    left, top, *_ = frame(layout)
    hexes = [_hex(track, number, level, style) for number in range(layout.hexes.size)]
    borders = [_borders(layout, number) for number in range(layout.hexes.size)]
    names = [_name(track, number, style) for number in range(layout.hexes.size)]
    runs = [_route(track, run, index, len(routes)) for index, run in enumerate(routes)]
    return group(*hexes, *borders, *names, *runs, transform=f"translate({-left:.1f} {-top:.1f})")


def _hex(track: Track, number: int, level: int, style: MapStyle) -> str:
    layout = track.layout
    spec, face = layout.hexes.specs[number], track.face(number)
    x, y = place(spec.coord)
    points = stop_points(face)
    laid = face.tile != NONE
    colour = layout.sheet.colours[face.level - 1] if laid and face.level else spec.colour
    parts = [faces.ground(colour), faces.track(face, points)]
    if face.stops and face.stops[0].kind == RED:
        parts.append(_red_area(spec, level, style))
    else:
        tokens, homes = _tokens(track, number, face, style), _homes(track, number, face, style)
        parts.append(faces.stops(face, spec.coord, points, tokens, homes))
        taken = [(0.0, 62.0)] if spec.stops else []
        parts.append(faces.values_and_label(face, points, level, taken))
        if not laid and spec.terrain:
            parts.append(_terrain(spec, face, taken))
    parts.append(_loose_home(track, number, face, style))
    parts.append(_small_print(track, number, spec, style))
    parts.append(tooltip(f"{spec.coord} {style.name(spec)}".strip()))
    return group(*parts, transform=f"translate({x:.1f} {y:.1f})", data_hex=spec.coord, class_="hex")


def _tokens(track: Track, number: int, face: Face, style: MapStyle) -> dict[int, list[faces.Token | None]]:
    found: dict[int, list[faces.Token | None]] = {}
    for stop in range(len(face.stops)):
        owners = track.tokens.get(city_id(number, stop), ())
        if owners:
            found[stop] = [style.companies[owner] for owner in owners]
    return found


def _homes(track: Track, number: int, face: Face, style: MapStyle) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for company, stop in track.reserved.get(number, ()):
        if stop != NONE and stop < len(face.stops):
            found.setdefault(stop, []).append(style.companies[company][0])
    return found


def _loose_home(track: Track, number: int, face: Face, style: MapStyle) -> str:
    """The letters of a company that may still choose its city on this hex."""
    names = [style.companies[company][0] for company, stop in track.reserved.get(number, ()) if stop == NONE]
    return text(0, -2, " ".join(names), 15, fill="#8a857a", font_weight="bold") if names else ""


def _terrain(spec: HexSpec, face: Face, taken: Sequence[Point]) -> str:
    """Water or mountain with what the first tile costs."""
    assert spec.terrain
    x, y = (0.0, 4.0) if not spec.stops and not face.paths else free_spots(face, taken)[0]
    cost = text(x, y + 24, str(spec.terrain.cost), 18, fill=INK, font_weight="bold")
    if spec.terrain.type == "mountain":
        peak = polygon([(x - 27, y + 10), (x, y - 34), (x + 27, y + 10)], fill=MOUNTAIN, stroke=PAPER, stroke_width=2)
        snow = polygon([(x - 9, y - 20), (x, y - 34), (x + 9, y - 20)], fill=PAPER)
        return peak + snow + cost
    waves = "".join(f"M{x - 28:.1f} {y - 20 + 11 * row:.1f}q7 -9 14 0t14 0t14 0t14 0" for row in range(3))
    return element("path", d=waves, fill="none", stroke=WATER, stroke_width=4, stroke_linecap="round") + cost


def _red_area(spec: HexSpec, level: int, style: MapStyle) -> str:
    """Name and values of a red area, the value in force framed."""
    revenue = spec.stops[0].revenue
    values = list(revenue.items()) if isinstance(revenue, dict) else [("red", revenue)]
    wide = 40
    left = -wide * len(values) / 2
    parts = [_lines(style.name(spec), -30, 19, "#fffaf2")]
    for index, (colour, amount) in enumerate(values):
        x = left + wide * index
        parts.append(element("rect", x=x, y=2, width=wide, height=30, fill=TILE[colour], stroke=INK, stroke_width=1.5))
        parts.append(text(x + wide / 2, 18, str(amount), 18, font_weight="bold", fill=INK))
    return "".join(parts)


def _name(track: Track, number: int, style: MapStyle) -> str:
    """The name of a place with stops, above everything that lies around it."""
    spec, face = track.layout.hexes.specs[number], track.face(number)
    name = style.name(spec)
    if not name or not spec.stops or spec.stops[0].kind == "offboard":
        return ""
    ground = TILE.get(spec.colour, PAPER) if face.tile == NONE else PAPER
    x, y = place(spec.coord)
    lines = _split(name)
    size = 15 if len(lines) == 1 else 13
    first = y + 62 - (len(lines) - 1) * size * 0.6
    said = [
        halo(x, first + row * size * 1.05, line, size, ground=ground, fill=INK, font_style="italic")
        for row, line in enumerate(lines)
    ]
    return group(*said, pointer_events="none")


def _split(said: str) -> list[str]:
    """A name on one or two lines."""
    words = said.split(" ")
    if len(said) < 13 or len(words) == 1:
        return [said]
    middle = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(said) / 2))
    return [" ".join(words[:middle]), " ".join(words[middle:])]


def _lines(said: str, y: float, size: float, colour: str) -> str:
    """A name on one or two lines around a height."""
    lines = _split(said)
    first = y - (len(lines) - 1) * size * 0.6
    return "".join(
        text(0, first + row * size * 1.15, line, size, fill=colour, font_weight="bold")
        for row, line in enumerate(lines)
    )


def _small_print(track: Track, number: int, spec: HexSpec, style: MapStyle) -> str:
    """Coordinate, tile number, tag of a private, markers."""
    parts = [text(0, -84, spec.coord, 12, fill=FAINT)]
    tile = track.face(number).tile
    if tile != NONE:
        parts.append(text(0, 88, f"#{track.layout.sheet.ids[tile]}", 11, fill="#4a463e"))
    if spec.coord in style.tags:
        parts.append(text(0, -66, style.tags[spec.coord], 14, fill="#7b3f00", font_weight="bold"))
    bits = track.markers.get(number, 0)
    letters = [letter for bit, letter in style.marks.items() if bits & bit]
    for index, letter in enumerate(letters):
        x = 46 - 34 * index
        parts.append(element("rect", x=x - 15, y=-62, width=30, height=30, rx=6, fill=INK))
        parts.append(text(x, -46, letter, 20, fill="#ffffff", font_weight="bold"))
    return "".join(parts)


def _borders(layout: Layout, number: int) -> str:
    """Blue sides that no track crosses."""
    spec = layout.hexes.specs[number]
    x, y = place(spec.coord)
    parts = []
    for edge in spec.impassable_edges:
        corners = hex_corners(x, y, SIDE)
        (x1, y1), (x2, y2) = corners[(edge + 1) % 6], corners[(edge + 2) % 6]
        parts.append(element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=WATER, stroke_width=11, stroke_linecap="round"))
    return "".join(parts)


def _route(track: Track, run: Run, index: int, count: int) -> str:
    """One train's run as a coloured line beside the others."""
    layout = track.layout
    numbers = [layout.hexes.index[coord] for coord in run.path]
    wanted = {(layout.hexes.index[stop.split(":")[0]], int(stop.split(":")[1])) for stop in run.stops}
    lines = []
    for position, number in enumerate(numbers):
        edges = [
            _edge_between(layout, number, numbers[other])
            for other in (position - 1, position + 1)
            if 0 <= other < len(numbers)
        ]
        x, y = place(layout.hexes.coords[number])
        for line in _inside(track.face(number), number, edges, wanted):
            lines.append(element("path", d=line, transform=f"translate({x:.1f} {y:.1f})"))
    shift = (index - (count - 1) / 2) * 4
    return group(
        *lines,
        fill="none",
        stroke=ROUTES[index % len(ROUTES)],
        stroke_width=9,
        stroke_dasharray=DASHES[index % len(DASHES)],
        stroke_linecap="round",
        opacity="0.92",
        transform=f"translate({shift:.1f} {shift:.1f})",
        class_="route",
    )


def _edge_between(layout: Layout, number: int, other: int) -> int:
    """The edge of a hex that faces a neighbour."""
    row = layout.hexes.neighbours[number]
    return row.index(other) if other in row else opposite(layout.hexes.neighbours[other].index(number))


def _inside(face: Face, number: int, edges: Sequence[int], wanted: set[tuple[int, int]]) -> list[str]:
    """The line of a route inside one hex."""
    points = stop_points(face)
    for stop in range(len(face.stops)):
        if (number, stop) in wanted and all(STOP + stop in face.links[edge] for edge in edges):
            smooth = len(edges) == 2 and math.dist(points[stop], (0, 0)) > 1 and len(face.stops) == 1
            if smooth and face.stops[stop].kind != RED and tuple(sorted(edges)) not in face.paths:
                return [edge_to_edge(*sorted(edges))]
            return [edge_to_point(edge, points[stop]) for edge in edges]
    if len(edges) == 2:
        a, b = sorted(edges)
        return (
            [edge_to_edge(a, b)]
            if (a, b) in face.paths or (b, a) in face.paths
            else [
                edge_to_point(a, (0.0, 0.0)),
                edge_to_point(b, (0.0, 0.0)),
            ]
        )
    return [edge_to_point(edge, edge_point(edge, 20)) for edge in edges]
