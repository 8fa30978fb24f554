# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search for single routes: one source, run as it stands or compiled (Cython's pure-Python mode).

A route is grown from one of the company's tokens: first one arm, then the other. Legs are masks of hex sides packed
into words (one word of any length in plain Python, words of 64 bits when compiled). Amounts are in units of
1 / SCALE, so that sides can be given prices when several trains compete for them.
"""

import time
from collections.abc import Sequence
from typing import Any

import cython

from trunkline.rail.routes.packing import SCALE, pack, row, word_row, words_for

compiled: bool = cython.compiled
Row = tuple[int, tuple[int, ...], int, int]
"""A listed route: minus its worth, its legs in order, its revenue, its mask."""
_FAR = 12  # a train of more stops than this is bounded by what it can still reach, not by the walk table
_LOOK = 64  # search nodes between two looks at the clock


@cython.cclass
class Finder:
    """Routes of one kind of train in one network: the best one, or all from a threshold up."""

    stops: cython.int
    words: cython.int
    reach: cython.int
    far: cython.bint
    base: cython.int
    base_rank: cython.int
    first: cython.int
    depth: cython.int
    split: cython.int
    best_depth: cython.int
    best_split: cython.int
    best_base: cython.int
    stamp: cython.longlong
    best: cython.longlong
    nodes: cython.longlong
    until: cython.longlong
    last: cython.longlong
    deadline: cython.double
    late: cython.bint
    stopped: cython.bint
    collecting: cython.bint
    cap: cython.longlong
    start: cython.longlong[::1]
    target: cython.longlong[::1]
    by: cython.longlong[::1]
    mask: cython.ulonglong[::1]
    used: cython.ulonglong[::1]
    blocked: cython.ulonglong[::1]
    value: cython.longlong[::1]
    bonus: cython.longlong[::1]
    group: cython.longlong[::1]
    final: cython.longlong[::1]
    rank: cython.longlong[::1]
    seen: cython.longlong[::1]
    worth: cython.longlong[::1]
    gain: cython.longlong[::1]
    entry: cython.longlong[::1]
    order: cython.longlong[::1]
    walk: cython.longlong[::1]
    walk_next: cython.longlong[::1]
    walk_other: cython.longlong[::1]
    trail: cython.longlong[::1]
    best_trail: cython.longlong[::1]
    reached: cython.longlong[::1]
    queue: cython.longlong[::1]
    adjacency: object
    tokens: object
    found: object

    def __init__(
        self,
        stops: int,
        legs: Sequence[tuple[int, int, int, int]],
        bits: int,
        worths: Sequence[int],
        group: Sequence[int],
        final: Sequence[bool],
        own: Sequence[bool],
        reach: int,
    ) -> None:
        """`legs`: (stop, stop, mask, bonus); `worths`: revenue per stop; `reach` 0: unlimited."""
        self.stops = stops
        self.words = words_for(bits, compiled)
        self.reach = min(reach, stops) if reach else stops
        self.far = self.reach > _FAR
        self.value, self.bonus = row(stops, compiled), row(len(legs), compiled)
        self.tokens = [stop for stop in range(stops) if own[stop]]
        self.start, self.group, self.final, self.rank = (
            row(stops + 1, compiled),
            row(stops, compiled),
            row(stops, compiled),
            row(stops, compiled),
        )
        self.seen, self.worth, self.entry, self.order = (
            row(stops + 1, compiled),
            row(stops, compiled),
            row(stops, compiled),
            row(stops, compiled),
        )
        self.reached, self.queue = row(stops, compiled), row(stops, compiled)
        self.target, self.by = row(2 * len(legs), compiled), row(2 * len(legs), compiled)
        self.gain = row(len(legs), compiled)
        self.mask, self.used = word_row(len(legs) * self.words, compiled), word_row(self.words, compiled)
        self.blocked = word_row(self.words, compiled)
        self.trail, self.best_trail = row(stops + 1, compiled), row(stops + 1, compiled)
        table = 1 if self.far else (self.reach + 1) * stops
        self.walk, self.walk_next, self.walk_other = row(table, compiled), row(table, compiled), row(table, compiled)
        for stop in range(stops):
            self.group[stop], self.final[stop], self.rank[stop] = group[stop], final[stop], -1
        for number, stop in enumerate(self.tokens):
            self.rank[stop] = number
        for number, worth in enumerate(worths):
            self.value[number] = worth
        for number, leg in enumerate(legs):
            self.bonus[number] = leg[3]
            for word, part in enumerate(pack(leg[2], self.words)):
                self.mask[number * self.words + word] = part
        self.adjacency = [[] for _ in range(stops)]
        for number, leg in enumerate(legs):
            self.adjacency[leg[0]].append((leg[1], number))
            self.adjacency[leg[1]].append((leg[0], number))
        self.nodes = self.stamp = 0
        self.deadline = 0.0
        self.late = self.stopped = self.collecting = False
        self.found = None
        self.cap = 0
        self.best = 0
        self.reprice(None)

    def limit(self, deadline: float) -> None:
        """Stop searching when `time.perf_counter()` passes `deadline`; 0: never."""
        self.deadline = deadline

    def reprice(self, prices: Any) -> None:
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
        if not self.far:
            self._walks()

    @cython.cfunc
    @cython.locals(i=cython.longlong, n=cython.longlong, stop=cython.longlong, at=cython.longlong, t=cython.longlong)
    @cython.locals(k=cython.longlong, p=cython.longlong, v=cython.longlong, b1=cython.longlong, b2=cython.longlong)
    @cython.locals(to=cython.longlong)
    def _walks(self):
        """walk[i, s]: the most a walk of at most i more stops from s could earn (repeats allowed, no turning back)."""
        n = self.stops
        for stop in range(n):
            self.walk[stop] = self.walk_other[stop] = 0
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

    def ceiling(self) -> int:
        """An upper bound of the best route, without a search."""
        most = 0
        self.depth = 0
        for word in range(self.words):
            self.used[word] = 0
        for number, stop in enumerate(self.tokens):
            self.base, self.base_rank = stop, number
            self.seen[self.group[stop]] = 1
            left = self.reach - 1
            if self.far:
                rest = self._open_bound(stop, False, left)
            else:
                rest = min(self._walk_bound(stop, -1, left, False), self._top_bound(left))
            most = max(most, self.worth[stop] + rest)
            self.seen[self.group[stop]] = 0
        return int(most)

    def find(self, floor: int, forbidden: int, work: int = 0) -> tuple[int, tuple[int, ...], int] | None:
        """The best route worth more than `floor` off the forbidden sides: (worth, legs, mask), or None.

        Within `work` search nodes, where they are given; `cut_short` says whether they were too few.
        """
        self.collecting = False
        self.best = floor
        self.best_depth = 0
        self._run(forbidden, work)
        if not self.best_depth:
            return None
        legs = tuple([int(self.best_trail[i]) for i in range(self.best_depth)])
        ahead, behind = legs[: self.best_split], legs[self.best_split :]
        return int(self.best), tuple(reversed(ahead)) + behind, self.mask_of(legs)

    def collect(self, threshold: int, cap: int, forbidden: int) -> list[Row] | None:
        """All routes worth at least `threshold` off the forbidden sides, the best first, one per set of sides.

        None if there are more than `cap`.
        """
        self.collecting = True
        self.best = threshold - 1
        self.found = {}
        self.cap = cap
        self._run(forbidden, 0)
        found = self.found
        self.found = None
        if self.cap < 0 or self.stopped:
            self.cap = 0
            return None
        rows = list(found.values())
        rows.sort()
        return rows

    def mask_of(self, legs: Sequence[int]) -> int:
        """The sides of a row of legs."""
        mask: object = 0
        for leg in legs:
            for word in range(self.words):
                mask |= int(self.mask[leg * self.words + word]) << (64 * word)
        return mask

    @property
    def visited(self) -> int:
        """Search nodes so far: a measure of work that is the same on every machine."""
        return int(self.nodes)

    @property
    def out_of_time(self) -> bool:
        """Whether the deadline has stopped a search."""
        return bool(self.late)

    @property
    def cut_short(self) -> bool:
        """Whether the last search was stopped before it had seen everything."""
        return bool(self.stopped)

    def _run(self, forbidden: Any, work: int) -> None:
        self.stopped = self.late
        self.last = self.nodes + work if work else 1 << 62
        self._pause()
        for word, part in enumerate(pack(forbidden, self.words)):
            self.used[word] = self.blocked[word] = part
        for number, stop in enumerate(self.tokens):
            if self.stopped:
                return
            self.base, self.base_rank, self.depth, self.first = stop, number, 0, -1
            self.seen[self.group[stop]] = 1
            self._grow(stop, -1, self.worth[stop], self.reach - 1, False)
            self.seen[self.group[stop]] = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.returns(cython.void)
    def _pause(self):
        """Stop if the time or the work allowed is used up; say when to look again."""
        self.until = self.last
        if self.deadline > 0.0:
            if time.perf_counter() > self.deadline:
                self.late = self.stopped = True
            if self.nodes + _LOOK < self.last:
                self.until = self.nodes + _LOOK
        if self.nodes >= self.last:
            self.stopped = True

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(head=cython.longlong, before=cython.longlong, worth=cython.longlong, left=cython.longlong)
    @cython.locals(i=cython.longlong, n=cython.longlong, a=cython.longlong, b=cython.longlong, v=cython.longlong)
    @cython.locals(second=cython.bint, p=cython.longlong, q=cython.longlong, away=cython.longlong)
    @cython.returns(cython.longlong)
    def _walk_bound(self, head, before, left, second):
        """The most that walks over at most `left` more stops could add."""
        n = self.stops
        p = left * n + head
        if second:
            away = self.target[self.first] if head == self.base else before
            return self.walk_other[p] if self.walk_next[p] == away else self.walk[p]
        if self.depth == 0:
            a = 0
            for i in range(left + 1):
                v = self.walk[i * n + head] + self.walk[(left - i) * n + head]
                if v > a:
                    a = v
            return a
        away = self.target[self.first]
        b = 0
        for i in range(left + 1):
            p = i * n + head
            q = (left - i) * n + self.base
            v = self.walk_other[p] if self.walk_next[p] == before else self.walk[p]
            v += self.walk_other[q] if self.walk_next[q] == away else self.walk[q]
            if v > b:
                b = v
        return b

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(left=cython.longlong, i=cython.longlong, s=cython.longlong, total=cython.longlong)
    @cython.returns(cython.longlong)
    def _top_bound(self, left):
        """The most that `left` more stops could add, wherever they are."""
        total = 0
        for i in range(self.stops):
            s = self.order[i]
            if not self.seen[self.group[s]]:
                total += self.entry[s]
                left -= 1
                if left == 0:
                    break
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(head=cython.longlong, second=cython.bint, left=cython.longlong, total=cython.longlong)
    @cython.locals(size=cython.longlong, i=cython.longlong, s=cython.longlong, t=cython.longlong, at=cython.longlong)
    @cython.locals(
        last=cython.longlong, other=cython.longlong, v=cython.longlong, w=cython.longlong, leg=cython.longlong
    )
    @cython.locals(ok=cython.bint)
    @cython.returns(cython.longlong)
    def _open_bound(self, head, second, left):
        """The most that all stops still reachable from the open ends could add; of final stops one per open end."""
        self.stamp += 1
        size = 0
        total = 0
        last = 0
        other = 0
        if second or not self.final[head]:
            self.queue[0] = head
            size = 1
        if not second and head != self.base:
            self.queue[size] = self.base
            size += 1
        i = 0
        while i < size:
            s = self.queue[i]
            i += 1
            for at in range(self.start[s], self.start[s + 1]):
                t = self.target[at]
                if self.reached[t] == self.stamp or self.seen[self.group[t]] or -1 < self.rank[t] < self.base_rank:
                    continue
                leg = self.by[at] * self.words
                ok = True
                for w in range(self.words):
                    if self.mask[leg + w] & self.used[w]:
                        ok = False
                        break
                if not ok:
                    continue
                self.reached[t] = self.stamp
                v = self.entry[t]
                if self.final[t]:
                    if v > last:
                        other = last
                        last = v
                    elif v > other:
                        other = v
                else:
                    total += v
                    self.queue[size] = t
                    size += 1
        return total + last + (0 if second else other)

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(worth=cython.longlong, second=cython.bint, i=cython.longlong)
    @cython.returns(cython.void)
    def _keep(self, worth, second):
        """Remember the route as it stands."""
        if self.collecting:
            self._store(worth, second)
            return
        self.best = worth
        self.best_depth = self.depth
        self.best_split = self.split if second else self.depth
        for i in range(self.depth):
            self.best_trail[i] = self.by[self.trail[i]]

    @cython.cfunc
    @cython.locals(
        i=cython.longlong, at=cython.longlong, revenue=cython.longlong, ahead=cython.longlong, w=cython.longlong
    )
    def _store(self, worth, second):
        """Add the route as it stands to the collection."""
        mask = self.used[0] ^ self.blocked[0]
        for w in range(1, self.words):
            mask = int(mask) | int(self.used[w] ^ self.blocked[w]) << (64 * w)
        old = self.found.get(mask)
        if old is None:
            self.cap -= 1
            if self.cap < 0:
                self.best = 1 << 62
                return
        elif old[0] <= -worth:
            return
        revenue = self.value[self.base]
        legs = []
        for i in range(self.depth):
            at = self.trail[i]
            revenue += self.value[self.target[at]] + self.bonus[self.by[at]]
            legs.append(self.by[at])
        ahead = self.split if second else self.depth
        self.found[mask] = (-worth, tuple(legs[:ahead][::-1] + legs[ahead:]), revenue, mask)

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(head=cython.longlong, before=cython.longlong, worth=cython.longlong, left=cython.longlong)
    @cython.locals(second=cython.bint, at=cython.longlong, t=cython.longlong, leg=cython.longlong, w=cython.longlong)
    @cython.locals(now=cython.longlong, ok=cython.bint, bound=cython.longlong, begin=cython.longlong)
    @cython.returns(cython.void)
    def _grow(self, head, before, worth, left, second):
        """Lengthen the arm that ends in `head` in every useful way, then begin the second arm at the base."""
        self.nodes += 1
        if self.nodes >= self.until:
            self._pause()
        if self.stopped or left <= 0:
            return
        if self.far:
            if worth + self._open_bound(head, second, left) <= self.best:
                return
        elif (
            worth + self._walk_bound(head, before, left, second) <= self.best
            or worth + self._top_bound(left) <= self.best
        ):
            return
        if second or not self.final[head]:
            begin = self.first + 1 if second and head == self.base else self.start[head]
            for at in range(begin, self.start[head + 1]):
                t = self.target[at]
                if self.seen[self.group[t]] or -1 < self.rank[t] < self.base_rank:
                    continue
                leg = self.by[at] * self.words
                ok = True
                for w in range(self.words):
                    if self.mask[leg + w] & self.used[w]:
                        ok = False
                        break
                if not ok:
                    continue
                if self.depth == 0:
                    self.first = at
                for w in range(self.words):
                    self.used[w] ^= self.mask[leg + w]
                self.seen[self.group[t]] = 1
                self.trail[self.depth] = at
                self.depth += 1
                now = worth + self.worth[t] + self.gain[self.by[at]]
                if now > self.best:
                    self._keep(now, second)
                if not (second and self.final[t]):
                    self._grow(t, head, now, left - 1, second)
                self.depth -= 1
                self.seen[self.group[t]] = 0
                for w in range(self.words):
                    self.used[w] ^= self.mask[leg + w]
        if not second and self.depth > 0:
            self.split = self.depth
            self._grow(self.base, -1, worth, left, True)
