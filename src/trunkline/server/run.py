"""Starts the server."""

import asyncio
import contextlib
import gc
import logging
import signal
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Sequence

import msgspec
import uvicorn

from trunkline.server.app import make_app
from trunkline.server.database import BadDatabase, unusable
from trunkline.server.kit import Kit
from trunkline.server.logs import set_up_logs
from trunkline.server.settings import Settings, default_database

PATIENCE = 30.0  # seconds until a server that is starting has to answer


class CannotServe(RuntimeError):
    """The server cannot start; says why."""


class Server(uvicorn.Server):
    """Tells the sockets to come back before it waits for them to close."""

    def __init__(self, config: uvicorn.Config, kit: Kit) -> None:
        super().__init__(config)
        self.kit = kit

    async def shutdown(self, sockets: object = None) -> None:
        self.kit.drain()
        await asyncio.sleep(0.05)  # the sockets say goodbye themselves
        await super().shutdown(None)


def make_server(settings: Settings) -> Server:
    """A server that is ready to run."""
    app, kit = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_max_size=4096,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_keep_alive=75,  # longer than proxies and clients wait, so that none sends into a closing connection
        timeout_graceful_shutdown=max(1, round(settings.drain)),
        server_header=False,
        h11_max_incomplete_event_size=32 * 1024,
    )
    return Server(config, kit)


def run(settings: Settings) -> None:
    """Serve until told to stop; raises `CannotServe` where it cannot even start."""
    set_up_logs(settings.log_level)
    try:
        server = make_server(settings)
    except BadDatabase as error:
        raise CannotServe(str(error)) from None
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # what it would say is said here in one line
    if threading.current_thread() is threading.main_thread():
        # uvicorn raises the signal again after it has drained; by then all is done and the exit code is 0
        signal.signal(signal.SIGTERM, lambda *_: None)
    gc.freeze()  # what is imported stays; to look at it again and again would hold all tables up for 60 ms
    with contextlib.suppress(SystemExit):
        try:
            server.run()
        except KeyboardInterrupt:
            return
    if server.kit.failure:
        raise CannotServe(str(unusable(settings.database, server.kit.failure)))
    if not server.started:
        raise CannotServe(f"cannot listen on {settings.host}:{settings.port}; is the port in use? try --port")


def serve(
    host: str = "127.0.0.1",
    port: int = 1830,
    db: str | None = None,
    workers: int = 1,
    *,
    hosts: Sequence[str] = (),
    log_level: str = "info",
) -> None:
    """The server. `workers` are the processes in which bots think; `hosts` the names it may be called by."""
    run(
        Settings(
            host=host, port=port, database=db or default_database(), workers=workers, hosts=tuple(hosts),
            log_level=log_level,
        )
    )  # fmt: skip


def play(
    title: str | None = None,
    open_browser: bool = True,
    *,
    host: str = "127.0.0.1",
    port: int = 1830,
    db: str | None = None,
    workers: int = 1,
    seats: int | None = None,
    bot: str | None = None,
) -> None:
    """Open a table against bots in the browser; starts the server if none runs here, and prints the address."""
    address = table_address(host, port, title, seats, bot)
    if answers(host, port):
        _show(address, open_browser)
        return
    waiter = threading.Thread(target=_show_when_ready, args=(host, port, address, open_browser), daemon=True)
    waiter.start()
    serve(host, port, db, workers, log_level="warning")


def table_address(host: str, port: int, title: str | None, seats: int | None = None, bot: str | None = None) -> str:
    """The client makes a table against bots at `/play/TITLE`; without a title it shows the games."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    base = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    if title is None:
        return base
    wishes = [f"{key}={value}" for key, value in (("seats", seats), ("bot", bot)) if value is not None]
    return f"{base}play/{title}" + ("?" + "&".join(wishes) if wishes else "")


def answers(host: str, port: int) -> bool:
    """Whether a Trunkline server answers there."""
    url = table_address(host, port, None) + "api/v1/health"
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return "status" in msgspec.json.decode(answer.read(1000), type=dict[str, str])
    except (OSError, urllib.error.URLError, msgspec.MsgspecError):
        return False


def _show_when_ready(host: str, port: int, address: str, open_browser: bool) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answers(host, port):
            _show(address, open_browser)
            return
        time.sleep(0.1)


def _show(address: str, open_browser: bool) -> None:
    print(f"Trunkline: {address}", flush=True)
    if open_browser:
        with contextlib.suppress(webbrowser.Error):
            if not webbrowser.open(address):
                print("No browser opens here; open that address in one.", file=sys.stderr)
