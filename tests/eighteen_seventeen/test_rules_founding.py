"""Chapter 5.5: a company is put up, auctioned, paid and founded."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    actions,
    cash,
    cell,
    company,
    money,
    new,
    number,
    phase,
    president,
    price,
    reason,
    step,
    stock_round,
    treasury_shares,
)
from trunkline.core import Bid, Game
from trunkline.rail.actions import PlaceToken
from trunkline.titles.eighteen_seventeen.actions import AddPrivate, ChooseSize, StartCompany, TakeLoan
from trunkline.titles.eighteen_seventeen.table import COMPANY, Table1817


def founding(name: str = "2", *, privates: tuple[str, ...] = (), **settings: Any) -> Game[Table1817]:
    """A stock round of three rich seats; the privates are with seat 0."""
    game = new(**settings)
    phase(game, name)
    cash(game, 500, 500, 500)
    for private in privates:
        game.table.owner[game.table.board.private_index[private]] = 0
    return stock_round(game)


def found(game: Game[Table1817], bid: int, size: int | None = None, city: str = "G18:0") -> None:
    """The seat whose turn it is founds SR alone."""
    game.play(StartCompany("SR", bid))
    game.play(PlaceToken(city))
    while step(game) == "CompanyAuction":
        game.play(PASS)
    if size:
        game.play(ChooseSize(size))
    if step(game) == "Payment":
        game.play(PASS)


@pytest.mark.rule("1817 5.5-1")
def test_the_first_station_goes_into_any_open_circle_but_toronto() -> None:
    game = founding()
    company(game, "UR", 2, 60, {1: 2}, city="C26")
    game.play(StartCompany("SR", 100))
    cities = {action.city for action in actions(game, PlaceToken)}
    assert {"G18:0", "D9:0", "F19:0"} <= cities  # with track, printed gray, still without a tile
    assert not cities & {"B13:0", "C26:0"}
    assert reason(game, PlaceToken("B13:0")) == ("no_open_circle", "1817 5.5-1")


@pytest.mark.rule("1817 5.5-1")
def test_a_company_in_play_is_not_put_up() -> None:
    game = founding()
    company(game, "UR", 2, 60, {1: 2}, city="C26")
    assert reason(game, StartCompany("UR", 100)) == ("company_in_use", "1817 5.5")


@pytest.mark.rule("1817 5.5-2")
@pytest.mark.parametrize("bid", [95, 101, 405])
def test_bids_are_multiples_of_5_from_100_to_400(bid: int) -> None:
    assert reason(founding(), StartCompany("SR", bid)) == ("bid_out_of_range", "1817 5.5-2")


@pytest.mark.rule("1817 5.5-2")
def test_bidding_goes_round_from_the_left_and_rises() -> None:
    game = founding()
    game.play(StartCompany("SR", 100))
    game.play(PlaceToken("G18:0"))
    assert game.seat == 1
    assert reason(game, Bid(100)) == ("bid_out_of_range", "1817 5.5-2")
    game.play(PASS)
    game.play(Bid(105))
    game.play(PASS)
    assert president(game, "SR") == 2


@pytest.mark.rule("1817 5.5-2")
def test_400_cannot_be_beaten() -> None:
    game = founding()
    found(game, 400)
    assert president(game, "SR") == 0


@pytest.mark.rule("1817 5.5-3", "1817 !1")
@pytest.mark.parametrize(("bid", "start"), [(100, 50), (105, 50), (110, 55), (115, 55), (400, 200), (350, 165)])
def test_the_price_is_half_the_bid_rounded_down(bid: int, start: int) -> None:
    game = founding()
    found(game, bid)
    assert (price(game, "SR"), money(game, "SR"), game.table.cash[0]) == (start, bid, 500 - bid)


@pytest.mark.rule("1817 5.5-3")
def test_privates_replace_cash_at_face_value() -> None:
    game = founding(privates=("CM", "MAJM"))
    game.play(StartCompany("SR", 150))
    game.play(PlaceToken("G18:0"))
    game.play(PASS)
    game.play(PASS)
    game.play(AddPrivate("MAJM"))
    assert step(game) == "StockTurn"  # the other one does not fit any more
    assert (money(game, "SR"), game.table.cash[0]) == (30, 470)
    assert game.table.owner[game.table.board.private_index["MAJM"]] == COMPANY + number(game, "SR")


@pytest.mark.rule("1817 #14")
def test_a_bid_that_cannot_be_paid_exactly_is_refused() -> None:
    game = founding(privates=("MAJM",))
    cash(game, 30)
    assert reason(game, StartCompany("SR", 100)) == ("bid_out_of_range", "1817 5.5-2")
    game.play(StartCompany("SR", 130))
    game.play(PlaceToken("G18:0"))
    game.play(PASS)
    game.play(PASS)
    assert reason(game, PASS) == ("needs_privates", "1817 5.5-3")
    game.play(AddPrivate("MAJM"))
    assert game.table.cash[0] == 20


@pytest.mark.rule("1817 5.5-3", "1817 2")
def test_the_phase_limits_the_size() -> None:
    game = founding("5")
    game.play(StartCompany("SR", 200))
    game.play(PlaceToken("G18:0"))
    game.play(PASS)
    game.play(PASS)
    assert [action.size for action in actions(game, ChooseSize)] == [5, 10]
    assert reason(game, ChooseSize(2)) == ("size_not_now", "1817 2")


@pytest.mark.rule("1817 5.5-4")
@pytest.mark.parametrize(("size", "rest"), [(5, 3), (10, 8)])
def test_the_rest_of_the_shares_lies_in_the_treasury(size: int, rest: int) -> None:
    game = founding("5")
    found(game, 200, size)
    assert treasury_shares(game, "SR") == rest
    assert game.table.certificates(0) == 1


@pytest.mark.rule("1817 5.5-5", "1817 #15")
@pytest.mark.parametrize(("size", "cost", "charter"), [(5, 50, 1), (10, 150, 3)])
def test_extra_stations_are_paid(size: int, cost: int, charter: int) -> None:
    game = founding("5")
    found(game, 200, size)
    assert (money(game, "SR"), game.table.charter[number(game, "SR")]) == (200 - cost, charter)


def without_money() -> Game[Table1817]:
    """A 10-share company of seat 0 whose treasury cannot pay its stations."""
    game = founding("5", privates=("MAJM",))
    game.play(StartCompany("SR", 200))
    game.play(PlaceToken("G18:0"))
    game.play(PASS)
    game.play(PASS)
    game.play(ChooseSize(10))
    game.play(AddPrivate("MAJM"))
    return game


@pytest.mark.rule("1817 5.5-5")
def test_loans_can_pay_the_stations() -> None:
    game = without_money()
    game.play(PASS)
    game.play(PASS)
    game.play(TakeLoan("SR"))
    assert (money(game, "SR"), game.table.owed[number(game, "SR")]) == (30, 0)


@pytest.mark.rule("1817 5.5-5", "1817 #52")
def test_unpaid_stations_mean_liquidation_before_prices_move() -> None:
    game = without_money()
    company(game, "UR", 2, 60, {1: 2}, city="C26")
    while step(game) == "StockTurn":
        game.play(PASS)
    assert cell(game, "SR") == 0


@pytest.mark.rule("1817 5.5-6")
def test_play_goes_on_left_of_the_starter() -> None:
    game = founding()
    game.play(StartCompany("SR", 100))
    game.play(PlaceToken("G18:0"))
    game.play(PASS)
    game.play(Bid(105))
    game.play(PASS)
    assert step(game) == "StockTurn"
    assert game.seat == 1


@pytest.mark.rule("1817 #13")
def test_who_is_at_the_certificate_limit_does_not_bid() -> None:
    game = founding()
    game.table.shares.held[1][number(game, "WC")] = 21
    game.play(StartCompany("SR", 100))
    game.play(PlaceToken("G18:0"))
    assert game.seat == 2


@pytest.mark.rule("1817 #16", "1817 1.2.6-4")
def test_the_train_station_gives_one_station_once() -> None:
    game = founding(privates=("TS",))
    game.play(StartCompany("SR", 100))
    game.play(PlaceToken("G18:0"))
    game.play(PASS)
    game.play(PASS)
    game.play(AddPrivate("TS"))
    assert game.table.charter[number(game, "SR")] == 1
    assert game.table.uses[game.table.board.private_index["TS"]] == 0
