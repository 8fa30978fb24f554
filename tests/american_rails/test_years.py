"""Years, phases, dividends and the end: rules T, D and E."""

from collections.abc import Sequence

import pytest

from tests.american_rails.positions import (
    EXAMPLES,
    Rails,
    go,
    legal,
    move_to,
    new,
    play,
    prepared,
    refusal,
    set_cash,
    years,
)
from trunkline.core import Pass, move
from trunkline.titles.american_rails.actions import DrainOthers, LayTrack, MoveTrain, OfferShare, TakeCash
from trunkline.titles.american_rails.events import DividendPaid, DividendReceived, NothingPossible, YearBegun
from trunkline.titles.american_rails.years import Year, end_reason, next_order, pay_dividends

NAMES = ("Erik", "Peter", "Angela")
QUIET = ("pass", "expand3", "expand4", "develop")  # spaces where these tables have nothing to do


def quiet(seats: int = 4, year: int = 1851) -> Rails:
    """A year in which nobody owns a share and nothing lies on the board."""
    return years(seats, year=year)


def whole_phase(game: Rails) -> None:
    for space in QUIET:
        play(game, MoveTrain(space))


def choices(game: Rails, wanted: Sequence[Sequence[str]]) -> None:
    """Let seats by name go to spaces and leave every action undone."""
    for name, space in wanted:
        assert game.seats[game.seat or 0] == name
        move_to(game, space)


@pytest.mark.rule("AR T1")
def test_a_year_has_three_phases_and_a_dividend() -> None:
    game = quiet()
    for _ in range(3):
        assert game.table.year == 1851
        whole_phase(game)
    assert game.table.year == 1852


@pytest.mark.rule("AR T1", "AR E1")
def test_seven_years_at_most() -> None:
    game = quiet()
    for _ in range(7 * 3):
        whole_phase(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "last_year"
    assert len(game.log) == 7 * 3 * 4


@pytest.mark.rule("AR T2", "AR Q16")
def test_the_first_phase_follows_the_turn_order() -> None:
    game = prepared()
    order = game.table.order[:]
    seats = []
    for space in ("pass", "fund", "auction", "take"):
        seats.append(game.seat)
        move_to(game, space)
    assert seats == order


@pytest.mark.rule("AR T3")
@pytest.mark.parametrize("example", ["order_phase1_to_2", "order_phase2_to_3"])
def test_the_next_phase_follows_the_column_of_the_last(example: str) -> None:
    wanted = EXAMPLES[example]
    game = years([name for name, _ in wanted["choices_in_turn_order"]])
    choices(game, wanted["choices_in_turn_order"])
    assert [game.seats[seat] for seat in next_order(game.table, 0)] == wanted["next_order"]
    assert game.seats[game.seat or 0] == wanted["next_order"][0]


@pytest.mark.rule("AR D4")
def test_the_next_year_follows_the_third_column() -> None:
    wanted = EXAMPLES["order_phase3_to_next_round"]
    game = years(["Angela", "Erik", "Peter"])
    for _ in range(2):
        choices(game, [("Angela", "pass"), ("Erik", "fund"), ("Peter", "auction")])
    choices(game, wanted["choices"])
    assert [game.seats[seat] for seat in game.table.order] == wanted["next_order"]
    assert game.table.year == 1852
    assert set(game.table.trains) == {-1}


@pytest.mark.rule("AR T4")
def test_a_taken_space_is_blocked() -> None:
    game = quiet()
    go(game, "develop")
    assert MoveTrain("develop") not in legal(game)
    assert refusal(game, MoveTrain("develop")).code == "space_taken"
    assert refusal(game, MoveTrain("sleep")).code == "unknown_space"


@pytest.mark.rule("AR T4", "AR Q18")
def test_an_impossible_action_may_be_chosen_for_its_place() -> None:
    game = quiet()
    events = go(game, "expand4")
    assert NothingPossible(0, "expand4") in events
    assert game.seat == 1


@pytest.mark.rule("AR Q18")
@pytest.mark.parametrize("space", ["develop", "fund", "take", "expand3", "auction", "expand4"])
def test_a_possible_action_may_be_declined(space: str) -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 20})
    before = (game.table.cash[:], game.table.treasury[:], game.table.cubes[:], game.table.houses[:])
    move_to(game, space)
    assert (game.table.cash, game.table.treasury, game.table.cubes, game.table.houses) == before
    assert game.seat == 1


@pytest.mark.rule("AR T4", "AR Q18")
def test_a_declined_action_still_blocks_its_space() -> None:
    game = quiet()
    move_to(game, "fund")
    assert refusal(game, MoveTrain("fund")).code == "space_taken"


@pytest.mark.rule("AR Q17")
def test_every_column_starts_empty() -> None:
    game = quiet()
    whole_phase(game)
    assert len(legal(game)) == 7


@pytest.mark.rule("AR T5", "AR Q19")
def test_a_player_acts_before_the_next_one_chooses() -> None:
    game = quiet()
    go(game, "take")
    assert game.seat == 0
    assert refusal(game, MoveTrain("pass")).code == "not_now"
    play(game, TakeCash())
    assert game.seat == 1


@pytest.mark.rule("AR T6")
def test_the_spaces_from_top_to_bottom() -> None:
    spaces = [action.space for action in legal(quiet()) if isinstance(action, MoveTrain)]
    assert spaces == ["pass", "develop", "fund", "take", "expand3", "auction", "expand4"]


@pytest.mark.rule("AR Q20")
def test_auctions_go_by_seat_and_not_by_turn_order() -> None:
    game = quiet()
    game.table.order = [2, 0, 3, 1]
    game.stack[:] = [Year(1851)]
    game._settle()
    go(game, "auction")
    play(game, OfferShare("american"), Pass())
    assert game.seat == 3


@pytest.mark.rule("AR D1", "AR Q38")
def test_the_dividend_example_of_the_rulebook() -> None:
    wanted = EXAMPLES["dividend_majestic"]
    game = years(NAMES, {"majestic": {0: 2, 2: 1}}, {"majestic": ["chicago"]})
    game.table.income[3] = wanted["income"]
    set_cash(game, 0, 0, 0)
    pay_dividends(game)
    assert dict(zip(NAMES, game.table.cash, strict=True)) == wanted["payout"] | {"Peter": 0}


@pytest.mark.rule("AR D1")
def test_dividends_come_from_all_companies_together() -> None:
    game = years(
        shares={"majestic": {0: 1, 1: 1}, "liberty": {0: 1}}, track={"majestic": ["boston"], "liberty": ["chicago"]}
    )
    game._events = events = []
    pay_dividends(game)
    assert DividendReceived(0, 3 + 7) in events
    assert DividendReceived(1, 3) in events


@pytest.mark.rule("AR D2")
def test_unsold_and_removed_shares_get_nothing() -> None:
    game = years(shares={"american": {0: 1}}, track={"american": ["new_york"]})
    move(game.table.unsold, 0, game.table.gone, 0, 2)
    bank = game.table.bank[0]
    pay_dividends(game)
    assert game.table.cash == [58, 50, 50, 50]
    assert game.table.bank[0] == bank - 8


@pytest.mark.rule("AR Q39")
def test_a_company_without_track_pays_nothing() -> None:
    game = quiet()
    game._events = events = []
    pay_dividends(game)
    assert not [event for event in events if isinstance(event, DividendPaid)]


@pytest.mark.rule("AR D3", "AR Q44")
def test_the_end_is_checked_only_after_the_dividend() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["chicago"]}, year=1857)
    for _ in range(2):
        whole_phase(game)
    for space in ("pass", "develop", "expand3"):
        move_to(game, space)
    assert game.outcome() is None
    move_to(game, "expand4")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.worth == (57, 50, 50, 50)


@pytest.mark.rule("AR D4")
def test_the_next_year_begins() -> None:
    game = quiet()
    for _ in range(2):
        whole_phase(game)
    go(game, *QUIET[:3])
    assert YearBegun(1852) in go(game, QUIET[3])


@pytest.mark.rule("AR E1")
def test_the_game_ends_when_no_supply_has_a_share() -> None:
    game = quiet()
    table = game.table
    for company in range(6):
        left = table.unsold[company]
        move(table.unsold, company, table.gone, company, left)
    assert end_reason(table) == "shares_gone"
    move(table.gone, 2, table.unsold, 2, 1)
    assert end_reason(table) is None


@pytest.mark.rule("AR E1", "AR Q43")
@pytest.mark.parametrize(("seats", "needed"), [(3, 3), (4, 4), (5, 5)])
def test_the_game_ends_when_supplies_run_low(seats: int, needed: int) -> None:
    game = years(seats)
    table = game.table
    for company in range(needed - 1):
        move(table.supply, company, table.laid, company, table.supply[company] - 2)
    assert end_reason(table) is None
    table.stock[0] = 2
    assert end_reason(table) == "low_supplies"


@pytest.mark.rule("AR Q41", "AR Q43")
def test_a_removed_company_is_no_low_supply() -> None:
    game = new(3)
    table = game.table
    (gone,) = set(range(6)) - set(table.playing)
    table.supply[gone] = 0
    for company in table.playing[:2]:
        table.supply[company] = 2
    assert end_reason(table) is None


@pytest.mark.rule("AR Q44")
def test_a_supply_that_runs_low_does_not_stop_the_year() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 9})
    table = game.table
    for company in range(3):
        move(table.supply, company, table.laid, company, table.supply[company])
    move(table.supply, 4, table.laid, 4, table.supply[4] - 3)
    go(game, "expand3")
    where = next(action for action in legal(game) if isinstance(action, LayTrack))
    play(game, where)
    assert end_reason(table) == "low_supplies"
    assert game.outcome() is None


@pytest.mark.rule("AR E2", "AR Q45")
def test_only_cash_counts() -> None:
    game = years(shares={"liberty": {0: 1}}, treasury={"liberty": 90}, year=1857)
    set_cash(game, 10, 30, 20, 40)
    for _ in range(3):
        for space in ("pass", "expand3", "expand4", "develop"):
            move_to(game, space)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.worth == (10, 30, 20, 40)
    assert outcome.ranks == (4, 2, 3, 1)


@pytest.mark.rule("AR E2", "AR Q46")
def test_ties_share_the_win() -> None:
    game = quiet(year=1857)
    set_cash(game, 40, 30, 20, 40)
    for _ in range(3):
        whole_phase(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 3, 4, 1)


@pytest.mark.rule("AR Q47")
def test_the_bank_pays_whatever_is_asked() -> None:
    game = years(shares={"american": {0: 1}}, track={"american": ["new_york"]})
    game.table.income[0] = 5000
    pay_dividends(game)
    assert game.table.cash[0] == 5050


@pytest.mark.rule("AR Q40")
def test_income_is_counted_on_past_99() -> None:
    game = years(shares={"american": {0: 1, 1: 1}}, track={"american": ["new_york"]})
    game.table.income[0] = 103
    pay_dividends(game)
    assert game.table.cash[:2] == [102, 102]


@pytest.mark.rule("AR Q14")
def test_the_auction_space_without_shares_does_nothing() -> None:
    game = quiet()
    table = game.table
    for company in range(6):
        move(table.unsold, company, table.gone, company, table.unsold[company])
    assert NothingPossible(0, "auction") in go(game, "auction")
    assert game.seat == 1


def test_drain_and_take_need_their_space() -> None:
    game = quiet()
    for action in (TakeCash(), DrainOthers()):
        assert refusal(game, action).code == "not_now"
