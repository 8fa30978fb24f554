"""The land under the map: coasts, lakes, rivers and mountains, for the eye only."""

from functools import cache
from itertools import pairwise

import msgspec

from trunkline.core import decode, read_data
from trunkline.draw.steel_driver.palette import ABROAD, COAST, NATION, PEAK, RIVER, SHALLOW, place
from trunkline.draw.svg import element, group, number
from trunkline.titles.steel_driver.board import PACKAGE

Line = list[tuple[float, float]]


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shapes in the cities' frame."""

    nation: Line
    continent: Line
    isle: Line
    lakes: list[Line]
    rivers: list[Line]
    peaks: Line
    note: str = ""


def smooth(points: Line, closed: bool = True) -> str:
    """A path through the middles of the edges, round at every corner."""
    at = [place(x, y) for x, y in points]
    if not closed:
        (x, y), *rest = at
        path = [f"M{number(x)} {number(y)}"]
        for (x, y), (nx, ny) in pairwise(rest):
            path.append(f"Q{number(x)} {number(y)} {number((x + nx) / 2)} {number((y + ny) / 2)}")
        return " ".join([*path, f"L{number(rest[-1][0])} {number(rest[-1][1])}"])
    path = []
    for (x, y), (nx, ny) in zip(at, [*at[1:], at[0]], strict=True):
        middle = f"{number((x + nx) / 2)} {number((y + ny) / 2)}"
        path.append(f"Q{number(x)} {number(y)} {middle}" if path else f"M{middle}")
    x, y = at[0]
    nx, ny = at[1]
    return " ".join([*path, f"Q{number(x)} {number(y)} {number((x + nx) / 2)} {number((y + ny) / 2)}", "Z"])


def peak(x: float, y: float) -> str:
    px, py = place(x, y)
    return f"M{number(px - 9)} {number(py + 6)} L{number(px)} {number(py - 8)} L{number(px + 9)} {number(py + 6)}" + (
        f" M{number(px)} {number(py - 8)} L{number(px + 2)} {number(py - 2)} L{number(px - 1)} {number(py + 1)}"
        f" L{number(px + 2)} {number(py + 6)}"
    )


@cache
def land() -> str:
    """Everything under the cities."""
    shapes = decode(read_data(PACKAGE, "land.json"), Land, "land.json")
    shore = smooth(shapes.continent)
    isle = smooth(shapes.isle)
    waves = [
        element("path", d=path, fill="none", stroke=SHALLOW, stroke_width=width, opacity=opacity)
        for width, opacity in ((44.0, 0.35), (28.0, 0.5), (13.0, 0.7))
        for path in (shore, isle)
    ]
    lakes = [element("path", d=smooth(lake), fill="#b9d6dd", stroke=COAST, stroke_width=1.1) for lake in shapes.lakes]
    rivers = " ".join(smooth(river, closed=False) for river in shapes.rivers)
    return group(
        *waves,
        element("path", d=shore, fill=ABROAD, stroke=COAST, stroke_width=1.4),
        element("path", d=isle, fill=ABROAD, stroke=COAST, stroke_width=1.2),
        element("path", d=smooth(shapes.nation), fill=NATION, stroke="#a08a5e", stroke_width=1.6),
        element("path", d=rivers, fill="none", stroke=RIVER, stroke_width=2.0, stroke_linecap="round"),
        *lakes,
        element(
            "path",
            d=" ".join(peak(x, y) for x, y in shapes.peaks),
            fill="none",
            stroke=PEAK,
            stroke_width=1.6,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        stroke_linejoin="round",
        aria_hidden="true",
    )
