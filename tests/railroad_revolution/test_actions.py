"""Rules 6 to 9 and 15: the four main actions and the abilities."""

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
from trunkline.titles.railroad_revolution.table import NEUTRAL, Table


def at_chicago(worker: str = "W", tile: str = "C2-2", money: int = 1000, supply: str = "WWWWPOGT") -> Game[Table]:
    """A station has just been built in Chicago, which has this tile."""
    game = ready(supply=supply, money=money)
    rails(game, me(game), "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", tile)
    return does(place(game, worker, "station"), a.BuildStation("chicago"))


# --- stations (6) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 6.1")
def test_example_blue_may_build_where_its_rails_lead() -> None:
    """The rulebook's example: Washington, Charlotte, Miami or Little Rock, not Houston or Chicago."""
    game = ready(money=2000)
    rails(game, me(game), "CHA-MIA-1", "CHA-MIA-2", "CHA-LR-1", "CHA-LR-2")
    place(game, "W", "station")
    assert {act.city for act in legal(game, a.BuildStation)} == {"washington", "charlotte", "miami", "little_rock"}
    assert why_not(game, a.BuildStation("houston")) == "city_not_connected"
    assert why_not(game, a.BuildStation("chicago")) == "city_not_connected"


@pytest.mark.rule("RR 6.1")
def test_a_station_takes_the_leftmost_building_and_costs_what_is_printed() -> None:
    game = at_chicago()
    seat = me(game)
    assert game.table.buildings_left[seat] == 11
    game.play(a.EndAction())
    assert game.table.money[seat] == 800


@pytest.mark.rule("RR 6.2")
def test_a_stroke_means_one_of_two_workers_and_two_workers_are_both() -> None:
    game = at_chicago(tile="C2-2").copy()
    does(game, a.TakeReward(), a.TakeWorker("grey"))
    assert type(game.decision).__name__ == "MainAction"
    both = at_chicago(tile="C4-1")
    does(both, a.TakeReward(), a.TakeWorker("purple"), a.TakeWorker("grey"))
    assert supply_of(both, me(both)).count("P") == 2
    steps = at_chicago(tile="C2-3")
    does(steps, a.TakeReward(), a.AdvanceMarker("network"), a.AdvanceMarker("stations"))
    assert type(steps.decision).__name__ == "MainAction"


@pytest.mark.rule("RR 6.3", "RR Q21")
def test_only_the_first_station_has_the_bonus() -> None:
    game = at_chicago()
    assert game.table.first_station[BOARD.where["city"]["chicago"]] == me(game)
    assert why_not(game, a.TakeBonus()) is None
    for who in (1 - me(game), NEUTRAL):
        later = ready(money=1000)
        rails(later, me(later), "W-CHI-1", "W-CHI-2")
        later.table.first_station[BOARD.where["city"]["chicago"]] = who
        does(place(later, "W", "station"), a.BuildStation("chicago"))
        assert why_not(later, a.TakeBonus()) == "no_bonus_open"


@pytest.mark.rule("RR 6.3", "RR Q36")
def test_a_bonus_costs_what_it_shows_and_may_be_left() -> None:
    game = at_chicago(tile="C3-1", money=400)  # 200 for any worker
    seat = me(game)
    declined = game.copy()
    declined.play(a.EndAction())
    assert declined.table.stations[seat]
    does(game, a.TakeBonus(), a.TakeWorker("turquoise"))
    assert game.table.money[seat] == 200
    assert why_not(game, a.TakeBonus()) == "no_bonus_open"


@pytest.mark.rule("RR 6.4")
def test_one_own_station_in_a_city() -> None:
    game = ready(money=1000)
    station(game, me(game), "washington")
    place(game, "W", "station")
    assert why_not(game, a.BuildStation("washington")) == "own_station_there"


# --- rails (7) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 7.1", "RR Q19")
def test_two_rails_one_after_the_other_adjoining_or_not() -> None:
    game = ready(money=1000)
    seat = me(game)
    place(game, "W", "railroad").play(a.BuildRail("CHA-MIA-1"))
    apart, on = game.copy(), game
    apart.play(a.BuildRail("W-CHI-1"))
    on.play(a.BuildRail("CHA-MIA-2"))
    for way in (apart, on):
        assert way.table.rails_left[seat] == 13
        assert why_not(way, a.BuildRail("CHA-LR-1")) == "all_rails_built"


@pytest.mark.rule("RR 7.2")
def test_example_1_a_plain_and_two_triangles_cost_600() -> None:
    game = ready(money=1000)
    does(place(game, "W", "railroad"), a.BuildRail("W-CHI-1"), a.BuildRail("W-CHI-2"), a.PayPrice())
    assert game.table.money[me(game)] == 400


@pytest.mark.rule("RR 7.2")
def test_example_2_two_and_three_triangles_cost_900() -> None:
    game = ready(money=1000)
    does(place(game, "W", "railroad"), a.BuildRail("W-CHI-1"), a.BuildRail("CHA-LR-1"), a.PayPrice())
    assert game.table.money[me(game)] == 100


@pytest.mark.rule("RR 7.3")
def test_both_rails_must_be_payable_and_only_the_last_one_is_built_alone() -> None:
    game = ready(money=500, shares=0)
    assert why_not(game, a.PlaceWorker("white", "railroad")) is None
    place(game, "W", "railroad")
    assert why_not(game, a.BuildRail("W-CHI-1")) == "turn_unfinishable"
    last = ready(money=600, shares=0)
    last.table.rails_left[me(last)] = 1
    does(place(last, "W", "railroad"), a.BuildRail("W-CHI-1"))
    assert why_not(last, a.BuildRail("CHA-MIA-1")) == "all_rails_built"
    last.play(a.PayPrice())
    assert last.table.money[me(last)] == 0
    none = ready(money=2000)
    none.table.rails_left[me(none)] = 0
    assert why_not(none, a.PlaceWorker("white", "railroad")) == "action_out_of_reach"


@pytest.mark.rule("RR 7.4")
def test_one_deal_round_follows_however_many_deal_symbols() -> None:
    game = ready(money=2000, shares=0)
    seat = me(game)
    rails(game, seat, "CHA-MIA-1", "CHA-LR-1", "CHA-LR-2")
    tile = game.table.deal
    does(place(game, "W", "railroad"), a.BuildRail("CHA-MIA-2"), a.BuildRail("CHI-LR-1"), a.EndAction())
    assert game.table.deal_used == [tile]
    assert type(game.decision).__name__ == "Turn"


# --- telegraph (8) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 8.1", "RR 8.2", "RR 8.3")
def test_example_blue_opens_the_first_office_and_uses_the_tile() -> None:
    """Four shares, three and one more; 600 for a worker. Red comes second: three shares, and the tile again."""
    game = ready(money=0, shares=0, supply="WWWWW")
    seat = me(game)
    section_tile(game, 2, "TT-5")
    for shares in (4, 3):
        seat = me(game)
        does(place(game, "W", "telegraph"), a.BuildOffice("2"))
        assert game.table.shares[seat] == shares
        does(game, a.UseTile("white", "supply"))
        assert game.table.money[seat] == 600
        assert game.table.buildings_left[seat] == 11
        assert why_not(game, a.UseTile("white", "supply")) == "no_tile_open"
        game.play(a.EndAction())
    assert game.table.section_tile[1] >= 0


@pytest.mark.rule("RR 8.4")
def test_an_office_in_a_deal_section_causes_a_deal_round() -> None:
    game = ready(shares=4)
    does(place(game, "W", "telegraph"), a.BuildOffice("3"), a.EndAction())
    assert type(game.decision).__name__ == "DealRound"
    other = ready(shares=4)
    does(place(other, "W", "telegraph"), a.BuildOffice("2"), a.EndAction())
    assert type(other.decision).__name__ == "Turn"


# --- trade (9) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 9.1")
def test_example_the_last_rail_of_a_section_for_600_then_either_piece_for_700() -> None:
    game = ready(money=0)
    seat = me(game)
    game.table.rails_left[seat], game.table.buildings_left[seat] = 14, 11  # one rail in the first section
    place(game, "W", "trade")
    assert legal(game, a.SellPiece) == [a.SellPiece("rail")]
    assert why_not(game, a.SellPiece("building")) == "not_leftmost"
    game.play(a.SellPiece("rail"))
    assert game.table.money[seat] == 600
    assert why_not(game, a.SellPiece("rail")) == "already_done"
    game.play(a.EndAction())
    does(place(game, "W", "trade"), a.SellPiece("rail"), a.EndAction())
    place(game, "W", "trade")
    assert len(legal(game, a.SellPiece)) == 2
    game.play(a.SellPiece("building"))
    assert game.table.money[seat] == 1300


@pytest.mark.rule("RR 9.2", "RR 9.3")
def test_example_flipping_a_train_for_three_shares_before_or_after_the_sale() -> None:
    game = ready(shares=0)
    seat = me(game)
    trains(game, seat, "TR-SHARES", down=("TR-MONEY",))
    place(game, "W", "trade")
    before, after = game.copy(), game.copy()
    does(before, a.FlipTrain("TR-SHARES", "up"), a.SellPiece("rail"))
    assert before.table.shares[seat] == 3
    assert why_not(before, a.FlipTrain("TR-SHARES", "down")) == "no_flip_open"
    does(after, a.SellPiece("rail"), a.FlipTrain("TR-MONEY", "down"))
    company = after.view()["table"]["companies"][seat]
    assert company["trains_up"]["TR-MONEY"] == 1
    assert company["money"] == 600 + 600  # the sale alone
    assert why_not(game, a.FlipTrain("TR-MONEY", "up")) == "train_not_yours"


# --- abilities (15) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RR 15.1")
def test_the_foreman_at_the_station_pays_100_to_flip() -> None:
    game = at_chicago("P")
    trains(game, me(game), "TR-MONEY")
    does(game, a.UseAbility(), a.FlipTrain("TR-MONEY", "up"))
    assert game.table.money[me(game)] == 1000 - 100 + 600


@pytest.mark.rule("RR 15.2")
def test_the_accountant_builds_the_station_for_nothing_but_pays_for_bonuses() -> None:
    game = at_chicago("O", "C3-1", money=200)
    seat = me(game)
    does(game, a.UseAbility(), a.TakeBonus(), a.TakeWorker("grey"), a.EndAction())
    assert game.table.money[seat] == 0


@pytest.mark.rule("RR 15.3", "RR Q42", "RR Q21")
def test_the_negotiator_has_the_first_bonus_besides_an_own_one() -> None:
    game = at_chicago("G", "C5-1")  # two steps
    does(game, a.TakeBonus(), a.AdvanceMarker("network"), a.AdvanceMarker("stations"))
    does(game, a.UseAbility(), a.AdvanceMarker("telegraph"))
    later = ready(supply="WWWWG", money=1000)
    rails(later, me(later), "W-CHI-1", "W-CHI-2")
    later.table.first_station[BOARD.where["city"]["chicago"]] = NEUTRAL
    city_tile(later, "chicago", "C4-1")
    does(place(later, "G", "station"), a.BuildStation("chicago"), a.UseAbility())
    assert later.table.shares[me(later)] == 5
    priced = at_chicago("G", "C3-1", money=600)
    does(priced, a.TakeBonus(), a.TakeWorker("grey"), a.UseAbility(), a.TakeWorker("grey"))
    assert priced.table.money[me(priced)] == 200


@pytest.mark.rule("RR 15.4", "RR Q42")
def test_the_engineer_takes_the_reward_again_for_300_and_may_choose_differently() -> None:
    game = at_chicago("T", "C2-2")
    assert why_not(game, a.UseAbility()) == "reward_not_taken"
    does(game, a.TakeReward(), a.TakeWorker("grey"), a.UseAbility(), a.TakeWorker("turquoise"))
    assert game.table.money[me(game)] == 700


@pytest.mark.rule("RR 15.5")
def test_the_foreman_at_the_railroad_takes_a_train_for_300() -> None:
    game = ready(supply="WWWWP", money=1000)
    does(place(game, "P", "railroad"), a.UseAbility(), a.TakeTrain("TR-STEPS"))
    assert game.table.money[me(game)] == 700


@pytest.mark.rule("RR 15.6")
def test_the_accountant_at_the_railroad_receives_100_and_50_per_triangle() -> None:
    game = ready(supply="WWWWO", money=1000)
    place(game, "O", "railroad").play(a.BuildRail("W-CHI-1"))
    assert why_not(game, a.UseAbility()) == "main_action_open"
    does(game, a.BuildRail("CHA-LR-1"), a.UseAbility())
    assert game.table.money[me(game)] == 1000 + 100 + 5 * 50


@pytest.mark.rule("RR 15.7")
def test_the_negotiator_at_the_railroad_receives_two_shares() -> None:
    game = ready(supply="WWWWG", money=100, shares=1)  # with them 400 and 150 can be paid
    does(place(game, "G", "railroad"), a.UseAbility())
    assert game.table.shares[me(game)] == 3


@pytest.mark.rule("RR 15.8", "RR Q20")
def test_the_engineer_builds_a_third_rail_for_the_same_400() -> None:
    game = ready(supply="WWWWT", money=1000)
    seat = me(game)
    does(place(game, "T", "railroad"), a.BuildRail("CHA-MIA-1"), a.BuildRail("CHA-MIA-2"))
    assert why_not(game, a.UseAbility()) == "third_rail_is_built"
    two = game.copy()
    two.play(a.EndAction())
    assert two.table.money[seat] == 500
    does(game, a.BuildRail("MIA-HOU-1"), a.PayPrice())
    assert game.table.money[seat] == 400
    assert why_not(game, a.BuildRail("MIA-HOU-2")) == "all_rails_built"
    few = ready(supply="WWWWT", money=1000)
    few.table.rails_left[seat] = 2
    does(place(few, "T", "railroad"), a.BuildRail("CHA-MIA-1"), a.BuildRail("CHA-MIA-2"))
    assert why_not(few, a.BuildRail("MIA-HOU-1")) == "no_rail_left"


@pytest.mark.rule("RR 15.9", "RR Q5")
def test_the_foreman_at_the_telegraph_swaps_a_worker() -> None:
    game = ready(supply="WWWWP")
    seat = me(game)
    does(place(game, "P", "telegraph"), a.UseAbility(), a.GiveUpWorker("purple", "board"), a.TakeWorker("grey"))
    assert supply_of(game, seat) == "WWWWG"
    assert game.table.able[seat] == 5


@pytest.mark.rule("RR 15.10", "RR Q32")
def test_the_accountant_at_the_telegraph_receives_100_per_share_of_the_office() -> None:
    game = ready(supply="WWWWO", money=0, shares=0)
    does(place(game, "O", "telegraph"), a.BuildOffice("2"), a.SellShares(4), a.UseAbility())
    assert game.table.money[me(game)] == 600 + 400


@pytest.mark.rule("RR 15.11")
def test_the_negotiator_at_the_telegraph_has_the_first_shares_besides_own_ones() -> None:
    game = ready(supply="WWWWG", shares=0)
    does(place(game, "G", "telegraph"), a.BuildOffice("7"), a.UseAbility())
    assert game.table.shares[me(game)] == 1 + 2 + 2
    later = ready(supply="WWWWG", shares=0)
    office(later, 1 - me(later), 7)
    does(place(later, "G", "telegraph"), a.BuildOffice("7"), a.UseAbility())
    assert later.table.shares[me(later)] == 1 + 2


@pytest.mark.rule("RR 15.12", "RR Q33")
def test_the_engineer_uses_the_telegraph_tile_for_400_besides_or_instead() -> None:
    game = ready(supply="WWWWT", money=400)
    section_tile(game, 2, "TT-5")
    does(place(game, "T", "telegraph"), a.BuildOffice("2"), a.UseAbility(), a.UseTile("white", "supply"))
    assert game.table.money[me(game)] == 1200
    without = ready(supply="WWWWT", money=400)
    does(place(without, "T", "telegraph"), a.BuildOffice("3"))
    assert why_not(without, a.UseAbility()) == "no_tile_here"


@pytest.mark.rule("RR 15.13")
def test_the_foreman_at_trade_has_up_to_three_steps() -> None:
    game = ready(supply="WWWWP")
    does(place(game, "P", "trade"), a.UseAbility())
    does(game, a.AdvanceMarker("network"), a.AdvanceMarker("stations"), a.AdvanceMarker("telegraph"))
    assert type(game.decision).__name__ == "MainAction"


@pytest.mark.rule("RR 15.14")
def test_the_accountant_at_trade_receives_100_per_train() -> None:
    game = ready(supply="WWWWO", money=0)
    trains(game, me(game), "TR-MONEY", "TR-PROMOTE", down=("TR-STEPS",))
    does(place(game, "O", "trade"), a.UseAbility())
    assert game.table.money[me(game)] == 300


@pytest.mark.rule("RR 15.15", "RR Q10")
def test_the_negotiator_at_trade_does_a_deal_of_its_own_for_one_share_less() -> None:
    game = ready(supply="WWWWG", shares=0)
    seat = me(game)
    deal_tile(game, "DT-7")  # a swap for one share, three steps for three
    place(game, "G", "trade")
    declined = does(game.copy(), a.UseAbility(), Pass())
    assert BOARD.deals[declined.table.deal][0] == "DT-7"
    does(game, a.UseAbility())
    assert why_not(game, a.DoDeal("steps")) == "too_few_shares"
    does(game, a.DoDeal("swap_worker"), a.GiveUpWorker("white", "supply"), a.TakeWorker("purple"))
    assert game.table.shares[seat] == 0
    assert BOARD.deals[game.table.deal][0] != "DT-7"
    assert type(game.decision).__name__ == "MainAction"
    assert me(game) == seat


@pytest.mark.rule("RR 15.16")
def test_the_engineer_at_trade_flips_one_more_train_also_the_same() -> None:
    game = ready(supply="WWWWT", money=0)
    trains(game, me(game), "TR-MONEY")
    place(game, "T", "trade").play(a.FlipTrain("TR-MONEY", "up"))
    does(game, a.UseAbility(), a.FlipTrain("TR-MONEY", "down"))
    assert game.view()["table"]["companies"][me(game)]["trains_up"]["TR-MONEY"] == 1


@pytest.mark.rule("RR 15.18")
def test_the_ability_is_kept_when_its_worker_is_promoted_in_the_same_turn() -> None:
    game = at_chicago("G", "C2-2")  # the bonus: one step, and promote one
    hold(game, me(game), 0, "A1-3")  # a grey manager
    workers(game, me(game), "WWWW", station="G")
    does(game, a.TakeBonus(), a.PromoteWorker("grey", "board", "A1-3"), a.AdvanceMarker("network"))
    assert why_not(game, a.UseAbility()) is None


@pytest.mark.rule("RR Q41")
def test_a_price_for_nothing_is_not_offered() -> None:
    """A void telegraph tile, a void deal, a train from empty piles."""
    game = ready(supply="WWWWW", shares=4)
    hold(game, me(game), 0, "A1-1")
    hold(game, me(game), 1, "A2-1")
    section_tile(game, 1, "TT-4")
    does(place(game, "W", "telegraph"), a.BuildOffice("1"))
    assert why_not(game, a.UseTile("white", "supply")) == "effect_void"
    no_trains = ready(supply="WWWWP", money=2000)
    no_trains.table.piles = [0] * len(BOARD.trains)
    place(no_trains, "P", "railroad")
    assert why_not(no_trains, a.UseAbility()) == "effect_void"


@pytest.mark.rule("RR Q26")
def test_no_train_left_none_is_taken_and_none_paid_for() -> None:
    game = at_chicago(tile="C3-3", money=2000)
    game.table.piles = [0] * len(BOARD.trains)
    assert why_not(game, a.TakeBonus()) == "effect_void"


@pytest.mark.rule("RR 5.1", "RR 6.2")
def test_a_poor_station_is_refused_with_its_price() -> None:
    game = ready(money=100, shares=0)
    rails(game, me(game), "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", "C2-1")
    place(game, "W", "station")
    refusal = game.refusal(a.BuildStation("chicago"))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("cannot_pay", {"price": 200})
    rich(game, me(game), 0, 2)
    assert why_not(game, a.BuildStation("chicago")) is None
