"""Chapters 6.1 to 6.5: track, stations, bridges, mines, routes."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    actions,
    coast,
    company,
    lay,
    money,
    new,
    number,
    operating_round,
    phase,
    reason,
    station,
    step,
    until,
)
from trunkline.core import Game
from trunkline.rail.actions import PlaceToken, RunTrains
from trunkline.titles.eighteen_seventeen import running
from trunkline.titles.eighteen_seventeen.actions import LayTile, PlaceBridge
from trunkline.titles.eighteen_seventeen.table import Table1817


def laying(city: str, name: str = "2", *, cash: int = 100, **details: Any) -> Game[Table1817]:
    """SR is about to lay track."""
    game = new()
    phase(game, name)
    company(game, "SR", 2, 60, {0: 2}, city=city, money=cash, **details)
    return operating_round(game)


def tiles_on(game: Game[Table1817], place: str) -> set[str]:
    return {action.tile for action in actions(game, LayTile) if action.hex == place and action.private is None}


def tile(game: Game[Table1817], place: str, name: str, private: str | None = None) -> LayTile:
    """Some way to lay this tile there."""
    found: LayTile = next(
        action
        for action in actions(game, LayTile)
        if (action.hex, action.tile, action.private) == (place, name, private)
    )
    return found


# -- 6.3


@pytest.mark.rule("1817 6.3", "1817 #20")
def test_two_actions_the_second_for_20() -> None:
    game = laying("G18", "3")
    game.play(tile(game, "H17", "9"))  # lake: $20
    assert money(game, "SR") == 80
    game.play(tile(game, "G18", sorted(tiles_on(game, "G18"))[0]))
    assert money(game, "SR") == 60
    assert step(game) != "LayTrack"


@pytest.mark.rule("1817 6.3")
def test_only_one_of_the_two_is_an_upgrade() -> None:
    game = laying("G18", "3")
    coast(game)
    game.play(tile(game, "G18", sorted(tiles_on(game, "G18"))[0]))
    assert not tiles_on(game, "E22")
    assert tiles_on(game, "H17")


@pytest.mark.rule("1817 6.3")
def test_a_hex_is_laid_on_once_per_turn() -> None:
    game = laying("F19", "3")
    game.play(tile(game, "F19", "57"))
    assert not tiles_on(game, "F19")


@pytest.mark.rule("1817 6.3.1")
def test_yellow_tiles_join_the_route_and_pay_terrain() -> None:
    game = laying("G18")
    assert {action.hex for action in actions(game, LayTile)} == {"G20", "H17"}
    game.play(tile(game, "G20", "8"))
    assert money(game, "SR") == 80
    assert reason(game, LayTile("F3", "57", 0)) == ("not_connected", "1817 6.3.1")


@pytest.mark.rule("1817 6.3.1", "1817 #54")
def test_any_city_tile_on_the_home_hex() -> None:
    game = laying("F19")
    assert tiles_on(game, "F19") == {"5", "6", "57"}
    assert len([action for action in actions(game, LayTile) if action.tile == "5"]) == 6


@pytest.mark.rule("1817 6.3.1")
def test_track_does_not_run_off_the_map() -> None:
    game = laying("G18")
    faces = [action for action in actions(game, LayTile) if action.hex == "G20" and action.tile == "9"]
    assert faces == []  # straight on from Baltimore lies the sea


@pytest.mark.rule("1817 6.3.2", "1817 #22")
def test_upgrades_keep_the_old_track_and_touch_the_route() -> None:
    game = laying("F19", "3")
    lay(game, "F19", "57", 1, 4)
    game.table.track.changed()
    assert {"14", "15"} <= tiles_on(game, "F19")
    assert reason(game, LayTile("F19", "5", 0)) == ("wrong_colour", "1817 6.3")


@pytest.mark.rule("1817 6.3.2")
def test_detroit_and_new_york_cost_20_when_they_turn_green() -> None:
    game = laying("C8", "3")
    game.play(tile(game, "C8", sorted(tiles_on(game, "C8"))[0]))
    assert money(game, "SR") == 80


@pytest.mark.rule("1817 6.3.2", "1817 2")
def test_green_comes_with_phase_3() -> None:
    game = laying("F19")
    lay(game, "F19", "57", 1, 4)
    assert not tiles_on(game, "F19")


# -- privates


@pytest.mark.rule("1817 1.2.6-1", "1817 #21")
def test_the_steel_mill_lays_its_tile_unconnected() -> None:
    game = laying("G18", privates=["PSM"])
    game.play(tile(game, "F13", "X00", "PSM"))
    assert game.table.track.tile(game.table.board.layout.hexes.index["F13"]) is not None
    assert game.stack[-1].done == 1  # type: ignore[attr-defined]
    assert reason(game, LayTile("F13", "X00", 1, "PSM")) == ("no_such_power", "1817 1.2.6")


@pytest.mark.rule("1817 1.2.6-2")
def test_the_mountain_engineers_are_paid() -> None:
    game = laying("F19", privates=["ME"])
    lay(game, "F19", "57", 2, 5)  # towards E18, a mountain
    game.play(tile(game, "E18", "9"))
    assert money(game, "SR") == 100 - 15 + 20


@pytest.mark.rule("1817 1.2.6-3")
def test_a_bridge_company_pays_for_rivers() -> None:
    game = laying("H9", privates=["OBC"])
    game.play(tile(game, "H9", "57"))
    assert money(game, "SR") == 100


@pytest.mark.rule("1817 1.2.6-3", "1817 !4")
def test_a_bridge_makes_a_city_worth_10_more() -> None:
    game = laying("H9", privates=["UBC"], trains=["3"])
    assert {action.hex for action in actions(game, PlaceBridge)} == {"G6", "H3", "H9"}
    game.play(PlaceBridge("H9", "UBC"))
    assert reason(game, PlaceBridge("H9", "UBC")) == ("no_bridge_there", "1817 1.2.6-3")
    game.play(PlaceBridge("G6", "UBC"))
    lay(game, "H9", "57", 1, 4)
    lay(game, "H7", "8", 2, 4)
    lay(game, "G6", "57", 2, 5)
    assert running.best(game, number(game, "SR")).revenue == 20 + 10 + 20 + 10


def mining() -> Game[Table1817]:
    """SR in Philadelphia with a coal mine company and track towards E18."""
    game = laying("F19", "3", privates=["CM"], trains=["3"])
    lay(game, "F19", "57", 2, 5)
    return game


@pytest.mark.rule("1817 1.2.6-5", "1817 #21")
def test_a_mine_comes_instead_of_the_terrain_cost() -> None:
    game = mining()
    game.play(tile(game, "E18", "8", "CM"))
    assert money(game, "SR") == 100
    assert game.table.uses[game.table.board.private_index["CM"]] == 1


@pytest.mark.rule("1817 1.2.6-5")
def test_a_mine_is_never_upgraded() -> None:
    game = mining()
    game.play(tile(game, "E18", "8", "CM"))
    layout, track = game.table.board.layout, game.table.track
    here = layout.hexes.index["E18"]
    green = layout.replacements(here, track.faces[here])[0]
    upgrade = LayTile("E18", layout.sheet.ids[green.tile], green.rotation)
    assert reason(game, upgrade) == ("hex_blocked", "1817 1.2.6-5")


@pytest.mark.rule("1817 1.2.6-5")
def test_a_mine_joins_a_city_or_one_that_can_still_turn_to_it() -> None:
    game = laying("D19", "7")
    table, layout = game.table, game.table.board.layout

    def joins(*edges: int) -> bool:
        mask = sum(1 << edge for edge in edges)
        mine = next(face for face in layout.faces if face.exits == mask and not face.stops)
        return table.board.mine_joins(table.track.faces, layout.hexes.index["G12"], mine)

    assert joins(3, 0)  # Pittsburgh has no track yet
    assert not joins(0, 1)  # plain hexes
    lay(game, "F13", "X00", 1, 3, 5)
    lay(game, "F13", "592", 1, 3, 5)
    assert joins(3, 0)  # no exit there yet
    lay(game, "F13", "593", 1, 3, 4, 5)
    lay(game, "F13", "597", 1, 2, 3, 4, 5)
    assert not joins(3, 0)  # gray, and no exit there


@pytest.mark.rule("1817 1.2.6-5", "1817 6.5-2", "1817 6.5-5")
def test_a_mine_earns_10_and_is_no_stop() -> None:
    game = mining()
    lay(game, "E18", "9", 2, 5)
    lay(game, "D17", "9", 2, 5)
    lay(game, "C16", "8", 3, 5)
    lay(game, "B17", "57", 0, 3)
    assert running.best(game, number(game, "SR")).revenue == 40
    game.table.track.mark(game.table.board.layout.hexes.index["E18"], 1)
    assert running.best(game, number(game, "SR")).revenue == 50


@pytest.mark.rule("1817 #61")
def test_no_mines_in_mountain_cities() -> None:
    hexes = new().table.board.layout.hexes
    mines = new().table.board.mine_hexes
    assert not mines & {hexes.index["D19"], hexes.index["I12"]}


# -- 6.4


@pytest.mark.rule("1817 6.4")
def test_a_station_where_a_route_leads() -> None:
    game = laying("G18", charter=2)
    coast(game)
    lay(game, "F19", "57", 1, 4)
    until(game, "PlaceMarker")
    assert [action.city for action in actions(game, PlaceToken)] == ["E22:0"]
    assert reason(game, PlaceToken("F19:0")) == ("not_connected", "1817 6.4")
    assert reason(game, PlaceToken("G18:0")) == ("token_on_hex", "1817 6.4")
    assert reason(game, PlaceToken("B13:0")) == ("no_such_city", "1817 6.4")
    game.play(PlaceToken("E22:0"))
    assert money(game, "SR") == 100
    assert step(game) != "PlaceMarker"


# -- 6.1-2 and 6.5


def runs(game: Game[Table1817]) -> int:
    return running.best(game, number(game, "SR")).revenue


def net(*trains: str, name: str = "3", **settings: Any) -> Game[Table1817]:
    """SR in Baltimore with track to New York."""
    game = new(**settings)
    phase(game, name)
    company(game, "SR", 5, 80, {0: 2}, city="G18", trains=trains)
    coast(game)
    return game


@pytest.mark.rule("1817 6.5-1")
def test_trains_run_for_the_most() -> None:
    game = operating_round(net("3"))
    until(game, "RunStep").play(RunTrains())
    assert step(game) == "Dividend"
    assert game.stack[-1].revenue == 70  # type: ignore[attr-defined]


@pytest.mark.rule("1817 6.5-2")
@pytest.mark.parametrize(("train", "revenue"), [("2", 70), ("3", 90)])
def test_no_more_stops_than_the_number(train: str, revenue: int) -> None:
    game = net(train)
    lay(game, "H17", "9", 0, 3)
    lay(game, "I16", "57", 0, 3)
    assert runs(game) == revenue


@pytest.mark.rule("1817 6.5-3")
def test_red_areas_are_ends() -> None:
    game = new()
    phase(game, "3")
    company(game, "SR", 5, 80, {0: 2}, city="F3", trains=["4"])
    lay(game, "F3", "5", 0, 1)
    lay(game, "E2", "8", 0, 2)
    lay(game, "G2", "9", 0, 3)
    best = running.best(game, number(game, "SR"))
    assert best.revenue == 50 + 20 + 30  # Chicago, Indianapolis, St. Louis
    assert len(best.routes[0].stops) == 3


@pytest.mark.rule("1817 6.5-4")
def test_trains_share_no_track() -> None:
    assert runs(net("2", "2")) == 70


@pytest.mark.rule("1817 6.1-2")
def test_a_city_full_of_others_is_not_passed() -> None:
    game = new()
    phase(game, "3")
    company(game, "SR", 5, 80, {0: 2}, city="G18", trains=["3"])
    lay(game, "G20", "7", 1, 2)
    lay(game, "F19", "5", 4, 5)
    lay(game, "F21", "8", 1, 3)
    assert runs(game) == 30 + 20 + 40
    company(game, "UR", 2, 60, {1: 2}, city="F19")
    assert runs(game) == 30 + 20  # Philadelphia may still be the end


@pytest.mark.rule("1817 6.1-2")
def test_the_two_circles_of_new_york_are_one_city() -> None:
    game = net("3")
    lay(game, "D23", "9", 0, 3)
    station(game, "SR", "E22:1")
    assert game.table.track.on_hex(game.table.board.layout.hexes.index["E22"]) == [number(game, "SR")]
    assert runs(game) == 70


@pytest.mark.rule("1817 9.4")
@pytest.mark.parametrize(("train", "revenue"), [("6", 70), ("7", 80), ("8", 90)])
def test_modern_trains(train: str, revenue: int) -> None:
    assert runs(net(train, name="8", variants={"modern_trains": True})) == revenue


@pytest.mark.rule("1817 #23")
@pytest.mark.parametrize(("platform", "twice"), [(None, True), ("18xx.games", False)])
def test_a_junction_twice(platform: str | None, twice: bool) -> None:
    assert running.rules(new(platform=platform)).junction_twice == twice


def test_passing_ends_the_track_step() -> None:
    game = laying("G18")
    game.play(PASS)
    assert step(game) != "LayTrack"


@pytest.mark.rule("1817 6.3")
def test_where_own_track_leads_and_nothing_can_be_laid_it_is_said_why() -> None:
    def why_not(game: Game[Table1817]) -> dict[str, str]:
        return {action.hex: refusal.code for action, refusal in game.decision.disabled(game)}

    game = laying("G18", "2", cash=0)
    assert why_not(game) == {"G18": "colour_not_yet", "G20": "too_expensive", "H17": "too_expensive"}
    game = laying("G18", "3")
    game.play(tile(game, "H17", "9"))
    assert why_not(game) == {"H17": "hex_blocked"}
