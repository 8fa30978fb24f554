"""Rules 1, 2, 3 and 17: what there is and how it is laid out."""

import pytest

from tests.railroad_revolution.scene import (
    BOARD,
    LETTERS,
    NAMES,
    city_tile,
    does,
    hold,
    legal,
    me,
    new,
    place,
    rails,
    ready,
    section_tile,
    supply_of,
    why_not,
    workers,
)
from trunkline.core import Pass
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.table import NEUTRAL
from trunkline.titles.railroad_revolution.title import TITLE


@pytest.mark.rule("RR 1.1")
def test_the_pieces_of_the_game() -> None:
    own = BOARD.file.player_board
    assert list(own.workers.value.values()) == [16, 12, 12, 12, 12]
    assert sum(section.buildings for section in own.sections) + own.spare_pieces.buildings.value == 13
    assert sum(section.rails for section in own.sections) + own.spare_pieces.rails.value == 17
    assert (TITLE.totals(new(3))["rails"], TITLE.totals(new(3))["buildings"]) == (3 * 17, 3 * 13)
    assert len(BOARD.tracks) == 3


@pytest.mark.rule("RR 1.2")
def test_the_tiles_of_the_game() -> None:
    file = BOARD.file
    assert (len(file.telegraph_tiles), len(file.city_tiles), len(file.milestone_tiles)) == (6, 13, 38)
    assert (sum(tile.count for tile in file.train_tiles), len(file.deal_tiles), len(file.starting_tiles)) == (24, 9, 4)


@pytest.mark.rule("RR 2.1")
def test_player_boards_have_eight_sections_with_twelve_buildings_and_fifteen_rails() -> None:
    table = new(3).table
    assert len(BOARD.section_money) == 8
    assert table.rails_left == [15] * 3
    assert table.buildings_left == [12] * 3


@pytest.mark.rule("RR 2.2")
def test_everybody_starts_between_washington_and_charlotte() -> None:
    table = new(4).table
    assert table.rails == [1 << BOARD.where["space"]["W-CHA-1"]] * 4
    assert (table.spare_rail, table.spare_building) == ([1] * 4, [1] * 4)


@pytest.mark.rule("RR 2.3")
def test_everybody_starts_with_the_same() -> None:
    game = new(3)
    for company in game.view()["table"]["companies"]:
        assert (company["money"], company["shares"], company["workers"]["white"]) == (600, 3, 4)
        assert company["trains_up"]["TR-PROMOTE"] == 1
        assert [tile["milestone"][:2] for tile in company["milestones"]] == ["A1", "A2"]
        assert set(company["tracks"].values()) == {0}


@pytest.mark.rule("RR 2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_white_worker_is_left_in_the_supply(seats: int) -> None:
    table = new(seats).table
    assert table.pool[0] == 0
    assert [table.pool[n] + table.dealt[n] for n in range(1, k.COLOURS)] == [12] * 4


@pytest.mark.rule("RR 2.5", "RR 17.1", "RR 17.2")
@pytest.mark.parametrize(("seats", "trains"), [(2, 3), (3, 4), (4, 5)])
def test_train_piles_depend_on_the_number_of_players(seats: int, trains: int) -> None:
    table = new(seats).table
    assert sorted(table.piles) == [0, trains, trains, trains, trains]
    assert {group: len(tiles) for group, tiles in table.unseen.items()} == {"B": 10, "C": 10, "D": 10}


@pytest.mark.rule("RR 2.6")
def test_one_deal_tile_lies_face_up() -> None:
    table = new().table
    assert table.deal >= 0
    assert len(table.deal_pile) == 8


@pytest.mark.rule("RR 2.7")
def test_every_city_has_a_tile_of_its_number() -> None:
    table = new().table
    for number, city in enumerate(BOARD.file.cities):
        assert BOARD.city_tiles[table.city_tile[number]].group == city.tile_group
    assert len(set(table.city_tile)) == 15


@pytest.mark.rule("RR 2.8")
def test_sections_without_deal_symbol_have_a_telegraph_tile() -> None:
    table = new().table
    for number, tile in enumerate(table.section_tile):
        assert (tile < 0) == bool(BOARD.deal_sections >> number & 1)


@pytest.mark.rule("RR 2.9", "RR 17.1", "RR 17.2")
@pytest.mark.parametrize(
    ("seats", "cities", "sections"),
    [
        (2, ["san_diego", "salt_lake_city", "duluth", "little_rock"], ["1", "4", "7"]),
        (3, ["san_francisco", "bismarck", "houston"], ["2", "5"]),
        (4, [], []),
    ],
)
def test_neutral_buildings_close_first_boxes(seats: int, cities: list[str], sections: list[str]) -> None:
    table = new(seats).table
    closed = {BOARD.cities[n] for n, who in enumerate(table.first_station) if who == NEUTRAL}
    assert closed == set(cities)
    assert [BOARD.sections[n] for n, who in enumerate(table.first_office) if who == NEUTRAL] == sections


@pytest.mark.rule("RR 2.10", "RR Q34", "RR 17.1", "RR 17.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_starting_tiles_as_players_each_with_another_specialist(seats: int) -> None:
    table = new(seats, seed=9).table
    assert len({tile for tile, _, _ in table.starting}) == seats
    assert len({worker for _, _, worker in table.starting}) == seats
    assert 0 not in {worker for _, _, worker in table.starting}
    for worker in range(1, k.COLOURS):  # a worker on a tile is not in the supply, those left over are
        assert table.pool[worker] == 12 - sum(worker == mine for _, _, mine in table.starting)


@pytest.mark.rule("RR 2.11")
def test_starting_tiles_are_chosen_anticlockwise_and_the_start_player_is_last() -> None:
    game = new(4, seed=2)
    order = []
    while any(type(step).__name__ == "Opening" for step in game.stack):
        if type(game.decision).__name__ == "ChooseStart":
            order.append(me(game))
        game.play(next(o.action for o in game.options() if type(o.action) not in (a.SellShares, a.HireWorker)))
    start = game.table.start
    assert order == [(start - 1 - n) % 4 for n in range(4)]
    assert game.seat == start
    assert game.table.spare_rail == game.table.spare_building == [0] * 4


@pytest.mark.rule("RR 2.11")
def test_a_starting_tile_can_be_taken_once() -> None:
    game = new(2)
    tile = legal(game, a.ChooseStartingTile)[0]
    game.play(tile)
    while type(game.decision).__name__ != "ChooseStart":
        game.play(next(o.action for o in game.options() if type(o.action) not in (a.SellShares, a.HireWorker)))
    assert why_not(game, tile) == "starting_tile_gone"


@pytest.mark.rule("RR 2.12")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_has_five_workers_after_the_opening(seed: int) -> None:
    game = new(4, seed)
    while any(type(step).__name__ == "Opening" for step in game.stack):
        game.play(next(o.action for o in game.options() if type(o.action) not in (a.SellShares, a.HireWorker)))
    assert game.table.able == [5] * 4


@pytest.mark.rule("RR 3.1", "RR Q6")
def test_another_colour_is_taken_when_the_shown_ones_are_gone() -> None:
    game = ready(supply="WWWWW")
    game.table.pool = [0, 0, 3, 0, 0]
    rails(game, me(game), "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", "C2-2")  # grey or turquoise
    does(place(game, "W", "station"), a.BuildStation("chicago"), a.TakeReward())
    assert legal(game, a.TakeWorker) == [a.TakeWorker("orange")]
    assert why_not(game, a.TakeWorker("grey")) == "supply_empty"


@pytest.mark.rule("RR 3.2")
def test_managers_cannot_be_given_up() -> None:
    game = ready(supply="WWWWWW")
    seat = me(game)
    hold(game, seat, 0, "A1-1", "P")
    section_tile(game, 1, "TT-5")
    place(game, "W", "telegraph").play(a.BuildOffice("1"))
    assert why_not(game, a.UseTile("purple", "supply")) == "worker_not_yours"
    assert why_not(game, a.UseTile("white", "board")) is None
    assert why_not(game, a.UseTile("white", "supply")) is None


@pytest.mark.rule("RR 3.3")
def test_what_is_received_goes_to_the_personal_supply() -> None:
    game = ready(money=800, supply="WWWW")
    seat = me(game)
    game.play(a.HireWorker("purple"))
    assert supply_of(game, seat) == "WWWWP"
    assert why_not(game, a.PlaceWorker("purple", "trade")) is None


@pytest.mark.rule("RR Q44")
def test_the_start_player_is_drawn() -> None:
    assert {new(4, seed).table.start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("RR 16.1", "RR Q43")
@pytest.mark.parametrize("seed", range(12))
def test_starting_bonuses(seed: int) -> None:
    """Whatever the tile shows comes at once; a spare piece must be placed, everything else may be declined."""
    game = new(4, seed)
    while type(game.decision).__name__ == "ChooseStart":
        seat, table = me(game), game.table
        tile, side, _ = table.starting[0]
        symbol = BOARD.starting[tile][1][side][0]
        before = game.copy().table
        game.play(a.ChooseStartingTile(BOARD.starting[tile][0]))
        if symbol == "three_shares":
            assert table.shares[seat] == before.shares[seat] + 3
            continue
        assert me(game) == seat
        assert (why_not(game, Pass()) == "must_place") == symbol.startswith("start_")
        if symbol == "steps":
            assert len(legal(game, a.AdvanceMarker)) == 3
        elif symbol == "start_station":
            assert {act.city for act in legal(game, a.BuildStation)} == {"washington", "charlotte"}
            assert why_not(game, a.BuildStation("miami")) == "not_a_start_city"
        elif symbol == "start_office":
            assert {act.section for act in legal(game, a.BuildOffice)} == {"3", "6"}
            assert why_not(game, a.BuildOffice("1")) == "not_a_start_section"
        elif symbol == "start_rail":
            assert {act.space for act in legal(game, a.BuildRail)} == {"W-CHI-1", "CHA-LR-1", "CHA-MIA-1"}
        elif symbol == "take_train":
            assert len(legal(game, a.TakeTrain)) == 4
        elif symbol == "swap_worker":
            assert {act.worker for act in legal(game, a.GiveUpWorker)} > {"white"}
        while type(game.decision).__name__ == "Effects":
            game.play(next(o.action for o in game.options() if type(o.action) not in (a.SellShares, a.HireWorker)))
        assert table.rails_left[seat] == 15
        assert table.buildings_left[seat] == 12


@pytest.mark.rule("RR Q22", "RR Q9")
def test_a_starting_station_and_office_count_and_cause_no_deals() -> None:
    for seed in range(60):
        game = new(2, seed)
        for tile, side, _ in list(game.table.starting):
            symbol = BOARD.starting[tile][1][side][0]
            if symbol not in ("start_office", "start_station"):
                continue
            seat = me(game)
            game.play(a.ChooseStartingTile(BOARD.starting[tile][0]))
            game.play(game.options()[0].action)
            company = game.view()["table"]["companies"][seat]
            assert company["buildings_left"] == 12
            assert game.table.offices[seat].bit_count() + game.table.stations[seat].bit_count() == 1
            assert seat in game.table.first_office + game.table.first_station
            assert type(game.decision).__name__ == "ChooseStart"
            return
    raise AssertionError("no such tile was drawn")


def test_letters_are_the_colours_of_the_board() -> None:
    assert [NAMES[letter] for letter in LETTERS] == list(BOARD.colours)
    assert len(BOARD.colours) == k.COLOURS
    assert TITLE.board is BOARD


def test_workers_of_a_scene_keep_the_totals() -> None:
    game = ready(3)
    before = TITLE.totals(game)
    workers(game, 1, "WWPP", trade="O")
    assert TITLE.totals(game) == before


@pytest.mark.rule("RR 16.1", "RR Q22")
def test_a_starting_piece_goes_to_a_first_box_that_is_still_free() -> None:
    seen = set()
    for seed in range(60):
        game = new(4, seed)
        other, table = (me(game) + 1) % 4, game.table
        tile, side, _ = table.starting[seed % 4]
        symbol = BOARD.starting[tile][1][side][0]
        table.first_station[BOARD.where["city"]["charlotte"]] = other
        table.first_office[BOARD.where["section"]["6"]] = other
        game.play(a.ChooseStartingTile(BOARD.starting[tile][0]))
        if symbol == "start_station":
            assert legal(game, a.BuildStation) == [a.BuildStation("washington")]
        elif symbol == "start_office":
            assert legal(game, a.BuildOffice) == [a.BuildOffice("3")]
        seen.add(symbol)
    assert {"start_station", "start_office"} <= seen
