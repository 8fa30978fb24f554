"""What the route optimiser is asked and what it answers."""

from typing import NamedTuple

from trunkline.rail.tiles import STOP
from trunkline.rail.track import STOPS

Segment = tuple[int, int, int]
"""A piece of track in running order: hex, the end where the train enters, the end where it leaves (`tiles.STOP`)."""


class Train(NamedTuple):
    """A train. `reach` is the number of stops, None for any; `token_bonus` is earned at every own token it visits."""

    reach: int | None
    token_bonus: int = 0


class RouteRules(NamedTuple):
    """What differs between titles and phases."""

    level: int
    """The latest colour: it decides red values (1830 20.3-2)."""
    hex_bonus: tuple[tuple[int, int], ...] = ()
    """(marker bit, amount) for every passage through a hex with that marker: mines (1817 1.2.6-5)."""
    stop_bonus: tuple[tuple[int, int], ...] = ()
    """(marker bit, amount) for every stop on a hex with that marker: bridges (1817 1.2.6-3)."""
    areas_apart: tuple[str, ...] = ()
    """Red areas whose hexes count as different destinations (1830 ruling 25)."""
    junction_twice: bool = True
    """Whether a train may cross the centre of a junction tile twice between two stops (1817 ruling 23)."""


class Route(NamedTuple):
    """One train's run. `train` is its place in the list that was asked about."""

    train: int
    segments: tuple[Segment, ...]
    revenue: int

    @property
    def stops(self) -> tuple[int, ...]:
        """The stops in order, as city ids."""
        return stops_of(self.segments)

    @property
    def hexes(self) -> tuple[int, ...]:
        """Every hex passed, in order."""
        return hexes_of(self.segments)


class Routes(NamedTuple):
    """A set of routes and its proof: `optimal`, or an upper `bound` when a limit stopped the search."""

    revenue: int
    routes: tuple[Route, ...]
    optimal: bool
    bound: int
    nodes: int = 0


def stops_of(segments: tuple[Segment, ...]) -> tuple[int, ...]:
    """The stops that a row of segments visits, in order."""
    found = [number * STOPS + enter - STOP for number, enter, _ in segments[:1] if enter >= STOP]
    return (*found, *(number * STOPS + leave - STOP for number, _, leave in segments if leave >= STOP))


def hexes_of(segments: tuple[Segment, ...]) -> tuple[int, ...]:
    """The hexes that a row of segments passes, each passage once."""
    found: list[int] = []
    for number, enter, _ in segments:
        if not found or found[-1] != number or enter < STOP:
            found.append(number)
    return tuple(found)
