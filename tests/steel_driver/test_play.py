"""Whole games: records, perft, texts, the bot."""

import json
import random
import time
from pathlib import Path

import pytest

import trunkline
from tests.steel_driver.positions import EXAMPLES, building, final, new
from trunkline.bots import ask, make
from trunkline.core import LANGUAGES, dumps, loads, text_for
from trunkline.lab import perft
from trunkline.lab.simulate import play_out

PERFT: dict[str, list[int]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))


POSITIONS = {
    "3 seats": lambda: new(3),
    "4 seats": lambda: new(4),
    "6 seats": lambda: new(6),
    "first links": lambda: building({"red": 6, "green": 5, "brown": 3}),
    "before the coast": lambda: building({"green": 9, "red": 4}, laid=EXAMPLES["transcontinental"]["state"]),
    "goods": lambda: final(
        {"red": ["BAL-PIT", "PIT-CLE", "CLE-CHI"], "blue": ["NYC-PHI", "PHI-PIT", "PIT-CIN"]},
        {"red": {0: 1}, "blue": {1: 2}},
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    assert perft(POSITIONS[name](), len(PERFT[name])) == PERFT[name]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_record_is_small_and_loads_fast(seats: int) -> None:
    game = play_out(new(seats), ["weighted"], 2)
    text = dumps(game)
    assert len(text) < 30_000
    start = time.perf_counter()
    again = loads(text, trunkline.title)
    assert time.perf_counter() - start < 0.05
    assert again.digest() == game.digest()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(lang: str) -> None:
    game = play_out(new(["Ada", "Ben", "Cas"]), ["weighted", "random"], 6)
    text = text_for(game.title, lang)
    for played in game.log:
        for event in played.events:
            said = text.event(game, event)
            assert "event-" not in said
            assert "{" not in said


@pytest.mark.parametrize("bots", [["weighted", "random", "random"], ["random", "weighted", "random"]])
def test_the_policy_beats_random_play(bots: list[str]) -> None:
    wins = 0
    for seed in range(8):
        outcome = play_out(new(3), bots, seed).outcome()
        assert outcome is not None
        wins += outcome.ranks[bots.index("weighted")] == 1
    assert wins >= 7


def test_the_policy_reaches_every_kind_of_action() -> None:
    seen = {type(played.action).__name__ for seed in range(6) for played in play_out(new(5), ["weighted"], seed).log}
    assert seen == {"OfferControl", "HandOn", "Bid", "Pass", "BuildLink", "TakeGoods"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sums_stay_in_every_step(seats: int) -> None:
    game = new(seats)
    before, chance = game.title.totals(game), random.Random(seats)
    bots = [make("weighted" if chance.random() < 0.5 else "random", seat) for seat in range(seats)]
    while game.seat is not None:
        game.play(ask(bots[game.seat], game))
        assert game.title.totals(game) == before
