"""Map and tile sheets: geometry, what the data says, errors in data."""

import json

import pytest

from tests.rail.positions import PACKAGES, layout_of
from trunkline.core.data import DataError, read_data
from trunkline.rail.hexes import EDGES, NONE, opposite, read_map
from trunkline.rail.layout import Layout
from trunkline.rail.tiles import read_sheet

TITLES = tuple(PACKAGES)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.rule("1830 18.1-1")
@pytest.mark.rule("1817 6.3.2")
def test_the_upgrade_table_follows_from_geometry(title: str) -> None:
    layout = layout_of(title)
    sheet = layout.sheet
    for tile, spec in enumerate(sheet.specs):
        found = {
            sheet.ids[new.tile]
            for rotation in EDGES
            for new in layout.faces[sheet.first_face :]
            if layout.step(NONE, layout.faces[sheet.face(tile, rotation)], new) is None
        }
        assert found == set(spec.upgrades_to), spec.id


@pytest.mark.parametrize("title", TITLES)
def test_exits_and_rotations_follow_from_paths(title: str) -> None:
    sheet = layout_of(title).sheet
    for tile, spec in enumerate(sheet.specs):
        assert [edge for edge in EDGES if sheet.faces[sheet.face(tile, 0)].exits >> edge & 1] == sorted(spec.exits)
        assert len(set(sheet.same_looks(tile))) == spec.distinct_rotations, spec.id


@pytest.mark.parametrize("title", TITLES)
def test_neighbours_see_the_same_side(title: str) -> None:
    hexes = layout_of(title).hexes
    for number, row in enumerate(hexes.neighbours):
        for edge, other in enumerate(row):
            if other != NONE:
                assert hexes.sides[number][edge] == hexes.sides[other][opposite(edge)]


@pytest.mark.rule("1830 18.1-4")
def test_new_york_follows_its_track_not_its_number() -> None:
    layout = layout_of("1830")
    hex_ = layout.hexes.index["G19"]
    (tile54,) = layout.replacements(hex_, hex_)
    assert layout.cities(layout.faces[hex_], tile54) == ((1, 0),)
    (tile62,) = layout.replacements(hex_, tile54.id)
    assert layout.cities(tile54, tile62) == ((0, 1),)


@pytest.mark.rule("1817 6.3.2")
def test_gray_new_york_joins_both_cities() -> None:
    layout = layout_of("1817")
    sheet = layout.sheet
    brown, gray = layout.faces[sheet.face(sheet.index["62"], 0)], layout.faces[sheet.face(sheet.index["X30"], 4)]
    assert layout.cities(brown, gray) == ((0, 0),)


def test_values_follow_the_latest_colour() -> None:
    layout = layout_of("1817")
    toronto = layout.faces[layout.hexes.index["B13"]].stops[0]
    assert toronto.values == (20, 20, 30, 40, 40)
    chicago = layout_of("1830").faces[layout_of("1830").hexes.index["F2"]].stops[0]
    assert chicago.values == (40, 40, 40, 70)


def broken(title: str, file: str, change: object) -> str:
    """The error after a change to a data file; `change` edits the decoded JSON."""
    package = PACKAGES[title]
    raw = {name: json.loads(read_data(package, name)) for name in ("map.json", "tiles.json")}
    change(raw[file])  # type: ignore[operator]
    with pytest.raises(DataError) as error:
        read(raw)
    return str(error.value)


def read(raw: dict[str, object]) -> Layout:
    hexes = read_map(json.dumps(raw["map.json"]).encode(), "map.json")
    return Layout(hexes, read_sheet(json.dumps(raw["tiles.json"]).encode(), hexes, "tiles.json"))


def test_a_wrong_edge_is_named() -> None:
    message = broken("1830", "map.json", lambda raw: raw["hexes"][2].update(paths=[["e7", "s0"]]))
    assert "map.json" in message
    assert "hexes" in message


def test_a_missing_neighbour_is_named() -> None:
    message = broken("1830", "map.json", lambda raw: raw["hexes"][0].update(neighbours=[None] * 5 + ["Z9"]))
    assert message == "map.json: hexes[A9].neighbours: no hex Z9"


def test_a_path_to_a_missing_stop_is_named() -> None:
    message = broken("1817", "tiles.json", lambda raw: raw["tiles"][0].update(paths=[["e0", "s1"]]))
    assert message == "tiles.json: tiles[5].paths: path ['e0', 's1'] leads to a stop that is not there"


def test_an_unknown_colour_is_named() -> None:
    message = broken("1817", "tiles.json", lambda raw: raw["tiles"][0].update(colour="pink"))
    assert message == "tiles.json: tiles[5].colour: no colour 'pink' in colours"
