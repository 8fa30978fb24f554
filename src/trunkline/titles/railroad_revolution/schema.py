"""The board file as structures: what `data/board.json` must look like, field by field."""

from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from trunkline.core import Origin
from trunkline.titles.railroad_revolution.schema_effects import (
    AbilityEffect,
    Count,
    Effect,
    FewOrNone,
    Name,
    Promote,
    Some,
    StartEffect,
    Strict,
)

T = TypeVar("T")
Confidence = Literal["CONFIRMED", "SINGLE", "INFERRED"]
Point = tuple[int, int]
Confidences = dict[str, Confidence]


class Fact(Strict, Generic[T], frozen=True):
    """A single value with its confidence."""

    value: T
    conf: Confidence


class Price(Strict, frozen=True):
    """A price in money; {} is free."""

    money: Count = 0


class StepPrice(Strict, frozen=True):
    """What a marker passes: money, shares, a worker."""

    money: Count = 0
    shares: Count = 0
    worker: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class City(Strict, frozen=True):
    id: Name
    name: Annotated[str, msgspec.Meta(min_length=1)]
    level: Some
    tile_group: int | None
    station_cost: Count
    pos: Point
    printed_tile: Name | None = None
    conf: Confidences = {}


class Line(Strict, frozen=True, rename={"start": "from", "end": "to"}):
    id: Name
    start: Name
    end: Name
    spaces: tuple[Name, ...]
    conf: Confidences = {}


class Space(Strict, frozen=True):
    id: Name
    line: Name
    terrain: FewOrNone
    deal: bool
    adjacent: tuple[Name, ...]
    pos: Point
    conf: Confidences = {}


class Section(Strict, frozen=True):
    index: Some
    shares: Count
    first_office_bonus_shares: Count
    deal: bool
    tile_slot: bool
    conf: Confidences = {}


class Link(Strict, frozen=True):
    between: tuple[int, int]
    vp: Count
    conf: Confidences = {}


class Telegraph(Strict, frozen=True):
    sections: Annotated[tuple[Section, ...], msgspec.Meta(min_length=1)]
    links: tuple[Link, ...]


class Crossing(Strict, frozen=True, rename={"start": "from", "end": "to"}):
    start: Count
    end: Some
    cost: StepPrice


class Track(Strict, frozen=True):
    id: Name
    multiplier: Literal["telegraph_offices", "stations", "cities_connected"]
    vp_values: Annotated[tuple[Count, ...], msgspec.Meta(min_length=2)]
    step_costs: tuple[Crossing, ...]
    level: int | None = None
    conf: Confidences = {}


class Layout(Strict, frozen=True):
    map_size: tuple[Some, Some]
    us_outline: tuple[Point, ...]


class Bonus(Strict, frozen=True):
    cost: Price
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]
    symbol: Name


class CityTile(Strict, frozen=True):
    id: Name
    group: int | None
    primary: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]
    first_station: Bonus
    conf: Confidences = {}


class TelegraphTile(Strict, frozen=True):
    id: Name
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]
    conf: Confidences = {}


class TrainTile(Strict, frozen=True):
    id: Name
    count: Some
    starting: bool
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]
    cost: Price = Price()
    conf: Confidences = {}


class Condition(Strict, frozen=True):
    type: Literal["connect_cities", "stations", "rails_deal", "rails_terrain"]
    n: Some
    level: int | None = None
    terrain: FewOrNone | None = None


class MilestoneTile(Strict, frozen=True):
    id: Name
    group: Name
    vp: Count
    conditions: Annotated[tuple[Condition, ...], msgspec.Meta(min_length=1, max_length=3)]
    managers: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=2)]
    conf: Confidences = {}


class Deal(Strict, frozen=True):
    share_cost: Count
    extra_cost: Price
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]
    symbol: Name


class DealTile(Strict, frozen=True):
    id: Name
    deals: tuple[Deal, Deal]
    conf: Confidences = {}


class Side(Strict, frozen=True):
    effects: Annotated[tuple[StartEffect, ...], msgspec.Meta(min_length=1)]
    symbol: Name


class StartingTile(Strict, frozen=True):
    id: Name
    sides: tuple[Side, Side]
    conf: Confidences = {}


class PlayerSection(Strict, frozen=True):
    index: Some
    money: Count
    rails: FewOrNone
    buildings: FewOrNone
    conf: Confidences = {}


class Spares(Strict, frozen=True):
    buildings: Fact[Count]
    rails: Fact[Some]


class MainActions(Strict, frozen=True):
    rails: Fact[Annotated[int, msgspec.Meta(ge=1, le=3)]]
    workers_for_tile: Fact[Annotated[int, msgspec.Meta(ge=1, le=1)]]
    train_flips: Fact[FewOrNone]


class Ability(Strict, frozen=True):
    effects: Annotated[tuple[AbilityEffect, ...], msgspec.Meta(min_length=1, max_length=1)]
    cost: Price = Price()


class WhiteAbility(Strict, frozen=True):
    effects: tuple[Promote]


class Abilities(Strict, frozen=True):
    station: dict[str, Ability]
    railroad: dict[str, Ability]
    telegraph: dict[str, Ability]
    trade: dict[str, Ability]
    as_white: WhiteAbility


class Prices(Strict, frozen=True):
    railroad_base: Fact[Count]
    terrain_per_triangle: Fact[Count]
    share_sale_price: Fact[Some]
    hire_any_worker: Fact[Some]
    minimum_workers_end_of_turn: Fact[Some]


class PlayerBoard(Strict, frozen=True):
    sections: Annotated[tuple[PlayerSection, ...], msgspec.Meta(min_length=1)]
    logo_after_section: Fact[Some]
    spare_pieces: Spares
    workers: Fact[dict[str, Count]]
    main_actions: MainActions
    abilities: Fact[Abilities]
    costs: Prices


class Start(Strict, frozen=True):
    money: Fact[Count]
    shares: Fact[Count]
    white_workers: Fact[Some]
    train: Fact[Name]
    milestones: Fact[tuple[Name, Name]]


class ByPlayers(Strict, frozen=True):
    trains_per_pile: Fact[Count]
    neutral_first_station: Fact[tuple[Name, ...]]
    neutral_first_office: Fact[tuple[int, ...]]
    white_workers_removed: Fact[Count]


class DealCounts(Strict, frozen=True):
    who_triggered: Annotated[int, msgspec.Meta(ge=1, le=2)]
    others: Annotated[int, msgspec.Meta(ge=0, le=2)]


class MilestoneDraw(Strict, frozen=True):
    draw: Some
    keep: Annotated[int, msgspec.Meta(ge=1, le=1)]


class Setup(Strict, frozen=True):
    start: Start
    by_players: dict[str, ByPlayers]
    deals: Fact[DealCounts]
    milestone_draw: Fact[MilestoneDraw]
    next_group: Fact[dict[str, str | None]]
    rounds_after_the_trigger: Fact[FewOrNone]


class BoardFile(Strict, frozen=True):
    """The whole file."""

    origin: Origin
    cities: tuple[City, ...]
    lines: tuple[Line, ...]
    rail_spaces: tuple[Space, ...]
    start_space: Fact[Name]
    telegraph: Telegraph
    performance_tracks: tuple[Track, Track, Track]
    layout: Layout
    city_tiles: tuple[CityTile, ...]
    printed_city_tiles: tuple[CityTile, ...]
    telegraph_tiles: tuple[TelegraphTile, ...]
    train_tiles: tuple[TrainTile, ...]
    train_vp_face_up: Fact[Count]
    milestone_tiles: tuple[MilestoneTile, ...]
    deal_tiles: tuple[DealTile, ...]
    starting_tiles: tuple[StartingTile, ...]
    player_board: PlayerBoard
    setup: Setup
