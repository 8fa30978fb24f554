"""Playing a file of 18xx.games into a game.

A title's module `trunkline.interop.<slug>` says how its actions read. It has

- `OPTIONS`: what an optional rule of the site means as variants; `UNSUPPORTED`: why one is not here;
- `Reader(game, ids)`: its `play(raw)` plays one action of the file and is False where players agreed to stop;
- `difference(game, ids, line, memory)`: where a game differs from a line of a trace, or None;
- `best_run(game, raw)`: the best routes before a run that the file records.
"""

from collections.abc import Callable
from typing import Any

import msgspec

import trunkline
from trunkline.core import Game, Refused
from trunkline.core.game import BadSetup
from trunkline.core.title import Title, Value
from trunkline.interop.files import ImportRefused, Source, clean, optional_rules, player_id, player_ids, read_game

Watch = Callable[[int, dict[str, Any], "Imported"], None]
_TITLES = ("1830", "1817")


class Imported:
    """A game read from a file. `actions` are those that count, `ids` the players' ids in seat order."""

    __slots__ = ("actions", "data", "game", "ids", "reader", "stopped")

    def __init__(self, data: dict[str, Any], game: Game[Any], reader: Any, ids: tuple[Any, ...]) -> None:
        self.data, self.game, self.reader, self.ids = data, game, reader, ids
        self.actions: list[dict[str, Any]] = []
        self.stopped = False

    @property
    def result(self) -> dict[str, int]:
        """Worth per player id now; a title's module may have a `result(game)` where the site counts otherwise."""
        counted = getattr(self.game.title.part("interop"), "result", self.game.title.worth)
        return {str(one): worth for one, worth in zip(self.ids, counted(self.game), strict=True)}


def import_file(source: Source, watch: Watch | None = None, before: Watch | None = None) -> Imported:
    """Play a file; `before` and `watch` are called before and after every action. Raises `ImportRefused`."""
    imported = start(read_game(source))
    imported.actions = _with_ids(clean(imported.data["actions"]), player_ids(imported.data["players"]))
    for index, raw in enumerate(imported.actions):
        if before is not None:
            before(index, raw, imported)
        _play(imported, raw, index + 1)
        if watch is not None:
            watch(index, raw, imported)
    return imported


def start(data: dict[str, Any]) -> Imported:
    """The game of a file before its first action."""
    title = _title(str(data["title"]))
    part = title.part("interop")
    variants: dict[str, Value] = {"deal_needs_consent": True} if _knows(title, "deal_needs_consent") else {}
    for rule in optional_rules(data):
        if rule in part.UNSUPPORTED:
            raise ImportRefused(f"optional rule {rule!r}: {part.UNSUPPORTED[rule]}")
        if rule not in part.OPTIONS:
            raise ImportRefused(f"unknown optional rule {rule!r}; known: {', '.join(sorted(part.OPTIONS))}")
        variants |= part.OPTIONS[rule]
    ids = tuple(player_id(one) for one in data["players"])
    names = [_name(one, seat) for seat, one in enumerate(data["players"])]
    try:
        game = trunkline.new(title.id, names, seed=0, variants=variants, platform="18xx.games")
    except BadSetup as error:
        raise ImportRefused(str(error)) from None
    return Imported(data, game, part.Reader(game, ids), ids)


def _with_ids(actions: list[dict[str, Any]], ids: dict[str, int | str]) -> list[dict[str, Any]]:
    """Players called by their ids, where an action has the id as a word or the name."""
    return [
        raw | {"entity": ids[who]}
        if raw.get("entity_type") == "player" and (who := str(raw.get("entity"))) in ids
        else raw
        for raw in actions
    ]


def _title(name: str) -> Title:
    if name not in _TITLES:
        raise ImportRefused(f"title {name[:40]!r} cannot be imported; known: {', '.join(_TITLES)}")
    return trunkline.title(name)


def _knows(title: Title, variant: str) -> bool:
    return any(item.id == variant for item in title.variants)


def _name(player: dict[str, Any], seat: int) -> str:
    name = "".join(letter for letter in str(player.get("name", "")) if letter.isprintable()).strip()[:40]
    return name or f"Player {seat + 1}"


def _play(imported: Imported, raw: dict[str, Any], number: int) -> None:
    """Play one action, or say clearly why not."""
    if imported.stopped:
        raise ImportRefused("comes after the end of the game", number, raw)
    try:
        imported.stopped = not imported.reader.play(raw)
    except Refused as error:
        raise ImportRefused(str(error), number, raw, error.refusal.rule) from None
    except ImportRefused as error:
        raise ImportRefused(str(error), number, raw, error.rule) from None
    except msgspec.ValidationError as error:
        raise ImportRefused(str(error), number, raw) from None
    except (KeyError, IndexError) as error:
        raise ImportRefused(f"something is missing or unknown: {error}", number, raw) from None
    except (TypeError, ValueError, AttributeError) as error:
        raise ImportRefused(f"cannot be read ({error})", number, raw) from None
