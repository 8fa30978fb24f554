"""Selling, presidents and prices: rules 8.2 and 12.0 to 15.0, with their rulings."""

import pytest

from tests.eighteen_thirty.positions import (
    BOARD,
    around,
    code,
    company,
    family,
    held,
    new,
    number,
    operating_round,
    own,
    president,
    price,
    shown,
    spot,
    stock_round,
    zone,
)
from trunkline.core import Pass
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_thirty.actions import StartCompany, TradePrivate


@pytest.mark.rule("1830 12.0-1")
@pytest.mark.rule("1830 #10")
def test_nobody_sells_in_the_first_stock_round() -> None:
    game = new()
    company(game, "PRR", 100, {1: 3, 0: 2})
    stock_round(game, number=1)
    assert code(game, SellShares("PRR", 1)) == "no_selling_yet"


@pytest.mark.rule("1830 12.0-1")
def test_in_an_operating_round_nobody_sells_without_need() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6, 1: 2})
    operating_round(game)
    assert code(game, SellShares("PRR", 1)) == "not_now"


@pytest.mark.rule("1830 12.0-2")
def test_the_pool_takes_no_more_than_half() -> None:
    game = new()
    company(game, "PRR", 100, {1: 4, 0: 3}, pool=3, cash=0)
    stock_round(game)
    assert family(game, SellShares("PRR", 1)).high == 2
    assert code(game, SellShares("PRR", 3)) == "pool_full"


@pytest.mark.rule("1830 12.0-3")
@pytest.mark.rule("1830 13.0-3")
def test_without_a_successor_the_president_keeps_his_certificate() -> None:
    game = new()
    company(game, "PRR", 100, {0: 5, 1: 1}, cash=0)
    stock_round(game)
    assert family(game, SellShares("PRR", 1)).high == 3
    assert code(game, SellShares("PRR", 4)) == "no_successor"


@pytest.mark.rule("1830 13.0-1")
@pytest.mark.rule("1830 13.0-2")
def test_equal_holdings_change_nothing_but_a_larger_one_does_at_once() -> None:
    game = new()
    company(game, "PRR", 67, {0: 3, 1: 2}, cash=0)
    stock_round(game, seat=1)
    game.play(BuyShare("PRR", "offering"))
    assert president(game, "PRR") == 0
    around(game, lambda g: g.seat == 1 and g.stack[-1].bought is False)
    game.play(BuyShare("PRR", "offering"))
    assert president(game, "PRR") == 1
    assert (held(game, 0, "PRR"), held(game, 1, "PRR")) == (3, 4)


@pytest.mark.rule("1830 13.0-2")
@pytest.mark.rule("1830 #19")
def test_the_mh_trade_can_change_the_presidency_at_once() -> None:
    game = new()
    company(game, "NYC", 67, {0: 3, 1: 3}, cash=0)
    own(game, MH=1)
    stock_round(game, seat=1)
    game.play(TradePrivate("MH", "offering"))
    assert president(game, "NYC") == 1


@pytest.mark.rule("1830 13.0-3")
@pytest.mark.rule("1830 #42")
def test_a_president_sells_below_another_holding_and_of_the_exchanged_ones_too() -> None:
    game = new()
    company(game, "PRR", 100, {0: 3, 1: 2}, cash=0)
    stock_round(game)
    assert family(game, SellShares("PRR", 1)).high == 3
    game.play(SellShares("PRR", 3))
    assert (president(game, "PRR"), held(game, 0, "PRR"), held(game, 1, "PRR")) == (1, 0, 2)
    assert game.table.shares.held[game.table.shares.pool][number("PRR")] == 3


@pytest.mark.rule("1830 #42")
def test_half_of_the_presidents_twenty_percent_can_be_sold() -> None:
    game = new()
    company(game, "PRR", 100, {0: 2, 1: 2}, cash=0)
    stock_round(game)
    game.play(SellShares("PRR", 1))
    assert (president(game, "PRR"), held(game, 0, "PRR")) == (1, 1)


@pytest.mark.rule("1830 13.0-4")
def test_the_presidents_certificate_is_never_in_the_pool() -> None:
    game = new()
    company(game, "PRR", 100, {0: 2, 1: 2}, pool=0, cash=0)
    stock_round(game)
    game.play(SellShares("PRR", 2))
    assert president(game, "PRR") == 1


@pytest.mark.rule("1830 14.0")
def test_the_largest_holding_takes_over_and_of_equals_the_first_to_the_left() -> None:
    game = new()
    company(game, "PRR", 67, {2: 4, 0: 2, 1: 2, 3: 2}, cash=0)
    company(game, "NYC", 67, {2: 3, 0: 2, 1: 3}, cash=0)
    stock_round(game, seat=2)
    game.play(SellShares("PRR", 3))
    assert president(game, "PRR") == 3
    game.play(SellShares("NYC", 2))
    assert president(game, "NYC") == 1


@pytest.mark.rule("1830 15.0-3")
@pytest.mark.rule("1830 8.2-2")
def test_two_shares_at_100_bring_200_and_the_price_falls_to_82() -> None:
    game = new()
    company(game, "PRR", 100, {1: 3, 0: 2}, cash=0)
    stock_round(game)
    game.play(SellShares("PRR", 2))
    assert game.table.cash[0] == 800
    assert shown(game, "PRR") == 82


@pytest.mark.rule("1830 #6")
@pytest.mark.parametrize(("way", "second"), [("price_of_first_announcement", 100), ("price_at_each_announcement", 90)])
def test_a_second_sale_of_the_same_company_in_a_turn(way: str, second: int) -> None:
    game = new(second_sale_in_turn=way)
    company(game, "PRR", 100, {1: 3, 0: 2}, cash=0)
    stock_round(game)
    game.play(SellShares("PRR", 1))
    game.play(SellShares("PRR", 1))
    assert game.table.cash[0] == 600 + 100 + second


@pytest.mark.rule("1830 8.2-2")
def test_not_below_the_lowest_cell_of_the_column() -> None:
    game = new()
    company(game, "PRR", 67, {1: 3, 0: 2}, cash=0)
    lowest = max(row for row, col in BOARD.chart.cells if col == 0)
    spot(game, "PRR", lowest, 0)
    stock_round(game)
    game.play(SellShares("PRR", 2))
    assert BOARD.chart.rows[game.table.market.cell[number("PRR")]] == lowest


@pytest.mark.rule("1830 8.2-3")
def test_a_company_wholly_with_players_rises_after_the_round() -> None:
    game = new()
    company(game, "PRR", 90, {0: 5, 1: 5}, cash=0)
    company(game, "NYC", 90, {0: 5, 1: 4}, pool=1, cash=0)
    company(game, "CPR", 90, {0: 5, 1: 4}, cash=0)
    stock_round(game)
    around(game, lambda g: g.table.set_round == 1)
    assert (shown(game, "PRR"), shown(game, "NYC"), shown(game, "CPR")) == (100, 90, 90)


@pytest.mark.rule("1830 8.2-3")
def test_on_the_top_row_it_stays() -> None:
    game = new()
    company(game, "PRR", 100, {0: 5, 1: 5}, cash=0)
    stock_round(game)
    around(game, lambda g: g.table.set_round == 1)
    assert shown(game, "PRR") == 100


@pytest.mark.rule("1830 #53")
@pytest.mark.rule("1830 8.2-6")
def test_several_sold_out_companies_rise_in_operating_order() -> None:
    game = new()
    for name, seats in (("PRR", {0: 5, 1: 5}), ("NYC", {2: 5, 3: 5})):
        company(game, name, 90, seats, cash=0)
    stock_round(game)
    around(game, lambda g: g.table.set_round == 1)
    assert game.table.market.stack(game.table.market.cell[number("PRR")]) == [number("PRR"), number("NYC")]


@pytest.mark.rule("1830 8.2-7")
@pytest.mark.rule("1830 #41")
def test_before_founding_a_price_only_falls_by_sales() -> None:
    game = new()
    company(game, "PRR", 100, {1: 2, 0: 1})
    stock_round(game)
    assert not game.table.floated[number("PRR")]
    game.play(SellShares("PRR", 1))
    assert shown(game, "PRR") == 90
    around(game, lambda g: g.table.stock_rounds == 3)
    assert shown(game, "PRR") == 90


@pytest.mark.rule("1830 #41")
@pytest.mark.rule("1830 8.1-3")
def test_a_share_of_a_company_without_par_cannot_be_sold() -> None:
    game = new()
    game.table.shares.give(number("PRR"), game.table.shares.unsold, 0, 1)
    stock_round(game)
    assert code(game, SellShares("PRR", 1)) == "no_price_yet"
    game.play(StartCompany("PRR", 67))
    assert held(game, 0, "PRR") == 3
    assert code(game, SellShares("PRR", 1)) is None


@pytest.mark.rule("1830 9.0-1")
@pytest.mark.rule("1830 13.0-2")
def test_the_free_prr_share_may_come_before_the_presidents_certificate() -> None:
    game = new()
    game.table.shares.give(number("PRR"), game.table.shares.unsold, 0, 1)
    stock_round(game, seat=1)
    game.play(StartCompany("PRR", 67))
    assert president(game, "PRR") == 1
    game.play(Pass())


@pytest.mark.rule("1830 8.2-2")
@pytest.mark.rule("1830 10.0-2")
def test_todays_price_decides_whether_shares_count() -> None:
    game = new()
    company(game, "PRR", 67, {1: 3, 0: 2}, cash=0)
    price(game, "PRR", 60)
    stock_round(game)
    before = game.table.market.cell[number("PRR")]
    assert not BOARD.counts[before]
    zone(game, "PRR", "white")
    assert BOARD.counts[game.table.market.cell[number("PRR")]]
