"""What happens in American Rails. The last word of a field's name says what it holds."""

from trunkline.core import Event


class CompanyRemoved(Event, frozen=True):
    """S3: a company leaves the game before it starts."""

    company: str


class BankerDrawn(Event, frozen=True):
    """S8: who keeps the bank and opens the preparation round."""

    seat: int


class ShareOffered(Event, frozen=True):
    """A share comes up for auction."""

    seat: int
    company: str


class ShareBought(Event, frozen=True):
    """A share is sold to the highest bidder."""

    seat: int
    company: str
    price: int


class ShareRemoved(Event, frozen=True):
    """P5, A9: nobody bid."""

    company: str


class CompanyStranded(Event, frozen=True):
    """A11: no city is free for a company's first cube; all its shares leave the game."""

    company: str


class TrackStarted(Event, frozen=True):
    """A company's first cube lies in a city."""

    seat: int
    company: str
    city: str


class OrderTaken(Event, frozen=True):
    """P4, P7: a train goes to the turn-order track."""

    seat: int
    number: int


class YearBegun(Event, frozen=True):
    """T1: a round starts."""

    year: int


class PhaseBegun(Event, frozen=True):
    """T1: an action phase starts."""

    column: int


class TrainMoved(Event, frozen=True):
    """T4: a train goes to a space of the column."""

    seat: int
    space: str


class NothingPossible(Event, frozen=True):
    """The action of the space cannot be done at all."""

    seat: int
    space: str


class HouseBuilt(Event, frozen=True):
    """A3: a house stands in a city."""

    seat: int
    city: str


class CompanyFunded(Event, frozen=True):
    """A5: the bank pays into a treasury."""

    seat: int
    company: str
    amount: int


class CashTaken(Event, frozen=True):
    """A6: money from the bank."""

    seat: int
    amount: int


class CashDrained(Event, frozen=True):
    """A6: a player pays the bank because another one wanted it."""

    seat: int
    amount: int


class TrackLaid(Event, frozen=True):
    """A12: a cube is placed and paid for."""

    seat: int
    company: str
    hex: str
    price: int


class IncomeChanged(Event, frozen=True):
    """The income marker moves to `income`."""

    company: str
    income: int


class SpecialConnection(Event, frozen=True):
    """C1, C2: a company connects special cities; `amount` is already in its income when the marker moves."""

    company: str
    amount: int


class DividendPaid(Event, frozen=True):
    """D1: what each held share of a company pays."""

    company: str
    income: int
    shares: int
    price: int


class DividendReceived(Event, frozen=True):
    """D1: what a player gets for all shares together."""

    seat: int
    amount: int


class EndReached(Event, frozen=True):
    """E1: the game ends."""

    reason: str
