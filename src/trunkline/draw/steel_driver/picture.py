"""The whole board as one SVG."""

from textwrap import wrap
from typing import Any

from trunkline.core import Game, Text, text_for
from trunkline.draw.steel_driver import map as chart
from trunkline.draw.steel_driver import panels
from trunkline.draw.steel_driver.land import land
from trunkline.draw.steel_driver.palette import SEA, TABLE
from trunkline.draw.svg import document, element, group, halo, text
from trunkline.titles.steel_driver.table import UNBUILT, Table

WIDE, HIGH, MAP = 1400.0, 1322.0, 892.0


def board(game: Game[Any], lang: str = "en") -> str:
    """The board with its state; cities, links, companies and seats carry their ids."""
    table: Table = game.table
    said = text_for(game.title, lang)
    n, seats = len(table.board.companies), len(game.seats)
    facts = {
        "cities": len(table.board.cities),
        "links": len(table.track),
        "built": sum(company != UNBUILT for company in table.track),
        "round": table.round,
    }
    box, card = (WIDE - 24) / n, (WIDE - 24) / seats
    return document(
        WIDE,
        HIGH,
        said.message("title-name"),
        said.message("draw-describe", facts),
        element("clipPath", element("rect", x=10.0, y=10.0, width=WIDE - 20, height=MAP, rx=10.0), id="sd-map"),
        element("rect", x=0.0, y=0.0, width=WIDE, height=HIGH, rx=12.0, fill=TABLE),
        group(element("rect", x=10.0, y=10.0, width=WIDE - 20, height=MAP, fill=SEA), land(), clip_path="url(#sd-map)"),
        chart.links(game, said),
        chart.cities(table),
        chart.origins(table),
        halo(
            1095, 62, "STEEL DRIVER", 46, "#e9dfc4", font_weight="bold", fill="#7a2f1d", letter_spacing=4,
            font_family="Rockwell,'Roboto Slab',Georgia,'Noto Serif',serif",
        ),
        panels.standing(game, said, 1095, 95, 570),
        chart.ribbon(table, said, 690, 846),
        panels.order_display(game, said, 22, 660),
        panels.legend(table, said, 1160, 662),
        panels.profit_track(table, said, 18, 910, WIDE - 36),
        group(*(panels.company_box(game, said, c, 12 + c * box + 3, 992, box - 6) for c in range(n))),
        group(*(panels.seat_card(game, said, seat, 12 + seat * card + 3, 1148, card - 6) for seat in range(seats))),
        _note(_origin(table, said), lang),
    )  # fmt: skip


def _origin(table: Table, said: Text) -> str:
    """Where the board's data comes from; a board file says it in its own words."""
    origin = table.board.origin
    status = said.message(f"board-{origin.status.replace('_', '-')}")
    own = table.board.digest == said.title.board.digest
    return f"{status} {said.message('origin-note') if own else origin.sources}"


def _note(note: str, lang: str) -> str:
    """Small print in lines."""
    lines = wrap(note, 190) if lang != "zh" else [note[at : at + 100] for at in range(0, len(note), 100)]
    return group(
        *(text(22, 1264 + 17 * n, line, 12.5, text_anchor="start") for n, line in enumerate(lines)), fill="#f2e6c9"
    )
