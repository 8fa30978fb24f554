"""The interface of all bots, and the two that every title has."""

import random
from collections.abc import Callable
from typing import Any, Protocol

from trunkline.core import Action, Game, Option


class Bot(Protocol):
    """Chooses for the deciding seat. `game` holds nothing that this seat may not know; `budget` is in seconds.

    It may be the very game that is being played: moves are tried on `game.copy()`.
    """

    def choose(self, game: Game[Any], budget: float) -> Action: ...


class UnknownBot(LookupError):
    """There is no bot with this name."""


def uniform(options: list[Option], chance: random.Random) -> Action:
    """Uniform over options; amounts uniform in their range."""
    option = options[int(chance.random() * len(options))]
    amounts = option.amount
    if amounts is None:
        return option.action
    return option.at(amounts.low + int(chance.random() * len(amounts)) * amounts.step)


class Random:
    """Plays any legal action."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: Game[Any], budget: float) -> Action:
        return uniform(game.options(), self.chance)


class Weighted:
    """Plays the title's policy: sane moves, chosen with weights so that no two games are the same."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: Game[Any], budget: float) -> Action:
        options = game.options()
        if len(options) == 1 and options[0].amount is None:
            return options[0].action
        action: Action = game.title.part("bots").choose(game, options, self.chance)
        return action


BOTS: dict[str, Callable[[int | None], Bot]] = {"random": Random, "weighted": Weighted}


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(BOTS)}")
    return BOTS[name](seed)


def ask(bot: Bot, game: Game[Any], budget: float = 1.0) -> Action:
    """The bot's action for the seat that decides, shown only what that seat may know."""
    return bot.choose(game.seen_by(game.seat), budget)
