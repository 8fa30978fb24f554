"""Games as files: records in and out."""

import asyncio
from typing import Any

import msgspec

from trunkline.core import Game, RecordError, dumps
from trunkline.core.record import loads
from trunkline.interop import ImportRefused, export_game, import_file
from trunkline.interop.exporting import CannotExport
from trunkline.server.errors import ApiError
from trunkline.server.live import LiveTable
from trunkline.server.lobby import Lobby, encode, new_id
from trunkline.server.rows import PersonRow, SeatRow, TableRow, now
from trunkline.server.wire import ImportBody
from trunkline.titles import find


def record_text(table: LiveTable) -> str:
    """The game as a record; while it runs, without the seed from which later draws come."""
    game = table.past.game
    if game.ended is None:
        game = game.copy()
        game.header = msgspec.structs.replace(game.header, seed=0)
    return dumps(game)


async def platform_file(table: LiveTable) -> bytes:
    """The game as an 18xx.games file; 404 where that site does not know it."""
    try:
        return msgspec.json.encode(await asyncio.to_thread(export_game, table.past.game))
    except CannotExport as error:
        raise ApiError(404, "not_found", str(error)) from None


async def adopt_file(lobby: Lobby, person: PersonRow, body: ImportBody) -> LiveTable:
    """A table at the last position of a file; all seats belong to who brought it."""
    if (body.record is None) == (body.game is None):
        raise ApiError(400, "bad_file", "send either record or game")
    async with lobby.importing:
        if body.record is not None:
            game = await asyncio.to_thread(_read_record, body.record)
        else:
            game = await asyncio.to_thread(_read_platform, body.game or {})
    at = now()
    row = TableRow(
        new_id(), game.title.id, game.title.rules, "running", False, "live", person.id, encode(game.header.variants),
        at, at, "18xx.games" if body.record is None else None,
    )  # fmt: skip
    seats = [SeatRow(n, "person", name, person.id) for n, name in enumerate(game.seats)]
    moves = [(played.seat, played.action, played.drawn) for played in game.log]
    return await lobby.adopt(row, seats, game.at(0), moves)


def _read_record(text: str) -> Game[Any]:
    try:
        return loads(text, find)
    except RecordError as error:
        raise ApiError(400, "bad_file", str(error), line=error.line) from None


def _read_platform(raw: dict[str, Any]) -> Game[Any]:
    try:
        return import_file(msgspec.json.encode(raw)).game
    except ImportRefused as error:
        raise ApiError(400, "bad_file", str(error), action=error.number) from None
