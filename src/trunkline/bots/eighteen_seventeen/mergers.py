"""The merger and acquisition round."""

import random
from typing import Any

from trunkline.bots.eighteen_seventeen.worth import (
    book,
    deciding,
    first_of,
    next_train,
    passing,
    pick,
    share_worth,
    train_worth,
)
from trunkline.core import Accept, Action, Bid, Decline, Game, Option
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_seventeen.actions import Convert, Merge, RepayLoan, TakeLoan
from trunkline.titles.eighteen_seventeen.board import LIQUIDATION
from trunkline.titles.eighteen_seventeen.merging import Aftermath
from trunkline.titles.eighteen_seventeen.sales import compensation


def conversion(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Grow for money when there is a use for it; merge own companies that are stronger together."""
    table, company = game.table, deciding(game).company
    seat, price = game.seat, table.market.price(company)
    weights = []
    for option in options:
        action = option.action
        if isinstance(action, Convert):
            money = table.cash[seat] // max(price, 1)
            poor = table.treasury[company] < next_train(table)
            good = money >= 1 and table.trains.owned[company]
            weights.append((1.6 if poor else 0.5) if good else (0.5 if table.phase >= 3 else 0.1))
        elif isinstance(action, Merge):
            partner = table.board.company_index[action.partner]
            both = len(table.trains.owned[company]) + len(table.trains.owned[partner])
            mine = table.president(partner) == seat
            if both > table.now.train_limit + 1:
                weights.append(0.02)
            else:
                weights.append((0.8 if mine else 0.08) if table.phase else 0.03)
        else:
            weights.append(3.0)
    return pick(options, weights, chance).action


def merge_offer(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Agree when the own company is the weaker one."""
    table, step = game.table, deciding(game)
    weaker = table.market.price(step.partner) < table.market.price(step.company)
    return Accept() if chance.random() < (0.6 if weaker else 0.25) else Decline()


def purchase(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Money into an own company; others buy what is good and sell what is hollow."""
    table, step = game.table, deciding(game)
    company = step.company
    price, worth = table.market.price(company), share_worth(table, company)
    share, sale = first_of(options, BuyShare), first_of(options, SellShares)
    if share is not None:
        keen = 0.75 if step.leads else 0.9 * worth / max(price, 1)
        if chance.random() < keen:
            return share.action
    if sale is not None and sale.amount is not None and worth < 0.6 * price and chance.random() < 0.7:
        return sale.at(sale.amount.top)
    return passing(options) or options[-1].action


def new_loans(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Loans only for markers that must be paid, or a train that is within reach."""
    table, company = game.table, deciding(game).company
    below = game.stack[-2]
    if isinstance(below, Aftermath):
        need = below.markers * table.board.markers.price
        if table.treasury[company] < need:
            return TakeLoan(options[0].action.company)  # type: ignore[attr-defined]
    return passing(options) or options[-1].action


def friendly_sale(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Sell a company that has nothing left to run, dearer than it is worth."""
    table, company = game.table, deciding(game).company
    empty = not table.trains.owned[company]
    dear = share_worth(table, company) < 0.7 * table.market.price(company)
    keen = 0.5 if empty and dear else (0.1 if dear else 0.02)
    return options[0].action if chance.random() < keen else options[-1].action


def asset(game: Game[Any], company: int, zone: int) -> float:
    """What a buyer gets."""
    table = game.table
    worth = 0.8 * train_worth(table, company) + 25 * table.markers(company)
    if zone != LIQUIDATION:
        worth += table.treasury[company] - 100 * table.loans[company] + compensation(table, company, zone)
    return float(worth)


def sale_auction(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Bid up to what one gets; a company that the seat itself must settle is worth more to it."""
    table, step = game.table, deciding(game)
    bid = first_of(options, Bid)
    if bid is None or bid.amount is None:
        return options[-1].action
    worth = asset(game, step.lot, step.zone) * (0.6 + 0.6 * chance.random())
    if step.zone == LIQUIDATION and table.president(step.lot) == game.seat:
        worth += 60
    if bid.amount.low > worth:
        return options[-1].action
    lift = int(chance.random() * 2) * bid.amount.step
    return bid.at(min(bid.amount.top, bid.amount.low + lift))


def buyer(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The richest own company buys."""
    table = game.table
    best = max(
        options,
        key=lambda option: book(table, table.board.company_index[option.action.company]),  # type: ignore[attr-defined]
    )
    return best.action


def taken_loans(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Repay while money is there: the token does not fall."""
    table, company = game.table, deciding(game).company
    repay = first_of(options, RepayLoan)
    if repay is not None and table.treasury[company] >= 180:
        return repay.action
    return passing(options) or options[-1].action


def reduce_markers(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Any marker may go."""
    return options[int(chance.random() * len(options))].action
