"""What a server can be told when it starts."""

import os
import sys
from pathlib import Path

import msgspec


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "trunkline" / "trunkline.db")


class Settings(msgspec.Struct, frozen=True):
    """All settings with their defaults; `docs/server.md` explains them."""

    host: str = "127.0.0.1"
    port: int = 1830
    database: str = msgspec.field(default_factory=default_database)
    workers: int = 1  # processes in which bots think
    worker_command: tuple[str, ...] = (sys.executable, "-m", "trunkline.server.worker")
    bot_budget: float = 2.0  # seconds for one decision
    bot_pace: float = 0.4  # seconds between a bot's moves, so that people can follow
    hosts: tuple[str, ...] = ()  # names it may be called by; empty: loopback names, or any if not on loopback
    limits: float = 1.0  # multiplies every rate limit; 0 switches them off
    live_tables: int = 500  # tables kept in memory
    ping_every: float = 15.0
    silence: float = 45.0  # a socket that says nothing for so long is closed
    drain: float = 5.0  # seconds for running requests when the server stops
    log_level: str = "info"

    @property
    def on_loopback(self) -> bool:
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names under which requests may come; empty: any."""
        if self.hosts or self.on_loopback:
            return (*self.hosts, "localhost", "127.0.0.1", "[::1]")
        return ()
