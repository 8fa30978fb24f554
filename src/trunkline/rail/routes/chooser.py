# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One route for every train, no side twice: branch and bound over sorted lists (Cython's pure-Python mode)."""

import time
from collections.abc import Sequence

import cython

from trunkline.rail.routes.finder import Row
from trunkline.rail.routes.packing import SCALE, pack, row, word_row, words_for

compiled: bool = cython.compiled
_LOOK = 10_000  # comparisons between two looks at the clock


@cython.cclass
class Chooser:
    """Every list is sorted by how far its routes fall short of the best of their kind. All shortfalls together may not
    be more than `gap`, or the set could not be worth more than what is known. Choosing a route strikes out what it
    blocks from the lists of the trains that follow; their best remaining routes bound the rest.
    """

    trains: cython.int
    kinds: cython.int
    words: cython.int
    total: cython.longlong
    gap: cython.longlong
    best: cython.longlong
    work: cython.longlong
    look: cython.longlong
    cap: cython.longlong
    deadline: cython.double
    stopped: cython.bint
    improved: cython.bint
    slot: cython.longlong[::1]
    begin: cython.longlong[::1]
    short: cython.longlong[::1]
    value: cython.longlong[::1]
    mask: cython.ulonglong[::1]
    open: cython.longlong[::1]
    size: cython.longlong[::1]
    pick: cython.longlong[::1]
    best_pick: cython.longlong[::1]

    def __init__(self, lists: Sequence[Sequence[Row]], tops: Sequence[int], slots: Sequence[int], bits: int) -> None:
        """`lists`: routes per kind, the best first; `tops`: the worth of the best; `slots`: the kind of every train."""
        self.trains, self.kinds = len(slots), len(lists)
        self.total = sum(len(rows) for rows in lists)
        self.words = words_for(bits, compiled)
        self.short, self.value = row(self.total, compiled), row(self.total, compiled)
        self.mask = word_row(self.total * self.words, compiled)
        self.begin = row(self.kinds + 1, compiled)
        self.open, self.size = row(self.trains * self.total, compiled), row(self.trains * self.kinds, compiled)
        self.slot, self.pick = row(self.trains, compiled), row(self.trains, compiled)
        self.best_pick = row(self.trains, compiled)
        at = 0
        for kind, rows in enumerate(lists):
            self.begin[kind], self.size[kind] = at, len(rows)
            for away, _, value, mask in rows:
                self.short[at], self.value[at], self.open[at] = tops[kind] + away, value, at
                if self.words == 1:
                    self.mask[at] = mask
                else:
                    for word, part in enumerate(pack(mask, self.words)):
                        self.mask[at * self.words + word] = part
                at += 1
        for train, kind in enumerate(slots):
            self.slot[train] = kind
        self.work = self.look = 0
        self.improved = self.stopped = False

    def run(self, best: int, gap: int, cap: int, deadline: float) -> bool:
        """Search for sets worth more than `best`; False if more than `cap` comparisons or the deadline stopped it."""
        self.best, self.gap, self.cap, self.deadline = best, gap, cap, deadline
        if self.trains == 1:
            self._last(0, 0, 0)
        else:
            self._choose(0, 0, 0)
        return not self.stopped

    def answer(self) -> tuple[int, list[int]] | None:
        """The best set found: (revenue, place in its list per train), None if nothing was better."""
        if not self.improved:
            return None
        return int(self.best), [int(self.best_pick[i] - self.begin[self.slot[i]]) for i in range(self.trains)]

    @property
    def compared(self) -> int:
        """Comparisons so far: a measure of work that is the same on every machine."""
        return int(self.work)

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.returns(cython.void)
    def _tick(self):
        """Stop if the work or the time allowed is used up; say when to look again."""
        self.look = self.work + _LOOK
        if self.work > self.cap or (self.deadline > 0.0 and time.perf_counter() > self.deadline):
            self.stopped = True

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, revenue=cython.longlong, i=cython.longlong)
    @cython.returns(cython.void)
    def _take(self, train, revenue):
        """Remember a better set: its revenue, and the picks up to `train`."""
        self.gap -= (revenue - self.best) * SCALE
        self.best = revenue
        self.improved = True
        for i in range(train + 1):
            self.best_pick[i] = self.pick[i]

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, spent=cython.longlong, revenue=cython.longlong, at=cython.longlong)
    @cython.locals(i=cython.longlong, first=cython.longlong, kind=cython.longlong)
    @cython.returns(cython.void)
    def _last(self, train, spent, revenue):
        """The only train: its most valuable route."""
        kind = self.slot[train]
        first = train * self.total + self.begin[kind]
        for i in range(self.size[train * self.kinds + kind]):
            at = self.open[first + i]
            if spent + self.short[at] > self.gap:
                break
            if revenue + self.value[at] > self.best:
                self.pick[train] = at
                self._take(train, revenue + self.value[at])

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, spent=cython.longlong, revenue=cython.longlong, i=cython.longlong)
    @cython.locals(
        level=cython.longlong, kind=cython.longlong, other=cython.longlong, t=cython.longlong, at=cython.longlong
    )
    @cython.locals(rest=cython.longlong, now=cython.longlong, earned=cython.longlong, first=cython.longlong)
    @cython.returns(cython.void)
    def _choose(self, train, spent, revenue):
        """Try the routes of one train, the best first; all following trains have lists of what is open to them."""
        level = train * self.total
        kind = self.slot[train]
        rest = 0
        for t in range(train + 1, self.trains):
            other = self.slot[t]
            rest += self.short[self.open[level + self.begin[other]]]
        first = level + self.begin[kind]
        for i in range(self.size[train * self.kinds + kind]):
            at = self.open[first + i]
            now = spent + self.short[at]
            if now + rest > self.gap:
                break
            self.pick[train] = at
            earned = revenue + self.value[at]
            if train + 2 == self.trains:
                self._pair(train, i, now, earned)
            elif self._strike(train, i, self.gap - now - rest):
                self._choose(train + 1, now, earned)
            if self.stopped:
                return

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(
        train=cython.longlong, i=cython.longlong, spare=cython.longlong, t=cython.longlong, j=cython.longlong
    )
    @cython.locals(kind=cython.longlong, at=cython.longlong, e=cython.longlong, n=cython.longlong, w=cython.longlong)
    @cython.locals(source=cython.longlong, sink=cython.longlong, begin=cython.longlong, limit=cython.longlong)
    @cython.locals(size=cython.longlong, ok=cython.bint)
    @cython.returns(cython.bint)
    def _strike(self, train, i, spare):
        """Lists for the next train without what the picked route blocks; False if some train is left with nothing."""
        at = self.pick[train] * self.words
        for t in range(train + 1, self.trains):
            kind = self.slot[t]
            if t > train + 1 and self.slot[t - 1] == kind:
                continue
            source = train * self.total + self.begin[kind]
            sink = source + self.total
            size = self.size[train * self.kinds + kind]
            begin = i if kind == self.slot[train] else 0
            limit = self.short[self.open[source]] + spare
            n = 0
            for j in range(begin, size):
                e = self.open[source + j]
                if self.short[e] > limit:
                    break
                self.work += 1
                ok = True
                for w in range(self.words):
                    if self.mask[at + w] & self.mask[e * self.words + w]:
                        ok = False
                        break
                if ok:
                    self.open[sink + n] = e
                    n += 1
            self.size[(train + 1) * self.kinds + kind] = n
            if n == 0:
                return False
        if self.work >= self.look:
            self._tick()
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, i=cython.longlong, spent=cython.longlong, revenue=cython.longlong)
    @cython.locals(kind=cython.longlong, at=cython.longlong, e=cython.longlong, j=cython.longlong, w=cython.longlong)
    @cython.locals(source=cython.longlong, ok=cython.bint)
    @cython.returns(cython.void)
    def _pair(self, train, i, spent, revenue):
        """The last train beside the route just picked."""
        at = self.pick[train] * self.words
        kind = self.slot[train + 1]
        source = train * self.total + self.begin[kind]
        for j in range(i if kind == self.slot[train] else 0, self.size[train * self.kinds + kind]):
            e = self.open[source + j]
            if spent + self.short[e] > self.gap:
                break
            self.work += 1
            if revenue + self.value[e] <= self.best:
                continue
            ok = True
            for w in range(self.words):
                if self.mask[at + w] & self.mask[e * self.words + w]:
                    ok = False
                    break
            if ok:
                self.pick[train + 1] = e
                self._take(train + 1, revenue + self.value[e])
        if self.work >= self.look:
            self._tick()
