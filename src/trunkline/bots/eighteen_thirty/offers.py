"""Offers of others, and what a president may do besides the steps of a company's turn."""

import random
from typing import Any

from trunkline.bots.eighteen_thirty.facts import facts_of, lasting, lasting_price, next_price, sales_until_rust
from trunkline.core import Accept, Action, Decline, Game, Option
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, UsePrivate
from trunkline.titles.eighteen_thirty.laying import EXTRA
from trunkline.titles.eighteen_thirty.private_trade import CompanyOffer, PrivateOffer
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.train_purchase import TrainOffer


def train(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Sell a train that is not the last good one, for a good part of its price."""
    step, table = game.decision, game.table
    assert isinstance(step, TrainOffer)
    facts, owned = facts_of(table.board), list(table.trains.owned[step.seller])
    owned.remove(step.kind)
    keeps = any(sales_until_rust(table, facts, kind) >= sales_until_rust(table, facts, step.kind) for kind in owned)
    fair = table.board.roster.prices[step.kind] * (0.5 + 0.4 * chance.random())
    return Accept() if keeps and step.price >= fair else Decline()


def private(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Buy at or below what a private still brings, sell above it."""
    step, table = game.decision, game.table
    assert isinstance(step, PrivateOffer)
    item = table.board.privates[step.private]
    fair = item.face_value * (0.8 + 0.4 * chance.random())
    if step.seat == step.seller:
        return Accept() if step.price > fair + item.revenue else Decline()
    rich = table.cash[step.seat] - step.price >= item.face_value
    return Accept() if step.price < fair and rich else Decline()


def company(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Sell a private to another's company for clearly more than its face value."""
    step, table = game.decision, game.table
    assert isinstance(step, CompanyOffer)
    fair = table.board.privates[step.private].face_value * (1.2 + 0.6 * chance.random())
    return Accept() if step.price >= fair else Decline()


def in_company_turn(game: Game[Any], options: list[Option], chance: random.Random) -> Action | None:
    """Sell an own private to the own company where its money allows it; lay the extra tile of a private."""
    for option in reversed(options):  # what is offered aside comes last
        action = option.action
        if type(action) is BuyPrivate:
            found = _deal(game, option, chance)
            if found is not None:
                return found
        elif type(action) is UsePrivate:
            extra = game.table.board.abilities[EXTRA]
            if action.private == game.table.board.privates[extra.private].id and chance.random() < 0.3:
                return action
        else:
            return None
    return None


def _deal(game: Game[Any], option: Option, chance: random.Random) -> Action | None:
    """As much as the company can spare after the train that it needs."""
    table: Table1830 = game.table
    turn = game.stack[-2]
    seller = turn.company  # type: ignore[attr-defined]
    private = table.board.private_index[option.action.private]  # type: ignore[attr-defined]
    if table.owner[private] != game.seat or option.amount is None:
        return None
    facts = facts_of(table.board)
    needed = 0 if lasting(table, facts, seller) else lasting_price(table, facts)
    if not table.trains.owned[seller]:
        needed = max(needed, next_price(table))
    spare = table.treasury[seller] - needed
    price = min(option.amount.high, spare)
    if price < max(option.amount.low, table.board.privates[private].face_value) or chance.random() < 0.2:
        return None
    return option.at(price)
