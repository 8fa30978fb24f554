"""Small helpers to write SVG: elements, hexes, texts that stay readable on any ground."""

import math
from html import escape

Attribute = str | float | int | None

FONT = "'Gill Sans','Gill Sans MT',Optima,'Noto Sans','Noto Sans CJK SC','DejaVu Sans',sans-serif"
MIDDLE = 0.37  # from the middle of a line to its base, in sizes


def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, *children: str, **attributes: Attribute) -> str:
    """An element; `stroke_width` becomes `stroke-width`, `class_` becomes `class`, None is left out."""
    words = []
    for key, value in attributes.items():
        if value is not None:
            said = number(value) if isinstance(value, float) else str(value)
            words.append(f' {key.rstrip("_").replace("_", "-")}="{escape(said)}"')
    inner = "".join(children)
    return f"<{name}{''.join(words)}>{inner}</{name}>" if inner else f"<{name}{''.join(words)}/>"


def group(*children: str, **attributes: Attribute) -> str:
    return element("g", *children, **attributes)


def text(x: float, y: float, said: str, size: float = 12, **attributes: Attribute) -> str:
    """A text with its middle at (x, y)."""
    return element("text", escape(said), x=float(x), y=y + MIDDLE * size, font_size=float(size), **attributes)


def halo(x: float, y: float, said: str, size: float = 12, ground: str = "#fffdf5", **attributes: Attribute) -> str:
    """A text with an outline in the colour of the ground, readable over lines."""
    outline: dict[str, Attribute] = {
        "stroke": ground,
        "stroke_width": size / 4,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    return text(x, y, said, size, **(outline | attributes))


def tooltip(said: str) -> str:
    """What a pointer or a screen reader says of the element around it."""
    return element("title", escape(said))


def hex_corners(x: float, y: float, side: float, *, pointy: bool = True) -> list[tuple[float, float]]:
    """The corners of a hex around (x, y)."""
    turn = 30 if pointy else 0
    angles = [math.radians(60 * corner + turn) for corner in range(6)]
    return [(x + side * math.cos(angle), y + side * math.sin(angle)) for angle in angles]


def polygon(points: list[tuple[float, float]], **attributes: Attribute) -> str:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def document(width: float, height: float, title: str, description: str, *children: str) -> str:
    """A complete SVG file with a title and a description for people who do not see it."""
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(description)),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        font_family=FONT,
        text_anchor="middle",
    )
