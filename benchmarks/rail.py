"""1830 and 1817: whole games, decisions, tile options, copies and replays, against their goals and peers.

All times are CPU time of this process. "Decisions" are those of weighted games that are neither tiles nor routes: for
each the engine lists the options, checks the chosen action and plays it, up to the next decision; what the bot thinks
about is not counted.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import trunkline
from benchmarks.engine import catan_copy, catan_rate
from trunkline.core import Game, dumps, loads
from trunkline.lab.simulate import play_out
from trunkline.rail.routes import compiled

SEATS, GAMES = 4, 20
MID_GAME = 5  # a tile is laid in mid-game when the railways own so many trains
TILES = "LayTrack"
TRACK_AND_ROUTES = (TILES, "Running", "RunStep")  # steps of both titles
clock = time.process_time


class Goals(NamedTuple):
    """Games and decisions and checked actions per second; milliseconds of `options()`, microseconds of `copy()`."""

    games: float
    decisions: float
    median: float
    worst: float
    copy: float
    actions: float


GOALS = {"1830": Goals(3, 30_000, 1, 5, 60, 10_000), "1817": Goals(2, 25_000, 1, 5, 80, 8_000)}

# What others do, measured once on the machine on which the goals were set; they are not run here.
PUBLIC_ENGINE = {"games": 0.27, "decisions": 327, "median": 2.7, "worst": 94.0}  # 1830 in Python, random play; a mean
SITE_ENGINE = {"1830": (4_600, 6_700), "1817": (3_600, 6_500)}  # replayed actions/s of 18xx.games in Ruby


def spent(call: Callable[[], Any], times: int = 1) -> float:
    """Seconds of CPU time per call, the best of three runs: what else the machine does is no part of it."""
    best = float("inf")
    for _ in range(3):
        start = clock()
        for _ in range(times):
            call()
        best = min(best, clock() - start)
    return best / times


def weighted_games(title: str) -> tuple[list[Game[Any]], float]:
    """Finished games and their seconds."""
    start = clock()
    games = [play_out(trunkline.new(title, SEATS, seed=seed), ["weighted"], seed) for seed in range(GAMES)]
    return games, clock() - start


def decisions_per_second(games: list[Game[Any]]) -> tuple[float, float]:
    """Without tiles and routes, and all together."""
    rest, rest_time, total, total_time = 0, 0.0, 0, 0.0
    for finished in games:
        game = finished.at(0)
        for played in finished.log:
            step = type(game.decision).__name__
            start = clock()
            game.options()
            game.play_recorded(played.action, played.seat, played.drawn)
            took = clock() - start
            total, total_time = total + 1, total_time + took
            if step not in TRACK_AND_ROUTES:
                rest, rest_time = rest + 1, rest_time + took
    return rest / rest_time, total / total_time


def tile_options(games: list[Game[Any]]) -> list[float]:
    """Milliseconds of `options()` at tile decisions in mid-game, with nothing known about the track; sorted."""
    found = []
    for finished in games:
        game = finished.at(0)
        for played in finished.log:
            trains = sum(len(owned) for owned in game.table.trains.owned)
            if type(game.decision).__name__ == TILES and trains >= MID_GAME:
                found.append(1000 * spent(partial(anew, game)))
            game.play_recorded(played.action, played.seat, played.drawn)
    return sorted(found)


def anew(game: Game[Any]) -> None:
    """The options, worked out from scratch."""
    game.table.track.changed()
    game.options()


def line(what: str, value: float, unit: str, goal: float, others: str, *, least: bool = True) -> None:
    """One figure, its goal, by how much it is met, and what others do."""
    ratio = value / goal if least else goal / value
    met = f"goal {goal:9,.2f}  {ratio:6.2f}x {'ok ' if ratio >= 1 else 'LOW'}"
    print(f"  {what:32} {value:10,.2f} {unit:10} {met}  {others}")


def report(title: str, peer_rate: float, peer_copy: float) -> None:
    """All figures of a title; the peer's are actions per second and microseconds for a copy."""
    goals = GOALS[title]
    games, seconds = weighted_games(title)
    rest, together = decisions_per_second(games)
    options = tile_options(games)
    median, worst = options[len(options) // 2], options[-1]
    copy = 1e6 * spent(games[0].at(len(games[0].log) // 2).copy, 1000)
    records = [dumps(game) for game in games]
    total = sum(len(game.log) for game in games)
    actions = total / spent(lambda: [loads(text, trunkline.title) for text in records])
    low, high = SITE_ENGINE[title]

    def public(key: str, value: float) -> str:
        """Against the public engine, which plays 1830 only."""
        if title != "1830":
            return ""
        return f"public engine (elsewhere): {PUBLIC_ENGINE[key]:,}, ratio {value / PUBLIC_ENGINE[key]:.3g}"

    print(f"{title}: {GAMES} weighted games of {SEATS} seats, {total:,} decisions")
    line("games, routes included", GAMES / seconds, "games/s", goals.games, public("games", GAMES / seconds))
    line(
        "decisions but tiles and routes", rest, "/s", goals.decisions, f"catanatron: {rest / peer_rate:.2f} of its rate"
    )
    print(f"  {'all decisions':32} {together:10,.2f} {'/s':38} {public('decisions', together)}")
    line("options() at a tile, median", median, "ms", goals.median, public("median", median), least=False)
    line(f"options(), worst of {len(options):,}", worst, "ms", goals.worst, public("worst", worst), least=False)
    line("copy()", copy, "us", goals.copy, f"catanatron: {copy / peer_copy:.2f} of its time", least=False)
    line("checked replay", actions, "actions/s", goals.actions, f"the site in Ruby (elsewhere): {low:,} to {high:,}")


def main() -> None:
    peer_rate, peer_copy = catan_rate(), catan_copy()
    print(f"route kernels {'compiled' if compiled else 'in plain Python'}")
    print(f"catanatron: {peer_rate:,.0f} random actions/s, copy {peer_copy:.1f} us")
    for title in GOALS:
        report(title, peer_rate, peer_copy)
