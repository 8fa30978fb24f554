"""The same question as an integer program, solved by HiGHS: a second method, for tests only.

It knows nothing of legs or search. Variables say which pieces of track, sides and stops every train uses; a route is a
row of pieces with two ends. That a train's stops hang together with the ends of its route and with an own token takes
more rows than can be written down: *cuts* are added where they are broken. First in the relaxation without whole
numbers, where a flow finds them; that makes the program tight. Then in answers in whole numbers, as rings beside the
route, until there are none: only such an answer counts.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import highspy
import numpy as np

from trunkline.rail.hexes import NONE, opposite
from trunkline.rail.routes import RouteRules, Train
from trunkline.rail.tiles import RED, STOP
from trunkline.rail.track import STOPS, Track

Node = tuple[str, int]
INFINITE = float("inf")
ROUNDS = 20  # of cuts in the relaxation; what they miss is cut off later
SLACK = 0.02  # by how much a cut must be broken to be added


class Piece(NamedTuple):
    """Track in one hex between two nodes: a stop, or a side as seen from that hex."""

    a: Node
    b: Node
    bonus: int


class Graph:
    """All track that hangs together with a company's tokens, however it could be run."""

    def __init__(self, track: Track, company: int, rules: RouteRules) -> None:
        self.track, self.company, self.rules = track, company, rules
        self.pieces: list[Piece] = []
        self.stops: set[int] = set()
        self.sides: dict[int, set[Node]] = {}
        todo = [city // STOPS for city in track.cities_of(company)]
        done = set(todo)
        for number in todo:
            self.add_hex(number)
            for edge in range(6):
                other = track.layout.hexes.neighbours[number][edge]
                joined = other != NONE and track.face(number).exits >> edge & 1
                if joined and other not in done and track.face(other).exits >> opposite(edge) & 1:
                    done.add(other)
                    todo.append(other)

    def add_hex(self, number: int) -> None:
        face = self.track.face(number)
        marks = self.track.markers.get(number, 0)
        bonus = sum(amount for bit, amount in self.rules.hex_bonus if bit & marks)
        for index in range(len(face.stops)):
            self.stops.add(number * STOPS + index)
        for edge in range(6):
            for end in face.links[edge]:
                if end >= STOP:
                    self.pieces.append(Piece(self.side(number, edge), ("stop", number * STOPS + end - STOP), 0))
                elif edge < end:
                    self.pieces.append(Piece(self.side(number, edge), self.side(number, end), bonus))

    def side(self, number: int, edge: int) -> Node:
        side = self.track.layout.hexes.sides[number][edge]
        node = (f"side of {number}", side)
        self.sides.setdefault(side, set()).add(node)
        return node

    def own(self, city: int) -> bool:
        return self.company in self.track.tokens.get(city, ())

    def value(self, city: int) -> int:
        marks = self.track.markers.get(city // STOPS, 0)
        bonus = sum(amount for bit, amount in self.rules.stop_bonus if bit & marks)
        return self.track.stop(city).values[self.rules.level] + bonus

    def ends_only(self, city: int) -> bool:
        return self.track.stop(city).kind == RED or self.track.blocked(city, self.company)

    def place(self, city: int) -> object:
        spec = self.track.layout.hexes.specs[city // STOPS]
        if spec.area is not None and spec.area not in self.rules.areas_apart:
            return spec.area
        return city // STOPS * 100 if spec.single_city else city


class Program:
    """Columns and rows of an integer program, and its solution. Rows may be added after `load`."""

    def __init__(self) -> None:
        self.cost: list[float] = []
        self.rows: list[tuple[dict[int, float], float, float]] = []
        self.solver = highspy.Highs()
        self.loaded = False

    def column(self, cost: float = 0.0) -> int:
        self.cost.append(cost)
        return len(self.cost) - 1

    def row(self, terms: Iterable[tuple[int, float]], low: float, high: float) -> None:
        merged: dict[int, float] = {}
        for column, factor in terms:
            merged[column] = merged.get(column, 0.0) + factor
        if self.loaded:
            self.solver.addRow(low, high, len(merged), np.array(list(merged)), np.array(list(merged.values())))
        else:
            self.rows.append((merged, low, high))

    def load(self) -> None:
        """Hand the program to HiGHS, at first without whole numbers."""
        solver = self.solver
        solver.silent()
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.setOptionValue("mip_abs_gap", 0.5)
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(self.cost), len(self.rows)
        model.col_cost_ = np.array(self.cost)
        model.col_lower_, model.col_upper_ = np.zeros(len(self.cost)), np.ones(len(self.cost))
        model.row_lower_ = np.array([row[1] for row in self.rows])
        model.row_upper_ = np.array([row[2] for row in self.rows])
        model.sense_ = highspy.ObjSense.kMaximize
        starts, index, value = [0], [], []
        for terms, _, _ in self.rows:
            index += list(terms)
            value += list(terms.values())
            starts.append(len(index))
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_, model.a_matrix_.index_ = np.array(starts), np.array(index)
        model.a_matrix_.value_ = np.array(value)
        solver.passModel(model)
        self.loaded = True

    def make_whole(self) -> None:
        """From now on only whole numbers count."""
        count = len(self.cost)
        whole = np.array([highspy.HighsVarType.kInteger] * count)
        self.solver.changeColsIntegrality(count, np.arange(count), whole)

    def solve(self) -> list[float]:
        self.solver.run()
        assert self.solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return list(self.solver.getSolution().col_value)

    def revenue(self, answer: Sequence[float]) -> int:
        return round(sum(cost * amount for cost, amount in zip(self.cost, answer, strict=True)))


class Runner(NamedTuple):
    """The columns of one train."""

    pieces: list[int]
    stops: dict[int, int]
    ends: dict[int, int]
    sides: dict[int, int]


class Cut(NamedTuple):
    """Stops and sides that hang together, a column inside, and how often that must be joined to what is outside."""

    part: frozenset[Node]
    column: tuple[str, int]
    times: int


def best_revenue(track: Track, company: int, trains: Sequence[Train], rules: RouteRules) -> int:
    """The most that trains can earn together."""
    graph = Graph(track, company, rules)
    trains = [train for train in trains if train.reach is None or train.reach > 1]
    if not trains or not graph.pieces:
        return 0
    program = Program()
    runners = [runner(program, graph, train) for train in trains]
    for side in graph.sides:
        program.row([(each.sides[side], 1.0) for each in runners], 0, 1)
    program.load()
    for _ in range(ROUNDS):
        answer = program.solve()
        if not add(program, graph, runners, [cut for each in runners for cut in loose_cuts(graph, each, answer)]):
            break
    program.make_whole()
    while True:
        answer = [round(amount) for amount in program.solve()]
        if not add(program, graph, runners, [cut for each in runners for cut in rings(graph, each, answer)]):
            return program.revenue(answer)


def runner(program: Program, graph: Graph, train: Train) -> Runner:
    """The columns and rows of one train."""
    pieces = [program.column(piece.bonus) for piece in graph.pieces]
    sides = {side: program.column() for side in graph.sides}
    stops = {
        city: program.column(graph.value(city) + (train.token_bonus if graph.own(city) else 0))
        for city in sorted(graph.stops)
    }
    ends = {city: program.column() for city in stops}
    runs = program.column()
    at: dict[Node, list[int]] = {}
    for column, piece in zip(pieces, graph.pieces, strict=True):
        at.setdefault(piece.a, []).append(column)
        at.setdefault(piece.b, []).append(column)
    for side, nodes in graph.sides.items():
        for node in nodes:
            program.row([(column, 1.0) for column in at.get(node, [])] + [(sides[side], -1.0)], 0, 0)
        if len(nodes) == 1:
            program.row([(sides[side], 1.0)], 0, 0)
    for city, column in stops.items():
        touching = [(piece, 1.0) for piece in at.get(("stop", city), [])]
        program.row([*touching, (column, -2.0), (ends[city], 1.0)], 0, 0)
        program.row([(ends[city], 1.0), (column, -1.0)], -1, 0)
        if graph.ends_only(city):
            program.row([(ends[city], 1.0), (column, -1.0)], 0, 0)
    program.row([*((column, 1.0) for column in ends.values()), (runs, -2.0)], 0, 0)
    program.row([*((stops[city], 1.0) for city in stops if graph.own(city)), (runs, -1.0)], 0, INFINITE)
    reach = len(stops) if train.reach is None else train.reach
    program.row([*((column, 1.0) for column in stops.values()), (runs, -float(reach))], -INFINITE, 0)
    places: dict[object, list[int]] = {}
    for city in stops:
        places.setdefault(graph.place(city), []).append(stops[city])
    for columns in places.values():
        program.row([*((column, 1.0) for column in columns), (runs, -1.0)], -1, 0)
    return Runner(pieces, stops, ends, sides)


# -- cuts


def joint(node: Node) -> Node:
    """A side as seen from both its hexes."""
    return node if node[0] == "stop" else ("side", node[1])


def add(program: Program, graph: Graph, runners: Sequence[Runner], cuts: Sequence[Cut]) -> bool:
    """Rows for every train: what is used inside a part must be joined to the outside, or end inside if twice."""
    for part, (what, number), times in dict.fromkeys(cuts):
        across = [
            index for index, piece in enumerate(graph.pieces) if (joint(piece.a) in part) != (joint(piece.b) in part)
        ]
        for each in runners:
            inside = each.stops[number] if what == "stop" else each.pieces[number]
            ends = [each.ends[city] for kind, city in part if kind == "stop" and times == 2]
            out = [(column, 1.0) for column in [*(each.pieces[index] for index in across), *ends]]
            program.row([*out, (inside, -float(times))], 0, INFINITE)
    return bool(cuts)


def loose_cuts(graph: Graph, each: Runner, answer: Sequence[float]) -> Iterable[Cut]:
    """Stops of a train that two ways do not join to its ends, or no way to an own token."""
    track: dict[Node, dict[Node, float]] = {("stop", city): {} for city in each.stops}
    for piece, column in zip(graph.pieces, each.pieces, strict=True):
        a, b = joint(piece.a), joint(piece.b)
        for start, end in ((a, b), (b, a)):
            there = track.setdefault(start, {})
            there[end] = there.get(end, 0.0) + answer[column]
    ends = {city: answer[column] for city, column in each.ends.items()}
    own = {city: INFINITE for city in each.stops if graph.own(city)}
    for goals, times in ((ends, 2), (own, 1)):
        done: set[Node] = set()
        for city, column in each.stops.items():
            need = times * answer[column] - SLACK
            if need <= 0 or goals.get(city, 0.0) >= need or ("stop", city) in done:
                continue
            part = shore(track, goals, ("stop", city), need)
            if part is not None:
                yield Cut(part, ("stop", city), times)
                done |= part


def shore(
    track: dict[Node, dict[Node, float]], goals: dict[int, float], start: Node, need: float
) -> frozenset[Node] | None:
    """What lies on the side of `start` of a smallest cut between it and the goals; None if as much as `need` flows."""
    goal = ("goal", 0)
    left = {node: dict(to) for node, to in track.items()} | {goal: {}}
    for city, amount in goals.items():
        left["stop", city][goal] = amount
    while True:
        before = {start: start}
        queue = [start]
        for node in queue:
            for other, amount in left[node].items():
                if amount > 1e-6 and other not in before:
                    before[other] = node
                    queue.append(other)
        if goal not in before:
            return frozenset(before)
        way = [goal]
        while way[-1] != start:
            way.append(before[way[-1]])
        steps = list(zip(way[1:], way, strict=False))
        push = min(need, *(left[a][b] for a, b in steps))
        for a, b in steps:
            left[a][b] -= push
            left[b][a] = left[b].get(a, 0.0) + push
        need -= push
        if need <= 0:
            return None


def rings(graph: Graph, each: Runner, answer: Sequence[int]) -> Iterable[Cut]:
    """Parts of what a train uses that hang together without an end of its route, and earn something."""
    used = [index for index, column in enumerate(each.pieces) if answer[column]]
    joined: dict[Node, set[Node]] = {}
    for index in used:
        a, b = joint(graph.pieces[index].a), joint(graph.pieces[index].b)
        joined.setdefault(a, set()).add(b)
        joined.setdefault(b, set()).add(a)
    while joined:
        todo = [next(iter(joined))]
        part = set(todo)
        for node in todo:
            todo += joined[node] - part
            part |= joined.pop(node)
        cities = [city for kind, city in part if kind == "stop"]
        if any(answer[each.ends[city]] for city in cities):
            continue
        earning = [index for index in used if graph.pieces[index].bonus and joint(graph.pieces[index].a) in part]
        for inside in [*(("stop", city) for city in cities), *(("piece", index) for index in earning)]:
            yield Cut(frozenset(part), inside, 2)
