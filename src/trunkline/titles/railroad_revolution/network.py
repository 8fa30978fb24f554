"""The network: rails, connected cities, available spaces, and what rails cost (rules 5.5, 5.6, 7)."""

from trunkline.titles.railroad_revolution.board import RevolutionBoard, bits_of
from trunkline.titles.railroad_revolution.kinds import NEVER
from trunkline.titles.railroad_revolution.table import Table


def lay(table: Table, seat: int, space: int) -> None:
    """Put a rail of a seat into a space; the piece has been taken from somewhere already."""
    board = table.board
    rails = table.rails[seat] | 1 << space
    table.rails[seat] = rails
    table.reach[seat] = reach = (table.reach[seat] | board.opens[space]) & ~rails
    table.linked[seat] |= board.space_cities[space]
    table.cheap[seat] = cheapest(board, rails, reach, board.rails_per_action)


def least_triangles(board: RevolutionBoard, mask: int) -> int:
    """The fewest triangles of a space in the mask."""
    for triangles, spaces in board.terrain_masks:
        if spaces & mask:
            return triangles
    return NEVER


def cheapest(board: RevolutionBoard, rails: int, reach: int, count: int, deal: bool = False) -> int:
    """The fewest triangles of `count` rails laid one after the other; with `deal`, one of them on a deal symbol."""
    if count == 0:
        return NEVER if deal else 0
    if count == 1:
        return least_triangles(board, reach & board.deal_spaces if deal else reach)
    best = NEVER
    for space in bits_of(reach):
        mine = rails | 1 << space
        still = deal and not board.deal_spaces >> space & 1
        rest = cheapest(board, mine, (reach | board.opens[space]) & ~mine, count - 1, still)
        if board.terrain[space] + rest < best:
            best = board.terrain[space] + rest
    return best


def rail_price(board: RevolutionBoard, triangles: int) -> int:
    """The price of the rails of one action (rule 7.2)."""
    return board.base + board.per_triangle * triangles


def rails_needed(table: Table, seat: int) -> int:
    """How many rails a railroad action places: the usual number, or the last one (rule 7.3)."""
    return min(table.board.rails_per_action, table.rails_left[seat])
