"""Storage: one schema on both databases, migrations, rebuilding, checking, two servers on one database."""

import asyncio
import sqlite3
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.server.harness import GAIN, PASS, Someone, server, told
from trunkline.server.database import BadDatabase, async_url, migrate, open_engine
from trunkline.server.schema import metadata
from trunkline.server.verify import verify_database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
    else:
        yield request.getfixturevalue("postgres")


def test_migrations_lead_to_the_schema(database: str) -> None:
    async def differences() -> list[object]:
        engine = open_engine(database)
        await migrate(engine)
        await migrate(engine)  # a second start changes nothing

        def compare(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []


def test_a_game_is_rebuilt_from_its_log_and_checks_out(database: str) -> None:
    with server(database) as before:
        ada = Someone(before, "Ada")
        table = ada.table("you", "bot", "bot", variants={"rounds": 5})
        with ada.listen(table) as socket:
            while not (news := told(socket, "position"))["position"]["outcome"]:
                if news["position"]["yours"]:
                    ada.act(table, PASS)
        first = ada.see(table)
    with server(database) as after:
        again = Someone(after)
        again.http.cookies = ada.http.cookies
        assert again.see(table)["position"] == first["position"]
    (checked,) = verify_database(database)
    assert (checked.table, checked.actions, checked.problem) == (table["id"], first["seq"], None)


def test_two_servers_on_one_database_have_one_winner_per_number(database: str) -> None:
    with server(database) as one, server(database) as two:
        ada = Someone(one, "Ada")
        table = ada.table("you", "bot", variants={"rounds": 1000})
        twin = Someone(two)
        twin.http.cookies = ada.http.cookies
        twin.see(table)
        for seq in range(20):
            with ThreadPoolExecutor(2) as pool:
                action = GAIN if seq % 5 else {"type": "peek"}
                tries = [pool.submit(who.act, table, action, seq=seq) for who in (ada, twin)]
                answers = [one_try.result() for one_try in tries]
            codes = sorted(answer.status_code for answer in answers)
            if codes == [422, 422]:
                break
            assert codes == [200, 409]
            lost = next(answer for answer in answers if answer.status_code == 409).json()["error"]
            assert [entry["seq"] for entry in lost["missed"]] == [seq + 1]
    assert [game.problem for game in verify_database(database)] == [None]


def test_a_retry_at_another_server_is_not_played_twice(database: str) -> None:
    with server(database) as one, server(database) as two:
        ada = Someone(one, "Ada")
        table = ada.table("you", "bot")
        twin = Someone(two)
        twin.http.cookies = ada.http.cookies
        twin.see(table)
        retry = {"id": uuid.uuid4().hex, "seq": 0}
        assert ada.act(table, GAIN, **retry).json()["seq"] == 1
        second = twin.act(table, GAIN, **retry)
        assert (second.status_code, second.json()["seq"]) == (200, 1)
        assert twin.see(table)["position"]["view"]["table"]["cash"] == [1, 0]


def test_sqlite_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    async def settings() -> list[object]:
        engine = open_engine(str(tmp_path / "x.db"))
        async with engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await engine.dispose()
        return found

    assert asyncio.run(settings()) == ["wal", 2, 1]


def test_verify_names_a_game_that_was_tampered_with(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with server(file) as running:
        ada = Someone(running, "Ada")
        good, bad = ada.table("you", "bot"), ada.table("you", "bot")
        for table in (good, bad):
            ada.act(table, GAIN)
    with closing(sqlite3.connect(file)) as raw, raw:
        changed = '{"type":"bid","amount":2}'
        raw.execute("UPDATE log SET body = ? WHERE table_id = ?", (changed, bad["id"]))
    found = {checked.table: checked.problem for checked in verify_database(str(file))}
    assert found[good["id"]] is None
    assert "chain" in str(found[bad["id"]])
    with server(file) as running:
        answer = Someone(running).get(f"/tables/{bad['id']}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "rules_changed")
        assert Someone(running).get(f"/tables/{good['id']}").status_code == 200


def test_a_damaged_game_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with server(file, bot_pace=60) as running:
        ada = Someone(running, "Ada")
        table = ada.table("you", "bot")
        ada.act(table, PASS)  # now a bot has to move
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE log SET body = '{}'")
    with server(file) as running:
        assert Someone(running).get("/health/ready").json() == {"status": "ok"}


def test_verify_wants_a_database_that_is_there(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="no such file"):
        verify_database(str(tmp_path / "nothing.db"))
    assert not (tmp_path / "nothing.db").exists()
    with pytest.raises(BadDatabase, match="cannot use"):
        verify_database("postgresql://127.0.0.1:9/nothing")


def test_many_who_ask_at_once_cause_one_rebuilding(tmp_path: Path) -> None:
    from trunkline.server.metrics import REBUILT

    with server(tmp_path / "tables.db") as before:
        ada = Someone(before, "Ada")
        table = ada.table("you", "bot")
        for _ in range(5):
            ada.act(table, GAIN)
    with server(tmp_path / "tables.db") as after:
        count = REBUILT._value.get()
        visitors = [Someone(after) for _ in range(8)]
        with ThreadPoolExecutor(8) as pool:
            seen = list(pool.map(lambda visitor: visitor.see(table)["seq"], visitors))
        assert (set(seen), REBUILT._value.get() - count) == ({5}, 1)


def test_tables_unused_for_long_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", live_tables=2) as running:
        ada = Someone(running, "Ada")
        tables = [ada.table("you", "bot") for _ in range(5)]
        for table in tables:
            ada.act(table, GAIN)
        assert len(list(running.kit.hub)) <= 3
        assert [ada.see(table)["seq"] for table in tables] == [1] * 5


def test_a_table_that_left_the_memory_while_bots_play_is_the_one_that_comes_back(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", live_tables=1, bot_pace=0.05) as running:
        ada = Someone(running, "Ada")
        table = ada.table("bot", "bot", variants={"rounds": 12})
        for _ in range(3):
            ada.table("you", "open")
        with ada.listen(table, "?since=0") as socket:
            seen: list[int] = []
            while True:
                news = told(socket, "position")
                seen += [entry["seq"] for entry in news["log"]]
                if news["position"]["outcome"]:
                    break
        assert seen == list(range(1, news["seq"] + 1))


@pytest.mark.parametrize("bots", [False, True])
def test_after_a_write_that_failed_the_game_goes_on_from_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots: bool
) -> None:
    monkeypatch.setattr("trunkline.server.bots.AGAIN", 0.1)
    with server(tmp_path / "tables.db", bot_pace=0.02) as running:
        ada = Someone(running, "Ada")
        append, failures = running.kit.store.append, [OSError("disk"), None, OSError("disk")]

        async def failing(*stored: Any, **columns: Any) -> None:
            """The first time nothing is stored, the third time it is, but nobody is told."""
            error = failures.pop(0) if failures else None
            if error is None or not failures:
                await append(*stored, **columns)
            if error is not None:
                raise error

        monkeypatch.setattr(running.kit.store, "append", failing)
        table = ada.table("bot" if bots else "you", "bot", variants={"rounds": 3})
        while not (seen := ada.see(table))["outcome"]:
            if seen["position"]["yours"]:
                ada.act(table, PASS)
    assert not failures
    assert [game.problem for game in verify_database(str(tmp_path / "tables.db"))] == [None]


def test_no_text_or_number_of_a_request_is_too_much_for_a_database(database: str) -> None:
    with server(database) as running:
        ada = Someone(running, "Ada")
        table = ada.table("you", "bot")
        asked = [ada.get("/tables/%00"), ada.get("/tables", title="\0"), ada.get("/tables", before=2**53)]
        asked += [ada.get(f"/tables/{table['id']}/chat", since=since) for since in (2**31 - 1, 2**31, 2**53, 2**99)]
        record = ada.get(f"/tables/{table['id']}/record").text.replace('"seed":0', f'"seed":{10**30}')
        asked.append(ada.post("/import", {"record": record}))
        assert [answer.status_code for answer in asked] == [404, 400, 200, 200, 400, 400, 400, 201]


@pytest.mark.parametrize("wrong", ["mysql://x/y", "postgresql//x", "nonsense://"])
def test_what_is_no_database_is_said(wrong: str) -> None:
    if "://" not in wrong:
        assert async_url(wrong).startswith("sqlite")
        return
    with pytest.raises(BadDatabase):
        async_url(wrong)
