"""Routes: titles, session, health."""

from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, JSONBody, QueryParameter

from trunkline.server.errors import ApiError
from trunkline.server.kit import AnyRequest, Lang, TheKit
from trunkline.server.metrics import exposition
from trunkline.server.people import session_cookie
from trunkline.server.pictures import empty_board, tile_picture
from trunkline.server.titles import find_title, rules_view, schema_of, title_view, title_views
from trunkline.server.wire import HealthView, RulesView, SessionBody, SessionView, TitleView
from trunkline.server.words import language

LOOPBACK = ("127.0.0.1", "::1")
SVG = "image/svg+xml"


def _lang(request: AnyRequest, lang: str | None) -> str:
    return language(lang, request.headers.get("accept-language", ""))


@get("/titles", tags=["titles"], sync_to_thread=True)
def list_titles(request: AnyRequest, lang: Lang = None) -> list[TitleView]:
    """The games."""
    return title_views(_lang(request, lang))


@get("/titles/{title:str}", tags=["titles"], sync_to_thread=True)
def get_title(request: AnyRequest, title: FromPath[str], lang: Lang = None) -> TitleView:
    """One game."""
    return title_view(find_title(title), _lang(request, lang))


@get(
    "/titles/{title:str}/picture.svg", tags=["titles"], media_type=SVG, sync_to_thread=True,
    cache_control=CacheControlHeader(max_age=3600, public=True),
)  # fmt: skip
def get_picture(request: AnyRequest, title: FromPath[str], lang: Lang = None) -> str:
    """The board before the first move."""
    return empty_board(find_title(title), _lang(request, lang))


@get(
    "/titles/{title:str}/tiles/{tile:str}",
    tags=["titles"],
    media_type=SVG,
    sync_to_thread=True,
    cache_control=CacheControlHeader(max_age=3600, public=True),
)
def get_tile(
    title: FromPath[str],
    tile: FromPath[str],
    rotation: Annotated[int, QueryParameter(required=False, ge=0, le=5)] = 0,
) -> str:
    """A tile of the sheet, as `NAME.svg`."""
    return tile_picture(find_title(title), tile.removesuffix(".svg"), rotation)


@get("/titles/{title:str}/rules", tags=["titles"], sync_to_thread=True)
def get_rules(request: AnyRequest, title: FromPath[str], lang: Lang = None) -> RulesView:
    """The rules, numbered."""
    return rules_view(find_title(title), _lang(request, lang))


@get("/titles/{title:str}/schema", tags=["titles"], sync_to_thread=True)
def get_schema(title: FromPath[str]) -> dict[str, Any]:
    """JSON Schema of the game's actions."""
    return schema_of(find_title(title))


@get("/session", tags=["session"])
async def get_session(request: AnyRequest, kit: TheKit) -> SessionView | None:
    """Who you are here."""
    person = await kit.people.who(request)
    return SessionView(person.name, person.id) if person else None


@post("/session", tags=["session"], status_code=200)
async def set_session(request: AnyRequest, kit: TheKit, data: JSONBody[SessionBody]) -> Response[SessionView]:
    """Become a guest with a name, or change the name."""
    person = await kit.people.who(request)
    if person is not None:
        person = await kit.people.rename(person, data.name)
        return Response(SessionView(person.name, person.id))
    kit.count(request, None, "session")
    person, token = await kit.people.welcome(data.name)
    cookie = session_cookie(token, request.scope["scheme"] == "https")
    return Response(SessionView(person.name, person.id), cookies=[cookie])


@delete("/session", tags=["session"], status_code=200)
async def end_session(request: AnyRequest, kit: TheKit) -> Response[None]:
    """End the session. Seats of a guest are lost with it."""
    await kit.people.farewell(request)
    return Response(None, cookies=[session_cookie(None, request.scope["scheme"] == "https")])


@get("/health", tags=["health"])
async def health(kit: TheKit) -> HealthView:
    """The process lives."""
    return HealthView("draining" if kit.draining else "ok")


@get("/health/ready", tags=["health"])
async def ready(kit: TheKit) -> Response[HealthView]:
    """It can serve: the database answers and it is not about to stop."""
    if kit.draining:
        return Response(HealthView("draining"), status_code=503)
    fine = await kit.store.alive()
    return Response(HealthView("ok" if fine else "unready"), status_code=200 if fine else 503)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> bytes:
    """Prometheus metrics."""
    if request.client is None or request.client.host not in LOOPBACK:
        raise ApiError(403, "foreign_origin", "metrics are for loopback only")
    return exposition()


HANDLERS = [
    list_titles, get_title, get_picture, get_tile, get_rules, get_schema,
    get_session, set_session, end_session, health, ready, metrics,
]  # fmt: skip
