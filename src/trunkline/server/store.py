"""What the server keeps: people, tables, seats, the log of every game, chat. The log is append-only."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Insert, Row, Update, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from trunkline.server import schema
from trunkline.server.database import migrate, open_direct, open_engine
from trunkline.server.rows import ChatRow, LogRow, PersonRow, SeatRow, TableRow, now

T = TypeVar("T", bound=msgspec.Struct)
PAGE = 50


class Taken(Exception):
    """The log has an entry with this number or id already."""


class Filter(msgspec.Struct, frozen=True):
    """Which tables to list. `mine` is a person's id; `before` a value of `updated`."""

    title: str | None = None
    status: str | None = None
    pace: str | None = None
    mine: str | None = None
    before: int | None = None
    limit: int = PAGE


class Store:
    """All access to the database. SQLite has one writer at a time, so writers queue here instead of polling there."""

    def __init__(self, database: str) -> None:
        self._engine = open_engine(database)
        self._one_writer = asyncio.Lock() if self._engine.dialect.name == "sqlite" else None
        self._direct = open_direct(database) if self._one_writer else None
        self._thread = ThreadPoolExecutor(1, "log")

    async def open(self) -> None:
        await migrate(self._engine)

    async def close(self) -> None:
        await self._engine.dispose()
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
        self._thread.shutdown(wait=False)

    async def alive(self) -> bool:
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if self._one_writer is None:
            async with self._engine.begin() as connection:
                yield connection
            return
        async with self._one_writer, self._engine.begin() as connection:
            yield connection

    # --- people and sessions ------------------------------------------------------------------------------------

    async def add_guest(self, person: PersonRow, token_hash: str) -> None:
        async with self._write() as connection:
            await connection.execute(insert(schema.people).values(msgspec.to_builtins(person)))
            await connection.execute(
                insert(schema.sessions).values(token_hash=token_hash, person=person.id, created=now(), seen=now())
            )

    async def rename(self, person: str, name: str) -> None:
        async with self._write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))

    async def session(self, token_hash: str, created_after: int, seen_after: int) -> PersonRow | None:
        """The person of a session that is neither too old nor unused for too long."""
        own = schema.sessions.c
        wanted = (
            select(schema.people)
            .join(schema.sessions, own.person == schema.people.c.id)
            .where(own.token_hash == token_hash, own.created > created_after, own.seen > seen_after)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return _as(PersonRow, row) if row else None

    async def touch_session(self, token_hash: str) -> None:
        own = schema.sessions.c
        async with self._write() as connection:
            await connection.execute(update(schema.sessions).where(own.token_hash == token_hash).values(seen=now()))

    async def end_session(self, token_hash: str) -> None:
        async with self._write() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token_hash == token_hash))

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        wanted = select(schema.people.c.id, schema.people.c.name).where(schema.people.c.id.in_(set(people)))
        async with self._engine.connect() as connection:
            return {row.id: row.name for row in await connection.execute(wanted)}

    # --- tables and seats ---------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow] = ()) -> None:
        async with self._write() as connection:
            await connection.execute(insert(schema.tables).values(msgspec.to_builtins(row)))
            await connection.execute(insert(schema.seats), [_of(row.id, seat) for seat in seats])
            if entries:
                await connection.execute(insert(schema.log), [_of(row.id, entry) for entry in entries])

    async def table(self, table_id: str) -> TableRow | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
            row = found.first()
        return _as(TableRow, row) if row else None

    async def seats(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        own = schema.seats.c
        wanted = select(schema.seats).where(own.table_id.in_(table_ids)).order_by(own.table_id, own.n)
        seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        async with self._engine.connect() as connection:
            for row in await connection.execute(wanted):
                seats[row.table_id].append(_as(SeatRow, row))
        return seats

    async def tables(self, wanted: Filter) -> list[TableRow]:
        own = schema.tables.c
        query = select(schema.tables).order_by(own.updated.desc(), own.id).limit(min(wanted.limit, PAGE))
        if wanted.mine is None:
            query = query.where(own.public)
        else:
            seated = select(schema.seats.c.table_id).where(schema.seats.c.person == wanted.mine)
            query = query.where(or_(own.id.in_(seated), own.host == wanted.mine))
        for column, value in ((own.title, wanted.title), (own.status, wanted.status), (own.pace, wanted.pace)):
            if value is not None:
                query = query.where(column == value)
        if wanted.before is not None:
            query = query.where(own.updated < wanted.before)
        async with self._engine.connect() as connection:
            return [_as(TableRow, row) for row in await connection.execute(query)]

    async def all_table_ids(self) -> list[str]:
        """Every table that has been started, in the order of creation."""
        own = schema.tables.c
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(own.id).where(own.header.is_not(None)).order_by(own.created, own.id))
            return [row.id for row in rows]

    async def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot has to move, those last played at first."""
        own, seat = schema.tables.c, schema.seats.c
        wanted = (
            select(own.id)
            .join(schema.seats, and_(seat.table_id == own.id, seat.n == own.turn))
            .where(own.status == "running", seat.bot.is_not(None))
            .order_by(own.updated.desc())
        )
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def change_table(self, table_id: str, seats: Sequence[SeatRow] | None = None, **values: Any) -> None:
        """Change a table's row and, where given, replace its seats."""
        async with self._write() as connection:
            changed = update(schema.tables).where(schema.tables.c.id == table_id).values(updated=now(), **values)
            await connection.execute(changed)
            if seats is not None:
                await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
                await connection.execute(insert(schema.seats), [_of(table_id, seat) for seat in seats])

    async def set_rematch(self, table_id: str, rematch: str) -> bool:
        """Whether this was the first rematch of that table."""
        own = schema.tables.c
        first = update(schema.tables).where(and_(own.id == table_id, own.rematch.is_(None))).values(rematch=rematch)
        async with self._write() as connection:
            return (await connection.execute(first)).rowcount == 1

    # --- the log ------------------------------------------------------------------------------------------------

    async def append(self, table_id: str, entry: LogRow, **table: Any) -> None:
        """Commit one entry; raises `Taken` where its number or id is there already. `table` are columns to change."""
        first = insert(schema.log).values(_of(table_id, entry))
        then = update(schema.tables).where(schema.tables.c.id == table_id)
        then = then.values(seq=entry.seq, updated=entry.at, **table)
        try:
            if self._one_writer is not None:
                async with self._one_writer:
                    await asyncio.get_running_loop().run_in_executor(self._thread, self._both, first, then)
            else:
                async with self._engine.begin() as connection:
                    await connection.execute(first)
                    await connection.execute(then)
        except IntegrityError:
            raise Taken from None

    def _both(self, first: Insert, then: Update) -> None:
        """A whole transaction in one go: on SQLite every statement would else be a trip to another thread and back."""
        assert self._direct is not None
        with self._direct.begin() as connection:
            connection.execute(first)
            connection.execute(then)

    async def entries(self, table_id: str, since: int = 0) -> list[LogRow]:
        own = schema.log.c
        wanted = select(schema.log).where(own.table_id == table_id, own.seq > since).order_by(own.seq)
        async with self._engine.connect() as connection:
            return [_as(LogRow, row) for row in await connection.execute(wanted)]

    # --- chat ---------------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, entry: ChatRow) -> None:
        """Raises `Taken` where another process has used this number."""
        try:
            async with self._write() as connection:
                await connection.execute(insert(schema.chat).values(_of(table_id, entry)))
        except IntegrityError:
            raise Taken from None

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        own = schema.chat.c
        wanted = select(schema.chat).where(own.table_id == table_id, own.n > since).order_by(own.n.desc()).limit(limit)
        async with self._engine.connect() as connection:
            return [_as(ChatRow, row) for row in await connection.execute(wanted)][::-1]

    async def last_chat(self, table_id: str) -> int:
        own = schema.chat.c
        async with self._engine.connect() as connection:
            return int((await connection.scalar(select(func.max(own.n)).where(own.table_id == table_id))) or 0)


def _of(table_id: str, row: msgspec.Struct) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.to_builtins(row)}


def _as(kind: type[T], row: Row[Any]) -> T:
    return msgspec.convert(row._mapping, kind, strict=False)
