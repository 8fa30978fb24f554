"""Players, companies, privates and trains of an 18xx game at a glance, as data that picture and text share."""

import msgspec


class Holding(msgspec.Struct, frozen=True):
    """Shares of one company, as `2*` (president) or `3`, negative for shorts."""

    company: str
    colour: str
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
    out: bool = False


class Company(msgspec.Struct, frozen=True):
    """One public company in play. `cash` None: kept hidden."""

    id: str
    name: str
    colour: str
    price: int
    par: int
    president: str
    cash: int | None
    trains: tuple[str, ...]
    tokens: int
    unsold: int
    pool: int
    size: int
    revenue: int | None
    loans: int = 0
    privates: tuple[str, ...] = ()
    operates: bool = True


class Private(msgspec.Struct, frozen=True):
    """A private that nobody has bought yet."""

    id: str
    name: str
    price: int
    revenue: int
    bids: tuple[str, ...] = ()


class Supply(msgspec.Struct, frozen=True):
    """A train type: how many are left (None: unlimited)."""

    id: str
    price: int
    left: int | None


class Glance(msgspec.Struct, frozen=True):
    """Everything beside map and market."""

    heading: str
    bank: int | None
    phase: str
    train_limit: int
    players: tuple[Player, ...]
    companies: tuple[Company, ...]
    privates: tuple[Private, ...]
    trains: tuple[Supply, ...]
    pool_trains: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()  # what the title adds: a label and a value
