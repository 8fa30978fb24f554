"""The laws in play that seeks the edges of 1817, with any number of seats and any switches."""

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import trunkline
from tests.eighteen_seventeen.edges import EDGES, TEMPERS, Watch, choose, walk
from tests.eighteen_seventeen.universe import universe
from trunkline.core import Action, Game, Option, dumps, loads
from trunkline.rail.shares import PRESIDENT
from trunkline.titles.eighteen_seventeen.crisis import Crises
from trunkline.titles.eighteen_seventeen.flotation import Payment
from trunkline.titles.eighteen_seventeen.railway import Surplus
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

TITLE = trunkline.title("1817")
switches = st.one_of(
    st.just({}),
    st.just({variant.id: variant.platform for variant in TITLE.variants if variant.platform is not None}),
    st.fixed_dictionaries(
        {
            variant.id: st.sampled_from(list(variant.values))
            for variant in TITLE.variants
            if variant.id != "more_players"
        }
    ),
)
position = st.tuples(st.integers(3, 12), st.integers(0, 100_000), st.sampled_from(sorted(TEMPERS)), switches)
lawful = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def check(game: Game[Table1817]) -> None:
    if game.stack:  # all but one bankrupt: the game ends at once, whatever was to be paid or discarded
        check_money(game)
        check_companies(game)
    check_shares(game)


def check_money(game: Game[Table1817]) -> None:
    """Only in a crisis, or while privates replace money, does anybody have less than nothing."""
    table = game.table
    assert min(table.treasury) >= 0
    if not any(isinstance(step, Crises | Payment) for step in game.stack):
        assert min(table.cash) >= 0


def check_shares(game: Game[Table1817]) -> None:
    """Long less short is the size; nobody has both; the largest holder presides; nobody holds too much."""
    table, shares = game.table, game.table.shares
    for company, size in enumerate(shares.size):
        held = [row[company] for row in shares.held]
        short = [row[company] for row in shares.short]
        assert sum(held) - sum(short) == size
        assert min(held) >= 0
        assert not any(long and less for long, less in zip(held, short, strict=False))
        president = table.president(company)
        if president != NONE:
            assert held[president] == max(held[: table.seats]) >= PRESIDENT
            assert max(held[: table.seats]) <= table.holding_limit(company)


def check_companies(game: Game[Table1817]) -> None:
    """Loans, markers and trains keep their limits."""
    table = game.table
    most = table.board.markers.most
    for company in range(len(table.loans)):
        assert table.box[company] + table.markers(company) == most
        assert not table.loans[company] or table.loans[company] <= table.size(company).loans
    assert sum(table.loans) + table.aside_loans[0] + table.loans_left[0] == table.board.loan.count
    if not any(isinstance(step, Surplus) for step in game.stack):
        assert max(len(owned) for owned in table.trains.owned) <= table.now.train_limit


def test_the_edges_are_reached_and_all_stays_sound() -> None:
    """Liquidation, acquisition, more than eight stations, all four causes of a crisis, what a bankrupt leaves."""
    found: set[str] = set()
    for seed in count():
        assert seed < 400, EDGES - found
        watch = Watch()
        for game in walk(3 + seed % 3, seed, "raiders"):
            watch.look(game)
            check(game)
        found |= watch.found
        if found >= EDGES:
            break


Position = tuple[int, int, str, dict[str, Any]]


def games(position: Position) -> Iterator[Game[Table1817]]:
    seats, seed, temper, variants = position
    return walk(seats, seed, temper, variants=variants)


def at(position: Position, decisions: int) -> Game[Table1817]:
    """The game after so many decisions, or at its end."""
    *_, game = islice(games(position), decisions + 1)
    return game


@lawful
@given(position)
def test_nothing_is_created_or_lost(position: Position) -> None:
    start = TITLE.totals(at(position, 0))
    for game in games(position):
        assert TITLE.totals(game) == start
        check(game)


@lawful
@given(position, st.integers(0, 1000), st.randoms(use_true_random=False))
def test_options_are_what_is_not_refused(position: Position, decisions: int, chance: random.Random) -> None:
    game = at(position, decisions)
    options: dict[type[Action], list[Option]] = defaultdict(list)
    for option in game.options():
        options[type(option.action)].append(option)
    for action in universe(game, chance):
        covered = sum(option.covers(action) for option in options[type(action)])
        assert covered <= 1, action
        assert (game.refusal(action) is None) == (covered == 1), action


@lawful
@given(position, st.integers(0, 1000), st.randoms(use_true_random=False))
def test_copies_records_and_undo(position: Position, decisions: int, chance: random.Random) -> None:
    game = at(position, decisions)
    digest = game.digest()
    assert loads(dumps(game), trunkline.title).digest() == digest
    twin = game.copy()
    if twin.seat is not None:
        twin.play(choose(twin.options(), {}, chance))
        assert game.digest() == digest != twin.digest()
        twin.undo()
    assert twin.digest() == digest


@pytest.mark.parametrize("seats", range(3, 13))
@pytest.mark.parametrize("temper", sorted(TEMPERS))
def test_every_game_ends(seats: int, temper: str) -> None:
    outcome = at((seats, seats, temper, {}), 20_000).outcome()
    assert outcome is not None
    assert outcome.reason in ("last_round", "one_left")
