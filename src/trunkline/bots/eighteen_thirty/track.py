"""Tiles and tokens, by a quick estimate: what new stops, better stops and the way to further places bring."""

import random
from typing import Any

from trunkline.bots.eighteen_thirty.facts import Facts, facts_of, lasting, next_price
from trunkline.core import Action, Game, Option, Pass
from trunkline.rail.connectivity import BITS, Reach, reach
from trunkline.rail.hexes import NONE, opposite
from trunkline.rail.lays import terrain_cost
from trunkline.rail.tiles import Face
from trunkline.rail.track import STOPS
from trunkline.titles.eighteen_thirty.actions import LayTile, UsePrivate
from trunkline.titles.eighteen_thirty.table import Table1830

UPGRADE = 1.5  # what one more of revenue counts
WAY, JOINS = 0.6, 1.4  # what a place further on counts; more if track leads there already
COST = 0.2  # what a dollar counts
WORTHWHILE = 4.0
TELEPORTED = 25.0  # a token for nothing


class Survey:
    """What a company sees from where it is: worked out once per decision, as far as it is asked for."""

    __slots__ = ("company", "facts", "level", "places", "pulled", "reach", "table", "track")

    def __init__(self, game: Game[Any], company: int) -> None:
        table: Table1830 = game.table
        self.table, self.track, self.company = table, table.track, company
        self.facts: Facts = facts_of(table.board)
        self.level = table.board.phases[table.phase].level
        self.reach: Reach = reach(table.track, company)
        self.places = {city // STOPS for city in self.reach.stops}
        self.pulled: dict[int, float] = {}

    def pull(self, number: int) -> float:
        """The strongest places, seen from a hex, that the company does not reach yet."""
        found = self.pulled.get(number)
        if found is None:
            found, weight = 0.0, 1.0
            for place, strength in self.facts.pulls[number]:
                if place not in self.places:
                    found += weight * strength
                    weight *= 0.35
                    if weight < 0.1:
                        break
            self.pulled[number] = found
        return found

    def worth(self, number: int, new: Face) -> float:
        """What a tile brings on a hex."""
        track, level = self.track, self.level
        old = track.layout.faces[track.faces[number]]
        joined = self.reach.edges.get(number, 0)
        gain = 0
        for stop in new.stops:
            if stop.edges & joined or len(new.stops) == 1:
                gain += stop.values[level]
        for stop in old.stops:
            if stop.edges & joined:
                gain -= stop.values[level]
        total = UPGRADE * gain
        row = track.layout.hexes.neighbours[number]
        for edge in BITS[new.exits & ~old.exits & ~joined]:
            other = row[edge]
            if other != NONE:
                pull = WAY * self.pull(other)
                if track.layout.faces[track.faces[other]].exits >> opposite(edge) & 1:
                    pull *= JOINS
                total += pull
        return total


def lay(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The tile that brings most for its cost; none if nothing is worth it."""
    table: Table1830 = game.table
    company = game.decision.company  # type: ignore[attr-defined]
    survey = Survey(game, company)
    layout, money = table.board.layout, table.treasury[company]
    index, sheet = layout.hexes.index, layout.sheet
    needed = 0 if table.trains.owned[company] else next_price(table)
    best: Action | None = None
    best_score, hexagon, burden = WORTHWHILE, "", 0.0
    for option in options:
        action = option.action
        if type(action) is not LayTile and type(action) is not UsePrivate:
            continue
        number = index[action.hex]
        if action.hex != hexagon:
            hexagon, cost = action.hex, terrain_cost(table.track, number)
            burden = COST * cost + (200.0 if cost and money - cost < needed else 0.0)
        face = layout.faces[sheet.face(sheet.index[action.tile], action.rotation)]
        score = survey.worth(number, face) - burden + 5.0 * chance.random()
        if type(action) is UsePrivate:
            score += TELEPORTED
        if score > best_score:
            best, best_score = action, score
    return best if best is not None else _pass(options)


def token(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """A token where cities are worth most and soon full, if the money for a train stays."""
    table: Table1830 = game.table
    step = game.decision
    company: int = step.company  # type: ignore[attr-defined]
    facts, board = facts_of(table.board), table.board
    costs = board.companies[company].token_costs
    cost, money = costs[len(costs) - table.tokens[company]], table.treasury[company]
    needed = 0 if table.trains.owned[company] else next_price(table)
    spare = money - cost - needed
    turn = game.stack[-2]
    free = turn.teleported  # type: ignore[attr-defined]
    if not free and (spare < 0 or (cost > costs[min(1, len(costs) - 1)] and not lasting(table, facts, company))):
        return _pass(options)
    best, best_score = None, 0.4 * cost
    for option in options:
        city = board.cities.get(getattr(option.action, "city", ""), NONE)
        if city == NONE:
            continue
        stop = table.track.stop(city)
        last = stop.slots - len(table.track.tokens.get(city, ())) == 1
        score = (0.5 * facts.worth[city // STOPS] + stop.values[-1]) * (1.3 if last else 0.8) * (0.5 + chance.random())
        if score > best_score:
            best, best_score = option.action, score
    return best if best is not None else _pass(options)


def any_city(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """Erie's two cities are alike."""
    return options[int(chance.random() * len(options))].action


def _pass(options: list[Option]) -> Action:
    return next(option.action for option in options if type(option.action) is Pass)
