"""Records: a game as a text file. A header line, one line per action, an end line with the digest.

{"trunkline":1,"title":"steel-driver","rules":"1","seats":["Ada","Ben","Cas"],"seed":7,"board":"6f…"}
{"seat":0,"type":"offer_control","company":"green","amount":1}
{"end":1,"digest":"9a…"}
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from trunkline.core.action import Action
from trunkline.core.data import DataError, key_and_problem, read_file
from trunkline.core.game import BadSetup, Game, Header
from trunkline.core.refusal import Refused
from trunkline.core.title import Title
from trunkline.core.words import shown

VERSION = 1

Progress = Callable[[int, int], None]


class RecordError(ValueError):
    """A record cannot be read or replayed; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


class DigestMismatch(RecordError):
    """A record replays, but to another state than it says."""


class _Kinds:
    """The actions of a title by their tags: a tagged class is read many times faster than a union of them."""

    def __init__(self, title: Title) -> None:
        self.title = title.id
        self.by_tag = {kind.__struct_config__.tag: kind for kind in title.actions}

    def read(self, line: dict[str, Any]) -> Action:
        tag = line.get("type")
        kind = self.by_tag.get(tag) if isinstance(tag, str) else None
        if kind is None:
            known = ", ".join(str(tag) for tag in self.by_tag)
            raise ValueError(f"type: unknown action {shown(tag)}; {self.title} has {known}")
        return msgspec.convert(line, kind)


def dumps(game: Game[Any]) -> str:
    """The game as a record."""
    header = {"trunkline": VERSION} | {
        key: value for key, value in msgspec.to_builtins(game.header).items() if value not in ([], {}, ())
    }
    lines: list[dict[str, Any]] = [header]
    for played in game.log:
        line = {"seat": played.seat, **msgspec.to_builtins(played.action)}
        if played.drawn:
            line["drawn"] = list(played.drawn)
        lines.append(line)
    lines.append({"end": len(game.log), "digest": game.digest()})
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def loads(
    text: str,
    find: Callable[[str], Title],
    board: bytes | None = None,
    progress: Progress | None = None,
    board_name: str = "board file",
) -> Game[Any]:
    """Replay a record, checking every action. `find` gives the title of an id; `board` is a board file's content."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines:
        raise RecordError(1, "empty file")
    game = _start(_object(lines, 1), find, board, board_name)
    kinds = _Kinds(game.title)
    for number in range(2, len(lines) + 1):
        line = _object(lines, number)
        if "end" in line:
            _check_end(game, line, number, len(lines))
            return game
        _play_line(game, line, kinds, number)
        if progress:
            progress(number - 1, len(lines) - 2)
    raise RecordError(len(lines), "the record is cut: its end line is missing")


def save(game: Game[Any], path: str | Path) -> None:
    """Write a record; an existing file is replaced only when the new one is complete."""
    target = Path(path)
    fresh = target.with_name(target.name + ".part")
    try:
        fresh.write_text(dumps(game), "utf-8")
        fresh.replace(target)
    except OSError as error:
        error.filename = str(target)
        raise


def load(
    path: str | Path,
    find: Callable[[str], Title],
    board: bytes | None = None,
    progress: Progress | None = None,
    board_name: str = "board file",
) -> Game[Any]:
    """Read and replay a record."""
    try:
        text = read_file(path).decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(1, "not a text file in UTF-8") from None
    return loads(text, find, board, progress, board_name)


def _object(lines: list[str], number: int) -> dict[str, Any]:
    try:
        line = msgspec.json.decode(lines[number - 1])
    except msgspec.DecodeError as error:
        raise RecordError(number, f"not valid JSON ({error})") from None
    except RecursionError:
        raise RecordError(number, "nested too deeply") from None
    if not isinstance(line, dict):
        raise RecordError(number, "not a JSON object")
    return line


def _start(line: dict[str, Any], find: Callable[[str], Title], board: bytes | None, board_name: str) -> Game[Any]:
    version = line.pop("trunkline", None)
    if version != VERSION or type(version) is not int:
        raise RecordError(
            1, "not a Trunkline record" if version is None else f"unknown record version {shown(version)}"
        )
    try:
        header = msgspec.convert(line, Header)
        title = find(header.title)
        if header.rules != title.rules:
            raise RecordError(1, f"played with rules version {header.rules!r}; this is {title.rules!r}")
        own = title.load_board(board, board_name) if board is not None else title.board
        if header.board != own.digest:
            raise RecordError(1, f"played on another board ({header.board}); give its file with --board")
        return Game(title, header.seats, seed=header.seed, variants=header.variants, board=own, drawn=header.drawn)
    except msgspec.ValidationError as error:
        raise RecordError(1, _in_words(error)) from None
    except (BadSetup, LookupError) as error:
        raise RecordError(1, str(error.args[0])) from None
    except (RecordError, DataError):
        raise
    except ValueError as error:
        raise RecordError(1, str(error)) from None


def _play_line(game: Game[Any], line: dict[str, Any], kinds: _Kinds, number: int) -> None:
    seat, drawn = line.pop("seat", None), line.pop("drawn", [])
    if type(seat) is not int or not 0 <= seat < len(game.seats):
        raise RecordError(number, f"seat must be 0 to {len(game.seats) - 1}, not {shown(seat)}")
    if not isinstance(drawn, list) or any(type(value) is not int for value in drawn):
        raise RecordError(number, "drawn must be a list of whole numbers")
    try:
        action = kinds.read(line)
        game.play_recorded(action, seat, drawn)
    except msgspec.ValidationError as error:
        raise RecordError(number, _in_words(error)) from None
    except Refused as error:
        raise RecordError(number, f"action {number - 1} refused: {error}") from None
    except ValueError as error:
        raise RecordError(number, str(error)) from None


def _in_words(error: msgspec.ValidationError) -> str:
    key, problem = key_and_problem(error)
    return f"{key}: {problem}" if key else problem


def _check_end(game: Game[Any], line: dict[str, Any], number: int, last: int) -> None:
    end, said, digest = line.pop("end"), line.pop("digest", None), game.digest()
    if type(end) is not int or end != len(game.log):
        raise RecordError(number, f"the record says {shown(end)} actions but has {len(game.log)}")
    if line:
        raise RecordError(number, f"unknown key {shown(min(line))}; the end line has end and digest")
    if number != last:
        raise RecordError(number + 1, "lines after the end line")
    if said != digest:
        raise DigestMismatch(number, f"digest {shown(said)} does not match the replayed {digest!r}")
