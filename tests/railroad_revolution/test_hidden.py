"""Rule Q37: the order of the piles is hidden. It is drawn when it is needed, so the seed alone knows it."""

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trunkline
from tests.railroad_revolution.scene import BOARD, new
from trunkline.bots.railroad_revolution import choose
from trunkline.core import Action, Game, Option, Pass, Refused, dumps, loads
from trunkline.core.chance import Chance
from trunkline.draw.railroad_revolution import board as picture
from trunkline.draw.railroad_revolution import table as terminal
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.table import Table

SEEDS = st.integers(0, 2**48 - 1)


def with_other_piles(game: Game[Table], seed: int) -> Game[Table]:
    """The same table, on which all piles lie in the order of another seed."""
    twin = game.copy()
    twin.chance = Chance(seed, game.chance.count)
    return twin


def in_no_order(table: Table) -> bool:
    """The table itself knows which tiles are left, but not in which order they will come."""
    return all(tiles == sorted(tiles) for tiles in (table.deal_pile, *table.unseen.values()))


def next_action(game: Game[Table], sane: bool, chance: random.Random) -> Action:
    """A choice of the policy, which gets far in a game, or of pure chance, which gets everywhere in a turn."""
    options = game.options()
    if sane:
        return choose(game, options, chance)
    option = options[int(chance.random() * len(options))]
    return option.action if option.amount is None else option.at(option.amount.top)


def offered(tree: Any) -> list[Action]:
    """Every action that the board can offer, legal now or not."""
    if isinstance(tree, Option):
        return [tree.action]
    return [action for branch in (tree.values() if isinstance(tree, dict) else tree) for action in offered(branch)]


EVERYTHING: list[Action] = [
    *(action for part in BOARD.options.__slots__ for action in offered(getattr(BOARD.options, part))),
    *(Pass(), a.EndAction(), a.UseAbility(), a.TakeReward(), a.TakeBonus(), a.PayPrice()),
]


def shown(game: Game[Table]) -> list[Any]:
    """All that anybody may see or hear of a position: views, options, why not, texts, what a bot of a seat gets."""
    seats = (None, *range(len(game.seats)))
    known = [game.seen_by(seat) for seat in seats]
    return [
        [game.view(seat) for seat in seats],
        [game.options(seat) for seat in range(len(game.seats))],
        list(game.decision.disabled(game)),
        [(twin.header, twin.digest(), twin.chance.seed, twin.chance.count) for twin in known],
        game.why(),
        game.digest(),
        game.outcome(),
    ]


@pytest.mark.rule("RR Q37")
@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), SEEDS, SEEDS, st.integers(0, 350), st.booleans())
def test_pile_order_shows_in_nothing_until_it_is_drawn(
    seats: int, seed: int, other_seed: int, decisions: int, sane: bool
) -> None:
    game, chance = new(seats, seed), random.Random(seed)
    while game.seat is not None and len(game.log) < decisions:
        game.play(next_action(game, sane, chance))
    for _ in range(20):
        if game.seat is None:
            return
        assert in_no_order(game.table)
        other = with_other_piles(game, other_seed)
        assert shown(game) == shown(other)
        action = next_action(game, sane, chance)
        events, others = game.play(action), other.play(action)
        if game.log[-1].drawn:
            assert game.log[-1].revealed
        else:
            assert (events, game.log[-1]) == (others, other.log[-1])


@pytest.mark.rule("RR Q37")
@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), SEEDS, SEEDS, st.integers(0, 350))
def test_errors_and_pictures_do_not_tell_the_pile_order(seats: int, seed: int, other_seed: int, decisions: int) -> None:
    game, chance = new(seats, seed), random.Random(seed)
    while game.seat is not None and len(game.log) < decisions:
        game.play(next_action(game, True, chance))
    if game.seat is None:
        return
    other = with_other_piles(game, other_seed)
    assert [game.refusal(action) for action in EVERYTHING] == [other.refusal(action) for action in EVERYTHING]
    for action in chance.sample(EVERYTHING, 20):
        if (refusal := game.refusal(action)) is not None:
            with pytest.raises(Refused) as caught:
                other.play(action)
            assert caught.value.refusal == refusal
    assert picture(game) == picture(other)
    assert terminal(game) == terminal(other)


@pytest.mark.rule("RR Q37")
def test_the_seed_itself_is_nowhere_to_be_seen() -> None:
    seed = 31_415_926_535_897
    game, chance = new(3, seed), random.Random(1)
    for _ in range(200):
        game.play(next_action(game, True, chance))
    seats = (None, 0, 1, 2)
    told = json.dumps([game.view(seat) for seat in seats]) + str(msgspec.to_builtins([one.events for one in game.log]))
    known = game.seen_by(1)
    assert str(seed) not in told + dumps(known)
    assert seed not in (known.header.seed, known.chance.seed, known.copy().chance.seed)


@pytest.mark.rule("RR Q37")
def test_what_a_bot_would_draw_is_the_same_for_every_seed() -> None:
    game, chance = new(3, 8), random.Random(8)
    for _ in range(120):
        game.play(next_action(game, True, chance))
    mine, theirs = game.seen_by(0), with_other_piles(game, 9).seen_by(0)
    assert [mine.chance.below(1000) for _ in range(20)] == [theirs.chance.below(1000) for _ in range(20)]


@pytest.mark.rule("RR Q37")
@pytest.mark.parametrize("seed", range(6))
def test_records_replay_exactly_with_the_drawn_values(seed: int) -> None:
    game, chance = new(2 + seed % 3, seed), random.Random(seed)
    while game.seat is not None:
        game.play(next_action(game, seed % 2 == 0, chance))
    text = dumps(game)
    again = loads(text, trunkline.title)
    assert again.digest() == game.digest()
    assert [played.events for played in again.log] == [played.events for played in game.log]
    assert any(played.drawn for played in game.log)


@pytest.mark.rule("RR Q37")
def test_tiles_put_back_are_open_and_the_others_only_counted() -> None:
    game, chance = new(4, 3), random.Random(3)
    while game.seat is not None:
        game.play(next_action(game, True, chance))
    piles = game.view()["table"]["milestone_piles"]
    assert any(pile["put_back"] for pile in piles.values())
    for group, pile in piles.items():
        assert pile["left"] == len(game.table.unseen[group]) + len(game.table.under[group])
        assert set(pile) == {"left", "put_back"}
