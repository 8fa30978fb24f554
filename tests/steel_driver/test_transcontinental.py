"""Chapter 7: the transcontinental link."""

from itertools import combinations, permutations
from typing import Any

import pytest

from tests.steel_driver.positions import COMPANIES, EXAMPLES, building, kinds, link, new, number
from trunkline.core import Game
from trunkline.lab.simulate import play_out
from trunkline.titles.steel_driver.events import BonusEarned, IncomePaid, TranscontinentalBuilt
from trunkline.titles.steel_driver.table import UNBUILT, Table
from trunkline.titles.steel_driver.transcontinental import chain_companies

STATE = EXAMPLES["transcontinental"]["state"]
# San Francisco to New York by green alone but for the last link, of which red has built the rest.
COAST = ["SFO-SLC", "SLC-DEN"]


def bonuses(game: Game[Table]) -> dict[str, int]:
    return {
        event.company: event.profit for played in game.log for event in played.events if isinstance(event, BonusEarned)
    }


@pytest.mark.rule("SD 7.4")
@pytest.mark.rule("SD 7.3")
@pytest.mark.rule("SD A18")
@pytest.mark.parametrize("outcome", EXAMPLES["transcontinental"]["outcomes"])
def test_the_example_of_the_rulebook(outcome: dict[str, Any]) -> None:
    laid = {company: [*track, *outcome.get("extra_before", {}).get(company, [])] for company, track in STATE.items()}
    game = building({"green": EXAMPLES["transcontinental"]["green_cubes"]}, laid=laid)
    city = outcome["green_builds"].split("-")[0]
    game.play(link(outcome["green_builds"], city))
    assert bonuses(game) == outcome["bonus"]


def almost(round: int = 2) -> Game[Table]:
    """Green may join red's net with its next link, seat 1 controls red."""
    return building(
        {"green": 9},
        laid={"green": COAST, "red": ["NYC-PHI", "PHI-PIT", "PIT-CLE", "CLE-CHI", "CHI-DSM", "DSM-OMA"]},
        control={"green": 0, "red": 1},
        round=round,
    )


@pytest.mark.rule("SD 7.1")
def test_the_bonus_comes_with_the_first_chain_and_never_again() -> None:
    game = almost()
    game.play(link("OMA-DEN", "OMA"))
    assert game.table.transcontinental == 2
    events = game.play(link("KAN-DEN", "KAN"))  # a second chain would begin here
    assert not any(isinstance(event, TranscontinentalBuilt | BonusEarned) for event in events)


@pytest.mark.rule("SD 7.1")
def test_a_chain_that_misses_a_coast_pays_nothing() -> None:
    game = building({"green": 9}, laid={"green": COAST, "red": ["BAL-PIT", "PIT-CLE", "CLE-CHI", "CHI-DSM", "DSM-OMA"]})
    game.play(link("OMA-DEN", "OMA"))
    assert bonuses(game) == {}
    assert game.table.transcontinental == 0


@pytest.mark.rule("SD 7.2")
@pytest.mark.rule("SD A21")
def test_the_bonus_is_profit_besides_the_city() -> None:
    game = almost()
    game.play(link("OMA-DEN", "OMA"))
    assert game.table.profit[number("green")] == 30 + 50
    assert game.table.profit[number("red")] == 30
    while game.table.round == 2:
        game.play(game.options()[0].action)
    assert game.table.cash[1] == 30
    assert game.table.profit == [0] * 6


@pytest.mark.rule("SD 7.2")
@pytest.mark.rule("SD A4")
def test_a_completing_link_may_bring_no_city() -> None:
    laid = {
        "green": [*COAST, "OMA-DEN", "DEN-SAF"],
        "red": ["NYC-PHI", "PHI-PIT", "PIT-CLE", "CLE-CHI", "CHI-STL", "STL-KAN"],
    }
    game = building({"green": 5}, laid=laid, control={"green": 0, "red": 1})
    game.play(link("KAN-SAF", "KAN"))
    assert bonuses(game) == {"green": 50, "red": 30}


@pytest.mark.rule("SD A19")
def test_a_single_company_chain_pays_only_the_builder() -> None:
    track = [*COAST, "OMA-DEN", "DSM-OMA", "CHI-DSM", "CLE-CHI", "PIT-CLE", "PHI-PIT"]
    game = building({"green": 3}, laid={"green": track})
    game.play(link("NYC-PHI", "NYC"))
    assert bonuses(game) == {"green": 50}


@pytest.mark.rule("SD A20")
def test_the_bonus_of_a_company_without_controller_is_paid_to_nobody() -> None:
    game = building(
        {"green": 4},
        laid={"green": COAST, "red": ["NYC-PHI", "PHI-PIT", "PIT-CLE", "CLE-CHI", "CHI-DSM", "DSM-OMA"]},
        control={"green": 0},
    )
    events = game.play(link("OMA-DEN", "OMA"))
    assert bonuses(game) == {"green": 50, "red": 30}
    assert [(event.seat, event.income) for event in events if isinstance(event, IncomePaid)] == [(0, 80)]


@pytest.mark.rule("SD 7.3")
def test_fewer_companies_go_before_fewer_links() -> None:
    laid = {
        "green": COAST,
        "red": ["NYC-PHI", "PHI-PIT", "PIT-CIN", "IND-CIN", "CHI-IND", "CHI-DSM", "DSM-OMA"],  # long, alone
        "blue": ["BUF-NYC", "BUF-CLE"],  # with yellow a shorter way
        "yellow": ["CHS-ATL", "ATL-NAS", "LOU-NAS", "IND-LOU"],
    }
    game = building({"green": 9}, laid=laid)
    game.play(link("OMA-DEN", "OMA"))
    assert bonuses(game) == {"green": 50, "red": 30}


def simple_paths(table: Table) -> list[tuple[frozenset[int], int]]:
    """All chains from coast to coast without repeated cities: their companies and their length."""
    board = table.board
    found = []

    def walk(city: int, seen: frozenset[int], companies: frozenset[int], length: int) -> None:
        if city == board.east:
            found.append((companies, length))
            return
        for number_, (a, b) in enumerate(board.ends):
            if table.track[number_] != UNBUILT and city in (a, b):
                there = b if city == a else a
                if there not in seen:
                    walk(there, seen | {there}, companies | {table.track[number_]}, length + 1)

    walk(board.west, frozenset({board.west}), frozenset(), 0)
    return found


@pytest.mark.rule("SD A18")
@pytest.mark.parametrize("seed", range(12))
def test_the_companies_paid_are_those_of_all_best_chains(seed: int) -> None:
    """Against all chains of the position, enumerated."""
    game = play_out(new(3 + seed % 4), ["weighted"], seed)
    at = next(n for n, played in enumerate(game.log) if "TranscontinentalBuilt" in kinds(played.events))
    paid = {number(e.company) for e in game.log[at].events if isinstance(e, BonusEarned)}
    chains = simple_paths(game.at(at + 1).table)
    fewest = min(len(companies) for companies, _ in chains)
    least = min(length for companies, length in chains if len(companies) == fewest)
    assert paid == {c for companies, length in chains if (len(companies), length) == (fewest, least) for c in companies}


@pytest.mark.rule("SD 7.3")
def test_which_companies_hold_the_ways_does_not_depend_on_their_numbers() -> None:
    """The example again with the companies' roles turned round."""
    outcome = EXAMPLES["transcontinental"]["outcomes"][0]
    for names in list(permutations(COMPANIES))[::97]:
        role = dict(zip(COMPANIES, names, strict=True))
        laid = {role[company]: track for company, track in STATE.items()}
        game = building({role["green"]: 5}, laid=laid)
        game.play(link("OMA-DEN", "OMA"))
        assert bonuses(game) == {role[company]: bonus for company, bonus in outcome["bonus"].items()}


def test_no_company_is_paid_where_there_is_no_chain() -> None:
    table = building({"green": 9}, laid={"green": COAST}).table
    assert all(chain_companies(table, builder) == [] for builder, _ in combinations(range(6), 2))
