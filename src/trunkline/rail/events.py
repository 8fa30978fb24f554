"""Events that 18xx titles share."""

from trunkline.core.event import Event


class TileLaid(Event, frozen=True):
    company: str
    hex: str
    tile: str
    rotation: int
    cost: int


class TokenPlaced(Event, frozen=True):
    company: str
    city: str
    cost: int


class TrainsRan(Event, frozen=True):
    company: str
    revenue: int


class DividendPaid(Event, frozen=True):
    company: str
    per_share: int


class RevenueKept(Event, frozen=True):
    company: str
    revenue: int


class PriceMoved(Event, frozen=True):
    company: str
    price: int


class TrainBought(Event, frozen=True):
    """`source_company` is None for a train of the bank."""

    company: str
    train: str
    source_company: str | None
    price: int


class TrainDiscarded(Event, frozen=True):
    company: str
    train: str


class TrainsScrapped(Event, frozen=True):
    """A type of train has left the game."""

    train: str


class PhaseBegan(Event, frozen=True):
    phase: str


class ShareBought(Event, frozen=True):
    seat: int
    company: str
    percent: int
    price: int
    from_pool: bool


class SharesSold(Event, frozen=True):
    seat: int
    company: str
    percent: int
    price: int


class PresidentChanged(Event, frozen=True):
    company: str
    seat: int


class CompanyFloated(Event, frozen=True):
    company: str


class BankBroken(Event, frozen=True):
    """The bank has no money left."""


class WentBankrupt(Event, frozen=True):
    seat: int
