"""The worked examples of the 1830 rulebook on running trains, all of them."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.rail.positions import layout_of
from trunkline.rail.hexes import HexMap, read_map
from trunkline.rail.layout import Layout
from trunkline.rail.routes import RouteRules, Train, best_routes, check_routes
from trunkline.rail.routes.rules import Segment
from trunkline.rail.tiles import STOP, read_sheet
from trunkline.rail.track import Track, city_id

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "route_examples.json").read_text())
OFFSETS = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))
SHEET = {"game": "examples", "colours": ["yellow"], "first_tile_on": {}, "tiles": []}
RULES = RouteRules(1)


def neighbour(coord: str, edge: int) -> str:
    row, column = OFFSETS[edge]
    return f"{chr(ord(coord[0]) + row)}{int(coord[1:]) + column}"


def printed(entry: dict[str, Any], coords: set[str]) -> dict[str, Any]:
    """An example hex as a finished printed hex: the paths of its tile, its own value."""
    sheet = layout_of("1830").sheet
    paths = entry.get("paths")
    if entry["tile"] is not None:
        spec = sheet.specs[sheet.index[entry["tile"]]]
        turn = entry["rotation"]
        paths = [[f"e{(int(end[1]) + turn) % 6}" if end[0] == "e" else end for end in path] for path in spec.paths]
    around = [neighbour(entry["hex"], edge) for edge in range(6)]
    around_here = [coord if coord in coords else None for coord in around]
    stops = [] if entry["value"] is None else [{"kind": entry["kind"], "revenue": entry["value"], "slots": 1}]
    if entry["kind"] != "city":
        stops = [{"kind": stop["kind"], "revenue": stop["revenue"]} for stop in stops]
    return {
        "coord": entry["hex"], "name": entry["letter"], "kind": "track", "colour": "gray", "base": None, "label": None,
        "terrain": None, "stops": stops, "paths": paths, "neighbours": around_here,
        **({"area": entry["letter"]} if entry["kind"] == "offboard" else {}),
    }  # fmt: skip


def example_layout(entries: list[dict[str, Any]]) -> Layout:
    coords = {entry["hex"] for entry in entries}
    hexes: HexMap = read_map(
        json.dumps({"game": "examples", "hexes": [printed(entry, coords) for entry in entries]}).encode(), "map"
    )
    return Layout(hexes, read_sheet(json.dumps(SHEET).encode(), hexes, "tiles"))


LAYOUT = example_layout(EXAMPLES["hexes"])
LETTER = {spec.name: number for number, spec in enumerate(LAYOUT.hexes.specs)}


def example_track(layout: Layout = LAYOUT) -> Track:
    track = Track(layout)
    track.place(0, city_id(LETTER[EXAMPLES["token_on"]], 0))
    return track


def segments(letters: str) -> tuple[Segment, ...]:
    """A route written as the letters of its hexes; every hex with a stop is visited."""
    hexes = [LETTER[letter] for letter in letters]
    row: list[Segment] = []
    for place, number in enumerate(hexes):
        stop = STOP if LAYOUT.faces[number].stops else None
        enter = LAYOUT.hexes.neighbours[number].index(hexes[place - 1]) if place else None
        leave = LAYOUT.hexes.neighbours[number].index(hexes[place + 1]) if place + 1 < len(hexes) else None
        ends = [end for end in (enter, stop, leave) if end is not None]
        row += [(number, a, b) for a, b in pairwise(ends)]
    return tuple(row)


def judged(letters: list[str], trains: list[int], layout: Layout = LAYOUT) -> object:
    routes = [(train, segments(route)) for train, route in enumerate(letters)]
    return check_routes(example_track(layout), 0, [Train(reach) for reach in trains], RULES, routes)


@pytest.mark.rule("1830 20.1-1")
@pytest.mark.parametrize(("letters", "value"), EXAMPLES["legal_2_train"].items())
def test_legal_routes_of_a_2_train(letters: str, value: int) -> None:
    assert judged([letters], [2]) == value


@pytest.mark.rule("1830 20.1-6")
@pytest.mark.parametrize(("letters", "value"), EXAMPLES["legal_3_train"].items())
def test_legal_routes_of_a_3_train(letters: str, value: int) -> None:
    assert judged([letters], [3]) == value


CODES = {
    "FCG": "no_such_track",
    "FCBAB": "no_such_track",
    "DE": "no_own_token",
    "EH": "no_own_token",
    "EBCG": "no_own_token",
    "FEBCF": "stop_twice",
    "EFE": "track_twice",
}


@pytest.mark.rule("1830 20.1-2")
@pytest.mark.parametrize(("letters", "code"), [("DABCFED", "stop_twice"), ("EDABCF", "passes_red")])
def test_with_a_straight_track_on_b_the_red_area_is_one_end_only(letters: str, code: str) -> None:
    straight = [
        {**entry, "tile": "9", "rotation": 0} if entry["letter"] == "B" else entry for entry in EXAMPLES["hexes"]
    ]
    fault = judged([letters], [9], example_layout(straight))
    assert isinstance(fault, tuple)
    assert fault[0] == code


@pytest.mark.rule("1830 20.1-2")
@pytest.mark.rule("1830 20.1-3")
@pytest.mark.rule("1830 20.1-5")
@pytest.mark.parametrize("letters", [*EXAMPLES["illegal_2_train"], *EXAMPLES["illegal_3_train"]])
def test_illegal_routes_are_refused_with_their_reason(letters: str) -> None:
    fault = judged([letters], [3])
    assert isinstance(fault, tuple)
    assert fault[0] == CODES[letters]


@pytest.mark.rule("1830 20.1-4")
def test_the_three_routes_of_2_trains_together() -> None:
    legal = EXAMPLES["legal_2_train"]
    assert judged(list(legal), [2, 2, 2]) == sum(legal.values())


@pytest.mark.rule("1830 20.1-4")
def test_pairs_of_routes() -> None:
    for first, second in EXAMPLES["legal_3_train_pairs"]:
        assert isinstance(judged([first, second], [3, 3]), int), (first, second)
    for entry in EXAMPLES["illegal_3_train_pairs"]:
        fault = judged(entry["pair"], [3, 3])
        assert isinstance(fault, tuple)
        assert fault[0] == "track_shared"


@pytest.mark.rule("1830 20.3-1")
@pytest.mark.parametrize("best", EXAMPLES["best"], ids=lambda best: "-".join(map(str, best["trains"])))
def test_the_best_revenues(best: dict[str, Any]) -> None:
    trains = [Train(reach) for reach in best["trains"]]
    found = best_routes(example_track(), 0, trains, RULES)
    assert (found.revenue, found.optimal, found.bound) == (best["revenue"], True, best["revenue"])
    proposed = [(route.train, route.segments) for route in found.routes]
    assert check_routes(example_track(), 0, trains, RULES, proposed) == best["revenue"]
    assert sum(judged([letters], [9]) for letters in best["routes"]) == best["revenue"]  # type: ignore[misc]
