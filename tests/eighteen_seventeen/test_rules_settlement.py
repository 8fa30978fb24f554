"""Chapters 7.2.1 to 7.2.4-10: what happens when a company has been sold."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    cash,
    cell,
    company,
    kinds,
    loans,
    merger_round,
    money,
    new,
    number,
    owned,
    phase,
    price,
    sale,
    short,
    sold,
    step,
    until,
)
from trunkline.core import Bid, Game, move
from trunkline.titles.eighteen_seventeen.actions import (
    OfferForSale,
    RepayLoan,
    TakeLoan,
)
from trunkline.titles.eighteen_seventeen.events import HoldersSettled, SaleOpened
from trunkline.titles.eighteen_seventeen.table import COMPANY, GONE, Table1817


def per_share(game: Game[Table1817]) -> int:
    found = [event for played in game.log for event in played.events if isinstance(event, HoldersSettled)]
    return found[-1].per_share


def friendly(zone: int = 80, **details: Any) -> Game[Table1817]:
    """Seat 0 has offered R for sale."""
    game = until(sale(zone, **details), "FriendlySale")
    while OfferForSale("R") not in [option.action for option in game.options()]:
        game.play(PASS)
    game.play(OfferForSale("R"))
    return game


def bank_takes(**details: Any) -> Game[Table1817]:
    """Nobody bids for R, which is in liquidation."""
    game = sale(0, **details)
    while step(game) != "SaleAuction":
        game.play(PASS)
    while step(game) == "SaleAuction":
        game.play(PASS)
    return game


# -- liquidation


@pytest.mark.rule("1817 7.2.1", "1817 7.2.4-5", "1817 #38")
def test_without_a_bid_the_bank_takes_all() -> None:
    game = bank_takes(trains=["5"], privates=["ME"])
    table = game.table
    assert table.owner[table.board.private_index["ME"]] == GONE
    assert table.trains.owned[number(game, "R")] == []
    assert table.markers_on_map(number(game, "R")) == 0
    assert sold(game) == ["R"]


@pytest.mark.rule("1817 7.2.4-2", "1817 7.2.4-8", "1817 7.2.1")
def test_the_president_pays_the_deficit() -> None:
    game = bank_takes(money=130, loans=3)
    assert game.table.cash[0] == 500 - 170
    assert game.table.loans_left[0] == 70


@pytest.mark.rule("1817 7.2.4-9", "1817 7.2.1")
def test_a_surplus_goes_to_the_shareholders() -> None:
    game = bank_takes(money=332, loans=1)
    assert per_share(game) == 46  # 232 : 5
    assert game.table.cash == [500 + 92, 500, 500 + 46]


@pytest.mark.rule("1817 7.2.4-2", "1817 7.2.4-7", "1817 7.2.4-8")
def test_a_bid_for_a_company_in_liquidation_pays_its_loans() -> None:
    game = until(sale(0, money=50, loans=2, trains=["5"], privates=["ME"]), "SaleAuction")
    game.play(Bid(200))
    game.play(PASS)
    until(game, "FriendlySale", "LayTrack", "Conversion")
    assert (money(game, "SR"), loans(game, "SR"), owned(game, "SR")) == (800, 0, ["5", "5"])
    assert game.table.owner[game.table.board.private_index["ME"]] == COMPANY + number(game, "SR")
    assert game.table.cash[0] == 500 + 2 * 10  # 50 + 200 - 200 is left
    assert cell(game, "SR") == game.table.board.chart.prices.index(200)


# -- acquisition


@pytest.mark.rule("1817 7.2.2")
def test_without_a_bid_nothing_happens() -> None:
    game = until(sale(2, money=70, trains=["5"]), "SaleAuction")
    game.play(PASS)
    game.play(PASS)
    assert "NotSold" in kinds(game.log[-1].events)
    assert (cell(game, "R"), money(game, "R"), owned(game, "R")) == (2, 70, ["5"])


@pytest.mark.rule("1817 7.2", "1817 7.2.2", "1817 7.2.4-6", "1817 7.2.4-7", "1817 7.2.4-10")
def test_an_acquisition_with_cash_and_loans() -> None:
    game = until(sale(2, money=70, loans=2), "SaleAuction")
    game.play(Bid(100))
    game.play(PASS)
    assert step(game) == "NewLoans"
    game.play(PASS)
    assert step(game) == "TakenLoans"
    game.play(RepayLoan("SR"))  # no movement
    game.play(PASS)  # one is kept: one left
    assert (money(game, "SR"), loans(game, "SR"), price(game, "SR")) == (1000 + 70 - 100 - 100, 1, 180)
    assert game.table.cash == [540, 500, 520]
    assert game.table.shares.size[number(game, "R")] == 0


@pytest.mark.rule("1817 #36", "1817 7.2.4-7")
def test_loans_over_the_buyers_limit_are_repaid_at_once() -> None:
    game = sale(2, money=70, loans=5, buyers=1)
    table, c = game.table, number(game, "SR")
    move(table.loans_left, 0, table.loans, c, 8)
    amounts = until(game, "SaleAuction").options()[0].amount
    assert amounts is not None
    assert amounts.top == 1000 + 70 - 300
    game.play(Bid(600))
    assert (loans(game, "SR"), money(game, "SR")) == (10, 1070 - 600 - 300)
    until(game, "TakenLoans").play(PASS)
    assert price(game, "SR") == 165  # two of the five are kept


@pytest.mark.rule("1817 7.2.4-7")
def test_the_buyer_may_take_loans() -> None:
    game = until(sale(2), "SaleAuction")
    game.play(Bid(1100))
    game.play(PASS)
    until(game, "NewLoans").play(TakeLoan("SR"))
    assert loans(game, "SR") == 2  # one was needed
    assert price(game, "SR") == 165


@pytest.mark.rule("1817 7.2.4-6")
def test_trains_over_the_limit_go_to_the_pool() -> None:
    game = until(sale(2, trains=["5", "5", "5"]), "SaleAuction")
    game.play(Bid(10))
    game.play(PASS)
    assert step(game) == "Discard"


# -- friendly sale


@pytest.mark.rule("1817 7.2.3")
def test_a_president_offers_his_company_or_not() -> None:
    game = until(sale(80), "FriendlySale")
    while step(game) == "FriendlySale":
        game.play(PASS)
    assert sold(game) == []


@pytest.mark.rule("1817 7.2.3")
def test_without_a_bid_the_treasury_shares_stay() -> None:
    game = friendly()
    while step(game) == "SaleAuction":
        game.play(PASS)
    assert game.table.shares.held[game.table.shares.unsold][number(game, "R")] == 2
    assert cell(game, "R") == game.table.board.chart.prices.index(80)


@pytest.mark.rule("1817 7.2.3", "1817 7.2.4-6", "1817 7.2.4-9")
def test_the_bank_pays_for_treasury_shares_of_a_friendly_sale() -> None:
    game = friendly(money=20)
    game.play(Bid(400))
    game.play(PASS)
    until(game, "FriendlySale", "LayTrack")
    assert money(game, "SR") == 1000 + 20 + 2 * 80 - 400
    assert game.table.cash == [500 + 160, 500, 500 + 80]


@pytest.mark.rule("1817 7.2.4-9", "1817 11")
def test_shorts_pay_the_same_per_share() -> None:
    game = new()
    phase(game, "5")
    cash(game, 0, 900, 700)
    company(game, "R", 5, 180, {0: 2}, city="G18", trains=["5"])
    short(game, 2, "R", 2)
    company(game, "SR", 10, 200, {1: 2}, city="C26", money=2000, trains=["5"])
    until(merger_round(game), "FriendlySale")
    game.play(OfferForSale("R"))
    game.play(Bid(1500))
    until(game, "FriendlySale", "LayTrack")
    assert per_share(game) == 300
    assert game.table.cash == [600, 900, 100]


@pytest.mark.rule("1817 7.2.4-6", "1817 11")
def test_seven_treasury_shares_are_paid() -> None:
    game = new()
    phase(game, "5")
    company(game, "R", 5, 180, {0: 2}, city="G18", trains=["5"])
    short(game, 2, "R", 4)
    shares, c = game.table.shares, number(game, "R")
    shares.give(c, shares.pool, shares.unsold, 4)
    cash(game, 0, 0, 5000)
    company(game, "SR", 10, 200, {1: 2}, city="C26", money=2000, trains=["5"])
    until(merger_round(game), "FriendlySale")
    game.play(OfferForSale("R"))
    game.play(Bid(900))
    until(game, "FriendlySale", "LayTrack")
    assert money(game, "SR") == 2000 + 1260 - 900


@pytest.mark.rule("1817 7.2.1")
def test_the_kind_of_sale_is_told() -> None:
    game = sale(0)
    opened = [event for played in game.log for event in played.events if isinstance(event, SaleOpened)]
    assert all(event.sale == "liquidation" for event in opened)
    assert step(game) == "SaleAuction"
