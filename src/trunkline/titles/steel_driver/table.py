"""The table of Steel Driver: everything is public."""

from typing import ClassVar, Self

from trunkline.core import Table as CoreTable
from trunkline.titles.steel_driver.board import Board

NOBODY = -1
UNBUILT = -1


class Table(CoreTable):
    """Seats, companies, cities and links by number; NOBODY and UNBUILT stand for none.

    Flat lists hold pairs: `shares[seat * companies + company]`, `held[company * goods + colour]`. `net`, `reach` and
    `free` follow from `track`: the cities of a company, the arcs that leave them, the arcs of unbuilt links.
    """

    __slots__ = (
        "active",
        "bank",
        "board",
        "bonus",
        "boxes",
        "cash",
        "control",
        "cubes",
        "free",
        "goods_supply",
        "held",
        "last",
        "lying",
        "net",
        "order",
        "origin",
        "passed",
        "pieces",
        "profit",
        "reach",
        "round",
        "shares",
        "stock",
        "supply",
        "track",
        "transcontinental",
    )
    static: ClassVar[frozenset[str]] = frozenset({"board"})

    def __init__(self, board: Board, seats: int, active: int) -> None:
        figures, n = board.figures, len(board.companies)
        self.board = board
        self.round = 0
        self.active = active  # the holder of the active-player marker
        self.supply, self.cubes, self.boxes = [figures.cubes], [0] * seats, [0] * n
        self.bank, self.cash, self.profit = [0], [0] * seats, [0] * n
        self.stock, self.shares = [company.shares for company in board.companies], [0] * (seats * n)
        self.control, self.last = [NOBODY] * n, [NOBODY] * n  # this round's controllers; the last ones ever
        self.order, self.passed = list(range(n)), list[int]()  # top and bottom row of the order display
        self.pieces, self.track = [company.track for company in board.companies], [UNBUILT] * len(board.links)
        self.origin = [NOBODY] * n  # the city where a company's first link began
        self.net, self.reach, self.free = [0] * n, [0] * n, 3 * board.even_arcs
        self.transcontinental, self.bonus = 0, [0] * n  # the round in which the link was made; who got what
        self.goods_supply, self.lying = list(figures.goods.values()), [0] * len(board.cities)
        self.held = [0] * (n * len(board.goods))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.board, twin.round, twin.active, twin.free = self.board, self.round, self.active, self.free
        twin.supply, twin.cubes, twin.boxes = self.supply[:], self.cubes[:], self.boxes[:]
        twin.bank, twin.cash, twin.profit = self.bank[:], self.cash[:], self.profit[:]
        twin.stock, twin.shares = self.stock[:], self.shares[:]
        twin.control, twin.last = self.control[:], self.last[:]
        twin.order, twin.passed = self.order[:], self.passed[:]
        twin.pieces, twin.track, twin.origin = self.pieces[:], self.track[:], self.origin[:]
        twin.net, twin.reach = self.net[:], self.reach[:]
        twin.transcontinental, twin.bonus = self.transcontinental, self.bonus[:]
        twin.goods_supply, twin.lying, twin.held = self.goods_supply[:], self.lying[:], self.held[:]
        return twin

    def shares_of(self, seat: int, company: int) -> int:
        return self.shares[seat * len(self.stock) + company]

    def goods_of(self, company: int) -> list[int]:
        """The goods cubes in a company's box, by colour."""
        width = len(self.goods_supply)
        return self.held[company * width : (company + 1) * width]
