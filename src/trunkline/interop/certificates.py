"""Which numbered certificate lies where: the site names every share, `PRR_0` is the president's."""

from collections.abc import Iterable, Sequence

from trunkline.rail.shares import PRESIDENT

NOWHERE = -1
PRESIDENTS = 0  # the number of the president's certificate


def number_of(share: str) -> int:
    """The number in a share's name; NOWHERE where there is none."""
    number = share.rpartition("_")[2]
    return int(number) if number.isdecimal() else NOWHERE


def company_of(share: str) -> str:
    """The company in a share's name."""
    return share.rpartition("_")[0]


def ordinary(shares: Iterable[str]) -> list[int]:
    """The numbers of ordinary certificates among shares."""
    return [number for number in map(number_of, shares) if number != PRESIDENTS]


def count(shares: Sequence[str]) -> int:
    """Certificates as shares: the president's is two."""
    return len(shares) + (PRESIDENT - 1) * (len(shares) - len(ordinary(shares)))


class Certificates:
    """Follows the ordinary certificates of every company; the president's is with the president.

    `lies[company][holder]` are numbers; holders are the seats, then the bank's pool, then what is not sold yet.
    """

    def __init__(self, names: Sequence[str], seats: int) -> None:
        self.names = names
        self.pool, self.unsold = seats, seats + 1
        self.lies: list[list[list[int]]] = [[[] for _ in range(seats + 2)] for _ in names]

    def give(self, company: int, giver: int, taker: int, numbers: Iterable[int]) -> None:
        """An action moves these, which the giver has: one that was thought to lie elsewhere it gets for another."""
        lies = self.lies[company]
        for number in numbers:
            holder = self.holder(company, number)
            if holder not in (giver, NOWHERE) and lies[giver]:
                lies[holder][lies[holder].index(number)] = lies[giver].pop(0)
            elif holder == giver:
                lies[giver].remove(number)
            elif lies[giver]:
                lies[giver].pop(0)
            lies[taker].append(number)

    def settle(self, company: int, wanted: Sequence[int]) -> None:
        """Move certificates until every holder has as many as `wanted`; what nobody wants any more is gone."""
        spare: list[int] = []
        for have, want in zip(self.lies[company], wanted, strict=True):
            extra = max(0, len(have) - want)
            spare += have[:extra]
            del have[:extra]
        for holder, (have, want) in enumerate(zip(self.lies[company], wanted, strict=True)):
            while len(have) < want:
                have.append(spare.pop(0) if spare else self.fresh(company, holder))

    def fresh(self, company: int, holder: int) -> int:
        """The number of a certificate that comes up in the game."""
        raise NotImplementedError

    def holder(self, company: int, number: int) -> int:
        """Who has a certificate; NOWHERE for one that has not been seen."""
        return next((holder for holder, have in enumerate(self.lies[company]) if number in have), NOWHERE)

    def bundle(self, company: int, holder: int, count: int) -> list[str]:
        """The certificates that a holder gives up next: ordinary ones, then the president's."""
        numbers = self.lies[company][holder][:count]
        if len(numbers) < count:
            numbers.append(PRESIDENTS)
        return [f"{self.names[company]}_{number}" for number in numbers]
