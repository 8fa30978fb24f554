"""What a seat does in 1817, besides what the rail kit knows. Ids are those of the data files, a city is `hex:n`."""

from trunkline.core import Action


class OpenAuction(Action, frozen=True):
    """Start the auction of a private with a first bid (4.2)."""

    private: str
    amount: int


class SellShort(Action, frozen=True):
    """Sell one share short (5.3)."""

    company: str


class StartCompany(Action, frozen=True):
    """Put up an unused company with a first bid (5.5)."""

    company: str
    amount: int


class AddPrivate(Action, frozen=True):
    """Put a private into the company just won, instead of money (5.5-3)."""

    private: str


class ChooseSize(Action, frozen=True):
    """The number of shares of the company just won (5.5-3)."""

    size: int


class TakeLoan(Action, frozen=True):
    """A company takes a loan (1.2.5)."""

    company: str


class RepayLoan(Action, frozen=True):
    """A company repays a loan (6.9, 7.2.4-7)."""

    company: str


class BuyOwnShares(Action, frozen=True):
    """A company buys its own shares from the pool (5.6)."""

    company: str
    amount: int


class LayTile(Action, frozen=True):
    """Lay or upgrade a tile (6.3); `private`: with the power of this private (mine, special tile)."""

    hex: str
    tile: str
    rotation: int
    private: str | None = None


class PlaceBridge(Action, frozen=True):
    """Place a bridge token (1.2.6-3)."""

    hex: str
    private: str


class RemoveMarker(Action, frozen=True):
    """Give up a marker of a company when there are more than eight (7.3-2)."""

    city: str
    company: str


class Convert(Action, frozen=True):
    """A company becomes larger (7.1.1)."""

    company: str


class Merge(Action, frozen=True):
    """Two companies become one; `survivor` is the one that stays (7.1.2, 7.1.3)."""

    company: str
    partner: str
    survivor: str


class OfferForSale(Action, frozen=True):
    """Announce a friendly sale (7.2.3)."""

    company: str


class ChooseBuyer(Action, frozen=True):
    """Name the company that buys (7.2.4-4)."""

    company: str


class DeclareBankruptcy(Action, frozen=True):
    """Nothing is left to sell (7.4-3)."""


class PayHalf(Action, frozen=True):
    """Pay half of what the trains earned (6.6-2)."""
