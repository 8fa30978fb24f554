"""Colours of the drawing."""

GROUND = "#e9dcbd"
PAPER = "#fbf6e6"
SHADE = "#efe4c8"
WATER = "#c6dcdf"
LAND = "#f4ead0"
COAST = "#a98f5f"
INK = "#37291a"
SOFT = "#7b6747"
BROWN = "#7a4f2a"
GOLD = "#d9a833"
RED = "#a92e22"
GREEN = "#4d7a3a"
STEEL = "#59656e"
NEUTRAL = "#b9b1a0"

SEATS = ("#e5b514", "#c0322b", "#2f2f33", "#2b63b5")
ON_SEAT = ("#37291a", "#ffffff", "#ffffff", "#ffffff")
WORKERS = ("#fbfaf4", "#80499f", "#e07d1f", "#8d9398", "#179f9d")
ON_WORKER = ("#37291a", "#ffffff", "#37291a", "#ffffff", "#ffffff")
TERRAIN = ("#c9dba0", "#ecd68c", "#e0a25a", "#b9694d")
LEVELS = ("#ffffff", "#8fae5d", "#d8b544", "#d98b3a", "#b5523b", "#7d3b6f")


def terrain(triangles: int) -> str:
    """The ground of a rail space."""
    return TERRAIN[min(triangles, len(TERRAIN) - 1)]


def level(number: int) -> str:
    """The badge of a city's level."""
    return LEVELS[min(number, len(LEVELS) - 1)]
