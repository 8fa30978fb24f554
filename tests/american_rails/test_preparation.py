"""The preparation round: rules P and the rulings on auctions."""

import pytest

from tests.american_rails.positions import (
    COMPANIES,
    legal,
    new,
    number,
    pass_out,
    play,
    prepared,
    refusal,
    sell,
    set_cash,
    treasury,
)
from trunkline.core import Bid, Pass, Range
from trunkline.titles.american_rails.actions import OfferShare, StartTrack
from trunkline.titles.american_rails.years import Year


@pytest.mark.rule("AR P1", "AR P6")
def test_one_share_of_every_company_is_sold() -> None:
    game = prepared()
    assert game.table.unsold == [4, 3, 2, 3, 1, 2]
    assert isinstance(game.stack[0], Year)


@pytest.mark.rule("AR P2")
def test_the_banker_picks_the_first_company_and_bids_first() -> None:
    game = new()
    assert legal(game) == [OfferShare(company) for company in COMPANIES]
    play(game, OfferShare("liberty"))
    assert game.seat == game.table.banker
    assert game.options()[0].amount == Range(10, 50)
    assert refusal(game, Bid(9)).code == "bid_out_of_range"


@pytest.mark.rule("AR P3")
def test_bids_go_round_clockwise_until_one_is_left() -> None:
    game = new()
    game.table.banker = 2
    game.stack[0].picker = game.stack[1].seat = 2  # type: ignore[attr-defined]
    play(game, OfferShare("liberty"))
    seats = []
    for action in (Bid(10), Pass(), Bid(12), Bid(13), Pass(), Bid(20), Pass()):
        seats.append(game.seat)
        play(game, action)
    assert seats == [2, 3, 0, 1, 2, 0, 1]
    assert game.table.shares_of(0, number("liberty")) == 1


@pytest.mark.rule("AR P3")
def test_who_passed_is_out_of_this_auction_only() -> None:
    game = new()
    banker = game.table.banker
    sell(game, "liberty", (banker + 1) % 4, 10, "chicago")
    play(game, OfferShare("majestic"))
    asked = []
    while game.decision.takes == (Bid, Pass):
        asked.append(game.seat)
        play(game, Pass())
    assert sorted(asked, key=str) == [0, 1, 2, 3]


@pytest.mark.rule("AR P4")
def test_what_the_winner_does() -> None:
    game = new()
    winner = (game.table.banker + 2) % 4
    sell(game, "majestic", winner, 17)
    table = game.table
    assert table.shares_of(winner, number("majestic")) == 1
    assert (table.cash[winner], treasury(game, "majestic")) == (33, 17)
    assert game.seat == winner
    play(game, StartTrack("boston"))
    assert table.income[number("majestic")] == 5
    assert table.supply[number("majestic")] == 20
    assert table.order == [winner]
    assert game.seat == winner
    play(game, OfferShare("american"))
    assert game.seat == winner


@pytest.mark.rule("AR P4")
def test_a_second_purchase_leaves_the_train_where_it_is() -> None:
    game = new()
    winner = game.table.banker
    sell(game, "majestic", winner, 10, "boston")
    sell(game, "american", winner, 10, "albany")
    assert game.table.order == [winner]


@pytest.mark.rule("AR P4")
def test_a_company_comes_up_only_once() -> None:
    game = new()
    sell(game, "majestic", game.table.banker, 10, "boston")
    assert OfferShare("majestic") not in legal(game)
    assert refusal(game, OfferShare("majestic")).code == "auctioned_already"
    assert refusal(game, OfferShare("santa fe")).code == "unknown_company"


@pytest.mark.rule("AR P5", "AR Q6", "AR Q7")
def test_without_a_bid_the_share_leaves_and_the_last_to_pass_picks_and_opens() -> None:
    game = new()
    banker = game.table.banker
    pass_out(game, "majestic")
    assert game.table.gone[number("majestic")] == 1
    assert game.seat == (banker - 1) % 4
    play(game, OfferShare("liberty"))
    assert game.seat == (banker - 1) % 4


@pytest.mark.rule("AR P6", "AR Q15")
def test_a_company_may_stay_off_the_board() -> None:
    game = new()
    pass_out(game, "majestic")
    cities = iter(("chicago", "buffalo", "st_louis", "atlanta", "memphis"))
    for company in COMPANIES:
        if company != "majestic":
            sell(game, company, game.table.banker, 10, next(cities))
    assert game.table.laid[number("majestic")] == 0
    assert isinstance(game.stack[0], Year)


@pytest.mark.rule("AR P7", "AR Q16")
def test_who_owns_nothing_follows_from_the_banker_clockwise() -> None:
    game = new(5)
    banker = game.table.banker
    buyer = (banker + 3) % 5
    sell(game, "american", buyer, 10, "chicago")
    for company in COMPANIES[1:]:
        pass_out(game, company)
    assert game.table.order == [buyer, banker, *((banker + n) % 5 for n in (1, 2, 4))]


@pytest.mark.rule("AR Q50")
def test_the_game_goes_on_when_nothing_is_bought() -> None:
    game = new()
    for company in COMPANIES:
        pass_out(game, company)
    banker = game.table.banker
    assert game.table.order == [(banker + n) % 4 for n in range(4)]
    assert game.seat == banker


@pytest.mark.rule("AR Q1")
def test_nobody_bids_more_than_the_own_cash() -> None:
    game = new()
    play(game, OfferShare("liberty"))
    assert game.refusal(Bid(50)) is None
    assert refusal(game, Bid(51)).facts["high"] == 50


@pytest.mark.rule("AR Q2")
def test_a_bid_is_at_least_one_more() -> None:
    game = new()
    play(game, OfferShare("liberty"), Bid(22))
    assert game.options()[0].amount == Range(23, 50)


@pytest.mark.rule("AR Q3")
def test_the_last_player_is_not_forced_to_buy() -> None:
    game = new()
    play(game, OfferShare("liberty"), Pass(), Pass(), Pass())
    assert legal(game) == [Bid(10), Pass()]
    play(game, Pass())
    assert game.table.gone[number("liberty")] == 1


@pytest.mark.rule("AR Q4")
def test_the_high_bidder_need_not_confirm() -> None:
    game = new()
    play(game, OfferShare("liberty"), Bid(10), Pass(), Pass(), Pass())
    assert game.table.sold(number("liberty")) == 1


@pytest.mark.rule("AR Q5")
def test_who_cannot_pay_passes_without_being_asked() -> None:
    game = new()
    banker = game.table.banker
    cash = [50] * 4
    cash[(banker + 1) % 4] = 12
    set_cash(game, *cash)
    play(game, OfferShare("liberty"), Bid(12))
    assert game.seat == (banker + 2) % 4


@pytest.mark.rule("AR Q5", "AR P5")
def test_nobody_can_pay() -> None:
    game = new()
    set_cash(game, 9, 9, 9, 9)
    banker = game.table.banker
    play(game, OfferShare("liberty"))
    assert game.table.gone[number("liberty")] == 1
    assert game.seat == (banker - 1) % 4


@pytest.mark.rule("AR Q8")
def test_the_last_company_needs_no_pick() -> None:
    game = new()
    for company in COMPANIES[:4]:
        pass_out(game, company)
    play(game, OfferShare("liberty"), Pass(), Pass(), Pass(), Pass())
    assert legal(game) == [Bid(10), Pass()]
    assert game.decision.facts()["company"] == "republic"


@pytest.mark.rule("AR Q10")
def test_the_first_cube_is_free() -> None:
    game = new()
    sell(game, "liberty", game.table.banker, 10, "new_york")
    assert treasury(game, "liberty") == 10


@pytest.mark.rule("AR Q11")
def test_any_city_without_cubes_may_be_the_first() -> None:
    game = new()
    sell(game, "liberty", game.table.banker, 10)
    assert len(legal(game)) == 39
    play(game, StartTrack("new_york"))
    sell(game, "majestic", game.table.banker, 10)
    assert len(legal(game)) == 38
    assert refusal(game, StartTrack("new_york")).code == "city_taken"
    assert refusal(game, StartTrack("denver")).code == "unknown_city"
