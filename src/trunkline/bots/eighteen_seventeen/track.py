"""Track, stations and bridges: connect, upgrade what one owns, and do not spend what a train needs."""

import random
from typing import Any

from trunkline.bots.eighteen_seventeen.values import means, next_price, safe_loans
from trunkline.bots.rail import lay_worth, surroundings, token_worth
from trunkline.core import Action, Option, Pass
from trunkline.rail.actions import PlaceToken
from trunkline.rail.connectivity import reach
from trunkline.rail.lays import terrain_cost
from trunkline.rail.track import STOPS
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import LayTile, PlaceBridge
from trunkline.titles.eighteen_seventeen.table import Table1817
from trunkline.titles.eighteen_seventeen.track_step import LayTrack, PlaceMarker

PASS = Pass()
MINE = 18  # a mine earns on every run through it
SPECIAL = 25
ENOUGH = 9.0  # the least a first tile must be worth
SECOND = 18.0  # and a second one, which costs extra


def bridge(table: Table1817, company: int, options: list[Option]) -> Action | None:
    """A bridge token where the company runs."""
    if type(options[-1].action) is not PlaceBridge:
        return None
    stops = reach(table.track, company).stops
    index = table.board.layout.hexes.index
    for option in reversed(options):
        action = option.action
        if type(action) is not PlaceBridge:
            return None
        if index[action.hex] * STOPS in stops:
            return action
    return None


def lay(table: Table1817, step: LayTrack, options: list[Option], chance: random.Random) -> Action:
    """The tile that is worth most beyond its cost, if the company can spare it."""
    company = step.company
    placed = bridge(table, company, options)
    if placed is not None:
        return placed
    least = SECOND if step.done else ENOUGH
    spare = _spare(table, company)
    best: Action = PASS
    most = least
    draw = chance.random
    layout = table.board.layout
    hexes, sheet = layout.hexes.index, layout.sheet
    track = table.track
    fee = step.fee(table)
    costs: dict[int, float] = {}
    for option in options:
        action: Any = option.action
        if type(action) is not LayTile:
            break
        number = hexes[action.hex]
        face = layout.faces[sheet.face(sheet.index[action.tile], action.rotation)]
        cost = costs.get(number)
        if cost is None:
            cost = costs[number] = terrain_cost(track, number) + fee
        if cost > spare:
            continue
        worth = lay_worth(track, company, number, face) * (0.85 + 0.3 * draw()) - 0.3 * cost
        if action.private is not None:
            worth += MINE if number in table.board.mine_hexes else SPECIAL
        if worth > most:
            best, most = action, worth
    return best


def _spare(table: Table1817, company: int) -> float:
    """Money for track beside what the first train needs."""
    cash = table.treasury[company]
    if table.trains.owned[company]:
        return cash
    enough = cash + table.board.loan.amount * safe_loans(table, company, 0)
    return min(cash, max(means(table, company) - next_price(table) - 10, enough - next_price(table)))


def place(table: Table1817, step: PlaceMarker, options: list[Option], chance: random.Random) -> Action:
    """A station where most is earned."""
    best: Action = PASS
    most = 25.0
    for option in options:
        action: Any = option.action
        if type(action) is PlaceToken:
            worth = token_worth(table.track, books.city_of(table, action.city)) * (0.8 + 0.4 * chance.random())
            if worth > most:
                best, most = action, worth
    return best


def first(table: Table1817, options: list[Option], chance: random.Random) -> Action:
    """The first station of a new company: much around, and not many others."""
    around = surroundings(table.board.layout)
    best, most = options[0].action, 0.0
    for option in options:
        action: Any = option.action
        city = books.city_of(table, action.city)
        worth = around[city // STOPS] * (0.7 + 0.6 * chance.random())
        if table.track.face(city // STOPS).level:
            worth += 15
        if worth > most:
            best, most = action, worth
    return best


def drop(table: Table1817, options: list[Option]) -> Action:
    """The station that is missed least."""
    return min(options, key=lambda option: _stop(table, option)).action


def _stop(table: Table1817, option: Option) -> float:
    action: Any = option.action
    return token_worth(table.track, books.city_of(table, action.city))
