"""Chapters 1 to 4: what there is, the phases, the order of play, the first auction."""

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    actions,
    cash,
    company,
    go_on,
    kinds,
    merger_round,
    new,
    number,
    only,
    operating_round,
    owned,
    phase,
    price,
    reason,
    short,
    step,
    stock_round,
    until,
)
from trunkline.core import Bid
from trunkline.core.game import BadSetup
from trunkline.rail.actions import BuyTrain
from trunkline.titles.eighteen_seventeen.actions import OpenAuction
from trunkline.titles.eighteen_seventeen.board import ACQUISITION, LIQUIDATION, NORMAL, Board1817
from trunkline.titles.eighteen_seventeen.cycle import MergerRound
from trunkline.titles.eighteen_seventeen.events import OperatingRoundBegan
from trunkline.titles.eighteen_seventeen.operating import OperatingRound
from trunkline.titles.eighteen_seventeen.stock import StockRound
from trunkline.titles.eighteen_seventeen.table import GONE


def board() -> Board1817:
    return new().table.board


# -- 1


@pytest.mark.rule("1817 1")
@pytest.mark.parametrize("seats", [2, 13])
def test_three_to_twelve_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new(seats)


@pytest.mark.rule("1817 1")
def test_everything_is_open() -> None:
    game = new()
    assert game.view(0)["table"] == game.view(None)["table"]


@pytest.mark.rule("1817 1.4")
def test_what_one_owns_is_told_to_everybody() -> None:
    game = new()
    company(game, "SR", 5, 80, {1: 3}, city="G18", money=70, loans=2, trains=["3"], privates=["MAIL"], charter=1)
    short(game, 2, "SR")
    game.table.owner[game.table.board.private_index["TS"]] = 1
    for seat in (0, 1, 2, None):
        seen = game.view(seat)["table"]
        assert (seen["seats"][1]["cash"], seen["seats"][1]["shares"]) == (420, {"SR": 3})
        assert seen["seats"][2]["shorts"] == {"SR": 1}
        assert (seen["privates"]["TS"]["seat"], seen["privates"]["MAIL"]["company"]) == (1, "SR")
        assert {key: seen["companies"]["SR"][key] for key in ("cash", "loans", "trains", "markers_on_charter")} == {
            "cash": 70,
            "loans": 2,
            "trains": ["3"],
            "markers_on_charter": 1,
        }


@pytest.mark.rule("1817 1.2-1")
def test_toronto_has_no_circle() -> None:
    layout = board().layout
    assert [stop.slots for stop in layout.faces[layout.hexes.index["B13"]].stops] == [0]


@pytest.mark.rule("1817 1.2-2", "1817 #46", "1817 !5")
def test_the_market_is_one_row() -> None:
    there = board()
    assert there.zone[:5] == (LIQUIDATION, ACQUISITION, ACQUISITION, ACQUISITION, NORMAL)
    prices = there.chart.prices
    assert prices[4:11] == (40, 45, 50, 55, 60, 65, 70)
    assert prices[prices.index(150) + 1] == 165
    assert prices[prices.index(120) + 4] == 180
    assert prices[-1] == 600


@pytest.mark.rule("1817 1.2-4")
def test_shorts_are_limited_by_the_open_short_interest() -> None:
    assert {size.shares: size.shorts for size in board().sizes.values()} == {2: 0, 5: 5, 10: 5}


@pytest.mark.rule("1817 1.2.6", "1817 !6")
def test_eleven_privates_of_which_only_the_mail_pays() -> None:
    privates = board().privates
    assert len(privates) == 11
    assert sum(item.face_value for item in privates) == 730
    pays = {item.id: item.amount for item in privates if item.power == "income_each_operating_round"}
    assert pays == {"MINM": 10, "MAIL": 15, "MAJM": 20}


@pytest.mark.rule("1817 1.2.7-1")
def test_twenty_companies_of_three_sizes() -> None:
    assert len(board().companies) == 20
    assert {size.shares: size.grows_to for size in board().sizes.values()} == {2: 5, 5: 10, 10: 0}


@pytest.mark.rule("1817 1.2.7-2")
def test_stations_at_the_start() -> None:
    assert {size.shares: size.markers for size in board().sizes.values()} == {2: 1, 5: 2, 10: 4}


@pytest.mark.rule("1817 1.2.8", "1817 1.2.10", "1817 10")
def test_tiles_and_money_are_unlimited() -> None:
    game = new()
    assert set(game.table.track.supply) <= {-1, 1}  # the one X00 is a private's power
    game.table.from_bank(0, 1_000_000)
    assert game.table.bank[0] < 0


@pytest.mark.rule("1817 1.3", "1817 #42")
def test_wealth_is_cash_and_shares_less_shorts() -> None:
    game = new()
    cash(game, 100, 100, 100)
    company(game, "SR", 5, 80, {0: 3}, money=500)
    company(game, "UR", 5, 2, {0: 2})  # in acquisition: worth nothing
    game.table.shares.sell_short(number(game, "SR"), 1)
    assert game.title.worth(game) == [340, 20, 100]


# -- 2


@pytest.mark.rule("1817 2", "1817 13")
def test_the_phases() -> None:
    said = {item.id: (item.train_limit, item.new_company_sizes, item.level) for item in board().phases}
    assert said["2"] == (4, (2,), 1)
    assert said["3"] == (4, (2, 5), 2)
    assert said["4"] == (3, (5,), 2)
    assert said["5"] == (3, (5, 10), 3)
    assert said["6"] == (2, (10,), 3)
    assert said["7"] == (2, (10,), 4)
    assert [item.short_selling for item in board().phases] == [True] * 6 + [False]


@pytest.mark.rule("1817 2")
@pytest.mark.parametrize(("before", "train", "gone"), [("3", "4", "2"), ("5", "6", "3"), ("7", "8", "4")])
def test_what_the_first_train_of_a_type_scraps(before: str, train: str, gone: str) -> None:
    game = new()
    phase(game, before)
    company(game, "SR", 2, 60, {0: 2}, city="G18", money=1100, trains=[gone])
    company(game, "UR", 2, 50, {1: 2}, city="C26", trains=[gone, before])
    index = game.table.board.roster.index
    game.table.trains.left[index[before]] = 0
    until(operating_round(game), "TrainStep").play(
        BuyTrain(train, "bank", game.table.board.roster.prices[index[train]])
    )
    assert (owned(game, "SR"), owned(game, "UR")) == ([train], [before])


@pytest.mark.rule("1817 13")
def test_the_trains() -> None:
    roster = board().roster
    assert roster.ids == ("2", "2+", "3", "4", "5", "6", "7", "8")
    assert roster.prices == (100, 100, 250, 400, 600, 750, 900, 1100)
    assert roster.counts == (-1, 4, 12, 8, 5, 4, 3, -1)


@pytest.mark.rule("1817 1.2.9", "1817 6.11", "1817 #26")
def test_after_the_first_round_the_2s_go() -> None:
    game = new()
    company(game, "SR", 2, 60, {0: 2}, city="G18", money=300, trains=["2"])
    until(operating_round(game), "Conversion")
    trains = game.table.trains
    assert trains.left[:2] == [0, 4]
    assert game.table.now.id == "2"


# -- 3


@pytest.mark.rule("1817 3", "1817 7.5")
def test_the_rounds() -> None:
    game = new()
    company(game, "SR", 2, 60, {0: 2}, city="G18", money=500, trains=["3"])
    seen: list[type] = []
    stock_round(game)
    while seen.count(StockRound) < 2:
        round = next(type(item) for item in game.stack if type(item) in (StockRound, OperatingRound, MergerRound))
        if round not in seen[-1:]:
            seen.append(round)
        game.play(PASS if PASS in [option.action for option in game.options()] else game.options()[0].action)
    assert seen == [StockRound, OperatingRound, MergerRound, OperatingRound, MergerRound, StockRound]


@pytest.mark.rule("1817 1.2-3")
def test_the_rounds_tell_what_the_round_marker_reminds_of() -> None:
    game = new()
    company(game, "SR", 2, 60, {0: 2}, city="G18", money=500, loans=1, trains=["3"])
    stock_round(game)
    while not any(isinstance(item, MergerRound) for item in game.stack):
        go_on(game)
    told = [event for played in game.log for event in played.events]
    assert [kind for kind in kinds(told) if kind.endswith("RoundBegan") or kind == "TrainExported"] == [
        "OperatingRoundBegan",
        "TrainExported",
        "MergerRoundBegan",
    ]
    assert only(told, OperatingRoundBegan).interest == 5


# -- 4


@pytest.mark.rule("1817 4.1")
@pytest.mark.parametrize(
    ("seats", "money", "limit"), [(3, 420, 21), (4, 315, 16), (5, 252, 13), (6, 210, 11), (7, 180, 9)]
)
def test_the_money_at_the_start(seats: int, money: int, limit: int) -> None:
    game = new(seats)
    assert game.table.cash == [money] * seats
    assert game.table.certificate_limit() == limit
    assert game.table.seed == [200]


@pytest.mark.rule("1817 9.2")
@pytest.mark.parametrize(("seats", "money", "limit"), [(8, 158, 8), (10, 126, 6), (12, 105, 5)])
def test_eight_to_twelve_players(seats: int, money: int, limit: int) -> None:
    game = new(seats)
    assert (game.table.cash[0], game.table.certificate_limit()) == (money, limit)


@pytest.mark.rule("1817 9.2")
def test_a_table_may_be_for_seven_at_most() -> None:
    few = {"more_players": False}
    assert new(7, variants=few).seat == 0
    with pytest.raises(BadSetup, match="without more_players"):
        new(8, variants=few)


@pytest.mark.rule("1817 4.2-1")
def test_a_pass_in_the_first_auction_is_not_final() -> None:
    game = new()
    game.play(PASS)
    game.play(OpenAuction("ME", 40))
    game.play(PASS)
    assert game.seat == 0
    assert actions(game, OpenAuction)


@pytest.mark.rule("1817 4.2-2")
def test_the_first_bid_and_the_seed_money_reach_the_face_value() -> None:
    game = new()
    game.play(OpenAuction("MAJM", 0))  # 120 of seed money
    game.play(PASS)
    game.play(PASS)
    assert game.table.seed == [80]
    assert reason(game, OpenAuction("MAIL", 5)) == ("bid_out_of_range", "1817 4.2-2")
    game.play(OpenAuction("MAIL", 10))


@pytest.mark.rule("1817 4.2-2")
@pytest.mark.parametrize("bid", [-5, 3, 45])
def test_bids_are_multiples_of_5_up_to_the_face_value(bid: int) -> None:
    assert reason(new(), OpenAuction("ME", bid)) == ("bid_out_of_range", "1817 4.2-2")


@pytest.mark.rule("1817 4.2-2")
def test_who_passes_is_out_of_this_auction() -> None:
    game = new()
    game.play(OpenAuction("MAJM", 0))
    game.play(PASS)
    game.play(Bid(20))
    game.play(Bid(25))
    assert game.seat == 2


@pytest.mark.rule("1817 4.2-3")
def test_the_seed_money_pays_the_rest() -> None:
    game = new()
    game.play(OpenAuction("CM", 35))
    game.play(PASS)
    game.play(PASS)
    assert (game.table.cash[0], game.table.seed) == (385, [175])


@pytest.mark.rule("1817 4.2-3")
def test_the_face_value_cannot_be_beaten() -> None:
    game = new()
    game.play(OpenAuction("CM", 60))
    assert step(game) == "FirstAuction"
    assert game.table.owner[game.table.board.private_index["CM"]] == 0


@pytest.mark.rule("1817 4.2-4")
def test_the_next_turn_is_left_of_the_starter() -> None:
    game = new()
    game.play(OpenAuction("CM", 0))
    game.play(Bid(60))  # seat 1 wins
    assert game.seat == 1


@pytest.mark.rule("1817 4.2-5")
def test_all_pass_and_the_rest_is_removed() -> None:
    game = new()
    game.play(PASS)
    game.play(OpenAuction("CM", 60))
    for _ in range(3):
        game.play(PASS)
    assert step(game) == "StockTurn"
    assert game.seat == game.table.priority == 2
    assert game.table.owner.count(GONE) == 10
    assert game.table.seed == [0]


@pytest.mark.rule("1817 #11")
def test_on_the_platform_bids_go_beyond_the_face_value() -> None:
    game = new(platform="18xx.games")
    game.play(OpenAuction("CM", 60))
    game.play(Bid(65))
    game.play(PASS)
    game.play(PASS)
    assert game.table.cash[1] == 355


@pytest.mark.rule("1817 #12")
def test_without_seed_money_only_the_face_value_is_bid() -> None:
    game = new()
    game.table.pay_bank(0, 0)
    game.table.bank[0] += game.table.seed[0]
    game.table.seed[0] = 0
    amounts = next(option.amount for option in game.options() if option.action == OpenAuction("CM", 60))
    assert amounts is not None
    assert (amounts.low, amounts.high) == (60, 60)


@pytest.mark.rule("1817 #51")
def test_nobody_starts_an_auction_and_the_priority_stays() -> None:
    game = new()
    for _ in range(3):
        game.play(PASS)
    assert step(game) == "StockTurn"
    assert game.seat == 0


@pytest.mark.rule("1817 #51")
def test_when_all_is_sold_the_auction_ends_at_once() -> None:
    game = new()
    cash(game, 1000, 1000, 1000)
    while step(game) == "FirstAuction":
        option = game.options()[0]
        assert option.amount is not None
        game.play(option.at(option.amount.high))
    assert step(game) == "StockTurn"


@pytest.mark.rule("1817 #45")
@pytest.mark.parametrize("place", ["D1", "J7"])
def test_chicago_and_atlanta(place: str) -> None:
    layout = board().layout
    assert layout.faces[layout.hexes.index[place]].stops[0].values[1:] == (30, 50, 60, 80)


@pytest.mark.rule("1817 14")
@pytest.mark.parametrize(("tile", "next_one", "fits"), [("57", "14", True), ("57", "8", False), ("9", "57", False)])
def test_class_colour_and_track_decide_what_replaces_what(tile: str, next_one: str, fits: bool) -> None:
    layout = board().layout
    old = layout.faces[layout.sheet.face(layout.sheet.index[tile], 0)]
    place = layout.hexes.index["F19"]
    new_ones = {layout.sheet.ids[face.tile] for face in layout.replacements(place, old.id)}
    assert (next_one in new_ones) == fits


@pytest.mark.rule("1817 1.2.7-1")
def test_companies_that_left_play_can_be_founded_again() -> None:
    game = new()
    company(game, "SR", 2, 0, {0: 2}, city="G18")
    merger_round(game)  # nobody can buy: the bank takes it
    assert price(game, "SR") == 0
    assert game.table.shares.size[number(game, "SR")] == 0
    assert game.table.box[number(game, "SR")] == 8
