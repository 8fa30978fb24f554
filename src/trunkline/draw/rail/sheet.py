"""The whole table of an 18xx game on one sheet: map and market, and everything else around them."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from trunkline.core import Game, Text
from trunkline.draw.fitting import cut, width_of
from trunkline.draw.rail import map, market
from trunkline.draw.rail.companies import companies_picture
from trunkline.draw.rail.faces import SERIF
from trunkline.draw.rail.glance import Glance
from trunkline.draw.rail.land import SEA
from trunkline.draw.rail.palette import FAINT, INK, LINE, PAPER, WOOD
from trunkline.draw.rail.parts import Say, at, left, pill
from trunkline.draw.rail.players import players_picture
from trunkline.draw.rail.supply import loans_picture, privates_picture, trains_picture
from trunkline.draw.rail.terminal import glance_text, map_text, market_text
from trunkline.draw.svg import document, element, group, text
from trunkline.rail.actions import Run
from trunkline.rail.market import Market
from trunkline.rail.track import Track

GAP = 40.0
HEAD = 118.0  # of the sheet
SIDE = 1060.0  # width of the panels beside the map
ALONE, LINES_ALONE = 1300.0, 3  # a market that is one row, as a picture of its own: width, and lines it is folded into
SCALES = (1.35, 1.25, 1.15, 1.05, 1.0)


class Sheet(msgspec.Struct, frozen=True):
    """What a title lays out. `part` of `draw` may ask for the map or the market alone."""

    title: str
    description: str
    track: Track
    level: int
    style: map.MapStyle
    market: Market
    glance: Glance
    origin: str


def standing(game: Game[Any], words: Text) -> str:
    """What is being decided and for what; at the end why it is over and who has won."""
    outcome = game.outcome()
    if outcome is None:
        return words.why(game)
    winners = ", ".join(game.seats[seat] for seat in outcome.winners)
    return f"{words.reason(outcome.reason)} {words.message('draw-won', {'winners': winners})}"


def draw(sheet: Sheet, words: Text, routes: Sequence[Run] = (), part: str = "all") -> str:
    """The sheet as SVG: `all`, or only `map` or `market`."""
    say = _say(words)
    _, _, wide, tall = map.frame(sheet.track.layout)
    if part == "map":
        return document(wide, tall, sheet.title, sheet.description, _map(sheet, routes, wide, tall))
    if part == "market":
        drawn, wide, tall = _exchange(sheet, say, ALONE, LINES_ALONE)
        paper = element("rect", width=wide + 2 * GAP, height=tall + 2 * GAP, fill=PAPER)
        whole = (wide + 2 * GAP, tall + 2 * GAP)
        return document(*whole, sheet.title, sheet.description, paper, at(GAP, GAP, drawn))
    width = wide + SIDE + 3 * GAP
    below, bottom = _below(sheet, say, width - 2 * GAP)
    height = HEAD + tall + GAP + bottom + 70
    return document(
        width,
        height,
        sheet.title,
        sheet.description,
        element("rect", width=width, height=height, fill=PAPER),
        at(GAP, 0, _head(sheet.glance, width - 2 * GAP)),
        at(GAP, HEAD, _map(sheet, routes, wide, tall)),
        at(wide + 2 * GAP, HEAD, _side(sheet.glance, say, tall)),
        at(GAP, HEAD + tall + GAP, below),
        text(GAP, height - 28, sheet.origin, 20, text_anchor="start", fill=FAINT, font_style="italic"),
    )


def _map(sheet: Sheet, routes: Sequence[Run], wide: float, tall: float) -> str:
    sea = element("rect", width=wide, height=tall, rx=20, fill=SEA)
    return group(sea, map.map_picture(sheet.track, sheet.level, sheet.style, routes), class_="map")


def _head(glance: Glance, wide: float) -> str:
    """The title in large letters, what is going on, the rounds, and numbers of the whole table."""
    lettering = text(0, 58, glance.heading, 92, text_anchor="start", fill=WOOD, font_weight="bold", font_family=SERIF)
    x = width_of(glance.heading, 92) + 60
    parts = [lettering, left(x, 88, cut(glance.doing, 26, wide * 0.55), 26, FAINT)]
    for label, state in glance.rounds:
        fill, ink = ("#c8901f", "#ffffff") if not state else ("#e6dcc4", INK if state > 0 else "#a99f88")
        drawn, room = pill(x, 40, label, 27, fill, ink)
        parts.append(drawn)
        x += room + 10
    x = wide
    for label, value in reversed(glance.facts):
        room = max(width_of(label, 22), width_of(value, 38)) + 20
        x -= room + 22
        parts.append(at(x, 0, _fact(label, value, room)))
    return "".join(parts)


def _fact(label: str, value: str, wide: float) -> str:
    line = element("line", x1=-12, y1=24, x2=-12, y2=98, stroke=LINE, stroke_width=2)
    return line + left(0, 36, label, 22, FAINT) + left(0, 76, value, 38, INK, "bold")


def _side(glance: Glance, say: Say, tall: float) -> str:
    """Players, trains and privates, as large as fits beside the map."""
    for scale in SCALES:
        drawn, height = _column(glance, say, SIDE / scale)
        if height * scale <= tall:
            return group(drawn, transform=f"scale({scale})")
    return group(drawn, transform=f"scale({tall / height:.3f})")


def _column(glance: Glance, say: Say, wide: float) -> tuple[str, float]:
    parts, y = [], 0.0
    for draw in (players_picture, trains_picture, privates_picture):
        drawn, height = draw(glance, say, wide)
        parts.append(at(0, y, drawn))
        y += height + 26
    return "".join(parts), y - 26


def _below(sheet: Sheet, say: Say, wide: float) -> tuple[str, float]:
    """Market and companies: side by side where the chart is a grid, one below the other where it is a row."""
    drawn, taken, tall = _exchange(sheet, say, wide)
    if taken < wide:
        companies, height = companies_picture(sheet.glance, say, wide - taken - GAP)
        return drawn + at(taken + GAP, 0, companies), max(tall, height)
    companies, height = companies_picture(sheet.glance, say, wide)
    return drawn + at(0, tall + 30, companies), tall + 30 + height


def _exchange(sheet: Sheet, say: Say, wide: float, lines: int = 1) -> tuple[str, float, float]:
    """The market, and below it the bank that lends, with width and height."""
    drawn, taken, tall = market.market_picture(sheet.market, sheet.style.companies, say, wide, lines)
    if sheet.glance.loans is None:
        return drawn, taken, tall
    loans, loans_tall = loans_picture(sheet.glance.loans, say, taken, lines)
    return drawn + at(0, tall + 14, loans), taken, tall + 14 + loans_tall


def table(sheet: Sheet, words: Text) -> str:
    """The sheet as text for a terminal."""
    say = _say(words)
    lines = map_text(sheet.track, [livery.id for livery in sheet.style.companies])
    tokens = market_text(sheet.market, [livery.id for livery in sheet.style.companies], say)
    lines += ["", say("market"), *tokens] if tokens else []
    return "\n".join([*lines, "", *glance_text(sheet.glance, say)])


def _say(words: Text) -> Callable[[str], str]:
    return lambda key: words.message(f"draw-{key}")
