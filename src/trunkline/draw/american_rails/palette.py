"""Colours, and small shapes that are defined once per drawing: cubes, houses, trains, trees, peaks."""

import math
from functools import lru_cache

from trunkline.draw.svg import element, group, number, polygon, text

INK = "#2b2620"
PAPER = "#f6edd8"
EDGE = "#8a7a5c"
SEA = "#9fc3d6"
SHALLOW = "#bcd7e2"
GOLD = "#c9962b"
ALARM = "#b3261e"

COMPANY = {
    "white": "#f7f3e8",
    "grey": "#8c8a86",
    "green": "#3c8a4d",
    "yellow": "#efc22f",
    "red": "#c23a2e",
    "blue": "#2f6fb3",
}
PLAYER = ("#dcbf8f", "#7d4598", "#e48fb0", "#7b4c2b", "#e4801f")  # natural, purple, pink, brown, orange
TERRAIN = {"plains": "#e6dca0", "forest": "#a9c38a", "mountain": "#c8ab86", "city": "#f3e3bf"}
GROWN = ("plains", "forest", "mountain")  # terrain with a drawing of its own
OTHER_TERRAIN = "#ddd5c0"

CUBE = 13.0  # the front of a cube
SIDE = 34.0  # of a hex


def shade(colour: str, by: float) -> str:
    """A lighter (by > 1) or darker colour."""
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    mixed = [min(255, round(part * by if by <= 1 else part + (255 - part) * (by - 1))) for part in parts]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def ink_on(colour: str) -> str:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#ffffff" if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else INK


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    """A defined shape at a place."""
    where = f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")
    return element("use", href=f"#ar-{name}", transform=where)


@lru_cache(maxsize=8)
def definitions(companies: tuple[tuple[str, str], ...]) -> str:
    """All shapes; `companies` are (id, colour name)."""
    cubes = [_cube(name, colour, letter=name[0].upper()) for name, colour in companies]
    trains = [_train(f"train-{seat}", colour) for seat, colour in enumerate(PLAYER)]
    grounds = [_ground(kind, turn) for kind in GROWN for turn in range(3)]
    shapes = [*cubes, *trains, _train("train-year", INK), *grounds, _house(), _no_house(), _link(), _skyline()]
    return element("defs", *shapes)


def _cube(name: str, colour_name: str, letter: str) -> str:
    """A wooden cube seen from the front and above, with its company's initial for those who mix up colours."""
    colour, half, deep = COMPANY.get(colour_name, "#888888"), CUBE / 2, 3.4
    line = shade(colour, 0.45)
    front = element("rect", x=-half, y=-half, width=CUBE, height=CUBE, fill=colour, stroke=line, stroke_width=0.8)
    top = polygon(
        [(-half, -half), (-half + deep, -half - deep), (half + deep, -half - deep), (half, -half)],
        fill=shade(colour, 1.45),
        stroke=line,
        stroke_width=0.8,
    )
    side = polygon(
        [(half, -half), (half + deep, -half - deep), (half + deep, half - deep), (half, half)],
        fill=shade(colour, 0.72),
        stroke=line,
        stroke_width=0.8,
    )
    said = text(0, 0.6, letter, 9.5, fill=ink_on(colour), font_weight="bold")
    return group(top, side, front, said, id=f"ar-cube-{name}", stroke_linejoin="round")


def _train(name: str, colour: str) -> str:
    """A little locomotive, about 34 by 22."""
    line = shade(colour, 0.4)
    body = (
        "M-16 6 L-16 -2 L-15 -2 L-15 -5 L3 -5 L3 -12 L15 -12 L15 -9.5 L13.5 -9.5 L13.5 6 Z"
        " M-12 -5 L-13 -12 L-7 -12 L-8 -5 Z M-4.5 -5 a2.6 3 0 0 1 5.2 0 Z"
    )
    wheels = "".join(
        element("circle", cx=x, cy=7.0, r=r, fill=line, stroke=colour, stroke_width=1.0)
        for x, r in ((-10.5, 3.2), (-2.5, 3.2), (8.0, 4.6))
    )
    window = element("rect", x=5.6, y=-9.4, width=5.2, height=4.6, fill=shade(colour, 1.75))
    catcher = polygon([(-16, 4), (-21, 9), (-16, 9)], fill=line)
    shape = element("path", d=body, fill=colour, stroke=line, stroke_width=1.0, stroke_linejoin="round")
    return group(catcher, shape, window, wheels, id=f"ar-{name}")


_TUFTS = ((-16, -8), (4, -17), (14, 4), (-6, 12), (-19, 9), (17, -11))
_TREES = ((-15, -11), (-3, -20), (11, -14), (-19, 5), (-6, -3), (7, 1), (19, 2), (-9, 14), (6, 16))
_PEAKS = ((-10, -10), (10, -13), (-16, 8), (1, 3), (16, 9))


def _ground(kind: str, turn: int) -> str:
    """What grows or stands on a hex, in three arrangements."""
    if kind == "plains":
        tufts = [_tuft(x, y) for x, y in _arranged(_TUFTS, turn)]
        return group(*tufts, id=f"ar-plains-{turn}", stroke="#a59a52", stroke_width=1.0, fill="none", opacity=0.75)
    if kind == "forest":
        trees = [_tree(x, y) for x, y in _arranged(_TREES, turn)]
        return group(*trees, id=f"ar-forest-{turn}", opacity=0.85)
    peaks = [_peak(x, y, 1 + 0.2 * ((n + turn) % 3)) for n, (x, y) in enumerate(_arranged(_PEAKS, turn))]
    return group(*peaks, id=f"ar-mountain-{turn}", opacity=0.9)


def _arranged(spots: tuple[tuple[int, int], ...], turn: int) -> list[tuple[float, float]]:
    """The spots turned, those at the back first."""
    return sorted((_turned(x, y, turn) for x, y in spots), key=lambda place: place[1])


def _turned(x: float, y: float, turn: int) -> tuple[float, float]:
    angle = math.radians(120 * turn)
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def _tuft(x: float, y: float) -> str:
    return element(
        "path",
        d=f"M{number(x - 3)} {number(y)}l1.4 -3.4 M{number(x)} {number(y)}v-4.6 M{number(x + 3)} {number(y)}l-1.4 -3.4",
    )


def _tree(x: float, y: float) -> str:
    crown = polygon(
        [(x - 4.2, y + 3), (x, y - 6.5), (x + 4.2, y + 3)], fill="#5d8a4c", stroke="#47703a", stroke_width=0.6
    )
    return crown + element("rect", x=x - 0.8, y=y + 3, width=1.6, height=2.2, fill="#6b4e33")


def _peak(x: float, y: float, size: float) -> str:
    wide, high = 9 * size, 11 * size
    rock = polygon(
        [(x - wide, y + 5), (x, y + 5 - high), (x + wide, y + 5)], fill="#96744f", stroke="#75593b", stroke_width=0.7
    )
    dark = polygon([(x, y + 5 - high), (x + wide, y + 5), (x + wide * 0.15, y + 5)], fill="#7e603f")
    snow = polygon(
        [
            (x - wide * 0.3, y + 5 - high * 0.7),
            (x, y + 5 - high),
            (x + wide * 0.3, y + 5 - high * 0.7),
            (x, y + 5 - high * 0.6),
        ],
        fill="#f4efe6",
    )
    return rock + dark + snow


_WALLS = "M-6 6 L-6 -1 L-8 -1 L0 -8 L8 -1 L6 -1 L6 6 Z"


def _house() -> str:
    shape = element("path", d=_WALLS, fill="#241f1b", stroke="#fff8e6", stroke_width=1.2, stroke_linejoin="round")
    return group(shape, id="ar-house")


def _no_house() -> str:
    shape = element("path", d=_WALLS, fill="#fff8e6", stroke=INK, stroke_width=1.0, stroke_linejoin="round")
    cross = element("path", d="M-8 7 L8 -8", stroke=ALARM, stroke_width=2.2, stroke_linecap="round")
    return group(shape, cross, id="ar-no-house")


def _link() -> str:
    """Two rings: the mark of a special city."""
    rings = [element("circle", cx=x, cy=0.0, r=4.4, fill="none", stroke=GOLD, stroke_width=2.4) for x in (-3.2, 3.2)]
    return group(*rings, id="ar-link")


def _skyline() -> str:
    """Roofs at the foot of a city hex."""
    d = "M-22 21 v-7 h6 v-5 l4 -3 l4 3 v8 h3 v-12 h6 v9 h3 v-5 h7 v7 h5 v-4 l3 -2 l3 2 v9 z"
    return group(element("path", d=d, fill="#d9c193"), id="ar-skyline")
