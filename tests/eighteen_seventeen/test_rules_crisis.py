"""Chapters 7.4 and 8: cash crises, bankruptcy, companies without a president, the end of the game."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    actions,
    cash,
    cell,
    company,
    held,
    loans,
    merger_round,
    money,
    new,
    number,
    operating_round,
    phase,
    pooled,
    president,
    reason,
    short,
    step,
    until,
)
from trunkline.core import Game
from trunkline.rail.actions import SellShares
from trunkline.titles.eighteen_seventeen import crisis
from trunkline.titles.eighteen_seventeen.actions import DeclareBankruptcy
from trunkline.titles.eighteen_seventeen.cycle import MergerRound
from trunkline.titles.eighteen_seventeen.table import LEFT, NONE, Table1817


def indebted(*, own: int = 10, **settings: Any) -> Game[Table1817]:
    """SR has all its loans and no money; its president, seat 0, owes $25 of interest and has `own`."""
    game = new(**settings)
    phase(game, "3")
    cash(game, own, 200, 200)
    company(game, "SR", 5, 80, {0: 2}, city="G18", trains=["3"], loans=5)
    company(game, "UR", 10, 50, {1: 3, 0: 2}, city="C26", trains=["3"], money=500)
    return operating_round(game)


def crisis_of(game: Game[Table1817]) -> Game[Table1817]:
    return until(game, "RaiseCash")


@pytest.mark.rule("1817 7.4-1", "1817 6.8")
def test_who_owes_more_than_he_has_must_raise_cash() -> None:
    game = crisis_of(indebted())
    assert game.seat == 0
    assert game.table.cash[0] == 10 - 25
    assert cell(game, "SR") == 0


@pytest.mark.rule("1817 7.4-2", "1817 #39")
def test_shares_are_sold_one_by_one_and_no_more_than_needed() -> None:
    game = crisis_of(indebted())
    assert reason(game, SellShares("UR", 2)) == ("one_at_a_time", "1817 7.4-2")
    assert reason(game, DeclareBankruptcy()) == ("still_shares_to_sell", "1817 7.4-2")
    game.play(SellShares("UR", 1))
    assert step(game) != "RaiseCash"
    assert (game.table.cash[0], held(game, 0, "UR"), pooled(game, "UR")) == (35, 1, 1)


@pytest.mark.rule("1817 7.4-2")
def test_no_presidents_certificate_changes_hands() -> None:
    game = indebted()
    table, c = game.table, number(game, "UR")
    table.shares.give(c, 1, 0, 2)  # seat 0 has four, seat 1 one
    table.shares.give(c, table.shares.unsold, 1, 2)  # and now three
    table.shares.president[c] = 0
    crisis_of(game).play(SellShares("UR", 1))
    assert (president(game, "UR"), held(game, 0, "UR")) == (0, 3)
    table.pay_bank(0, table.cash[0] + 1, owing=True)
    game.push(crisis.RaiseCash(0, NONE, 0))
    assert actions(game, SellShares) == []
    assert reason(game, SellShares("UR", 1)) == ("not_saleable_now", "1817 7.4-2")


def broke(**settings: Any) -> Game[Table1817]:
    """Seat 0 cannot pay and has nothing to sell."""
    game = indebted(**settings)
    table, c = game.table, number(game, "UR")
    table.shares.give(c, 0, table.shares.unsold, 2)
    return crisis_of(game)


@pytest.mark.rule("1817 7.4-3")
def test_a_bankrupt_player_is_out_and_his_companies_are_liquidated() -> None:
    game = broke()
    company(game, "H", 5, 80, {0: 2}, city="D9", money=40, trains=["3"])
    short(game, 0, "UR")
    game.table.owner[game.table.board.private_index["ME"]] = 0
    game.play(DeclareBankruptcy())
    assert game.table.out == [True, False, False]
    assert (president(game, "H"), pooled(game, "H"), cell(game, "H")) == (NONE, 2, 0)
    assert game.table.shares.shorted(number(game, "UR")) == 0  # its share and the short met in the pool
    assert game.table.owner[game.table.board.private_index["ME"]] <= LEFT
    assert game.title.totals(game) == new().title.totals(new())


@pytest.mark.rule("1817 7.4-3")
@pytest.mark.parametrize(("platform", "charter"), [(None, 10), ("18xx.games", 0)])
def test_his_money_lies_on_the_charter_of_the_cause(platform: str | None, charter: int) -> None:
    game = broke(platform=platform)
    game.play(DeclareBankruptcy())
    assert (money(game, "SR"), game.table.cash[0]) == (charter, 0)


@pytest.mark.rule("1817 7.4-3", "1817 #40")
@pytest.mark.parametrize(("seats", "before", "after"), [(5, 13, 16), (4, 16, 21), (3, 21, 21)])
def test_the_certificate_limit_rises(seats: int, before: int, after: int) -> None:
    game = new(seats)
    assert game.table.certificate_limit() == before
    game.table.out[0] = True
    assert game.table.certificate_limit() == after


@pytest.mark.rule("1817 7.4-4", "1817 #44")
def test_the_bank_covers_a_company_without_president() -> None:
    game = broke()
    game.play(DeclareBankruptcy())
    until(game, "SaleAuction")
    assert (game.table.aside, game.table.aside_loans) == ([10], [5])
    assert game.seat == 1  # left of the bankrupt player
    while step(game) == "SaleAuction":
        game.play(PASS)
    assert game.table.loans_left[0] == 70
    assert sum(game.table.cash) == 400
    assert loans(game, "SR") == 0


@pytest.mark.rule("1817 #28")
def test_crises_are_settled_clockwise_from_the_president() -> None:
    game = new(4)
    cash(game, -5, 100, 100, -5)
    company(game, "UR", 10, 50, {1: 3, 0: 1, 3: 1}, city="C26", trains=["3"])
    operating_round(game)
    game.push(crisis.Crises(1))
    game._settle()
    assert (step(game), game.seat) == ("RaiseCash", 3)
    game.play(SellShares("UR", 1))
    assert (step(game), game.seat) == ("RaiseCash", 0)


@pytest.mark.rule("1817 8")
def test_the_last_one_who_is_not_bankrupt_wins() -> None:
    game = broke()
    game.table.out[2] = True
    game.play(DeclareBankruptcy())
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks[1]) == ("one_left", 1)


def last_round(**settings: Any) -> Game[Table1817]:
    """The last operating round has just begun; SR is the only company."""
    game = new(**settings)
    phase(game, "8")
    cash(game, 100, 150, 100)
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["8"], money=300)
    game.table.rounds_left = 1
    return operating_round(game, 2)


@pytest.mark.rule("1817 !9")
@pytest.mark.parametrize("final", [True, False])
def test_the_last_operating_round_has_its_merger_round(final: bool) -> None:
    game = last_round(variants={"final_merger_round_after_last_operating_round": final})
    merged = False
    while game.outcome() is None:
        merged = merged or any(isinstance(item, MergerRound) for item in game.stack)
        game.play(PASS)
    assert merged == final


@pytest.mark.rule("1817 #56", "1817 8", "1817 1.3")
def test_equal_wealth_is_a_shared_victory() -> None:
    game = last_round()
    while game.outcome() is None:
        price = game.table.market.price(number(game, "SR"))
        cash(game, 150, 150 + 2 * price, 0)
        game.play(PASS)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)


@pytest.mark.rule("1817 8", "1817 #42")
def test_shares_outside_the_normal_zone_count_nothing() -> None:
    game = new()
    cash(game, 0, 0, 0)
    company(game, "SR", 5, 3, {0: 3})
    company(game, "UR", 5, 0, {1: 3})
    merger_round(game)
    assert game.title.worth(game) == [0, 0, 0]
