"""The server's own texts: complete in all languages; the reader's language is found."""

import re
from importlib.resources import files

import pytest

from trunkline.bots import BOTS
from trunkline.core import LANGUAGES
from trunkline.server.words import known, language, say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things(lang: str) -> None:
    def keys(which: str) -> set[str]:
        source = files("trunkline.server").joinpath("strings", f"{which}.ftl").read_text("utf-8")
        return set(re.findall(r"^([a-z-]+) =", source, re.M))

    assert keys(lang) == keys("en")


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_name(bot: str) -> None:
    if bot in ("random", "weighted", "greedy", "search"):  # the tests of failing bots add their own
        assert all(known(f"bot-{bot}", lang) for lang in LANGUAGES)


def test_values_are_put_in() -> None:
    assert say("entry-undo", "nl", name="Ada") == "Ada neemt een zet terug."


@pytest.mark.parametrize(
    ("asked", "accepted", "found"),
    [
        ("zh", "nl", "zh"),
        (None, "nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        (None, "fr,zh-CN;q=0.5,en;q=0.4", "zh"),
        (None, "en;q=0.1,nl;q=x", "en"),
        ("xx", "", "en"),
    ],
)
def test_the_readers_language(asked: str | None, accepted: str, found: str) -> None:
    assert language(asked, accepted) == found
