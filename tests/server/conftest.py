"""One server for all tests of a file that do not stop it."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import parlour
from tests.server.harness import Running, Someone, postgres_database, server


@pytest.fixture(scope="module", autouse=True)
def parlour_is_known() -> Iterator[None]:
    with parlour.here():
        yield


@pytest.fixture(scope="module")
def running(parlour_is_known: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("server") / "tables.db") as here:
        yield here


@pytest.fixture
def ada(running: Running) -> Someone:
    return Someone(running, "Ada")


@pytest.fixture
def ben(running: Running) -> Someone:
    return Someone(running, "Ben")


@pytest.fixture
def stranger(running: Running) -> Someone:
    """A visitor without a session."""
    return Someone(running)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def postgres() -> Iterator[str]:
    """A PostgreSQL database of its own, dropped afterwards; $TRUNKLINE_POSTGRES names the server."""
    with postgres_database() as url:
        yield url


@pytest.fixture
def unused_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
