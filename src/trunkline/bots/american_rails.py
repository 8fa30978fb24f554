"""A sane policy for American Rails: buys shares below what they will pay, and lays track where it pays its owner."""

import heapq
import random
from functools import lru_cache
from typing import Any

from trunkline.core import Action, Bid, Game, Option, Pass
from trunkline.titles.american_rails.actions import (
    Develop,
    Done,
    DrainOthers,
    ExpandInstead,
    Fund,
    LayTrack,
    MoveTrain,
    OfferShare,
    StartTrack,
    TakeCash,
)
from trunkline.titles.american_rails.auctions import ShareAuction
from trunkline.titles.american_rails.board import RailsBoard
from trunkline.titles.american_rails.income import city_values
from trunkline.titles.american_rails.preparation import OpeningAuction
from trunkline.titles.american_rails.table import RailsTable

NEAR = 6  # cities looked at from each hex
USUAL_CUBE = 3  # money that a cube usually costs
START_INCOME = 7.0  # income that a company not yet on the board may hope for at once
DRAINS = 0.06  # how often taking money means that the others lose it
HASTE = 0.25  # what going one place earlier in the next phase is worth
LEAST = 2.0  # a cube must promise this much until the end, or it stays in the supply

Near = tuple[tuple[tuple[int, int], ...], ...]


def choose(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """A sensible legal action of the deciding seat, with some chance in it."""
    table: RailsTable = game.table
    kind = type(options[0].action)
    step = game.decision
    if isinstance(step, ShareAuction):
        return _bid(table, step, options, chance)
    if kind is MoveTrain:
        return _space(table, step.seat, options, chance)
    if kind is LayTrack:
        return _lay(table, step.seat, options, chance)
    if kind is StartTrack:
        return _start(table, options, chance)
    if kind is Develop:
        return _develop(table, step.seat, options, chance)
    if kind is Fund:
        return _fund(table, step.seat, options, chance)
    if kind is OfferShare:
        return _offer(table, step.seat, options, chance)
    return _take(table, step.seat, options, chance)


# --- the map, looked at once per board ------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def near_cities(board: RailsBoard) -> Near:
    """Per hex the cities worth going to from there, with the money that track to them costs on an empty map."""
    ways = [_ways(board, where) for where in board.city_hex]
    found = []
    for where in range(len(board.hexes)):
        ranked = sorted(
            (-(city.full + 3 * city.special) / (ways[k][where] + 3), k)
            for k, city in enumerate(board.cities)
            if where in ways[k]
        )
        found.append(tuple((k, ways[k][where]) for _, k in ranked[:NEAR]))
    return tuple(found)


def _ways(board: RailsBoard, target: int) -> dict[int, int]:
    """Per hex what track from there to `target` costs, the hex itself not counted."""
    best, queue = {target: 0}, [(0, target)]
    while queue:
        spent, where = heapq.heappop(queue)
        if spent > best[where]:
            continue
        further = spent + board.terrain[where].cost
        for near in board.neighbours[where]:
            if further < best.get(near, further + 1):
                best[near] = further
                heapq.heappush(queue, (further, near))
    return best


@lru_cache(maxsize=8)
def start_values(board: RailsBoard) -> tuple[float, ...]:
    """How good a city is for a first cube: its own value and what lies around it."""
    near = near_cities(board)
    values = []
    for number, city in enumerate(board.cities):
        around = sum(board.cities[k].full / (way + 3) for k, way in near[board.city_hex[number]] if k != number)
        values.append(city.full + 2 * around + 3 * city.special)
    return tuple(values)


# --- what things are worth to a seat -----------------------------------------------------------------------------


def years_left(table: RailsTable) -> int:
    """Dividends still to come."""
    years = table.board.setup.years
    return len(years) - years.index(table.year)


def interests(table: RailsTable, seat: int) -> list[float]:
    """Per company what a dollar of its income is worth to a seat: its part, less a share of what its rivals get."""
    companies, rivals = len(table.treasury), len(table.cash) - 1
    found = [0.0] * companies
    for company in table.playing:
        sold = table.sold(company)
        if sold:
            part = table.held[seat * companies + company] / sold
            found[company] = part - 0.5 * (1 - part) / rivals
    return found


def city_gains(table: RailsTable, company: int, interest: list[float]) -> list[float]:
    """Per city what a seat with these interests gains each year from this company's cube there."""
    board, bit, mine = table.board, 1 << company, interest[company]
    reached, bonuses = table.special[company], table.board.setup.connection_income
    gains = []
    for city, where in enumerate(board.city_hex):
        there = table.cubes[where]
        if there & bit:
            gains.append(0.0)
            continue
        full, shared = city_values(table, city)
        gain = mine * (shared if there else full)
        if there and not there & (there - 1):
            gain -= (full - shared) * interest[there.bit_length() - 1]
        if board.cities[city].special:
            bonus = bonuses[reached + 1] - bonuses[reached]
            gain += mine * (bonus or 0.3 * bonuses[-1] / 3)
        gains.append(gain)
    return gains


def best_lay(table: RailsTable, company: int, gains: list[float], near: Near) -> tuple[float, int]:
    """The gain per dollar of a company's most promising cube that it can pay now, and its hex."""
    money, cost = table.treasury[company], table.cost
    best, hex_ = 0.0, -1
    for where in table.frontier[company]:
        price = cost[where]
        if price <= money:
            for city, way in near[where]:
                rate = gains[city] / (price + way + 1)
                if rate > best:
                    if price + way > money + 6:  # out of reach for now
                        rate *= 0.5
                        if rate <= best:
                            continue
                    best, hex_ = rate, where
    return best, hex_


def share_value(table: RailsTable, company: int) -> float:
    """What one more share of a company will pay until the end."""
    years, sold = years_left(table), table.sold(company)
    income = table.income[company] if sold else START_INCOME
    growth = min(12.0, (table.treasury[company] + 12) / 4) * (years - 1) / len(table.board.setup.years)
    diluted = max(sold + 1.0, (sold + 1 + table.sold(company) + table.unsold[company]) / 2 if years > 2 else 0)
    return years * (income + growth) / diluted


# --- decisions ------------------------------------------------------------------------------------------------------


def _bid(table: RailsTable, auction: ShareAuction, options: list[Option], chance: random.Random) -> Action:
    amounts = options[0].amount
    if amounts is None:
        return Pass()
    seat = auction.seat
    company = table.board.company_index[auction.lot]
    part = 0.55 if isinstance(auction, OpeningAuction) else 0.75
    if not any(table.shares_of(seat, mine) for mine in table.playing):
        part *= 1.3
    limit = int(min(share_value(table, company) * part * (0.85 + 0.3 * chance.random()), amounts.top))
    if limit < amounts.low:
        return Pass()
    return Bid(amounts.low + int(chance.random() * (limit - amounts.low + 1) / 3))


def _offer(table: RailsTable, seat: int, options: list[Option], chance: random.Random) -> Action:
    """The share one would like to have; none where nobody would bid."""
    best, found = 0.0, options[-1].action
    for option in options:
        action = option.action
        if isinstance(action, OfferShare):
            value = share_value(table, table.board.company_index[action.company]) * (0.7 + 0.6 * chance.random())
            if value > best:
                best, found = value, action
    return found if best > table.board.setup.minimum_bid or not isinstance(options[-1].action, Done) else Done()


def _start(table: RailsTable, options: list[Option], chance: random.Random) -> Action:
    values, index = start_values(table.board), table.board.city_index
    return max(options, key=lambda o: values[index[o.action.city]] * (0.7 + 0.3 * chance.random())).action  # type: ignore[attr-defined]


def _lay(table: RailsTable, seat: int, options: list[Option], chance: random.Random) -> Action:
    board, near = table.board, near_cities(table.board)
    interest = interests(table, seat)
    best, found = 0.0, (-1, -1)
    for company in table.playing:
        if interest[company] > 0 and table.supply[company] and table.shares_of(seat, company):
            rate, where = best_lay(table, company, city_gains(table, company, interest), near)
            rate *= 0.9 + 0.2 * chance.random()
            if rate > best:
                best, found = rate, (company, where)
    company, where = found
    if where < 0 or best * table.cost[where] * years_left(table) < LEAST:
        return Done()
    return board.lay[company][where].action


def _develop(table: RailsTable, seat: int, options: list[Option], chance: random.Random) -> Action:
    best, city = _best_house(table, interests(table, seat))
    return Done() if city < 0 or best <= 0 else table.board.develop[city].action


def _best_house(table: RailsTable, interest: list[float]) -> tuple[float, int]:
    board, setup = table.board, table.board.setup
    best, found = 0.0, -1
    if not table.stock[0]:
        return best, found
    for city, where in enumerate(board.city_hex):
        there = table.cubes[where]
        if there and not table.houses[city] and board.cities[city].developable:
            if there & (there - 1):
                gain = setup.house_shared * sum(interest[c] for c in table.playing if there >> c & 1)
            else:
                gain = setup.house_full * interest[there.bit_length() - 1]
            if gain > best:
                best, found = gain, city
    return best, found


def _needs(table: RailsTable, seat: int, interest: list[float]) -> tuple[float, int]:
    """The own company that money helps most: the less it has, the more."""
    best, found = 0.0, -1
    for company in table.playing:
        if interest[company] > 0 and table.laid[company] and table.supply[company]:
            need = interest[company] * 10 / (8 + table.treasury[company])
            if need > best:
                best, found = need, company
    return best, found


def _fund(table: RailsTable, seat: int, options: list[Option], chance: random.Random) -> Action:
    _, company = _needs(table, seat, interests(table, seat))
    return Done() if company < 0 else table.board.fund[company].action


def _take(table: RailsTable, seat: int, options: list[Option], chance: random.Random) -> Action:
    if any(isinstance(option.action, ExpandInstead) for option in options):
        rate, company, _ = _prospect(table, seat, interests(table, seat))
        if company >= 0 and _lays(table, company, rate, 2) > taken_amount(table):
            return ExpandInstead()
    return DrainOthers() if chance.random() < DRAINS else TakeCash()


def taken_amount(table: RailsTable) -> int:
    """The money that the space of taking gives."""
    return next(space.amount for space in table.board.spaces if space.kind == "take")


def _prospect(table: RailsTable, seat: int, interest: list[float]) -> tuple[float, int, int]:
    """The best gain per dollar of all own companies, with company and hex."""
    near = near_cities(table.board)
    best, found, hex_ = 0.0, -1, -1
    for company in table.playing:
        if interest[company] > 0 and table.supply[company] and table.shares_of(seat, company):
            rate, where = best_lay(table, company, city_gains(table, company, interest), near)
            if rate > best:
                best, found, hex_ = rate, company, where
    return best, found, hex_


def _lays(table: RailsTable, company: int, rate: float, cubes: int) -> float:
    """What laying so many cubes at this rate brings until the end."""
    return rate * min(table.treasury[company], USUAL_CUBE * cubes) * years_left(table)


def _space(table: RailsTable, seat: int, options: list[Option], chance: random.Random) -> Action:
    """The free space whose action is worth most, with some preference for going early in the next phase."""
    board, seats, interest = table.board, len(table.cash), interests(table, seat)
    rate, company, _ = _prospect(table, seat, interest)
    years, best, found = years_left(table), -1.0, options[0].action
    for option in options:
        action = option.action
        assert isinstance(action, MoveTrain)
        row = board.space_index[action.space]
        space = board.spaces[row]
        value = 0.0
        if space.kind in ("expand", "take") and company >= 0:
            value = _lays(table, company, rate, board.cubes_of(row, seats))
        if space.kind == "take":
            value = max(value, float(space.amount))
        elif space.kind == "develop":
            value = _best_house(table, interest)[0] * years
        elif space.kind == "fund":
            value = 0.35 * _needs(table, seat, interest)[0] * space.amount * max(0, years - 1) / 2
        elif space.kind == "auction":
            value = _auction_value(table, seat)
        value = value * (0.75 + 0.5 * chance.random()) + HASTE * (len(board.spaces) - row)
        if value > best:
            best, found = value, action
    return found


def _auction_value(table: RailsTable, seat: int) -> float:
    """What buying the best share for about what the others would bid leaves."""
    cash, least = table.cash[seat], table.board.setup.minimum_bid
    values = [share_value(table, company) for company in table.playing if table.unsold[company]]
    if not values or cash < least or max(values) <= least:
        return 0.0
    return min(cash, max(values)) * 0.4
