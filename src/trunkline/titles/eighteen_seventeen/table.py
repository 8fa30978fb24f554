"""All that lies on the table of 1817."""

from trunkline.core import Table
from trunkline.core.money import move
from trunkline.rail.market import Market
from trunkline.rail.shares import Shares
from trunkline.rail.track import Track
from trunkline.rail.trains import Trains
from trunkline.titles.eighteen_seventeen.board import ACQUISITION, LIQUIDATION, NORMAL, Board1817
from trunkline.titles.eighteen_seventeen.specs import Phase, SizeSpec

NONE = -1
UNSOLD, GONE, LEFT = -1, -2, -3  # owners of privates besides seats (0..) and companies (COMPANY + c)
# LEFT - seat: out of play in the pool since this seat went bankrupt (7.4-3)
COMPANY = 100


class Table1817(Table):
    """Plain data. Seats, companies and privates are small ints; a private belongs to a seat, COMPANY + c, or nobody."""

    __slots__ = (
        "aside",
        "aside_loans",
        "bank",
        "board",
        "box",
        "bridges",
        "cash",
        "charter",
        "formed",
        "interest",
        "loans",
        "loans_left",
        "market",
        "out",
        "owed",
        "owner",
        "par",
        "phase",
        "priority",
        "rates",
        "revenue",
        "rounds_left",
        "ruined",
        "seed",
        "shares",
        "sold",
        "track",
        "trains",
        "treasury",
        "turn",
        "uses",
    )
    board: Board1817

    def __init__(self, board: Board1817, seats: int, cash: int) -> None:
        companies = len(board.companies)
        self.board = board
        self.cash = [cash] * seats
        self.bank = [0]
        self.seed = [board.setup.seed_money]
        self.aside = [0]  # money of a company in liquidation while it is sold (7.2.4-2)
        self.aside_loans = [0]
        self.treasury = [0] * companies
        self.market = Market(board.chart, companies)
        self.shares = Shares(seats, companies)
        self.trains = Trains(board.roster, companies)
        self.track = Track(board.layout)
        self.loans = [0] * companies
        self.loans_left = [board.loan.count]
        self.box = [board.markers.most] * companies  # station markers that nobody has paid
        self.charter = [0] * companies  # markers on the charter
        self.owed = [0] * companies  # markers that must be paid before the stock round ends (5.5-5)
        self.owner = [UNSOLD] * len(board.privates)
        self.uses = [item.uses for item in board.privates]
        self.bridges: list[int] = []  # hexes with a bridge token
        self.par = [0] * companies
        self.revenue = [NONE] * companies
        self.phase = 0
        self.interest = board.loan.interest_low
        self.priority = 0
        self.turn = 1
        self.rounds_left = NONE  # operating rounds until the end, once it is fixed (8)
        self.out = [False] * seats  # bankrupt seats
        self.ruined = [NONE] * companies  # whose bankruptcy left a company without a president
        self.formed = 0  # bits of companies formed in this stock round
        self.sold = [0] * seats  # bits of companies a seat sold or shorted in this stock round
        self.rates = 0  # operating rounds begun: the first one has rules of its own (6.11)

    def copy(self) -> "Table1817":
        new = Table1817.__new__(Table1817)
        new.board = self.board
        new.cash, new.bank, new.seed, new.aside = self.cash[:], self.bank[:], self.seed[:], self.aside[:]
        new.aside_loans = self.aside_loans[:]
        new.treasury, new.loans, new.loans_left = self.treasury[:], self.loans[:], self.loans_left[:]
        new.market, new.shares = self.market.copy(), self.shares.copy()
        new.trains, new.track = self.trains.copy(), self.track.copy()
        new.box, new.charter, new.owed = self.box[:], self.charter[:], self.owed[:]
        new.owner, new.uses, new.bridges = self.owner[:], self.uses[:], self.bridges[:]
        new.par, new.revenue = self.par[:], self.revenue[:]
        new.phase, new.interest, new.priority, new.turn = self.phase, self.interest, self.priority, self.turn
        new.rounds_left, new.rates = self.rounds_left, self.rates
        new.ruined = self.ruined[:]
        new.out, new.formed, new.sold = self.out[:], self.formed, self.sold[:]
        return new

    # -- looking

    @property
    def seats(self) -> int:
        return len(self.cash)

    @property
    def now(self) -> Phase:
        """The phase (2)."""
        return self.board.phases[self.phase]

    def size(self, company: int) -> SizeSpec:
        return self.board.sizes[self.shares.size[company]]

    def zone(self, company: int) -> int:
        """LIQUIDATION, ACQUISITION or NORMAL; NONE without a token."""
        cell = self.market.cell[company]
        return NONE if cell == NONE else self.board.zone[cell]

    def normal(self, company: int) -> bool:
        return self.zone(company) == NORMAL

    def acquisition(self, company: int) -> bool:
        return self.zone(company) == ACQUISITION

    def liquidation(self, company: int) -> bool:
        return self.zone(company) == LIQUIDATION

    def president(self, company: int) -> int:
        """The seat that presides a company; NONE after a bankruptcy."""
        seat = self.shares.president[company]
        return seat if seat < len(self.cash) else NONE

    def companies(self) -> list[int]:
        """Companies in play."""
        return [company for company, size in enumerate(self.shares.size) if size]

    def presided(self, seat: int) -> list[int]:
        """The companies a seat presides."""
        return [company for company, president in enumerate(self.shares.president) if president == seat]

    def privates_of(self, owner: int) -> list[int]:
        """Privates of a seat, or of a company (COMPANY + c)."""
        return [private for private, held in enumerate(self.owner) if held == owner]

    def certificates(self, seat: int) -> int:
        """Certificates that count against the limit (5.1-1)."""
        held, president = self.shares.held[seat], self.shares.president
        return sum(held) - president.count(seat)

    def certificate_limit(self) -> int:
        """By the players still in the game, never below the smallest table (7.4-3, digest #40)."""
        tables = self.board.tables
        playing = self.out.count(False)
        return tables[max(playing, min(tables))].certificates

    def at_limit(self, seat: int) -> bool:
        return self.certificates(seat) >= self.certificate_limit()

    def active(self) -> list[int]:
        """Seats that are not bankrupt."""
        return [seat for seat, out in enumerate(self.out) if not out]

    def clockwise(self, first: int) -> list[int]:
        """Seats still in the game, beginning with `first` or the next one to its left."""
        n = len(self.cash)
        return [seat % n for seat in range(first, first + n) if not self.out[seat % n]]

    def playing(self, seat: int) -> int:
        """The seat itself, or the next one to its left that is still in the game."""
        return self.clockwise(seat)[0]

    def markers_on_map(self, company: int) -> int:
        return sum(company in owners for owners in self.track.tokens.values())

    def markers(self, company: int) -> int:
        """Markers on map and charter."""
        return self.charter[company] + self.markers_on_map(company)

    def can_borrow(self, company: int) -> bool:
        """Whether the limits of 1.2.5-4 leave a loan."""
        return self.loans_left[0] > 0 and self.loans[company] < self.size(company).loans

    def loans_open(self, company: int) -> int:
        """How many loans the limits leave."""
        return max(0, min(self.loans_left[0], self.size(company).loans - self.loans[company]))

    def holding_limit(self, company: int) -> int:
        return self.size(company).holding_limit

    def order(self) -> list[int]:
        """Companies outside liquidation in operating order (6.2)."""
        zone, cell = self.board.zone, self.market.cell
        return self.market.order(c for c, size in enumerate(self.shares.size) if size and zone[cell[c]] != LIQUIDATION)

    # -- money

    def pay_bank(self, seat: int, amount: int, *, owing: bool = False) -> None:
        move(self.cash, seat, self.bank, 0, amount, owing=owing)

    def from_bank(self, seat: int, amount: int) -> None:
        move(self.bank, 0, self.cash, seat, amount, owing=True)

    def spend(self, company: int, amount: int) -> None:
        """A company pays the bank."""
        move(self.treasury, company, self.bank, 0, amount)

    def earn(self, company: int, amount: int) -> None:
        """The bank pays a company."""
        move(self.bank, 0, self.treasury, company, amount, owing=True)

    # -- markers and loans

    def hand_marker(self, company: int, count: int) -> None:
        """Markers from the box onto the charter."""
        move(self.box, company, self.charter, company, count)

    def place_marker(self, company: int, city: int) -> None:
        self.charter[company] -= 1
        self.track.place(company, city)

    def lift_marker(self, company: int, city: int) -> None:
        """A marker from the map back onto the charter."""
        self.track.remove(company, city)
        self.charter[company] += 1

    def borrow(self, company: int) -> None:
        """One loan: money in, token left (1.2.5-2)."""
        move(self.loans_left, 0, self.loans, company, 1)
        self.earn(company, self.board.loan.amount)
        self.market.left(company)

    def repay(self, company: int) -> None:
        """One loan back: money out, token right."""
        self.spend(company, self.board.loan.amount)
        self.return_loans(company, 1)
        self.market.right(company)

    def return_loans(self, company: int, count: int) -> None:
        """Loan markers back to the Bank of New York, without money or movement."""
        move(self.loans, company, self.loans_left, 0, count)
