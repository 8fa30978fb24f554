"""The table of 1830: everything that lies on it, as plain data."""

from typing import TYPE_CHECKING, ClassVar

from trunkline.core.money import move
from trunkline.core.step import Table
from trunkline.rail.events import BankBroken
from trunkline.rail.market import Market
from trunkline.rail.shares import NONE, Shares
from trunkline.rail.track import Track
from trunkline.rail.trains import Trains
from trunkline.titles.eighteen_thirty.board import Board1830

if TYPE_CHECKING:
    from trunkline.core.game import Game

CLOSED = -2  # owner of a private that is out of the game; NONE: not sold yet


class Table1830(Table):
    """Seats, companies and privates are small ints. A private's owner is a seat, or `seats + company`."""

    __slots__ = (
        "bank",
        "bankrupt",
        "bids",
        "board",
        "broken",
        "cash",
        "certificate_limit",
        "cut",
        "floated",
        "lookers",
        "market",
        "opening",
        "operated",
        "owner",
        "par",
        "phase",
        "priority",
        "revenue",
        "seats",
        "set_number",
        "set_round",
        "set_size",
        "shares",
        "sold",
        "stock_rounds",
        "tokens",
        "track",
        "trains",
        "treasury",
        "unseen",
        "used",
        "waiting_capital",
    )
    static: ClassVar[frozenset[str]] = frozenset({"board"})

    def __init__(self, board: Board1830, seats: int, bank: int) -> None:
        companies, privates = len(board.companies), len(board.privates)
        rules = next(item for item in board.setup.players if item.players == seats)
        self.board, self.seats = board, seats
        self.certificate_limit = rules.certificate_limit
        self.bank = [bank]
        self.cash = [0] * seats
        self.treasury = [0] * companies
        for seat in range(seats):
            move(self.bank, 0, self.cash, seat, rules.cash_each)
        self.market = Market(board.chart, companies)
        self.shares = Shares(seats, companies)
        self.trains = Trains(board.roster, companies)
        self.track = Track(board.layout)
        self.owner = [NONE] * privates
        self.bids: list[tuple[tuple[int, int], ...]] = [()] * privates  # (seat, amount), lowest first
        self.cut = [0] * privates  # how far the price of a private has fallen
        self.used = [False] * privates  # its power cannot be used again
        self.par = [0] * companies  # par price; 0 before the president's certificate is bought
        self.floated = [False] * companies
        self.waiting_capital = [False] * companies
        self.operated = [0] * companies  # turns so far
        self.revenue = [NONE] * companies  # what the trains earned last
        self.tokens = [len(item.token_costs) for item in board.companies]  # on the charter
        self.lookers = 0  # companies (bits) that have looked at the network since it changed
        self.unseen: list[tuple[int, int, int]] = []  # (company, owner, city): a token that a company does not see
        self.phase = 0
        self.priority = NONE  # nobody has the card before the first stock round is over (2.0-1)
        self.stock_rounds = 0
        self.opening = True  # until the end of the stock round in which the last private is sold
        self.sold = [0] * seats  # companies (bits) of which a seat has sold shares in this stock round (4.0-4)
        self.set_number = self.set_round = self.set_size = 0
        self.broken = False
        self.bankrupt = NONE  # the seat that went bankrupt

    def copy(self) -> "Table1830":
        """An independent copy; the board is shared."""
        twin = Table1830.__new__(Table1830)
        twin.board, twin.seats, twin.certificate_limit = self.board, self.seats, self.certificate_limit
        twin.bank, twin.cash, twin.treasury = self.bank[:], self.cash[:], self.treasury[:]
        twin.market, twin.shares = self.market.copy(), self.shares.copy()
        twin.trains, twin.track = self.trains.copy(), self.track.copy()
        twin.owner, twin.bids, twin.cut, twin.used = self.owner[:], self.bids[:], self.cut[:], self.used[:]
        twin.par, twin.floated, twin.waiting_capital = self.par[:], self.floated[:], self.waiting_capital[:]
        twin.operated, twin.revenue, twin.tokens = self.operated[:], self.revenue[:], self.tokens[:]
        twin.phase, twin.priority, twin.stock_rounds = self.phase, self.priority, self.stock_rounds
        twin.set_number, twin.set_round, twin.set_size = self.set_number, self.set_round, self.set_size
        twin.bankrupt, twin.lookers, twin.unseen = self.bankrupt, self.lookers, self.unseen[:]
        twin.opening, twin.sold, twin.broken = self.opening, self.sold[:], self.broken
        return twin

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def president(self, company: int) -> int:
        """The seat that decides for a company; NONE before its president's certificate is bought."""
        return self.shares.president[company]

    def id_of(self, company: int) -> str:
        """A company as actions and events name it."""
        return self.board.companies[company].id

    def private_price(self, private: int) -> int:
        """What a private costs in the opening sale: its face value, less what its price has fallen (7.3-1)."""
        return self.board.privates[private].face_value - self.cut[private]

    def on_offer(self) -> int:
        """The private on offer in the opening sale; NONE when all are sold."""
        return self.owner.index(NONE) if NONE in self.owner else NONE

    def free_cash(self, seat: int) -> int:
        """Money that is not set aside for bids on privates (7.2-1)."""
        return self.cash[seat] - sum(amount for bids in self.bids for bidder, amount in bids if bidder == seat)

    def privates_of(self, holder: int) -> list[int]:
        """The open privates of a seat or of `seats + company`."""
        return [private for private, owner in enumerate(self.owner) if owner == holder]

    def operating_order(self) -> list[int]:
        """The founded companies in operating order (16.0-1)."""
        return self.market.order(company for company, yes in enumerate(self.floated) if yes)

    # -- money

    def to_bank(self, purse: list[int], index: int, amount: int) -> None:
        """A seat or company pays the bank."""
        move(purse, index, self.bank, 0, amount)

    def from_bank(self, game: "Game[Table1830]", purse: list[int], index: int, amount: int) -> None:
        """The bank pays, on paper if it must; it may be broken by that (25.0-2)."""
        move(self.bank, 0, purse, index, amount, owing=True)
        if amount and not self.broken:
            left = self.bank[0]
            if left < 0 or (left == 0 and game.variants["bank_broken_at"] == "zero_or_below"):
                self.broken = True
                game.emit(BankBroken())
