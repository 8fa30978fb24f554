"""What a seat does."""

from trunkline.core import Action


class ChooseStartingTile(Action, frozen=True):
    """Take a starting tile with its worker and its bonus (rule 2.11)."""

    tile: str


class PlaceWorker(Action, frozen=True):
    """Put a worker of the personal supply on an action space (rule 4.2)."""

    worker: str
    job: str


class BuildStation(Action, frozen=True):
    """Put the leftmost building in a city (rules 6.1, 16.5)."""

    city: str


class BuildRail(Action, frozen=True):
    """Put the leftmost rail in a space (rules 7.1, 16.6)."""

    space: str


class BuildOffice(Action, frozen=True):
    """Put the leftmost building in a section of the telegraph line (rules 8.1, 16.5)."""

    section: str


class SellPiece(Action, frozen=True):
    """Remove a rail or a building from the leftmost section for money (rule 9.1)."""

    piece: str


class PayPrice(Action, frozen=True):
    """Pay the price of the main action (rules 6.1, 7.2)."""


class TakeReward(Action, frozen=True):
    """Take the primary reward of the city just built in (rule 6.2)."""


class TakeBonus(Action, frozen=True):
    """Take the first-station bonus of the city just built in (rule 6.3)."""


class UseTile(Action, frozen=True):
    """Give up a worker for the effect of the telegraph tile (rule 8.3)."""

    worker: str
    place: str


class UseAbility(Action, frozen=True):
    """Use the own ability of the specialist just placed (rule 15)."""


class EndAction(Action, frozen=True):
    """End the action: pay what is due, decline what is left (rules 4.3, 4.6)."""


class AdvanceMarker(Action, frozen=True):
    """One step up a performance track, with the worker given up where one is due (rules 12.1, 12.2)."""

    track: str
    worker: str | None = None
    place: str | None = None


class TakeWorker(Action, frozen=True):
    """Take a worker from the general supply."""

    worker: str


class GiveUpWorker(Action, frozen=True):
    """Choose the worker to be swapped (rule 16.6)."""

    worker: str
    place: str


class PromoteWorker(Action, frozen=True):
    """Make an available worker a manager on an own milestone tile (rule 11.2)."""

    worker: str
    place: str
    milestone: str


class FlipTrain(Action, frozen=True):
    """Flip an own train; `face` is the side that is up before (rule 9.2)."""

    train: str
    face: str


class TakeTrain(Action, frozen=True):
    """Take a train from the open piles (rule 5.4)."""

    train: str


class DoDeal(Action, frozen=True):
    """Do one of the two deals of the face-up tile (rule 10.1)."""

    deal: str


class ChooseMilestone(Action, frozen=True):
    """Keep one of the milestone tiles drawn (rule 11.8)."""

    milestone: str


class SellShares(Action, frozen=True):
    """Sell shares, at any time (rule 5.2)."""

    amount: int


class HireWorker(Action, frozen=True):
    """Hire a worker, at any time (rule 5.3)."""

    worker: str
