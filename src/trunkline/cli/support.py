"""What the commands share: reading games, writing JSON, progress, errors in one line."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trunkline import load
from trunkline.bots import UnknownBot
from trunkline.core import BadSetup, DataError, DigestMismatch, Game, RecordError, Refused, Title
from trunkline.titles import UnknownTitle

LARGEST = 10**18 - 1
_WHOLE = re.compile(r"-?[0-9]{1,18}")


def whole(said: str) -> bool:
    """Whether a word is a whole number of a size that any command can use."""
    return _WHOLE.fullmatch(said) is not None


def shortened(said: str) -> str:
    return said if len(said) <= 40 else said[:39] + "…"


class Failure(Exception):
    """Ends a command with one line and an exit code."""

    def __init__(self, said: str, code: int = 2) -> None:
        super().__init__(said)
        self.code = code


def one_line(said: str) -> str:
    """A message as one line, whatever names of files it holds."""
    return " ".join(said.splitlines())


def complain(said: str) -> None:
    print(f"trunkline: {one_line(said)}", file=sys.stderr)


def explain(error: Exception) -> str | None:
    """One line for an error that input or usage caused; None for a fault of the program."""
    if isinstance(error, OSError):
        return f"{error.filename or 'output'}: {(error.strerror or str(error)).lower()}"
    if isinstance(error, BadSetup | DataError | RecordError | Failure | UnknownTitle | UnknownBot | Refused):
        return str(error)
    return None


def prepare_output() -> None:
    """Files and pipes get UTF-8; a terminal that lacks a letter shows a question mark."""
    out = sys.stdout
    if isinstance(out, TextIOWrapper):
        out.reconfigure(encoding=None if out.isatty() else "utf-8", errors="replace")


def say_json(value: Any) -> int:
    """One JSON document on stdout."""
    print(json.dumps(msgspec.to_builtins(value), ensure_ascii=False))
    return 0


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, only where that is a terminal; the yielded function takes the number done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)


def read_game(path: str, board: str | None = None) -> Game[Any]:
    """A game from a record or an 18xx.games file; errors name the file and the line or action."""
    if _is_foreign(Path(path)):
        from trunkline.interop import ImportRefused, import_file

        try:
            return import_file(path).game
        except ImportRefused as error:
            raise Failure(f"{path}: {error}") from None
        except RecursionError:
            raise Failure(f"{path}: nested too deeply") from None
    try:
        with progress_bar("replaying", 1) as advance:
            return load(path, board=board, progress=lambda done, of: advance(done // max(1, of)))
    except DigestMismatch as error:
        raise Failure(f"{path}: {error}", 1) from None
    except RecordError as error:
        raise Failure(f"{path}: {error}") from None
    except DataError as error:
        raise Failure(str(error)) from None


def game_at(path: str, at: int | None, board: str | None = None) -> Game[Any]:
    """A game after `at` actions, or as far as its file goes."""
    game = read_game(path, board)
    if at is None:
        return game
    if not 0 <= at <= len(game.log):
        raise Failure(f"{path}: --at {at}: the game has {len(game.log)} actions")
    return game.at(at)


def companies(game: Game[Any], wanted: str | None) -> list[str]:
    """The company asked for, or all with trains; refuses titles without trains and names that are no company's."""
    if type(game.title).best_run is Title.best_run:
        raise Failure(f"{game.title.id} has no train routes")
    index: dict[str, int] = game.board.company_index  # type: ignore[attr-defined]
    if wanted is None:
        return [name for name, number in index.items() if game.table.trains.owned[number]]
    if wanted not in index:
        raise Failure(f"{game.title.id} has no company {wanted!r}; it has {', '.join(index)}")
    return [wanted]


def write_text(said: str, target: str | None) -> None:
    """To a file, or to stdout without one."""
    if target is None or target == "-":
        sys.stdout.write(said)
    else:
        try:
            Path(target).write_text(said, "utf-8")
        except OSError as error:
            error.filename = target
            raise


def _is_foreign(path: Path) -> bool:
    """Whether a file is one of 18xx.games: one JSON object, where a record has one in every line."""
    with path.open("rb") as file:
        head = file.read(4096)
    if head[:2] == b"\x1f\x8b":
        return True
    first, _, second = head.lstrip().partition(b"\n")
    return first[:1] == b"{" and second.lstrip()[:1] != b"{" and b'"trunkline"' not in first
