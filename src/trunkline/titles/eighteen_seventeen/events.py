"""What happens in 1817, besides the events that all 18xx titles share."""

from trunkline.core.event import Event


class AuctionOpened(Event, frozen=True):
    seat: int
    private: str
    price: int


class PrivateSold(Event, frozen=True):
    seat: int
    private: str
    price: int
    seed: int


class StockRoundBegan(Event, frozen=True):
    turn: int


class OperatingRoundBegan(Event, frozen=True):
    number: int
    interest: int


class MergerRoundBegan(Event, frozen=True):
    number: int


class CompanyStarted(Event, frozen=True):
    seat: int
    company: str
    price: int


class CompanyFormed(Event, frozen=True):
    seat: int
    company: str
    price: int
    bid: int


class PrivateAdded(Event, frozen=True):
    company: str
    private: str


class MarkersPaid(Event, frozen=True):
    company: str
    count: int
    price: int


class ShareShorted(Event, frozen=True):
    seat: int
    company: str
    price: int


class ShortsClosed(Event, frozen=True):
    """Shares and shorts of one holder cancelled each other; `seat` None: those of the pool."""

    seat: int | None
    company: str
    count: int


class OwnSharesBought(Event, frozen=True):
    company: str
    count: int
    price: int


class LoanTaken(Event, frozen=True):
    company: str


class LoanRepaid(Event, frozen=True):
    company: str


class MailPaid(Event, frozen=True):
    company: str
    amount: int


class MinePlaced(Event, frozen=True):
    company: str
    hex: str


class BridgePlaced(Event, frozen=True):
    company: str
    hex: str


class MountainsPaid(Event, frozen=True):
    company: str
    amount: int


class HalfPaid(Event, frozen=True):
    company: str
    per_share: int
    kept: int


class ShortsPaid(Event, frozen=True):
    """A seat paid the bank for its shorts."""

    seat: int
    company: str
    amount: int


class InterestPaid(Event, frozen=True):
    company: str
    amount: int


class InterestMissed(Event, frozen=True):
    """The president pays what the company cannot."""

    company: str
    seat: int
    amount: int


class FellIntoLiquidation(Event, frozen=True):
    company: str


class TrainExported(Event, frozen=True):
    train: str


class CompanyConverted(Event, frozen=True):
    company: str
    size: int


class CompaniesMerged(Event, frozen=True):
    company: str
    partner_company: str
    size: int
    price: int


class SaleOpened(Event, frozen=True):
    """A company is up for sale: in `liquidation`, `acquisition` or as a `friendly` sale."""

    company: str
    sale: str


class NotSold(Event, frozen=True):
    company: str


class CompanySold(Event, frozen=True):
    """`buyer_company` None: the bank."""

    company: str
    buyer_company: str | None
    price: int


class LoansSettled(Event, frozen=True):
    """The loans of a liquidated company are repaid; `deficit` is what its president (or the bank) added."""

    company: str
    count: int
    deficit: int


class HoldersSettled(Event, frozen=True):
    company: str
    per_share: int


class MarkerRemoved(Event, frozen=True):
    company: str
    city: str


class BankClosedShorts(Event, frozen=True):
    company: str
    count: int
    price: int


class EndFixed(Event, frozen=True):
    """The first 8-train: so many operating rounds follow."""

    rounds: int
