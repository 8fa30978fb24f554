"""Names in code become words in files: `LayTile` is `lay_tile` in records and `lay-tile` in catalogues."""

import re
from functools import cache

_BOUNDARY = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def snake(name: str) -> str:
    return _BOUNDARY.sub("_", name).lower()


@cache
def kebab(name: str) -> str:
    return snake(name).replace("_", "-")


def shown(value: object) -> str:
    """A wrong value as an error message shows it: on one line, not too long."""
    return repr(value)[:60]
