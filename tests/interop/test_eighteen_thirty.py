"""1830 files of 18xx.games: the state after every action, legal lists, deals, export and back."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import trunkline
from tests.interop.corpus import Raw, data, games, lines, other, packed, plain
from trunkline.core import Accept, Game, dumps, loads
from trunkline.interop import ImportRefused, check, export_game, import_file, routes_report, trace
from trunkline.interop.eighteen_thirty import legal_difference
from trunkline.rail.actions import BuyTrain

GAMES = games("1830")
pytestmark = pytest.mark.corpus


@pytest.mark.parametrize("name", GAMES)
def test_state_and_options_are_the_sites_after_every_action(name: str, corpus: Path) -> None:
    path = corpus / name
    legal = {line["i"]: line for line in lines(other(path, "legal"))}
    compared = 0

    def look(index: int, raw: Raw, imported: Any) -> None:
        nonlocal compared
        # After its trains a company is asked for privates in a step of its own; here both are one step.
        if index in legal and imported.game.stack and not imported.reader.passed_trains:
            assert legal_difference(imported.game, legal[index]) is None, f"after action {index + 1}"
            compared += 1

    traced = trace(path, other(path, "trace"), look)
    assert traced.difference is None
    assert traced.compared == len(traced.imported.actions) + 1
    assert compared > 0.9 * len(legal)
    assert check(traced.imported).difference is None


@pytest.mark.parametrize("name", GAMES[:6])
def test_an_exported_game_comes_back_the_same(name: str, corpus: Path) -> None:
    game = import_file(corpus / name).game
    back = import_file(packed(export_game(game)))
    assert back.game.digest() == game.digest()
    assert check(back).equal
    assert [played.action for played in back.game.log] == [played.action for played in game.log]


@pytest.mark.parametrize("name", GAMES[-3:])
def test_copy_numbers_alone_say_enough(name: str, corpus: Path) -> None:
    assert check(import_file(plain(data(corpus / name)))).equal


@pytest.mark.parametrize("name", GAMES[:4])
def test_an_imported_game_is_a_record_like_any_other(name: str, corpus: Path) -> None:
    game = import_file(corpus / name).game
    assert loads(dumps(game), trunkline.title).digest() == game.digest()


@pytest.mark.parametrize("name", ["1830/26855.json", "1830/29133.json"])
def test_no_run_earns_more_than_the_best_one(name: str, corpus: Path) -> None:
    runs = routes_report(corpus / name)
    said = list(lines(other(corpus / name, "routes")))
    assert [run.recorded for run in runs] == [line["run"] for line in said]
    for run, line in zip(runs, said, strict=True):
        assert run.optimal
        assert run.recorded <= run.best
        assert line["peer_best"] <= run.best


@pytest.mark.rule("1830 #58")
def test_a_deal_between_two_players_is_offered_and_accepted(corpus: Path) -> None:
    deals = 0
    for name in GAMES[2:8]:
        game = import_file(corpus / name).game
        for before, played in zip(game.log, game.log[1:], strict=False):
            if type(played.action) is Accept:
                assert before.seat != played.seat
                deals += 1
            elif type(before.action) is BuyTrain:
                asked = [event for event in before.events if type(event).__name__ == "TrainAsked"]
                assert not asked
    assert deals


def test_a_train_of_another_president_waits_for_his_yes(corpus: Path) -> None:
    def look(index: int, raw: Raw, imported: Any) -> None:
        if raw["type"] == "buy_train" and raw["x"]["from"] not in ("depot", "discard"):
            table, kind = imported.game.table, raw["x"]["from"]
            seller, buyer = (imported.reader.seat_of(table_president(table, who)) for who in (kind, raw["entity"]))
            found.append(seller != buyer)

    def table_president(table: Any, name: str) -> int:
        own = {"B&O": "BO", "C&O": "CO", "B&M": "BM"}.get(name, name)
        return int(table.president(table.board.company_index[own])) + 1

    found: list[bool] = []
    game = import_file(corpus / GAMES[3], before=look).game
    assert sum(found) == sum(type(played.action) is BuyTrain and _asked(game, n) for n, played in enumerate(game.log))


def _asked(game: Game[Any], n: int) -> bool:
    return n + 1 < len(game.log) and type(game.log[n + 1].action) is Accept


def test_a_wrong_trace_is_named_with_the_action_and_the_key(corpus: Path) -> None:
    path = corpus / "1830" / "29133.json"
    said = path.with_name("29133.trace.jsonl").read_text("utf-8").splitlines()
    line = json.loads(said[40])
    line["pl"]["2"]["cash"] += 1
    wrong = "\n".join([*said[:40], json.dumps(line), *said[41:]]).encode()
    traced = trace(path, wrong)
    assert traced.compared == 40
    assert traced.difference is not None
    assert traced.difference.startswith(f"after action 40 (id {line['id']}, {line['t']} by {line['e']}): pl.2.cash: ")
    short = trace(path, "\n".join(said[:-1]).encode())
    assert short.difference == f"the trace ends after {len(said) - 2} actions, the game has {len(said) - 1}"
    with pytest.raises(ImportRefused, match="trace line 1: not valid JSON"):
        trace(path, b"nothing")


def test_a_wrong_result_is_named(corpus: Path) -> None:
    game = data(corpus / "1830" / "29133.json")
    game["result"]["2"] += 5
    checked = check(import_file(packed(game)))
    assert not checked.equal
    assert checked.difference == "player 2: 1482 in the file, 1477 here"


@pytest.mark.rule("1830 #43")
def test_surplus_trains_are_handed_in_in_any_order(corpus: Path) -> None:
    swapped = 0
    for name in GAMES:
        game = data(corpus / name)
        actions = game["actions"]
        for at, (first, second) in enumerate(pairwise(actions)):
            if first["type"] == second["type"] == "discard_train" and first["entity"] != second["entity"]:
                actions[at : at + 2] = second, first
                swapped += 1
                break
        else:
            continue
        assert check(import_file(packed(game))).equal, name
    assert swapped


# -- runs as a file has them


def run_of_the_file(change: Raw, corpus: Path) -> ImportRefused:
    """The first run of a game is another one."""
    game = data(corpus / "1830" / "29133.json")
    run = next(action for action in game["actions"] if action["type"] == "run_routes")
    run["routes"] = [{key: value for key, value in (run["routes"][0] | change).items() if value is not None}]
    with pytest.raises(ImportRefused) as caught:
        import_file(plain(game))
    assert caught.value.id == run["id"]
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("change", "problem", "rule"),
    [
        ({"revenue": 999}, "the trains earn 50, not 999", "1830 20.3-1"),
        ({"revenue": 50.5}, "50.5 is not a whole number", ""),
        ({"train": "9-0"}, "no such train", "1830 20.1-6"),
        ({"connections": None}, "route 1: it has no connections", "1830 20.1-1"),
        ({"connections": [["I15", "Z99"]]}, "unknown: 'Z99'", ""),
        ({"connections": [["I15"]]}, "route 1: there is no such track", "1830 20.1-1"),
        ({"connections": [["I15", "A19"]]}, "route 1: there is no such track", "1830 20.1-1"),
        ({"connections": [["G19", "H18", "G19"]] * 40}, "route 1: there is no such track", "1830 20.1-1"),
    ],
)
def test_a_wrong_run_is_named(change: Raw, problem: str, rule: str, corpus: Path) -> None:
    error = run_of_the_file(change, corpus)
    assert problem in str(error)
    assert error.rule == rule


@pytest.mark.parametrize("name", [*GAMES[:2], *GAMES[-2:]])
@pytest.mark.parametrize("seed", [1, 2])
def test_legs_are_written_either_way_round_and_from_either_end(name: str, seed: int, corpus: Path) -> None:
    game, chance = data(corpus / name), random.Random(seed)
    digest = import_file(packed(game)).game.digest()
    for action in game["actions"]:
        for route in action.get("routes", ()):
            legs = [leg[:: chance.choice((1, -1))] for leg in route["connections"]]
            train = route["train"]
            route.clear()  # older files have nothing but trains and legs
            route |= {"train": train, "connections": legs[:: chance.choice((1, -1))]}
    assert import_file(plain(game)).game.digest() == digest
