"""Names for people and bots."""

import random

from trunkline.core.game import LONGEST_NAME
from trunkline.server.errors import ApiError

# Engineers and promoters of the first railways.
BOT_NAMES = (
    "Stephenson", "Trevithick", "Brunel", "Locke", "Hackworth", "Seguin", "Harkort", "List", "Ghega", "Conrad",
    "Crampton", "Baldwin", "Cooper", "Stevens", "Judah", "Garrett", "Jervis", "Latrobe", "Crocker", "Huntington",
)  # fmt: skip


def checked_name(name: str) -> str:
    """A name as it may stand at a seat."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ApiError(400, "malformed", f"a name has 1 to {LONGEST_NAME} printable characters", at="name")
    return name


def bot_name(taken: list[str]) -> str:
    free = [name for name in BOT_NAMES if name not in taken]
    return random.choice(free) if free else "Bot"


def distinct(names: list[str]) -> list[str]:
    """The names, with a number behind those that stand there already."""
    seen: list[str] = []
    for name in names:
        said, number = name, 2
        while said in seen:
            tail = f" {number}"
            said, number = name[: LONGEST_NAME - len(tail)] + tail, number + 1
        seen.append(said)
    return seen
