"""Replays every stored game and compares every position with the stored one."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from trunkline.core import Header
from trunkline.server.database import BadDatabase, unusable
from trunkline.server.history import BrokenLog, History, start
from trunkline.server.rows import LogRow, TableRow
from trunkline.server.store import Store
from trunkline.server.titles import find_title


class Checked(msgspec.Struct, frozen=True):
    """One game: `problem` is None where every position is as it was when it was played."""

    table: str
    title: str
    actions: int
    rules: str
    problem: str | None = None


def verify_database(database: str, progress: Callable[[int, int], None] | None = None) -> list[Checked]:
    """All games of a database, checked; raises `BadDatabase` where there is none that can be read."""
    if "://" not in database and not Path(database).is_file():
        raise BadDatabase(f"{database}: there is no such file")
    try:
        return asyncio.run(_verify(database, progress))
    except (SQLAlchemyError, OSError) as error:
        raise unusable(database, error) from None


async def _verify(database: str, progress: Callable[[int, int], None] | None) -> list[Checked]:
    store = Store(database)
    try:
        await store.open()
        ids = await store.all_table_ids()
        found = []
        for number, table_id in enumerate(ids, 1):
            row = await store.table(table_id)
            assert row is not None
            found.append(check_game(row, await store.entries(table_id)))
            if progress:
                progress(number, len(ids))
        return found
    finally:
        await store.close()


def check_game(row: TableRow, entries: list[LogRow]) -> Checked:
    problem = next(_problems(row, entries), None)
    return Checked(row.id, row.title, len(entries), row.rules, problem)


def _problems(row: TableRow, entries: list[LogRow]) -> Iterator[str]:
    try:
        header = msgspec.json.decode(row.header or "", type=Header)
        history = History(start(find_title(row.title), header))
        history.replay(entries, check_states=True)
    except BrokenLog as error:
        yield str(error)
        return
    except Exception as error:  # whatever today's code makes of an old game is the answer
        yield f"does not replay: {type(error).__name__}: {error}"
        return
    if history.seq != row.seq:
        yield f"the table counts {row.seq} entries, the log {history.seq}"
    if (row.status == "over") != (history.game.ended is not None):
        yield f"the table is {row.status}, the game is not"
