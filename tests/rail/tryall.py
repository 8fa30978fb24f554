"""Every legal set of routes on a small map, by following the track piece by piece: slow, and by another way than the
optimiser and the integer program."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from tests.rail.positions import BRIDGE, MINE, layout_of
from trunkline.rail.hexes import NONE, opposite
from trunkline.rail.routes import RouteRules, Train
from trunkline.rail.tiles import CITY, JUNCTION, RED, STOP, Face
from trunkline.rail.track import STOPS, Track


class TooMany(Exception):
    """The map is not small."""


class Way(NamedTuple):
    """A route so far: the sides it used, its stops, what hexes earned, junctions crossed since the last stop."""

    sides: frozenset[int]
    stops: tuple[int, ...]
    earned: int
    crossed: frozenset[int]


class Map:
    """A track as a company may run on it."""

    def __init__(self, track: Track, company: int, rules: RouteRules) -> None:
        self.track, self.company, self.rules = track, company, rules
        self.hexes = track.layout.hexes

    def routes(self, most: int) -> Iterator[Way]:
        """Every legal route, from both its ends."""
        ways = [
            way
            for number in range(self.hexes.size)
            for stop in range(len(self.track.face(number).stops))
            for way in self.away(Way(frozenset(), (number * STOPS + stop,), 0, frozenset()), NONE)
        ]
        count = 0
        while ways:
            number, edge, way = ways.pop()
            for end, over in ends(self.track.face(number), edge):
                count += 1
                if count > most:
                    raise TooMany
                if end < STOP:
                    ways += self.through(number, end, over, way)
                    continue
                city = number * STOPS + end - STOP
                if self.place(city) in map(self.place, way.stops):
                    continue
                longer = way._replace(stops=(*way.stops, city), crossed=frozenset())
                yield longer
                if not self.ends_only(city):
                    ways += self.away(longer, edge)

    def away(self, way: Way, entered: int) -> list[tuple[int, int, Way]]:
        """Departures from the last stop."""
        number, stop = divmod(way.stops[-1], STOPS)
        edges = [e for e in range(6) if e != entered and (STOP + stop, False) in ends(self.track.face(number), e)]
        return [step for edge in edges for step in self.cross(number, edge, way)]

    def through(self, number: int, leave: int, over: bool, way: Way) -> list[tuple[int, int, Way]]:
        if over and number in way.crossed and not self.rules.junction_twice:
            return []
        marks = self.track.markers.get(number, 0)
        earned = way.earned + sum(amount for bit, amount in self.rules.hex_bonus if bit & marks)
        crossed = way.crossed | {number} if over else way.crossed
        return self.cross(number, leave, way._replace(earned=earned, crossed=crossed))

    def cross(self, number: int, edge: int, way: Way) -> list[tuple[int, int, Way]]:
        other, side = self.hexes.neighbours[number][edge], self.hexes.sides[number][edge]
        if other == NONE or side in way.sides:
            return []
        return [(other, opposite(edge), way._replace(sides=way.sides | {side}))]

    def ends_only(self, city: int) -> bool:
        stop, owners = self.track.stop(city), self.track.tokens.get(city, ())
        full = stop.kind == CITY and 0 < stop.slots <= len(owners) and self.company not in owners
        return stop.kind == RED or full

    def place(self, city: int) -> object:
        spec = self.hexes.specs[city // STOPS]
        if spec.area is not None and spec.area not in self.rules.areas_apart:
            return spec.area
        return spec.coord if spec.single_city else city

    def tokens(self, way: Way) -> int:
        return sum(self.company in self.track.tokens.get(city, ()) for city in way.stops)

    def revenue(self, way: Way, train: Train) -> int:
        marks = [self.track.markers.get(city // STOPS, 0) for city in way.stops]
        bonus = sum(amount for bit, amount in self.rules.stop_bonus for mark in marks if bit & mark)
        values = sum(self.track.stop(city).values[self.rules.level] for city in way.stops)
        return values + bonus + way.earned + train.token_bonus * self.tokens(way)


def ends(face: Face, edge: int) -> set[tuple[int, bool]]:
    """Where track leads from an edge, and whether over the junction."""
    direct = {(b if a == edge else a, False) for a, b in face.paths if edge in (a, b) and JUNCTION not in (a, b)}
    arms = {a if b == JUNCTION else b for a, b in face.paths if JUNCTION in (a, b)}
    over = {(arm, True) for arm in arms - {edge} if (arm, False) not in direct} if edge in arms else set()
    return direct | over


def best_of_all(track: Track, company: int, trains: Sequence[Train], rules: RouteRules, most: int = 30_000) -> int:
    """The most that trains can earn, by trying everything."""
    here = Map(track, company, rules)
    found = [way for way in here.routes(most) if here.tokens(way)]
    lists = []
    for train in trains:
        best: dict[frozenset[int], int] = {}
        for way in found:
            if train.reach is None or len(way.stops) <= train.reach:
                best[way.sides] = max(best.get(way.sides, 0), here.revenue(way, train))
        lists.append(sorted(((earned, sides) for sides, earned in best.items()), key=lambda item: -item[0]))
    return _choose(lists, frozenset(), 0, 0)


def _choose(lists: list[list[tuple[int, frozenset[int]]]], used: frozenset[int], earned: int, best: int) -> int:
    """The most that one route of every list brings, without a side twice; `best` if that is not more."""
    if not lists:
        return max(best, earned)
    rest = sum(items[0][0] for items in lists[1:] if items)
    for worth, sides in lists[0]:
        if earned + worth + rest <= best:
            return best
        if used.isdisjoint(sides):
            best = _choose(lists[1:], used | sides, earned + worth, best)
    return _choose(lists[1:], used, earned, best)


def small_position(title: str, seed: int) -> tuple[Track, list[Train], RouteRules]:
    """A few neighbouring hexes with any tiles, tokens and markers, legal to lay or not; company 0 and its trains."""
    random = Random(seed)
    layout = layout_of(title)
    track, hexes = Track(layout), layout.hexes
    region = [random.randrange(hexes.size)]
    for _ in range(random.randint(10, 60)):
        other = hexes.neighbours[random.choice(region)][random.randrange(6)]
        if other != NONE and other not in region and len(region) < 14:
            region.append(other)
    for number in region:
        printed = track.face(number)
        if any(stop.kind == RED for stop in printed.stops) or (printed.exits and random.random() < 0.4):
            continue
        looks = [layout.sheet.face(random.randrange(len(layout.sheet.ids)), random.randrange(6)) for _ in range(4)]
        inside = sum(1 << edge for edge in range(6) if hexes.neighbours[number][edge] in region)
        track.faces[number] = max(looks, key=lambda face: (layout.faces[face].exits & inside).bit_count())
        if random.random() < 0.3:
            track.mark(number, random.choice([MINE, BRIDGE, MINE | BRIDGE]))
    track.changed()
    cities = [
        n * STOPS + i for n in region for i, stop in enumerate(track.face(n).stops) if stop.kind == CITY and stop.slots
    ]
    for city in random.sample(cities, min(len(cities), random.randint(1, 5))):
        for company in random.sample(range(4), random.randint(1, track.stop(city).slots)):
            track.place(company, city)
    reaches = (2, 3, 4, 5, 6, 8, None)
    trains = [Train(random.choice(reaches), random.choice([0, 0, 20])) for _ in range(random.randint(1, 4))]
    apart = random.choice([(), ("Gulf",)])
    rules = RouteRules(random.randint(1, 3), ((MINE, 10),), ((BRIDGE, 10),), apart, random.random() < 0.5)
    return track, trains, rules
