"""Rules 13 and 14: the end and the scoring."""

import pytest

from tests.railroad_revolution.scene import BOARD, does, hold, me, office, place, rails, ready, rich, station, trains
from trunkline.core import Game
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.scoring import score, worth
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.title import TITLE


def sell(game: Game[Table]) -> list[str]:
    """A turn that sells a piece; returns the names of its last events."""
    does(place(game, "W", "trade"))
    piece = next(o.action for o in game.options() if type(o.action) is a.SellPiece)
    game.play(piece)
    return [type(event).__name__ for event in game.play(a.EndAction())]


@pytest.mark.rule("RR 13.1", "RR 13.2", "RR Q11", "RR Q12")
def test_example_the_start_player_empties_the_left_side() -> None:
    """The others still have a turn, then all have one more: with two seats three turns follow."""
    game = ready(2)
    game.table.rails_left[me(game)], game.table.buildings_left[me(game)] = 3, 2
    assert "EndBegun" in sell(game)
    for _ in range(2):
        sell(game)
    assert game.outcome() is None
    sell(game)
    assert game.outcome() is not None


@pytest.mark.rule("RR 13.2")
def test_example_the_last_player_of_the_round_empties_it() -> None:
    """Everybody has exactly one more turn."""
    game = ready(2)
    sell(game)
    game.table.rails_left[me(game)], game.table.buildings_left[me(game)] = 3, 2
    assert "EndBegun" in sell(game)
    sell(game)
    assert game.outcome() is None
    sell(game)
    assert game.outcome() is not None
    assert game.view()["table"]["round"] == game.view()["table"]["last_round"] == 2


@pytest.mark.rule("RR 13.1")
def test_only_the_first_time_counts() -> None:
    game = ready(2)
    game.table.rails_left[me(game)], game.table.buildings_left[me(game)] = 3, 2
    sell(game)
    last = game.table.last_turn
    game.table.rails_left[me(game)], game.table.buildings_left[me(game)] = 3, 2
    assert "EndBegun" not in sell(game)
    assert game.table.last_turn == last


@pytest.mark.rule("RR Q11", "RR Q12")
def test_another_players_deal_can_begin_the_end() -> None:
    from tests.railroad_revolution.scene import deal_tile
    from trunkline.core import Pass

    game = ready(2, shares=5)
    other = 1 - me(game)
    game.table.rails_left[other], game.table.buildings_left[other] = 3, 2
    deal_tile(game, "DT-2")
    does(place(game, "W", "telegraph"), a.BuildOffice("3"), a.EndAction(), Pass())
    does(game, a.DoDeal("free_rail"), a.BuildRail("W-CHI-1"))
    assert "EndBegun" in [type(event).__name__ for event in game.play(Pass())]


@pytest.mark.rule("RR 13.3")
def test_pieces_right_of_the_logo_are_ordinary_pieces() -> None:
    game = ready(2)
    seat = me(game)
    game.table.rails_left[seat], game.table.buildings_left[seat] = 0, 2
    sell(game)
    assert game.table.buildings_left[seat] == 1
    assert game.table.money[seat] == 600 + 1000


@pytest.mark.rule("RR 14.1")
def test_eight_points_for_a_train_face_up() -> None:
    game = ready()
    trains(game, 0, "TR-MONEY", "TR-STEPS", down=("TR-RAIL",))
    assert score(game.table, 0)[0] == 16


@pytest.mark.rule("RR 14.2")
def test_points_of_completed_milestones() -> None:
    game = ready()
    game.table.done[0] = [BOARD.milestone_index["A1-1"], BOARD.milestone_index["D-4"]]
    hold(game, 0, 0, "B-1", "P")
    assert score(game.table, 0)[1] == 12 + 38


@pytest.mark.rule("RR 14.3")
def test_example_red_scores_15_for_three_offices() -> None:
    game = ready()
    game.table.track[0:3] = [5, 4, 3]
    for section in (1, 3, 6):
        office(game, 0, section)
    assert score(game.table, 0)[2] == 15
    station(game, 0, "washington")
    station(game, 0, "charlotte")
    assert score(game.table, 0)[2] == 15 + 2 * 5
    game.table.linked[0] |= 1 << BOARD.where["city"]["seattle"]
    assert score(game.table, 0)[2] == 15 + 2 * 5 + 15


@pytest.mark.rule("RR 14.4")
def test_example_of_the_telegraph_links() -> None:
    """Blue has one pair for 5 and an office apart; black has three in a row on the left and two on the right: 18."""
    game = ready(3)
    for section in (1, 5, 6):
        office(game, 0, section)
    for section in (1, 2, 3, 7, 8):
        office(game, 1, section)
    for section in (1, 3, 5):
        office(game, 2, section)
    assert [score(game.table, seat)[3] for seat in range(3)] == [5, 18, 0]


@pytest.mark.rule("RR 14.5")
def test_ties_are_broken_by_money_with_shares_and_then_shared() -> None:
    for money, shares, ranks in ((600, 0, (2, 1)), (450, 1, (1, 1))):
        game = ready(2, money=600, shares=0)
        game.table.turn, game.table.last_turn = 1, 1
        seat = (game.table.start + 1) % 2
        game.stack[-1].seat = seat  # type: ignore[attr-defined]
        other = 1 - seat
        does(place(game, "W", "trade"), a.SellPiece("building"))
        rich(game, seat, money, shares)
        rich(game, other, 600 if ranks == (1, 1) else 650, 0)
        game.play(a.EndAction())
        ended = game.outcome()
        assert ended is not None
        assert ended.worth[0] == ended.worth[1]
        assert (ended.ranks[seat], ended.ranks[other]) == ranks


def test_worth_is_the_sum_of_the_parts() -> None:
    game = ready()
    rails(game, 0, "W-CHI-1")
    assert TITLE.worth(game)[0] == worth(game.table, 0) == sum(score(game.table, 0))
