"""Aim, setup and outline: rules 1.0 to 3.0, the tables T2 to T5, and who owns what at the start."""

from itertools import pairwise

import pytest

from tests.eighteen_thirty.positions import (
    BOARD,
    PRIVATES,
    company,
    new,
    own,
    phase,
    price,
    purse,
    stock_round,
    token,
    trains,
)
from trunkline.core import BadSetup, Pass, rank
from trunkline.rail.actions import BuyShare
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, StartCompany


@pytest.mark.rule("1830 1.0-3")
@pytest.mark.rule("1830 23.3")
def test_score_is_cash_shares_at_market_price_and_own_open_privates() -> None:
    game = new()
    company(game, "PRR", 100, {0: 3}, cash=5000)
    price(game, "PRR", 142)
    trains(game, "PRR", "D")
    own(game, SV=0, CS="PRR", DH=None)
    purse(game, 0, 50)
    assert game.title.worth(game)[0] == 50 + 3 * 142 + 20


@pytest.mark.rule("1830 #47")
def test_equal_scores_share_a_place() -> None:
    assert rank((900, 1200, 900, 100)) == (2, 1, 2, 4)


@pytest.mark.rule("1830 #46")
@pytest.mark.rule("1830 2.0-1")
@pytest.mark.rule("1830 T5")
@pytest.mark.parametrize(("seats", "cash"), [(2, 1200), (3, 800), (4, 600), (5, 480), (6, 400)])
def test_the_bank_deals_2400_in_equal_parts(seats: int, cash: int) -> None:
    game = new(seats)
    assert game.table.cash == [cash] * seats
    assert game.table.bank[0] == 12000 - 2400


@pytest.mark.rule("1830 2.0-1")
def test_the_first_seat_begins_and_nobody_has_the_priority_card() -> None:
    game = new()
    assert game.seat == 0
    assert game.view()["table"]["priority_seat"] is None


@pytest.mark.rule("1830 #46")
@pytest.mark.parametrize("seats", [1, 7])
def test_not_with_fewer_than_two_or_more_than_six(seats: int) -> None:
    with pytest.raises(BadSetup):
        new(seats)


@pytest.mark.rule("1830 T3")
@pytest.mark.parametrize(("seats", "limit"), [(2, 28), (3, 20), (4, 16), (5, 13), (6, 11)])
def test_certificate_limits(seats: int, limit: int) -> None:
    assert new(seats).table.certificate_limit == limit


@pytest.mark.rule("1830 2.0-2")
def test_everything_is_open_and_the_pool_is_empty() -> None:
    view = new().view(None)["table"]
    assert set(view["privates"]) == set(PRIVATES)
    assert all(item["offering"] == 100 and item["pool"] == 0 for item in view["companies"].values())


@pytest.mark.rule("1830 2.0-3")
@pytest.mark.rule("1830 T4")
def test_trains_are_in_sight_and_only_yellow_tiles_can_be_used() -> None:
    game = new()
    left = game.view(None)["table"]["trains"]["left"]
    assert left == {"2": 6, "3": 5, "4": 4, "5": 3, "6": 2, "D": None}
    assert [BOARD.roster.prices[kind] for kind in range(6)] == [80, 180, 300, 450, 630, 1100]
    assert BOARD.phases[game.table.phase].level == BOARD.layout.sheet.level("yellow")


@pytest.mark.rule("1830 2.0-4")
def test_money_for_privates_and_shares_goes_to_the_bank() -> None:
    game = new()
    game.play(BuyPrivate("SV", 20))
    assert game.table.bank[0] == 9620
    stock_round(game, seat=0)
    game.play(StartCompany("PRR", 100))
    game.play(Pass())
    game.play(BuyShare("PRR", "offering"))
    assert game.table.bank[0] == 9620 + 300
    assert game.table.treasury[BOARD.company_index["PRR"]] == 0


@pytest.mark.rule("1830 3.0")
def test_a_set_has_one_then_two_then_three_operating_rounds() -> None:
    sizes = [item.operating_rounds for item in BOARD.phases]
    assert sizes == [1, 2, 2, 3, 3, 3]
    assert all(later >= earlier for earlier, later in pairwise(sizes))


@pytest.mark.rule("1830 T2")
def test_tokens_and_homes() -> None:
    tokens = {item.id: len(item.token_costs) for item in BOARD.companies}
    assert tokens == {"PRR": 4, "NYC": 4, "CPR": 4, "BO": 3, "CO": 3, "ERIE": 3, "NYNH": 2, "BM": 2}
    homes = {item.id: item.home.hex for item in BOARD.companies}
    assert homes["NYC"] == "E19"
    assert homes["BM"] == "E23"


@pytest.mark.rule("1830 11.0-3")
@pytest.mark.rule("1830 #40")
def test_company_money_is_open_unless_the_table_hides_it() -> None:
    for hidden in (False, True):
        game = new(company_cash="hidden" if hidden else "open")
        company(game, "PRR", 100, {0: 6}, cash=640)
        trains(game, "PRR", "3")
        token(game, "PRR", "H12:0")
        seen = game.view(1)["table"]["companies"]["PRR"]
        assert seen["cash"] == (None if hidden else 640)
        assert seen["trains"] == ["3"]
        assert seen["tokens"] == ["H12:0"]
        assert game.view(0)["table"]["companies"]["PRR"]["cash"] == 640
        assert game.view(1)["table"]["seats"][0]["cash"] == 600


@pytest.mark.rule("1830 22.0-1")
def test_yellow_tiles_stay_available() -> None:
    game = new()
    for name in ("3", "4", "5", "6", "D"):
        phase(game, name)
        assert BOARD.phases[game.table.phase].level >= BOARD.layout.sheet.level("yellow")
        assert game.table.track.supply[BOARD.layout.sheet.index["57"]] == 4
