"""The stock market: a grid or a row of cells with zones, prices and stacked tokens."""

from collections.abc import Sequence
from typing import NamedTuple

from trunkline.draw.fitting import width_of
from trunkline.draw.rail.faces import token
from trunkline.draw.rail.palette import FAINT, INK, PAR, ZONES, Livery
from trunkline.draw.rail.parts import Say, at, heading, left
from trunkline.draw.svg import element, group, number, text, tooltip
from trunkline.rail.market import Chart, Market

CELL, TALL = 78.0, 66.0
ROW_TALL = 150.0  # of a chart that is one row: its stacks go downward
HEAD = 54.0  # room for the heading
BAND = 40.0  # below a row: the names of its zones
TOKEN, ROW_TOKEN = 20.0, 24.0  # radius
LINES = "#a99f88"


class Frame(NamedTuple):
    """Measures of a drawn chart: a row fills the width there is, on as many lines as asked; a grid has its own."""

    row: bool
    cell: float
    tall: float
    wide: float
    height: float
    line: int  # cells in a line

    def place(self, chart: Chart, cell: int) -> tuple[float, float]:
        """The upper left corner of a cell."""
        line, column = divmod(chart.cols[cell], self.line) if self.row else (chart.rows[cell], chart.cols[cell])
        return column * self.cell, line * (self.tall + (BAND if self.row else 0))


def frame(chart: Chart, wide: float, lines: int) -> Frame:
    columns, rows = max(chart.cols) + 1, max(chart.rows) + 1
    if rows == 1:
        line = -(-columns // lines)
        return Frame(True, wide / line, ROW_TALL, wide, HEAD + lines * (ROW_TALL + BAND), line)
    return Frame(False, CELL, TALL, columns * CELL, HEAD + rows * TALL, columns)


def market_picture(
    market: Market, companies: Sequence[Livery], say: Say, wide: float, lines: int = 1
) -> tuple[str, float, float]:
    """The chart with its tokens, its width and height; in a cell the token that acts first lies on top, at the left."""
    chart, place = market.chart, frame(market.chart, wide, lines)
    cells = [_cell(market, cell, companies, place) for cell in range(len(chart.prices))]
    legend = _bands(chart, say, place) if place.row else _legend(chart, say, place)
    grid = group(*cells, stroke=LINES, stroke_width=1.5, font_weight="bold", fill=INK)
    return group(heading(say("market"), place.wide), at(0, HEAD, grid, legend)), place.wide, place.height


def _cell(market: Market, cell: int, companies: Sequence[Livery], place: Frame) -> str:
    chart = market.chart
    x, y = place.place(chart, cell)
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
        group(token(companies[company], *spot, ROW_TOKEN if place.row else TOKEN), data_company=companies[company].id)
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
    first = x + place.cell / 2 - (columns - 1) * 26
    step = min(52.0, (place.tall - 82) / max(1, -(-count // columns) - 1))
    return [(first + 52 * (n % columns), y + 54 + step * (n // columns)) for n in range(count)]


def _bands(chart: Chart, say: Say, place: Frame) -> str:
    """Below a row: where its zones and the starting prices begin and end."""
    zones: dict[str, list[int]] = {}
    for cell, zone in enumerate(chart.zones):
        zones.setdefault(zone, []).append(cell)
    spans = [(say(f"zone-{zone}"), cells, FAINT) for zone, cells in zones.items() if zone != "normal"]
    spans.append((say("start-prices"), list(chart.par_cells), PAR))
    return "".join(_band(chart, said, cells, ink, place) for said, cells, ink in spans)


def _band(chart: Chart, said: str, cells: Sequence[int], ink: str, place: Frame) -> str:
    """A bracket on every line that some of the cells are on."""
    parts = []
    spots = [place.place(chart, cell) for cell in cells]
    for y in sorted({y for _, y in spots}):
        columns = [x for x, line in spots if line == y]
        x, wide, foot = min(columns) + 6, max(columns) - min(columns) + place.cell - 12, y + place.tall + 4
        line = f"M{number(x)} {number(foot)}v7h{number(wide)}v-7"
        parts.append(element("path", d=line, fill="none", stroke=ink, stroke_width=2.5))
        parts.append(text(x + wide / 2, foot + 20, said, 21, fill=ink, font_weight="600"))
    return "".join(parts)


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
