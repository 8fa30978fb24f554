"""The same question as an integer program, solved by HiGHS: a second method, for tests only.

It knows nothing of legs or search. Variables say which pieces of track, sides and stops every train uses; a route is a
row of pieces with two ends. Rings that would count stops beside the route are cut off as they turn up.
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
    """Columns and rows of an integer program, and its solution."""

    def __init__(self) -> None:
        self.cost: list[float] = []
        self.rows: list[tuple[dict[int, float], float, float]] = []

    def column(self, cost: float = 0.0) -> int:
        self.cost.append(cost)
        return len(self.cost) - 1

    def row(self, terms: Iterable[tuple[int, float]], low: float, high: float) -> None:
        merged: dict[int, float] = {}
        for column, factor in terms:
            merged[column] = merged.get(column, 0.0) + factor
        self.rows.append((merged, low, high))

    def solve(self) -> list[int]:
        solver = highspy.Highs()
        solver.silent()
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.setOptionValue("mip_abs_gap", 0.5)
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(self.cost), len(self.rows)
        model.col_cost_ = np.array(self.cost)
        model.col_lower_, model.col_upper_ = np.zeros(len(self.cost)), np.ones(len(self.cost))
        model.integrality_ = [highspy.HighsVarType.kInteger] * len(self.cost)
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
        solver.run()
        assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return [round(amount) for amount in solver.getSolution().col_value]


class Runner(NamedTuple):
    """The columns of one train."""

    pieces: list[int]
    sides: dict[int, int]
    stops: dict[int, int]
    ends: dict[int, int]


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
    while True:
        answer = program.solve()
        rings = [ring for each in runners for ring in rings_of(graph, each, answer)]
        if not rings:
            return round(sum(cost * amount for cost, amount in zip(program.cost, answer, strict=True)))
        for ring in rings:
            for each in runners:
                cut_off(program, graph, each, ring)


def runner(program: Program, graph: Graph, train: Train) -> Runner:
    """The columns and rows of one train."""
    own = [city for city in graph.stops if graph.company in graph.track.tokens.get(city, ())]
    pieces = [program.column(piece.bonus) for piece in graph.pieces]
    sides = {side: program.column() for side in graph.sides}
    stops = {
        city: program.column(graph.value(city) + (train.token_bonus if city in own else 0))
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
    program.row([*((stops[city], 1.0) for city in own), (runs, -1.0)], 0, len(stops))
    program.row([(column, 1.0) for column in stops.values()], 0, len(stops) if train.reach is None else train.reach)
    places: dict[object, list[int]] = {}
    for city in stops:
        places.setdefault(graph.place(city), []).append(stops[city])
    for columns in places.values():
        program.row([(column, 1.0) for column in columns], 0, 1)
    return Runner(pieces, sides, stops, ends)


def rings_of(graph: Graph, each: Runner, answer: list[int]) -> list[set[Node]]:
    """Parts of what a train uses that hang together without an end of its route, and earn something."""
    used = [piece for piece, column in zip(graph.pieces, each.pieces, strict=True) if answer[column]]
    joined: dict[Node, set[Node]] = {}
    for piece in used:
        joined.setdefault(piece.a, set()).add(piece.b)
        joined.setdefault(piece.b, set()).add(piece.a)
    for nodes in graph.sides.values():
        here = [node for node in nodes if node in joined]
        for node in here:
            joined[node].update(here)
    seen: set[Node] = set()
    rings = []
    for start in joined:
        if start in seen:
            continue
        part, todo = {start}, [start]
        for node in todo:
            todo += [other for other in joined[node] if other not in part and not part.add(other)]  # type: ignore[func-returns-value]
        seen |= part
        cities = [number for kind, number in part if kind == "stop"]
        earns = cities or any(piece.bonus for piece in used if piece.a in part)
        if earns and not any(answer[each.ends[city]] for city in cities):
            rings.append(part)
    return rings


def cut_off(program: Program, graph: Graph, each: Runner, ring: set[Node]) -> None:
    """What is used inside a part without an end must be joined to the outside twice."""
    ring = ring | {node for nodes in graph.sides.values() if nodes & ring for node in nodes}
    out = [
        (column, 1.0)
        for piece, column in zip(graph.pieces, each.pieces, strict=True)
        if (piece.a in ring) != (piece.b in ring)
    ]
    cities = [number for kind, number in ring if kind == "stop"]
    ends = [(each.ends[city], 1.0) for city in cities]
    inside = [each.stops[city] for city in cities] or [
        column for piece, column in zip(graph.pieces, each.pieces, strict=True) if piece.bonus and piece.a in ring
    ]
    for column in inside:
        program.row([*out, *ends, (column, -2.0)], 0, len(out) + len(ends))
