"""Actions: what a seat does. Immutable, typed, tagged with their kind."""

import msgspec

from trunkline.core.words import snake


class Action(msgspec.Struct, frozen=True, tag=snake, tag_field="type", forbid_unknown_fields=True):
    """Base of all actions. Ids of companies, hexes and cities are strings; a free amount is always called `amount`."""


class Pass(Action, frozen=True):
    """Do nothing, where the rules allow it."""


class Bid(Action, frozen=True):
    """Bid in the auction under way."""

    amount: int


class Accept(Action, frozen=True):
    """Say yes to an offer."""


class Decline(Action, frozen=True):
    """Say no to an offer."""
