"""Chapter 7.2: liquidations, acquisitions and friendly sales of companies."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    cash,
    cell,
    company,
    loans,
    merger_round,
    money,
    new,
    owned,
    phase,
    price,
    reason,
    sale,
    sold,
    step,
    until,
)
from trunkline.core import Bid, Game
from trunkline.titles.eighteen_seventeen.actions import (
    ChooseBuyer,
    Convert,
    DeclareBankruptcy,
    Merge,
    OfferForSale,
    TakeLoan,
)
from trunkline.titles.eighteen_seventeen.cycle import MergerRound
from trunkline.titles.eighteen_seventeen.table import Table1817

# -- order (7, 7.2.4-1)


@pytest.mark.rule("1817 7", "1817 7.2.4-1", "1817 #7a")
def test_liquidations_then_acquisitions_then_friendly_sales() -> None:
    game = new()
    phase(game, "5")
    for name, value, city in (("R", 0, "G18"), ("H", 0, "D9"), ("J", 2, "F19"), ("WC", 3, "C14")):
        company(game, name, 5, value, {0: 2}, city=city)
    company(game, "SR", 10, 200, {1: 2}, city="C26", money=1000, trains=["5"])
    company(game, "UR", 10, 100, {1: 2}, city="C8", money=5000, trains=["5"])
    merger_round(game)
    order: list[str] = []
    while step(game) in ("SaleAuction", "FriendlySale"):
        name = str(game.stack[-1].facts()["company"])
        if name not in order:
            order.append(name)
        game.play(PASS)
    assert order == ["H", "R", "J", "WC", "UR", "SR"]


@pytest.mark.rule("1817 #7")
@pytest.mark.parametrize(("platform", "first"), [(None, "UR"), ("18xx.games", "SR")])
def test_which_prices_count(platform: str | None, first: str) -> None:
    game = new(platform=platform)
    phase(game, "5")
    company(game, "SR", 5, 80, {0: 2}, city="G18", money=3000, trains=["5"])
    company(game, "UR", 5, 70, {1: 2}, city="C26", money=3000, trains=["5"])
    until(merger_round(game), "Conversion").play(Convert("SR"))
    until(game, "NewLoans")
    game.play(TakeLoan("SR"))
    game.play(TakeLoan("SR"))  # now at 65
    until(game, "FriendlySale")
    assert game.stack[-1].facts()["company"] == first


@pytest.mark.rule("1817 #7")
def test_a_merged_company_is_offered_by_its_new_price() -> None:
    game = new()
    phase(game, "5")
    company(game, "SR", 2, 80, {0: 2}, city="G18", money=3000, trains=["5"])
    company(game, "UR", 2, 60, {0: 2}, city="C26", trains=["5"])
    company(game, "R", 10, 100, {1: 2}, city="C8", money=3000, trains=["5"])
    until(merger_round(game), "Conversion").play(Merge("SR", "UR", "SR"))
    until(game, "FriendlySale")
    assert price(game, "SR") == 135
    assert game.stack[-1].facts()["company"] == "R"  # the cheapest now; SR had been


def sold_this_round(switch: str, fall: Any, debts: int = 0) -> bool:
    """Whether SR, which `fall` brings into liquidation during the merger round, is sold in the same round."""
    game = new(variants={"company_entering_liquidation_during_merger_round": switch})
    phase(game, "5")
    cash(game, 0, 500, 500)
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["5"], loans=debts)
    company(game, "H", 5, 0, {0: 2}, city="D9", loans=debts)
    company(game, "UR", 10, 100, {1: 2}, city="C8", money=3000, trains=["5"])
    fall(merger_round(game))
    assert cell(game, "SR") == 0
    while any(isinstance(item, MergerRound) for item in game.stack):
        game.play(PASS)
    assert loans(game, "SR") == (0 if "SR" in sold(game) else debts)
    return "SR" in sold(game)


SWITCH = pytest.mark.parametrize(("switch", "now"), [("auctioned_next_merger_round", False), ("auctioned_now", True)])


@pytest.mark.rule("1817 #8", "1817 7.1.1")
@SWITCH
def test_a_company_that_cannot_pay_its_stations_is_sold_later(switch: str, now: bool) -> None:
    def fall(game: Game[Table1817]) -> None:
        until(game, "Conversion").play(Convert("SR"))
        until(game, "NewLoans").play(PASS)

    assert sold_this_round(switch, fall) == now


@pytest.mark.rule("1817 #8", "1817 7.4-3", "1817 11")
@SWITCH
def test_the_companies_of_who_goes_bankrupt_in_it_are_sold_later(switch: str, now: bool) -> None:
    def fall(game: Game[Table1817]) -> None:
        until(game, "RaiseCash").play(DeclareBankruptcy())

    assert sold_this_round(switch, fall, debts=2) == now  # loans of H, which seat 0 cannot pay


@pytest.mark.rule("1817 7.2.4-1")
def test_companies_outside_the_normal_zone_do_not_buy() -> None:
    game = sale(2, buyers=1)
    company(game, "UR", 10, 3, {2: 2}, city="C8", money=1000)
    until(game, "SaleAuction")
    assert game.seat == 1
    game.play(Bid(10))
    assert step(game) != "SaleAuction"  # nobody else can bid


# -- bids


@pytest.mark.rule("1817 7.2", "1817 7.2.4-4", "1817 !3")
def test_bidding_begins_left_of_the_president() -> None:
    game = until(sale(2), "SaleAuction")
    assert game.seat == 1
    assert reason(game, Bid(15)) == ("bid_out_of_range", "1817 7.2.4-4")
    game.play(Bid(50))
    assert game.seat == 2
    assert reason(game, Bid(50)) == ("bid_out_of_range", "1817 7.2.4-4")
    game.play(Bid(60))
    game.play(PASS)
    assert owned(game, "UR") == ["5"]
    assert sold(game) == ["R"]


@pytest.mark.rule("1817 7.2.4-3", "1817 !3", "1817 11")
@pytest.mark.parametrize(("value", "size", "low"), [(180, 5, 900), (55, 5, 280), (65, 2, 130)])
def test_the_least_bid_of_a_friendly_sale(value: int, size: int, low: int) -> None:
    game = new()
    phase(game, "5")
    company(game, "R", size, value, {0: 2}, city="G18", trains=["5"])
    company(game, "SR", 10, 200, {1: 2}, city="C26", money=2000, trains=["5"])
    until(merger_round(game), "FriendlySale")
    game.play(OfferForSale("R"))
    amounts = game.options()[0].amount
    assert amounts is not None
    assert (game.seat, amounts.low, amounts.step) == (1, low, 10)


@pytest.mark.rule("1817 7.2.4-3", "1817 7.2.2")
def test_an_acquisition_begins_at_10() -> None:
    game = until(sale(1), "SaleAuction")
    amounts = game.options()[0].amount
    assert amounts is not None
    assert amounts.low == 10


@pytest.mark.rule("1817 !3", "1817 #37")
@pytest.mark.parametrize(("platform", "free"), [(None, True), ("18xx.games", False)])
def test_the_president_of_the_company_for_sale_may_raise(platform: str | None, free: bool) -> None:
    game = sale(2, settings={"platform": platform})
    company(game, "H", 10, 150, {0: 2}, city="D9", money=1000, trains=["5"])
    until(game, "SaleAuction")
    game.play(Bid(50))
    game.play(PASS)
    assert game.seat == 0
    assert (game.refusal(Bid(100)) is None) == free
    assert game.refusal(Bid(60)) is None


@pytest.mark.rule("1817 #36")
def test_a_bidder_can_use_all_his_loans() -> None:
    game = until(sale(2), "SaleAuction")
    amounts = game.options()[0].amount
    assert amounts is not None
    assert amounts.top == 1000 + 10 * 100


@pytest.mark.rule("1817 #36", "1817 7.2.2")
def test_cash_and_loans_of_the_other_count() -> None:
    game = until(sale(2, money=60, loans=5), "SaleAuction")
    amounts = game.options()[0].amount
    assert amounts is not None
    assert amounts.top == 1000 + 60 + 500


@pytest.mark.rule("1817 7.2.4-4")
def test_the_winner_names_the_buyer() -> None:
    game = sale(2)
    company(game, "H", 10, 150, {1: 2}, city="D9", money=500, trains=["5"])
    until(game, "SaleAuction").play(Bid(20))
    game.play(PASS)
    assert step(game) == "BuyerChoice"
    assert reason(game, ChooseBuyer("UR")) == ("cannot_buy_company", "1817 7.2.4-4")
    game.play(ChooseBuyer("H"))
    assert money(game, "H") == 480
