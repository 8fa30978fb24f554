"""Self-made symbols: workers, trains, shares, money, rails, buildings and other small shapes."""

from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.svg import Attribute, element, group, polygon, text
from trunkline.titles.railroad_revolution.kinds import WORKERS


def worker(x: float, y: float, size: float, colour: int, **attributes: Attribute) -> str:
    """A wooden figure, with the first letter of its colour for those who do not tell colours apart."""
    return group(
        _figure(x, y, size, p.WORKERS[colour]),
        text(x, y + size * 0.2, WORKERS[colour][0].upper(), size * 0.42, fill=p.ON_WORKER[colour], font_weight="bold"),
        **attributes,
    )


def any_worker(x: float, y: float, size: float) -> str:
    """A figure of any colour."""
    return group(
        _figure(x, y, size, p.PAPER, "2 1.6" if size > 24 else None),
        text(x, y + size * 0.2, "?", size * 0.5, fill=p.INK, font_weight="bold"),
    )


def _figure(x: float, y: float, size: float, fill: str, dashes: str | None = None) -> str:
    r, h = size * 0.19, size / 2
    body = (
        f"M{x - 0.16 * size:.1f} {y - 0.16 * size:.1f} C{x - 0.62 * size:.1f} {y - 0.05 * size:.1f} "
        f"{x - 0.5 * size:.1f} {y + 0.2 * size:.1f} {x - 0.28 * size:.1f} {y + 0.12 * size:.1f} "
        f"L{x - 0.36 * size:.1f} {y + h:.1f} H{x + 0.36 * size:.1f} L{x + 0.28 * size:.1f} {y + 0.12 * size:.1f} "
        f"C{x + 0.5 * size:.1f} {y + 0.2 * size:.1f} {x + 0.62 * size:.1f} {y - 0.05 * size:.1f} "
        f"{x + 0.16 * size:.1f} {y - 0.16 * size:.1f} Z"
    )
    line: dict[str, Attribute] = {"stroke": p.INK, "stroke_width": size / 22 + 0.3, "stroke_dasharray": dashes}
    return element("path", d=body, fill=fill, **line) + element(
        "circle", cx=x, cy=y - h + r + 0.02 * size, r=r, fill=fill, **line
    )


def train(x: float, y: float, size: float, fill: str = p.STEEL) -> str:
    """A steam engine seen from its side."""
    u = size / 20
    parts = [
        element("rect", x=x - 9 * u, y=y - 7 * u, width=6 * u, height=9 * u, rx=u, fill=fill),
        element("rect", x=x - 8 * u, y=y - 5.6 * u, width=3.6 * u, height=3 * u, fill=p.PAPER),
        element("rect", x=x - 4 * u, y=y - 3 * u, width=11.5 * u, height=5.4 * u, rx=2 * u, fill=fill),
        element("rect", x=x + 3.6 * u, y=y - 7 * u, width=2.6 * u, height=4.5 * u, fill=fill),
        element("rect", x=x + 2.9 * u, y=y - 7.8 * u, width=4 * u, height=1.5 * u, rx=0.5 * u, fill=fill),
        element("rect", x=x - 1 * u, y=y - 4.6 * u, width=2.4 * u, height=2 * u, rx=u, fill=fill),
        polygon([(x + 6.5 * u, y + 5 * u), (x + 10 * u, y + 5 * u), (x + 7 * u, y + 1 * u)], fill=p.RED),
    ]
    for at in (-6.4, -1.2, 3.6):
        parts.append(
            element("circle", cx=x + at * u, cy=y + 3.8 * u, r=2.3 * u, fill=p.INK)
            + element("circle", cx=x + at * u, cy=y + 3.8 * u, r=0.9 * u, fill=p.GOLD)
        )
    return "".join(parts)


def share(x: float, y: float, size: float, said: str = "") -> str:
    """A telegraph share."""
    w, h = size * 0.94, size * 0.7
    mark = (
        text(x, y + size * 0.03, said, size * 0.5, fill=p.PAPER, font_weight="bold")
        if said
        else element("circle", cx=x, cy=y, r=size * 0.16, fill=p.GOLD)
    )
    return (
        element("rect", x=x - w / 2, y=y - h / 2, width=w, height=h, rx=size * 0.08, fill=p.BROWN, stroke=p.INK)
        + element(
            "rect",
            x=x - w / 2 + size * 0.07,
            y=y - h / 2 + size * 0.07,
            width=w - size * 0.14,
            height=h - size * 0.14,
            fill="none",
            stroke=p.GOLD,
            stroke_width=size * 0.035,
        )
        + mark
    )


def money(x: float, y: float, size: float, amount: int, paid: bool = False) -> str:
    """A sum of money; red when it is paid."""
    said = f"−{amount}" if paid else str(amount)
    w = size * (0.34 + 0.26 * len(said))
    return element(
        "rect",
        x=x - w / 2,
        y=y - size * 0.32,
        width=w,
        height=size * 0.64,
        rx=size * 0.32,
        fill="#f6d9d2" if paid else "#f5e3a4",
        stroke=p.RED if paid else "#94701a",
        stroke_width=0.8,
    ) + text(x, y + size * 0.02, said, size * 0.46, fill=p.RED if paid else p.INK, font_weight="bold")


def rail(x: float, y: float, size: float, fill: str = p.INK) -> str:
    """A piece of track."""
    u = size / 20
    ties = [
        element("rect", x=x + at * u, y=y - 5 * u, width=2 * u, height=10 * u, fill=p.BROWN)
        for at in (-8, -3.5, 1, 5.5)
    ]
    bars = [element("rect", x=x - 9.5 * u, y=y + at * u, width=19 * u, height=1.7 * u, fill=fill) for at in (-3.6, 2)]
    return "".join(ties + bars)


def building(x: float, y: float, size: float, fill: str, mark: str = "", ink: str = p.PAPER) -> str:
    """A house: a station or an office."""
    w, h = size * 0.42, size * 0.46
    roof = [
        (x - w, y - h * 0.1),
        (x, y - h),
        (x + w, y - h * 0.1),
        (x + w * 0.86, y + h),
        (x - w * 0.86, y + h),
    ]
    return polygon(roof, fill=fill, stroke=p.INK, stroke_width=size / 18, stroke_linejoin="round") + (
        text(x, y + size * 0.15, mark, size * 0.46, fill=ink, font_weight="bold") if mark else ""
    )


def level(x: float, y: float, r: float, number: int) -> str:
    """The badge of a city's level."""
    return element("circle", cx=x, cy=y, r=r, fill=p.level(number), stroke=p.INK) + text(
        x, y + 0.5, str(number), r * 1.3, fill=p.PAPER, font_weight="bold"
    )


def triangle(x: float, y: float, size: float) -> str:
    """Difficult terrain."""
    corners = [(x - size / 2, y + size * 0.45), (x, y - size * 0.45), (x + size / 2, y + size * 0.45)]
    return polygon(corners, fill=p.RED, stroke=p.PAPER, stroke_width=0.8)


def ground(x: float, y: float, width: float, height: float, triangles: int) -> str:
    """A rail space of a terrain, with its triangles above."""
    size = height / 2
    above = [
        triangle(x + size * 1.06 * (n - (triangles - 1) / 2), y - height * 0.75, size * 0.95) for n in range(triangles)
    ]
    return element(
        "rect",
        x=x - width / 2,
        y=y - height / 2,
        width=width,
        height=height,
        rx=4,
        fill=p.terrain(triangles),
        stroke=p.INK,
        stroke_width=1.4,
    ) + "".join(above)


def box(x: float, y: float, size: float) -> str:
    """The first-station or first-office box."""
    return element(
        "rect",
        x=x - size * 0.54,
        y=y - size / 2,
        width=size * 1.08,
        height=size,
        rx=3,
        fill="#fffdf6",
        stroke=p.SOFT,
        stroke_dasharray="3 2",
    )


def arrow_up(x: float, y: float, size: float, fill: str = p.GREEN) -> str:
    u = size / 20
    points = [(0, -9), (8, 0), (3.4, 0), (3.4, 9), (-3.4, 9), (-3.4, 0), (-8, 0)]
    return polygon([(x + a * u, y + b * u) for a, b in points], fill=fill, stroke=p.INK, stroke_width=u)


def turning(x: float, y: float, size: float) -> str:
    """Two arrows chasing each other: swap or flip."""
    r = size * 0.46
    bend = (
        f"M{x - r:.1f} {y:.1f} A{r:.1f} {r:.1f} 0 0 1 {x + r * 0.7:.1f} {y - r * 0.7:.1f} "
        f"M{x + r:.1f} {y:.1f} A{r:.1f} {r:.1f} 0 0 1 {x - r * 0.7:.1f} {y + r * 0.7:.1f}"
    )
    tip = size * 0.16
    heads = [
        polygon(
            [
                (x + r * 0.7 + tip, y - r * 0.7 - tip),
                (x + r * 0.7 + tip, y - r * 0.7 + tip),
                (x + r * 0.3, y - r * 0.6),
            ],
            fill=p.GREEN,
        ),
        polygon(
            [
                (x - r * 0.7 - tip, y + r * 0.7 + tip),
                (x - r * 0.7 - tip, y + r * 0.7 - tip),
                (x - r * 0.3, y + r * 0.6),
            ],
            fill=p.GREEN,
        ),
    ]
    return element("path", d=bend, fill="none", stroke=p.GREEN, stroke_width=size * 0.09) + "".join(heads)


def deal(x: float, y: float, size: float) -> str:
    """The deal symbol: two hands on one bond."""
    r = size / 2
    return (
        element("circle", cx=x, cy=y, r=r, fill=p.PAPER, stroke=p.INK, stroke_width=size / 16)
        + element(
            "path",
            d=f"M{x - r * 0.72:.1f} {y + r * 0.12:.1f} L{x - r * 0.1:.1f} {y - r * 0.3:.1f} L{x + r * 0.34:.1f} "
            f"{y + r * 0.18:.1f}",
            fill="none",
            stroke=p.BROWN,
            stroke_width=size * 0.17,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        + element(
            "path",
            d=f"M{x + r * 0.72:.1f} {y - r * 0.12:.1f} L{x + r * 0.1:.1f} {y + r * 0.3:.1f} L{x - r * 0.3:.1f} "
            f"{y - r * 0.02:.1f}",
            fill="none",
            stroke=p.GOLD,
            stroke_width=size * 0.15,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    )


def card(x: float, y: float, size: float, half: int) -> str:
    """A city card with one half of its tile marked: 0 the first-station bonus, 1 the primary reward."""
    w, h = size * 1.2, size * 0.8
    left, top = x - w / 2, y - h / 2
    return (
        element("rect", x=left, y=top, width=w, height=h, rx=2, fill=p.PAPER, stroke=p.INK)
        + element("path", d=f"M{left:.1f} {top + h * 0.28:.1f} h{w:.1f}", stroke=p.SOFT)
        + element("rect", x=left + half * w / 2 + 1, y=top + h * 0.32, width=w / 2 - 2, height=h * 0.6, fill=p.GOLD)
    )


def pole(x: float, y: float, size: float) -> str:
    """A telegraph pole."""
    u = size / 20
    return element(
        "path",
        d=f"M{x:.1f} {y - 9 * u:.1f} v{18 * u:.1f} M{x - 7 * u:.1f} {y - 5 * u:.1f} h{14 * u:.1f}"
        f" M{x - 5 * u:.1f} {y - u:.1f} h{10 * u:.1f}",
        stroke=p.BROWN,
        stroke_width=2.4 * u,
        fill="none",
    )
