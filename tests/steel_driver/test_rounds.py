"""Chapters 8 and 9: income and the end of a round."""

import pytest

from tests.steel_driver.positions import HAND_ON, building, link, new, number, only
from trunkline.core import Game
from trunkline.titles.steel_driver.events import IncomePaid, RoundEnded
from trunkline.titles.steel_driver.table import NOBODY, Table


def finish_round(game: Game[Table]) -> None:
    """Play until the auctions of the next round or the final scoring."""
    round = game.table.round
    while game.seat is not None and game.table.round == round and game.view()["stack"][-1]["step"] == "Building":
        game.play(game.options()[0].action)


@pytest.mark.rule("SD 8.1")
def test_controllers_receive_the_profit_of_each_company() -> None:
    game = building({"red": 3, "green": 3, "blue": 2}, control={"red": 1, "green": 1, "blue": 2})
    game.play(link("BAL-PIT", "PIT"))
    game.play(link("NYC-PHI", "PHI"))
    events = game.play(link("BOS-ALB", "ALB"))
    paid = [(event.seat, event.company, event.income) for event in events if isinstance(event, IncomePaid)]
    assert paid == [(1, "red", 40), (1, "green", 40), (2, "blue", 20)]
    assert game.table.cash == [0, 80, 20, 0]


@pytest.mark.rule("SD 8.1")
@pytest.mark.rule("SD A20")
def test_a_company_without_controller_pays_nobody() -> None:
    game = building({"red": 3}, control={"red": 1})
    game.table.profit[number("green")] = 30  # as after a bonus
    game.play(link("BAL-PIT", "PIT"))
    assert game.table.cash == [0, 40, 0, 0]


@pytest.mark.rule("SD 8.2")
def test_shares_pay_nothing_in_the_rounds() -> None:
    game = building({"red": 3}, control={"red": 1})
    game.table.shares[0] = 1
    game.play(link("BAL-PIT", "PIT"))
    assert game.table.cash[0] == 0


@pytest.mark.rule("SD 9.1")
def test_the_bottom_row_moves_up_and_profits_go_back() -> None:
    game = building({"yellow": 3, "grey": 2})
    game.play(link("BAL-PIT", "PIT"))
    events = game.play(link("BOS-ALB", "ALB"))
    order = ("red", "green", "blue", "brown", "yellow", "grey")
    assert only(events, RoundEnded).order_company == order
    assert game.view()["table"]["order"] == list(order)
    assert game.view()["table"]["passed"] == []
    assert game.table.profit == [0] * 6


@pytest.mark.rule("SD 9.2")
@pytest.mark.rule("SD A23")
def test_control_markers_return_except_after_round_5() -> None:
    game = building({"red": 3}, control={"red": 1}, round=4)
    game.play(link("BAL-PIT", "PIT"))
    assert game.table.control == [NOBODY] * 6
    game = building({"red": 3, "blue": 2}, control={"red": 1, "blue": 2}, round=5)
    game.play(link("BAL-PIT", "PIT"))
    game.play(link("BOS-ALB", "ALB"))
    assert game.table.last[number("red")] == 1
    assert game.table.profit == [0] * 6
    assert game.table.order[-2:] == [number("red"), number("blue")]  # the order for taking goods


@pytest.mark.rule("SD 9.3")
def test_the_next_round_begins() -> None:
    game = building({"red": 3})
    game.play(link("BAL-PIT", "PIT"))
    assert game.table.round == 2
    assert [step["step"] for step in game.view()["stack"]] == ["Rounds", "ControlOffers"]


@pytest.mark.rule("SD 9.3")
def test_the_first_company_of_the_new_order_is_active_first() -> None:
    game = building({"red": 9, "yellow": 3})
    while game.table.round == 1:
        game.play(game.options()[0].action)
    first = game.view()["table"]["order"][0]
    assert first == "green"  # nobody controlled it, it passed first


@pytest.mark.rule("SD 5.7")
def test_a_round_without_any_auction_goes_by() -> None:
    game = new(3)
    for _ in range(3):
        game.play(HAND_ON)
    assert game.table.round == 2
    assert game.table.order == list(range(6))


@pytest.mark.rule("SD A25")
def test_a_game_without_any_auction_ends_in_a_shared_victory() -> None:
    game = new(3)
    while game.seat is not None:
        game.play(HAND_ON)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.worth) == ((1, 1, 1), (0, 0, 0))
