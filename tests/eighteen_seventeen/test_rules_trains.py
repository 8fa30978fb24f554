"""Chapter 6.7: trains are bought, sold between companies and discarded."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    actions,
    company,
    give_train,
    money,
    new,
    number,
    operating,
    operating_round,
    owned,
    phase,
    reason,
    step,
    until,
)
from trunkline.core import Accept, Decline
from trunkline.rail.actions import BuyTrain, DiscardTrain
from trunkline.titles.eighteen_seventeen import railway

# -- 6.7


@pytest.mark.rule("1817 6.7-1")
def test_trains_of_the_bank_and_discarded_ones_at_face_value() -> None:
    game = operating(money=1000)
    game.table.trains.pool.append(game.table.board.roster.index["3"])
    until(game, "TrainStep")
    assert {(action.train, action.source) for action in actions(game, BuyTrain)} == {
        ("3", "bank"),
        ("3", "pool"),
        ("3", "UR"),
    }
    assert reason(game, BuyTrain("3", "bank", 200)) == ("train_price", "1817 6.7")
    game.play(BuyTrain("3", "pool", 250))
    assert (owned(game, "SR"), money(game, "SR")) == (["3", "3"], 750)


@pytest.mark.rule("1817 6.7-1")
@pytest.mark.parametrize(("answer", "trains"), [(Accept(), ["3", "3"]), (Decline(), ["3"])])
def test_another_president_is_asked(answer: Any, trains: list[str]) -> None:
    game = until(operating(money=1000), "TrainStep")
    assert reason(game, BuyTrain("3", "UR", 0)) == ("train_price", "1817 6.7")
    game.play(BuyTrain("3", "UR", 1))
    assert (step(game), game.seat) == ("TrainOffer", 1)
    game.play(answer)
    assert owned(game, "SR") == trains


@pytest.mark.rule("1817 6.7-1")
def test_not_from_a_company_in_liquidation() -> None:
    game = operating(money=1000)
    game.table.market.put(number(game, "UR"), 0)
    until(game, "TrainStep")
    assert reason(game, BuyTrain("3", "UR", 100)) == ("train_not_on_sale", "1817 6.7")


@pytest.mark.rule("1817 6.7-1", "1817 #24")
def test_the_train_limit() -> None:
    game = operating(name="4", trains=["3", "3"], money=1000)
    until(game, "TrainStep")
    give_train(game, "SR", "2+")  # one that runs once more counts too
    assert reason(game, BuyTrain("4", "bank", 400)) == ("train_limit", "1817 6.7")


@pytest.mark.rule("1817 6.7-2")
def test_a_lower_limit_means_discards() -> None:
    game = operating(trains=["3", "3"], money=1000)
    for _ in range(3):
        give_train(game, "UR", "3")
    game.table.trains.left[game.table.board.roster.index["3"]] = 0
    until(game, "TrainStep").play(BuyTrain("4", "bank", 400))
    assert (step(game), game.seat) == ("Discard", 1)
    assert reason(game, DiscardTrain("UR", "5")) == ("no_such_train_here", "1817 6.7-2")
    game.play(DiscardTrain("UR", "3"))
    assert owned(game, "UR") == ["3"] * 3
    assert game.table.trains.pool == [game.table.board.roster.index["3"]]


@pytest.mark.rule("1817 #57")
def test_without_a_president_the_lowest_trains_go() -> None:
    game = new()
    phase(game, "6")
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["4", "5", "6"])
    game.table.shares.president[number(game, "SR")] = game.table.shares.pool
    company(game, "UR", 2, 50, {1: 2}, city="C26", trains=["5"])
    operating_round(game)
    game.push(railway.Surplus())
    game._settle()
    assert owned(game, "SR") == ["5", "6"]


@pytest.mark.rule("1817 6.7-3")
def test_no_train_must_be_bought() -> None:
    game = until(operating(trains=[], money=1000), "TrainStep")
    assert game.refusal(PASS) is None
    assert reason(game, BuyTrain("4", "bank", 400))[0] == "train_not_on_sale"


@pytest.mark.rule("1817 #25", "1817 #50", "1817 2")
def test_2plus_trains_go_with_the_first_4() -> None:
    game = operating(trains=["2+"], money=1000)
    index = game.table.board.roster.index
    game.table.trains.pool.append(index["2+"])
    game.table.trains.left[index["3"]] = 0
    until(game, "TrainStep").play(BuyTrain("4", "bank", 400))
    assert game.table.trains.pool == []
    assert owned(game, "SR") == ["2+", "4"]
    railway.scrap_obsolete(game, number(game, "SR"))
    assert owned(game, "SR") == ["4"]
