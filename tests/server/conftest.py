"""One server for all tests that do not stop it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Running, Someone, server


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
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
