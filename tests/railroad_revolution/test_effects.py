"""Rules 12 and 16: tracks and the single effects."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    city_tile,
    deal_round,
    does,
    hold,
    legal,
    me,
    place,
    rails,
    ready,
    rich,
    section_tile,
    supply_of,
    trade_with,
    trains,
    why_not,
    workers,
)
from trunkline.core import Game, Pass
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.table import FREE, Table

# --- tracks (12) ------------------------------------------------------------------------------------------------


def with_steps(tile: str = "C5-1") -> Game[Table]:
    """Five steps to take."""
    game = ready(supply="WWWWWP", money=1000)
    rails(game, me(game), "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", tile)
    return does(place(game, "W", "station"), a.BuildStation("chicago"), a.TakeReward())


@pytest.mark.rule("RR 12.1")
def test_steps_may_be_split_over_the_tracks() -> None:
    game = with_steps()
    seat = me(game)
    does(game, *(a.AdvanceMarker(track) for track in ("network", "stations", "telegraph", "network", "stations")))
    assert game.table.track[seat * 3 : seat * 3 + 3] == [1, 2, 2]
    assert why_not(game, a.AdvanceMarker("network")) == "not_now"


@pytest.mark.rule("RR 12.2")
def test_example_yellow_gives_up_a_share_for_the_next_space() -> None:
    game = with_steps()
    seat = me(game)
    does(game, a.AdvanceMarker("network"), a.AdvanceMarker("network"))
    assert game.table.shares[seat] == 2
    does(game, a.AdvanceMarker("network"))
    assert game.table.money[seat] == 800


@pytest.mark.rule("RR 12.2", "RR 5.1")
def test_a_worker_symbol_takes_a_worker_of_choice() -> None:
    game = with_steps()
    seat = me(game)
    game.table.track[seat * 3] = 4
    assert a.AdvanceMarker("telegraph", "white", "board") in legal(game, a.AdvanceMarker)
    assert why_not(game, a.AdvanceMarker("telegraph")) == "worker_not_yours"
    assert why_not(game, a.AdvanceMarker("network", "white", "board")) == "no_worker_due"
    game.play(a.AdvanceMarker("telegraph", "purple", "supply"))
    assert game.table.able[seat] == 5
    workers(game, seat, "WWW", station="W")
    rich(game, seat, 0)
    game.table.track[seat * 3 + 1] = 4
    assert why_not(game, a.AdvanceMarker("stations", "white", "board")) == "turn_unfinishable"


@pytest.mark.rule("RR Q24")
def test_steps_beyond_the_top_or_without_the_price_are_not_taken() -> None:
    game = with_steps()
    seat = me(game)
    game.table.track[seat * 3 : seat * 3 + 3] = [5, 1, 1]
    assert why_not(game, a.AdvanceMarker("telegraph")) == "top_of_track"
    rich(game, seat, 50, 0)
    game.decision.seat = seat
    assert why_not(game, a.AdvanceMarker("stations")) == "cannot_pay"
    assert why_not(game, a.AdvanceMarker("network")) == "too_few_shares"


# --- effects (16) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 16.2")
def test_trains_do_what_they_show() -> None:
    money = trade_with("TR-MONEY")
    money.play(a.FlipTrain("TR-MONEY", "up"))
    assert money.table.money[me(money)] == 1200
    steps = trade_with("TR-STEPS")
    does(steps, a.FlipTrain("TR-STEPS", "up"), a.AdvanceMarker("network"), Pass())
    rail = trade_with("TR-RAIL")
    does(rail, a.FlipTrain("TR-RAIL", "up"), a.BuildRail("CHA-LR-1"))
    assert rail.table.money[me(rail)] == 500
    assert rail.table.rails_left[me(rail)] == 14


@pytest.mark.rule("RR Q25")
def test_a_train_may_be_turned_down_without_using_it() -> None:
    game = trade_with("TR-RAIL")
    seat = me(game)
    does(game, a.FlipTrain("TR-RAIL", "up"), Pass())
    assert game.table.money[seat] == 600
    game = trade_with("TR-RAIL")
    game.table.rails_left[seat] = 0
    game.play(a.FlipTrain("TR-RAIL", "up"))
    assert type(game.decision).__name__ == "MainAction"


@pytest.mark.rule("RR 16.3")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        ("TT-1", a.BuildRail),
        ("TT-2", a.FlipTrain),
        ("TT-3", a.TakeTrain),
        ("TT-4", a.PromoteWorker),
        ("TT-6", a.AdvanceMarker),
    ],
)
def test_telegraph_tiles_do_what_they_show(tile: str, kind: type[a.Action]) -> None:
    game = ready(supply="WWWWWW")
    hold(game, me(game), 0, "D-1")
    section_tile(game, 1, tile)
    does(place(game, "W", "telegraph"), a.BuildOffice("1"), a.UseTile("white", "supply"))
    assert legal(game, kind)


@pytest.mark.rule("RR 16.4")
def test_first_station_bonuses_with_two_parts_come_in_any_order_or_in_part() -> None:
    game = ready(supply="WWWWWW", money=1000)
    seat = me(game)
    hold(game, seat, 0, "D-1")
    rails(game, seat, "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", "C2-2")  # a step, and one promotion
    does(place(game, "W", "station"), a.BuildStation("chicago"), a.TakeBonus())
    promote, step = a.PromoteWorker("white", "supply", "D-1"), a.AdvanceMarker("network")
    for order in ((promote, step), (step, promote), (step, Pass()), (Pass(),)):
        assert type(does(game.copy(), *order).decision).__name__ == "MainAction"
    share = ready(supply="WWWWWW", money=1000)
    hold(share, me(share), 0, "D-1")
    does(place(share, "W", "station"), a.BuildStation("charlotte"), a.TakeBonus())
    assert share.table.shares[me(share)] == 4
    assert legal(share, a.PromoteWorker)


@pytest.mark.rule("RR 16.4", "RR Q16")
def test_a_fixed_price_for_promotions_is_paid_once_with_the_first_of_them() -> None:
    game = ready(supply="WWWWWWO", money=1000)
    seat = me(game)
    hold(game, seat, 0, "D-1")
    rails(game, seat, "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", "C3-2")
    does(place(game, "W", "station"), a.BuildStation("chicago"), a.TakeBonus())
    none = does(game.copy(), Pass())
    assert none.table.money[seat] == 1000
    for worker in ("white", "orange"):
        game.play(a.PromoteWorker(worker, "supply", "D-1"))
        assert game.table.money[seat] == 800


@pytest.mark.rule("RR 4.5", "RR 5.1")
def test_a_price_that_is_not_paid_yet_must_still_leave_enough_for_the_main_action() -> None:
    game = ready(supply="WWWWP", money=500, shares=0)
    place(game, "P", "railroad")
    assert why_not(game, a.UseAbility()) == "turn_unfinishable"  # 300 for a train, and no way to 400 for the rails
    rich(game, me(game), 800, 0)
    game.play(a.UseAbility())
    assert why_not(game, a.HireWorker("grey")) == "turn_unfinishable"
    assert why_not(game, a.TakeTrain("TR-MONEY")) is None
    rich(game, me(game), 600, 0)
    assert why_not(game, a.TakeTrain("TR-MONEY")) == "turn_unfinishable"
    assert why_not(game, Pass()) is None


@pytest.mark.rule("RR 16.5", "RR Q9", "RR Q23")
def test_free_pieces_of_deals_have_no_cost_no_gain_and_no_deal() -> None:
    game = deal_round("DT-5", seats=2)
    seat = me(game)
    money, shares = game.table.money[seat], game.table.shares[seat]
    does(game, a.DoDeal("free_station"), a.BuildStation("charlotte"))
    assert (game.table.money[seat], game.table.shares[seat]) == (money, shares - 3)
    assert game.table.first_station[BOARD.where["city"]["charlotte"]] == seat
    assert type(game.decision).__name__ == "DealRound"
    office = deal_round("DT-3", seats=2)
    shares = office.table.shares[seat]
    does(office, a.DoDeal("free_office"), a.BuildOffice("6"), Pass(), Pass())
    assert office.table.shares[seat] == shares - 3
    assert type(office.decision).__name__ == "Turn"


@pytest.mark.rule("RR 16.5", "RR Q16")
def test_promotions_of_a_deal_cost_100_each() -> None:
    game = deal_round("DT-5", supply="WWWWWWW")
    seat = me(game)
    hold(game, seat, 0, "D-1")
    money = game.table.money[seat]
    does(game, a.DoDeal("promote_paid"), a.PromoteWorker("white", "supply", "D-1"), Pass())
    assert game.table.money[seat] == money - 100


@pytest.mark.rule("RR 16.6", "RR 9.2")
def test_flipping_twice_is_two_trains_or_the_same_one_twice() -> None:
    game = deal_round("DT-1")
    seat = me(game)
    trains(game, seat, "TR-MONEY", down=("TR-STEPS",))
    game.play(a.DoDeal("flip_train_twice"))
    same, two = game.copy(), game.copy()
    does(same, a.FlipTrain("TR-MONEY", "up"), a.FlipTrain("TR-MONEY", "down"))
    does(two, a.FlipTrain("TR-STEPS", "down"), a.FlipTrain("TR-STEPS", "up"))
    assert type(two.decision).__name__ == "Effects"  # the steps of the train, before anything else
    assert same.table.up[seat * 5 + BOARD.trains.index("TR-MONEY")] == 1


@pytest.mark.rule("RR Q1")
def test_a_trains_effect_is_finished_before_the_second_flip() -> None:
    game = deal_round("DT-1")
    trains(game, me(game), "TR-STEPS", "TR-MONEY")
    does(game, a.DoDeal("flip_train_twice"), a.FlipTrain("TR-STEPS", "up"))
    assert why_not(game, a.FlipTrain("TR-MONEY", "up")) == "effect_not_open"
    does(game, Pass(), a.FlipTrain("TR-MONEY", "up"))


@pytest.mark.rule("RR 16.6", "RR Q6")
def test_the_worker_given_up_enters_the_supply_only_after_the_swap() -> None:
    game = deal_round("DT-7", supply="WWWWP")
    seat = me(game)
    game.table.pool = [0, 0, 0, 2, 0]
    does(game, a.DoDeal("swap_worker"), a.GiveUpWorker("purple", "supply"))
    assert legal(game, a.TakeWorker) == [a.TakeWorker("grey")]
    game.play(a.TakeWorker("grey"))
    assert supply_of(game, seat) == "WWWG"
    assert game.table.pool[1] == 1


@pytest.mark.rule("RR Q27")
def test_without_pieces_a_free_placement_is_void() -> None:
    game = deal_round("DT-2")
    seat = me(game)
    game.table.rails_left[seat] = 0
    assert why_not(game, a.DoDeal("free_rail")) == "deal_void"
    assert game.refusal(a.DoDeal("free_rail")).rule == "RR Q27"  # type: ignore[union-attr]


@pytest.mark.rule("RR Q23")
def test_later_players_are_not_first_after_a_free_station() -> None:
    game = deal_round("DT-5", seats=2)
    does(game, a.DoDeal("free_station"), a.BuildStation("washington"), Pass(), Pass())
    assert game.table.first_station[BOARD.where["city"]["washington"]] != FREE
    does(place(game, "W", "station"), a.BuildStation("washington"))
    assert why_not(game, a.TakeBonus()) == "no_bonus_open"


@pytest.mark.rule("RR Q6", "RR Q41")
def test_without_workers_in_the_supply_nothing_is_swapped_or_hired() -> None:
    game = ready(money=2000, supply="WWWWP")
    does(place(game, "P", "telegraph"), a.BuildOffice("1"))
    assert why_not(game, a.UseAbility()) is None
    game.table.pool = [0] * len(game.table.pool)
    assert why_not(game, a.UseAbility()) == "effect_void"
    assert why_not(game, a.HireWorker("grey")) == "supply_empty"
    assert not legal(game, a.HireWorker)


@pytest.mark.rule("RR 16.5", "RR Q16", "RR Q41")
def test_every_paid_promotion_costs_its_price_and_without_it_there_is_no_such_deal() -> None:
    game = deal_round("DT-5", supply="WWWWWWW", money=250)
    seat = me(game)
    hold(game, seat, 0, "D-1")
    poor = game.copy()
    rich(poor, seat, 90, 5)
    assert why_not(poor, a.DoDeal("promote_paid")) == "deal_void"
    does(poor, a.SellShares(1))
    assert why_not(poor, a.DoDeal("promote_paid")) is None
    does(game, a.DoDeal("promote_paid"), *[a.PromoteWorker("white", "supply", "D-1")] * 2)
    assert game.table.money[seat] == 50
