"""The numbered certificates of 1817's companies, which come up and vanish as a game goes on."""

from trunkline.core.event import Event
from trunkline.interop import certificates
from trunkline.interop.certificates import NOWHERE, number_of
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_seventeen.events import CompaniesMerged
from trunkline.titles.eighteen_seventeen.table import Table1817

ORDINARY = 8  # `_1` to `_8` come with the company, up to ten shares
FIRST_SHORT = ORDINARY + 2  # a short takes two numbers, `_9` for itself and `_10` for the share that comes up with it
SMALL = 5  # two companies of this size merge with their certificates


class Certificates(certificates.Certificates):
    """Follows what a table says, with the numbers that an action names."""

    def __init__(self, table: Table1817) -> None:
        super().__init__(table.board.company_ids, table.seats)
        self.president = [NONE] * len(self.names)
        self.came = [0] * len(self.names)  # ordinary certificates that have come up
        self.next_short = [FIRST_SHORT] * len(self.names)

    def follow(self, table: Table1817, events: list[Event]) -> None:
        """After an action."""
        for event in events:
            if isinstance(event, CompaniesMerged):
                index = table.board.company_index
                self.join(index[event.company], index[event.partner_company])
        shares = table.shares
        for company, size in enumerate(shares.size):
            wanted = [held[company] for held in shares.held]
            self.president[company] = president = shares.president[company]
            if size:
                wanted[self.unsold if president == NONE else president] -= PRESIDENT
            else:
                self.came[company], self.next_short[company] = 0, FIRST_SHORT
            self.settle(company, wanted)

    def join(self, survivor: int, gone: int) -> None:
        """The certificates of a merged 5-share company get the next numbers: the president's becomes two."""
        if self.came[survivor] != SMALL - PRESIDENT:
            return
        self.lies[survivor][self.president[gone]] += [SMALL - 1, SMALL]
        more = self.next_short[survivor] + 1
        for mine, theirs in zip(self.lies[survivor], self.lies[gone], strict=True):
            for number in theirs:
                mine.append(number + SMALL if number < SMALL else more + number - FIRST_SHORT)
        self.came[survivor] = ORDINARY
        self.next_short[survivor] = more + self.next_short[gone] - FIRST_SHORT

    def fresh(self, company: int, holder: int) -> int:
        if holder == self.pool:
            self.next_short[company] += 2
            return self.next_short[company] - 2
        self.came[company] += 1
        return self.came[company]

    def source(self, company: int, share: str) -> int:
        """The pool or the treasury, for a share that is bought. A number not seen before came up with a short."""
        if not self.lies[company][self.pool]:
            return self.unsold
        where = self.holder(company, number_of(share))
        unseen = where == NOWHERE and number_of(share) > ORDINARY
        return self.pool if where == self.pool or unseen or not self.lies[company][self.unsold] else self.unsold
