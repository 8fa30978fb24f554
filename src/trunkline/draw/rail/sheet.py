"""The whole table of an 18xx game on one sheet: map, market below it, everything else at its right."""

from collections.abc import Callable, Sequence

import msgspec

from trunkline.core import Text
from trunkline.draw.rail import cards, map, market
from trunkline.draw.rail.glance import Glance
from trunkline.draw.rail.palette import FAINT, PAPER
from trunkline.draw.rail.terminal import glance_text, map_text, market_text
from trunkline.draw.svg import document, element, group, text
from trunkline.rail.actions import Run
from trunkline.rail.market import Market
from trunkline.rail.track import Track

GAP = 36.0
SEA = "#cfe0e6"


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


def draw(sheet: Sheet, words: Text, routes: Sequence[Run] = (), part: str = "all") -> str:
    """The sheet as SVG: `all`, or only `map` or `market`."""
    say = _say(words)
    _, _, wide, tall = map.frame(sheet.track.layout)
    the_map = group(
        element("rect", width=wide, height=tall, rx=18, fill=SEA),
        map.map_picture(sheet.track, sheet.level, sheet.style, routes),
    )
    if part == "map":
        return document(wide, tall, sheet.title, sheet.description, the_map)
    the_market = market.market_picture(sheet.market, sheet.style.companies)
    market_wide, market_tall = market.size(sheet.market.chart)
    if part == "market":
        return document(market_wide, market_tall, sheet.title, sheet.description, the_market)
    glance, glance_tall = cards.glance_picture(sheet.glance, say)
    scale = min(1.6, wide / market_wide)
    below = tall + GAP + 26
    height = max(below + market_tall * scale + 40, glance_tall) + 2 * GAP
    larger = max(1.0, min(1.45, (height - 2 * GAP) / glance_tall))
    width = wide + cards.WIDTH * larger + 3 * GAP
    return document(
        width,
        height,
        sheet.title,
        sheet.description,
        element("rect", width=width, height=height, fill=PAPER),
        group(the_map, transform=f"translate({GAP} {GAP})"),
        group(the_market, transform=f"translate({GAP} {below + GAP / 2:.1f}) scale({scale:.3f})"),
        group(glance, transform=f"translate({wide + 2 * GAP:.1f} {GAP}) scale({larger:.3f})"),
        text(GAP, height - 20, sheet.origin, 17, text_anchor="start", fill=FAINT, font_style="italic"),
    )


def table(sheet: Sheet, words: Text) -> str:
    """The sheet as text for a terminal."""
    names = [name for name, _ in sheet.style.companies]
    say = _say(words)
    lines = map_text(sheet.track, names)
    tokens = market_text(sheet.market, names)
    lines += ["", say("market"), *tokens] if tokens else []
    return "\n".join([*lines, "", *glance_text(sheet.glance, say)])


def _say(words: Text) -> Callable[[str], str]:
    return lambda key: words.message(f"draw-{key}")
