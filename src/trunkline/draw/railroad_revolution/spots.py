"""Where things of the map are drawn: rail spaces give way to the cards of the cities and to each other."""

import math
from functools import lru_cache
from itertools import pairwise

from trunkline.titles.railroad_revolution.board import RevolutionBoard

SCALE, LEFT, TOP = 1.34, 6, 10
CARD_W, CARD_H = 122, 76
SPACE_W, SPACE_H = 44, 18
ABOVE, BELOW, DEAL_BELOW = 18, 10, 23  # what a space takes up from its middle, with triangles and deal symbol
RINGS = range(0, 100, 4)  # how far from its printed place a space is drawn at most
GAP = 2

Spot = tuple[float, float]
Corners = list[Spot]


def at(point: tuple[int, int]) -> Spot:
    """A place of the data in the picture."""
    return LEFT + SCALE * point[0], TOP + SCALE * point[1]


@lru_cache(maxsize=8)
def spots(board: RevolutionBoard) -> dict[str, Spot]:
    """Where each city and each rail space is drawn, by id."""
    cities = {city.id: at(city.pos) for city in board.file.cities}
    found = dict(cities)
    taken = [_card(place) for place in cities.values()]
    printed = cities | {space.id: at(space.pos) for space in board.file.rail_spaces}
    for space in board.file.rail_spaces:
        angle = slope(printed[space.adjacent[0]], printed[space.adjacent[-1]])
        below = DEAL_BELOW if space.deal else BELOW
        above = ABOVE if space.terrain else BELOW
        best = printed[space.id]
        for place in _around(best):
            corners = _turned(place, angle, above, below)
            if not any(_overlap(corners, other) for other in taken):
                best = place
                break
        taken.append(_turned(best, angle, above, below))
        found[space.id] = best
    return found


def slope(first: Spot, last: Spot) -> float:
    """The angle of a line in degrees, never upside down and never quite upright."""
    angle = math.degrees(math.atan2(last[1] - first[1], last[0] - first[0]))
    while angle > 90:
        angle -= 180
    while angle <= -90:
        angle += 180
    return max(-60.0, min(60.0, angle))


def _around(place: Spot) -> list[Spot]:
    """The place itself, then places ever further away."""
    x, y = place
    return [place] + [
        (x + ring * math.cos(n * math.pi / 12), y + ring * math.sin(n * math.pi / 12))
        for ring in RINGS[1:]
        for n in range(24)
    ]


def _card(place: Spot) -> Corners:
    """The corners of a city's card, with a little air."""
    x, y = place
    width, height = CARD_W / 2 + GAP, CARD_H / 2 + GAP
    return [(x - width, y - height), (x + width, y - height), (x + width, y + height), (x - width, y + height)]


def _turned(place: Spot, angle: float, above: float, below: float) -> Corners:
    """The corners of what a rail space takes up."""
    x, y = place
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = SPACE_W / 2 + 1
    flat = [(-half, -above), (half, -above), (half, below), (-half, below)]
    return [(x + u * cosine - v * sine, y + u * sine + v * cosine) for u, v in flat]


def _overlap(one: Corners, other: Corners) -> bool:
    """Do two rectangles meet? They do not where one of their sides parts them."""
    return not any(_parted(one, other, side) for corners in (one, other) for side in pairwise(corners[:3]))


def _parted(one: Corners, other: Corners, side: tuple[Spot, Spot]) -> bool:
    """Do the shadows of both, cast along this side, lie apart?"""
    (x, y), (u, v) = side
    mine = [(u - x) * a + (v - y) * b for a, b in one]
    theirs = [(u - x) * a + (v - y) * b for a, b in other]
    return max(mine) <= min(theirs) or max(theirs) <= min(mine)
