"""Who holds how many shares. A holding is counted in shares of its company, whatever their number (2, 5 or 10).

Holders are the seats, then the pool, then the unsold shares (1830: initial offering; 1817: treasury). The president's
certificate is several shares in one piece; exchanging it for single ones moves no shares, so it is only a name.
Shorts (1817 5.3) are counted apart: held minus short is always the size of the company.
"""

from collections.abc import Iterable

from trunkline.core.money import move

NONE = -1
PRESIDENT = 2  # shares in a president's certificate


class Shares:
    """All holdings. `size[company]` is 0 while a company does not exist."""

    __slots__ = ("held", "president", "seats", "short", "size")

    def __init__(self, seats: int, companies: int) -> None:
        self.seats = seats
        self.size = [0] * companies
        self.held = [[0] * companies for _ in range(seats + 2)]
        self.short = [[0] * companies for _ in range(seats + 1)]  # seats and pool
        self.president = [NONE] * companies  # holder of the president's certificate: a seat, the pool or NONE

    def copy(self) -> "Shares":
        """An independent copy."""
        twin = Shares.__new__(Shares)
        twin.seats, twin.size, twin.president = self.seats, self.size[:], self.president[:]
        twin.held = [row[:] for row in self.held]
        twin.short = [row[:] for row in self.short]
        return twin

    @property
    def pool(self) -> int:
        """The holder number of the pool (open market)."""
        return self.seats

    @property
    def unsold(self) -> int:
        """The holder number of what was never sold: initial offering or treasury."""
        return self.seats + 1

    # -- companies come, grow and go

    def form(self, company: int, size: int) -> None:
        """All shares of a new company are unsold."""
        self.size[company] = size
        self.held[self.unsold][company] = size

    def enlarge(self, company: int, by: int) -> None:
        """A company gets more shares, unsold ones (1817 7.1.1)."""
        self.size[company] += by
        self.held[self.unsold][company] += by

    def dissolve(self, company: int) -> None:
        """All shares and shorts of a company go back into the box."""
        self.size[company], self.president[company] = 0, NONE
        for row in (*self.held, *self.short):
            row[company] = 0

    # -- moving

    def give(self, company: int, giver: int, taker: int, count: int) -> None:
        """Move shares from one holder to another."""
        move(self.held[giver], company, self.held[taker], company, count)

    def sell_short(self, company: int, seat: int) -> None:
        """A short and a share come up: the share into the pool, the short to the seat (1817 5.3)."""
        self.short[seat][company] += 1
        self.held[self.pool][company] += 1

    def close_shorts(self, company: int, holder: int) -> int:
        """Remove pairs of a share and a short of one holder; how many (1817 5.1-2, 7.4-5)."""
        pairs = min(self.held[holder][company], self.short[holder][company])
        self.held[holder][company] -= pairs
        self.short[holder][company] -= pairs
        return pairs

    # -- looking

    def certificates(self, holder: int, company: int) -> int:
        """Pieces of paper of a holder in a company: the president's is one."""
        held = self.held[holder][company]
        return held - (PRESIDENT - 1) if held and self.president[company] == holder else held

    def with_players(self, company: int) -> int:
        """Shares that are neither unsold nor in the pool."""
        return sum(row[company] for row in self.held[: self.seats])

    def sold(self, company: int) -> int:
        """Shares that have left the offering or treasury."""
        return self.size[company] - self.held[self.unsold][company]

    def shorted(self, company: int) -> int:
        """Shorts of a company that are out."""
        return sum(row[company] for row in self.short)

    def net(self, company: int) -> int:
        """Held minus short: always the size of the company."""
        return sum(row[company] for row in self.held) - self.shorted(company)

    def percent(self, holder: int, company: int) -> int:
        """A holding in percent of the company."""
        return self.held[holder][company] * 100 // self.size[company]

    def holders(self, company: int) -> list[int]:
        """The seats that hold shares of a company."""
        return [seat for seat in range(self.seats) if self.held[seat][company]]

    # -- president

    def successor(self, company: int, keeps: int, order: Iterable[int]) -> int:
        """Who becomes president when the present one holds `keeps`: the largest holding above that which can take over
        the president's certificate, the first in `order` of equals; NONE if nobody (1830 13.0, 14.0; 1817 5.2.1)."""
        best, most = NONE, max(keeps, PRESIDENT - 1)
        president = self.president[company]
        for seat in order:
            if seat != president and self.held[seat][company] > most:
                best, most = seat, self.held[seat][company]
        return best

    def left_of(self, seat: int) -> list[int]:
        """All seats clockwise, the one to the left first, the seat itself last."""
        return [*range(seat + 1, self.seats), *range(seat + 1)]
