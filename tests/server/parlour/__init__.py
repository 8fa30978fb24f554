"""A title for tests of the server, known to a process only while `here` holds."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.parlour import bots, title
from trunkline.titles import _MODULES, find

PLACES = {"trunkline.titles.parlour.title": title, "trunkline.bots.parlour": bots}


@contextmanager
def here() -> Iterator[None]:
    """Add the title; other tests go through all titles and must not meet it."""
    sys.modules.update(PLACES)
    _MODULES["parlour"] = "parlour"
    try:
        yield
    finally:
        del _MODULES["parlour"]
        find.cache_clear()
        for name in PLACES:
            del sys.modules[name]
