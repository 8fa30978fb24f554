"""Tiles: rules 18.0 to 18.3 and T6, with their rulings. The network of PRR begins in Altoona (H12), west and east."""

from typing import Any

import pytest

from tests.eighteen_thirty.positions import (
    BOARD,
    code,
    company,
    forward,
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
)
from trunkline.core import Game, Pass
from trunkline.titles.eighteen_thirty.actions import ChooseCity, LayTile, UsePrivate


def turn(name: str, at: str = "2", cash: int = 1000, **owners: int | str | None) -> Game[Any]:
    """The first turn of a company, in some phase."""
    game = new()
    company(game, name, 100, {0: 6}, cash=cash)
    phase(game, at)
    own(game, **owners)
    operating_round(game)
    return game


@pytest.mark.rule("1830 18.0-1")
def test_no_tiles_on_gray_and_red_hexes_and_yellow_ones_wait_for_green() -> None:
    game = turn("PRR")
    assert code(game, LayTile("H12", "57", 1)) == "hex_finished"
    assert code(game, LayTile("K13", "57", 1)) == "hex_finished"
    assert code(game, LayTile("E11", "59", 0)) == "colour_not_yet"


@pytest.mark.rule("1830 18.0-2")
def test_one_tile_a_turn_and_yellow_on_empty_hexes_only() -> None:
    game = turn("PRR")
    game.play(LayTile("H10", "57", 1))
    assert step(game) != "LayTrack"
    game = turn("PRR")
    tile(game, "H10", "57", 1)
    assert code(game, LayTile("H10", "57", 1)) == "wrong_colour"


@pytest.mark.rule("1830 18.0-3")
def test_the_tile_as_it_lies_must_extend_the_network() -> None:
    game = turn("PRR")
    assert code(game, LayTile("H14", "9", 1)) is None
    assert code(game, LayTile("H14", "9", 0)) == "not_connected"
    assert code(game, LayTile("H16", "57", 1)) == "not_connected"


@pytest.mark.rule("1830 18.0-3")
def test_the_network_ends_at_a_blocked_city() -> None:
    game = turn("PRR")
    tile(game, "H14", "9", 1)
    tile(game, "H16", "57", 1)
    token(game, "NYC", "H16:0")
    assert code(game, LayTile("H18", "59", 1)) in ("colour_not_yet", "not_connected")
    assert not [action for action in offered(game, LayTile) if action.hex == "H18"]


@pytest.mark.rule("1830 18.0-3")
def test_of_two_separate_tracks_one_is_enough() -> None:
    game = turn("NYNH")
    assert code(game, LayTile("F20", "55", 0)) is None


@pytest.mark.rule("1830 18.0-4")
@pytest.mark.rule("1830 18.3")
def test_nyc_may_begin_on_its_home_but_need_not() -> None:
    game = turn("NYC")
    assert {action.rotation for action in offered(game, LayTile)} >= {0, 1, 2}
    assert {action.hex for action in offered(game, LayTile)} == {"E19"}
    assert code(game, Pass()) is None


@pytest.mark.rule("1830 18.0-4")
@pytest.mark.rule("1830 18.3")
def test_erie_may_begin_on_its_home_once_green_has_come_but_need_not() -> None:
    game = turn("ERIE", "2")
    forward(game, "LayTrack") if step(game) == "LayTrack" else game.play(game.options()[0].action)
    assert not offered(game, LayTile)
    game = turn("ERIE", "3")
    game.play(game.options()[0].action)
    assert {(action.hex, action.tile) for action in offered(game, LayTile)} == {("E11", "59")}
    assert code(game, Pass()) is None


@pytest.mark.rule("1830 18.0-5")
def test_no_track_off_the_map() -> None:
    game = turn("CPR", CS=None)
    assert code(game, LayTile("B20", "3", 2)) == "side_closed"
    assert code(game, LayTile("B20", "3", 1)) is None


@pytest.mark.rule("1830 18.0-5")
def test_no_track_over_a_lake_side() -> None:
    game = turn("ERIE", "3")
    game.play(game.options()[0].action)
    faces = BOARD.layout.faces
    sheet = BOARD.layout.sheet
    lays = offered(game, LayTile)
    assert lays
    for action in lays:
        assert not faces[sheet.face(sheet.index[action.tile], action.rotation)].exits >> 1 & 1  # E11 to E9


@pytest.mark.rule("1830 18.0-5")
def test_no_track_into_a_blank_side_of_a_gray_hex_and_none_needs_to_join_its_track() -> None:
    h14 = BOARD.layout.hexes.index["H14"]
    assert BOARD.layout.open_edges[h14] >> 1 & 1  # into Altoona's track
    g11 = BOARD.layout.hexes.index["G11"]
    assert not BOARD.layout.open_edges[g11] >> 5 & 1  # into Altoona's blank north-west side
    game = turn("PRR")
    tile(game, "H10", "57", 1)
    tile(game, "H8", "9", 1)
    assert code(game, LayTile("G11", "7", 4)) == "side_closed"
    game = turn("CPR", CS=None)
    assert code(game, LayTile("B18", "9", 0)) is None  # past the gray track of A17, which it does not join


@pytest.mark.rule("1830 #50")
def test_no_track_into_a_red_side_without_an_arrow() -> None:
    h2 = BOARD.layout.hexes.index["H2"]
    assert BOARD.layout.hexes.neighbours[h2][0] == BOARD.layout.hexes.index["I1"]
    assert not BOARD.layout.open_edges[h2] & 1


@pytest.mark.rule("1830 #45")
def test_track_may_lie_against_the_blank_side_of_a_tile() -> None:
    game = turn("NYC")
    tile(game, "D20", "9", 1)
    assert code(game, LayTile("E19", "57", 0)) is None


@pytest.mark.rule("1830 18.0-6")
def test_water_costs_80_and_mountains_120_for_the_first_tile_only() -> None:
    game = turn("BO", BOP=None)
    game.play(LayTile("J14", "57", 0))
    assert money(game, "BO") == 920
    game = turn("NYC", "3")
    tile(game, "E19", "57", 1)
    game.play(LayTile("E17", "9", 1))
    assert money(game, "NYC") == 880
    game = turn("BO", "3", BOP=None)
    tile(game, "J14", "57", 0)
    game.play(next(action for action in offered(game, LayTile) if action.tile in ("14", "15")))
    assert money(game, "BO") == 1000


@pytest.mark.rule("1830 18.0-6")
@pytest.mark.rule("1830 18.2-2")
def test_a_green_first_tile_pays_for_the_ground() -> None:
    game = turn("NYNH", "3")
    game.play(LayTile("G19", "54", 0))
    assert money(game, "NYNH") == 920
    game = turn("ERIE", "3")
    game.play(game.options()[0].action)
    game.play(offered(game, LayTile)[0])
    assert money(game, "ERIE") == 1000


@pytest.mark.rule("1830 18.0-7")
def test_a_players_private_closes_its_hexes() -> None:
    game = turn("NYC", "2", MH=1)
    tile(game, "E19", "57", 2)
    assert code(game, LayTile("D18", "9", 2)) == "hex_blocked"
    for owner in ("PRR", None):
        game = turn("NYC", "2", MH=owner)
        tile(game, "E19", "57", 2)
        assert code(game, LayTile("D18", "9", 2)) is None


@pytest.mark.rule("1830 18.0-8")
def test_symbols_must_match() -> None:
    game = turn("PRR")
    assert code(game, LayTile("H10", "9", 1)) == "wrong_base"
    assert code(game, LayTile("H14", "57", 1)) == "wrong_base"
    assert code(game, LayTile("H14", "4", 1)) == "wrong_base"
    game = turn("NYNH")
    assert code(game, LayTile("F20", "4", 0)) == "wrong_base"


@pytest.mark.rule("1830 18.1-1")
@pytest.mark.rule("1830 T6")
def test_replacing_is_one_colour_up_and_keeps_all_track() -> None:
    game = turn("PRR", "5")
    tile(game, "H10", "57", 1)
    assert code(game, LayTile("H10", "63", 0)) == "wrong_colour"
    assert code(game, LayTile("H10", "14", 0)) is None
    assert code(game, LayTile("H10", "14", 2)) == "old_track_lost"
    tile(game, "H10", "14", 0)
    assert code(game, LayTile("H10", "63", 0)) is None


@pytest.mark.rule("1830 18.1-2")
@pytest.mark.rule("1830 #44")
def test_some_track_of_a_replacement_must_be_on_the_network_the_rest_need_not() -> None:
    game = turn("PRR", "3")
    tile(game, "H14", "9", 1)
    tile(game, "G17", "55", 0)
    assert code(game, LayTile("H14", "20", 1)) is None  # its second track is nobody's yet
    tile(game, "E17", "9", 1)
    assert code(game, LayTile("E17", "20", 1)) == "not_connected"


@pytest.mark.rule("1830 18.1-3")
def test_replaced_tiles_go_back_and_counts_are_limited() -> None:
    game = turn("PRR", "3")
    supply, kind = game.table.track.supply, BOARD.layout.sheet.index
    tile(game, "H10", "57", 1)
    before = supply[kind["57"]]
    game.play(LayTile("H10", "14", 0))
    assert supply[kind["57"]] == before + 1
    game = turn("PRR", "2")
    game.table.track.supply[kind["57"]] = 0
    assert code(game, LayTile("H10", "57", 1)) == "none_left"


@pytest.mark.rule("1830 18.1-4")
def test_nynh_stays_with_the_city_of_the_north_east_track() -> None:
    game = turn("NYNH", "3")
    assert game.table.track.cities_of(number("NYNH")) == [BOARD.cities["G19:0"]]
    game.play(LayTile("G19", "54", 0))
    assert game.table.track.cities_of(number("NYNH")) == [BOARD.cities["G19:1"]]


@pytest.mark.rule("1830 18.2-1")
def test_special_tiles_and_hexes_belong_together() -> None:
    game = turn("BO", "5", BOP=None)
    assert code(game, LayTile("I15", "57", 0)) == "wrong_base"
    assert code(game, LayTile("I15", "59", 0)) == "wrong_base"
    assert code(game, LayTile("J14", "53", 0)) in ("wrong_base", "wrong_colour")
    tile(game, "I15", "53", 0)
    assert code(game, LayTile("I15", "63", 0)) == "wrong_base"
    assert {action.tile for action in offered(game, LayTile) if action.hex == "I15"} == {"61"}


@pytest.mark.rule("1830 18.2-2")
def test_the_first_tile_of_a_yellow_hex_is_green_and_keeps_the_printed_track() -> None:
    game = turn("BO", "3", BOP=None)
    assert {(action.tile, action.rotation) for action in offered(game, LayTile) if action.hex == "I15"} == {
        ("53", 0),
        ("53", 2),
        ("53", 4),
    }


# -- privates (T1)


@pytest.mark.rule("1830 T1")
@pytest.mark.rule("1830 18.0-4")
@pytest.mark.rule("1830 #17")
def test_csl_is_an_extra_tile_without_connection_before_the_trains_run() -> None:
    game = turn("PRR", "3", CS="PRR")
    game.play(UsePrivate("CS", "B20", "58", 0))
    assert step(game) == "LayTrack"
    game.play(LayTile("H10", "57", 1))
    assert code(game, UsePrivate("CS", "B20", "58", 0)) is not None
    assert game.table.owner[1] == game.table.seats + number("PRR")


@pytest.mark.rule("1830 #17")
@pytest.mark.rule("1830 17.0-7")
def test_csl_may_follow_the_normal_tile_even_where_nothing_runs() -> None:
    game = turn("PRR", "3", CS="PRR", cash=0)
    game.play(next(option.action for option in game.options() if isinstance(option.action, LayTile)))
    assert step(game) == "LastTile"
    game.play(UsePrivate("CS", "B20", "58", 0))
    assert step(game) == "BuyTrains"
    game = turn("PRR", "3", CS="PRR", cash=0)
    game.play(Pass())
    assert (step(game), offered(game, UsePrivate) != []) == ("LastTile", True)
    game.play(Pass())
    assert (step(game), game.table.used[1]) == ("StockTurn", False)


@pytest.mark.rule("1830 #17")
@pytest.mark.parametrize(("when", "may"), [("before_running_trains", False), ("whole_turn", True)])
def test_csl_after_running_on_the_platform_only(when: str, may: bool) -> None:
    game = new(cs_extra_tile_when=when)
    company(game, "PRR", 100, {0: 6}, cash=1000)
    phase(game, "3")
    own(game, CS="PRR")
    operating_round(game)
    tile(game, "H10", "57", 1)
    forward(game, "BuyTrains")
    assert (code(game, UsePrivate("CS", "B20", "58", 0)) is None) == may


@pytest.mark.rule("1830 #16")
@pytest.mark.parametrize(("way", "refused"), [("seed", "hex_blocked"), ("platform", None)])
def test_the_csl_hex_is_the_owning_companys_until_it_closes(way: str, refused: str | None) -> None:
    game = new(cs_dh_hex_exclusive=way)
    company(game, "CPR", 100, {0: 6}, cash=1000)
    phase(game, "3")
    own(game, CS="PRR")
    operating_round(game)
    assert code(game, LayTile("B20", "3", 1)) == refused
    own(game, CS=None)
    assert code(game, LayTile("B20", "3", 1)) is None


@pytest.mark.rule("1830 T1")
@pytest.mark.rule("1830 #18")
@pytest.mark.rule("1830 18.0-6")
def test_dh_is_the_tile_of_the_turn_and_pays_for_the_mountain() -> None:
    game = turn("PRR", "3", DH="PRR")
    game.play(UsePrivate("DH", "F16", "57", 0))
    assert money(game, "PRR") == 1000 + 15 - 120
    assert step(game) == "PlaceTokens"
    game = turn("PRR", "3", DH="PRR", cash=104)
    assert code(game, UsePrivate("DH", "F16", "57", 0)) is not None
    game = turn("PRR", "3", DH="PRR")
    tile(game, "F16", "57", 0)
    assert not offered(game, UsePrivate)


@pytest.mark.rule("1830 #24")
@pytest.mark.rule("1830 18.1-4")
@pytest.mark.parametrize(("way", "chooser"), [("erie_president", 2), ("tile_layer", 0)])
def test_who_says_which_city_eries_token_gets(way: str, chooser: int) -> None:
    game = new()
    game.variants["erie_token_chooser_on_first_tile"] = way
    company(game, "NYC", 100, {0: 6}, cash=1000)
    company(game, "ERIE", 90, {2: 6}, cash=1000)
    game.table.operated[number("ERIE")] = 1
    token(game, "ERIE", "E11:0")
    phase(game, "3")
    tile(game, "E13", "8", 1)  # from Rochester to Buffalo
    token(game, "NYC", "D14:0")
    operating_round(game)
    lays = [action for action in offered(game, LayTile) if action.hex == "E11"]
    game.play(lays[0])
    assert (step(game), game.seat) == ("ChooseTokenCity", chooser)
    game.play(ChooseCity("E11:1"))
    assert game.table.track.cities_of(number("ERIE")) == [BOARD.cities["E11:1"]]


@pytest.mark.rule("1830 18.0-6")
def test_where_own_track_leads_and_nothing_can_be_laid_it_is_said_why() -> None:
    game = turn("PRR", cash=50)
    tile(game, "H14", "8", 1)  # on to the mountain
    why_not = {action.hex: refusal.code for action, refusal in game.decision.disabled(game)}
    assert why_not == {"G15": "not_enough_money", "H14": "colour_not_yet"}
    assert {lay.hex for lay in offered(game, LayTile)} == {"H10"}
