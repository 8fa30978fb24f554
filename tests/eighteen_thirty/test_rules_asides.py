"""Beside a decision: a new president in mid-turn, privates as asides (13.0-2, 17.0-7, #19, #22)."""

from typing import Any

import pytest

from tests.eighteen_thirty.positions import (
    BOARD,
    code,
    company,
    forward,
    held,
    money,
    new,
    number,
    operating_round,
    own,
    phase,
    president,
    price,
    purse,
    step,
    stock_round,
    tile,
    token,
    trains,
)
from trunkline.core import Decline, Game, Pass
from trunkline.core.title import Value
from trunkline.rail.actions import BuyShare, BuyTrain, DiscardTrain, PlaceToken, SellShares
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, ChooseCity, LayTile, TradePrivate, UsePrivate

TRADE = TradePrivate("MH", "offering")


def rivals(cash: int = 100, **variants: Value) -> Game[Any]:
    """NYC's president is seat 1 with as many shares as seat 0, who has M&H and becomes president by the trade."""
    game = new(**variants)
    own(game, MH=0)
    company(game, "NYC", 100, {1: 3, 0: 3}, cash=cash)
    return game


def kinds(game: Game[Any], seat: int | None = None) -> set[type]:
    """The kinds of actions that are offered, without saying that anything has changed."""
    return {type(option.action) for option in game.options(seat)}


# -- a new president in the middle of a turn


@pytest.mark.rule("1830 13.0-2")
@pytest.mark.rule("1830 #19")
def test_a_new_president_takes_over_a_turn_that_has_just_begun() -> None:
    game = operating_round(rivals())
    assert (step(game), game.seat) == ("LayTrack", 1)
    game.play(TRADE, 0)
    assert (step(game), game.seat, president(game, "NYC")) == ("LayTrack", 0, 0)
    assert game.refusal(Pass(), 1) is not None
    game.play(LayTile("E19", "57", 0), 0)
    assert game.table.track.tiles()["E19"] == "57/0"


@pytest.mark.rule("1830 13.0-2")
@pytest.mark.rule("1830 24.0-1")
def test_a_new_president_pays_for_the_train_that_must_be_bought() -> None:
    game = rivals(cash=10, mh_trade_when="any_time")
    tile(game, "H10", "57", 1)
    token(game, "NYC", "H10:0")
    purse(game, 1, 0)
    forward(operating_round(game), "BuyTrains")
    assert BuyTrain not in kinds(game)
    game.play(TRADE, 0)
    assert (step(game), game.seat) == ("BuyTrains", 0)
    assert BuyTrain in kinds(game)
    before = game.table.cash[0]
    game.play(BuyTrain("2", "bank", 80))
    assert (game.table.cash[0], money(game, "NYC")) == (before - 70, 0)


@pytest.mark.rule("1830 13.0-2")
@pytest.mark.rule("1830 21.0-2")
def test_a_new_president_hands_in_surplus_trains() -> None:
    game = rivals(mh_trade_when="any_time")
    company(game, "PRR", 90, {2: 6}, cash=300)
    phase(game, "3")
    game.table.trains.left[1] = 0
    trains(game, "NYC", "3", "3", "3", "3")
    trains(game, "PRR", "3")
    operating_round(game)
    while game.decision.facts().get("company") != "NYC":
        forward(game, "BuyTrains")
        game.play(BuyTrain("4", "bank", 300) if money(game, "PRR") == 300 and game.seat == 2 else Pass())
    assert (step(game), game.seat) == ("DiscardSurplus", 1)
    game.play(TRADE, 0)
    assert (step(game), game.seat) == ("DiscardSurplus", 0)
    game.play(DiscardTrain("NYC", "3"))
    assert (step(game), game.seat) == ("BuyTrains", 2)


@pytest.mark.rule("1830 13.0-2")
@pytest.mark.rule("1830 #24")
def test_a_new_president_of_the_company_that_chooses_says_where_eries_token_goes() -> None:
    game = rivals(1000, mh_trade_when="any_time", erie_token_chooser_on_first_tile="tile_layer")
    company(game, "ERIE", 90, {2: 6}, cash=1000)
    game.table.operated[number("ERIE")] = 1
    token(game, "ERIE", "E11:0")
    phase(game, "3")
    tile(game, "E13", "8", 1)
    token(game, "NYC", "D14:0")
    operating_round(game)
    game.play(next(o.action for o in game.options() if isinstance(o.action, LayTile) and o.action.hex == "E11"))
    assert (step(game), game.seat) == ("ChooseTokenCity", 1)
    game.play(TRADE, 0)
    assert (step(game), game.seat) == ("ChooseTokenCity", 0)
    game.play(ChooseCity("E11:1"))
    assert game.table.track.cities_of(number("ERIE")) == [BOARD.cities["E11:1"]]


@pytest.mark.rule("1830 13.0-2")
def test_a_trade_changes_nothing_in_the_turn_of_another_company() -> None:
    game = rivals()
    company(game, "PRR", 100, {2: 6}, cash=100)
    price(game, "PRR", 112)
    operating_round(game)
    assert (step(game), game.seat) == ("LayTrack", 2)
    game.play(TRADE, 0)
    assert (step(game), game.seat) == ("LayTrack", 2)
    game.play(Pass())
    assert (step(forward(game, "LayTrack")), game.seat) == ("LayTrack", 0)


# -- a trade in a stock turn


@pytest.mark.rule("1830 #19")
@pytest.mark.rule("1830 #22")
def test_a_trade_that_leaves_nothing_to_do_ends_the_turn_as_a_pass() -> None:
    game = new()
    own(game, MH=0)
    company(game, "NYC", 100, {0: 5, 1: 1})
    purse(game, 0, 100)
    stock_round(game, number=1)  # no sales yet (12.0-1)
    assert BuyShare in kinds(game)
    game.play(TRADE)
    assert (held(game, 0, "NYC"), game.seat, game.stack[-2].passes) == (6, 1, 1)  # type: ignore[attr-defined]


@pytest.mark.rule("1830 #19")
def test_a_trade_brings_new_options_in_the_same_turn() -> None:
    game = rivals()
    stock_round(game)
    most = next(option.amount for option in game.options() if option.covers(SellShares("NYC", 1)))
    game.play(TRADE)
    assert game.seat == 0
    assert next(option.amount for option in game.options() if option.covers(SellShares("NYC", 1))) != most


# -- asides of a company's turn


def surplus(buyer: str) -> Game[Any]:
    """The first 4-train: NYC (seat 1) and PRR (seat 0) have four 3-trains; `buyer` has bought it from its last one."""
    game = new()
    own(game, SV=2, CS=2)
    company(game, "PRR", 100, {0: 6}, cash=400)
    company(game, "NYC", 90, {1: 6}, cash=400)
    phase(game, "3")
    game.table.trains.left[1] = 0
    trains(game, "PRR", "3", "3", "3")
    trains(game, "NYC", "3", "3", "3", "3")
    operating_round(game)
    forward(game, "BuyTrains")
    game.play(BuyTrain("4", "bank", 300))
    assert step(game) == "DiscardSurplus"
    if buyer == "NYC":
        game.play(DiscardTrain("PRR", "3"))
        assert (step(game), game.seat) == ("DiscardSurplus", 1)
    return game


@pytest.mark.rule("1830 17.0-7")
def test_a_private_may_be_bought_while_the_own_surplus_train_is_handed_in() -> None:
    game = surplus("PRR")
    assert code(game, BuyPrivate("SV", 10), 0) is None
    assert BuyPrivate in kinds(game)
    game = surplus("NYC")
    assert code(game, BuyPrivate("SV", 10), 1) == "not_president"
    assert BuyPrivate not in kinds(game)


@pytest.mark.rule("1830 17.0-7")
@pytest.mark.rule("1830 #58")
def test_a_no_while_the_own_surplus_train_is_handed_in_holds_for_the_turn() -> None:
    game = surplus("PRR")
    game.play(BuyPrivate("SV", 10))
    assert (step(game), game.seat) == ("CompanyOffer", 2)
    game.play(Decline())
    assert (step(game), game.seat) == ("DiscardSurplus", 0)
    assert code(game, BuyPrivate("SV", 10)) == "price_out_of_range"
    assert code(game, BuyPrivate("SV", 11)) is None


@pytest.mark.rule("1830 17.0-7")
@pytest.mark.rule("1830 #24")
def test_no_aside_while_another_company_decides_in_the_turn() -> None:
    game = new()
    own(game, SV=0, CS="NYC")
    company(game, "NYC", 100, {0: 6}, cash=1000)
    company(game, "ERIE", 90, {2: 6}, cash=1000)
    game.table.operated[number("ERIE")] = 1
    token(game, "ERIE", "E11:0")
    phase(game, "3")
    tile(game, "E13", "8", 1)
    token(game, "NYC", "D14:0")
    operating_round(game)
    game.play(next(o.action for o in game.options() if isinstance(o.action, LayTile) and o.action.hex == "E11"))
    assert (step(game), game.seat) == ("ChooseTokenCity", 2)
    for seat in (0, 2):
        assert kinds(game, seat) <= {ChooseCity}
        assert code(game, BuyPrivate("SV", 10), seat) == "not_president"
        assert code(game, UsePrivate("CS", "B20", "58", 0), seat) == "not_president"
    game.play(ChooseCity("E11:0"))
    assert {BuyPrivate, UsePrivate} <= kinds(game, 0)


@pytest.mark.rule("1830 17.0-7")
@pytest.mark.rule("1830 19.0-2")
@pytest.mark.parametrize(("amount", "then"), [(10, "PlaceTokens"), (11, "BuyTrains")])
def test_a_private_may_cost_the_money_for_the_token(amount: int, then: str) -> None:
    game = new()
    own(game, SV=0)
    company(game, "PRR", 100, {0: 6}, cash=50)
    tile(game, "H10", "57", 1)
    phase(game, "3")
    operating_round(game)
    forward(game, "PlaceTokens")
    assert PlaceToken in kinds(game)
    game.play(BuyPrivate("SV", amount))
    assert (step(game), money(game, "PRR")) == (then, 50 - amount)


# -- a private as the purchase of a stock turn, as on the platform


@pytest.mark.rule("1830 #22")
def test_as_the_purchase_a_private_obeys_what_a_purchase_obeys() -> None:
    game = new(private_trade_in_stock_round="is_the_purchase", deal_needs_consent=False)
    own(game, CS=1)
    company(game, "PRR", 67, {2: 3, 0: 1})
    stock_round(game)
    assert code(game, BuyPrivate("CS", 1)) is None
    purse(game, 0, 0)
    assert code(game, BuyPrivate("CS", 0)) == "not_enough_money"
    purse(game, 0, 600)
    game.play(BuyShare("PRR", "offering"))
    assert code(game, BuyPrivate("CS", 1)) == "already_bought"


@pytest.mark.rule("1830 #22")
@pytest.mark.rule("1830 10.0-3")
@pytest.mark.parametrize(("way", "refused"), [("besides_the_turn", None), ("is_the_purchase", "over_limit")])
def test_over_a_limit_a_private_is_no_purchase(way: str, refused: str | None) -> None:
    game = new(private_trade_in_stock_round=way)
    own(game, CS=1)
    company(game, "PRR", 67, {0: 7}, cash=0)
    stock_round(game)
    assert code(game, BuyPrivate("CS", 1)) == refused
