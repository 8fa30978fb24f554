"""Rule 10: deals."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    deal_round,
    deal_tile,
    does,
    hold,
    legal,
    me,
    place,
    rails,
    ready,
    rich,
    why_not,
    workers,
)
from trunkline.core import Pass
from trunkline.titles.railroad_revolution import actions as a


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


@pytest.mark.rule("RR 5.1", "RR Q2")
def test_who_lacks_workers_is_asked_even_without_shares_for_a_deal() -> None:
    """The turn lasts until the own deals are over, and ends with four workers: here by a hire."""
    game = ready(2, supply="WWWW", money=900, shares=0)
    seat = me(game)
    deal_tile(game, "DT-4")
    hold(game, seat, 0, "D-1")
    does(place(game, "W", "telegraph"), a.BuildOffice("3"), a.PromoteWorker("white", "supply", "D-1"))
    does(game, a.SellShares(4), a.EndAction())
    assert (type(game.decision).__name__, me(game)) == ("DealRound", seat)
    assert why_not(game, Pass()) == "too_few_workers"
    does(game, a.HireWorker("grey"), Pass())
    assert game.table.able[seat] == 4


@pytest.mark.rule("RR 10.2")
def test_who_has_just_the_shares_of_the_cheaper_deal_is_asked_and_who_has_fewer_is_not() -> None:
    game = deal_round("DT-4", seats=4)  # both deals for two shares
    first = me(game)
    for n, shares in enumerate((1, 2, 0), 1):
        rich(game, (first + n) % 4, 600, shares)
    game.play(Pass())
    assert me(game) == (first + 2) % 4
    does(game, a.DoDeal("steps"), Pass(), Pass())
    assert type(game.decision).__name__ == "Turn"
