"""A company's turn after its track: dividends, trains, loans."""

import random
from typing import Any

from trunkline.bots.eighteen_seventeen.values import (
    best_life,
    next_price,
    rounds_left_of,
    safe_loans,
    train_worth,
)
from trunkline.core import Accept, Action, Decline, Option, Pass
from trunkline.rail.actions import BuyTrain, KeepRevenue, PayDividend
from trunkline.rail.connectivity import reach
from trunkline.titles.eighteen_seventeen.actions import PayHalf, RepayLoan, TakeLoan
from trunkline.titles.eighteen_seventeen.board import company_name
from trunkline.titles.eighteen_seventeen.dividends import Dividend
from trunkline.titles.eighteen_seventeen.loans import Loans
from trunkline.titles.eighteen_seventeen.railway import Discard, TrainOffer, TrainStep
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

PASS = Pass()
PAY, HALF, KEEP = PayDividend(), PayHalf(), KeepRevenue()
SHORT_LIFE = 1.6  # rounds: who has nothing that lives longer must think of the next train


def dividend(table: Table1817, step: Dividend, chance: random.Random) -> Action:
    """Pay, unless the interest or the next train needs the money."""
    company, revenue = step.company, step.revenue
    due = table.interest * table.loans[company]
    missing = max(0, due - table.treasury[company])
    if table.rounds_left != 0 and best_life(table, company) < SHORT_LIFE:
        loans = table.board.loan.amount * safe_loans(table, company)
        missing = max(missing, next_price(table) + due - table.treasury[company] - loans)
    draw = chance.random()
    if missing <= 0:
        return HALF if draw < 0.04 else PAY
    if missing >= 2 * revenue and table.treasury[company] >= due:
        return PAY if draw < 0.3 else HALF if draw < 0.5 else KEEP  # it will hardly help
    return HALF if missing <= revenue // 2 and draw < 0.85 else KEEP


# -- trains


def loans_for(table: Table1817, company: int, price: int) -> int:
    """Loans needed to pay a price and this round's interest; NONE when all loans do not do."""
    amount, rate = table.board.loan.amount, table.interest
    money, owed = table.treasury[company] - price, table.loans[company]
    for count in range(table.loans_open(company) + 1):
        if money + count * amount >= rate * (owed + count):
            return count
    return NONE


def trains(table: Table1817, step: TrainStep, options: list[Option], chance: random.Random) -> Action:
    """The first train at almost any price; more when they pay."""
    company = step.company
    owned = table.trains.owned[company]
    if not owned:
        return _first_train(table, step, options, chance)
    life = best_life(table, company)
    wanted = table.now.train_limit if life >= SHORT_LIFE else len(owned) + 1
    if len(owned) >= wanted or chance.random() < 0.25:
        return PASS
    if life >= SHORT_LIFE and len(reach(table.track, company).stops) < 2 + 2 * len(owned):
        return PASS
    return _more(table, step, options, chance, urgent=life < SHORT_LIFE)


def _first_train(table: Table1817, step: TrainStep, options: list[Option], chance: random.Random) -> Action:
    company = step.company
    index, prices = table.board.roster.index, table.board.roster.prices
    kind = table.trains.next_type()
    choices = [
        (-rounds_left_of(table, old), prices[old]) for old in {*table.trains.pool, *((kind,) if kind >= 0 else ())}
    ]
    payable = [(life, price) for life, price in choices if loans_for(table, company, price) != NONE]
    if payable:
        _, price = min(payable)
        if table.treasury[company] < price:
            return TakeLoan(company_name(company))
        for option in options:
            action: Any = option.action
            if type(action) is BuyTrain and option.amount is None and action.amount == price:
                return action
    bargains = []
    for option in options:
        action = option.action
        if type(action) is BuyTrain and option.amount is not None:
            seller = table.board.company_index[action.source]
            if len(table.trains.owned[seller]) > 1:
                worth = train_worth(table, index[action.train])
                own = table.president(seller) == step.seat
                if own or chance.random() < 0.4:
                    bargains.append((own, worth, option))
    if not bargains:
        return PASS
    own, worth, option = max(bargains, key=lambda item: item[:2])
    assert option.amount is not None
    wished = option.amount.low if own else int(worth)
    top = option.amount.high - table.interest * table.loans[company]
    return option.at(max(option.amount.low, min(wished, top)))


def _more(table: Table1817, step: TrainStep, options: list[Option], chance: random.Random, *, urgent: bool) -> Action:
    """Another train of the bank, with loans only when the old ones are about to go."""
    company = step.company
    best: Any = None
    most = 1.0 if urgent else 2.5
    for option in options:
        action: Any = option.action
        if type(action) is BuyTrain and option.amount is None:
            life = rounds_left_of(table, table.board.roster.index[action.train])
            if life > most and loans_for(table, company, action.amount) == 0:
                best, most = action, life
    if best is not None:
        return best  # type: ignore[no-any-return]
    kind = table.trains.next_type()
    if kind == NONE or rounds_left_of(table, kind) < 2:
        return PASS
    price = table.board.roster.prices[kind]
    if table.treasury[company] >= price:
        return PASS
    needed = loans_for(table, company, price)
    if needed == NONE or needed > safe_loans(table, company, 1 if urgent else 4):
        return PASS
    return TakeLoan(company_name(company)) if urgent or chance.random() < 0.3 else PASS


def train_offer(table: Table1817, step: TrainOffer) -> Action:
    """Sell a train for what it is worth, not the last one."""
    spare = len(table.trains.owned[step.seller]) > 1
    return Accept() if spare and step.price >= 0.9 * train_worth(table, step.kind) else Decline()


def discard(table: Table1817, step: Discard, options: list[Option]) -> Action:
    """The train with the least future."""
    index = table.board.roster.index
    return min(options, key=lambda option: _life(table, index, option)).action


def _life(table: Table1817, index: dict[str, int], option: Option) -> tuple[float, int]:
    action: Any = option.action
    kind = index[action.train]
    return rounds_left_of(table, kind), table.board.roster.prices[kind]


# -- loans


def loans(table: Table1817, step: Loans, options: list[Option], chance: random.Random) -> Action:
    """Loans back as far as the next round allows."""
    first = options[0].action
    if type(first) is not RepayLoan:
        return PASS
    company, amount = step.company, table.board.loan.amount
    left = table.treasury[company] - amount
    keep = table.interest * (table.loans[company] - 1) - 0.5 * max(0, table.revenue[company])
    if best_life(table, company) < SHORT_LIFE and chance.random() < 0.5:
        keep = max(keep, next_price(table) - amount * table.loans_open(company))
    return first if left >= keep else PASS
