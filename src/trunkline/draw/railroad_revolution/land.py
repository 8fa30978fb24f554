"""The map: the country, lines, rail spaces and cities."""

from html import escape

from trunkline.draw.railroad_revolution import icons, symbols
from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.railroad_revolution.spots import (
    CARD_H,
    CARD_W,
    HEIGHT,
    LEFT,
    SPACE_H,
    SPACE_W,
    TOP,
    WIDTH,
    at,
    spots,
    turns,
)
from trunkline.draw.railroad_revolution.stock import fitting
from trunkline.draw.svg import element, group, polygon, text
from trunkline.titles.railroad_revolution.schema import CityTile, Space
from trunkline.titles.railroad_revolution.table import NEUTRAL, NO_TILE, Table


def draw(table: Table, name: str) -> str:
    """The whole map with rails and stations, and the name of the game in the sea."""
    file = table.board.file
    sea = element("rect", x=LEFT, y=TOP, width=WIDTH, height=HEIGHT, rx=10, fill=p.WATER, stroke=p.COAST)
    country = polygon(
        [at(table.board, point) for point in file.layout.us_outline],
        fill=p.LAND,
        stroke=p.COAST,
        stroke_width=2.5,
        stroke_linejoin="round",
    )
    spaces = [_space(table, number, space) for number, space in enumerate(file.rail_spaces)]
    cities = [_city(table, number) for number in range(len(file.cities))]
    return sea + _waves() + _title(name) + country + _mountains() + _lines(table) + "".join(spaces) + "".join(cities)


def _title(name: str) -> str:
    return text(
        LEFT + 760,
        TOP + 42,
        name,
        34,
        fill="#5f7f86",
        font_family="Georgia,'Noto Serif','Noto Serif CJK SC',serif",
        font_weight="bold",
        letter_spacing=2,
    )


def _waves() -> str:
    curls = [(30, 640), (70, 720), (160, 690), (1180, 560), (1230, 640), (1210, 720), (900, 760), (640, 770)]
    return "".join(
        element(
            "path",
            d=f"M{x} {y} q8 -7 16 0 t16 0 t16 0",
            fill="none",
            stroke="#93b7bd",
            stroke_width=1.6,
            stroke_linecap="round",
        )
        for x, y in curls
    )


def _mountains() -> str:
    """Ranges for the eye: the Rockies, the Sierra, the Appalachians."""
    peaks = [(330, 160), (362, 196), (388, 236), (420, 282), (436, 420), (400, 400), (382, 300), (150, 236), (182, 300)]
    peaks += [(206, 380), (300, 420), (330, 236), (1010, 400), (990, 430), (960, 440), (1040, 270), (1070, 240)]
    return "".join(
        polygon([(x - 13, y + 9), (x, y - 10), (x + 13, y + 9)], fill="#e3d3ad", stroke="#cdb98b")
        + polygon([(x - 4, y - 4), (x, y - 10), (x + 4, y - 4), (x, y - 2)], fill="#fffaf0")
        for x, y in peaks
    )


def _lines(table: Table) -> str:
    """Printed lines between everything that is adjacent, so that junctions show too."""
    where = spots(table.board)
    drawn, seen = [], set()
    for space in table.board.file.rail_spaces:
        for near in space.adjacent:
            if (near, space.id) not in seen:
                seen.add((space.id, near))
                (x, y), (u, v) = where[space.id], where[near]
                drawn.append(f"M{x:.1f} {y:.1f} L{u:.1f} {v:.1f}")
    path = " ".join(drawn)
    return (
        element("path", d=path, fill="none", stroke="#fff8e6", stroke_width=10)
        + element("path", d=path, fill="none", stroke=p.BROWN, stroke_width=7, stroke_dasharray="2.5 4.5")
        + element("path", d=path, fill="none", stroke=p.INK, stroke_width=1.8)
    )


def _space(table: Table, number: int, space: Space) -> str:
    board, rails = table.board, []
    x, y = spots(board)[space.id]
    for seat in range(table.seats):
        if table.rails[seat] >> number & 1:
            left = x - SPACE_W / 2 + 3 + seat * (SPACE_W - 6) / 4
            rails.append(
                element(
                    "rect",
                    x=left + 0.7,
                    y=y - 7,
                    width=(SPACE_W - 6) / 4 - 1.4,
                    height=14,
                    rx=1.5,
                    fill=p.SEATS[seat],
                    stroke=p.INK,
                    stroke_width=0.8,
                )
            )
    deal = symbols.deal(x, y + 15, 15) if space.deal else ""
    return group(
        element("title", escape(space.id)),
        symbols.ground(x, y, SPACE_W, SPACE_H, space.terrain),
        *rails,
        deal,
        data_space=space.id,
        transform=f"rotate({turns(board)[space.id]} {x:.1f} {y:.1f})",
    ) + ("" if board.start_space != number else _start_mark(x, y))


def _start_mark(x: float, y: float) -> str:
    return element("circle", cx=x, cy=y, r=2.6, fill=p.GOLD, stroke=p.INK, stroke_width=0.8)


def _city(table: Table, number: int) -> str:
    """A card: level, name and cost; bonus and reward of its tile; the first-station box and other stations."""
    city = table.board.file.cities[number]
    x, y = spots(table.board)[city.id]
    left, top = x - CARD_W / 2, y - CARD_H / 2
    tiles = (*table.board.file.city_tiles, *table.board.file.printed_city_tiles)
    tile = tiles[table.city_tile[number]] if table.city_tile[number] != NO_TILE else None
    return group(
        element("title", escape(city.name)),
        element("rect", x=left, y=top, width=CARD_W, height=CARD_H, rx=6, fill=p.PAPER, stroke=p.INK, stroke_width=1.6),
        element("path", d=f"M{left} {top + 19} h{CARD_W}", stroke=p.SOFT, stroke_width=0.8),
        symbols.level(left + 10, top + 9.5, 9, city.level),
        text(x - 6, top + 10.5, city.name, fitting(city.name, CARD_W - 64, 13), fill=p.INK, font_weight="bold"),
        symbols.money(left + CARD_W - 19, top + 9.5, 19, city.station_cost, paid=True),
        _tile(left, top, tile) if tile else "",
        *_stations(table, number, left, top + CARD_H - 12),
        data_city=city.id,
    )


def _tile(left: float, top: float, tile: CityTile) -> str:
    half = CARD_W / 2
    bonus = tile.first_station
    size = 22.0 if len(bonus.effects) == 1 and not bonus.cost.money else 17.0
    return (
        element("rect", x=left + 1, y=top + 20, width=half - 1, height=32, fill=p.SHADE)
        + icons.effects(left + half / 2, top + 36, size, bonus.effects, bonus.cost.money)
        + icons.effects(left + half * 1.5, top + 36, 25 if len(tile.primary) == 1 else 17, tile.primary)
    )


def _stations(table: Table, number: int, left: float, y: float) -> list[str]:
    first = table.first_station[number]
    drawn = [symbols.box(left + 14, y, 18)]
    if first == NEUTRAL:
        drawn.append(symbols.building(left + 14, y, 17, p.NEUTRAL))
    elif first >= 0:
        drawn.append(house(left + 14, y, 17, first))
    else:
        drawn.append(text(left + 14, y, "1", 11, fill=p.SOFT))
    others = [seat for seat in range(table.seats) if table.stations[seat] >> number & 1 and seat != first]
    return drawn + [house(left + 38 + 21 * n, y, 17, seat) for n, seat in enumerate(others)]


def house(x: float, y: float, size: float, seat: int) -> str:
    """A building of a seat, with its number."""
    return symbols.building(x, y, size, p.SEATS[seat], str(seat + 1), p.ON_SEAT[seat])
