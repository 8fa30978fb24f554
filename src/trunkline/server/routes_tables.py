"""Routes: tables and what happens at them."""

import asyncio
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from trunkline.rail.runs import BestRun
from trunkline.server.errors import no_such_seq
from trunkline.server.files import adopt_file, platform_file, record_text
from trunkline.server.kit import AnyRequest, Lang, SeatQuery, SeqQuery, TableId, TheKit, reader
from trunkline.server.limits import FILE
from trunkline.server.live import LiveTable
from trunkline.server.lobby import own_eyes_only
from trunkline.server.position import entry_views, position, row_view
from trunkline.server.store import Filter
from trunkline.server.talk import chat_views, say_at
from trunkline.server.wire import (
    ActionBody,
    AnswerBody,
    BotBody,
    ChatBody,
    ChatView,
    CheckBody,
    CheckView,
    EmptyBody,
    EntryView,
    ForkBody,
    ImportBody,
    JoinBody,
    Pace,
    PlayedView,
    Position,
    StartBody,
    Status,
    TableBody,
    TablesView,
    TableView,
    UndoBody,
    UndoneView,
    WorthView,
)

TABLE = "/tables/{table_id:str}"
Whole = Annotated[int | None, QueryParameter(required=False, ge=0, le=2**53)]
Since = Annotated[int, QueryParameter(required=False, ge=-1, le=1_000_000)]
ChatSince = Annotated[int, QueryParameter(required=False, ge=0, le=2**31 - 1)]
TitleQuery = Annotated[str | None, QueryParameter(required=False, max_length=32, pattern="^[a-z0-9-]*$")]


def _seq(table: LiveTable, seq: int | None) -> int:
    latest = table.past.seq
    if seq is not None and seq > latest:
        raise no_such_seq(seq, latest)
    return latest if seq is None else seq


# --- the lobby --------------------------------------------------------------------------------------------------------


@get("/tables", tags=["lobby"])
async def list_tables(
    request: AnyRequest,
    kit: TheKit,
    lang: Lang = None,
    title: TitleQuery = None,
    status: FromQuery[Status | None] = None,
    pace: FromQuery[Pace | None] = None,
    mine: FromQuery[bool] = False,
    before: Whole = None,
    limit: Annotated[int, QueryParameter(required=False, ge=1, le=50)] = 50,
) -> TablesView:
    """Public tables, or all of yours, latest first."""
    person = await kit.people.who(request)
    if mine and person is None:
        return TablesView([], None)
    wanted = Filter(title, status, pace, person.id if mine and person else None, before, limit)
    rows = await kit.store.tables(wanted)
    seats = await kit.store.seats([row.id for row in rows])
    names = await kit.store.names([row.host for row in rows])
    present = {who for table in kit.hub for who in table.present()}
    who = reader(person, request, lang)
    views = [row_view(row, seats[row.id], who, names.get(row.host, ""), present) for row in rows]
    return TablesView(views, rows[-1].updated if len(rows) == limit else None)


@post("/tables", tags=["lobby"])
async def create_table(request: AnyRequest, kit: TheKit, data: JSONBody[TableBody], lang: Lang = None) -> TableView:
    """A new table; without open seats it starts at once."""
    person = await kit.person(request, "table")
    table = await kit.lobby.create(person, data)
    return await kit.show(table, reader(person, request, lang))


@post("/import", tags=["files"], request_max_body_size=FILE)
async def import_game(request: AnyRequest, kit: TheKit, data: JSONBody[ImportBody], lang: Lang = None) -> TableView:
    """A game from a file, to look at or to go on with."""
    person = await kit.person(request, "import")
    table = await adopt_file(kit.lobby, person, data)
    return await kit.show(table, reader(person, request, lang))


@get(TABLE, tags=["tables"])
async def get_table(
    request: AnyRequest, kit: TheKit, table_id: TableId, lang: Lang = None, seat: SeatQuery = None
) -> TableView:
    """A table and its position."""
    person = await kit.people.who(request)
    return await kit.show(await kit.table(table_id), reader(person, request, lang, seat))


@post(f"{TABLE}/join", tags=["lobby"], status_code=200)
async def join(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[JoinBody], lang: Lang = None
) -> TableView:
    """Take an open seat."""
    person, table = await kit.person(request), await kit.table(table_id)
    await kit.lobby.join(table, person, data)
    return await kit.show(table, reader(person, request, lang))


@post(f"{TABLE}/leave", tags=["lobby"], status_code=200)
async def leave(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[EmptyBody], lang: Lang = None
) -> TableView:
    """Leave your seats; once it runs a bot plays on."""
    person, table = await kit.person(request), await kit.table(table_id)
    await kit.lobby.leave(table, person)
    return await kit.show(table, reader(person, request, lang))


@post(f"{TABLE}/start", tags=["lobby"], status_code=200)
async def start_table(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[StartBody], lang: Lang = None
) -> TableView:
    """Start the game."""
    person, table = await kit.person(request), await kit.table(table_id)
    await kit.lobby.start(table, person, data)
    return await kit.show(table, reader(person, request, lang))


@post(f"{TABLE}/seats/{{n:int}}/bot", tags=["lobby"], status_code=200)
async def seat_to_bot(
    request: AnyRequest, kit: TheKit, table_id: TableId, n: FromPath[int], data: JSONBody[BotBody], lang: Lang = None
) -> TableView:
    """Hand your seat to a bot."""
    person, table = await kit.person(request), await kit.table(table_id)
    await kit.lobby.hand_to_bot(table, person, n, data.bot)
    return await kit.show(table, reader(person, request, lang))


@post(f"{TABLE}/seats/{{n:int}}/take", tags=["lobby"], status_code=200)
async def seat_back(
    request: AnyRequest, kit: TheKit, table_id: TableId, n: FromPath[int], data: JSONBody[EmptyBody], lang: Lang = None
) -> TableView:
    """Take your seat back."""
    person, table = await kit.person(request), await kit.table(table_id)
    await kit.lobby.take_back(table, person, n)
    return await kit.show(table, reader(person, request, lang))


@post(f"{TABLE}/rematch", tags=["lobby"], status_code=200)
async def rematch(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[EmptyBody], lang: Lang = None
) -> TableView:
    """The same again."""
    person, table = await kit.person(request, "table"), await kit.table(table_id)
    return await kit.show(await kit.lobby.rematch(table, person), reader(person, request, lang))


@post(f"{TABLE}/fork", tags=["lobby"])
async def fork(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[ForkBody], lang: Lang = None
) -> TableView:
    """A new table that goes on from a position of this one."""
    person, table = await kit.person(request, "table"), await kit.table(table_id)
    fresh = await kit.lobby.fork(table, person, data.seq, data.seats)
    return await kit.show(fresh, reader(person, request, lang))


# --- looking ----------------------------------------------------------------------------------------------------------


@get(f"{TABLE}/position", tags=["tables"])
async def get_position(
    request: AnyRequest, kit: TheKit, table_id: TableId, seq: SeqQuery = None, lang: Lang = None, seat: SeatQuery = None
) -> Position:
    """The position after an entry of the log, or the latest."""
    person, table = await kit.people.who(request), await kit.table(table_id)
    at = _seq(table, seq)
    await kit.ready_at(table, at)
    return position(table, reader(person, request, lang, seat), at)


@get(f"{TABLE}/board.svg", tags=["tables"], media_type="image/svg+xml")
async def get_board(
    request: AnyRequest,
    kit: TheKit,
    table_id: TableId,
    seq: SeqQuery = None,
    lang: Lang = None,
    seat: SeatQuery = None,
    company: FromQuery[str | None] = None,
    part: FromQuery[Literal["map", "market"] | None] = None,
) -> Response[str]:
    """The board as a drawing, on request with the best routes of a company, or a part alone (18xx titles). One of a
    certain number never changes."""
    person, table = await kit.people.who(request), await kit.table(table_id)
    who, at = reader(person, request, lang, seat), _seq(table, seq)
    if company is not None:
        kit.count(request, person, "heavy")
    picture = await kit.pictures.board(table, who, at, company, part)
    cache = "private, max-age=600" if seq is not None else "no-store"
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": cache, "vary": "cookie"})


@get(f"{TABLE}/board.txt", tags=["tables"], media_type=MediaType.TEXT)
async def get_board_text(
    request: AnyRequest, kit: TheKit, table_id: TableId, seq: SeqQuery = None, lang: Lang = None, seat: SeatQuery = None
) -> str:
    """The table as text."""
    person, table = await kit.people.who(request), await kit.table(table_id)
    return await kit.pictures.text(table, reader(person, request, lang, seat), _seq(table, seq))


@get(f"{TABLE}/log", tags=["tables"])
async def get_log(
    request: AnyRequest,
    kit: TheKit,
    table_id: TableId,
    since: Since = -1,
    to: FromQuery[int | None] = None,
    lang: Lang = None,
) -> list[EntryView]:
    """Entries of the log."""
    table = await kit.table(table_id)
    return await asyncio.to_thread(entry_views, table, reader(None, request, lang).lang, since, to)


@get(f"{TABLE}/worth", tags=["tables"])
async def get_worth(kit: TheKit, table_id: TableId) -> WorthView:
    """What everybody was worth, from public knowledge."""
    worth = (await kit.table(table_id)).past.worth()
    return WorthView([seq for seq, _ in worth], [each for _, each in worth])


@get(f"{TABLE}/routes", tags=["tables"])
async def get_routes(
    request: AnyRequest, kit: TheKit, table_id: TableId, company: FromQuery[str], seq: SeqQuery = None
) -> BestRun:
    """The best train routes of a company (18xx titles)."""
    kit.count(request, await kit.people.who(request), "heavy")
    table = await kit.table(table_id)
    return await kit.routes(table, company, _seq(table, seq))


@get(f"{TABLE}/chat", tags=["tables"])
async def get_chat(kit: TheKit, table_id: TableId, since: ChatSince = 0) -> list[ChatView]:
    """What was said."""
    table = await kit.table(table_id)
    return chat_views(await kit.store.chat(table.id, since))


@post(f"{TABLE}/chat", tags=["tables"])
async def post_chat(request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[ChatBody]) -> ChatView:
    """Say something."""
    person, table = await kit.person(request, "chat"), await kit.table(table_id)
    return chat_views([await say_at(kit.store, table, person, data.text)])[0]


# --- playing ----------------------------------------------------------------------------------------------------------


@post(f"{TABLE}/actions", tags=["play"], status_code=200)
async def act(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[ActionBody], lang: Lang = None
) -> PlayedView:
    """Play an action."""
    person, table = await kit.person(request), await kit.table(table_id)
    kit.open_for_play()
    return await kit.play.act(table, reader(person, request, lang), person, data)


@post(f"{TABLE}/check", tags=["play"], status_code=200)
async def check(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[CheckBody], lang: Lang = None
) -> CheckView:
    """Whether an action is legal, and what it would do."""
    person, table = await kit.person(request), await kit.table(table_id)
    who = reader(person, request, lang)
    if not data.board:
        return kit.play.check(table, who, person, data)
    kit.count(request, person, "heavy")
    return await kit.pictures.aside(lambda: kit.play.check(table, who, person, data))


@post(f"{TABLE}/undo", tags=["play"], status_code=200)
async def undo(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[UndoBody], lang: Lang = None
) -> UndoneView:
    """Take back your last action, or ask for it."""
    person, table = await kit.person(request), await kit.table(table_id)
    kit.open_for_play()
    return await kit.play.undo(table, reader(person, request, lang), person, data)


@post(f"{TABLE}/undo/answer", tags=["play"], status_code=200)
async def undo_answer(
    request: AnyRequest, kit: TheKit, table_id: TableId, data: JSONBody[AnswerBody], lang: Lang = None
) -> UndoneView:
    """Agree to another's undo or not."""
    person, table = await kit.person(request), await kit.table(table_id)
    kit.open_for_play()
    return await kit.play.answer(table, reader(person, request, lang), person, data.yes)


# --- files ------------------------------------------------------------------------------------------------------------


@get(f"{TABLE}/record", tags=["files"], media_type=MediaType.TEXT)
async def get_record(request: AnyRequest, kit: TheKit, table_id: TableId) -> Response[str]:
    """The game as a record."""
    person, table = await kit.people.who(request), await kit.table(table_id)
    own_eyes_only(table, person)
    return _download(record_text(table), f"{table.row.title}-{table.id}.jsonl", MediaType.TEXT)


@get(f"{TABLE}/18xx", tags=["files"])
async def get_platform_file(request: AnyRequest, kit: TheKit, table_id: TableId) -> Response[bytes]:
    """The game as an 18xx.games file."""
    person, table = await kit.people.who(request), await kit.table(table_id)
    own_eyes_only(table, person)
    return _download(await platform_file(table), f"{table.row.title}-{table.id}.json", "application/json")


def _download(content: Any, name: str, media_type: str) -> Response[Any]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)


HANDLERS = [
    list_tables, create_table, import_game, get_table, join, leave, start_table, seat_to_bot, seat_back, rematch, fork,
    get_position, get_board, get_board_text, get_log, get_worth, get_routes, get_chat, post_chat,
    act, check, undo, undo_answer, get_record, get_platform_file,
]  # fmt: skip
