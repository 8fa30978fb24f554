"""SIGTERM: sockets are told to come back, bots end with the server, the exit code is 0."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from tests.server.harness import PATIENCE, closed, wait_for

SLACK = 5.0  # seconds that a loaded machine may add to the five that the server takes at most

COMMAND = """
import sys
from trunkline.server.run import serve
serve(port=int(sys.argv[1]), db=sys.argv[2], log_level="error")
"""


def children(process: int) -> list[int]:
    """The processes that a process has started, where the system tells."""
    listing = Path(f"/proc/{process}/task/{process}/children")
    if not listing.exists():
        pytest.skip("this system does not list the children of a process")
    return [int(child) for child in listing.read_text().split()]


def test_the_server_drains(tmp_path: Path, unused_port: int) -> None:
    process = subprocess.Popen([sys.executable, "-c", COMMAND, str(unused_port), str(tmp_path / "tables.db")])
    try:
        base = f"http://127.0.0.1:{unused_port}/api/v1"
        wait_for(lambda: _answers(base))
        with httpx.Client(base_url=base, timeout=PATIENCE) as http:
            http.post("/session", json={"name": "Ada"})
            seats = [{"kind": "bot"}] * 3
            table = http.post("/tables", json={"title": "steel-driver", "seats": seats}).json()["id"]
        with connect(f"ws://127.0.0.1:{unused_port}/api/v1/tables/{table}/live") as socket:
            while msgspec.json.decode(socket.recv(timeout=PATIENCE)).get("seq", 0) < 2:
                pass
            workers = children(process.pid)
            assert workers
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert closed(socket) == 1012
        assert process.wait(PATIENCE) == 0
        assert time.monotonic() - began < 5 + SLACK
        wait_for(lambda: not any(os.path.exists(f"/proc/{worker}") for worker in workers))
    finally:
        process.kill()
        process.wait()


def test_workers_end_when_the_server_is_killed(tmp_path: Path, unused_port: int) -> None:
    process = subprocess.Popen([sys.executable, "-c", COMMAND, str(unused_port), str(tmp_path / "tables.db")])
    base = f"http://127.0.0.1:{unused_port}/api/v1"
    wait_for(lambda: _answers(base))
    with httpx.Client(base_url=base, timeout=PATIENCE) as http:
        http.post("/session", json={"name": "Ada"})
        http.post("/tables", json={"title": "steel-driver", "seats": [{"kind": "bot"}] * 3})
    workers = wait_for(lambda: children(process.pid))
    process.kill()
    process.wait()
    wait_for(lambda: not any(os.path.exists(f"/proc/{worker}") for worker in workers))


def _answers(base: str) -> bool:
    try:
        return httpx.get(base + "/health", timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False
