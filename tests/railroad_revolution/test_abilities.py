"""Rule 15: the abilities of the workers."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    at_chicago,
    city_tile,
    deal_tile,
    does,
    hold,
    me,
    office,
    place,
    rails,
    ready,
    rich,
    section_tile,
    supply_of,
    trains,
    why_not,
    workers,
)
from trunkline.core import Pass
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.table import NEUTRAL


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
def test_the_foreman_at_the_railroad_takes_a_train_for_300_and_may_still_leave_it() -> None:
    game = ready(supply="WWWWP", money=1000)
    left = does(place(game.copy(), "P", "railroad"), a.UseAbility(), Pass())
    assert left.table.money[me(left)] == 1000
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
    last = ready(supply="WWWWT", money=500)
    last.table.rails_left[seat] = 1
    does(place(last, "T", "railroad"), a.BuildRail("CHA-MIA-1"), a.EndAction())
    assert last.table.money[seat] == 100


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


@pytest.mark.rule("RR 15.8", "RR 7.4")
def test_a_third_rail_on_a_deal_symbol_causes_the_deal_round_too() -> None:
    game = ready(supply="WWWWT", money=2000)
    does(place(game, "T", "railroad"), a.BuildRail("CHA-MIA-1"), a.BuildRail("W-CHI-1"))
    two = game.copy()
    assert type(does(two, a.EndAction()).decision).__name__ == "Turn"
    does(game, a.BuildRail("CHA-MIA-2"), a.EndAction())
    assert type(game.decision).__name__ == "DealRound"
