"""The sale of the privates: rules 6.0-2 and 7.0 to 7.3, with their rulings."""

from typing import Any

import pytest

from tests.eighteen_thirty.positions import code, new, number, offered, step
from trunkline.core import Bid, Game, Pass
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_thirty.actions import BidPrivate, BuyPrivate, SetPar, StartCompany

PRICES = (("SV", 20), ("CS", 40), ("DH", 70), ("MH", 110), ("CA", 160), ("BOP", 220))


def buy_up_to(game: Game[Any], last: str) -> None:
    """The players buy the privates in turn, each for its price."""
    for name, cost in PRICES:
        game.play(BuyPrivate(name, cost))
        if name == last:
            return


@pytest.mark.rule("1830 7.0-1")
@pytest.mark.rule("1830 4.0-6")
def test_privates_are_offered_one_by_one_the_cheapest_first() -> None:
    game = new()
    assert game.seat == 0
    assert offered(game, BuyPrivate) == [BuyPrivate("SV", 20)]
    game.play(Pass())
    assert (game.seat, offered(game, BuyPrivate)) == (1, [BuyPrivate("SV", 20)])
    game.play(BuyPrivate("SV", 20))
    assert (game.seat, offered(game, BuyPrivate)) == (2, [BuyPrivate("CS", 40)])


@pytest.mark.rule("1830 7.1")
def test_a_turn_is_one_purchase_one_bid_or_a_pass_and_a_pass_is_not_final() -> None:
    game = new(2)
    game.play(Pass())
    game.play(BidPrivate("MH", 115))
    assert game.seat == 0
    assert code(game, BuyPrivate("CS", 40)) == "private_not_on_offer"
    assert code(game, BuyPrivate("SV", 15)) == "wrong_price"
    game.play(BuyPrivate("SV", 20))
    assert game.seat == 1


@pytest.mark.rule("1830 6.0-2")
@pytest.mark.rule("1830 7.0-2")
def test_shares_come_when_the_last_private_is_sold_in_the_same_round_without_sales() -> None:
    game = new()
    assert code(game, StartCompany("PRR", 67)) == "not_now"
    buy_up_to(game, "BOP")
    game.play(SetPar("BO", 100))
    assert game.table.stock_rounds == 1
    assert step(game) == "StockTurn"
    game.play(StartCompany("PRR", 76))
    while game.seat != 2:
        game.play(Pass())
    game.play(BuyShare("PRR", "offering"))
    assert code(game, SellShares("PRR", 1)) == "no_selling_yet"


@pytest.mark.rule("1830 7.0-3")
@pytest.mark.rule("1830 4.0-5")
def test_the_card_goes_left_of_whoever_bought_last_even_a_private() -> None:
    game = new()
    buy_up_to(game, "BOP")  # the sixth purchase is seat 1's
    game.play(SetPar("BO", 100))
    for _ in range(4):
        game.play(Pass())
    assert game.table.priority == 2


@pytest.mark.rule("1830 7.2-1")
def test_a_bid_is_five_more_than_face_value_and_any_bid_and_not_on_the_private_on_offer() -> None:
    game = new()
    assert code(game, BidPrivate("SV", 25)) == "bid_on_offered_private"
    assert code(game, BidPrivate("DH", 74)) == "private_bid_out_of_range"
    game.play(BidPrivate("DH", 75))
    assert code(game, BidPrivate("DH", 79)) == "private_bid_out_of_range"
    game.play(BidPrivate("DH", 80))


@pytest.mark.rule("1830 #8")
def test_bids_are_whole_dollars() -> None:
    game = new()
    game.play(BidPrivate("DH", 77))
    assert code(game, BidPrivate("DH", 81)) == "private_bid_out_of_range"
    assert code(game, BidPrivate("DH", 82)) is None


@pytest.mark.rule("1830 7.2-2")
def test_money_bid_is_set_aside() -> None:
    game = new(6)
    game.play(BidPrivate("BOP", 390))
    for _ in range(5):
        game.play(Pass())
    assert game.table.free_cash(0) == 10
    assert code(game, BuyPrivate("SV", 20)) == "not_enough_money"
    assert code(game, BidPrivate("CA", 165)) == "private_bid_out_of_range"


@pytest.mark.rule("1830 #51")
def test_an_own_bid_can_be_raised_and_is_replaced() -> None:
    game = new(2)
    game.play(BidPrivate("BOP", 1000))
    game.play(Pass())
    game.play(BidPrivate("BOP", 1200))
    assert game.table.free_cash(0) == 0
    assert game.table.bids[5] == ((0, 1200),)


@pytest.mark.rule("1830 7.2-3")
def test_a_single_bidder_gets_the_private_at_once_for_the_bid() -> None:
    game = new()
    game.play(BidPrivate("CS", 45))
    game.play(BuyPrivate("SV", 20))
    assert game.table.owner[:2] == [1, 0]
    assert game.table.cash[0] == 555
    assert (game.seat, offered(game, BuyPrivate)) == (2, [BuyPrivate("DH", 70)])


@pytest.mark.rule("1830 7.2-3")
@pytest.mark.rule("1830 7.2-4")
@pytest.mark.rule("1830 #7")
def test_several_bidders_hold_an_auction_that_goes_round_from_left_of_the_highest() -> None:
    game = new()
    game.play(BidPrivate("CS", 45))
    game.play(BidPrivate("CS", 50))
    game.play(BidPrivate("CS", 55))
    game.play(BuyPrivate("SV", 20))
    assert (step(game), game.seat) == ("PrivateAuction", 0)
    assert code(game, Bid(59)) == "bid_out_of_range"
    game.play(Bid(60))
    game.play(Pass())  # seat 1 is out for good
    game.play(Bid(65))
    game.play(Pass())
    assert game.table.owner[1] == 2
    assert game.table.cash == [600, 600, 535, 580]
    assert game.seat == 0  # left of seat 3, who bought SV


@pytest.mark.rule("1830 #7")
def test_on_the_platform_the_lowest_bidder_speaks() -> None:
    game = new(private_auction_order="lowest_bidder_speaks")
    game.play(BidPrivate("CS", 45))
    game.play(BidPrivate("CS", 50))
    game.play(BidPrivate("CS", 55))
    game.play(BuyPrivate("SV", 20))
    game.play(Bid(60))
    assert game.seat == 1
    game.play(Bid(65))
    assert game.seat == 2


@pytest.mark.rule("1830 #52")
def test_a_bid_breaks_the_row_of_passes_and_its_winner_is_the_last_buyer() -> None:
    game = new()
    for _ in range(3):
        game.play(Pass())
    game.play(BidPrivate("CS", 45))
    assert game.table.cut[0] == 0
    game.play(BuyPrivate("SV", 20))  # by seat 0; seat 3 gets CS by its bid
    for _ in range(4):
        game.play(Pass())
    assert game.table.priority == 0  # left of seat 3


@pytest.mark.rule("1830 #52")
def test_on_the_platform_the_card_follows_the_last_ordinary_buyer() -> None:
    game = new(priority_after_private_auction="last_ordinary_buyer")
    for _ in range(3):
        game.play(Pass())
    game.play(BidPrivate("CS", 45))
    game.play(BuyPrivate("SV", 20))
    for _ in range(4):
        game.play(Pass())
    assert game.table.priority == 1  # left of seat 0


@pytest.mark.rule("1830 7.3-2")
def test_on_the_platform_the_round_goes_on_after_the_revenue() -> None:
    game = new(unsold_private="round_goes_on")
    game.play(BuyPrivate("SV", 20))
    for _ in range(4):
        game.play(Pass())
    assert (game.table.stock_rounds, game.seat, game.table.cash[0]) == (1, 1, 585)


@pytest.mark.rule("1830 7.3-1")
@pytest.mark.rule("1830 #57")
def test_nobody_wants_sv_and_it_gets_cheaper_in_the_same_round_until_it_must_be_taken() -> None:
    game = new()
    for cut in (5, 10, 15, 20):
        for _ in range(4):
            game.play(Pass())
        assert game.table.cut[0] == cut
        assert game.table.stock_rounds == 1
    assert game.table.cash == [600] * 4
    assert code(game, Pass()) == "must_take_private"
    assert [option.action for option in game.options()] == [BuyPrivate("SV", 0)]
    game.play(BuyPrivate("SV", 0))
    assert game.seat == 1


@pytest.mark.rule("1830 7.3-2")
@pytest.mark.rule("1830 4.0-6")
def test_nobody_wants_another_private_and_a_new_round_begins_after_the_revenue() -> None:
    game = new()
    game.play(BuyPrivate("SV", 20))
    for _ in range(4):
        game.play(Pass())
    assert game.table.stock_rounds == 2
    assert game.table.cash[0] == 585
    assert (game.seat, offered(game, BuyPrivate)) == (1, [BuyPrivate("CS", 40)])


@pytest.mark.rule("1830 #9")
def test_bids_stay_when_the_round_ends_and_a_cheaper_sv_keeps_its_face_value() -> None:
    game = new()
    game.play(BidPrivate("BOP", 225))
    for _ in range(8):
        game.play(Pass())
    game.play(BuyPrivate("SV", 10 if game.table.cut[0] == 10 else 15))
    for _ in range(4):
        game.play(Pass())
    assert game.table.stock_rounds == 2
    assert game.table.bids[5] == ((0, 225),)
    owner = game.table.owner[0]
    before = game.table.cash[owner] - game.table.board.privates[0].revenue
    assert game.title.worth(game)[owner] == before + 5 + 20


@pytest.mark.rule("1830 #10")
@pytest.mark.parametrize("until", ["end_of_first_stock_round", "end_of_stock_round_in_which_last_private_sold"])
def test_only_the_very_first_stock_round_is_closed_to_selling(until: str) -> None:
    game = new(no_selling_until=until)
    game.play(BuyPrivate("SV", 20))
    for _ in range(4):
        game.play(Pass())
    for name, cost in PRICES[1:]:
        game.play(BuyPrivate(name, cost))
    game.play(SetPar("BO", 67))
    assert game.table.stock_rounds == 2
    buyer = game.seat
    game.play(BuyShare("BO", "offering"))
    if game.seat == buyer:
        game.play(Pass())
    while game.seat != buyer:
        game.play(Pass())
    refused = code(game, SellShares("BO", 1))
    assert refused == (None if until == "end_of_first_stock_round" else "no_selling_yet")


@pytest.mark.rule("1830 8.1-3")
@pytest.mark.rule("1830 #41")
def test_ca_brings_a_prr_share_that_has_no_price_yet() -> None:
    game = new()
    buy_up_to(game, "CA")
    assert game.table.shares.held[0][number("PRR")] == 1
    assert game.table.shares.held[game.table.shares.unsold][number("PRR")] == 9


@pytest.mark.rule("1830 8.0-1")
@pytest.mark.rule("1830 8.1-1")
@pytest.mark.rule("1830 #11")
def test_the_bo_private_brings_the_presidency_and_par_is_set_at_once() -> None:
    game = new()
    buy_up_to(game, "CA")
    buyer = game.seat
    game.play(BuyPrivate("BOP", 220))
    assert (step(game), game.seat) == ("ChoosePar", buyer)
    cash = game.table.cash[buyer]
    game.play(SetPar("BO", 90))
    assert game.table.shares.president[number("BO")] == buyer
    assert game.table.shares.held[buyer][number("BO")] == 2
    assert game.table.cash[buyer] == cash
    assert game.table.market.price(number("BO")) == 90
