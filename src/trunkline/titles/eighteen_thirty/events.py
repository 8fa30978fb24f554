"""What happens in 1830, besides what all 18xx titles share."""

from trunkline.core.event import Event


class StockRoundBegan(Event, frozen=True):
    number: int


class OperatingRoundBegan(Event, frozen=True):
    number: int
    of: int


class PriorityPassed(Event, frozen=True):
    """The seat holds the priority card."""

    seat: int


class BidOnPrivate(Event, frozen=True):
    seat: int
    private: str
    price: int


class PrivateBought(Event, frozen=True):
    """A player got a private; `seller_seat` None: from the bank."""

    buyer_seat: int
    seller_seat: int | None
    private: str
    price: int


class PrivateTaken(Event, frozen=True):
    """A company bought a private from a player."""

    company: str
    seat: int
    private: str
    price: int


class PrivateCheaper(Event, frozen=True):
    private: str
    price: int


class PrivatesPaid(Event, frozen=True):
    """All privates have paid their revenue to their owners."""


class PrivateClosed(Event, frozen=True):
    private: str


class PrivateOffered(Event, frozen=True):
    """A player proposes a deal about a private to another."""

    seat: int
    other_seat: int
    private: str
    price: int


class TrainAsked(Event, frozen=True):
    """A company proposes to buy a train from another one."""

    company: str
    seller_company: str
    train: str
    price: int


class OfferDeclined(Event, frozen=True):
    seat: int


class ShareReceived(Event, frozen=True):
    """A share that came with a private or was traded for one."""

    seat: int
    company: str
    percent: int


class CompanyStarted(Event, frozen=True):
    """A player took the president's certificate and set the par price."""

    seat: int
    company: str
    price: int


class CapitalPaid(Event, frozen=True):
    company: str
    capital: int


class PresidentPays(Event, frozen=True):
    """The president adds money for a train that must be bought."""

    seat: int
    company: str
    sum: int


class SoldOut(Event, frozen=True):
    """Players hold all shares: the price rises."""

    company: str
