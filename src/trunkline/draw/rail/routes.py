"""The runs of a company's trains on the map: a coloured line each, with the train's name where it begins."""

from collections.abc import Sequence

from trunkline.draw.rail.geometry import (
    CENTRE,
    Curve,
    Point,
    curve_data,
    curves,
    edge_point,
    edge_to_point,
    stop_points,
)
from trunkline.draw.rail.land import place
from trunkline.draw.rail.palette import DASHES, ROUTES
from trunkline.draw.svg import element, group, text
from trunkline.rail.actions import Run
from trunkline.rail.hexes import opposite
from trunkline.rail.layout import Layout
from trunkline.rail.tiles import RED, STOP, Face
from trunkline.rail.track import Track


def route(track: Track, run: Run, index: int) -> str:
    """One train's run: its colour over the track, with dashes that tell it from others without colour."""
    colour, dash = ROUTES[index % len(ROUTES)], DASHES[index % len(DASHES)]
    lines = []
    for number, drawn in _lines(track, run):
        x, y = place(track.layout.hexes.coords[number])
        data = " ".join(curve_data(curve) for curve in drawn)
        lines.append(element("path", d=data, transform=f"translate({x:.1f} {y:.1f})"))
    shape = "".join(lines)
    shared = {"fill": "none", "stroke_linecap": "round"}
    return group(
        group(shape, **shared, stroke="#ffffff", stroke_width=20),
        group(shape, **shared, stroke=colour, stroke_width=14),
        group(shape, **shared, stroke="#ffffff", stroke_width=3.5, stroke_dasharray=dash) if dash else "",
        class_="route",
        data_route=index,
    )


def badge(track: Track, run: Run, index: int) -> str:
    """The train's name beside the first stop of its run."""
    layout = track.layout
    coord, stop = run.stops[0].split(":")
    x, y = place(coord)
    dx, dy = stop_points(track.face(layout.hexes.index[coord]))[int(stop)]
    colour, wide = ROUTES[index % len(ROUTES)], 26 + 15.0 * len(run.train)
    plate = element(
        "rect", x=-wide / 2, y=-19, width=wide, height=38, rx=9, fill=colour, stroke="#ffffff", stroke_width=3.5
    )
    said = text(0, 1, run.train, 26, fill="#ffffff", font_weight="bold")
    return group(plate, said, transform=f"translate({x + dx:.1f} {y + dy - 46:.1f})", class_="route")


def _lines(track: Track, run: Run) -> list[tuple[int, list[Curve]]]:
    """For every hex of a run, its curves there."""
    layout = track.layout
    numbers = [layout.hexes.index[coord] for coord in run.path]
    halts: dict[int, set[int]] = {}
    for said in run.stops:
        coord, stop = said.split(":")
        halts.setdefault(layout.hexes.index[coord], set()).add(int(stop))
    found = []
    for position, number in enumerate(numbers):
        beside = [numbers[at] for at in (position - 1, position + 1) if 0 <= at < len(numbers)]
        edges = [_edge_between(layout, number, other) for other in beside]
        found.append((number, _inside(track.face(number), edges, halts.get(number, set()))))
    return found


def _edge_between(layout: Layout, number: int, other: int) -> int:
    """The edge of a hex that faces a neighbour."""
    row = layout.hexes.neighbours[number]
    return row.index(other) if other in row else opposite(layout.hexes.neighbours[other].index(number))


def _inside(face: Face, edges: Sequence[int], halts: set[int]) -> list[Curve]:
    """The lines of a route inside one hex: through a stop, past all stops, or over the junction."""
    drawn, points = curves(face), stop_points(face)
    for stop in sorted(halts):
        if all(STOP + stop in face.links[edge] for edge in edges):
            return [_to_stop(face, edge, stop, points[stop]) for edge in edges]
    if len(edges) == 2:
        a, b = edges
        straight = drawn.get((a, b)) or drawn.get((b, a))
        return [straight] if straight else [edge_to_point(edge, CENTRE) for edge in edges]
    return [edge_to_point(edge, edge_point(edge, 20)) for edge in edges]


def _to_stop(face: Face, edge: int, stop: int, at: Point) -> Curve:
    if face.stops[stop].kind == RED:
        return edge_to_point(edge, edge_point(edge, 50))
    curve = curves(face).get((edge, STOP + stop))
    through = curve is not None and curve[3] != at
    return edge_to_point(edge, at) if through or curve is None else curve
