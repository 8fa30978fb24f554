"""Rules 10, 11, 12 and 16: deals, milestones, tracks and the single effects."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    city_tile,
    deal_tile,
    does,
    hold,
    legal,
    me,
    place,
    rails,
    ready,
    rich,
    section_tile,
    station,
    supply_of,
    trains,
    why_not,
    workers,
)
from trunkline.core import Game, Pass
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.table import FREE, Table


def deal_round(tile: str, seats: int = 3, shares: int = 5, supply: str = "WWWWW", money: int = 900) -> Game[Table]:
    """A deal round with this tile has just begun."""
    game = ready(seats, supply=supply, shares=shares, money=money)
    deal_tile(game, tile)
    return does(place(game, "W", "telegraph"), a.BuildOffice("3"), a.EndAction())


def trade_with(train: str, **options: object) -> Game[Table]:
    """A trade in which this train may be flipped."""
    game = ready(supply="WWWWWO")
    trains(game, me(game), train)
    return place(game, "W", "trade")


# --- deals (10) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 10.1", "RR Q8")
def test_a_deal_takes_shares_and_price_that_must_be_there() -> None:
    game = deal_round("DT-6", money=100)  # a train for two shares and 200; a step for one share
    seat = me(game)
    assert game.table.shares[seat] == 9
    assert why_not(game, a.DoDeal("take_train")) == "cannot_pay"
    does(game, a.SellShares(1), a.DoDeal("take_train"), a.TakeTrain("TR-STEPS"))
    assert (game.table.money[seat], game.table.shares[seat]) == (50, 6)
    assert why_not(game, a.DoDeal("swap_worker")) == "deal_not_shown"


@pytest.mark.rule("RR 10.2", "RR Q7")
def test_both_deals_for_the_player_who_triggered_and_one_for_each_other() -> None:
    game = deal_round("DT-4")
    first = me(game)
    does(game, a.DoDeal("steps"), Pass(), a.DoDeal("take_workers"), a.TakeWorker("grey"))
    assert why_not(game, a.DoDeal("steps")) == "no_deal_left"
    game.play(Pass())
    assert me(game) == (first + 1) % 3
    does(game, a.DoDeal("steps"), Pass())
    assert why_not(game, a.DoDeal("take_workers")) == "no_deal_left"
    game.play(Pass())
    assert me(game) == (first + 2) % 3
    assert why_not(game, a.DoDeal("steps")) is None


@pytest.mark.rule("RR 10.3")
def test_the_tile_is_replaced_even_if_nobody_deals_and_an_empty_pile_is_refilled() -> None:
    game = deal_round("DT-4")
    game.table.deal_used, game.table.deal_pile = [*range(9)], []
    game.table.deal_used.remove(game.table.deal)
    old = game.table.deal
    does(game, Pass(), Pass(), Pass())
    assert len(game.table.deal_pile) == 8
    assert old in [*game.table.deal_pile, game.table.deal]
    assert game.log[-1].revealed
    assert game.log[-1].drawn


@pytest.mark.rule("RR Q3")
def test_another_players_deal_must_leave_it_four_workers_too() -> None:
    game = deal_round("DT-5", money=100)
    other = (me(game) + 1) % 3
    workers(game, other, "WWWW")
    rich(game, other, 500, 2)
    hold(game, other, 0, "D-1")
    game.play(Pass())
    assert me(game) == other
    does(game, a.DoDeal("promote_paid"))
    assert legal(game, a.PromoteWorker) == []
    rich(game, other, 900, 0)
    does(game, a.PromoteWorker("white", "supply", "D-1"), Pass())
    assert why_not(game, Pass()) == "too_few_workers"
    does(game, a.HireWorker("grey"), Pass())


@pytest.mark.rule("RR Q38")
def test_deals_and_milestones_go_on_in_the_last_round() -> None:
    game = ready(2, shares=5)
    seat, other = me(game), 1 - me(game)
    game.table.turn, game.table.last_turn = 8, 9
    deal_tile(game, "DT-2")
    hold(game, other, 0, "A1-4", "T")
    rails(game, other, "CHA-MIA-1")
    does(place(game, "W", "telegraph"), a.BuildOffice("3"), a.EndAction(), Pass())
    assert me(game) == other
    does(game, a.DoDeal("free_rail"), a.BuildRail("CHA-MIA-2"), Pass())
    assert game.table.done[other] == [BOARD.milestone_index["A1-4"]]
    assert seat != other


# --- milestones (11) --------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 11.1")
def test_tiles_have_conditions_places_and_points_and_d_takes_any_colour() -> None:
    for tile in BOARD.file.milestone_tiles:
        assert 1 <= len(tile.conditions) <= 3
        assert 1 <= len(tile.managers) <= 2
        assert (set(tile.managers) == {"any"}) == (tile.group == "D")
    game = ready(supply="WWWWW")
    assert len([tile for tile in game.table.held if tile >= 0]) == 4


@pytest.mark.rule("RR 11.2", "RR Q4", "RR Q15")
def test_a_fitting_worker_is_promoted_before_any_condition_holds() -> None:
    game = ready(supply="WWWWWPO")
    seat = me(game)
    hold(game, seat, 0, "C-1")  # purple and orange
    hold(game, seat, 1, "A2-1")  # orange
    place(game, "O", "trade")
    assert set(legal(game, a.PromoteWorker)) == {
        a.PromoteWorker("purple", "supply", "C-1"),
        a.PromoteWorker("orange", "board", "C-1"),
        a.PromoteWorker("orange", "board", "A2-1"),
    }
    assert why_not(game, a.PromoteWorker("white", "supply", "C-1")) == "no_fitting_slot"
    assert why_not(game, a.PromoteWorker("purple", "supply", "D-1")) == "milestone_not_yours"
    assert why_not(game, a.PromoteWorker("grey", "supply", "C-1")) == "worker_not_yours"
    game.play(a.PromoteWorker("orange", "board", "C-1"))
    assert game.table.able[seat] == 6
    assert not game.table.wanted[seat * 2] >> 2 & 1


@pytest.mark.rule("RR 11.3")
def test_managers_stay_and_are_not_available() -> None:
    game = ready(supply="WWWWW")
    seat = me(game)
    hold(game, seat, 0, "C-1", "P")
    company = game.view()["table"]["companies"][seat]
    assert company["available"] == 5
    assert company["milestones"][0]["managers"] == ["purple"]
    assert why_not(game, a.PlaceWorker("purple", "trade")) == "worker_not_in_supply"


@pytest.mark.rule("RR 11.4")
def test_promotions_come_from_trains_tiles_and_deals_too() -> None:
    game = trade_with("TR-PROMOTE")
    hold(game, me(game), 0, "D-1")
    does(game, a.FlipTrain("TR-PROMOTE", "up"))
    does(game, a.PromoteWorker("white", "supply", "D-1"), a.PromoteWorker("orange", "supply", "D-1"))
    assert type(game.decision).__name__ == "MainAction"


@pytest.mark.rule("RR 11.5", "RR 11.7")
def test_full_and_fulfilled_completes_at_the_end_of_the_turn() -> None:
    game = ready(supply="WWWWWP", money=2000)
    seat = me(game)
    hold(game, seat, 0, "A1-1")  # two cities of level 2
    rails(game, seat, "W-CHI-1", "W-CHI-2", "CHA-MIA-1")
    pool = game.table.pool[1]
    place(game, "P", "railroad").play(a.PromoteWorker("purple", "board", "A1-1"))
    does(game, a.BuildRail("CHA-MIA-2"), a.BuildRail("CHI-KC-1"), a.EndAction())
    while type(game.decision).__name__ == "DealRound":
        game.play(Pass())
    assert type(game.decision).__name__ == "KeepMilestone"
    assert game.table.done[seat] == [BOARD.milestone_index["A1-1"]]
    assert game.table.pool[1] == pool + 1


@pytest.mark.rule("RR 11.6", "RR Q30", "RR Q31")
def test_conditions_count_exactly_what_they_show() -> None:
    game = ready()
    seat = me(game)

    def reached(tile: str) -> list[int]:
        hold(game, seat, 0, tile)
        return [c["reached"] for c in game.view()["table"]["companies"][seat]["milestones"][0]["conditions"]]

    assert reached("A1-3") == [1, 0]  # the rail of the setup lies on a plain
    rails(game, seat, "W-CHI-1", "W-CHI-2", "CHI-KC-1")
    assert reached("A1-1") == [1]  # Chicago; Kansas City is of level 3
    assert reached("A1-2") == [1]
    assert reached("B-4") == [1]  # one space with exactly two triangles
    station(game, seat, "kansas_city")
    assert reached("A2-1") == [1, 0]
    assert reached("C-3") == [0, 1]
    rails(game, seat, "CHI-LR-1")
    assert reached("A1-4") == [1]


@pytest.mark.rule("RR 11.8", "RR Q14")
def test_example_of_three_tiles_of_the_next_letter_one_is_kept() -> None:
    game = ready()
    seat = me(game)
    hold(game, seat, 0, "B-1", "P")
    rails(game, seat, "W-CHI-1", "W-CHI-2", "CHI-KC-1", "CHI-DUL-1")
    does(place(game, "W", "trade"), a.SellPiece("building"), a.EndAction())
    drawn = [act.milestone for act in legal(game, a.ChooseMilestone)]
    assert len(drawn) == 3
    assert {tile[0] for tile in drawn} == {"C"}
    assert why_not(game, a.ChooseMilestone("C-99")) == "milestone_not_drawn"
    game.play(a.ChooseMilestone(drawn[1]))
    assert [BOARD.milestones[n].id for n in game.table.under["C"]] == [drawn[0], drawn[2]]
    assert len(game.table.unseen["C"]) == 7
    assert game.table.held[seat * 2] == BOARD.milestone_index[drawn[1]]


@pytest.mark.rule("RR 11.8")
def test_two_completions_are_replaced_one_after_the_other_and_nothing_follows_d() -> None:
    game = ready()
    seat = me(game)
    hold(game, seat, 0, "A1-4", "T")
    hold(game, seat, 1, "A2-3", "G")
    rails(game, seat, "CHA-MIA-1", "CHA-MIA-2", "W-CHI-1")
    station(game, seat, "miami")
    game.table.unseen["B"] = game.table.unseen["B"][:4]
    does(place(game, "W", "trade"), a.SellPiece("rail"), a.EndAction())
    first = [act.milestone for act in legal(game, a.ChooseMilestone)]
    game.play(a.ChooseMilestone(first[0]))
    second = [act.milestone for act in legal(game, a.ChooseMilestone)]
    assert second[1:] == first[1:]  # one unseen tile is left, then come the two put back
    game.play(a.ChooseMilestone(second[0]))
    end = ready()
    hold(end, me(end), 0, "D-3", "WW")
    for city in ("bismarck", "denver", "el_paso"):
        end.table.linked[me(end)] |= 1 << BOARD.where["city"][city]
    does(place(end, "W", "trade"), a.SellPiece("rail"), a.EndAction())
    assert type(end.decision).__name__ == "Turn"


@pytest.mark.rule("RR Q13")
def test_the_active_player_completes_first_then_clockwise() -> None:
    game = ready(3)
    seat = me(game)
    order = [(seat + n) % 3 for n in range(3)]
    for who in order:
        hold(game, who, 0, "A1-4", "T")
        rails(game, who, "CHA-MIA-1", "CHA-MIA-2")
    does(place(game, "W", "trade"), a.SellPiece("building"), a.EndAction())
    asked = []
    while type(game.decision).__name__ == "KeepMilestone":
        asked.append(me(game))
        game.play(legal(game, a.ChooseMilestone)[0])
    assert asked == order


@pytest.mark.rule("RR Q14")
def test_an_empty_pile_gives_no_replacement() -> None:
    game = ready()
    seat = me(game)
    hold(game, seat, 0, "A1-4", "T")
    rails(game, seat, "CHA-MIA-1", "CHA-MIA-2")
    game.table.unseen["B"] = []
    does(place(game, "W", "trade"), a.SellPiece("building"), a.EndAction())
    assert type(game.decision).__name__ == "Turn"
    assert game.table.held[seat * 2] < 0


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
def test_a_fixed_price_for_promotions_is_paid_once_and_none_may_follow() -> None:
    game = ready(supply="WWWWWWO", money=1000)
    seat = me(game)
    hold(game, seat, 0, "D-1")
    rails(game, seat, "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", "C3-2")
    does(place(game, "W", "station"), a.BuildStation("chicago"), a.TakeBonus())
    does(game, a.PromoteWorker("white", "supply", "D-1"), a.PromoteWorker("orange", "supply", "D-1"))
    assert game.table.money[seat] == 800


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
