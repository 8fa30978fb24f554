"""Self-made symbols: workers, trains, shares, money, rails, buildings, and the effects made of them."""

from collections.abc import Sequence

from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.svg import Attribute, element, group, polygon, text
from trunkline.titles.railroad_revolution import schema_effects as s

COLOURS = ("white", "purple", "orange", "grey", "turquoise")


def worker(x: float, y: float, size: float, colour: int, **attributes: Attribute) -> str:
    """A wooden figure, with the first letter of its colour for those who do not tell colours apart."""
    return group(
        _figure(x, y, size, p.WORKERS[colour]),
        text(x, y + size * 0.2, COLOURS[colour][0].upper(), size * 0.42, fill=p.ON_WORKER[colour], font_weight="bold"),
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


# --- effects ----------------------------------------------------------------------------------------------------


def effect(x: float, y: float, size: float, what: object) -> str:
    """One effect in a box of `size`."""
    half = size / 2
    match what:
        case s.Steps(n):
            return arrow_up(x - half * 0.35, y, size * 0.8) + _count(x + half * 0.55, y, size, n)
        case s.GainWorker(options):
            return _workers(x, y, size, options)
        case s.SwapWorker():
            return any_worker(x, y, size * 0.62) + turning(x, y, size)
        case s.Promote(most, each):
            count = _count(x + half * 1.15, y, size * 0.8, most) if most > 1 else ""
            price = money(x, y + half * 0.95, size * 0.5, each, paid=True) if each else ""
            return (
                any_worker(x - half * 0.4, y, size * 0.75) + arrow_up(x + half * 0.45, y, size * 0.62) + count + price
            )
        case s.GainMoney(amount):
            return money(x, y, size, amount)
        case s.GainShares(n):
            return share(x, y, size, str(n))
        case s.FlipTrains(times):
            count = _count(x + half, y - half * 0.6, size * 0.8, times) if times > 1 else ""
            return train(x, y, size * 0.62) + turning(x, y, size) + count
        case s.GainTrain():
            return train(x, y, size)
        case s.FreeRail() | s.StartRail():
            return rail(x, y, size * 0.95)
        case s.FreeStation() | s.StartStation():
            return building(x, y, size * 0.9, p.GREEN, "S")
        case s.FreeOffice() | s.StartOffice():
            return building(x, y, size * 0.9, p.BROWN, "T")
    return ""


def _count(x: float, y: float, size: float, n: int) -> str:
    return text(x, y, str(n), size * 0.62, fill=p.INK, font_weight="bold")


def _workers(x: float, y: float, size: float, options: Sequence[str] | str) -> str:
    if options == "any":
        return any_worker(x, y, size)
    if len(options) == 1:
        return worker(x, y, size, COLOURS.index(options[0]))
    apart = size * (0.8 if len(options) == 2 else 1.35) / (len(options) - 1)
    left = x - apart * (len(options) - 1) / 2
    small = size * (0.85 if len(options) == 2 else 0.6)
    figures = [worker(left + n * apart, y, small, COLOURS.index(colour)) for n, colour in enumerate(options)]
    slash = text(x, y - size * 0.36, "/", size * 0.5, fill=p.INK) if len(options) == 2 else ""
    return "".join(figures) + slash


def _width(what: object) -> float:
    """How many boxes wide an effect is drawn."""
    if isinstance(what, s.GainWorker) and what.options != "any" and len(what.options) > 1:
        return 1.75 if len(what.options) == 2 else 1.9
    return 1.6 if isinstance(what, s.Promote) else 1.2


def effects(x: float, y: float, size: float, listed: Sequence[object], paid: int = 0, shares: int = 0) -> str:
    """A row of effects around (x, y), with what they cost in front."""
    parts: list[tuple[float, str, object]] = []
    if shares:
        parts.append((1.2, "share", shares))
    if paid:
        parts.append((1.5, "paid", paid))
    parts += [(_width(what), "effect", what) for what in listed]
    at, drawn = x - sum(width for width, _, _ in parts) * size / 2, []
    for width, kind, what in parts:
        middle = at + width * size / 2
        if kind == "share":
            drawn.append(share(middle, y, size * 0.85, f"−{what}"))
        elif kind == "paid":
            assert isinstance(what, int)
            drawn.append(money(middle, y, size * 0.85, what, paid=True))
        else:
            drawn.append(effect(middle, y, size, what))
        at += width * size
    return "".join(drawn)
