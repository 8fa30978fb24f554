"""Random play and copying in CPU time, against catanatron (a pure-Python Catan) in the same run. 1830 and 1817 have
figures of their own in `rail`."""

import random
import time
from collections.abc import Callable
from typing import Any

from catanatron import Color, Game, RandomPlayer

import trunkline
from trunkline.bots import Random

SECONDS = 3.0
GOALS = {"steel-driver": (3.0, 0.5), "american-rails": (1.5, 0.5), "railroad-revolution": (1.5, None)}
COPY_BOUNDS = {"railroad-revolution": 30.0}


def catan_rate() -> float:
    """Actions per second of catanatron's random players."""
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    done, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS:
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        done += len(game.state.actions)
        seed += 1
    return done / (time.process_time() - start)


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
        start = time.process_time()
        for _ in range(1000):
            call()
        best = min(best, time.process_time() - start)
    return best * 1000


def random_rate(title: str, seats: int) -> float:
    """Decisions per second in random play: options, choice, play, events."""
    done, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS:
        game = trunkline.new(title, seats, seed=seed)
        bot = Random(seed)
        while game.seat is not None:
            game.play(bot.choose(game, 1.0))
        done += len(game.log)
        seed += 1
    return done / (time.process_time() - start)


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
    for name, (goal, copy_goal) in GOALS.items():
        title = trunkline.title(name)
        seats = min(4, title.seats[1])
        copy, rate = per_call(middle(name, seats).copy), random_rate(name, seats)
        goals = f"(goal {goal})" + (f", copy goal {copy_goal}" if copy_goal else "")
        said = f"copy {copy:6.1f} us, {copy / peer_copy:.2f} of the peer"
        if name in COPY_BOUNDS:
            said += f" (bound {COPY_BOUNDS[name]:.0f} us)"
        print(f"{name:20}  {rate:10,.0f} decisions/s  {rate / peer_rate:5.2f}x {goals}  {said}")
