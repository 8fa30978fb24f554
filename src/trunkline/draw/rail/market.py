"""The stock market: a grid or a row of cells with zones, prices and stacked tokens."""

from collections.abc import Sequence

from trunkline.draw.rail.palette import INK, ZONES, readable_on
from trunkline.draw.svg import element, group, text, tooltip
from trunkline.rail.market import Chart, Market

CELL, TALL = 74.0, 60.0
ROW_TALL = 190.0  # of a chart that is one row: its stacks go downward


def size(chart: Chart) -> tuple[float, float]:
    """Width and height of the drawn chart."""
    return (max(chart.cols) + 1) * CELL, (max(chart.rows) + 1) * _tall(chart)


def _tall(chart: Chart) -> float:
    return TALL if max(chart.rows) else ROW_TALL


def market_picture(market: Market, companies: Sequence[tuple[str, str]]) -> str:
    """The chart with its tokens; in a cell the one that acts first lies on top, at the left."""
    chart = market.chart
    cells = [_cell(market, cell, companies) for cell in range(len(chart.prices))]
    return group(*cells, class_="market")


def _cell(market: Market, cell: int, companies: Sequence[tuple[str, str]]) -> str:
    chart = market.chart
    x, y = chart.cols[cell] * CELL, chart.rows[cell] * _tall(chart)
    zone, par = chart.zones[cell], cell in chart.par_cells
    ground = element(
        "rect",
        x=x + 1,
        y=y + 1,
        width=CELL - 2,
        height=_tall(chart) - 2,
        rx=5,
        fill=ZONES.get(zone, ZONES["white"]),
        stroke="#c0392b" if par else "#b9b2a2",
        stroke_width=2.4 if par else 1.2,
    )
    price = text(x + 7, y + 12, str(chart.prices[cell]), 14, text_anchor="start", fill=INK, font_weight="bold")
    stack = market.stack(cell)
    spots = _spots(chart, x, y, len(stack))
    tokens = [_token(companies[company], *spot) for company, spot in zip(stack, spots, strict=True)]
    return group(
        ground, price, *reversed(tokens), tooltip(_said(market, cell, companies)), data_price=chart.prices[cell]
    )


def _spots(chart: Chart, x: float, y: float, count: int) -> list[tuple[float, float]]:
    """Where the tokens of a cell lie: side by side in a grid, one below the other in a row."""
    if _tall(chart) == TALL:
        step = min(24.0, (CELL - 34) / max(1, count - 1))
        return [(x + 18 + step * place, y + 38) for place in range(count)]
    step = min(33.0, (ROW_TALL - 60) / max(1, count - 1))
    return [(x + CELL / 2, y + 40 + step * place) for place in range(count)]


def _token(company: tuple[str, str], x: float, y: float) -> str:
    name, colour = company
    return group(
        element("circle", cx=x, cy=y, r=15.5, fill=colour, stroke=INK, stroke_width=1.5),
        text(
            x,
            y + 0.5,
            name,
            13 if len(name) < 3 else 10.5 if len(name) == 3 else 8.5,
            fill=readable_on(colour),
            font_weight="bold",
        ),
        data_company=name,
    )


def _said(market: Market, cell: int, companies: Sequence[tuple[str, str]]) -> str:
    names = ", ".join(companies[company][0] for company in market.stack(cell))
    return f"{market.chart.prices[cell]} ({market.chart.zones[cell]}){': ' + names if names else ''}"
