"""Bots at the table: they think in worker processes, within a budget; one that fails is replaced at once."""

import asyncio
import random
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from trunkline.core import Action, Refused
from trunkline.server.history import Entry, decode_action
from trunkline.server.live import Hub, LiveTable, Stale
from trunkline.server.metrics import BOT_SECONDS, BOTS_REPLACED
from trunkline.server.rows import now
from trunkline.server.settings import Settings

logger = structlog.get_logger()

GAMES_PER_WORKER = 64  # games that a worker keeps; the server keeps the same list
PER_MOVE = 0.05  # seconds a worker may take to replay one action it does not know yet
START_UP = 20.0  # seconds until a new process has to be ready
FAILURES = 3  # after so many a seat's bot is the simplest one for good
AGAIN = 5.0  # seconds until a table goes on whose move could not be stored


class BotFailed(Exception):
    """The bot crashed, was too slow or answered nonsense."""


class Job(msgspec.Struct, frozen=True):
    """A question to a worker: `keep` actions of the game it knows, `moves` come after them."""

    table: str
    header: msgspec.Raw | None
    keep: int
    moves: list[msgspec.Raw]
    seat: int
    bot: str
    seed: int
    budget: float
    drop: str | None = None


class Worker:
    """One process. It answers one job at a time; after a failure it is killed and started anew."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._known: OrderedDict[str, list[int]] = OrderedDict()

    async def ask(self, table: LiveTable, seat: int, bot: str, budget: float) -> Action:
        """The bot's action; raises `BotFailed`."""
        async with self._lock:
            process = await self._running()
            job, line = self._job(table, seat, bot, budget), list(table.past.line)
            patience = budget + PER_MOVE * len(job.moves) + 1.0
            try:
                answer = await asyncio.wait_for(self._exchange(process, job), patience)
            except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
                await self._kill()
                why = "slow" if isinstance(error, TimeoutError) else "crashed"
                raise BotFailed(why) from error
            self._known[table.id] = line
            self._known.move_to_end(table.id)
        if "error" in answer:
            self._known.pop(table.id, None)
            raise BotFailed(str(answer["error"])[:300])
        try:
            return decode_action(table.title, msgspec.json.encode(answer["action"]))
        except (msgspec.MsgspecError, KeyError) as error:
            raise BotFailed("nonsense") from error

    async def close(self) -> None:
        await self._kill()

    def _job(self, table: LiveTable, seat: int, bot: str, budget: float) -> Job:
        past, drop = table.past, None
        known = self._known.get(table.id)
        keep = 0
        if known is None:
            if len(self._known) >= GAMES_PER_WORKER:
                drop, _ = self._known.popitem(last=False)
        else:
            while keep < min(len(known), len(past.line)) and known[keep] == past.line[keep]:
                keep += 1
        moves = [_move(past.entries[seq - 1]) for seq in past.line[keep:]]
        header = msgspec.Raw(msgspec.json.encode(past.game.header)) if known is None else None
        return Job(table.id, header, keep, moves, seat, bot, secrets.randbits(32), budget, drop)

    async def _exchange(self, process: asyncio.subprocess.Process, job: Job) -> dict[str, Any]:
        assert process.stdin
        assert process.stdout
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        return msgspec.json.decode(line, type=dict[str, Any])

    async def _running(self) -> asyncio.subprocess.Process:
        process = self._process
        if process is not None and process.returncode is None:
            return process
        pipe = asyncio.subprocess.PIPE
        self._known.clear()
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, limit=1024 * 1024, start_new_session=True
        )
        assert process.stdout
        try:
            await asyncio.wait_for(process.stdout.readuntil(b"\n"), START_UP)
        except (TimeoutError, asyncio.IncompleteReadError) as error:
            await self._kill()
            raise BotFailed("no worker") from error
        return process

    async def _kill(self) -> None:
        process, self._process = self._process, None
        self._known.clear()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class BotDriver:
    """Lets bots play at every table where one has to decide."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub, self.settings = hub, settings
        self.draining = False
        self._workers = [Worker(settings.worker_command) for _ in range(max(1, settings.workers))]

    def nudge(self, table: LiveTable) -> None:
        """See to it that a bot plays if one has to."""
        if self.draining or (table.bots_task and not table.bots_task.done()):
            return
        if self._turn(table) is not None:
            table.bots_task = asyncio.create_task(self._drive(table))

    async def close(self) -> None:
        self.draining = True
        tasks = [table.bots_task for table in self.hub if table.bots_task and not table.bots_task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def _turn(self, table: LiveTable) -> tuple[int, str] | None:
        """The seat that decides and the bot that plays it, where a bot does and nobody waits for an undo."""
        if table.history is None or table.request is not None or table.lost:
            return None
        seat = table.history.game.seat
        bot = table.player_of(seat) if seat is not None else None
        return (seat, bot) if seat is not None and bot is not None else None

    async def _drive(self, table: LiveTable) -> None:
        structlog.contextvars.clear_contextvars()  # else its lines would carry the id of the request that began it
        log = logger.bind(table=table.id)
        while not self.draining and (turn := self._turn(table)) is not None:
            seat, bot = turn
            seq = table.seq
            pause = asyncio.create_task(asyncio.sleep(self.settings.bot_pace))
            try:
                with BOT_SECONDS.time():
                    action = await self._decide(table, seat, bot)
                await pause
                await self._play(table, seat, seq, action)
            except Stale:
                continue
            except Exception:
                log.exception("bot stuck", seat=seat, seq=seq)
                await asyncio.sleep(AGAIN)
                if table.lost:
                    await self._go_on(table.id)
            finally:
                pause.cancel()

    async def _go_on(self, table_id: str) -> None:
        """With the table as its log has it, once the database answers again."""
        while not self.draining:
            try:
                self.nudge(await self.hub.get(table_id))
                return
            except Exception as error:
                logger.error("table does not go on", table=table_id, why=str(error))
                await asyncio.sleep(AGAIN)

    async def _play(self, table: LiveTable, seat: int, seq: int, action: Action) -> None:
        async with table.lock:
            if table.seq != seq or self._turn(table) is None:
                return
            entry = Entry(seq + 1, f"bot-{seq + 1}", "action", seat, None, now(), action=action)
            try:
                await self.hub.commit(table, entry)
            except Refused as refused:
                self._replaced(table, seat, f"refused: {refused}")
                entry.action = self._any_action(table, seat)
                await self.hub.commit(table, entry)

    async def _decide(self, table: LiveTable, seat: int, bot: str) -> Action:
        """Ask the seat's bot; where it fails the simplest one; where that fails too, choose here."""
        if table.bot_failures.get(seat, 0) >= FAILURES:
            bot = "random"
        for name in dict.fromkeys((bot, "random")):
            try:
                return await self._worker_of(table).ask(table, seat, name, self.settings.bot_budget)
            except BotFailed as failed:
                self._replaced(table, seat, str(failed))
        return self._any_action(table, seat)

    def _replaced(self, table: LiveTable, seat: int, why: str) -> None:
        table.bot_failures[seat] = table.bot_failures.get(seat, 0) + 1
        BOTS_REPLACED.labels(why.partition(":")[0] if why in ("slow", "crashed", "nonsense") else "error").inc()
        logger.warning("bot replaced", table=table.id, seat=seat, why=why)

    def _any_action(self, table: LiveTable, seat: int) -> Action:
        options = table.past.game.options(seat)
        option = random.choice(options)
        return option.at(option.amount.low) if option.amount else option.action

    def _worker_of(self, table: LiveTable) -> Worker:
        """A table keeps to one worker, which then knows its game."""
        return self._workers[int.from_bytes(table.id.encode()[-4:], "big") % len(self._workers)]


def _move(entry: Entry) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode({"seat": entry.seat, "action": entry.action, "drawn": entry.drawn}))
