"""The shape of the title's data files, checked on load."""

from typing import Annotated, Literal

import msgspec

from trunkline.rail.phases import PhaseSpec
from trunkline.rail.trains import TrainSpec

Count = Annotated[int, msgspec.Meta(ge=0)]
Power = Literal["special_tile", "tile_income", "bridge", "extra_token", "mine_tokens", "income_each_operating_round"]


class PrivateSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A private company (1.2.6)."""

    id: str
    name: str
    face_value: Count
    power: Power
    uses: Count = 0
    amount: Count = 0
    hexes: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    terrain: str | None = None


class CompanySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public company (1.2.7)."""

    id: str
    name: str
    colour: str
    text_colour: str


class SizeSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a 2-, 5- or 10-share company is."""

    shares: Annotated[int, msgspec.Meta(ge=2)]
    markers: Count
    extra_marker_cost: Count
    loans: Count
    holding_limit: Count
    shorts: Count
    more_shorts: Count  # variant 9.1
    grows_to: Count  # 0: it does not grow
    conversion_markers: Count


class MarkerSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Station markers: the most a company has, and the price of one."""

    most: Count
    price: Count


class CompaniesSpec(msgspec.Struct, frozen=True):
    """`companies.json`."""

    privates: tuple[PrivateSpec, ...]
    companies: tuple[CompanySpec, ...]
    sizes: tuple[SizeSpec, ...]
    markers: MarkerSpec


class SeatsSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cash and certificate limit for a number of seats (4.1, 9.2)."""

    seats: Annotated[int, msgspec.Meta(ge=1)]
    cash: Count
    certificates: Count


class AuctionSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lowest and highest bid and what bids are multiples of."""

    low: Count
    step: Annotated[int, msgspec.Meta(ge=1)]
    high: Count = 0


class LoanSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Bank of New York (1.2.5)."""

    amount: Count
    count: Count
    row: Annotated[int, msgspec.Meta(ge=1)]
    interest_step: Count
    interest_low: Count
    interest_high: Count


class BonusSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variant 9.4: what an own marker on the route of a train earns."""

    train: str
    bonus: Count


class SetupSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`setup.json`."""

    game: str
    tables: tuple[SeatsSpec, ...]
    seed_money: Count
    private_step: Annotated[int, msgspec.Meta(ge=1)]
    company_auction: AuctionSpec
    sale_auction: AuctionSpec
    loans: LoanSpec
    second_tile: Count
    half_pay_step: Annotated[int, msgspec.Meta(ge=1)]
    last_rounds: Annotated[int, msgspec.Meta(ge=1)]
    rounds_per_set: Annotated[int, msgspec.Meta(ge=1)]
    modern_trains: tuple[BonusSpec, ...]


class MarketSpec(msgspec.Struct, frozen=True):
    """What the rules add to the price row: the left-most cell of normal moves and the price for dividends there."""

    floor: Count
    dividend_price: Count


class Phase(PhaseSpec, frozen=True, kw_only=True):
    """A phase of 1817 (2)."""

    new_company_sizes: tuple[int, ...]
    obsolete: tuple[str, ...] = ()
    short_selling: bool = True


class Train(TrainSpec, frozen=True, kw_only=True):
    """A train of 1817; `first_round_only`: unsold ones leave after the first operating round (6.11)."""

    first_round_only: bool = False
