"""Runs that a file records as legs of hexes: which cities and which track they mean."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from typing import Any

from trunkline.core import Refusal
from trunkline.interop.copies import kind
from trunkline.interop.files import ImportRefused, whole
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.rail.tiles import STOP
from trunkline.rail.track import Track

Leg = list[str]
Earned = Callable[[tuple[Run, ...]], int | Refusal]


def runs_of(raw: dict[str, Any], track: Track, earned: Earned, rules: tuple[str, str]) -> tuple[Run, ...]:
    """The runs of a file's action. `earned` says what runs bring; `rules`: the one that a missing track breaks, and the
    one on what runs bring."""
    x = raw.get("x")
    if x is None:
        found = meant(raw["routes"], track, earned, rules[0])
    else:
        found = tuple(
            Run(
                str(item["train"]),
                tuple(f"{stop.partition(':')[0]}:{stop[-1]}" for stop in item["stops"]),
                tuple(item["path"]),
            )
            for item in x["routes"]
        )
    said, brought = _said(raw["routes"]), earned(found)
    if said not in (None, brought) and not isinstance(brought, Refusal):
        raise ImportRefused(f"the trains earn {brought}, not {said}", rule=rules[1])
    return found


def _said(routes: Sequence[dict[str, Any]]) -> int | None:
    """What all routes bring together as the file has it; older files do not say."""
    told = [item["revenue"] for item in routes if item.get("revenue") is not None]
    return sum(whole(revenue) for revenue in told) if len(told) == len(routes) else None


def meant(routes: Sequence[dict[str, Any]], track: Track, earned: Earned, rule: str) -> tuple[Run, ...]:
    """Runs given as legs: where these could mean several, the legal ones that earn what the file says."""
    choices: list[list[Run]] = []
    for number, item in enumerate(routes, 1):
        legs = item.get("connections") or []
        if not legs:
            if len(item.get("hexes") or ()) > 1:
                raise ImportRefused(f"route {number}: it has no connections", rule=rule)
            continue  # a train may stay at home
        found = list(runs(track, kind(str(item["train"])), legs))
        if not found:
            raise ImportRefused(f"route {number}: there is no such track", rule=rule)
        choices.append(found)
    wanted = _said(routes)
    first: tuple[Run, ...] | None = None
    for some in product(*choices):
        brought = earned(some)
        if brought == wanted or (wanted is None and not isinstance(brought, Refusal)):
            return some
        if first is None and not isinstance(brought, Refusal):
            first = some
    return first if first is not None else tuple(found[0] for found in choices)


def runs(track: Track, train: str, legs: Sequence[Sequence[str]]) -> Iterator[Run]:
    """Every run on the map that these legs could mean, the first cities first."""
    sides = [frozenset(pair) for leg in legs for pair in pairwise(leg)]
    if len(set(sides)) < len(sides) or not all(len(leg) > 1 and _ends(track, list(leg)) for leg in legs):
        return  # no such track, or one side of a hex twice
    for row in rows([list(leg) for leg in legs]):
        path = [row[0][0]] + [coord for leg in row for coord in leg[1:]]
        coords = [row[0][0], *(leg[-1] for leg in row)]
        for stops in _stops(track, row, 0, NONE):
            yield Run(train, tuple(f"{coord}:{stop}" for coord, stop in zip(coords, stops, strict=True)), tuple(path))


def rows(legs: Sequence[Leg], last: str | None = None) -> Iterator[list[Leg]]:
    """Legs turned so that each begins where the one before it ends: it may be written either way round, and where a
    run comes back to a hex both could do."""
    if not legs:
        yield []
        return
    leg = legs[0]
    ways = [leg] if last is None and len(legs) == 1 else [leg, leg[::-1]]
    for way in ways:
        if last in (None, way[0]):
            for rest in rows(legs[1:], way[-1]):
                yield [way, *rest]


def _stops(track: Track, row: list[Leg], at: int, start: int) -> Iterator[list[int]]:
    """The stops of the legs from `at` on; the first one must be `start` unless that is NONE."""
    if at == len(row):
        yield [start]
        return
    for first, last in _ends(track, row[at]):
        if start in (NONE, first):
            for rest in _stops(track, row, at + 1, last):
                yield [first, *rest]


def _ends(track: Track, leg: Leg) -> list[tuple[int, int]]:
    """The stops at both ends of a leg for which there is track."""
    hexes = track.layout.hexes
    numbers = [hexes.index[coord] for coord in leg]
    edges = []
    for here, there in pairwise(numbers):
        if there not in hexes.neighbours[here]:
            return []
        edges.append(hexes.neighbours[here].index(there))
    for at in range(1, len(numbers) - 1):
        if edges[at] not in track.face(numbers[at]).links[(edges[at - 1] + 3) % 6]:
            return []
    first, last = track.face(numbers[0]), track.face(numbers[-1])
    enter = (edges[-1] + 3) % 6
    begins = [end - STOP for end in first.links[edges[0]] if end >= STOP]
    ends = [end - STOP for end in last.links[enter] if end >= STOP]
    return [(a, b) for a in begins for b in ends]
