"""A running game: a table and a stack of steps."""

import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Generic

import msgspec

from trunkline.core.action import Action
from trunkline.core.chance import Chance
from trunkline.core.data import Board
from trunkline.core.event import Event
from trunkline.core.option import Option
from trunkline.core.plain import digest
from trunkline.core.refusal import Refusal, Refused
from trunkline.core.step import Decision, Procedure, Step, T
from trunkline.core.text import text_for
from trunkline.core.title import Title, Value
from trunkline.core.words import shown

KEEP_EVERY = 64  # a copy is kept after so many actions; undo and `at` replay from the nearest one
LONGEST_NAME = 40


class BadSetup(ValueError):
    """A game cannot be set up like this."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What defines a game before its first action. `variants` holds what differs from the title's defaults."""

    title: str
    rules: str
    seats: tuple[str, ...]
    seed: int
    board: str
    variants: dict[str, Value] = {}
    drawn: tuple[int, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """An action as it was played. `revealed`: it brought hidden information or chance to light."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    drawn: tuple[int, ...] = ()
    revealed: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: per seat its rank (1 is best, equal ranks are shared) and worth; why it ended."""

    ranks: tuple[int, ...]
    worth: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> list[int]:
        """The seats that come first."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def rank(scores: Sequence[Any]) -> tuple[int, ...]:
    """Ranks for scores (higher is better, equal scores share a rank). A score may be a tuple with tie-breaks."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


class Game(Generic[T]):
    """One game. Everything that changes lies in `table`, `stack`, `chance`, `log` and `ended`."""

    __slots__ = (
        "_events",
        "_kept",
        "_revealed",
        "board",
        "chance",
        "ended",
        "header",
        "log",
        "opening",
        "stack",
        "table",
        "title",
        "variants",
    )

    table: T

    def __init__(
        self,
        title: Title,
        seats: Sequence[str] | int,
        *,
        seed: int | None = None,
        variants: Mapping[str, Value] | None = None,
        platform: str | None = None,
        board: Board | None = None,
        drawn: Sequence[int] = (),
    ) -> None:
        names = _checked_names(title, seats)
        if variants is not None and not isinstance(variants, Mapping):
            raise BadSetup(f"variants are values by id, not {shown(variants)}")
        try:
            self.variants: dict[str, Value] = title.resolve(variants or {}, platform)
        except ValueError as error:
            raise BadSetup(str(error)) from None
        self.title, self.board = title, board or title.board
        self.chance = Chance(_checked_seed(seed))
        self.chance.forced = list(drawn)
        self.stack: list[Step[T]] = []
        self.log: list[Played] = []
        self.ended: Outcome | None = None
        self._kept: list[tuple[int, Game[T]]] = []
        self._events: list[Event] = []
        self._revealed = False
        defaults = {variant.id: variant.default for variant in title.variants}
        chosen = {key: value for key, value in self.variants.items() if value != defaults[key]}
        self.header = Header(title.id, title.rules, names, self.chance.seed, self.board.digest, chosen)
        self.stack.append(title.start(self))
        self._settle()
        if self.chance.forced:
            raise BadSetup(f"{len(self.chance.forced)} drawn values too many")
        self.opening = tuple(self._events)
        self.header = msgspec.structs.replace(self.header, drawn=tuple(self.chance.drawn))

    # --- who decides what -------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return self.stack[-1].seat if self.stack else None  # type: ignore[attr-defined]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.header.seats

    @property
    def decision(self) -> Decision[T]:
        """The step that waits for a seat."""
        return self.stack[-1]  # type: ignore[return-value]

    def why(self, lang: str = "en") -> str:
        """The stack, readable: what is being decided and for what."""
        return text_for(self.title, lang).why(self)

    def options(self, seat: int | None = None) -> list[Option]:
        """Every legal action of the deciding seat, or of another one where the rules let it act out of turn."""
        if not self.stack:
            return []
        top = self.decision
        if seat is None:
            seat = top.seat
        found = list(top.options(self)) if seat == top.seat else []
        for step in reversed(self.stack):
            if step.aside:
                found.extend(step.aside_options(self, seat))
        return found

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """None if the action is legal, or why it is not."""
        if self.stack:
            top = self.decision
            if type(action) in top.takes and (seat is None or seat == top.seat):
                return top.refusal(self, action)
        taker = self._aside(action, seat)
        if isinstance(taker, Refusal):
            return taker
        return taker.aside_refusal(self, self.seat if seat is None else seat, action)  # type: ignore[arg-type]

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self, action: Action, seat: int | None = None) -> list[Event]:
        """Play a legal action and return what happened; raises `Refused` and changes nothing if it is illegal."""
        refusal = self.refusal(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        return self._apply(action, seat)

    def emit(self, event: Event) -> None:
        """Report a fact that happened."""
        self._events.append(event)

    def reveal(self) -> None:
        """Say that this action brought hidden information to light: it cannot be undone without consent."""
        self._revealed = True

    def push(self, step: Step[T]) -> None:
        self.stack.append(step)

    def finish(self, step: Step[T]) -> None:
        """`step` is over; only the top of the stack can be."""
        if self.stack[-1] is not step:
            raise AssertionError(f"{type(step).__name__} is not on top of the stack")
        self.stack.pop()

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        self.ended = outcome
        self.stack.clear()

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.ended

    # --- looking and going back -------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The game as JSON-ready data; nothing in it that this seat (None: a spectator) may not know."""
        return {
            "title": self.title.id,
            "seats": list(self.seats),
            "variants": self.header.variants,
            "board": {"digest": self.board.digest, "origin": msgspec.to_builtins(self.board.origin)},
            "seq": len(self.log),
            "seat": self.seat,
            "stack": [{"step": type(step).__name__, **step.told()} for step in self.stack],
            "outcome": msgspec.to_builtins(self.ended),
            "table": self.title.view(self, seat),
        }

    def seen_by(self, seat: int | None) -> "Game[T]":
        """The game as this seat knows it: what it may not know is taken out or shuffled. Bots get this."""
        game: Game[T] = self.title.seen_by(self, seat)
        return game

    def digest(self) -> str:
        """A hash of table and stack."""
        return digest(self.table, [[type(step).__name__, step] for step in self.stack], self.ended)

    def copy(self) -> "Game[T]":
        """An independent copy."""
        twin: Game[T] = object.__new__(type(self))
        twin.title, twin.board, twin.header, twin.variants = (
            self.title,
            self.board,
            self.header,
            self.variants,
        )
        twin.opening, twin.ended = self.opening, self.ended
        twin.table = self.table.copy()
        twin.stack = [step.copy() for step in self.stack]
        twin.chance = self.chance.copy()
        twin.log = self.log[:]
        twin._kept = self._kept[:]
        twin._events, twin._revealed = [], False
        return twin

    def at(self, n: int) -> "Game[T]":
        """The game after its first `n` actions."""
        if not 0 <= n <= len(self.log):
            raise IndexError(f"the game has {len(self.log)} actions, not {n}")
        if n == len(self.log):
            return self.copy()
        at, kept = max((k for k in self._kept if k[0] <= n), key=lambda k: k[0], default=(0, None))
        game = kept.copy() if kept else self._fresh()
        game.log = self.log[:at]
        game._kept = [k for k in self._kept if k[0] <= at]
        for played in self.log[at:n]:
            game.chance.forced = list(played.drawn)
            game._apply(played.action, played.seat)
        return game

    def undo(self) -> Played:
        """Take back the last action and return it."""
        if not self.log:
            raise IndexError("there is nothing to undo")
        last, before = self.log[-1], self.at(len(self.log) - 1)
        for name in Game.__slots__:
            setattr(self, name, getattr(before, name))
        return last

    def play_recorded(self, action: Action, seat: int, drawn: Sequence[int]) -> list[Event]:
        """Play an action with the chance values of a record; raises `ValueError` where they do not fit."""
        chance = self.chance
        chance.forced = list(drawn)
        try:
            events = self.play(action, seat)
            if chance.forced:
                raise ValueError(f"{len(chance.forced)} drawn values too many")
        finally:
            chance.forced = []
        return events

    def __repr__(self) -> str:
        now = "over" if self.seat is None else f"{self.seats[self.seat]} decides"
        return f"<{self.title.id} with {', '.join(self.seats)}: {len(self.log)} actions, {now}>"

    def _repr_svg_(self) -> str:
        drawing: str = self.title.part("draw").board(self)
        return drawing

    # --- inside -----------------------------------------------------------------------------------------------

    def _fresh(self) -> "Game[T]":
        header = self.header
        return Game(
            self.title,
            header.seats,
            seed=header.seed,
            variants=header.variants,
            board=self.board,
            drawn=header.drawn,
        )

    def _aside(self, action: Action, seat: int | None) -> Step[T] | Refusal:
        """The step that takes this action aside from the decision, or why there is none."""
        if not self.stack:
            return Refusal("game_over", "game")
        top = self.decision
        kind = type(action)
        for step in reversed(self.stack):
            if kind in step.aside:
                return step
        if seat is not None and seat != top.seat:
            return Refusal("out_of_turn", top.rule, {"seat": seat, "turn_seat": top.seat})
        return Refusal("not_now", top.rule, {"action": kind.__name__})

    def _apply(self, action: Action, seat: int | None) -> list[Event]:
        top = self.decision
        actor = top.seat if seat is None else seat
        events: list[Event] = []
        self._events = events
        self._revealed = False
        chance = self.chance
        chance.drawn = []
        if actor == top.seat and type(action) in top.takes:
            top.play(self, action)
        else:
            taker = self._aside(action, seat)
            assert not isinstance(taker, Refusal)
            taker.aside_play(self, actor, action)
        self._settle()
        log, drawn = self.log, tuple(chance.drawn)
        log.append(Played(actor, action, tuple(events), drawn, self._revealed or bool(drawn)))
        if not len(log) % KEEP_EVERY:
            kept = self.copy()
            kept.log, kept._kept = [], []
            self._kept.append((len(log), kept))
        return events

    def _settle(self) -> None:
        """Run procedures until a seat must decide or the game is over."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if top.decides:
                return
            assert isinstance(top, Procedure)
            top.advance(self)
        if self.ended is None:
            raise AssertionError("the stack ran empty without an outcome")


def _checked_names(title: Title, seats: Sequence[str] | int) -> tuple[str, ...]:
    low, high = title.seats
    if isinstance(seats, str) or not isinstance(seats, int | Sequence):
        raise BadSetup(f"seats are a number or a list of names, not {shown(seats)}")
    count = seats if isinstance(seats, int) else len(seats)
    if not low <= count <= high:
        raise BadSetup(f"{title.id} is for {low} to {high} seats, not {count}")
    names = tuple(f"Player {n + 1}" for n in range(count)) if isinstance(seats, int) else tuple(seats)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup(f"a seat's name has 1 to {LONGEST_NAME} printable characters, not {shown(name)}")
    return names


def _checked_seed(seed: int | None) -> int:
    try:
        return secrets.randbits(48) if seed is None else operator.index(seed)
    except TypeError:
        raise BadSetup(f"a seed is a whole number, not {shown(seed)}") from None
