# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""All routes of one kind of train, listed once: where there are not too many, looking through them for the best at
new prices is much faster than a new search.
"""

from collections.abc import Sequence

import cython

from trunkline.rail.routes.packing import SCALE, Row, pack, row, word_row

compiled: bool = cython.compiled


@cython.cclass
class Catalogue:
    """Routes as a tree: every one is its parent and one leg more, so that one sum gives its worth."""

    size: cython.int
    words: cython.int
    parent: cython.longlong[::1]
    leg: cython.longlong[::1]
    split: cython.longlong[::1]
    revenue: cython.longlong[::1]
    mask: cython.ulonglong[::1]
    cost: cython.longlong[::1]
    blocked: cython.ulonglong[::1]
    masks: object

    def __init__(self, branches: Sequence[tuple[int, int, int, int, int]], words: int) -> None:
        """`branches`: parent, leg, legs of the first arm, revenue, mask; parents come first, the root is itself."""
        self.size, self.words = len(branches), words
        self.parent, self.leg = row(self.size, compiled), row(self.size, compiled)
        self.split, self.revenue = row(self.size, compiled), row(self.size, compiled)
        self.cost = row(self.size, compiled)
        self.mask, self.blocked = word_row(self.size * words, compiled), word_row(words, compiled)
        self.masks = []
        for at, (parent, leg, split, revenue, mask) in enumerate(branches):
            self.parent[at], self.leg[at], self.split[at], self.revenue[at] = parent, leg, split, revenue * SCALE
            self.masks.append(mask)
            for word, part in enumerate(pack(mask, words)):
                self.mask[at * words + word] = part

    @cython.locals(at=cython.longlong, price=cython.longlong)
    def reprice(self, prices: Sequence[int]) -> None:
        """Set the price of every leg."""
        for at in range(1, self.size):
            price = prices[self.leg[at]]
            self.cost[at] = self.cost[self.parent[at]] + price

    @cython.locals(at=cython.longlong, best=cython.longlong, pick=cython.longlong, w=cython.longlong, ok=cython.bint)
    def find(self, floor: int, forbidden: int) -> tuple[int, tuple[int, ...], int] | None:
        """The best route worth more than `floor` off the forbidden sides: (worth, legs, mask), or None."""
        self._block(forbidden)
        best = floor
        pick = 0
        for at in range(1, self.size):
            if self.revenue[at] - self.cost[at] > best:
                ok = True
                for w in range(self.words):
                    if self.mask[at * self.words + w] & self.blocked[w]:
                        ok = False
                        break
                if ok:
                    best = self.revenue[at] - self.cost[at]
                    pick = at
        return (int(best), self._legs(pick), self.masks[pick]) if pick else None

    @cython.locals(at=cython.longlong, worth=cython.longlong, least=cython.longlong, w=cython.longlong, ok=cython.bint)
    def collect(self, threshold: int, cap: int, forbidden: int) -> list[Row] | None:
        """All routes worth at least `threshold` off the forbidden sides, the best first, one per set of sides.

        None if there are more than `cap`.
        """
        self._block(forbidden)
        least = threshold
        found: dict[int, tuple[int, int]] = {}
        for at in range(1, self.size):
            worth = self.revenue[at] - self.cost[at]
            if worth < least:
                continue
            ok = True
            for w in range(self.words):
                if self.mask[at * self.words + w] & self.blocked[w]:
                    ok = False
                    break
            if not ok:
                continue
            mask = self.masks[at]
            old = found.get(mask)
            if old is None or old[0] < worth:
                found[mask] = (worth, at)
                if len(found) > cap:
                    return None
        rows = [(-worth, self._legs(at), int(self.revenue[at]) // SCALE, mask) for mask, (worth, at) in found.items()]
        rows.sort()
        return rows

    def _block(self, forbidden: int) -> None:
        for word, part in enumerate(pack(forbidden, self.words)):
            self.blocked[word] = part

    def _legs(self, at: int) -> tuple[int, ...]:
        """The legs of a route in running order."""
        legs = []
        split = self.split[at]
        while at:
            legs.append(int(self.leg[at]))
            at = self.parent[at]
        legs.reverse()
        return (*reversed(legs[:split]), *legs[split:])
