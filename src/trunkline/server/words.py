"""The server's own texts, and the language of a reader."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from trunkline.core import LANGUAGES


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = files("trunkline.server").joinpath("strings", f"{lang}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def known(key: str, lang: str) -> bool:
    return _bundle(lang).has_message(key)


def say(key: str, lang: str, **values: str) -> str:
    """The text of a key; the key where there is none (a test keeps that from happening)."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return str(bundle.format_pattern(pattern, values)[0]) if pattern is not None else key


def language(asked: str | None, accepted: str) -> str:
    """The language asked for, else the first of the browser's that exists, else English."""
    if asked in LANGUAGES:
        return asked
    wishes = []
    for place, wish in enumerate(accepted[:200].split(",")):
        tag, _, weight = wish.partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.strip().lower()[:2]))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), "en")
