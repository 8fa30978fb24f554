"""Boards as SVG and as text."""

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from trunkline.core import Game, Title
from trunkline.draw.rail.tile import tile
from trunkline.server.errors import not_found
from trunkline.server.live import LiveTable
from trunkline.server.position import Reader, viewer_of
from trunkline.server.titles import best_routes, part

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

    async def board(self, table: LiveTable, reader: Reader, seq: int, company: str | None = None) -> str:
        """The board; with a company, its best routes are drawn on it."""

        def draw(game: Game[Any], seen: Game[Any]) -> str:
            drawing = part(game.title, "draw")
            if company is None:
                return str(drawing.board(seen, reader.lang))
            return str(drawing.board(seen, reader.lang, best_routes(game, company).routes))

        return await self._drawn(table, reader, seq, f"board {company}", draw)

    async def text(self, table: LiveTable, reader: Reader, seq: int) -> str:
        def draw(game: Game[Any], seen: Game[Any]) -> str:
            return str(part(game.title, "draw").table(seen, reader.lang))

        return await self._drawn(table, reader, seq, "text", draw)

    async def _drawn(
        self, table: LiveTable, reader: Reader, seq: int, what: str, draw: Callable[[Game[Any], Game[Any]], str]
    ) -> str:
        def work() -> bytes:
            game = table.past.at(seq)
            return draw(game, game.seen_by(viewer_of(table, reader, game))).encode()

        key = (what, seq, tuple(table.owned(reader.person)), reader.lang, reader.seat)
        said = table.said.get(key)
        if said is None:
            async with self._room:
                said = await asyncio.to_thread(work)
            table.said[key] = said
        return said.decode()
