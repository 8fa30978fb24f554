"""The boards of 1830 and 1817: nothing that lies on the table is missing in the picture, and nothing covers another."""

import math
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import trunkline
from trunkline.core import Game, text_for
from trunkline.draw.rail import faces, geometry
from trunkline.draw.rail import map as land_map
from trunkline.draw.rail.tile import tile
from trunkline.lab.simulate import play_out
from trunkline.rail.tiles import CITY, Face

TITLES = ["1830", "1817"]
SVG = "{http://www.w3.org/2000/svg}"


@cache
def played(title: str) -> Game[Any]:
    """A whole game of bots."""
    return play_out(trunkline.new(title, 4, seed=7), ["weighted"], 7)


@cache
def late(title: str) -> Game[Any]:
    """The position after most of it."""
    return played(title).at(len(played(title).log) * 9 // 10)


def drawn(game: Game[Any], lang: str = "en", **more: Any) -> ElementTree.Element:
    return ElementTree.fromstring(game.title.part("draw").board(game, lang, **more))


def marked(root: ElementTree.Element, kind: str) -> list[str]:
    """What the picture names of a kind, once for each element."""
    return [element.attrib[f"data-{kind}"] for element in root.iter() if f"data-{kind}" in element.attrib]


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def sheet_faces(title: str) -> list[Face]:
    """Every tile in every rotation."""
    sheet = trunkline.title(title).board.layout.sheet
    return list(sheet.faces[sheet.first_face :])


@pytest.mark.parametrize("title", TITLES)
def test_every_hex_is_drawn_once(title: str) -> None:
    game = late(title)
    assert sorted(marked(drawn(game), "hex")) == sorted(game.table.board.layout.hexes.coords)


@pytest.mark.parametrize("title", TITLES)
def test_every_token_lies_in_its_city(title: str) -> None:
    game = late(title)
    board = game.table.board
    lying = {
        f"{board.layout.hexes.coords[city // 4]}:{city % 4}": sorted(board.companies[owner].id for owner in owners)
        for city, owners in game.table.track.tokens.items()
        if owners
    }
    shown = {
        city.attrib["data-city"]: sorted(marked(city, "token"))
        for city in drawn(game, part="map").iter()
        if "data-city" in city.attrib and marked(city, "token")
    }
    assert shown == lying


@pytest.mark.parametrize("title", TITLES)
def test_every_tile_that_lies_shows_its_number(title: str) -> None:
    game = late(title)
    said = texts(drawn(game, part="map"))
    for lying in game.table.track.tiles().values():
        assert lying.split("/")[0] in said


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "nl", "zh"])
def test_the_sheet_is_valid_at_every_stage_and_in_every_language(title: str, lang: str) -> None:
    for part in (0.0, 0.1, 0.3, 0.6, 1.0):
        game = played(title).at(int(len(played(title).log) * part))
        root = drawn(game, lang)
        assert root.tag == f"{SVG}svg"
        assert not [said for said in texts(root) if "draw-" in said or "power-" in said], "a text is missing"


def test_three_languages_are_three_pictures() -> None:
    assert len({trunkline.title("1817").part("draw").board(late("1817"), lang) for lang in ("en", "nl", "zh")}) == 3


@pytest.mark.parametrize("title", TITLES)
def test_prices_stand_in_operating_order_on_the_market(title: str) -> None:
    game = late(title)
    market = game.table.market
    root = drawn(game, part="market")
    listed = sorted(game.table.board.companies[at].id for at, cell in enumerate(market.cell) if cell >= 0)
    assert sorted(marked(root, "company")) == listed
    assert sorted(int(price) for price in marked(root, "price")) == sorted(
        market.chart.prices[cell] for cell in market.chart.par_cells
    )


@pytest.mark.parametrize("title", TITLES)
def test_whose_turn_it_is_and_every_private_and_train_are_on_the_sheet(title: str) -> None:
    game = late(title)
    root, board = drawn(game), game.table.board
    assert marked(root, "seat") == [str(seat) for seat in range(4)]
    assert marked(root, "train") == list(board.roster.ids)
    assert marked(root, "private") == [private.id for private in board.privates]


@pytest.mark.parametrize("lang", ["en", "nl", "zh"])
@pytest.mark.parametrize("title", TITLES)
def test_what_a_private_can_do_is_written_out(title: str, lang: str) -> None:
    game, words = trunkline.new(title, 4, seed=7), text_for(trunkline.title(title), lang)
    drawn_of = {one.attrib["data-private"]: one for one in drawn(game, lang).iter() if "data-private" in one.attrib}
    for private in game.board.privates:  # type: ignore[attr-defined]
        said = "".join(texts(drawn_of[private.id])).replace(" ", "")
        assert words.message(f"power-{private.id}").replace(" ", "") in said


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("lang", "over"), [("en", "is over. Won by"), ("nl", "is afgelopen"), ("zh", "游戏结束")])
def test_at_the_end_it_says_who_has_won(title: str, lang: str, over: str) -> None:
    game = played(title)
    assert game.ended is not None
    winner = game.seats[game.ended.ranks.index(1)]
    assert any(over in said and winner in said for said in texts(drawn(game, lang)))


@pytest.mark.parametrize("title", TITLES)
def test_every_share_is_a_square_of_its_company(title: str) -> None:
    game = late(title)
    shares = game.table.shares
    for card in drawn(game).iter(f"{SVG}g"):
        squares = [rect for rect in card.iter(f"{SVG}rect") if rect.attrib.get("y") == "172"]
        if "data-company" in card.attrib and squares:
            company = game.table.board.company_index[card.attrib["data-company"]]
            assert len(squares) == shares.size[company] + 2 * shares.shorted(company)


@pytest.mark.parametrize("title", TITLES)
def test_routes_are_drawn_one_per_train_over_every_hex_they_pass(title: str) -> None:
    game = late(title)
    board = game.table.board
    owners = [board.companies[company].id for company, trains in enumerate(game.table.trains.owned) if trains]
    runs = max((trunkline.best_routes(game, owner) for owner in owners), key=lambda run: run.revenue).routes
    assert runs
    root = drawn(game, routes=runs)
    assert marked(root, "route") == [str(number) for number in range(len(runs))]
    for run, line in zip(runs, (e for e in root.iter() if "data-route" in e.attrib), strict=True):
        places = {path.attrib["transform"] for path in line.iter(f"{SVG}path")}
        assert len(places) == len(set(run.path))


@pytest.mark.parametrize("title", TITLES)
def test_tiles_differ_by_rotation_as_often_as_the_data_say(title: str) -> None:
    sheet = trunkline.title(title).board.layout.sheet
    for spec in sheet.specs:
        shown = {ElementTree.canonicalize(tile(sheet, spec.id, turn)).split("</desc>")[1] for turn in range(6)}
        assert len(shown) >= spec.distinct_rotations, spec.id


@pytest.mark.parametrize("title", TITLES)
def test_values_and_letters_of_a_tile_stay_clear_of_track_and_cities(title: str) -> None:
    sheet = trunkline.title(title).board.layout.sheet
    for face in sheet_faces(title):
        taken = faces.stop_blobs(face)
        stops = len(taken)
        faces.values_and_label(face, sheet.colours[face.level - 1], face.level, taken)
        for index, (x, y, radius) in enumerate(taken[stops:], stops):
            track, places = geometry.room(geometry.track_sight(face), taken[:index], (x, y), radius)
            where = f"tile {sheet.ids[face.tile]} turned {face.rotation}"
            assert track >= 0, where
            assert places >= -7, where  # letters are smaller than the disc around them


Box = tuple[float, float, float, float]


def written(element: ElementTree.Element, x: float = 0.0, y: float = 0.0, scale: float = 1.0) -> list[tuple[str, Box]]:
    """The texts of a picture with left, top, right and bottom."""
    found = []
    how = element.attrib.get("transform", "")
    if (at := re.match(r"translate\(([-.\d]+) ([-.\d]+)\)", how)) is not None:
        x, y = x + scale * float(at[1]), y + scale * float(at[2])
    if (by := re.search(r"scale\(([.\d]+)\)", how)) is not None:
        scale *= float(by[1])
    if element.tag == "text":
        size = scale * float(element.attrib["font-size"])
        left, base = x + scale * float(element.attrib["x"]), y + scale * float(element.attrib["y"])
        half = 0.27 * size * len(element.text or "")
        found.append((element.text or "", (left - half, base - 0.7 * size, left + half, base)))
    return [*found, *(one for child in element for one in written(child, x, y, scale))]


@pytest.mark.parametrize("title", TITLES)
def test_what_is_written_on_a_printed_hex_stays_apart_and_off_its_cities(title: str) -> None:
    layout = trunkline.title(title).board.layout
    for number, spec in enumerate(layout.hexes.specs):
        if spec.colour == "red":
            continue
        said = written(ElementTree.fromstring(f"<g>{land_map._print(layout, number, number, 1).above}</g>"))
        for index, (name, (left, top, right, bottom)) in enumerate(said):
            where = f"{spec.coord}: {name}"
            for other, box in said[:index]:
                apart = right <= box[0] or box[2] <= left or bottom <= box[1] or box[3] <= top
                assert apart, f"{where} and {other}"
            for x, y, radius in faces.stop_blobs(layout.sheet.faces[number]):
                near = (min(max(x, left), right), min(max(y, top), bottom))
                assert math.dist(near, (x, y)) >= radius - 12, where


@pytest.mark.parametrize("title", TITLES)
def test_circles_of_a_tile_do_not_overlap_and_stay_inside(title: str) -> None:
    for face in sheet_faces(title):
        radius = faces.circle_radius(face)
        middles = [
            middle for stop, spec in enumerate(face.stops) if spec.kind == CITY for middle in faces.circles(face, stop)
        ]
        for number, (x, y) in enumerate(middles):
            assert all(math.dist((x, y), other) > 2 * radius - 0.5 for other in middles[:number])
            sides = [geometry.direction(edge) for edge in range(6)]
            assert max(x * dx + y * dy for dx, dy in sides) + radius <= geometry.APOTHEM


@pytest.mark.parametrize("title", TITLES)
def test_track_leaves_a_tile_in_the_middle_of_its_exits_and_square_to_them(title: str) -> None:
    for face in sheet_faces(title):
        ends = [
            (curve[at], curve[handle]) for curve in geometry.curves(face).values() for at, handle in ((0, 1), (3, 2))
        ]
        sides = set()
        for end, handle in ends:
            for edge in (side for side in range(6) if math.dist(end, geometry.edge_point(side)) < 0.01):
                sides.add(edge)
                assert math.dist(handle, geometry.edge_point(edge, math.hypot(*handle))) < 0.01
        assert sides == {edge for edge in range(6) if face.exits >> edge & 1}


@pytest.mark.parametrize("title", TITLES)
def test_the_sheet_stays_small(title: str) -> None:
    assert len(late(title).title.part("draw").board(late(title))) < 250_000
