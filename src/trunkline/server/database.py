"""Opens the database, sets it to keep what was acknowledged, and brings it to the newest schema."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


class BadDatabase(ValueError):
    """The database cannot be used; says why and what would help."""


def unusable(database: str, error: Exception) -> BadDatabase:
    """What the driver says, in one line, without the statements that SQLAlchemy adds and without a password."""
    shown = make_url(database).render_as_string() if "://" in database else database
    said = str(getattr(error, "orig", None) or error)
    return BadDatabase(f"cannot use the database {shown}: {' '.join(said.split())}")


def async_url(database: str) -> str:
    """A path, `sqlite:///path` or `postgresql://…` as the URL of an asynchronous driver."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadDatabase(f"{database!r} is neither a path nor a database URL like postgresql://host/name") from None
    if url.drivername in ("sqlite", "sqlite+aiosqlite"):
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if url.drivername in ("postgres", "postgresql", "postgresql+asyncpg"):
        try:
            import asyncpg  # type: ignore[import-untyped]  # noqa: F401
        except ImportError:
            raise BadDatabase("PostgreSQL needs the driver: pip install 'trunkline[postgres]'") from None
        return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    raise BadDatabase(f"{url.drivername} is not supported; give a file for SQLite or a postgresql:// URL")


def open_engine(database: str) -> AsyncEngine:
    """An engine whose commits are on the disk when they are acknowledged."""
    url = make_url(async_url(database))
    if url.drivername == "sqlite+aiosqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).expanduser().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        engine = create_async_engine(url, pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    return create_async_engine(url, pool_size=10, max_overflow=5, pool_pre_ping=True)


def open_direct(database: str) -> Engine:
    """The same SQLite file without an event loop, for one thread that writes the log."""
    url = make_url(async_url(database)).set(drivername="sqlite")
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest schema; a new one is created."""

    def upgrade(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), "head")

    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except CommandError as error:
        raise BadDatabase(f"it was made by a newer Trunkline ({error})") from None
