"""The map: hexes with their terrain, cities with name and values, cubes and houses."""

from trunkline.core import Text
from trunkline.draw.american_rails.palette import (
    CUBE,
    EDGE,
    GOLD,
    INK,
    OTHER_TERRAIN,
    SHALLOW,
    SIDE,
    TERRAIN,
    shade,
    use,
)
from trunkline.draw.svg import element, group, halo, hex_corners, polygon, text, tooltip
from trunkline.titles.american_rails.board import RailsBoard
from trunkline.titles.american_rails.income import city_values
from trunkline.titles.american_rails.table import RailsTable

WIDE = SIDE * 3**0.5
LEFT, TOP = 32.0, 100.0


def centre(board: RailsBoard, where: int) -> tuple[float, float]:
    y, x = board.places[where]
    return LEFT + WIDE * (x + 0.5 + 0.5 * (y % 2)), TOP + SIDE + 1.5 * SIDE * y


def draw_map(table: RailsTable, text_: Text) -> str:
    board = table.board
    hexes = range(len(board.hexes))
    shore = "".join(_outline(hex_corners(*centre(board, where), SIDE + 9)) for where in hexes)
    names = (text(x, y + SIDE - 11.5, board.hexes[n], 7.5) for n, (x, y) in ((n, centre(board, n)) for n in hexes))
    return group(
        element("path", d=shore, fill=SHALLOW),
        group(*(_hex(table, where, text_) for where in hexes)),
        group(*names, fill=INK, opacity=0.62, pointer_events="none"),
        group(*(_city(table, city) for city in range(len(board.cities))), pointer_events="none"),
        id="ar-map",
    )


def _outline(corners: list[tuple[float, float]]) -> str:
    return "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "z"


def _hex(table: RailsTable, where: int, said: Text) -> str:
    """A hex with its ground and cubes; the group carries the ids."""
    board = table.board
    x, y = centre(board, where)
    kind, city = board.terrain[where].id, board.city_at[where]
    row, column = board.places[where]
    fill = TERRAIN.get(kind, OTHER_TERRAIN)
    special = city >= 0 and board.cities[city].special
    parts = [polygon(hex_corners(x, y, SIDE), fill=fill, stroke=shade(fill, 0.72), stroke_width=1.1)]
    if kind in ("plains", "forest", "mountain"):
        parts.append(use(f"{kind}-{(row * 7 + column * 5) % 3}", x, y, 0.95))
    elif city >= 0:
        parts.append(use("skyline", x, y))
        parts.append(
            polygon(
                hex_corners(x, y, SIDE - 3),
                fill="none",
                stroke=GOLD if special else "#b0894f",
                stroke_width=3.4 if special else 1.3,
            )
        )
    name = f"{board.cities[city].name} ({board.hexes[where]})" if city >= 0 else board.hexes[where]
    there = ", ".join(
        said.message(f"company-{company.id}")
        for n, company in enumerate(board.companies)
        if table.cubes[where] >> n & 1
    )
    parts.append(tooltip(f"{name}: {there}" if there else name))
    if city < 0:
        parts.append(_cubes(table, where, x, y))
    ids = {"data_hex": board.hexes[where]}
    if city >= 0:
        ids["data_city"] = board.cities[city].id
    return group(*parts, **ids)


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
