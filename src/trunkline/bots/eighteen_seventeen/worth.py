"""What things are worth to the policy: a company's things, its share, what a president can do with it."""

import random
from typing import Any

from trunkline.core import Action, Game, Option
from trunkline.core.action import Pass
from trunkline.titles.eighteen_seventeen.table import COMPANY, NONE, Table1817

TRAIN_PART = 0.7  # of the price of a train
MARKER = 45


def deciding(game: Game[Any]) -> Any:
    """The step that waits, whatever it is."""
    return game.decision


def train_worth(table: Table1817, company: int) -> float:
    """Trains by what they cost, less for those that soon go."""
    roster, total = table.board.roster, 0.0
    coming = table.trains.next_type()
    for kind in table.trains.owned[company]:
        if table.board.obsolete_from[kind] <= table.phase:
            continue
        fading = (kind <= 1 and coming >= 3) or (kind == 2 and coming >= 5) or (kind == 3 and coming >= 6)
        total += roster.prices[kind] * (0.3 if fading else TRAIN_PART)
    return total


def book(table: Table1817, company: int) -> float:
    """Book value of a company (11.1.4): trains, markers, privates, cash, less its loans."""
    worth = train_worth(table, company) + MARKER * table.markers(company)
    for private in table.privates_of(COMPANY + company):
        worth += table.board.privates[private].face_value * 0.4
    return worth + table.treasury[company] - 105 * table.loans[company]


def share_worth(table: Table1817, company: int) -> float:
    """What a share should cost: from its book value and what it last earned."""
    size = table.shares.size[company]
    earned = max(0, table.revenue[company])
    if not table.trains.owned[company]:
        earned = 0
    fresh = table.revenue[company] == NONE
    return (book(table, company) + 2.2 * earned) / size + (20 if fresh else 0)


def passing(options: list[Option]) -> Action | None:
    """The pass among the options."""
    for option in options:
        if type(option.action) is Pass:
            return option.action
    return None


def pick(options: list[Option], weights: list[float], chance: random.Random) -> Option:
    """One option by weight."""
    total = sum(weights)
    at = chance.random() * total
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    return options[-1]


def first_of(options: list[Option], kind: type[Action]) -> Option | None:
    """The first option of a kind."""
    for option in options:
        if type(option.action) is kind:
            return option
    return None


def next_train(table: Table1817) -> int:
    """The price of the cheapest train that the bank sells now."""
    roster = table.board.roster
    kind = table.trains.next_type()
    prices = [roster.prices[old] for old in table.trains.pool]
    if kind != NONE:
        prices.append(roster.prices[kind])
    return min(prices, default=0)
