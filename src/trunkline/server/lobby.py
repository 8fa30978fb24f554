"""Tables before, around and after a game: create, join, leave, start, seats, rematch, fork, import."""

import asyncio
import random
import secrets
import string
from collections.abc import Sequence
from typing import Any

import msgspec

from trunkline.core import BadSetup, Game, Header
from trunkline.core.title import Value
from trunkline.server.bots import BotDriver
from trunkline.server.errors import ApiError, conflict, no_such_seq, not_your_seat
from trunkline.server.history import Entry, History, chained, hides, start
from trunkline.server.live import Hub, LiveTable
from trunkline.server.names import bot_name, checked_name, distinct
from trunkline.server.rows import LogRow, PersonRow, SeatRow, TableRow, now
from trunkline.server.titles import checked_bot, find_title
from trunkline.server.wire import ForkOrigin, JoinBody, OutcomeView, SeatBody, StartBody, TableBody

ALPHABET = string.ascii_letters + string.digits
ID_LENGTH = 16  # 95 bits: whoever has the link was given it
OPEN_SEAT = "–"


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Lobby:
    """Everything persons do with tables besides playing."""

    def __init__(self, hub: Hub, driver: BotDriver) -> None:
        self.hub, self.driver, self.store = hub, driver, hub.store
        self.importing = asyncio.Semaphore(1)  # a long game takes a second to replay; one at a time is enough

    # --- creating -----------------------------------------------------------------------------------------------

    async def create(self, person: PersonRow, body: TableBody) -> LiveTable:
        title = find_title(body.title)
        low, high = title.seats
        if not low <= len(body.seats) <= high:
            raise ApiError(400, "bad_setup", f"{title.id} is for {low} to {high} seats, not {len(body.seats)}")
        try:
            title.resolve(body.variants, body.platform)
        except ValueError as error:
            raise ApiError(400, "bad_setup", str(error), at="variants") from None
        if body.seed is not None and any(seat.kind == "open" for seat in body.seats):
            raise ApiError(400, "bad_setup", "who chooses the seed knows what comes; play alone with it", at="seed")
        seats = _seats(person, body.seats)
        if body.shuffle:
            random.shuffle(seats)
        row = self._row(person, title.id, title.rules, body.variants, body.platform, body.public, body.pace, body.seed)
        return await self._open(row, seats)

    def _row(
        self, person: PersonRow, title: str, rules: str, variants: dict[str, Value], platform: str | None,
        public: bool, pace: str, seed: int | None,
    ) -> TableRow:  # fmt: skip
        at = now()
        return TableRow(
            new_id(), title, rules, "open", public, pace, person.id, encode(variants), at, at, platform, seed
        )  # fmt: skip

    async def _open(self, row: TableRow, seats: Sequence[SeatRow]) -> LiveTable:
        """Store a new table; without open seats it starts at once."""
        table = LiveTable(row, _numbered(seats), None, 0)
        if not any(seat.kind == "open" for seat in seats):
            _set_up(table)
        await self.store.add_table(table.row, table.seats)
        self.hub.put(table)
        self.driver.nudge(table)
        return table

    # --- before the start ---------------------------------------------------------------------------------------

    async def join(self, table: LiveTable, person: PersonRow, body: JoinBody) -> None:
        async with table.lock:
            free = [seat.n for seat in table.seats if seat.kind == "open"]
            if table.row.status != "open" or not free:
                raise conflict("not_open", "there is no open seat at this table")
            if table.owned(person):
                return
            n = free[0] if body.seat is None else body.seat
            if n not in free:
                raise conflict("taken", f"seat {n} is not open")
            name = checked_name(body.name or person.name)
            await self._change_seats(table, _with(table.seats, SeatRow(n, "person", name, person.id)))

    async def leave(self, table: LiveTable, person: PersonRow) -> None:
        """Before the start the seats are open again; later a bot plays on."""
        async with table.lock:
            own = table.owned(person)
            if not own:
                return
            seats = table.seats
            for n in own:
                seat = seats[n]
                if table.row.status == "open":
                    seats = _with(seats, SeatRow(n, "open", OPEN_SEAT))
                elif seat.bot is None:
                    seats = _with(seats, msgspec.structs.replace(seat, bot=checked_bot(None)))
            await self._change_seats(table, seats)
        self.driver.nudge(table)

    async def start(self, table: LiveTable, person: PersonRow, body: StartBody) -> None:
        async with table.lock:
            _host_only(table, person)
            if table.row.status != "open":
                return
            seats = _filled(table, body)
            before = table.seats
            table.seats = _numbered(seats)
            try:
                _set_up(table)
                row = table.row
                await self.store.change_table(
                    table.id, table.seats, status=row.status, header=row.header, turn=row.turn, outcome=row.outcome
                )
            except BaseException:
                table.seats, table.history = before, None
                table.row = msgspec.structs.replace(table.row, status="open", header=None)
                raise
            table.table_changed()
        self.driver.nudge(table)

    # --- bots in and out of seats -------------------------------------------------------------------------------

    async def hand_to_bot(self, table: LiveTable, person: PersonRow, n: int, bot: str) -> None:
        """The owner hands a seat over; before the start the host fills an open one."""
        name = checked_bot(bot)
        async with table.lock:
            seat = _seat(table, n)
            if seat.person == person.id and table.row.status != "open":
                fresh = msgspec.structs.replace(seat, bot=name)
            elif table.row.status == "open" and seat.kind in ("open", "bot"):
                _host_only(table, person)
                said = seat.name if seat.kind == "bot" else bot_name([other.name for other in table.seats])
                fresh = SeatRow(n, "bot", said, None, name)
            else:
                raise not_your_seat(n)
            table.bot_failures.pop(n, None)
            await self._change_seats(table, _with(table.seats, fresh))
        self.driver.nudge(table)

    async def take_back(self, table: LiveTable, person: PersonRow, n: int) -> None:
        """The owner plays again; before the start the host opens a bot's seat."""
        async with table.lock:
            seat = _seat(table, n)
            if seat.person == person.id:
                fresh = msgspec.structs.replace(seat, bot=None)
            elif table.row.status == "open" and seat.kind == "bot" and person.id == table.row.host:
                fresh = SeatRow(n, "open", OPEN_SEAT)
            else:
                raise not_your_seat(n)
            await self._change_seats(table, _with(table.seats, fresh))

    async def _change_seats(self, table: LiveTable, seats: list[SeatRow]) -> None:
        await self.store.change_table(table.id, seats, request=None)
        table.seats, table.request = seats, None  # who is asked for an undo may have changed
        table.touched += 1
        table.table_changed()

    # --- after the game, and beside it --------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, person: PersonRow) -> LiveTable:
        """The same people, bots and variants again; the first who asks is the host, the others find it waiting."""
        async with table.lock:
            if table.row.status != "over":
                raise conflict("not_over", "the game is not over")
            if not table.owned(person):
                raise ApiError(403, "not_your_seat", "only who sat at the table can ask for a rematch")
            if table.row.rematch:
                return await self.hub.get(table.row.rematch)
            old = table.row
            row = self._row(
                person, old.title, table.title.rules, table.variants, old.platform, old.public, old.pace, None
            )
            seats = [_again(seat) for seat in table.seats[1:] + table.seats[:1]]
            again = LiveTable(row, _numbered(seats), None, 0)
            if {seat.person for seat in seats if seat.person} == {person.id}:
                _set_up(again)
            await self.store.add_table(again.row, again.seats)
            await self.store.set_rematch(table.id, again.id)
            self.hub.put(again)
            table.row = msgspec.structs.replace(table.row, rematch=again.id)
            table.table_changed()
        self.driver.nudge(again)
        return again

    async def fork(self, table: LiveTable, person: PersonRow, seq: int, seats: Sequence[SeatBody] | None) -> LiveTable:
        """A new table that goes on from a position."""
        past = table.past
        if seq > past.seq:
            raise no_such_seq(seq, past.seq)
        own_eyes_only(table, person)
        names = past.game.seats
        if seats is not None and len(seats) != len(names):
            raise ApiError(400, "bad_setup", f"this game has {len(names)} seats", at="seats")
        fresh = _seats(person, seats) if seats else _alone(table, person, past.at(seq).seat)
        fresh = [msgspec.structs.replace(seat, name=name) for seat, name in zip(fresh, names, strict=True)]
        if any(seat.kind == "open" for seat in fresh):
            raise ApiError(400, "bad_setup", "a fork goes on at once; its seats cannot be open", at="seats")
        header = past.game.header
        if past.game.ended is None:
            header = msgspec.structs.replace(
                header, seed=secrets.randbits(48)
            )  # what comes is not what will come there
        old = table.row
        row = self._row(person, old.title, table.title.rules, table.variants, old.platform, False, "live", header.seed)
        row = msgspec.structs.replace(row, origin=encode(ForkOrigin(table.id, seq)))
        moves = [past.entries[number - 1] for number in past.path(seq)]
        game = await _in_thread(lambda: _fresh(table, header))
        return await self.adopt(row, fresh, game, [(move.seat, move.action, move.drawn) for move in moves])

    async def adopt(
        self, row: TableRow, seats: list[SeatRow], game: Game[Any], moves: Sequence[tuple[int, Any, Sequence[int]]]
    ) -> LiveTable:
        """A table whose game begins with actions played elsewhere."""
        history, entries = await _in_thread(lambda: _retold(game, moves))
        ended = history.game.ended
        outcome = None
        if ended:
            outcome = encode(OutcomeView(list(ended.ranks), list(ended.worth), ended.reason, ""))
        row = msgspec.structs.replace(
            row, status="over" if ended else "running", header=encode(game.header), seq=history.seq,
            turn=history.game.seat, outcome=outcome, seed=None,  # it is in the header
        )  # fmt: skip
        table = LiveTable(row, _numbered(seats), history, 0)
        await self.store.add_table(row, table.seats, entries)
        self.hub.put(table)
        self.driver.nudge(table)
        return table


def own_eyes_only(table: LiveTable, person: PersonRow | None) -> None:
    """A running game that hides something is copied only by the one person who plays it."""
    game = table.past.game
    if game.ended is None and hides(game) and (person is None or table.people() != {person.id}):
        raise ApiError(403, "hidden_until_over", "this game has hidden information; wait until it is over")


async def _in_thread(work: Any) -> Any:
    return await asyncio.to_thread(work)


def _fresh(table: LiveTable, header: Header) -> Game[Any]:
    return start(table.title, header)


def _retold(game: Game[Any], moves: Sequence[tuple[int, Any, Sequence[int]]]) -> tuple[History, list[LogRow]]:
    """A history of these moves, and its rows."""
    history, rows, at = History(game), [], now()
    for seat, action, drawn in moves:
        entry = Entry(history.seq + 1, f"copy-{history.seq + 1}", "action", seat, None, at, action=action)
        after = history.played(entry, drawn)
        chain = chained(history.chain, entry)
        rows.append(
            LogRow(
                entry.seq, entry.action_id, "action", seat, None, entry.body(), encode(entry.drawn),
                game.title.rules, at, chain, after.digest(),
            )
        )  # fmt: skip
        history.add(entry, after, chain)
    return history, rows


def _set_up(table: LiveTable) -> None:
    """Start the game: from here on names, seed and variants are fixed."""
    row = table.row
    title = table.title
    names = distinct([seat.name for seat in table.seats])
    table.seats = [msgspec.structs.replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)]
    try:
        game: Game[Any] = Game(title, names, seed=row.seed, variants=table.variants, platform=row.platform)
    except BadSetup as error:
        raise ApiError(400, "bad_setup", str(error)) from None
    table.history = History(game)
    status = "over" if game.ended else "running"
    table.row = msgspec.structs.replace(row, status=status, header=encode(game.header), turn=game.seat)


def _seats(person: PersonRow, wishes: Sequence[SeatBody]) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for wish in wishes:
        taken = [seat.name for seat in seats]
        if wish.kind == "open":
            seats.append(SeatRow(0, "open", OPEN_SEAT))
        elif wish.kind == "bot":
            name = checked_name(wish.name) if wish.name else bot_name(taken)
            seats.append(SeatRow(0, "bot", name, None, checked_bot(wish.bot)))
        else:
            name = checked_name(wish.name or person.name)
            seats.append(SeatRow(0, "person", name, person.id))
    return seats


def _filled(table: LiveTable, body: StartBody) -> list[SeatRow]:
    """The seats at the start, none of them open."""
    free = [seat for seat in table.seats if seat.kind == "open"]
    if free and body.drop:
        seats = [seat for seat in table.seats if seat.kind != "open"]
        low = table.title.seats[0]
        if len(seats) < low:
            raise ApiError(400, "bad_setup", f"{table.row.title} needs {low} seats")
        return seats
    if free and body.fill is None:
        raise conflict("seats_open", "seats are open; fill them with a bot or drop them")
    seats = list(table.seats)
    for seat in free:
        seats[seat.n] = SeatRow(seat.n, "bot", bot_name([one.name for one in seats]), None, checked_bot(body.fill))
    return seats


def _alone(table: LiveTable, person: PersonRow, turn: int | None) -> list[SeatRow]:
    """The seats of a fork: the person keeps its own (a spectator gets the one to decide), bots play the others."""
    own = table.owned(person) or [turn if turn is not None else 0]
    bot = checked_bot(None)
    return [
        SeatRow(seat.n, "person", seat.name, person.id)
        if seat.n in own
        else SeatRow(seat.n, "bot", seat.name, None, bot)
        for seat in table.seats
    ]


def _again(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, bot=None) if seat.kind == "person" else seat


def _numbered(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [msgspec.structs.replace(seat, n=n) for n, seat in enumerate(seats)]


def _with(seats: Sequence[SeatRow], fresh: SeatRow) -> list[SeatRow]:
    return [fresh if seat.n == fresh.n else seat for seat in seats]


def _seat(table: LiveTable, n: int) -> SeatRow:
    if not 0 <= n < len(table.seats):
        raise ApiError(404, "not_found", f"there is no seat {n}")
    return table.seats[n]


def _host_only(table: LiveTable, person: PersonRow) -> None:
    if person.id != table.row.host:
        raise ApiError(403, "not_host", "only the host of the table can do that")
