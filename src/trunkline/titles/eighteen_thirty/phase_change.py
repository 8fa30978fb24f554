"""What the first train of a type changes, and surplus trains (1830 22.0, 21.0-2, 23.2)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from trunkline.core.option import Option
from trunkline.core.refusal import Fact, Refusal
from trunkline.core.step import Procedure
from trunkline.rail.actions import DiscardTrain
from trunkline.rail.events import PhaseBegan, TrainDiscarded, TrainsScrapped
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty import private_trade
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.turn_base import PresidentStep

if TYPE_CHECKING:
    from trunkline.core.game import Game


def first_train(game: "Game[Table1830]", kind: int, buyer: int) -> None:
    """The first train of a type begins a phase: trains rust first, then surplus ones are handed in (22.0, #43)."""
    table = game.table
    number = table.board.phase_by_train[kind]
    if number is None or number <= table.phase:
        return
    table.phase = number
    phase = table.board.phases[number]
    game.emit(PhaseBegan(phase.id))
    for name in phase.rusts:
        table.trains.scrap(table.board.roster.index[name])
        game.emit(TrainsScrapped(name))
    if phase.privates_close:
        for private, owner in enumerate(table.owner):
            if owner >= 0:
                private_trade.close(game, private)
    hand_in_surplus(game, buyer)


def hand_in_surplus(game: "Game[Table1830]", buyer: int) -> None:
    """Companies over the limit hand in trains, the operating one first, then in operating order (#43)."""
    table = game.table
    limit = table.board.phases[table.phase].train_limit
    over = [company for company, owned in enumerate(table.trains.owned) if len(owned) > limit]
    if game.variants["discard_order"] == "operating_company_first":
        over = sorted(table.market.order(over), key=lambda company: company != buyer)
    if over:
        game.push(Discards(over))


def close_with_train(game: "Game[Table1830]", company: int) -> None:
    """Some private closes when a company buys its first train (23.2)."""
    table = game.table
    for private, closing in enumerate(table.board.closes_with):
        if closing == company and table.owner[private] >= 0:
            private_trade.close(game, private)


class Discards(Procedure[Table1830]):
    """Every company over the limit hands in trains, one after the other (21.0-2)."""

    __slots__ = ("companies",)

    def __init__(self, companies: list[int]) -> None:
        self.companies = companies

    def advance(self, game: "Game[Table1830]") -> None:
        table = game.table
        limit = table.board.phases[table.phase].train_limit
        while self.companies and len(table.trains.owned[self.companies[0]]) <= limit:
            self.companies.pop(0)
        if self.companies:
            game.push(DiscardSurplus(game, self.companies[0]))
        else:
            game.finish(self)


class DiscardSurplus(PresidentStep):
    """The president chooses which train goes to the bank."""

    __slots__ = ("name",)
    takes = (DiscardTrain,)
    rule = "1830 21.0-2"

    def __init__(self, game: "Game[Table1830]", company: int) -> None:
        super().__init__(game, company)
        self.name = game.table.id_of(company)

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "company": self.name}

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        ids = game.table.board.roster.ids
        kinds = sorted(set(game.table.trains.owned[self.company]))
        return [Option(DiscardTrain(self.name, ids[kind])) for kind in kinds]

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        kind = game.table.board.roster.index.get(action.train, NONE)
        if action.company != self.name:
            return Refusal("other_company", "1830 21.0-2", {"company": action.company})
        if kind not in game.table.trains.owned[self.company]:
            return Refusal("no_such_train", "1830 21.0-2", {"train": action.train})
        return None

    def play(self, game: "Game[Table1830]", action: Any) -> None:
        game.finish(self)
        game.table.trains.discard(self.company, game.table.board.roster.index[action.train])
        game.emit(TrainDiscarded(self.name, action.train))
