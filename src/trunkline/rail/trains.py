"""The train roster, the trains of the bank and those of the companies. A train is its type, a small int."""

from typing import ClassVar

import msgspec

from trunkline.core.data import DataError, decode

NONE = -1


class TradeInSpec(msgspec.Struct, frozen=True):
    """Trains that may be handed in for one of this type, and the discount."""

    accepts: tuple[str, ...]
    discount: int


class TrainSpec(msgspec.Struct, frozen=True):
    """One type. `stops` null: unlimited; `count` null: unlimited; `rusted_by`: the type whose first train scraps it;
    `obsolete_with`: the type from whose first train on it only runs once more (1817)."""

    id: str
    price: int
    stops: int | None
    count: int | None
    rusted_by: str | None = None
    obsolete_with: str | None = None
    available_after_first: str | None = None  # on sale beside the others once a train of that type was bought
    trade_in: TradeInSpec | None = None
    count_with_option: int | None = None  # how many there are when a variant adds one
    physical_count: int | None = None  # pieces in the box, where play has more


class RosterSpec(msgspec.Struct, frozen=True):
    """`trains.json`, in order of sale; keys that only explain are ignored."""

    trains: tuple[TrainSpec, ...]


class Roster:
    """All train types of a title, in order of sale."""

    __slots__ = ("accepts", "after", "counts", "discount", "ids", "index", "prices", "specs", "stops")

    def __init__(self, specs: tuple[TrainSpec, ...], source: str) -> None:
        self.specs = specs
        self.ids = tuple(item.id for item in specs)
        self.index = {name: number for number, name in enumerate(self.ids)}
        self.prices = tuple(item.price for item in specs)
        self.stops = tuple(item.stops or 0 for item in specs)  # 0: unlimited
        self.counts = tuple(NONE if item.count is None else item.count for item in specs)
        self.after = tuple(self._type(item.available_after_first, item.id, source) for item in specs)
        self.accepts = tuple(
            frozenset(self._type(name, item.id, source) for name in item.trade_in.accepts)
            if item.trade_in
            else frozenset()
            for item in specs
        )
        self.discount = tuple(item.trade_in.discount if item.trade_in else 0 for item in specs)
        for item in specs:
            self._type(item.rusted_by, item.id, source)
            self._type(item.obsolete_with, item.id, source)

    def _type(self, name: str | None, owner: str, source: str) -> int:
        if name is None:
            return NONE
        if name not in self.index:
            raise DataError(source, f"trains[{owner}]", f"no train {name!r}")
        return self.index[name]


def read_roster(raw: bytes, source: str) -> Roster:
    """The roster from the content of a `trains.json`."""
    return Roster(decode(raw, RosterSpec, source).trains, source)


class Trains:
    """Where every train is: with the bank, in its pool of discarded ones, with a company, or out of the game."""

    static: ClassVar[frozenset[str]] = frozenset({"roster"})
    __slots__ = ("left", "owned", "pool", "roster", "started")

    def __init__(self, roster: Roster, companies: int) -> None:
        self.roster = roster
        self.left = list(roster.counts)  # per type; NONE: unlimited
        self.pool: list[int] = []  # types, in the order in which they came
        self.owned: list[list[int]] = [[] for _ in range(companies)]
        self.started = NONE  # the highest type of which a train has left the bank

    def copy(self) -> "Trains":
        """An independent copy; the roster is shared."""
        twin = Trains.__new__(Trains)
        twin.roster, twin.started = self.roster, self.started
        twin.left, twin.pool = self.left[:], self.pool[:]
        twin.owned = [row[:] for row in self.owned]
        return twin

    def next_type(self) -> int:
        """The type that the bank sells next; NONE when it has none left."""
        return next((kind for kind, count in enumerate(self.left) if count), NONE)

    def on_sale(self) -> list[int]:
        """New types for sale: the next one, and those that are sold beside it."""
        first = self.next_type()
        if first == NONE:
            return []
        after = self.roster.after
        beside = [
            kind
            for kind, count in enumerate(self.left)
            if count and kind != first and NONE < after[kind] <= self.started
        ]
        return [first, *beside]

    def take(self, kind: int) -> bool:
        """A train leaves the bank; whether it is the first of its type."""
        if self.left[kind] != NONE:
            if not self.left[kind]:
                raise ValueError(f"no train {self.roster.ids[kind]} left")
            self.left[kind] -= 1
        first = kind > self.started
        if first:
            self.started = kind
        return first

    def discard(self, company: int, kind: int) -> None:
        """A company's train goes into the bank's pool."""
        self.owned[company].remove(kind)
        self.pool.append(kind)

    def hand_over(self, seller: int, buyer: int, kind: int) -> None:
        """A train goes from one company to another."""
        self.owned[seller].remove(kind)
        self.owned[buyer].append(kind)

    def scrap(self, kind: int) -> list[int]:
        """A type leaves the game, with bank, pool and companies; the companies that lost one."""
        self.left[kind] = 0
        self.pool = [item for item in self.pool if item != kind]
        losers = [company for company, row in enumerate(self.owned) if kind in row]
        for company in losers:
            self.owned[company] = [item for item in self.owned[company] if item != kind]
        return losers
