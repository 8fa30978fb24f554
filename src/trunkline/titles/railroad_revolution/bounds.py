"""Cheap answers before an exact search: what can the effects of an action bring at most towards its price?

The answers hold where enough workers are there; None says that only the search can tell."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import RevolutionBoard, bits_of
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.table import FREE, Table

if TYPE_CHECKING:
    from trunkline.titles.railroad_revolution.main_action import MainAction

NO_MONEY = frozenset({k.STEPS, k.WORKER, k.SWAP, k.PROMOTE, k.STATION, k.OFFICE})


def entries_bound(table: Table, seat: int, entries: Sequence[Entry]) -> int:
    """The most that these effects together can be worth in money; `NEVER` where that depends on more."""
    flips = sum(entry[1] for entry in entries if entry[0] == k.FLIP)
    bound = flips_bound(table, seat, flips) if flips else 0
    for entry in entries:
        kind = entry[0]
        if kind == k.MONEY:
            bound += entry[1]
        elif kind == k.SHARES:
            bound += entry[1] * table.board.share_price
        elif kind not in NO_MONEY and kind != k.FLIP and (kind != k.TRAIN or flips):
            return k.NEVER
    return bound


def flips_bound(table: Table, seat: int, times: int) -> int:
    """The most that so many flips of own trains can be worth in money; one turned down must first be turned up."""
    board, count = table.board, len(table.board.trains)
    gains = [
        entries_bound(table, seat, effects)
        for train, effects in enumerate(board.train_effects)
        if table.up[seat * count + train] or (times > 1 and table.down[seat * count + train])
    ]
    return times * max(gains, default=0)


def ability_gain(board: RevolutionBoard, action: "MainAction", triangles: int) -> int | None:
    """What the unused ability adds to the means of a railroad action with so many triangles in all."""
    row = None if action.ability else board.abilities[action.job][action.worker]
    if row is None or row[1][0] in NO_MONEY or row[1][0] in (k.TRAIN, k.THIRD_RAIL):
        return 0
    price, entry = row
    if entry[0] == k.SHARES and not price:
        return entry[1] * board.share_price
    if entry[0] == k.MONEY_PER_TRIANGLE and not price and entry[2] <= board.per_triangle:
        return entry[1] + entry[2] * triangles
    return None


def station_payable(table: Table, action: "MainAction", city: int, wealth: int) -> bool | None:
    """Can a station in this city be paid? The city is available, `wealth` alone is too little."""
    board = table.board
    row = None if action.ability else board.abilities[action.job][action.worker]
    kind = k.STEPS if row is None else row[1][0]
    if kind == k.WAIVE_COST and row is not None and not row[0]:
        return True
    tile = board.city_tiles[table.city_tile[city]]
    entries = list(tile.primary)
    if kind == k.PRIMARY_AGAIN:
        entries += tile.primary
    elif kind == k.BONUS_AGAIN:
        entries += tile.bonus
    elif kind == k.FLIP and row is not None:
        entries.append(row[1])
    elif kind not in NO_MONEY:
        return None
    if table.first_station[city] == FREE:
        entries += tile.bonus
    return None if wealth + entries_bound(table, action.seat, entries) >= board.city_cost[city] else False


def completable(table: Table, action: "MainAction", wealth: int, claim: int) -> bool | None:
    """Can an action be completed of which nothing has been done yet? `claim` is more than `wealth`."""
    board, seat = table.board, action.seat
    if action.job == k.RAILROAD_JOB:
        if claim >= k.NEVER:
            return False
        gain = ability_gain(board, action, (claim - board.base) // max(1, board.per_triangle))
        return None if gain is None else wealth + gain >= claim
    if action.job != k.STATION_JOB or not table.buildings_left[seat]:
        return False
    row = board.abilities[action.job][action.worker]
    if row is not None and (
        row[1][0] in (k.PRIVATE_DEAL, k.RAIL)
        or (row[1][0] == k.FLIP and flips_bound(table, seat, row[1][1]) >= k.NEVER)
    ):
        return None  # a rail may connect another city first
    found: bool | None = False
    for city in bits_of(table.linked[seat] & ~table.stations[seat]):
        payable = station_payable(table, action, city, wealth)
        if payable:
            return True
        if payable is None:
            found = None
    return found
