"""A quick policy for the test title: mostly gain, then pass."""

import random
from typing import Any

from trunkline.core import Action, Game, Option, Pass


def choose(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    first = options[0]
    return first.at(first.amount.high) if first.amount else Pass()
