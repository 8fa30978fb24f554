"""Tables in memory. Each has one lock; whoever holds it may commit the next entry of its log."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from trunkline.core import Header, Title
from trunkline.core.title import Value
from trunkline.server.errors import ApiError, conflict, not_found
from trunkline.server.history import BrokenLog, Entry, History, chained, start
from trunkline.server.metrics import COMMIT_SECONDS, COMMITTED, LIVE_TABLES, REBUILT
from trunkline.server.rows import LogRow, PersonRow, SeatRow, TableRow
from trunkline.server.store import Store, Taken
from trunkline.server.titles import find_title
from trunkline.server.wire import EntryView, OutcomeView


class UndoRequest(msgspec.Struct, frozen=True):
    """`seat` asks to go back from `seq` to the position after entry `to`; `yes` are the persons who agreed."""

    seat: int
    person: str
    action_id: str
    seq: int
    to: int
    yes: tuple[str, ...] = ()


class Stale(Exception):
    """Another process has written this table's log: what is in memory is old."""


class LiveTable:
    """One table as the server plays it. Readers need no lock: what they see is replaced, never changed."""

    def __init__(self, row: TableRow, seats: list[SeatRow], history: History | None, chats: int) -> None:
        self.row, self.seats, self.history, self.chats = row, seats, history, chats
        self.lock = asyncio.Lock()
        self.request: UndoRequest | None = msgspec.json.decode(row.request, type=UndoRequest) if row.request else None
        self.version = 0  # counts changes of seats, presence, status
        self.touched = 0  # counts changes of the position that are not entries: an undo request
        self.sockets: dict[Any, PersonRow | None] = {}
        self.said: dict[Any, bytes] = {}  # positions and entries as they were sent, for the others of the same kind
        self.rendered: dict[tuple[str, int], EntryView] = {}  # entries of the log in words, per language
        self.bots_task: asyncio.Task[None] | None = None
        self.bot_failures: dict[int, int] = {}
        self.lost = False  # a write ended without an answer: the log alone knows how the game stands

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def title(self) -> Title:
        return find_title(self.row.title)

    @property
    def past(self) -> History:
        """The game's history; 409 before the start."""
        if self.history is None:
            raise conflict("not_running", "the game has not started")
        return self.history

    @property
    def seq(self) -> int:
        return self.history.seq if self.history else 0

    @property
    def variants(self) -> dict[str, Value]:
        return msgspec.json.decode(self.row.variants, type=dict[str, Value])

    @property
    def outcome(self) -> OutcomeView | None:
        return msgspec.json.decode(self.row.outcome, type=OutcomeView) if self.row.outcome else None

    def owned(self, person: PersonRow | None) -> list[int]:
        """The seats of a person."""
        return [seat.n for seat in self.seats if person and seat.person == person.id]

    def people(self) -> set[str]:
        """The persons who hold a seat."""
        return {seat.person for seat in self.seats if seat.person}

    def awake(self) -> set[str]:
        """The persons who play at least one seat themselves; those alone are asked."""
        return {seat.person for seat in self.seats if seat.person and seat.bot is None}

    def player_of(self, n: int) -> str | None:
        """The bot that plays seat `n` now; None where a person does."""
        return self.seats[n].bot

    def present(self) -> set[str]:
        return {person.id for person in self.sockets.values() if person}

    def wake(self) -> None:
        """Let every socket send what is new."""
        self.said.clear()
        for socket in self.sockets:
            socket.wake()

    def table_changed(self) -> None:
        self.version += 1
        self.wake()


class Hub:
    """All tables: loaded when first asked for, kept while used, let go when long unused.

    Of a table there is never a second one in memory: who still holds one that was let go, a bot that thinks, say,
    holds the one that the next who asks will get.
    """

    def __init__(self, store: Store, keep: int) -> None:
        self.store, self.keep = store, keep
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._all: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._all.values()))

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or rebuilt from its log; two who ask at once wait for one rebuilding."""
        table = self._all.get(table_id)
        if table is not None:
            self.put(table)
            return table
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise not_found("table")
        seats = (await self.store.seats([table_id]))[table_id]
        rows = await self.store.entries(table_id) if row.header else []
        history = await asyncio.to_thread(rebuilt, row, rows) if row.header else None
        if history and row.rules != history.title.rules:
            row = msgspec.structs.replace(row, rules=history.title.rules)
            await self.store.change_table(table_id, rules=row.rules)
        table = LiveTable(row, seats, history, await self.store.last_chat(table_id))
        self.put(table)
        return table

    def put(self, table: LiveTable) -> None:
        """Keep a table that is used now; let go of those unused for longest where there are too many."""
        self._all[table.id] = self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        if len(self._kept) > self.keep:
            unused = [key for key, kept in self._kept.items() if not kept.sockets and not kept.lock.locked()]
            for key in unused[: len(self._kept) - self.keep]:
                del self._kept[key]
        LIVE_TABLES.set(len(self._kept))

    def lose(self, table: LiveTable) -> None:
        """Forget a table of which it is not known whether its last entry is stored; the next one reads the log."""
        table.lost = True
        self._kept.pop(table.id, None)
        self._all.pop(table.id, None)
        for socket in list(table.sockets):
            socket.resync()

    async def catch_up(self, table: LiveTable) -> None:
        """Add the entries that another process wrote."""
        rows = await self.store.entries(table.id, table.past.seq)
        await asyncio.to_thread(table.past.replay, rows)
        fresh = await self.store.table(table.id)
        if fresh:
            table.row = fresh
            table.request = None
        table.wake()

    async def commit(self, table: LiveTable, entry: Entry) -> None:
        """Play `entry`, write it to the log, then show it. Raises `Refused` or `Stale`; call with the lock held."""
        if table.lost:  # by who held the lock before
            raise ApiError(503, "draining", "the table is read anew; try again in a moment", retry_after=1)
        past = table.past
        game = past.played(entry)
        chain = chained(past.chain, entry)
        row = LogRow(
            entry.seq, entry.action_id, entry.kind, entry.seat, entry.person, entry.body(),
            msgspec.json.encode(entry.drawn).decode(), game.title.rules, entry.at, chain, game.digest(),
        )  # fmt: skip
        changes: dict[str, Any] = {"turn": game.seat, "request": None, "status": "running", "outcome": None}
        if game.ended:
            outcome = OutcomeView(list(game.ended.ranks), list(game.ended.worth), game.ended.reason, "")
            changes |= {"status": "over", "outcome": msgspec.json.encode(outcome).decode()}
        try:
            with COMMIT_SECONDS.time():
                await asyncio.shield(self.store.append(table.id, row, **changes))
        except Taken:
            await self.catch_up(table)
            raise Stale from None
        except BaseException:
            self.lose(table)
            raise
        past.add(entry, game, chain)
        was = table.row.status
        table.row = msgspec.structs.replace(table.row, seq=entry.seq, updated=entry.at, **changes)
        table.request = None
        COMMITTED.labels(entry.kind, "person" if entry.person else "bot").inc()
        if was != table.row.status:
            table.version += 1
        table.wake()


def rebuilt(row: TableRow, rows: list[LogRow]) -> History:
    """The history of a stored game; an `ApiError` where today's rules do not replay it to the same position."""
    title = find_title(row.title)
    header = msgspec.json.decode(row.header or "", type=Header)
    history = History(start(title, header))
    try:
        history.replay(rows)
        if rows and rows[-1].state != history.game.digest():
            raise BrokenLog(rows[-1].seq, "the position after it is not the stored one")
    except BrokenLog as error:
        raise ApiError(409, "rules_changed", f"this game does not replay with these rules: {error}") from error
    REBUILT.inc()
    return history
