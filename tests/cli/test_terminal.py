"""Playing in a terminal, as a person would: numbers, ranges, undo, save, load, hints."""

from pathlib import Path

import pytest

import trunkline
from trunkline.cli import run
from trunkline.cli.support import Failure
from trunkline.cli.terminal import Terminal, choose_title


class Keyboard:
    """Types the given lines, then leaves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self.lines = list(lines)
        monkeypatch.setattr("builtins.input", self)

    def __call__(self, prompt: str = "") -> str:
        print(prompt, end="")
        return self.lines.pop(0) if self.lines else "q"


def terminal(people: set[int] | None = None, lang: str = "en") -> Terminal:
    game = trunkline.new("steel-driver", ["Ada", "Ben", "Cas"], seed=1)
    return Terminal(game, people or {0}, "weighted", lang)


def test_a_number_takes_an_option_and_a_range_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "1", "3")
    table = terminal()
    table.run()
    assert table.game.log[0].seat == 0
    assert "how much? 1 to 10:" in capsys.readouterr().out


def test_an_amount_out_of_range_is_said_and_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "1 99", "1 x", "77", "what")
    table = terminal()
    table.run()
    out = capsys.readouterr().out
    assert table.game.log == []
    assert "99 is not 1 to 10." in out
    assert "There is no option 77" in out
    assert "what? A number takes an option" in out


def test_undo_goes_back_to_the_own_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    Keyboard(monkeypatch, "1 1", "u")
    table = terminal()
    table.run()
    assert table.game.log == []
    assert table.game.seat == 0


def test_save_and_load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "mine.tl"
    Keyboard(monkeypatch, "1 1", f"s {path}", "u", f"l {path}")
    table = terminal()
    table.run()
    assert path.exists()
    assert len(table.game.log) > 0


def test_a_game_on_another_board_is_loaded_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board, saved = tmp_path / "board.json", tmp_path / "mine.tl"
    assert run(["board", "steel-driver", "-o", str(board)]) == 0
    board.write_text(board.read_text("utf-8").replace('"cost": 3', '"cost": 2', 1), "utf-8")
    Keyboard(monkeypatch, f"s {saved}", f"l {saved}")
    assert run(["play", "steel-driver", "--terminal", "--board", str(board)]) == 0
    out = capsys.readouterr().out
    assert "Saved 0 actions" in out
    assert "another board" not in out


def test_a_file_that_cannot_be_loaded_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "l /nowhere.tl", "l /dev/zero", "l", "s", "s /nowhere/x")
    terminal().run()
    out = capsys.readouterr().out
    assert "/dev/zero: larger than 16 MB" in out
    assert "/nowhere.tl: no such file" in out
    assert "Load what?" in out
    assert "Save where?" in out


def test_options_can_be_filtered_and_a_hint_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "/green", "/", "h", "?", "t", "w")
    terminal().run()
    assert "undo to your last decision" in capsys.readouterr().out


def test_a_filter_that_nothing_passes_is_dropped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "/purple cow", "1 1")
    table = terminal()
    table.run()
    out = capsys.readouterr().out
    assert "No option says “purple cow”" in out
    assert out.count("Put Red up for auction") > 1
    assert table.game.log[0].seat == 0


def test_undo_and_load_show_all_options_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    trunkline.save(trunkline.new("steel-driver", 3, seed=1), tmp_path / "start")
    Keyboard(monkeypatch, "1 1", "/green", "u")
    table = terminal()
    table.run()
    assert table.filter == ""
    Keyboard(monkeypatch, "/green", f"l {tmp_path / 'start'}")
    table = terminal()
    table.run()
    assert table.filter == ""


@pytest.mark.parametrize(("lang", "name"), [("en", "Player"), ("nl", "Speler"), ("zh", "玩家")])
def test_who_gives_no_name_is_called_a_player(
    lang: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch)
    assert run(["play", "steel-driver", "--terminal", "--lang", lang]) == 0
    assert f"> {name} ●" in capsys.readouterr().out


def test_no_game_is_chosen_at_the_end_of_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", nothing)
    with pytest.raises(Failure, match="no game chosen"):
        choose_title("en")


@pytest.mark.parametrize("answer", ["²", "9" * 5000, "chess"])
def test_what_is_no_number_of_a_game_is_taken_for_its_name(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    Keyboard(monkeypatch, answer)
    assert choose_title("en") == answer


@pytest.mark.parametrize(
    ("lang", "seats", "question"),
    [
        ("en", "American Rails  (3–5 seats)", "Which game? "),
        ("nl", "American Rails  (3–5 plaatsen)", "Welk spel? "),
        ("zh", "美国铁路  (3–5 个座位)", "玩哪个游戏？ "),
    ],
)
def test_the_game_is_asked_for_in_the_readers_language(
    lang: str, seats: str, question: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    Keyboard(monkeypatch, "3")
    assert choose_title(lang) == "american-rails"
    out = capsys.readouterr().out
    assert seats in out
    assert out.endswith(question)


@pytest.mark.parametrize("lang", ["en", "nl", "zh"])
@pytest.mark.parametrize("title", [title.id for title in trunkline.titles()])
def test_bots_finish_a_game_in_every_language(
    title: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A person who always takes the first option, with the least amount, gets to some end or leaves in peace."""
    game = trunkline.new(title, trunkline.title(title).seats[0], seed=2)
    table = Terminal(game, {0}, "weighted", lang)

    def first(prompt: str = "") -> str:
        return "q" if len(table.game.log) > 150 else str(1) + (" " + _low(table) if _low(table) else "")

    monkeypatch.setattr("builtins.input", first)
    assert table.run() == 0
    assert len(table.game.log) > 3


def _low(table: Terminal) -> str:
    amounts = table.game.options()[0].amount
    return str(amounts.low) if amounts else ""
