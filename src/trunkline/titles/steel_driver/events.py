"""What happens in Steel Driver."""

from trunkline.core import Event


class RoundBegan(Event, frozen=True):
    """A round begins; every seat takes so many cubes, so many stay in the supply."""

    round: int
    cubes: int
    left: int


class ControlOffered(Event, frozen=True):
    """The active player puts a control marker up for auction."""

    seat: int
    company: str
    price: int


class HandedOn(Event, frozen=True):
    """The active player hands the marker on."""

    seat: int


class ControlWon(Event, frozen=True):
    """A seat controls a company for this round and has one more share of it."""

    seat: int
    company: str
    price: int


class AuctionsEnded(Event, frozen=True):
    """The auctions are over; `unsold` control markers stay in their boxes."""

    unsold: int


class LinkBuilt(Event, frozen=True):
    """A company has built a link that leads to `city`."""

    company: str
    link: str
    city: str
    cost: int
    profit: int


class CompanyPassed(Event, frozen=True):
    """A company cannot build and takes no further part this round."""

    company: str


class TranscontinentalBuilt(Event, frozen=True):
    """The first chain from coast to coast is complete."""

    company: str


class BonusEarned(Event, frozen=True):
    """A company on the transcontinental chain earns a bonus."""

    company: str
    profit: int


class IncomePaid(Event, frozen=True):
    """A controller receives the profit of a company."""

    seat: int
    company: str
    income: int


class RoundEnded(Event, frozen=True):
    """A round is over; the companies' order for the next one is fixed."""

    round: int
    order_company: tuple[str, ...]


class ControlSettled(Event, frozen=True):
    """In the final scoring this seat controls the company."""

    seat: int
    company: str


class GoodsPlaced(Event, frozen=True):
    """A goods cube lies in every connected city."""

    cities: int


class GoodsTaken(Event, frozen=True):
    """A company takes the goods cube of a city."""

    company: str
    city: str
    goods: str


class GoodsEnded(Event, frozen=True):
    """A company can take no more goods."""

    company: str


class CompanyValued(Event, frozen=True):
    """What one share of a company pays."""

    company: str
    value: int


class SharesPaid(Event, frozen=True):
    """A seat is paid for its shares of a company."""

    seat: int
    company: str
    shares: int
    income: int
