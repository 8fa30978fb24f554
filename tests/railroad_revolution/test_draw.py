"""The drawing: every thing that an action can name can be found in it."""

import json
import math
import random
import re
import unicodedata
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

from tests.railroad_revolution.scene import BOARD, TITLE, hold, me, new, place, ready, station
from trunkline.bots.railroad_revolution import choose
from trunkline.core import Game, read_data, text_for
from trunkline.draw.railroad_revolution import board, spots, table
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import RevolutionBoard


def marks(svg: str, field: str) -> set[str]:
    return set(re.findall(f'data-{field}="([^"]+)"', svg))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_is_marked_with_its_id(seats: int) -> None:
    svg = board(new(seats))
    ElementTree.fromstring(svg)
    assert marks(svg, "city") == set(BOARD.cities)
    assert marks(svg, "space") == set(BOARD.spaces)
    assert marks(svg, "section") == set(BOARD.sections)
    assert marks(svg, "track") == set(BOARD.tracks)
    assert marks(svg, "job") == {"station", "railroad", "telegraph", "trade"}
    assert len(marks(svg, "tile")) == seats
    assert len(marks(svg, "deal")) == 2


def test_what_lies_on_the_table_shows() -> None:
    game = ready()
    before = board(game)
    station(game, me(game), "miami")
    assert board(game) != before
    place(game, "W", "trade")
    assert 'data-place="board"' in board(game)


def test_milestones_drawn_can_be_chosen_in_the_picture_and_read_in_the_text() -> None:
    game = ready()
    seat = me(game)
    hold(game, seat, 0, "A1-4", "T")
    game.table.rails[seat] |= BOARD.deal_spaces & -BOARD.deal_spaces
    place(game, "W", "trade").play(a.SellPiece("rail"))
    game.play(a.EndAction())
    drawn = {o.action.milestone for o in game.options() if isinstance(o.action, a.ChooseMilestone)}
    assert drawn <= marks(board(game), "milestone")
    assert all(f"{tile} (" in table(game) for tile in drawn)


@pytest.mark.parametrize("lang", ["en", "nl", "zh"])
def test_the_table_as_text_fits_110_columns_and_nothing_is_cut_off(lang: str) -> None:
    game, chance = new(4, 3), random.Random(3)
    while game.seat is not None:
        if len(game.log) % 9 == 0:
            said = table(game, lang)
            assert all(wide(line) < 110 for line in said.splitlines())
            assert TITLE.board.city_names["miami"] in said
        game.play(choose(game, game.options(), chance))


def wide(line: str) -> int:
    """Chinese characters take two columns."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in line)


def test_before_a_worker_is_placed_the_text_says_what_each_own_worker_can_add() -> None:
    said = table(ready(2, supply="WWPP"))
    assert "Station: pay and flip a train (−$100); Railroad: pay and take a train (−$300)" in said
    assert "money for each own train" not in said


@pytest.mark.parametrize("lang", ["en", "nl", "zh"])
def test_the_picture_explains_itself_and_says_where_the_board_comes_from(lang: str) -> None:
    said = text_for(TITLE, lang)
    words = " ".join(ElementTree.fromstring(board(ready(4), lang)).itertext())
    assert said.message("board-reconstruction") in words
    assert said.message("draw-symbol-swap") in words
    assert all(said.message(f"ability-{job}-{colour}") in words for job in k.JOBS for colour in BOARD.colours[1:])


def test_those_who_do_not_see_the_picture_hear_the_standings() -> None:
    game = ready(2)
    said = ElementTree.fromstring(board(game)).findtext("{http://www.w3.org/2000/svg}desc")
    assert said == "Round 1: Player 1 8 points, Player 2 8 points."


def test_a_board_file_says_in_its_own_words_where_it_comes_from() -> None:
    file = json.loads(read_data(TITLE.package, "board.json"))
    file["origin"] = {"status": "one_source", "sources": "copied from my own box"}
    words = board(Game(TITLE, 2, seed=1, board=TITLE.load_board(json.dumps(file).encode(), "mine.json")))
    assert "copied from my own box" in words
    assert text_for(TITLE, "en").message("board-one-source") in words


def moved(change: Any) -> RevolutionBoard:
    """A board file whose cities and spaces lie elsewhere."""
    file = json.loads(read_data(TITLE.package, "board.json"))
    for number, thing in enumerate((*file["cities"], *file["rail_spaces"])):
        thing["pos"] = change(number, *thing["pos"])
    return TITLE.load_board(json.dumps(file).encode(), "mine.json")


def shaken(number: int, x: int, y: int) -> list[int]:
    return [min(1000, max(0, x + number * 37 % 81 - 40)), min(600, max(0, y + number * 53 % 61 - 30))]


def crowded(number: int, x: int, y: int) -> list[int]:
    return [x, y] if number < len(BOARD.cities) else [x // 3 + 300, y // 3 + 200]


def frame(x: float, y: float, width: float, height: float, angle: float = 0) -> list[tuple[float, float]]:
    """Points along the sides of a rectangle and in it."""
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    steps = [n / 6 - 0.5 for n in range(7)]
    flat = [(a * width, b * height) for a in steps for b in steps]
    return [(x + u * cosine - v * sine, y + u * sine + v * cosine) for u, v in flat]


@pytest.mark.parametrize("where", [BOARD, moved(shaken), moved(crowded)], ids=["own", "shaken", "crowded"])
def test_rail_spaces_are_drawn_off_the_cards_and_off_each_other(where: RevolutionBoard) -> None:
    found = spots.spots(where)
    cards = [found[city.id] for city in where.file.cities]
    spaces = [found[space.id] for space in where.file.rail_spaces]
    for number, space in enumerate(where.file.rail_spaces):
        points = frame(*found[space.id], spots.SPACE_W, spots.SPACE_H, spots.turns(where)[space.id])
        for x, y in points:
            assert not any(abs(x - u) < spots.CARD_W / 2 and abs(y - v) < spots.CARD_H / 2 for u, v in cards), space.id
        others = (math.dist(found[space.id], other) for other in spaces[:number])
        assert min(others, default=99) >= spots.SPACE_H, space.id


def corner(number: int, x: int, y: int) -> list[int]:
    return {0: [0, 0], 1: [1000, 600], 2: [1000, 0]}.get(number, [x, y])


def test_cards_at_the_edge_of_the_map_are_drawn_whole() -> None:
    found = spots.spots(moved(corner))
    for x, y in (found[city] for city in BOARD.cities[:3]):
        assert spots.LEFT <= x - spots.CARD_W / 2 <= x + spots.CARD_W / 2 <= spots.LEFT + spots.WIDTH
        assert spots.TOP <= y - spots.CARD_H / 2 <= y + spots.CARD_H / 2 <= spots.TOP + spots.HEIGHT


def test_a_map_measured_in_other_units_fills_the_same_room() -> None:
    file = json.loads(read_data(TITLE.package, "board.json"))
    file["layout"]["map_size"] = [2000, 1200]
    for thing in (*file["cities"], *file["rail_spaces"]):
        thing["pos"] = [2 * side for side in thing["pos"]]
    assert spots.spots(TITLE.load_board(json.dumps(file).encode(), "mine.json")) == spots.spots(BOARD)
