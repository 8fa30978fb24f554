"""Steps: the elements of the stack, and the table they work on."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from trunkline.core.action import Action
from trunkline.core.option import Option
from trunkline.core.plain import slots_of
from trunkline.core.refusal import Fact, Refusal

if TYPE_CHECKING:
    from trunkline.core.game import Game


class Table:
    """All that lies on the table, as plain data in slots. `static` names slots that never change and are shared."""

    __slots__ = ()
    static: ClassVar[frozenset[str]] = frozenset({"board"})

    def copy(self) -> Self:
        raise NotImplementedError


T = TypeVar("T", bound=Table)


class Step(Generic[T]):
    """One element of the stack; its slots are plain data.

    A step below the top may offer actions aside, for rules of the kind "at any time during the turn": list their types
    in `aside` and fill the three `aside_` methods.
    """

    __slots__ = ()
    decides: ClassVar[bool] = False
    static: ClassVar[frozenset[str]] = frozenset()
    aside: ClassVar[tuple[type[Action], ...]] = ()

    def copy(self) -> Self:
        """An independent copy. This one serves slots with immutable values and flat lists, dicts and sets of them."""
        twin = object.__new__(type(self))
        for name in slots_of(type(self)):
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in (list, dict, set) else value)
        return twin

    def facts(self) -> dict[str, Fact]:
        """What the text `step-<name>` in the catalogues may speak of."""
        return {}

    def told(self) -> dict[str, Any]:
        """What a view tells of this step."""
        return self.facts()

    def aside_options(self, game: "Game[T]", seat: int) -> Iterable[Option]:
        return ()

    def aside_refusal(self, game: "Game[T]", seat: int, action: Any) -> Refusal | None:
        raise NotImplementedError

    def aside_play(self, game: "Game[T]", seat: int, action: Any) -> None:
        raise NotImplementedError


class Procedure(Step[T]):
    """Knows what comes next; runs whenever it is on top. It must push a step, finish itself or end the game."""

    __slots__ = ()

    def advance(self, game: "Game[T]") -> None:
        raise NotImplementedError


class Decision(Step[T]):
    """Waits for one seat. `takes` lists the kinds of action it understands; others are refused before it is asked."""

    __slots__ = ("seat",)
    decides = True
    takes: ClassVar[tuple[type[Action], ...]] = ()
    rule: ClassVar[str] = "turn"
    seat: int

    def options(self, game: "Game[T]") -> Iterable[Option]:
        """All legal actions, in a stable and meaningful order; every one is covered by exactly one option."""
        raise NotImplementedError

    def refusal(self, game: "Game[T]", action: Any) -> Refusal | None:
        """A fast check of one action of a kind in `takes`; agrees with `options`."""
        raise NotImplementedError

    def play(self, game: "Game[T]", action: Any) -> None:
        """Change the table, emit events, push or finish steps. Called with legal actions only."""
        raise NotImplementedError

    def disabled(self, game: "Game[T]") -> Iterable[tuple[Action, Refusal]]:
        """Actions worth showing although they are illegal now, with the reason."""
        return ()
