"""Many games without people."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

import msgspec

from trunkline.bots import ask, make
from trunkline.core import Board, Game
from trunkline.titles import find

LONGEST = 100_000  # decisions; a game that long is stuck


class Report(msgspec.Struct, frozen=True):
    """What came out of a simulation."""

    title: str
    seats: int
    bots: list[str]
    games: int
    finished: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    end_reasons: dict[str, int]
    wins: list[int]
    mean_worth: list[float]
    mean_decisions: float
    conserved: bool


class Played(msgspec.Struct, frozen=True):
    """One simulated game. `conserved`: the title's sums were the same at the end as at the start."""

    decisions: int
    reason: str | None
    ranks: tuple[int, ...]
    worth: tuple[int, ...]
    conserved: bool


def play_out(game: Game[Any], bots: Sequence[str], seed: int) -> Game[Any]:
    """Play a game to its end, seat `n` by bot `n` modulo their number."""
    players = [make(bots[seat % len(bots)], seed * 1009 + seat) for seat in range(len(game.seats))]
    while (seat := game.seat) is not None and len(game.log) < LONGEST:
        game.play(ask(players[seat], game))
    return game


def _one(
    title: str, seats: int, bots: Sequence[str], seed: int, variants: Mapping[str, Any], raw: bytes | None
) -> Played:
    system = find(title)
    board: Board | None = None if raw is None else system.load_board(raw, "board file")
    game = Game[Any](system, seats, seed=seed, variants=variants, board=board)
    before = system.totals(game)
    play_out(game, bots, seed)
    conserved = system.totals(game) == before
    ended = game.outcome()
    if ended is None:
        return Played(len(game.log), None, (), (), conserved)
    return Played(len(game.log), ended.reason, ended.ranks, ended.worth, conserved)


def simulate(
    title: str,
    seats: int,
    games: int,
    bots: Sequence[str] = ("weighted",),
    seed: int = 0,
    workers: int = 1,
    variants: Mapping[str, Any] | None = None,
    board: bytes | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games; game `n` has the seed `seed + n`, so a report can be repeated."""
    start = time.perf_counter()
    seeds = range(seed, seed + games)
    done: list[Played] = []
    jobs = (repeat(title), repeat(seats), repeat(tuple(bots)), seeds, repeat(dict(variants or {})), repeat(board))
    workers = min(workers, games)  # the pool starts them all at once
    if workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            for played in pool.map(_one, *jobs, chunksize=max(1, games // (workers * 8))):
                done.append(played)
                if progress:
                    progress(len(done))
    else:
        for played in map(_one, *jobs):
            done.append(played)
            if progress:
                progress(len(done))
    return _report(title, seats, list(bots), done, time.perf_counter() - start)


def _report(title: str, seats: int, bots: list[str], done: list[Played], seconds: float) -> Report:
    finished = [played for played in done if played.reason is not None]
    decisions = sum(played.decisions for played in done)
    count = max(1, len(finished))
    return Report(
        title=title,
        seats=seats,
        bots=bots,
        games=len(done),
        finished=len(finished),
        decisions=decisions,
        seconds=round(seconds, 3),
        games_per_second=round(len(done) / seconds, 2),
        decisions_per_second=round(decisions / seconds, 1),
        end_reasons=dict(Counter(played.reason or "stuck" for played in done).most_common()),
        wins=[sum(played.ranks[seat] == 1 for played in finished) for seat in range(seats)],
        mean_worth=[round(sum(played.worth[seat] for played in finished) / count, 1) for seat in range(seats)],
        mean_decisions=round(decisions / max(1, len(done)), 1),
        conserved=all(played.conserved for played in done),
    )
