"""The weighted policy: it plays whole games of any number of seats by the rules, sanely."""

import random
from typing import Any

import pytest

from tests.eighteen_thirty.positions import (
    BOARD,
    company,
    family,
    forward,
    new,
    number,
    operating_round,
    own,
    phase,
    purse,
    stock_round,
    tile,
    trains,
)
from trunkline.bots import Weighted
from trunkline.bots.eighteen_thirty import choose
from trunkline.core import Action, Game
from trunkline.rail.actions import BuyShare, BuyTrain, KeepRevenue, PayDividend, SellShares
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, StartCompany
from trunkline.titles.eighteen_thirty.title import TITLE


def asked(game: Game[Any], seed: int = 1) -> Action:
    """What the policy does here."""
    for step in game.stack:
        if hasattr(step, "changed"):
            step.changed()
    return choose(game, game.options(), random.Random(seed))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_games_end_and_sums_never_change(seats: int) -> None:
    game: Game[Any] = Game(TITLE, seats, seed=seats)
    bot, totals = Weighted(seats), TITLE.totals(game)
    for _ in range(5000):
        if game.ended is not None:
            break
        game.play(bot.choose(game, 1.0))
    assert game.ended is not None
    assert TITLE.totals(game) == totals
    assert sum(game.table.floated) >= 3


def test_it_plays_by_the_platforms_rules_too() -> None:
    game: Game[Any] = Game(TITLE, 4, seed=3, platform="18xx.games")
    bot = Weighted(3)
    for _ in range(5000):
        if game.ended is not None:
            break
        game.play(bot.choose(game, 1.0))
    assert game.ended is not None


def test_a_new_company_can_be_founded_with_the_money_in_hand() -> None:
    game = stock_round(new())
    action = asked(game)
    assert isinstance(action, StartCompany)
    assert 6 * action.price <= 600 * 1.05


def test_the_own_company_is_floated_first() -> None:
    game = new()
    company(game, "PRR", 67, {0: 3})
    company(game, "NYC", 67, {1: 6}, cash=500)
    assert asked(stock_round(game)) == BuyShare("PRR", "offering")


def test_revenue_is_kept_for_a_train_that_must_come() -> None:
    for kinds, treasury, expected in (
        (("2",), 100, KeepRevenue),
        (("5",), 100, PayDividend),
        (("2",), 700, PayDividend),
    ):
        game = new()
        company(game, "PRR", 100, {0: 6}, cash=treasury)
        phase(game, "3")
        game.table.trains.left[1] = 1
        trains(game, "PRR", *kinds)
        tile(game, "H10", "57", 1)
        purse(game, 0, 0)
        operating_round(game)
        forward(game, "PayOrKeep")
        assert type(asked(game)) is expected


def test_an_own_private_is_sold_to_the_company_for_all_it_can_spare() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=1000)
    trains(game, "PRR", "5")
    phase(game, "3")
    own(game, CA=0)
    operating_round(game)
    actions = {type(asked(game, seed)): asked(game, seed) for seed in range(20)}
    assert actions[BuyPrivate] == BuyPrivate("CA", 320)


def test_in_need_a_spare_train_of_an_own_company_comes_before_sales() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=50)
    company(game, "CPR", 82, {0: 6}, cash=0)
    company(game, "NYC", 90, {1: 4, 0: 3}, cash=0)
    trains(game, "CPR", "5", "4")
    phase(game, "4")
    tile(game, "H10", "57", 1)
    purse(game, 0, 0)
    operating_round(game)
    forward(game, "BuyTrains")
    action = asked(game)
    assert isinstance(action, BuyTrain)
    assert (action.source, action.train, action.amount) == ("CPR", "5", 50)
    trains(game, "CPR", "4")
    sale = asked(game)
    assert isinstance(sale, SellShares)
    assert sale.company == "NYC"
    assert sale.amount == family(game, sale).high
    assert number("NYC") == BOARD.company_index["NYC"]
