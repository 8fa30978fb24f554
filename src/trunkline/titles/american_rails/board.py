"""The fixed data of a game, precomputed for speed: hexes, cities, companies and spaces are small ints here."""

from string import ascii_uppercase

from trunkline.core import Board, DataError, Option, decode, read_data
from trunkline.core.data import fingerprint
from trunkline.titles.american_rails.actions import Develop, Fund, LayTrack, MoveTrain, OfferShare, StartTrack
from trunkline.titles.american_rails.data import BoardFile, SetupFile, Terrain

PACKAGE = "trunkline.titles.american_rails"
CLOSED = 10**9  # the cost of a hex that can take no more cubes
NO_HEX = "-"

# The six neighbours of a hex (row, column); odd rows lie half a hex to the east.
_EVEN = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 0))
_ODD = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, 0), (1, 1))


class RailsBoard(Board):
    """Map, cities and tracks as read from the data files, with an option ready for everything one can point at."""

    __slots__ = (
        "cities",
        "city_at",
        "city_hex",
        "city_index",
        "companies",
        "company_index",
        "develop",
        "fund",
        "hex_index",
        "hexes",
        "lay",
        "neighbours",
        "offer",
        "places",
        "setup",
        "space_index",
        "spaces",
        "start",
        "terrain",
        "train",
    )

    def __init__(self, file: BoardFile, setup: SetupFile) -> None:
        self.origin, self.setup = file.origin, setup
        self.digest = fingerprint(file, setup)
        self._lay_out_map(file)
        self._name_things(file)
        self._prepare_options()

    def _lay_out_map(self, file: BoardFile) -> None:
        kinds = {terrain.letter: terrain for terrain in file.terrain}
        places = [(y, x) for y, row in enumerate(file.grid) for x, letter in enumerate(row) if letter != NO_HEX]
        at = {place: index for index, place in enumerate(places)}
        self.places = tuple(places)
        self.hexes = tuple(hex_id(y, x) for y, x in places)
        self.hex_index = {name: index for index, name in enumerate(self.hexes)}
        self.terrain: tuple[Terrain, ...] = tuple(kinds[file.grid[y][x]] for y, x in places)
        self.neighbours = tuple(
            tuple(at[y + dy, x + dx] for dy, dx in (_ODD if y % 2 else _EVEN) if (y + dy, x + dx) in at)
            for y, x in places
        )

    def _name_things(self, file: BoardFile) -> None:
        self.cities = file.cities
        self.city_index = {city.id: index for index, city in enumerate(file.cities)}
        self.city_hex = tuple(self.hex_index[city.hex] for city in file.cities)
        city_at = [-1] * len(self.hexes)
        for index, where in enumerate(self.city_hex):
            city_at[where] = index
        self.city_at = tuple(city_at)
        self.companies = self.setup.companies
        self.company_index = {company.id: index for index, company in enumerate(self.companies)}
        effects = {space.id: space for space in self.setup.spaces}
        self.spaces = tuple(effects[space.id] for space in file.spaces)
        self.space_index = {space.id: index for index, space in enumerate(self.spaces)}

    def _prepare_options(self) -> None:
        self.lay = tuple(tuple(Option(LayTrack(c.id, where)) for where in self.hexes) for c in self.companies)
        self.start = tuple(Option(StartTrack(city.id)) for city in self.cities)
        self.develop = tuple(Option(Develop(city.id)) for city in self.cities)
        self.fund = tuple(Option(Fund(company.id)) for company in self.companies)
        self.offer = tuple(Option(OfferShare(company.id)) for company in self.companies)
        self.train = tuple(Option(MoveTrain(space.id)) for space in self.spaces)

    def cubes_of(self, space: int, seats: int) -> int:
        """A12: how many cubes a space lets one lay."""
        return self.spaces[space].cubes.get(seats, 0)


def hex_id(y: int, x: int) -> str:
    """Row letter and column number, as printed along the edges of the drawing."""
    return f"{ascii_uppercase[y]}{x + 1}"


def load_board(raw: bytes, source: str) -> RailsBoard:
    """The board of a board file."""
    setup = decode(read_data(PACKAGE, "setup.json"), SetupFile, "setup.json")
    file = decode(raw, BoardFile, source)
    check(file, setup, source)
    return RailsBoard(file, setup)


def check(file: BoardFile, setup: SetupFile, source: str) -> None:
    """Raise `DataError` for the first thing in a board file that cannot be."""
    _check_terrain(file, source)
    _check_grid(file, source)
    _check_cities(file, setup, source)
    _check_spaces(file, setup, source)


def _check_terrain(file: BoardFile, source: str) -> None:
    for number, terrain in enumerate(file.terrain):
        key = f"terrain[{number}]"
        if len(terrain.letter) != 1 or terrain.letter == NO_HEX:
            raise DataError(source, f"{key}.letter", "must be one character other than '-'")
        if [other.letter for other in file.terrain].count(terrain.letter) > 1:
            raise DataError(source, f"{key}.letter", f"{terrain.letter!r} is used twice")
        if [other.id for other in file.terrain].count(terrain.id) > 1:
            raise DataError(source, f"{key}.id", f"{terrain.id!r} is used twice")
        if terrain.max_cubes is not None and terrain.max_cubes < 1:
            raise DataError(source, f"{key}.max_cubes", "must be at least 1, or null for no limit")


def _check_grid(file: BoardFile, source: str) -> None:
    letters = {terrain.letter for terrain in file.terrain}
    if not 0 < len(file.grid) <= len(ascii_uppercase):
        raise DataError(source, "grid", f"must have 1 to {len(ascii_uppercase)} rows")
    for y, row in enumerate(file.grid):
        if len(row) != len(file.grid[0]):
            raise DataError(source, f"grid[{y}]", f"has {len(row)} characters, the first row {len(file.grid[0])}")
        for letter in row:
            if letter != NO_HEX and letter not in letters:
                raise DataError(source, f"grid[{y}]", f"{letter!r} is no terrain letter")
    places = {(y, x) for y, row in enumerate(file.grid) for x, letter in enumerate(row) if letter != NO_HEX}
    for y, x in sorted(places):
        if not any((y + dy, x + dx) in places for dy, dx in (_ODD if y % 2 else _EVEN)):
            raise DataError(source, f"grid[{y}]", f"hex {hex_id(y, x)} has no neighbour")


def _check_cities(file: BoardFile, setup: SetupFile, source: str) -> None:
    cities = {terrain.letter for terrain in file.terrain if terrain.id == "city"}
    free = {hex_id(y, x) for y, row in enumerate(file.grid) for x, letter in enumerate(row) if letter in cities}
    seen: set[str] = set()
    for number, city in enumerate(file.cities):
        key = f"cities[{number}]"
        if city.id in seen:
            raise DataError(source, f"{key}.id", f"{city.id!r} is used twice")
        seen.add(city.id)
        if not city.id or not city.name.strip():
            raise DataError(source, f"{key}.name", "a city needs an id and a name")
        if city.hex not in free:
            raise DataError(source, f"{key}.hex", f"{city.hex!r} is no city hex of the grid, or has a city already")
        free.remove(city.hex)
        if city.shared > city.full:
            raise DataError(source, f"{key}.shared", "must not be above the full value")
    if free:
        raise DataError(source, "cities", f"city hex {min(free)} of the grid has no city")
    special = sum(city.special for city in file.cities)
    if special != len(setup.connection_income) - 1:
        raise DataError(source, "cities", f"{len(setup.connection_income) - 1} cities must be special, not {special}")
    if len(file.cities) < len(setup.companies):
        raise DataError(source, "cities", f"must be at least {len(setup.companies)}, one for each company")


def _check_spaces(file: BoardFile, setup: SetupFile, source: str) -> None:
    known = [space.id for space in setup.spaces]
    named = [space.id for space in file.spaces]
    for number, name in enumerate(named):
        if name not in known:
            raise DataError(source, f"spaces[{number}].id", f"unknown space {name!r}; known: {', '.join(known)}")
        if named.index(name) != number:
            raise DataError(source, f"spaces[{number}].id", f"{name!r} is used twice")
    if len(named) != len(known):
        missing = ", ".join(name for name in known if name not in named)
        raise DataError(source, "spaces", f"missing: {missing}")
