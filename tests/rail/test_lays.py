"""Legal lays, replacements and tokens, rule by rule and against the lists of real games."""

import json
from pathlib import Path

import pytest

from tests.rail.positions import LEVELS, MINE, Position, base, games, layout_of, lines, options_of, positions
from trunkline.rail.connectivity import reach
from trunkline.rail.hexes import EDGES, NONE
from trunkline.rail.lays import REASONS, lays_on, legal_lays, may_lay, terrain_cost
from trunkline.rail.tokens import free_cities, may_token, token_places
from trunkline.rail.track import Track, city_id

NYC, PRR, ERIE, OTHER = 0, 1, 2, 3


def track_1830() -> Track:
    return Track(layout_of("1830"))


def hex_(track: Track, coord: str) -> int:
    return track.layout.hexes.index[coord]


def tile(track: Track, name: str) -> int:
    return track.layout.sheet.index[name]


def lay(track: Track, coord: str, looks: str) -> None:
    name, rotation = looks.split("/")
    track.lay(hex_(track, coord), tile(track, name), int(rotation))


def why(track: Track, coord: str, looks: str, level: int = 1, company: int | None = None, **more: bool) -> str | None:
    name, rotation = looks.split("/")
    return may_lay(track, hex_(track, coord), tile(track, name), int(rotation), level, company=company, **more)


@pytest.mark.rule("1830 18.0-1")
def test_gray_and_red_hexes_take_no_tile() -> None:
    assert why(track_1830(), "D14", "57/0") == "hex_finished"
    assert why(track_1830(), "F2", "9/0") == "hex_finished"


@pytest.mark.rule("1830 18.0-2")
def test_yellow_goes_only_on_empty_hexes() -> None:
    track = track_1830()
    lay(track, "G9", "9/1")
    assert why(track, "G9", "8/0") == "wrong_colour"


@pytest.mark.rule("1830 18.0-3")
def test_a_tile_extends_the_network() -> None:
    track = track_1830()
    track.place(NYC, city_id(hex_(track, "E19"), 0))
    lay(track, "E19", "57/1")
    assert why(track, "E17", "9/1", company=NYC) is None
    assert why(track, "E17", "9/0", company=NYC) == "not_connected"
    assert why(track, "G9", "9/0", company=NYC) == "not_connected"


@pytest.mark.rule("1830 18.0-4")
def test_the_own_city_is_the_beginning_of_a_network() -> None:
    track = track_1830()
    track.place(NYC, city_id(hex_(track, "E19"), 0))
    lays = {found.number: found for found in legal_lays(track, NYC, 1)}
    assert list(lays) == [hex_(track, "E19")]
    assert [(face.rotation) for face in lays[hex_(track, "E19")].faces] == list(EDGES)


@pytest.mark.rule("1830 18.0-5")
def test_track_ends_at_no_blank_side() -> None:
    track = track_1830()
    assert why(track, "B12", "9/0") == "side_closed"  # off the map
    assert why(track, "E13", "9/2") is None
    assert why(track, "C13", "9/0") == "side_closed"  # the lake below
    assert why(track, "H2", "9/0") == "side_closed"  # a red side without arrow


@pytest.mark.rule("1830 18.0-6")
def test_cost_is_due_for_the_first_tile_only() -> None:
    track = track_1830()
    number = hex_(track, "D10")
    assert terrain_cost(track, number) == 80
    lay(track, "D10", "59/0")
    assert terrain_cost(track, number) == 0
    assert terrain_cost(track, hex_(track, "E11")) == 0


@pytest.mark.rule("1830 18.0-7")
def test_blocked_hexes_are_the_title_s_word() -> None:
    track = track_1830()
    number = hex_(track, "G15")
    assert may_lay(track, number, tile(track, "9"), 1, 1, {number}) == "hex_blocked"


@pytest.mark.rule("1830 18.0-8")
@pytest.mark.rule("1830 18.2-1")
def test_symbols_and_labels_match() -> None:
    track = track_1830()
    assert why(track, "E19", "9/0") == "wrong_base"
    assert why(track, "G9", "57/0") == "wrong_base"
    assert why(track, "D10", "54/0", level=2) == "wrong_base"
    assert why(track, "E23", "53/1", level=2) is None


@pytest.mark.rule("1830 18.1-1")
def test_replacing_keeps_old_track_and_goes_one_step() -> None:
    track = track_1830()
    lay(track, "G9", "9/1")
    assert why(track, "G9", "23/1", level=2) is None
    assert why(track, "G9", "23/0", level=2) == "old_track_lost"
    assert why(track, "G9", "41/1", level=3) == "wrong_colour"
    assert why(track, "G9", "23/1", level=1) == "colour_not_yet"


@pytest.mark.rule("1830 18.1-3")
def test_supply_is_limited_and_replaced_tiles_return() -> None:
    track = track_1830()
    lay(track, "F20", "1/0")
    assert why(track, "G7", "1/0") == "none_left"
    before = track.supply[tile(track, "9")]
    lay(track, "G9", "9/1")
    lay(track, "G9", "23/1")
    assert track.supply[tile(track, "9")] == before


@pytest.mark.rule("1830 18.1-4")
def test_tokens_and_kept_homes_follow_their_city() -> None:
    track = track_1830()
    number = hex_(track, "G19")
    track.reserve(NYC, number, 0)
    track.place(PRR, city_id(number, 1))
    lay(track, "G19", "54/0")
    assert track.reserved[number] == ((NYC, 1),)
    assert track.cities_of(PRR) == [city_id(number, 0)]


@pytest.mark.rule("1830 19.1")
def test_erie_s_token_needs_a_choice_when_the_first_tile_comes() -> None:
    track = track_1830()
    number = hex_(track, "E11")
    track.place(ERIE, city_id(number, 0))
    assert set(track.city_choices(number, tile(track, "59"), 0)) == {(0, 1), (1, 0)}
    track.lay(number, tile(track, "59"), 0, (1, 0))
    assert track.cities_of(ERIE) == [city_id(number, 1)]


@pytest.mark.rule("1830 19.1")
def test_nobody_enters_erie_s_hex_before_it_has_chosen() -> None:
    track = track_1830()
    number = hex_(track, "E11")
    track.reserve(ERIE, number, NONE)
    assert may_token(track, OTHER, city_id(number, 0), connected=False) == "no_free_circle"
    track.place(ERIE, city_id(number, 0))
    assert may_token(track, OTHER, city_id(number, 1), connected=False) is None


@pytest.mark.rule("1830 19.0-3")
def test_a_second_circle_is_free_while_the_home_is_kept() -> None:
    track = track_1830()
    number = hex_(track, "E19")
    track.reserve(NYC, number, 0)
    assert may_token(track, PRR, city_id(number, 0), connected=False) == "no_free_circle"
    lay(track, "E19", "57/1")
    lay(track, "E19", "14/1")
    assert may_token(track, PRR, city_id(number, 0), connected=False) is None
    track.place(PRR, city_id(number, 0))
    assert may_token(track, OTHER, city_id(number, 0), connected=False) == "no_free_circle"
    assert may_token(track, PRR, city_id(number, 0), connected=False) == "token_on_hex"


@pytest.mark.rule("1817 6.4")
def test_toronto_takes_no_token_and_blocks_nobody() -> None:
    track = Track(layout_of("1817"))
    toronto = city_id(hex_(track, "B13"), 0)
    assert may_token(track, 0, toronto, connected=False) == "no_such_city"
    assert toronto not in set(free_cities(track, 0))
    assert not track.blocked(toronto, 0)


@pytest.mark.rule("1817 6.3")
def test_one_action_may_be_yellow_only_or_replacing_only() -> None:
    track = Track(layout_of("1817"))
    assert why(track, "F9", "9/0", yellow=False) == "not_yellow"
    lay(track, "F9", "9/0")
    assert why(track, "F9", "82/0", level=2, replacing=False) == "not_replacing"


@pytest.mark.rule("1817 6.3.2")
def test_brown_cities_take_as_many_exits_as_fit() -> None:
    track = Track(layout_of("1817"))
    lay(track, "F19", "57/0")
    lay(track, "F19", "14/0")
    names = {track.layout.sheet.ids[face.tile] for face in lays_on(track, hex_(track, "F19"), 3)}
    assert names == {"63"}
    assert why(track, "F19", "611/0", level=3) == "most_exits"


@pytest.mark.rule("1817 1.2.6")
def test_the_steel_mill_s_tile_is_a_special_lay() -> None:
    track = Track(layout_of("1817"))
    assert why(track, "F13", "X00/0") == "other_hex_only"
    assert why(track, "F13", "X00/0", special=True) is None
    assert why(track, "F19", "X00/0", special=True) == "other_hex_only"


def test_a_check_agrees_with_the_list_on_every_tile() -> None:
    track = Track(layout_of("1830"))
    for company, (number, stop) in enumerate(layout_of("1830").hexes.homes.values()):
        track.place(company, city_id(number, max(stop, 0)))
    for coord, looks in (("E19", "57/1"), ("D18", "9/2"), ("F20", "56/0"), ("H14", "9/1")):
        lay(track, coord, looks)
    for company in range(3):
        listed = {(found.number, face.id) for found in legal_lays(track, company, 2) for face in found.faces}
        for number in range(track.layout.hexes.size):
            for face in track.layout.faces[track.layout.sheet.first_face :]:
                reason = may_lay(track, number, face.tile, face.rotation, 2, company=company)
                assert reason is None or reason in REASONS
                assert (reason is None) == ((number, face.id) in listed), (number, face.tile, face.rotation, reason)


# -- real games

SITE_SAYS_OTHERWISE = {
    ("70", 105)
}  # there NYNH builds beyond Albany, which is full of NYC's token: the site's old graph


def blocked(title: str, position: Position) -> set[int]:
    """Hexes that the title closes: privates of players, mines."""
    track = position.track
    if title == "1817":
        return {number for number, marks in track.markers.items() if marks & MINE}
    hexes: set[int] = set()
    for private, owner in position.line["privs"].items():
        if isinstance(owner, int):
            hexes.update(track.layout.hexes.blocked_by.get({"BO": "BOP"}.get(private, private), ()))
    return hexes


def listed(title: str, position: Position, legal: dict[str, object], last: tuple[int, bool]) -> dict[str, object]:
    """Our list in the words of the corpus."""
    track, name = position.track, str(legal["e"])
    closed, replacing = blocked(title, position), True
    if legal["lays_done"] and title == "1817":
        closed.add(last[0])
        replacing = not last[1]
    bridges = {private for private, owner in position.line["privs"].items() if owner == name} & {"UBC", "OBC"}
    found: dict[str, object] = {}
    company = position.companies.number(name)
    for lays in legal_lays(track, company, LEVELS[position.phase], closed, replacing=replacing):
        tiles: dict[str, list[int]] = {}
        for face in lays.faces:
            tiles.setdefault(track.layout.sheet.ids[face.tile], []).append(face.rotation)
        terrain = track.layout.hexes.specs[lays.number].terrain
        free = bridges and terrain is not None and terrain.type == "river"
        found[track.layout.hexes.coords[lays.number]] = {"cost": 0 if free else lays.cost, "tiles": tiles}
    return found if legal["lays_done"] != 2 else {}


def compare(title: str, game: str, path: Path) -> None:
    legals = {line["i"]: line for line in lines(base(path, ".legal.jsonl"))}
    last = (NONE, False)
    for position in positions(title, path):
        track, line = position.track, position.line
        if line["t"] == "lay_tile" and line.get("tiles"):
            number = track.layout.hexes.index[next(iter(line["tiles"]))]
            last = (number, track.face(number).level > 1)
        legal = legals.get(line["i"], {})
        if "lay" in legal and (game, line["i"]) not in SITE_SAYS_OTHERWISE:
            ours = listed(title, position, {"lays_done": 0, **legal}, last)
            assert json.dumps(ours, sort_keys=True) == json.dumps(legal["lay"], sort_keys=True), (game, line["i"])
        if "token" in legal and not (title == "1830" and legal["step"] == "HomeToken"):
            company = position.companies.number(legal["e"])
            ours = token_places(track, company) if track.cities_of(company) else list(free_cities(track, company))
            names = {f"{track.layout.hexes.coords[city // 4]}:{city % 4}" for city in ours}
            assert names == set(legal["token"]), (game, line["i"])


@pytest.mark.corpus
@pytest.mark.parametrize("title", ["1830", "1817"])
def test_lists_equal_those_of_real_games(title: str, corpus: Path) -> None:
    """A sample of the kit alone; whole games are compared where they are imported."""
    for game, path in games(corpus, title)[::12]:
        if "volatility" not in options_of(corpus, title, game):
            compare(title, game, path)


def test_reach_is_shared_by_copies_until_one_changes() -> None:
    track = track_1830()
    track.place(NYC, city_id(hex_(track, "E19"), 0))
    found = reach(track, NYC)
    copy = track.copy()
    assert reach(copy, NYC) is found
    lay(copy, "E19", "57/1")
    assert reach(copy, NYC) is not found
    assert reach(track, NYC) is found
    assert track.tiles() == {}
