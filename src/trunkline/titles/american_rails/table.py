"""All that lies on the table. Companies, hexes, cities and spaces are ints: their places in the board's data."""

from typing import Self

from trunkline.core import Table
from trunkline.titles.american_rails.board import CLOSED, RailsBoard


class RailsTable(Table):
    """Money, shares, cubes, houses, income and trains."""

    __slots__ = (
        "bank",  # [money]; unlimited, so it goes below 0
        "banker",
        "board",
        "cash",  # per seat
        "cost",  # per hex: the price of the next cube, CLOSED where none fits
        "cubes",  # per hex: the companies there, one bit each
        "frontier",  # per company: the hexes next to its track without a cube of its own, ascending
        "gone",  # per company: shares out of the game
        "held",  # per seat and company: seat * companies + company
        "houses",  # per city, 0 or 1
        "income",
        "laid",  # per company: cubes on the map
        "order",  # the turn-order track: seats, space 1 first
        "playing",  # the companies in the game
        "special",  # per company: special cities reached
        "stock",  # [houses in the supply]
        "supply",  # per company: cubes
        "trains",  # per column and space: the seat whose train went there this year, or -1
        "treasury",
        "unsold",  # per company: shares
        "year",
    )
    board: RailsBoard
    playing: tuple[int, ...]

    def __init__(self, board: RailsBoard, seats: int) -> None:
        setup, companies = board.setup, len(board.companies)
        self.board, self.banker, self.year = board, 0, setup.years[0]
        self.bank, self.cash, self.stock = [0], [0] * seats, [setup.houses]
        self.treasury, self.income, self.laid = [0] * companies, [0] * companies, [0] * companies
        self.special, self.gone = [0] * companies, [0] * companies
        self.supply = [company.cubes for company in board.companies]
        self.unsold = [company.shares for company in board.companies]
        self.held = [0] * (seats * companies)
        self.houses = [0] * len(board.cities)
        self.cubes = [0] * len(board.hexes)
        self.cost = [terrain.cost for terrain in board.terrain]
        self.frontier: list[list[int]] = [[] for _ in board.companies]
        self.order: list[int] = []
        self.trains = [-1] * (setup.columns * len(board.spaces))
        self.playing = tuple(range(companies))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.board, twin.banker, twin.year, twin.playing = self.board, self.banker, self.year, self.playing
        twin.bank, twin.cash, twin.stock = self.bank[:], self.cash[:], self.stock[:]
        twin.treasury, twin.income, twin.laid = self.treasury[:], self.income[:], self.laid[:]
        twin.special, twin.gone, twin.supply = self.special[:], self.gone[:], self.supply[:]
        twin.unsold, twin.held, twin.houses = self.unsold[:], self.held[:], self.houses[:]
        twin.cubes, twin.cost, twin.trains = self.cubes[:], self.cost[:], self.trains[:]
        twin.frontier = [hexes[:] for hexes in self.frontier]
        twin.order = self.order[:]
        return twin

    def shares_of(self, seat: int, company: int) -> int:
        return self.held[seat * len(self.treasury) + company]

    def sold(self, company: int) -> int:
        """Shares of a company that players hold."""
        return self.board.companies[company].shares - self.unsold[company] - self.gone[company]

    def price_with(self, where: int) -> int:
        """A14: the price of the next cube on a hex, from what lies there now."""
        terrain, there = self.board.terrain[where], self.cubes[where].bit_count()
        if terrain.max_cubes is not None and there >= terrain.max_cubes:
            return CLOSED
        city = self.board.city_at[where]
        house = self.houses[city] if city >= 0 else 0
        return terrain.cost + terrain.per_cube * there + terrain.per_house * house

    def empty_cities(self) -> list[int]:
        cubes = self.cubes
        return [city for city, where in enumerate(self.board.city_hex) if not cubes[where]]
