"""Chapter 6: the companies build."""

import pytest

from tests.steel_driver.positions import (
    COMPANIES,
    EXAMPLES,
    building,
    fund,
    kinds,
    lay,
    link,
    links,
    new,
    number,
    only,
    reason,
)
from trunkline.core import Action, Event, Game, Pass, text_for
from trunkline.titles.steel_driver.actions import BuildLink
from trunkline.titles.steel_driver.building import legal_arcs
from trunkline.titles.steel_driver.events import CompanyPassed, IncomePaid, LinkBuilt
from trunkline.titles.steel_driver.table import Table


def acting(game: Game[Table]) -> str:
    return str(game.view()["stack"][-1]["company"])


def profit(game: Game[Table], company: str) -> int:
    return game.table.profit[number(company)]


def passed(events: list[Event]) -> list[str]:
    return [event.company for event in events if isinstance(event, CompanyPassed)]


def cheapest(game: Game[Table]) -> Action:
    """The build that costs least."""
    board = game.table.board
    return min((option.action for option in game.options()), key=lambda a: board.costs[board.link_index[a.link]])  # type: ignore[attr-defined]


@pytest.mark.rule("SD 6.1")
def test_profits_start_at_0() -> None:
    game = building({"red": 6}, laid={"red": ["BAL-PIT"]})
    assert game.table.profit == [0] * 6


@pytest.mark.rule("SD 6.2")
def test_companies_act_in_turn_again_and_again() -> None:
    game = building({"red": 9, "green": 9})
    order = []
    for name, city in (("BAL-PIT", "PIT"), ("BOS-ALB", "ALB"), ("PIT-CLE", "CLE"), ("ALB-BUF", "BUF")):
        order.append(acting(game))
        game.play(link(name, city))
    assert order == ["red", "green", "red", "green"]


@pytest.mark.rule("SD 6.2")
def test_the_order_stays_within_a_round_and_passed_companies_are_skipped() -> None:
    game = building({"red": 2, "yellow": 9})
    game.play(link("BOS-ALB", "ALB"))  # red's only cubes
    events = game.play(link("BAL-PIT", "PIT"))
    assert "red" in passed(events)
    assert acting(game) == "yellow"
    assert game.view()["table"]["order"] == list(COMPANIES)


@pytest.mark.rule("SD 6.3")
@pytest.mark.rule("SD A1")
def test_a_company_that_can_build_must() -> None:
    game = building({"red": 3})
    assert reason(game, Pass()) == ("must_build", "SD 6.3")
    assert all(isinstance(option.action, BuildLink) for option in game.options())
    assert (Pass(), "must_build") in [(action, why.code) for action, why in game.decision.disabled(game)]


@pytest.mark.rule("SD 6.3")
def test_one_link_per_action_chosen_by_the_controller() -> None:
    game = building({"red": 9, "green": 9}, control={"red": 2, "green": 3})
    assert game.seat == 2
    game.play(link("BAL-PIT", "PIT"))
    assert (game.seat, acting(game)) == (3, "green")


@pytest.mark.rule("SD A2")
def test_the_only_possible_link_must_be_built() -> None:
    game = building({"red": 2}, laid={"red": ["BOS-NYC"], "blue": ["BOS-ALB", "ALB-NYC"]})
    assert not game.table.net[0] >> game.table.board.city_index["PHI"] & 1
    assert game.table.round == 2  # nothing for 2 cubes: red has passed
    game = building({"red": 3}, laid={"red": ["BOS-NYC"], "blue": ["BOS-ALB", "ALB-NYC"]})
    assert links(game) == {"NYC-PHI"}
    assert reason(game, Pass())[0] == "must_build"


@pytest.mark.rule("SD 6.4")
def test_the_box_pays_the_supply() -> None:
    game = building({"red": 5, "green": 9})
    before = game.table.supply[0]
    game.play(link("BAL-PIT", "PIT"))
    assert game.table.boxes[number("red")] == 2
    assert game.table.supply[0] == before + 3
    assert game.table.cubes == [0] * 4


@pytest.mark.rule("SD 6.4")
def test_a_link_beyond_the_box_is_refused() -> None:
    game = building({"red": 4}, laid={"red": ["SFO-SLC", "SLC-DEN"]})
    assert reason(game, link("KAN-DEN", "KAN")) == ("too_dear", "SD 6.4")
    assert game.refusal(link("OMA-DEN", "OMA")) is None
    greyed = {action.link for action, why in game.decision.disabled(game) if isinstance(action, BuildLink)}
    assert greyed == {"KAN-DEN", "HEL-DEN", "POR-SFO", "POR-SLC", "LAX-SLC"}


@pytest.mark.rule("SD 6.5")
@pytest.mark.rule("SD 9.1")
@pytest.mark.rule("SD 6.12")
def test_first_to_pass_builds_first_in_the_next_round() -> None:
    example = EXAMPLES["forced_pass"]
    company = example["company"]
    others = {other: 10 for other in COMPANIES if other != company}
    game = building({company: 6 + example["cubes"], **others}, control=dict.fromkeys(COMPANIES, 0))
    twice = iter([link("CHS-ATL", "ATL"), link("ATL-NAS", "NAS")])
    while game.table.round == 1:
        game.play(next(twice) if acting(game) == company else cheapest(game))
    assert game.table.boxes[number(company)] == example["cubes"]
    assert game.view()["table"]["order"][0] == company


@pytest.mark.rule("SD 6.6")
def test_the_first_link_begins_at_a_start_city() -> None:
    game = building({"red": 9})
    assert reason(game, link("PIT-CLE", "CLE")) == ("no_start_city", "SD 6.6")
    starts = {city.id for city in game.table.board.cities if city.kind == "start"}
    assert all(starts & set(name.split("-")) for name in links(game))


@pytest.mark.rule("SD 6.6")
def test_later_links_touch_the_net() -> None:
    game = building({"red": 9}, laid={"red": ["BAL-PIT"]})
    assert reason(game, link("BOS-ALB", "ALB")) == ("not_connected", "SD 6.6")
    assert links(game) == {"PHI-BAL", "PHI-PIT", "BAL-RIC", "PIT-CLE", "PIT-CIN", "BUF-PIT"}


@pytest.mark.rule("SD 6.6")
def test_a_company_may_become_unable_to_build() -> None:
    game = building(
        {"red": 20},
        laid={"red": ["BOS-ALB"], "blue": ["BOS-NYC", "ALB-NYC", "ALB-BUF"]},
    )
    assert game.table.round == 2
    assert game.table.boxes[number("red")] == 20


@pytest.mark.rule("SD 6.7")
def test_a_link_is_used_once() -> None:
    game = building({"red": 9, "green": 9})
    game.play(link("BAL-PIT", "PIT"))
    assert reason(game, link("BAL-PIT", "PIT")) == ("link_used", "SD 6.7")


@pytest.mark.rule("SD 6.7")
@pytest.mark.rule("SD A17")
def test_a_city_serves_any_number_of_companies() -> None:
    game = building({"green": 9}, laid={"red": ["BAL-PIT"]}, control={"green": 0, "red": 1})
    game.play(link("PHI-BAL", "PHI"))
    game.play(link("PHI-PIT", "PIT"))
    assert profit(game, "green") == 40 + 40
    assert profit(game, "red") == 0


@pytest.mark.rule("SD 6.8")
def test_the_newly_connected_city_pays() -> None:
    game = building({"red": 9}, laid={"red": ["BAL-PIT"]})
    built = only(game.play(link("PIT-CLE", "CLE")), LinkBuilt)
    assert (built.city, built.cost, built.profit) == ("CLE", 2, 30)
    assert profit(game, "red") == 30


@pytest.mark.rule("SD 6.8")
def test_the_end_that_pays_cannot_be_swapped() -> None:
    game = building({"red": 9}, laid={"red": ["BAL-PIT"]})
    assert reason(game, link("PIT-CLE", "PIT")) == ("wrong_end", "SD 6.8")


@pytest.mark.rule("SD 6.9")
@pytest.mark.rule("SD A4")
def test_a_city_pays_once_in_the_whole_game() -> None:
    game = building({"red": 3}, laid={"red": ["BAL-PIT", "PIT-CLE", "CLE-CIN"]}, round=3)
    built = only(game.play(link("PIT-CIN", "CIN")), LinkBuilt)
    assert built.profit == 0
    assert game.table.cash[0] == 0


@pytest.mark.rule("SD 6.9")
def test_other_companies_in_a_city_do_not_matter() -> None:
    laid = {"red": ["BAL-PIT"], "blue": ["NYC-PHI", "PHI-PIT"], "brown": ["BUF-NYC"]}
    game = building({"brown": 3}, laid=laid)
    assert only(game.play(link("BUF-PIT", "PIT")), LinkBuilt).profit == 40


@pytest.mark.rule("SD 6.10")
def test_the_origin_never_pays() -> None:
    game = building({"red": 5}, laid={"red": ["BAL-PIT", "PHI-PIT"]})
    built = only(game.play(link("PHI-BAL", "BAL")), LinkBuilt)
    assert built.profit == 0


@pytest.mark.rule("SD 6.10")
def test_the_city_named_must_be_an_end_of_the_link() -> None:
    assert reason(building({"red": 9}), link("BAL-PIT", "CHI")) == ("not_its_end", "SD 6.10")


@pytest.mark.rule("SD 6.11")
def test_the_example_of_the_first_link() -> None:
    example = EXAMPLES["first_build"]
    name = f"{example['from']}-{example['to']}"
    game = building({example["company"]: 9})
    assert reason(game, link(name, example["from"])) == ("no_start_city", "SD 6.10")
    built = only(game.play(link(name, example["to"])), LinkBuilt)
    assert (built.cost, built.profit) == (example["cost"], example["profit"])


@pytest.mark.rule("SD 6.13")
def test_cubes_left_in_a_box_stay() -> None:
    game = building({"red": 4})
    game.play(link("BAL-PIT", "PIT"))
    assert game.table.round == 2
    assert game.table.boxes[number("red")] == 1


@pytest.mark.rule("SD A3")
def test_nets_may_branch() -> None:
    game = building({"red": 9}, laid={"red": ["BAL-PIT", "PIT-CLE"]})
    assert {"PIT-CIN", "CLE-DET", "BAL-RIC"} <= links(game)


@pytest.mark.rule("SD A4")
def test_a_link_inside_the_net_is_compulsory_if_nothing_else_can_be_paid() -> None:
    laid = {"red": ["BOS-ALB", "BOS-NYC", "ALB-BUF"], "blue": ["NYC-PHI"], "green": ["BUF-PIT", "BUF-CLE"]}
    game = building({"red": 3}, laid=laid)
    assert links(game) == {"ALB-NYC"}
    assert len(game.options()) == 1
    assert reason(game, link("ALB-NYC", "ALB"))[0] == "wrong_end"  # one way to say it


@pytest.mark.rule("SD A5")
@pytest.mark.parametrize(("city", "value", "origin"), [("BOS", 40, "NYC"), ("NYC", 50, "BOS")])
def test_between_two_start_cities_the_controller_names_the_origin(city: str, value: int, origin: str) -> None:
    game = building({"red": 4})
    game.play(link("BOS-NYC", city))
    assert [event.income for event in game.log[-1].events if isinstance(event, IncomePaid)] == [value]
    view = game.view()["table"]["companies"][0]
    assert view["origin"] == origin
    assert set(view["cities"]) == {"BOS", "NYC"}


@pytest.mark.rule("SD A6")
def test_several_companies_may_begin_in_one_city() -> None:
    game = building({"red": 3, "green": 9})
    game.play(link("BAL-PIT", "PIT"))
    assert game.refusal(link("BAL-RIC", "RIC")) is None


@pytest.mark.rule("SD A7")
def test_a_start_city_reached_later_pays() -> None:
    game = building({"red": 9}, laid={"red": ["BAL-PIT", "PHI-PIT"]})
    assert only(game.play(link("NYC-PHI", "NYC")), LinkBuilt).profit == 50


@pytest.mark.rule("SD A9")
def test_a_company_without_track_pieces_passes() -> None:
    game = building({"red": 9, "green": 9})
    game.table.pieces[number("red")] = 1
    game.play(link("BAL-PIT", "PIT"))
    assert legal_arcs(game.table, number("red")) == 0
    assert "red" in passed(game.play(link("BOS-ALB", "ALB")))
    assert game.table.boxes[number("red")] == 6


@pytest.mark.rule("SD A10")
def test_a_company_without_controller_passes_and_keeps_its_cubes() -> None:
    game = building({"red": 9, "green": 9}, control={"green": 0})
    assert acting(game) == "green"
    assert game.view()["table"]["passed"] == ["red", "yellow"]
    assert game.table.boxes[number("red")] == 9


@pytest.mark.rule("SD A10")
def test_a_company_never_loses_a_build_by_having_no_controller() -> None:
    """It has passed before, its net and cubes are as they were, and free links only become fewer."""
    game = building({"red": 4})
    game.play(link("BAL-PIT", "PIT"))
    table = game.table
    table.control[number("red")] = 0
    assert legal_arcs(table, number("red")) == 0


@pytest.mark.rule("SD A11")
def test_a_passed_company_does_not_return() -> None:
    game = building({"red": 2, "green": 9})
    game.play(link("BOS-ALB", "ALB"))
    game.play(link("BAL-PIT", "PIT"))
    while game.table.round == 1:
        assert acting(game) == "green"
        game.play(game.options()[0].action)


@pytest.mark.rule("SD A22")
def test_profits_beyond_200_count_in_full() -> None:
    game = building({"red": 5}, laid={"red": ["SFO-SLC"]})
    game.table.profit[number("red")] = 200
    game.play(link("SLC-DEN", "DEN"))
    assert game.table.cash[0] == 250


def test_every_build_reports_what_it_did() -> None:
    game = building({"red": 9, "yellow": 9})
    assert kinds(game.play(link("BAL-PIT", "PIT"))) == ["LinkBuilt"]


def test_helpers_conserve() -> None:
    game = new()
    before = game.title.totals(game)
    lay(game, "red", "BAL-PIT")
    fund(game, "blue", 3)
    assert game.title.totals(game) == before


def test_an_option_says_its_cost_and_what_the_city_pays() -> None:
    game = building({"red": 9}, laid={"red": ["BOS-ALB", "BOS-NYC", "ALB-BUF"]})
    text = text_for(game.title, "en")
    said = {text.option(game, option) for option in game.options()}
    assert "Build Buffalo – Pittsburgh for 3, to Pittsburgh: $40" in said
    assert "Build Albany – New York for 3, to New York: $0" in said
