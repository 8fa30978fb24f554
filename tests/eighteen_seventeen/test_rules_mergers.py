"""Chapters 7, 7.1 and 7.3: conversions, mergers, stations taken over."""

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
    merger_round,
    money,
    new,
    number,
    owned,
    phase,
    pooled,
    president,
    price,
    reason,
    short,
    station,
    step,
    treasury_shares,
    until,
)
from trunkline.core import Accept, Decline, Game
from trunkline.rail.actions import BuyShare, DiscardTrain, SellShares
from trunkline.titles.eighteen_seventeen.actions import Convert, Merge, OfferForSale, RemoveMarker, TakeLoan
from trunkline.titles.eighteen_seventeen.table import COMPANY, Table1817


def two(
    size: int, first: int = 80, second: int = 60, *, same: bool = False, other: int = 1, **settings: Any
) -> Game[Table1817]:
    """A merger round; SR of seat 0 acts first, UR belongs to seat 1 (or to seat 0 too)."""
    game = new(**settings)
    phase(game, "3")
    cash(game, 500, 500, 500)
    company(game, "SR", size, first, {0: 2}, city="G18", trains=["3"], money=100)
    company(game, "UR", size, second, {0 if same else other: 2}, city="C26", trains=["3"], money=30, loans=1)
    return merger_round(game)


def merge(game: Game[Table1817], survivor: str = "SR") -> None:
    game.play(Merge("SR", "UR", survivor))
    if step(game) == "MergeOffer":
        game.play(Accept())


# -- 7 and 7.1


@pytest.mark.rule("1817 7", "1817 7.1")
def test_normal_companies_act_in_operating_order() -> None:
    game = new()
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["2"])
    company(game, "UR", 2, 80, {1: 2}, city="C26", trains=["2"])
    company(game, "R", 2, 2, {2: 2}, city="C8", trains=["2"])
    company(game, "H", 10, 100, {2: 2}, city="D9", trains=["2"])
    merger_round(game)
    assert (step(game), game.seat) == ("Conversion", 1)
    game.play(PASS)
    assert game.seat == 0
    game.play(PASS)
    assert step(game) not in ("Conversion",)  # not the one in acquisition, nor one with ten shares


@pytest.mark.rule("1817 7.1")
def test_only_equal_sizes_of_the_normal_zone_merge() -> None:
    game = two(5)
    company(game, "R", 2, 60, {2: 2})
    company(game, "H", 5, 3, {2: 2})
    assert reason(game, Merge("SR", "R", "SR")) == ("sizes_differ", "1817 7.1")
    assert reason(game, Merge("SR", "H", "SR")) == ("not_free_to_merge", "1817 7.1")


@pytest.mark.rule("1817 7.1")
@pytest.mark.parametrize(("answer", "size"), [(Accept(), 5), (Decline(), 2)])
def test_the_other_president_is_asked(answer: Any, size: int) -> None:
    game = two(2)
    game.play(Merge("SR", "UR", "SR"))
    assert (step(game), game.seat) == ("MergeOffer", 1)
    game.play(answer)
    assert game.table.shares.size[number(game, "SR")] == size


@pytest.mark.rule("1817 7.1")
def test_after_a_no_the_company_may_still_convert_but_not_ask_again() -> None:
    game = two(2)
    game.play(Merge("SR", "UR", "SR"))
    game.play(Decline())
    assert (step(game), game.seat) == ("Conversion", 0)
    assert actions(game, Merge) == []
    assert reason(game, Merge("SR", "UR", "SR")) == ("not_free_to_merge", "1817 7.1")
    game.play(Convert("SR"))
    assert game.table.shares.size[number(game, "SR")] == 5


@pytest.mark.rule("1817 7.1")
def test_once_per_company_and_round() -> None:
    game = two(2)
    company(game, "R", 2, 50, {2: 2}, city="C8", trains=["3"])
    game = merger_round(game)
    game.play(Convert("SR"))
    until(game, "Conversion")
    assert [action.partner for action in actions(game, Merge)] == ["R"] * 2


@pytest.mark.rule("1817 7.1.1", "1817 7.1.4", "1817 1.2.7-2")
def test_a_conversion_adds_shares_and_buys_a_station() -> None:
    game = two(2)
    game.play(Convert("SR"))
    assert (treasury_shares(game, "SR"), price(game, "SR")) == (3, 80)
    until(game, "NewLoans")
    game.play(PASS)
    assert (money(game, "SR"), game.table.charter[number(game, "SR")]) == (50, 1)


@pytest.mark.rule("1817 7.1.1")
@pytest.mark.parametrize(("have", "bought"), [(6, 2), (7, 1), (8, 0)])
def test_stations_of_a_new_10_share_company(have: int, bought: int) -> None:
    game = two(5)
    c = number(game, "SR")
    game.table.hand_marker(c, have - 1)
    game.play(Convert("SR"))
    until(game, "NewLoans").play(PASS)
    assert game.table.markers(c) == have + bought
    assert money(game, "SR") == 100 - 50 * bought


@pytest.mark.rule("1817 7.1.1", "1817 #59", "1817 #8")
def test_who_declines_loans_and_cannot_pay_is_liquidated_in_the_next_round() -> None:
    game = two(2)
    game.table.spend(number(game, "SR"), 80)
    game.play(Convert("SR"))
    until(game, "NewLoans").play(PASS)
    assert cell(game, "SR") == 0
    until(game, "LayTrack")
    assert game.table.shares.size[number(game, "SR")] == 5


@pytest.mark.rule("1817 7.1.1", "1817 1.2.5-1")
def test_loans_with_the_new_limit() -> None:
    game = two(2)
    game.play(Convert("SR"))
    until(game, "NewLoans")
    for _ in range(5):
        game.play(TakeLoan("SR"))
    assert step(game) != "NewLoans"
    assert loans(game, "SR") == 5


@pytest.mark.rule("1817 #35")
def test_the_phase_does_not_limit_conversions() -> None:
    game = two(2)
    phase(game, "2")
    assert game.refusal(Convert("SR")) is None


# -- 7.1.2


@pytest.mark.rule("1817 7.1.2-1", "1817 7.1.2-2", "1817 7.1.2-3", "1817 !2")
def test_two_2_share_companies_of_one_president() -> None:
    game = two(2, 80, 60, same=True)
    merge(game)
    assert (price(game, "SR"), treasury_shares(game, "SR"), held(game, 0, "SR")) == (135, 3, 2)
    assert (money(game, "SR"), loans(game, "SR"), owned(game, "SR")) == (130, 1, ["3", "3"])
    assert game.table.shares.size[number(game, "UR")] == 0
    assert game.table.markers(number(game, "SR")) == 2  # none is bought


@pytest.mark.rule("1817 7.1.2-3")
def test_the_initiator_buys_a_share_for_the_certificate() -> None:
    game = two(2, 80, 60)
    merge(game)
    assert (president(game, "SR"), held(game, 0, "SR"), held(game, 1, "SR")) == (0, 2, 1)
    assert (treasury_shares(game, "SR"), game.table.cash[0], money(game, "SR")) == (2, 365, 265)


@pytest.mark.rule("1817 #31")
def test_who_cannot_pay_that_share_cannot_merge() -> None:
    game = two(2, 80, 60)
    cash(game, 134)
    assert reason(game, Merge("SR", "UR", "SR")) == ("too_expensive", "1817 7.1.2-3")


@pytest.mark.rule("1817 !2")
def test_the_sum_is_never_more_than_600() -> None:
    game = two(2, 400, 360, same=True)
    merge(game)
    assert price(game, "SR") == 600


@pytest.mark.rule("1817 #32", "1817 7.1.2-1")
@pytest.mark.parametrize(("platform", "free"), [(None, True), ("18xx.games", False)])
def test_who_survives(platform: str | None, free: bool) -> None:
    game = two(2, platform=platform)
    assert (game.refusal(Merge("SR", "UR", "UR")) is None) == free
    if free:
        merge(game, "UR")
        assert game.table.shares.size[number(game, "SR")] == 0
        assert owned(game, "UR") == ["3", "3"]


# -- 7.1.3


@pytest.mark.rule("1817 7.1.3-1", "1817 7.1.3-2", "1817 7.1.3-3")
def test_two_5_share_companies() -> None:
    game = two(5, 80, 65)
    game.table.shares.give(number(game, "SR"), game.table.shares.unsold, 0, 1)
    game.table.shares.give(number(game, "UR"), game.table.shares.unsold, game.table.shares.pool, 1)
    merge(game)
    assert price(game, "SR") == 70  # 72.50, rounded down
    assert (held(game, 0, "SR"), held(game, 1, "SR"), pooled(game, "SR"), treasury_shares(game, "SR")) == (3, 2, 1, 4)
    assert president(game, "SR") == 0


@pytest.mark.rule("1817 7.1.3-3")
def test_a_tie_goes_to_the_initiator() -> None:
    game = two(5, 80, 65)
    merge(game)
    assert president(game, "SR") == 0


@pytest.mark.rule("1817 #48")
def test_the_largest_shareholder_of_both_presides() -> None:
    game = two(5, 80, 65)
    for name in ("SR", "UR"):
        game.table.shares.give(number(game, name), game.table.shares.unsold, 2, 2)
    merge(game)
    assert president(game, "SR") == 2


@pytest.mark.rule("1817 7.1.3-3", "1817 5.1-2")
def test_shares_and_shorts_of_one_player_close() -> None:
    game = two(5, 80, 65)
    short(game, 0, "UR")
    merge(game)
    assert (held(game, 0, "SR"), game.table.shares.short[0][number(game, "SR")]) == (1, 0)
    assert president(game, "SR") == 1


@pytest.mark.rule("1817 7.1.3-4")
def test_more_than_five_shorts_after_it() -> None:
    game = two(5, 80, 65)
    short(game, 2, "SR", 4)
    short(game, 2, "UR", 4)
    merge(game)
    assert game.table.shares.shorted(number(game, "SR")) == 8
    assert game.title.totals(game)["shares"] == 0


@pytest.mark.rule("1817 #33")
def test_no_merger_without_a_holder_of_two_shares() -> None:
    game = two(5, 80, 65)
    short(game, 0, "UR", 1)
    short(game, 1, "SR", 1)
    assert reason(game, Merge("SR", "UR", "SR")) == ("nobody_can_preside", "1817 7.1.3-3")


# -- 7.1.4


@pytest.mark.rule("1817 7.1.4", "1817 #34")
def test_purchases_after_a_conversion() -> None:
    game = two(2)
    game.play(Convert("SR"))
    assert reason(game, BuyShare("SR", "pool")) == ("treasury_only", "1817 7.1.4")
    assert reason(game, SellShares("SR", 1)) == ("president_only_buys", "1817 7.1.4")
    game.play(BuyShare("SR", "treasury"))
    assert (game.seat, price(game, "SR")) == (1, 80)  # seat 0 holds three of five
    game.play(BuyShare("SR", "treasury"))
    assert (game.seat, held(game, 1, "SR")) == (2, 1)  # once each
    game.play(PASS)
    assert money(game, "SR") == 260


# -- 7 and 7.3


@pytest.mark.rule("1817 7")
def test_surplus_trains_are_discarded_at_once() -> None:
    game = two(5, same=True)
    phase(game, "6")
    for name in ("SR", "UR"):
        game.table.trains.owned[number(game, name)] = [game.table.board.roster.index["5"]] * 2
    merge(game)
    assert step(game) == "Discard"
    game.play(DiscardTrain("SR", "5"))
    game.play(DiscardTrain("SR", "5"))
    assert owned(game, "SR") == ["5", "5"]


@pytest.mark.rule("1817 7", "1817 7.3-1")
def test_two_stations_in_one_city_become_one() -> None:
    game = two(2, same=True)
    for name in ("SR", "UR"):
        station(game, name, "D9")  # Cleveland has two circles
    merge(game)
    c = number(game, "SR")
    assert (game.table.markers_on_map(c), game.table.charter[c]) == (3, 1)


@pytest.mark.rule("1817 7", "1817 7.3-1")
def test_of_two_stations_in_new_york_the_president_keeps_one() -> None:
    game = two(2, same=True)
    station(game, "SR", "E22:0")
    station(game, "UR", "E22:1")
    merge(game)
    assert set(actions(game, RemoveMarker)) == {RemoveMarker("E22:0", "SR"), RemoveMarker("E22:1", "UR")}
    game.play(RemoveMarker("E22:0", "SR"))
    c = number(game, "SR")
    assert (game.table.markers_on_map(c), game.table.charter[c]) == (3, 1)


CITIES = ("F19", "B5", "B17", "C14", "C22", "D7", "F3", "F13", "H3", "I16")


@pytest.mark.rule("1817 7.3-2")
def test_more_than_eight_stations() -> None:
    game = two(5, same=True)
    for place in CITIES[:5]:
        station(game, "SR", place)
    for place in CITIES[5:8]:
        station(game, "UR", place)
    merge(game)
    assert step(game) == "ReduceMarkers"
    assert reason(game, RemoveMarker("H3:0", "SR")) == ("no_marker_there", "1817 7.3-2")
    game.play(RemoveMarker("B5:0", "SR"))
    game.play(RemoveMarker("C26:0", "UR"))
    c = number(game, "SR")
    assert (game.table.markers_on_map(c), game.table.charter[c], game.table.box[c]) == (8, 0, 0)


@pytest.mark.rule("1817 7.3-2")
def test_of_more_than_eight_those_on_one_hex_go_first_so_that_eight_stay() -> None:
    game = two(5, same=True)
    for place in ("E22:0", *CITIES[:3]):
        station(game, "SR", place)
    for place in ("E22:1", *CITIES[3:5]):
        station(game, "UR", place)
    merge(game)
    assert reason(game, RemoveMarker("G18:0", "SR")) == ("shared_hex_first", "1817 7.3-2")
    assert set(actions(game, RemoveMarker)) == {RemoveMarker("E22:0", "SR"), RemoveMarker("E22:1", "UR")}
    game.play(RemoveMarker("E22:1", "UR"))
    c = number(game, "SR")
    assert (game.table.markers_on_map(c), game.table.charter[c], game.table.box[c]) == (8, 0, 0)


@pytest.mark.rule("1817 #58")
def test_a_converted_company_may_still_be_offered_for_sale() -> None:
    game = two(2)
    c = number(game, "UR")
    game.table.earn(c, 2000)
    game.play(Convert("SR"))
    until(game, "FriendlySale")
    seen = set()
    while step(game) == "FriendlySale":
        seen |= {action.company for action in actions(game, OfferForSale)}
        game.play(PASS)
    assert "SR" in seen


@pytest.mark.rule("1817 7.1.2-1")
def test_privates_go_to_the_survivor() -> None:
    game = two(2, same=True)
    private = game.table.board.private_index["ME"]
    game.table.owner[private] = COMPANY + number(game, "UR")
    merge(game)
    assert game.table.owner[private] == COMPANY + number(game, "SR")
