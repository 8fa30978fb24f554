"""The telegraph line and the performance tracks."""

from html import escape

from trunkline.core import Text
from trunkline.draw.railroad_revolution import icons, symbols
from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.railroad_revolution.land import house
from trunkline.draw.railroad_revolution.stock import HEAD, fitting, panel
from trunkline.draw.svg import element, group, text
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.table import NEUTRAL, NO_TILE, Table

# --- telegraph line ---------------------------------------------------------------------------------------------


def telegraph(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
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
    sections = "".join(_section(table, said, n, x + n * step, y, step - 14, height) for n in range(count))
    links = []
    for link in table.board.file.telegraph.links:
        middle = x + link.between[0] * step - 7
        links.append(
            element("circle", cx=middle, cy=y + height / 2 + 8, r=13, fill=p.GOLD, stroke=p.INK)
            + text(middle, y + height / 2 + 9, str(link.vp), 14, fill=p.INK, font_weight="bold")
        )
    return wire + sections + "".join(links)


def _section(table: Table, said: Text, n: int, x: float, y: float, width: float, height: float) -> str:
    section = table.board.file.telegraph.sections[n]
    middle, tile = x + width / 2, table.section_tile[n]
    pole = element("path", d=f"M{middle} {y} v22 M{middle - 9} {y + 7} h18", stroke=p.BROWN, stroke_width=3.5)
    inner = (
        icons.effects(middle + 22, y + 47, 24, table.board.file.telegraph_tiles[tile].effects)
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
    low = y + height - 21
    box = symbols.box(x + 21, low, 25)
    if first == NEUTRAL:
        box += symbols.building(x + 21, low, 22, p.NEUTRAL)
    elif first >= 0:
        box += house(x + 21, low, 22, first)
    else:
        box += text(x + 21, low, f"+{section.first_office_bonus_shares}", 14, fill=p.SOFT)
    others = [seat for seat in range(table.seats) if table.offices[seat] >> n & 1 and seat != first]
    return group(
        element("title", escape(said.message("draw-section", {"section": section.index}))),
        panel(x, y + 20, width, height - 22),
        pole,
        text(x + 12, y + 31, str(section.index), 11, fill=p.SOFT, font_weight="bold"),
        symbols.share(x + 34, y + 47, 30, str(section.shares)),
        inner,
        box,
        *(house(x + 52 + 26 * i, low, 22, seat) for i, seat in enumerate(others)),
        data_section=str(section.index),
    )


# --- performance tracks -----------------------------------------------------------------------------------------


def tracks(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """Three columns, bottom to top; between two spaces what passing costs."""
    column = width / k.TRACKS
    return panel(x, y, width, height, said.message("draw-tracks")) + "".join(
        _track(table, said, n, x + n * column, y + HEAD, column, height - HEAD) for n in range(k.TRACKS)
    )


def _track(table: Table, said: Text, n: int, x: float, y: float, width: float, height: float) -> str:
    file = table.board.file.performance_tracks[n]
    values, costs = table.board.track_values[n], table.board.track_costs[n]
    step = (height - 56) / len(values)
    unit = said.message(f"draw-per-{file.multiplier.replace('_', '-')}", {"level": file.level or 0})
    parts = [element("title", escape(said.message(f"track-{file.id}")))]
    parts.append(_head(table, n, x + width / 2 + 8, y + 14))
    parts.append(text(x + width / 2 + 8, y + 38, unit, fitting(unit, width - 6, 11), fill=p.SOFT))
    for at, value in enumerate(values):
        top = y + height - 12 - (at + 1) * step
        parts.append(
            element("rect", x=x + 26, y=top + 4, width=width - 34, height=step - 20, rx=5, fill=p.SHADE, stroke=p.SOFT)
        )
        parts.append(text(x + 14, top + (step - 12) / 2, str(value), 15, fill=p.RED, font_weight="bold"))
        here = [seat for seat in range(table.seats) if table.track[seat * k.TRACKS + n] == at]
        for i, seat in enumerate(here):
            parts.append(marker(x + 37 + 18 * i, top + (step - 12) / 2, 9.5, seat))
        if at < len(costs):
            parts.append(_crossing(x + 26 + (width - 34) / 2, top - 4, costs[at]))
    return group(*parts, data_track=file.id)


def _head(table: Table, n: int, x: float, y: float) -> str:
    multiplier, level = table.board.track_units[n]
    if multiplier == "telegraph_offices":
        return symbols.building(x, y, 28, p.BROWN, "T")
    if multiplier == "stations":
        return symbols.building(x, y, 28, p.GREEN, "S")
    return symbols.rail(x - 12, y, 22) + symbols.level(x + 12, y, 10, level)


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
