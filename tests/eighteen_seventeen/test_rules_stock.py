"""Chapter 5: selling, selling short, buying, acting for a company, the end of the stock round."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    actions,
    cash,
    cell,
    company,
    held,
    loans,
    money,
    new,
    number,
    phase,
    pooled,
    president,
    price,
    reason,
    short,
    step,
    stock_round,
    treasury_shares,
)
from trunkline.core import Game, text_for
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_seventeen.actions import BuyOwnShares, SellShort, StartCompany, TakeLoan
from trunkline.titles.eighteen_seventeen.table import Table1817


def stock(seats: int = 3, **settings: Any) -> Game[Table1817]:
    """SR of seat 0 at 80 (2 of 5 shares), a share with seat 1; UR of seat 1 at 100 (10 shares)."""
    game = new(seats, **settings)
    phase(game, "5")
    cash(game, *[500] * seats)
    company(game, "SR", 5, 80, {0: 2, 1: 1}, city="G18", money=100)
    company(game, "UR", 10, 100, {1: 3}, city="C26", money=300, pool=2)
    return stock_round(game)


@pytest.mark.rule("1817 5")
def test_a_turn_is_for_oneself_or_for_a_company() -> None:
    game = stock()
    game.play(TakeLoan("SR"))
    assert reason(game, BuyShare("SR", "treasury")) == ("acting_for_company", "1817 5")
    game.play(PASS)
    game.play(SellShares("SR", 1))
    assert reason(game, TakeLoan("UR")) == ("acting_for_oneself", "1817 5")


@pytest.mark.rule("1817 5", "1817 5.7-1")
def test_the_round_ends_when_all_pass_and_priority_is_left_of_the_last_actor() -> None:
    game = stock()
    game.play(PASS)
    game.play(BuyShare("SR", "treasury"))
    for _ in range(3):
        assert step(game) == "StockTurn"
        game.play(PASS)
    assert step(game) != "StockTurn"
    assert game.table.priority == 2


@pytest.mark.rule("1817 #53")
def test_the_priority_stays_when_nobody_acts() -> None:
    game = stock()
    for _ in range(3):
        game.play(PASS)
    assert game.table.priority == 0


@pytest.mark.rule("1817 5.1-1")
def test_the_certificate_limit() -> None:
    game = stock()
    game.table.shares.held[0][number(game, "WC")] = 19  # president's certificate of SR is one more
    game.table.shares.held[0][number(game, "R")] = 1
    assert game.table.certificates(0) == 21
    assert reason(game, BuyShare("UR", "pool")) == ("certificate_limit", "1817 5.1-1")
    assert not actions(game, StartCompany)


@pytest.mark.rule("1817 5.1-1", "1817 5.1-2")
def test_a_short_is_closed_even_at_the_limit() -> None:
    game = stock()
    short(game, 0, "UR")
    game.table.shares.held[0][number(game, "WC")] = 20
    game.play(BuyShare("UR", "pool"))
    assert (held(game, 0, "UR"), game.table.shares.short[0][number(game, "UR")]) == (0, 0)


@pytest.mark.rule("1817 5.1-3")
@pytest.mark.parametrize(("name", "seat", "limit"), [("SR", 0, 3), ("UR", 1, 6)])
def test_the_most_shares_of_one_company(name: str, seat: int, limit: int) -> None:
    game = stock()
    shares, c = game.table.shares, number(game, name)
    shares.give(c, shares.unsold, seat, limit - held(game, seat, name))
    while game.seat != seat:
        game.play(PASS)
    assert reason(game, BuyShare(name, "treasury")) == ("holding_limit", "1817 5.1-3")


@pytest.mark.rule("1817 5.1-4")
def test_who_is_over_the_limit_must_sell() -> None:
    game = stock()
    game.table.shares.held[0][number(game, "UR")] = 24
    assert reason(game, PASS) == ("must_sell", "1817 5.1-4")
    assert {type(option.action) for option in game.options()} == {SellShares}
    game.play(SellShares("UR", 4))
    assert game.refusal(PASS) is None


@pytest.mark.rule("1817 5.2")
def test_a_sale_pays_the_price_and_does_not_move_it() -> None:
    game = stock()
    game.play(PASS)
    game.play(SellShares("SR", 1))
    assert (game.table.cash[1], pooled(game, "SR"), price(game, "SR")) == (580, 1, 80)


@pytest.mark.rule("1817 5.2")
def test_what_cannot_be_sold() -> None:
    game = new()
    company(game, "SR", 2, 80, {0: 2})
    company(game, "UR", 5, 80, {0: 2, 1: 1})
    company(game, "R", 5, 2, {0: 2, 1: 2})
    stock_round(game)
    game.table.formed = 1 << number(game, "WC")
    company(game, "WC", 5, 80, {1: 2, 0: 1})
    assert reason(game, SellShares("SR", 1)) == ("two_share_company", "1817 5.2")
    assert reason(game, SellShares("UR", 1)) == ("sale_count", "1817 5.2")  # nobody could preside
    assert reason(game, SellShares("R", 1)) == ("not_tradable", "1817 5.2")
    assert reason(game, SellShares("WC", 1)) == ("formed_this_round", "1817 5.2")
    refusal = game.refusal(SellShares("UR", 1))
    assert refusal is not None
    assert text_for(game.title, "en").refusal(game, refusal) == "You cannot sell a share of UR now."


@pytest.mark.rule("1817 #43")
def test_shares_of_a_company_in_liquidation_are_not_sold() -> None:
    game = new()
    company(game, "SR", 5, 0, {0: 2, 1: 1})
    assert reason(stock_round(game), SellShares("SR", 1)) == ("not_tradable", "1817 5.2")


@pytest.mark.rule("1817 5.2.1")
def test_a_sale_may_cost_the_presidency() -> None:
    game = new()
    company(game, "UR", 10, 100, {0: 3, 1: 2, 2: 2}, city="C26")
    stock_round(game).play(SellShares("UR", 3))
    assert (president(game, "UR"), held(game, 0, "UR"), pooled(game, "UR")) == (1, 0, 3)


@pytest.mark.rule("1817 5.2.1")
@pytest.mark.parametrize(("seller", "heir"), [(0, 2), (2, 3), (3, 0)])
def test_of_equals_the_nearest_to_the_left_presides(seller: int, heir: int) -> None:
    game = new(4)
    others = {seat: 2 for seat in (0, 2, 3) if seat != seller}
    company(game, "UR", 10, 100, {seller: 3, **others}, city="C26")
    stock_round(game, seller).play(SellShares("UR", 2))
    assert (president(game, "UR"), held(game, seller, "UR")) == (heir, 1)


@pytest.mark.rule("1817 5.2.1", "1817 5.2")
def test_a_president_sells_no_further_than_others_can_take_over() -> None:
    game = new()
    company(game, "UR", 10, 100, {0: 4, 1: 1, 2: 1}, city="C26")
    stock_round(game)
    assert reason(game, SellShares("UR", 3)) == ("sale_count", "1817 5.2")
    game.play(SellShares("UR", 2))
    assert (president(game, "UR"), actions(game, SellShares)) == (0, [])


@pytest.mark.rule("1817 5.1-4")
def test_over_the_limit_with_nothing_that_can_be_sold() -> None:
    game = stock()
    game.table.shares.held[0][number(game, "SR")] = 23
    game.table.formed |= 1 << number(game, "SR")
    assert game.refusal(PASS) is None


@pytest.mark.rule("1817 5.3", "1817 1.1")
def test_a_short_brings_the_price() -> None:
    game = stock()
    game.play(SellShort("UR"))
    c = number(game, "UR")
    assert (game.table.cash[0], game.table.shares.short[0][c], pooled(game, "UR"), price(game, "UR")) == (
        600,
        1,
        3,
        100,
    )
    assert game.title.totals(game)["shares"] == 0


@pytest.mark.rule("1817 5.3")
def test_after_a_short_the_company_is_not_bought_in_this_round() -> None:
    game = stock()
    game.play(SellShort("UR"))
    assert reason(game, BuyShare("UR", "pool")) == ("sold_this_round", "1817 5.4")


@pytest.mark.rule("1817 5.3")
def test_what_cannot_be_shorted() -> None:
    game = stock()
    company(game, "R", 2, 80, {2: 2})
    company(game, "WC", 5, 3, {2: 2})
    company(game, "H", 5, 80, {2: 2})
    game.table.formed |= 1 << number(game, "H")
    assert reason(game, SellShort("SR")) == ("owns_share", "1817 5.3")
    assert reason(game, SellShort("R")) == ("too_small_to_short", "1817 5.3")
    assert reason(game, SellShort("WC")) == ("not_tradable", "1817 5.3")
    assert reason(game, SellShort("H")) == ("formed_this_round", "1817 5.3")
    game.table.phase = len(game.table.board.phases) - 1
    assert reason(game, SellShort("UR")) == ("no_more_shorts", "1817 2")


@pytest.mark.rule("1817 #10", "1817 9.1")
@pytest.mark.parametrize(("more", "limit"), [(False, 5), (True, 10)])
def test_the_most_shorts_of_a_company(more: bool, limit: int) -> None:
    game = stock(variants={"increased_shorts": more})
    short(game, 2, "UR", limit - 1)
    assert game.refusal(SellShort("UR")) is None
    short(game, 2, "UR")
    assert reason(game, SellShort("UR")) == ("short_limit", "1817 5.3")


@pytest.mark.rule("1817 #18")
def test_one_short_per_turn_but_again_in_the_next() -> None:
    game = stock()
    game.play(SellShort("UR"))
    assert reason(game, SellShort("UR")) == ("one_short_per_turn", "1817 5.3")
    for _ in range(3):
        game.play(PASS)
    game.play(SellShort("UR"))
    assert game.table.shares.short[0][number(game, "UR")] == 2


@pytest.mark.rule("1817 #60")
@pytest.mark.parametrize(("platform", "allowed"), [(None, False), ("18xx.games", True)])
def test_selling_after_the_short(platform: str | None, allowed: bool) -> None:
    game = stock(platform=platform)
    game.play(PASS)
    company(game, "H", 5, 80, {2: 2})
    game.play(SellShort("H"))
    assert (game.refusal(SellShares("SR", 1)) is None) == allowed


@pytest.mark.rule("1817 5.4")
def test_the_treasury_or_the_bank_is_paid() -> None:
    game = stock()
    game.play(BuyShare("SR", "treasury"))
    assert (money(game, "SR"), game.table.cash[0], price(game, "SR")) == (180, 420, 80)
    game.play(PASS)
    game.play(BuyShare("UR", "pool"))
    assert (money(game, "UR"), pooled(game, "UR"), held(game, 2, "UR")) == (300, 1, 1)


@pytest.mark.rule("1817 5.4")
def test_what_cannot_be_bought() -> None:
    game = stock()
    company(game, "R", 5, 3, {2: 2})
    company(game, "WC", 5, 80, {3: 2})  # its president's certificate lies in the pool
    assert reason(game, BuyShare("R", "treasury")) == ("not_tradable", "1817 5.4")
    assert reason(game, BuyShare("WC", "treasury")) == ("no_president", "1817 5.4")
    cash(game, 99)
    assert reason(game, BuyShare("UR", "pool")) == ("too_expensive", "1817 5.4")


@pytest.mark.rule("1817 5.4.1")
def test_who_holds_more_becomes_president() -> None:
    game = new()
    cash(game, 0, 500, 0)
    company(game, "UR", 10, 100, {0: 2, 1: 2}, city="C26")
    stock_round(game, 1).play(BuyShare("UR", "treasury"))
    assert president(game, "UR") == 1


@pytest.mark.rule("1817 5.6", "1817 1.2.5-1", "1817 1.2.5-2")
def test_a_company_borrows_and_buys_its_own_shares() -> None:
    game = stock()
    game.play(PASS)
    game.play(TakeLoan("UR"))
    assert (money(game, "UR"), price(game, "UR"), loans(game, "UR")) == (400, 90, 1)
    game.play(BuyOwnShares("UR", 2))
    assert (money(game, "UR"), treasury_shares(game, "UR"), pooled(game, "UR")) == (220, 7, 0)


@pytest.mark.rule("1817 5.6")
def test_no_loans_after_own_shares() -> None:
    game = stock()
    game.play(PASS)
    game.play(BuyOwnShares("UR", 1))
    assert reason(game, TakeLoan("UR")) == ("borrow_before_buying", "1817 5.6")


@pytest.mark.rule("1817 #17")
def test_a_row_of_loans_may_lead_into_acquisition() -> None:
    game = new()
    company(game, "SR", 5, 40, {0: 2}, pool=1)
    stock_round(game).play(TakeLoan("SR"))
    assert cell(game, "SR") == 3
    game.play(TakeLoan("SR"))
    assert cell(game, "SR") == 2
    assert reason(game, BuyOwnShares("SR", 1)) == ("not_in_normal_zone", "1817 5.6")


@pytest.mark.rule("1817 #47")
@pytest.mark.parametrize(("platform", "allowed"), [(None, False), ("18xx.games", True)])
def test_loans_of_a_company_in_acquisition(platform: str | None, allowed: bool) -> None:
    game = new(platform=platform)
    company(game, "SR", 5, 2, {0: 2})
    assert (stock_round(game).refusal(TakeLoan("SR")) is None) == allowed


def close(game: Game[Table1817]) -> None:
    while step(game) == "StockTurn":
        game.play(PASS)


@pytest.mark.rule("1817 5.7-2")
@pytest.mark.parametrize(("pool", "after"), [(0, 90), (2, 65)])
def test_prices_at_the_end_of_the_round(pool: int, after: int) -> None:
    game = new()
    company(game, "SR", 5, 80, {0: 3, 1: 2} if not pool else {0: 2}, pool=pool)
    close(stock_round(game))
    assert price(game, "SR") == after


@pytest.mark.rule("1817 5.7-2")
def test_with_shorts_a_price_goes_right_and_left() -> None:
    game = new(4)
    company(game, "SR", 5, 80, {0: 3, 1: 2})
    short(game, 2, "SR")
    close(stock_round(game))
    assert price(game, "SR") == 80


@pytest.mark.rule("1817 9.3")
@pytest.mark.parametrize(("squeeze", "after"), [(False, 90), (True, 100)])
def test_the_short_squeeze(squeeze: bool, after: int) -> None:
    game = new(4, variants={"short_squeeze": squeeze})
    company(game, "SR", 5, 80, {0: 3, 1: 2})
    short(game, 2, "SR")
    shares = game.table.shares
    shares.give(number(game, "SR"), shares.pool, 3, 1)
    close(stock_round(game))
    assert price(game, "SR") == after


@pytest.mark.rule("1817 #19")
def test_a_company_in_liquidation_does_not_move() -> None:
    game = new()
    company(game, "SR", 5, 0, {0: 3, 1: 2})
    company(game, "UR", 2, 60, {1: 2}, city="C26")
    close(stock_round(game))
    assert cell(game, "SR") == 0


@pytest.mark.rule("1817 7.4-5", "1817 #41")
def test_the_bank_closes_its_shorts_with_treasury_shares() -> None:
    game = new()
    company(game, "SR", 5, 80, {0: 2}, city="G18")
    c = number(game, "SR")
    short(game, 1, "SR", 2)
    shares = game.table.shares
    shares.give(c, shares.pool, 0, 1)
    shares.short[1][c], shares.short[shares.pool][c] = 0, 2
    shares.close_shorts(c, shares.pool)
    assert shares.short[shares.pool][c] == 1
    stock_round(game)
    assert shares.short[shares.pool][c] == 0
    assert (money(game, "SR"), treasury_shares(game, "SR")) == (80, 2)
