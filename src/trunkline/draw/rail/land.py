"""The land of a map: terrain with its cost, red areas over one or several hexes, water sides, markers, shore."""

from collections.abc import Sequence

from trunkline.draw.rail.faces import SERIF
from trunkline.draw.rail.geometry import APOTHEM, SIDE, Blob, Point, direction, free_spot
from trunkline.draw.rail.palette import INK, PAPER, TILE, WATER
from trunkline.draw.svg import element, group, halo, hex_corners, polygon, text
from trunkline.rail.layout import Layout
from trunkline.rail.specs import HexSpec

SHORE, SEA = "#c3dde6", "#a8cbda"
ROCK, SHADE, SNOW = "#a9825c", "#7d5c3d", "#fdfaf0"
RIVER = "#6ea9d0"
TAG: Blob = (0.0, 75.0, 16.0)  # the place of a note


def place(coord: str) -> Point:
    """The centre of a hex on the picture."""
    row, column = ord(coord[0]) - ord("A"), int(coord[1:])
    return column * APOTHEM, row * 1.5 * SIDE


def shore(layout: Layout) -> str:
    """Shallow water around all hexes."""
    outlines = []
    for coord in layout.hexes.coords:
        corners = hex_corners(*place(coord), SIDE)
        outlines.append("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z")
    return element("path", d="".join(outlines), fill=SHORE, stroke=SHORE, stroke_width=44, stroke_linejoin="round")


# -- terrain


def terrain(spec: HexSpec, sight: Sequence[Point], taken: list[Blob]) -> str:
    """Mountains or water, large on an empty hex and small beside stops, with what the first tile costs."""
    assert spec.terrain
    mountain = spec.terrain.type == "mountain"
    art = _mountains() if mountain else _river() if spec.terrain.type == "river" else _waves()
    if not spec.stops and not sight:
        taken.append((0.0, 46.0, 24.0))
        return art + cost(spec.terrain.cost, 46.0, 18.0, mountain)
    crowded = len(spec.stops) > 1  # no room for more than the plate
    reach = 15.0 if crowded else 26.0
    x, y = free_spot(sight, taken, reach)
    taken.append((x, y, reach))
    if crowded:
        return group(cost(spec.terrain.cost, 0.0, 15.0, mountain), transform=f"translate({x:.0f} {y:.0f})")
    plate = cost(spec.terrain.cost, 44.0, 32.0, mountain)
    return group(art, plate, transform=f"translate({x:.0f} {y - 6:.0f}) scale(0.5)")


def cost(amount: int, y: float, size: float, mountain: bool) -> str:
    """What the first tile on a hex costs, on a plate."""
    wide = size * (0.9 + 0.61 * len(f"${amount}"))
    plate = element(
        "rect",
        x=-wide / 2,
        y=y - size * 0.78,
        width=wide,
        height=size * 1.56,
        rx=size * 0.78,
        fill=PAPER,
        stroke=SHADE if mountain else WATER,
        stroke_width=2.5,
    )
    return plate + text(0, y + 1, f"${amount}", size, fill=INK, font_weight="bold")


def _mountains() -> str:
    return "".join(
        _peak(x, y, half, tall) for x, y, half, tall in ((-38, 12, 34, 52), (40, 14, 32, 46), (2, 28, 42, 74))
    )


def _peak(x: float, y: float, half: float, tall: float) -> str:
    """A peak on its base line, its right side in shade, with snow."""
    top = y - tall
    edge = polygon([(x - half, y), (x, top), (x + half, y)], fill=ROCK, stroke=PAPER, stroke_width=3)
    shade = polygon([(x, top), (x + half, y), (x + half * 0.1, y), (x + half * 0.22, y - tall * 0.45)], fill=SHADE)
    part = 0.3
    snow = polygon(
        [
            (x, top),
            (x + half * part, top + tall * part),
            (x + half * 0.08, top + tall * part * 0.75),
            (x - half * 0.12, top + tall * part * 1.05),
            (x - half * part, top + tall * part),
        ],
        fill=SNOW,
    )
    return edge + shade + snow


def _waves() -> str:
    rows = ((-52, -30, 4), (-66, -7, 5), (-52, 16, 4))
    data = "".join(f"M{x} {y}" + "q13 -15 26 0" + "t26 0" * (count - 1) for x, y, count in rows)
    return element("path", d=data, fill="none", stroke=WATER, stroke_width=6, stroke_linecap="round")


def _river() -> str:
    data = "M-62 -38C-30 -62 -22 -6 6 -18S40 -8 62 14"
    return element("path", d=data, fill="none", stroke=WATER, stroke_width=19, stroke_linecap="round") + element(
        "path", d=data, fill="none", stroke=RIVER, stroke_width=13, stroke_linecap="round"
    )


def lake(x: float, y: float) -> str:
    """Ripples on a hex that is water."""
    return group(_waves(), transform=f"translate({x:.1f} {y:.1f})", opacity="0.45")


def water_sides(spec: HexSpec) -> str:
    """Sides that no track crosses."""
    parts = []
    corners = hex_corners(*place(spec.coord), SIDE)
    for edge in spec.impassable_edges:
        (x1, y1), (x2, y2) = corners[(edge + 1) % 6], corners[(edge + 2) % 6]
        for colour, wide in ((WATER, 18), (RIVER, 9)):
            parts.append(
                element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=wide, stroke_linecap="round")
            )
    return "".join(parts)


# -- red areas


def red_areas(layout: Layout, level: int) -> str:
    """The red areas with name and values; hexes of one area grow together."""
    areas: dict[str, list[int]] = {}
    for at, spec in enumerate(layout.hexes.specs):
        if spec.stops and spec.stops[0].kind == "offboard":
            areas.setdefault(spec.area or spec.coord, []).append(at)
    return "".join(_red_area(layout, hexes, level) for hexes in areas.values())


def _red_area(layout: Layout, hexes: list[int], level: int) -> str:
    specs = [layout.hexes.specs[at] for at in hexes]
    centres = [place(spec.coord) for spec in specs]
    x, y = (sum(centre[axis] for centre in centres) / len(centres) for axis in (0, 1))
    ways = [direction(int(edge[1])) for spec in specs for edge, _ in spec.paths]  # the text stays clear of the arrows
    x -= 20 * sum(dx for dx, _ in ways) / len(ways)
    y -= 15 * sum(dy for _, dy in ways) / len(ways)
    seams = [_seam(layout, at, other) for at in hexes for other in hexes if at < other]
    revenue = specs[0].stops[0].revenue
    values = list(revenue.items()) if isinstance(revenue, dict) else [("red", revenue)]
    force = max((at for at, (colour, _) in enumerate(values) if _reached(layout, colour, level)), default=0)
    columns, top = (2, -10.0 if len(values) > 2 else 4.0) if len(values) > 1 else (1, 4.0)
    cells = [
        _value(colour, amount, 42.0 * (at % columns - columns / 2), top + 27.0 * (at // columns), at == force)
        for at, (colour, amount) in enumerate(values)
    ]
    name = _lines(specs[0].name or "", top - 22, 18 if len(values) > 2 else 21)
    return "".join(seams) + group(name, *cells, transform=f"translate({x:.1f} {y:.1f})", pointer_events="none")


def _reached(layout: Layout, colour: str, level: int) -> bool:
    return colour in layout.sheet.colours and layout.sheet.level(colour) <= level


def _seam(layout: Layout, at: int, other: int) -> str:
    """The side between two hexes of an area, made invisible."""
    row = layout.hexes.neighbours[at]
    if other not in row:
        return ""
    corners = hex_corners(*place(layout.hexes.coords[at]), SIDE)
    edge = row.index(other)
    (x1, y1), (x2, y2) = corners[(edge + 1) % 6], corners[(edge + 2) % 6]
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=TILE["red"], stroke_width=5)


def _value(colour: str, amount: int, x: float, y: float, now: bool) -> str:
    """One value; the one in force stands out."""
    box = element(
        "rect",
        x=x + 1,
        y=y,
        width=40,
        height=25,
        rx=4,
        fill=TILE[colour],
        stroke=INK,
        stroke_width=3 if now else 1,
    )
    said = text(x + 21, y + 13.5, str(amount), 19, font_weight="bold", fill=INK)
    return group(box, said, opacity=None if now else "0.72")


def split_name(said: str, longest: int = 13) -> list[str]:
    """A name on one or two lines."""
    words = said.split(" ")
    if len(said) < longest or len(words) == 1:
        return [said]
    middle = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(said) / 2))
    return [" ".join(words[:middle]), " ".join(words[middle:])]


def _lines(said: str, bottom: float, size: float) -> str:
    """A name of one or two lines that ends at a height."""
    lines = split_name(said)
    first = bottom - (len(lines) - 1) * size * 1.1
    return "".join(
        halo(0, first + at * size * 1.1, line, size, "#a63a2b", fill="#fffaf2", font_weight="bold", font_family=SERIF)
        for at, line in enumerate(lines)
    )


# -- markers


def mine(x: float, y: float) -> str:
    """Pick and hammer on a dark plate."""
    tools = "M-9 9L7 -7M2 -11Q9 -10 11 -2M9 9L-6 -6M-11 -5L-5 -11"
    return _marker(x, y, tools, "#3b3630")


def bridge(x: float, y: float) -> str:
    """An arched bridge on a blue plate."""
    return _marker(x, y, "M-13 -4H13M-11 9V-4M11 9V-4M-11 9Q0 -9 11 9", WATER)


def _marker(x: float, y: float, lines: str, colour: str) -> str:
    plate = element("circle", r=19, fill=colour, stroke="#fffdf4", stroke_width=3)
    drawn = element("path", d=lines, fill="none", stroke="#ffffff", stroke_width=3.4, stroke_linecap="round")
    return group(plate, drawn, transform=f"translate({x:.1f} {y:.1f})")


def tag(said: str) -> str:
    """A small note at the bottom of a hex without a tile, such as the private that reserves it."""
    wide, y = 14 + 9.0 * len(said), TAG[1]
    plate = element(
        "rect", x=-wide / 2, y=y - 12, width=wide, height=24, rx=5, fill="#5c3a1e", stroke=PAPER, stroke_width=2
    )
    return plate + text(0, y + 1, said, 15, fill="#fff3d6", font_weight="bold")
