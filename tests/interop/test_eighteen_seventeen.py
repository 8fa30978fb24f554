"""1817 files of 18xx.games: the state and the options after every action, copies, export and back, refusals."""

import random
from pathlib import Path
from typing import Any

import pytest

import trunkline
from tests.interop.corpus import Raw, data, games, lines, other, packed, plain
from trunkline.core import dumps, loads
from trunkline.interop import ImportRefused, check, export_game, import_file, routes_report, trace
from trunkline.interop.eighteen_seventeen import legal_difference

GAMES = games("1817")
EXPANSION = [f"1817/random/{seed}.json.gz" for seed in (202, 204, 208, 214, 216, 218, 230)]
PLAIN = [name for name in GAMES if name not in EXPANSION]
# Shares bought back, sold with the president's certificate, of merged companies, of a bankrupt player.
SHARES = [f"1817/random/{seed}.json.gz" for seed in (16, 54, 96, 100, 108, 148)]

pytestmark = pytest.mark.corpus


@pytest.mark.parametrize("name", PLAIN)
def test_state_and_options_are_the_sites_after_every_action(name: str, corpus: Path) -> None:
    path = corpus / name
    legal = {line["i"]: line for line in lines(other(path, "legal"))}

    def look(index: int, raw: Raw, imported: Any) -> None:
        if index in legal:
            assert legal_difference(imported.game, legal[index]) is None, f"after action {index + 1}"

    traced = trace(path, other(path, "trace"), look)
    assert traced.difference is None
    assert traced.compared == len(traced.imported.actions) + 1
    assert check(traced.imported).difference is None


@pytest.mark.parametrize("name", EXPANSION)
def test_the_expansion_is_refused(name: str, corpus: Path) -> None:
    with pytest.raises(ImportRefused, match="optional rule 'volatility': the expansion with 13 more privates is not"):
        import_file(corpus / name)


@pytest.mark.parametrize("name", SHARES)
def test_copy_numbers_alone_say_enough(name: str, corpus: Path) -> None:
    game = import_file(corpus / name).game
    assert import_file(plain(data(corpus / name))).game.digest() == game.digest()


def test_a_train_without_legs_stays_at_home(corpus: Path) -> None:
    game = data(corpus / "1817" / "16281.json")
    run = next(action for action in game["actions"] if action["type"] == "run_routes")
    run["routes"].append({"train": "2-99", "connections": [], "hexes": [], "revenue": 0})
    assert check(import_file(packed(game))).equal


def noisy(actions: list[Raw], chance: random.Random) -> list[Raw]:
    """The same game as people leave it: chat, orders, automatic passes, and much that was taken back."""
    found: list[Raw] = []

    def put(action: Raw, **more: Any) -> int:
        found.append({key: action[key] for key in action if key != "x"} | {"id": len(found) + 1} | more)
        return len(found)

    at = 0
    while at < len(actions):
        start, size = len(found), chance.randint(1, 5)
        noise = chance.randrange(7)
        if noise == 0:
            put({"type": "message", "entity": 1, "entity_type": "player", "message": "chat"})
        elif noise == 1:
            automatic = [action | {"id": None} for action in actions[at : at + 1] if action["type"] == "pass"]
            put({"type": "program_share_pass", "entity": 1, "entity_type": "player"}, auto_actions=automatic)
            at += len(automatic)
        elif noise in (2, 3, 4):  # done, taken back one by one or at once, perhaps put back
            some = actions[at : at + size]
            for action in some:
                put(action)
            single = noise == 2
            for _ in some if single else some[:1]:
                put({"type": "undo"}, **({} if single else {"action_id": start}))
            if noise == 4:
                put({"type": "message", "message": "no, it was right"})
                put({"type": "redo"})
                at += len(some)
        elif noise == 5:
            put(actions[at], skip=True)
        else:
            for action in actions[at : at + size]:
                put(action)
            at += size
    return found


@pytest.mark.parametrize("seed", range(3))
def test_chat_orders_and_what_was_taken_back_change_nothing(seed: int, corpus: Path) -> None:
    game = data(corpus / "1817" / "16281.json")
    expected = import_file(packed(game)).game.digest()
    game["actions"] = noisy(game["actions"], random.Random(seed))
    imported = import_file(packed(game))
    assert imported.game.digest() == expected
    assert check(imported).equal


@pytest.mark.parametrize("name", PLAIN[:8])
def test_an_exported_game_comes_back_the_same(name: str, corpus: Path) -> None:
    game = import_file(corpus / name).game
    back = import_file(packed(export_game(game)))
    assert back.game.digest() == game.digest()
    assert [played.action for played in back.game.log] == [played.action for played in game.log]


@pytest.mark.parametrize("name", PLAIN[:3])
def test_an_imported_game_is_a_record_like_any_other(name: str, corpus: Path) -> None:
    game = import_file(corpus / name).game
    assert loads(dumps(game), trunkline.title).digest() == game.digest()


@pytest.mark.parametrize("name", PLAIN[:3])
def test_no_run_earns_more_than_the_best_one(name: str, corpus: Path) -> None:
    runs = routes_report(corpus / name)
    said = list(lines(other(corpus / name, "routes")))
    assert [run.recorded for run in runs] == [line["run"] for line in said]
    for run, line in zip(runs, said, strict=True):
        assert run.optimal
        assert run.recorded <= run.best
        assert line["peer_best"] <= run.best


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rev": 5}, "co.WC.rev: 5 in the file"),
        ({"tok": ["G18:1"]}, "co.WC.tok: ['G18:1'] in the file"),
        ({"pool_short": 1}, "co.WC.pool_short: 1 in the file"),
    ],
)
def test_a_wrong_trace_is_named_with_the_action_and_the_key(change: Raw, said: str, corpus: Path) -> None:
    path = corpus / "1817" / "16281.json"
    wrong = list(lines(other(path, "trace")))
    wrong[100]["co"]["WC"] |= change
    traced = trace(path, b"\n".join(packed(line) for line in wrong))
    assert traced.difference is not None
    assert traced.difference.startswith(f"after action 100 (id 100, place_token by J): {said}")


# -- refusals


def changed(corpus: Path, number: int, **change: Any) -> ImportRefused:
    """Action `number` of a game is another one."""
    game = data(corpus / "1817" / "random" / "10.json.gz")
    action = game["actions"][number - 1]
    game["actions"][number - 1] = {key: value for key, value in action.items() if key != "x"} | change
    with pytest.raises(ImportRefused) as caught:
        import_file(packed(game))
    assert "\n" not in str(caught.value)
    assert caught.value.number == number
    return caught.value


@pytest.mark.parametrize(
    ("number", "change", "problem", "rule"),
    [
        (1, {"price": -5}, "bid", "1817 4.2-2"),
        (1, {"company": "PRR"}, "no such private", "1817 4.2"),
        (2, {"entity": 1}, "it is the turn of Player 2", "1817 4.2"),
        (2, {"company": "MAIL"}, "is being auctioned, not 'MAIL'", "1817 4.2"),
        (117, {"city": "Z99-0-0"}, "no open circle", "1817 5.5-1"),
        (117, {"entity": "ME"}, "it is the turn of PLE", "1817 5.5-1"),
        (125, {"target": "PSM"}, "private", "1817 5.5-3"),
        (195, {"price": 90}, "train price", "1817 6.7"),
        (195, {"train": "4-0"}, "train not on sale", "1817 6.7"),
        (212, {"target": "C8"}, "no bridge there", "1817 1.2.6-3"),
        (214, {"entity": "ME"}, "it is the turn of A&A", "1817 6.2"),
        (214, {"hex": "H9"}, "not connected", "1817 6.3.1"),
        (214, {"tile": "none-0"}, "", "1817 6.3"),
        (214, {"hex": "Z99"}, "", "1817 6.3"),
        (244, {"entity": "ME"}, "it is the turn of PLE", "1817 7.1"),
        (486, {"entity": 1}, "it is the turn of Player 2", "1817 7.2.4-4"),
        (244, {"corporation": "MAIL"}, "no such company", "1817 7.1"),
        (301, {"corporation": "MAIL"}, "no such company", "1817 5"),
        (302, {"shares": ["PLE_1", "PLE_2"]}, "one certificate at a time", "1817 5.4"),
        (302, {"shares": ["PRR_1"]}, "there is no company 'PRR'", ""),
        (323, {"percent": 80}, "sale count", "1817 5.2"),
        (332, {"shares": ["PLE_2"]}, "a company buys only its own shares", "1817 5.6"),
        (
            389,
            {"routes": [{"train": "2-11", "connections": [["C8", "G6"]]}]},
            "route 1: there is no such track (rule",
            "1817 6.1-2",
        ),
        (390, {"kind": "double"}, "there is no dividend 'double'", "1817 6.6"),
        (390, {"type": "par"}, "unknown action type 'par'", ""),
        (391, {"entity": 2}, "it is the turn of", "1817 7.4"),
        (486, {"corporation": "PRR"}, "cannot buy company", "1817 7.2.4-4"),
        (492, {"city": "H3-0-0"}, "no marker there", "1817 7.3-2"),
    ],
)
def test_an_impossible_action_is_named_with_its_number_and_rule(
    number: int, change: Raw, problem: str, rule: str, corpus: Path
) -> None:
    error = changed(corpus, number, **change)
    assert problem in str(error)
    assert error.rule == rule
