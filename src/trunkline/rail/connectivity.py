"""What a company reaches: track, cities and hexes joined to its tokens by a legal route of any length.

A legal route uses no side twice, no city twice, does not reverse and does not pass a blocked city or a red area
(1830 18.0-3, 19.0-5, 20.1; 1817 6.1-2). A search that remembers one way to every place finds nearly everything;
where only going back over its own track would lead further, the few places in question are searched exactly.
"""

from trunkline.rail.hexes import NONE, opposite
from trunkline.rail.tiles import RED, STOP
from trunkline.rail.track import STOPS, Track

BITS: tuple[tuple[int, ...], ...] = tuple(tuple(edge for edge in range(6) if mask >> edge & 1) for mask in range(64))


class Reach:
    """What a company reaches. `edges[hex]`: sides of that hex where its track is or would join a tile laid there."""

    __slots__ = ("edges", "sides", "stops")

    def __init__(self) -> None:
        self.edges: dict[int, int] = {}
        self.sides = 0
        self.stops: set[int] = set()


def reach(track: Track, company: int) -> Reach:
    """The reach of a company, cached until the track or a token changes."""
    found: Reach | None = track.cache.get(company)
    if found is None:
        found = track.cache[company] = _Search(track, company).run()
    return found


class _Search:
    """One search. A state is `hex * 6 + edge`: track of the company arrives at a hex over an edge."""

    def __init__(self, track: Track, company: int) -> None:
        self.track, self.company = track, company
        layout = track.layout
        self.neighbours, self.side_of = layout.hexes.neighbours, layout.hexes.sides
        self.stop_bit = layout.sides  # bit of stop 0 in a mask of used sides and stops
        self.found = Reach()
        self.seen: set[int] = set()
        self.again: set[int] = set()  # states that would need a side or a stop twice
        self.closed: dict[int, bool] = {}

    def run(self) -> Reach:
        queue: list[tuple[int, int]] = []
        for used, out in self.starts():
            self.cross(out, used, queue)
        for state, used in queue:
            for out, use in self.onward(state, used):
                self.cross(out, use, queue)
        if self.again - self.seen:
            self.exact()
        return self.found

    def starts(self) -> list[tuple[int, int]]:
        """(used, state of departure) for every track out of a city with an own token."""
        starts = []
        for city in self.track.cities_of(self.company):
            number = city // STOPS
            self.found.stops.add(city)
            self.found.edges.setdefault(number, 0)
            used = 1 << (self.stop_bit + city)
            starts += [(used, number * 6 + edge) for edge in BITS[self.track.stop(city).edges]]
        return starts

    def onward(self, state: int, used: int) -> list[tuple[int, int]]:
        """Departures possible after arriving in `state`, with what is used then."""
        number, edge = divmod(state, 6)
        ways: list[tuple[int, int]] = []
        for end in self.track.face(number).links[edge]:
            if end < STOP:
                ways.append((number * 6 + end, used))
                continue
            city = number * STOPS + end - STOP
            if self.ends_here(city):
                continue
            use = used | 1 << (self.stop_bit + city)
            outs = [number * 6 + out for out in BITS[self.track.stop(city).edges & ~(1 << edge)]]
            if use == used:
                self.again.update(self.arrival(out) for out in outs)
            else:
                ways += [(out, use) for out in outs]
        return ways

    def ends_here(self, city: int) -> bool:
        """Red areas and blocked cities are ends only."""
        closed = self.closed.get(city)
        if closed is None:
            closed = self.track.stop(city).kind == RED or self.track.blocked(city, self.company)
            self.closed[city] = closed
        return closed

    def arrival(self, out: int) -> int:
        """The state on the other side of a departure; NONE at the end of the map."""
        number, edge = divmod(out, 6)
        other = self.neighbours[number][edge]
        return NONE if other == NONE else other * 6 + opposite(edge)

    def cross(self, out: int, used: int, queue: list[tuple[int, int]]) -> None:
        """Leave a hex over an edge, if its side is unused."""
        number, edge = divmod(out, 6)
        side = 1 << self.side_of[number][edge]
        state = self.arrival(out)
        if used & side:
            self.again.add(state)
            return
        edges = self.found.edges
        if not self.found.sides & side:
            self.found.sides |= side
            edges[number] = edges.get(number, 0) | 1 << edge
            if state != NONE:
                edges[state // 6] = edges.get(state // 6, 0) | 1 << state % 6
        if state != NONE and state not in self.seen:
            self.seen.add(state)
            self.found.stops.update(self.stops_at(state))
            queue.append((state, used | side))

    def stops_at(self, state: int) -> list[int]:
        """The stops to which track leads from an arrival."""
        number, edge = divmod(state, 6)
        return [number * STOPS + end - STOP for end in self.track.face(number).links[edge] if end >= STOP]

    # -- places that only a route over its own track seems to reach

    def exact(self) -> None:
        """Check by full search what the quick one left open."""
        loose = self.loosely(self.again - self.seen - {NONE}) - self.seen
        new = {
            state
            for state in loose
            if not self.found.sides >> self.side(state) & 1 or not self.found.stops.issuperset(self.stops_at(state))
        }
        if new:
            targets = {state for state in loose if self.without_reverse(state)}
            if targets:
                self.trails(targets)

    def side(self, state: int) -> int:
        return self.side_of[state // 6][state % 6]

    def loosely(self, start: set[int], without: int = NONE) -> set[int]:
        """States reachable from `start` when sides and stops may be used again."""
        found = {state for state in start if state != without}
        queue = list(found)
        for state in queue:
            for out, _ in self.onward(state, 0):
                after = self.arrival(out)
                if after not in found and after not in (NONE, without):
                    found.add(after)
                    queue.append(after)
        return found

    def without_reverse(self, state: int) -> bool:
        """Whether a state can be reached at all without first using its side the other way."""
        number, edge = divmod(state, 6)
        back = self.neighbours[number][edge] * 6 + opposite(edge)
        start = {self.arrival(out) for _, out in self.starts()} - {NONE}
        return state in self.loosely(start, without=back)

    def trails(self, targets: set[int]) -> None:
        """Depth-first over legal routes until every target is reached or ruled out."""
        before = self.leading_to(targets)
        stack = [(self.arrival(out), used | 1 << self.side(out), out) for used, out in self.starts()]
        while stack and targets:
            state, used, out = stack.pop()
            if state == NONE:
                continue
            if state in targets:
                targets.discard(state)
                self.cross(out, 0, [])
                before = self.leading_to(targets)
            if state not in before:
                continue
            for way, use in self.onward(state, used):
                side = 1 << self.side(way)
                if not use & side:
                    stack.append((self.arrival(way), use | side, way))

    def leading_to(self, targets: set[int]) -> set[int]:
        """States from which some target could be reached, loosely."""
        start = {self.arrival(out) for _, out in self.starts()} - {NONE}
        after: dict[int, list[int]] = {}
        for state in self.loosely(start):
            for out, _ in self.onward(state, 0):
                after.setdefault(self.arrival(out), []).append(state)
        found = set(targets)
        queue = list(found)
        for state in queue:
            for earlier in after.get(state, ()):
                if earlier not in found:
                    found.add(earlier)
                    queue.append(earlier)
        return found
