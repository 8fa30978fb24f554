"""Texts that fit: long names stay within their place on the boards and in the tables of the two small titles."""

from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest

import trunkline
from trunkline.core import Game
from trunkline.draw.fitting import cut, fitting, width_of
from trunkline.lab.simulate import play_out

NAMES = ["W" * 40, "王" * 40, "Maximiliana von Habsburg", "Ω" * 30, "ijl" * 13, "M" * 40]
ROOM = 210  # no name has more room than this, the line that says what is being decided aside


def late(title: str, at: int) -> Game:  # type: ignore[type-arg]
    seats = NAMES[: trunkline.title(title).seats[1]]
    return play_out(trunkline.new(title, seats=seats, seed=5), ["weighted"], 5).at(at)


def test_a_text_is_shortened_only_where_it_must_be() -> None:
    assert cut("Ada", 10, 100) == "Ada"
    for name in NAMES:
        assert width_of(cut(name, 10, 100), 10) <= 100
        assert cut(name, 10, 100).endswith("…")
    assert fitting("Ada", 10, 100) == ("Ada", 10)
    assert fitting("a" * 20, 10, 100)[0] == "a" * 20
    assert 7.5 < fitting("a" * 20, 10, 100)[1] < 10


@pytest.mark.parametrize(("title", "at"), [("american-rails", 30), ("american-rails", 250), ("steel-driver", 70)])
def test_names_stay_within_their_place(title: str, at: int) -> None:
    root = ElementTree.fromstring(late(title, at)._repr_svg_())
    said = [(node.text or "", float(node.get("font-size", "12"))) for node in root.iter() if node.tag.endswith("text")]
    assert any("…" in word for word, _ in said)
    assert [word for word, size in said if word[:3] in ("WWW", "王王王", "MMM") and width_of(word, size) > ROOM] == []
    assert [word for word, size in said if "›" in word and width_of(word, size) > 600] == []


@pytest.mark.parametrize(("title", "at"), [("american-rails", 30), ("american-rails", 250), ("steel-driver", 70)])
def test_tables_in_text_keep_their_width(title: str, at: int) -> None:
    game = late(title, at)
    lines = game.title.part("draw").table(game, "zh").splitlines()
    assert max(sum(2 if east_asian_width(letter) in "WF" else 1 for letter in line) for line in lines) <= 110
