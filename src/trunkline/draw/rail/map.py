"""The map of an 18xx title with its state: tiles, tokens, terrain, names, red areas, routes."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from trunkline.draw.rail import faces, land
from trunkline.draw.rail.geometry import (
    APOTHEM,
    CENTRE,
    SIDE,
    Blob,
    Point,
    beside,
    free_spot,
    room,
    track_sight,
)
from trunkline.draw.rail.land import place
from trunkline.draw.rail.palette import FAINT, INK, TILE, Livery
from trunkline.draw.rail.routes import badge, route
from trunkline.draw.svg import group, halo, text, tooltip
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.rail.layout import Layout
from trunkline.rail.specs import HexSpec
from trunkline.rail.tiles import RED, Face
from trunkline.rail.track import Track, city_id

MARGIN = 44.0
LETTER = 0.5  # of a name's letters: width in sizes
CROWDED = -9.0  # a name with less room is left out
MARK = 20.0  # room for a marker


class MapStyle(msgspec.Struct, frozen=True):
    """What a title says about its map: companies by number, notes and markers on hexes."""

    companies: Sequence[Livery]
    tags: Mapping[str, str] = {}  # hex -> a small note, such as the private that reserves it
    marks: Mapping[int, Callable[[float, float], str]] = {}  # marker bit -> what draws it


class Print(NamedTuple):
    """What stays on a hex with its tile: what is under routes and tokens, what above, and a place for a marker."""

    under: str
    above: str
    spot: Point


def frame(layout: Layout) -> tuple[float, float, float, float]:
    """Left, top, width and height of the map with its margin."""
    points = [place(coord) for coord in layout.hexes.coords]
    left, top = min(x for x, _ in points) - APOTHEM - MARGIN, min(y for _, y in points) - SIDE - MARGIN
    right, bottom = max(x for x, _ in points) + APOTHEM + MARGIN, max(y for _, y in points) + SIDE + MARGIN
    return left, top, right - left, bottom - top


def map_picture(track: Track, level: int, style: MapStyle, routes: Sequence[Run] = ()) -> str:
    """The land, then track, routes, stops with tokens, and what is written."""
    layout = track.layout
    left, top, *_ = frame(layout)
    numbers = range(layout.hexes.size)
    printed = [_print(layout, number, track.faces[number], level) for number in numbers]
    return group(
        land.shore(layout),
        *(_hex(layout, number, printed[number].under) for number in numbers),
        *(land.water_sides(spec) for spec in layout.hexes.specs),
        land.red_areas(layout, level),
        *(route(track, run, index) for index, run in enumerate(routes)),
        *(_upper(track, number, printed[number], style) for number in numbers),
        *(badge(track, run, index) for index, run in enumerate(routes)),
        transform=f"translate({-left:.1f} {-top:.1f})",
    )


def _hex(layout: Layout, number: int, under: str) -> str:
    spec = layout.hexes.specs[number]
    x, y = place(spec.coord)
    said = tooltip(f"{spec.coord} {spec.name or ''}".strip())
    red = f"{spec.coord}:0" if spec.stops and spec.stops[0].kind == "offboard" else None
    place_of = f"translate({x:.1f} {y:.1f})"
    return group(under, said, transform=place_of, data_hex=spec.coord, data_stop=red, class_="hex")


@lru_cache(maxsize=4096)
def _print(layout: Layout, number: int, face_id: int, level: int) -> Print:
    """A hex without tokens and markers."""
    spec, face = layout.hexes.specs[number], layout.sheet.faces[face_id]
    laid = face.tile != NONE
    colour = layout.sheet.colours[face.level - 1] if laid else spec.colour
    under = [faces.ground(colour)]
    if spec.kind == "water":
        under.append(land.lake(0, 0))
    if face.stops and face.stops[0].kind == RED:
        return Print("".join(under) + faces.track(face), _small_print(spec, ""), CENTRE)
    sight = track_sight(face)
    taken: list[Blob] = [(0.0, -82.0, 12.0), *faces.stop_blobs(face)]
    if spec.blocked_by_private and not laid:
        taken.append(land.TAG)
    above = [_small_print(spec, layout.sheet.ids[face.tile] if laid else "")]
    crowded = bool(spec.name) and not laid and len(spec.stops) > 1  # the name needs the most room
    if crowded:
        above.append(_name(str(spec.name), sight, taken, TILE[colour], laid))
    if spec.terrain and not laid:
        art = land.terrain(spec, sight, taken)
        (above if spec.stops else under).append(art)
    above.append(faces.values_and_label(face, colour, level, taken))
    spot = free_spot(sight, taken, MARK)
    if spec.bridge_token_allowed or spec.mine_allowed:
        taken.append((*spot, MARK))
    if spec.name and spec.stops and not crowded:
        above.append(_name(spec.name, sight, taken, TILE[colour], laid))
    return Print("".join(under) + faces.track(face), "".join(above), spot)


def _small_print(spec: HexSpec, tile: str) -> str:
    """Coordinate at the top, number of the tile at the bottom."""
    ink = FAINT if spec.colour != "red" else "#ffe1d9"
    parts = [text(0, -80, spec.coord, 17, fill=ink)]
    if tile:
        parts.append(text(0, 84, tile, 14, fill=INK, opacity="0.6"))
    return "".join(parts)


def _name(name: str, sight: Sequence[Point], taken: list[Blob], ground: str, laid: bool) -> str:
    """The name of a place where it covers the least; a tile hides it where there is no room."""
    lines = land.split_name(name)
    size = 18.0 if len(lines) == 1 else 15.5
    wide = max(len(line) for line in lines) * size * LETTER
    spots = _name_spots(len(lines) * size, wide)
    clear, (x, y) = max(((_name_room(sight, taken, at, wide, lines, size), at) for at in spots), key=lambda one: one[0])
    if laid and clear < CROWDED:
        return ""
    first = y - (len(lines) - 1) * size * 0.54
    said = [
        halo(x, first + row * size * 1.08, line, size, ground=ground, fill=INK, font_weight="600")
        for row, line in enumerate(lines)
    ]
    for row in range(len(lines)):
        taken += beside(x, first + row * size * 1.08, wide, size)
    return group(*said, pointer_events="none")


def _name_spots(tall: float, wide: float) -> list[Point]:
    """Places for a name inside the hex, the usual ones first."""
    rows = (46.0, -46.0, 58.0, -56.0, 34.0, -34.0, 22.0, -22.0)
    spots = []
    for y in rows:
        reach = min(APOTHEM, (SIDE - abs(y) - tall / 2) * 3**0.5) - wide / 2 - 10
        if reach >= 0:
            spots += [(0.0, y), (-reach, y), (reach, y), (-reach / 2, y), (reach / 2, y)]
    return spots or [(0.0, 46.0), (0.0, -46.0)]


def _name_room(
    sight: Sequence[Point], taken: Sequence[Blob], at: Point, wide: float, lines: Sequence[str], size: float
) -> float:
    """How clear a name would stand. Clear enough is as good as wide open; track may be written over, other things not;
    the middle is better than a side."""
    x, y = at
    clear = [
        room(sight, taken, (bx, by), radius)
        for row in range(len(lines))
        for bx, by, radius in beside(x, y + (row - (len(lines) - 1) / 2) * size * 1.08, wide, size)
    ]
    track = min(3.0, *(line for line, _ in clear))
    places = min(3.0, *(blob for _, blob in clear))
    return places + max(-15.0, track) * 0.4 - abs(x) / 60


def _upper(track: Track, number: int, printed: Print, style: MapStyle) -> str:
    """What lies on a hex above its track: stops with tokens, values, names, markers."""
    layout = track.layout
    spec, face = layout.hexes.specs[number], track.face(number)
    x, y = place(spec.coord)
    parts = [group(printed.above, pointer_events="none")]
    if face.stops and face.stops[0].kind != RED:
        tokens = [[style.companies[owner] for owner in owners] for owners in _owners(track, number, face)]
        parts.insert(0, faces.cities(face, spec.coord, tokens, _homes(track, number, face, style)))
    parts.append(_loose_home(track, number, style))
    bits = track.markers.get(number, 0)
    parts += [draw(*printed.spot) for bit, draw in style.marks.items() if bits & bit]
    if spec.coord in style.tags and face.tile == NONE:
        parts.append(land.tag(style.tags[spec.coord]))
    return group(*parts, transform=f"translate({x:.1f} {y:.1f})")


def _owners(track: Track, number: int, face: Face) -> list[Sequence[int]]:
    return [track.tokens.get(city_id(number, stop), ()) for stop in range(len(face.stops))]


def _homes(track: Track, number: int, face: Face, style: MapStyle) -> list[list[Livery]]:
    """The companies that have a circle reserved in each city."""
    return [
        [style.companies[company] for company, at in track.reserved.get(number, ()) if at == stop]
        for stop in range(len(face.stops))
    ]


def _loose_home(track: Track, number: int, style: MapStyle) -> str:
    """A company that may still choose its city on this hex waits between them."""
    waiting = [style.companies[company] for company, stop in track.reserved.get(number, ()) if stop == NONE]
    return "".join(faces.reserved(livery, *CENTRE, faces.SMALL) for livery in waiting)
