"""Files of 18xx.games: which actions count, and what is refused with a clear line."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from trunkline.interop import ImportRefused, check, import_file
from trunkline.interop.files import clean, read_bytes
from trunkline.titles.eighteen_thirty.actions import BidPrivate

Raw = dict[str, Any]


def pass_by(player: int, number: int) -> Raw:
    return {"type": "pass", "entity": player, "entity_type": "player", "id": number}


def said(type_: str, number: int, **more: Any) -> Raw:
    return {"type": type_, "entity": 1, "entity_type": "player", "id": number, **more}


def ids(actions: list[Raw]) -> list[int]:
    return [action["id"] for action in clean(actions)]


def test_undo_takes_back_the_last_action() -> None:
    assert ids([pass_by(1, 1), pass_by(2, 2), said("undo", 3), pass_by(2, 4)]) == [1, 4]


def test_redo_puts_back_what_was_undone_last() -> None:
    actions = [pass_by(1, 1), pass_by(2, 2), said("undo", 3), said("undo", 4), said("redo", 5)]
    assert ids(actions) == [1]
    assert ids([*actions, said("redo", 6)]) == [1, 2]


def test_an_undo_may_name_the_action_that_stays() -> None:
    actions = [pass_by(1, 1), pass_by(2, 2), pass_by(3, 3), said("undo", 4, action_id=1)]
    assert ids(actions) == [1]
    assert ids([*actions, said("redo", 5)]) == [1, 2, 3]
    assert ids([pass_by(1, 1), said("undo", 2, action_id=0)]) == []


def test_chat_does_not_come_between_undo_and_redo_but_an_action_does() -> None:
    actions = [pass_by(1, 1), said("undo", 2)]
    assert ids([*actions, said("message", 3, message="oops"), said("redo", 4)]) == [1]
    with pytest.raises(ImportRefused, match="nothing to redo"):
        clean([*actions, pass_by(1, 3), said("redo", 4)])


def test_automatic_actions_count_and_the_orders_for_them_do_not() -> None:
    order = said("program_share_pass", 1, auto_actions=[pass_by(2, 0) | {"id": None}])
    assert [(action["type"], action["entity"]) for action in clean([order, pass_by(3, 2)])] == [
        ("pass", 2),
        ("pass", 3),
    ]


def test_chat_and_orders_between_automatic_actions_do_not_count() -> None:
    nested = [said("program_disable", 0), pass_by(2, 0), said("message", 0, message="done"), pass_by(3, 0)]
    assert [(one["type"], one["entity"]) for one in clean([pass_by(1, 1) | {"auto_actions": nested}])] == [
        ("pass", 1),
        ("pass", 2),
        ("pass", 3),
    ]


def test_an_undone_action_takes_its_automatic_ones_along() -> None:
    first = pass_by(1, 1) | {"auto_actions": [{"type": "pass", "entity": 2, "entity_type": "player"}]}
    assert clean([first, said("undo", 2)]) == []


def test_actions_marked_to_be_skipped_do_not_count() -> None:
    undone = [pass_by(2, 2) | {"skip": True}, said("undo", 3, skip=True)]
    assert ids([pass_by(1, 1), *undone, pass_by(2, 4)]) == [1, 4]
    assert ids([pass_by(1, 1), undone[0], pass_by(2, 4)]) == [1, 4]
    assert ids([pass_by(1, 1), said("undo", 2), *undone, said("redo", 4)]) == [1]


@pytest.mark.parametrize("undos", [1, 2])
def test_there_must_be_something_to_undo(undos: int) -> None:
    actions = [pass_by(1, 1)] * (undos - 1) + [said("undo", number) for number in range(2, 2 + undos)]
    with pytest.raises(ImportRefused, match="nothing to undo"):
        clean(actions)


# -- refusals


def game(actions: list[Raw] | None = None, **changes: Any) -> bytes:
    players = [{"id": number, "name": f"Player {number}"} for number in (1, 2, 3)]
    data = {
        "title": "1830",
        "players": players,
        "settings": {"optional_rules": []},
        "actions": [] if actions is None else actions,
    }
    return json.dumps({key: value for key, value in (data | changes).items() if value is not None}).encode()


def refused(raw: bytes) -> ImportRefused:
    with pytest.raises(ImportRefused) as caught:
        import_file(raw)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"", "not valid JSON"),
        (b"[1]", "no title"),
        (b"\x1f\x8b broken", "not a valid compressed file"),
        (game(title=None), "no title"),
        (game(title="1846"), "title '1846' cannot be imported; known: 1830, 1817"),
        (game(title=["1830"]), "cannot be imported"),
        (game(players=None), "players is missing"),
        (game(players=[{"seat": 1}]), "players is missing, or a player has no id"),
        (game(players=[{"id": [1]}]), "players is missing, or a player has no id"),
        (game(players=[{"id": 1}, {"id": 1}]), "two players have the same id"),
        (game(players=[{"id": 1}, {"id": "1"}]), "two players have the same id"),
        (game(players=[{"id": 1}]), "1830 is for 2 to 6 seats, not 1"),
        (game(actions={}), "actions is missing"),  # type: ignore[arg-type]
        (game(settings={"optional_rules": ["simple"]}), "unknown optional rule 'simple'"),
        (game(settings={"optional_rules": "simple"}), "optional_rules is not a list of words"),
        (game(optional_rules=[7]), "optional_rules is not a list of words"),
    ],
)
def test_a_wrong_file_is_refused_with_one_line(raw: bytes, problem: str) -> None:
    error = refused(raw)
    assert problem in str(error)
    assert error.number == 0


@pytest.mark.parametrize(
    ("action", "problem", "rule"),
    [
        ({"type": "fly", "entity": 1, "entity_type": "player"}, "unknown action type 'fly'", ""),
        ({"entity": 1, "entity_type": "player"}, "an action without a type", ""),
        (pass_by(1, 7) | {"auto_actions": 5}, "auto_actions is not a list of objects", ""),
        (pass_by(1, 7) | {"auto_actions": [5]}, "auto_actions is not a list of objects", ""),
        (said("bid", 7, company="CS", price=45.5), "45.5 is not a whole number", ""),
        (said("bid", 7, company="CS", price=None), "None is not a whole number", ""),
        (pass_by(2, 7), "it is the turn of Player 1", "1830 4.0-2"),
        (pass_by(9, 7), "there is no player 9", ""),
        (said("pass", 7, entity_type="ghost"), "unknown kind of entity 'ghost'", ""),
        (said("pass", 7, entity_type="a\nghost"), "unknown kind of entity 'a", ""),
        (said("fly\n", 7), "fly?", ""),
        (said("pass", 7, entity="PRR", entity_type="corporation"), "it is not the turn of PRR", "1830 16.0-1"),
        (
            said("discard_train", 7, entity="PRR", entity_type="corporation", train="2-0"),
            "it is not the turn of PRR",
            "1830 16.0-1",
        ),
        (said("pass", 7, entity="XYZ", entity_type="corporation"), "there is no company 'XYZ'", ""),
        (said("bid", 7, company="CS", price=42), "private bid out of range", "1830 7.2-1"),
        (said("bid", 7, company="XX", price=42), "no such private", "1830 7.1"),
        (said("bid", 7, company="CS"), "something is missing or unknown: 'price'", ""),
        (said("bid", 7, company="CS", price="much"), "'much' is not a whole number", ""),
        (said("buy_shares", 7, shares=5), "cannot be read", ""),
        (said("bid", 7, company="SV", price=21), "wrong price", "1830 7.1"),
        (said("par", 7, corporation="PRR", share_price="67,5,6"), "not now", "1830 7.1"),
        (said("dividend", 7, kind="thirds"), "there is no dividend 'thirds'", "1830 20.3-3"),
        (said("buy_shares", 7, shares=["PRR_1"]), "not now", "1830 7.1"),
        (said("sell_shares", 7, shares=[], percent=10), "something is missing", ""),
        (said("sell_shares", 7, shares=["PRR_1"], percent=20), "are not 20% of PRR", "1830 12.0"),
        (said("sell_shares", 7, shares=["PRR_1", "PRR_2"], percent=15), "are not 15% of PRR", "1830 12.0"),
        (said("sell_shares", 7, shares=["PRR_1", "NYC_2"], percent=20), "are not 20% of PRR", "1830 12.0"),
        (said("run_routes", 7, routes=[]), "not now", "1830 7.1"),
        (said("buy_train", 7, train="2-0", price=80), "not now", "1830 7.1"),
    ],
)
def test_an_impossible_action_is_named_with_its_number_id_and_rule(action: Raw, problem: str, rule: str) -> None:
    passes = [pass_by(1, 4), pass_by(2, 5), pass_by(3, 6)]
    error = refused(game([*passes, action]))
    assert problem in str(error)
    assert str(error).startswith("action 4 (id ")
    assert (error.number, error.rule) == (4, rule)


def test_actions_after_the_end_are_refused() -> None:
    stop = said("end_game", 1)
    assert import_file(game([stop])).stopped
    assert "after the end of the game" in str(refused(game([stop, pass_by(1, 2)])))


def test_a_file_may_be_compressed(tmp_path: Path) -> None:
    path = tmp_path / "game.json.gz"
    path.write_bytes(gzip.compress(game([pass_by(1, 1)])))
    assert len(import_file(path).game.log) == 1
    assert read_bytes(path) == game([pass_by(1, 1)])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ImportRefused, match=r"nothing\.json: No such file"):
        import_file(tmp_path / "nothing.json")


def test_players_sit_in_the_order_of_the_file_and_keep_their_ids() -> None:
    players = [{"id": 900, "name": "Ada"}, {"id": 4, "name": ""}]
    bid = {"type": "bid", "entity": 900, "entity_type": "player", "id": 1, "company": "CA", "price": 200}
    imported = import_file(game([bid], players=players))
    assert imported.game.seats == ("Ada", "Player 2")
    assert imported.game.log[0].action == BidPrivate("CA", 200)
    assert imported.result == {"900": 1200, "4": 1200}


@pytest.mark.parametrize(
    ("players", "caller", "key"),
    [
        ([{"id": 900, "name": "Ada"}, {"id": 4, "name": "Ben"}], "900", "Ada"),
        ([{"id": "900", "name": "Ada"}, {"id": "4", "name": "Ben"}], 900, "900"),
        ([{"id": 900, "name": "Ada"}, {"id": 4, "name": "Ben"}], "Ada", "900"),
        ([{"name": "Ada"}, {"name": "Ben"}], "Ada", "Ada"),
    ],
)
def test_players_are_known_by_id_as_number_or_word_and_by_name(players: list[Raw], caller: Any, key: str) -> None:
    bid = {"type": "bid", "entity": caller, "entity_type": "player", "id": 1, "company": "CA", "price": 200}
    other = str(players[1].get("id", "Ben"))
    imported = import_file(game([bid], players=players, result={key: 1200, other: 1200}))
    assert imported.game.log[0].seat == 0
    assert check(imported).equal


def test_options_stand_beside_the_settings_or_in_them() -> None:
    settings = {"optional_rules": ["multiple_brown_from_ipo"]}
    for rules in (None, [], ["optional_6_train"]):
        found = import_file(game(settings=settings, optional_rules=rules)).game
        assert found.variants["brown_multi_buy"] == "pool_and_initial_offering"
        assert found.variants["third_6_train"] is bool(rules)


def test_options_of_the_site_become_variants() -> None:
    plain = import_file(game()).game
    more = import_file(game(settings={"optional_rules": ["multiple_brown_from_ipo", "optional_6_train"]})).game
    assert plain.variants["brown_multi_buy"] == "pool_only"
    assert more.variants["brown_multi_buy"] == "pool_and_initial_offering"
    six = plain.board.roster.index["6"]  # type: ignore[attr-defined]
    assert (plain.table.trains.left[six], more.table.trains.left[six]) == (2, 3)
