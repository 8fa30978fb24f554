"""Privates after the opening sale: rules 23.1 to 23.3 and T1, the trade of M&H, and the options of 26.0."""

from typing import Any

import pytest

from tests.eighteen_thirty.positions import (
    around,
    code,
    company,
    family,
    held,
    new,
    number,
    operating_round,
    own,
    phase,
    purse,
    step,
    stock_round,
)
from trunkline.core import Accept, Decline, Game, Pass
from trunkline.core.title import Value
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, SellPrivate, StartCompany, TradePrivate


@pytest.mark.rule("1830 23.1-1")
@pytest.mark.rule("1830 #58")
def test_players_deal_at_any_price_in_the_turn_of_buyer_or_seller() -> None:
    game = new()
    own(game, SV=0, CS=1)
    stock_round(game)
    game.play(SellPrivate("SV", 2, 0))
    assert (step(game), game.seat) == ("PrivateOffer", 2)
    game.play(Accept())
    assert game.table.owner[0] == 2
    game.play(BuyPrivate("CS", 600))
    assert game.seat == 1
    game.play(Accept())
    assert (game.table.owner[1], game.table.cash[0], game.table.cash[1]) == (0, 0, 1200)


@pytest.mark.rule("1830 #58")
def test_a_no_leaves_everything_as_it_was_and_the_price_must_be_bettered() -> None:
    game = new()
    own(game, CS=1)
    stock_round(game)
    game.play(BuyPrivate("CS", 60))
    game.play(Decline())
    assert (game.seat, game.table.owner[1]) == (0, 1)
    assert code(game, BuyPrivate("CS", 60)) == "price_out_of_range"
    assert code(game, BuyPrivate("CS", 61)) is None


@pytest.mark.rule("1830 23.1-1")
def test_no_deals_in_the_first_stock_round() -> None:
    game = new()
    own(game, CS=1)
    company(game, "PRR", 67, {2: 2})
    stock_round(game, number=1)
    assert code(game, BuyPrivate("CS", 60)) == "no_selling_yet"


@pytest.mark.rule("1830 23.1-1")
def test_the_buyers_certificate_limit_holds() -> None:
    game = new(6)
    for name in ("PRR", "NYC", "CPR"):
        company(game, name, 67, {0: 4, 1: 1}, cash=0)
    own(game, SV=0, CS=0, DH=1)
    stock_round(game)
    assert code(game, BuyPrivate("DH", 10)) == "certificate_limit"


@pytest.mark.rule("1830 #21")
@pytest.mark.rule("1830 23.1-1")
@pytest.mark.parametrize(("may", "refused"), [(True, None), (False, "private_not_tradable")])
def test_the_bo_private_goes_to_players(may: bool, refused: str | None) -> None:
    game = new(bo_private_between_players=may)
    own(game, BOP=1)
    stock_round(game)
    assert code(game, BuyPrivate("BOP", 100)) == refused


@pytest.mark.rule("1830 #21")
@pytest.mark.rule("1830 T1")
def test_the_bo_private_never_goes_to_a_company() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=900)
    phase(game, "3")
    own(game, BOP=0)
    operating_round(game)
    assert code(game, BuyPrivate("BOP", 220)) == "private_not_tradable"


@pytest.mark.rule("1830 #22")
@pytest.mark.parametrize("way", ["besides_the_turn", "is_the_purchase"])
def test_a_deal_is_no_purchase_and_a_turn_with_nothing_else_is_a_pass(way: str) -> None:
    game = new(private_trade_in_stock_round=way)
    own(game, CS=1)
    company(game, "PRR", 67, {2: 3, 0: 1})
    stock_round(game)
    game.play(BuyPrivate("CS", 60))
    game.play(Accept())
    if way == "besides_the_turn":
        assert code(game, BuyShare("PRR", "offering")) is None
        game.play(Pass())
        for _ in range(3):
            game.play(Pass())
        assert game.table.set_number == 1
        assert game.table.priority == 0
    else:
        assert code(game, BuyShare("PRR", "offering")) == "already_bought"


@pytest.mark.rule("1830 23.1-2")
def test_a_company_pays_half_to_double_face_value() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=300)
    phase(game, "3")
    own(game, CA=0)
    operating_round(game)
    amounts = family(game, BuyPrivate("CA", 80))
    assert (amounts.low, amounts.high) == (80, 300)
    assert code(game, BuyPrivate("CA", 79)) == "price_out_of_range"


@pytest.mark.rule("1830 23.1-2")
@pytest.mark.rule("1830 #58")
def test_another_player_is_asked_and_companies_never_sell() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=900)
    company(game, "NYC", 90, {1: 6}, cash=900)
    phase(game, "3")
    own(game, CS=1)
    operating_round(game)
    game.play(BuyPrivate("CS", 80))
    assert (step(game), game.seat) == ("CompanyOffer", 1)
    game.play(Accept())
    assert game.table.owner[1] == game.table.seats + number("PRR")
    around(game, lambda g: getattr(g.stack[-1], "company", None) == number("NYC"))
    assert code(game, BuyPrivate("CS", 80)) == "no_such_private"


@pytest.mark.rule("1830 23.2")
def test_no_private_is_closed_or_sold_to_the_pool_at_will() -> None:
    game = new()
    own(game, SV=0)
    stock_round(game)
    assert not [option for option in game.options() if getattr(option.action, "company", None) == "SV"]
    assert code(game, SellPrivate("SV", 0, 10)) == "not_the_owner"


@pytest.mark.rule("1830 23.3")
def test_a_companys_private_counts_nothing_for_its_president() -> None:
    game = new()
    company(game, "PRR", 100, {0: 6}, cash=0)
    own(game, CA="PRR")
    assert game.title.worth(game)[0] == 600 + 600


# -- M&H for a share of NYC


def mohawk(seat: int = 0, number_: int = 2, **variants: Value) -> Game[Any]:
    """A stock round; seat 0 has M&H, seat 1 is NYC's president."""
    game = new(**variants)
    own(game, MH=0)
    company(game, "NYC", 67, {1: 3}, pool=1)
    return stock_round(game, seat=seat, number=number_)


@pytest.mark.rule("1830 #19")
@pytest.mark.rule("1830 23.2")
@pytest.mark.rule("1830 T1")
@pytest.mark.rule("1830 11.0-1")
@pytest.mark.parametrize("source", ["offering", "pool"])
def test_mh_is_traded_from_offering_or_pool_and_closes_and_is_no_purchase(source: str) -> None:
    game = mohawk()
    game.play(TradePrivate("MH", source))
    assert held(game, 0, "NYC") == 1
    assert game.table.owner[3] == -2
    assert game.table.cash[0] == 600
    assert code(game, BuyShare("NYC", "offering")) is None


@pytest.mark.rule("1830 #19")
def test_the_trade_does_not_break_a_row_of_passes() -> None:
    game = mohawk()
    game.play(TradePrivate("MH", "offering"))
    for _ in range(4):
        game.play(Pass())
    assert game.table.set_number == 1


@pytest.mark.rule("1830 #19")
@pytest.mark.parametrize(("when", "refused"), [("own_turn_or_between_turns", "not_between_turns"), ("any_time", None)])
def test_between_turns_only(when: str, refused: str | None) -> None:
    game = mohawk(seat=1, mh_trade_when=when)
    assert code(game, TradePrivate("MH", "offering"), 0) is None  # seat 1 has done nothing yet
    game.play(SellShares("NYC", 1))
    assert game.seat == 1
    assert code(game, TradePrivate("MH", "offering"), 0) == refused


@pytest.mark.rule("1830 #19")
def test_between_the_turns_of_companies() -> None:
    game = new()
    own(game, MH=0)
    company(game, "NYC", 67, {1: 6}, cash=100)
    operating_round(game)
    assert code(game, TradePrivate("MH", "offering"), 0) is None


@pytest.mark.rule("1830 #19")
@pytest.mark.parametrize("when", ["own_turn_or_between_turns", "any_time"])
def test_not_while_a_player_is_asked_about_a_deal(when: str) -> None:
    game = mohawk(seat=1, mh_trade_when=when)
    game.play(BuyPrivate("MH", 100))
    assert game.seat == 0
    assert code(game, TradePrivate("MH", "offering")) == "not_between_turns"
    game.play(Decline())
    assert (code(game, TradePrivate("MH", "offering"), 0) is None) == (when == "any_time")


@pytest.mark.rule("1830 #19")
@pytest.mark.rule("1830 10.0-1")
def test_the_nyc_limit_holds() -> None:
    game = new()
    own(game, MH=0)
    company(game, "NYC", 67, {0: 6}, cash=0)
    stock_round(game)
    assert code(game, TradePrivate("MH", "offering")) == "holding_limit"


@pytest.mark.rule("1830 #20")
@pytest.mark.parametrize(("early", "refused"), [(False, "president_first"), (True, None)])
def test_not_before_nyc_has_a_president(early: bool, refused: str | None) -> None:
    game = new(mh_trade_before_nyc_president=early)
    own(game, MH=0)
    stock_round(game)
    assert code(game, TradePrivate("MH", "offering")) == refused


@pytest.mark.rule("1830 #56")
def test_the_trade_is_open_to_who_sold_nyc_in_this_round() -> None:
    game = new()
    own(game, MH=0)
    company(game, "NYC", 67, {1: 3, 0: 1})
    stock_round(game)
    game.play(SellShares("NYC", 1))
    assert code(game, BuyShare("NYC", "offering")) == "sold_this_round"
    game.play(TradePrivate("MH", "pool"), 0)
    assert held(game, 0, "NYC") == 1


# -- introductory options


@pytest.mark.rule("1830 26.0")
@pytest.mark.parametrize(
    ("variants", "sixes", "diesels", "bank"),
    [
        ({}, 2, -1, 12000),
        ({"beginner": True, "bank_reduction": 3000}, 3, 0, 9000),
        ({"no_diesels": True}, 2, 0, 12000),
        ({"third_6_train": True}, 3, -1, 12000),
        ({"bank": "short"}, 2, -1, 8000),
    ],
)
def test_introductory_options(variants: dict[str, Value], sixes: int, diesels: int, bank: int) -> None:
    table = new(**variants).table
    assert (table.trains.left[4], table.trains.left[5]) == (sixes, diesels)
    assert table.bank[0] + sum(table.cash) == bank


@pytest.mark.rule("1830 26.0")
def test_without_diesels_the_6_is_the_last_train() -> None:
    game = new(no_diesels=True)
    purse(game, 0, 600)
    phase(game, "6")
    game.table.trains.left[4] = 0
    assert game.table.trains.on_sale() == []
    stock_round(game)
    assert code(game, StartCompany("PRR", 100)) is None
