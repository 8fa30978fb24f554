"""Sixteen clients for one number: one is played, the others are told what they missed."""

import threading
import uuid
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import Running, Someone, server
from trunkline.server.verify import verify_database

RACES = 1000
CLIENTS = 16


class Client(threading.Thread):
    """Takes part in one race after the other. The plain client of the standard library: sixteen share a processor."""

    def __init__(
        self, server: Running, path: str, cookie: str, start: threading.Barrier, end: threading.Barrier
    ) -> None:
        super().__init__(daemon=True)
        self.http = HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.path, self.start_line, self.end_line = path, start, end
        self.headers = {"Content-Type": "application/json", "Cookie": cookie}
        self.wish: dict[str, Any] | None = None
        self.status, self.answer = 0, b""

    def run(self) -> None:
        while True:
            self.start_line.wait()
            if self.wish is None:
                self.http.close()
                return
            self.http.request("POST", self.path, msgspec.json.encode(self.wish), self.headers)
            answer = self.http.getresponse()
            self.status, self.answer = answer.status, answer.read()
            self.end_line.wait()


def race(servers: Sequence[Running], races: int) -> None:
    ada = Someone(servers[0], "Ada")
    seats = [{"kind": "you"}, {"kind": "hotseat", "name": "Eve"}]
    wish = {"title": "parlour", "seats": seats, "variants": {"rounds": 1000}}
    table = ada.post("/tables", wish).json()
    where = f"/api/v1/tables/{table['id']}/actions"
    start, end = threading.Barrier(CLIENTS + 1), threading.Barrier(CLIENTS + 1)
    clients = [Client(servers[n % len(servers)], where, ada.cookie, start, end) for n in range(CLIENTS)]
    for client in clients:
        client.start()
    seat = table["turn"]
    for seq in range(races):
        for n, client in enumerate(clients):
            # an even number wants to end the turn, an odd one to go on with it; both are legal
            action = {"type": "peek"} if n % 2 else {"type": "pass"}
            client.wish = {"id": uuid.uuid4().hex, "seq": seq, "seat": seat, "action": action}
        start.wait()
        end.wait()
        assert Counter(client.status for client in clients) == {200: 1, 409: CLIENTS - 1}
        for client in clients:
            said = msgspec.json.decode(client.answer)
            if client.status == 200:
                assert said["seq"] == seq + 1
                seat = said["position"]["seat"]
            else:
                assert [entry["seq"] for entry in said["error"]["missed"]] == [seq + 1]
    for client in clients:
        client.wish = None
    start.wait()
    assert ada.see(table)["seq"] == races


@pytest.mark.slow
def test_one_server_one_winner(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as one:
        race([one], RACES)
    assert [game.problem for game in verify_database(str(tmp_path / "tables.db"))] == [None]


@pytest.mark.slow
def test_two_servers_on_one_postgresql_one_winner(postgres: str) -> None:
    with ExitStack() as stack:
        race([stack.enter_context(server(postgres)) for _ in range(2)], RACES // 5)
    assert [game.problem for game in verify_database(postgres)] == [None]
