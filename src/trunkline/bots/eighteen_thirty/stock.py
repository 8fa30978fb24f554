"""A turn in a stock round: float the own company, start one that floats, buy what pays, leave what is lost."""

import random
from typing import Any

from trunkline.bots.eighteen_thirty.facts import facts_of, lasting_price, next_price, worries
from trunkline.core import Action, Game, Option, Pass
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty.actions import SellPrivate, StartCompany, TradePrivate
from trunkline.titles.eighteen_thirty.holdings import certificates
from trunkline.titles.eighteen_thirty.table import Table1830

FLOAT_OWN, JOIN, START = 3.0, 0.92, 1.9
YEARS = 3.5  # runs that count for the worth of a share
TOGETHER = 0.5  # the part of all cash that players may put into one company together
LOST = 0.75  # below this a share is sold
TALK = 0.004  # how often somebody offers a private to another player


def turn(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The best purchase, after sales that help it."""
    table: Table1830 = game.table
    step: Any = game.stack[-1]
    seat: int = step.seat
    own = unfloated(table, seat)
    spare = table.cash[seat] - (worries(table, facts_of(table.board), seat) * 7 // 10 if table.phase else 0)
    best: Action | None = None
    best_score, may_pass = 1.0, False
    starts: dict[str, list[int]] = {}
    sales: list[Option] = []
    index = table.board.company_index
    for option in options:
        action = option.action
        if isinstance(action, BuyShare):
            company = index[action.company]
            score = purchase(table, seat, company, action.source == "pool", spare, own)
            if score > 0.5:
                score *= 0.85 + 0.3 * chance.random()
                if score > best_score:
                    best, best_score = action, score
        elif isinstance(action, StartCompany):
            starts.setdefault(action.company, []).append(action.price)
        elif isinstance(action, SellShares):
            sales.append(option)
        elif isinstance(action, Pass):
            may_pass = True
        elif isinstance(action, TradePrivate) and trades(table, index, chance):
            return action
    if starts and own == NONE and not step.bought and room(table, seat):
        found = start(table, seat, starts, spare, chance)
        if found is not None and found[1] > best_score:
            best = found[0]
    if sales:
        sale = sell(table, seat, sales, own, spare, not may_pass, chance)
        if sale is not None:
            return sale
    if best is not None:
        return best
    if not may_pass:
        return options[0].action
    if chance.random() < TALK:
        return _talk(options, chance)
    return PASS


PASS = Pass()


def room(table: Table1830, seat: int) -> bool:
    """Whether the certificate limit leaves room to found a company alone."""
    return certificates(table, seat) + table.board.float_shares <= table.certificate_limit


def unfloated(table: Table1830, seat: int) -> int:
    """A company of this president that is not founded yet."""
    for company, president in enumerate(table.shares.president):
        if president == seat and not table.floated[company]:
            return company
    return NONE


def purchase(table: Table1830, seat: int, company: int, pool: bool, spare: int, own: int) -> float:
    """What a dollar in a share is worth; 0 if there are better uses for it."""
    shares = table.shares
    market = table.market.price(company)
    price = market if pool else table.par[company]
    if company == own:
        return FLOAT_OWN
    president = shares.president[company]
    if not table.floated[company]:
        missing = table.board.float_shares - shares.sold(company)
        purse = table.cash[president] if president != NONE else 0
        if own != NONE or ((missing - 1) * price > purse and missing * price > TOGETHER * sum(table.cash)):
            return 0.0
        return JOIN + 0.08 * (table.board.float_shares - missing)
    if own != NONE:
        unsold = table.board.float_shares - shares.sold(own)
        if spare - price < unsold * table.par[own]:
            return 0.0
    if spare < price:
        return 0.0
    return value(table, company, market) / max(price, 1)


def value(table: Table1830, company: int, market: int) -> float:
    """What a share is worth: its price and the dividends to come."""
    revenue = table.revenue[company]
    size = table.shares.size[company]
    if revenue == NONE:
        revenue = table.par[company]
    if table.operated[company] and not table.trains.owned[company]:
        if table.treasury[company] < next_price(table):
            return 0.6 * market
        revenue = max(revenue, market) // 2
    return market + YEARS * revenue / size


def start(
    table: Table1830, seat: int, starts: dict[str, list[int]], spare: int, chance: random.Random
) -> tuple[Action, float] | None:
    """Start a company at the dearest price at which the own money founds it and the trains to come are paid."""
    board = table.board
    reach = spare * (0.95 + 0.1 * chance.random())
    needed = 0 if not table.phase else lasting_price(table, facts_of(board))
    prices = max(starts.values(), key=len)
    for price in prices:
        cost = board.float_shares * price
        if cost <= reach and board.shares.size * price + max(0, spare - cost) >= needed:
            break
    else:
        price = prices[-1]
        if not helped(table, spare, price) or board.shares.size * price < needed:
            return None
    facts = facts_of(board)
    best, best_score = "", 0.0
    for name, known in starts.items():
        if price in known:
            home = board.homes[board.company_index[name]][0]
            score = (facts.worth[home] + sum(pull for _, pull in facts.pulls[home][:5])) * (0.4 + chance.random())
            if score > best_score:
                best, best_score = name, score
    presided = sum(president == seat for president in table.shares.president)
    return StartCompany(best, price), (START - 0.25 * presided) * (0.7 + 0.5 * chance.random())


def helped(table: Table1830, spare: int, price: int) -> bool:
    """Whether others can found a company together with somebody who pays for half of what is needed."""
    half = table.board.float_shares // 2
    if spare < half * price or 2 * half * price > TOGETHER * sum(table.cash):
        return False
    return all(floated or not par for floated, par in zip(table.floated, table.par, strict=True))


def sell(
    table: Table1830, seat: int, sales: list[Option], own: int, spare: int, forced: bool, chance: random.Random
) -> Action | None:
    """Leave companies that are lost; raise money for the own company that is not founded; come down to a limit."""
    worst, worst_ratio = None, 10.0
    index, president = table.board.company_index, table.shares.president
    for option in sales:
        company = index[option.action.company]  # type: ignore[attr-defined]
        market = table.market.price(company)
        ratio = value(table, company, market) / max(1, market)
        if president[company] == seat:
            ratio += 1.0
        if not table.floated[company]:
            ratio += 0.5
        if ratio < worst_ratio:
            worst, worst_ratio = option, ratio
    if worst is None or worst.amount is None:
        return None
    if forced:
        return worst.action
    company = index[worst.action.company]  # type: ignore[attr-defined]
    if president[company] == seat:
        return None
    if worst_ratio < LOST and chance.random() < 0.6:
        return worst.at(worst.amount.high)
    if own not in (NONE, company) and table.cash[seat] < table.par[own] and not table.sold[seat] >> own & 1:
        return worst.action
    return None


def trades(table: Table1830, index: dict[str, int], chance: random.Random) -> bool:
    """The share is worth more than the private, which closes before long."""
    ability = table.board.abilities["exchange_for_share"]
    item, price = table.board.privates[ability.private], table.market.price(ability.company)
    good = table.floated[ability.company] and price >= item.face_value * 3 // 4
    ending = table.phase > 1 and price > item.revenue
    return (good and chance.random() < 0.3) or ending


def _talk(options: list[Option], chance: random.Random) -> Action:
    """Offer a private to somebody, at a price between nothing and a third of the other's cash."""
    found = [option for option in options if type(option.action) is SellPrivate and option.amount is not None]
    if not found:
        return PASS
    option = found[int(chance.random() * len(found))]
    assert option.amount is not None
    return option.at(option.amount.low + int(chance.random() * (option.amount.high - option.amount.low) / 3))
