"""Runs as people write them (stops and hexes by name) and as the kit knows them (segments of track)."""

import time
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.rail.routes.best import best_routes
from trunkline.rail.routes.network import network
from trunkline.rail.routes.rules import RouteRules, Segment, Train, hexes_of, stops_of
from trunkline.rail.tiles import STOP
from trunkline.rail.track import STOPS, Track


class Way(msgspec.Struct, frozen=True):
    """Track between two stops without a stop between them: what a person puts a route together of."""

    stops: tuple[str, str]
    path: tuple[str, ...]


class BestRun(msgspec.Struct, frozen=True):
    """The best run of a company. `optimal`: proven; else `bound` says what is possible at most. `trains` and `ways`
    are all it has to run with (no ways if a limit ran out before they were known)."""

    company: str
    revenue: int
    optimal: bool
    bound: int
    routes: tuple[Run, ...]
    revenues: tuple[int, ...]
    trains: tuple[str, ...]
    ways: tuple[Way, ...]


def best_run(
    track: Track,
    company: tuple[int, str],
    names: Sequence[str],
    trains: Sequence[Train],
    rules: RouteRules,
    limit: float | None = None,
) -> BestRun:
    """The best run of a company (number and id) with its trains, as people read it."""
    deadline = 0.0 if limit is None else time.perf_counter() + limit
    found = best_routes(track, company[0], trains, rules, limit=limit)
    routes = tuple(run_of(track, names[route.train], route.segments) for route in found.routes)
    revenues = tuple(route.revenue for route in found.routes)
    try:
        ways = ways_of(track, company[0], rules, deadline)
    except TimeoutError:
        ways = ()
    return BestRun(company[1], found.revenue, found.optimal, found.bound, routes, revenues, tuple(names), ways)


def ways_of(track: Track, company: int, rules: RouteRules, deadline: float = 0.0) -> tuple[Way, ...]:
    """The ways between the stops that a company reaches. `TimeoutError`: not ready at `deadline`."""
    net, coords = network(track, company, rules, deadline), track.layout.hexes.coords
    names = [f"{coords[city // STOPS]}:{city % STOPS}" for city in net.stops]
    paths = (tuple(coords[number] for number in hexes_of(leg.segments)) for leg in net.legs)
    return tuple(Way((names[leg.a], names[leg.b]), path) for leg, path in zip(net.legs, paths, strict=True))


def run_of(track: Track, train: str, segments: Sequence[Segment]) -> Run:
    """A route as a run: its stops and every hex passed."""
    coords, row = track.layout.hexes.coords, tuple(segments)
    stops = tuple(f"{coords[city // STOPS]}:{city % STOPS}" for city in stops_of(row))
    return Run(train, stops, tuple(coords[number] for number in hexes_of(row)))


def segments_of(track: Track, run: Run) -> tuple[Segment, ...] | None:
    """The track that a run names; None if there is no such track on the map."""
    index = track.layout.hexes.index
    path = [index.get(coord, NONE) for coord in run.path]
    stops = [_city(index, name) for name in run.stops]
    if len(stops) < 2 or len(path) < 2 or NONE in path or NONE in stops:
        return None
    edges = []
    for here, there in pairwise(path):
        if there not in track.layout.hexes.neighbours[here]:
            return None
        edges.append(track.layout.hexes.neighbours[here].index(there))
    return _trace(track, path, edges, stops, 0, 0)


def _city(index: dict[str, int], name: str) -> int:
    coord, _, stop = name.partition(":")
    if coord not in index or stop not in ("0", "1", "2", "3"):
        return NONE
    return index[coord] * STOPS + int(stop)


def _trace(
    track: Track, path: list[int], edges: list[int], stops: list[int], at: int, done: int
) -> tuple[Segment, ...] | None:
    """The segments from the passage `at` on, with `done` stops made before it: it stops where it may."""
    number, last = path[at], len(path) - 1
    face = track.face(number)
    enter = (edges[at - 1] + 3) % 6 if at else NONE
    leave = edges[at] if at < last else NONE
    if done < len(stops) and stops[done] // STOPS == number:
        stop = stops[done] % STOPS
        end = STOP + stop
        joined = stop < len(face.stops) and all(
            edge == NONE or face.stops[stop].edges >> edge & 1 for edge in (enter, leave)
        )
        if joined and (at == last) == (done == len(stops) - 1):
            here = [(number, enter, end)] if enter != NONE else []
            if leave == NONE:
                return tuple(here)
            rest = _trace(track, path, edges, stops, at + 1, done + 1)
            if rest is not None:
                return (*here, (number, end, leave), *rest)
    if enter != NONE and leave != NONE and leave in face.links[enter]:
        rest = _trace(track, path, edges, stops, at + 1, done)
        if rest is not None:
            return ((number, enter, leave), *rest)
    return None
