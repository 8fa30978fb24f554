"""Players, companies, privates and trains of an 18xx game at a glance, as data that picture and text share."""

import msgspec

from trunkline.draw.rail.palette import Livery

POOL, UNSOLD = -1, -2  # holders of shares besides seats


class Holding(msgspec.Struct, frozen=True):
    """Shares of one company that a player has; negative for shorts."""

    company: Livery
    count: int
    president: bool = False


class Player(msgspec.Struct, frozen=True):
    """One seat."""

    name: str
    cash: int
    worth: int
    certificates: int
    limit: int
    holdings: tuple[Holding, ...] = ()
    privates: tuple[str, ...] = ()
    priority: bool = False
    deciding: bool = False
    out: bool = False


class Company(msgspec.Struct, frozen=True):
    """One public company. `cash` None: kept hidden; `held`: shares by holder (a seat, POOL, UNSOLD); `founded` False:
    nobody has its president's certificate yet."""

    livery: Livery
    name: str
    price: int
    par: int
    president: int | None
    cash: int | None
    trains: tuple[str, ...]
    train_limit: int
    tokens: int
    tokens_used: int
    held: tuple[tuple[int, int], ...]
    revenue: int | None
    shorts: tuple[tuple[int, int], ...] = ()
    loans: int = 0
    most_loans: int = 0
    privates: tuple[str, ...] = ()
    founded: bool = True
    operates: bool = True


class Private(msgspec.Struct, frozen=True):
    """One private company: the seat or the company that owns it; neither before it is sold and after it closed."""

    id: str
    letters: str
    name: str
    power: str
    price: int
    revenue: int
    seat: int | None = None
    company: Livery | None = None
    closed: bool = False
    bids: tuple[str, ...] = ()


class Supply(msgspec.Struct, frozen=True):
    """A train type: how many are left (None: unlimited), and what its phase brings, if it begins one."""

    id: str
    price: int
    left: int | None
    colours: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    now: bool = False
    rusted: bool = False


class Bank(msgspec.Struct, frozen=True):
    """Loans by interest rate: how many of each row are still there."""

    rates: tuple[int, ...]
    left: tuple[int, ...]
    row: int
    interest: int


class Glance(msgspec.Struct, frozen=True):
    """Everything beside map and market. `rounds`: a label and whether it is played, runs or comes (-1, 0, 1)."""

    heading: str
    doing: str
    rounds: tuple[tuple[str, int], ...]
    facts: tuple[tuple[str, str], ...]
    players: tuple[Player, ...]
    companies: tuple[Company, ...]
    privates: tuple[Private, ...]
    trains: tuple[Supply, ...]
    pool_trains: tuple[str, ...] = ()
    loans: Bank | None = None
    idle: tuple[Livery, ...] = ()  # companies that can still be founded
