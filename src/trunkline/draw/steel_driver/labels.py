"""Where the names of the cities go: where they cover least."""

from functools import lru_cache

from trunkline.draw.steel_driver.palette import CITY, place
from trunkline.titles.steel_driver.board import Board

SIZE = 13.5
Box = tuple[float, float, float, float]
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))


@lru_cache(maxsize=8)
def places(board: Board) -> tuple[tuple[float, float], ...]:
    """The middle of each city's name."""
    cities = [place(city.x, city.y) for city in board.cities]
    lines = [(cities[a], cities[b]) for a, b in board.ends]
    badges = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in lines]
    taken: list[Box] = []
    found = []
    for number, (x, y) in enumerate(cities):
        width = max(2.2, len(board.cities[number].name)) * SIZE * 0.58
        start = board.cities[number].kind == "start"
        size = CITY + (4 if start else 0) + (5 if number in (board.west, board.east) else 0)
        best, least = (x, y), 1e9
        for rank, (dx, dy) in enumerate(SIDES):
            sideways = size + 6 + width / 2 if not dy else size * 0.6 + width / 2
            at = (x + dx * sideways, y + dy * (size + 10 if not dx else size * 0.8 + 4))
            box = (at[0] - width / 2, at[1] - SIZE * 0.5, at[0] + width / 2, at[1] + SIZE * 0.5)
            harm = rank * 0.12 + (2.5 if start and dy < 0 else 0)  # markers of companies stand above start cities
            harm += 12.0 if box[0] < 4 or box[2] > 1385 else 0.0
            harm += sum(9 for other in cities if other != (x, y) and near(box, other, CITY + 1))
            harm += sum(8 for badge in badges if near(box, badge, 11))
            harm += sum(7 for other in taken if overlap(box, other))
            harm += sum(1.0 for line in lines if crosses(box, *line))
            if harm < least:
                best, least = at, harm
        found.append(best)
        taken.append((best[0] - width / 2, best[1] - SIZE * 0.5, best[0] + width / 2, best[1] + SIZE * 0.5))
    return tuple(found)


def near(box: Box, point: tuple[float, float], distance: float) -> bool:
    x = min(max(point[0], box[0]), box[2])
    y = min(max(point[1], box[1]), box[3])
    return (x - point[0]) ** 2 + (y - point[1]) ** 2 < distance**2


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def crosses(box: Box, start: tuple[float, float], end: tuple[float, float]) -> bool:
    """Whether a straight line enters the box (Liang and Barsky)."""
    low, high = 0.0, 1.0
    for axis in (0, 1):
        step = end[axis] - start[axis]
        bounds = (box[axis] - start[axis], box[axis + 2] - start[axis])
        if not step:
            if bounds[0] > 0 or bounds[1] < 0:
                return False
            continue
        first, last = sorted(bound / step for bound in bounds)
        low, high = max(low, first), min(high, last)
    return low <= high
