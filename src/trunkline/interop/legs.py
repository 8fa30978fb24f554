"""Runs that a file records as legs of hexes: which cities and which track they mean."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from typing import Any

from trunkline.core import Refusal
from trunkline.interop.copies import kind
from trunkline.interop.files import ImportRefused
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.rail.tiles import STOP
from trunkline.rail.track import Track

Leg = list[str]
Earned = Callable[[tuple[Run, ...]], int | Refusal]


def runs_of(raw: dict[str, Any], track: Track, earned: Earned, rule: str) -> tuple[Run, ...]:
    """The runs of a file's action; `earned` says what runs bring, `rule` is the one that a missing track breaks."""
    x = raw.get("x")
    if x is None:
        return meant(raw["routes"], track, earned, rule)
    return tuple(
        Run(
            str(item["train"]),
            tuple(f"{stop.partition(':')[0]}:{stop[-1]}" for stop in item["stops"]),
            tuple(item["path"]),
        )
        for item in x["routes"]
    )


def meant(routes: Sequence[dict[str, Any]], track: Track, earned: Earned, rule: str) -> tuple[Run, ...]:
    """Runs given as legs: where these could mean several, the legal ones that earn what the file says."""
    choices: list[list[Run]] = []
    said: list[Any] = []
    for number, item in enumerate(routes, 1):
        legs = item.get("connections") or []
        if not legs:
            continue  # a train may stay at home
        found = list(runs(track, kind(str(item["train"])), legs))
        if not found:
            raise ImportRefused(f"route {number}: there is no such track", rule=rule)
        choices.append(found)
        said.append(item.get("revenue"))
    wanted = None if None in said else sum(int(revenue) for revenue in said)
    first: tuple[Run, ...] | None = None
    for some in product(*choices):
        brought = earned(some)
        if brought == wanted or (wanted is None and not isinstance(brought, Refusal)):
            return some
        if first is None and not isinstance(brought, Refusal):
            first = some
    return first if first is not None else tuple(found[0] for found in choices)


def joined(legs: Sequence[Sequence[str]]) -> list[Leg]:
    """Legs turned so that each begins where the one before it ends."""
    row = [list(leg) for leg in legs]
    if len(row) > 1:
        meets = {row[1][0], row[1][-1]}
        if row[0][-1] not in meets:
            row[0].reverse()
    for before, leg in pairwise(row):
        if leg[0] != before[-1]:
            leg.reverse()
    return row


def runs(track: Track, train: str, legs: Sequence[Sequence[str]]) -> Iterator[Run]:
    """Every run on the map that these legs could mean, the first cities first."""
    row = joined(legs)
    if not row or any(len(leg) < 2 for leg in row):
        return
    path = [row[0][0]] + [coord for leg in row for coord in leg[1:]]
    for stops in _stops(track, row, 0, NONE):
        coords = [row[0][0], *(leg[-1] for leg in row)]
        yield Run(train, tuple(f"{coord}:{stop}" for coord, stop in zip(coords, stops, strict=True)), tuple(path))


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
