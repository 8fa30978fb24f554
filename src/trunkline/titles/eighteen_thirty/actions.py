"""What a seat can do in 1830, besides what all 18xx titles share."""

from trunkline.core.action import Action


class BuyPrivate(Action, frozen=True):
    """Buy a private: the one on offer in the opening sale, later from its owner for `amount`."""

    private: str
    amount: int


class SellPrivate(Action, frozen=True):
    """Offer an own private to another player for `amount`."""

    private: str
    buyer_seat: int
    amount: int


class BidPrivate(Action, frozen=True):
    """Bid on a private that is not on offer yet."""

    private: str
    amount: int


class StartCompany(Action, frozen=True):
    """Buy the president's certificate and set the par price."""

    company: str
    price: int


class SetPar(Action, frozen=True):
    """Set the par price of a company whose president's certificate came with a private."""

    company: str
    price: int


class TradePrivate(Action, frozen=True):
    """Trade a private for a share, from the `offering` or the `pool`."""

    private: str
    source: str


class LayTile(Action, frozen=True):
    """Lay a tile or replace one."""

    hex: str
    tile: str
    rotation: int


class UsePrivate(Action, frozen=True):
    """Lay a tile by the power of a private."""

    private: str
    hex: str
    tile: str
    rotation: int


class ChooseCity(Action, frozen=True):
    """Say which city of the new tile is the one with the token."""

    city: str


class DeclareBankruptcy(Action, frozen=True):
    """Give up: the train that must be bought cannot be paid."""
