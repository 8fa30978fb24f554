"""What a seat can do in American Rails, besides `Bid` and `Pass` in auctions."""

from trunkline.core import Action


class OfferShare(Action, frozen=True):
    """Put a share of a company up for auction."""

    company: str


class StartTrack(Action, frozen=True):
    """Put a company's first cube in an empty city."""

    city: str


class MoveTrain(Action, frozen=True):
    """Move the own train to an empty space of the current column."""

    space: str


class Develop(Action, frozen=True):
    """Build a house in a city."""

    city: str


class Fund(Action, frozen=True):
    """Have the bank pay into a company's treasury."""

    company: str


class TakeCash(Action, frozen=True):
    """Take money from the bank."""


class DrainOthers(Action, frozen=True):
    """Make every other player pay the bank."""


class ExpandInstead(Action, frozen=True):
    """Use the space of taking money to expand."""


class LayTrack(Action, frozen=True):
    """Put a company's cube on a hex next to its track."""

    company: str
    hex: str


class Done(Action, frozen=True):
    """Leave the action undone, or stop after a part of it where the rules allow."""
