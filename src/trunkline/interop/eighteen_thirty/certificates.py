"""Which numbered certificate lies where: the site names every share, `PRR_0` is the president's."""

from trunkline.core import Game
from trunkline.interop.eighteen_thirty.names import company_name
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_thirty.table import Table1830

OFFERING, POOL = "offering", "pool"


class Certificates:
    """Follows the ordinary certificates of every company; the president's is with the president."""

    def __init__(self, table: Table1830) -> None:
        self.seats = table.seats
        self.names = [company_name(table, company) for company in range(len(table.board.companies))]
        singles = table.board.shares.size - PRESIDENT
        unsold = table.seats + 1
        self.lies: list[list[list[int]]] = [[[] for _ in range(table.seats + 2)] for _ in self.names]
        for lies in self.lies:
            lies[unsold] = list(range(singles, 0, -1))  # the lowest number leaves first: `PRR_1` comes with C&A

    def follow(self, game: Game[Table1830]) -> None:
        """Move certificates until every holder has as many as the table says."""
        table = game.table
        for company, lies in enumerate(self.lies):
            short = []
            spare: list[int] = []
            for holder, have in enumerate(lies):
                want = self.singles(table, company, holder)
                while len(have) > want:
                    spare.append(have.pop())
                short += [holder] * (want - len(have))
            for holder, number in zip(short, spare, strict=True):
                lies[holder].append(number)

    def singles(self, table: Table1830, company: int, holder: int) -> int:
        """How many ordinary certificates a holder has."""
        held: int = table.shares.held[holder][company]
        president = table.shares.president[company]
        owner = table.seats + 1 if president == NONE else president
        return held - PRESIDENT if holder == owner else held

    def on_top(self, company: int, source: str) -> str:
        """The certificate that is bought next."""
        lies = self.lies[company][self.seats if source == POOL else self.seats + 1]
        return f"{self.names[company]}_{lies[-1]}"

    def bundle(self, company: int, seat: int, amount: int) -> list[str]:
        """The certificates of a sale: ordinary ones, and the president's where they do not suffice."""
        have = self.lies[company][seat]
        singles = [f"{self.names[company]}_{number}" for number in reversed(have)]
        if amount <= len(singles):
            return singles[:amount]
        return [*singles, f"{self.names[company]}_0"]
