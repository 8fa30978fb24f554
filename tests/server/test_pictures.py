"""Pictures: boards, tiles, and the table as text, for every title."""

from xml.etree import ElementTree

import pytest

from tests.server.harness import Someone, code
from trunkline.titles import every

TITLES = [title.id for title in every() if title.id != "parlour"]


@pytest.mark.parametrize("title", TITLES)
def test_the_board_is_a_drawing_and_a_text(ada: Someone, title: str) -> None:
    table = ada.table("you", "hotseat", "hotseat", title=title)
    position = table["position"]
    drawn = ada.http.get(position["board"].removeprefix("/api/v1"))
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(drawn.text).tag.endswith("svg")
    said = ada.http.get(position["text"].removeprefix("/api/v1")).text
    assert max(len(line) for line in said.splitlines()) <= 110


@pytest.mark.parametrize("title", TITLES)
def test_the_first_page_has_a_picture(stranger: Someone, title: str) -> None:
    answer = stranger.get(f"/titles/{title}/picture.svg")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")


def test_tiles_are_drawn_in_every_rotation(stranger: Someone) -> None:
    drawn = {stranger.get("/titles/1830/tiles/57.svg", rotation=turn).text for turn in range(3)}
    assert len(drawn) == 3
    assert all(ElementTree.fromstring(picture).tag.endswith("svg") for picture in drawn)


@pytest.mark.parametrize("path", ["/titles/1830/tiles/xx.svg", "/titles/steel-driver/tiles/57.svg"])
def test_a_tile_that_is_none(stranger: Someone, path: str) -> None:
    assert code(stranger.get(path)) == "not_found"


def test_a_part_of_the_board_alone(ada: Someone) -> None:
    table = ada.table("you", "hotseat", "hotseat", title="1817")
    market = ada.get(f"/tables/{table['id']}/board.svg", part="market").text
    assert "data-price" in market
    assert "data-hex" not in market
    other = ada.table("you", "hotseat", "hotseat", title="american-rails")
    assert code(ada.get(f"/tables/{other['id']}/board.svg", part="market")) == "not_found"


def test_a_title_tells_the_names_that_only_its_board_has(stranger: Someone) -> None:
    names = stranger.get("/titles/1830").json()["names"]
    assert (names["company-CO"], names["private-SV"]) == ("C&O", "SVN&R")
    assert stranger.get("/titles/1817").json()["names"]["private-OBC"] == "Ohio Bridge Company"
