"""The command line: what it prints, its exit codes, and one clear line for every wrong input."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import trunkline
from trunkline import lab
from trunkline.cli import run
from trunkline.core import dumps
from trunkline.lab.simulate import play_out

TITLES = [title.id for title in trunkline.titles()]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.tl"
    trunkline.save(play_out(trunkline.new("steel-driver", ["Ada", "Ben", "Cas"], seed=7), ["weighted"], 7), path)
    return path


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout, stderr of a command."""
    try:
        code = run(arguments)
    except SystemExit as ended:
        code = int(ended.code or 0)
    out = capsys.readouterr()
    return code, out.out, out.err


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    code, out, err = said(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_titles_say_where_their_board_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "titles")
    assert [title["id"] for title in found] == TITLES
    for title in found:
        assert title.keys() >= {"id", "name", "seats", "variants", "board_data"}
        assert title["board_data"]["status"] in ("printed", "one_source", "reconstruction")
    code, out, _ = said(capsys, "titles", "--lang", "nl")
    assert code == 0
    assert "steel-driver" in out


@pytest.mark.parametrize("title", TITLES)
def test_simulate(capsys: pytest.CaptureFixture[str], title: str) -> None:
    report = as_json(capsys, "simulate", title, "--games", "2", "--seed", "1")
    assert report["finished"] == report["games"] == 2
    assert report["conserved"]
    assert sum(report["end_reasons"].values()) == 2


def test_simulate_is_repeatable_and_the_same_on_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    one = as_json(capsys, "simulate", "steel-driver", "--games", "4", "--seed", "3")
    two = as_json(capsys, "simulate", "steel-driver", "--games", "4", "--seed", "3", "--workers", "2")
    assert [one[key] for key in ("decisions", "wins", "mean_worth")] == [
        two[key] for key in ("decisions", "wins", "mean_worth")
    ]


def test_simulate_starts_no_more_processes_than_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []

    class Pool(ThreadPoolExecutor):
        def __init__(self, workers: int) -> None:
            started.append(workers)
            super().__init__(2)

    monkeypatch.setitem(lab.simulate.__globals__, "ProcessPoolExecutor", Pool)
    assert as_json(capsys, "simulate", "steel-driver", "--games", "3", "--workers", "100000000")["finished"] == 3
    assert started == [3]


def test_replay_and_verify(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    view = as_json(capsys, "replay", str(record), "--at", "3")
    assert (view["seq"], view["title"]) == (3, "steel-driver")
    code, out, _ = said(capsys, "replay", str(record))
    assert code == 0
    assert "1. " in out
    assert "1 actie. Ronde 1 van 5" in said(capsys, "replay", str(record), "--at", "1", "--lang", "nl")[1]
    assert as_json(capsys, "verify", str(record))[0]["ok"]


def test_a_digest_that_differs_is_exit_code_1(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    lines[-1] = lines[-1][:-6] + '000"}'
    (tmp_path / "other.tl").write_text("\n".join(lines))
    code, out, err = said(capsys, "verify", str(tmp_path / "other.tl"), str(record))
    assert code == 1
    assert f"other.tl: line {len(lines)}: digest" in err
    assert "game.tl: ok" in out


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    """The counts of every title are stored beside its tests."""
    found = as_json(capsys, "perft", "steel-driver", "--depth", "2", "--seats", "3", "--seed", "1")
    stored = json.loads((Path(__file__).parent.parent / "steel_driver" / "perft.json").read_text())
    assert found["counts"] == stored["3 seats"][:2]
    code, out, _ = said(capsys, "perft", "steel-driver", "--depth", "2", "--seats", "3", "--seed", "1")
    assert (code, out.split()) == (0, ["1", str(stored["3 seats"][0]), "2", str(stored["3 seats"][1])])
    assert as_json(capsys, "perft", "railroad-revolution", "--depth", "1")["seed"] == 0


@pytest.mark.parametrize("lang", ["en", "nl", "zh"])
@pytest.mark.parametrize("title", TITLES)
def test_rules_and_drawings_in_every_language(capsys: pytest.CaptureFixture[str], title: str, lang: str) -> None:
    assert said(capsys, "rules", title, "--lang", lang)[1].count("- **") > 20
    code, out, _ = said(capsys, "draw", title, "--lang", lang, "--seed", "1")
    assert code == 0
    assert out.startswith("<svg")
    assert out.endswith("</svg>")


def test_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "steel-driver", "--rule", "SD 5.2")[1].startswith("**5.2**")


def test_draw_into_a_file(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    assert said(capsys, "draw", str(record), "--at", "20", "-o", str(target))[0] == 0
    assert target.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "chess"], "unknown title 'chess'; known: 1830"),
        (["simulate", "steel-driver", "--seats", "9"], "steel-driver is for 3 to 6 seats, not 9"),
        (["simulate", "steel-driver", "--bot", "genius"], "unknown bot 'genius'; known: random, weighted"),
        (["simulate", "steel-driver", "--games", "0"], "argument --games: 0 is not 1 or more"),
        (["simulate", "steel-driver", "--variant", "wind=3"], "steel-driver has no variant 'wind'"),
        (["simulate", "steel-driver", "--variant", "wind"], "--variant wind: say ID=VALUE"),
        (["simulate", "steel-driver", "--seats", "0"], "argument --seats: 0 is not 1 or more"),
        (["draw", "steel-driver", "--board", "/nowhere.json"], "/nowhere.json: no such file"),
        (["draw", "steel-driver", "-o", "/nowhere/board.svg"], "/nowhere/board.svg: no such file"),
        (["draw", "steel-driver", "--at", "3"], "--at is for a FILE"),
        (["draw", "steel-driver", "--routes", "PRR"], "steel-driver has no train routes"),
        (["draw", "1830", "--routes", "XYZ"], "1830 has no company 'XYZ'; it has PRR"),
        (["draw", "chess"], "chess: no such file, and no title; the titles are 1830"),
        (["replay", "/nowhere.tl"], "/nowhere.tl: no such file"),
        (["replay", "/"], "/: is a directory"),
        (["verify", "/nowhere.tl"], "/nowhere.tl: no such file"),
        (["import", "/nowhere.json"], "/nowhere.json: no such file"),
        (["export", "/nowhere.tl"], "/nowhere.tl: no such file"),
        (["routes", "/nowhere.tl"], "/nowhere.tl: no such file"),
        (["replay", "two\nlines"], "two lines: no such file"),
        (["draw", "two\nlines"], "two lines: no such file"),
        (["verify", "two\nlines"], "two lines: no such file"),
        (["fly\naway"], "invalid choice: 'fly"),
        (["simulate", "steel-driver", "--two\nlines"], "unrecognized arguments: --two lines"),
        (["verify", "/dev/zero"], "/dev/zero: larger than 16 MB"),
        (["import", "/dev/zero"], "/dev/zero: larger than 16 MB"),
        (["draw", "steel-driver", "--board", "/dev/zero"], "/dev/zero: larger than 16 MB"),
        (["simulate", "steel-driver", "--board", "/dev/zero"], "/dev/zero: larger than 16 MB"),
        (["verify"], "verify: name a FILE or --db URL"),
        (["verify", "--db", "/nowhere.db"], "/nowhere.db: there is no such file"),
        (["verify", "--db", "mysql://x/y"], "mysql is not supported; give a file for SQLite or a postgresql:// URL"),
        (["serve", "--db", "/"], "cannot use the database /: unable to open database file"),
        (["serve", "--port", "99999"], "argument --port: 99999 is not 1 to 65535"),
        (["play", "1830", "--no-browser", "--seats", "9"], "1830 is for 2 to 6 seats, not 9"),
        (["play", "1830", "--no-browser", "--seed", "1"], "--seed need --terminal"),
        (["perft", "steel-driver", "--depth", "x"], "argument --depth: x is not 1 or more"),
        (["rules", "steel-driver", "--rule", "99.9"], "steel-driver has no rule 99.9"),
        (["fly"], "invalid choice: 'fly'"),
        ([], "the following arguments are required: COMMAND"),
        (["play", "--terminal", "chess"], "unknown title 'chess'"),
        (["play", "--load", "x.tl", "1830"], "say TITLE for a new game or --load FILE"),
        (["play", "--load", "x.tl", "--seats", "3"], "--platform are for a new game; a saved one has its own"),
        (["simulate", "steel-driver", "--seats", "3", "--bot", "random,random,random,random"], "4 bots for 3 seats"),
        (["simulate", "steel-driver", "--games", "9" * 5000], "9… is not 1 or more"),
        (["simulate", "steel-driver", "--seed", "9" * 5000], "9… is no whole number"),
        (["simulate", "steel-driver", "--variant", "opener=" + "9" * 5000], "variant 'opener' cannot be '999"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], line: str
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda lines: lines[:-1], "the record is cut"),
        (lambda lines: [*lines[:5], "{", *lines[6:]], "line 6: not valid JSON"),
        (lambda lines: [lines[0].replace('"seed":7', '"seed":"seven"'), *lines[1:]], "line 1: seed: Expected `int`"),
        (lambda lines: [lines[0].replace('"trunkline":1,', ""), *lines[1:]], "line 1: not a Trunkline record"),
        (lambda lines: ["", *lines], "line 1: not valid JSON"),
        (lambda lines: ["\x00\x01"], "line 1: not valid JSON"),
        (lambda lines: [], "line 1: empty file"),
    ],
)
def test_a_damaged_record_is_one_line_with_its_number(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, damage: Any, line: str
) -> None:
    (tmp_path / "damaged.tl").write_text("\n".join(damage(record.read_text().splitlines())))
    code, _, err = said(capsys, "replay", str(tmp_path / "damaged.tl"))
    assert code == 2
    assert "damaged.tl: line " in err
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "not valid JSON"),
        (b"{}", "no title"),
        (b'{"title": "18XX"}', "players is missing"),
        (b"{" + b'"a":{' * 100_000, "nested too deeply"),
    ],
)
def test_a_file_that_is_no_game_of_the_platform(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, line: str
) -> None:
    (tmp_path / "foreign.json").write_bytes(content)
    code, _, err = said(capsys, "import", str(tmp_path / "foreign.json"))
    assert code == 2
    assert "foreign.json: " in err
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["routes"], ["draw", "--routes", "american"]])
def test_a_title_without_train_routes_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str]
) -> None:
    """American Rails has trains on its action track, but none that run."""
    trunkline.save(trunkline.new("american-rails", 3, seed=1), tmp_path / "rails.tl")
    code, _, err = said(capsys, *arguments, str(tmp_path / "rails.tl"))
    assert (code, err) == (2, "trunkline: american-rails has no train routes\n")


def test_the_set_up_of_a_file_cannot_be_changed(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, _, err = said(capsys, "draw", str(record), "--seed", "3")
    assert code == 2
    assert "--platform are for a new game; a FILE has its own" in err


def test_a_wrong_board_file_beside_a_record_is_named(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    (tmp_path / "board.json").write_text('{"cities": 3}')
    code, _, err = said(capsys, "replay", str(record), "--board", str(tmp_path / "board.json"))
    assert code == 2
    assert err.startswith(f"trunkline: {tmp_path / 'board.json'}: ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("arguments", [["titles", "--json"], ["draw", "steel-driver"], ["rules", "1830"]])
def test_output_that_cannot_be_written_is_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "trunkline", *arguments], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert (ended.returncode, ended.stderr) == (2, "trunkline: output: no space left on device\n")


def test_output_is_utf_8_wherever_it_goes() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "trunkline", "rules", "steel-driver", "--lang", "zh"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "供应区" in ended.stdout.decode("utf-8")


def test_a_fault_of_the_program_is_one_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise KeyError("seven")

    monkeypatch.setattr(trunkline, "titles", broken)
    code, _, err = said(capsys, "titles")
    assert code == 2
    assert "a fault in the program: KeyError('seven')" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("at", ["-1", "99999"])
def test_at_beyond_the_game(capsys: pytest.CaptureFixture[str], record: Path, at: str) -> None:
    code, _, err = said(capsys, "replay", str(record), "--at", at)
    assert code == 2
    assert f"--at {at}: the game has" in err


@pytest.mark.parametrize("title", TITLES)
def test_a_board_file_can_be_taken_out_and_given_back(
    title: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "mine.json")
    assert said(capsys, "board", title, "-o", file)[0] == 0
    assert said(capsys, "draw", title, "--board", file, "-o", str(tmp_path / "board.svg"))[0] == 0
    assert trunkline.new(title, board=file, seats=3).header.board == trunkline.title(title).board.digest


def test_a_wrong_board_file_names_its_key(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text('{"cities": 3}')
    code, _, err = said(capsys, "draw", "steel-driver", "--board", str(tmp_path / "board.json"))
    assert code == 2
    assert "board.json: " in err
    assert err.count("\n") == 1


def test_a_record_of_another_board_asks_for_it(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    header, *rest = dumps(trunkline.load(record)).splitlines()
    other = json.loads(header) | {"board": "feedbeef"}
    (tmp_path / "other.tl").write_text("\n".join([json.dumps(other), *rest]))
    code, _, err = said(capsys, "replay", str(tmp_path / "other.tl"))
    assert code == 2
    assert "played on another board (feedbeef); give its file with --board" in err
