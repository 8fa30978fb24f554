"""A game's whole past: every entry of its log, undone ones too, and the position after any of them."""

import threading
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Union

import msgspec

from trunkline.core import Action, Event, Game, Header, Refused, Title
from trunkline.server.rows import LogRow

REMEMBERED = 8  # past positions kept beside the game's own copies, so that stepping on is one action


class BrokenLog(Exception):
    """A stored log does not replay; `seq` is the first entry that does not fit."""

    def __init__(self, seq: int, problem: str) -> None:
        super().__init__(f"entry {seq}: {problem}")
        self.seq, self.problem = seq, problem


class Entry:
    """One entry of the log: an action, or an undo that went back to the position after entry `to`."""

    __slots__ = ("action", "action_id", "at", "drawn", "events", "kind", "person", "revealed", "seat", "seq", "to")

    def __init__(
        self, seq: int, action_id: str, kind: str, seat: int, person: str | None, at: int,
        action: Action | None = None, to: int | None = None,
    ) -> None:  # fmt: skip
        self.seq, self.action_id, self.kind, self.seat, self.person, self.at = seq, action_id, kind, seat, person, at
        self.action, self.to = action, to
        self.events: tuple[Event, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.revealed = False

    def body(self) -> str:
        return msgspec.json.encode({"to": self.to} if self.action is None else self.action).decode()


def start(title: Title, header: Header) -> Game[Any]:
    """The game of a header before its first action."""
    return Game(title, header.seats, seed=header.seed, variants=header.variants, drawn=header.drawn)


@cache
def _decoder(title: Title) -> msgspec.json.Decoder[Any]:
    """Made once: to make it costs many times what it is used for."""
    return msgspec.json.Decoder(Union[title.actions])  # noqa: UP007


def decode_action(title: Title, body: bytes | str) -> Action:
    """Raises `msgspec.ValidationError` for what is not an action of this title."""
    action: Action = _decoder(title).decode(body)
    return action


def chained(before: str, entry: Entry) -> str:
    """The hash that ties an entry to all before it."""
    said = [
        before,
        entry.seq,
        entry.action_id,
        entry.kind,
        entry.seat,
        entry.person,
        entry.body(),
        entry.drawn,
        entry.at,
    ]
    return blake2b(msgspec.json.encode(said), digest_size=16).hexdigest()


class History:
    """Grows by `add`. The games it hands out are shared: look, do not play on them; `game` is the newest."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.chain = ""
        self.ids: dict[str, Entry] = {}
        self._line: list[int] = []  # the seqs of the actions in effect
        self._same_as = [0]  # per seq: the action after which the position was the same (0: the start)
        self._before: dict[int, int] = {}  # per action: the one it was played after
        self._worth = {0: _worth(game)}
        self._past: dict[int, Game[Any]] = {}
        self._lock = threading.Lock()

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def title(self) -> Title:
        return self.game.title

    # --- growing ------------------------------------------------------------------------------------------------

    def played(self, entry: Entry, drawn: Sequence[int] | None = None) -> Game[Any]:
        """The game after `entry`, and the entry's events filled in; nothing is added yet. Raises `Refused`."""
        if entry.action is None:
            return self.at(entry.to or 0)
        game = self.game.copy()
        if drawn is None:
            game.play(entry.action, entry.seat)
        else:
            game.play_recorded(entry.action, entry.seat, drawn)
        last = game.log[-1]
        entry.events, entry.drawn, entry.revealed = last.events, last.drawn, last.revealed
        return game

    def add(self, entry: Entry, game: Game[Any], chain: str) -> None:
        """Take over what `played` gave, once it is committed."""
        latest = self._same_as[-1]
        self.entries.append(entry)
        self.ids[entry.action_id] = entry
        self.game, self.chain = game, chain
        if entry.action is None:
            self._same_as.append(self._same_as[entry.to or 0])
            self._line = self.path(self.seq)
        else:
            self._before[entry.seq] = latest
            self._same_as.append(entry.seq)
            self._line.append(entry.seq)
            self._worth[entry.seq] = _worth(game)

    def replay(self, rows: Iterable[LogRow], check_states: bool = False) -> None:
        """Add stored entries; raises `BrokenLog` at the first that does not fit."""
        for row in rows:
            entry = read_entry(self.title, row)
            if entry.seq != self.seq + 1:
                raise BrokenLog(row.seq, f"entry {self.seq + 1} is missing")
            try:
                game = self.played(entry, msgspec.json.decode(row.drawn, type=list[int]))
            except (Refused, ValueError, IndexError) as error:
                raise BrokenLog(row.seq, f"does not replay: {error}") from error
            chain = chained(self.chain, entry)
            if chain != row.chain:
                raise BrokenLog(row.seq, "the chain of hashes is broken: an entry was changed")
            if check_states and row.state != game.digest():
                raise BrokenLog(row.seq, "the position after it is not the stored one")
            self.add(entry, game, chain)

    # --- looking back -------------------------------------------------------------------------------------------

    def path(self, seq: int) -> list[int]:
        """The seqs of the actions in effect after entry `seq`."""
        path, node = [], self._same_as[seq]
        while node:
            path.append(node)
            node = self._before[node]
        return path[::-1]

    @property
    def line(self) -> list[int]:
        return self._line

    def at(self, seq: int) -> Game[Any]:
        """The game after entry `seq`, from the nearest copy."""
        node = self._same_as[seq]
        if node == self._same_as[-1]:
            return self.game
        game = self._past.get(node)
        if game is None:
            game = self._stepped(node) or self._rebuilt(node)
            with self._lock:  # readers of the past come in threads
                self._past[node] = game
                while len(self._past) > REMEMBERED:
                    del self._past[next(iter(self._past))]
        return game

    def _stepped(self, node: int) -> Game[Any] | None:
        """One action on from a remembered position."""
        before = self._past.get(self._before[node]) if node else None
        return _on(before.copy(), [self.entries[node - 1]]) if before else None

    def _rebuilt(self, node: int) -> Game[Any]:
        path, line = self.path(node), self._line
        shared = 0
        while shared < min(len(path), len(line)) and path[shared] == line[shared]:
            shared += 1
        return _on(self.game.at(shared), [self.entries[seq - 1] for seq in path[shared:]])

    def undone(self, seq: int) -> bool:
        """Whether the action of entry `seq` is not in effect any more."""
        return self.entries[seq - 1].action is not None and seq not in self._in_line()

    def worth(self) -> list[tuple[int, list[int]]]:
        """What everybody was worth, as far as all may know, after each action in effect."""
        return [(seq, self._worth[seq]) for seq in (0, *self._line)]

    def _in_line(self) -> set[int]:
        return set(self._line)


def read_entry(title: Title, row: LogRow) -> Entry:
    try:
        if row.kind == "undo":
            to = msgspec.json.decode(row.body, type=dict[str, int])["to"]
            return Entry(row.seq, row.action_id, row.kind, row.seat, row.person, row.at, to=to)
        action = decode_action(title, row.body)
    except (msgspec.MsgspecError, KeyError) as error:
        raise BrokenLog(row.seq, f"cannot be read: {error}") from error
    return Entry(row.seq, row.action_id, row.kind, row.seat, row.person, row.at, action=action)


def hides(game: Game[Any]) -> bool:
    """Whether there is anything on the table now that a spectator may not know; the seed alone does not count."""
    if game.ended is not None:
        return False
    seen = game.seen_by(None)
    return seen is not game and seen.digest() != game.digest()


def _on(game: Game[Any], entries: Sequence[Entry]) -> Game[Any]:
    for entry in entries:
        assert entry.action is not None
        game.play_recorded(entry.action, entry.seat, entry.drawn)
    return game


def _worth(game: Game[Any]) -> list[int]:
    """Worth from public knowledge: nobody learns from a graph what a hand holds."""
    return list(game.title.worth(game if game.ended else game.seen_by(None)))
