"""Auctions, the stock round, cash crises."""

import random
from typing import Any

from trunkline.bots.eighteen_seventeen.worth import deciding, first_of, next_train, passing, pick, share_worth
from trunkline.core import Action, Bid, Game, Option
from trunkline.rail.actions import BuyShare, PlaceToken, SellShares
from trunkline.titles.eighteen_seventeen.actions import (
    AddPrivate,
    BuyOwnShares,
    ChooseSize,
    OpenAuction,
    SellShort,
    StartCompany,
    TakeLoan,
)
from trunkline.titles.eighteen_seventeen.books import city_of
from trunkline.titles.eighteen_seventeen.table import NONE

MOST_LED = 3  # companies one president can look after


def first_auction(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Put up a private that the seed money makes cheap; sometimes wait."""
    table = game.table
    cheap = []
    for option in options[:-1]:
        assert isinstance(option.action, OpenAuction)
        assert option.amount is not None
        face = table.board.privates[table.board.private_index[option.action.private]].face_value
        if option.amount.low <= 0.7 * face:
            cheap.append((option, face - option.amount.low + 1.0))
    if not cheap or chance.random() < 0.06:
        return options[-1].action
    option = pick([item for item, _ in cheap], [weight for _, weight in cheap], chance)
    assert option.amount is not None
    lift = int(chance.random() * 3) * option.amount.step
    return option.at(min(option.amount.top, option.amount.low + lift))


def private_auction(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Bid up to half or three quarters of the face value (11.1.2)."""
    bid = options[0]
    if bid.amount is None:
        return options[-1].action
    face = game.table.board.privates[deciding(game).lot].face_value
    limit = face * (0.45 + 0.35 * chance.random())
    return bid.action if bid.amount.low <= limit else options[-1].action


def company_auction(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Bid while the company could be equipped and not all money is gone."""
    bid = first_of(options, Bid)
    led = len(game.table.presided(game.seat))
    if bid is None or bid.amount is None or led >= MOST_LED:
        return options[-1].action
    limit = 110 + chance.random() * 0.6 * game.table.cash[game.seat] / (1 + led)
    return bid.action if bid.amount.low <= limit else options[-1].action


def first_marker(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """A city worth something, near to others."""
    table = game.table
    weights = []
    for option in options:
        assert isinstance(option.action, PlaceToken)
        city = city_of(table, option.action.city)
        value = table.track.stop(city).values[table.now.level]
        near = sum(1 for other in table.board.layout.hexes.neighbours[city // 4] if other != NONE)
        weights.append(4.0 + value + near)
    return pick(options, weights, chance).action


def size(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The larger the company, the more it must have."""
    table = game.table
    cash = table.treasury[deciding(game).company]
    weights = []
    for option in options:
        assert isinstance(option.action, ChooseSize)
        weights.append(1.0 if option.action.size <= 2 else (2.0 if cash >= 60 * (option.action.size // 5 + 1) else 0.1))
    return pick(options, weights, chance).action


def payment(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Privates belong into companies."""
    private = first_of(options, AddPrivate)
    return options[0].action if private is None or chance.random() < 0.02 else private.action


def stock_turn(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Sell what is hollow, short what is overpriced, then buy or start; help an own company that has no train."""
    step, table, seat = deciding(game), game.table, game.seat
    stop = passing(options)
    weights = [0.0] * len(options)
    led = table.presided(seat)
    for number, option in enumerate(options):
        action = option.action
        kind = type(action)
        if kind is SellShares:
            company = table.board.company_index[action.company]  # type: ignore[attr-defined]
            if stop is None:
                weights[number] = 5.0
            elif company not in led and share_worth(table, company) < 0.55 * table.market.price(company):
                weights[number] = 1.5
        elif kind is SellShort:
            company = table.board.company_index[action.company]  # type: ignore[attr-defined]
            weights[number] = 3 * hollow(game, company)
        elif kind is BuyShare:
            company = table.board.company_index[action.company]  # type: ignore[attr-defined]
            weights[number] = wish(game, company, company in led)
        elif kind is StartCompany:
            weights[number] = start_wish(game, option, len(led)) / 20
        elif kind is TakeLoan:
            company = table.board.company_index[action.company]  # type: ignore[attr-defined]
            weights[number] = 3.0 if needs_loan(game, company) else 0.0
        elif kind is BuyOwnShares:
            company = table.board.company_index[action.company]  # type: ignore[attr-defined]
            weights[number] = 1.5 if table.treasury[company] > 2 * next_train(table) else 0.05
        elif step.acted:
            weights[number] = 0.4
        else:
            weights[number] = 0.25
    if not any(weights):
        return stop or options[0].action
    return amount_of(game, pick(options, weights, chance), chance)


def amount_of(game: Game[Any], option: Option, chance: random.Random) -> Action:
    """How many shares, how high a bid."""
    if option.amount is None:
        return option.action
    if isinstance(option.action, StartCompany):
        table, seat = game.table, game.seat
        wanted = 110 + int(chance.random() * 3) * 10
        if table.phase:
            wanted = 130 + int(chance.random() * 0.7 * table.cash[seat])
        wanted -= wanted % option.amount.step
        return option.at(max(option.amount.low, min(option.amount.top, wanted)))
    if isinstance(option.action, SellShares):
        return option.at(option.amount.low + int(chance.random() * len(option.amount)))
    return option.at(option.amount.top)


def hollow(game: Game[Any], company: int) -> float:
    """How much more a company costs than there is in it (11.1.4)."""
    table = game.table
    price = table.market.price(company)
    if price < 55 or (table.trains.owned[company] and table.revenue[company] > 1.5 * price):
        return 0.0
    return float(max(0.0, 0.75 - share_worth(table, company) / price))


def wish(game: Game[Any], company: int, led: bool) -> float:
    """How much a share is wanted."""
    table = game.table
    price, worth = table.market.price(company), share_worth(table, company)
    wanted = worth / max(price, 1)
    if table.shares.short[game.seat][company]:
        wanted += 0.8 if table.market.price(company) < 100 else 0.3
    if led:
        wanted += 0.6 if not table.trains.owned[company] or table.treasury[company] < next_train(table) else 0.1
    return float(max(0.02, wanted - 0.5))


def start_wish(game: Game[Any], option: Option, led: int) -> float:
    """How much a new company is wanted."""
    table = game.table
    if led >= MOST_LED or option.amount is None:
        return 0.05
    money = table.cash[game.seat] + sum(
        table.board.privates[private].face_value for private in table.privates_of(game.seat)
    )
    if table.privates_of(game.seat):
        return 6.0
    if table.phase >= 4:
        return 0.6 if money > 350 and led < 2 else 0.05
    return (2.5 if table.phase else 5.0) / (1 + led) if money >= 110 else 0.1


def needs_loan(game: Game[Any], company: int) -> bool:
    """Whether a company must borrow now: markers are unpaid."""
    table = game.table
    return bool(table.owed[company]) and table.treasury[company] < table.owed[company] * table.board.markers.price


def raise_cash(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Sell the dearest share first."""
    sales = [option for option in options if isinstance(option.action, SellShares)]
    if not sales:
        return options[0].action
    table = game.table
    best = max(
        sales,
        key=lambda option: table.market.price(table.board.company_index[option.action.company]),  # type: ignore[attr-defined]
    )
    return best.action
