# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One route for every train, no side twice: branch and bound over sorted lists (Cython's pure-Python mode)."""

import time
from collections.abc import Sequence

import cython

from trunkline.rail.routes.packing import SCALE, Row, row, word_row, words_for

compiled: bool = cython.compiled
_LOOK = 1_000  # work between two looks at the clock
_TABLE = 1 << 27  # bits for what routes block


@cython.cclass
class Chooser:
    """Every list is sorted by how far its routes fall short of the best of their kind. All shortfalls together may not
    be more than `gap`, or the set could not be worth more than what is known. Choosing a route strikes out what it
    blocks from the lists of the trains that follow; their best remaining routes bound the rest.

    What is open in a list is a set of its places: bits, packed into words as masks are. So a strike is a few
    operations on words, however long the lists are.
    """

    trains: cython.int
    kinds: cython.int
    words: cython.int
    span: cython.longlong
    toll: cython.longlong
    room: cython.longlong
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
    part: cython.longlong[::1]
    short: cython.longlong[::1]
    value: cython.longlong[::1]
    first: cython.longlong[::1]
    leg: cython.longlong[::1]
    wall: cython.ulonglong[::1]
    blocks: cython.ulonglong[::1]
    known: cython.longlong[::1]
    near: cython.longlong[::1]
    end: cython.longlong[::1]
    open: cython.ulonglong[::1]
    pick: cython.longlong[::1]
    best_pick: cython.longlong[::1]

    def __init__(
        self,
        lists: Sequence[Sequence[Row]],
        tops: Sequence[int],
        slots: Sequence[int],
        classes: Sequence[Sequence[int]],
    ) -> None:
        """`lists`: routes per kind, the best first; `tops`: the worth of the best; `slots`: the kind of every train,
        in order; `classes`: the sides of every leg."""
        self.trains, self.kinds = len(slots), len(lists)
        total = sum(len(rows) for rows in lists)
        self.span = 64 if compiled else 1 << 60
        self.toll = 1 + total // 1_000
        self.short, self.value = row(total, compiled), row(total, compiled)
        self.first, self.leg = row(total + 1, compiled), row(sum(len(r[1]) for rows in lists for r in rows), compiled)
        self.begin, self.part = row(self.kinds + 1, compiled), row(self.kinds + 1, compiled)
        self.slot, self.pick = row(self.trains, compiled), row(self.trains, compiled)
        self.best_pick = row(self.trains, compiled)
        self.near, self.end = row(self.trains * self.kinds, compiled), row(self.trains * self.kinds, compiled)
        for kind, rows in enumerate(lists):
            self.begin[kind + 1] = self.begin[kind] + len(rows)
            self.part[kind + 1] = self.part[kind] + words_for(len(rows), compiled)
            self.end[kind] = self.part[kind + 1]
        for train, kind in enumerate(slots):
            self.slot[train] = kind
        self.words = self.part[self.kinds]
        self.open = word_row(self.trains * self.words, compiled)
        self.room = max(1, min(total, _TABLE // (total + 1)))
        self.blocks, self.known = word_row(self.room * self.words, compiled), row(self.room, compiled)
        for place in range(self.room):
            self.known[place] = -1
        self._enter(lists, tops, classes)
        self.work = self.look = 0
        self.improved = self.stopped = False

    @cython.locals(kind=cython.longlong, i=cython.longlong, at=cython.longlong, w=cython.longlong, bit=cython.ulonglong)
    @cython.locals(leg=cython.longlong, place=cython.longlong, end=cython.longlong, side=cython.longlong)
    @cython.locals(users=cython.ulonglong[::1], sides=cython.ulonglong[::1])
    def _enter(self, lists: Sequence[Sequence[Row]], tops: Sequence[int], classes: Sequence[Sequence[int]]) -> None:
        """All routes are open at first. `wall` holds for every leg which routes it blocks."""
        names = {leg for rows in lists for entry in rows for leg in entry[1]}
        numbers = {leg: place for place, leg in enumerate(sorted(names))}
        users = word_row(len(numbers) * self.words, compiled)
        at = end = 0
        for kind, rows in enumerate(lists):
            for i, (away, legs, value, _) in enumerate(rows):
                self.short[at], self.value[at] = tops[kind] + away, value
                w = self.part[kind] + i // self.span
                bit = 1
                bit <<= i % self.span
                self.open[w] |= bit
                for leg in legs:
                    place = numbers[leg]
                    self.leg[end] = place
                    users[place * self.words + w] |= bit
                    end += 1
                at += 1
                self.first[at] = end
        known = {side: place for place, side in enumerate(sorted({side for leg in names for side in classes[leg]}))}
        sides = word_row(len(known) * self.words, compiled)
        self.wall = word_row(len(numbers) * self.words, compiled)
        for leg, place in numbers.items():
            for name in classes[leg]:
                side = known[name]
                for w in range(self.words):
                    sides[side * self.words + w] |= users[place * self.words + w]
        for leg, place in numbers.items():
            for name in classes[leg]:
                side = known[name]
                for w in range(self.words):
                    self.wall[place * self.words + w] |= sides[side * self.words + w]

    def run(self, best: int, gap: int, cap: int, deadline: float) -> bool:
        """Search for sets worth more than `best`; False if more than `cap` work or the deadline stopped it."""
        self.best, self.gap, self.cap, self.deadline = best, gap, cap, deadline
        self._choose(0, 0, 0)
        return not self.stopped

    def answer(self) -> tuple[int, list[int]] | None:
        """The best set found: (revenue, place in its list per train), None if nothing was better."""
        if not self.improved:
            return None
        return int(self.best), [int(self.best_pick[i] - self.begin[self.slot[i]]) for i in range(self.trains)]

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
    @cython.locals(revenue=cython.longlong, i=cython.longlong)
    @cython.returns(cython.void)
    def _take(self, revenue):
        """Remember a better set and its revenue."""
        self.gap -= (revenue - self.best) * SCALE
        self.best = revenue
        self.improved = True
        for i in range(self.trains):
            self.best_pick[i] = self.pick[i]

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(bit=cython.ulonglong, place=cython.longlong, half=cython.longlong)
    @cython.returns(cython.longlong)
    def _place(self, bit):
        """The place of the only bit in a word."""
        if not cython.compiled:
            return bit.bit_length() - 1
        place = 0
        half = 32
        while half:
            if bit >> half:
                bit >>= half
                place += half
            half >>= 1
        return place

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, kind=cython.longlong, w=cython.longlong, word=cython.ulonglong)
    @cython.returns(cython.longlong)
    def _nearest(self, train, kind):
        """The best route of a kind that is open to a train; -1 if there is none."""
        for w in range(self.part[kind], self.end[train * self.kinds + kind]):
            word = self.open[train * self.words + w]
            if word:
                return self._head(kind, w) + self._place(word & (~word + 1))
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, spent=cython.longlong, revenue=cython.longlong, w=cython.longlong)
    @cython.locals(level=cython.longlong, kind=cython.longlong, t=cython.longlong, at=cython.longlong)
    @cython.locals(rest=cython.longlong, same=cython.longlong, left=cython.ulonglong, low=cython.ulonglong)
    @cython.locals(spare=cython.longlong)
    @cython.returns(cython.void)
    def _choose(self, train, spent, revenue):
        """Try the open routes of one train, the best first, with the routes that then are open to the next one."""
        level = train * self.words
        kind = self.slot[train]
        rest = 0
        same = 1
        for t in range(train + 1, self.trains):
            if self.slot[t] == kind:
                same += 1
                continue
            at = self._nearest(train, self.slot[t])
            if at < 0:
                return
            self.near[train * self.kinds + self.slot[t]] = self.short[at]
            rest += self.short[at]
        for w in range(self.part[kind], self.end[train * self.kinds + kind]):
            left = self.open[level + w]
            while left:
                low = left & (~left + 1)
                left ^= low
                at = self._head(kind, w) + self._place(low)
                # equal trains choose in the order of their list
                spare = self.gap - spent - rest - same * self.short[at]
                if spare < 0:
                    return
                self.work += self.toll
                if self.work >= self.look:
                    self._tick()
                if self.stopped:
                    return
                self.pick[train] = at
                if train + 2 < self.trains:
                    self._strike(train, at, spare)
                    self._choose(train + 1, spent + self.short[at], revenue + self.value[at])
                elif train + 2 == self.trains:
                    self._pair(train, at, self.gap - spent - self.short[at], revenue + self.value[at])
                elif revenue + self.value[at] > self.best:
                    self._take(revenue + self.value[at])

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(at=cython.longlong, place=cython.longlong, base=cython.longlong, w=cython.longlong)
    @cython.locals(k=cython.longlong, blocked=cython.ulonglong)
    @cython.returns(cython.longlong)
    def _blocks(self, at):
        """Where the set of all routes that a route blocks is kept."""
        place = at % self.room
        base = place * self.words
        if self.known[place] != at:
            self.known[place] = at
            for w in range(self.words):
                blocked = 0
                for k in range(self.first[at], self.first[at + 1]):
                    blocked |= self.wall[self.leg[k] * self.words + w]
                self.blocks[base + w] = blocked
        return base

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, at=cython.longlong, spare=cython.longlong, w=cython.longlong)
    @cython.locals(t=cython.longlong, level=cython.longlong, i=cython.longlong, kind=cython.longlong)
    @cython.locals(base=cython.longlong, below=cython.longlong, limit=cython.longlong, end=cython.longlong)
    @cython.returns(cython.void)
    def _strike(self, train, at, spare):
        """What is open to the next trains: not what the picked route blocks, nor what equal trains would try twice, nor
        what falls short by more than `spare` beyond the nearest."""
        level = train * self.words
        below = level + self.words
        base = self._blocks(at)
        kind = -1
        for t in range(train + 1, self.trains):
            if self.slot[t] == kind:
                continue
            kind = self.slot[t]
            i = 0
            limit = self.near[train * self.kinds + kind] + spare
            if kind == self.slot[train]:
                i = at - self.begin[kind]
                limit = self.short[at] + spare
            end = self.part[kind]
            while end < self.end[train * self.kinds + kind] and self.short[self._head(kind, end)] <= limit:
                self.open[below + end] = self.open[level + end] & ~self.blocks[base + end]
                end += 1
            self.end[(train + 1) * self.kinds + kind] = end
            for w in range(self.part[kind], self.part[kind] + i // self.span):
                self.open[below + w] = 0
            w = below + self.part[kind] + i // self.span
            self.open[w] = self.open[w] >> i % self.span << i % self.span

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(kind=cython.longlong, w=cython.longlong)
    @cython.returns(cython.longlong)
    def _head(self, kind, w):
        """The first route of a word."""
        return self.begin[kind] + (w - self.part[kind]) * self.span

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.locals(train=cython.longlong, at=cython.longlong, spare=cython.longlong, revenue=cython.longlong)
    @cython.locals(w=cython.longlong, kind=cython.longlong, i=cython.longlong, e=cython.longlong)
    @cython.locals(left=cython.ulonglong, low=cython.ulonglong, base=cython.longlong, level=cython.longlong)
    @cython.returns(cython.void)
    def _pair(self, train, at, spare, revenue):
        """The last train beside the route just picked: all that falls short by no more than `spare`."""
        level = train * self.words
        base = self._blocks(at)
        kind = self.slot[train + 1]
        i = at - self.begin[kind] if kind == self.slot[train] else 0
        for w in range(self.part[kind] + i // self.span, self.end[train * self.kinds + kind]):
            if self.short[self._head(kind, w)] > spare:
                return
            left = (self.open[level + w] & ~self.blocks[base + w]) >> i % self.span << i % self.span
            i = 0
            while left:
                low = left & (~left + 1)
                left ^= low
                e = self._head(kind, w) + self._place(low)
                if self.short[e] > spare:
                    return
                if revenue + self.value[e] > self.best:
                    self.pick[train + 1] = e
                    spare -= (revenue + self.value[e] - self.best) * SCALE
                    self._take(revenue + self.value[e])
