"""What lies on the map during a game: tiles, tokens, reservations, tile supply, markers. Plain data, cheap to copy.

A city is one int, `hex * 4 + stop`. Companies are small ints that the title gives out.
"""

from typing import Any, ClassVar

from trunkline.rail.hexes import NONE
from trunkline.rail.layout import Cities, Layout
from trunkline.rail.tiles import CITY, Face, Stop

STOPS = 4  # a hex has at most this many stops


def city_id(number: int, stop: int) -> int:
    """A stop of a hex as one int."""
    return number * STOPS + stop


class Track:
    """Tiles, tokens and markers. Changing methods do not check rules: `lays` and `tokens` do that before."""

    static: ClassVar[frozenset[str]] = frozenset({"layout", "cache", "version"})
    __slots__ = ("cache", "faces", "layout", "markers", "reserved", "supply", "tokens", "version")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.faces: list[int] = list(range(layout.hexes.size))
        self.supply: list[int] = list(layout.sheet.counts)  # per tile; NONE = unlimited
        self.tokens: dict[int, tuple[int, ...]] = {}  # city -> companies in order of arrival
        self.reserved: dict[int, tuple[tuple[int, int], ...]] = {}  # hex -> (company, stop or NONE)
        self.markers: dict[int, int] = {}  # hex -> bits whose meaning is the title's (mine, bridge)
        self.version = 0
        self.cache: dict[Any, Any] = {}  # whatever was worked out for this version; shared by copies until one changes

    def copy(self) -> "Track":
        """An independent copy; the layout and what is cached for this version are shared."""
        new = Track.__new__(Track)
        new.layout = self.layout
        new.faces = self.faces.copy()
        new.supply = self.supply.copy()
        new.tokens = self.tokens.copy()
        new.reserved = self.reserved.copy()
        new.markers = self.markers.copy()
        new.version = self.version
        new.cache = self.cache
        return new

    def changed(self) -> None:
        """Forget what was worked out for the old state."""
        self.version += 1
        self.cache = {}

    # -- looking

    def face(self, number: int) -> Face:
        """The face of a hex now."""
        return self.layout.faces[self.faces[number]]

    def stop(self, city: int) -> Stop:
        """The stop that a city id means now."""
        return self.layout.faces[self.faces[city // STOPS]].stops[city % STOPS]

    def tile(self, number: int) -> str | None:
        """`tile/rotation` of a hex, None where nothing has been laid."""
        face = self.faces[number]
        return None if face == number else self.layout.looks(face)

    def tiles(self) -> dict[str, str]:
        """Every tile laid: coordinate -> `tile/rotation`."""
        coords = self.layout.hexes.coords
        return {coords[i]: self.layout.looks(face) for i, face in enumerate(self.faces) if face != i}

    def cities_of(self, company: int) -> list[int]:
        """The cities with a token of a company, in map order."""
        return sorted(city for city, owners in self.tokens.items() if company in owners)

    def on_hex(self, number: int) -> list[int]:
        """The companies with a token anywhere on a hex."""
        first = number * STOPS
        return [company for city in range(first, first + STOPS) for company in self.tokens.get(city, ())]

    def blocked(self, city: int, company: int) -> bool:
        """Whether a city is full of tokens of others (1830 19.0-4/5). Without circles it never is."""
        owners = self.tokens.get(city)
        if not owners or company in owners:
            return False
        stop = self.stop(city)
        return stop.kind == CITY and 0 < stop.slots <= len(owners)

    def free_slots(self, city: int, company: int) -> int:
        """Circles that a company could use: empty and not reserved for another's home (1830 19.0-3)."""
        number, index = divmod(city, STOPS)
        stop = self.stop(city)
        if stop.kind != CITY:
            return 0
        free = stop.slots - len(self.tokens.get(city, ()))
        for owner, place in self.reserved.get(number, ()):
            if owner != company:
                if place == NONE:
                    return 0
                free -= place == index
        return max(free, 0)

    # -- changing

    def city_choices(self, number: int, tile: int, rotation: int) -> tuple[Cities, ...]:
        """Ways the cities of a hex can pass to a new tile; several: somebody must choose if tokens are there."""
        layout = self.layout
        return layout.cities(self.face(number), layout.faces[layout.sheet.face(tile, rotation)])

    def lay(self, number: int, tile: int, rotation: int, cities: Cities | None = None) -> None:
        """Put a tile on a hex; tokens and reservations follow their city. `cities`: one of `city_choices`."""
        layout = self.layout
        if cities is None:
            cities = self.city_choices(number, tile, rotation)[0]
        old = self.face(number)
        if old.tile != NONE and self.supply[old.tile] != NONE:
            self.supply[old.tile] += 1
        if self.supply[tile] != NONE:
            self.supply[tile] -= 1
        first = number * STOPS
        owners = [self.tokens.pop(first + i, ()) for i in range(len(old.stops))]
        for index, companies in enumerate(owners):
            if companies:
                city = first + cities[index]
                self.tokens[city] = self.tokens.get(city, ()) + companies
        if number in self.reserved:
            self.reserved[number] = tuple(
                (company, stop if stop == NONE else cities[stop]) for company, stop in self.reserved[number]
            )
        self.faces[number] = layout.sheet.face(tile, rotation)
        self.changed()

    def place(self, company: int, city: int) -> None:
        """Put a token into a city; the company's reservation on that hex ends."""
        self.tokens[city] = (*self.tokens.get(city, ()), company)
        number = city // STOPS
        if number in self.reserved:
            left = tuple(item for item in self.reserved[number] if item[0] != company)
            if left:
                self.reserved[number] = left
            else:
                del self.reserved[number]
        self.changed()

    def remove(self, company: int, city: int) -> None:
        """Take a token away."""
        left = tuple(owner for owner in self.tokens[city] if owner != company)
        if left:
            self.tokens[city] = left
        else:
            del self.tokens[city]
        self.changed()

    def replace(self, company: int, by: int, city: int) -> None:
        """A token of one company becomes one of another in the same circle."""
        self.tokens[city] = tuple(by if owner == company else owner for owner in self.tokens[city])
        self.changed()

    def reserve(self, company: int, number: int, stop: int) -> None:
        """Keep a circle for a company's home; `stop` NONE keeps the whole hex until it chooses (1830 19.1)."""
        self.reserved[number] = (*self.reserved.get(number, ()), (company, stop))
        self.changed()

    def mark(self, number: int, bits: int) -> None:
        """Put markers on a hex."""
        self.markers[number] = self.markers.get(number, 0) | bits
        self.changed()
