"""The README's tour can be pasted, and its comments say what is so."""

import doctest
import re
from code import InteractiveConsole
from pathlib import Path
from typing import Any

import pytest

import trunkline
from tests.conftest import ROOT

TOUR = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)


def test_the_tour_can_be_pasted_into_a_python_prompt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A prompt needs an empty line after a block."""
    assert TOUR is not None
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    prompt = InteractiveConsole(names)
    said: list[str] = []
    monkeypatch.setattr(prompt, "write", said.append)
    for line in TOUR[1].splitlines():
        prompt.push(line)
    assert said == []
    game = names["game"]
    assert len(game.log) > 100
    assert trunkline.load("mine.tl").digest() == game.digest()


def test_the_tour_says_what_is_answered() -> None:
    """Each expression with a comment, up to the first word that is not part of the answer."""
    from trunkline.core import Bid

    game = trunkline.new("steel-driver", seats=["Ada", "Ben", "Cas"], seed=7)
    assert game.why() == "Round 1 of 5 › Auctions: put a company up or hand on"
    assert game.seat == 0
    first = game.options()[0]
    assert (str(first.action), str(first.amount)) == (
        "OfferControl(company='red', amount=1)",
        "Range(low=1, high=10, step=1)",
    )
    assert str(game.play(first.at(3))) == "[ControlOffered(seat=0, company='red', price=3)]"
    refusal = game.refusal(Bid(2))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("bid_out_of_range", "SD 5.3")


def test_the_python_api_does_what_its_page_shows() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "python.md"),
        module_relative=False,
        encoding="utf-8",
        optionflags=doctest.NORMALIZE_WHITESPACE,
    )
    assert (failed, tried > 20) == (0, True)


def test_the_python_api_page_names_all_that_is_public() -> None:
    page = (ROOT / "docs" / "python.md").read_text("utf-8")
    assert [name for name in trunkline.__all__ if f"`{name}" not in page and f" {name}(" not in page] == []
