"""Rule Q39: the search against trying out everything, and never a position without an option."""

import importlib
import pkgutil
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from tests.railroad_revolution.scene import TITLE, new
from trunkline.bots.railroad_revolution import Policy
from trunkline.core import Action, Game, Pass
from trunkline.titles import railroad_revolution
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import effects, finish
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import bits_of
from trunkline.titles.railroad_revolution.deals import DealRound
from trunkline.titles.railroad_revolution.main_action import MainAction
from trunkline.titles.railroad_revolution.pieces import free_cities
from trunkline.titles.railroad_revolution.placing import rail_fine, station_fine
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.turn import Turn, possible

LIMIT = 900  # positions tried out for one answer
DEFINED_IN = ("bounds", "finish", "lookout")  # where the functions live that the fixture switches off elsewhere


def over(game: Game[Table], seat: int) -> bool:
    """Has the seat finished its turn with its own deals?"""
    for step in game.stack:
        if isinstance(step, DealRound):
            return step.seat != seat
    return not any(isinstance(step, MainAction) for step in game.stack)


def finished_by_trying(game: Game[Table], seat: int) -> bool | None:
    """Can the turn be finished? Everything that the rules but for Q39 allow is tried; None: too much to try."""
    seen: set[str] = set()
    waiting = [game.copy()]
    while waiting:
        at = waiting.pop()
        digest = at.digest()
        if digest in seen:
            continue
        seen.add(digest)
        if len(seen) > LIMIT:
            return None
        for action in moves(at, seat):
            after = at.copy()
            after.play(action)
            if over(after, seat):
                if at.table.able[seat] >= TITLE.board.minimum or after.table.able[seat] >= TITLE.board.minimum:
                    return True
                continue
            waiting.append(after)
    return False


def moves(game: Game[Table], seat: int) -> list[Action]:
    if game.seat != seat:
        return []
    found: list[Action] = []
    for option in game.options():
        action = option.action
        if isinstance(action, a.HireWorker) and any(isinstance(other, a.HireWorker) for other in found):
            continue  # one colour is as good as another here
        found.append(action if option.amount is None else option.at(1))
    return found


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Switch rule Q39 off while everything is tried."""

    def off() -> None:
        def yes(*_: Any, **__: Any) -> bool:
            return True

        def none(*_: Any, **__: Any) -> None:
            return None

        for name in (found.name for found in pkgutil.iter_modules(railroad_revolution.__path__)):
            if name in DEFINED_IN:
                continue
            module = importlib.import_module(f"{railroad_revolution.__name__}.{name}")
            for function in ("quick", "safe", "safe_after", "steady", "search_action"):
                if hasattr(module, function):
                    monkeypatch.setattr(module, function, yes)
            for function in ("ability_gain", "station_payable", "completable"):
                if hasattr(module, function):
                    monkeypatch.setattr(module, function, none)

    return off


def poor_positions(seed: int) -> list[Game[Table]]:
    """Positions inside turns in which money and workers are scarce."""
    found = []
    for n in range(4):
        game, chance = new(2 + seed % 3, seed * 10 + n), random.Random(seed)
        while game.seat is not None:
            options = game.options()
            top = game.decision
            seat = top.seat
            if isinstance(game.stack[1] if len(game.stack) > 1 else None, MainAction):
                table = game.table
                if (
                    table.able[seat] <= 5
                    and table.money[seat] + 150 * table.shares[seat] < 1300
                    and chance.random() < 0.2
                ):
                    found.append(game.copy())
            game.play(options[int(chance.random() * len(options))].action)
    return found


@pytest.mark.rule("RR Q39")
@pytest.mark.parametrize("seed", range(6))
def test_the_search_agrees_with_trying_out_everything(seed: int, lenient: Any) -> None:
    """Worker by worker and hundred by hundred poorer: the search says yes exactly where a way exists."""
    chance = random.Random(seed)
    asked = []
    for game in poor_positions(seed)[:40]:
        seat = game.decision.seat
        table = game.table
        poorer = chance.choice((0, 100, 300))
        taken = min(poorer, table.money[seat])
        table.money[seat] -= taken
        table.bank[0] += taken
        if table.able[seat] == 4 and chance.random() < 0.6:
            lose_one(table, seat)
        able = table.able[seat]
        verdict = finish.safe(game, seat, table.money[seat], table.shares[seat], able)
        asked.append((game, seat, verdict))
    lenient()
    compared = 0
    for game, seat, verdict in asked:
        truth = finished_by_trying(game, seat)
        if truth is not None:
            compared += 1
            assert verdict == truth, (game.why(), game.view()["table"]["companies"][seat])
    assert compared > 5


@pytest.mark.rule("RR 4.7", "RR Q39")
@pytest.mark.parametrize("seed", range(3))
def test_the_quick_answers_agree_with_the_search(seed: int) -> None:
    """Which actions can be completed, and which rails and stations paid for, at every wealth."""
    game, chance = new(2 + seed, seed), random.Random(seed)
    asked: Counter[bool] = Counter()
    while game.seat is not None and len(game.log) < 250:
        for quick, sure in quick_and_sure(game, chance):
            assert quick == sure(), game.why()
            asked[quick] += 1
        options = game.options()
        game.play(options[int(chance.random() * len(options))].action)
    assert min(asked[True], asked[False]) > 50


def quick_and_sure(game: Game[Table], chance: random.Random) -> Iterator[tuple[bool, Callable[[], bool]]]:
    """Pairs of a quick answer and the search for it, for some wealth of the seat that decides."""
    step, table = game.decision, game.table
    seat = step.seat
    at = game.copy()
    at.table.bank[0] += table.money[seat]
    at.table.money[seat] = 50 * int(chance.random() * 20)
    at.table.bank[0] -= at.table.money[seat]
    money, shares, able = at.table.money[seat], table.shares[seat], table.able[seat]
    if isinstance(step, Turn):
        for job in range(len(k.JOBS)):
            for colour in range(k.COLOURS):
                action = MainAction(at.table, seat, job, colour)
                if table.crew[seat * k.COLOURS + colour] and action.left:
                    search = partial(finish.search_action, at, action, money, shares, able)
                    yield possible(at, seat, job, colour), search
    elif isinstance(step, MainAction) and step.left:
        offers, own = table.board.options, at.decision
        assert isinstance(own, MainAction)
        if step.job == k.STATION_JOB and table.buildings_left[seat]:
            for city in bits_of(free_cities(table, seat)):
                yield station_fine(at, own, city), partial(finish.safe_after, at, seat, offers.station[city].action)
        if step.job == k.RAILROAD_JOB:
            for space in bits_of(table.reach[seat]):
                yield rail_fine(at, own, space), partial(finish.safe_after, at, seat, offers.rail[space].action)


def lose_one(table: Table, seat: int) -> None:
    """One available worker fewer."""
    for colour in range(5):
        if table.crew[seat * 5 + colour]:
            table.crew[seat * 5 + colour] -= 1
            table.pool[colour] += 1
            table.able[seat] -= 1
            return


@pytest.mark.rule("RR Q39")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_an_option_and_it_is_never_refused(seats: int) -> None:
    for seed in range(25):
        game, chance = new(seats, seed), random.Random(seed)
        bots = [Policy(), Policy("station"), Policy("trade"), Policy("railroad")]
        while game.seat is not None:
            options = game.options()
            assert options, game.why()
            if seed % 2:
                action = bots[game.seat].choose(game, options, chance)
            else:
                option = options[int(chance.random() * len(options))]
                action = option.action if option.amount is None else option.at(option.amount.top)
            game.play(action)


def test_passing_is_the_same_object_everywhere() -> None:
    assert effects.PASS.action == Pass()
