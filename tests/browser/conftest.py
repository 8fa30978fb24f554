"""Chromium, a server with the built client, and what is needed to skip with a clear line where one is missing."""

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "trunkline" / "server" / "static"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 40.0  # seconds; only a failing test waits so long


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


class House:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.port = free_port()
        self.database, self.pace = folder / "house.db", pace
        self.process: subprocess.Popen[bytes] | None = None
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("house.py"))]
        self.process = subprocess.Popen([*command, str(self.port), str(self.database), str(self.pace)], cwd=ROOT)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.base}/api/v1/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """One browser for a file of tests; each test opens windows of its own in it.

    Not for the whole session: Playwright keeps an event loop running, and other tests of the process start their own.
    """
    api = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright")
    path = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium here: apt-get install chromium")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: pip install -e . builds it")
    with api.sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


Window = Callable[..., Any]


@pytest.fixture
def window(chromium: Any, house: House) -> Iterator[Window]:
    """Opens windows of separate people at the server; an error in the page fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def open_window(path: str = "/", base: str | None = None, **wishes: Any) -> Any:
        usual = {"viewport": {"width": 1400, "height": 900}, "locale": "en-US", "reduced_motion": "reduce"}
        context = chromium.new_context(base_url=base or house.base, **(usual | wishes))
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert not errors, errors
