"""What the steps of a company's turn know of it (1830 17.0)."""

from typing import TYPE_CHECKING, Any

from trunkline.core.refusal import Fact
from trunkline.core.step import Decision, Procedure
from trunkline.titles.eighteen_thirty.private_trade import Turn
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game

HOME, TRACK, TOKENS, RUN, DIVIDEND, TRAINS = range(6)


class TurnState(Turn, Procedure[Table1830]):
    """A company's turn. `stage` is the step that comes next; `fresh` until something is done."""

    __slots__ = ("company", "earned", "fresh", "id", "refused", "stage", "teleported")

    def __init__(self, company: int, name: str) -> None:
        self.company, self.id = company, name
        self.stage = HOME
        self.fresh = True
        self.teleported = False  # the tile was laid by a private that also brings a token
        self.earned = 0
        self.refused: list[tuple[int, int]] = []  # (private, price) declined in this turn

    def facts(self) -> dict[str, Fact]:
        return {"company": self.id}

    def has_asides(self, game: "Game[Table1830]") -> bool:
        """Whether the president could use a private or buy one: then a step is asked even if it offers nothing else."""
        raise NotImplementedError

    def own_or_fresh(self, seat: int) -> bool:
        return self.fresh

    def holdings_changed(self, game: "Game[Table1830]") -> None:
        """A new president takes over what waits for a decision at once (13.0-2)."""
        for step in game.stack[game.stack.index(self) + 1 :]:
            if isinstance(step, PresidentStep):
                step.seat = game.table.president(step.company)
                step.changed()


class PresidentStep(Decision[Table1830]):
    """A decision of a company's president."""

    __slots__ = ("company",)

    def __init__(self, game: "Game[Table1830]", company: int) -> None:
        self.company = company
        self.seat = game.table.president(company)

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def changed(self) -> None:
        """What was worked out for the options no longer holds."""

    def reconsider(self, game: "Game[Table1830]") -> None:
        """Something was done aside: the step may have nothing left to decide."""


class TurnStep(PresidentStep):
    """A step of a company's turn."""

    __slots__ = ()

    def turn(self, game: "Game[Table1830]") -> TurnState:
        """The company's turn, right below this step."""
        return game.stack[-2]  # type: ignore[return-value]

    def play(self, game: "Game[Table1830]", action: Any) -> None:
        self.turn(game).fresh = False
        self.act(game, action)

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        raise NotImplementedError
