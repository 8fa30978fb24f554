"""The map: links with their cost or track, cities with value, colour and name."""

import math

from trunkline.core import Game, Text
from trunkline.draw.steel_driver.labels import SIZE, places
from trunkline.draw.steel_driver.palette import (
    CITY,
    GOLD,
    GOODS,
    INK,
    PAPER,
    TRACK,
    cube,
    darker,
    hexagon,
    ink_on,
    place,
    token,
)
from trunkline.draw.svg import element, group, halo, text, tooltip
from trunkline.titles.steel_driver.table import UNBUILT, Table

BED, BED_EDGE = "#fdf8ea", "#8a6d42"


def links(game: Game[Table], said: Text) -> str:
    """Unbuilt links first, so that track lies over them."""
    table = game.table
    names = [str(said.name(game, "company", company.id)) for company in table.board.companies]
    numbers = sorted(range(len(table.track)), key=lambda number: table.track[number] != UNBUILT)
    return group(*(link(table, number, names) for number in numbers))


def link(table: Table, number: int, names: list[str]) -> str:
    board = table.board
    printed, company = board.links[number], table.track[number]
    a, b = board.ends[number]
    (ax, ay), (bx, by) = (place(board.cities[city].x, board.cities[city].y) for city in (a, b))
    ends = {"x1": ax, "y1": ay, "x2": bx, "y2": by}
    x, y = (ax + bx) / 2, (ay + by) / 2
    name = f"{board.cities[a].name} – {board.cities[b].name}"
    if company == UNBUILT:
        drawn = group(
            element("line", **ends, stroke=BED_EDGE, stroke_width=7.0, opacity=0.55),
            element("line", **ends, stroke=BED, stroke_width=4.6),
            element("line", **ends, stroke=BED_EDGE, stroke_width=4.6, stroke_dasharray="1.6 6", opacity=0.75),
            element("circle", cx=x, cy=y, r=10.5, fill=PAPER, stroke=BED_EDGE, stroke_width=1.6),
            text(x, y + 0.5, str(printed.cost), 14, font_weight="bold", fill=INK),
        )
        return group(drawn, tooltip(f"{name}: {printed.cost}"), data_link=printed.id)
    owner = board.companies[company]
    over, dashes, width = TRACK[owner.mark]
    pattern = ""
    if over:
        pattern = element(
            "line",
            **ends,
            stroke=over,
            stroke_width=width,
            stroke_dasharray=None if dashes == "none" else dashes,
            stroke_linecap="round" if dashes.startswith("0.1") else None,
        )
    return group(
        element("line", **ends, stroke=PAPER, stroke_width=15.0),
        element("line", **ends, stroke=darker(owner.paint, 0.5), stroke_width=12.0),
        element("line", **ends, stroke=owner.paint, stroke_width=9.0),
        pattern,
        token(owner.paint, owner.mark, x, y, 10.5),
        tooltip(f"{name}: {names[company]}"),
        data_link=printed.id,
        data_built=owner.id,
    )


def cities(table: Table) -> str:
    return group(*(city(table, number) for number in range(len(table.board.cities))))


def city(table: Table, number: int) -> str:
    board = table.board
    printed = board.cities[number]
    x, y = place(printed.x, printed.y)
    fill = GOODS[printed.colour]
    rim: dict[str, str | float] = {"fill": fill, "stroke": INK, "stroke_width": 2.2}
    terminal = number in (board.west, board.east)
    if printed.kind == "start":
        shape = hexagon(x, y, CITY + 4, **rim)
        ring = hexagon(x, y, CITY + 9, fill=GOLD, stroke=darker(GOLD), stroke_width=1.4) if terminal else ""
        inner = hexagon(x, y, CITY + 0.5, fill="none", stroke=ink_on(fill), stroke_width=0.9, opacity=0.55)
    else:
        shape = element("circle", cx=x, cy=y, r=CITY, **rim)
        ring = element("circle", cx=x, cy=y, r=CITY + 5, fill=GOLD, stroke=darker(GOLD)) if terminal else ""
        inner = element(
            "circle", cx=x, cy=y, r=CITY - 3, fill="none", stroke=ink_on(fill), stroke_width=0.8, opacity=0.5
        )
    lx, ly = places(board)[number]
    goods = cube(x + 15, y - 15, 8.5, fill) if table.lying[number] else ""
    return group(
        ring,
        shape,
        inner,
        text(x, y + 0.5, str(printed.value), 17, font_weight="bold", fill=ink_on(fill)),
        goods,
        halo(lx, ly, printed.name, SIZE, "#f6ecd3", font_weight="600", fill=INK),
        tooltip(f"{printed.name}: ${printed.value}, {printed.colour}"),
        data_city=printed.id,
    )


def origins(table: Table) -> str:
    """Small company markers around the city where each company began."""
    board = table.board
    drawn = []
    around: dict[int, int] = {}
    for company, origin in enumerate(table.origin):
        if origin >= 0:
            turn = around.get(origin, 0)
            around[origin] = turn + 1
            angle = math.radians(-150 + 42 * turn)
            x, y = place(board.cities[origin].x, board.cities[origin].y)
            owner = board.companies[company]
            drawn.append(token(owner.paint, owner.mark, x + 27 * math.cos(angle), y + 27 * math.sin(angle), 7))
    return group(*drawn)


def ribbon(table: Table, said: Text, x: float, y: float) -> str:
    """The transcontinental bonus: still to be earned, or in which round it was."""
    figures = table.board.figures.bonus
    west, east = (table.board.cities[end].name for end in (table.board.west, table.board.east))
    line = (
        said.message("draw-coast-done", {"round": table.transcontinental})
        if table.transcontinental
        else said.message("draw-coast", {"builder": figures.builder, "others": figures.others})
    )
    drawn = [
        element("rect", x=x, y=y, width=300.0, height=46.0, rx=23.0, fill=GOLD, stroke=darker(GOLD), stroke_width=1.5),
        element(
            "rect", x=x + 4, y=y + 4, width=292.0, height=38.0, rx=19.0, fill="none", stroke="#fff4d6", opacity=0.8
        ),
        text(x + 150, y + 16, f"{west} – {east}", 14, font_weight="bold", fill=INK),
        text(x + 150, y + 32, line, 12.5, fill=INK),
    ]
    paid = [company for company, bonus in enumerate(table.bonus) if bonus]
    for turn, company in enumerate(paid):
        owner = table.board.companies[company]
        px = x + 150 + (turn - (len(paid) - 1) / 2) * 50
        drawn += [
            token(owner.paint, owner.mark, px - 10, y - 15, 9),
            halo(px + 12, y - 15, f"+{table.bonus[company]}", 13, "#a8c9d4", font_weight="bold"),
        ]
    return group(*drawn)
