"""Chapters 6 and 1.2.5: loans, order, dividends, trains, interest, repayment, liquidation, export."""

from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    cash,
    cell,
    coast,
    company,
    finish_turn,
    go_on,
    held,
    kinds,
    loans,
    merger_round,
    money,
    new,
    number,
    operating,
    operating_round,
    phase,
    price,
    reason,
    short,
    step,
    treasury_shares,
    until,
)
from trunkline.core import Game
from trunkline.rail.actions import KeepRevenue, PayDividend
from trunkline.titles.eighteen_seventeen import dividends
from trunkline.titles.eighteen_seventeen.actions import PayHalf, RepayLoan, TakeLoan
from trunkline.titles.eighteen_seventeen.operating import TRAINS, CompanyTurn, OperatingRound, interest
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

# -- 1.2.5 and 6


@pytest.mark.rule("1817 1.2.5-3", "1817 6")
@pytest.mark.parametrize(("out", "rate"), [(0, 5), (1, 5), (5, 5), (6, 10), (68, 70), (70, 70)])
def test_the_interest_is_5_per_started_row_of_five(out: int, rate: int) -> None:
    game = new()
    game.table.loans_left[0] -= out
    assert interest(game.table) == rate


@pytest.mark.rule("1817 1.2.5-3")
def test_the_interest_does_not_change_during_the_round() -> None:
    game = operating(loans=5)
    assert game.table.interest == 5
    for _ in range(3):
        game.table.borrow(number(game, "UR"))
    assert game.table.interest == 5


@pytest.mark.rule("1817 1.2.5-2")
def test_a_loan_never_leads_beyond_the_acquisition_cells() -> None:
    game = operating(value=1)
    while game.seat != 0:  # UR is dearer
        go_on(game)
    game.play(TakeLoan("SR"))
    assert (cell(game, "SR"), money(game, "SR")) == (1, 100)


@pytest.mark.rule("1817 1.2.5-4")
@pytest.mark.parametrize(("size", "most"), [(2, 2), (5, 5), (10, 10)])
def test_the_loans_of_a_company(size: int, most: int) -> None:
    game = operating(size, 200, loans=most)
    assert reason(game, TakeLoan("SR")) == ("no_loan_left", "1817 1.2.5-4")


@pytest.mark.rule("1817 1.2.5-4", "1817 1.2.5-1")
def test_no_more_than_70_loans() -> None:
    game = operating()
    game.table.loans_left[0] = 0
    assert reason(game, TakeLoan("SR")) == ("no_loan_left", "1817 1.2.5-4")


@pytest.mark.rule("1817 1.2.6-6", "1817 6", "1817 #49")
def test_the_mail_pays_companies_with_trains() -> None:
    game = new()
    phase(game, "3")
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["3"], privates=["MAJM"])
    company(game, "UR", 2, 50, {1: 2}, city="C26", privates=["MAIL"])
    company(game, "R", 2, 0, {2: 2}, city="C8", trains=["3"], privates=["MINM"])
    operating_round(game)
    assert [money(game, name) for name in ("SR", "UR", "R")] == [20, 0, 10]


@pytest.mark.rule("1817 6", "1817 6.2")
def test_the_order_goes_down_through_the_acquisition_cells() -> None:
    game = new()
    for name, value in (("SR", 0), ("UR", 3), ("R", 50), ("H", 80), ("J", 50)):
        company(game, name, 5, value, {0: 2}, city={"SR": "G18", "UR": "C26", "R": "C8", "H": "D9", "J": "F19"}[name])
    ids = game.table.board.company_ids
    assert [ids[c] for c in game.table.order()] == ["H", "R", "J", "UR"]


@pytest.mark.rule("1817 6.2")
def test_a_token_that_moves_goes_behind() -> None:
    game = new()
    for name in ("SR", "UR", "R"):
        company(game, name, 5, 50, {0: 2})
    game.table.market.left(number(game, "SR"))
    game.table.market.right(number(game, "SR"))
    ids = game.table.board.company_ids
    assert [ids[c] for c in game.table.order()] == ["UR", "R", "SR"]


@pytest.mark.rule("1817 6.1-1")
def test_loans_until_the_interest_and_after_the_repayments() -> None:
    game = operating(loans=1, money=500)
    assert game.refusal(TakeLoan("SR")) is None
    until(game, "Loans")
    game.play(RepayLoan("SR"))
    game.play(TakeLoan("SR"))
    assert reason(game, RepayLoan("SR")) == ("cannot_repay", "1817 6.9")


# -- 6.6


def paying(size: int, revenue: int, value: int = 80, **details: Any) -> Game[Table1817]:
    """SR has earned this and may pay."""
    game = operating(size, value, **details)
    game.stack.pop()
    turn = game.stack[-1]
    assert isinstance(turn, CompanyTurn)
    turn.stage = TRAINS
    game.push(dividends.Dividend(0, number(game, "SR"), revenue))
    return game


@pytest.mark.rule("1817 6.6-1")
def test_players_treasury_and_bank_get_their_parts() -> None:
    game = paying(5, 100, pool=1)  # two with seat 0, one in the pool, two in the treasury
    game.play(PayDividend())
    assert (game.table.cash[0], money(game, "SR")) == (140, 40)


@pytest.mark.rule("1817 6.6-1", "1817 1.1", "1817 11")
def test_shares_that_exist_through_shorts_are_paid_and_shorts_pay() -> None:
    game = paying(5, 100)
    short(game, 2, "SR", 4)
    shares, c = game.table.shares, number(game, "SR")
    shares.give(c, shares.pool, shares.unsold, 4)  # seven shares in the treasury
    game.play(PayDividend())
    assert money(game, "SR") == 140
    assert game.table.cash == [140, 100, 20]


@pytest.mark.rule("1817 6.6-2", "1817 #27", "1817 #27a")
@pytest.mark.parametrize(("size", "paid", "kept"), [(2, 190, 95), (5, 38, 95 + 57), (10, 20, 90 + 80)])
def test_half_of_190(size: int, paid: int, kept: int) -> None:
    game = paying(size, 190, 200)
    game.play(PayHalf())
    cash = {2: 95, 5: 38, 10: 20}[size]  # two shares with seat 0, the rest in the treasury
    assert game.table.cash[0] == 100 + cash
    assert money(game, "SR") == (95 if size == 2 else kept)


@pytest.mark.rule("1817 6.6-3")
@pytest.mark.parametrize(("revenue", "after"), [(70, 80), (80, 90), (150, 90), (160, 100), (400, 100)])
def test_the_price_follows_the_payment(revenue: int, after: int) -> None:
    game = paying(5, revenue)
    game.play(PayDividend())
    assert price(game, "SR") == after


@pytest.mark.rule("1817 6.6-3")
def test_nothing_paid_is_one_left() -> None:
    game = paying(5, 400)
    game.play(KeepRevenue())
    assert (price(game, "SR"), money(game, "SR")) == (70, 400)


@pytest.mark.rule("1817 6.6-3")
@pytest.mark.parametrize(("revenue", "after"), [(30, 2), (40, 3), (70, 3), (80, 4)])
def test_in_acquisition_the_price_counts_as_40(revenue: int, after: int) -> None:
    game = new()
    company(game, "SR", 5, 2, {0: 2}, city="G18", trains=["3"])
    operating_round(game)
    dividends.move_price(game, number(game, "SR"), revenue)
    assert cell(game, "SR") == after


@pytest.mark.rule("1817 6.6-3")
def test_without_a_train_the_price_falls() -> None:
    game = operating(trains=[], money=300)
    until(game, "TrainStep")
    assert price(game, "SR") == 70


# -- 6.8 to 6.11


@pytest.mark.rule("1817 6.8")
def test_the_interest_is_paid_from_the_treasury() -> None:
    game = operating(loans=2, money=30)
    until(game, "Loans")
    assert money(game, "SR") == 20


@pytest.mark.rule("1817 6.8")
def test_missing_interest_is_borrowed() -> None:
    game = until(operating(loans=1), "TrainStep")
    before = price(game, "SR")
    until(game, "Loans")
    assert (loans(game, "SR"), money(game, "SR")) == (2, 90)  # the new one costs interest too
    chart = game.table.board.chart
    assert chart.prices.index(price(game, "SR")) == chart.prices.index(before) - 1


@pytest.mark.rule("1817 6.8", "1817 #29")
def test_who_has_all_loans_falls_and_his_president_pays() -> None:
    game = operating(loans=5, money=10)
    finish_turn(game)
    assert (cell(game, "SR"), money(game, "SR"), game.table.cash[0]) == (0, 0, 100 - 15)


@pytest.mark.rule("1817 #62")
def test_without_a_loan_in_the_bank_it_is_as_if_one_had_all() -> None:
    game = operating(loans=1)
    game.table.loans_left[0] = 0
    finish_turn(game)
    assert (cell(game, "SR"), game.table.cash[0]) == (0, 95)


@pytest.mark.rule("1817 6.9", "1817 1.2.5-2")
def test_a_repayment_costs_100_and_goes_right() -> None:
    game = until(operating(loans=2, money=500), "Loans")
    before = price(game, "SR")
    game.play(RepayLoan("SR"))
    chart = game.table.board.chart
    assert chart.prices.index(price(game, "SR")) == chart.prices.index(before) + 1
    assert (loans(game, "SR"), money(game, "SR")) == (1, 390)


@pytest.mark.rule("1817 11")
def test_two_repayments_lead_out_of_acquisition() -> None:
    game = operating(value=3, loans=2, money=500)
    while not (step(game) == "Loans" and game.seat == 0):
        go_on(game)
    game.table.market.put(number(game, "SR"), 3)
    game.play(RepayLoan("SR"))
    game.play(RepayLoan("SR"))
    assert price(game, "SR") == 45


@pytest.mark.rule("1817 6.10")
def test_without_a_train_a_company_is_liquidated() -> None:
    game = operating(trains=[], money=1000)
    finish_turn(game)
    assert cell(game, "SR") == 0


@pytest.mark.rule("1817 6", "1817 #8")
def test_companies_in_liquidation_do_not_operate() -> None:
    game = new()
    company(game, "SR", 2, 0, {0: 2}, city="G18", trains=["3"])
    company(game, "UR", 2, 50, {1: 2}, city="C26", trains=["3"])
    assert operating_round(game).seat == 1


@pytest.mark.rule("1817 6.11")
def test_a_train_is_exported_and_may_begin_a_phase() -> None:
    game = operating()
    index = game.table.board.roster.index
    game.table.trains.left[index["3"]] = 0
    finish_turn(game)
    finish_turn(game, "UR")
    assert game.table.now.id == "4"
    assert game.table.trains.left[index["4"]] == 7
    assert "TrainExported" in kinds(game.log[-1].events)


@pytest.mark.rule("1817 6.11")
def test_discarded_trains_are_not_exported() -> None:
    game = operating()
    index = game.table.board.roster.index
    game.table.trains.pool.append(index["3"])
    left = game.table.trains.left[index["3"]]
    finish_turn(game)
    finish_turn(game, "UR")
    assert (game.table.trains.pool, game.table.trains.left[index["3"]]) == ([index["3"]], left - 1)


@pytest.mark.rule("1817 #30", "1817 8")
def test_an_exported_8_counts_for_the_round_just_ended() -> None:
    game = operating(name="7")
    game.table.trains.left[game.table.board.roster.index["7"]] = 0
    assert game.table.rounds_left == NONE
    finish_turn(game)
    finish_turn(game, "UR")
    assert (game.table.now.id, game.table.rounds_left) == ("8", 3)
    assert not any(isinstance(item, OperatingRound) for item in game.stack)


@pytest.mark.rule("1817 8")
@pytest.mark.parametrize(("round", "rest"), [(1, [2, 1, 2]), (2, [1, 2, 3])])
def test_three_rounds_follow_the_first_8(round: int, rest: list[int]) -> None:
    game = new()
    phase(game, "7")
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["7"], money=500)
    coast(game)
    game.table.trains.left[game.table.board.roster.index["7"]] = 0
    operating_round(game, round)
    seen = [round]
    while game.outcome() is None:
        seen += [item.number for item in game.stack if isinstance(item, OperatingRound) and item.number != seen[-1]]
        go_on(game)
    assert seen == [round, *rest]


@pytest.mark.rule("1817 8")
def test_the_last_set_has_as_many_rounds_as_are_left() -> None:
    game = new()
    phase(game, "8")
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["8"], money=500)
    company(game, "UR", 2, 60, {1: 2}, city="C26", trains=["8"], money=500)
    coast(game)
    game.table.rounds_left = 3
    merger_round(game, 2)
    rounds = set()
    while game.outcome() is None:
        rounds |= {item.number for item in game.stack if isinstance(item, OperatingRound)}
        go_on(game)
    assert rounds == {1, 2, 3}
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "last_round"


@pytest.mark.rule("1817 #55")
def test_all_is_paid_and_the_price_moves_before_the_crisis() -> None:
    game = paying(5, 160)
    cash(game, 0, 100, 10)
    short(game, 2, "SR")
    company(game, "H", 5, 80, {1: 2, 2: 1})
    game.play(PayDividend())
    assert (step(game), game.seat) == ("RaiseCash", 2)
    assert (price(game, "SR"), game.table.cash[0], game.table.cash[2]) == (100, 64, -22)
    assert held(game, 2, "H") == 1
    assert treasury_shares(game, "SR") == 3
