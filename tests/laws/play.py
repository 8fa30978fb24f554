"""Playing games for the laws: any title, any seats, any mix of bots."""

import random
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


def main() -> None:
    """Play a game of every size and print its record's end, for a comparison between processes."""
    for title, seats in SIZES:
        game = some_game(title, seats, seed=seats, decisions=400, bot="weighted")
        print(title, seats, [option.action for option in game.options()], dumps(game).splitlines()[-1])


if __name__ == "__main__":
    main()
