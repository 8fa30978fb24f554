"""Boards as SVG and as text."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, TypeVar

from trunkline.core import Game, Title
from trunkline.draw.rail.tile import tile
from trunkline.server.errors import not_found
from trunkline.server.live import LiveTable
from trunkline.server.position import Reader, viewer_of
from trunkline.server.titles import best_routes, part

T = TypeVar("T")
AT_ONCE = 2  # drawings at the same time; others wait, so that playing does not
KEPT = 100  # drawings, of a few hundred kB at most


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
        self._kept: OrderedDict[Any, str] = OrderedDict()

    async def board(
        self, table: LiveTable, reader: Reader, seq: int, company: str | None = None, part_of: str | None = None
    ) -> str:
        """The board; with a company, its best routes are drawn on it; of titles with a tile sheet also a part alone."""
        if part_of is not None and not hasattr(table.past.game.title.board, "layout"):
            raise not_found("part")

        def draw(game: Game[Any], seen: Game[Any]) -> str:
            drawing = part(game.title, "draw")
            if part_of is not None:
                return str(drawing.board(seen, reader.lang, part=part_of))
            if company is None:
                return str(drawing.board(seen, reader.lang))
            return str(drawing.board(seen, reader.lang, best_routes(game, company).routes))

        return await self._drawn(table, reader, seq, f"board {company} {part_of}", draw)

    async def text(self, table: LiveTable, reader: Reader, seq: int) -> str:
        def draw(game: Game[Any], seen: Game[Any]) -> str:
            return str(part(game.title, "draw").table(seen, reader.lang))

        return await self._drawn(table, reader, seq, "text", draw)

    async def aside(self, work: Callable[[], T]) -> T:
        """What `work` gives; it is done beside the event loop when its turn comes."""
        async with self._room:
            return await asyncio.to_thread(work)

    async def _drawn(
        self, table: LiveTable, reader: Reader, seq: int, what: str, draw: Callable[[Game[Any], Game[Any]], str]
    ) -> str:
        def work() -> str:
            game = table.past.at(seq)
            return draw(game, game.seen_by(viewer_of(table, reader, game)))

        key = (table.id, what, seq, tuple(table.owned(reader.person)), reader.lang, reader.seat)
        drawn = self._kept.get(key)
        if drawn is None:
            drawn = await self.aside(work)
            self._kept[key] = drawn
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return drawn
