"""What the milestone tiles of a seat still ask for, and how far away it is on the map."""

from functools import lru_cache

from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import RevolutionBoard, bits_of
from trunkline.titles.railroad_revolution.milestones import standing
from trunkline.titles.railroad_revolution.table import NO_TILE, Table
from trunkline.titles.railroad_revolution.workers import has

FAR = 30
EASE = 2.5  # how little more what is nearly done counts


class Goals:
    """Points of one more city, station, rail or manager of a kind: those of its tile, spread over what is missing."""

    __slots__ = ("cities", "colours", "deal", "stations", "terrain")

    def __init__(self, table: Table, seat: int) -> None:
        self.cities: dict[int, float] = {}
        self.stations: dict[int, float] = {}
        self.terrain: dict[int, float] = {}
        self.deal = 0.0
        self.colours = [0.0] * k.COLOURS
        for slot in range(k.SLOTS):
            at = seat * k.SLOTS + slot
            if table.held[at] != NO_TILE:
                self._add(table, seat, table.held[at], table.wanted[at], at)

    def _add(self, table: Table, seat: int, number: int, wanted: int, at: int) -> None:
        tile = table.board.milestones[number]
        lacking = [(condition, condition.n - standing(table, seat, condition)) for condition in tile.conditions]
        managers = tile.slots - sum(table.managers[at * k.COLOURS : (at + 1) * k.COLOURS])
        missing = managers + sum(max(0, n) for _, n in lacking)
        share = tile.vp / (missing + EASE)
        for condition, n in lacking:
            if n <= 0:
                continue
            if condition.type == "connect_cities":
                self.cities[condition.level] = self.cities.get(condition.level, 0.0) + share
            elif condition.type == "stations":
                self.stations[condition.level] = self.stations.get(condition.level, 0.0) + share
            elif condition.type == "rails_deal":
                self.deal += share
            else:
                self.terrain[condition.terrain] = self.terrain.get(condition.terrain, 0.0) + share
        for colour in range(k.COLOURS):
            if wanted >> colour & 1:
                self.colours[colour] += share


@lru_cache(maxsize=8)
def distances(board: RevolutionBoard) -> tuple[tuple[int, ...], ...]:
    """For every space and city: how many more rails connect the city once a rail lies in the space."""
    table = []
    for space in range(len(board.spaces)):
        reached, linked, ring, steps = 1 << space, board.space_cities[space], 1 << space, 0
        row = [FAR] * len(board.cities)
        for city in bits_of(linked):
            row[city] = 0
        while ring:
            grown = 0
            for one in bits_of(ring):
                grown |= board.opens[one]
            ring, steps = grown & ~reached, steps + 1
            reached |= ring
            for one in bits_of(ring):
                for city in bits_of(board.space_cities[one]):
                    if row[city] == FAR:
                        row[city] = steps
        table.append(tuple(row))
    return tuple(table)


def missing_score(table: Table, seat: int, number: int) -> float:
    """How good a milestone tile is to keep: its points against what it would still take."""
    tile = table.board.milestones[number]
    missing: int = sum(max(0, condition.n - standing(table, seat, condition)) for condition in tile.conditions)
    crew = table.crew[seat * k.COLOURS : (seat + 1) * k.COLOURS]
    unfit = sum(1 for colour, need in enumerate(tile.need) if need and not crew[colour])
    return tile.vp - 4.0 * missing - 1.5 * unfit - 2.0 * tile.slots


def lacking_manager(table: Table, seat: int, most_missing: int) -> int:
    """A colour worth hiring, or -1: it fits a tile of which little is missing, and no own worker can be spared."""
    spare = table.able[seat] - table.board.minimum
    for slot in range(k.SLOTS):
        at = seat * k.SLOTS + slot
        if table.held[at] == NO_TILE or not table.wanted[at]:
            continue
        tile = table.board.milestones[table.held[at]]
        missing: int = sum(max(0, condition.n - standing(table, seat, condition)) for condition in tile.conditions)
        if missing > most_missing:
            continue
        fitting = [colour for colour in range(k.COLOURS) if table.wanted[at] >> colour & 1 and table.pool[colour]]
        own = [colour for colour in fitting if has(table, seat, colour) or has(table, seat, k.COLOURS + colour)]
        if fitting and (spare <= 0 or not own):
            return fitting[-1]
    return -1
