"""Share prices: the printed chart, as a grid (1830) or as one row (1817), and the company tokens on it.

A cell is a small int. Where a token goes from a cell was worked out once, so a title says `market.right(company)` and
the chart knows what happens at its edges. Tokens in one cell are ordered by their arrival: the earliest acts first.
"""

from collections.abc import Callable, Iterable
from typing import ClassVar, Literal

import msgspec

from trunkline.core.data import DataError, decode

NONE = -1


class CellSpec(msgspec.Struct, frozen=True):
    """One printed cell. `par`: a company may start here."""

    price: int
    zone: str
    par: bool = False


class GridSpec(msgspec.Struct, frozen=True):
    """A chart of rows and columns, row 0 on top; keys that only explain are ignored."""

    zones: dict[str, dict[str, bool]]
    grid: tuple[tuple[CellSpec | None, ...], ...]


class RowCellSpec(msgspec.Struct, frozen=True):
    """One cell of a chart that is a single row."""

    price: int
    zone: str
    start_price: bool = False


class RowSpec(msgspec.Struct, frozen=True):
    """A chart that is one row, index 0 at the left end."""

    cells: tuple[RowCellSpec, ...]


class Chart:
    """The printed chart. `left`, `right`, `up`, `down` say where a token comes from each cell (itself: it stays).

    `rank[cell]` is the cell's place in the operating order, 0 first.
    """

    __slots__ = ("cells", "cols", "down", "left", "par_cells", "prices", "rank", "right", "rows", "up", "zones")

    def __init__(
        self,
        prices: Iterable[int],
        zones: Iterable[str],
        places: Iterable[tuple[int, int]],
        par_cells: Iterable[int],
        moves: dict[Literal["left", "right", "up", "down"], tuple[int, ...]],
    ) -> None:
        self.prices, self.zones, self.par_cells = tuple(prices), tuple(zones), tuple(par_cells)
        spots = tuple(places)
        self.rows, self.cols = tuple(row for row, _ in spots), tuple(col for _, col in spots)
        self.cells: dict[tuple[int, int], int] = {spot: cell for cell, spot in enumerate(spots)}
        self.left, self.right = moves["left"], moves["right"]
        self.up, self.down = moves["up"], moves["down"]
        first = sorted(range(len(spots)), key=lambda cell: (-self.prices[cell], -self.cols[cell], self.rows[cell]))
        self.rank = tuple(first.index(cell) for cell in range(len(spots)))

    def par_cell(self, price: int) -> int:
        """The cell where a company with this starting price begins; NONE if there is none."""
        return next((cell for cell in self.par_cells if self.prices[cell] == price), NONE)

    def where(self, test: Callable[[str], bool]) -> tuple[bool, ...]:
        """For every cell whether its zone passes a test: what a title looks up instead of zone names."""
        return tuple(test(zone) for zone in self.zones)

    def at_most(self, price: int) -> int:
        """The dearest cell that costs no more than a price (1817 5.5-3: rounded down)."""
        fitting = [cell for cell, value in enumerate(self.prices) if value <= price]
        return max(fitting, key=lambda cell: (self.prices[cell], self.cols[cell]))


class Market:
    """The tokens on the chart. A company without a token is at cell NONE."""

    static: ClassVar[frozenset[str]] = frozenset({"chart"})
    __slots__ = ("arrived", "cell", "chart", "clock")

    def __init__(self, chart: Chart, companies: int) -> None:
        self.chart = chart
        self.cell = [NONE] * companies
        self.arrived = [0] * companies  # the later, the further down in the stack of its cell
        self.clock = 0

    def copy(self) -> "Market":
        """An independent copy; the chart is shared."""
        twin = Market.__new__(Market)
        twin.chart, twin.clock = self.chart, self.clock
        twin.cell, twin.arrived = self.cell[:], self.arrived[:]
        return twin

    def price(self, company: int) -> int:
        """The market price; 0 without a token."""
        cell = self.cell[company]
        return 0 if cell == NONE else self.chart.prices[cell]

    def put(self, company: int, cell: int) -> bool:
        """Move a token under those already in a cell; one that stays keeps its place. Whether it moved."""
        if self.cell[company] == cell:
            return False
        self.cell[company] = cell
        self.clock += 1
        self.arrived[company] = self.clock
        return True

    def remove(self, company: int) -> None:
        """Take a token off the chart."""
        self.cell[company], self.arrived[company] = NONE, 0

    def right(self, company: int, steps: int = 1) -> bool:
        return self._go(company, self.chart.right, steps)

    def left(self, company: int, steps: int = 1) -> bool:
        return self._go(company, self.chart.left, steps)

    def up(self, company: int, steps: int = 1) -> bool:
        return self._go(company, self.chart.up, steps)

    def down(self, company: int, steps: int = 1) -> bool:
        return self._go(company, self.chart.down, steps)

    def _go(self, company: int, way: tuple[int, ...], steps: int) -> bool:
        """All steps are one move: a token joins the stack where it ends."""
        cell = self.cell[company]
        for _ in range(steps):
            cell = way[cell]
        return self.put(company, cell)

    def order(self, companies: Iterable[int]) -> list[int]:
        """Companies in operating order: dearest first, in one cell the earliest arrival first."""
        rank, cell, arrived = self.chart.rank, self.cell, self.arrived
        return sorted(companies, key=lambda company: (rank[cell[company]], arrived[company]))

    def stack(self, cell: int) -> list[int]:
        """The companies in a cell, the one on top first."""
        return sorted((company for company, at in enumerate(self.cell) if at == cell), key=self.arrived.__getitem__)


def grid_chart(raw: bytes, source: str) -> tuple[Chart, dict[str, dict[str, bool]]]:
    """A chart of rows and columns, and the rules of its zones: at the right end of a row a token goes up, at the left
    end down, and otherwise it stays (1830 8.2)."""
    spec = decode(raw, GridSpec, source)
    cells = [(r, c, cell) for r, row in enumerate(spec.grid) for c, cell in enumerate(row) if cell is not None]
    for r, c, cell in cells:
        if cell.zone not in spec.zones:
            raise DataError(source, f"grid[{r}][{c}].zone", f"no zone {cell.zone!r} in zones")
    number = {(r, c): index for index, (r, c, _) in enumerate(cells)}

    def to(*ways: tuple[int, int]) -> tuple[int, ...]:
        return tuple(
            next((number[r + dr, c + dc] for dr, dc in ways if (r + dr, c + dc) in number), number[r, c])
            for r, c, _ in cells
        )

    chart = Chart(
        (cell.price for *_, cell in cells),
        (cell.zone for *_, cell in cells),
        number,
        (index for index, (*_, cell) in enumerate(cells) if cell.par),
        {"left": to((0, -1), (1, 0)), "right": to((0, 1), (-1, 0)), "up": to((-1, 0)), "down": to((1, 0))},
    )
    return chart, spec.zones


def row_chart(raw: bytes, source: str, floor: int = 0) -> Chart:
    """A chart that is one row. `floor`: the cell that normal moves to the left do not pass (1817 1.2.5-2); a token left
    of it does not move."""
    cells = decode(raw, RowSpec, source).cells
    if not 0 <= floor < len(cells):
        raise DataError(source, "cells", f"no cell {floor}")
    last = len(cells) - 1
    left = tuple(max(floor, cell - 1) if cell >= floor else cell for cell in range(len(cells)))
    right = tuple(min(last, cell + 1) if cell >= floor else cell for cell in range(len(cells)))
    return Chart(
        (cell.price for cell in cells),
        (cell.zone for cell in cells),
        ((0, index) for index in range(len(cells))),
        (index for index, cell in enumerate(cells) if cell.start_price),
        {"left": left, "right": right, "up": right, "down": left},
    )
