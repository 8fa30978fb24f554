"""The best set of routes for several trains, with proof.

1. The best route of every train for itself is an upper bound of the sum; routes chosen one after the other are a
   first answer.
2. Where they differ, sides that several trains want get prices (Lagrangian relaxation): the bound sinks, the answer
   rises.
3. All routes that a better set could contain are listed and the best choice among them is searched.
4. Where the lists would be long, the question is split: a contested side is left to one train, to another, and so on.

Nothing is left out: a route is off a list only if no better set can contain it.
"""

import time
from collections.abc import Callable, Sequence
from math import gcd
from typing import NamedTuple

from trunkline.rail.routes.chooser import Chooser
from trunkline.rail.routes.finder import Finder
from trunkline.rail.routes.packing import SCALE, Row

Legs = tuple[int, ...]
FIRST_LOOKS = (1_000, 30_000)  # search nodes per train for first answers, where the best routes take long to find
ROUNDS = 10  # price rounds after which a list is tried again
PATIENCE = 60  # price rounds at most before a question is split
SHORT_LIST, LONG_LIST = 1_500, 25_000  # routes per kind: a list worth trying at once, the longest one
EARLY_WORK, LATE_WORK = 5, 400  # work allowed per listed route, before and after the prices have settled


class Puzzle(NamedTuple):
    """What the solver needs to know, in numbers only."""

    stops: int
    legs: tuple[tuple[int, int, int, int], ...]  # stop, stop, mask, bonus
    bits: int
    group: tuple[int, ...]
    final: tuple[bool, ...]
    own: tuple[bool, ...]
    classes: tuple[tuple[int, ...], ...]  # per leg the bits of its mask


class Kind(NamedTuple):
    """Equal trains: how far they go (0: any), how many there are, what every stop earns them."""

    reach: int
    trains: int
    values: tuple[int, ...]


class Answer(NamedTuple):
    """Routes as rows of legs, (kind, legs) each, their revenue and its upper bound."""

    revenue: int
    routes: tuple[tuple[int, Legs], ...]
    bound: int
    nodes: int

    @property
    def optimal(self) -> bool:
        return self.revenue == self.bound


class Found(NamedTuple):
    """A route: its worth at the prices it was found with, its revenue, its legs in order, its mask."""

    worth: int
    revenue: int
    legs: Legs
    mask: int


class Party(NamedTuple):
    """Trains of one kind that may use the same sides."""

    kind: int
    trains: int
    forbidden: int


class Question(NamedTuple):
    """A part of the whole question: who may use what, the prices it starts from, an upper bound."""

    parties: tuple[Party, ...]
    prices: tuple[int, ...]
    bound: int


NOTHING = Found(0, 0, (), 0)


class Solver:
    """One search for the best set of routes."""

    def __init__(
        self,
        puzzle: Puzzle,
        kinds: Sequence[Kind],
        deadline: float = 0.0,
        on_better: Callable[[Answer], None] | None = None,
    ) -> None:
        self.puzzle, self.kinds, self.on_better = puzzle, tuple(kinds), on_better
        self.deadline = deadline  # of `time.perf_counter()`; 0: none
        amounts = [value for kind in kinds for value in kind.values] + [leg[3] for leg in puzzle.legs]
        self.unit = gcd(*amounts) or 1
        self.finders = [self.finder(kind) for kind in self.kinds]
        self.prices: tuple[int, ...] = (0,) * puzzle.bits
        self.revenue = 0
        self.routes: tuple[tuple[int, Legs], ...] = ()
        self.bound = 0
        self.stopped = False

    def finder(self, kind: Kind) -> Finder:
        puzzle = self.puzzle
        finder = Finder(
            puzzle.stops, puzzle.legs, puzzle.bits, kind.values, puzzle.group, puzzle.final, puzzle.own, kind.reach
        )
        finder.limit(self.deadline)
        return finder

    def late(self) -> bool:
        """Whether the caller's limit has stopped the search: what was found since is no proof."""
        if not self.stopped and self.deadline:
            self.stopped = any(finder.out_of_time for finder in self.finders) or time.perf_counter() > self.deadline
        return self.stopped

    def run(self) -> Answer:
        whole = tuple(Party(kind, item.trains, 0) for kind, item in enumerate(self.kinds))
        self.bound = self.ceiling(whole)
        wishes = self.first_wishes(whole)
        if not self.late():
            dual = self.dual(whole, wishes)
            self.bound = min(self.bound, self.rounded(dual))
            if self.bound > self.revenue:
                self.split(Question(whole, self.prices, self.bound))
        return self.answer()

    def answer(self) -> Answer:
        nodes = sum(finder.visited for finder in self.finders)
        return Answer(self.revenue, self.routes, max(self.bound, self.revenue), nodes)

    def ceiling(self, parties: Sequence[Party]) -> int:
        """A bound that needs no search."""
        return self.rounded(sum(party.trains * self.finders[party.kind].ceiling() for party in parties))

    def rounded(self, dual: int) -> int:
        """The highest revenue that an upper bound in units of the search allows."""
        return dual // (SCALE * self.unit) * self.unit

    # -- answers

    def wish(self, party: Party, used: int = 0, work: int = 0) -> Found:
        """The best route of a party's train at the present prices, off the used sides; what some work finds, if any."""
        found = self.finders[party.kind].find(0, party.forbidden | used, work)
        return NOTHING if found is None else self.found(party.kind, *found)

    def first_wishes(self, parties: Sequence[Party]) -> list[Found]:
        """The best route of every train; sets made of them, and before of what a short look finds."""
        for work in (*FIRST_LOOKS, 0):
            wishes, cut_short = [], False
            for party in parties:
                wishes.append(self.wish(party, 0, work))
                cut_short |= self.finders[party.kind].cut_short
            self.offer_greedily(parties, wishes, work if cut_short else 0)
            if not cut_short:
                break
        return wishes

    def found(self, kind: int, worth: int, legs: Legs, mask: int) -> Found:
        values = self.kinds[kind].values
        stops = {stop for leg in legs for stop in self.puzzle.legs[leg][:2]}
        revenue = sum(values[stop] for stop in stops) + sum(self.puzzle.legs[leg][3] for leg in legs)
        return Found(worth, revenue, legs, mask)

    def offer(self, routes: Sequence[tuple[int, Found]]) -> None:
        """Take a set of routes if it is better than the best so far."""
        revenue = sum(found.revenue for _, found in routes)
        if revenue > self.revenue:
            self.revenue = revenue
            self.routes = tuple((kind, found.legs) for kind, found in routes if found.legs)
            if self.on_better is not None:
                self.on_better(self.answer())

    def offer_greedily(self, parties: Sequence[Party], wishes: Sequence[Found], work: int = 0) -> None:
        """Sets made by letting one train after the other take the best that is left; every party may begin."""
        for leader, first in zip(parties, wishes, strict=True):
            others = [party for party in parties for _ in range(party.trains - (party is leader))]
            chosen, used = [(leader.kind, first)], first.mask
            for party in others:
                found = self.wish(party, used, work)
                chosen.append((party.kind, found))
                used |= found.mask
            self.offer(chosen)

    # -- bounds

    def dual(self, parties: Sequence[Party], wishes: Sequence[Found]) -> int:
        """The upper bound that the present prices prove."""
        return sum(party.trains * wish.worth for party, wish in zip(parties, wishes, strict=True)) + sum(self.prices)

    def set_prices(self, prices: tuple[int, ...]) -> None:
        if prices != self.prices:
            self.prices = prices
            of_leg = [sum([prices[bit] for bit in row]) for row in self.puzzle.classes]
            for finder in self.finders:
                finder.reprice(of_leg)

    def demand(self, parties: Sequence[Party], wishes: Sequence[Found]) -> list[int]:
        """By how many trains each side is wanted more than once."""
        use = [-1] * self.puzzle.bits
        for party, wish in zip(parties, wishes, strict=True):
            for leg in wish.legs:
                for bit in self.puzzle.classes[leg]:
                    use[bit] += party.trains
        return use

    # -- proof

    def split(self, whole: Question) -> None:
        """Answer a question, or split it and answer its parts, the most promising first."""
        open_questions = [whole]
        while open_questions:
            open_questions.sort(key=lambda question: question.bound)
            self.bound = max(open_questions[-1].bound, self.revenue)
            if open_questions[-1].bound <= self.revenue:
                break
            question = open_questions.pop()
            study = Study(self, question)
            parts = study.run()
            open_questions += parts
            if self.late():
                if not parts:
                    open_questions.append(question._replace(bound=study.proven()))
                self.bound = max([self.revenue, *(item.bound for item in open_questions)])
                return
        self.bound = self.revenue


class Study:
    """The work on one question: prices, lists, or a split."""

    def __init__(self, solver: Solver, question: Question) -> None:
        self.solver, self.parties, self.bound = solver, question.parties, question.bound
        solver.set_prices(tuple(price * self.contested(bit) for bit, price in enumerate(question.prices)))
        self.wishes = [solver.wish(party) for party in self.parties]
        if max(solver.demand(self.parties, self.wishes), default=0) <= 0:
            solver.offer([(party.kind, wish) for party, wish in zip(self.parties, self.wishes, strict=True)])
        # what is found after the limit proves nothing
        self.lowest = question.bound * SCALE if solver.late() else solver.dual(self.parties, self.wishes)
        self.kept, self.kept_wishes = solver.prices, self.wishes
        self.trend: list[int] = [0] * solver.puzzle.bits
        self.wanted: list[int] = [0] * solver.puzzle.bits
        self.pace, self.stale = 64, 0

    def settled(self) -> bool:
        """Whether nothing better can be in this question."""
        return self.solver.late() or self.proven() <= self.solver.revenue

    def proven(self) -> int:
        """The lowest upper bound found."""
        return min(self.bound, self.solver.rounded(self.lowest))

    def run(self) -> list[Question]:
        """Nothing if the question is answered, else its parts."""
        rounds = 0
        cap = SHORT_LIST
        while not self.settled():
            if self.choose(cap):
                return []
            if rounds >= PATIENCE:
                return self.parts()
            before = self.lowest
            for _ in range(ROUNDS):
                self.price_round()
                if self.settled():
                    return []
            rounds += ROUNDS
            if (before - self.lowest) * 50 < self.lowest - solver_floor(self.solver):
                rounds = PATIENCE
            if rounds >= PATIENCE:
                cap = LONG_LIST
        return []

    def price_round(self) -> None:
        """Move the prices towards what the trains' wishes ask for; note the lowest bound and better answers."""
        solver = self.solver
        use = solver.demand(self.parties, self.wishes)
        fresh = [0 if wish < 0 and not price else 64 * wish for wish, price in zip(use, solver.prices, strict=True)]
        # the new direction keeps a part of the old one: the wishes of equal trains swing together
        trend = [old // 2 + new if new else 0 for old, new in zip(self.trend, fresh, strict=True)]
        against = sum([way * new for way, new in zip(trend, fresh, strict=True)]) <= 0
        self.trend = fresh if against else trend
        norm = sum([way * way for way in self.trend]) or 1
        push = self.pace * max(self.lowest - solver.revenue * SCALE, SCALE)
        moved = [max(0, price + push * way // norm) for price, way in zip(solver.prices, self.trend, strict=True)]
        solver.set_prices(tuple(moved))
        self.wishes = [solver.wish(party) for party in self.parties]
        for bit, wish in enumerate(use):
            self.wanted[bit] += wish > 0
        dual = solver.dual(self.parties, self.wishes)
        if dual < self.lowest and not solver.late():
            self.lowest, self.kept, self.kept_wishes, self.stale = dual, solver.prices, self.wishes, 0
            solver.offer_greedily(self.parties, self.wishes)
        else:
            self.stale += 1
            if self.stale >= 4:
                self.pace, self.stale = max(1, self.pace * 2 // 3), 0

    def choose(self, cap: int) -> bool:
        """Search the lists of all routes that a better set could contain; False if they or the search are too long.

        Lists too long are cut to the routes nearest to the best ones: what they hold may be a better set, and the bound
        sinks by what was searched in vain.
        """
        solver = self.solver
        solver.set_prices(self.kept)
        depth = self.gap()
        while True:
            depth = min(depth, self.gap())
            if depth < 0:
                return True
            rows = self.list_routes(depth, cap)
            if rows is None:
                depth //= 2
                if cap < LONG_LIST or depth < solver.unit * SCALE // 2:
                    return False
                continue
            known = solver.revenue
            complete = self.search(rows, depth, EARLY_WORK if cap < LONG_LIST else LATE_WORK)
            gained = (solver.revenue - known) * SCALE
            searched = depth - gained  # a better set made the search for still better ones less deep
            if complete:
                self.bound = min(self.bound, max(solver.revenue, solver.rounded(self.lowest - searched - 1)))
            if not complete or searched >= self.gap():
                return complete
            if not gained:
                return False

    def gap(self) -> int:
        """By how much the routes of a better set may fall short of the best ones, all together."""
        return self.lowest - (self.solver.revenue + self.solver.unit) * SCALE

    def list_routes(self, depth: int, cap: int) -> list[list[Row]] | None:
        """Per party all routes that fall short by `depth` at most, the best first; None if more than `cap`."""
        lists = []
        for party, wish in zip(self.parties, self.kept_wishes, strict=True):
            finder = self.solver.finders[party.kind]
            rows = finder.collect(wish.worth - depth, cap, party.forbidden)
            if rows is None:
                return None
            if wish.worth <= depth:
                rows.append((0, (), 0, 0))
                rows.sort()
            lists.append(rows)
        return lists

    def search(self, lists: list[list[Row]], depth: int, work: int) -> bool:
        """Choose from lists; False if that took too long."""
        solver = self.solver
        slots = [number for number, party in enumerate(self.parties) for _ in range(party.trains)]
        chooser = Chooser(lists, [wish.worth for wish in self.kept_wishes], slots, solver.puzzle.classes)
        complete = chooser.run(solver.revenue, depth, work * sum(map(len, lists)), solver.deadline)
        better = chooser.answer()
        if better is not None:
            picked = [(number, lists[number][pick]) for number, pick in zip(slots, better[1], strict=True)]
            solver.offer(
                [(self.parties[number].kind, Found(-row[0], row[2], row[1], row[3])) for number, row in picked]
            )
        return complete

    def parts(self) -> list[Question]:
        """The question once for every party, with the most contested side left to it alone."""
        solver = self.solver
        free = [bit for bit in range(solver.puzzle.bits) if self.contested(bit)]
        bit = max(free, key=lambda bit: (self.wanted[bit], self.kept[bit], -bit))
        single = 1 << bit
        parts = []
        for owner in self.parties:
            if owner.forbidden & single:
                continue
            parties = []
            for party in self.parties:
                if party is owner:
                    parties.append(party._replace(trains=1))
                    if party.trains > 1:
                        parties.append(party._replace(trains=party.trains - 1, forbidden=party.forbidden | single))
                else:
                    parties.append(party._replace(forbidden=party.forbidden | single))
            parts.append(Question(merged(parties), self.kept, self.proven()))
        return parts

    def contested(self, bit: int) -> bool:
        """Whether more than one train may still use a side."""
        return sum(party.trains for party in self.parties if not party.forbidden >> bit & 1) > 1


def solver_floor(solver: Solver) -> int:
    """The revenue found, in units of the search."""
    return solver.revenue * SCALE


def merged(parties: Sequence[Party]) -> tuple[Party, ...]:
    """Parties with equal rights as one."""
    count: dict[tuple[int, int], int] = {}
    for party in parties:
        key = (party.kind, party.forbidden)
        count[key] = count.get(key, 0) + party.trains
    return tuple(Party(kind, trains, forbidden) for (kind, forbidden), trains in sorted(count.items()))
