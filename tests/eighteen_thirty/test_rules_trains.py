"""Trains and phases: rules 20.2, 21.0, 22.0 and T4, with their rulings."""

from typing import Any

import pytest

from tests.eighteen_thirty.positions import (
    BOARD,
    code,
    company,
    family,
    forward,
    money,
    new,
    number,
    offered,
    operating_round,
    own,
    phase,
    step,
    tile,
    trains,
)
from trunkline.core import Accept, Decline, Game, Pass
from trunkline.core.title import Value
from trunkline.rail.actions import BuyTrain, DiscardTrain
from trunkline.titles.eighteen_thirty.actions import BuyPrivate


def shop(cash: int, *owned: str, at: str = "2", track: bool = True, **variants: Value) -> Game[Any]:
    """PRR, seat 0, in the train step of a turn with so much money; NYC is seat 1's, CPR seat 0's."""
    game = new(**variants)
    for name, seat in (("PRR", 0), ("NYC", 1), ("CPR", 0)):
        company(game, name, {"PRR": 100, "NYC": 90, "CPR": 82}[name], {seat: 6}, cash=cash if name == "PRR" else 0)
    phase(game, at)
    trains(game, "PRR", *owned)
    if track:
        tile(game, "H10", "57", 1)
    operating_round(game)
    step_of = forward(game, "BuyTrains")
    table = step_of.table
    table.to_bank(table.treasury, number("PRR"), table.treasury[number("PRR")])
    table.from_bank(step_of, table.treasury, number("PRR"), cash)
    return step_of


def owned(game: Game[Any], name: str) -> list[str]:
    return [BOARD.roster.ids[kind] for kind in game.table.trains.owned[number(name)]]


@pytest.mark.rule("1830 21.0-1")
@pytest.mark.rule("1830 T4")
def test_trains_are_sold_in_order_of_size() -> None:
    game = shop(2000)
    assert code(game, BuyTrain("3", "bank", 180)) == "train_not_for_sale"
    game.table.trains.left[0] = 1
    game.play(BuyTrain("2", "bank", 80))
    game.play(BuyTrain("3", "bank", 180))
    assert owned(game, "PRR") == ["2", "3"]
    assert code(game, BuyTrain("3", "bank", 179)) == "wrong_price"


@pytest.mark.rule("1830 20.2")
@pytest.mark.rule("1830 #28")
def test_a_company_with_a_route_must_own_a_train() -> None:
    game = shop(100)
    assert code(game, Pass()) == "must_buy_train"
    game.play(BuyTrain("2", "bank", 80))
    assert owned(game, "PRR") == ["2"]
    game = shop(100, track=False)
    assert code(game, Pass()) is None


@pytest.mark.rule("1830 20.2")
def test_a_train_bought_now_runs_next_time() -> None:
    game = shop(100)
    assert game.table.revenue[number("PRR")] == 0
    game.play(BuyTrain("2", "bank", 80))
    assert game.table.revenue[number("PRR")] == 0


@pytest.mark.rule("1830 #29")
def test_no_duty_if_the_bank_has_no_train() -> None:
    game = shop(100, no_diesels=True)
    game.table.trains.left = [0] * 6
    assert code(game, Pass()) is None


@pytest.mark.rule("1830 21.0-2")
@pytest.mark.parametrize(("at", "limit"), [("2", 4), ("3", 4), ("4", 3), ("5", 2), ("6", 2), ("D", 2)])
def test_the_train_limit(at: str, limit: int) -> None:
    assert next(item.train_limit for item in BOARD.phases if item.id == at) == limit
    kind = {"2": "2", "3": "3", "4": "3", "5": "5", "6": "5", "D": "5"}[at]
    game = shop(3000, *[kind] * (limit - 1), at=at)
    assert [action for action in offered(game, BuyTrain) if action.trade_in is None]
    trains(game, "PRR", *[kind] * limit)
    assert not [action for action in offered(game, BuyTrain) if action.trade_in is None]
    new_train = BOARD.roster.ids[game.table.trains.on_sale()[0]]
    cost = BOARD.roster.prices[BOARD.roster.index[new_train]]
    assert code(game, BuyTrain(new_train, "bank", cost)) == "train_limit"


@pytest.mark.rule("1830 21.0-2")
@pytest.mark.rule("1830 #43")
def test_with_a_3_and_a_4_the_first_5_may_be_bought_and_one_is_given_up() -> None:
    game = shop(450, "3", "4", at="4")
    game.table.trains.left[2] = 0
    trains(game, "NYC", "4", "4", "3")
    trains(game, "CPR", "4", "4", "4")
    game.play(BuyTrain("5", "bank", 450))
    assert (step(game), game.seat, game.stack[-1].name) == ("DiscardSurplus", 0, "PRR")
    game.play(DiscardTrain("PRR", "3"))
    assert (game.seat, game.stack[-1].name) == (1, "NYC")
    assert code(game, DiscardTrain("PRR", "4")) == "other_company"
    game.play(DiscardTrain("NYC", "3"))
    game.play(DiscardTrain("CPR", "4"))
    assert game.table.trains.pool == [1, 1, 2]
    assert owned(game, "PRR") == ["4", "5"]


@pytest.mark.rule("1830 #43")
@pytest.mark.parametrize(("order", "first"), [("operating_company_first", "NYC"), ("fixed", "PRR")])
def test_who_gives_up_trains_first(order: str, first: str) -> None:
    game = new(discard_order=order)
    company(game, "PRR", 67, {1: 6}, cash=0)
    company(game, "NYC", 100, {0: 6}, cash=450)
    phase(game, "4")
    game.table.trains.left[2] = 0
    for name in ("PRR", "NYC"):
        trains(game, name, "3", "4", *(["4"] if name == "PRR" else []))
    operating_round(game)
    forward(game, "BuyTrains")
    game.play(BuyTrain("5", "bank", 450))
    assert (step(game), game.stack[-1].name) == ("DiscardSurplus", first)


@pytest.mark.rule("1830 #43")
@pytest.mark.parametrize(("order", "waits"), [("operating_company_first", True), ("fixed", False)])
def test_on_the_platform_who_gives_up_trains_need_not_wait(order: str, waits: bool) -> None:
    game = new(discard_order=order)
    for name, par, seat in (("PRR", 67, 1), ("NYC", 100, 0), ("CPR", 76, 2), ("BM", 71, 1)):
        company(game, name, par, {seat: 6}, cash=450 if name == "NYC" else 0)
    phase(game, "4")
    game.table.trains.left[2] = 0
    for name in ("PRR", "CPR", "BM"):
        trains(game, name, "3", "4", "4")
    operating_round(game)
    forward(game, "BuyTrains")
    game.play(BuyTrain("5", "bank", 450))
    if waits:
        assert (game.seat, game.stack[-1].name) == (2, "CPR")
        assert code(game, DiscardTrain("PRR", "3"), 1) == "other_company"
        assert game.options(1) == []
        return
    assert (game.seat, game.stack[-1].name) == (1, "PRR")
    game.play(DiscardTrain("CPR", "4"), 2)
    assert (owned(game, "CPR"), game.seat, game.stack[-1].name) == (["3", "4"], 1, "PRR")
    assert code(game, DiscardTrain("CPR", "4"), 2) == "other_company"
    assert {option.action for option in game.options(1)} == {
        DiscardTrain(name, train) for name in ("PRR", "BM") for train in "34"
    }
    game.play(DiscardTrain("BM", "3"))
    assert (owned(game, "BM"), step(game), game.stack[-1].name) == (["4", "4"], "DiscardSurplus", "PRR")
    game.play(DiscardTrain("PRR", "3"))
    assert step(game) != "DiscardSurplus"


@pytest.mark.rule("1830 21.0-2")
@pytest.mark.rule("1830 #33")
@pytest.mark.parametrize(("allowed", "refused"), [(False, "train_limit"), (True, None)])
def test_at_the_limit_only_the_platform_sells_to_who_could_trade_one_in(allowed: bool, refused: str | None) -> None:
    game = shop(3000, "5", "5", at="6", buy_at_train_limit=allowed)
    assert code(game, BuyTrain("6", "bank", 630)) == refused
    if allowed:
        game.play(BuyTrain("6", "bank", 630))
        assert step(game) == "DiscardSurplus"


@pytest.mark.rule("1830 21.0-2")
def test_returned_trains_are_for_sale_at_face_price() -> None:
    game = shop(1000, at="4")
    game.table.trains.pool = [1]
    assert BuyTrain("3", "pool", 180) in offered(game, BuyTrain)
    game.play(BuyTrain("3", "pool", 180))
    assert (owned(game, "PRR"), game.table.trains.pool) == (["3"], [])


@pytest.mark.rule("1830 #43")
@pytest.mark.rule("1830 T4")
def test_trains_rust_before_surplus_ones_are_given_up() -> None:
    game = shop(300, "2", "2", "3", at="3")
    game.table.trains.left[1] = 0
    trains(game, "NYC", "2", "2", "2", "3")
    game.play(BuyTrain("4", "bank", 300))
    assert owned(game, "PRR") == ["3", "4"]
    assert owned(game, "NYC") == ["3"]
    assert step(game) != "DiscardSurplus"


@pytest.mark.rule("1830 21.0-3")
@pytest.mark.rule("1830 #34")
def test_between_own_companies_from_one_dollar_on_without_consent() -> None:
    game = shop(500, at="3")
    trains(game, "CPR", "3", "3")
    amounts = family(game, BuyTrain("3", "CPR", 1))
    assert (amounts.low, amounts.high) == (1, 500)
    assert code(game, BuyTrain("3", "CPR", 0)) == "price_out_of_range"
    game.play(BuyTrain("3", "CPR", 1))
    assert (owned(game, "PRR"), money(game, "CPR")) == (["3"], 1)


@pytest.mark.rule("1830 21.0-3")
@pytest.mark.rule("1830 #58")
def test_another_president_is_asked() -> None:
    game = shop(500, at="3")
    trains(game, "NYC", "3")
    game.play(BuyTrain("3", "NYC", 400))
    assert (step(game), game.seat) == ("TrainOffer", 1)
    game.play(Decline())
    assert owned(game, "PRR") == []
    assert code(game, BuyTrain("3", "NYC", 400)) == "price_out_of_range"
    game.play(BuyTrain("3", "NYC", 450))
    game.play(Accept())
    assert (owned(game, "PRR"), owned(game, "NYC"), money(game, "NYC")) == (["3"], [], 450)


@pytest.mark.rule("1830 #58")
def test_on_the_platform_nobody_is_asked() -> None:
    game = shop(500, at="3", deal_needs_consent=False)
    trains(game, "NYC", "3")
    game.play(BuyTrain("3", "NYC", 400))
    assert owned(game, "PRR") == ["3"]


@pytest.mark.rule("1830 21.0-4")
@pytest.mark.rule("1830 #31")
def test_diesels_are_for_sale_beside_the_6_once_one_was_bought() -> None:
    game = shop(3000, "5", at="5")
    game.table.trains.left[3] = 0
    assert code(game, BuyTrain("D", "bank", 1100)) == "train_not_for_sale"
    game.play(BuyTrain("6", "bank", 630))
    assert game.table.trains.on_sale() == [4, 5]


@pytest.mark.rule("1830 21.0-4")
@pytest.mark.rule("1830 #33")
def test_a_traded_train_leaves_first_even_at_the_limit() -> None:
    game = shop(800, "5", "4", at="6")
    assert code(game, BuyTrain("D", "bank", 800, "5")) is None
    assert code(game, BuyTrain("D", "bank", 800, "3")) == "no_trade_in"
    game.play(BuyTrain("D", "bank", 800, "5"))
    assert owned(game, "PRR") == ["D"]  # the 4 rusted
    assert game.table.trains.pool == [3]


@pytest.mark.rule("1830 21.0-4")
def test_the_first_diesel_removes_every_4_also_a_traded_one() -> None:
    game = shop(800, "4", at="6")
    trains(game, "NYC", "4", "5")
    game.play(BuyTrain("D", "bank", 800, "4"))
    assert (owned(game, "PRR"), owned(game, "NYC"), game.table.trains.pool) == (["D"], ["5"], [])


@pytest.mark.rule("1830 #32")
def test_diesels_are_unlimited_unless_the_table_has_six() -> None:
    for supply, left in (("unlimited", -1), ("six", 6)):
        assert new(diesel_supply=supply).table.trains.left[-1] == left


@pytest.mark.rule("1830 22.0-1")
@pytest.mark.rule("1830 23.2")
def test_the_first_5_train_closes_all_privates_at_once_and_brings_brown() -> None:
    game = shop(450, at="4")
    game.table.trains.left[2] = 0
    own(game, SV=1, CS="NYC", CA=2)
    game.play(BuyTrain("5", "bank", 450))
    assert set(game.table.owner) == {-2}
    assert BOARD.phases[game.table.phase].level == BOARD.layout.sheet.level("brown")


@pytest.mark.rule("1830 22.0-1")
@pytest.mark.rule("1830 23.1-2")
def test_the_first_3_train_opens_privates_to_companies_in_the_same_turn() -> None:
    game = shop(180 + 320)
    game.table.trains.left[0] = 0
    own(game, CA=0)
    assert code(game, BuyPrivate("CA", 320)) == "privates_not_yet"
    game.play(BuyTrain("3", "bank", 180))
    cash = game.table.cash[0]
    game.play(BuyPrivate("CA", 320))
    assert game.table.cash[0] == cash + 320
    assert game.table.owner[4] == game.table.seats + number("PRR")


@pytest.mark.rule("1830 23.2")
def test_the_bo_private_closes_with_bos_first_train() -> None:
    game = new()
    company(game, "BO", 100, {0: 6}, cash=500)
    own(game, BOP=1, SV=1)
    operating_round(game)
    forward(game, "BuyTrains")
    game.play(BuyTrain("2", "bank", 80))
    assert game.table.owner[5] == -2
    assert game.table.owner[0] == 1
