"""What happened."""

from trunkline.core import Event


class StartPlayerDrawn(Event, frozen=True):
    seat: int


class StartingTileTaken(Event, frozen=True):
    seat: int
    tile: str
    worker: str
    effect: str


class WorkersTakenBack(Event, frozen=True):
    seat: int
    number: int


class WorkerPlaced(Event, frozen=True):
    seat: int
    worker: str
    job: str


class TurnSkipped(Event, frozen=True):
    seat: int


class StationBuilt(Event, frozen=True):
    seat: int
    city: str
    first: bool


class RailBuilt(Event, frozen=True):
    seat: int
    space: str


class OfficeBuilt(Event, frozen=True):
    seat: int
    section: str
    first: bool


class PieceSold(Event, frozen=True):
    seat: int
    piece: str
    price: int


class PricePaid(Event, frozen=True):
    seat: int
    price: int


class PriceWaived(Event, frozen=True):
    seat: int
    price: int


class MoneyReceived(Event, frozen=True):
    seat: int
    money: int


class SharesReceived(Event, frozen=True):
    seat: int
    shares: int


class SharesGiven(Event, frozen=True):
    seat: int
    shares: int


class SharesSold(Event, frozen=True):
    seat: int
    shares: int
    price: int


class WorkerHired(Event, frozen=True):
    seat: int
    worker: str
    price: int


class WorkerTaken(Event, frozen=True):
    seat: int
    worker: str


class WorkerGivenUp(Event, frozen=True):
    seat: int
    worker: str


class WorkerPromoted(Event, frozen=True):
    seat: int
    worker: str
    milestone: str


class MarkerAdvanced(Event, frozen=True):
    seat: int
    track: str
    points: int


class TrainTaken(Event, frozen=True):
    seat: int
    train: str


class TrainFlipped(Event, frozen=True):
    """`face` is the side that is up from now on."""

    seat: int
    train: str
    face: str


class AbilityUsed(Event, frozen=True):
    seat: int
    ability: str


class DealDone(Event, frozen=True):
    seat: int
    deal: str


class DealTileTurned(Event, frozen=True):
    tile: str
    left_deal: str
    right_deal: str


class MilestoneCompleted(Event, frozen=True):
    seat: int
    milestone: str
    points: int


class MilestonesDrawn(Event, frozen=True):
    seat: int
    milestone: tuple[str, ...]


class MilestoneTaken(Event, frozen=True):
    seat: int
    milestone: str


class EndBegun(Event, frozen=True):
    seat: int


class CompanyScored(Event, frozen=True):
    seat: int
    trains: int
    milestones: int
    tracks: int
    links: int
    total: int
