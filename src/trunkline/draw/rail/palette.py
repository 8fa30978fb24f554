"""Colours of tiles, grounds, seats and routes."""

from typing import NamedTuple

TILE = {
    "white": "#eef0dc",
    "yellow": "#f7d65a",
    "green": "#82b96c",
    "brown": "#c48f60",
    "gray": "#c6c5c0",
    "red": "#d4604c",
    "blue": "#a9cfe4",
}
INK = "#1d1c1a"
PAPER = "#fbf8ef"
FAINT = "#6d675b"
LINE = "#c9bfa8"
WOOD = "#7b3f00"  # headings
WATER = "#2f74ad"
ZONES = {
    "white": "#fffdf6",
    "yellow": "#f9e79a",
    "orange": "#f2b66b",
    "brown": "#c99a6e",
    "normal": "#fffdf6",
    "acquisition": "#cfccc5",
    "liquidation": "#e49a8a",
}
PAR = "#b3261e"
ROUTES = ("#d0021b", "#1565c0", "#00897b", "#8e24aa", "#e65100", "#3e2723")  # one colour and one dash per train
DASHES = (None, "12 8", "3 7", "14 5 3 5", "7 4", "2 4")
SEATS = (
    "#0072b2",
    "#e69f00",
    "#007a5a",
    "#b3528c",
    "#7a4a1e",
    "#56b4e9",
    "#4d4d4d",
    "#d9d2c0",
    "#a33120",
    "#3d3a8c",
    "#8aa31b",
    "#1c1c1c",
)  # as the browser client colours them


class Livery(NamedTuple):
    """How a company looks: its id, what stands on its tokens, its colour."""

    id: str
    letters: str
    colour: str


def readable_on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#ffffff" if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else INK
