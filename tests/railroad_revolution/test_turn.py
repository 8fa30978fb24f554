"""Rules 4 and 5: the turn, and what holds always."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    city_tile,
    deal_tile,
    does,
    hold,
    legal,
    me,
    office,
    pass_all,
    place,
    rails,
    ready,
    rich,
    rule_of,
    section_tile,
    station,
    supply_of,
    trains,
    why_not,
    workers,
)
from trunkline.core import Pass
from trunkline.titles.railroad_revolution import actions as a


@pytest.mark.rule("RR 4.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    game = ready(3)
    seats = []
    for _ in range(4):
        seats.append(me(game))
        does(place(game, "W", "trade"), a.SellPiece("rail"), a.EndAction())
    start = game.table.start
    assert seats == [(start + n) % 3 for n in range(4)]


@pytest.mark.rule("RR 4.1", "RR Q40", "RR Q29")
def test_workers_come_back_only_when_the_personal_supply_is_empty() -> None:
    game = ready(2)
    other = 1 - me(game)
    workers(game, other, "", trade="WWP", station="W")
    events = does(place(game, "W", "trade"), a.SellPiece("rail")).play(a.EndAction())
    assert [type(event).__name__ for event in events][-1] == "WorkersTakenBack"
    assert supply_of(game, other) == "WWWP"
    first = 1 - me(game)
    workers(game, first, "O", trade="WWW")
    does(place(game, "W", "trade"), a.SellPiece("rail"), a.EndAction())
    assert supply_of(game, first) == "O"


@pytest.mark.rule("RR 4.2")
def test_any_worker_may_do_any_action_and_spaces_have_no_limit() -> None:
    game = ready(supply="WP", money=2000)
    seat = me(game)
    workers(game, seat, "WP", trade="WWWWW")
    assert {(act.worker, act.job) for act in legal(game, a.PlaceWorker)} == {
        (worker, job) for worker in ("white", "purple") for job in ("station", "railroad", "telegraph", "trade")
    }
    assert why_not(game, a.PlaceWorker("grey", "trade")) == "worker_not_in_supply"
    assert why_not(game, a.PlaceWorker("white", "dance")) == "unknown_job"


@pytest.mark.rule("RR 4.3")
def test_the_main_action_must_be_complete_before_the_action_ends() -> None:
    game = ready(money=1000)
    place(game, "W", "railroad")
    assert why_not(game, a.EndAction()) == "main_action_open"
    game.play(a.BuildRail("CHA-MIA-1"))
    assert why_not(game, a.EndAction()) == "main_action_open"
    game.play(a.BuildRail("W-CHI-1"))
    assert why_not(game, a.EndAction()) is None


@pytest.mark.rule("RR 4.3")
def test_the_extra_effect_comes_at_most_once() -> None:
    game = ready(supply="WWWWWW")
    seat = me(game)
    hold(game, seat, 0, "D-1")
    place(game, "W", "trade").play(a.PromoteWorker("white", "supply", "D-1"))
    assert why_not(game, a.PromoteWorker("white", "supply", "D-1")) == "ability_used"


@pytest.mark.rule("RR 4.4", "RR 15.17")
@pytest.mark.parametrize("job", ["station", "railroad", "telegraph", "trade"])
def test_a_white_worker_or_a_specialist_as_white_promotes_with_every_action(job: str) -> None:
    for worker in "WG":
        game = ready(supply="WWWGO", money=2000)
        hold(game, me(game), 0, "A1-2")  # an orange manager
        place(game, worker, job)
        assert why_not(game, a.PromoteWorker("orange", "supply", "A1-2")) is None
        assert (why_not(game, a.UseAbility()) == "no_own_ability") == (worker == "W")


@pytest.mark.rule("RR 4.4")
def test_a_specialist_used_as_white_has_no_ability_left_and_the_other_way_round() -> None:
    game = ready(supply="WWWPO")
    hold(game, me(game), 0, "A1-2")
    place(game, "P", "trade")
    as_white, own = game.copy(), game.copy()
    as_white.play(a.PromoteWorker("orange", "supply", "A1-2"))
    assert why_not(as_white, a.UseAbility()) == "ability_used"
    does(own, a.UseAbility(), a.AdvanceMarker("network"), Pass())
    assert why_not(own, a.PromoteWorker("orange", "supply", "A1-2")) == "ability_used"


@pytest.mark.rule("RR 4.5", "RR Q18")
def test_a_reward_may_pay_the_action_that_gave_it() -> None:
    """Orange railroad money pays a part of the rails; the shares of a first station are sold for its cost."""
    game = ready(supply="WWWWO", money=400, shares=0)
    assert why_not(game, a.PlaceWorker("white", "railroad")) == "action_out_of_reach"
    rails(game, me(game), "CHA-MIA-1")
    place(game, "O", "railroad")
    does(game, a.BuildRail("CHA-MIA-2"))
    assert why_not(game, a.BuildRail("W-CHI-1")) == "turn_unfinishable"
    city = ready(money=0, shares=0)
    place(city, "W", "station").play(a.BuildStation("washington"))
    does(city, a.TakeBonus(), a.SellShares(1), a.EndAction())
    assert city.table.money[1 - me(city)] == 50


@pytest.mark.rule("RR 4.6")
def test_after_the_action_come_deals_then_milestones_then_the_next_player() -> None:
    game = ready(money=1000)
    seat = me(game)
    hold(game, seat, 0, "A1-4", "T")  # one rail on a deal symbol
    rails(game, seat, "CHA-MIA-1")
    deal_tile(game, "DT-7")
    does(place(game, "W", "railroad"), a.BuildRail("CHA-MIA-2"), a.BuildRail("W-CHI-1"), a.EndAction())
    assert type(game.decision).__name__ == "DealRound"
    while type(game.decision).__name__ == "DealRound":
        game.play(Pass())
    assert type(game.decision).__name__ == "KeepMilestone"
    game.play(legal(game, a.ChooseMilestone)[0])
    assert type(game.decision).__name__ == "Turn"
    assert me(game) != seat


@pytest.mark.rule("RR 4.7")
def test_an_action_out_of_reach_may_not_be_chosen() -> None:
    game = ready(money=100, shares=1, supply="WWWW")
    assert why_not(game, a.PlaceWorker("white", "railroad")) == "action_out_of_reach"
    game.table.buildings_left[me(game)] = 0
    for job in ("station", "telegraph"):
        assert why_not(game, a.PlaceWorker("white", job)) == "action_out_of_reach"
    assert {act.job for act in legal(game, a.PlaceWorker)} == {"trade"}
    rich(game, me(game), 400)
    assert why_not(game, a.PlaceWorker("white", "railroad")) == "action_out_of_reach"  # no two plains in reach
    rails(game, me(game), "CHA-LR-1")
    assert why_not(game, a.PlaceWorker("white", "railroad")) is None


@pytest.mark.rule("RR 5.1")
def test_four_workers_must_be_left_at_the_end_of_the_turn() -> None:
    game = ready(supply="WWWW", money=0, shares=0)
    hold(game, me(game), 0, "D-1")
    place(game, "W", "trade")
    assert why_not(game, a.PromoteWorker("white", "supply", "D-1")) == "turn_unfinishable"
    section_tile(game, 1, "TT-4")
    other = ready(supply="WWWW", money=0, shares=0)
    section_tile(other, 8, "TT-6")
    does(place(other, "W", "telegraph"), a.BuildOffice("8"))
    assert why_not(other, a.UseTile("white", "supply")) == "turn_unfinishable"


@pytest.mark.rule("RR 5.2")
def test_shares_are_sold_for_150_at_any_time_and_never_bought() -> None:
    game = ready(money=0, shares=4)
    seat = me(game)
    game.play(a.SellShares(2))
    assert (game.table.money[seat], game.table.shares[seat]) == (300, 2)
    place(game, "W", "trade").play(a.SellShares(1))
    assert game.table.money[seat] == 450
    assert why_not(game, a.SellShares(2)) == "too_few_shares"
    assert why_not(game, a.SellShares(-1)) == "too_few_shares"
    assert game.refusal(a.SellShares(1), 1 - seat).code == "out_of_turn"  # type: ignore[union-attr]


@pytest.mark.rule("RR 5.3", "RR Q35")
def test_workers_are_hired_for_800_without_limit_and_used_at_once() -> None:
    game = ready(money=1700)
    seat = me(game)
    does(game, a.HireWorker("grey"), a.HireWorker("grey"))
    assert game.table.money[seat] == 100
    assert why_not(game, a.HireWorker("grey")) == "cannot_pay"
    assert why_not(game, a.PlaceWorker("grey", "trade")) is None
    game.table.pool[3] = 0
    assert why_not(game, a.HireWorker("grey")) == "supply_empty"


@pytest.mark.rule("RR 5.4")
def test_trains_are_taken_from_the_open_piles_face_up() -> None:
    game = ready(supply="WWWWP", money=2000)
    seat = me(game)
    does(place(game, "P", "railroad"), a.UseAbility())
    assert {act.train for act in legal(game, a.TakeTrain)} == {"TR-STEPS", "TR-RAIL", "TR-MONEY", "TR-SHARES"}
    assert why_not(game, a.TakeTrain("TR-PROMOTE")) == "pile_empty"
    game.play(a.TakeTrain("TR-STEPS"))
    company = game.view()["table"]["companies"][seat]
    assert company["trains_up"]["TR-STEPS"] == 1
    assert game.table.piles[BOARD.trains.index("TR-STEPS")] == 2


@pytest.mark.rule("RR 5.5")
def test_cities_touched_by_own_rails_are_connected_without_a_station() -> None:
    game = ready()
    seat = me(game)
    rails(game, seat, "W-CHI-1")
    assert game.view()["table"]["companies"][seat]["connected"] == ["washington", "charlotte"]
    rails(game, seat, "W-CHI-2")
    assert "chicago" in game.view()["table"]["companies"][seat]["connected"]


@pytest.mark.rule("RR 5.6")
def test_available_spaces_cities_and_sections() -> None:
    game = ready(money=2000)
    seat, other = me(game), 1 - me(game)
    rails(game, other, "CHA-MIA-1", "CHA-MIA-2")
    office(game, other, 1)
    place(game, "W", "railroad")
    assert {act.space for act in legal(game, a.BuildRail)} == {"W-CHI-1", "CHA-LR-1", "CHA-MIA-1"}
    assert why_not(game, a.BuildRail("W-CHI-2")) == "space_not_connected"
    assert why_not(game, a.BuildRail("W-CHA-1")) == "own_rail_there"
    assert why_not(game, a.BuildRail("nowhere")) == "unknown_space"
    game.play(a.BuildRail("W-CHI-1"))
    assert why_not(game, a.BuildRail("W-CHI-2")) is None
    telegraph = ready()
    office(telegraph, 1 - seat, 1)
    place(telegraph, "W", "telegraph")
    assert why_not(telegraph, a.BuildOffice("1")) is None


@pytest.mark.rule("RR Q1", "RR 5.6")
def test_what_needs_no_target_comes_before_and_a_rail_may_reach_the_city_of_the_station() -> None:
    """A rail won by flipping a train connects the city that is built in afterwards."""
    game = ready(supply="WWWWP", money=700, shares=0)
    seat = me(game)
    rails(game, seat, "W-CHI-1")
    trains(game, seat, "TR-RAIL")
    place(game, "P", "station")
    assert why_not(game, a.BuildStation("chicago")) == "city_not_connected"
    assert why_not(game, a.TakeReward()) == "no_reward_open"
    does(game, a.UseAbility(), a.FlipTrain("TR-RAIL", "up"), a.BuildRail("W-CHI-2"))
    assert why_not(game, a.BuildStation("chicago")) is None


@pytest.mark.rule("RR Q1")
def test_the_price_is_due_until_the_action_ends() -> None:
    game = ready(money=600)
    seat = me(game)
    place(game, "W", "railroad")
    assert why_not(game, a.PayPrice()) == "nothing_due"
    does(game, a.BuildRail("CHA-MIA-1"), a.BuildRail("CHA-MIA-2"))
    assert game.table.money[seat] == 600
    paid = game.copy()
    paid.play(a.PayPrice())
    assert paid.table.money[seat] == 100
    game.play(a.EndAction())
    assert game.table.money[seat] == 100


@pytest.mark.rule("RR Q2")
def test_fewer_than_four_in_between_with_a_sure_way_back() -> None:
    """A tile's 600, paid with a worker, is spent on a hire."""
    game = ready(supply="WWWW", money=200, shares=0)
    section_tile(game, 1, "TT-5")
    does(place(game, "W", "telegraph"), a.BuildOffice("1"))
    does(game, a.UseTile("white", "supply"))
    assert game.table.able[me(game)] == 3
    assert why_not(game, a.EndAction()) == "too_few_workers"
    does(game, a.HireWorker("orange"), a.EndAction())


@pytest.mark.rule("RR Q2")
def test_a_worker_from_the_own_deal_restores_the_number() -> None:
    game = ready(supply="WWWW", money=500, shares=2)
    seat = me(game)
    hold(game, seat, 0, "D-1")
    rails(game, seat, "CHA-MIA-1")
    deal_tile(game, "DT-3")
    place(game, "W", "railroad").play(a.BuildRail("CHA-MIA-2"))
    lost = game.copy()
    assert why_not(game, a.PromoteWorker("white", "supply", "D-1")) == "turn_unfinishable"  # 500 is not enough here
    rich(lost, seat, 1000, 2)
    lost.play(a.PromoteWorker("white", "supply", "D-1"))
    assert why_not(lost, a.SellShares(1)) == "turn_unfinishable"
    does(lost, a.BuildRail("CHA-LR-1"), a.EndAction())
    assert why_not(lost, Pass()) == "too_few_workers"
    does(lost, a.DoDeal("take_workers"), a.TakeWorker("purple"), Pass())
    assert lost.table.able[seat] == 4


@pytest.mark.rule("RR Q4", "RR 15.18")
def test_the_worker_just_placed_may_leave_and_the_action_goes_on() -> None:
    game = ready(supply="WWWWO")
    seat = me(game)
    section_tile(game, 1, "TT-5")
    does(place(game, "O", "telegraph"), a.BuildOffice("1"), a.UseTile("orange", "board"))
    before = game.table.money[seat]
    game.play(a.UseAbility())
    assert game.table.money[seat] == before + 400


@pytest.mark.rule("RR Q17")
def test_selling_and_hiring_are_open_at_every_own_decision() -> None:
    game = ready(money=2000, shares=5)
    seat = me(game)
    rails(game, seat, "CHA-MIA-1")
    hold(game, seat, 0, "A1-4", "T")
    deal_tile(game, "DT-7")
    seen = set()
    for action in (a.PlaceWorker("white", "railroad"), a.BuildRail("CHA-MIA-2"), a.BuildRail("W-CHI-1"), a.EndAction()):
        assert why_not(game, a.SellShares(1)) is None
        assert why_not(game, a.HireWorker("grey")) is None
        game.play(action)
        seen.add(type(game.decision).__name__)
    while type(game.decision).__name__ in ("DealRound", "KeepMilestone"):
        seen.add(type(game.decision).__name__)
        assert why_not(game, a.SellShares(1)) is None
        game.play(Pass() if type(game.decision).__name__ == "DealRound" else legal(game, a.ChooseMilestone)[0])
    assert seen >= {"MainAction", "DealRound", "KeepMilestone"}


@pytest.mark.rule("RR Q28")
def test_a_turn_without_any_possible_action_is_skipped() -> None:
    game = ready(2)
    other = 1 - me(game)
    game.table.rails_left[other] = game.table.buildings_left[other] = 0
    crew = supply_of(game, other)
    events = does(place(game, "W", "trade"), a.SellPiece("rail")).play(a.EndAction())
    assert "TurnSkipped" in [type(event).__name__ for event in events]
    assert me(game) != other
    assert supply_of(game, other) == crew


@pytest.mark.rule("RR Q39")
def test_the_last_piece_may_not_be_used_before_the_sale_that_needs_it() -> None:
    game = ready(supply="WWWWG", money=0, shares=3)
    seat = me(game)
    game.table.rails_left[seat], game.table.buildings_left[seat] = 1, 0
    deal_tile(game, "DT-2")  # a free rail for three shares
    trains(game, seat, "TR-RAIL")
    place(game, "G", "trade").play(a.UseAbility())
    does(game, a.DoDeal("free_rail"))
    assert legal(game, a.BuildRail) == []
    assert why_not(game, a.BuildRail("W-CHI-1")) == "turn_unfinishable"
    does(game, Pass())
    assert why_not(game, a.SellPiece("rail")) is None


@pytest.mark.rule("RR Q39")
def test_flips_in_a_row_count_as_a_way_to_pay() -> None:
    """A money train that lies face down: turned up by the first flip, used by the second."""
    game = ready(supply="WWWW", money=0, shares=0)
    section_tile(game, 8, "TT-2")
    trains(game, me(game), down=("TR-MONEY",))
    does(place(game, "W", "telegraph"), a.BuildOffice("8"))
    # 600 and 3 shares of section 8 are 1050: one worker given up can be hired back for 800
    does(game, a.UseTile("white", "supply"))
    assert why_not(game, Pass()) == "turn_unfinishable"
    does(game, a.FlipTrain("TR-MONEY", "down"))
    assert why_not(game, Pass()) == "turn_unfinishable"
    does(game, a.FlipTrain("TR-MONEY", "up"), a.SellShares(2), a.HireWorker("grey"), a.EndAction())


@pytest.mark.rule("RR Q39")
def test_a_station_may_be_chosen_when_only_a_flip_connects_a_city() -> None:
    game = ready(supply="WWWWP", money=500, shares=0)
    seat = me(game)
    for city in ("washington", "charlotte"):
        station(game, seat, city)
    rails(game, seat, "W-CHI-1")
    trains(game, seat, "TR-RAIL")
    assert why_not(game, a.PlaceWorker("white", "station")) == "action_out_of_reach"
    assert why_not(game, a.PlaceWorker("purple", "station")) is None
    place(game, "P", "station").play(a.UseAbility())
    assert why_not(game, Pass()) == "turn_unfinishable"
    assert why_not(game, a.FlipTrain("TR-RAIL", "up")) is None
    game.play(a.FlipTrain("TR-RAIL", "up"))
    assert legal(game, a.BuildRail) == [a.BuildRail("W-CHI-2")]


@pytest.mark.rule("RR Q39")
def test_the_refusal_names_the_rule() -> None:
    game = ready(supply="WWWW", money=0, shares=0)
    hold(game, me(game), 0, "D-1")
    place(game, "W", "trade")
    assert rule_of(game, a.PromoteWorker("white", "supply", "D-1")) == "RR 5.1"
    city_tile(game, "chicago", "C2-1")
    assert pass_all(does(game, a.SellPiece("rail"))).seat is not None
