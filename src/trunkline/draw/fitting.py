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


def fitting(said: str, size: float, room: float) -> tuple[str, float]:
    """A text and its size, smaller to three quarters and then shortened where it must be."""
    size = max(size * 0.75, min(size, size * room / (width_of(said, size) or 1)))
    return cut(said, size, room), size
