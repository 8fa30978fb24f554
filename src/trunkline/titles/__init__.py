"""The titles, loaded when they are first asked for."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from trunkline.core import Title

# In the order in which they are shown.
_MODULES = {
    "1830": "eighteen_thirty",
    "1817": "eighteen_seventeen",
    "american-rails": "american_rails",
    "railroad-revolution": "railroad_revolution",
    "steel-driver": "steel_driver",
}


class UnknownTitle(LookupError):
    """There is no title with this id."""


@cache
def find(title_id: str) -> Title:
    """The title with this id."""
    if title_id not in _MODULES:
        raise UnknownTitle(f"unknown title {title_id!r}; known: {', '.join(_MODULES)}")
    title: Title = import_module(f"trunkline.titles.{_MODULES[title_id]}.title").TITLE
    return title


def every() -> list[Title]:
    """All titles."""
    return [find(title_id) for title_id in _MODULES if _stands(title_id)]


def _stands(title_id: str) -> bool:
    return find_spec(f"trunkline.titles.{_MODULES[title_id]}.title") is not None
