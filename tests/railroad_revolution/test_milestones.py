"""Rule 11: milestones."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    does,
    hold,
    legal,
    me,
    place,
    rails,
    ready,
    station,
    trade_with,
    why_not,
)
from trunkline.core import Pass
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.milestones import standing
from trunkline.titles.railroad_revolution.schema import Condition


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


@pytest.mark.rule("RR 11.5", "RR 11.6", "RR Q31")
@pytest.mark.parametrize(
    ("condition", "before", "then"),
    [
        (Condition("connect_cities", 2, level=2), ["W-CHI-1", "W-CHI-2", "CHI-KC-1", "CHI-DUL-1"], "CHI-LR-1"),
        (Condition("rails_deal", 1), ["CHA-MIA-1", "W-CHI-1"], "CHA-MIA-2"),
        (Condition("stations", 1, level=3), ["W-CHI-1", "W-CHI-2", "CHI-DUL-1", "DUL-BIS-1"], "duluth"),
        (Condition("rails_terrain", 3, terrain=2), ["W-CHI-1", "CHA-LR-1", "BIS-SEA-2", "BIS-DEN-1"], "HOU-ELP-2"),
    ],
    ids=["two cities of level 2", "a rail on a deal symbol", "a station on level 3", "three rails on two triangles"],
)
def test_examples_of_the_four_conditions(condition: Condition, before: list[str], then: str) -> None:
    """What is of another level, on another terrain or not there yet does not count."""
    game = ready()
    seat = me(game)
    rails(game, seat, *before)
    for city in ("chicago", "bismarck"):
        if condition.type == "stations":
            station(game, seat, city)
    assert standing(game.table, seat, condition) == condition.n - 1
    if then in BOARD.cities:
        station(game, seat, then)
    else:
        rails(game, seat, then)
    assert standing(game.table, seat, condition) == condition.n


@pytest.mark.rule("RR 11.8", "RR Q14")
def test_example_of_three_tiles_of_the_next_letter_one_is_kept() -> None:
    game = ready()
    seat = me(game)
    hold(game, seat, 0, "B-1", "P")
    rails(game, seat, "W-CHI-1", "W-CHI-2", "CHI-KC-1", "CHI-DUL-1")
    does(place(game, "W", "trade"), a.SellPiece("building"), a.EndAction())
    game.decision.tiles[:] = sorted(game.decision.tiles, reverse=True)  # type: ignore[attr-defined]
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


@pytest.mark.rule("RR 11.1", "RR 11.5", "RR 11.8")
def test_a_d_tile_is_full_with_two_workers_of_any_colours_and_nothing_follows_it() -> None:
    game = ready(supply="WWWWWPP")
    seat = me(game)
    hold(game, seat, 0, "D-10", "P")  # three cities of level 3, three stations on level 2
    rails(game, seat, "W-CHI-1", "W-CHI-2", "CHI-KC-1", "CHI-DUL-1", "CHI-LR-1", "LR-HOU-1", "CHA-MIA-1", "CHA-MIA-2")
    for city in ("chicago", "little_rock", "miami"):
        station(game, seat, city)
    does(place(game, "W", "trade"), a.PromoteWorker("white", "board", "D-10"))
    assert game.table.wanted[seat * 2] == 0
    done = does(game, legal(game, a.SellPiece)[0], a.EndAction()).table
    assert done.done[seat] == [BOARD.milestone_index["D-10"]]
    assert done.held[seat * 2] < 0
    assert type(game.decision).__name__ == "Turn"
