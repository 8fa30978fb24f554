"""Files of 18xx.games: reading them, and the list of actions that count."""

import gzip
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

from trunkline.core.data import LARGEST, DataError, read_file

ORDERS = ("program_", "message")  # orders for automatic actions, given and ended, and chat: not part of the game
Source = str | Path | bytes


class ImportRefused(ValueError):
    """A file cannot be imported. `number` counts the actions that count from 1; 0: the file itself is wrong."""

    def __init__(self, problem: str, number: int = 0, action: dict[str, Any] | None = None, rule: str = "") -> None:
        where = ""
        if number:
            raw = action or {}
            where = (
                f"action {number} (id {raw.get('id', 'none')}, {raw.get('type')!s:.40} by {raw.get('entity')!s:.40}): "
            )
        named = f" (rule {rule})" if rule and f"(rule {rule})" not in problem else ""
        super().__init__("".join(letter if letter.isprintable() else "?" for letter in where + problem + named))
        self.number, self.rule = number, rule
        self.id = (action or {}).get("id")


def read_bytes(source: Source) -> bytes:
    """The content of a file, unpacked where it is compressed."""
    if isinstance(source, bytes):
        raw = source
    else:
        try:
            raw = read_file(source)
        except OSError as error:
            raise ImportRefused(f"{source}: {error.strerror}") from None
        except DataError as error:
            raise ImportRefused(str(error)) from None
    if raw[:2] == b"\x1f\x8b":
        try:
            with gzip.GzipFile(fileobj=BytesIO(raw)) as packed:
                raw = packed.read(LARGEST * 4 + 1)
        except (OSError, EOFError) as error:
            raise ImportRefused(f"not a valid compressed file ({error})") from None
        if len(raw) > LARGEST * 4:
            raise ImportRefused("the file is too large when unpacked")
    return raw


def read_game(source: Source) -> dict[str, Any]:
    """A game file as data, its outline checked."""
    try:
        data = msgspec.json.decode(read_bytes(source))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ImportRefused(f"not valid JSON ({error})") from None
    if not isinstance(data, dict) or "title" not in data:
        raise ImportRefused("not a game of 18xx.games: no title")
    players = data.get("players")
    if not isinstance(players, list) or not all(
        isinstance(one, dict) and player_id(one) is not None for one in players
    ):
        raise ImportRefused("players is missing, or a player has no id")
    if len({str(player_id(one)) for one in players}) != len(players):
        raise ImportRefused("two players have the same id")
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(one, dict) for one in actions):
        raise ImportRefused("actions is missing or not a list of objects")
    return data


def player_id(player: dict[str, Any]) -> int | str | None:
    """What actions call a player: the id, in games without ids the name."""
    found = player.get("id", player.get("name"))
    return found if isinstance(found, int | str) else None


def player_ids(players: list[dict[str, Any]]) -> dict[str, int | str]:
    """The ids by all that stands for them in files: the id as a word, and the name."""
    ids = [(one, found) for one in players if (found := player_id(one)) is not None]
    return {str(one.get("name")): found for one, found in ids} | {str(found): found for _, found in ids}


def optional_rules(data: dict[str, Any]) -> list[str]:
    """The options of a game, wherever the file keeps them."""
    settings = data.get("settings")
    found: dict[str, None] = {}
    for place in (data, settings if isinstance(settings, dict) else {}):
        rules = place.get("optional_rules")
        if rules is not None and (not isinstance(rules, list) or not all(isinstance(one, str) for one in rules)):
            raise ImportRefused("optional_rules is not a list of words")
        found |= dict.fromkeys(rules or ())
    return list(found)


def whole(value: Any) -> int:
    """A number of a file, which may stand there as a word."""
    try:
        found = int(value)
    except (TypeError, ValueError, OverflowError):
        raise ImportRefused(f"{value!r:.40} is not a whole number") from None
    if isinstance(value, float) and found != value:
        raise ImportRefused(f"{value} is not a whole number")
    return found


def clean(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The actions that count: without what was undone or is marked to be skipped, chat and automation; automatic
    actions stand for themselves."""
    done: list[dict[str, Any]] = []
    undone: list[list[dict[str, Any]]] = []
    for number, action in enumerate(actions, 1):
        kind = action.get("type")
        if not isinstance(kind, str):
            raise ImportRefused("an action without a type", number, action)
        if kind == "message" or action.get("skip"):
            continue
        nested = action.get("auto_actions") or []
        if not isinstance(nested, list) or not all(isinstance(one, dict) for one in nested):
            raise ImportRefused("auto_actions is not a list of objects", number, action)
        if kind == "undo":
            undone.append(_undo(done, action, number))
        elif kind == "redo":
            if not undone:
                raise ImportRefused("there is nothing to redo", number, action)
            done += undone.pop()
        else:
            undone.clear()
            done.append(action)
    return [one for action in done for one in _spread(action)]


def _undo(done: list[dict[str, Any]], action: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Take back the last action, or all after the one that is named."""
    keep = len(done) - 1
    target = action.get("action_id")
    if target is not None:
        if not isinstance(target, int):
            raise ImportRefused("action_id is not a number", number, action)
        keep = next(
            (at for at, one in enumerate(done) if isinstance(one.get("id"), int) and one["id"] > target), len(done)
        )
    if keep < 0:
        raise ImportRefused("there is nothing to undo", number, action)
    taken = done[keep:]
    del done[keep:]
    return taken


def _spread(action: dict[str, Any]) -> list[dict[str, Any]]:
    """An action and the automatic ones that followed from it."""
    follow = [one | {"id": one.get("id", action.get("id")), "auto": True} for one in action.get("auto_actions") or ()]
    return [one for one in (action, *follow) if not str(one.get("type")).startswith(ORDERS)]
