"""Setup: rules S."""

from collections import Counter

import pytest

from tests.american_rails.positions import COMPANIES, new
from trunkline.core import BadSetup, text_for
from trunkline.titles.american_rails.events import BankerDrawn, CompanyRemoved

CUBES = {"american": 31, "national": 29, "continental": 26, "majestic": 22, "liberty": 19, "republic": 17}
SHARES = {"american": 5, "national": 4, "continental": 3, "majestic": 4, "liberty": 2, "republic": 3}


@pytest.mark.rule("AR S1")
def test_six_companies_with_144_cubes_and_21_shares() -> None:
    companies = new().table.board.companies
    assert {company.id: company.cubes for company in companies} == CUBES
    assert {company.id: company.shares for company in companies} == SHARES
    assert sum(CUBES.values()) == 144
    assert sum(SHARES.values()) == 21


@pytest.mark.rule("AR S1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 seats"):
        new(seats)


@pytest.mark.rule("AR S2")
def test_treasuries_start_empty_and_shares_unsold() -> None:
    table = new().table
    assert table.treasury == [0] * 6
    assert table.unsold == list(SHARES.values())
    assert not any(table.held)


@pytest.mark.rule("AR S3")
def test_with_three_players_one_company_leaves() -> None:
    game = new(3)
    assert len(game.table.playing) == 5
    (gone,) = (event.company for event in game.opening if isinstance(event, CompanyRemoved))
    assert COMPANIES.index(gone) not in game.table.playing


@pytest.mark.rule("AR S3")
def test_any_company_can_be_the_one_that_leaves() -> None:
    gone = Counter(
        event.company for seed in range(60) for event in new(3, seed).opening if isinstance(event, CompanyRemoved)
    )
    assert set(gone) == set(COMPANIES)


@pytest.mark.rule("AR S3")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_more_players_all_companies_play(seats: int) -> None:
    assert len(new(seats).table.playing) == 6


@pytest.mark.rule("AR S4", "AR Q42")
def test_one_cube_of_each_company_marks_its_income() -> None:
    table = new().table
    assert table.income == [0] * 6
    assert table.supply == [30, 28, 25, 21, 18, 16]


@pytest.mark.rule("AR S5")
def test_twelve_houses_are_in_supply() -> None:
    assert new().table.stock == [12]


@pytest.mark.rule("AR S6")
def test_the_first_year_is_1851() -> None:
    assert new().table.year == 1851


@pytest.mark.rule("AR S7")
def test_no_train_stands_anywhere_yet() -> None:
    table = new().table
    assert table.order == []
    assert set(table.trains) == {-1}


@pytest.mark.rule("AR S8", "AR Q21")
def test_the_banker_is_drawn_and_begins() -> None:
    game = new()
    assert BankerDrawn(game.table.banker) in game.opening
    assert game.seat == game.table.banker
    assert {new(4, seed).table.banker for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("AR S9", "AR Q49")
@pytest.mark.parametrize(("seats", "cash"), [(3, 50), (4, 50), (5, 40)])
def test_start_cash(seats: int, cash: int) -> None:
    assert new(seats).table.cash == [cash] * seats


@pytest.mark.rule("AR Q49")
@pytest.mark.parametrize(("seats", "cash"), [(3, 65), (4, 50), (5, 40)])
def test_start_cash_of_the_first_edition_is_a_variant(seats: int, cash: int) -> None:
    assert new(seats, variants={"cash65": True}).table.cash == [cash] * seats


@pytest.mark.rule("AR S10", "AR Q48")
def test_everybody_sees_everything() -> None:
    game = new()
    views = [game.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert [player["cash"] for player in views[0]["table"]["players"]] == [50] * 4


@pytest.mark.rule("AR Q41")
def test_a_removed_company_is_no_target_and_no_supply() -> None:
    game = new(3)
    (gone,) = set(range(6)) - set(game.table.playing)
    company = game.view(None)["table"]["companies"][gone]
    assert (company["playing"], company["supply"], company["unsold"]) == (False, 0, 0)
    assert COMPANIES[gone] not in [getattr(option.action, "company", None) for option in game.options()]


def test_the_board_says_where_its_data_comes_from() -> None:
    game = new()
    assert game.board.origin.status == "one_source"
    assert "Tallahassee" in text_for(game.title, "en").message("origin-note")
