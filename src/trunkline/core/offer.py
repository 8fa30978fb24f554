"""Consent of another seat is a decision of that seat."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from trunkline.core.action import Accept, Decline
from trunkline.core.option import Option
from trunkline.core.refusal import Refusal
from trunkline.core.step import Decision, T

if TYPE_CHECKING:
    from trunkline.core.game import Game


class Offer(Decision[T]):
    """Asks `seat` for a yes or no. A title's subclass keeps what is offered and says what a yes or a no does."""

    __slots__ = ()
    takes = (Accept, Decline)

    def accepted(self, game: "Game[T]") -> None:
        raise NotImplementedError

    def declined(self, game: "Game[T]") -> None:
        """Called after the offer has left the stack; by default a no changes nothing."""

    def options(self, game: "Game[T]") -> Iterable[Option]:
        return (Option(Accept()), Option(Decline()))

    def refusal(self, game: "Game[T]", action: Any) -> Refusal | None:
        return None

    def play(self, game: "Game[T]", action: Any) -> None:
        game.finish(self)
        if type(action) is Accept:
            self.accepted(game)
        else:
            self.declined(game)
