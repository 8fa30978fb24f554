"""Colours, marks and small shapes of the Steel Driver drawing."""

import math

from trunkline.draw.svg import element, group, hex_corners, number, polygon

INK = "#2c2620"
PAPER = "#f7efdc"
CARD = "#fbf6e9"
EDGE = "#8d7a5a"
SEA = "#a8c9d4"
SHALLOW = "#bcd8df"
NATION = "#efe2c0"
ABROAD = "#dccfae"
COAST = "#6f8f98"
RIVER = "#9fc2cc"
PEAK = "#b79f74"
GOLD = "#c8952a"
TABLE = "#5a4632"
CUBE = "#d8a548"

GOODS = {"white": "#fdfaf2", "black": "#37322d", "green": "#86b35f", "orange": "#e98a35", "pink": "#eda3bf"}

SCALE, LEFT, TOP = 1.3, 45.0, 74.0  # the cities' frame of 1000 by 600 on the drawing
CITY = 19.0

# What lies on the band of a company's track: colour, dashes and width of a second line; "" for none.
TRACK = {
    "disc": ("", "", 0.0),
    "triangle": (INK, "0.1 9", 4.2),
    "square": ("#ffffff", "9 8", 3.0),
    "diamond": ("#ffffff", "none", 2.4),
    "star": (INK, "2.4 6.5", 8.0),
    "cross": ("#ffffff", "0.1 9", 4.2),
}


def place(x: float, y: float) -> tuple[float, float]:
    """A point of the cities' frame on the drawing."""
    return x * SCALE + LEFT, y * SCALE + TOP


def ink_on(colour: str) -> str:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#ffffff" if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else INK


def darker(colour: str, by: float = 0.7) -> str:
    return "#" + "".join(f"{round(int(colour[i : i + 2], 16) * by):02x}" for i in (1, 3, 5))


def mark(kind: str, x: float, y: float, r: float, fill: str) -> str:
    """The mark of a company, about as large as a disc of radius `r`."""
    if kind == "disc":
        return element("circle", cx=x, cy=y, r=r * 0.8, fill=fill)
    if kind == "square":
        return element("rect", x=x - r * 0.75, y=y - r * 0.75, width=r * 1.5, height=r * 1.5, fill=fill)
    if kind == "cross":
        a, b = r * 0.95, r * 0.34
        points = [
            (b, -a),
            (b, -b),
            (a, -b),
            (a, b),
            (b, b),
            (b, a),
            (-b, a),
            (-b, b),
            (-a, b),
            (-a, -b),
            (-b, -b),
            (-b, -a),
        ]
        return polygon([(x + dx, y + dy) for dx, dy in points], fill=fill)
    corners = {"triangle": 3, "diamond": 4, "star": 10}[kind]
    points = []
    for corner in range(corners):
        angle = math.tau * corner / corners - math.pi / 2
        reach = r * (0.48 if kind == "star" and corner % 2 else 1.12)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle) + (r * 0.2 if corners == 3 else 0)))
    return polygon(points, fill=fill)


def token(paint: str, kind: str, x: float, y: float, r: float) -> str:
    """A round company marker."""
    return group(
        element("circle", cx=x, cy=y, r=r, fill=paint, stroke=darker(paint, 0.55), stroke_width=1.4),
        element("circle", cx=x, cy=y, r=r * 0.8, fill="none", stroke="#ffffff", stroke_width=0.8, opacity=0.5),
        mark(kind, x, y, r * 0.52, ink_on(paint)),
    )


def cube(x: float, y: float, side: float, fill: str) -> str:
    """A wooden cube seen from above its corner."""
    top, left, bottom, *_ = (fill, darker(fill, 0.86), darker(fill, 0.7))
    c = [
        (x + dx * side, y + dy * side)
        for dx, dy in ((0, 0), (0.87, -0.5), (0, -1), (-0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5))
    ]
    edge = darker(fill, 0.45)
    return group(
        polygon([c[0], c[1], c[2], c[3]], fill=top),
        polygon([c[0], c[3], c[6], c[5]], fill=left),
        polygon([c[0], c[5], c[4], c[1]], fill=bottom),
        polygon([c[1], c[2], c[3], c[6], c[5], c[4]], fill="none", stroke=edge, stroke_width=0.9),
        stroke_linejoin="round",
    )


def engine(x: float, y: float, size: float, fill: str, edge: str) -> str:
    """A small steam engine, the control marker; `size` is its height."""
    s = size / 20
    where = f"translate({number(x)} {number(y)}) scale({number(s)})"
    body = "M-15 5 V-9 H-6 V-3 H3 V-10 H8 V-3 H12 Q15 -3 15 1 V5 L18 8 H-15 Z"
    wheels = [element("circle", cx=float(at), cy=8.0, r=3.6) for at in (-10, -1, 9)]
    return group(element("path", d=body), *wheels, transform=where, fill=fill, stroke=edge, stroke_width=1.2)


def hexagon(x: float, y: float, r: float, **attributes: str | float) -> str:
    return polygon(hex_corners(x, y, r, pointy=False), **attributes)


def panel(x: float, y: float, width: float, height: float, fill: str = CARD) -> str:
    return element(
        "rect",
        x=float(x),
        y=float(y),
        width=float(width),
        height=float(height),
        rx=8.0,
        fill=fill,
        stroke=EDGE,
        stroke_width=1.2,
    )
