"""A sane policy for Steel Driver: bids what a company is worth this round and at the end, builds where it pays."""

import random
from functools import lru_cache
from typing import Any

from trunkline.core import Action, Auction, Game, Option
from trunkline.titles.steel_driver.actions import OfferControl
from trunkline.titles.steel_driver.auctions import ControlAuction, ControlOffers
from trunkline.titles.steel_driver.board import Board
from trunkline.titles.steel_driver.building import Building
from trunkline.titles.steel_driver.final import FinalScoring
from trunkline.titles.steel_driver.table import NOBODY, Table
from trunkline.titles.steel_driver.transcontinental import joined
from trunkline.titles.steel_driver.worth import gain

CUBE = 8  # what a cube kept for later is worth while building
BEYOND, SETS = 0.8, 1.0  # how much the next city and the goods of this one count beside its value
SHARE, SHARE_CITY, SHARE_ROUND = 40, 9, 10  # the final value of a share: at least, per city, per round to come


def choose(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The policy; `options` are those of the deciding seat."""
    step = game.decision
    if isinstance(step, Building):
        return _build(game.table, step, options, chance)
    if isinstance(step, Auction):
        assert isinstance(step, ControlAuction)
        return _bid(game.table, step, options, chance)
    if isinstance(step, ControlOffers):
        return _offer(game.table, step, options, chance)
    assert isinstance(step, FinalScoring)
    return _take(game.table, step, options, chance)


# --- auctions -------------------------------------------------------------------------------------------------


def _offer(table: Table, step: ControlOffers, options: list[Option], chance: random.Random) -> Action:
    """Put up the company that is worth most beyond its likely price; the last bidder with cubes need not hurry."""
    purse = table.cubes[step.seat]
    best, best_worth = None, 0.0
    fair = _fair_price(table)
    for option in options[:-1]:
        assert isinstance(option.action, OfferControl)
        worth = _worth(table, table.board.company_index[option.action.company], int(fair)) * _noise(chance)
        if worth > best_worth:
            best, best_worth = option, worth
    if best is None or (chance.random() < 0.04 and purse < fair):
        return options[-1].action
    opening = 1 + int(chance.random() * 0.6 * fair)
    return best.at(max(1, min(opening, purse)))


def _bid(table: Table, step: ControlAuction, options: list[Option], chance: random.Random) -> Action:
    """Bid up to this company's part of all cubes in hand, sometimes at a leap."""
    family = options[0].amount
    if family is None:
        return options[-1].action
    fair = _fair_price(table)
    company = table.board.company_index[step.lot]
    unsold = [other for other, seat in enumerate(table.control) if seat == NOBODY]
    mean = sum(_worth(table, other, int(fair)) for other in unsold) / len(unsold)
    limit = int(fair * _worth(table, company, int(fair)) / mean * _noise(chance) + 0.5)
    if not _can_build(table, company, fair):
        limit //= 2  # the cubes would lie idle; only the share counts
    if len(unsold) == 1 and table.round == table.board.figures.rounds:
        limit = family.high  # cubes in hand are worth nothing when the last auction is over
    if family.low > limit:
        return options[-1].action
    top = min(family.high, limit)
    return options[0].at(family.low + int((top - family.low + 1) * chance.random() ** 2))


def _can_build(table: Table, company: int, cubes: float) -> bool:
    purse = min(table.boxes[company] + max(1, int(cubes)), len(table.board.affordable) - 1)
    return bool(table.free & table.board.affordable[purse] & (table.reach[company] or table.board.start_arcs))


def _fair_price(table: Table) -> float:
    """The cubes in all hands, divided over the companies that are still unsold; before the last round some are kept."""
    unsold = table.control.count(NOBODY)
    kept = 0.9 if table.round < table.board.figures.rounds else 1.05
    return kept * sum(table.cubes) / max(1, unsold)


def _worth(table: Table, company: int, cubes: int) -> float:
    """This round's income with so many more cubes in the box, and the share."""
    board = table.board
    purse = min(table.boxes[company] + max(1, cubes), len(board.affordable) - 1)
    income = earnings(board, table.net[company], table.reach[company], table.free, purse)
    to_come = board.figures.rounds - table.round
    return income + SHARE + SHARE_CITY * table.net[company].bit_count() + SHARE_ROUND * to_come


@lru_cache(maxsize=4096)
def earnings(board: Board, net: int, reach: int, free: int, purse: int) -> int:
    """What a company earns if nobody disturbs it and it always builds the link that pays best for its cost."""
    earned = 0
    while True:
        arcs = free & board.affordable[purse] & (reach or board.start_arcs)
        best, best_rate = NOBODY, 0.0
        while arcs:
            lowest = arcs & -arcs
            arcs ^= lowest
            arc = lowest.bit_length() - 1
            city = board.arc_city[arc]
            if not net >> city & 1:
                rate = board.city_values[city] / board.costs[arc >> 1]
                if rate > best_rate:
                    best, best_rate = arc, rate
        if best == NOBODY:
            return earned
        city, origin = board.arc_city[best], board.arc_city[best ^ 1]
        earned += board.city_values[city]
        purse -= board.costs[best >> 1]
        free &= ~(3 << (best & ~1))
        net |= 1 << city | 1 << origin
        reach |= board.arcs_from[city] | board.arcs_from[origin]


def _noise(chance: random.Random) -> float:
    return 0.75 + 0.5 * chance.random()


# --- building -------------------------------------------------------------------------------------------------


def _build(table: Table, step: Building, options: list[Option], chance: random.Random) -> Action:
    """The link that brings most: its city, what lies beyond, new goods, and the transcontinental bonus."""
    board, company, arcs = table.board, step.company, step.arcs
    purse = table.boxes[company]
    goods = _goods_in(board, table.net[company])
    missing = None if table.transcontinental else missing_links(board, table.free)
    best, best_score, place = 0, -1e9, 0
    while arcs:
        lowest = arcs & -arcs
        arcs ^= lowest
        arc = lowest.bit_length() - 1
        score = _score(table, company, arc, purse, goods) + 12 * chance.random()
        if missing is not None and missing[1] >> (arc >> 1) & 1:
            score += _bonus(table, company, arc, missing[0])
        if score > best_score:
            best, best_score = place, score
        place += 1
    return options[best].action


def _score(table: Table, company: int, arc: int, purse: int, goods: list[int]) -> float:
    board, net = table.board, table.net[company]
    city, cost = board.arc_city[arc], board.costs[arc >> 1]
    if net >> city & 1:
        return -CUBE * cost
    beyond = 0
    onward = board.arcs_from[city] & table.free & ~(3 << (arc & ~1)) & board.affordable[purse - cost]
    while onward:
        lowest = onward & -onward
        onward ^= lowest
        next_arc = lowest.bit_length() - 1
        next_city = board.arc_city[next_arc]
        if not net >> next_city & 1:
            beyond = max(beyond, board.city_values[next_city] - CUBE * board.costs[next_arc >> 1])
    sets = gain(goods, board.city_goods[city], board.figures.set_values)
    return board.city_values[city] - CUBE * cost + BEYOND * beyond + SETS * sets


def _bonus(table: Table, company: int, arc: int, missing: int) -> int:
    """The builder's bonus where this link completes the chain; some of it where its box can pay what is missing."""
    board = table.board
    if missing == board.costs[arc >> 1]:
        nets = table.net[:]
        nets[company] |= 1 << board.arc_city[arc] | 1 << board.arc_city[arc ^ 1]
        if joined(nets, company, 1 << board.west | 1 << board.east):
            return board.figures.bonus.builder
    return 25 if missing <= table.boxes[company] else 4


def _goods_in(board: Board, net: int) -> list[int]:
    counts = [0] * len(board.goods)
    for city, colour in enumerate(board.city_goods):
        counts[colour] += net >> city & 1
    return counts


@lru_cache(maxsize=1024)
def missing_links(board: Board, free: int) -> tuple[int, int]:
    """The least cost of the links that the transcontinental chain still lacks, and a set of links that can serve."""
    from_west, from_east = _distances(board, free, board.west), _distances(board, free, board.east)
    least, links = from_west[board.east], 0
    for link, (a, b) in enumerate(board.ends):
        if free >> 2 * link & 1:
            through = min(from_west[a] + from_east[b], from_west[b] + from_east[a])
            if through + board.costs[link] == least:
                links |= 1 << link
    return least, links


def _distances(board: Board, free: int, start: int) -> list[int]:
    """Costs of unbuilt links on the cheapest way to every city; costs are small, so rings of equal cost serve."""
    far = 1 << 30
    found = [far] * len(board.cities)
    rings: list[list[int]] = [[start]]
    found[start] = 0
    for cost, ring in enumerate(rings):
        for city in ring:
            if found[city] != cost:
                continue
            arcs = board.arcs_from[city]
            while arcs:
                lowest = arcs & -arcs
                arcs ^= lowest
                arc = lowest.bit_length() - 1
                there = board.arc_city[arc]
                total = cost + (board.costs[arc >> 1] if free >> arc & 1 else 0)
                if total < found[there]:
                    found[there] = total
                    while len(rings) <= total:
                        rings.append([])
                    rings[total].append(there)
    return found


# --- goods ----------------------------------------------------------------------------------------------------


def _take(table: Table, step: FinalScoring, options: list[Option], chance: random.Random) -> Action:
    """The colour that adds most to the sets; of equals a cube that others could take."""
    board, company = table.board, step.company
    held, set_values = table.goods_of(company), board.figures.set_values
    others = 0
    for rival, net in enumerate(table.net):
        if rival != company and rival not in table.passed:
            others |= net
    best, best_score = 0, -1.0
    cities = [city for city, lies in enumerate(table.lying) if lies and table.net[company] >> city & 1]
    for place, city in enumerate(cities):
        score = gain(held, board.city_goods[city], set_values) + (6 if others >> city & 1 else 0) + 4 * chance.random()
        if score > best_score:
            best, best_score = place, score
    return options[best].action
