"""Forced purchases, bankruptcy and the end: rules 24.0, 25.0, 1.0-1, 1.0-2, with their rulings."""

from typing import Any

import pytest

from tests.eighteen_thirty.positions import (
    around,
    code,
    company,
    family,
    forward,
    held,
    money,
    new,
    number,
    offered,
    operating_round,
    own,
    phase,
    president,
    price,
    purse,
    shown,
    stock_round,
    tile,
    trains,
)
from trunkline.core import Accept, Game, Pass, move
from trunkline.core.title import Value
from trunkline.rail.actions import BuyTrain, PayDividend, SellShares
from trunkline.titles.eighteen_thirty.actions import DeclareBankruptcy, SellPrivate


def need(cash: int, treasury: int = 0, at: str = "4", **variants: Value) -> Game[Any]:
    """PRR, seat 0, must buy a train (a 4 for $300) with so much money; NYC belongs to seats 1 and 0."""
    game = new(**variants)
    company(game, "PRR", 100, {0: 6, 1: 2}, cash=treasury)
    company(game, "NYC", 90, {1: 4, 0: 3}, cash=0)
    phase(game, at)
    tile(game, "H10", "57", 1)
    purse(game, 0, cash)
    operating_round(game)
    return forward(game, "BuyTrains")


@pytest.mark.rule("1830 24.0-1")
@pytest.mark.rule("1830 24.0-2")
def test_all_company_money_goes_first_the_president_pays_the_rest() -> None:
    game = need(cash=500, treasury=120)
    game.play(BuyTrain("4", "bank", 300))
    assert (money(game, "PRR"), game.table.cash[0]) == (0, 320)


@pytest.mark.rule("1830 24.0-1")
def test_from_the_bank_it_must_be_the_cheapest_returned_trains_included() -> None:
    game = need(cash=2000)
    game.table.trains.pool = [1]
    assert code(game, BuyTrain("4", "bank", 300)) == "not_the_cheapest"
    assert code(game, BuyTrain("3", "pool", 180)) is None
    assert offered(game, BuyTrain) == [BuyTrain("3", "pool", 180)]


@pytest.mark.rule("1830 24.0-1")
def test_the_president_pays_nothing_for_a_train_that_is_not_needed() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=100)
    phase(game, "4")
    trains(game, "PRR", "3")
    tile(game, "H10", "57", 1)
    operating_round(game)
    forward(game, "PayOrKeep")
    game.play(PayDividend())
    assert game.refusal(BuyTrain("4", "bank", 300)) is not None


@pytest.mark.rule("1830 24.0-2")
@pytest.mark.rule("1830 #36")
def test_no_more_is_sold_than_is_needed_rounded_up_to_a_share() -> None:
    game = need(cash=150)
    assert family(game, SellShares("NYC", 1)).high == 2
    assert code(game, SellShares("NYC", 3)) == "sells_too_much"
    game.play(SellShares("NYC", 2))
    assert game.table.cash[0] == 330
    assert not offered(game, SellShares)
    game.play(BuyTrain("4", "bank", 300))
    assert game.table.cash[0] == 30


@pytest.mark.rule("1830 24.0-2")
def test_nothing_is_sold_while_money_suffices() -> None:
    game = need(cash=300)
    assert code(game, SellShares("NYC", 1)) == "sells_too_much"


@pytest.mark.rule("1830 24.0-2")
@pytest.mark.rule("1830 24.0-4")
@pytest.mark.rule("1830 #35")
@pytest.mark.parametrize(
    ("way", "high"), [("cheapest_bank_or_other_company_up_to_face", 450), ("cheapest_bank_only", 100)]
)
def test_another_companys_train_costs_at_most_its_face_value(way: str, high: int) -> None:
    game = need(cash=1000, treasury=100, emergency_train=way)
    company(game, "CPR", 82, {0: 6}, cash=0)
    trains(game, "CPR", "5", "4")
    amounts = family(game, BuyTrain("5", "CPR", 1))
    assert (amounts.low, amounts.high) == (1, high)
    game.play(BuyTrain("5", "CPR", high))
    assert money(game, "CPR") == high


@pytest.mark.rule("1830 24.0-3")
def test_the_sale_must_not_cost_this_presidency_but_may_cost_another() -> None:
    game = need(cash=0)
    shares = game.table.shares
    shares.give(number("PRR"), shares.unsold, 1, 2)
    assert family(game, SellShares("PRR", 1)).high == 2
    assert code(game, SellShares("PRR", 3)) == "cannot_sell_so_many"
    shares.give(number("NYC"), 1, 0, 2)
    shares.president[number("NYC")] = 0
    game.play(SellShares("NYC", 4))
    assert president(game, "NYC") == 1
    assert held(game, 0, "NYC") == 1


@pytest.mark.rule("1830 24.0-3")
def test_the_pool_limit_holds() -> None:
    game = need(cash=0)
    shares = game.table.shares
    shares.give(number("NYC"), shares.unsold, shares.pool, 3)
    shares.give(number("NYC"), 1, shares.pool, 1)
    assert family(game, SellShares("NYC", 1)).high == 1


@pytest.mark.rule("1830 24.0-4")
def test_an_own_companys_train_may_be_bought_but_need_not() -> None:
    game = need(cash=300)
    company(game, "CPR", 82, {0: 6}, cash=0)
    trains(game, "CPR", "5", "4")
    assert code(game, BuyTrain("4", "CPR", 1)) is None
    assert code(game, BuyTrain("4", "bank", 300)) is None


@pytest.mark.rule("1830 #36")
@pytest.mark.parametrize(("unit", "most"), [("share", 2), ("certificate", 3)])
def test_on_the_platform_the_presidents_two_shares_go_in_one_piece(unit: str, most: int) -> None:
    game = need(cash=150, emergency_sale_unit=unit)
    game.table.shares.give(number("NYC"), 1, 2, 1)
    game.table.shares.president[number("NYC")] = 0  # 3 shares against 3
    assert family(game, SellShares("NYC", 1)).high == most


@pytest.mark.rule("1830 #36")
@pytest.mark.parametrize(("rule", "least"), [("by_price", 251), ("by_face_value", 1)])
def test_after_a_sale_a_companys_train_must_be_worth_it(rule: str, least: int) -> None:
    game = need(cash=250, train_after_forced_sale=rule)
    company(game, "CPR", 82, {0: 6}, cash=0)
    trains(game, "CPR", "4")
    game.play(SellShares("NYC", 1))
    assert family(game, BuyTrain("4", "CPR", 300)).low == least
    assert (code(game, BuyTrain("4", "CPR", 250)) is None) == (least == 1)


@pytest.mark.rule("1830 #37")
@pytest.mark.rule("1830 24.0-2")
def test_privates_can_be_offered_to_players_at_any_price() -> None:
    game = need(cash=100)
    own(game, SV=0)
    game.play(SellPrivate("SV", 2, 200))
    assert game.seat == 2
    game.play(Accept())
    assert (game.table.owner[0], game.table.cash[0]) == (2, 300)
    game.play(BuyTrain("4", "bank", 300))


@pytest.mark.rule("1830 24.0-5")
@pytest.mark.rule("1830 25.0-1")
@pytest.mark.rule("1830 #38")
@pytest.mark.rule("1830 1.0-2")
@pytest.mark.parametrize(("privates", "extra"), [("worth_nothing", 0), ("face_value", 20)])
def test_who_cannot_raise_the_sum_is_bankrupt_and_scores_what_could_not_be_sold(privates: str, extra: int) -> None:
    game = need(cash=100, at="D", bankrupt_privates=privates)
    own(game, SV=0)
    price(game, "NYC", 60)
    shares = game.table.shares
    shares.give(number("PRR"), shares.unsold, shares.pool, 2)
    shares.give(number("NYC"), shares.unsold, shares.pool, 3)
    game.play(DeclareBankruptcy())
    assert game.ended is not None
    assert game.ended.reason == "bankruptcy"
    assert (game.table.cash[0], held(game, 0, "NYC"), held(game, 0, "PRR")) == (0, 1, 3)
    assert game.ended.worth[0] == shown(game, "NYC") + 3 * shown(game, "PRR") + extra
    assert game.table.operated[number("NYC")] == 0
    assert game.table.trains.owned[number("PRR")] == []


@pytest.mark.rule("1830 24.0-5")
def test_nobody_is_bankrupt_who_can_pay() -> None:
    game = need(cash=100)
    assert code(game, DeclareBankruptcy()) == "not_bankrupt"


# -- the bank (25.0-2, #39)


def drain(game: Game[Any], left: int) -> None:
    """The bank has only so much; the rest is with seat 3."""
    table = game.table
    move(table.bank, 0, table.cash, 3, table.bank[0] - left)


@pytest.mark.rule("1830 25.0-2")
@pytest.mark.rule("1830 1.0-2")
def test_broken_in_an_operating_round_the_whole_set_is_played() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=0)
    own(game, SV=0)
    drain(game, 3)
    operating_round(game, 1, 3)
    assert game.table.broken
    assert game.table.bank[0] == -2
    around(game, lambda g: g.table.set_round == 3)
    around(game, lambda g: g.ended is not None)
    assert game.ended is not None
    assert game.ended.reason == "bank-broken"
    assert game.ended.worth[0] == 600 + 3 * 5 + 6 * shown(game, "PRR") + 20


@pytest.mark.rule("1830 25.0-2")
@pytest.mark.rule("1830 #39")
def test_broken_in_a_stock_round_the_complete_next_set_is_played_even_if_money_comes_back() -> None:
    game = new()
    company(game, "PRR", 100, {1: 3, 0: 3, 2: 2}, cash=0)
    stock_round(game)
    phase(game, "5")
    drain(game, 100)
    game.play(SellShares("PRR", 1))
    assert game.table.broken
    move(game.table.cash, 3, game.table.bank, 0, 3000)
    around(game, lambda g: g.table.set_round == 3)
    around(game, lambda g: g.ended is not None)
    assert game.table.stock_rounds == 2


@pytest.mark.rule("1830 #39")
@pytest.mark.parametrize(("way", "broken"), [("zero_or_below", True), ("below_zero", False)])
def test_a_bank_with_exactly_nothing(way: str, broken: bool) -> None:
    game = new(bank_broken_at=way)
    company(game, "PRR", 100, {0: 6}, cash=0)
    own(game, SV=0)
    drain(game, 5)
    operating_round(game)
    assert game.table.broken == broken


@pytest.mark.rule("1830 1.0-1")
@pytest.mark.rule("1830 9.0-2")
def test_the_largest_shareholder_decides() -> None:
    game = new()
    company(game, "PRR", 100, {0: 2, 2: 4})
    operating_round(game)
    assert game.seat == 2
    game.play(Pass())


@pytest.mark.rule("1830 25.0-1")
def test_others_score_as_usual_after_a_bankruptcy() -> None:
    game = need(cash=0, at="D")
    own(game, CS=1)
    game.play(DeclareBankruptcy())
    assert game.ended is not None
    assert game.ended.worth[1] == 600 + 2 * shown(game, "PRR") + 4 * shown(game, "NYC") + 40
    assert game.ended.ranks[0] == 4
