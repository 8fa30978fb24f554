"""What lies around the map: order display, rounds, profit track, company boxes, seats, legend."""

from trunkline.core import Game, Text
from trunkline.draw.fitting import BOLD, cut, fitting, width_of
from trunkline.draw.steel_driver.palette import (
    CARD,
    CUBE,
    EDGE,
    GOLD,
    GOODS,
    INK,
    PAPER,
    cube,
    darker,
    engine,
    hexagon,
    ink_on,
    panel,
    token,
)
from trunkline.draw.svg import element, group, text
from trunkline.titles.steel_driver.building import Building
from trunkline.titles.steel_driver.final import FinalScoring, sets_value
from trunkline.titles.steel_driver.table import NOBODY, Table

START = {"text_anchor": "start"}
END = {"text_anchor": "end"}
DIM = "#75664c"
PILE = 3  # markers beside each other on a space of the profit track; more lie in two rows


def company_token(table: Table, company: int, x: float, y: float, r: float) -> str:
    owner = table.board.companies[company]
    return group(token(owner.paint, owner.mark, x, y, r), data_company=owner.id)


def order_display(game: Game[Table], said: Text, x: float, y: float) -> str:
    """Rounds, and three rows: build order, active pointer, passed companies."""
    table = game.table
    n, wide = len(table.board.companies), 46.0
    drawn = [panel(x, y, 308, 232, "#f3e9d0")]
    drawn.append(text(x + 14, y + 20, said.message("draw-round"), 14, **START, font_weight="bold", fill=INK))
    for round in range(1, table.board.figures.rounds + 1):
        at = x + 118 + (round - 1) * 38
        now = round == table.round
        drawn.append(element("circle", cx=at, cy=y + 21, r=14.0, fill=GOLD if now else PAPER, stroke=EDGE))
        drawn.append(text(at, y + 21.5, str(round), 14, font_weight="bold" if now else "normal", fill=INK))
    left = x + 16
    rows = ((y + 62, "draw-order"), (y + 176, "draw-passed"))
    for top, key in rows:
        drawn.append(text(left, top - 12, said.message(key), 11.5, **START, fill=DIM))
        drawn += [
            element("rect", x=left + turn * wide, y=top, width=wide - 4, height=38.0, rx=5.0, fill=PAPER, stroke=EDGE)
            for turn in range(n)
        ]
    for turn in range(n):
        drawn.append(
            element("rect", x=left + turn * wide, y=y + 108, width=wide - 4, height=42.0, rx=5.0, fill="#e6d8b4")
        )
    for turn, company in enumerate(table.order):
        if company not in table.passed:
            drawn.append(company_token(table, company, left + turn * wide + 21, y + 81, 15))
    for turn, company in enumerate(table.passed):
        drawn.append(company_token(table, company, left + turn * wide + 21, y + 195, 15))
    step = game.stack[-1] if game.stack else None
    if isinstance(step, Building | FinalScoring):
        at = left + step.place * wide + 21
        drawn.append(element("path", d=f"M{at} {y + 112} l13 16 h-8 v16 h-10 v-16 h-8 Z", fill=GOLD, stroke=INK))
    return group(*drawn)


def profit_track(table: Table, said: Text, x: float, y: float, wide: float) -> str:
    """The printed spaces from 0 to 200; beyond, a marker stands at its rest with the hundreds written beside it."""
    figures = table.board.figures.profit_track
    spaces = figures.last // figures.step + 1
    width = wide / spaces
    drawn = [panel(x - 6, y, wide + 12, 74, "#f3e9d0")]
    label = "draw-share-value" if scoring(table) else "draw-profit"
    drawn.append(text(x + 4, y + 11, said.message(label), 11.5, **START, fill=DIM))
    drawn += [
        cube(x + wide - 196, y + 11, 6.5, CUBE),
        text(x + wide - 184, y + 11.5, said.message("draw-supply", {"cubes": table.supply[0]}), 12, **START, fill=INK),
    ]
    standing: dict[int, list[int]] = {}
    profits = [shown_profit(table, company) for company in range(len(table.profit))]
    for company, profit in enumerate(profits):
        space = profit // figures.step
        standing.setdefault(space if space < spaces else space % (spaces - 1), []).append(company)
    for space in range(spaces):
        left = x + space * width
        fill = "#fdf9ee" if space % 5 else "#ecdcae"
        drawn.append(
            element(
                "rect",
                x=left + 1,
                y=y + 20,
                width=width - 2,
                height=48.0,
                rx=4.0,
                fill=fill,
                stroke=EDGE,
                stroke_width=0.8,
            )
        )
        here = standing.get(space, [])
        drawn.append(text(left + width / 2, y + 61, str(space * figures.step), 11.5, fill=DIM, font_weight="bold"))
        for turn, company in enumerate(here):
            row, place = divmod(turn, PILE) if len(here) > PILE else (0, turn)
            line = min(PILE, len(here) - row * PILE) if len(here) > PILE else len(here)
            at = left + width / 2 + (place - (line - 1) / 2) * (width - 6) / PILE
            down, size = (y + 29 + 16 * row, 7.5) if len(here) > PILE else (y + 38, 9)
            drawn.append(company_token(table, company, at, down, size))
            more = profits[company] - space * figures.step
            if more:
                drawn.append(text(at, y + 25, f"+{more}", 9, font_weight="bold", fill=INK))
    return group(*drawn)


def scoring(table: Table) -> bool:
    """Whether the final scoring has begun: goods lie on the map or in the boxes."""
    return any(table.lying) or any(table.held)


def shown_profit(table: Table, company: int) -> int:
    """The profit of this round; in the final scoring the value of the goods taken so far."""
    counts = table.goods_of(company)
    return sets_value(counts, table.board.figures.set_values) if any(counts) else table.profit[company]


def company_box(game: Game[Table], said: Text, company: int, x: float, y: float, wide: float) -> str:
    """A company's field: cubes, control marker, shares, track; goods in the final scoring."""
    table = game.table
    owner = table.board.companies[company]
    name = str(said.name(game, "company", owner.id))
    head = element("path", d=f"M{x} {y + 34} v-26 q0 -8 8 -8 h{wide - 16} q8 0 8 8 v26 Z", fill=owner.paint)
    drawn = [
        panel(x, y, wide, 148, CARD),
        head,
        token(owner.paint, owner.mark, x + 20, y + 17, 12),
        text(x + 40, y + 17.5, name, 17, **START, font_weight="bold", fill=ink_on(owner.paint)),
        text(
            x + wide - 10,
            y + 17.5,
            f"${shown_profit(table, company)}",
            17,
            **END,
            font_weight="bold",
            fill=ink_on(owner.paint),
        ),
        cube(x + 22, y + 58, 12, CUBE),
        text(x + 42, y + 58, str(table.boxes[company]), 22, **START, font_weight="bold", fill=INK),
    ]
    control = table.control[company]
    if control == NOBODY:
        drawn.append(engine(x + 92, y + 56, 19, "#e4dac0", "#b3a587"))
        drawn.append(
            text(x + 116, y + 58, said.message("draw-uncontrolled"), 12, **START, fill=DIM, font_style="italic")
        )
    else:
        drawn.append(engine(x + 92, y + 56, 19, owner.paint, darker(owner.paint, 0.5)))
        drawn.append(
            text(
                x + 116,
                y + 58,
                cut(game.seats[control], 14 * BOLD, wide - 124),
                14,
                **START,
                font_weight="bold",
                fill=INK,
            )
        )
    drawn.append(text(x + 12, y + 89, said.message("draw-shares"), 11.5, **START, fill=DIM))
    for share in range(owner.shares):
        here = share < table.stock[company]
        drawn.append(
            element(
                "rect",
                x=x + 82 + share * 17,
                y=y + 81,
                width=13.0,
                height=16.0,
                rx=3.0,
                fill=owner.paint if here else "none",
                stroke=darker(owner.paint, 0.55) if here else "#cdbf9f",
            )
        )
    drawn.append(
        text(x + wide - 10, y + 89, said.message("draw-track", {"left": table.pieces[company]}), 11.5, **END, fill=DIM)
    )
    drawn.append(goods(table, company, x + 12, y + 108, wide - 24))
    return group(*drawn, data_company=owner.id)


def goods(table: Table, company: int, x: float, y: float, wide: float) -> str:
    """Goods by colour, as many as were taken; before the final scoring the colours its net reaches."""
    counts = table.goods_of(company)
    drawn = []
    final = scoring(table)
    for turn, colour in enumerate(table.board.goods):
        at = x + turn * wide / len(counts) + 10
        net = table.net[company]
        reached = sum(net >> city & 1 for city, own in enumerate(table.board.city_goods) if own == turn)
        count = counts[turn] if final else reached
        opacity = 1.0 if count and final else (0.5 if count else 0.16)
        drawn.append(group(cube(at, y + 16, 9.5, GOODS[colour]), opacity=opacity))
        if count:
            drawn.append(text(at + 12, y + 17, str(count), 13, **START, fill=INK if final else DIM, font_weight="bold"))
    return group(*drawn)


def seat_card(game: Game[Table], said: Text, seat: int, x: float, y: float, wide: float) -> str:
    """A seat: cubes, cash, shares, and whether it is to decide."""
    table = game.table
    turn = game.seat == seat
    drawn = [panel(x, y, wide, 92, "#fff3cf" if turn else CARD)]
    if turn:
        drawn.append(
            element("rect", x=x, y=y, width=wide, height=92.0, rx=8.0, fill="none", stroke=GOLD, stroke_width=3.0)
        )
    active = table.active == seat and not game.ended
    name = cut(game.seats[seat], 16 * BOLD, wide - (44 if active else 20))
    drawn.append(text(x + 12, y + 18, name, 16, **START, font_weight="bold", fill=INK))
    if active:
        drawn.append(element("circle", cx=x + wide - 18, cy=y + 18, r=10.0, fill=GOLD, stroke=darker(GOLD)))
        drawn.append(engine(x + wide - 18, y + 17, 9, INK, INK))
    drawn += [
        cube(x + 22, y + 44, 9, CUBE),
        text(x + 38, y + 45, str(table.cubes[seat]), 17, **START, font_weight="bold", fill=INK),
        text(x + wide - 12, y + 45, f"${table.cash[seat]}", 18, **END, font_weight="bold", fill="#2f6b3a"),
    ]
    room = (wide - 16) / len(table.board.companies)
    for company, owner in enumerate(table.board.companies):
        shares, at = table.shares_of(seat, company), x + 8 + company * room
        controls = table.control[company] == seat
        drawn.append(
            group(token(owner.paint, owner.mark, at + room * 0.32, y + 74, 8.5), opacity=1.0 if shares else 0.18)
        )
        if controls:
            drawn.append(
                element("circle", cx=at + room * 0.32, cy=y + 74, r=11.5, fill="none", stroke=GOLD, stroke_width=2.4)
            )
        if shares:
            drawn.append(text(at + room * 0.32 + 13, y + 75, str(shares), 13, **START, font_weight="bold", fill=INK))
    return group(*drawn, data_seat=seat)


def legend(table: Table, said: Text, x: float, y: float) -> str:
    """What the signs mean, and the values of the sets."""
    drawn = [panel(x, y, 222, 230, "#f3e9d0")]
    rows = [
        (hexagon(x + 24, y + 22, 13, fill=PAPER, stroke=INK, stroke_width=1.8), "draw-start-city"),
        (element("circle", cx=x + 24, cy=y + 50, r=11.0, fill=PAPER, stroke=INK, stroke_width=1.8), "draw-city"),
        (
            group(
                element("circle", cx=x + 24, cy=y + 78, r=9.5, fill=PAPER, stroke="#8a6d42", stroke_width=1.5),
                text(x + 24, y + 78.5, "3", 12, font_weight="bold"),
            ),
            "draw-cost",
        ),
        (engine(x + 24, y + 104, 15, "#8d7a5a", INK), "draw-control"),
    ]
    for turn, (sign, key) in enumerate(rows):
        drawn += [sign, text(x + 48, y + 22 + turn * 28, said.message(key), 12, **START, fill=INK)]
    drawn.append(text(x + 14, y + 133, said.message("draw-sets"), 12, **START, font_weight="bold", fill=INK))
    values = table.board.figures.set_values
    paints = list(GOODS.values())
    for size in range(1, len(values)):
        at = y + 136 + size * 15.6
        drawn += [cube(x + 22 + turn * 17, at, 6.5, paints[turn % len(paints)]) for turn in range(size)]
        drawn.append(text(x + 204, at, f"${values[size]}", 12.5, **END, font_weight="bold", fill=INK))
    return group(*drawn)


def standing(game: Game[Table], said: Text, x: float, y: float, room: float) -> str:
    """What is being decided, by whom; who has won."""
    if game.seat is None:
        outcome = game.outcome()
        assert outcome is not None
        winners = [game.seats[seat] for seat in outcome.winners]
        line, tail = said.message("draw-won", {"winners": ", ".join(winners)}), ""
    else:
        line, tail = said.why(game), f" — {cut(game.seats[game.seat], 13.5, 130)}"
    shown, size = fitting(line, 13.5, room - width_of(tail, 13.5))
    return text(x, y, shown + tail, size, fill=INK)
