"""Operating rounds: rules 5.0, 6.0-1, 8.2-4, 8.2-5, 16.0, 17.0, 22.0-2, with their rulings."""

import pytest

from tests.eighteen_thirty.positions import (
    around,
    code,
    company,
    forward,
    fund,
    money,
    new,
    number,
    operating_round,
    own,
    phase,
    price,
    shown,
    spot,
    step,
    stock_round,
    tile,
    token,
    trains,
)
from trunkline.core import Pass
from trunkline.rail.actions import BuyTrain, KeepRevenue, PayDividend, PlaceToken, RunTrains, SellShares
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, LayTile


@pytest.mark.rule("1830 6.0-1")
@pytest.mark.rule("1830 16.0-1")
def test_at_the_start_of_every_operating_round_privates_pay_players_and_companies() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=0)
    own(game, SV=1, CA="PRR", DH=None)
    for name in ("CS", "MH", "BOP"):
        own(game, **{name: None})
    operating_round(game, 1, 2)
    assert (game.table.cash[1], money(game, "PRR")) == (605, 25)
    around(game, lambda g: g.table.set_round == 2)
    assert (game.table.cash[1], money(game, "PRR")) == (610, 50)


@pytest.mark.rule("1830 16.0-1")
@pytest.mark.rule("1830 #14")
def test_the_dearest_operates_first_then_the_one_further_right_then_the_one_on_top() -> None:
    game = new()
    for name in ("PRR", "NYC", "CPR", "CO", "BM"):
        company(game, name, 67, {0: 6}, cash=0)
    price(game, "BM", 76)
    spot(game, "PRR", 7, 6)  # 67, the lowest of its column
    spot(game, "NYC", 4, 5)  # 67, further left
    spot(game, "CPR", 5, 6)  # 67, the column of PRR, higher
    spot(game, "CO", 5, 6)  # below CPR in the stack
    order = [game.table.id_of(c) for c in game.table.operating_order()]
    assert order == ["BM", "CPR", "CO", "PRR", "NYC"]


@pytest.mark.rule("1830 #15")
def test_the_order_follows_the_prices_of_the_moment() -> None:
    game = new()
    for name, par in (("PRR", 100), ("NYC", 90), ("CPR", 82)):
        company(game, name, par, {0: 6}, cash=0)
    operating_round(game)
    price(game, "NYC", 60)
    around(game, lambda g: getattr(g.stack[-1], "company", None) != number("PRR"))
    assert game.stack[-1].company == number("CPR")


@pytest.mark.rule("1830 5.0")
@pytest.mark.rule("1830 17.0-1")
@pytest.mark.rule("1830 17.0-2")
@pytest.mark.rule("1830 17.0-3")
@pytest.mark.rule("1830 17.0-4")
@pytest.mark.rule("1830 17.0-5")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    trains(game, "PRR", "2")
    tile(game, "H10", "57", 1)
    tile(game, "H14", "9", 1)
    operating_round(game)
    steps = []
    for action in (LayTile("H16", "57", 1), PlaceToken("H10:0"), RunTrains(), PayDividend(), BuyTrain("2", "bank", 80)):
        steps.append(step(game))
        game.play(action)
    assert steps == ["LayTrack", "PlaceTokens", "Running", "PayOrKeep", "BuyTrains"]


@pytest.mark.rule("1830 17.0-6")
def test_steps_cannot_be_swapped_and_running_cannot_be_skipped() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    trains(game, "PRR", "2")
    tile(game, "H10", "57", 1)
    operating_round(game)
    assert code(game, BuyTrain("2", "bank", 80)) == "not_now"
    forward(game, "Running")
    assert code(game, Pass()) == "not_now"
    game.play(RunTrains())
    assert code(game, Pass()) == "not_now"
    game.play(KeepRevenue())
    assert code(game, LayTile("H14", "9", 1)) == "not_now"


@pytest.mark.rule("1830 17.0-6")
def test_no_credit_for_a_tile_or_a_token() -> None:
    game = new()
    company(game, "BO", 67, {0: 6}, cash=79)
    own(game, BOP=None)
    operating_round(game)
    assert code(game, LayTile("J14", "57", 0)) == "not_enough_money"
    fund(game, "BO", 1)
    assert code(game, LayTile("J14", "57", 0)) is None


@pytest.mark.rule("1830 17.0-7")
@pytest.mark.rule("1830 23.1-2")
def test_a_private_can_be_bought_at_any_moment_of_the_turn() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    trains(game, "PRR", "3")
    tile(game, "H10", "57", 1)
    phase(game, "3")
    own(game, SV=0, CS=0, DH=0, MH=0)
    operating_round(game)
    game.play(BuyPrivate("SV", 10))
    forward(game, "Running")
    game.play(BuyPrivate("CS", 80))
    game.play(RunTrains())
    game.play(BuyPrivate("DH", 35))
    game.play(PayDividend())
    game.play(BuyPrivate("MH", 220))
    assert game.table.privates_of(game.table.seats + number("PRR")) == [0, 1, 2, 3]


@pytest.mark.rule("1830 16.0-2")
@pytest.mark.rule("1830 8.2-4")
@pytest.mark.rule("1830 8.2-5")
@pytest.mark.rule("1830 20.3-4")
def test_a_dividend_lifts_the_price_keeping_the_money_lowers_it() -> None:
    for action, shown_after, kept in ((PayDividend(), 112, 0), (KeepRevenue(), 90, 30)):
        game = new()
        company(game, "PRR", 100, {0: 6}, cash=0)
        trains(game, "PRR", "2")
        tile(game, "H10", "57", 1)
        operating_round(game)
        forward(game, "PayOrKeep")
        game.play(action)
        assert (shown(game, "PRR"), money(game, "PRR")) == (shown_after, kept)


@pytest.mark.rule("1830 8.2-5")
def test_without_a_train_the_price_falls_too() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=0)
    operating_round(game)
    forward(game, "StockTurn")
    assert shown(game, "PRR") == 90


@pytest.mark.rule("1830 8.2-4")
def test_at_the_right_end_the_price_goes_up_and_on_top_it_stays() -> None:
    game = new()
    market, prr = game.table.market, number("PRR")
    spot(game, "PRR", 4, 10)
    assert shown(game, "PRR") == 100
    market.right(prr)
    assert (market.chart.rows[market.cell[prr]], shown(game, "PRR")) == (3, 110)
    spot(game, "PRR", 0, 18)
    assert not market.right(prr)
    assert shown(game, "PRR") == 350


@pytest.mark.rule("1830 8.2-5")
def test_at_the_left_end_the_price_goes_down_and_below_it_stays() -> None:
    game = new()
    market, prr = game.table.market, number("PRR")
    spot(game, "PRR", 3, 0)
    market.left(prr)
    assert (market.chart.rows[market.cell[prr]], market.chart.cols[market.cell[prr]]) == (4, 0)
    spot(game, "PRR", 7, 0)
    assert not market.left(prr)
    assert shown(game, "PRR") == 10


@pytest.mark.rule("1830 8.2-6")
@pytest.mark.rule("1830 8.1-1")
def test_a_marker_that_arrives_goes_to_the_bottom() -> None:
    game = new()
    market = game.table.market
    spot(game, "NYC", 0, 7)
    spot(game, "PRR", 0, 6)
    market.right(number("PRR"))
    assert market.stack(market.cell[number("PRR")]) == [number("NYC"), number("PRR")]


@pytest.mark.rule("1830 22.0-2")
def test_the_number_of_rounds_is_fixed_when_a_set_begins() -> None:
    game = new()
    stock_round(game)
    phase(game, "3")
    around(game, lambda g: g.table.stock_rounds == 3)
    assert game.table.set_number == 1
    sizes = []
    for name in ("3", "5"):
        phase(game, name)
        company(game, {"3": "PRR", "5": "NYC"}[name], 100, {0: 6}, cash=0)
        around(game, lambda g: g.table.set_round == 1 and g.stack[-1].__class__.__name__ == "LayTrack")
        sizes.append(game.table.set_size)
        phase(game, "6")
        assert game.table.set_size == sizes[-1]
        around(game, lambda g: g.table.set_size == 0)
    assert sizes == [2, 3]


@pytest.mark.rule("1830 11.0-1")
def test_a_founded_company_operates_in_the_next_operating_round() -> None:
    game = new()
    company(game, "PRR", 67, {0: 5, 1: 1})
    company(game, "NYC", 67, {0: 5})
    stock_round(game)
    around(game, lambda g: step(g) == "LayTrack")
    assert game.stack[-1].company == number("PRR")
    assert game.table.track.cities_of(number("PRR"))
    assert game.table.tokens[number("PRR")] == 3
    assert code(game, SellShares("PRR", 1)) == "not_now"
    token(game, "NYC", "E19:0")
    assert not game.table.floated[number("NYC")]
