"""Records: what is written can be read, and what was tampered with is refused with its line."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.toy import Toy, toy
from trunkline.core import Bid, DigestMismatch, Pass, RecordError, Title, dumps, load, loads, save


def find(title_id: str) -> Title:
    if title_id != "toy":
        raise LookupError(f"unknown title {title_id!r}")
    return Toy()


def played() -> str:
    game = toy(3, variants={"chance": True})
    for action in (Bid(1), Bid(2), Pass(), Pass()):
        game.play(action)
    return dumps(game)


LINES = played().splitlines()


def broken(number: int, line: str | None) -> str:
    lines = LINES[:]
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def test_a_record_has_a_line_per_action_and_an_end() -> None:
    assert LINES[0] == (
        '{"trunkline":1,"title":"toy","rules":"1","seats":["Player 1","Player 2","Player 3"],"seed":1,"board":"toy",'
        '"variants":{"chance":true},"drawn":[1]}'
    )
    assert LINES[1] == '{"seat":1,"type":"bid","amount":1}'
    assert LINES[-1].startswith('{"end":4,"digest":"')


def test_it_replays_to_the_same_state() -> None:
    assert dumps(loads(played(), find)) == played()


def test_saving_replaces_a_file_only_when_complete(tmp_path: Path) -> None:
    save(toy(2), tmp_path / "game")
    assert dumps(load(tmp_path / "game", find)) == dumps(toy(2))
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: empty file"),
        ("[]", "line 1: not a JSON object"),
        ("nonsense", "line 1: not valid JSON"),
        ('{"title":"toy"}', "line 1: not a Trunkline record"),
        (LINES[0].replace('"trunkline":1', '"trunkline":2'), "line 1: unknown record version 2"),
        (broken(1, LINES[0].replace('"toy","rules"', '"chess","rules"')), "line 1: unknown title 'chess'"),
        (broken(1, LINES[0].replace('"rules":"1"', '"rules":"0"')), "line 1: played with rules version '0'"),
        (broken(1, LINES[0].replace('"board":"toy"', '"board":"mine"')), "line 1: played on another board"),
        (broken(1, LINES[0].replace(',"Player 2","Player 3"', "")), "line 1: toy is for 2 to 4 seats, not 1"),
        (broken(1, LINES[0].replace('"chance":true', '"chance":7')), "line 1: variant 'chance' cannot be 7"),
        (broken(1, LINES[0].replace('"drawn":[1]', '"drawn":[9]')), "line 1: drawn value 9 is not below 3"),
        (broken(1, LINES[0].replace('"seed":1', '"seed":"x"')), "line 1: seed: Expected `int`, got `str`"),
        (broken(2, '{"seat":1,"type":"fly"}'), "line 2: type: unknown action 'fly'; toy has bid, pass"),
        (broken(2, '{"seat":1,"amount":1}'), "line 2: type: unknown action None; toy has bid, pass"),
        (broken(2, '{"seat":1,"type":"bid","amount":"1"}'), "line 2: amount: Expected `int`, got `str`"),
        (broken(2, '{"seat":1,"type":"bid","amount":1,"and":2}'), "line 2: Object contains unknown field `and`"),
        (broken(2, '{"seat":0,"type":"bid","amount":1}'), "line 2: action 1 refused: out of turn"),
        (broken(2, '{"seat":9,"type":"bid","amount":1}'), "line 2: seat must be 0 to 2, not 9"),
        (broken(2, '{"type":"bid","amount":1}'), "line 2: seat must be 0 to 2, not None"),
        (broken(2, '{"seat":1,"type":"bid","amount":99}'), "line 2: action 1 refused: bid out of range"),
        (broken(2, '{"seat":1,"type":"bid","amount":1,"drawn":[3]}'), "line 2: 1 drawn values too many"),
        (broken(2, '{"seat":1,"type":"bid","amount":1,"drawn":"3"}'), "line 2: drawn must be a list"),
        (broken(3, None), "line 3: action 2 refused: out of turn"),
        ("\n".join(LINES[:-1]), "line 5: the record is cut: its end line is missing"),
        ("\n".join([*LINES, LINES[1]]), "line 7: lines after the end line"),
        (broken(6, LINES[5].replace('"end":4', '"end":5')), "line 6: the record says 5 actions but has 4"),
        (broken(6, LINES[5].replace('"end":4', '"end":4.0')), "line 6: the record says 4.0 actions but has 4"),
        (broken(6, LINES[5].replace('"end":4', '"end":4,"seat":1')), "line 6: unknown key 'seat'"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(text, find)
    assert str(refused.value).startswith(said)
    assert not isinstance(refused.value, DigestMismatch)


def test_an_edited_amount_shows_in_the_digest() -> None:
    with pytest.raises(DigestMismatch, match="line 6: digest"):
        loads(broken(3, '{"seat":2,"type":"bid","amount":3}'), find)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_no_damage_does_more_than_refuse(data: st.DataObject) -> None:
    text = played()
    at = data.draw(st.integers(0, len(text) - 1))
    kind = data.draw(st.sampled_from(["cut", "change", "insert"]))
    char = data.draw(st.characters(codec="utf-8"))
    damaged = {"cut": text[:at], "change": text[:at] + char + text[at + 1 :], "insert": text[:at] + char + text[at:]}[
        kind
    ]
    try:
        again = loads(damaged, find)
    except RecordError:
        return
    assert len(again.log) == 4


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="line 1: not a text file in UTF-8"):
        load(tmp_path / "x", find)


@pytest.mark.parametrize("number", [1, 2, 6])
def test_json_that_is_nested_too_deeply_is_refused(number: int) -> None:
    with pytest.raises(RecordError, match=f"line {number}: nested too deeply"):
        loads(broken(number, "[" * 100_000 + "]" * 100_000), find)


def test_drawn_values_too_many_in_the_header_are_refused() -> None:
    with pytest.raises(RecordError, match="line 1: 2 drawn values too many"):
        loads(broken(1, LINES[0].replace('"drawn":[1]', '"drawn":[1,0,2]')), find)


def test_a_byte_order_mark_does_no_harm() -> None:
    assert dumps(loads("\ufeff" + played(), find)) == played()


def test_a_record_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(OSError) as refused:
        save(toy(2), tmp_path / "no" / "game")
    assert refused.value.filename == str(tmp_path / "no" / "game")
