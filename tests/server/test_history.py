"""A game's past: positions after any entry, undone branches; a step costs little processor time."""

import random
import time
from typing import Any

import pytest

from tests.server.parlour import title as parlour
from trunkline.bots.base import uniform
from trunkline.core import Action, Bid, Game, Pass, Refused
from trunkline.server.history import BrokenLog, Entry, History, chained
from trunkline.server.rows import LogRow
from trunkline.titles import find

TITLE = parlour.TITLE


def history(rounds: int = 100) -> History:
    return History(Game(TITLE, 2, seed=1, variants={"rounds": rounds}))


def play(past: History, action: Action | None, to: int | None = None) -> None:
    """Add an action of the deciding seat, or an undo."""
    kind = "undo" if action is None else "action"
    seat = past.game.seat or 0
    entry = Entry(past.seq + 1, f"id-{past.seq + 1}", kind, seat, None, 0, action=action, to=to)
    game = past.played(entry)
    past.add(entry, game, chained(past.chain, entry))


def stored(past: History) -> list[LogRow]:
    chain, rows = "", []
    for entry in past.entries:
        chain = chained(chain, entry)
        drawn = "[" + ",".join(map(str, entry.drawn)) + "]"
        rows.append(
            LogRow(
                entry.seq, entry.action_id, entry.kind, entry.seat, None, entry.body(), drawn, "1", 0, chain,
                past.at(entry.seq).digest(),
            )
        )  # fmt: skip
    return rows


def cash(past: History, seq: int) -> Any:
    return past.at(seq).table.cash[0]


@pytest.fixture
def branched() -> History:
    """1 gain 1, 2 gain 2, 3 undo to 1, 4 gain 4, 5 undo to 0, 6 gain 5."""
    past = history()
    play(past, Bid(1))
    play(past, Bid(2))
    play(past, None, to=1)
    play(past, Bid(4))
    play(past, None, to=0)
    play(past, Bid(5))
    return past


def test_every_branch_stays_visible(branched: History) -> None:
    assert [cash(branched, seq) for seq in range(7)] == [0, 1, 3, 1, 5, 0, 5]
    assert branched.line == [6]


def test_the_newest_digest_is_the_plain_games(branched: History) -> None:
    assert branched.game.digest() == branched.at(6).digest() != branched.at(3).digest()


def test_worth_follows_the_line_that_counts(branched: History) -> None:
    assert branched.worth() == [(0, [0, 0]), (6, [5, 0])]


def test_a_refused_entry_adds_nothing(branched: History) -> None:
    with pytest.raises(Refused):
        play(branched, Bid(9))
    assert branched.seq == 6


def test_a_stored_log_gives_the_same_history(branched: History) -> None:
    play(branched, parlour.Peek())
    again = history()
    again.replay(stored(branched), check_states=True)
    assert [again.at(seq).digest() for seq in range(8)] == [branched.at(seq).digest() for seq in range(8)]
    assert again.chain == branched.chain


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("body", '{"type":"bid","amount":3}', "chain"),
        ("body", '{"type":"bid","amount":99}', "does not replay"),
        ("body", '{"type":"fly"}', "cannot be read"),
        ("seat", 1, "does not replay"),
        ("at", 7, "chain"),
        ("state", "0", "not the stored one"),
        ("drawn", "[3]", "does not replay"),
    ],
)
def test_a_changed_entry_is_found(branched: History, field: str, value: object, problem: str) -> None:
    rows = stored(branched)
    rows[1] = LogRow(**{name: getattr(rows[1], name) for name in rows[1].__struct_fields__} | {field: value})
    with pytest.raises(BrokenLog, match=problem) as broken:
        history().replay(rows, check_states=True)
    assert broken.value.seq == 2


def test_a_missing_entry_is_found(branched: History) -> None:
    rows = stored(branched)
    with pytest.raises(BrokenLog, match="entry 3 is missing"):
        history().replay(rows[:2] + rows[3:])


def test_a_step_through_a_long_game_is_quick() -> None:
    past = history(rounds=1000)
    for _ in range(500):
        play(past, Bid(1))
        play(past, Pass())
    for walk in (range(999, 0, -1), range(1000), range(0, 1000, 37)):
        slowest = 0.0
        for seq in walk:
            began = time.process_time()
            past.at(seq)
            slowest = max(slowest, time.process_time() - began)
        assert slowest < 0.1


@pytest.mark.slow
def test_a_long_game_of_1830_is_opened_and_stepped_through_quickly() -> None:
    """1,000 actions from the log in half a second, a step and its position in a tenth."""
    title = find("1830")
    past, chance = History(Game(title, 4, seed=1)), random.Random(3)
    while past.seq < 1000 and past.game.ended is None:
        play(past, uniform(past.game.options(), chance))
    rows = stored(past)
    fresh = History(Game(title, 4, seed=1))
    began = time.process_time()
    fresh.replay(rows)
    opened = time.process_time() - began
    steps = []
    for seq in [*range(past.seq, 0, -41), *range(0, past.seq, 41)]:
        began = time.process_time()
        fresh.at(seq).view(None)
        steps.append(time.process_time() - began)
    print(f"{past.seq} actions: opened in {opened * 1000:.0f} ms, slowest step {max(steps) * 1000:.0f} ms")
    assert opened < 0.5
    assert max(steps) < 0.1
