"""Load: live tables with bots, sockets that listen, and how long an action takes to reach them.

python -m benchmarks.load --tables 50 --sockets 200 --seconds 60
The server is a process of its own; the generator beside it uses the same machine. Loopback only.
Exit code 1 where the 99th percentile is above --goal milliseconds.
"""

import argparse
import asyncio
import calendar
import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from benchmarks.machine import Others, memory, processor

BUSY = 0.2  # share of the machine that other work may take before a try does not count
PATIENCE = 60.0  # seconds to wait for a quiet machine before the next try
SERVER = """
import sys
from trunkline.server.run import run
from trunkline.server.settings import Settings
run(Settings(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]), limits=0, log_level="error"))
"""


class Found(msgspec.Struct):
    """Whether the goal was held, and what share of the machine other work took meanwhile."""

    held: bool
    busy: float


class Seen(msgspec.Struct):
    """Of an entry, what is measured."""

    seq: int
    at: str


class OptionSeen(msgspec.Struct):
    seat: int
    action: dict[str, Any]


class PositionSeen(msgspec.Struct):
    yours: bool
    options: list[OptionSeen]
    outcome: Any


class News(msgspec.Struct):
    """A message of a socket, as far as the generator looks."""

    type: str
    seq: int = 0
    log: list[Seen] = []
    position: PositionSeen | None = None


class Load:
    """Counts what happens."""

    def __init__(self, base: str, titles: list[str], think: float) -> None:
        self.base, self.titles, self.think = base, titles, think
        self.sent: dict[tuple[str, int], float] = {}
        self.people: list[float] = []  # from the post of a person's action to a socket that shows it
        self.all: list[float] = []  # from the server's time stamp of any action to a socket that shows it
        self.answers: Counter[int] = Counter()
        self.messages = self.octets = self.games = 0
        self.measuring = False
        self.decoder = msgspec.json.Decoder(News)

    def shown(self, table: str, news: News) -> None:
        """Note how old the entries of a message are."""
        if not self.measuring:
            return
        now, wall = time.perf_counter(), time.time()
        for entry in news.log:
            stamp = time.strptime(entry.at[:19], "%Y-%m-%dT%H:%M:%S")
            self.all.append(wall - (_epoch(stamp) + int(entry.at[20:23]) / 1000))
            sent = self.sent.get((table, entry.seq))
            if sent is not None:
                self.people.append(now - sent)

    async def table(self, number: int, sockets: int) -> None:
        """One person at one table after the other, and spectators."""
        async with httpx.AsyncClient(base_url=self.base, timeout=30, verify=False) as http:
            await http.post("/api/v1/session", json={"name": f"Player {number}"})
            while True:
                title = self.titles[(number + self.games) % len(self.titles)]
                seats = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
                made = await http.post("/api/v1/tables", json={"title": title, "seats": seats, "pace": "live"})
                made.raise_for_status()
                table = made.json()["id"]
                watchers = [asyncio.create_task(self.watch(table)) for _ in range(sockets - 1)]
                try:
                    await self.person(http, table)
                finally:
                    for watcher in watchers:
                        watcher.cancel()
                    await asyncio.gather(*watchers, return_exceptions=True)
                self.games += 1

    async def person(self, http: httpx.AsyncClient, table: str) -> None:
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        async with (
            connect(self.url(table), additional_headers={"Cookie": cookie}, max_size=None) as line,
            asyncio.TaskGroup() as thinking,
        ):
            async for message in line:
                news = self.read(table, message)
                if news.type == "ping":
                    await line.send('{"type":"pong"}')
                if news.position and news.position.outcome:
                    return
                if news.position and news.position.yours:
                    thinking.create_task(self.act(http, table, news))

    async def act(self, http: httpx.AsyncClient, table: str, news: News) -> None:
        await asyncio.sleep(self.think * (0.5 + random.random()))
        assert news.position
        option = random.choice(news.position.options)
        body = {"id": uuid.uuid4().hex, "seq": news.seq, "seat": option.seat, "action": option.action}
        self.sent[table, news.seq + 1] = time.perf_counter()
        answer = await http.post(f"/api/v1/tables/{table}/actions", json=body)
        self.answers[answer.status_code] += 1

    async def watch(self, table: str) -> None:
        async with connect(self.url(table), max_size=None) as line:
            async for message in line:
                if self.read(table, message).type == "ping":
                    await line.send('{"type":"pong"}')

    def read(self, table: str, message: str | bytes) -> News:
        self.messages += 1
        self.octets += len(message)
        news = self.decoder.decode(message)
        self.shown(table, news)
        return news

    def url(self, table: str) -> str:
        return f"{self.base.replace('http', 'ws')}/api/v1/tables/{table}/live"


def _epoch(stamp: time.struct_time) -> float:
    return calendar.timegm(stamp)


def percentiles(values: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(values) or [float("nan")]
    return {f"p{share}": round(ordered[int((len(ordered) - 1) * share / 100)] * 1000, 1) for share in (50, 95, 99)}


async def generate(base: str, options: argparse.Namespace, process: int) -> dict[str, Any]:
    load = Load(base, options.title, options.think)
    each = options.sockets // options.tables
    tasks = [asyncio.create_task(load.table(n, each)) for n in range(options.tables)]
    await asyncio.sleep(options.warm)
    load.measuring, before, used, others = True, memory(process), processor(process), Others()
    began = time.perf_counter()
    await asyncio.sleep(options.seconds)
    load.measuring = False
    taken, failed = time.perf_counter() - began, [task for task in tasks if task.done()]
    share, busy = (processor(process) - used) / taken, others.share()
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    problems = [repr(result) for result in results if not isinstance(result, asyncio.CancelledError)]
    return {
        "tables": options.tables,
        "sockets": each * options.tables,
        "seconds": round(taken, 1),
        "titles": options.title,
        "actions_of_people": load.answers,
        "broadcasts_measured": len(load.all),
        "person_action_to_broadcast_ms": percentiles(load.people),
        "any_action_to_broadcast_ms": percentiles(load.all),
        "messages": load.messages,
        "megabytes": round(load.octets / 1e6, 1),
        "games_finished": load.games,
        "server_processor_share": round(share, 2),
        "other_work_share": round(busy, 2),
        "server_megabytes": [before, memory(process)],
        "failed_tables": len(failed),
        "problems": problems[:3],
    }


def unused_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def wait_for(base: str, server: subprocess.Popen[bytes]) -> None:
    """Until the server answers."""
    while server.poll() is None:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(base + "/api/v1/health")
            return
        time.sleep(0.1)
    sys.exit("the server did not start")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm", type=float, default=5)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a person thinks, on average")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--goal", type=float, default=250, help="milliseconds at the 99th percentile")
    parser.add_argument("--title", action="append", help="may be repeated; default: all that stand")
    parser.add_argument("--tries", type=int, default=1, help="measure again where the goal was not held")
    parser.add_argument("--alone", action="store_true", help="a failure while other work goes on does not count")
    options = parser.parse_args()
    if not options.title:
        from trunkline.titles import every

        options.title = [title.id for title in every()]
    tries: list[Found] = []
    while len(tries) < options.tries:
        if tries and options.alone:
            wait_for_quiet()
        tries.append(measured(options))
        if tries[-1].held:
            return 0
    if options.alone and all(found.busy > BUSY for found in tries):
        shares = ", ".join(f"{found.busy:.0%}" for found in tries)
        print(f"load: not judged, other work took {shares} of the machine")
        return 0
    return 1


def wait_for_quiet() -> None:
    """Until nothing else is going on, for a while at most."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        others = Others()
        time.sleep(3)
        if others.share() < BUSY:
            return


def measured(options: argparse.Namespace) -> Found:
    """Measure once."""
    with tempfile.TemporaryDirectory() as folder:
        port = unused_port()
        command = [sys.executable, "-c", SERVER, str(port), f"{folder}/load.db", str(options.workers)]
        server = subprocess.Popen(command)
        base = f"http://127.0.0.1:{port}"
        try:
            wait_for(base, server)
            found = asyncio.run(generate(base, options, server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
    print(json.dumps(found, indent=2))
    worst = max(found["person_action_to_broadcast_ms"]["p99"], found["any_action_to_broadcast_ms"]["p99"])
    fine = worst <= options.goal and not found["problems"]
    print(f"99 % within {worst} ms, goal {options.goal:.0f}: {'held' if fine else 'NOT held'}", flush=True)
    return Found(bool(fine), found["other_work_share"])


if __name__ == "__main__":
    sys.exit(main())
