"""Texts that fit into the room they have."""

from unicodedata import east_asian_width

LETTER = 0.53  # width of a letter in sizes
BOLD = 1.06  # how much wider bold letters are
BROAD = frozenset("mwMWΩ@%…—")


def width_of(said: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(_width(letter) for letter in said)


def _width(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return 1.0
    return 0.9 if letter in BROAD else LETTER


def cut(said: str, size: float, room: float) -> str:
    """A text that fits, shortened where it must be."""
    if width_of(said, size) <= room:
        return said
    while said and width_of(said + "…", size) > room:
        said = said[:-1]
    return said.rstrip(" ,") + "…"


def in_lines(said: str, size: float, room: float, most: int = 3) -> list[str]:
    """A text on as many lines as it needs; the last one allowed is shortened where it must be."""
    end = len(said)
    while end and width_of(said[:end], size) > room:
        end -= 1
    if end == len(said) or most == 1:
        return [cut(said, size, room)]
    space = said.rfind(" ", 0, end + 1)
    end = space if space > end * 0.6 else end
    return [said[:end], *in_lines(said[end:].strip(), size, room, most - 1)]


def fitting(said: str, size: float, room: float) -> tuple[str, float]:
    """A text and its size, smaller to three quarters and then shortened where it must be."""
    size = max(size * 0.75, min(size, size * room / (width_of(said, size) or 1)))
    return cut(said, size, room), size
