"""What all tests share."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def corpus_folder() -> Path | None:
    """The corpus of real games: $TRUNKLINE_CORPUS, or beside the checkout; None where it is not there."""
    for place in (os.environ.get("TRUNKLINE_CORPUS"), ROOT.parent / "shared" / "corpus"):
        if place and (Path(place) / "README.md").is_file():
            return Path(place)
    return None


@pytest.fixture(scope="session")
def corpus() -> Path:
    folder = corpus_folder()
    if folder is None:
        pytest.skip("the corpus of real games is not here (set TRUNKLINE_CORPUS)")
    return folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if corpus_folder() is None:
        absent = pytest.mark.skip(reason="the corpus of real games is not here (set TRUNKLINE_CORPUS)")
        for item in items:
            if item.get_closest_marker("corpus"):
                item.add_marker(absent)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was not tested for want of something on this machine."""
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reasons):
        terminalreporter.write_line(f"not tested here: {reason.removeprefix('Skipped: ')}", yellow=True)
