"""Playing games for the laws: any title, any seats, any mix of bots."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import trunkline
from trunkline.bots import ask, make
from trunkline.bots.base import uniform
from trunkline.core import Action, Game, dumps

SIZES = [(title.id, seats) for title in trunkline.titles() for seats in range(title.seats[0], title.seats[1] + 1)]


def some_game(title: str, seats: int, seed: int, decisions: int, bot: str = "random") -> Game[Any]:
    """A game after up to `decisions` decisions of bots."""
    game: Game[Any] = trunkline.new(title, seats, seed=seed)
    player = make(bot, seed)
    while game.seat is not None and len(game.log) < decisions:
        game.play(ask(player, game))
    return game


def some_action(game: Game[Any], chance: random.Random) -> Action:
    return uniform(game.options(), chance)


NONSENSE: dict[type, list[Any]] = {str: ["", "nowhere"], int: [-1, 0, 10**9]}


@cache
def vocabulary(title: str) -> dict[type[Action], list[list[Any]]]:
    """For every kind of action that games offer, what each of its fields was in one option or another."""
    found: dict[type[Action], list[list[Any]]] = {}
    for bot, seats in (("random", 3), ("weighted", 3), ("weighted", 4)):
        game, player = some_game(title, seats, seats, 0), make(bot, seats)
        while game.seat is not None:
            for option in game.options():
                kind = type(option.action)
                fields = found.setdefault(kind, [[] for _ in kind.__struct_fields__])
                for values, field in zip(fields, kind.__struct_fields__, strict=True):
                    value = getattr(option.action, field)
                    if value not in values:
                        values.append(value)
            game.play(ask(player, game))
    return found


def made_up(title: str, count: int, chance: random.Random) -> Iterator[Action]:
    """Actions put together at random from what others were made of, now and then with nonsense."""
    words = vocabulary(title)
    kinds = list(words)
    for _ in range(count):
        kind = chance.choice(kinds)
        values = [chance.choice(known) for known in words[kind]]
        if values and chance.random() < 0.1:
            n = chance.randrange(len(values))
            values[n] = chance.choice(NONSENSE.get(type(values[n]), values[n : n + 1]))
        yield kind(*values)


def main() -> None:
    """Play a game of every size and print its record's end, for a comparison between processes."""
    for title, seats in SIZES:
        game = some_game(title, seats, seed=seats, decisions=400, bot="weighted")
        print(title, seats, [option.action for option in game.options()], dumps(game).splitlines()[-1])


if __name__ == "__main__":
    main()
