"""Games of 1830 played here, as files of 18xx.games."""

import json
from typing import Any

import pytest

import trunkline
from tests.eighteen_thirty.edges import walk
from trunkline.bots import ask, make
from trunkline.core import Decline, Game, Offer
from trunkline.interop import export_game, import_file
from trunkline.interop.exporting import CannotExport


def played(decisions: int, seed: int, platform: str | None) -> Game[Any]:
    game = trunkline.new("1830", 3, seed=seed, platform=platform)
    bot = make("weighted", seed)
    while game.seat is not None and len(game.log) < decisions:
        game.play(ask(bot, game))
    return game


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_by_the_sites_rules_goes_out_and_comes_back(seed: int) -> None:
    game = played(260, seed, "18xx.games")
    back = import_file(json.dumps(export_game(game)).encode()).game
    top = game.decision
    if not isinstance(top, Offer):
        assert back.table.cash == game.table.cash
        assert back.title.view(back, None)["companies"] == game.title.view(game, None)["companies"]


@pytest.mark.parametrize(("seats", "seed", "temper"), [(3, 1, "builders"), (4, 1, "traders"), (2, 6, "spenders")])
def test_deals_that_came_to_nothing_are_not_in_the_file(seats: int, seed: int, temper: str) -> None:
    settings = {"platform": "18xx.games", "variants": {"deal_needs_consent": True}}
    *_, game = walk(seats, seed, temper, 900, **settings)
    assert any(type(played.action) is Decline for played in game.log)
    back = import_file(json.dumps(export_game(game)).encode()).game
    assert back.view(None)["table"] == game.view(None)["table"]


def test_a_game_by_the_rulebook_cannot_be_exported() -> None:
    with pytest.raises(CannotExport, match=r"18xx\.games does not play"):
        export_game(played(5, 1, None))
    with pytest.raises(CannotExport, match="does not know"):
        export_game(trunkline.new("steel-driver", 3))
