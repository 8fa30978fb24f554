"""The whole picture."""

from typing import Any

from trunkline.core import Game, Text, text_for
from trunkline.draw.railroad_revolution import land, legend, palette, players, stock, strip
from trunkline.draw.svg import document, element
from trunkline.titles.railroad_revolution.milestones import KeepMilestone
from trunkline.titles.railroad_revolution.scoring import worth
from trunkline.titles.railroad_revolution.table import Table

WIDTH, HEIGHT = 1700, 1574
COLUMN, SIDE = 1358, 334  # where the right column begins, and its width
BOARDS = 988  # where the player boards begin
FOOT = BOARDS + players.HEIGHT + 10  # where the explanations begin


def board(game: Game[Any], lang: str = "en") -> str:
    """Map, telegraph line, tracks, tiles and player boards, as they are now, and what explains them."""
    table: Table = game.table
    said = text_for(game.title, lang)
    top = game.stack[-1] if game.stack else None
    loose = players.starting_tiles(table, 700, 712) if table.starting else ""
    if isinstance(top, KeepMilestone):
        loose = players.drawn_milestones(table, top.seat, top.tiles, 1190, 400)
    step = (WIDTH - 12) / max(2, table.seats)
    active = top.seat if top is not None else None  # type: ignore[attr-defined]
    boards = [
        players.draw(table, said, seat, game.seats[seat], 6 + seat * step, BOARDS, step - 8, active == seat)
        for seat in range(table.seats)
    ]
    return document(
        WIDTH,
        HEIGHT,
        said.message("title-name"),
        _described(game, said),
        element("rect", width=WIDTH, height=HEIGHT, fill=palette.GROUND),
        land.draw(table, said.message("title-name")),
        legend.signs(table, said, 12, 598, 350),
        loose,
        strip.telegraph(table, said, 10, 834, 1336, 140),
        strip.tracks(table, said, COLUMN, 10, SIDE, 476),
        stock.deals(table, said, COLUMN, 494, SIDE, 186),
        stock.trains(table, said, COLUMN, 688, SIDE, 108),
        stock.supply(table, said, COLUMN, 804, SIDE, 76),
        stock.piles(table, said, COLUMN, 888, SIDE, 86),
        *boards,
        legend.abilities(table, said, 6, FOOT, WIDTH - 16),
        legend.origin(table, said, 14, HEIGHT - 30),
    )


def _described(game: Game[Any], said: Text) -> str:
    """The standings, for those who do not see the picture."""
    table: Table = game.table
    points = (
        f"{name} {said.message('draw-points', {'points': worth(table, seat)})}" for seat, name in enumerate(game.seats)
    )
    return f"{said.message('draw-round', {'round': table.round})}: {', '.join(points)}."
