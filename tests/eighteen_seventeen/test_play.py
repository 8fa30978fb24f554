"""Whole games: perft, records, the policy."""

import json
from pathlib import Path

import pytest

from tests.eighteen_seventeen.positions import (
    cash,
    coast,
    company,
    merger_round,
    new,
    number,
    operating_round,
    phase,
    short,
    stock_round,
    until,
)
from trunkline.core import Game
from trunkline.lab import perft
from trunkline.titles.eighteen_seventeen.table import Table1817

PERFT: dict[str, list[int]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))


def scene() -> Game[Table1817]:
    """Companies of every size in phase 3, one in acquisition, with loans, shorts, privates and track."""
    game = new()
    phase(game, "3")
    cash(game, 150, 90, 300)
    company(game, "SR", 5, 80, {0: 2, 1: 1}, city="G18", money=420, trains=["3"], loans=1, privates=["OBC"], charter=1)
    company(game, "UR", 2, 55, {1: 2}, city="C26", money=60, trains=["2+"], privates=["CM"])
    company(game, "R", 10, 120, {2: 3, 0: 1}, city="C8", money=200, trains=["3"], loans=4, pool=1)
    company(game, "J", 5, 65, {2: 2}, city="F19", money=150, trains=["3"])
    company(game, "H", 5, 2, {1: 2}, city="D9", money=30, loans=5)
    short(game, 1, "R", 2)
    coast(game)
    return game


def for_sale() -> Game[Table1817]:
    game = merger_round(scene())
    until(game, "SaleAuction")
    return game


def crisis() -> Game[Table1817]:
    """Seat 1 must pay the interest of H, which has all its loans."""
    game = scene()
    game.table.spend(number(game, "H"), 30)
    cash(game, 150, 0, 300)
    return until(operating_round(game), "RaiseCash")


POSITIONS = {
    "3 seats": lambda: new(3),
    "12 seats": lambda: new(12),
    "stock round": lambda: stock_round(scene()),
    "operating round": lambda: operating_round(scene()),
    "merger round": lambda: merger_round(scene()),
    "sale": for_sale,
    "crisis": crisis,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    assert perft(POSITIONS[name](), len(PERFT[name])) == PERFT[name]
