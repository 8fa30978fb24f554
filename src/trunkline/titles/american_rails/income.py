"""Cubes on the map and what they earn: rules I and C, and A3's effect on income."""

from bisect import bisect_left
from typing import TypeAlias

from trunkline.core import Game, move
from trunkline.titles.american_rails.events import IncomeChanged, SpecialConnection
from trunkline.titles.american_rails.table import RailsTable

Rails: TypeAlias = Game[RailsTable]


def put_cube(game: Rails, company: int, where: int) -> None:
    """Put a cube on a hex, and let the income follow (ruling 51: cube, city income, then the bonus)."""
    table = game.table
    before = table.cubes[where]
    table.cubes[where] = before | 1 << company
    table.cost[where] = table.price_with(where)
    _extend_frontier(table, company, where)
    city = table.board.city_at[where]
    if city >= 0:
        _reach(game, company, city, before)


def _extend_frontier(table: RailsTable, company: int, where: int) -> None:
    frontier, cubes, bit = table.frontier[company], table.cubes, 1 << company
    at = bisect_left(frontier, where)
    if at < len(frontier) and frontier[at] == where:
        del frontier[at]
    for near in table.board.neighbours[where]:
        if not cubes[near] & bit:
            at = bisect_left(frontier, near)
            if at == len(frontier) or frontier[at] != near:
                frontier.insert(at, near)


def _reach(game: Rails, company: int, city: int, before: int) -> None:
    """I1 to I4, C1 and C2: `before` are the companies that were in the city already."""
    table = game.table
    board, income = table.board, table.income
    full, shared = city_values(table, city)
    if not before:
        income[company] += full
    else:
        income[company] += shared
    game.emit(IncomeChanged(board.companies[company].id, income[company]))
    if before.bit_count() == 1 and full != shared:
        first = before.bit_length() - 1
        income[first] -= full - shared
        game.emit(IncomeChanged(board.companies[first].id, income[first]))
    if board.cities[city].special:
        bonuses, reached = board.setup.connection_income, table.special[company] + 1
        table.special[company] = reached
        bonus = bonuses[reached] - bonuses[reached - 1]
        if bonus:
            income[company] += bonus
            game.emit(SpecialConnection(board.companies[company].id, bonus))
            game.emit(IncomeChanged(board.companies[company].id, income[company]))


def city_values(table: RailsTable, city: int) -> tuple[int, int]:
    """I4: full and shared value of a city, its house included."""
    printed, setup, house = table.board.cities[city], table.board.setup, table.houses[city]
    return printed.full + setup.house_full * house, printed.shared + setup.house_shared * house


def build_house(game: Rails, city: int) -> None:
    """A3: a house from the supply; the companies in the city earn more at once."""
    table = game.table
    board, where = table.board, table.board.city_hex[city]
    move(table.stock, 0, table.houses, city, 1)
    table.cost[where] = table.price_with(where)
    there = table.cubes[where]
    more = board.setup.house_full if there.bit_count() == 1 else board.setup.house_shared
    for company in table.playing:
        if there >> company & 1:
            table.income[company] += more
            game.emit(IncomeChanged(board.companies[company].id, table.income[company]))
