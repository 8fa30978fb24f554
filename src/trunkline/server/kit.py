"""What handlers get: the parts of a running server, and who asks."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from trunkline.rail.runs import BestRun
from trunkline.server.bots import BotDriver
from trunkline.server.errors import ApiError, not_found
from trunkline.server.guard import address_of, too_many
from trunkline.server.limits import ADDRESS, PERSON, Limiter
from trunkline.server.live import Hub, LiveTable
from trunkline.server.lobby import Lobby
from trunkline.server.people import People
from trunkline.server.pictures import Pictures
from trunkline.server.play import Play
from trunkline.server.position import Reader, table_view
from trunkline.server.rows import PersonRow
from trunkline.server.settings import Settings
from trunkline.server.store import Store
from trunkline.server.titles import best_routes, warm
from trunkline.server.wire import TableView
from trunkline.server.words import language

AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
Lang = Annotated[str | None, QueryParameter(name="lang", required=False, description="en, nl or zh")]
SeatQuery = Annotated[
    int | None, QueryParameter(name="seat", required=False, ge=0, le=15, description="one of your seats")
]
SeqQuery = Annotated[int | None, QueryParameter(name="seq", required=False, ge=0, le=1_000_000)]

logger = structlog.get_logger()


class Kit:
    """All parts of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.hub = Hub(self.store, settings.live_tables)
        self.driver = BotDriver(self.hub, settings)
        self.lobby = Lobby(self.hub, self.driver)
        self.play = Play(self.hub, self.driver)
        self.limiter = Limiter(settings.limits)
        self.pictures = Pictures()
        self.sockets: Counter[str] = Counter()
        self.draining = False
        self.failure: Exception | None = None  # why it could not start
        self._beginning: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self._beginning = [
            asyncio.create_task(asyncio.to_thread(warm)),
            asyncio.create_task(self._resume(await self.store.waiting_for_bots())),
        ]

    async def _resume(self, table_ids: Sequence[str]) -> None:
        """Bots go on where they were to move when the server stopped."""
        for table_id in table_ids:
            try:
                self.driver.nudge(await self.hub.get(table_id))
            except Exception as error:  # one that cannot be read does not keep the others from going on
                logger.error("table does not go on", table=table_id, why=str(error))

    async def close(self) -> None:
        """Bots stop, sockets are told to come back, what is being written is written."""
        self.drain()
        for task in self._beginning:
            task.cancel()
        await self.driver.close()
        await self.store.close()

    def drain(self) -> None:
        self.draining = self.driver.draining = True
        for table in self.hub:
            for socket in list(table.sockets):
                socket.resync()

    async def person(self, request: AnyRequest, kind: str | None = None) -> PersonRow:
        """Who asks, within the limits for this kind of request; 401 for nobody."""
        person = await self.people.need(request)
        self.count(request, person, "any")
        if kind is not None:
            self.count(request, person, kind)
        return person

    def count(self, request: AnyRequest, person: PersonRow | None, kind: str) -> None:
        """One more request of this kind; 429 where it is too many."""
        waits = []
        if person is not None and kind in PERSON:
            waits.append(self.limiter.wait(person.id, kind, PERSON[kind]))
        if kind in ADDRESS and kind != "any":
            waits.append(self.limiter.wait(address_of(request.scope), kind, ADDRESS[kind]))
        if any(waits):
            raise too_many(max(waits))

    async def table(self, table_id: str) -> LiveTable:
        if not (table_id.isascii() and table_id.isalnum()):
            raise not_found("table")
        table = await self.hub.get(table_id[:24])
        self.driver.nudge(table)  # one that was let go while a bot had to move goes on
        return table

    async def host_name(self, table: LiveTable) -> str:
        """The name of the table's host."""
        for seat in table.seats:
            if seat.person == table.row.host:
                return seat.name
        return (await self.store.names([table.row.host])).get(table.row.host, "")

    async def ready_at(self, table: LiveTable, seq: int) -> None:
        """Have a past position at hand; it is replayed in a thread, so that play goes on meanwhile."""
        if seq != table.past.seq:
            await asyncio.to_thread(table.past.at, seq)

    def open_for_play(self) -> None:
        """No new actions while the server stops."""
        if self.draining:
            raise ApiError(503, "draining", "the server restarts; try again in a moment", retry_after=2)

    async def routes(self, table: LiveTable, company: str, seq: int) -> BestRun:
        """The best train routes of a company, for titles with trains."""
        await self.ready_at(table, seq)
        return await asyncio.to_thread(best_routes, table.past.at(seq), company)

    async def show(self, table: LiveTable, reader: Reader, with_position: bool = True) -> TableView:
        return table_view(table, reader, await self.host_name(table), with_position)


TheKit = NamedDependency[Kit]


def reader(
    person: PersonRow | None, request: ASGIConnection[Any, Any, Any, Any], lang: str | None, seat: int | None = None
) -> Reader:
    return Reader(person, language(lang, request.headers.get("accept-language", "")), seat)
