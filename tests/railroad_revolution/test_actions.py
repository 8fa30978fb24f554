"""Rules 6 to 9: the four main actions."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    at_chicago,
    does,
    legal,
    me,
    place,
    rails,
    ready,
    section_tile,
    station,
    supply_of,
    trains,
    why_not,
)
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.table import NEUTRAL

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
