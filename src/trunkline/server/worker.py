"""A process in which bots think. Reads a job per line from stdin, writes an answer per line to stdout."""

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from trunkline.bots import ask, make
from trunkline.core import Game, Header, Title
from trunkline.server.history import decode_action, start
from trunkline.titles import find as find_title


class Move(msgspec.Struct):
    seat: int
    action: msgspec.Raw
    drawn: list[int]


class Question(msgspec.Struct):
    """A job as the worker reads it; see `bots.Job`."""

    table: str
    header: Header | None
    keep: int
    moves: list[Move]
    seat: int
    bot: str
    seed: int
    budget: float
    drop: str | None = None


class Thinker:
    """Keeps the games it was asked about, so that a question costs only the new moves."""

    def __init__(self, find: Callable[[str], Title]) -> None:
        self._find = find
        self._games: dict[str, Game[Any]] = {}

    def answer(self, question: Question) -> dict[str, Any]:
        if question.drop:
            self._games.pop(question.drop, None)
        game = self._game(question)
        action = ask(make(question.bot, question.seed), game, question.budget)
        return {"action": action}

    def _game(self, question: Question) -> Game[Any]:
        if question.header is not None:
            game = start(self._find(question.header.title), question.header)
        else:
            game = self._games.pop(question.table)
            if len(game.log) != question.keep:
                game = game.at(question.keep)
        for move in question.moves:
            game.play_recorded(decode_action(game.title, bytes(move.action)), move.seat, move.drawn)
        self._games[question.table] = game
        return game


def _leave_with(parent: int) -> None:
    """End this process when the server is gone, even while a bot thinks for ever."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def main(find: Callable[[str], Title] = find_title) -> None:
    """Answer until stdin is closed. What a bot prints goes to stderr."""
    answers: BinaryIO = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    thinker = Thinker(find)
    answers.write(b"ready\n")
    answers.flush()
    for line in sys.stdin.buffer:
        try:
            answer = thinker.answer(msgspec.json.decode(line, type=Question))
        except Exception as error:
            traceback.print_exc()
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
