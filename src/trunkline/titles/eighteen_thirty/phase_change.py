"""What the first train of a type changes, and surplus trains (1830 22.0, 21.0-2, 23.2)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.core.action import Action
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
    over = [company for company in range(len(table.board.companies)) if is_over(table, company)]
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
    """Every company over the limit hands in trains, one after the other (21.0-2); on the platform those that wait may
    be faster (#43)."""

    __slots__ = ("companies",)
    aside: ClassVar[tuple[type[Action], ...]] = (DiscardTrain,)

    def __init__(self, companies: list[int]) -> None:
        self.companies = companies

    def advance(self, game: "Game[Table1830]") -> None:
        while self.companies and not is_over(game.table, self.companies[0]):
            self.companies.pop(0)
        if self.companies:
            game.push(DiscardSurplus(game, self.companies[0]))
        else:
            game.finish(self)

    def faster(self, game: "Game[Table1830]", seat: int) -> list[int]:
        """Companies of a president that need not wait."""
        if game.variants["discard_order"] == "operating_company_first":
            return []
        table = game.table
        return [one for one in self.companies[1:] if table.president(one) == seat and is_over(table, one)]

    def aside_options(self, game: "Game[Table1830]", seat: int) -> Iterable[Option]:
        if seat == game.seat:
            return []  # among the options of the decision
        return [option for company in self.faster(game, seat) for option in surplus(game.table, company)]

    def aside_refusal(self, game: "Game[Table1830]", seat: int, action: DiscardTrain) -> Refusal | None:
        return discard_refusal(game.table, self.faster(game, seat), action)

    def aside_play(self, game: "Game[Table1830]", seat: int, action: DiscardTrain) -> None:
        discard(game, action)


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

    def companies(self, game: "Game[Table1830]") -> list[int]:
        """The company, and others of the president that need not wait."""
        discards: Discards = game.stack[-2]  # type: ignore[assignment]
        return [self.company, *discards.faster(game, self.seat)]

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        return [option for company in self.companies(game) for option in surplus(game.table, company)]

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        return discard_refusal(game.table, self.companies(game), action)

    def play(self, game: "Game[Table1830]", action: Any) -> None:
        if action.company == self.name:
            game.finish(self)
        discard(game, action)


def is_over(table: Table1830, company: int) -> bool:
    return len(table.trains.owned[company]) > table.board.phases[table.phase].train_limit


def surplus(table: Table1830, company: int) -> list[Option]:
    """A train of each type that a company has."""
    ids = table.board.roster.ids
    return [Option(DiscardTrain(table.id_of(company), ids[kind])) for kind in sorted(set(table.trains.owned[company]))]


def discard_refusal(table: Table1830, companies: list[int], action: DiscardTrain) -> Refusal | None:
    """Why none of these companies hands in this train."""
    company = table.board.company_index.get(action.company, NONE)
    if company not in companies:
        return Refusal("other_company", "1830 21.0-2", {"company": action.company})
    if table.board.roster.index.get(action.train, NONE) not in table.trains.owned[company]:
        return Refusal("no_such_train", "1830 21.0-2", {"train": action.train})
    return None


def discard(game: "Game[Table1830]", action: DiscardTrain) -> None:
    board = game.table.board
    game.table.trains.discard(board.company_index[action.company], board.roster.index[action.train])
    game.emit(TrainDiscarded(action.company, action.train))
