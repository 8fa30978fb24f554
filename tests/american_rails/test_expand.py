"""Expand: rules A12 to A16."""

import pytest

from tests.american_rails.positions import (
    EXAMPLES,
    develop,
    go,
    hexes_open,
    income,
    lay,
    legal,
    number,
    play,
    refusal,
    treasury,
    years,
)
from trunkline.core import move, text_for
from trunkline.titles.american_rails.actions import Done, LayTrack
from trunkline.titles.american_rails.events import TrackLaid

AROUND_ST_LOUIS = {"F1", "F2", "G3", "H1", "H2"}  # all plains


@pytest.mark.rule("AR A12")
@pytest.mark.parametrize(("space", "cubes"), [("expand3", 3), ("expand4", 4)])
def test_up_to_so_many_cubes_one_at_a_time(space: str, cubes: int) -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 40})
    go(game, space)
    for _ in range(cubes):
        assert game.seat == 0
        play(game, legal(game)[0])
    assert game.seat == 1
    assert game.table.laid[number("liberty")] == 1 + cubes


@pytest.mark.rule("AR A12")
def test_cubes_go_next_to_the_own_track() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 40})
    go(game, "expand3")
    assert hexes_open(game, "liberty") == AROUND_ST_LOUIS
    assert refusal(game, LayTrack("liberty", "G5")).code == "not_adjacent"
    assert refusal(game, LayTrack("liberty", "Z9")).code == "unknown_hex"


@pytest.mark.rule("AR A12")
def test_only_companies_of_which_one_holds_a_share() -> None:
    game = years(
        shares={"liberty": {0: 1}, "majestic": {1: 1}},
        track={"liberty": ["st_louis"], "majestic": ["memphis"]},
        treasury={"liberty": 9, "majestic": 9},
    )
    go(game, "expand3")
    assert not hexes_open(game, "majestic")
    assert refusal(game, LayTrack("majestic", "K3")).code == "no_share_of_it"
    assert refusal(game, LayTrack("santa fe", "K3")).code == "unknown_company"


@pytest.mark.rule("AR A12", "AR I1")
def test_income_comes_at_once() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["chicago"]}, treasury={"liberty": 9})
    lay(game, "liberty", "C3")
    go(game, "expand3")
    play(game, LayTrack("liberty", "C2"))
    assert income(game, "liberty") == 7 + 2


@pytest.mark.rule("AR A13", "AR Q30")
def test_never_two_cubes_of_a_company_on_a_hex() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis", "G3"]}, treasury={"liberty": 40})
    go(game, "expand3")
    for where in ("G2", "G3"):
        assert where not in hexes_open(game, "liberty")
        assert refusal(game, LayTrack("liberty", where)).code == "own_cube_there"


@pytest.mark.rule("AR A13")
@pytest.mark.parametrize(("city", "where"), [("knoxville", "J8"), ("knoxville", "K7")])
def test_one_cube_on_a_mountain(city: str, where: str) -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": [city], "majestic": [where]}, treasury={"liberty": 40})
    go(game, "expand3")
    assert where not in hexes_open(game, "liberty")
    assert refusal(game, LayTrack("liberty", where)).code == "hex_full"


@pytest.mark.rule("AR A13")
def test_one_cube_in_a_forest() -> None:
    game = years(
        shares={"liberty": {0: 1}}, track={"liberty": ["memphis"], "majestic": ["K3"]}, treasury={"liberty": 9}
    )
    go(game, "expand3")
    assert refusal(game, LayTrack("liberty", "K3")).rule == "AR A13"


@pytest.mark.rule("AR A13")
def test_plains_take_a_cube_of_every_company() -> None:
    game = years(shares={"republic": {0: 1}}, track={"republic": ["st_louis"]}, treasury={"republic": 40})
    for company in ("american", "national", "continental", "majestic", "liberty"):
        lay(game, company, "G3")
    go(game, "expand3")
    assert TrackLaid(0, "republic", "G3", 12) in play(game, LayTrack("republic", "G3"))


@pytest.mark.rule("AR A14")
@pytest.mark.parametrize(
    ("city", "where", "price"),
    [("st_louis", "G3", 2), ("memphis", "K3", 3), ("knoxville", "J8", 5), ("knoxville", "K7", 5)],
)
def test_what_a_cube_costs(city: str, where: str, price: int) -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": [city]}, treasury={"liberty": 9})
    go(game, "expand3")
    assert TrackLaid(0, "liberty", where, price) in play(game, LayTrack("liberty", where))
    assert treasury(game, "liberty") == 9 - price


@pytest.mark.rule("AR A14")
@pytest.mark.parametrize(("others", "price"), [(0, 2), (1, 4), (2, 6)])
def test_a_city_costs_two_more_per_cube(others: int, price: int) -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["chicago", "C3"]}, treasury={"liberty": 9})
    for company in ("american", "national")[:others]:
        lay(game, company, "rock_island")
    go(game, "expand3")
    assert TrackLaid(0, "liberty", "C2", price) in play(game, LayTrack("liberty", "C2"))


@pytest.mark.rule("AR A14", "AR Q32")
def test_a_house_makes_a_city_dearer() -> None:
    wanted = EXAMPLES["expand_city_cost"]
    game = years(shares={"american": {0: 1}}, track={"american": ["columbus", "E8"]}, treasury={"american": 20})
    lay(game, "continental", "cincinnati")
    develop(game, "cincinnati")
    go(game, "expand3")
    assert f"American to Cincinnati (F7) for ${wanted['cost']}" in [
        text_for(game.title, "en").option(game, option) for option in game.options()
    ]
    assert TrackLaid(0, "american", "F7", wanted["cost"]) in play(game, LayTrack("american", "F7"))


@pytest.mark.rule("AR A14", "AR A16", "AR Q31")
def test_the_expansion_of_the_rulebook() -> None:
    wanted = EXAMPLES["expand_plains_costs"]
    game = years(
        shares={company: {0: count} for company, count in wanted["shares_of_player"].items()},
        track={"republic": ["st_louis"], "majestic": ["rock_island", "D1", "E2"]},
        treasury={"republic": 10, "majestic": 10},
    )
    go(game, wanted["action"])
    prices = [
        event.price
        for where in (("republic", "F1"), ("republic", "F2"), ("majestic", "F1"))
        for event in play(game, LayTrack(*where))
        if isinstance(event, TrackLaid)
    ]
    assert prices == [price for _, _, price in wanted["placements"]]
    assert (treasury(game, "republic"), treasury(game, "majestic")) == (6, 6)


@pytest.mark.rule("AR A15")
def test_the_treasury_pays_in_full() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["knoxville"]}, treasury={"liberty": 4})
    go(game, "expand3")
    denied = refusal(game, LayTrack("liberty", "J8"))
    assert (denied.code, denied.facts) == ("treasury_too_small", {"company": "liberty", "price": 5, "treasury": 4})
    assert "J8" not in hexes_open(game, "liberty")
    play(game, LayTrack("liberty", "J6"))
    assert game.table.cash[0] == 50


@pytest.mark.rule("AR A16")
def test_cubes_need_not_touch() -> None:
    game = years(
        shares={"liberty": {0: 1}, "majestic": {0: 1}},
        track={"liberty": ["st_louis"], "majestic": ["memphis"]},
        treasury={"liberty": 9, "majestic": 9},
    )
    go(game, "expand3")
    play(game, LayTrack("liberty", "G3"), LayTrack("majestic", "K3"), LayTrack("liberty", "F1"))
    assert game.seat == 1


@pytest.mark.rule("AR Q29")
def test_one_may_stop_after_any_cube() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 9})
    go(game, "expand4")
    play(game, LayTrack("liberty", "G3"), Done())
    assert game.seat == 1
    assert game.table.laid[number("liberty")] == 2


@pytest.mark.rule("AR Q29")
def test_it_ends_when_no_cube_can_be_paid() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 3})
    go(game, "expand4")
    play(game, LayTrack("liberty", "G3"))
    assert game.seat == 1


@pytest.mark.rule("AR Q31")
def test_a_cube_just_placed_is_a_neighbour() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 9})
    go(game, "expand3")
    assert refusal(game, LayTrack("liberty", "G4")).code == "not_adjacent"
    play(game, LayTrack("liberty", "G3"), LayTrack("liberty", "G4"))


@pytest.mark.rule("AR Q33")
def test_a_company_without_cubes_cannot_expand() -> None:
    game = years(
        shares={"liberty": {0: 1}, "majestic": {0: 1}},
        track={"liberty": ["st_louis"], "majestic": ["memphis"]},
        treasury={"liberty": 9, "majestic": 9},
    )
    move(game.table.supply, number("liberty"), game.table.laid, number("liberty"), 17)
    go(game, "expand3")
    assert not hexes_open(game, "liberty")
    assert refusal(game, LayTrack("liberty", "G3")).code == "no_cubes_left"


@pytest.mark.rule("AR Q34")
def test_every_side_between_two_hexes_can_be_crossed() -> None:
    game = years()
    board = game.table.board
    for where, near in enumerate(board.neighbours):
        assert all(where in board.neighbours[other] for other in near)
    lonely = [board.hexes[where] for where, near in enumerate(board.neighbours) if len(near) == 1]
    assert lonely == ["R1"]  # New Orleans
