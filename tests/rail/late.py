"""Random late positions: a map filled with legal tiles and tokens, by the kit's own lists of what is legal."""

from random import Random

from tests.rail.positions import BRIDGE, MINE, layout_of
from trunkline.rail.lays import legal_lays
from trunkline.rail.routes import RouteRules, Train
from trunkline.rail.tokens import free_cities, token_places
from trunkline.rail.track import Track, city_id

COMPANIES = range(8)
LAYS = {"1830": 130, "1817": 110}  # as dense as the densest games of the corpus
COLOURS = {"1830": 3, "1817": 4}
REACHES: dict[str, tuple[int | None, ...]] = {"1830": (3, 4, 5, 6, None), "1817": (4, 5, 6, 7, 8)}
RULES = {
    "1830": RouteRules(3),
    "1817": RouteRules(4, hex_bonus=((MINE, 10),), stop_bonus=((BRIDGE, 10),)),
}


def late_position(title: str, seed: int, lays: int | None = None) -> tuple[Track, int, list[Train]]:
    """A track late in a game, a company on it and one to four trains."""
    random = Random(seed)
    track = late_track(title, random, lays or LAYS[title])
    trains = [Train(random.choice(REACHES[title])) for _ in range(random.randint(1, 4))]
    return track, random.choice(COMPANIES), trains


def late_track(title: str, random: Random, lays: int) -> Track:
    layout, top = layout_of(title), COLOURS[title]
    track = Track(layout)
    homes = list(layout.hexes.homes.values())
    for company in COMPANIES:
        if homes:
            number, stop = homes[company]
            track.place(company, city_id(number, max(stop, 0)))
        else:
            track.place(company, random.choice(list(free_cities(track, company))))
    for count in range(lays):
        company = random.choice(COMPANIES)
        lay_something(track, company, random, 1 + min(top - 1, count * top // lays))
        if random.random() < 0.2:
            company = random.choice(COMPANIES)
            places = token_places(track, company)
            if places and len(track.cities_of(company)) < 4:
                track.place(company, random.choice(places))
    return track


def lay_something(track: Track, company: int, random: Random, level: int) -> None:
    """A random legal tile; on hexes that may have a mine sometimes one."""
    mines = [number for number, marks in track.markers.items() if marks & MINE]
    lays = list(legal_lays(track, company, level, mines))
    if not lays:
        return
    lay = random.choice(lays)
    face = random.choice(lay.faces)
    cities = random.choice(track.city_choices(lay.number, face.tile, face.rotation))
    track.lay(lay.number, face.tile, face.rotation, cities)
    spec = track.layout.hexes.specs[lay.number]
    if spec.mine_allowed and random.random() < 0.4:
        track.mark(lay.number, MINE)
    if spec.bridge_token_allowed and random.random() < 0.3:
        track.mark(lay.number, BRIDGE)
