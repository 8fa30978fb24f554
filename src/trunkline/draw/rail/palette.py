"""Colours of tiles, grounds and routes."""

TILE = {
    "white": "#eef0dc",
    "yellow": "#f7d95c",
    "green": "#7fb56a",
    "brown": "#c08a5a",
    "gray": "#c3c2bd",
    "red": "#dd6a55",
    "blue": "#9cc4de",
}
INK = "#1d1c1a"
PAPER = "#fbf8ef"
FAINT = "#8b8578"
WATER = "#3f7fb5"
MOUNTAIN = "#8d6a4a"
ZONES = {
    "white": "#fffdf6",
    "yellow": "#f9e79a",
    "orange": "#f2b66b",
    "brown": "#c99a6e",
    "normal": "#fffdf6",
    "acquisition": "#c9c6bf",
    "liquidation": "#e08a78",
}
ROUTES = ("#d0021b", "#1565c0", "#2e7d32", "#8e24aa", "#ef6c00", "#00838f")  # one colour and one dash per train
DASHES = (None, "14 6", "4 6", "18 5 4 5", "9 4", "2 4")


def readable_on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#ffffff" if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else INK
