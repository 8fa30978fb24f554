"""The board data, and board files with errors: every one is named with file and key."""

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import trunkline
from tests.american_rails.positions import new, walk
from trunkline.core import DataError, dumps, loads
from trunkline.core.record import RecordError

OWN = files("trunkline.titles.american_rails").joinpath("data", "board.json").read_bytes()


def changed(*keys: str | int, to: Any) -> bytes:
    """The board file with one thing changed."""
    data = json.loads(OWN)
    place = data
    for key in keys[:-1]:
        place = place[key]
    place[keys[-1]] = to
    return json.dumps(data).encode()


def problem(raw: bytes) -> str:
    with pytest.raises(DataError) as error:
        trunkline.title("american-rails").load_board(raw, "mine.json")
    return str(error.value)


def test_the_map_in_numbers() -> None:
    board = new().table.board
    assert Counter(terrain.id for terrain in board.terrain) == {"forest": 94, "plains": 62, "city": 39, "mountain": 20}
    assert sum(city.full for city in board.cities) == 128
    assert sum(city.shared for city in board.cities) == 78


def test_no_two_cities_are_neighbours() -> None:
    board = new().table.board
    for where in board.city_hex:
        assert not [near for near in board.neighbours[where] if board.city_at[near] >= 0]


def test_every_city_says_how_sure_its_data_is() -> None:
    for city in new().table.board.cities:
        assert set(city.confidence) == {"values", "developable", "special", "position"}


@pytest.mark.parametrize(
    ("keys", "value", "said"),
    [
        (("cities", 3, "hex"), "C9", "mine.json: cities[3].hex: 'C9' is no city hex of the grid"),
        (("cities", 3, "hex"), "A12", "mine.json: cities[3].hex: 'A12' is no city hex of the grid, or has a city"),
        (("cities", 3, "shared"), 9, "mine.json: cities[3].shared: must not be above the full value"),
        (("cities", 3, "shared"), -1, "mine.json: cities[3].shared: Expected `int` >= 0"),
        (("cities", 3, "full"), 10**18, "mine.json: cities[3].full: Expected `int` <= 1000"),
        (("cities", 3, "full"), "many", "mine.json: cities[3].full: Expected `int`, got `str`"),
        (("cities", 3, "id"), "buffalo", "mine.json: cities[3].id: 'buffalo' is used twice"),
        (("cities", 3, "name"), " ", "mine.json: cities[3].name: a city needs an id and a name"),
        (("cities", 3, "special"), False, "mine.json: cities: 3 cities must be special, not 2"),
        (("cities", 3, "port"), True, "mine.json: cities[3]: Object contains unknown field `port`"),
        (("grid", 2), "PPP", "mine.json: grid[2]: has 3 characters, the first row 20"),
        (("grid", 2), "-CPPPCPPPCFFFMMFFXF-", "mine.json: grid[2]: 'X' is no terrain letter"),
        (("grid", 1), "-PC-PPC---FFFFFMFFP-", "mine.json: cities[5].hex: 'B19' is no city hex"),
        (("grid", 4), "-PPPPPPPCFFMMFPC---P", "mine.json: grid[4]: hex E20 has no neighbour"),
        (("grid",), [], "mine.json: grid: must have 1 to 26 rows"),
        (("terrain", 0, "cost"), -1, "mine.json: terrain[0].cost: Expected `int` >= 0"),
        (("terrain", 0, "letter"), "F", "mine.json: terrain[0].letter: 'F' is used twice"),
        (("terrain", 0, "letter"), "-", "mine.json: terrain[0].letter: must be one character"),
        (("terrain", 0, "id"), "city", "mine.json: terrain[0].id: 'city' is used twice"),
        (("terrain", 1, "max_cubes"), 0, "mine.json: terrain[1].max_cubes: must be at least 1"),
        (("spaces", 6, "id"), "sleep", "mine.json: spaces[6].id: unknown space 'sleep'"),
        (("spaces", 6, "id"), "pass", "mine.json: spaces[6].id: 'pass' is used twice"),
        (("spaces",), [{"id": "pass"}], "mine.json: spaces: missing: develop, fund"),
        (("origin", "status"), "sure", "mine.json: origin.status: Invalid enum value 'sure'"),
        (("origin", "source"), "me", "mine.json: origin: Object contains unknown field `source`"),
        (("origin", "sources"), "\x1b[2J", "mine.json: origin.sources: must be one line of printable characters"),
        (("cities", 3, "name"), "Ohio\x00", "mine.json: cities[3].name: must be one line of printable characters"),
    ],
)
def test_an_error_names_file_and_key(keys: tuple[str | int, ...], value: Any, said: str) -> None:
    assert problem(changed(*keys, to=value)).startswith(said)


def test_a_city_hex_without_a_city() -> None:
    data = json.loads(OWN)
    del data["cities"][0]
    assert problem(json.dumps(data).encode()) == "mine.json: cities: city hex A12 of the grid has no city"


def test_too_few_cities() -> None:
    data = json.loads(OWN)
    data["cities"] = [city for city in data["cities"] if city.get("special")]
    kept = {city["hex"] for city in data["cities"]}
    data["grid"] = [
        "".join(
            "P" if letter == "C" and f"{chr(65 + y)}{x + 1}" not in kept else letter for x, letter in enumerate(row)
        )
        for y, row in enumerate(data["grid"])
    ]
    assert problem(json.dumps(data).encode()) == "mine.json: cities: must be at least 6, one for each company"


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[]"])
def test_what_is_no_board_file(raw: bytes) -> None:
    assert problem(raw).startswith("mine.json: ")


def test_row_q_can_be_moved_west_as_on_the_published_map(tmp_path: Path) -> None:
    data = json.loads(OWN)
    data["grid"][16] = data["grid"][16][1:] + "-"
    for city in data["cities"]:
        if city["hex"].startswith("Q"):
            city["hex"] = f"Q{int(city['hex'][1:]) - 1}"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), "utf-8")
    game = trunkline.new("american-rails", 4, seed=1, board=path)
    board = game.board
    assert len(board.neighbours[board.hex_index["R1"]]) == 2  # type: ignore[attr-defined]
    assert game.header.board != new().header.board
    text = dumps(game)
    assert loads(text, trunkline.title, path.read_bytes()).digest() == game.digest()
    with pytest.raises(RecordError, match="another board"):
        loads(text, trunkline.title)


def test_the_order_of_the_spaces_can_be_corrected() -> None:
    data = json.loads(OWN)
    data["spaces"][2], data["spaces"][3] = data["spaces"][3], data["spaces"][2]
    board = trunkline.title("american-rails").load_board(json.dumps(data).encode(), "mine.json")
    assert [space.id for space in board.spaces][2:4] == ["take", "fund"]  # type: ignore[attr-defined]


def test_prices_stay_true_to_the_board() -> None:
    *_, game = walk(5, 8)
    table = game.table
    assert [table.price_with(where) for where in range(len(table.cost))] == table.cost
