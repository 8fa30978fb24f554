"""The laws in play that seeks the edges of 1830, with any number of seats and any switches; perft."""

import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import trunkline
from tests.eighteen_thirty.edges import EDGES, TEMPERS, Watch, choose, walk
from tests.eighteen_thirty.positions import (
    company,
    forward,
    new,
    operating_round,
    own,
    phase,
    purse,
    stock_round,
    tile,
    touched,
    trains,
)
from tests.eighteen_thirty.universe import universe
from trunkline.core import Action, Game, Option, dumps, loads, move
from trunkline.lab import perft
from trunkline.rail.shares import PRESIDENT
from trunkline.rail.track import STOPS
from trunkline.titles.eighteen_thirty.phase_change import Discards
from trunkline.titles.eighteen_thirty.table import NONE, Table1830

TITLE = trunkline.title("1830")
switches = st.one_of(
    st.just({}),
    st.just({variant.id: variant.platform for variant in TITLE.variants if variant.platform is not None}),
    st.fixed_dictionaries(
        {variant.id: st.sampled_from(list(variant.values)) for variant in TITLE.variants if len(variant.values) == 2}
    ),
)
games = st.builds(
    lambda seats, seed, temper, variants: walk(seats, seed, temper, variants=variants),
    st.integers(2, 6),
    st.integers(0, 100_000),
    st.sampled_from(sorted(TEMPERS)),
    switches,
)
lawful = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def check_money(game: Game[Table1830]) -> None:
    """Nobody owes anything but a broken bank; bids are covered."""
    table = game.table
    assert min(*table.cash, *table.treasury) >= 0
    assert table.bank[0] >= 0 or table.broken
    assert min(table.free_cash(seat) for seat in range(table.seats)) >= 0


def check_shares(game: Game[Table1830]) -> None:
    """The pool holds at most half; the largest holder presides."""
    table, shares = game.table, game.table.shares
    assert max(shares.held[shares.pool]) <= table.board.pool_limit
    for number, president in enumerate(shares.president):
        held = [row[number] for row in shares.held[: table.seats]]
        assert min(held) >= 0
        assert sum(held) == shares.with_players(number)
        if president != NONE:
            assert held[president] == max(held) >= PRESIDENT


def check_map(game: Game[Table1830]) -> None:
    """No tile is there twice, no city too full, no home taken; no company has two tokens on a hex."""
    table, track = game.table, game.table.track
    laid = Counter(track.face(number).tile for number, face in enumerate(track.faces) if face != number)
    assert [left + laid[number] for number, left in enumerate(track.supply)] == list(table.board.layout.sheet.counts)
    for city, owners in track.tokens.items():
        on_hex = track.on_hex(city // STOPS)
        kept = sum(place == city % STOPS for _, place in track.reserved.get(city // STOPS, ()))
        assert len(owners) + kept <= track.stop(city).slots
        assert len(on_hex) == len(set(on_hex))


def check_trains(game: Game[Table1830]) -> None:
    """Nobody has too many; no train is lost but by rusting."""
    table, held = game.table, game.table.trains
    if not any(isinstance(step, Discards) for step in game.stack):
        assert max(len(owned) for owned in held.owned) <= table.board.phases[table.phase].train_limit
    for kind, spec in enumerate(table.board.roster.specs):
        out = held.pool.count(kind) + sum(owned.count(kind) for owned in held.owned)
        assert spec.count is None or held.left[kind] + out in (0, spec.count, spec.count_with_option)


def check(game: Game[Table1830]) -> None:
    for look in (check_money, check_shares, check_map, check_trains):
        look(game)


def test_the_edges_are_reached_and_all_stays_sound() -> None:
    """Bankruptcies, full pools, lost presidencies, forced sales, tokens in the way, and the rest of the list."""
    found: set[str] = set()
    for seed in count():
        assert seed < 100, EDGES - found
        watch = Watch()
        for game in walk(2 + seed % 5, seed, sorted(TEMPERS)[seed % len(TEMPERS)]):
            watch.look(game)
            check(game)
        found |= watch.found
        if found >= EDGES:
            break


@settings(lawful, max_examples=12)
@given(games)
def test_nothing_is_created_or_lost(games: Any) -> None:
    start = None
    for game in games:
        start = start or game.title.totals(game)
        assert game.title.totals(game) == start
        check(game)


def at(games: Any, decisions: int) -> Game[Table1830]:
    """The game after so many decisions, or at its end."""
    for game in games:
        if len(game.log) == decisions:
            break
    return game  # type: ignore[no-any-return]


@lawful
@given(games, st.integers(0, 1000), st.randoms(use_true_random=False))
def test_options_are_what_is_not_refused(games: Any, decisions: int, chance: random.Random) -> None:
    """Also for a seat that acts out of turn."""
    game = at(games, decisions)
    if game.seat is None:
        return
    for seat in {game.seat, chance.randrange(len(game.seats))}:
        options: dict[type[Action], list[Option]] = defaultdict(list)
        for option in game.options(seat):
            options[type(option.action)].append(option)
        for action in universe(game, chance):
            covered = sum(option.covers(action) for option in options[type(action)])
            assert covered <= 1, action
            assert (game.refusal(action, seat) is None) == (covered == 1), action


@lawful
@given(games, st.integers(0, 1000), st.randoms(use_true_random=False))
def test_copies_records_and_undo(games: Any, decisions: int, chance: random.Random) -> None:
    game = at(games, decisions)
    digest = game.digest()
    assert loads(dumps(game), trunkline.title).digest() == digest
    twin = game.copy()
    if twin.seat is not None:
        twin.play(choose(twin.options(), {}, chance))
        assert game.digest() == digest
        twin.undo()
    assert twin.digest() == digest


@lawful
@given(st.integers(2, 6), st.integers(0, 10_000), st.integers(50, 1000))
def test_where_hidden_company_money_lies_changes_nothing_for_others(seats: int, seed: int, decisions: int) -> None:
    """What a seat sees, may do and knows (#40)."""
    game = at(walk(seats, seed, "builders", variants={"company_cash": "hidden"}), decisions)
    table = game.table
    for seat in (None, *range(seats)):
        others = [company for company, yes in enumerate(table.floated) if yes and table.president(company) != seat]
        twin = game.copy()
        for giver, taker in pairwise(others):
            move(twin.table.treasury, giver, twin.table.treasury, taker, twin.table.treasury[giver] // 2)
        touched(twin)
        assert twin.view(seat) == game.view(seat)
        assert twin.seen_by(seat).digest() == game.seen_by(seat).digest()
        if seat is not None:
            assert twin.options(seat) == game.options(seat)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("temper", sorted(TEMPERS))
def test_every_game_ends(seats: int, temper: str) -> None:
    game = at(walk(seats, seats, temper, most=20_000), 20_001)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason in ("bank-broken", "bankruptcy")


# -- perft


def shares_for_sale() -> Game[Any]:
    """Two companies on their way, one with shares in the pool; M&H can be traded, SV sold."""
    game = new(4)
    company(game, "PRR", 100, {0: 3, 1: 2}, pool=1)
    company(game, "NYC", 67, {2: 4, 3: 2}, pool=2)
    own(game, SV=0, MH=1)
    return stock_round(game)


def company_turn() -> Game[Any]:
    """Tiles, tokens, privates for the company, trains of the bank and of another company."""
    game = new(3)
    company(game, "PRR", 100, {0: 6}, cash=400)
    company(game, "NYC", 90, {1: 6}, cash=200)
    phase(game, "3")
    trains(game, "PRR", "3")
    trains(game, "NYC", "2", "3")
    own(game, SV=1, DH=0)
    tile(game, "H10", "57", 1)
    return operating_round(game)


def train_in_need() -> Game[Any]:
    """A train must be bought: shares and a private to sell, trains of two other companies."""
    game = new(4)
    company(game, "PRR", 100, {0: 6, 1: 2}, cash=50)
    company(game, "NYC", 90, {1: 4, 0: 3}, cash=0)
    company(game, "CPR", 82, {0: 6}, cash=0)
    phase(game, "4")
    trains(game, "NYC", "4", "3")
    trains(game, "CPR", "4")
    tile(game, "H10", "57", 1)
    purse(game, 0, 100)
    own(game, SV=0)
    operating_round(game)
    return forward(game, "BuyTrains")


PERFT: dict[str, list[int]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))
POSITIONS: dict[str, Callable[[], Game[Any]]] = {
    "2 seats": lambda: new(2),
    "4 seats": lambda: new(4),
    "6 seats": lambda: new(6),
    "stock turn": shares_for_sale,
    "company turn": company_turn,
    "train in need": train_in_need,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    assert perft(POSITIONS[name](), len(PERFT[name])) == PERFT[name]
