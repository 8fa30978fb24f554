"""SIGKILL while actions are written: what was acknowledged is there, once; what was not is settled by a retry."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.harness import PATIENCE, wait_for
from trunkline.server.verify import verify_database

KILLS = 100  # per database
LOST = 20  # of them while an answer has not arrived
PLAYERS = 3
HANG_UP = 5  # every so many actions the player hangs up before the answer


class Servers:
    """Starts one server after the other on a database; only the newest lives."""

    def __init__(self, database: str) -> None:
        self.database = database
        command = [sys.executable, str(Path(__file__).with_name("serve.py"))]
        self.starter = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.start()

    def start(self) -> None:
        assert self.starter.stdin
        assert self.starter.stdout
        print(self.database, file=self.starter.stdin, flush=True)
        self.port, self.number = map(int, self.starter.stdout.readline().split())
        self.base = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        os.kill(self.number, signal.SIGKILL)
        wait_for(lambda: not _lives(self.number))

    def close(self) -> None:
        if _lives(self.number):
            self.kill()
        self.starter.communicate()


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


class Player(threading.Thread):
    """Plays at a table of its own until the server is gone, or, if it `leaves`, until it has missed an answer."""

    def __init__(
        self, port: int, cookies: dict[str, str], table: str, played: list[Any], pending: Any, leaves: bool
    ) -> None:
        super().__init__(daemon=True)
        self.port, self.cookies, self.table, self.played, self.pending = port, cookies, table, played, pending
        self.leaves = leaves
        self.retried = self.hung_up = 0
        self.answered = threading.Event()
        self.problem: str | None = None

    def run(self) -> None:
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", cookies=self.cookies, timeout=PATIENCE) as http:
                while not (self.leaves and self.hung_up):
                    self.step(http)
        except (httpx.TransportError, OSError):
            return
        except AssertionError as error:
            self.problem = str(error)

    def step(self, http: httpx.Client) -> None:
        if self.pending is None:
            seq = len(self.played)
            seat = seq // 2 % 2
            action = {"type": "bid", "amount": 1 + seq % 9} if seq % 2 == 0 else {"type": "pass"}
            self.pending = {"id": uuid.uuid4().hex, "seq": seq, "seat": seat, "action": action}
            if seq % HANG_UP == 0:
                self.hang_up()
                return
        else:
            self.retried += 1
        answer = http.post(f"/api/v1/tables/{self.table}/actions", json=self.pending)
        assert answer.status_code == 200, answer.text
        assert answer.json()["seq"] == self.pending["seq"] + 1
        self.played.append(self.pending["action"])
        self.pending = None
        self.answered.set()

    def hang_up(self) -> None:
        """Send the action and leave without reading the answer."""
        body = msgspec.json.encode(self.pending)
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        head = (
            f"POST /api/v1/tables/{self.table}/actions HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", self.port)) as raw:
            raw.sendall(head.encode() + body)
            time.sleep(random.random() * 0.005)
        self.hung_up += 1


def prove(database: str) -> None:
    """Kill and restart; what is stored must be what was acknowledged, and at most the one action without an answer."""
    with closing(Servers(database)) as servers:
        tables, cookies = _tables(servers.base)
        pending: list[Any] = [None] * PLAYERS
        retried = hung_up = unanswered = 0
        for kill in range(KILLS):
            leaves = kill % (KILLS // LOST) == 0
            players = [Player(servers.port, cookies, *tables[n], pending[n], leaves) for n in range(PLAYERS)]
            for player in players:
                player.start()
            if leaves:
                players[0].join(PATIENCE)
            else:
                assert players[0].answered.wait(PATIENCE)
                time.sleep(random.random() * 0.1)
            servers.kill()
            for n, player in enumerate(players):
                player.join(PATIENCE)
                assert player.problem is None, player.problem
                pending[n] = player.pending
                retried += player.retried
                hung_up += player.hung_up
            assert not leaves or pending[0]
            servers.start()
            with httpx.Client(base_url=servers.base, timeout=PATIENCE) as http:
                for n, (table, played) in enumerate(tables):
                    stored = [entry["action"] for entry in http.get(f"/api/v1/tables/{table}/log?since=0").json()]
                    assert stored[: len(played)] == played, "an acknowledged action is lost or changed"
                    more = stored[len(played) :]
                    assert more in ([], [pending[n] and pending[n]["action"]]), "an action is there that nobody sent"
                    unanswered += len(more)
    acknowledged = sum(len(played) for _, played in tables)
    print(
        f"{KILLS} kills, {LOST} of them after an answer was lost: {acknowledged} actions acknowledged, "
        f"{hung_up} answers not read, {unanswered} found stored without one, {retried} retried: none lost, none doubled"
    )
    assert [game.problem for game in verify_database(database)] == [None] * PLAYERS


def _tables(base: str) -> tuple[list[tuple[str, list[Any]]], dict[str, str]]:
    """A table per player with nothing played yet, and the session that owns them."""
    seats = [{"kind": "you"}, {"kind": "hotseat", "name": "Eve"}]
    wish = {"title": "parlour", "seats": seats, "variants": {"rounds": 1000}}
    with httpx.Client(base_url=base, timeout=PATIENCE) as http:
        http.post("/api/v1/session", json={"name": "Ada"})
        return [(http.post("/api/v1/tables", json=wish).json()["id"], []) for _ in range(PLAYERS)], dict(http.cookies)


@pytest.mark.slow
def test_sqlite_loses_and_doubles_nothing(tmp_path: Path) -> None:
    prove(str(tmp_path / "tables.db"))


@pytest.mark.slow
def test_postgresql_loses_and_doubles_nothing(postgres: str) -> None:
    prove(postgres)
