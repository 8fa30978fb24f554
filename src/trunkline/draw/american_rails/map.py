"""The map: hexes with their terrain, cities with name and values, cubes and houses."""

from functools import lru_cache

from trunkline.core import Text
from trunkline.draw.american_rails.palette import (
    CUBE,
    EDGE,
    GOLD,
    GROWN,
    INK,
    OTHER_TERRAIN,
    SHALLOW,
    SIDE,
    TERRAIN,
    shade,
    use,
)
from trunkline.draw.svg import element, group, halo, hex_corners, number, polygon, text, tooltip
from trunkline.titles.american_rails.board import RailsBoard
from trunkline.titles.american_rails.income import city_values
from trunkline.titles.american_rails.table import RailsTable

WIDE = SIDE * 3**0.5
LEFT, TOP = 32.0, 100.0
COLUMNS, ROWS = 20, 18  # that fit between the tracks; a larger board file is drawn smaller


def centre(board: RailsBoard, where: int) -> tuple[float, float]:
    y, x = board.places[where]
    return LEFT + WIDE * (x + 0.5 + 0.5 * (y % 2)), TOP + SIDE + 1.5 * SIDE * y


def draw_map(table: RailsTable, said: Text) -> str:
    shore, names, grounds = _still(table.board)
    return group(
        shore,
        group(*(_hex(table, where, grounds[where], said) for where in range(len(grounds)))),
        names,
        group(*(_city(table, city) for city in range(len(table.board.cities))), pointer_events="none"),
        id="ar-map",
        transform=_fitted(table.board),
    )


def _fitted(board: RailsBoard) -> str | None:
    """A transformation that makes a larger map as large as the printed one."""
    rows, columns = (1 + max(place[axis] for place in board.places) for axis in (0, 1))
    scale = min(1.0, COLUMNS / columns, ROWS / rows)
    if scale == 1:
        return None
    return f"translate({number(LEFT * (1 - scale))} {number(TOP * (1 - scale))}) scale({scale:.4f})"


@lru_cache(maxsize=8)
def _still(board: RailsBoard) -> tuple[str, str, tuple[str, ...]]:
    """What never changes: the shore, the names of the hexes, and the ground of each."""
    hexes = range(len(board.hexes))
    shore = "".join(_outline(hex_corners(*centre(board, where), SIDE + 9)) for where in hexes)
    names = (_name(board, where) for where in hexes)
    return (
        element("path", d=shore, fill=SHALLOW),
        group(*names, fill=INK, opacity=0.62, pointer_events="none"),
        tuple(_ground(board, where) for where in hexes),
    )


def _name(board: RailsBoard, where: int) -> str:
    """The name of a hex: at its foot under a city, else at its head, where no name of a city reaches."""
    x, y = centre(board, where)
    return text(x, y + (22.5 if board.city_at[where] >= 0 else -24.0), board.hexes[where], 7.5)


def _outline(corners: list[tuple[float, float]]) -> str:
    return "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "z"


def _ground(board: RailsBoard, where: int) -> str:
    """A hex with what grows or stands there."""
    x, y = centre(board, where)
    kind, city = board.terrain[where].id, board.city_at[where]
    row, column = board.places[where]
    fill = TERRAIN.get(kind, OTHER_TERRAIN)
    ground = polygon(hex_corners(x, y, SIDE), fill=fill, stroke=shade(fill, 0.72), stroke_width=1.1)
    if city < 0:
        return ground + (use(f"{kind}-{(row * 7 + column * 5) % 3}", x, y + 4.5, 0.9) if kind in GROWN else "")
    special = board.cities[city].special
    line, wide = (GOLD, 3.4) if special else ("#b0894f", 1.3)
    ring = polygon(hex_corners(x, y, SIDE - 3), fill="none", stroke=line, stroke_width=wide)
    return ground + use("skyline", x, y) + ring


def _hex(table: RailsTable, where: int, ground: str, said: Text) -> str:
    """A hex with its cubes; the group carries the ids."""
    board = table.board
    city = board.city_at[where]
    name = f"{board.cities[city].name} ({board.hexes[where]})" if city >= 0 else board.hexes[where]
    there = ", ".join(
        said.message(f"company-{company.id}")
        for n, company in enumerate(board.companies)
        if table.cubes[where] >> n & 1
    )
    parts = [tooltip(f"{name}: {there}" if there else name), ground]
    if city >= 0:
        return group(*parts, data_hex=board.hexes[where], data_city=board.cities[city].id)
    return group(*parts, _cubes(table, where, *centre(board, where)), data_hex=board.hexes[where])


def _cubes(table: RailsTable, where: int, x: float, y: float) -> str:
    """The cubes of a hex in rows of three."""
    there = [company.id for n, company in enumerate(table.board.companies) if table.cubes[where] >> n & 1]
    scale = 1.25 if len(there) == 1 else 1.0
    step = CUBE * scale + 3.6
    rows = [there[:3], there[3:]] if len(there) > 3 else [there]
    drawn = []
    for line, row in enumerate(rows):
        down = y + (line - (len(rows) - 1) / 2) * (CUBE + 4) - 1
        for n, company in enumerate(row):
            drawn.append(use(f"cube-{company}", x + (n - (len(row) - 1) / 2) * step - 1.5, down, scale))
    return "".join(drawn)


def _city(table: RailsTable, city: int) -> str:
    """Name, values, house and cubes, on top of everything else of the map."""
    board, printed = table.board, table.board.cities[city]
    where = board.city_hex[city]
    x, y = centre(board, where)
    full, shared = city_values(table, city)
    parts = [_values(x, y - 10, full, shared, developed=bool(table.houses[city]))]
    if table.houses[city]:
        parts.append(use("house", x + 21, y - 9.5, 0.9))
    elif not printed.developable:
        parts.append(use("no-house", x + 21, y - 9.5, 0.8))
    if printed.special:
        parts.append(use("link", x - 20.5, y - 10, 0.9))
    if table.cubes[where]:
        parts.append(_city_cubes(table, where, x, y))
    parts.append(halo(x, y - 25, printed.name, 10.5, "#fffaeb", fill=INK, font_weight="bold"))
    return group(*parts)


def _city_cubes(table: RailsTable, where: int, x: float, y: float) -> str:
    there = [company.id for n, company in enumerate(table.board.companies) if table.cubes[where] >> n & 1]
    step = min(CUBE + 4.5, 46 / len(there) + 2)
    return "".join(
        use(f"cube-{company}", x + (n - (len(there) - 1) / 2) * step - 1.5, y + 9.5, 1 if len(there) < 4 else 0.82)
        for n, company in enumerate(there)
    )


def _values(x: float, y: float, full: int, shared: int, *, developed: bool) -> str:
    """The full value, dark, and the shared value, light, side by side."""
    wide, high = 13.0, 13.0
    dark = "#3a5a34" if developed else "#5b3a22"
    left = element("rect", x=x - wide, y=y - high / 2, width=wide, height=high, rx=2.5, fill=dark)
    right = element(
        "rect", x=x, y=y - high / 2, width=wide, height=high, rx=2.5, fill="#fffaeb", stroke=EDGE, stroke_width=0.8
    )
    return (
        right
        + left
        + text(x - wide / 2, y + 0.5, str(full), 10.5, fill="#ffffff", font_weight="bold")
        + text(x + wide / 2, y + 0.5, str(shared), 10.5, fill=INK, font_weight="bold")
    )
