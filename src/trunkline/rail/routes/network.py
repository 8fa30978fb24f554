"""A company's network as stops and *legs*: the ways from one stop to the next without a stop between."""

import time
from typing import NamedTuple

from trunkline.rail.connectivity import BITS, reach
from trunkline.rail.hexes import NONE, opposite
from trunkline.rail.routes.rules import RouteRules, Segment
from trunkline.rail.tiles import RED, STOP
from trunkline.rail.track import STOPS, Track


class Leg(NamedTuple):
    """A way between two stops. `sides`: bit mask of hex sides; `bonus`: what hexes on the way earn."""

    a: int
    b: int
    sides: int
    bonus: int
    segments: tuple[Segment, ...]


class Network:
    """Everything about a company's track that does not depend on trains or phase."""

    __slots__ = ("bits", "classes", "final", "group", "legs", "masks", "own", "stops")

    def __init__(self, track: Track, company: int, rules: RouteRules, deadline: float = 0.0) -> None:
        found = _Legs(track, company, rules).run(deadline)
        ends = {city for leg in found for city in (leg.a, leg.b)}
        self.stops: tuple[int, ...] = tuple(sorted(ends))
        index = {city: number for number, city in enumerate(self.stops)}
        self.legs: tuple[Leg, ...] = tuple(leg._replace(a=index[leg.a], b=index[leg.b]) for leg in found)
        self.own = tuple(company in track.tokens.get(city, ()) for city in self.stops)
        self.final = tuple(track.stop(city).kind == RED or track.blocked(city, company) for city in self.stops)
        self.group = _groups(track, self.stops, rules)
        self.classes = _classes(self.legs)
        self.bits = 1 + max((number for row in self.classes for number in row), default=-1)
        self.masks = tuple(sum(1 << number for number in row) for row in self.classes)


def network(track: Track, company: int, rules: RouteRules, deadline: float = 0.0) -> Network:
    """The network of a company, cached until the track or a token changes. `TimeoutError`: not ready at `deadline`."""
    key = ("network", company, rules.hex_bonus, rules.areas_apart, rules.junction_twice)
    found: Network | None = track.cache.get(key)
    if found is None:
        found = track.cache[key] = Network(track, company, rules, deadline)
    return found


def place_of(track: Track, city: int, apart: tuple[str, ...]) -> tuple[str, object]:
    """What a route may visit only once: a city, a red area, a city drawn as two circles (1830 20.1, 1817 6.1-2)."""
    spec = track.layout.hexes.specs[city // STOPS]
    if spec.area is not None and spec.area not in apart:
        return ("area", spec.area)
    return ("hex", city // STOPS) if spec.single_city else ("city", city)


def _groups(track: Track, stops: tuple[int, ...], rules: RouteRules) -> tuple[int, ...]:
    places: dict[tuple[str, object], int] = {}
    return tuple(places.setdefault(place_of(track, city, rules.areas_apart), len(places)) for city in stops)


def _classes(legs: tuple[Leg, ...]) -> tuple[tuple[int, ...], ...]:
    """Per leg its sides, numbered anew: sides that always occur together are one."""
    users: dict[int, int] = {}
    for number, leg in enumerate(legs):
        sides = leg.sides
        while sides:
            low = sides & -sides
            users[low] = users.get(low, 0) | 1 << number
            sides ^= low
    found: list[list[int]] = [[] for _ in legs]
    for new, who in enumerate(dict.fromkeys(users.values())):
        while who:
            low = who & -who
            found[low.bit_length() - 1].append(new)
            who ^= low
    return tuple(tuple(row) for row in found)


class _Legs:
    """Depth-first search for all legs, without those that use more sides than another for no more."""

    def __init__(self, track: Track, company: int, rules: RouteRules) -> None:
        self.track, self.company, self.rules = track, company, rules
        hexes = track.layout.hexes
        self.neighbours, self.sides = hexes.neighbours, hexes.sides
        self.live: set[int] = set()

    def run(self, deadline: float) -> list[Leg]:
        reached = reach(self.track, self.company)
        stops = sorted(reached.stops)
        self.live = self.between(stops)
        pairs: dict[tuple[int, int], list[Leg]] = {}
        for stop in stops:
            for leg in self.legs_from(stop, deadline):
                pairs.setdefault((leg.a, leg.b), []).append(leg)
        return [leg for pair in sorted(pairs) for leg in undominated(pairs[pair], deadline)]

    def between(self, stops: list[int]) -> set[int]:
        """Arrivals (`hex * 6 + edge`) from which track leads on to a stop."""
        away: set[int] = set()
        queue = [(stop // STOPS, edge) for stop in stops for edge in BITS[self.track.stop(stop).edges]]
        for number, edge in queue:
            other = self.neighbours[number][edge]
            state = other * 6 + opposite(edge)
            if other == NONE or state in away:
                continue
            away.add(state)
            queue += [(other, end) for end in self.track.face(other).links[opposite(edge)] if end < STOP]
        back = set()
        for state in away:
            number, edge = divmod(state, 6)
            back.add(self.neighbours[number][edge] * 6 + opposite(edge))
        return back

    def legs_from(self, stop: int, deadline: float) -> list[Leg]:
        """Legs from a stop to stops with higher numbers."""
        start, own = divmod(stop, STOPS)
        found: list[Leg] = []
        junction_twice = self.rules.junction_twice
        # a row: hex, edge of departure, sides used, bonus, junctions crossed, segments so far as a chain
        stack: list[tuple[int, int, int, int, int, tuple[object, Segment]]] = [
            (start, edge, 1 << self.sides[start][edge], 0, 0, (None, (start, STOP + own, edge)))
            for edge in BITS[self.track.stop(stop).edges]
        ]
        while stack:
            punctual(deadline)
            number, edge, used, bonus, junctions, chain = stack.pop()
            number, edge = self.neighbours[number][edge], opposite(edge)
            if number * 6 + edge not in self.live:
                continue
            face = self.track.face(number)
            for end in face.links[edge]:
                if end >= STOP:
                    other = number * STOPS + end - STOP
                    if other > stop:
                        found.append(Leg(stop, other, used, bonus, _unchain((chain, (number, edge, end)))))
                    continue
                side = 1 << self.sides[number][end]
                if used & side:
                    continue
                if face.junction and not junction_twice:
                    if junctions >> number & 1:
                        continue
                    crossed = junctions | 1 << number
                else:
                    crossed = junctions
                earned = bonus + self.bonus(number)
                stack.append((number, end, used | side, earned, crossed, (chain, (number, edge, end))))
        return found

    def bonus(self, number: int) -> int:
        """What passing a hex earns."""
        marks = self.track.markers.get(number, 0)
        return sum(amount for bit, amount in self.rules.hex_bonus if marks & bit) if marks else 0


def punctual(deadline: float) -> None:
    """`TimeoutError` when a deadline (0: none) has passed."""
    if deadline and time.perf_counter() > deadline:
        raise TimeoutError


def undominated(legs: list[Leg], deadline: float) -> list[Leg]:
    """Legs between the same stops without those another one beats: no more sides, no less bonus."""
    if len(legs) == 1:
        return legs
    kept: list[Leg] = []
    for leg in sorted(legs, key=lambda leg: (leg.sides.bit_count(), -leg.bonus, leg.segments)):
        punctual(deadline)
        if not any(other.sides & ~leg.sides == 0 and other.bonus >= leg.bonus for other in kept):
            kept.append(leg)
    return kept


def _unchain(chain: tuple[object, Segment]) -> tuple[Segment, ...]:
    row: list[Segment] = []
    link: object = chain
    while isinstance(link, tuple):
        link, segment = link
        row.append(segment)
    return tuple(reversed(row))
