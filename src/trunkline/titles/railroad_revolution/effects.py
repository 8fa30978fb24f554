"""Effects under way: rewards, bonuses, trains, tiles, deals (rules 4.5, 16). Each entry may be taken or declined."""

from collections.abc import Iterable, Sequence
from typing import Any

from trunkline.core import Action, Decision, Game, Option, Pass, Refusal
from trunkline.core.refusal import Fact
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.finish import quick, safe, safe_after, steady
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.lookout import LIST, Frame, helpful
from trunkline.titles.railroad_revolution.money import pay, receive, receive_shares
from trunkline.titles.railroad_revolution.pieces import free_cities, free_sections
from trunkline.titles.railroad_revolution.table import FREE, Table
from trunkline.titles.railroad_revolution.workers import NO_CODE, can_promote

PASS = Option(Pass())
UNFINISHABLE = Refusal("turn_unfinishable", "RR 5.1")
MANDATORY = frozenset({k.START_RAIL, k.START_STATION, k.START_OFFICE})  # rule Q43


class Handler:
    """One kind of effect: what can be chosen, why something cannot, what it does."""

    takes: type[Action]
    rule: str

    def options(self, game: Game[Table], step: "Effects", entry: Entry, found: list[Option]) -> None:
        raise NotImplementedError

    def refusal(self, game: Game[Table], step: "Effects", entry: Entry, action: Any) -> Refusal | None:
        raise NotImplementedError

    def play(self, game: Game[Table], step: "Effects", n: int, action: Any) -> None:
        """Carry the choice out; `n` is the entry's number. Calls `step.spent` before it pushes anything."""
        raise NotImplementedError


HANDLERS: dict[int, Handler] = {}  # filled by `choices`


class Effects(Decision[Table]):
    """A list of effects that a seat may use in any order; one that has begun (then it is the first) is finished before
    another one. `cost` is paid with the first use."""

    __slots__ = ("begun", "cost", "entries")
    takes = (
        a.AdvanceMarker,
        a.TakeWorker,
        a.GiveUpWorker,
        a.PromoteWorker,
        a.BuildRail,
        a.BuildStation,
        a.BuildOffice,
        a.FlipTrain,
        a.TakeTrain,
        a.DoDeal,
        Pass,
    )
    rule = "RR 4.5"

    def __init__(self, seat: int, entries: list[Entry], cost: int = 0) -> None:
        self.seat, self.entries, self.cost, self.begun = seat, entries, cost, False

    def copy(self) -> "Effects":
        twin = object.__new__(Effects)
        twin.seat, twin.entries, twin.cost, twin.begun = self.seat, self.entries[:], self.cost, self.begun
        return twin

    def facts(self) -> dict[str, Fact]:
        entry = self.entries[0]
        left = entry[1] if entry[0] in (k.STEPS, k.PROMOTE, k.FLIP) else 1
        return {"effect": k.NAMES[entry[0]], "left": left}

    def frames(self) -> list[Frame]:
        """What is still open here, for the search of `finish`."""
        if self.cost:
            return [((LIST, self.cost, 0, 0, helpful(self.entries)),)]
        if self.begun:
            return [helpful(self.entries[1:]), helpful(self.entries[:1])]
        return [helpful(self.entries)]

    def open(self) -> list[Entry]:
        return self.entries[:1] if self.begun else self.entries

    def options(self, game: Game[Table]) -> list[Option]:
        found: list[Option] = []
        entries = self.open() if self.cost <= game.table.money[self.seat] else []
        for n, entry in enumerate(entries):
            if n == 0 or all(other[0] != entry[0] for other in entries[:n]):
                HANDLERS[entry[0]].options(game, self, entry, found)
        if self.cost:
            found = [option for option in found if self.affordable(game, option.action)]
        if self.refusal_to_pass(game) is None:
            found.append(PASS)
        return found

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        if type(action) is Pass:
            return self.refusal_to_pass(game)
        n = self.taker(game, action)
        if n < 0:
            return Refusal("effect_not_open", "RR 4.5", {"effect": k.NAMES[self.entries[0][0]]})
        entry = self.entries[n]
        if self.cost > game.table.money[self.seat]:
            return Refusal("cannot_pay", HANDLERS[entry[0]].rule, {"price": self.cost})
        refusal = HANDLERS[entry[0]].refusal(game, self, entry, action)
        if refusal is None and self.cost and not self.affordable(game, action):
            return UNFINISHABLE
        return refusal

    def affordable(self, game: Game[Table], action: Action) -> bool:
        """Can the turn still be finished when this first use is paid for?"""
        table, seat = game.table, self.seat
        money = table.money[seat] - self.cost
        if money < 0:
            return False
        return quick(game, seat, money, table.shares[seat], table.able[seat]) or safe_after(game, seat, action)

    def taker(self, game: Game[Table], action: Any) -> int:
        """The number of the entry that this action uses; -1 if there is none."""
        kind = type(action)
        if kind is a.TakeWorker:
            return self.taker_of_worker(game.table, action)
        for n, entry in enumerate(self.open()):
            if HANDLERS[entry[0]].takes is kind:
                return n if entry[0] != k.SWAP or entry[1] < 0 else -1
        return -1

    def taker_of_worker(self, table: Table, action: a.TakeWorker) -> int:
        """An entry that names the colour goes before one that takes any in its place (rule Q6)."""
        colour, first = table.board.colour_index.get(action.worker, -1), -1
        for n, entry in enumerate(self.open()):
            if entry[0] == k.SWAP and entry[1] >= 0:
                return n
            if entry[0] == k.WORKER:
                if colour in entry[1:] and table.pool[colour]:
                    return n
                if first < 0 or not any(table.pool[other] for other in entry[1:]):
                    first = n
        return first

    def refusal_to_pass(self, game: Game[Table]) -> Refusal | None:
        if self.entries[0][0] in MANDATORY:
            return Refusal("must_place", "RR Q43")
        if steady(game, self.seat) or safe_after(game, self.seat, PASS.action):
            return None
        return UNFINISHABLE

    def play(self, game: Game[Table], action: Any) -> None:
        if type(action) is Pass:
            if self.begun and len(self.entries) > 1:
                self.entries.pop(0)
                self.begun = False
            else:
                game.finish(self)
            return
        n = self.taker(game, action)
        if self.cost:
            pay(game, self.seat, self.cost)
            self.cost = 0
        HANDLERS[self.entries[n][0]].play(game, self, n, action)

    def spent(self, game: Game[Table], n: int, rest: Entry | None = None) -> None:
        """Entry `n` has been used; `rest` is what is left of it. The step ends with its last entry."""
        if rest is not None:
            self.entries.insert(0, self.entries.pop(n))
            self.entries[0], self.begun = rest, True
            return
        self.entries.pop(n)
        self.begun = False
        if not self.entries:
            game.finish(self)


def begin(game: Game[Table], seat: int, entries: Sequence[Entry], cost: int = 0) -> None:
    """Start a list of effects: money and shares come at once, what needs a choice becomes a step."""
    table = game.table
    rest = []
    if cost and any(entry[0] in (k.MONEY, k.SHARES, k.MONEY_PER_TRAIN) for entry in entries):
        if table.money[seat] < cost:
            return
        pay(game, seat, cost)
        cost = 0
    for entry in entries:
        kind = entry[0]
        if kind == k.MONEY:
            receive(game, seat, entry[1])
        elif kind == k.SHARES:
            receive_shares(game, seat, entry[1])
        elif kind == k.MONEY_PER_TRAIN:
            receive(game, seat, entry[1] * trains_of(table, seat))
        elif not void(table, seat, entry):
            rest.append(entry)
    if rest:
        game.push(Effects(seat, rest, cost))


def usable_after(game: Game[Table], seat: int, action: Action) -> bool:
    """Can what this action opens be paid for and used, and the turn still be finished? Tried on a copy."""
    twin = game.copy()
    twin.decision.play(twin, action)
    top = twin.decision
    if isinstance(top, Effects) and top.cost:
        return any(option is not PASS for option in top.options(twin))
    table: Table = twin.table
    return safe(twin, seat, table.money[seat], table.shares[seat], table.able[seat])


def trains_of(table: Table, seat: int) -> int:
    """How many trains a seat has, face up or down."""
    count = len(table.board.trains)
    own = slice(seat * count, (seat + 1) * count)
    return sum(table.up[own]) + sum(table.down[own])


def void(table: Table, seat: int, entry: Entry) -> bool:
    """Nothing can come of this effect, whatever is sold or hired before (rules Q26, Q27)."""
    kind = entry[0]
    if kind == k.RAIL:
        return not (table.rails_left[seat] and table.reach[seat])
    if kind == k.STATION:
        return not (table.buildings_left[seat] and free_cities(table, seat))
    if kind == k.OFFICE:
        return not (table.buildings_left[seat] and free_sections(table, seat))
    if kind == k.TRAIN:
        return not any(table.piles)
    if kind == k.FLIP:
        return not trains_of(table, seat)
    if kind == k.START_RAIL:
        return not (table.spare_rail[seat] and table.reach[seat])
    if kind == k.START_STATION:
        return not (table.spare_building[seat] and start_cities(table, seat))
    if kind == k.START_OFFICE:
        return not (table.spare_building[seat] and start_sections(table, seat))
    return False


def start_cities(table: Table, seat: int) -> list[int]:
    """The cities with a printed tile whose first-station box is free (rule 16.1)."""
    own = table.stations[seat]
    return [
        city
        for city, tile in enumerate(table.board.printed)
        if tile >= 0 and table.first_station[city] == FREE and not own >> city & 1
    ]


def start_sections(table: Table, seat: int) -> list[int]:
    """The deal sections whose first-office box is free (rule 16.1)."""
    own, deals = table.offices[seat], table.board.deal_sections
    return [
        section
        for section, first in enumerate(table.first_office)
        if deals >> section & 1 and first == FREE and not own >> section & 1
    ]


def works(table: Table, seat: int, entries: Iterable[Entry], money: int, shares: int, without: int = NO_CODE) -> bool:
    """Would at least one of these effects do something now, with so much money, so many shares and `without` one
    worker (rule Q41)?"""
    return any(_works(table, seat, entry, money, shares, without) for entry in entries)


def _works(table: Table, seat: int, entry: Entry, money: int, shares: int, without: int) -> bool:
    kind = entry[0]
    if void(table, seat, entry):
        return False
    if kind == k.STEPS:
        board = table.board
        for track, costs in enumerate(board.track_costs):
            at = table.track[seat * k.TRACKS + track]
            if (
                at < len(costs)
                and costs[at][0] <= money
                and costs[at][1] <= shares
                and costs[at][2] <= table.able[seat]
            ):
                return True
        return False
    if kind == k.WORKER:
        return any(table.pool)
    if kind == k.SWAP:
        return any(table.pool) and table.able[seat] > 0
    if kind == k.PROMOTE:
        return entry[2] <= money and can_promote(table, seat, without)
    if kind == k.PRIVATE_DEAL:
        return any(deal_works(table, seat, deal, entry[1]) for deal in table.board.deals[table.deal][1])
    return True


def deal_works(table: Table, seat: int, deal: Any, rebate: int) -> bool:
    """Can the seat give what the deal asks, and would the deal do something (rules Q8, Q41)?"""
    money, shares = table.money[seat] - deal.money, table.shares[seat] - deal.shares + rebate
    return money >= 0 and shares >= 0 and works(table, seat, deal.entries, money, shares)
