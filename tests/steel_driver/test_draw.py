"""The drawing and the table as text: complete, in every language, at every stage."""

import json
from importlib.resources import files
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

import trunkline
from tests.steel_driver.positions import COMPANIES, EXAMPLES, building, final, link, new
from trunkline.core import LANGUAGES, Game, text_for
from trunkline.draw.steel_driver import board, table
from trunkline.draw.steel_driver.palette import TRACK
from trunkline.draw.steel_driver.panels import profit_track
from trunkline.draw.steel_driver.text import columns, letters
from trunkline.lab.simulate import play_out
from trunkline.titles.steel_driver.table import Table

STAGES = {
    "start": lambda: new(["Ada", "Ben", "Cas"]),
    "building": lambda: building({"green": 9, "red": 4}, laid=EXAMPLES["transcontinental"]["state"]),
    "goods": lambda: final({"red": ["BAL-PIT", "PIT-CLE"]}, {"red": {0: 1}}, seats=6),
    "end": lambda: play_out(new(6), ["weighted"], 2),
}


def attributes(drawing: str, name: str) -> list[str]:
    return [found for node in ElementTree.fromstring(drawing).iter() if (found := node.get(name)) is not None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stage", STAGES)
def test_the_drawing_is_well_formed_and_has_every_thing_one_can_click(stage: str, lang: str) -> None:
    game = STAGES[stage]()
    drawing = board(game, lang)
    printed = game.table.board
    assert sorted(attributes(drawing, "data-city")) == sorted(city.id for city in printed.cities)
    assert sorted(attributes(drawing, "data-link")) == sorted(one.id for one in printed.links)
    assert set(attributes(drawing, "data-company")) == set(COMPANIES)
    assert attributes(drawing, "data-seat") == [str(seat) for seat in range(len(game.seats))]
    assert "draw-" not in drawing
    assert "http" not in drawing.replace("http://www.w3.org/2000/svg", "")


def test_the_drawing_shows_the_track() -> None:
    game = building({"red": 9, "green": 9})
    assert attributes(board(game), "data-built") == []
    game.play(link("BAL-PIT", "PIT"))
    assert attributes(board(game), "data-built") == ["red"]


def test_companies_differ_in_more_than_colour() -> None:
    companies = new().table.board.companies
    assert len({company.mark for company in companies}) == len({TRACK[company.mark] for company in companies}) == 6
    assert len(set(letters(new().table.board))) == 6


def test_names_of_players_are_written_safely() -> None:
    drawing = board(new(["<b>&", "Ben", "Cas"]))
    assert "&lt;b&gt;&amp;" in drawing


def test_the_drawing_says_where_the_board_comes_from(tmp_path: Path) -> None:
    assert "reconstruction" in board(new())
    own = json.loads(files("trunkline.titles.steel_driver").joinpath("data", "map.json").read_text("utf-8"))
    own["origin"] = {"status": "printed", "sources": "Copied from my own game."}
    file = tmp_path / "board.json"
    file.write_text(json.dumps(own), "utf-8")
    drawing = board(trunkline.new("steel-driver", 3, seed=1, board=file))
    assert "Copied from my own game." in drawing
    assert "reconstruction" not in drawing


def test_in_the_final_scoring_the_track_shows_what_a_share_is_worth_so_far() -> None:
    game = final({"red": ["BAL-PIT", "PIT-CLE"]}, {"red": {0: 1}}, seats=3)
    game.play(game.options()[0].action)
    track = ElementTree.fromstring(profit_track(game.table, text_for(game.title, "en"), 0, 0, 2100))  # 100 a space
    red = next(node for node in track.iter() if node.get("data-company") == "red")
    assert next(node.get("cx") for node in red.iter("circle")) == "150"
    assert "Value of a share" in table(game)


def test_a_notebook_shows_the_drawing() -> None:
    assert new()._repr_svg_() == board(new())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stage", STAGES)
def test_the_text_fits_a_terminal(stage: str, lang: str) -> None:
    game: Game[Table] = STAGES[stage]()
    said = table(game, lang)
    assert max(map(columns, said.splitlines())) <= 110
    assert "draw-" not in said
    assert all(city.id in said for city in game.table.board.cities)
    assert all(seat in said for seat in islice(game.seats, 6))
