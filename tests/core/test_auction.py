"""The one auction that serves every title."""

import pytest

from tests.core.toy import ToyAuction, toy
from trunkline.core import Bid, Game, Option, Pass, Range, Refused


def test_bids_go_round_until_one_is_left() -> None:
    game = toy(3)
    for action in (Bid(1), Bid(2), Pass(), Bid(3), Pass()):
        game.play(action)
    assert game.outcome() is not None
    assert game.table.cash == [17, 20, 20]
    assert game.table.bank == [3]


def test_a_pass_is_final() -> None:
    game = toy(3)
    game.play(Pass())
    game.play(Bid(1))
    game.play(Bid(2))
    assert game.seat == 1


def test_the_last_one_may_still_bid_when_all_others_passed_without_a_bid() -> None:
    game = toy(3)
    game.play(Pass())
    game.play(Pass())
    assert game.seat == 2
    game.play(Bid(5))
    assert game.table.bank == [5]


def test_nobody_bids() -> None:
    game = toy(2)
    game.play(Pass())
    game.play(Pass())
    assert game.table.bank == [0]


def test_the_options_are_one_range_and_a_pass() -> None:
    game = toy(3)
    game.play(Bid(7))
    assert game.options() == [Option(Bid(8), Range(8, 20)), Option(Pass())]


@pytest.mark.parametrize("amount", [0, 7, 21, -3])
def test_a_bid_out_of_range_is_refused_with_the_range(amount: int) -> None:
    game = toy(3)
    game.play(Bid(7))
    with pytest.raises(Refused) as refused:
        game.play(Bid(amount))
    assert refused.value.refusal.facts == {"low": 8, "high": 20, "step": 1}
    assert refused.value.refusal.rule == "TOY 1"


class InFives(ToyAuction):
    __slots__ = ()
    minimum, increment, multiple = 7, 5, 5


def test_bids_in_multiples() -> None:
    game = toy(2, InFives)
    assert game.options()[0].amount == Range(10, 20, 5)
    game.play(Bid(15))
    assert game.options()[0].amount == Range(20, 20, 5)


class Capped(ToyAuction):
    __slots__ = ()

    def ceiling(self, game: Game) -> int:  # type: ignore[type-arg]
        return 12


def test_a_bid_at_the_ceiling_wins_at_once() -> None:
    game = toy(3, Capped)
    game.play(Bid(12))
    assert game.outcome() is not None
    assert game.table.bank == [12]


class SkipsThePoor(ToyAuction):
    __slots__ = ()
    skip_poor = True
    minimum = 15


def test_who_cannot_outbid_is_not_asked() -> None:
    game = toy(3, SkipsThePoor)
    events = game.play(Bid(20))
    assert [type(event).__name__ for event in events] == ["BidPlaced", "Passed", "Passed"]
    assert game.outcome() is not None
