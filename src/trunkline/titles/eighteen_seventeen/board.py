"""The title's fixed data: map, tiles, price row, companies, trains, phases. Loaded once, shared by all games."""

from functools import cache

import msgspec

from trunkline.core import Board, DataError, Origin, decode, read_data
from trunkline.core.data import fingerprint
from trunkline.rail.hexes import NONE, opposite, read_map
from trunkline.rail.layout import Layout
from trunkline.rail.market import row_chart
from trunkline.rail.phases import read_phases
from trunkline.rail.routes import RouteRules
from trunkline.rail.tiles import CITY, RED, Face, read_sheet
from trunkline.rail.trains import Roster
from trunkline.titles.eighteen_seventeen.specs import CompaniesSpec, MarketSpec, Phase, SetupSpec, Train

PACKAGE = "trunkline.titles.eighteen_seventeen"
LIQUIDATION, ACQUISITION, NORMAL = 0, 1, 2
ZONES = {"liquidation": LIQUIDATION, "acquisition": ACQUISITION, "normal": NORMAL}
ORIGIN = Origin("one_source", "rulebook; map and price row compared with two other drawings of the board")
MINE, BRIDGE = 1, 2  # bits of the markers on a hex


class TrainsSpec(msgspec.Struct, frozen=True):
    """`trains.json`."""

    trains: tuple[Train, ...]


class Board1817(Board):
    """All that does not change. Companies, privates, trains and phases are small ints: their place in the data."""

    __slots__ = (
        "_mines",
        "bridge_hexes",
        "certificates",
        "chart",
        "companies",
        "company_ids",
        "company_index",
        "dividend_price",
        "first_round_only",
        "floor",
        "layout",
        "loan",
        "markers",
        "mine_hexes",
        "mine_tiles",
        "modern",
        "obsolete_from",
        "phases",
        "private_ids",
        "private_index",
        "privates",
        "roster",
        "route_rules",
        "setup",
        "sizes",
        "steel_hexes",
        "tables",
        "terrain",
        "zone",
    )

    def __init__(self, raw_map: bytes, source: str) -> None:
        files = {name: read_data(PACKAGE, f"{name}.json") for name in _FILES}

        def own(name: str) -> str:
            return f"1817/{name}.json"

        hexes = read_map(raw_map, source)
        self.layout = Layout(hexes, read_sheet(files["tiles"], hexes, own("tiles")))
        rules = decode(files["market"], MarketSpec, own("market"))
        self.floor, self.dividend_price = rules.floor, rules.dividend_price
        self.chart = row_chart(files["market"], own("market"), rules.floor)
        for number, zone in enumerate(self.chart.zones):
            if zone not in ZONES:
                raise DataError(own("market"), f"cells[{number}].zone", f"no zone {zone!r}")
        self.zone: tuple[int, ...] = tuple(ZONES[zone] for zone in self.chart.zones)
        spec = decode(files["companies"], CompaniesSpec, own("companies"))
        self.companies, self.privates, self.markers = spec.companies, spec.privates, spec.markers
        self.company_ids = tuple(item.id for item in spec.companies)
        self.company_index = {name: number for number, name in enumerate(self.company_ids)}
        self.private_ids = tuple(item.id for item in spec.privates)
        self.private_index = {name: number for number, name in enumerate(self.private_ids)}
        self.sizes = {item.shares: item for item in spec.sizes}
        self.setup = decode(files["setup"], SetupSpec, own("setup"))
        self.loan = self.setup.loans
        self.tables = {item.seats: item for item in self.setup.tables}
        trains = decode(files["trains"], TrainsSpec, own("trains")).trains
        self.roster = Roster(trains, own("trains"))
        self.phases = read_phases(files["phases"], Phase, self.roster.ids, own("phases"))
        self.obsolete_from = tuple(self._obsolete_from(train) for train in self.roster.ids)
        self.first_round_only = tuple(train.first_round_only for train in trains)
        self.modern = self._modern(own("setup"))
        self._check(own("companies"))
        self._index_hexes()
        self.route_rules = tuple(self._route_rules(twice) for twice in (False, True))
        self._mines: dict[tuple[int, int, int], bool] = {}
        self.digest = fingerprint(raw_map.decode("utf-8", "replace"), *(files[name].decode() for name in _FILES))
        self.origin = ORIGIN

    def _obsolete_from(self, train: str) -> int:
        """The phase from which a train only runs once more."""
        return next((n for n, phase in enumerate(self.phases) if train in phase.obsolete), len(self.phases))

    def _modern(self, source: str) -> dict[int, int]:
        """Variant 9.4: train -> what an own marker on its route earns."""
        for item in self.setup.modern_trains:
            if item.train not in self.roster.index:
                raise DataError(source, "modern_trains", f"no train {item.train!r}")
        return {self.roster.index[item.train]: item.bonus for item in self.setup.modern_trains}

    def bonus(self, power: str) -> int:
        """What a mine or a bridge adds to a route."""
        return next((item.amount for item in self.privates if item.power == power), 0)

    def _route_rules(self, twice: bool) -> tuple[RouteRules, ...]:
        """What routes may do and earn, by level of the latest colour (digest #23)."""
        mines, bridges = ((MINE, self.bonus("mine_tokens")),), ((BRIDGE, self.bonus("bridge")),)
        levels = range(len(self.layout.sheet.colours) + 1)
        return tuple(RouteRules(level, mines, bridges, junction_twice=twice) for level in levels)

    def _check(self, source: str) -> None:
        for size in self.sizes.values():
            if size.grows_to and size.grows_to not in self.sizes:
                raise DataError(source, f"sizes[{size.shares}].grows_to", f"no size {size.grows_to}")
        for item in self.privates:
            for name in item.hexes:
                if name not in self.layout.hexes.index:
                    raise DataError(source, f"privates[{item.id}].hexes", f"no hex {name}")
            for name in item.tiles:
                if name not in self.layout.sheet.index:
                    raise DataError(source, f"privates[{item.id}].tiles", f"no tile {name}")
        for phase in self.phases:
            for shares in phase.new_company_sizes:
                if shares not in self.sizes:
                    raise DataError("1817/phases.json", f"phases[{phase.id}].new_company_sizes", f"no size {shares}")

    def _index_hexes(self) -> None:
        hexes = self.layout.hexes
        self.terrain = tuple(item.terrain.type if item.terrain else None for item in hexes.specs)
        self.mine_hexes = frozenset(n for n, item in enumerate(hexes.specs) if item.mine_allowed)
        self.bridge_hexes = tuple(n for n, item in enumerate(hexes.specs) if item.bridge_token_allowed)
        self.steel_hexes = tuple(
            frozenset(hexes.index[name] for name in item.hexes) if item.power == "special_tile" else frozenset()
            for item in self.privates
        )
        self.mine_tiles = tuple(
            frozenset(self.layout.sheet.index[name] for name in item.tiles) for item in self.privates
        )

    def mine_joins(self, faces: list[int], number: int, mine: Face) -> bool:
        """Whether a mine on this tile joins a neighbouring city or red hex, now or after full upgrades (1.2.6-5).

        `faces` are those of the map now.
        """
        neighbours = self.layout.hexes.neighbours[number]
        return any(
            mine.exits >> edge & 1 and other != NONE and self._could_have_exit(other, faces[other], opposite(edge))
            for edge, other in enumerate(neighbours)
        )

    def _could_have_exit(self, number: int, face: int, edge: int) -> bool:
        """Whether a city or red hex has an exit over an edge, on its face or on any tile that it may still carry."""
        key = (number, face, edge)
        found = self._mines.get(key)
        if found is None:
            here = self.layout.faces[face]
            place = any(stop.kind in (CITY, RED) for stop in here.stops)
            found = self._mines[key] = place and (
                here.exits >> edge & 1 == 1
                or any(self._could_have_exit(number, new.id, edge) for new in self.layout.replacements(number, face))
            )
        return found


@cache
def setup() -> SetupSpec:
    """Cash, auctions and loans, for classes that need them before a board is there."""
    return decode(read_data(PACKAGE, "setup.json"), SetupSpec, "1817/setup.json")


@cache
def company_name(company: int) -> str:
    """The id of a company, for steps that name themselves."""
    return decode(read_data(PACKAGE, "companies.json"), CompaniesSpec, "1817/companies.json").companies[company].id


@cache
def private_name(private: int) -> str:
    """The id of a private."""
    return decode(read_data(PACKAGE, "companies.json"), CompaniesSpec, "1817/companies.json").privates[private].id


@cache
def train_name(kind: int) -> str:
    """The id of a train type."""
    return decode(read_data(PACKAGE, "trains.json"), TrainsSpec, "1817/trains.json").trains[kind].id


_FILES = ("tiles", "market", "companies", "trains", "phases", "setup")
