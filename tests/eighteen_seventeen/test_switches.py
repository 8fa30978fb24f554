"""Rulings that can be played another way: each of these switches alone, both ways; and what the platform plays."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.eighteen_seventeen.positions import (
    cash,
    cell,
    coast,
    company,
    kinds,
    merger_round,
    new,
    number,
    operating_round,
    owned,
    phase,
    reason,
    step,
    until,
)
from trunkline.core import Game
from trunkline.rail.actions import BuyTrain, DiscardTrain, RunTrains
from trunkline.titles.eighteen_seventeen import railway
from trunkline.titles.eighteen_seventeen.actions import DeclareBankruptcy, Merge
from trunkline.titles.eighteen_seventeen.table import Table1817
from trunkline.titles.eighteen_seventeen.variants import VARIANTS

PLATFORM = {
    "increased_shorts": True,
    "private_bid_cap": "none",
    "survivor_of_merger": "initiator",
    "sale_order": "prices_when_sales_begin",
    "junction_twice_in_one_leg": False,
    "raise_by_president_of_sold_company": "minimum",
    "acquisition_company_may_borrow_in_stock_round": True,
    "sale_after_short_in_one_turn": True,
    "merged_token_in_same_cell": "stays",
    "bankruptcy_before_selling_all": True,
    "interest_of_bankrupt_president": "paid",
    "discard_without_president": "left_of_bankrupt",
    "one_left_ends_game": "at_next_decision",
    "must_run_maximum": False,
    "deal_needs_consent": False,
}


def test_what_the_platform_plays() -> None:
    rulebook, platform = new().variants, new(platform="18xx.games").variants
    assert {name: value for name, value in platform.items() if value != rulebook[name]} == PLATFORM
    assert rulebook == {variant.id: variant.default for variant in VARIANTS}


@pytest.mark.rule("1817 7.1.3-2")
@pytest.mark.parametrize(("switch", "order"), [("behind", ["R", "SR"]), ("stays", ["SR", "R"])])
def test_a_merged_company_whose_price_does_not_change(switch: str, order: Sequence[str]) -> None:
    game = new(variants={"merged_token_in_same_cell": switch})
    phase(game, "3")
    for name, city in (("SR", "G18"), ("UR", "C26"), ("R", "C8")):
        company(game, name, 5, 80, {0: 2}, city=city, trains=["3"])
    merger_round(game).play(Merge("SR", "UR", "SR"))
    stack = game.table.market.stack(cell(game, "SR"))
    assert [game.table.board.company_ids[c] for c in stack] == order


def owing(debt: int, **settings: Any) -> Game[Table1817]:
    """Seat 0 owes more than his cash and two shares of UR at $50 bring; seat 1 leads UR, which is in nobody's way."""
    game = new(**settings)
    phase(game, "3")
    cash(game, 0, 200, 200)
    company(game, "SR", 5, 80, {0: 2}, city="G18", trains=["3"], loans=5)
    company(game, "UR", 10, 50, {1: 3, 0: 2}, city="C26")
    game.table.market.put(number(game, "UR"), game.table.board.chart.prices.index(50))
    operating_round(game)
    game.table.interest = debt // 5
    return until(game, "RaiseCash")


@pytest.mark.rule("1817 7.4-3")
@pytest.mark.parametrize(("debt", "early", "late"), [(200, True, False), (100, False, False)])
def test_bankruptcy_may_come_before_shares_that_do_not_help_are_sold(debt: int, early: bool, late: bool) -> None:
    for switch, allowed in ((True, early), (False, late)):
        game = owing(debt, variants={"bankruptcy_before_selling_all": switch})
        assert (game.refusal(DeclareBankruptcy()) is None) == allowed


@pytest.mark.rule("1817 #57")
@pytest.mark.parametrize("switch", ["lowest", "left_of_bankrupt"])
def test_who_discards_for_a_company_without_a_president(switch: str) -> None:
    game = new(variants={"discard_without_president": switch})
    phase(game, "6")
    table = game.table
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["4", "5", "6"])
    company(game, "UR", 2, 50, {1: 2}, city="C26", trains=["5"])
    table.shares.president[number(game, "SR")] = table.shares.pool
    table.ruined[number(game, "SR")], table.out[0] = 0, True
    operating_round(game)
    game.push(railway.Surplus())
    game._settle()
    if switch == "left_of_bankrupt":
        assert (step(game), game.seat) == ("Discard", 1)
        game.play(DiscardTrain("SR", "6"))
    assert owned(game, "SR") == (["5", "6"] if switch == "lowest" else ["4", "5"])


@pytest.mark.rule("1817 8")
@pytest.mark.parametrize(("switch", "exported"), [("at_once", False), ("at_next_decision", True)])
def test_when_the_last_one_left_wins(switch: str, exported: bool) -> None:
    game = owing(200, variants={"one_left_ends_game": switch, "bankruptcy_before_selling_all": True})
    game.table.market.put(number(game, "UR"), 0)  # nobody operates after this
    game.table.out[2] = True
    events = game.play(DeclareBankruptcy())
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "one_left"
    assert ("TrainExported" in kinds(events)) == exported


@pytest.mark.rule("1817 6.5-1")
@pytest.mark.parametrize(("switch", "code"), [(True, "not_the_best_run"), (False, None)])
def test_less_than_the_best_run(switch: bool, code: str | None) -> None:
    game = new(variants={"must_run_maximum": switch})
    phase(game, "3")
    company(game, "SR", 2, 60, {0: 2}, city="G18", trains=["3"])
    coast(game)
    until(operating_round(game), "RunStep")
    if code is None:
        game.play(RunTrains(()))
        assert game.table.revenue[number(game, "SR")] == 0
    else:
        assert reason(game, RunTrains(())) == (code, "1817 6.5-1")


@pytest.mark.rule("1817 6.7-1", "1817 7.1")
@pytest.mark.parametrize("switch", [True, False])
def test_deals_with_another_president(switch: bool) -> None:
    def game() -> Game[Table1817]:
        found = new(variants={"deal_needs_consent": switch})
        phase(found, "3")
        cash(found, 500, 500)
        company(found, "SR", 2, 80, {0: 2}, city="G18", trains=["3"], money=500)
        company(found, "UR", 2, 60, {1: 2}, city="C26", trains=["3"])
        return found

    buying = until(operating_round(game()), "TrainStep")
    buying.play(BuyTrain("3", "UR", 5))
    assert (step(buying) == "TrainOffer", owned(buying, "SR") == ["3", "3"]) == (switch, not switch)
    merging = merger_round(game())
    merging.play(Merge("SR", "UR", "SR"))
    assert (step(merging) == "MergeOffer", merging.table.shares.size[number(merging, "SR")]) == (
        switch,
        2 if switch else 5,
    )
