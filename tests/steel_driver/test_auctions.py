"""Chapter 5: control is auctioned."""

import pytest

from tests.steel_driver.positions import COMPANIES, EXAMPLES, HAND_ON, kinds, new, number, offer, only, reason
from trunkline.core import Bid, Game, Pass, Passed, move
from trunkline.titles.steel_driver.actions import HandOn, OfferControl
from trunkline.titles.steel_driver.events import AuctionsEnded, ControlWon, HandedOn
from trunkline.titles.steel_driver.table import NOBODY, Table


def auction(game: Game[Table], company: str, *bids: int) -> None:
    """The active player opens with the first bid; each next one is the next bidder's, 0 for a pass."""
    game.play(offer(company, bids[0]))
    for bid in bids[1:]:
        game.play(Bid(bid) if bid else Pass())


@pytest.mark.rule("SD 5.1")
def test_the_active_player_offers_a_company_or_hands_on() -> None:
    options = new().options()
    assert [option.action.company for option in options if isinstance(option.action, OfferControl)] == list(COMPANIES)
    assert options[-1].action == HandOn()


@pytest.mark.rule("SD 5.1")
def test_handing_on_passes_the_marker_to_the_left() -> None:
    game = new()
    game.play(HAND_ON)
    assert game.seat == game.table.active == 1


@pytest.mark.rule("SD 5.1")
def test_an_unknown_company_cannot_be_offered() -> None:
    assert reason(new(), offer("purple")) == ("no_such_company", "SD 2.1")


@pytest.mark.rule("SD 5.2")
@pytest.mark.parametrize("amount", [-1, 0, 9])
def test_the_opening_bid_is_at_least_one_and_in_hand(amount: int) -> None:
    assert reason(new(), offer("red", amount)) == ("bid_out_of_range", "SD 5.2")


@pytest.mark.rule("SD 5.3")
def test_bidders_follow_clockwise_and_bid_higher() -> None:
    game = new()
    game.play(offer("red", 3))
    assert game.seat == 1
    assert reason(game, Bid(3)) == ("bid_out_of_range", "SD 5.3")
    game.play(Bid(4))
    assert game.seat == 2


@pytest.mark.rule("SD 5.3")
def test_passing_is_for_good_and_bidding_goes_round() -> None:
    game = new(3)
    auction(game, "red", 1, 2, 0, 3)  # seat 2 passes, the opener bids again
    assert game.seat == 1
    game.play(Bid(4))
    assert game.seat == 0  # seat 2 is out


@pytest.mark.rule("SD 5.3")
def test_the_last_one_in_wins_and_cannot_raise() -> None:
    game = new(3)
    auction(game, "red", 2, 0, 0)
    assert game.table.control[0] == 0
    assert reason(game, Bid(5))[0] == "not_now"


@pytest.mark.rule("SD 5.4")
def test_the_winner_pays_into_the_box_and_takes_a_share() -> None:
    game = new(3)
    auction(game, "green", 1, 4, 0, 0)
    table = game.table
    assert table.boxes[number("green")] == 4
    assert table.cubes == [10, 6, 10]
    assert table.control[number("green")] == 1
    assert table.shares_of(1, number("green")) == 1
    assert table.stock[number("green")] == 4


@pytest.mark.rule("SD 5.5")
def test_the_openers_neighbour_is_next_not_the_winners() -> None:
    game = new(3)
    auction(game, "red", 1, 0, 3, 0)
    assert game.table.control[0] == 2
    assert game.seat == 1


@pytest.mark.rule("SD 5.6")
def test_a_company_is_auctioned_once_a_round() -> None:
    game = new(3)
    auction(game, "red", 1, 0, 0)
    assert reason(game, offer("red")) == ("already_auctioned", "SD 5.6")
    assert (offer("red"), "already_auctioned") in [(action, why.code) for action, why in game.decision.disabled(game)]


@pytest.mark.rule("SD 5.6")
def test_one_player_may_control_several_companies_and_the_marker_circles() -> None:
    game = new(3)
    auction(game, "red", 1, 0, 0)  # opened by seat 0
    auction(game, "yellow", 1, 0, 2, 0)  # by seat 1
    auction(game, "green", 1, 2, 0, 0)  # by seat 2
    auction(game, "blue", 1, 0, 0)  # by seat 0 again
    assert game.table.control == [0, 0, 0, 0, NOBODY, NOBODY]


@pytest.mark.rule("SD 5.7")
@pytest.mark.rule("SD 5.8")
def test_the_phase_ends_when_all_six_are_auctioned() -> None:
    game = new(3)
    for company in COMPANIES:
        auction(game, company, 1, 0, 0)
    assert kinds(game.log[-1].events).count("AuctionsEnded") == 1
    assert only(game.log[-1].events, AuctionsEnded).unsold == 0
    assert game.table.active == 0  # six openers of three: left of the last one


@pytest.mark.rule("SD 5.7")
@pytest.mark.rule("SD A14")
@pytest.mark.rule("SD A34")
def test_the_phase_ends_when_all_hand_on_in_succession() -> None:
    game = new(3)
    game.play(HAND_ON)
    game.play(HAND_ON)
    auction(game, "blue", 1, 0, 0)  # counted anew after an auction
    game.play(HAND_ON)
    game.play(HAND_ON)
    events = game.play(HAND_ON)
    assert only(events, AuctionsEnded).unsold == 5


@pytest.mark.rule("SD A14")
@pytest.mark.rule("SD A15")
def test_after_handing_on_the_marker_is_back_and_begins_the_next_round() -> None:
    game = new(3)
    auction(game, "blue", 2, 0, 0)
    for _ in range(3):
        game.play(HAND_ON)  # seats 1, 2 and 0
    while game.table.round == 1:
        game.play(game.options()[0].action)
    assert game.seat == game.table.active == 1


@pytest.mark.rule("SD 5.8")
@pytest.mark.rule("SD A15")
def test_left_of_the_last_opener_begins_the_next_round() -> None:
    game = new(4)
    for company in COMPANIES:
        auction(game, company, 1, 0, 0, 0)  # opened by seats 0, 1, 2, 3, 0, 1
    while game.table.round == 1:
        game.play(game.options()[0].action)
    assert game.seat == 2


@pytest.mark.rule("SD 5.9")
@pytest.mark.rule("SD A32")
def test_the_example_of_the_rulebook() -> None:
    example = EXAMPLES["auction"]
    seats = example["seats_clockwise"]
    game = new(seats)
    (_, first), *others = example["bids"]
    game.play(offer(example["company"], first))
    for name, bid in others:
        assert game.seats[game.seat or 0] == name
        game.play(Bid(bid))
    for _ in range(2):
        game.play(Pass())
    events = game.play(Pass())
    won = only(events, ControlWon)
    assert seats[won.seat] == example["winner"]
    assert game.table.boxes[number(example["company"])] == example["paid"]
    assert seats[game.seat or 0] == example["next_active"]


@pytest.mark.rule("SD A12")
def test_who_cannot_outbid_passes_by_himself() -> None:
    game = new(3)
    move(game.table.cubes, 1, game.table.supply, 0, 7)
    events = game.play(offer("red", 3))
    assert Passed(1) in events
    assert game.seat == 2


@pytest.mark.rule("SD A12")
def test_nobody_bids_more_than_his_cubes() -> None:
    game = new(3)
    game.play(offer("red", 3))
    assert reason(game, Bid(11)) == ("bid_out_of_range", "SD 5.3")
    assert game.refusal(Bid(10)) is None


@pytest.mark.rule("SD A12")
def test_without_cubes_the_marker_is_handed_on_by_itself() -> None:
    game = new(3)
    move(game.table.cubes, 1, game.table.supply, 0, 10)
    events = game.play(HAND_ON)
    assert [event.seat for event in events if isinstance(event, HandedOn)] == [0, 1]
    assert game.seat == 2


@pytest.mark.rule("SD A12")
def test_when_nobody_has_cubes_the_phase_is_over() -> None:
    game = new(3)
    for seat in (1, 2):
        move(game.table.cubes, seat, game.table.supply, 0, 10)
    events = game.play(offer("red", 10))
    assert only(events, AuctionsEnded).unsold == 5


@pytest.mark.rule("SD A13")
def test_the_opener_stays_in() -> None:
    game = new(3)
    auction(game, "red", 1, 2, 3)
    assert game.seat == 0
    game.play(Bid(4))
    assert game.view()["stack"][-1]["leader_seat"] == 0
