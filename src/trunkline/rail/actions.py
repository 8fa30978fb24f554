"""Actions that 18xx titles share. Hexes, companies and trains are named by their ids, a city by `hex:index`."""

import msgspec

from trunkline.core.action import Action


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One train's run: the stops in order (`G19:0`: the first stop of hex G19) and every hex passed, in order."""

    train: str
    stops: tuple[str, ...]
    path: tuple[str, ...]


class PlaceToken(Action, frozen=True):
    """Put a token of the operating company into a city."""

    city: str


class RunTrains(Action, frozen=True):
    """Run all trains; without routes (null) they take the best ones there are."""

    routes: tuple[Run, ...] | None = None


class PayDividend(Action, frozen=True):
    """Pay what the trains earned to the shareholders."""


class KeepRevenue(Action, frozen=True):
    """Put what the trains earned into the treasury."""


class BuyTrain(Action, frozen=True):
    """Buy a train from the bank (`bank`), its pool (`pool`) or a company; `trade_in` is a train handed in for it."""

    train: str
    source: str
    amount: int
    trade_in: str | None = None


class DiscardTrain(Action, frozen=True):
    """Give a surplus train of a company to the bank."""

    company: str
    train: str


class BuyShare(Action, frozen=True):
    """Buy a certificate from the `offering` or the `pool`."""

    company: str
    source: str


class SellShares(Action, frozen=True):
    """Sell `amount` shares of a company to the pool."""

    company: str
    amount: int
