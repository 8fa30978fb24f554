"""The shape of the data files of 1830."""

import msgspec

from trunkline.rail.phases import PhaseSpec


class AbilitySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a private company can do. `type`: extra_tile, teleport, exchange_for_share, free_share, free_presidency."""

    type: str
    hex: str | None = None
    tiles: tuple[str, ...] = ()
    company: str | None = None
    percent: int = 0
    counts_as_tile_lay: bool = False
    free_token_same_turn: bool = False


class PrivateSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A private company, in the order of the opening sale. `company_price`: what a company may pay for it."""

    id: str
    abbreviation: str
    name: str
    face_value: int
    revenue: int
    company_price: tuple[int, int] | None
    blocks_hexes: tuple[str, ...]
    ability: AbilitySpec | None
    closes_with_first_train_of: str | None = None


class HomeSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a company begins; `stop` null: it chooses the city."""

    hex: str
    stop: int | None


class CompanySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public company; `token_costs` in order of use, the home token first."""

    id: str
    abbreviation: str
    name: str
    token_costs: tuple[int, ...]
    home: HomeSpec
    colour: str
    text_colour: str


class SharesSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a company's shares are cut."""

    size: int
    president: int
    float_percent: int


class CompaniesSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`companies.json`."""

    shares: SharesSpec
    privates: tuple[PrivateSpec, ...]
    companies: tuple[CompanySpec, ...]


class PlayersSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players begins with."""

    players: int
    cash_each: int
    certificate_limit: int


class SetupSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`setup.json`. `separate_areas`: red areas that the variant `red_areas` may take apart."""

    bank: int
    players: tuple[PlayersSpec, ...]
    company_holding_limit_percent: int
    pool_limit_percent: int
    bid_increment: int
    price_cut: int
    separate_areas: tuple[str, ...]


class Phase(PhaseSpec, frozen=True):
    """A phase of 1830."""

    operating_rounds: int = 1
    privates_to_companies: bool = False
    privates_close: bool = False
