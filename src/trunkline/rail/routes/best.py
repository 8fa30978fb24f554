"""The best run of a company, with proof."""

import time
from collections.abc import Callable, Sequence

from trunkline.rail.connectivity import reach
from trunkline.rail.routes.network import Network, network
from trunkline.rail.routes.rules import Route, RouteRules, Routes, Segment, Train
from trunkline.rail.routes.solve import Answer, Kind, Puzzle, Solver
from trunkline.rail.track import STOPS, Track


def best_routes(
    track: Track,
    company: int,
    trains: Sequence[Train],
    rules: RouteRules,
    *,
    limit: float | None = None,
    on_better: Callable[[Routes], None] | None = None,
) -> Routes:
    """The set of routes that earns most. Without a `limit` in seconds it is optimal; with one it may carry a bound.

    `on_better` receives every better set while the search goes on.
    """
    deadline = 0.0 if limit is None else time.perf_counter() + limit
    try:
        net = network(track, company, rules, deadline)
    except TimeoutError:
        return Routes(0, (), False, most_possible(track, company, trains, rules))
    if not net.legs or not trains:
        return Routes(0, (), True, 0)
    base = values_of(track, net.stops, rules)
    kinds = list(dict.fromkeys(train for train in trains if train.reach is None or train.reach > 1))
    kinds.sort(key=lambda train: (train.reach is not None, -(train.reach or 0), -train.token_bonus))
    if not kinds:
        return Routes(0, (), True, 0)
    problem = [
        Kind(
            train.reach or 0,
            trains.count(train),
            tuple(v + train.token_bonus * own for v, own in zip(base, net.own, strict=True)),
        )
        for train in kinds
    ]
    legs = tuple((leg.a, leg.b, mask, leg.bonus) for leg, mask in zip(net.legs, net.masks, strict=True))
    puzzle = Puzzle(len(net.stops), legs, net.bits, net.group, net.final, net.own, net.classes)

    def told(answer: Answer) -> None:
        if on_better is not None:
            on_better(routes_of(net, problem, kinds, trains, answer))

    answer = Solver(puzzle, problem, deadline, told if on_better is not None else None).run()
    return routes_of(net, problem, kinds, trains, answer)


def route_exists(track: Track, company: int, rules: RouteRules) -> bool:
    """Whether a train of any kind could run: an own token and one more stop (1830 20.2, ruling 28)."""
    net = network(track, company, rules)
    return any((net.own[leg.a] or net.own[leg.b]) and net.group[leg.a] != net.group[leg.b] for leg in net.legs)


def most_possible(track: Track, company: int, trains: Sequence[Train], rules: RouteRules) -> int:
    """An upper bound without a look at routes: every train visits the best stops, all track beside mines is used."""
    stops = sorted(reach(track, company).stops)
    values = sorted(values_of(track, stops, rules), reverse=True)
    tokens = len(track.cities_of(company))
    visits = sum(sum(values[: train.reach]) + tokens * train.token_bonus for train in trains)
    marked = [(track.face(number).exits.bit_count() // 2, marks) for number, marks in track.markers.items()]
    return visits + sum(times * amount for times, marks in marked for bit, amount in rules.hex_bonus if marks & bit)


def values_of(track: Track, stops: Sequence[int], rules: RouteRules) -> list[int]:
    """What stops earn now."""
    values = []
    for city in stops:
        marks = track.markers.get(city // STOPS, 0)
        bonus = sum(amount for bit, amount in rules.stop_bonus if marks & bit) if marks else 0
        values.append(track.stop(city).values[rules.level] + bonus)
    return values


def routes_of(
    net: Network, problem: Sequence[Kind], kinds: Sequence[Train], trains: Sequence[Train], answer: Answer
) -> Routes:
    """An answer in legs as routes of the company's trains."""
    free = {kind: [i for i, train in enumerate(trains) if train == item] for kind, item in enumerate(kinds)}
    routes = []
    for kind, legs in answer.routes:
        stops = {stop for leg in legs for stop in (net.legs[leg].a, net.legs[leg].b)}
        revenue = sum(problem[kind].values[stop] for stop in stops) + sum(net.legs[leg].bonus for leg in legs)
        routes.append(Route(free[kind].pop(0), joined(net, legs), revenue))
    routes.sort()
    return Routes(answer.revenue, tuple(routes), answer.optimal, answer.bound, answer.nodes)


def joined(net: Network, legs: Sequence[int]) -> tuple[Segment, ...]:
    """A row of legs as segments in running order."""
    row = [net.legs[leg] for leg in legs]
    at = row[0].a
    if len(row) > 1 and at in (row[1].a, row[1].b):
        at = row[0].b
    if len(row) > 1 and {row[0].a, row[0].b} == {row[1].a, row[1].b}:
        raise AssertionError("a route came back to its start")
    segments: list[Segment] = []
    for leg in row:
        if leg.a == at:
            segments += leg.segments
            at = leg.b
        else:
            segments += [(number, leave, enter) for number, enter, leave in reversed(leg.segments)]
            at = leg.a
    return tuple(segments)
