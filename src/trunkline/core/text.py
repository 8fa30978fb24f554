"""Texts for people: events, actions, steps, refusals and names in English, Dutch and Chinese, from Fluent catalogues.

Message ids: `event-<kind>`, `action-<kind>`, `option-<kind>` (where there is more to say of an option than of the
action), `step-<kind>`, `refusal-<code>`, and `<what>-<id>` for names that are translated (`company-red`). A message
gets the fields of its subject as variables. The last word of a field's name says what it holds: `seat` becomes the
player's name, a kind that the title or a catalogue names (`company`, `city`) its name; numbers stay numbers; yes and
no are "yes" and "no"; None is "none".
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from trunkline.core.action import Action
from trunkline.core.event import Event
from trunkline.core.option import Option
from trunkline.core.refusal import Fact, Refusal
from trunkline.core.words import kebab

if TYPE_CHECKING:
    from trunkline.core.game import Game
    from trunkline.core.step import Step
    from trunkline.core.title import Title

LANGUAGES = ("en", "nl", "zh")
# First words of messages that are not names of things.
SAYINGS = frozenset(
    (
        "action",
        "board",
        "draw",
        "event",
        "option",
        "origin",
        "reason",
        "refusal",
        "step",
        "terminal",
        "title",
        "variant",
        "worth",
    )
)


class Text:
    """The catalogues of one title in one language."""

    def __init__(self, title: "Title", lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; known: {', '.join(LANGUAGES)}")
        self.title, self.lang = title, lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._keys: set[str] = set()
        for package in ("trunkline.core", *title.strings, title.package):
            resource = FluentResource(files(package).joinpath("strings", f"{lang}.ftl").read_text("utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._keys.update(entry.id.name for entry in resource.body if isinstance(entry, Message))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def message(self, key: str, values: dict[str, Any] | None = None) -> str:
        """The text of a key; the key itself where the catalogue lacks it (a test keeps that from happening)."""
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        said, _ = self._bundle.format_pattern(pattern, values or {})
        return str(said)

    def names(self) -> dict[str, str]:
        """The translated names of things, by key (`company-red`)."""
        return {key: self.message(key) for key in sorted(self._keys) if key.partition("-")[0] not in SAYINGS}

    def event(self, game: "Game[Any]", event: Event) -> str:
        return self._of(game, "event", type(event).__name__, _fields(event))

    def action(self, game: "Game[Any]", action: Action) -> str:
        return self._of(game, "action", type(action).__name__, _fields(action))

    def option(self, game: "Game[Any]", option: Option) -> str:
        """An option as a choice in a menu; of a family, the range is said too."""
        facts = self.title.option_facts(game, option.action)
        if facts:
            return self._of(game, "option", type(option.action).__name__, _fields(option.action) | facts)
        said = self.action(game, option.action)
        if option.amount is None or option.amount.low == option.amount.top:
            return said
        return self.message("option-range", {"action": said, "low": option.amount.low, "high": option.amount.top})

    def refusal(self, game: "Game[Any]", refusal: Refusal) -> str:
        return self._of(game, "refusal", refusal.code, refusal.facts)

    def step(self, game: "Game[Any]", step: "Step[Any]") -> str:
        return self._of(game, "step", type(step).__name__, step.facts())

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return self.message(f"reason-{reason}".replace("_", "-"))

    def why(self, game: "Game[Any]") -> str:
        """The stack in words, outermost first."""
        return " › ".join(self.step(game, step) for step in game.stack)

    def name(self, game: "Game[Any]", kind: str, value: Fact) -> Any:
        """A value as a reader knows it."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return ", ".join(str(self.name(game, kind, item)) for item in value)
        if kind == "seat" and isinstance(value, int) and 0 <= value < len(game.seats):
            return game.seats[value]
        if isinstance(value, int):
            return value
        key = f"{kind}-{value}".replace("_", "-")
        if self._bundle.has_message(key):
            return self.message(key)
        return self.title.name_of(game.board, kind, value) or value

    def _of(self, game: "Game[Any]", what: str, name: str, fields: dict[str, Any]) -> str:
        values = {key: self.name(game, key.rpartition("_")[2], value) for key, value in fields.items()}
        return self.message(f"{what}-{kebab(name).replace('_', '-')}", values)


@cache
def text_for(title: "Title", lang: str) -> Text:
    return Text(title, lang)


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
