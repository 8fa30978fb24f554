"""What a seat can do in Steel Driver, besides `Bid` and `Pass` in an auction."""

from trunkline.core import Action


class OfferControl(Action, frozen=True):
    """Put a company's control marker up for auction; `amount` is the first bid."""

    company: str
    amount: int


class HandOn(Action, frozen=True):
    """Hand the active-player marker to the left neighbour."""


class BuildLink(Action, frozen=True):
    """Build a link; `city` is the end it leads to, which pays if it is new to the company."""

    link: str
    city: str


class TakeGoods(Action, frozen=True):
    """Take the goods cube of a city for the company whose turn it is."""

    city: str
