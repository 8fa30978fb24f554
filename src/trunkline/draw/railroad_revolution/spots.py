"""Where things of the map are drawn: rail spaces give way to the cards of the cities and to each other."""

import math
from functools import lru_cache
from itertools import pairwise

from trunkline.titles.railroad_revolution.board import RevolutionBoard

LEFT, TOP, WIDTH, HEIGHT = 6, 10, 1340, 804  # the map in the picture, whatever units the data has
CARD_W, CARD_H = 122, 76
SPACE_W, SPACE_H = 44, 18
ABOVE, BELOW, DEAL_BELOW = 18, 10, 23  # what a space takes up from its middle, with triangles and deal symbol
RINGS = range(0, 100, 4)  # how far from its printed place a space is drawn at most
GAP = 2

Spot = tuple[float, float]
Corners = list[Spot]


def at(board: RevolutionBoard, point: tuple[int, int]) -> Spot:
    """A place of the data in the picture."""
    width, height = board.file.layout.map_size
    scale = min(WIDTH / width, HEIGHT / height)
    return LEFT + scale * point[0], TOP + scale * point[1]


@lru_cache(maxsize=8)
def spots(board: RevolutionBoard) -> dict[str, Spot]:
    """Where each city and each rail space is drawn, by id; cards and spaces stay on the map."""
    cities = {city.id: _beside_edges(at(board, city.pos)) for city in board.file.cities}
    found = dict(cities)
    taken = [_card(place) for place in cities.values()]
    for space in board.file.rail_spaces:
        angle = turns(board)[space.id]
        below = DEAL_BELOW if space.deal else BELOW
        above = ABOVE if space.terrain else BELOW
        best = at(board, space.pos)
        for place in _around(best):
            corners = _turned(place, angle, above, below)
            if all(map(_on_map, corners)) and not any(_overlap(corners, other) for other in taken):
                best = place
                break
        taken.append(_turned(best, angle, above, below))
        found[space.id] = best
    return found


@lru_cache(maxsize=8)
def turns(board: RevolutionBoard) -> dict[str, int]:
    """The angle of each rail space: along its line as it is printed, whatever gives way to what."""
    printed = {city.id: at(board, city.pos) for city in board.file.cities}
    printed |= {space.id: at(board, space.pos) for space in board.file.rail_spaces}
    return {
        space.id: round(_slope(printed[space.adjacent[0]], printed[space.adjacent[-1]]))
        for space in board.file.rail_spaces
    }


def _slope(first: Spot, last: Spot) -> float:
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


def _beside_edges(place: Spot) -> Spot:
    """The place itself, or as near as a card can come that is not cut off."""
    width, height = CARD_W / 2 + GAP, CARD_H / 2 + GAP
    x, y = place
    return min(max(x, LEFT + width), LEFT + WIDTH - width), min(max(y, TOP + height), TOP + HEIGHT - height)


def _on_map(place: Spot) -> bool:
    x, y = place
    return LEFT <= x <= LEFT + WIDTH and TOP <= y <= TOP + HEIGHT


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
