"""The actions besides expanding: rules A1 to A11."""

import pytest

from tests.american_rails.positions import (
    EXAMPLES,
    develop,
    give,
    go,
    income,
    lay,
    legal,
    move_to,
    number,
    play,
    refusal,
    set_cash,
    treasury,
    years,
)
from trunkline.core import Bid, Pass, Range, move
from trunkline.titles.american_rails.actions import (
    Develop,
    Done,
    DrainOthers,
    ExpandInstead,
    Fund,
    LayTrack,
    OfferShare,
    StartTrack,
    TakeCash,
)
from trunkline.titles.american_rails.events import CompanyStranded, NothingPossible


@pytest.mark.rule("AR A1", "AR Q25")
def test_money_is_taken_in_full_or_not_at_all() -> None:
    game = years(3)
    go(game, "take")
    assert legal(game) == [TakeCash(), DrainOthers(), Done()]
    assert all(option.amount is None for option in game.options())


@pytest.mark.rule("AR A2")
def test_pass_does_nothing() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["chicago"]})
    before = (game.table.cash[:], game.table.treasury[:])
    go(game, "pass")
    assert (game.table.cash, game.table.treasury) == before
    assert game.seat == 1


# --- develop ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR A3", "AR Q26")
def test_cincinnati_may_be_developed_by_anybody() -> None:
    wanted = EXAMPLES["develop_cincinnati"]
    game = years(shares={"continental": {1: 1}}, track={"continental": ["cincinnati"]})
    before = income(game, "continental")
    go(game, "develop")
    play(game, Develop("cincinnati"))
    assert income(game, "continental") - before == wanted["delta"]["continental"]
    assert game.table.stock == [11]
    assert game.table.cash[0] == 50


@pytest.mark.rule("AR A3")
def test_a_shared_city_gives_each_company_one_more() -> None:
    game = years(track={"continental": ["buffalo"], "liberty": ["chicago", "buffalo"], "majestic": ["buffalo"]})
    before = game.table.income[:]
    go(game, "develop")
    play(game, Develop("buffalo"))
    changed = [after - old for after, old in zip(game.table.income, before, strict=True)]
    assert changed == [0, 0, 1, 1, 1, 0]


@pytest.mark.rule("AR A3")
def test_a_city_without_track_cannot_be_developed() -> None:
    game = years(track={"liberty": ["st_louis"]})
    go(game, "develop")
    assert legal(game) == [Develop("st_louis"), Done()]
    assert refusal(game, Develop("memphis")).code == "no_track_there"
    assert refusal(game, Develop("denver")).code == "unknown_city"


@pytest.mark.rule("AR A4")
def test_five_cities_can_never_be_developed() -> None:
    never = ["new_york", "baltimore", "philadelphia", "boston", "chicago"]
    game = years(track={"liberty": [*never, "atlanta"]})
    go(game, "develop")
    assert legal(game) == [Develop("atlanta"), Done()]
    assert {refusal(game, Develop(city)).code for city in never} == {"never_developed"}
    assert {refusal.rule for _, refusal in game.decision.disabled(game)} == {"AR A4"}


@pytest.mark.rule("AR Q27")
def test_one_house_per_city() -> None:
    game = years(track={"liberty": ["atlanta", "memphis"]})
    develop(game, "atlanta")
    go(game, "develop")
    assert refusal(game, Develop("atlanta")).code == "developed_already"


@pytest.mark.rule("AR Q28")
def test_without_houses_nothing_is_built() -> None:
    game = years(track={"liberty": ["atlanta"]})
    game.table.stock[0] = 0
    assert NothingPossible(0, "develop") in go(game, "develop")


# --- money --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR A5", "AR Q22")
def test_the_bank_funds_any_company() -> None:
    game = years()
    go(game, "fund")
    assert len(legal(game)) == 7
    bank = game.table.bank[0]
    play(game, Fund("republic"))
    assert (treasury(game, "republic"), game.table.bank[0]) == (5, bank - 5)


@pytest.mark.rule("AR Q22")
def test_a_removed_company_cannot_be_funded() -> None:
    game = years(3)
    game.table.playing = (0, 1, 2, 3, 4)
    go(game, "fund")
    assert refusal(game, Fund("republic")).code == "unknown_company"


@pytest.mark.rule("AR A6")
def test_take_from_the_bank() -> None:
    game = years()
    go(game, "take")
    play(game, TakeCash())
    assert game.table.cash == [52, 50, 50, 50]


@pytest.mark.rule("AR A6", "AR Q24")
def test_all_others_pay_the_bank() -> None:
    game = years()
    bank = game.table.bank[0]
    go(game, "take")
    play(game, DrainOthers())
    assert game.table.cash == [50, 48, 48, 48]
    assert game.table.bank[0] == bank + 6


@pytest.mark.rule("AR Q23")
def test_nobody_pays_more_than_there_is() -> None:
    game = years()
    set_cash(game, 0, 1, 0, 2)
    go(game, "take")
    play(game, DrainOthers())
    assert game.table.cash == [0, 0, 0, 0]


@pytest.mark.rule("AR A7")
@pytest.mark.parametrize("seats", [4, 5])
def test_expand_two_instead(seats: int) -> None:
    game = years(seats, {"liberty": {0: 1}}, {"liberty": ["st_louis"]}, {"liberty": 20})
    go(game, "take")
    play(game, ExpandInstead())
    for _ in range(2):
        assert game.seat == 0
        play(game, legal(game)[0])
    assert game.seat == 1
    assert game.table.laid[number("liberty")] == 3


@pytest.mark.rule("AR A7")
def test_not_with_three_players() -> None:
    game = years(3, {"liberty": {0: 1}}, {"liberty": ["st_louis"]}, {"liberty": 20})
    go(game, "take")
    assert ExpandInstead() not in legal(game)
    assert refusal(game, ExpandInstead()).code == "no_small_expansion"


@pytest.mark.rule("AR A7")
def test_not_without_a_cube_that_can_be_placed() -> None:
    game = years()
    go(game, "take")
    assert refusal(game, ExpandInstead()).code == "nowhere_to_expand"


# --- auctions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR A8")
def test_an_auction_in_a_year() -> None:
    game = years(shares={"majestic": {1: 1}}, track={"majestic": ["boston"]})
    go(game, "auction")
    play(game, OfferShare("majestic"))
    assert game.seat == 0
    assert game.options()[0].amount == Range(10, 50)
    play(game, Pass(), Bid(14), Bid(15), Pass(), Pass())
    assert game.table.shares_of(2, number("majestic")) == 1
    assert (game.table.cash[2], treasury(game, "majestic")) == (35, 15)
    assert game.seat == 1


@pytest.mark.rule("AR A9")
def test_a_share_that_nobody_wants_leaves_the_game() -> None:
    game = years()
    go(game, "auction")
    play(game, OfferShare("majestic"), Pass(), Pass(), Pass(), Pass())
    assert (game.table.unsold[number("majestic")], game.table.gone[number("majestic")]) == (3, 1)
    assert game.seat == 1


@pytest.mark.rule("AR A10", "AR Q9", "AR Q10", "AR Q15")
def test_the_winner_starts_a_company_that_is_not_on_the_board() -> None:
    game = years()
    go(game, "auction")
    play(game, OfferShare("majestic"), Pass(), Pass(), Bid(10), Pass())
    assert game.seat == 2
    play(game, StartTrack("boston"))
    assert (income(game, "majestic"), treasury(game, "majestic")) == (5, 10)
    assert game.seat == 1


@pytest.mark.rule("AR A10")
def test_a_company_on_the_board_places_nothing() -> None:
    game = years(shares={"majestic": {1: 1}}, track={"majestic": ["boston"]})
    go(game, "auction")
    play(game, OfferShare("majestic"), Bid(10), Pass(), Pass(), Pass())
    assert game.table.laid[number("majestic")] == 1
    assert game.seat == 1


@pytest.mark.rule("AR A11", "AR Q12")
def test_no_city_left_for_a_first_cube() -> None:
    game = years()
    board = game.table.board
    for n, city in enumerate(board.cities):
        lay(game, ("american", "national")[n % 2], city.id)
    go(game, "auction")
    events = play(game, OfferShare("liberty"), Bid(11), Pass(), Pass(), Pass())
    assert CompanyStranded("liberty") in events
    liberty = number("liberty")
    assert (game.table.gone[liberty], game.table.unsold[liberty], game.table.sold(liberty)) == (2, 0, 0)
    assert (game.table.cash[0], treasury(game, "liberty"), game.table.supply[liberty]) == (39, 11, 18)
    assert game.seat == 1


@pytest.mark.rule("AR Q13")
def test_any_share_in_a_supply_may_be_put_up() -> None:
    game = years(shares={"liberty": {1: 2}}, track={"liberty": ["chicago"]})
    go(game, "auction")
    offered = [action.company for action in legal(game) if isinstance(action, OfferShare)]
    assert offered == ["american", "national", "continental", "majestic", "republic"]
    assert refusal(game, OfferShare("liberty")).code == "no_share_left"


@pytest.mark.rule("AR Q15")
def test_a_company_whose_last_share_is_gone_never_comes() -> None:
    game = years()
    move(game.table.unsold, number("liberty"), game.table.gone, number("liberty"), 1)
    go(game, "auction")
    play(game, OfferShare("liberty"), Pass(), Pass(), Pass(), Pass())
    go(game, "develop", "pass", "expand3", "expand4")
    assert refusal(game, OfferShare("liberty")).code == "not_now"
    for action in legal(game):
        assert "liberty" not in repr(action)


@pytest.mark.rule("AR N2")
def test_no_action_hands_money_or_shares_to_another_player() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["chicago"]})
    receivers = [kind for kind in game.title.actions if "seat" in kind.__struct_fields__]
    assert receivers == []


def test_an_action_of_another_space_is_refused() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"liberty": ["st_louis"]}, treasury={"liberty": 9})
    go(game, "fund")
    for action in (Develop("st_louis"), LayTrack("liberty", "G3"), TakeCash(), OfferShare("liberty")):
        assert refusal(game, action).code == "not_now"
    give(game, 0, "majestic")
    move_to_next = Done()
    play(game, move_to_next)
    move_to(game, "take")
    assert game.seat == 2
