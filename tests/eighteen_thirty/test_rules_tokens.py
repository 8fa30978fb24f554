"""Tokens: rules 19.0 and 19.1, with their rulings."""

import pytest

from tests.eighteen_thirty.positions import (
    BOARD,
    code,
    company,
    forward,
    fund,
    money,
    new,
    number,
    offered,
    operating_round,
    own,
    phase,
    step,
    tile,
    token,
    trains,
)
from trunkline.core import Pass
from trunkline.rail.actions import PlaceToken
from trunkline.rail.connectivity import reach
from trunkline.titles.eighteen_thirty.actions import UsePrivate
from trunkline.titles.eighteen_thirty.running import best_run
from trunkline.titles.eighteen_thirty.sight import changed, seen_track


@pytest.mark.rule("1830 19.0-1")
@pytest.mark.rule("1830 19.0-5")
def test_a_full_city_is_an_end_for_others_and_a_base_for_the_own_company() -> None:
    game = new()
    track = game.table.track
    token(game, "PRR", "H12:0")
    for coord, name in (("H14", "9"), ("H16", "57")):
        tile(game, coord, name, 1)
    token(game, "NYC", "H16:0")
    assert BOARD.cities["H16:0"] in reach(track, number("PRR")).stops
    assert BOARD.layout.hexes.index["H18"] not in reach(track, number("PRR")).edges
    assert BOARD.layout.hexes.index["H18"] in reach(track, number("NYC")).edges


@pytest.mark.rule("1830 19.0-1")
@pytest.mark.rule("1830 #23")
@pytest.mark.parametrize(("blocks", "passes"), [("at_once", False), ("after_next_change", True)])
def test_a_home_token_blocks_at_once_but_not_on_the_platform(blocks: str, passes: bool) -> None:
    game = new(home_token_blocks=blocks)
    company(game, "PRR", 100, {0: 6}, cash=0)
    company(game, "BO", 90, {1: 6}, cash=0)
    trains(game, "PRR", "2")
    tile(game, "J14", "57", 0)
    token(game, "PRR", "J14:0")
    operating_round(game)
    beyond = BOARD.layout.hexes.index["I17"]
    forward(game, "LayTrack")
    assert beyond in reach(seen_track(game.table, number("PRR")), number("PRR")).edges
    game.play(Pass())
    forward(game, "LayTrack")  # B&O's turn begins with its home token on the way
    assert (beyond in reach(seen_track(game.table, number("PRR")), number("PRR")).edges) == passes
    changed(game.table)
    assert beyond not in reach(seen_track(game.table, number("PRR")), number("PRR")).edges


@pytest.mark.rule("1830 19.0-2")
def test_the_home_token_is_free_the_next_40_later_ones_100() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    operating_round(game)
    assert (game.table.track.cities_of(number("PRR")), money(game, "PRR")) == ([BOARD.cities["H12:0"]], 1000)
    tile(game, "H10", "57", 1)
    forward(game, "PlaceTokens")
    game.play(PlaceToken("H10:0"))
    assert money(game, "PRR") == 960
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=99)
    game.table.tokens[number("PRR")] = 2
    game.table.operated[number("PRR")] = 1
    token(game, "PRR", "H12:0")
    game.table.tokens[number("PRR")] = 2
    tile(game, "H10", "57", 1)
    operating_round(game)
    game.play(Pass())
    assert step(game) != "PlaceTokens"
    fund(game, "PRR", 1)


@pytest.mark.rule("1830 19.0-2")
def test_only_while_the_charter_has_tokens() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    operating_round(game)
    tile(game, "H10", "57", 1)
    game.table.tokens[number("PRR")] = 0
    game.play(Pass())
    assert step(game) != "PlaceTokens"


@pytest.mark.rule("1830 19.0-3")
def test_a_token_needs_a_reached_city_with_a_free_circle() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    operating_round(game)
    tile(game, "H10", "57", 1)
    tile(game, "H4", "57", 1)
    forward(game, "PlaceTokens")
    assert offered(game, PlaceToken) == [PlaceToken("H10:0")]
    assert code(game, PlaceToken("H4:0")) == "not_connected"
    assert code(game, PlaceToken("H12:0")) == "token_on_hex"
    assert code(game, PlaceToken("C15:0")) == "no_such_city"
    token(game, "NYC", "H10:0")
    assert code(game, PlaceToken("H10:0")) == "no_free_circle"


@pytest.mark.rule("1830 19.0-3")
def test_never_two_tokens_on_one_tile_not_even_in_two_cities() -> None:
    game = new()
    company(game, "NYNH", 100, {0: 6}, cash=1000)
    phase(game, "3")
    operating_round(game)
    tile(game, "G19", "54", 0)
    assert game.table.track.cities_of(number("NYNH")) == [BOARD.cities["G19:1"]]
    tile(game, "F20", "55", 0)
    game.play(Pass())
    assert step(game) != "PlaceTokens"


@pytest.mark.rule("1830 19.0-3")
@pytest.mark.rule("1830 #23")
def test_the_circle_of_a_home_is_kept_the_other_one_is_free() -> None:
    game = new()
    track = game.table.track
    home = BOARD.cities["E19:0"]
    tile(game, "E19", "57", 1)
    assert track.free_slots(home, number("PRR")) == 0
    assert track.free_slots(home, number("NYC")) == 1
    tile(game, "E19", "14", 0)
    assert track.free_slots(home, number("PRR")) == 1
    token(game, "NYC", "E19:0")
    assert track.free_slots(home, number("PRR")) == 1


@pytest.mark.rule("1830 19.0-3")
def test_one_token_a_turn_besides_the_home_token() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    operating_round(game)
    tile(game, "H10", "57", 1)
    tile(game, "H14", "9", 1)
    tile(game, "H16", "57", 1)
    forward(game, "PlaceTokens")
    game.play(PlaceToken("H10:0"))
    assert step(game) != "PlaceTokens"


@pytest.mark.rule("1830 19.0-4")
@pytest.mark.rule("1830 #23")
def test_a_city_with_two_circles_is_open_until_both_are_taken() -> None:
    game = new()
    track, city = game.table.track, BOARD.cities["E19:0"]
    tile(game, "E19", "57", 1)
    assert not track.blocked(city, number("PRR"))  # only reserved
    tile(game, "E19", "14", 0)
    token(game, "NYC", "E19:0")
    assert not track.blocked(city, number("PRR"))
    token(game, "CPR", "E19:0")
    assert track.blocked(city, number("PRR"))
    assert not track.blocked(city, number("NYC"))


@pytest.mark.rule("1830 19.0-5")
def test_a_train_ends_in_a_blocked_city() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=0)
    token(game, "PRR", "H12:0")
    trains(game, "PRR", "4")
    for coord, name in (("H14", "9"), ("H16", "57"), ("H10", "57")):
        tile(game, coord, name, 1)
    token(game, "NYC", "H16:0")
    assert best_run(game, number("PRR")).revenue == 20 + 10 + 20


@pytest.mark.rule("1830 #18")
@pytest.mark.rule("1830 #54")
@pytest.mark.rule("1830 T1")
def test_dhs_token_is_free_unconnected_and_takes_the_place_of_the_40_one() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    phase(game, "3")
    own(game, DH="PRR")
    operating_round(game)
    game.play(UsePrivate("DH", "F16", "57", 0))
    game.play(PlaceToken("F16:0"))
    assert money(game, "PRR") == 1000 + 15 - 120
    assert game.view(None)["table"]["companies"]["PRR"]["next_token_cost"] == 100


@pytest.mark.rule("1830 #18")
def test_the_dh_token_only_comes_in_the_same_turn() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    phase(game, "3")
    own(game, DH="PRR")
    operating_round(game, 1, 2)
    game.play(UsePrivate("DH", "F16", "57", 0))
    game.play(Pass())
    while not (step(game) == "LayTrack" and game.table.set_round == 2):
        game.play(Pass())
    game.play(Pass())
    assert step(game) != "PlaceTokens"


@pytest.mark.rule("1830 19.1")
def test_erie_chooses_a_city_of_its_hex_for_good_and_nobody_else_before() -> None:
    game = new()
    company(game, "ERIE", 100, {0: 6}, cash=1000)
    city = BOARD.cities["E11:1"]
    assert game.table.track.free_slots(city, number("PRR")) == 0
    operating_round(game)
    assert step(game) == "ChooseHome"
    assert offered(game, PlaceToken) == [PlaceToken("E11:0"), PlaceToken("E11:1")]
    assert code(game, PlaceToken("H10:0")) == "not_home"
    game.play(PlaceToken("E11:0"))
    assert game.table.track.free_slots(city, number("PRR")) == 1
    assert game.table.track.free_slots(BOARD.cities["E11:0"], number("PRR")) == 0
