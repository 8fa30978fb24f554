"""Rule Q37: the order of the piles is hidden. It is drawn when it is needed, so the seed alone knows it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trunkline
from tests.railroad_revolution.scene import TITLE, new
from trunkline.core import Game, dumps, loads
from trunkline.core.chance import Chance
from trunkline.titles.railroad_revolution.table import Table


def twins(seats: int, seed: int, decisions: int) -> tuple[Game[Table], Game[Table], random.Random]:
    """A game after some random play, and the same one with piles that lie in another order."""
    game, chance = new(seats, seed), random.Random(seed)
    while game.seat is not None and len(game.log) < decisions:
        play_one(game, chance)
    other = game.copy()
    other.chance = Chance(seed + 1_000_003, game.chance.count)
    return game, other, chance


def play_one(game: Game[Table], chance: random.Random, seed: float | None = None) -> None:
    options = game.options()
    option = options[int(chance.random() * len(options))]
    game.play(option.action)


@pytest.mark.rule("RR Q37")
@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 5_000), st.integers(0, 400))
def test_pile_order_shows_in_nothing_until_it_is_drawn(seats: int, seed: int, decisions: int) -> None:
    game, other, chance = twins(seats, seed, decisions)
    for _ in range(40):
        if game.seat is None:
            break
        assert [game.view(seat) for seat in (None, *range(seats))] == [
            other.view(seat) for seat in (None, *range(seats))
        ]
        options = game.options()
        assert options == other.options()
        assert list(game.decision.disabled(game)) == list(other.decision.disabled(other))
        for offers in (TITLE.board.options.rail, TITLE.board.options.place[0], TITLE.board.options.take_worker):
            for option in offers:
                assert game.refusal(option.action) == other.refusal(option.action)
        assert game.digest() == other.digest()
        action = options[int(chance.random() * len(options))].action
        events, others = game.play(action), other.play(action)
        if game.log[-1].drawn:
            assert game.log[-1].revealed
            return
        assert events == others


@pytest.mark.rule("RR Q37")
def test_what_a_seat_knows_is_the_same_for_every_seed() -> None:
    game, other, _ = twins(3, 8, 120)
    mine, theirs = game.seen_by(0), other.seen_by(0)
    assert [mine.chance.below(1000) for _ in range(20)] == [theirs.chance.below(1000) for _ in range(20)]
    assert mine.chance.seed != game.chance.seed
    assert mine.header == theirs.header
    assert mine.header.seed != game.header.seed


@pytest.mark.rule("RR Q37")
@pytest.mark.parametrize("seed", range(8))
def test_records_replay_exactly_with_the_drawn_values(seed: int) -> None:
    game, chance = new(2 + seed % 3, seed), random.Random(seed)
    while game.seat is not None:
        play_one(game, chance)
    text = dumps(game)
    again = loads(text, trunkline.title)
    assert again.digest() == game.digest()
    assert [played.events for played in again.log] == [played.events for played in game.log]
    assert any(played.drawn for played in game.log)


@pytest.mark.rule("RR Q37")
def test_tiles_put_back_are_open_and_the_others_only_counted() -> None:
    game, _, _ = twins(4, 3, 500)
    piles = game.view()["table"]["milestone_piles"]
    for group, pile in piles.items():
        assert pile["left"] == len(game.table.unseen[group]) + len(game.table.under[group])
        assert set(pile) == {"left", "put_back"}
