"""Turns of a stock round, holding limits, founding: rules 4.0 and 8.0 to 11.0, with their rulings."""

import pytest

from tests.eighteen_thirty.positions import (
    around,
    code,
    company,
    held,
    money,
    new,
    number,
    offered,
    operating_round,
    own,
    president,
    price,
    purse,
    shown,
    step,
    stock_round,
    zone,
)
from trunkline.core import Pass
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_thirty import holdings
from trunkline.titles.eighteen_thirty.actions import StartCompany, TradePrivate


@pytest.mark.rule("1830 4.0-1")
@pytest.mark.rule("1830 #5")
def test_sell_before_and_after_the_one_purchase_even_what_was_just_bought() -> None:
    game = new()
    company(game, "PRR", 100, {1: 3, 0: 2}, cash=0)
    company(game, "NYC", 71, {2: 3, 0: 1}, cash=0)
    stock_round(game)
    game.play(SellShares("PRR", 1))
    game.play(BuyShare("NYC", "offering"))
    assert code(game, BuyShare("NYC", "offering")) == "already_bought"
    assert code(game, StartCompany("CPR", 67)) == "already_bought"
    game.play(SellShares("PRR", 1))
    game.play(SellShares("NYC", 2))
    assert held(game, 0, "NYC") == 0


@pytest.mark.rule("1830 4.0-1")
@pytest.mark.rule("1830 4.0-2")
def test_the_turn_goes_left_and_a_pass_is_not_final() -> None:
    game = stock_round(new(), seat=3)
    game.play(Pass())
    assert game.seat == 0
    game.play(StartCompany("PRR", 67))
    for seat in (1, 2):
        assert game.seat == seat
        game.play(Pass())
    assert game.seat == 3
    assert code(game, BuyShare("PRR", "offering")) is None


@pytest.mark.rule("1830 4.0-3")
@pytest.mark.rule("1830 15.0-1")
@pytest.mark.rule("1830 15.0-2")
@pytest.mark.rule("1830 8.1-2")
@pytest.mark.rule("1830 8.2-1")
def test_the_offering_costs_par_the_pool_the_market_price() -> None:
    game = new()
    company(game, "PRR", 100, {1: 3}, cash=0)
    price(game, "PRR", 126)
    game.table.shares.give(number("PRR"), game.table.shares.unsold, game.table.shares.pool, 1)
    purse(game, 0, 600)
    stock_round(game)
    game.play(BuyShare("PRR", "offering"))
    assert game.table.cash[0] == 500
    game.play(Pass())
    game.play(BuyShare("PRR", "pool"))
    assert game.table.cash[1] == 600 - 126


@pytest.mark.rule("1830 4.0-4")
@pytest.mark.rule("1830 #49")
def test_who_sold_shares_may_not_buy_that_company_again_in_the_round() -> None:
    game = new()
    company(game, "PRR", 100, {1: 4, 0: 1}, cash=0)
    zone(game, "PRR", "brown")
    stock_round(game)
    game.play(SellShares("PRR", 1))
    assert code(game, BuyShare("PRR", "offering")) == "sold_this_round"
    assert code(game, BuyShare("PRR", "pool")) == "sold_this_round"
    around(game, lambda g: g.table.stock_rounds == 3 and g.seat == 0)
    assert code(game, BuyShare("PRR", "pool")) is None


@pytest.mark.rule("1830 4.0-5")
def test_the_round_ends_when_all_pass_in_a_row_and_the_card_moves_left_of_the_last_trader() -> None:
    game = stock_round(new(), seat=1)
    game.play(Pass())
    game.play(StartCompany("PRR", 67))
    for _ in range(4):
        assert game.table.stock_rounds == 2
        game.play(Pass())
    assert (game.table.stock_rounds, game.seat) == (3, 3)
    around(game, lambda g: g.table.stock_rounds == 4)
    assert game.seat == 3  # nobody traded: the card stays


@pytest.mark.rule("1830 8.1-1")
@pytest.mark.rule("1830 9.0-1")
def test_the_presidents_certificate_comes_first_and_sets_par() -> None:
    game = stock_round(new())
    assert code(game, BuyShare("PRR", "offering")) == "president_first"
    assert code(game, StartCompany("PRR", 80)) == "not_a_par_price"
    assert {action.price for action in offered(game, StartCompany)} == {67, 71, 76, 82, 90, 100}
    game.play(StartCompany("PRR", 90))
    assert (held(game, 0, "PRR"), game.table.cash[0], shown(game, "PRR")) == (2, 420, 90)
    game.play(Pass())
    game.play(StartCompany("NYC", 90))
    cell = game.table.market.cell[number("PRR")]
    assert game.table.market.stack(cell) == [number("PRR"), number("NYC")]


@pytest.mark.rule("1830 8.0-1")
def test_ten_shares_in_nine_certificates() -> None:
    game = new()
    company(game, "PRR", 67, {0: 10})
    assert holdings.certificates(game.table, 0) == 9


@pytest.mark.rule("1830 8.0-2")
@pytest.mark.rule("1830 11.0-1")
@pytest.mark.rule("1830 #1")
def test_sixty_percent_sold_found_a_company_even_if_some_lie_in_the_pool() -> None:
    game = new()
    company(game, "PRR", 67, {1: 3, 0: 1}, pool=1)
    stock_round(game)
    assert not game.table.floated[number("PRR")]
    game.play(BuyShare("PRR", "offering"))
    assert game.table.floated[number("PRR")]


@pytest.mark.rule("1830 11.0-2")
@pytest.mark.rule("1830 #12")
def test_the_capital_is_ten_times_par_whatever_was_sold() -> None:
    game = new()
    company(game, "NYC", 90, {0: 4, 1: 3})
    price(game, "NYC", 60)
    stock_round(game)
    assert money(game, "NYC") == 0
    around(game, lambda g: step(g) == "LayTrack")
    assert money(game, "NYC") == 900


@pytest.mark.rule("1830 #12")
def test_on_the_platform_the_capital_comes_with_sixty_percent() -> None:
    game = new(capital_paid="when_60_percent_sold")
    company(game, "NYC", 90, {0: 3, 1: 2})
    stock_round(game)
    game.play(BuyShare("NYC", "offering"))
    assert money(game, "NYC") == 900


@pytest.mark.rule("1830 #13")
def test_a_company_founded_during_an_operating_round_waits_for_the_next() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6})
    company(game, "NYC", 67, {1: 3, 2: 2})
    own(game, MH=3)
    operating_round(game, 1, 2)
    game.play(TradePrivate("MH", "offering"), 3)
    assert game.table.floated[number("NYC")]
    around(game, lambda g: g.table.set_round == 2)
    assert game.table.operated[number("NYC")] == 0
    around(game, lambda g: g.table.set_round == 2 and number("NYC") in [getattr(s, "company", None) for s in g.stack])
    assert money(game, "NYC") == 670


@pytest.mark.rule("1830 10.0-1")
@pytest.mark.rule("1830 #1")
@pytest.mark.rule("1830 #48")
@pytest.mark.parametrize(("colour", "may"), [("white", False), ("yellow", False), ("orange", True), ("brown", True)])
def test_sixty_percent_of_a_company_unless_orange_or_brown(colour: str, may: bool) -> None:
    game = new()
    company(game, "PRR", 67, {0: 6}, cash=0)
    zone(game, "PRR", colour)
    stock_round(game)
    assert (code(game, BuyShare("PRR", "offering")) is None) == may
    assert may or code(game, BuyShare("PRR", "offering")) == "holding_limit"


@pytest.mark.rule("1830 10.0-2")
@pytest.mark.rule("1830 #2")
@pytest.mark.parametrize(("colour", "counted"), [("white", 5), ("yellow", 0), ("orange", 0), ("brown", 0)])
def test_coloured_shares_do_not_count_but_privates_do(colour: str, counted: int) -> None:
    game = new()
    company(game, "PRR", 67, {0: 6}, cash=0)
    zone(game, "PRR", colour)
    own(game, SV=0, CS=0)
    assert holdings.certificates(game.table, 0) == counted + 2


@pytest.mark.rule("1830 10.0-3")
@pytest.mark.rule("1830 #4")
@pytest.mark.rule("1830 13.0-4")
def test_over_the_limit_one_must_sell_before_the_turn_ends_and_may_not_buy() -> None:
    game = new(6)
    for name in ("PRR", "NYC", "CPR"):
        company(game, name, 67, {0: 4, 1: 5}, cash=0)
    assert holdings.certificates(game.table, 0) == 12  # the limit of six players is 11
    stock_round(game)
    assert code(game, Pass()) == "must_sell"
    assert code(game, BuyShare("PRR", "offering")) == "over_limit"
    game.play(SellShares("PRR", 1))
    assert code(game, Pass()) is None


@pytest.mark.rule("1830 #4")
def test_one_comes_down_only_as_far_as_the_pool_allows() -> None:
    game = new(6)
    for name in ("PRR", "NYC", "CPR", "BO"):
        company(game, name, 67, {0: 4, 1: 1}, pool=5, cash=0)
    assert holdings.certificates(game.table, 0) == 12
    stock_round(game)
    assert game.seat == 1  # seat 0 could sell nothing and was passed over


@pytest.mark.rule("1830 #4")
@pytest.mark.parametrize(("way", "refused"), [("what_helps", None), ("anything", "must_sell")])
def test_over_a_limit_only_the_platform_wants_sales_that_do_not_help(way: str, refused: str | None) -> None:
    game = new(6, over_a_limit_sell=way)
    for name in ("PRR", "NYC", "CPR", "BO"):
        company(game, name, 67, {0: 4, 1: 1}, pool=5, cash=0)
    company(game, "CO", 67, {0: 1, 1: 3}, cash=0)
    zone(game, "CO", "yellow")
    assert holdings.certificates(game.table, 0) == 12
    stock_round(game)
    assert (game.seat, code(game, Pass())) == (0, refused)
    assert (Pass() in [option.action for option in game.options()]) == (refused is None)
    game.play(SellShares("CO", 1))
    assert game.seat == 1  # nothing more to sell


@pytest.mark.rule("1830 10.0-2")
@pytest.mark.rule("1830 #55")
def test_at_the_limit_no_purchase_not_even_one_that_would_bring_the_presidency() -> None:
    game = new(6)
    company(game, "PRR", 67, {1: 3, 0: 3}, cash=0)
    company(game, "NYC", 67, {1: 5, 0: 4}, cash=0)
    company(game, "CPR", 67, {1: 5, 0: 4}, cash=0)
    assert holdings.certificates(game.table, 0) == 11
    stock_round(game)
    assert president(game, "PRR") == 1
    assert code(game, BuyShare("PRR", "offering")) == "certificate_limit"
    assert code(game, StartCompany("CO", 67)) == "certificate_limit"


@pytest.mark.rule("1830 10.0-4")
@pytest.mark.rule("1830 #3")
def test_brown_shares_come_besides_the_one_certificate_from_offering_and_pool() -> None:
    game = new()
    company(game, "PRR", 67, {1: 4}, pool=2, cash=0)
    company(game, "NYC", 67, {2: 5}, pool=1, cash=0)
    zone(game, "PRR", "brown")
    zone(game, "NYC", "brown")
    stock_round(game)
    for _ in range(2):
        game.play(BuyShare("PRR", "pool"))
    game.play(BuyShare("PRR", "offering"))
    game.play(BuyShare("NYC", "pool"))
    game.play(StartCompany("CO", 67))
    assert held(game, 0, "PRR") == 3


@pytest.mark.rule("1830 #3")
def test_on_the_platform_brown_shares_come_from_one_pool_and_are_the_purchase() -> None:
    game = new(brown_multi_buy="pool_only", brown_purchase_in_turn="is_the_purchase_one_company")
    company(game, "PRR", 67, {1: 4}, pool=2, cash=0)
    company(game, "NYC", 67, {2: 5}, pool=1, cash=0)
    zone(game, "PRR", "brown")
    zone(game, "NYC", "brown")
    stock_round(game)
    game.play(BuyShare("PRR", "pool"))
    assert code(game, BuyShare("PRR", "offering")) == "already_bought"
    assert code(game, BuyShare("NYC", "pool")) == "already_bought"
    game.play(BuyShare("PRR", "pool"))
    assert code(game, StartCompany("CO", 67)) == "already_bought"


@pytest.mark.rule("1830 9.0-2")
def test_the_president_decides_for_the_company() -> None:
    game = new()
    company(game, "PRR", 67, {2: 4, 1: 3})
    operating_round(game)
    assert (game.seat, president(game, "PRR")) == (2, 2)
