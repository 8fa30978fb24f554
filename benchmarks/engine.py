"""Random play and copying, against catanatron (a pure-Python Catan) in the same run."""

import random
import time
from collections.abc import Callable
from typing import Any

from catanatron import Color, Game, RandomPlayer

import trunkline
from trunkline.bots import Random

SECONDS = 3.0
GOALS = {"steel-driver": (3.0, 0.5), "american-rails": (1.5, 0.5), "railroad-revolution": (1.5, None)}
COPY_BOUNDS = {"railroad-revolution": 30.0, "1830": 60.0, "1817": 80.0}


def catan_rate() -> float:
    """Actions per second of catanatron's random players."""
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    done, seed, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        done += len(game.state.actions)
        seed += 1
    return done / (time.perf_counter() - start)


def catan_copy() -> float:
    """Microseconds for a copy of a Catan game in its middle."""
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(100):
        game.play_tick()
    return per_call(game.copy)


def per_call(call: Callable[[], Any]) -> float:
    """Microseconds per call, the best of five runs."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(1000):
            call()
        best = min(best, time.perf_counter() - start)
    return best * 1000


def random_rate(title: str, seats: int) -> float:
    """Decisions per second in random play: options, choice, play, events."""
    done, seed, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        game = trunkline.new(title, seats, seed=seed)
        bot = Random(seed)
        while game.seat is not None:
            game.play(bot.choose(game, 1.0))
        done += len(game.log)
        seed += 1
    return done / (time.perf_counter() - start)


def middle(title: str, seats: int) -> Any:
    """A game in its middle."""
    whole = trunkline.new(title, seats, seed=1)
    bot = Random(1)
    while whole.seat is not None and len(whole.log) < 2000:
        whole.play(bot.choose(whole, 1.0))
    return whole.at(len(whole.log) // 2)


def main() -> None:
    peer_rate, peer_copy = catan_rate(), catan_copy()
    print(f"catanatron            {peer_rate:10,.0f} actions/s                 copy {peer_copy:6.1f} us")
    for title in trunkline.titles():
        seats = min(4, title.seats[1])
        copy = per_call(middle(title.id, seats).copy)
        bound = COPY_BOUNDS.get(title.id)
        said = f"copy {copy:6.1f} us, {copy / peer_copy:.2f} of the peer" + (
            f" (bound {bound:.0f} us)" if bound else ""
        )
        if title.id in GOALS:
            rate, (goal, copy_goal) = random_rate(title.id, seats), GOALS[title.id]
            goals = f"(goal {goal})" + (f", copy goal {copy_goal}" if copy_goal else "")
            print(f"{title.id:20}  {rate:10,.0f} decisions/s  {rate / peer_rate:5.2f}x {goals}  {said}")
        else:
            print(f"{title.id:20}  {'':36} {said}")
