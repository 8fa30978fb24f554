"""Dividends and trains: pay as a rule, keep when a train must come, own one that lasts."""

import random
from typing import Any

from trunkline.bots.eighteen_thirty.facts import (
    SOON,
    Facts,
    facts_of,
    lasting,
    lasting_price,
    next_price,
    permanent,
    permanent_price,
    sales_until_rust,
)
from trunkline.bots.eighteen_thirty.stock import value
from trunkline.core import Action, Game, Option, Pass
from trunkline.rail.actions import BuyTrain, KeepRevenue, PayDividend, SellShares
from trunkline.rail.connectivity import reach
from trunkline.rail.hexes import NONE
from trunkline.titles.eighteen_thirty.actions import DeclareBankruptcy, SellPrivate
from trunkline.titles.eighteen_thirty.running import PayOrKeep
from trunkline.titles.eighteen_thirty.table import Table1830

PER_STOP, PER_RUN = 16, 2.5  # what a stop of a train earns, and how many trains are sold between two runs
BOLD = 0.6  # how often a company spends on a train that lasts for ever before it must
IDLE = 0.25  # how often money that nothing else needs goes into a train
UNLIMITED = 8  # a diesel is worth it where it finds so many stops


def pay_or_keep(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Keep the money when it buys a train that is needed soon and nobody else can pay."""
    table: Table1830 = game.table
    step = game.decision
    assert isinstance(step, PayOrKeep)
    facts, company = facts_of(table.board), step.company
    if permanent(table, facts, company):
        return PayDividend()
    if lasting(table, facts, company):
        gap = permanent_price(table, facts) - table.treasury[company]
        return KeepRevenue() if 0 < gap <= step.revenue and chance.random() < BOLD else PayDividend()
    needed = lasting_price(table, facts)
    if not table.phase or not table.trains.owned[company]:
        needed = next_price(table)
    missing = needed - table.treasury[company]
    if missing <= 0:
        return PayDividend()
    left = max((sales_until_rust(table, facts, kind) for kind in table.trains.owned[company]), default=0)
    if table.phase < 1 and left > 6 and chance.random() < 0.9:
        return PayDividend()
    if table.cash[step.seat] > 2 * missing and chance.random() < 0.5:
        return PayDividend()
    return KeepRevenue()


def discard(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The train that rusts first."""
    table: Table1830 = game.table
    facts, index = facts_of(table.board), table.board.roster.index

    def life(option: Option) -> tuple[int, int]:
        kind = index[option.action.train]  # type: ignore[attr-defined]
        return sales_until_rust(table, facts, kind), kind

    return min(options, key=life).action


def buy(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Sort out what is offered, then the train that must be bought or the one that is worth it."""
    table: Table1830 = game.table
    step: Any = game.stack[-1]
    company = step.company
    bank: list[BuyTrain] = []
    others: list[Option] = []
    sales: list[Option] = []
    privates: list[Option] = []
    may_pass = gives_up = False
    for option in options:
        action = option.action
        if isinstance(action, BuyTrain):
            if option.amount is None:
                bank.append(action)
            else:
                others.append(option)
        elif isinstance(action, SellShares):
            sales.append(option)
        elif isinstance(action, SellPrivate):
            privates.append(option)
        elif isinstance(action, Pass):
            may_pass = True
        elif isinstance(action, DeclareBankruptcy):
            gives_up = True
    facts = facts_of(table.board)
    if may_pass:
        for action in bank:
            if wanted(table, facts, company, action, chance):
                return action
        return Pass()
    return forced(game, facts, company, bank, others, sales, privates, gives_up, chance)


def wanted(table: Table1830, facts: Facts, company: int, action: BuyTrain, chance: random.Random) -> bool:
    """Whether a train is worth its price to a company that need not buy."""
    kind = table.board.roster.index[action.train]
    owned, money = table.trains.owned[company], table.treasury[company]
    stops = table.board.roster.stops
    reached = len(reach(table.track, company).stops)
    until = sales_until_rust(table, facts, kind)
    if action.trade_in is not None:
        old = table.board.roster.index[action.trade_in]
        better = reached >= UNLIMITED and (0 not in [stops[other] for other in owned])
        return better and (facts.rusts[old] != NONE or chance.random() < 0.6)
    if until > SOON and not lasting(table, facts, company):
        return True
    if facts.rusts[kind] == NONE and not permanent(table, facts, company):
        return chance.random() < BOLD
    runs = sum(stops[other] or UNLIMITED for other in owned)
    if facts.rusts[kind] == NONE and reached > runs:
        return chance.random() < BOLD
    keep = 0 if lasting(table, facts, company) or not table.phase else lasting_price(table, facts)
    if money - action.amount < keep:
        return False
    earns = PER_STOP * min(stops[kind] or UNLIMITED, max(1, reached - runs)) * until / PER_RUN
    return earns > action.amount or chance.random() < IDLE


def forced(
    game: Game[Any],
    facts: Facts,
    company: int,
    bank: list[BuyTrain],
    others: list[Option],
    sales: list[Option],
    privates: list[Option],
    gives_up: bool,
    chance: random.Random,
) -> Action:
    """A train must be bought: the best the company can pay, one of an own company, or with the president's money."""
    table: Table1830 = game.table
    step: Any = game.stack[-1]
    index, money = table.board.roster.index, table.treasury[company]
    paid = [action for action in bank if action.amount <= money]
    if paid:
        good = [action for action in paid if sales_until_rust(table, facts, index[action.train]) > SOON]
        return min(good or paid, key=lambda action: action.amount)
    lent = _from_own(table, facts, step.seat, others, money)
    if lent is not None:
        return lent
    if bank:
        return bank[0]
    asked = _from_others(table, facts, step, others)
    if asked is not None:
        return asked
    if sales:
        return _sale(table, step.seat, sales)
    for option in privates:
        face = table.board.privates[table.board.private_index[option.action.private]].face_value  # type: ignore[attr-defined]
        if option.amount is not None and chance.random() < 0.5:
            return option.at(min(option.amount.high, face // 2))
    if gives_up:
        return DeclareBankruptcy()
    return (others or privates)[0].action


def _from_own(table: Table1830, facts: Facts, seat: int, others: list[Option], money: int) -> Action | None:
    """A spare train of another own company, for what this one has."""
    best, best_life = None, 0
    for option in others:
        action = option.action
        assert isinstance(action, BuyTrain)
        assert option.amount is not None
        seller = table.board.company_index[action.source]
        if table.shares.president[seller] != seat or len(table.trains.owned[seller]) < 2:
            continue
        life = sales_until_rust(table, facts, table.board.roster.index[action.train])
        if life > best_life:
            best, best_life = option.at(min(option.amount.high, max(option.amount.low, money))), life
    return best


def _from_others(table: Table1830, facts: Facts, step: Any, others: list[Option]) -> Action | None:
    """Ask another president for a spare train, once each, before shares are sold."""
    asked = {seller for seller, _, _ in step.declined}
    prices = table.board.roster.prices
    for option in others:
        action = option.action
        assert isinstance(action, BuyTrain)
        assert option.amount is not None
        seller, kind = table.board.company_index[action.source], table.board.roster.index[action.train]
        if seller in asked or len(table.trains.owned[seller]) < 2:
            continue
        if sales_until_rust(table, facts, kind) > SOON and option.amount.high * 2 >= prices[kind]:
            return option.at(min(option.amount.high, prices[kind]))
    return None


def _sale(table: Table1830, seat: int, sales: list[Option]) -> Action:
    """Shares of others' companies first, the least promising ones first."""

    def loss(option: Option) -> float:
        company = table.board.company_index[option.action.company]  # type: ignore[attr-defined]
        market = table.market.price(company)
        return value(table, company, market) / max(1, market) + (table.shares.president[company] == seat)

    option = min(sales, key=loss)
    assert option.amount is not None
    return option.at(option.amount.high)
