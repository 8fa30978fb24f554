"""The numbered certificates of 1830's companies."""

from trunkline.core import Game
from trunkline.interop import certificates
from trunkline.interop.eighteen_thirty.names import company_name
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_thirty.table import Table1830


class Certificates(certificates.Certificates):
    """All ten shares exist from the start; the lowest number leaves first: `PRR_1` comes with C&A."""

    def __init__(self, table: Table1830) -> None:
        super().__init__([company_name(table, company) for company in range(len(table.board.companies))], table.seats)
        for lies in self.lies:
            lies[self.unsold] = list(range(1, table.board.shares.size - PRESIDENT + 1))

    def follow(self, game: Game[Table1830]) -> None:
        """Move certificates until every holder has as many as the table says."""
        shares = game.table.shares
        for company in range(len(self.lies)):
            president = shares.president[company]
            wanted = [held[company] for held in shares.held]
            wanted[self.unsold if president == NONE else president] -= PRESIDENT
            self.settle(company, wanted)
