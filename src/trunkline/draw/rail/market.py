"""The stock market: a grid or a row of cells with zones, prices and stacked tokens."""

from collections.abc import Sequence
from typing import NamedTuple

from trunkline.draw.rail.faces import token
from trunkline.draw.rail.palette import FAINT, INK, PAR, ZONES, Livery
from trunkline.draw.rail.parts import Say, at, heading, left, width_of
from trunkline.draw.svg import element, group, number, text, tooltip
from trunkline.rail.market import Chart, Market

CELL, TALL = 78.0, 66.0
ROW_TALL = 150.0  # of a chart that is one row: its stacks go downward
HEAD = 54.0  # room for the heading
BAND = 40.0  # below a row: the names of its zones
TOKEN = 20.0
LINES = "#a99f88"


class Frame(NamedTuple):
    """Measures of a drawn chart: one row fills the width there is, a grid is as wide as its columns."""

    row: bool
    cell: float
    tall: float
    wide: float
    height: float


def frame(chart: Chart, wide: float) -> Frame:
    columns, rows = max(chart.cols) + 1, max(chart.rows) + 1
    if rows == 1:
        return Frame(True, wide / columns, ROW_TALL, wide, HEAD + ROW_TALL + BAND)
    return Frame(False, CELL, TALL, columns * CELL, HEAD + rows * TALL)


def market_picture(market: Market, companies: Sequence[Livery], say: Say, wide: float) -> tuple[str, float, float]:
    """The chart with its tokens, its width and height; in a cell the token that acts first lies on top, at the left."""
    chart, place = market.chart, frame(market.chart, wide)
    cells = [_cell(market, cell, companies, place) for cell in range(len(chart.prices))]
    legend = _bands(chart, say, place) if place.row else _legend(chart, say, place)
    grid = group(*cells, stroke=LINES, stroke_width=1.5, font_weight="bold", fill=INK)
    drawn = group(heading(say("market"), place.wide), at(0, HEAD, grid, legend))
    return drawn, place.wide, place.height


def _cell(market: Market, cell: int, companies: Sequence[Livery], place: Frame) -> str:
    chart = market.chart
    x, y = chart.cols[cell] * place.cell, chart.rows[cell] * place.tall
    par = PAR if cell in chart.par_cells else None
    ground = element(
        "rect",
        x=x + 1.5,
        y=y + 1.5,
        width=place.cell - 3,
        height=place.tall - 3,
        rx=6,
        fill=ZONES.get(chart.zones[cell], ZONES["white"]),
        stroke=par,
        stroke_width=3 if par else None,
    )
    stack = market.stack(cell)
    price = str(chart.prices[cell]) if chart.prices[cell] else "–"
    at_top = bool(stack) or place.row
    said = text(
        x + 8 if at_top else x + place.cell / 2,
        y + (14 if at_top else place.tall / 2),
        price,
        21 if at_top else 24,
        stroke="none",
        fill=par,
        text_anchor="start" if at_top else None,
    )
    spots = _spots(place, x, y, len(stack))
    tokens = [
        group(token(companies[company], *spot, TOKEN), data_company=companies[company].id)
        for company, spot in zip(stack, spots, strict=True)
    ]
    names = ", ".join(companies[company].letters for company in stack)
    title = tooltip(f"{price} ({chart.zones[cell]}){': ' + names if names else ''}")
    return group(
        ground, said, group(*reversed(tokens), stroke="none"), title, data_price=chart.prices[cell] if par else None
    )


def _spots(place: Frame, x: float, y: float, count: int) -> list[tuple[float, float]]:
    """Where the tokens of a cell lie: side by side in a grid, in a row one below the other, in two columns if many."""
    if not place.row:
        step = min(30.0, (place.cell - 46) / max(1, count - 1))
        first = x + place.cell - 23 if count == 1 else x + 23
        return [(first + step * n, y + place.tall - 22) for n in range(count)]
    columns = 1 if count < 3 else 2
    first = x + place.cell / 2 - (columns - 1) * 23
    step = min(46.0, (place.tall - 82) / max(1, -(-count // columns) - 1))
    return [(first + 46 * (n % columns), y + 54 + step * (n // columns)) for n in range(count)]


def _bands(chart: Chart, say: Say, place: Frame) -> str:
    """Below a row: where its zones and the starting prices begin and end."""
    zones: dict[str, list[int]] = {}
    for cell, zone in enumerate(chart.zones):
        zones.setdefault(zone, []).append(chart.cols[cell])
    spans = [(say(f"zone-{zone}"), min(cols), max(cols), FAINT) for zone, cols in zones.items() if zone != "normal"]
    pars = [chart.cols[cell] for cell in chart.par_cells]
    spans.append((say("start-prices"), min(pars), max(pars), PAR))
    return "".join(_band(*span, place) for span in spans)


def _band(said: str, first: int, last: int, ink: str, place: Frame) -> str:
    x, wide, y = first * place.cell + 6, (last - first + 1) * place.cell - 12, ROW_TALL + 4
    bracket = element(
        "path", d=f"M{number(x)} {number(y)}v7h{number(wide)}v-7", fill="none", stroke=ink, stroke_width=2.5
    )
    return bracket + text(x + wide / 2, y + 24, said, 21, fill=ink, font_weight="600")


def _legend(chart: Chart, say: Say, place: Frame) -> str:
    """In the free corner of a grid: what its zones and red frames mean."""
    rows = [(ZONES[zone], LINES, say(f"zone-{zone}")) for zone in ("yellow", "orange", "brown") if zone in chart.zones]
    rows.append((ZONES["white"], PAR, say("start-prices")))
    x = max(0.0, place.wide - max(width_of(said, 21) for *_, said in rows) - 46)
    y = place.height - HEAD - 40.0 * len(rows) + 10
    parts = []
    for index, (fill, line, said) in enumerate(rows):
        key = element("rect", y=-13, width=34, height=26, rx=5, fill=fill, stroke=line, stroke_width=2.5)
        parts.append(at(x, y + 40 * index, key, left(46, 1, said, 21)))
    return "".join(parts)
