"""The fixed data of 1830: map, tiles, market, companies, privates, trains, phases."""

from typing import ClassVar

from trunkline.core.data import Board, DataError, Origin, decode, fingerprint, read_data
from trunkline.rail.hexes import HexMap
from trunkline.rail.layout import Layout
from trunkline.rail.market import grid_chart
from trunkline.rail.phases import phase_of, read_phases
from trunkline.rail.routes.rules import RouteRules
from trunkline.rail.specs import MapSpec
from trunkline.rail.tiles import read_sheet
from trunkline.rail.track import STOPS, city_id
from trunkline.rail.trains import NONE, read_roster
from trunkline.titles.eighteen_thirty.menu import Menu
from trunkline.titles.eighteen_thirty.specs import AbilitySpec, CompaniesSpec, Phase, SetupSpec

PACKAGE = "trunkline.titles.eighteen_thirty"


class Ability:
    """A power of a private with its ids resolved."""

    __slots__ = ("company", "hex", "kind", "private", "shares", "tiles")

    def __init__(
        self, private: int, kind: str, company: int, hexagon: int, tiles: tuple[int, ...], shares: int
    ) -> None:
        self.private, self.kind, self.company, self.hex = private, kind, company, hexagon
        self.tiles, self.shares = tiles, shares


class Board1830(Board):
    """All that never changes. Companies, privates, trains and phases are small ints in the order of their files."""

    __slots__ = (
        "abilities",
        "blocks",
        "chart",
        "cities",
        "closes_with",
        "companies",
        "company_index",
        "counts",
        "float_shares",
        "holding_limit",
        "homes",
        "layout",
        "limited",
        "menu",
        "multi_buy",
        "phase_by_train",
        "phases",
        "pool_limit",
        "private_index",
        "privates",
        "roster",
        "route_rules",
        "setup",
        "shares",
    )
    static: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, raw_map: bytes, source: str) -> None:
        raws = {
            name: read_data(PACKAGE, f"{name}.json")
            for name in ("tiles", "market", "companies", "trains", "phases", "setup")
        }
        files = {name: f"{PACKAGE}/data/{name}.json" for name in raws}
        hexes = HexMap(decode(raw_map, MapSpec, source), source)
        self.layout = Layout(hexes, read_sheet(raws["tiles"], hexes, files["tiles"]))
        self.setup = decode(raws["setup"], SetupSpec, files["setup"])
        colours = len(self.layout.sheet.colours)
        self.route_rules = tuple(
            tuple(RouteRules(level, areas_apart=apart) for level in range(colours + 1))
            for apart in ((), self.setup.separate_areas)
        )
        self.chart, zones = grid_chart(raws["market"], files["market"])
        self.counts = self.chart.where(lambda zone: zones[zone]["counts_for_certificate_limit"])
        self.limited = self.chart.where(lambda zone: zones[zone]["company_holding_limit"])
        self.multi_buy = self.chart.where(lambda zone: not zones[zone]["one_purchase_per_turn"])
        self.roster = read_roster(raws["trains"], files["trains"])
        self.phases = read_phases(raws["phases"], Phase, self.roster.ids, files["phases"])
        self.phase_by_train = tuple(phase_of(self.phases, train) for train in self.roster.ids)
        spec = decode(raws["companies"], CompaniesSpec, files["companies"])
        self.shares, self.companies, self.privates = spec.shares, spec.companies, spec.privates
        self.company_index = {item.id: number for number, item in enumerate(spec.companies)}
        self.private_index = {item.id: number for number, item in enumerate(spec.privates)}
        size = spec.shares.size
        self.float_shares = size * spec.shares.float_percent // 100
        self.holding_limit = size * self.setup.company_holding_limit_percent // 100
        self.pool_limit = size * self.setup.pool_limit_percent // 100
        self.homes = tuple(self._home(number, source) for number in range(len(spec.companies)))
        self.blocks = tuple(
            tuple(
                self._hex(coord, f"privates[{item.id}].blocks_hexes", files["companies"]) for coord in item.blocks_hexes
            )
            for item in spec.privates
        )
        self.closes_with = tuple(
            NONE if item.closes_with_first_train_of is None else self.company_index[item.closes_with_first_train_of]
            for item in spec.privates
        )
        self.abilities: dict[str, Ability] = {
            item.ability.type: self._ability(number, item.ability, files["companies"])
            for number, item in enumerate(spec.privates)
            if item.ability is not None
        }
        self.cities: dict[str, int] = {
            f"{coord}:{stop}": city_id(number, stop)
            for number, coord in enumerate(hexes.coords)
            for stop in range(max(1, len(hexes.specs[number].stops)))
        }
        self.menu = Menu(self.companies, self.chart, size)
        self.digest = fingerprint(raw_map.decode("utf-8"), *(raw.decode("utf-8") for raw in raws.values()))
        self.origin = Origin("printed", "two independent descriptions of the printed map agree on all 93 hexes")

    def _hex(self, coord: str, key: str, source: str) -> int:
        number = self.layout.hexes.index.get(coord)
        if number is None:
            raise DataError(source, key, f"no hex {coord}")
        return number

    def _home(self, company: int, source: str) -> tuple[int, int]:
        item = self.companies[company]
        number = self._hex(item.home.hex, f"companies[{item.id}].home", source)
        stops = self.layout.hexes.specs[number].stops
        if item.home.stop is not None and item.home.stop >= len(stops):
            raise DataError(
                source, f"hexes[{item.home.hex}].stops", f"no stop {item.home.stop} for the home of {item.id}"
            )
        return number, NONE if item.home.stop is None else item.home.stop

    def _ability(self, private: int, spec: AbilitySpec, source: str) -> Ability:
        key = f"privates[{self.privates[private].id}].ability"
        if spec.company is not None and spec.company not in self.company_index:
            raise DataError(source, f"{key}.company", f"no company {spec.company!r}")
        for tile in spec.tiles:
            if tile not in self.layout.sheet.index:
                raise DataError(source, f"{key}.tiles", f"no tile {tile!r}")
        return Ability(
            private,
            spec.type,
            NONE if spec.company is None else self.company_index[spec.company],
            NONE if spec.hex is None else self._hex(spec.hex, f"{key}.hex", source),
            tuple(self.layout.sheet.index[tile] for tile in spec.tiles),
            spec.percent * self.shares.size // 100,
        )

    def city_name(self, city: int) -> str:
        """A city as actions and views name it."""
        return f"{self.layout.hexes.coords[city // STOPS]}:{city % STOPS}"

    def name_of(self, kind: str, value: str) -> str | None:
        """The printed name of a company (or of one that a train comes from), private, city or hex."""
        if kind in ("company", "source") and value in self.company_index:
            return self.companies[self.company_index[value]].abbreviation
        if kind == "private" and value in self.private_index:
            return self.privates[self.private_index[value]].abbreviation
        if kind not in ("city", "hex"):
            return None
        coord = value.partition(":")[0]
        number = self.layout.hexes.index.get(coord)
        return coord if number is None else self.layout.hexes.specs[number].said(value) or coord
