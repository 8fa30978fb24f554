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

from trunkline.rail.routes.catalogue import Catalogue
from trunkline.rail.routes.packing import Row, pack, row, word_row, words_for
from trunkline.rail.routes.tables import Tables

compiled: bool = cython.compiled
_FAR = 12  # a train of more stops than this is bounded by what it can still reach, not by the walk table
_LOOK = 64  # search nodes between two looks at the clock
_LISTING = 2_000  # search nodes after which a list of all routes is tried
_LONGEST = 50_000  # branches of such a list


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
    attempt: cython.longlong
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
    parents: cython.longlong[::1]
    tables: object
    tokens: object
    found: object
    branches: object
    catalogue: object
    prices: object

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
        self.tables = Tables(legs, worths, final, 0 if self.far else self.reach)
        self.start, self.target, self.by = self.tables.ways()
        self.value, self.bonus, self.worth, self.gain = self.tables.earnings()
        self.entry, self.order, self.walk, self.walk_next, self.walk_other = self.tables.bounds()
        self.tokens = [stop for stop in range(stops) if own[stop]]
        self.group, self.final, self.rank = row(stops, compiled), row(stops, compiled), row(stops, compiled)
        self.seen, self.reached, self.queue = row(stops, compiled), row(stops, compiled), row(stops, compiled)
        self.mask, self.used = word_row(len(legs) * self.words, compiled), word_row(self.words, compiled)
        self.blocked = word_row(self.words, compiled)
        self.trail, self.best_trail = row(stops + 1, compiled), row(stops + 1, compiled)
        self.parents = row(stops + 1, compiled)
        for stop in range(stops):
            self.group[stop], self.final[stop], self.rank[stop] = group[stop], final[stop], -1
        for number, stop in enumerate(self.tokens):
            self.rank[stop] = number
        for number, leg in enumerate(legs):
            for word, part in enumerate(pack(leg[2], self.words)):
                self.mask[number * self.words + word] = part
        self.nodes = self.stamp = 0
        self.deadline = 0.0
        self.late = self.stopped = self.collecting = False
        self.found = self.branches = self.catalogue = None
        self.prices = [0] * len(legs)
        self.attempt = _LISTING
        self.cap = 0
        self.best = 0

    def limit(self, deadline: float) -> None:
        """Stop searching when `time.perf_counter()` passes `deadline`; 0: never."""
        self.deadline = deadline

    def reprice(self, prices: Sequence[int]) -> None:
        """Set the price of every leg."""
        self.prices = prices
        if self.catalogue is None:
            self.tables.reprice(prices)
        else:
            self.catalogue.reprice(prices)

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
        self._list_all()
        if self.catalogue is not None:
            return None if self._late() else self.catalogue.find(floor, forbidden)
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
        if self.catalogue is not None:
            return None if self._late() else self.catalogue.collect(threshold, cap, forbidden)
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

    def _list_all(self) -> None:
        """List all routes once as much has been searched as that may take; in vain, try again after more searching."""
        if self.catalogue is not None or self.nodes < self.attempt:
            return
        root = (0, 0, 0, 0, 0)
        self.collecting, self.branches = True, [root]
        self.best = -1 << 62
        self._run(0, self.nodes)
        branches, self.branches = self.branches, None
        self.attempt = 2 * self.nodes if len(branches) <= _LONGEST else 1 << 62
        if not self.stopped:
            self.catalogue = Catalogue(branches, self.words)
            self.catalogue.reprice(self.prices)

    def _late(self) -> bool:
        """Whether the deadline has passed."""
        self.last = 1 << 62
        self.stopped = self.late
        self._pause()
        return bool(self.late)

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
        """Add the route as it stands to the collection, or to the list of all routes."""
        mask = self.used[0] ^ self.blocked[0]
        for w in range(1, self.words):
            mask = int(mask) | int(self.used[w] ^ self.blocked[w]) << (64 * w)
        if self.branches is not None:
            self._branch(mask, self.split if second else self.depth)
            return
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
    @cython.locals(at=cython.longlong, place=cython.longlong, parent=cython.longlong, revenue=cython.longlong)
    def _branch(self, mask, split):
        """Add the route as it stands to the list of all routes."""
        at = self.trail[self.depth - 1]
        parent = self.parents[self.depth - 1] if self.depth > 1 else 0
        revenue = self.branches[parent][3] if parent else self.value[self.base]
        revenue += self.value[self.target[at]] + self.bonus[self.by[at]]
        place = len(self.branches)
        self.parents[self.depth] = place
        self.branches.append((parent, self.by[at], split, revenue, mask))
        if place >= _LONGEST:
            self.stopped = True

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
        if self.branches is not None:
            pass  # a list of all routes
        elif self.far:
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
