"""The printed board: cities, links and companies. It never changes and is shared by all games on it."""

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from trunkline.core import Board as CoreBoard
from trunkline.core import DataError, Option, Origin, Range, decode, read_data
from trunkline.core.data import fingerprint
from trunkline.titles.steel_driver.actions import BuildLink, OfferControl, TakeGoods

PACKAGE = "trunkline.titles.steel_driver"
SCHEMA = "steel-driver-map/1"

Id = Annotated[str, Meta(pattern="^[A-Z0-9]{2,5}$")]
LinkId = Annotated[str, Meta(pattern="^[A-Z0-9]{2,5}-[A-Z0-9]{2,5}$")]
Positive = Annotated[int, Meta(ge=1)]
Colour = Literal["white", "black", "green", "orange", "pink"]
Confidence = Literal["confirmed", "single", "inferred"]


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city with its profit, the colour of its goods and its place in a frame of 1000 by 600."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=30)]
    kind: Literal["start", "normal"]
    value: Annotated[int, Meta(ge=10, le=200, multiple_of=10)]
    colour: Colour
    x: Annotated[int, Meta(ge=0, le=1000)]
    y: Annotated[int, Meta(ge=0, le=600)]
    region: str = ""
    confidence: dict[str, Confidence] = {}


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link between two cities and its cost in cubes."""

    id: LinkId
    a: Id
    b: Id
    cost: Annotated[int, Meta(ge=1, le=60)]
    confidence: dict[str, Confidence] = {}


class Terminals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ends of the transcontinental link."""

    west: Id
    east: Id


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file."""

    schema: Literal["steel-driver-map/1"]
    origin: Origin
    terminals: Terminals
    cities: Annotated[tuple[City, ...], Meta(min_length=2, max_length=100)]
    links: Annotated[tuple[Link, ...], Meta(min_length=1, max_length=300)]


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company: its shares, its pieces of track; its paint and the mark that tells it apart without colours."""

    id: str
    shares: Positive
    track: Positive
    paint: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    mark: Literal["disc", "triangle", "square", "diamond", "star", "cross"]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the transcontinental link pays."""

    builder: Positive
    others: Positive


class ProfitTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The printed profit track; profits beyond its end count on."""

    last: Positive
    step: Positive


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the rulebook. `allotment`: cubes per seat and round by number of seats."""

    rounds: Positive
    cubes: Positive
    allotment: dict[int, int]
    minimum_bid: Positive
    bonus: Bonus
    set_values: tuple[int, ...]
    goods: dict[Colour, int]
    profit_track: ProfitTrack
    companies: tuple[Company, ...]


class Board(CoreBoard):
    """Cities, links and companies by number.

    An *arc* is a link with a direction: arc `2 * link` leads to its end `b`, arc `2 * link + 1` to its end `a`.
    Sets of arcs and of cities are ints with one bit each.
    """

    __slots__ = (
        "affordable",
        "arc_city",
        "arcs",
        "arcs_from",
        "build_options",
        "cities",
        "city_goods",
        "city_index",
        "city_values",
        "companies",
        "company_index",
        "costs",
        "east",
        "ends",
        "even_arcs",
        "figures",
        "goods",
        "link_index",
        "links",
        "offer_options",
        "start_arcs",
        "start_cities",
        "take_options",
        "west",
    )
    static: ClassVar[frozenset[str]] = frozenset(__slots__)

    def __init__(self, file: MapFile, figures: GameFile) -> None:
        self.origin, self.digest = file.origin, fingerprint(file, figures)
        self.figures, self.cities, self.links, self.companies = figures, file.cities, file.links, figures.companies
        self.goods: tuple[str, ...] = tuple(figures.goods)
        self._index(file.terminals)
        self._arcs()
        self._options()

    def _index(self, terminals: Terminals) -> None:
        self.city_index = {city.id: number for number, city in enumerate(self.cities)}
        self.link_index = {link.id: number for number, link in enumerate(self.links)}
        self.company_index = {company.id: number for number, company in enumerate(self.companies)}
        self.city_values = tuple(city.value for city in self.cities)
        self.city_goods = tuple(self.goods.index(city.colour) for city in self.cities)
        self.ends = tuple((self.city_index[link.a], self.city_index[link.b]) for link in self.links)
        self.costs = tuple(link.cost for link in self.links)
        self.start_cities = sum(1 << number for number, city in enumerate(self.cities) if city.kind == "start")
        self.west, self.east = self.city_index[terminals.west], self.city_index[terminals.east]

    def _arcs(self) -> None:
        arcs_from = [0] * len(self.cities)
        arc_city: list[int] = []
        for link, (a, b) in enumerate(self.ends):
            arc_city += (b, a)
            arcs_from[a] |= 1 << 2 * link
            arcs_from[b] |= 1 << 2 * link + 1
        self.arcs_from, self.arc_city = tuple(arcs_from), tuple(arc_city)
        self.arcs = {
            (link.id, end): 2 * number + side
            for number, link in enumerate(self.links)
            for side, end in enumerate((link.b, link.a))
        }
        self.even_arcs = sum(1 << 2 * link for link in range(len(self.links)))
        self.start_arcs = sum(arcs for city, arcs in enumerate(arcs_from) if self.start_cities >> city & 1)
        self.affordable = tuple(
            sum(3 << 2 * link for link, cost in enumerate(self.costs) if cost <= cubes)
            for cubes in range(self.figures.cubes + 1)
        )

    def _options(self) -> None:
        self.build_options = tuple(
            Option(BuildLink(self.links[arc >> 1].id, self.cities[city].id)) for arc, city in enumerate(self.arc_city)
        )
        self.take_options = tuple(Option(TakeGoods(city.id)) for city in self.cities)
        low = self.figures.minimum_bid
        self.offer_options = tuple(
            tuple(Option(OfferControl(company.id, low), Range(low, purse)) for purse in range(self.figures.cubes + 1))
            for company in self.companies
        )


def load_board(raw: bytes, source: str) -> Board:
    """A board from a board file."""
    figures = decode(read_data(PACKAGE, "game.json"), GameFile, "game.json")
    file = decode(raw, MapFile, source)
    _check_cities(file, figures, source)
    _check_links(file, figures, source)
    _check_terminals(file, source)
    return Board(file, figures)


def _check_cities(file: MapFile, figures: GameFile, source: str) -> None:
    seen: set[str] = set()
    left = dict(figures.goods)
    for number, city in enumerate(file.cities):
        if city.id in seen:
            raise DataError(source, f"cities[{number}].id", f"{city.id} is there twice")
        seen.add(city.id)
        left[city.colour] -= 1
        if left[city.colour] < 0:
            supply = figures.goods[city.colour]
            raise DataError(source, f"cities[{number}].colour", f"the game has only {supply} {city.colour} goods cubes")


def _check_links(file: MapFile, figures: GameFile, source: str) -> None:
    known = {city.id for city in file.cities}
    starts = {city.id for city in file.cities if city.kind == "start"}
    pairs: set[frozenset[str]] = set()
    for number, link in enumerate(file.links):
        for key, end in (("a", link.a), ("b", link.b)):
            if end not in known:
                raise DataError(source, f"links[{number}].{key}", f"there is no city {end}")
        if link.a == link.b:
            raise DataError(source, f"links[{number}].b", f"the link leads from {link.a} to itself")
        if link.id != f"{link.a}-{link.b}":
            raise DataError(source, f"links[{number}].id", f"{link.id} should be {link.a}-{link.b}")
        pair = frozenset((link.a, link.b))
        if pair in pairs:
            raise DataError(source, f"links[{number}].id", f"a second link between {link.a} and {link.b}")
        pairs.add(pair)
    exits = sum(not starts.isdisjoint(pair) for pair in pairs)
    if exits < len(figures.companies):
        raise DataError(
            source, "links", f"{exits} links touch a start city; {len(figures.companies)} companies need one each"
        )


def _check_terminals(file: MapFile, source: str) -> None:
    known = {city.id for city in file.cities}
    west, east = file.terminals.west, file.terminals.east
    for key, end in (("west", west), ("east", east)):
        if end not in known:
            raise DataError(source, f"terminals.{key}", f"there is no city {end}")
    if west == east:
        raise DataError(source, "terminals.east", f"both ends are {west}")
    reached, fresh = {west}, [west]
    while fresh:
        city = fresh.pop()
        for link in file.links:
            for here, there in ((link.a, link.b), (link.b, link.a)):
                if here == city and there not in reached:
                    reached.add(there)
                    fresh.append(there)
    if east not in reached:
        raise DataError(source, "terminals", f"no chain of links joins {west} and {east}")
