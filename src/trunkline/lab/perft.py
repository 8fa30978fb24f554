"""Perft: how many action sequences there are to each depth. Pins the rules and measures speed."""

from typing import Any

from trunkline.core import Action, Game


def branches(game: Game[Any]) -> list[Action]:
    """The actions of a position; a range of amounts counts by its two ends."""
    found: list[Action] = []
    for option in game.options():
        if option.amount is None:
            found.append(option.action)
        else:
            found.append(option.at(option.amount.low))
            if option.amount.top != option.amount.low:
                found.append(option.at(option.amount.top))
    return found


def perft(game: Game[Any], depth: int) -> list[int]:
    """Counts of action sequences of length 1 to `depth`. Sequences that end earlier count where they end."""
    counts = [0] * depth
    _count(game, depth, 0, counts)
    return counts


def _count(game: Game[Any], depth: int, level: int, counts: list[int]) -> None:
    actions = branches(game)
    counts[level] += len(actions)
    if level + 1 == depth:
        return
    for action in actions:
        after = game.copy()
        after.play(action)
        _count(after, depth, level + 1, counts)
