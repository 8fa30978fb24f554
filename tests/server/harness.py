"""A server in a thread, and people with a session each."""

import asyncio
import os
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trunkline.server.database import BadDatabase, async_url
from trunkline.server.logs import set_up_logs
from trunkline.server.run import make_server
from trunkline.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
WORKER = (sys.executable, str(Path(__file__).with_name("worker.py")))
PATIENCE = 60.0  # seconds for what must come; a loaded machine is no reason to fail


class Running:
    """A server that answers."""

    def __init__(self, settings: Settings, stop: Callable[[], None], port: int, kit: Any) -> None:
        self.settings, self.stop, self.port, self.kit = settings, stop, port, kit
        self.base = f"http://127.0.0.1:{port}"


@contextmanager
def server(database: Path | str, **changes: Any) -> Iterator[Running]:
    """A server on a free port of loopback, without limits and with quick bots unless told otherwise."""
    usual: dict[str, Any] = {"port": 0, "limits": 0.0, "bot_pace": 0.0, "worker_command": WORKER, "drain": 2.0}
    settings = Settings(database=str(database), **(usual | changes))
    set_up_logs("error")
    uvicorn = make_server(settings)
    thread = threading.Thread(target=uvicorn.run, daemon=True)
    thread.start()
    wait_for(lambda: uvicorn.started or not thread.is_alive())
    if not uvicorn.started:
        raise RuntimeError("the server did not start")

    def stop() -> None:
        uvicorn.should_exit = True
        thread.join(PATIENCE)

    port = uvicorn.servers[0].sockets[0].getsockname()[1]
    try:
        yield Running(settings, stop, port, uvicorn.kit)
    finally:
        stop()


@contextmanager
def postgres_database() -> Iterator[str]:
    """A fresh database on the server of $TRUNKLINE_POSTGRES or on this machine's; skips where there is none."""
    url = os.environ.get("TRUNKLINE_POSTGRES", "postgresql://127.0.0.1:5432/test")
    name = f"trunkline_{uuid.uuid4().hex[:12]}"
    try:
        asyncio.run(_tell(url, f"CREATE DATABASE {name}"))
    except (ImportError, OSError, BadDatabase, SQLAlchemyError):
        pytest.skip("no PostgreSQL here (set TRUNKLINE_POSTGRES)")
    try:
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_tell(url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _tell(url: str, statement: str) -> None:
    engine = create_async_engine(async_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def wait_for(holds: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Until `holds` gives something true, which is returned."""
    end = time.monotonic() + patience
    while True:
        found = holds()
        if found:
            return found
        if time.monotonic() > end:
            raise TimeoutError("waited in vain")
        time.sleep(0.01)


class Someone:
    """A person with a browser: a session and a few words for what people do."""

    def __init__(self, running: Running, name: str | None = None) -> None:
        self.running = running
        self.http = httpx.Client(base_url=running.base + "/api/v1", timeout=PATIENCE)
        if name:
            self.session = self.post("/session", {"name": name}).json()

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Any = None, **options: Any) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, **options)

    def table(self, *kinds: str, title: str = "parlour", **wishes: Any) -> dict[str, Any]:
        """A new table with seats of these kinds."""
        seats = [{"kind": kind} for kind in kinds]
        answer = self.post("/tables", {"title": title, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def see(self, table: dict[str, Any]) -> dict[str, Any]:
        return self.get(f"/tables/{table['id']}").json()

    def act(self, table: dict[str, Any], action: dict[str, Any], seat: int = 0, **changes: Any) -> httpx.Response:
        """Play an action at the position as it is now."""
        body: dict[str, Any] = {"id": uuid.uuid4().hex, "seat": seat, "action": action}
        body |= changes
        if "seq" not in body:
            body["seq"] = self.see(table)["seq"]
        return self.post(f"/tables/{table['id']}/actions", body)

    def undo(self, table: dict[str, Any]) -> httpx.Response:
        return self.post(f"/tables/{table['id']}/undo", {"id": uuid.uuid4().hex, "seq": self.see(table)["seq"]})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def listen(self, table: dict[str, Any], query: str = "", **headers: str) -> ClientConnection:
        """A socket at a table."""
        url = f"ws://127.0.0.1:{self.running.port}/api/v1/tables/{table['id']}/live{query}"
        origin = headers.pop("origin", self.running.base)
        given = {"Cookie": self.cookie} if self.cookie else {}
        return connect(url, additional_headers=given | headers, origin=origin)  # type: ignore[arg-type]


def told(socket: ClientConnection, kind: str, wanted: Callable[[dict[str, Any]], Any] = bool) -> dict[str, Any]:
    """The next message of a kind that is wanted."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        message: dict[str, Any] = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        if message["type"] == kind and wanted(message):
            return message
    raise TimeoutError(f"no {kind} came")


def closed(socket: ClientConnection) -> int:
    """Read until the server closes; the code it gives."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006


def code(answer: httpx.Response) -> str:
    """The error code of an answer."""
    return str(answer.json()["error"]["code"])


GAIN = {"type": "bid", "amount": 1}
PEEK = {"type": "peek"}
PASS = {"type": "pass"}
