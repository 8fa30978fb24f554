"""A corrected board is a data change only, and what does not fit is named."""

import json
from typing import Any

import pytest

from tests.railroad_revolution.scene import TITLE, does, legal, me, place, ready, rich
from trunkline.core import DataError, Game, read_data
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.network import lay


def own_file() -> dict[str, Any]:
    file: dict[str, Any] = json.loads(read_data(TITLE.package, "board.json"))
    return file


def load(file: dict[str, Any]) -> Any:
    return TITLE.load_board(json.dumps(file).encode(), "mine.json")


def test_the_own_board_says_where_it_comes_from_and_how_certain_each_field_is() -> None:
    file = own_file()
    assert TITLE.board.origin.status == "reconstruction"
    assert all(space["conf"] for space in file["rail_spaces"])
    view = Game(TITLE, 2, seed=1).view()
    assert view["board"]["origin"]["status"] == "reconstruction"


def test_a_changed_price_changes_the_game_and_the_digest() -> None:
    file = own_file()
    file["player_board"]["costs"]["share_sale_price"]["value"] = 200
    board = load(file)
    assert board.digest != TITLE.board.digest
    game = Game(TITLE, 2, seed=1, board=board)
    seat = me(game)
    money = game.table.money[seat]
    game.play(a.SellShares(1))
    assert game.table.money[seat] == money + 200


def test_a_board_with_a_junction_of_spaces() -> None:
    """A space may lie between three other spaces and touch no city."""
    file = own_file()
    spaces = {space["id"]: space for space in file["rail_spaces"]}
    spaces["W-CHI-1"]["adjacent"].append("CHA-LR-1")
    spaces["CHA-LR-1"]["adjacent"].append("W-CHI-1")
    spaces["CHA-LR-1"]["adjacent"].remove("charlotte")
    board = load(file)
    game = ready()
    other = Game(TITLE, 2, seed=1, board=board)
    other.table = game.table.copy()
    other.table.board = board
    other.stack = [step.copy() for step in game.stack]
    other.table.rails[me(game)] = other.table.reach[me(game)] = other.table.linked[me(game)] = 0
    lay(other.table, me(game), board.start_space)
    rich(other, me(other), 2000)
    place(other, "W", "railroad")
    assert {act.space for act in legal(other, a.BuildRail)} == {"W-CHI-1", "CHA-MIA-1"}
    does(other, a.BuildRail("W-CHI-1"))
    assert a.BuildRail("CHA-LR-1") in legal(other, a.BuildRail)
    does(other, a.BuildRail("CHA-LR-1"))
    assert other.view()["table"]["companies"][me(game)]["connected"] == ["washington", "charlotte"]


ABILITIES = "player_board.abilities.value"


def worker_of(*colours: str) -> list[dict[str, Any]]:
    return [{"type": "gain_worker", "options": list(colours)}]


def abilities(file: dict[str, Any]) -> dict[str, Any]:
    rows: dict[str, Any] = file["player_board"]["abilities"]["value"]
    return rows


def swap_rows(file: dict[str, Any], one: str, other: str) -> None:
    rows = abilities(file)
    rows[one]["grey"], rows[other]["grey"] = rows[other]["grey"], rows[one]["grey"]


def minimum_of(file: dict[str, Any], workers: int) -> None:
    file["player_board"]["costs"]["minimum_workers_end_of_turn"]["value"] = workers


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda file: file["cities"][3].update(level="two"), "cities[3].level"),
        (lambda file: file["cities"][3].update(colour="red"), "cities[3]"),
        (lambda file: file["rail_spaces"][1]["adjacent"].append("nowhere"), "rail_spaces[1].adjacent[2]"),
        (lambda file: file["rail_spaces"][1]["adjacent"].append("CHA-LR-1"), "rail_spaces[1].adjacent[2]"),
        (lambda file: file["rail_spaces"][1].update(id="W-CHA-1"), "rail_spaces"),
        (lambda file: file["start_space"].update(value="X"), "start_space.value"),
        (lambda file: file["telegraph_tiles"].pop(), "telegraph.sections"),
        (lambda file: file["city_tiles"].pop(0), "city_tiles"),
        (lambda file: file["milestone_tiles"][0]["managers"].append("green"), "milestone_tiles[0].managers[1]"),
        (lambda file: file["milestone_tiles"][0]["conditions"][0].update(level=9), "milestone_tiles[0].conditions[0]"),
        (lambda file: file["deal_tiles"][0]["deals"][1].update(symbol="swap_worker"), "deal_tiles[0].deals"),
        (lambda file: file["performance_tracks"][0]["step_costs"][0].update(to=5), "performance_tracks[0].step_costs"),
        (lambda file: file["player_board"]["abilities"]["value"]["trade"].pop("grey"), "player_board.abilities"),
        (lambda file: file["setup"]["by_players"].pop("3"), "setup.by_players"),
        (lambda file: file["player_board"]["workers"]["value"].update(green=3), "player_board.workers.value"),
        (lambda file: file["player_board"]["costs"].pop("hire_any_worker"), "player_board.costs"),
        (lambda file: file["player_board"]["costs"]["hire_any_worker"].update(value=-1), "player_board.costs.hire_any"),
        (lambda file: file["train_tiles"][1].update(count=2), "train_tiles[1].count"),
        (lambda file: file["telegraph"]["links"][0].update(between=[1, 3]), "telegraph.links[0].between"),
        (lambda file: file["city_tiles"][0]["primary"][0].update(type="gain_gold"), "city_tiles[0].primary[0]"),
        (lambda file: file["city_tiles"][0].update(primary=worker_of()), "city_tiles[0].primary[0]"),
        (
            lambda file: file["printed_city_tiles"][1].update(primary=worker_of("green")),
            "printed_city_tiles[1].primary",
        ),
        (lambda file: file["starting_tiles"][2]["sides"][1].update(effects=worker_of("green")), "starting_tiles[2]"),
        (lambda file: abilities(file)["trade"]["grey"].update(effects=worker_of("green")), f"{ABILITIES}.trade.grey"),
        (lambda file: swap_rows(file, "station", "telegraph"), f"{ABILITIES}.station.grey.effects[0].type"),
        (lambda file: abilities(file)["railroad"]["turquoise"].update(cost={"money": 50}), f"{ABILITIES}.railroad"),
        (lambda file: file["rail_spaces"][1].update(terrain=10**9), "rail_spaces[1].terrain"),
        (lambda file: file["layout"].update(map_size=[0, 600]), "layout.map_size[0]"),
        (lambda file: file["rail_spaces"][1].update(pos=[5, 5000]), "rail_spaces[1].pos"),
        (lambda file: file["rail_spaces"][1]["adjacent"].append("W-CHI-1"), "rail_spaces[1].adjacent[2]"),
        (lambda file: file["train_tiles"][1].update(effects=[{"type": "flip_train", "times": 2}]), "train_tiles[1]"),
        (lambda file: file["player_board"]["main_actions"]["rails"].update(value=9), "player_board.main_actions.rails"),
        (lambda file: minimum_of(file, 5), "player_board.costs.minimum_workers_end_of_turn.value"),
        (lambda file: file["player_board"]["workers"]["value"].update(grey=0), "player_board.workers.value.grey"),
        (lambda file: file["player_board"]["workers"]["value"].update(white=15), "setup.by_players.2.white_workers"),
        (lambda file: file["setup"]["start"]["milestones"].update(value=["A1", "A1"]), "setup.start.milestones.value"),
        (lambda file: file["setup"]["next_group"]["value"].update(C="A2"), "setup.next_group.value"),
    ],
)
def test_errors_name_file_and_key(change: Any, key: str) -> None:
    file = own_file()
    change(file)
    with pytest.raises(DataError, match=r"mine\.json") as caught:
        load(file)
    assert caught.value.key.startswith(key)


def test_a_swap_of_the_opening_leaves_the_workers_on_starting_tiles_alone() -> None:
    file = own_file()
    file["player_board"]["workers"]["value"].update(purple=1, orange=1, grey=1, turquoise=1)
    for tile in file["starting_tiles"]:
        for side in tile["sides"]:
            side["effects"] = [{"type": "swap_worker"}]
    game: Game[Any] = Game(TITLE, 3, seed=2, board=load(file))
    left = next(colour for colour, number in game.view()["table"]["supply"].items() if number)
    does(game, legal(game, a.ChooseStartingTile)[0], a.GiveUpWorker("white", "supply"))
    assert legal(game, a.TakeWorker) == [a.TakeWorker(left)]
