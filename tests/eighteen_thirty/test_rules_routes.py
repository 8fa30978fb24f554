"""Running: rules 20.1 and 20.3 with their rulings, and the rulebook's route examples."""

import json
from pathlib import Path
from typing import Any

import msgspec
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
from trunkline.core.data import read_data
from trunkline.rail.actions import PayDividend, Run, RunTrains
from trunkline.rail.hexes import HexMap
from trunkline.rail.layout import Layout
from trunkline.rail.routes import Fault, RouteRules, Segment, Train, best_routes, check_routes
from trunkline.rail.runs import segments_of
from trunkline.rail.specs import MapSpec
from trunkline.rail.tiles import read_sheet
from trunkline.rail.track import Track
from trunkline.titles.eighteen_thirty.board import PACKAGE
from trunkline.titles.eighteen_thirty.running import best_run

EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("route_examples.json").read_text("utf-8"))
WAYS = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))
COORDS = {item["letter"]: item["hex"] for item in EXAMPLES["hexes"]}
STOPS = {item["letter"]: item["kind"] != "track" for item in EXAMPLES["hexes"]}
RULES = RouteRules(1)
COMPANY = 0


def drawn() -> Track:
    """The rulebook's diagram as a map of its own, with the company's token in F."""
    names = set(COORDS.values())
    hexes = []
    for item in EXAMPLES["hexes"]:
        row, col = ord(item["hex"][0]), int(item["hex"][1:])
        around = [f"{chr(row + down)}{col + across}" for down, across in WAYS]
        red = item["kind"] == "offboard"
        hexes.append(
            {
                "coord": item["hex"],
                "name": None,
                "kind": item["kind"],
                "colour": "red" if red else "white",
                "base": None if red else "plain",
                "label": None,
                "terrain": None,
                "stops": [{"kind": "offboard", "revenue": item["value"]}] if red else [],
                "paths": item.get("paths", []),
                "neighbours": [name if name in names else None for name in around],
            }
        )
    spec = msgspec.convert({"game": "1830", "hexes": hexes}, MapSpec)
    board = HexMap(spec, "diagram")
    layout = Layout(board, read_sheet(read_data(PACKAGE, "tiles.json"), board, "tiles.json"))
    track = Track(layout)
    for item in EXAMPLES["hexes"]:
        if item["tile"] is not None:
            place = board.index[item["hex"]]
            track.faces[place] = layout.sheet.face(layout.sheet.index[item["tile"]], item["rotation"])
    track.changed()
    track.place(COMPANY, board.index[COORDS[EXAMPLES["token_on"]]] * 4)
    return track


def segments(track: Track, letters: str) -> tuple[Segment, ...] | None:
    """A route written in the letters of the diagram; None where no train could go like that."""
    stops = tuple(f"{COORDS[letter]}:0" for letter in letters if STOPS[letter])
    return segments_of(track, Run("2", stops, tuple(COORDS[letter] for letter in letters)))


def judge(routes: list[str], reaches: list[int]) -> int | str:
    """What a company earns with these routes, or why it may not run them."""
    track = drawn()
    rows = [(train, segments(track, route)) for train, route in enumerate(routes)]
    if any(row is None for _, row in rows):
        return "no_such_track"
    found = check_routes(track, COMPANY, [Train(reach) for reach in reaches], RULES, rows)  # type: ignore[arg-type]
    return found.code if isinstance(found, Fault) else found


@pytest.mark.rule("1830 20.1-1")
@pytest.mark.rule("1830 20.1-6")
@pytest.mark.rule("1830 20.3-1")
@pytest.mark.parametrize(("size", "key"), [(2, "legal_2_train"), (3, "legal_3_train")])
def test_legal_routes_of_the_rulebook(size: int, key: str) -> None:
    assert {route: judge([route], [size]) for route in EXAMPLES[key]} == EXAMPLES[key]


@pytest.mark.rule("1830 20.1-1")
@pytest.mark.rule("1830 20.1-3")
@pytest.mark.rule("1830 20.1-5")
@pytest.mark.parametrize(
    ("route", "size", "why"),
    [
        *((route, 2, why) for route, why in EXAMPLES["illegal_2_train"].items()),
        *((route, 3, why) for route, why in EXAMPLES["illegal_3_train"].items()),
    ],
)
def test_illegal_routes_of_the_rulebook(route: str, size: int, why: str) -> None:
    expected = {
        "reverses on a switch": {"no_such_track"},
        "changes track on a viaduct": {"no_such_track"},
        "no station marker": {"no_own_token"},
        "same city twice": {"stop_twice", "track_twice"},
        "same track and city twice": {"stop_twice", "track_twice"},
    }
    assert judge([route], [size]) in expected[why]


@pytest.mark.rule("1830 20.1-4")
def test_pairs_of_routes_of_the_rulebook() -> None:
    worth = {**EXAMPLES["legal_2_train"], **EXAMPLES["legal_3_train"]}
    for one, other in EXAMPLES["legal_3_train_pairs"]:
        assert judge([one, other], [3, 3]) == worth[one] + worth[other]
    for item in EXAMPLES["illegal_3_train_pairs"]:
        assert judge(item["pair"], [3, 3]) == "track_shared"
    two = list(EXAMPLES["legal_2_train"])
    assert judge(two, [2, 2, 2]) == sum(EXAMPLES["legal_2_train"].values())


@pytest.mark.rule("1830 20.3-1")
@pytest.mark.parametrize("case", EXAMPLES["best"], ids=lambda case: "-".join(map(str, case["trains"])))
def test_the_seven_best_runs_of_the_rulebook(case: dict[str, Any]) -> None:
    found = best_routes(drawn(), COMPANY, [Train(reach) for reach in case["trains"]], RULES)
    assert (found.revenue, found.optimal) == (case["revenue"], True)
    assert judge(case["routes"], sorted(case["trains"])) == case["revenue"]


@pytest.mark.rule("1830 20.1-2")
def test_a_red_area_is_an_end_only() -> None:
    assert judge(["EDA"], [3]) in ("no_such_track", "passes_red", "no_own_token")


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
