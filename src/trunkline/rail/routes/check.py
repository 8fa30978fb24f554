"""A judge of proposed routes. It shares no path logic with the search: it follows the track piece by piece."""

from collections.abc import Sequence
from typing import NamedTuple

from trunkline.rail.hexes import EDGES, NONE, opposite
from trunkline.rail.routes.rules import RouteRules, Segment, Train
from trunkline.rail.tiles import CITY, JUNCTION, RED, STOP, Face
from trunkline.rail.track import STOPS, Track


class Fault(NamedTuple):
    """Why routes cannot be run: a code, the rule of 1830 that says so, the place of the route in the proposal."""

    code: str
    rule: str
    route: int


RULES = {
    "no_such_train": "1830 20.1-6",  # the company has no such train, or it runs twice
    "no_such_track": "1830 20.1-1",  # a piece is not track that lies on the map
    "not_continuous": "1830 20.1-1",  # a piece does not begin where the last one ended
    "no_stop_at_end": "1830 20.1-2",  # a route begins or ends between stops
    "too_few_stops": "1830 20.1-1",  # fewer than two
    "too_many_stops": "1830 20.1-6",  # more than the train's number
    "track_twice": "1830 20.1-1",  # a route uses a hex side twice
    "track_shared": "1830 20.1-4",  # two trains use a hex side
    "stop_twice": "1830 20.1-3",  # a city, town or red area comes twice
    "passes_red": "1830 20.1-2",  # a red area is not an end
    "passes_blocked": "1830 19.0-5",  # a city full of others' tokens is not an end
    "no_own_token": "1830 20.1-5",  # no city of the route has an own token
    "junction_twice": "1817 6.1-2",  # the same junction twice between two stops, where the rules forbid it
}
REASONS = tuple(RULES)


def check_routes(
    track: Track,
    company: int,
    trains: Sequence[Train],
    rules: RouteRules,
    routes: Sequence[tuple[int, Sequence[Segment]]],
) -> int | Fault:
    """What routes, (place of the train, segments) each, earn together; or the first thing that is wrong with them."""
    used: set[int] = set()
    seen: set[int] = set()
    revenue = 0
    for number, (place, segments) in enumerate(routes):
        if place in seen or not 0 <= place < len(trains):
            return _fault("no_such_train", number)
        seen.add(place)
        code = _Judge(track, company, trains[place], rules).code(segments)
        if code is not None:
            return _fault(code, number)
        sides = sides_of(track, segments)
        if not used.isdisjoint(sides):
            return _fault("track_shared", number)
        used.update(sides)
        revenue += revenue_of(track, company, trains[place], rules, segments)
    return revenue


def _fault(code: str, number: int) -> Fault:
    return Fault(code, RULES[code], number)


def sides_of(track: Track, segments: Sequence[Segment]) -> list[int]:
    """The hex sides a route crosses, in order."""
    sides = track.layout.hexes.sides
    return [sides[number][leave] for number, _, leave in segments if leave in EDGES]


def cities_of(segments: Sequence[Segment]) -> list[int]:
    """The stops of a route that has been followed already."""
    found = []
    for place, (number, enter, leave) in enumerate(segments):
        if place == 0 and enter >= STOP:
            found.append(number * STOPS + enter - STOP)
        if leave >= STOP:
            found.append(number * STOPS + leave - STOP)
    return found


def revenue_of(track: Track, company: int, train: Train, rules: RouteRules, segments: Sequence[Segment]) -> int:
    """What a legal route earns."""
    earned = 0
    for city in cities_of(segments):
        marks = track.markers.get(city // STOPS, 0)
        earned += track.stop(city).values[rules.level]
        earned += sum(amount for bit, amount in rules.stop_bonus if bit & marks)
        if company in track.tokens.get(city, ()):
            earned += train.token_bonus
    for number, enter, leave in segments:
        if enter in EDGES and leave in EDGES:
            marks = track.markers.get(number, 0)
            earned += sum(amount for bit, amount in rules.hex_bonus if bit & marks)
    return earned


class _Judge:
    """Follows one route."""

    def __init__(self, track: Track, company: int, train: Train, rules: RouteRules) -> None:
        self.track, self.company, self.train, self.rules = track, company, train, rules

    def code(self, segments: Sequence[Segment]) -> str | None:
        """The first thing that is wrong, or None."""
        return self.of_track(segments) or self.of_stops(segments)

    def of_track(self, segments: Sequence[Segment]) -> str | None:
        track = self.track
        before: Segment | None = None
        crossed: set[int] = set()
        for segment in segments:
            number, enter, leave = segment
            if not 0 <= number < len(track.faces) or not on_face(track.face(number), enter, leave):
                return "no_such_track"
            if before is not None and not self.follows(before, segment):
                return "not_continuous"
            if enter >= STOP:
                crossed.clear()
            elif leave in EDGES and through_junction(track.face(number), enter, leave):
                if number in crossed and not self.rules.junction_twice:
                    return "junction_twice"
                crossed.add(number)
            before = segment
        if not segments or segments[0][1] < STOP or segments[-1][2] < STOP:
            return "no_stop_at_end"
        sides = sides_of(track, segments)
        return "track_twice" if len(sides) != len(set(sides)) else None

    def follows(self, before: Segment, after: Segment) -> bool:
        """Whether a piece begins where the one before it ended."""
        number, _, left = before
        if left >= STOP:
            return after[:2] == (number, left)
        other = self.track.layout.hexes.neighbours[number][left]
        return other != NONE and after[:2] == (other, opposite(left))

    def of_stops(self, segments: Sequence[Segment]) -> str | None:
        track, cities = self.track, cities_of(segments)
        if len(cities) < 2:
            return "too_few_stops"
        if self.train.reach is not None and len(cities) > self.train.reach:
            return "too_many_stops"
        for city in cities[1:-1]:
            if track.stop(city).kind == RED:
                return "passes_red"
            if self.full(city):
                return "passes_blocked"
        places = [self.place(city) for city in cities]
        if len(places) != len(set(places)):
            return "stop_twice"
        return None if any(self.company in track.tokens.get(city, ()) for city in cities) else "no_own_token"

    def full(self, city: int) -> bool:
        """Whether other companies hold every circle of a city that has circles."""
        stop, owners = self.track.stop(city), self.track.tokens.get(city, ())
        return stop.kind == CITY and stop.slots > 0 and self.company not in owners and len(owners) >= stop.slots

    def place(self, city: int) -> str:
        """What may come once: the area of a red hex, a city drawn as two circles, the stop."""
        spec = self.track.layout.hexes.specs[city // STOPS]
        if spec.area is not None and spec.area not in self.rules.areas_apart:
            return f"area {spec.area}"
        return spec.coord if spec.single_city else f"{spec.coord}:{city % STOPS}"


def on_face(face: Face, enter: int, leave: int) -> bool:
    """Whether a face has track from one end to the other, directly or over its junction."""
    if enter == leave or JUNCTION in (enter, leave):
        return False
    ends = {frozenset(path) for path in face.paths}
    return frozenset((enter, leave)) in ends or through_junction(face, enter, leave)


def through_junction(face: Face, enter: int, leave: int) -> bool:
    """Whether the way between two edges leads over the junction."""
    ends = {frozenset(path) for path in face.paths}
    arms = all(frozenset((edge, JUNCTION)) in ends for edge in (enter, leave))
    return arms and frozenset((enter, leave)) not in ends
