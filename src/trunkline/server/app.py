"""The application: routes, errors, the built client, all behind the guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Response, Router, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp

from trunkline.server import routes_tables, routes_titles
from trunkline.server.client import client_file
from trunkline.server.described import describe
from trunkline.server.errors import ApiError
from trunkline.server.guard import Guard, address_of
from trunkline.server.kit import AnyRequest, Kit, TableId, TheKit, reader
from trunkline.server.limits import BODY, SOCKETS_PER_ADDRESS
from trunkline.server.settings import Settings
from trunkline.server.sockets import Live
from trunkline.server.titles import package_version

logger = structlog.get_logger()
API = "/api/v1"
STATIC = Path(__file__).parent / "static"


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], kit: TheKit, table_id: TableId) -> None:
    """What happens at a table, as it happens."""
    query = socket.query_params
    await socket.accept()
    person = await kit.people.who(socket)
    address = address_of(socket.scope)
    if kit.limiter.factor and kit.sockets[address] >= SOCKETS_PER_ADDRESS * kit.limiter.factor:
        await socket.close(code=4429)
        return
    try:
        table = await kit.table(table_id)
    except ApiError as error:
        await socket.close(code=4404 if error.status == 404 else 1011)
        return
    since, seat = _number(query.get("since")), _number(query.get("seat"))
    kit.sockets[address] += 1
    try:
        who = reader(person, socket, query.get("lang"), seat)
        await Live(socket, table, who, await kit.host_name(table), since, kit.settings, kit.store).run()
    finally:
        kit.sockets[address] -= 1


def _number(said: str | None) -> int | None:
    return int(said) if said is not None and said.removeprefix("-").isdecimal() and len(said) < 10 else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The client: a file of it, or its page for every address that is not the API's."""
    return client_file(STATIC, path, request.headers.get("accept-encoding", ""))


def on_api_error(_: Any, error: ApiError) -> Response[dict[str, Any]]:
    headers = {"retry-after": str(error.facts["retry_after"])} if "retry_after" in error.facts else {}
    return Response(error.body(), status_code=error.status, headers=headers)


def on_http_error(_: Any, error: HTTPException) -> Response[dict[str, Any]]:
    """Litestar's own errors in the API's form."""
    codes = {400: "malformed", 404: "not_found", 405: "not_found", 413: "too_large", 415: "not_json"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    facts: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        facts = {"at": first.get("key") or first.get("source", ""), "problem": first.get("message", "")}
    body = {"error": {"code": code, "text": error.detail, **facts}}
    return Response(body, status_code=error.status_code, headers=error.headers)


def on_bad_text(_: Any, error: UnicodeDecodeError) -> Response[dict[str, Any]]:
    """JSON that is not in UTF-8."""
    return Response({"error": {"code": "malformed", "text": "send UTF-8"}}, status_code=400)


def on_depth(_: Any, error: RecursionError) -> Response[dict[str, Any]]:
    """JSON nested so deeply that it cannot be read."""
    body = {"error": {"code": "malformed", "text": "nested too deeply"}}
    return Response(body, status_code=400)


def on_any_error(_: Any, error: Exception) -> Response[dict[str, Any]]:
    """What went wrong is in the log, not in the answer."""
    logger.error("internal error", exc_info=error)
    return Response({"error": {"code": "internal", "text": "something went wrong here"}}, status_code=500)


def make_app(settings: Settings) -> tuple[ASGIApp, Kit]:
    """The whole server as an ASGI application, and its parts."""
    kit = Kit(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            await kit.open()
        except Exception as error:
            kit.failure = error
            raise
        try:
            yield
        finally:
            await kit.close()

    describe([*routes_titles.HANDLERS, *routes_tables.HANDLERS])
    api = Router(
        API,
        route_handlers=[*routes_titles.HANDLERS, *routes_tables.HANDLERS, live],
        dependencies={"kit": Provide(lambda: kit, sync_to_thread=False)},
    )
    app = Litestar(
        route_handlers=[api, page],
        lifespan=[lifespan],
        exception_handlers={
            ApiError: on_api_error,
            HTTPException: on_http_error,
            RecursionError: on_depth,
            UnicodeDecodeError: on_bad_text,
            Exception: on_any_error,
        },
        openapi_config=OpenAPIConfig(
            title="Trunkline",
            version=package_version(),
            description="Railway board games: tables, play, history, files.",
            path=f"{API}/openapi.json",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=4),
        request_max_body_size=BODY,
        logging_config=None,
    )
    return Guard(app, settings, kit.limiter), kit
