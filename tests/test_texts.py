"""Every text exists in every language, and no catalogue has a text in one language alone."""

import ast
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import trunkline
from trunkline.core import LANGUAGES, Event, Option, Range, Refusal, Step, Title, text_for
from trunkline.core.words import kebab
from trunkline.lab.simulate import play_out
from trunkline.rail import lays, tokens
from trunkline.rail.actions import BuyShare, BuyTrain
from trunkline.rail.routes import check
from trunkline.titles.railroad_revolution.actions import SellShares

SEED = 3
TITLES = [pytest.param(title, id=title.id) for title in trunkline.titles()]


def catalogue(package: str, lang: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the variables it uses."""
    source = files(package).joinpath("strings", f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), f"{package} {lang}: {entry.content}"  # type: ignore[str-format]
        if isinstance(entry, Message):
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def own_classes(base: type, package: str) -> list[type]:
    found = []
    for kind in base.__subclasses__():
        found += own_classes(kind, package)
        if kind.__module__.startswith((package, "trunkline.core")):
            found.append(kind)
    return found


def refusal_codes(package: str) -> set[str]:
    """Codes of all refusals written in a package's source."""
    codes = set()
    for path in Path(str(files(package))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    codes.add(str(first.value))
    return codes


def wanted_keys(title: Title) -> set[str]:
    package = title.package
    keys = {"title-name", "title-about", "origin-note"}
    keys |= {f"action-{kebab(kind.__name__)}" for kind in title.actions}
    keys |= {f"event-{kebab(kind.__name__)}" for kind in own_classes(Event, package)}
    steps = [kind for kind in own_classes(Step, package) if kind.__module__.startswith(package)]
    keys |= {
        f"step-{kebab(kind.__name__)}"
        for kind in steps
        if not kind.__name__.startswith("_") and not kind.__subclasses__()
    }
    for package_name in ("trunkline.core", *title.strings, package):
        keys |= {f"refusal-{code.replace('_', '-')}" for code in refusal_codes(package_name)}
    if "trunkline.rail" in title.strings:  # the rail kit gives reasons, titles make refusals of them
        reasons = (*lays.REASONS, *tokens.REASONS, *check.REASONS)
        keys |= {f"refusal-{reason.replace('_', '-')}" for reason in reasons}
    return keys | {f"variant-{variant.id.replace('_', '-')}" for variant in title.variants}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_text_of_a_title_exists(title: Title, lang: str) -> None:
    text = text_for(title, lang)
    assert sorted(key for key in wanted_keys(title) if not text.has(key)) == []


def packages() -> list[str]:
    found = {"trunkline.core"}
    for title in trunkline.titles():
        found |= {title.package, *title.strings}
    return sorted(found)


@pytest.mark.parametrize("package", packages())
def test_catalogues_say_the_same_things_in_every_language(package: str) -> None:
    english = catalogue(package, "en")
    for lang in LANGUAGES[1:]:
        other = catalogue(package, lang)
        assert sorted(english.keys() ^ other.keys()) == []
        assert {key: (names, other[key]) for key, names in english.items() if not other[key] <= names} == {}


@pytest.mark.parametrize("title", TITLES)
def test_no_two_options_of_a_decision_read_the_same(title: Title) -> None:
    """Who plays by list or by ear must be able to tell them apart."""
    seats = ["Ada", "Ben", "Cas", "Dee"]
    played = play_out(trunkline.new(title.id, seats=seats, seed=SEED), ["weighted"], SEED)
    game = trunkline.new(title.id, seats=seats, seed=SEED)
    text = text_for(title, "en")
    alike = set()
    for one in played.log:
        said = Counter(text.option(game, option) for option in game.options())
        alike |= {words for words, times in said.items() if times > 1}
        game.play(one.action)
    assert alike == set()


def test_a_range_is_said_where_there_is_one() -> None:
    game = trunkline.new("railroad-revolution", seats=["Ada", "Ben"])
    text = text_for(game.title, "en")
    assert text.option(game, Option(SellShares(1), amount=Range(1, 3))) == "Sell 1 share (1–3)"
    assert text.option(game, Option(SellShares(2), amount=Range(2, 2))) == "Sell 2 shares"


def test_where_shares_and_trains_come_from_is_said() -> None:
    """1830 has names for its sources, so no text may choose its words by their ids."""
    game = trunkline.new("1830", seats=["Ada", "Ben"])
    for lang in LANGUAGES:
        text = text_for(game.title, lang)
        for source in ("offering", "pool"):
            assert text.message(f"source-{source}") in text.action(game, BuyShare("BO", source))
            refused = Refusal("no_share_there", "1830 8.0-1", {"company": "BO", "source": source})
            assert text.message(f"source-{source}") in text.refusal(game, refused)
        assert "C&O" in text.action(game, BuyTrain("2", "CO", 1))


@pytest.mark.parametrize("title", TITLES)
def test_rules_have_the_same_numbers_in_every_language(title: Title) -> None:
    numbers = {}
    for lang in LANGUAGES:
        said = files(title.package).joinpath("rules", f"{lang}.md").read_text("utf-8")
        numbers[lang] = [line.split("**")[1] for line in said.splitlines() if line.startswith("- **")]
    assert numbers["en"] == numbers["nl"] == numbers["zh"]
    assert len(numbers["en"]) == len(set(numbers["en"])) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_reason_of_an_end_is_a_sentence(title: Title, lang: str) -> None:
    """It stands alone above the final ranks."""
    text = text_for(title, lang)
    reasons = [text.message(key) for key in catalogue(title.package, lang) if key.startswith("reason-")]
    assert reasons
    assert all(said[0] == said[0].upper() and said[-1] in ".。" for said in reasons)
