"""Exact routes: the best run of a company with proof, and a checker for any run that somebody proposes."""

from trunkline.rail.routes.best import best_routes, route_exists
from trunkline.rail.routes.check import Fault, check_routes
from trunkline.rail.routes.finder import compiled
from trunkline.rail.routes.rules import Route, RouteRules, Routes, Segment, Train

__all__ = [
    "Fault",
    "Route",
    "RouteRules",
    "Routes",
    "Segment",
    "Train",
    "best_routes",
    "check_routes",
    "compiled",
    "route_exists",
]
