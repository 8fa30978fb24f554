"""The whole board as one SVG."""

from textwrap import wrap
from typing import Any

from trunkline.core import Game, Text, text_for
from trunkline.draw.american_rails import panels
from trunkline.draw.american_rails.map import LEFT, draw_map
from trunkline.draw.american_rails.palette import INK, SEA, definitions
from trunkline.draw.svg import document, element, group, text
from trunkline.titles.american_rails.table import RailsTable

WIDE, HIGH = 1300.0, 1282.0


def board(game: Game[Any], lang: str = "en") -> str:
    """The board with its state; hexes, cities, companies and open spaces carry their ids."""
    table: RailsTable = game.table
    said = text_for(game.title, lang)
    printed = table.board
    facts = {
        "hexes": len(printed.hexes),
        "cities": len(printed.cities),
        "cubes": sum(table.laid),
        "companies": sum(1 for laid in table.laid if laid),
        "year": str(table.year),
    }
    wide = (WIDE - 40) / len(printed.companies)
    return document(
        WIDE,
        HIGH,
        said.message("title-name"),
        said.message("draw-describe", facts),
        definitions(tuple((company.id, company.colour) for company in printed.companies)),
        element("rect", x=0.0, y=0.0, width=WIDE, height=HIGH, rx=12.0, fill="#d8c79f"),
        element("rect", x=10.0, y=86.0, width=WIDE - 20, height=962.0, rx=10.0, fill=SEA),
        panels.income_track(table, said, 15, 12, WIDE - 30),
        draw_map(table, said),
        _name(said.message("title-name")),
        panels.years(table, said, LEFT + 268, 96),
        panels.action_track(game, said, 938, 408),
        panels.turn_order(game, said, 938, 763, 344),
        panels.standing(game, said, 1282, 839, 590),
        panels.players(game, said, 690, 852, 592),
        panels.houses(table, said, 520, 1000),
        group(
            *(
                panels.company_box(game, said, company, 20 + company * wide + 3, 1058, wide - 6)
                for company in range(len(printed.companies))
            )
        ),
        panels.legend(table, said, 34, 1203),
        _note(_origin(table, said), lang),
    )


def _name(name: str) -> str:
    return text(
        LEFT + 2,
        112,
        name,
        30,
        text_anchor="start",
        font_family="Georgia,'Noto Serif',serif",
        font_weight="bold",
        fill=INK,
    )


def _origin(table: RailsTable, said: Text) -> str:
    """Where the board's data comes from; a board file says it in its own words."""
    origin = table.board.origin
    status = said.message(f"board-{origin.status.replace('_', '-')}")
    own = table.board.digest == said.title.board.digest
    return f"{status} {said.message('origin-note') if own else origin.sources}"


def _note(said: str, lang: str) -> str:
    """Where the board's data comes from, in small print."""
    lines = wrap(said, 125 if lang == "zh" else 225)
    return group(
        *(text(34, 1245 + 13 * n, line, 10, text_anchor="start") for n, line in enumerate(lines)), fill="#5a4d38"
    )
