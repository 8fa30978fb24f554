"""Refusals: why an action is illegal."""

import msgspec

Fact = int | str | bool | None | list[int] | list[str] | tuple[int, ...] | tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """A code (its text is in the catalogues as `refusal-<code>`), the rule it breaks, and the facts."""

    code: str
    rule: str
    facts: dict[str, Fact] = {}


class Refused(Exception):
    """Raised by `Game.play` when the action is illegal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        facts = ", ".join(f"{key} {value}" for key, value in refusal.facts.items())
        super().__init__(f"{refusal.code.replace('_', ' ')} (rule {refusal.rule})" + (f": {facts}" if facts else ""))
        self.refusal = refusal
