"""What things are worth in 1817: trains by the time they have left, companies by what they earn and owe, shares."""

from functools import cache

from trunkline.titles.eighteen_seventeen.board import NORMAL, Board1817
from trunkline.titles.eighteen_seventeen.table import COMPANY, NONE, Table1817

FOREVER = 12.0  # operating rounds that a train without an end runs
MARKER = 25  # what a station is worth to a buyer
FRESH_YIELD = 0.35  # what a train earns per round, in parts of its price, before anybody has seen it run
ROUND_GROWTH = 0.09  # how much a share gains per step to the right


@cache
def killer(board: Board1817) -> tuple[int, ...]:
    """For every train type the type whose coming ends it; NONE if nothing does."""
    index = board.roster.index
    ends = [item.rusted_by or item.obsolete_with for item in board.roster.specs]
    return tuple(NONE if name is None else index[name] for name in ends)


def pace(table: Table1817) -> float:
    """Trains that leave the bank in one operating round, by purchase and export."""
    owned = table.trains.owned
    return 1.0 + 0.35 * (len(owned) - owned.count([]))


def rounds_left_of(table: Table1817, kind: int) -> float:
    """Operating rounds that a train still has."""
    end = killer(table.board)[kind]
    if end == NONE:
        return FOREVER
    left = table.trains.left
    return sum(max(0, count) for count in left[:end]) / pace(table)


def train_worth(table: Table1817, kind: int) -> float:
    """What a train is worth to a company that can use it."""
    return table.board.roster.prices[kind] * min(1.0, 0.1 + rounds_left_of(table, kind) / 5)


def best_life(table: Table1817, company: int) -> float:
    """Rounds that the longest-living train of a company has; 0 without a train."""
    return max((rounds_left_of(table, kind) for kind in table.trains.owned[company]), default=0.0)


def next_price(table: Table1817) -> int:
    """What the cheapest train that a company can buy costs."""
    kind = table.trains.next_type()
    prices = table.board.roster.prices
    choices = [prices[kind]] if kind != NONE else []
    choices += [prices[old] for old in table.trains.pool if rounds_left_of(table, old) > 1]
    return min(choices, default=1 << 20)


def earnings(table: Table1817, company: int) -> float:
    """What a company earns per round: as last time, or by its trains."""
    last = table.revenue[company]
    if last > 0:
        return last
    prices = table.board.roster.prices
    worth = sum(prices[kind] for kind in table.trains.owned[company])
    return FRESH_YIELD * worth if worth else 0.0


def means(table: Table1817, company: int) -> int:
    """Money of a company with all loans it may still take."""
    return table.treasury[company] + table.board.loan.amount * table.loans_open(company)


def danger(table: Table1817, company: int) -> float:
    """How likely a company breaks down within a set of rounds."""
    life = best_life(table, company)
    burden = table.interest * table.loans[company]
    risk = 0.0
    if life < 2:
        spare = means(table, company) - burden - next_price(table)
        risk = 0.1 if spare >= 0 else 0.75 if life < 0.5 else 0.45
    if burden > earnings(table, company) + table.treasury[company]:
        risk += 0.3
    return min(1.0, risk)


def gain(table: Table1817, company: int) -> float:
    """What a share brings in the next set: two dividends and the way of its price, less the danger to lose it."""
    price, size = table.market.price(company), table.shares.size[company]
    revenue = max(0.0, earnings(table, company) - 0.5 * table.interest * table.loans[company])
    steps = 2 if revenue >= 2 * price else 1 if revenue >= price else -0.5
    pooled = table.shares.held[table.shares.pool][company]
    way = (2 * steps - pooled) * ROUND_GROWTH * price
    return 2 * revenue / size + way - danger(table, company) * price


def liability(table: Table1817, seat: int) -> float:
    """Money that a seat should keep in hand: dividends on its shorts, interest of companies that may not pay it."""
    shares = table.shares
    due = 0.0
    for company, short in enumerate(shares.short[seat]):
        if short:
            due += short * (1.3 * earnings(table, company) / shares.size[company])
    for company in table.presided(seat):
        missing = table.interest * table.loans[company] - table.treasury[company]
        if missing > 0 and not table.trains.owned[company]:
            due += missing
    return due


def wealth(table: Table1817, seat: int) -> int:
    """What a seat could pay for a company: cash and privates."""
    privates = table.board.privates
    return table.cash[seat] + sum(privates[private].face_value for private in table.privates_of(seat))


def safe_loans(table: Table1817, company: int, spare: int = 1) -> int:
    """Loans a company may take and stay `spare` cells inside the normal zone."""
    cell = table.market.cell[company]
    floor = table.board.zone.index(NORMAL) + spare
    return max(0, min(table.loans_open(company), cell - floor))


def contents(table: Table1817, lot: int, buyer: int, *, with_money: bool) -> float:
    """What a company brings its buyer: trains it has room for, stations, privates; in most sales money and loans."""
    room = max(0, table.now.train_limit - len(table.trains.owned[buyer]))
    trains = sorted((train_worth(table, kind) for kind in table.trains.owned[lot]), reverse=True)
    worth = sum(trains[:room]) + 0.3 * sum(trains[room:])
    free = max(0, table.board.markers.most - table.markers(buyer))
    worth += MARKER * min(free, table.markers(lot))
    worth += 0.3 * sum(table.board.privates[private].face_value for private in table.privates_of(COMPANY + lot))
    if with_money:
        worth += table.treasury[lot] - 1.1 * table.board.loan.amount * table.loans[lot]
    return worth
