"""The titles as the lobby shows them."""

from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec
import structlog

from trunkline.bots import BOTS
from trunkline.core import LANGUAGES, Game, Range, Text, Title, Variant, text_for
from trunkline.rail.runs import BestRun
from trunkline.server.errors import ApiError, not_found
from trunkline.server.wire import (
    BotView,
    OriginView,
    RulesView,
    Said,
    Span,
    TitleView,
    VariantView,
)
from trunkline.server.words import say
from trunkline.titles import every, find

ROUTE_SECONDS = 5.0  # longer than any real board needs; past it the answer carries a bound instead of a proof

logger = structlog.get_logger()


def find_title(title_id: str) -> Title:
    try:
        return find(title_id)
    except LookupError:
        raise not_found("title") from None


def title_views(lang: str) -> list[TitleView]:
    """All titles; one whose files are damaged is left out, and the log says so."""
    views = []
    for title in every():
        try:
            views.append(title_view(title, lang))
        except (OSError, ValueError):
            logger.exception("title left out", title=title.id)
    return views


def warm() -> None:
    """Read all boards and catalogues before somebody waits for them; a catalogue takes a third of a second."""
    for lang in LANGUAGES:
        title_views(lang)


def title_view(title: Title, lang: str) -> TitleView:
    text = text_for(title, lang)
    origin = title.board.origin
    status = text.message(f"board-{origin.status.replace('_', '-')}")
    return TitleView(
        title.id, text.message("title-name"), text.message("title-about"), title.seats, title.minutes, title.weight,
        OriginView(origin.status, status, text.message("origin-note")),
        [_variant(text, variant) for variant in title.variants],
        [BotView(bot, say(f"bot-{bot}", lang)) for bot in bots()],
        text.names() | _names(title),
    )  # fmt: skip


def _names(title: Title) -> dict[str, str]:
    """What is named on the board alone, in no catalogue."""
    known = [(kind, one) for kind, ids in title.named_ids().items() for one in ids]
    return {f"{kind}-{one}": title.name_of(title.board, kind, one) or one for kind, one in known}


def bots() -> list[str]:
    """The names of the bots, weakest first."""
    return list(BOTS)


def checked_bot(name: str | None) -> str:
    """A bot that exists; without a name the strongest quick one."""
    if name is None:
        return bots()[-1]
    if name not in BOTS:
        raise ApiError(400, "bad_setup", f"there is no bot {name!r}; known: {', '.join(BOTS)}", at="bot")
    return name


def rules_view(title: Title, lang: str) -> RulesView:
    return RulesView(title.id, title.rules, files(title.package).joinpath("rules", f"{lang}.md").read_text("utf-8"))


def schema_of(title: Title) -> dict[str, Any]:
    """JSON Schema of the title's actions."""
    refs, components = msgspec.json.schema_components(title.actions, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{title.name}: actions",
        "oneOf": list(refs),
        "$defs": components,
    }


def part(title: Title, layer: str) -> Any:
    """This title's module in another layer, or 404 where it has none."""
    try:
        return title.part(layer)
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith(f"trunkline.{layer}"):
            raise not_found(f"{layer} for {title.id}") from None
        raise


def best_routes(game: Game[Any], company: str) -> BestRun:
    """The best train routes of a company; 404 where the title has no trains or no such company."""
    try:
        found: BestRun = game.title.best_run(game, company, ROUTE_SECONDS)
    except LookupError:
        raise not_found("company with trains") from None
    return found


def package_version() -> str:
    return str(import_module("trunkline").__version__)


def _variant(text: Text, variant: Variant) -> VariantView:
    key = f"variant-{variant.id}".replace("_", "-")
    span, values = None, None
    if isinstance(variant.values, Range):
        span = Span(variant.values.low, variant.values.top, variant.values.step)
    else:
        values = [Said(value, _value(text, key, value)) for value in variant.values]
    return VariantView(
        variant.id, text.message(key), values, span, variant.default, variant.platform, variant.rule
    )  # fmt: skip


def _value(text: Text, key: str, value: bool | int | str) -> str:
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no", text.lang)
    own = f"{key}-{value}".replace("_", "-")
    return text.message(own) if text.has(own) else str(value)
