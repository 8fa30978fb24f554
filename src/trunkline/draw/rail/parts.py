"""Small pieces of the panels: headings, boxes, texts that fit, badges of seats."""

from collections.abc import Callable, Sequence

from trunkline.draw.fitting import width_of
from trunkline.draw.rail.palette import INK, LINE, PAPER, SEATS, WOOD, readable_on
from trunkline.draw.svg import element, group, text

Say = Callable[[str], str]
"""A word of the catalogue, by the end of its key `draw-…`."""


def left(x: float, y: float, said: str, size: float, fill: str = INK, weight: str | None = None) -> str:
    return text(x, y, said, size, fill=fill, text_anchor="start", font_weight=weight)


def right(x: float, y: float, said: str, size: float, fill: str = INK, weight: str | None = None) -> str:
    return text(x, y, said, size, fill=fill, text_anchor="end", font_weight=weight)


def heading(said: str, wide: float) -> str:
    """The title of a panel over a line; 44 high."""
    line = element("line", x1=0, y1=38, x2=wide, y2=38, stroke="#b9ad93", stroke_width=2)
    return left(0, 18, said, 27, WOOD, "bold") + line


def box(wide: float, tall: float, fill: str = PAPER, line: str = LINE, stroke: float = 2) -> str:
    return element("rect", width=wide, height=tall, rx=12, fill=fill, stroke=line, stroke_width=stroke)


def letters(names: Sequence[str], seat: int) -> str:
    """One or two letters that tell a seat from the others and from the pool, which is P."""
    firsts = [name.strip()[:1].upper() or "?" for name in names]
    taken = {"P"}
    said = ""
    for at, name in enumerate(names[: seat + 1]):
        said = next(short for short in _short(name.strip(), firsts, at) if short not in taken)
        taken.add(said)
    return said


def _short(name: str, firsts: Sequence[str], seat: int) -> list[str]:
    """Ways to write a name in at most two letters, the best first; the last resort are numbers, enough for all."""
    first = firsts[seat]
    alone = [first] if firsts.count(first) == 1 else []
    number = [name[-2:]] if name[-2:].isdecimal() else []
    pairs = [first + letter for letter in name[:0:-1] if not letter.isspace()]
    return alone + number + pairs + [str(seat + 1 + more) for more in range(len(firsts) + 1)]


def seat_badge(names: Sequence[str], seat: int, x: float, y: float, radius: float) -> str:
    """A seat's colour with its letters."""
    colour, said = SEATS[seat % len(SEATS)], letters(names, seat)
    size = radius * (1.15 if len(said) == 1 else 0.95)
    return element("circle", cx=x, cy=y, r=radius, fill=colour, stroke=INK, stroke_width=1.5) + text(
        x, y + 1, said, size, fill=readable_on(colour), font_weight="bold"
    )


def pill(
    x: float, y: float, said: str, size: float, fill: str, ink: str, wide: float | None = None
) -> tuple[str, float]:
    """A text on a round plate that begins at x; and how wide it is."""
    wide = wide or width_of(said, size) + size
    plate = element("rect", x=x, y=y - size * 0.8, width=wide, height=size * 1.6, rx=size * 0.4, fill=fill)
    return plate + text(x + wide / 2, y + 1, said, size, fill=ink, font_weight="bold"), wide


def at(x: float, y: float, *parts: str, **attributes: str | float | None) -> str:
    """Pieces moved to a place."""
    return group(*parts, transform=f"translate({x:.1f} {y:.1f})", **attributes)
