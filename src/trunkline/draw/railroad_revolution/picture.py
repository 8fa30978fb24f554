"""The whole picture."""

from typing import Any

from trunkline.core import Game, text_for
from trunkline.draw.railroad_revolution import land, palette, players, strip
from trunkline.draw.svg import document, element
from trunkline.titles.railroad_revolution.milestones import KeepMilestone
from trunkline.titles.railroad_revolution.table import Table

WIDTH, HEIGHT = 1700, 1352
COLUMN = 1358  # where the right column begins


def board(game: Game[Any], lang: str = "en") -> str:
    """Map, telegraph line, tracks, tiles and player boards, as they are now."""
    table: Table = game.table
    said = text_for(game.title, lang)
    top = game.stack[-1] if game.stack else None
    loose = players.starting_tiles(table, 24, 700) if table.starting else ""
    if isinstance(top, KeepMilestone):
        loose = players.drawn_milestones(table, top.seat, top.tiles, 1190, 570)
    step = (WIDTH - 12) / max(2, table.seats)
    active = top.seat if top is not None else None  # type: ignore[attr-defined]
    boards = [
        players.draw(table, said, seat, game.seats[seat], 6 + seat * step, 988, step - 8, active == seat)
        for seat in range(table.seats)
    ]
    return document(
        WIDTH,
        HEIGHT,
        said.message("title-name"),
        said.message("board-" + game.board.origin.status.replace("_", "-")),
        element("rect", width=WIDTH, height=HEIGHT, fill=palette.GROUND),
        land.draw(table),
        loose,
        strip.telegraph(table, 10, 834, 1336, 140),
        strip.tracks(table, said, COLUMN, 10, 334, 470),
        strip.deals(table, said, COLUMN, 490, 334, 150),
        strip.trains(table, said, COLUMN, 650, 334, 76),
        strip.supply(table, said, COLUMN, 736, 334, 106),
        *boards,
    )
