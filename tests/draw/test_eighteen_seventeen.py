"""What only 1817 draws: its round strip with the first auction and the last set, and shares in the treasury."""

import re
from xml.etree import ElementTree

from tests.eighteen_seventeen.positions import PASS, company, new, number, operating, short, stock_round
from trunkline.core import Game, Outcome
from trunkline.draw.eighteen_seventeen import board, table
from trunkline.titles.eighteen_seventeen.operating import OperatingRound
from trunkline.titles.eighteen_seventeen.table import GONE, Table1817

SVG = "{http://www.w3.org/2000/svg}"
RUNNING = "#c8901f"
ROUND = re.compile(r"[SOM]R \d+(\.\d)?")


def strip(game: Game[Table1817]) -> tuple[list[str], list[str]]:
    """The rounds that are drawn, and those of them that run."""
    labels, running, fill = [], [], ""
    for element in ElementTree.fromstring(board(game)).iter():
        if element.tag == f"{SVG}rect":
            fill = element.attrib.get("fill", "")
        elif element.tag == f"{SVG}text" and ROUND.fullmatch(element.text or ""):
            labels.append(element.text or "")
            running += labels[-1:] if fill == RUNNING else []
    return labels, running


def test_no_round_runs_during_the_first_auction() -> None:
    assert strip(new()) == (["SR 1", "OR 1.1", "MR 1.1", "OR 1.2", "MR 1.2"], [])


def test_the_round_that_runs_is_marked() -> None:
    assert strip(stock_round(new()))[1] == ["SR 1"]
    assert strip(operating())[1] == ["OR 1.1"]


def test_the_last_set_is_as_long_as_it_will_be() -> None:
    game = new()
    company(game, "SR", 5, 80, {0: 2}, city="G18", trains=["8"])
    game.table.rounds_left = 3
    assert strip(stock_round(game))[0][-1] == "MR 1.3"
    while not any(isinstance(step, OperatingRound) for step in game.stack):
        game.play(PASS)
    assert strip(game)[0][-2:] == ["OR 1.3", "MR 1.3"]


def test_no_round_runs_when_the_game_is_over() -> None:
    game = stock_round(new())
    game.end(Outcome((1, 2, 3), (3, 2, 1), "last_round"))
    assert strip(game) == ([], [])
    assert "Game over" in board(game)


def test_own_shares_lie_in_the_treasury_also_those_bought_back() -> None:
    game = new()
    company(game, "SR", 5, 80, {0: 3}, city="G18", trains=["3"])
    short(game, 1, "SR")
    game.table.shares.give(number(game, "SR"), game.table.shares.pool, game.table.shares.unsold, 1)
    stock_round(game)
    assert "treasury 3/5 pool 0" in table(game)
    assert "kas 3/5" in table(game, "nl")


def test_privates_do_not_close_but_may_be_gone() -> None:
    game = stock_round(new())
    game.table.owner[0] = GONE
    said = [element.text for element in ElementTree.fromstring(board(game)).iter(f"{SVG}text")]
    assert ("gone" in said, "closed" in said) == (True, False)
