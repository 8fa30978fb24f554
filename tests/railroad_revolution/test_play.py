"""Whole games by the policy: they end, look plausible, and no action dominates."""

import json
import random
import statistics
from itertools import permutations
from pathlib import Path

import pytest

from tests.railroad_revolution.positions import POSITIONS
from tests.railroad_revolution.scene import TITLE, new
from trunkline.bots.railroad_revolution import Policy
from trunkline.core import Game, text_for
from trunkline.lab import perft
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.table import Table

JOBS = list(k.JOBS)
PERFT: dict[str, list[int]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    assert perft(POSITIONS[name](), len(PERFT[name])) == PERFT[name]


def played(seats: int, seed: int, tastes: list[str | None]) -> Game[Table]:
    game, chance = new(seats, seed), random.Random(seed)
    bots = [Policy(taste) for taste in tastes]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game, game.options(), chance))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_have_plausible_lengths_and_scores(seats: int) -> None:
    games = [played(seats, seed, [None] * seats) for seed in range(30)]
    rounds = [game.table.turn / seats for game in games]
    winners = [max(game.outcome().worth) for game in games]  # type: ignore[union-attr]
    assert 14 <= min(rounds) <= max(rounds) <= 24
    assert 17.5 < statistics.mean(rounds) < 21.5
    assert 190 < statistics.mean(winners) < 260
    assert all(TITLE.totals(game) == TITLE.totals(new(seats, 0)) for game in games)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_action_dominates(seats: int) -> None:
    """Policies that prefer one of the four actions, each against each, end within a quarter of each other."""
    points: dict[str, list[int]] = {job: [] for job in JOBS}
    for seed, tastes in enumerate([*permutations(JOBS, seats)] * (4 // seats)):
        ended = played(seats, seed, list(tastes)).outcome()
        assert ended is not None
        for taste, worth in zip(tastes, ended.worth, strict=True):
            points[taste].append(worth)
    means = [statistics.mean(worths) for worths in points.values()]
    assert max(means) < 1.25 * min(means)


def test_every_phase_is_reached_and_every_text_can_be_said() -> None:
    game = played(4, 5, [None] * 4)
    events = {type(event).__name__ for one in game.log for event in one.events}
    assert {
        "StationBuilt",
        "RailBuilt",
        "OfficeBuilt",
        "PieceSold",
        "DealDone",
        "MilestoneTaken",
        "TrainFlipped",
    } <= events
    for lang in ("en", "nl", "zh"):
        text = text_for(game.title, lang)
        for one in game.log:
            assert not text.action(game, one.action).startswith("action-")
            for event in one.events:
                said = text.event(game, event)
                assert said
                assert "event-" not in said
                assert "{" not in said


def test_a_taste_is_one_of_the_four_actions() -> None:
    with pytest.raises(ValueError, match="dance"):
        Policy("dance")
