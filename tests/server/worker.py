"""A bot worker that knows the test title, and bots that fail."""

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.server import parlour
from trunkline.bots import BOTS
from trunkline.core import Action, Bid, Game
from trunkline.server.worker import main


class Crashing:
    def choose(self, game: Game, budget: float) -> Action:
        os.abort()


class Endless:
    def choose(self, game: Game, budget: float) -> Action:
        while True:
            time.sleep(0.01)


class Cheating:
    def choose(self, game: Game, budget: float) -> Action:
        return Bid(10**6)


class Raising:
    def choose(self, game: Game, budget: float) -> Action:
        raise RuntimeError("no idea")


for kind in (Crashing, Endless, Cheating, Raising):
    BOTS[kind.__name__.lower()] = lambda seed, kind=kind: kind()

if __name__ == "__main__":
    with parlour.here():
        main()
