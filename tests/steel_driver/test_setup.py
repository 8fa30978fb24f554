"""Chapters 1 to 4: the game, its setup, the board, taking cubes."""

import pytest

import trunkline
from tests.steel_driver.positions import COMPANIES, EXAMPLES, HAND_ON, building, final, link, new, offer
from trunkline.core import BadSetup, Bid, Game, Pass, move
from trunkline.lab.simulate import play_out
from trunkline.titles.steel_driver.events import RoundBegan, RoundEnded
from trunkline.titles.steel_driver.rounds import take_cubes
from trunkline.titles.steel_driver.table import NOBODY, UNBUILT, Table


@pytest.mark.rule("SD 1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_five_rounds_then_the_most_cash_wins(seats: int) -> None:
    game = play_out(new(seats), ["weighted"], 3)
    ended = [event.round for played in game.log for event in played.events if isinstance(event, RoundEnded)]
    assert ended == [1, 2, 3, 4, 5]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.worth[outcome.ranks.index(1)] == max(outcome.worth)


@pytest.mark.rule("SD 1.1")
@pytest.mark.parametrize("seats", [2, 7])
def test_the_game_is_for_3_to_6(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 6"):
        new(seats)


@pytest.mark.rule("SD 1.2")
@pytest.mark.rule("SD 9.2")
def test_control_lasts_one_round() -> None:
    game = building({"red": 2}, control={"red": 1})
    while game.table.round == 1:
        game.play(game.options()[0].action)
    assert game.table.control == [NOBODY] * 6


@pytest.mark.rule("SD 1.3")
def test_cash_buys_nothing() -> None:
    game = new()
    move(game.table.bank, 0, game.table.cash, 0, 500, owing=True)
    assert game.refusal(offer("red", 9)) is not None  # 8 cubes in hand
    assert game.refusal(offer("red", 8)) is None


@pytest.mark.rule("SD 1.4")
@pytest.mark.rule("SD 1.5")
def test_everybody_sees_everything() -> None:
    game = play_out_some(new(), 60)
    views = [game.view(seat)["table"] for seat in (0, 1, 2, 3, None)]
    assert all(view == views[0] for view in views)
    assert {"cubes", "cash"} <= views[0]["seats"][2].keys()
    assert game.seen_by(1) is game


def play_out_some(game: Game[Table], actions: int) -> Game[Table]:
    while len(game.log) < actions:
        game.play(game.options()[0].action)
    return game


@pytest.mark.rule("SD 1.5")
def test_a_game_draws_no_chance() -> None:
    game = play_out(new(), ["weighted"], 5)
    assert not game.header.drawn
    assert not any(played.drawn or played.revealed for played in game.log)


@pytest.mark.rule("SD 2.1")
def test_boxes_begin_with_their_shares_and_without_cubes() -> None:
    table = new().table
    assert table.stock == [5] * 6
    assert table.boxes == [0] * 6
    assert table.control == [NOBODY] * 6


@pytest.mark.rule("SD 2.2")
@pytest.mark.rule("SD A33")
def test_the_first_order_is_that_of_the_boxes() -> None:
    view = new().view()["table"]
    assert view["order"] == ["red", "yellow", "green", "blue", "grey", "brown"]
    assert [company["profit"] for company in view["companies"]] == [0] * 6


@pytest.mark.rule("SD 2.3")
def test_the_game_begins_in_round_1_with_the_first_company() -> None:
    game = building(dict.fromkeys(COMPANIES, 9))
    assert game.view()["table"]["round"] == 1
    assert game.view()["stack"][-1]["company"] == "red"


@pytest.mark.rule("SD 2.4")
@pytest.mark.rule("SD A30")
def test_the_first_seat_begins() -> None:
    game = new()
    assert game.seat == game.table.active == 0
    assert game.table.cash == [0] * 4
    assert isinstance(game.opening[0], RoundBegan)  # all cubes in hand come from phase 1


@pytest.mark.rule("SD A30")
def test_the_first_player_may_be_drawn_by_lot() -> None:
    openers = {trunkline.new("steel-driver", 4, seed=seed, variants={"opener": "drawn"}).seat for seed in range(40)}
    assert openers == {0, 1, 2, 3}


@pytest.mark.rule("SD 2.5")
def test_the_supply() -> None:
    table = new(3).table
    assert table.supply[0] + sum(table.cubes) == 60
    assert table.pieces == [17] * 6


@pytest.mark.rule("SD 3.1")
def test_cities_have_values_and_start_cities_are_marked() -> None:
    cities = {city.id: city for city in new().table.board.cities}
    assert len(cities) == 38
    assert cities["PIT"].value == 40
    assert (cities["BAL"].kind, cities["PIT"].kind) == ("start", "normal")
    assert all(city.value % 10 == 0 for city in cities.values())


@pytest.mark.rule("SD 3.2")
@pytest.mark.rule("SD A8")
def test_the_goods_of_a_city_have_its_colour() -> None:
    game = final({"red": ["BAL-PIT", "PIT-CLE"]}, {"red": {0: 1}})
    game.play(game.options()[0].action)
    table, board = game.table, game.table.board
    lying = {city.colour for city, lies in zip(board.cities, table.lying, strict=True) if lies}
    held = {colour for colour, count in zip(board.goods, table.goods_of(0), strict=True) if count}
    assert lying | held == {"white", "black"}  # Baltimore and Pittsburgh white, Cleveland black


@pytest.mark.rule("SD 3.3")
@pytest.mark.parametrize(("name", "cost"), [("BAL-PIT", 3), ("OMA-DEN", 4), ("KAN-DEN", 5)])
def test_links_have_costs(name: str, cost: int) -> None:
    board = new().table.board
    assert board.costs[board.link_index[name]] == cost


@pytest.mark.rule("SD 3.3")
def test_an_unknown_link_is_refused() -> None:
    refusal = building({"red": 9}).refusal(link("XXX-YYY", "XXX"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no_such_link", "SD 3.3")


@pytest.mark.rule("SD 4.1")
@pytest.mark.parametrize(("seats", "cubes"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_cubes_by_number_of_players(seats: int, cubes: int) -> None:
    assert new(seats).table.cubes == [cubes] * seats


@pytest.mark.rule("SD 4.2")
@pytest.mark.rule("SD 9.2")
def test_unspent_cubes_are_kept() -> None:
    game = new()
    for _ in range(4):
        game.play(HAND_ON)
    assert game.table.round == 2
    assert game.table.cubes == [15] * 4  # 8, then 28 // 4 = 7 of the rest


@pytest.mark.rule("SD 4.3")
@pytest.mark.rule("SD A16")
def test_a_shortage_is_shared_evenly() -> None:
    example = EXAMPLES["cube_shortage"]
    game = new(example["players"])
    table = game.table
    move(table.supply, 0, table.boxes, 0, table.supply[0])  # cubes in boxes are not supply
    move(table.boxes, 0, table.supply, 0, min(example["supply"], table.boxes[0]))
    move(table.cubes, 0, table.supply, 0, example["supply"] - table.supply[0])
    before = table.cubes[:]
    take_cubes(game)
    taken = [after - had for after, had in zip(table.cubes, before, strict=True)]
    assert taken == [example["each"]] * 4
    assert table.supply[0] == example["left"]


@pytest.mark.rule("SD A29")
def test_the_bank_pays_without_limit_in_tens() -> None:
    game = play_out(new(), ["weighted"], 8)
    assert game.table.bank[0] == -sum(game.table.cash)
    assert all(cash % 10 == 0 for cash in game.table.cash)


def test_a_new_game_has_no_track() -> None:
    assert set(new().table.track) == {UNBUILT}


def test_actions_of_another_phase_are_refused_with_the_rule_of_this_one() -> None:
    game = new()
    for action in (link("BAL-PIT", "PIT"), Bid(3), Pass()):
        refusal = game.refusal(action)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("not_now", "SD 5.1")
