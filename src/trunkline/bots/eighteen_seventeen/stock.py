"""Privates, the stock round and new companies."""

import random
from typing import Any

from trunkline.bots.eighteen_seventeen.values import (
    best_life,
    danger,
    gain,
    liability,
    means,
    next_price,
    rounds_left_of,
    wealth,
)
from trunkline.core import Action, Option, Pass
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_seventeen.actions import (
    AddPrivate,
    BuyOwnShares,
    ChooseSize,
    OpenAuction,
    SellShort,
    StartCompany,
    TakeLoan,
)
from trunkline.titles.eighteen_seventeen.flotation import CompanyAuction, Payment, SizeChoice
from trunkline.titles.eighteen_seventeen.opening import PrivateAuction
from trunkline.titles.eighteen_seventeen.stock import StockTurn
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

PASS = Pass()
LIKED = {
    "special_tile": 0.8,
    "tile_income": 0.9,
    "bridge": 0.8,
    "extra_token": 0.85,
    "mine_tokens": 0.95,
    "income_each_operating_round": 1.0,
}  # what a private is worth in parts of its face value, which it pays in a new company
WORTH_BUYING, WORTH_SHORTING, WORTH_SELLING = 0.12, 0.15, -0.4  # gain in parts of the price
MOST_COMPANIES = 3


# -- privates (4.2)


def _limit(table: Table1817, private: int, chance: random.Random) -> float:
    item = table.board.privates[private]
    return item.face_value * LIKED[item.power] * (0.85 + 0.2 * chance.random())


def open_auction(table: Table1817, options: list[Option], chance: random.Random) -> Action:
    """The private with the largest gift of seed money."""
    best: Action = PASS
    most = 4.0
    for option in options:
        action: Any = option.action
        if type(action) is OpenAuction:
            assert option.amount is not None
            limit = _limit(table, table.board.private_index[action.private], chance)
            profit = limit - option.amount.low
            if profit > most:
                most = profit
                steps = int(profit * chance.random() ** 2 / option.amount.step)
                best = option.at(option.amount.low + min(steps, len(option.amount) - 1) * option.amount.step)
    return best


def bid_private(table: Table1817, step: PrivateAuction, options: list[Option], chance: random.Random) -> Action:
    amounts = options[0].amount
    if amounts is None or amounts.low > _limit(table, step.lot, chance):
        return PASS
    return options[0].action


# -- a turn (5)


class Prospects:
    """What a share of each company brings, worked out once per decision."""

    __slots__ = ("known", "table")

    def __init__(self, table: Table1817) -> None:
        self.table, self.known = table, dict[int, float]()

    def of(self, company: int) -> float:
        found = self.known.get(company)
        if found is None:
            found = self.known[company] = gain(self.table, company)
        return found


def turn(table: Table1817, step: StockTurn, options: list[Option], chance: random.Random) -> Action:
    """Sell what falls, short what will fall, then buy or found; or borrow for stations that must be paid."""
    seat = step.seat
    if type(options[-1].action) is not Pass:
        return _forced_sale(table, options)
    kinds: dict[type, list[Option]] = {}
    for option in options:
        kinds.setdefault(type(option.action), []).append(option)
    if step.company == NONE:
        gains = Prospects(table)
        done = _sell(gains, kinds.get(SellShares, []), chance) or _short(gains, seat, kinds.get(SellShort, []), chance)
        done = done or _owed(table, kinds.get(TakeLoan, [])) if not step.own else done
        if done is not None:
            return done
        if StartCompany in kinds and _wants_company(table, seat, chance):
            start = _start(table, seat, kinds[StartCompany], chance)
            if start is not None:
                return start
        bought = _buy(gains, seat, kinds.get(BuyShare, []), chance)
        if bought is not None:
            return bought
    if not step.own:
        return _owed(table, kinds.get(TakeLoan, [])) or _own_shares(table, kinds.get(BuyOwnShares, []), chance) or PASS
    return PASS


def _company(table: Table1817, option: Option) -> int:
    action: Any = option.action
    return table.board.company_index[action.company]


def _forced_sale(table: Table1817, options: list[Option]) -> Action:
    return min(options, key=lambda option: gain(table, _company(table, option))).action


def _sell(gains: Prospects, options: list[Option], chance: random.Random) -> Action | None:
    table = gains.table
    for option in options:
        company = _company(table, option)
        price = table.market.price(company)
        if gains.of(company) < WORTH_SELLING * price * (0.6 + 0.8 * chance.random()) and chance.random() < 0.7:
            assert option.amount is not None
            return option.at(option.amount.high)
    return None


def _short(gains: Prospects, seat: int, options: list[Option], chance: random.Random) -> Action | None:
    """Sell short what is dear and will break; not more than one could close."""
    table = gains.table
    if not options or liability(table, seat) > 0.35 * max(0, table.cash[seat]):
        return None
    best, most = None, 0.0
    for option in options:
        company = _company(table, option)
        price = table.market.price(company)
        if table.president(company) == seat or price < 50:
            continue
        profit = -gains.of(company) / price * (0.7 + 0.6 * chance.random())
        if profit > max(most, WORTH_SHORTING):
            best, most = option.action, profit
    return best


def _buy(gains: Prospects, seat: int, options: list[Option], chance: random.Random) -> Action | None:
    """The share that brings most for its price; its own company's treasury when that needs the money."""
    table = gains.table
    if not options:
        return None
    keep = liability(table, seat)
    best, most = None, WORTH_BUYING
    for option in options:
        company = _company(table, option)
        price = table.market.price(company)
        if price + keep > table.cash[seat]:
            continue
        profit = gains.of(company) / price
        if table.president(company) == seat:
            action: Any = option.action
            profit += 0.1
            if action.source == "treasury" and danger(table, company) > 0.3:
                short_of = next_price(table) - means(table, company)
                profit += 0.6 if 0 < short_of <= table.cash[seat] else 0.0
        if table.shares.short[seat][company]:
            profit += danger(table, company) - 0.3
        profit *= 0.7 + 0.6 * chance.random()
        if profit > most:
            best, most = option.action, profit
    return best


def _owed(table: Table1817, options: list[Option]) -> Action | None:
    """A loan for stations that must be paid before the round ends (5.5-5)."""
    price = table.board.markers.price
    for option in options:
        company = _company(table, option)
        if table.owed[company] * price > table.treasury[company]:
            return option.action
    return None


def _own_shares(table: Table1817, options: list[Option], chance: random.Random) -> Action | None:
    """A rich company takes shares out of the pool."""
    for option in options:
        company = _company(table, option)
        spare = table.treasury[company] - next_price(table) - table.interest * table.loans[company]
        if spare >= table.market.price(company) and best_life(table, company) > 2 and chance.random() < 0.5:
            return option.action
    return None


# -- new companies (5.5)


def _wants_company(table: Table1817, seat: int, chance: random.Random) -> bool:
    led = len(table.presided(seat))
    return led < MOST_COMPANIES and chance.random() < (1.0, 0.6, 0.3)[led]


def _need(table: Table1817) -> float:
    """Capital that a new company needs beside its loans to have a train that lasts."""
    sizes = table.now.new_company_sizes
    spec = table.board.sizes[sizes[-1]]
    loans = table.board.loan.amount * min(spec.loans, max(2, spec.loans // 2 + 1), table.loans_left[0])
    kind = table.trains.next_type()
    price = next_price(table) if kind == NONE else table.board.roster.prices[kind]
    return price + spec.extra_marker_cost + 20 - loans


def _start(table: Table1817, seat: int, options: list[Option], chance: random.Random) -> Action | None:
    """Put up a company with enough for a train; the bid is its capital."""
    spec = table.board.setup.company_auction
    purse = min(wealth(table, seat) - liability(table, seat), spec.high)
    need = max(spec.low + 10.0, _need(table))
    if purse < need or next_price(table) > 5 * purse or not _lasting(table):
        return None
    wish = int(need + (purse - need) * chance.random() ** 2)
    option = options[int(chance.random() * len(options))]
    assert option.amount is not None
    return option.at(_fit(option, wish))


def _lasting(table: Table1817) -> bool:
    """Whether a train bought now would run twice at least."""
    kind = table.trains.next_type()
    return kind != NONE and (table.phase == 0 or rounds_left_of(table, kind) > 1.5)


def _fit(option: Option, wish: int) -> int:
    """The amount of a family that is nearest to a wish."""
    amounts = option.amount
    assert amounts is not None
    steps = max(0, min(len(amounts) - 1, (wish - amounts.low) // amounts.step))
    return amounts.low + steps * amounts.step


def bid_company(table: Table1817, step: CompanyAuction, options: list[Option], chance: random.Random) -> Action:
    """Bid for a company that one would have founded oneself: the money stays in it."""
    if options[0].amount is None or not _wants_company(table, step.seat, chance):
        return PASS
    purse = wealth(table, step.seat) - liability(table, step.seat)
    need = max(table.board.setup.company_auction.low, _need(table))
    limit = min(purse, max(need, 0.6 * purse)) * (0.6 + 0.4 * chance.random())
    if options[0].amount.low > limit or purse < need:
        return PASS
    return options[0].at(_fit(options[0], int(options[0].amount.low + 25 * chance.random() ** 2)))


def size(table: Table1817, step: SizeChoice, options: list[Option], chance: random.Random) -> Action:
    """As large as the capital bears."""
    best = options[0].action
    for option in options:
        action = option.action
        assert isinstance(action, ChooseSize)
        spec = table.board.sizes[action.size]
        if table.treasury[step.company] >= 80 + 2 * spec.extra_marker_cost and chance.random() < 0.75:
            best = action
    return best


def payment(table: Table1817, step: Payment, options: list[Option], chance: random.Random) -> Action:
    """Privates go in where they work, as long as the company keeps enough money."""
    last = options[-1].action
    privates = table.board.privates
    spare = table.treasury[step.company] + 100 * table.size(step.company).loans - next_price(table)
    for option in options:
        action = option.action
        if type(action) is AddPrivate:
            face = privates[table.board.private_index[action.private]].face_value
            if type(last) is not Pass or face < spare - 30 or chance.random() < 0.1:
                return action
    return last
