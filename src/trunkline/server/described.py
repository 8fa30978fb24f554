"""What else a request may be answered with: for the API's own description."""

from collections.abc import Iterable
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from trunkline.server.wire import ErrorView, HealthView, RefusedView, StaleView

MEANING = {
    400: "What was sent cannot be read, or cannot be set up.",
    401: "POST /session first.",
    403: "It is not yours to see or to do, or the request comes from another site.",
    404: "There is no such thing.",
    409: "The table stands otherwise than this needs.",
    413: "Too large.",
    415: "Send JSON.",
    422: "The rules refuse the action.",
    429: "Too many; wait as long as Retry-After says.",
    503: "The server restarts.",
}
CHANGING = ("POST", "DELETE")


def describe(handlers: Iterable[Any]) -> None:
    """Add the errors of each route to its description."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            found = _errors(handler, max(handler.paths, key=len))
            handler.responses = {
                status: ResponseSpec(kind, generate_examples=False, description=MEANING[status])
                for status, kind in sorted(found.items())
            }


def _errors(handler: HTTPRouteHandler, path: str) -> dict[int, type]:
    found: dict[int, type] = dict.fromkeys((400, 403, 429), ErrorView)
    if "{" in path:
        found[404] = ErrorView
    if path.startswith("/tables/"):
        found[409] = ErrorView
    if handler.http_methods & set(CHANGING):
        found |= dict.fromkeys((401, 413, 415), ErrorView)
    if path == "/tables":
        found[404] = ErrorView  # a title
    if path.endswith("/ready"):
        found[503] = HealthView
    if "play" in (handler.tags or ()) and not path.endswith("/check"):
        found |= {409: StaleView, 503: ErrorView}
    if path.endswith("/actions"):
        found[422] = RefusedView
    return found
