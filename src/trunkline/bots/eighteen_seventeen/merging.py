"""Conversions, mergers, sales of companies, and raising cash."""

import random
from typing import Any

from trunkline.bots.eighteen_seventeen.values import (
    best_life,
    contents,
    danger,
    gain,
    liability,
    means,
    next_price,
)
from trunkline.core import Accept, Action, Decline, Game, Option, Pass
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_seventeen.actions import Convert, Merge
from trunkline.titles.eighteen_seventeen.bidding import BuyerChoice, SaleAuction, buyers, most
from trunkline.titles.eighteen_seventeen.board import LIQUIDATION
from trunkline.titles.eighteen_seventeen.crisis import RaiseCash
from trunkline.titles.eighteen_seventeen.loans import NewLoans
from trunkline.titles.eighteen_seventeen.merging import (
    Aftermath,
    Conversion,
    MergeOffer,
    Purchase,
    merged_price,
)
from trunkline.titles.eighteen_seventeen.sales import FriendlySale
from trunkline.titles.eighteen_seventeen.settlement import TakenLoans
from trunkline.titles.eighteen_seventeen.table import Table1817

PASS = Pass()


# -- conversions and mergers (7.1)


def conversion(table: Table1817, step: Conversion, options: list[Option], chance: random.Random) -> Action:
    """Merge with an own company where both fit, else grow where it brings money or room for loans."""
    best, most = PASS, 0.5
    for option in options:
        action: Any = option.action
        if type(action) is Merge:
            worth = _merger(table, step.seat, action) * (0.5 + chance.random())
        elif type(action) is Convert:
            worth = _growth(table, step) * (0.5 + chance.random())
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def _growth(table: Table1817, step: Conversion) -> float:
    """Growing is good for a company that needs money for a train, or whose shares sell well."""
    company = step.company
    spec, price = table.size(company), table.market.price(company)
    grown = table.board.sizes[spec.grows_to]
    needed = min(spec.conversion_markers, table.board.markers.most - table.markers(company))
    loans = min(table.loans_left[0], grown.loans - table.loans[company])
    if table.treasury[company] + table.board.loan.amount * loans < needed * table.board.markers.price:
        return 0.0
    worth = 0.15 if price >= 40 * (2 if spec.shares > 2 else 1) else 0.0
    if best_life(table, company) < 2 and means(table, company) < next_price(table):
        worth += 0.7
    if table.cash[step.seat] - liability(table, step.seat) >= price:
        worth += 0.25
    return worth + (0.2 if gain(table, company) > 0.4 * price else 0.0)


def _merger(table: Table1817, seat: int, action: Merge) -> float:
    index = table.board.company_index
    company, partner = index[action.company], index[action.partner]
    own = table.president(partner) == seat
    trains = len(table.trains.owned[company]) + len(table.trains.owned[partner])
    markers = table.markers_on_map(company) + table.markers_on_map(partner)
    worth = 0.65 if own else 0.25
    if table.shares.size[company] == 2:
        worth += 0.2 if table.market.price(company) < 100 else 0.0
    elif merged_price(table, company, partner) < table.market.price(company) * 0.85:
        worth -= 0.3
    worth -= 0.2 * max(0, trains - table.now.train_limit)
    worth -= 0.05 * max(0, markers - table.board.markers.most)
    worth += 0.3 * (danger(table, company) - danger(table, partner))
    return worth + (0.1 if index[action.survivor] == company else 0.0)


def merge_offer(table: Table1817, step: MergeOffer, chance: random.Random) -> Action:
    """Yes to a partner that is not worse than the own company."""
    mine, other = step.partner, step.company
    better = danger(table, mine) - danger(table, other) + gain_rate(table, other) - gain_rate(table, mine)
    return Accept() if better + 0.5 * chance.random() > 0.2 else Decline()


def gain_rate(table: Table1817, company: int) -> float:
    return gain(table, company) / max(40, table.market.price(company))


def purchase(table: Table1817, step: Purchase, options: list[Option], chance: random.Random) -> Action:
    """Shares of the new company: the president likes them, others as in a stock round."""
    company, seat = step.company, step.seat
    price = table.market.price(company)
    rate = gain_rate(table, company) + (0.25 if step.leads else 0.0)
    if table.shares.short[seat][company]:
        rate += 0.1
    for option in options:
        kind = type(option.action)
        if kind is BuyShare and rate * (0.6 + 0.8 * chance.random()) > 0.15:
            if table.cash[seat] >= price + liability(table, seat):
                return option.action
        elif kind is SellShares and rate < -0.5:
            assert option.amount is not None
            return option.at(option.amount.high)
    return PASS


def new_loans(game: Game[Any], step: NewLoans, options: list[Option]) -> Action:
    """Loans that pay for the stations of a converted company (7.1.1)."""
    table: Table1817 = game.table
    above = game.stack[-2]
    if isinstance(above, Aftermath):
        count = min(above.markers, table.board.markers.most - table.markers(step.company))
        if table.treasury[step.company] < count * table.board.markers.price:
            return options[0].action
    return PASS


def taken_loans(table: Table1817, step: TakenLoans, options: list[Option]) -> Action:
    """Taken-over loans go back as long as interest and a train stay payable."""
    company = step.company
    left = table.treasury[company] - table.board.loan.amount
    keep = table.interest * table.loans[company]
    if best_life(table, company) < 1.5:
        keep += next_price(table)
    return options[0].action if left >= keep else PASS


# -- sales (7.2)


def friendly(table: Table1817, step: FriendlySale, options: list[Option], chance: random.Random) -> Action:
    """Sell what is about to fall, and now and then what others may want."""
    eager = 0.5 if danger(table, step.company) > 0.4 else 0.06
    return options[0].action if chance.random() < eager else PASS


def bid(table: Table1817, step: SaleAuction, options: list[Option], chance: random.Random) -> Action:
    """As much as the trains, stations and money of the company are worth to the best of one's own."""
    amounts = options[0].amount
    if amounts is None:
        return PASS
    lot, with_money = step.lot, step.zone != LIQUIDATION
    worth = 0.0
    for buyer in buyers(table, step.seat, lot, step.zone, amounts.low):
        value = contents(table, lot, buyer, with_money=with_money)
        if best_life(table, buyer) < 1 and table.trains.owned[lot]:
            value *= 1.25
        cost = amounts.low - table.treasury[buyer]
        if cost > 0 and not table.market.cell[buyer] - cost // 100 > 5:
            value *= 0.6
        worth = max(worth, value)
    held = table.shares.held[step.seat][lot] / table.shares.size[lot]
    limit = worth * (0.65 + 0.35 * chance.random()) * (1 + 0.4 * held)
    if amounts.low > limit:
        return PASS
    leap = int((min(limit, amounts.high) - amounts.low) / amounts.step * chance.random() ** 3)
    return options[0].at(amounts.low + max(0, min(leap, len(amounts) - 1)) * amounts.step)


def buyer(table: Table1817, step: BuyerChoice, options: list[Option]) -> Action:
    """The company that has most use for it."""
    return max(options, key=lambda option: _use(table, step, option)).action


def _use(table: Table1817, step: BuyerChoice, option: Option) -> float:
    action: Any = option.action
    company = table.board.company_index[action.company]
    worth = contents(table, step.company, company, with_money=step.zone != LIQUIDATION)
    return worth + 0.2 * most(table, company, step.company, step.zone) + 60 * danger(table, company)


# -- cash (7.4)


def raise_cash(table: Table1817, step: RaiseCash, options: list[Option]) -> Action:
    """Sell what will be missed least; bankruptcy only when nothing else is left."""
    sales = [option for option in options if type(option.action) is SellShares]
    if not sales:
        return options[-1].action
    return min(sales, key=lambda option: _rate(table, option)).action


def _rate(table: Table1817, option: Option) -> float:
    action: Any = option.action
    return gain_rate(table, table.board.company_index[action.company])
