"""Board files: the title's own, an owner's correction, and what is wrong with a bad one."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import trunkline
from trunkline.core import DataError, RecordError, save
from trunkline.lab.simulate import play_out
from trunkline.titles.steel_driver.board import PACKAGE, load_board

OWN = json.loads(files(PACKAGE).joinpath("data", "map.json").read_text("utf-8"))
Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> bytes:
    board = json.loads(json.dumps(OWN))
    change(board)
    return json.dumps(board).encode()


def test_the_own_board_says_that_it_is_a_reconstruction() -> None:
    board = trunkline.title("steel-driver").board
    assert board.origin.status == "reconstruction"
    assert len(board.cities) == 38
    assert len(board.links) == 80
    confirmed = [link.id for link in board.links if link.confidence["exists"] == "confirmed"]
    assert confirmed == ["BUF-NYC", "BAL-PIT", "OMA-DEN", "KAN-DEN"]


def test_an_owner_corrects_a_value(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_bytes(changed(lambda board: board["cities"][0].update(value=60)))
    game = trunkline.new("steel-driver", 4, seed=1, board=file)
    assert game.table.board.city_values[0] == 60
    assert game.header.board != trunkline.title("steel-driver").board.digest


def test_a_record_names_its_board(tmp_path: Path) -> None:
    file, record = tmp_path / "board.json", tmp_path / "game.txt"
    file.write_bytes(changed(lambda board: board["links"][0].update(cost=1)))
    save(play_out(trunkline.new("steel-driver", 3, seed=1, board=file), ["random"], 1), record)
    with pytest.raises(RecordError, match="--board"):
        trunkline.load(record)
    assert trunkline.load(record, board=file).outcome() is not None


PARALLEL = {"id": "ALB-BOS", "a": "ALB", "b": "BOS", "cost": 2}

BAD: list[tuple[str, Change, str, str]] = [
    ("value", lambda b: b["cities"][3].update(value=35), "cities[3].value", "multiple of 10"),
    ("type", lambda b: b["cities"][3].update(value="30"), "cities[3].value", "Expected `int`"),
    ("colour", lambda b: b["cities"][2].update(colour="purple"), "cities[2].colour", "purple"),
    ("kind", lambda b: b["cities"][2].update(kind="port"), "cities[2].kind", "port"),
    ("unknown key", lambda b: b["cities"][4].update(valeu=30), "cities[4]", "valeu"),
    ("missing key", lambda b: b["links"][7].pop("cost"), "links[7]", "cost"),
    ("twice", lambda b: b["cities"][1].update(id="BOS"), "cities[1].id", "twice"),
    ("goods", lambda b: [c.update(colour="pink") for c in b["cities"][:9]], "cities[6].colour", "only 6 pink"),
    ("no such city", lambda b: b["links"][0].update(b="XXX"), "links[0].b", "no city XXX"),
    ("loop", lambda b: b["links"][0].update(b="BOS"), "links[0].b", "itself"),
    ("link id", lambda b: b["links"][0].update(id="ALB-BOS"), "links[0].id", "should be BOS-ALB"),
    ("parallel", lambda b: b["links"].append(PARALLEL), "links[80].id", "second"),
    ("cost", lambda b: b["links"][5].update(cost=0), "links[5].cost", ">= 1"),
    ("no starts", lambda b: [c.update(kind="normal") for c in b["cities"]], "links", "start city"),
    ("terminal", lambda b: b["terminals"].update(west="XXX"), "terminals.west", "no city XXX"),
    ("terminals", lambda b: b["terminals"].update(west="NYC"), "terminals.east", "both ends"),
    ("schema", lambda b: b.update(schema="something/2"), "schema", "something/2"),
    ("status", lambda b: b["origin"].update(status="guess"), "origin.status", "guess"),
]


@pytest.mark.parametrize(("change", "key", "problem"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_a_bad_board_file_names_the_key(change: Change, key: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        load_board(changed(change), "mine.json")
    assert caught.value.source == "mine.json"
    assert caught.value.key == key
    assert problem in str(caught.value)


def test_a_board_whose_coasts_do_not_hang_together_is_refused() -> None:
    def cut(board: dict[str, Any]) -> None:
        board["links"] = [link for link in board["links"] if "SFO" not in link["id"]]

    with pytest.raises(DataError, match="no chain of links joins SFO and NYC"):
        load_board(changed(cut), "mine.json")


@pytest.mark.parametrize("raw", [b"", b"[]", b"{", b"\xff\xfe"])
def test_a_file_that_is_no_board_is_refused(raw: bytes) -> None:
    with pytest.raises(DataError, match=r"mine\.json"):
        load_board(raw, "mine.json")
