"""What a tile or a token is worth to a company, told cheaply: where track leads and what its stops earn."""

from functools import cache

from trunkline.rail.connectivity import reach
from trunkline.rail.hexes import NONE, opposite
from trunkline.rail.layout import Layout
from trunkline.rail.tiles import CITY, RED, Face
from trunkline.rail.track import STOPS, Track

FAR = 4  # hexes to look ahead
FADE = 0.62  # what a stop is worth one hex further away
BARE = {CITY: 20, RED: 30}  # a stop that earns nothing yet
TOWN = 10
BENT = 0.35  # track that runs into a tile without a way on
GROWTH = 1.0  # more revenue at a stop of the company

Ahead = tuple[tuple[float, int], ...]


@cache
def ahead(layout: Layout) -> tuple[tuple[Ahead, ...], ...]:
    """For every hex and edge the stops that lie beyond it: (worth by distance, hex), best first."""
    return tuple(tuple(_beyond(layout, number, edge) for edge in range(6)) for number in range(layout.hexes.size))


@cache
def surroundings(layout: Layout) -> tuple[float, ...]:
    """For every hex what a company that begins there has around it."""
    found = []
    for number, row in enumerate(ahead(layout)):
        near: dict[int, float] = {}
        for beyond in row:
            for worth, place in beyond:
                near[place] = max(worth, near.get(place, 0))
        found.append(stop_worth(layout, number) + sum(sorted(near.values(), reverse=True)[:4]))
    return tuple(found)


def stop_worth(layout: Layout, number: int) -> float:
    """What the stops printed on a hex earn at first, or will earn once there is track."""
    stops = layout.faces[number].stops
    return max((float(stop.values[1] or BARE.get(stop.kind, TOWN)) for stop in stops), default=0.0)


def _beyond(layout: Layout, number: int, edge: int) -> Ahead:
    hexes = layout.hexes
    first = hexes.neighbours[number][edge]
    if first == NONE or not layout.open_edges[number] >> edge & 1:
        return ()
    found = []
    seen = {number, first}
    ring, worth = [first], 1.0
    for _ in range(FAR):
        following = []
        for place in ring:
            earned = stop_worth(layout, place)
            if earned:
                found.append((worth * earned, place))
            if any(stop.kind == RED for stop in layout.faces[place].stops):
                continue
            for side, other in enumerate(hexes.neighbours[place]):
                if other not in seen and other != NONE and layout.open_edges[place] >> side & 1:
                    seen.add(other)
                    following.append(other)
        ring, worth = following, worth * FADE
    return tuple(sorted(found, reverse=True))


def lay_worth(track: Track, company: int, number: int, face: Face) -> float:
    """What a tile would bring a company: new ways to stops it does not reach, and more revenue where it is."""
    layout = track.layout
    found = reach(track, company)
    stops, edges = found.stops, found.edges.get(number, 0)
    old = track.face(number)
    beyond, neighbours = ahead(layout)[number], layout.hexes.neighbours[number]
    worth = 0.0
    fresh = face.exits & ~old.exits & ~edges
    for edge in range(6):
        if not fresh >> edge & 1:
            continue
        other = neighbours[edge]
        there = track.face(other)
        joined = there.exits >> opposite(edge) & 1
        fits = joined or not there.exits or there.level == 0
        for value, place in beyond[edge]:
            if place * STOPS not in stops:
                worth += value if fits else value * BENT
                break
        else:
            worth += 1.0 if joined else 0.0
    for index, stop in enumerate(face.stops):
        earned = stop.values[1]
        before = old.stops[index].values[1] if index < len(old.stops) else 0
        mine = number * STOPS + index in stops
        worth += (earned - before) * GROWTH if mine else earned * 0.8 if edges and not old.level else 0.0
    return worth


def token_worth(track: Track, city: int) -> float:
    """What a token in a city is worth: what it earns now, and what lies around."""
    number = city // STOPS
    return track.stop(city).values[-1] + 0.5 * surroundings(track.layout)[number]
