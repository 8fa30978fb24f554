"""Chapter 10: the final scoring."""

from functools import cache
from itertools import product

import pytest

from tests.steel_driver.positions import EXAMPLES, building, final, link, new, number, only, reason
from trunkline.core import Game, Pass, move
from trunkline.lab.simulate import play_out
from trunkline.titles.steel_driver.actions import TakeGoods
from trunkline.titles.steel_driver.events import (
    CompanyValued,
    ControlSettled,
    GoodsEnded,
    GoodsPlaced,
    GoodsTaken,
    RoundEnded,
    SharesPaid,
)
from trunkline.titles.steel_driver.final import final_controller, finish_game, sets_value
from trunkline.titles.steel_driver.table import NOBODY, Table
from trunkline.titles.steel_driver.worth import company_values

VALUES = (0, 10, 30, 60, 100, 150)
TWO_NETS = {"red": ["BAL-PIT", "PIT-CLE"], "blue": ["BOS-ALB"]}


def take(city: str) -> TakeGoods:
    return TakeGoods(city)


def takeable(game: Game[Table]) -> set[str]:
    return {option.action.city for option in game.options() if isinstance(option.action, TakeGoods)}


@pytest.mark.rule("SD 10.1")
@pytest.mark.rule("SD A31")
def test_boxes_are_emptied_and_goods_lie_in_every_connected_city() -> None:
    game = building({"red": 4, "blue": 2}, control={"red": 1, "blue": 2}, round=5)
    game.play(link("BAL-PIT", "PIT"))
    events = game.play(link("BOS-ALB", "ALB"))
    assert only(events, GoodsPlaced).cities == 4
    assert game.table.boxes == [0] * 6
    assert sum(game.table.lying) == 4
    assert game.title.totals(game)["goods"] == 42


@pytest.mark.rule("SD A8")
def test_the_origin_has_goods_that_its_company_may_take() -> None:
    game = final(TWO_NETS, {"red": {0: 1}, "blue": {1: 1}})
    assert takeable(game) == {"BAL", "PIT", "CLE"}


@pytest.mark.rule("SD 10.2")
@pytest.mark.rule("SD 10.8")
@pytest.mark.rule("SD A24")
@pytest.mark.rule("SD A32")
@pytest.mark.parametrize("last", ["Carl", "Herman"])
def test_final_control_as_in_the_example(last: str) -> None:
    example = EXAMPLES["end_control"]
    seats: list[str] = example["seats_clockwise"]
    game = new(seats)
    table = game.table
    for company, shares in (("green", example["shares"]), ("red", example["red_shares"])):
        for name, count in shares.items():
            move(table.stock, number(company), table.shares, seats.index(name) * 6 + number(company), count)
    table.last[number("green")], table.last[number("red")] = seats.index(last), seats.index("Marc")
    assert seats[final_controller(table, number("red"))] == example["red_controller"]
    assert seats[final_controller(table, number("green"))] == example[f"last_controller_{last}_then"]


@pytest.mark.rule("SD 10.2")
def test_most_shares_beat_the_last_controller() -> None:
    game = final({"red": ["BAL-PIT"]}, {"red": {0: 1, 2: 3}}, last={"red": 0})
    assert game.table.control[0] == 2


@pytest.mark.rule("SD 10.3")
def test_companies_take_in_order_one_each() -> None:
    game = final(TWO_NETS, {"red": {0: 1}, "blue": {1: 1}}, order=["blue", "grey", "red", "yellow", "green", "brown"])
    takers = []
    while game.seat is not None:
        takers.append((game.seat, game.view()["stack"][-1]["company"]))
        game.play(game.options()[0].action)
    assert takers == [(1, "blue"), (0, "red"), (1, "blue"), (0, "red"), (0, "red")]


@pytest.mark.rule("SD 10.3")
def test_a_cube_is_taken_from_a_city_of_the_net_that_still_has_one() -> None:
    game = final({"red": ["BAL-PIT"], "blue": ["NYC-PHI", "PHI-PIT"]}, {"red": {0: 1}, "blue": {1: 1}})
    assert reason(game, take("PHI")) == ("not_in_net", "SD 10.3")
    taken = only(game.play(take("PIT")), GoodsTaken)
    assert (taken.company, taken.city, taken.goods) == ("red", "PIT", "white")
    assert reason(game, take("PIT")) == ("no_goods_there", "SD 10.3")
    assert reason(game, take("XXX")) == ("no_such_city", "SD 3.1")
    assert [action for action, _ in game.decision.disabled(game)] == [take("PIT")]


@pytest.mark.rule("SD 10.3")
@pytest.mark.rule("SD A26")
def test_taking_is_compulsory() -> None:
    game = final(TWO_NETS, {"red": {0: 1}, "blue": {1: 1}})
    assert reason(game, Pass()) == ("must_take", "SD A26")
    assert len(game.options()) == 3


@pytest.mark.rule("SD 10.3")
@pytest.mark.rule("SD A26")
def test_a_company_that_cannot_take_is_out() -> None:
    game = final({"red": ["BAL-PIT"], "blue": ["BOS-ALB", "ALB-NYC"]}, {"red": {0: 1}, "blue": {1: 1}})
    game.play(take("BAL"))
    game.play(take("BOS"))
    game.play(take("PIT"))
    events = game.play(take("ALB"))
    assert GoodsEnded("red") in events
    assert game.view()["table"]["passed"][-1] == "red"


@pytest.mark.rule("SD 10.4")
@pytest.mark.rule("SD A27")
def test_sets_of_different_colours() -> None:
    example = EXAMPLES["company_value"]
    assert sets_value(example["cubes_per_colour"], VALUES) == example["value"]
    assert sum(VALUES[size] for size in example["sets"]) == example["value"]
    assert [sets_value([1] * n, VALUES) for n in range(6)] == list(VALUES)


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """By trying every first set."""
    if not any(counts):
        return 0
    best = 0
    for chosen in product(*([0, 1] if count else [0] for count in counts)):
        if any(chosen):
            rest = tuple(count - one for count, one in zip(counts, chosen, strict=True))
            best = max(best, VALUES[sum(chosen)] + best_sets(rest))
    return best


@pytest.mark.rule("SD A27")
@pytest.mark.parametrize(
    "counts", [(4, 2, 1, 1, 0), (3, 3, 0, 0, 0), (2, 2, 2, 1, 1), (3, 1, 1, 0, 0), (2, 2, 1, 0, 0)]
)
def test_the_sets_made_are_the_best_there_are(counts: tuple[int, ...]) -> None:
    assert sets_value(counts, VALUES) == best_sets(counts)


@pytest.mark.rule("SD 10.4")
@pytest.mark.rule("SD A22")
def test_values_beyond_200_count_in_full() -> None:
    assert sets_value([3, 3, 3, 3, 3], VALUES) == 450


@pytest.mark.rule("SD 10.5")
def test_every_share_pays_and_control_does_not() -> None:
    game = final(TWO_NETS, {"red": {0: 2, 3: 1}, "blue": {1: 1}})
    while game.seat is not None:
        game.play(game.options()[0].action)
    events = game.log[-1].events
    value = next(event.value for event in events if isinstance(event, CompanyValued) and event.company == "red")
    assert value == 30 + 10  # white, white and black
    paid = {(e.seat, e.income) for e in events if isinstance(e, SharesPaid) and e.company == "red"}
    assert paid == {(0, 80), (3, 40)}
    assert game.table.cash == [80, 20, 0, 40]
    assert game.table.profit == [40, 0, 0, 20, 0, 0]  # the values stand on the profit track [10.4]


@pytest.mark.rule("SD 10.6")
def test_cubes_are_worth_nothing_and_all_cash_counts() -> None:
    game = final(TWO_NETS, {"red": {0: 2}, "blue": {1: 1}})
    move(game.table.bank, 0, game.table.cash, 2, 300, owing=True)
    while game.seat is not None:
        game.play(game.options()[0].action)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.worth == (80, 20, 300, 0)
    assert outcome.ranks == (2, 3, 1, 4)


def tie(goods: dict[str, int], control: dict[str, int], cash: tuple[int, ...] = (100, 100, 50, 100)) -> tuple[int, ...]:
    """The ranks when seats tie in cash and their companies hold so many goods."""
    game = new()
    table = game.table
    for company, seat in control.items():
        table.control[number(company)] = seat
    for company, count in goods.items():
        table.held[number(company) * 5] = count
    table.cash[:] = cash
    finish_game(game)
    outcome = game.outcome()
    assert outcome is not None
    return outcome.ranks


@pytest.mark.rule("SD 10.7")
@pytest.mark.rule("SD A28")
def test_a_tie_goes_to_the_controller_of_the_company_with_most_goods() -> None:
    ranks = tie({"red": 4, "blue": 3, "grey": 3, "brown": 9}, {"red": 1, "blue": 0, "grey": 0, "brown": 2})
    assert ranks == (2, 1, 4, 3)  # seat 2 has the most goods but less cash; two companies of 3 are not 6


@pytest.mark.rule("SD 10.7")
@pytest.mark.rule("SD A28")
def test_a_victory_may_be_shared() -> None:
    assert tie({"red": 4, "blue": 4}, {"red": 1, "blue": 0}) == (1, 1, 4, 3)


@pytest.mark.rule("SD A23")
def test_goods_are_taken_in_the_order_of_passing_in_round_5() -> None:
    game = play_out(new(), ["weighted"], 11)
    order = [e.order_company for p in game.log for e in p.events if isinstance(e, RoundEnded)][-1]
    takers = [e.company for p in game.log for e in p.events if isinstance(e, GoodsTaken)]
    first_lap = [company for company in order if company in takers]
    assert takers[: len(first_lap)] == first_lap


@pytest.mark.rule("SD A25")
def test_a_company_never_controlled_takes_nothing() -> None:
    game = final({"red": ["BAL-PIT"]}, {"red": {0: 1}})
    assert game.table.control[1:] == [NOBODY] * 5
    assert game.view()["table"]["passed"] == []
    game.play(game.options()[0].action)
    assert game.view()["table"]["passed"] == ["yellow", "green", "blue", "grey", "brown"]


@pytest.mark.rule("SD A21")
def test_the_bonus_does_not_count_in_the_final_value() -> None:
    game = final({"red": ["BAL-PIT"]}, {"red": {0: 1}})
    game.table.bonus[0] = 50
    while game.seat is not None:
        game.play(game.options()[0].action)
    assert game.table.cash[0] == 20


def test_control_is_settled_for_every_company_with_shares() -> None:
    game = building({"red": 4}, control={"red": 1}, round=5)
    move(game.table.stock, 0, game.table.shares, 6, 1)
    events = game.play(link("BAL-PIT", "PIT"))
    assert [(event.seat, event.company) for event in events if isinstance(event, ControlSettled)] == [(1, "red")]


def test_worth_foresees_the_scoring() -> None:
    game = play_out(new(), ["weighted"], 4)
    outcome = game.outcome()
    assert outcome is not None
    assert game.title.worth(game) == list(outcome.worth)
    late = game.at(len(game.log) - 1)  # one cube left to take
    taken = game.log[-1].action
    assert isinstance(taken, TakeGoods)
    assert len(late.options()) == 1
    assert late.title.worth(late) == list(outcome.worth)


def test_worth_before_the_scoring_drafts_the_goods_of_all_nets() -> None:
    game = building({"red": 9}, laid={"red": ["SFO-SLC", "SLC-DEN", "OMA-DEN"]})
    move(game.table.stock, 0, game.table.shares, 0, 1)
    assert company_values(game.table)[0] == 60 + 10  # pink, orange, green and a second orange
    assert game.title.worth(game)[0] == 70
