"""Live: one socket per reader and table. A socket keeps no queue, only what it has sent; so a slow reader catches up
in one message and nobody waits for it."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from trunkline.server.live import LiveTable
from trunkline.server.metrics import SENT, SOCKETS
from trunkline.server.position import Reader, entry_views, position, table_view
from trunkline.server.settings import Settings
from trunkline.server.store import Store
from trunkline.server.talk import chat_views

logger = structlog.get_logger()

COME_BACK = 1012
CREDITS, CREDITS_BACK = 60, 2.0  # messages a socket may send at once, and per second
AT_ONCE = 200  # entries put into words without leaving the event loop


class Gone(Exception):
    """The other side is silent, too loud, or the server wants to end the connection."""

    def __init__(self, code: int) -> None:
        self.code = code


class Live:
    """One connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: LiveTable, reader: Reader, host: str, since: int | None,
        settings: Settings, store: Store,
    ) -> None:  # fmt: skip
        self.socket, self.table, self.reader, self.host = socket, table, reader, host
        self.settings, self.store = settings, store
        self._news = asyncio.Event()
        self._news.set()
        self._seq = table.seq if since is None else max(min(since, table.seq), -1)
        self._shown: tuple[int, int] | None = None
        self._version = -1
        self._chats = table.chats
        self._heard = asyncio.get_running_loop().time()
        self._close: int | None = None

    def wake(self) -> None:
        self._news.set()

    def resync(self) -> None:
        """End the connection; the client comes back and is told everything."""
        self._close = COME_BACK
        self._news.set()

    async def run(self) -> None:
        """Until one side leaves. A receiver stands beside the sender: else a disconnect would never be noticed."""
        self.table.sockets[self] = self.reader.person
        SOCKETS.inc()
        self.table.table_changed()
        tasks = [asyncio.create_task(work) for work in (self._send(), self._receive(), self._beat())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                error = task.exception()
                if isinstance(error, Gone):
                    await self._end(error.code)
                elif error and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
                    logger.error("socket failed", table=self.table.id, exc_info=error)
                    await self._end(1011)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.table.sockets.pop(self, None)
            SOCKETS.dec()
            self.table.table_changed()

    async def _end(self, code: int) -> None:
        try:
            await self.socket.close(code=code)
        except (RuntimeError, OSError, WebSocketDisconnect):
            return

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if self._close is not None:
                raise Gone(self._close)
            table = self.table
            if self._version != table.version:
                self._version = table.version
                await self._say("table", {"table": table_view(table, self.reader, self.host)})
            await self._say_position()
            if self._chats != table.chats:
                entries = await self.store.chat(table.id, self._chats)
                self._chats = table.chats
                await self._say("chat", {"entries": chat_views(entries)})

    async def _say_position(self) -> None:
        table = self.table
        if table.history is None:
            return
        if table.seq - self._seq > AT_ONCE:  # their words are kept; play goes on while they are found
            await asyncio.to_thread(entry_views, table, self.reader.lang, self._seq)
        shown = (table.seq, table.touched)
        if self._shown == shown:
            return
        seq, since = table.seq, self._seq
        own = tuple(table.owned(self.reader.person))
        person = self.reader.person.id if table.request and self.reader.person else ""
        key = ("position", seq, since, own, person, self.reader.lang, self.reader.seat)
        said = table.said.get(key)
        if said is None:
            body = {
                "type": "position",
                "seq": seq,
                "position": position(table, self.reader),
                "log": entry_views(table, self.reader.lang, since),
            }
            said = table.said[key] = msgspec.json.encode(body)
        self._shown, self._seq = shown, seq
        await self._send_bytes("position", said)

    async def _say(self, kind: str, body: dict[str, Any]) -> None:
        await self._send_bytes(kind, msgspec.json.encode({"type": kind, **body}))

    async def _send_bytes(self, kind: str, said: bytes) -> None:
        SENT.labels(kind).inc()
        await self.socket.send_text(said.decode())

    async def _receive(self) -> None:
        loop = asyncio.get_running_loop()
        credits, since = float(CREDITS), loop.time()
        while True:
            await self.socket.receive_text()
            self._heard = loop.time()
            credits = min(float(CREDITS), credits + (self._heard - since) * CREDITS_BACK) - 1
            since = self._heard
            if credits < 0:
                raise Gone(4429)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self.settings.ping_every)
            if loop.time() - self._heard > self.settings.silence:
                raise Gone(1001)
            await self._say("ping", {})
