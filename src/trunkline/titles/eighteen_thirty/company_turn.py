"""A company's turn: its steps in their order, and what may be done at any moment of it (1830 17.0)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.core.action import Action
from trunkline.core.option import Option
from trunkline.core.refusal import Refusal
from trunkline.titles.eighteen_thirty import laying, private_trade
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, UsePrivate
from trunkline.titles.eighteen_thirty.laying import begin_laying
from trunkline.titles.eighteen_thirty.running import begin_dividend, begin_running
from trunkline.titles.eighteen_thirty.stations import begin_home, begin_tokens
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.train_purchase import begin_trains
from trunkline.titles.eighteen_thirty.turn_base import PresidentStep, TurnState

if TYPE_CHECKING:
    from trunkline.core.game import Game

STAGES = (begin_home, begin_laying, begin_tokens, begin_running, begin_dividend, begin_trains)


class CompanyTurn(TurnState):
    """The steps of 17.0, one after the other."""

    __slots__ = ()
    aside: ClassVar[tuple[type[Action], ...]] = (BuyPrivate, UsePrivate)

    def advance(self, game: "Game[Table1830]") -> None:
        if self.stage == len(STAGES):
            game.finish(self)
            return
        begin = STAGES[self.stage]
        self.stage += 1
        begin(game, self)

    def has_asides(self, game: "Game[Table1830]") -> bool:
        """Whether the president could use a private or buy one: then a step is asked even if it offers nothing else."""
        if self.own_asides(game):
            return True
        return game.variants["cs_extra_tile_when"] == "whole_turn" and laying.holds_extra_tile(game, self.company)

    def own_asides(self, game: "Game[Table1830]") -> list[Option]:
        found = private_trade.company_deals(game, self.company, self.refused)
        found.extend(laying.extra_tile_options(game, self))
        return found

    # -- at any moment of the turn (17.0-7)

    def aside_options(self, game: "Game[Table1830]", seat: int) -> Iterable[Option]:
        if not self.is_open(game, seat):
            return []
        return self.own_asides(game)

    def is_open(self, game: "Game[Table1830]", seat: int) -> bool:
        """Whenever the president decides for the company, and for nobody else."""
        top = game.stack[-1]
        return isinstance(top, PresidentStep) and (top.company, top.seat) == (self.company, seat)

    def aside_refusal(self, game: "Game[Table1830]", seat: int, action: Any) -> Refusal | None:
        if not self.is_open(game, seat):
            return Refusal("not_president", "1830 9.0-2", {"company": game.table.id_of(self.company)})
        if type(action) is BuyPrivate:
            return private_trade.company_refusal(game, self.company, self.refused, action)
        return laying.extra_tile_refusal(game, self, action)

    def aside_play(self, game: "Game[Table1830]", seat: int, action: Any) -> None:
        table = game.table
        self.fresh = False
        step: PresidentStep = game.stack[-1]  # type: ignore[assignment]
        if type(action) is not BuyPrivate:
            laying.lay_extra_tile(game, self, action)
            step.reconsider(game)
            return
        private = table.board.private_index[action.private]
        owner = table.owner[private]
        if owner != seat and game.variants["deal_needs_consent"]:
            names = (self.id, action.private)
            game.push(private_trade.CompanyOffer(owner, self.company, private, names, action.amount))
            return
        private_trade.company_takes(game, self.company, private, action.amount)
        step.reconsider(game)
