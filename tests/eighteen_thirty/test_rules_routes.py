"""Running: rules 20.1 and 20.3 with their rulings. The examples: `tests/rail/test_route_examples.py`."""

import pytest

from tests.eighteen_thirty.positions import (
    code,
    company,
    forward,
    money,
    new,
    number,
    operating_round,
    own,
    phase,
    step,
    tile,
    token,
    trains,
)
from trunkline.rail.actions import PayDividend, Run, RunTrains
from trunkline.titles.eighteen_thirty.running import best_run


@pytest.mark.rule("1830 20.1-2")
@pytest.mark.rule("1830 #25")
@pytest.mark.parametrize(("way", "revenue"), [("each_area_one_destination", 60), ("gulf_hexes_separate", 90)])
def test_the_two_hexes_of_the_gulf_are_one_destination(way: str, revenue: int) -> None:
    game = new(red_areas=way)
    for coord, name, rotation in (("H4", "15", 5), ("I3", "8", 1), ("J4", "8", 1), ("I5", "8", 0)):
        tile(game, coord, name, rotation)  # from the city H4 to I1 and, another way, to J2
    token(game, "PRR", "H4:0")
    trains(game, "PRR", "3")
    assert best_run(game, number("PRR")).revenue == revenue


@pytest.mark.rule("1830 20.1-3")
def test_both_cities_of_new_york_count_in_one_route() -> None:
    game = new()
    tile(game, "G19", "54", 0)
    token(game, "NYNH", "G19:1")
    tile(game, "F18", "7", 5)  # out of the upper city to the north-west, turning back
    tile(game, "G17", "2", 2)  # through Reading and into the lower city from the west
    trains(game, "NYNH", "D")
    hexes = game.table.board.layout.hexes.index
    found = best_run(game, number("NYNH"))
    assert {hexes["G19"] * 4, hexes["G19"] * 4 + 1} <= set(found.routes[0].stops)
    assert found.revenue == 60 + 10 + 60


@pytest.mark.rule("1830 #26")
@pytest.mark.rule("1830 20.1-1")
def test_altoonas_straight_track_passes_the_city_without_a_stop() -> None:
    game = new()
    for coord, name in (("H10", "57"), ("H14", "9"), ("H16", "57")):
        tile(game, coord, name, 1)
    token(game, "NYC", "H10:0")
    trains(game, "NYC", "2")
    assert best_run(game, number("NYC")).revenue == 20 + 20
    token(game, "PRR", "H12:0")
    trains(game, "PRR", "2", "2")
    assert best_run(game, number("PRR")).revenue == 60


@pytest.mark.rule("1830 #27")
@pytest.mark.rule("1830 20.1-2")
@pytest.mark.rule("1830 20.1-6")
def test_towns_are_stops_and_may_be_ends() -> None:
    game = new()
    token(game, "CPR", "A19:0")
    tile(game, "B20", "3", 1)  # Burlington, from Montreal
    trains(game, "CPR", "2")
    assert best_run(game, number("CPR")).revenue == 50


@pytest.mark.rule("1830 20.3-2")
@pytest.mark.rule("1830 22.0-1")
def test_red_areas_pay_more_from_the_first_5_train_on() -> None:
    game = new()
    token(game, "CO", "F6:0")
    tile(game, "G5", "7", 2)
    tile(game, "F4", "15", 5)  # Toledo, on to Chicago
    trains(game, "CO", "4")
    earned = []
    for name in ("4", "5"):
        phase(game, name)
        game.table.track.changed()
        earned.append(best_run(game, number("CO")).revenue)
    assert earned == [30 + 30 + 40, 30 + 30 + 70]


@pytest.mark.rule("1830 20.3-1")
def test_the_revenue_example_of_the_rulebook() -> None:
    game = new()
    token(game, "BM", "E23:0")
    tile(game, "F22", "57", 1)
    trains(game, "BM", "3")
    assert best_run(game, number("BM")).revenue == 30 + 10 + 20  # Boston, Fall River, Providence


@pytest.mark.rule("1830 20.3-1")
@pytest.mark.rule("1830 #30")
@pytest.mark.parametrize(("must", "refused"), [(True, "not_the_best_run"), (False, None)])
def test_the_best_run_must_be_made(must: bool, refused: str | None) -> None:
    game = new(must_run_maximum=must)
    company(game, "PRR", 100, {0: 6}, cash=0)
    trains(game, "PRR", "3")
    tile(game, "H10", "57", 1)
    tile(game, "H14", "9", 1)
    tile(game, "H16", "57", 1)
    operating_round(game)
    forward(game, "Running")
    short = RunTrains((Run("3", ("H10:0", "H12:0"), ("H10", "H12")),))
    assert code(game, short) == refused
    best = RunTrains((Run("3", ("H10:0", "H12:0", "H16:0"), ("H10", "H12", "H14", "H16")),))
    assert code(game, best) is None
    game.play(RunTrains())
    assert game.stack[-1].revenue == 50


@pytest.mark.rule("1830 20.3-3")
@pytest.mark.rule("1830 16.0-2")
def test_the_dividend_example_of_the_rulebook() -> None:
    game = new()
    company(game, "PRR", 100, {0: 5}, pool=2, cash=0)
    own(game, SV="PRR")
    trains(game, "PRR", "3")
    for coord, name in (("H10", "57"), ("H14", "9"), ("H16", "57")):
        tile(game, coord, name, 1)
    operating_round(game)
    forward(game, "PayOrKeep")
    assert game.stack[-1].revenue == 50
    before = money(game, "PRR"), game.table.cash[0], game.table.bank[0]
    game.play(PayDividend())
    after = money(game, "PRR"), game.table.cash[0], game.table.bank[0]
    assert [new - old for new, old in zip(after, before, strict=True)] == [10, 25, -35]


@pytest.mark.rule("1830 17.0-3")
@pytest.mark.rule("1830 20.1-4")
def test_several_trains_share_no_track() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=0)
    token(game, "PRR", "H12:0")
    tile(game, "H10", "57", 1)
    trains(game, "PRR", "2", "2")
    assert best_run(game, number("PRR")).revenue == 30
    assert step(game) == "PrivateTurn"
