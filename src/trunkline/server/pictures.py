"""Boards as SVG and as text."""

import asyncio
from functools import cache, lru_cache

from trunkline.core import Game, Title
from trunkline.draw.rail.tile import tile
from trunkline.server.errors import not_found
from trunkline.server.live import LiveTable
from trunkline.server.position import Reader, viewer_of
from trunkline.server.titles import part

AT_ONCE = 2  # drawings at the same time; others wait, so that playing does not


@cache
def empty_board(title: Title, lang: str) -> str:
    """The board before the first move of a game with the fewest seats."""
    picture: str = part(title, "draw").board(Game(title, title.seats[0], seed=1), lang)
    return picture


@lru_cache(maxsize=2000)
def tile_picture(title: Title, name: str, rotation: int) -> str:
    """A tile of a title that has a tile sheet."""
    layout = getattr(title.board, "layout", None)
    if layout is None or name not in layout.sheet.index:
        raise not_found("tile")
    return tile(layout.sheet, name, rotation)


class Pictures:
    """Draws in threads, a few at a time."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)

    async def board(self, table: LiveTable, reader: Reader, seq: int) -> str:
        return await self._draw(table, reader, seq, "board")

    async def text(self, table: LiveTable, reader: Reader, seq: int) -> str:
        return await self._draw(table, reader, seq, "table")

    async def _draw(self, table: LiveTable, reader: Reader, seq: int, what: str) -> str:
        def work() -> str:
            game = table.past.at(seq)
            seen = game.seen_by(viewer_of(table, reader, game))
            drawn: str = getattr(part(game.title, "draw"), what)(seen, reader.lang)
            return drawn

        key = (what, seq, tuple(table.owned(reader.person)), reader.lang, reader.seat)
        said = table.said.get(key)
        if said is None:
            async with self._room:
                said = (await asyncio.to_thread(work)).encode()
            table.said[key] = said
        return said.decode()
