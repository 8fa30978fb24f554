"""The operating round (1830 16.0)."""

from typing import TYPE_CHECKING

from trunkline.core.refusal import Fact
from trunkline.core.step import Procedure
from trunkline.titles.eighteen_thirty import holdings
from trunkline.titles.eighteen_thirty.company_turn import CompanyTurn
from trunkline.titles.eighteen_thirty.events import OperatingRoundBegan
from trunkline.titles.eighteen_thirty.private_trade import TradesForShare, pay_privates
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game


class OperatingRound(TradesForShare, Procedure[Table1830]):
    """Privates pay, then every founded company operates once, the dearest first. `waiting`: who has not yet."""

    __slots__ = ("begun", "number", "of", "waiting")

    def __init__(self, number: int, of: int) -> None:
        self.number, self.of = number, of
        self.begun = False
        self.waiting: list[int] = []

    def facts(self) -> dict[str, Fact]:
        return {"number": self.number, "of": self.of}

    def advance(self, game: "Game[Table1830]") -> None:
        table = game.table
        if not self.begun:
            self.begun = True
            game.emit(OperatingRoundBegan(self.number, self.of))
            pay_privates(game)
            self.waiting = [company for company, yes in enumerate(table.floated) if yes]
            for company in self.waiting:
                if table.waiting_capital[company]:
                    holdings.pay_capital(game, company)
            return
        if not self.waiting:
            game.finish(self)
            return
        company = table.market.order(self.waiting)[0]  # prices may have changed since (16.0, #15)
        self.waiting.remove(company)
        game.push(CompanyTurn(company, table.id_of(company)))
