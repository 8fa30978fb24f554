"""Sixteen clients for one number: one is played, the others are told what they missed.

TRUNKLINE_RACES sets how many races are run; the full proof is 1,000.
"""

import os
import threading
import uuid
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Running, Someone, server
from trunkline.server.verify import verify_database

RACES = int(os.environ.get("TRUNKLINE_RACES", "40"))
CLIENTS = 16


def race(servers: Sequence[Running], races: int) -> None:
    ada = Someone(servers[0], "Ada")
    seats = [{"kind": "you"}, {"kind": "hotseat", "name": "Eve"}]
    wish = {"title": "parlour", "seats": seats, "variants": {"rounds": 1000}}
    table = ada.post("/tables", wish).json()
    where = f"/api/v1/tables/{table['id']}/actions"
    start, end = threading.Barrier(CLIENTS + 1), threading.Barrier(CLIENTS + 1)
    answers: list[httpx.Response | None] = [None] * CLIENTS
    seq = 0

    def client(n: int) -> None:
        with httpx.Client(base_url=servers[n % len(servers)].base, cookies=ada.http.cookies, timeout=60) as http:
            for _ in range(races):
                start.wait()
                # an even number wants a turn to go on, an odd one to end it; both are legal
                action = {"type": "peek"} if n % 2 else {"type": "pass"}
                body = {"id": uuid.uuid4().hex, "seq": seq, "seat": seat, "action": action}
                answers[n] = http.post(where, json=body)
                end.wait()

    threads = [threading.Thread(target=client, args=(n,), daemon=True) for n in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for _ in range(races):
        seat = ada.see(table)["turn"]
        start.wait()
        end.wait()
        codes = Counter(answer.status_code for answer in answers if answer)
        assert codes == {200: 1, 409: CLIENTS - 1}
        winner = next(answer for answer in answers if answer and answer.status_code == 200)
        assert winner.json()["seq"] == seq + 1
        for answer in answers:
            if answer and answer.status_code == 409:
                assert [entry["seq"] for entry in answer.json()["error"]["missed"]] == [seq + 1]
        seq += 1
    for thread in threads:
        thread.join()
    assert ada.see(table)["seq"] == races


@pytest.mark.slow
def test_one_server_one_winner(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as one:
        race([one], RACES)
    assert [game.problem for game in verify_database(str(tmp_path / "tables.db"))] == [None]


@pytest.mark.slow
def test_two_servers_on_one_postgresql_one_winner(postgres: str) -> None:
    with ExitStack() as stack:
        race([stack.enter_context(server(postgres)) for _ in range(2)], max(10, RACES // 10))
    assert [game.problem for game in verify_database(postgres)] == [None]
