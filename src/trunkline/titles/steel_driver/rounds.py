"""The course of the game: five rounds of five phases, then the final scoring [1.1, 4, 8, 9]."""

from trunkline.core import Game, Procedure, move
from trunkline.core.refusal import Fact
from trunkline.titles.steel_driver.auctions import ControlOffers
from trunkline.titles.steel_driver.building import Building
from trunkline.titles.steel_driver.events import IncomePaid, RoundBegan, RoundEnded
from trunkline.titles.steel_driver.final import FinalScoring
from trunkline.titles.steel_driver.table import NOBODY, Table


class Rounds(Procedure[Table]):
    """Knows which phase comes next."""

    __slots__ = ("phase", "round")

    def __init__(self, phase: int = 0, round: int = 0) -> None:
        self.phase, self.round = phase, round

    def copy(self) -> "Rounds":
        return Rounds(self.phase, self.round)

    def facts(self) -> dict[str, Fact]:
        return {"round": self.round}

    def advance(self, game: Game[Table]) -> None:
        phase, self.phase = self.phase, self.phase + 1
        if phase == 0:
            self.round += 1
            take_cubes(game)
        elif phase == 1:
            ControlOffers.begin(game)
        elif phase == 2:
            Building.begin(game)
        else:
            pay_income(game)
            end_round(game)
            self.phase = 0
            if self.round == game.table.board.figures.rounds:
                game.finish(self)
                FinalScoring.begin(game)


def take_cubes(game: Game[Table]) -> None:
    """Everybody takes the same number of cubes; what cannot be split evenly stays [4.1, 4.3]."""
    table = game.table
    seats = len(table.cubes)
    share = min(table.board.figures.allotment[seats], table.supply[0] // seats)
    for seat in range(seats):
        move(table.supply, 0, table.cubes, seat, share)
    table.round += 1
    game.emit(RoundBegan(table.round, share, table.supply[0]))


def pay_income(game: Game[Table]) -> None:
    """Controllers receive the profit of their companies; a profit without controller lapses [8.1, A20]."""
    table = game.table
    for company, seat in enumerate(table.control):
        if seat != NOBODY:
            move(table.bank, 0, table.cash, seat, table.profit[company], owing=True)
            game.emit(IncomePaid(seat, table.board.companies[company].id, table.profit[company]))


def end_round(game: Game[Table]) -> None:
    """The bottom row moves up; control markers return to the boxes, except after the last round [9.1, 9.2]."""
    table = game.table
    companies = table.board.companies
    table.order, table.passed = table.passed, []
    table.profit = [0] * len(companies)
    if table.round < table.board.figures.rounds:
        table.control = [NOBODY] * len(companies)
    game.emit(RoundEnded(table.round, tuple(companies[company].id for company in table.order)))
