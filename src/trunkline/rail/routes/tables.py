# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the search for routes looks up: the ways out of every stop, what they earn at the present prices, and bounds.

The rows belong to a `Tables` and are shared with its `Finder`; prices change what is in them, never where they are.
"""

from collections.abc import Sequence
from typing import Any

import cython

from trunkline.rail.routes.packing import SCALE, row

compiled: bool = cython.compiled


@cython.cclass
class Tables:
    """The rows of one kind of train in one network."""

    stops: cython.int
    reach: cython.int
    start: cython.longlong[::1]
    target: cython.longlong[::1]
    by: cython.longlong[::1]
    value: cython.longlong[::1]
    bonus: cython.longlong[::1]
    final: cython.longlong[::1]
    worth: cython.longlong[::1]
    gain: cython.longlong[::1]
    entry: cython.longlong[::1]
    order: cython.longlong[::1]
    walk: cython.longlong[::1]
    walk_next: cython.longlong[::1]
    walk_other: cython.longlong[::1]
    adjacency: object

    def __init__(
        self, legs: Sequence[tuple[int, int, int, int]], worths: Sequence[int], final: Sequence[bool], reach: int
    ) -> None:
        """`legs`: (stop, stop, mask, bonus); `worths`: revenue per stop; `reach` 0: no walks."""
        stops = len(worths)
        self.stops, self.reach = stops, reach
        self.value, self.worth = row(stops, compiled), row(stops, compiled)
        self.final, self.entry = row(stops, compiled), row(stops, compiled)
        self.order, self.start = row(stops, compiled), row(stops + 1, compiled)
        self.bonus, self.gain = row(len(legs), compiled), row(len(legs), compiled)
        self.target, self.by = row(2 * len(legs), compiled), row(2 * len(legs), compiled)
        table = (reach + 1) * stops
        self.walk, self.walk_next, self.walk_other = row(table, compiled), row(table, compiled), row(table, compiled)
        for stop, worth in enumerate(worths):
            self.value[stop], self.final[stop] = worth, final[stop]
        self.adjacency = [[] for _ in range(stops)]
        for number, leg in enumerate(legs):
            self.bonus[number] = leg[3]
            self.adjacency[leg[0]].append((leg[1], number))
            self.adjacency[leg[1]].append((leg[0], number))
        self.reprice(None)

    def ways(self) -> tuple[Any, Any, Any]:
        """The ways out of stop s are `start[s]` to `start[s + 1]`, the best first: to which stop, by which leg."""
        return self.start, self.target, self.by

    def earnings(self) -> tuple[Any, Any, Any, Any]:
        """Of stops and legs: revenue (stops, legs), and worth at the present prices (stops, legs)."""
        return self.value, self.bonus, self.worth, self.gain

    def bounds(self) -> tuple[Any, Any, Any, Any, Any]:
        """The most a stop earns with the way there, stops in that order; walks: what is possible, the way to go for
        it, what is possible without that way."""
        return self.entry, self.order, self.walk, self.walk_next, self.walk_other

    def reprice(self, prices: Sequence[int] | None) -> None:
        """Set the price of every leg (None: nothing costs) and what follows from it."""
        for leg in range(len(self.gain)):
            self.gain[leg] = self.bonus[leg] * SCALE - (0 if prices is None else prices[leg])
        for stop in range(self.stops):
            self.worth[stop] = self.value[stop] * SCALE
            entry = max([self.gain[leg] for _, leg in self.adjacency[stop]], default=0) + self.worth[stop]
            self.entry[stop] = max(0, entry)
        for number, stop in enumerate(sorted(range(self.stops), key=lambda stop: (-self.entry[stop], stop))):
            self.order[number] = stop
        at = 0
        for stop in range(self.stops):
            self.start[stop] = at
            ways = self.adjacency[stop]
            ways.sort(key=lambda way: (-(self.worth[way[0]] + self.gain[way[1]]), way[1]))
            for target, leg in ways:
                self.target[at], self.by[at] = target, leg
                at += 1
        self.start[self.stops] = at
        self._walks()

    @cython.cfunc
    @cython.locals(i=cython.longlong, n=cython.longlong, stop=cython.longlong, at=cython.longlong, t=cython.longlong)
    @cython.locals(k=cython.longlong, p=cython.longlong, v=cython.longlong, b1=cython.longlong, b2=cython.longlong)
    @cython.locals(to=cython.longlong)
    def _walks(self):
        """walk[i, s]: the most a walk of at most i more stops from s could earn (repeats allowed, no turning back)."""
        n = self.stops
        if self.reach:
            for stop in range(n):
                self.walk_next[stop] = -1
        for i in range(1, self.reach):
            for stop in range(n):
                b1 = 0
                b2 = 0
                to = -1
                if not self.final[stop]:
                    for at in range(self.start[stop], self.start[stop + 1]):
                        t = self.target[at]
                        p = (i - 1) * n + t
                        v = self.walk_other[p] if self.walk_next[p] == stop else self.walk[p]
                        v += self.worth[t] + self.gain[self.by[at]]
                        if t == to:
                            b1 = max(b1, v)
                        elif v > b1:
                            b2 = b1
                            b1 = v
                            to = t
                        elif v > b2:
                            b2 = v
                k = i * n + stop
                self.walk[k] = b1
                self.walk_other[k] = b2
                self.walk_next[k] = to
