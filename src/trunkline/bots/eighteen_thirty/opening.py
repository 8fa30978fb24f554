"""The sale of the privates and the par price that comes with one."""

import random
from typing import Any

from trunkline.bots.eighteen_thirty.facts import facts_of
from trunkline.core import Action, Game, Option
from trunkline.core.auction import Auction
from trunkline.titles.eighteen_thirty.actions import BidPrivate, BuyPrivate, SetPar
from trunkline.titles.eighteen_thirty.table import Table1830


def turn(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Buy what is worth its price, now and then bid on something better."""
    table: Table1830 = game.table
    seat = game.seat
    assert seat is not None
    worth = facts_of(table.board).privates
    index, free = table.board.private_index, table.free_cash(seat)
    best, best_score = options[-1], 1.0
    for option in options:
        action = option.action
        if isinstance(action, BuyPrivate):
            if not action.amount:
                return action
            ratio = worth[index[action.private]] / action.amount
            score = ratio * (0.75 + 0.5 * chance.random())
        elif isinstance(action, BidPrivate):
            low = action.amount
            if any(bidder == seat for bidder, _ in table.bids[index[action.private]]) or low > 0.7 * free:
                continue
            score = worth[index[action.private]] / low * (0.55 + 0.45 * chance.random())
        else:
            continue
        if score > best_score:
            best, best_score = option, score
    if best.amount is not None and isinstance(best.action, BidPrivate):
        return best.at(min(best.amount.high, best.action.amount + 5 * int(3 * chance.random() ** 2)))
    return best.action


def auction(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Raise as long as the private is worth more."""
    table: Table1830 = game.table
    step = game.decision
    assert isinstance(step, Auction)
    family = options[0].amount
    limit = facts_of(table.board).privates[step.lot] * (0.8 + 0.3 * chance.random())
    if family is None or family.low > limit or family.low > 0.85 * (table.cash[step.seat]):
        return options[-1].action
    return options[0].at(min(family.high, family.low + 5 * int(2 * chance.random())))


def par(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The dearest par price at which the money in hand floats the company; the lowest if none does."""
    table: Table1830 = game.table
    seat = game.seat
    assert seat is not None
    shares = table.board.float_shares - table.board.shares.size * table.board.shares.president // 100
    cash = table.free_cash(seat) * (0.9 + 0.4 * chance.random())
    for option in options:
        assert isinstance(option.action, SetPar)
        if option.action.price * shares <= cash:
            return option.action
    return options[-1].action
