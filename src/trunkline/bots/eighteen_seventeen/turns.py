"""A company's turn: track, markers, dividends, trains, loans."""

import random
from typing import Any

from trunkline.bots.eighteen_seventeen.worth import deciding, first_of, next_train, passing, pick
from trunkline.core import Accept, Action, Decline, Game, Option
from trunkline.rail.actions import BuyTrain, DiscardTrain, KeepRevenue, PayDividend, PlaceToken
from trunkline.rail.hexes import NONE
from trunkline.titles.eighteen_seventeen.actions import LayTile, PayHalf, PlaceBridge, RepayLoan, TakeLoan
from trunkline.titles.eighteen_seventeen.books import city_of

SAMPLE = 14  # tile lays looked at


def lay_track(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Of some lays the one that joins most; the second one only if it is cheap beside what is there."""
    table, step = game.table, deciding(game)
    bridge = first_of(options, PlaceBridge)
    if bridge is not None:
        return bridge.action
    stop = passing(options)
    assert stop is not None
    lays = [option for option in options if type(option.action) is LayTile]
    if not lays or (step.done and table.treasury[step.company] < 120 + 20 * table.loans[step.company]):
        return stop
    if len(lays) > SAMPLE:
        lays = [lays[int(chance.random() * len(lays))] for _ in range(SAMPLE)]
    best, high = lays[0], -1.0
    for option in lays:
        worth = lay_worth(game, option.action) + chance.random()
        if worth > high:
            best, high = option, worth
    if high < (1.6 if step.done else 0.7):
        return stop
    return best.action


def lay_worth(game: Game[Any], action: Any) -> float:
    """Tracks that meet others, cities that grow, powers that are used."""
    table, layout = game.table, game.table.board.layout
    number = layout.hexes.index[action.hex]
    face = layout.faces[layout.sheet.face(layout.sheet.index[action.tile], action.rotation)]
    old = table.track.face(number)
    worth = 0.0
    neighbours = layout.hexes.neighbours[number]
    for edge in range(6):
        if face.exits >> edge & 1 and not old.exits >> edge & 1 and neighbours[edge] != NONE:
            other = table.track.face(neighbours[edge])
            if other.exits >> (edge + 3) % 6 & 1:
                worth += 1.0
            elif other.stops:
                worth += 0.6
            else:
                worth += 0.1
    if face.stops:
        worth += 0.8
    if action.private is not None:
        worth += 1.5
    elif table.board.terrain[number] is not None and old.level == 0:
        worth -= 0.3
    return worth


def place_marker(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The best city there is; sometimes the marker is kept."""
    table = game.table
    cities = [option for option in options if isinstance(option.action, PlaceToken)]
    if not cities or chance.random() < 0.15:
        return passing(options) or options[-1].action
    level = table.now.level
    best = max(
        cities,
        key=lambda option: table.track.stop(city_of(table, option.action.city)).values[level] + chance.random(),  # type: ignore[attr-defined]
    )
    return best.action


def dividend(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Half is normal (11.1.1); what needs a train keeps, what is rich pays."""
    table, step = game.table, deciding(game)
    company = step.company
    cash, price = table.treasury[company], next_train(table)
    due = table.interest * table.loans[company]
    needy = needs_train(game, company)
    if needy and cash < price <= cash + step.revenue + 100 * table.loans_open(company):
        return _keep(options)
    if cash + step.revenue // 2 < due:
        return _keep(options)
    if not table.normal(company) and step.revenue < table.board.dividend_price:
        return _keep(options)
    rich = cash - due > (price if needy else 60)
    weights = [4.0 if rich else 0.6, 4.0, 0.4 if rich else 1.2]
    kinds: list[type[Action]] = [PayDividend, PayHalf, KeepRevenue]
    found = [first_of(options, kind) for kind in kinds]
    return pick([option for option in found if option is not None], weights, chance).action


def _keep(options: list[Option]) -> Action:
    option = first_of(options, KeepRevenue)
    assert option is not None
    return option.action


def needs_train(game: Game[Any], company: int) -> bool:
    """No train, or only such as soon go."""
    table = game.table
    owned = table.trains.owned[company]
    coming = table.trains.next_type()
    lasting = [kind for kind in owned if kind >= 4 or kind + 2 >= coming]
    return not lasting


def buy_train(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """A company without a train buys if it can, with loans; others while it pays."""
    table, company = game.table, deciding(game).company
    stop = passing(options)
    assert stop is not None
    owned = table.trains.owned[company]
    offers = [option for option in options if isinstance(option.action, BuyTrain)]
    own = [option for option in offers if spare(game, option)]
    cash, rate = table.treasury[company], table.interest
    if not owned and own:
        best = own[int(chance.random() * len(own))]
        assert best.amount is not None
        most = min(best.amount.top, 60 + int(chance.random() * 60))
        return best.at(max(best.amount.low, most))
    bank = [option for option in offers if option.amount is None]
    if bank:
        best = max(bank, key=lambda option: table.board.roster.index[option.action.train])  # type: ignore[attr-defined]
        left = cash - best.action.amount - rate * table.loans[company]  # type: ignore[attr-defined]
        if not owned or (needs_train(game, company) and left >= -100) or (left >= 0 and chance.random() < 0.5):
            return best.action
    price, loan = next_train(table), first_of(options, TakeLoan)
    if loan is not None and price:
        reach = cash + (100 - rate) * table.loans_open(company)
        wanted = not owned or (needs_train(game, company) and rate <= 25) or (rate <= 10 and len(owned) < 2)
        if wanted and cash < price <= reach and (not owned or chance.random() < 0.8):
            return loan.action
    if not owned and offers and cash >= 20 and chance.random() < 0.5:
        best = offers[int(chance.random() * len(offers))]
        if best.amount is not None:
            return best.at(min(best.amount.top, 40 + int(chance.random() * best.amount.top)))
    return stop


def spare(game: Game[Any], option: Option) -> bool:
    """A train of a company of the same president that has another one."""
    table = game.table
    seller = table.board.company_index.get(option.action.source, NONE)  # type: ignore[attr-defined]
    return seller != NONE and table.president(seller) == game.seat and len(table.trains.owned[seller]) > 1


def train_offer(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Sell for a good price what one can do without."""
    table, step = game.table, deciding(game)
    face = table.board.roster.prices[step.kind]
    enough = len(table.trains.owned[step.seller]) > 1 and step.price >= face * (0.5 + 0.6 * chance.random())
    return Accept() if enough else Decline()


def discard(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The lowest train goes."""
    index = game.table.board.roster.index
    low = min(
        (option for option in options if isinstance(option.action, DiscardTrain)),
        key=lambda option: index[option.action.train],  # type: ignore[attr-defined]
    )
    return low.action


def loans(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Repay when interest is dear or money lies idle; borrow only before prices of loans rise."""
    table, company = game.table, deciding(game).company
    repay = first_of(options, RepayLoan)
    if repay is not None:
        keep = next_train(table) if needs_train(game, company) else 30
        if table.treasury[company] - 100 >= min(keep, 400) or (table.interest >= 30 and chance.random() < 0.7):
            return repay.action
    return passing(options) or options[-1].action
