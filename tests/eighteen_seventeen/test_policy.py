"""The weighted policy: whole games of any number of seats, and loans, shorts, conversions and mergers with sense."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import trunkline
from tests.eighteen_seventeen.positions import (
    cash,
    company,
    merger_round,
    new,
    number,
    operating,
    phase,
    stock_round,
    until,
)
from trunkline.bots.eighteen_seventeen import choose
from trunkline.core import Action, Game, Pass
from trunkline.lab.simulate import play_out
from trunkline.rail.actions import BuyShare, BuyTrain
from trunkline.titles.eighteen_seventeen.actions import Convert, Merge, RepayLoan, SellShort, TakeLoan
from trunkline.titles.eighteen_seventeen.table import Table1817


@cache
def whole(seats: int) -> Game[Any]:
    """A game of the policy alone."""
    return play_out(trunkline.new("1817", seats, seed=seats), ["weighted"], seats)


def asked(game: Game[Table1817], times: int = 30) -> Counter[Action]:
    """What the policy does here, by how often."""
    return Counter(choose(game, game.options(), random.Random(seed)) for seed in range(times))


@pytest.mark.parametrize("seats", [3, 4, 5, 7, 12])
def test_whole_games_end_and_nobody_is_ruined(seats: int) -> None:
    outcome = whole(seats).outcome()
    assert outcome is not None
    assert outcome.reason == "last_round"
    assert min(outcome.worth) > 0
    title = whole(seats).title
    assert title.totals(whole(seats)) == title.totals(trunkline.new("1817", seats))


def test_it_uses_all_that_1817_has() -> None:
    done = Counter(
        type(event).__name__ for seats in (3, 4, 5) for played in whole(seats).log for event in played.events
    )
    often = ("LoanTaken", "LoanRepaid", "CompanyFormed", "CompanyConverted", "CompaniesMerged", "CompanySold")
    assert all(done[name] >= 3 for name in often), done
    assert done["ShareShorted"]
    assert done["HalfPaid"]
    assert done["InterestMissed"] <= done["InterestPaid"] / 50


def test_it_beats_random_play() -> None:
    for seat in range(3):
        bots = ["random"] * 3
        bots[seat] = "weighted"
        outcome = play_out(trunkline.new("1817", 3, seed=seat), bots, seat).outcome()
        assert outcome is not None
        assert outcome.ranks[seat] == 1


def test_a_first_train_is_paid_by_loans() -> None:
    game = until(operating(5, 100, money=60, trains=[]), "TrainStep")
    assert set(asked(game)) == {TakeLoan("SR")}
    game.play(TakeLoan("SR"))
    game.play(TakeLoan("SR"))
    assert set(asked(game)) == {BuyTrain("3", "bank", 250)}


def test_idle_money_repays_loans() -> None:
    game = until(operating(5, 100, money=900, loans=3, trains=["3", "3", "3", "3"]), "Loans")
    assert asked(game)[RepayLoan("SR")] > 15


def breaking() -> Game[Table1817]:
    """A stock round in which UR is dear, in debt, and about to lose its last train; R is sound."""
    game = new()
    phase(game, "3")
    game.table.trains.left[game.table.board.roster.index["3"]] = 1
    game.table.loans_left[0] -= 40
    game.table.interest = 50
    cash(game, 90, 90, 90)
    company(game, "UR", 5, 200, {1: 3}, city="C26", trains=["2"], loans=5)
    company(game, "R", 5, 80, {2: 3}, city="C8", trains=["3", "3"], money=500)
    for name, revenue in (("UR", 60), ("R", 200)):
        game.table.revenue[number(game, name)] = revenue
    return stock_round(game)


def test_what_will_break_is_sold_short_but_not_by_its_president() -> None:
    game = breaking()
    assert asked(game)[SellShort("UR")] > 20
    assert asked(game)[SellShort("R")] == 0
    while game.seat != 1:
        game.play(Pass())
    assert not any(isinstance(action, SellShort) for action in asked(game))


def test_a_sound_share_is_bought() -> None:
    game = breaking()
    game.table.phase = len(game.table.board.phases) - 1  # no more shorts
    assert asked(game)[BuyShare("R", "treasury")] > 20


def small(money: int, **other: Any) -> Game[Table1817]:
    """Two 2-share companies, SR of seat 0 and UR."""
    game = new()
    phase(game, "3")
    cash(game, 300, 300, 0)
    company(game, "SR", 2, 70, {0: 2}, city="G18", trains=["2"], money=money)
    company(game, "UR", 2, 60, {other.pop("owner", 0): 2}, city="C26", trains=["2"], money=100)
    return merger_round(game)


def test_own_small_companies_merge_more_often_than_strangers() -> None:
    def mergers(owner: int) -> int:
        done = asked(small(100, owner=owner))
        return sum(times for action, times in done.items() if isinstance(action, Merge))

    assert mergers(0) > mergers(1)


def test_a_company_that_needs_money_grows() -> None:
    assert asked(small(0, owner=1))[Convert("SR")] > 10
