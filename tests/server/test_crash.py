"""SIGKILL while actions are written: what was acknowledged is there, once; what was not is settled by a retry.

TRUNKLINE_KILLS sets how often the server is killed per database; the full proof is 100.
"""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from trunkline.server.verify import verify_database

KILLS = int(os.environ.get("TRUNKLINE_KILLS", "4"))
PLAYERS = 3
LOST_ANSWERS = 5  # every so many actions the player hangs up before the answer


class Process:
    """A server process."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())
        self.base = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player(threading.Thread):
    """Plays one action after the other at a table of its own until the server is gone."""

    def __init__(self, port: int, cookies: dict[str, str], table: str, played: list[Any], pending: Any) -> None:
        super().__init__(daemon=True)
        self.port, self.cookies, self.table, self.played, self.pending = port, cookies, table, played, pending
        self.retried = self.hung_up = 0
        self.answered = threading.Event()
        self.problem: str | None = None

    def run(self) -> None:
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", cookies=self.cookies, timeout=10) as http:
                while True:
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
            if seq % LOST_ANSWERS == 0:
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


def prove(database: str, kills: int) -> dict[str, int]:
    """Kill and restart; returns what was counted."""
    process = Process(database)
    with httpx.Client(base_url=process.base) as http:
        http.post("/api/v1/session", json={"name": "Ada"})
        seats = [{"kind": "you"}, {"kind": "hotseat", "name": "Eve"}]
        wish = {"title": "parlour", "seats": seats, "variants": {"rounds": 1000}}
        cookies = dict(http.cookies)
        tables = [(http.post("/api/v1/tables", json=wish).json()["id"], []) for _ in range(PLAYERS)]
    pending: list[Any] = [None] * PLAYERS
    counted = {"kills": 0, "acknowledged": 0, "retried": 0, "hung_up": 0}
    for _ in range(kills):
        players = [Player(process.port, cookies, *tables[n], pending[n]) for n in range(PLAYERS)]
        for player in players:
            player.start()
        players[0].answered.wait(10)
        time.sleep(random.random() * 0.3)
        process.kill()
        for n, player in enumerate(players):
            player.join(20)
            assert player.problem is None, player.problem
            pending[n] = player.pending
            counted["retried"] += player.retried
            counted["hung_up"] += player.hung_up
        counted["kills"] += 1
        process = Process(database)
        with httpx.Client(base_url=process.base, cookies=cookies) as http:
            for n, (table, played) in enumerate(tables):
                stored = [entry["action"] for entry in http.get(f"/api/v1/tables/{table}/log?since=0").json()]
                assert stored[: len(played)] == played, "an acknowledged action is lost or changed"
                more = stored[len(played) :]
                assert more in ([], [pending[n] and pending[n]["action"]]), "an action is there that nobody sent"
    process.kill()
    counted["acknowledged"] = sum(len(played) for _, played in tables)
    assert [game.problem for game in verify_database(database)] == [None] * PLAYERS
    return counted


@pytest.mark.slow
def test_sqlite_loses_and_doubles_nothing(tmp_path: Path) -> None:
    counted = prove(str(tmp_path / "tables.db"), KILLS)
    print(f"SQLite: {counted}")
    assert counted["acknowledged"] > KILLS
    assert counted["hung_up"] >= KILLS // 5


@pytest.mark.slow
def test_postgresql_loses_and_doubles_nothing(postgres: str) -> None:
    counted = prove(postgres, KILLS)
    print(f"PostgreSQL: {counted}")
    assert counted["acknowledged"] > KILLS
    assert counted["hung_up"] >= KILLS // 5
