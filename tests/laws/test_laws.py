"""The laws that hold in every title: whatever is played, with any number of seats."""

import copy
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import trunkline
from tests.laws.play import SIZES, made_up, some_action, some_game
from trunkline.core import LANGUAGES, Game, Refused, dumps, loads, text_for
from trunkline.core.chance import Chance
from trunkline.core.plain import plain, slots_of

decisions = st.integers(0, 400) | st.integers(400, 2000)  # a railway game of two to six is long
position = st.tuples(st.sampled_from(SIZES), st.integers(0, 10_000), decisions, st.sampled_from(["random", "weighted"]))
lawful = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def game_of(position: tuple[tuple[str, int], int, int, str]) -> Game[Any]:
    (title, seats), seed, decisions, bot = position
    return some_game(title, seats, seed, decisions, bot)


def state(game: Game[Any]) -> Any:
    steps = [(type(step).__name__, plain(step)) for step in game.stack]
    return copy.deepcopy((plain(game.table), steps, game.ended, game.chance.count, game.log, game.header))


@lawful
@given(position)
def test_nothing_is_created_or_lost(position: Any) -> None:
    (title, seats), seed, *_ = position
    assert game_of(position).title.totals(game_of(position)) == trunkline.title(title).totals(
        trunkline.new(title, seats, seed=seed)
    )


@lawful
@given(position)
def test_every_option_is_legal(position: Any) -> None:
    game = game_of(position)
    for option in game.options():
        if option.amount is None:
            assert game.refusal(option.action) is None, option
        else:
            assert game.refusal(option.at(option.amount.low)) is None, option
            assert game.refusal(option.at(option.amount.top)) is None, option
            assert game.refusal(option.at(option.amount.low - 1)) is not None, option
            assert game.refusal(option.at(option.amount.top + 1)) is not None, option


@lawful
@given(position, position)
def test_what_no_option_covers_is_refused(position: Any, other: Any) -> None:
    """Actions of another position of the same title: legal here exactly where an option covers them."""
    game = game_of(position)
    elsewhere = game_of((position[0], *other[1:]))
    here = game.options()
    for option in elsewhere.options()[:40]:
        covered = sum(mine.covers(option.action) for mine in here)
        assert covered <= 1, option
        assert (game.refusal(option.action) is None) == (covered == 1), option


@lawful
@given(position, st.randoms(use_true_random=False))
def test_what_is_made_up_is_legal_exactly_where_an_option_covers_it(position: Any, chance: random.Random) -> None:
    """Also for a seat that does not decide."""
    game = game_of(position)
    if game.seat is None:
        return
    for seat in {game.seat, chance.randrange(len(game.seats))}:
        options = game.options(seat)
        for action in made_up(game.title.id, 150, chance):
            covered = sum(option.covers(action) for option in options)
            assert covered <= 1, action
            assert (game.refusal(action, seat) is None) == (covered == 1), action


@lawful
@given(position, st.randoms(use_true_random=False))
def test_a_copy_is_equal_and_independent(position: Any, chance: random.Random) -> None:
    game = game_of(position)
    twin = game.copy()
    before, digest = state(game), game.digest()
    assert twin.digest() == digest
    for _ in range(30):
        if twin.seat is None:
            break
        twin.play(some_action(twin, chance))
    assert state(game) == before


@lawful
@given(position, st.randoms(use_true_random=False))
def test_whatever_is_offered_can_be_played_and_taken_back(position: Any, chance: random.Random) -> None:
    """Nothing is created or lost by it, and the game it was tried beside stays as it was."""
    game = game_of(position)
    before, digest, totals = state(game), game.digest(), game.title.totals(game)
    options = game.options()
    for option in chance.sample(options, min(12, len(options))):
        ends = {option.amount.low, option.amount.top} if option.amount else {0}
        for action in map(option.at, sorted(ends)):
            twin = game.copy()
            twin.play(action)
            assert game.title.totals(twin) == totals, action
            assert state(game) == before, action
            twin.undo()
            assert (twin.digest(), twin.chance.count) == (digest, game.chance.count), action


@lawful
@given(position, position)
def test_a_refused_action_changes_nothing(position: Any, other: Any) -> None:
    """Bare actions of every kind, and what is offered elsewhere; the reason is said in every language."""
    game = game_of(position)
    before = state(game)
    actions = [option.action for option in game_of((position[0], *other[1:])).options()]
    for kind in game.title.actions:
        with suppress(msgspec.ValidationError):
            actions.append(msgspec.convert({"type": kind.__struct_config__.tag}, kind))
    for action in actions:
        if (refusal := game.refusal(action)) is not None:
            with pytest.raises(Refused) as caught:
                game.play(action)
            assert caught.value.refusal == refusal
            for lang in LANGUAGES:
                said = text_for(game.title, lang).refusal(game, refusal)
                assert not said.startswith("refusal-"), said
                assert "{" not in said, said
    assert state(game) == before


@lawful
@given(position)
def test_a_copy_shares_nothing_that_can_change(position: Any) -> None:
    game = game_of(position)
    twin = game.copy()
    mine = {number for thing in (game.table, *game.stack) for number in changeable(thing)}
    assert not mine & {number for thing in (twin.table, *twin.stack) for number in changeable(thing)}


def changeable(thing: Any) -> Iterator[int]:
    """The lists, dicts, sets and slotted objects that something is made of; but for what `static` names."""
    if isinstance(thing, list | dict | set):
        yield id(thing)
    inner: Iterable[Any] = ()
    if isinstance(thing, list | tuple | set | frozenset):
        inner = thing
    elif isinstance(thing, dict):
        inner = thing.values()
    elif not isinstance(thing, int | str | msgspec.Struct) and thing is not None:
        yield id(thing)
        static: frozenset[str] = getattr(type(thing), "static", frozenset())
        inner = [getattr(thing, name) for name in slots_of(type(thing)) if name not in static]
    for part in inner:
        yield from changeable(part)


@lawful
@given(position)
def test_a_record_replays_to_the_same_state(position: Any) -> None:
    game = game_of(position)
    again = loads(dumps(game), trunkline.title)
    assert again.digest() == game.digest()
    assert again.log == game.log


@lawful
@given(position)
def test_undo_restores_the_state(position: Any) -> None:
    game = game_of(position)
    if game.seat is None:
        return
    digest = game.digest()
    game.play(some_action(game, random.Random(1)))
    game.undo()
    assert game.digest() == digest


@lawful
@given(position, st.integers(0, 400))
def test_at_goes_back_to_any_action(position: Any, n: int) -> None:
    game = game_of(position)
    n = min(n, len(game.log))
    past = game.at(n)
    assert len(past.log) == n
    for played in game.log[n:]:
        past.play_recorded(played.action, played.seat, played.drawn)
    assert past.digest() == game.digest()


@lawful
@given(position)
def test_views_are_json_for_every_seat_and_spectators(position: Any) -> None:
    game = game_of(position)
    for seat in (None, *range(len(game.seats))):
        msgspec.json.encode(game.view(seat))


@lawful
@given(position)
def test_what_worth_is_made_up_of_adds_up_and_has_a_name(position: Any) -> None:
    game = game_of(position)
    parts = game.title.worth_parts(game)
    for lang in LANGUAGES:
        assert all(text_for(game.title, lang).has(f"worth-{name}") for name in parts)
    if parts:
        assert [sum(amounts) for amounts in zip(*parts.values(), strict=True)] == game.title.worth(game)


@lawful
@given(position)
def test_what_a_seat_knows_offers_the_same_options(position: Any) -> None:
    game = game_of(position)
    assert game.seen_by(game.seat).options() == game.options()


@settings(lawful, max_examples=25)
@given(position, st.integers(0, 2**48 - 1))
def test_what_chance_will_bring_shows_nowhere(position: Any, seed: int) -> None:
    """Not in views, options, reasons, texts or pictures, and not in what a bot is given."""
    game = game_of(position)
    twin = game.copy()
    twin.chance = Chance(seed, game.chance.count)
    drawing = game.title.part("draw")
    for seat in (None, *range(len(game.seats))):
        assert game.view(seat) == twin.view(seat)
        assert game.seen_by(seat).digest() == twin.seen_by(seat).digest()
        if seat is not None:
            assert game.options(seat) == twin.options(seat)
    if game.seat is not None:
        assert list(game.decision.disabled(game)) == list(twin.decision.disabled(twin))
    assert (game.why(), game.digest(), game.title.worth(game)) == (twin.why(), twin.digest(), twin.title.worth(twin))
    assert (drawing.board(game), drawing.table(game)) == (drawing.board(twin), drawing.table(twin))


@lawful
@given(position)
def test_what_is_shown_as_impossible_is_refused_for_that_reason(position: Any) -> None:
    game = game_of(position)
    if game.seat is None:
        return
    for action, refusal in game.decision.disabled(game):
        assert game.refusal(action) == refusal, action


@lawful
@given(position)
def test_another_seat_is_out_of_turn(position: Any) -> None:
    game = game_of(position)
    if game.seat is None:
        return
    for seat in range(len(game.seats)):
        if seat != game.seat:
            for option in game.options()[:5]:
                if not any(mine.covers(option.action) for mine in game.options(seat)):
                    assert game.refusal(option.action, seat) is not None


def test_the_hash_seed_changes_nothing() -> None:
    """The same moves and the same table in processes that order their sets and dicts of names differently."""
    told = {
        subprocess.run(
            [sys.executable, "-m", "tests.laws.play"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "7")
    }
    assert len(told) == 1
    assert len(told.pop().splitlines()) == len(SIZES)


@pytest.mark.parametrize("bot", ["random", "weighted"])
@pytest.mark.parametrize(("title", "seats"), SIZES)
def test_every_game_ends(title: str, seats: int, bot: str) -> None:
    game = some_game(title, seats, seed=seats, decisions=50_000, bot=bot)
    ended = game.outcome()
    assert ended is not None
    assert game.options() == []
    assert min(ended.ranks) == 1
    assert len(ended.worth) == seats
