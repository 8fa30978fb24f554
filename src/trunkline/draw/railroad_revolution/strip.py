"""The telegraph line, the performance tracks, the deal tile, trains and supplies."""

from html import escape

from trunkline.core import Text
from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.railroad_revolution import symbols
from trunkline.draw.railroad_revolution.land import house
from trunkline.draw.svg import element, group, text
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.table import NEUTRAL, NO_TILE, Table


def panel(x: float, y: float, width: float, height: float, **attributes: str) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=8, fill=p.PAPER, stroke=p.SOFT, **attributes)


# --- telegraph line ---------------------------------------------------------------------------------------------


def telegraph(table: Table, x: float, y: float, width: float, height: float) -> str:
    """Eight sections, their tiles and offices, and the points between neighbours."""
    count = len(table.board.sections)
    step = width / count
    wire = element(
        "path",
        d=f"M{x} {y + 12} " + " ".join(f"q{step / 2} 16 {step} 0" for _ in range(count)),
        fill="none",
        stroke=p.INK,
        stroke_width=1.4,
    )
    sections = "".join(_section(table, n, x + n * step, y, step - 14, height) for n in range(count))
    links = []
    for link in table.board.file.telegraph.links:
        middle = x + link.between[0] * step - 7
        links.append(
            element("circle", cx=middle, cy=y + height / 2 + 8, r=13, fill=p.GOLD, stroke=p.INK)
            + text(middle, y + height / 2 + 9, str(link.vp), 14, fill=p.INK, font_weight="bold")
        )
    return wire + sections + "".join(links)


def _section(table: Table, n: int, x: float, y: float, width: float, height: float) -> str:
    section = table.board.file.telegraph.sections[n]
    middle, tile = x + width / 2, table.section_tile[n]
    pole = element("path", d=f"M{middle} {y} v22 M{middle - 9} {y + 7} h18", stroke=p.BROWN, stroke_width=3.5)
    inner = (
        symbols.effects(middle + 22, y + 47, 24, table.board.file.telegraph_tiles[tile].effects)
        if tile != NO_TILE
        else symbols.deal(middle + 22, y + 47, 28)
        if section.deal
        else ""
    )
    if tile != NO_TILE:
        frame = element(
            "rect", x=middle - 4, y=y + 30, width=width / 2 - 4, height=34, rx=5, fill=p.SHADE, stroke=p.SOFT
        )
        inner = frame + inner
    first = table.first_office[n]
    box = element(
        "rect",
        x=x + 8,
        y=y + height - 32,
        width=26,
        height=24,
        rx=3,
        fill="#fffdf6",
        stroke=p.SOFT,
        stroke_dasharray="3 2",
    )
    if first == NEUTRAL:
        box += symbols.building(x + 21, y + height - 20, 20, "#b9b1a0")
    elif first >= 0:
        box += house(x + 21, y + height - 20, 20, first)
    else:
        box += text(x + 21, y + height - 20, f"+{section.first_office_bonus_shares}", 13, fill=p.SOFT)
    others = [seat for seat in range(table.seats) if table.offices[seat] >> n & 1 and seat != first]
    return group(
        element("title", escape(section_name(section.index))),
        panel(x, y + 20, width, height - 22),
        pole,
        text(x + 12, y + 31, str(section.index), 11, fill=p.SOFT, font_weight="bold"),
        symbols.share(x + 34, y + 47, 30, str(section.shares)),
        inner,
        box,
        *(house(x + 50 + 24 * i, y + height - 20, 20, seat) for i, seat in enumerate(others)),
        data_section=str(section.index),
    )


def section_name(index: int) -> str:
    return f"section {index}"


# --- performance tracks -----------------------------------------------------------------------------------------


def tracks(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """Three columns, bottom to top; between two spaces what passing costs."""
    column = width / k.TRACKS
    return panel(x, y, width, height) + "".join(
        _track(table, said, n, x + n * column, y, column, height) for n in range(k.TRACKS)
    )


def _track(table: Table, said: Text, n: int, x: float, y: float, width: float, height: float) -> str:
    file = table.board.file.performance_tracks[n]
    values, costs = table.board.track_values[n], table.board.track_costs[n]
    step = (height - 56) / len(values)
    parts = [element("title", escape(said.message(f"track-{file.id}")))]
    parts.append(_head(n, x + width / 2, y + 20))
    for at, value in enumerate(values):
        top = y + height - 12 - (at + 1) * step
        parts.append(
            element("rect", x=x + 26, y=top + 4, width=width - 34, height=step - 20, rx=5, fill=p.SHADE, stroke=p.SOFT)
        )
        parts.append(text(x + 14, top + (step - 12) / 2, str(value), 15, fill=p.RED, font_weight="bold"))
        here = [seat for seat in range(table.seats) if table.track[seat * k.TRACKS + n] == at]
        for i, seat in enumerate(here):
            parts.append(marker(x + 37 + 17 * i, top + (step - 12) / 2, 8, seat))
        if at < len(costs):
            parts.append(_crossing(x + 26 + (width - 34) / 2, top - 4, costs[at]))
    return group(*parts, data_track=file.id)


def _head(n: int, x: float, y: float) -> str:
    if n == 0:
        return symbols.building(x, y, 28, p.BROWN, "T")
    if n == 1:
        return symbols.building(x, y, 28, p.GREEN, "S")
    return (
        symbols.rail(x - 12, y, 22)
        + element("circle", cx=x + 12, cy=y, r=10, fill=p.level(5), stroke=p.INK)
        + text(x + 12, y + 0.5, "5", 13, fill=p.PAPER, font_weight="bold")
    )


def _crossing(x: float, y: float, cost: tuple[int, int, int]) -> str:
    price, shares, worker = cost
    drawn = []
    if price:
        drawn.append(symbols.money(x, y, 17, price, paid=True))
    if shares:
        drawn.append(symbols.share(x, y, 19, f"−{shares}"))
    if worker:
        drawn.append(symbols.any_worker(x, y, 18) + text(x - 13, y, "−", 14, fill=p.RED, font_weight="bold"))
    return "".join(drawn)


def marker(x: float, y: float, r: float, seat: int) -> str:
    """A performance marker with the seat's number."""
    return element("circle", cx=x, cy=y, r=r, fill=p.SEATS[seat], stroke=p.INK, stroke_width=1.2) + text(
        x, y + 0.5, str(seat + 1), r * 1.3, fill=p.ON_SEAT[seat], font_weight="bold"
    )


# --- deals, trains, supplies ------------------------------------------------------------------------------------


def deals(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """The face-up tile with its two deals, and the pile beside it."""
    tile = table.board.file.deal_tiles[table.deal]
    half = (height - 12) / 2
    parts = [panel(x, y, width, height), symbols.deal(x + 26, y + height / 2 - 10, 36)]
    parts.append(text(x + 26, y + height / 2 + 24, f"+{len(table.deal_pile)}", 13, fill=p.SOFT))
    for n, deal in enumerate(tile.deals):
        top = y + 6 + n * half
        key = f"deal-{deal.symbol.replace('_', '-')}"
        parts.append(
            group(
                element("title", escape(said.message(key))),
                element("rect", x=x + 54, y=top, width=width - 60, height=half - 4, rx=6, fill=p.SHADE, stroke=p.SOFT),
                symbols.effects(
                    x + 54 + (width - 60) / 2,
                    top + half / 2 - 2,
                    30,
                    deal.effects,
                    deal.extra_cost.money,
                    deal.share_cost,
                ),
                data_deal=deal.symbol,
            )
        )
    return "".join(parts)


def trains(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """The open piles."""
    board = table.board
    shown = [n for n in range(len(board.trains)) if n != board.start_train]
    step = width / len(shown)
    return "".join(
        train_tile(table, said, n, x + i * step + 3, y, step - 6, height, table.piles[n], "up")
        for i, n in enumerate(shown)
    )


def train_tile(
    table: Table, said: Text, n: int, x: float, y: float, width: float, height: float, count: int, face: str
) -> str:
    """A train tile or a pile of them; face down it is dark."""
    tile = table.board.file.train_tiles[n]
    up = face == "up"
    size = min(26.0, width / 3)
    inner = (
        symbols.effects(x + width / 2, y + height * 0.62, size, tile.effects, tile.cost.money)
        if up
        else symbols.train(x + width / 2, y + height * 0.62, size, "#cfd6da")
    )
    points = (
        text(x + width - 10, y + 10, str(table.board.train_vp), 11, fill=p.RED, font_weight="bold")
        if up
        else text(x + width - 10, y + 10, "↻", 11, fill="#cfd6da")
    )
    return group(
        element("title", escape(said.message(f"train-{tile.id}"))),
        element(
            "rect",
            x=x,
            y=y,
            width=width,
            height=height,
            rx=5,
            fill=p.SHADE if up else p.STEEL,
            stroke=p.INK,
            opacity=1 if count else 0.35,
        ),
        symbols.train(x + 15, y + 11, 20) if up else "",
        points,
        inner,
        text(x + width / 2, y + 10, f"×{count}", 11, fill=p.INK if up else p.PAPER),
        data_train=tile.id,
        data_face=face,
    )


def supply(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """Workers in the general supply and milestones in the piles."""
    parts = [panel(x, y, width, height)]
    step = width / (k.COLOURS + 0.4)
    for colour in range(k.COLOURS):
        middle = x + step * (colour + 0.7)
        parts.append(
            group(
                element("title", escape(said.message(f"worker-{table.board.colours[colour]}"))),
                symbols.worker(middle - 9, y + 22, 28, colour),
                text(middle + 14, y + 24, str(table.pool[colour]), 14, fill=p.INK),
                data_worker=table.board.colours[colour],
            )
        )
    for n, (name, unseen) in enumerate(table.unseen.items()):
        left = x + 14 + n * (width - 20) / max(1, len(table.unseen))
        parts.append(
            element("rect", x=left, y=y + 44, width=30, height=height - 52, rx=4, fill=p.BROWN, stroke=p.INK)
            + text(left + 15, y + 44 + (height - 52) / 2, name, 17, fill=p.GOLD, font_weight="bold")
            + text(left + 50, y + 44 + (height - 52) / 2, f"×{len(unseen) + len(table.under[name])}", 13, fill=p.INK)
        )
    return "".join(parts)
