"""Income and special connections: rules I and C."""

import pytest

from tests.american_rails.positions import EXAMPLES, develop, go, income, lay, number, play, walk, years
from trunkline.titles.american_rails.actions import LayTrack
from trunkline.titles.american_rails.events import IncomeChanged, SpecialConnection, TrackLaid
from trunkline.titles.american_rails.income import city_values


@pytest.mark.rule("AR I1")
def test_alone_in_a_city_means_its_full_value() -> None:
    game = years(track={"liberty": ["cincinnati"]})
    assert income(game, "liberty") == 4


@pytest.mark.rule("AR I2")
def test_the_second_company_shares() -> None:
    game = years(track={"liberty": ["cincinnati"], "majestic": ["cincinnati"]})
    assert income(game, "liberty") == 2
    assert income(game, "majestic") == 2


@pytest.mark.rule("AR I3")
def test_later_companies_change_nothing_for_the_others() -> None:
    game = years(track={"liberty": ["cincinnati"], "majestic": ["cincinnati"]})
    lay(game, "american", "cincinnati")
    assert [income(game, company) for company in ("liberty", "majestic", "american")] == [2, 2, 2]


@pytest.mark.rule("AR I4")
def test_a_house_adds_to_both_values() -> None:
    game = years(track={"liberty": ["cincinnati"]})
    develop(game, "cincinnati")
    assert city_values(game.table, game.table.board.city_index["cincinnati"]) == (6, 3)
    assert income(game, "liberty") == 6
    lay(game, "majestic", "cincinnati")
    lay(game, "american", "cincinnati")
    assert [income(game, company) for company in ("liberty", "majestic", "american")] == [3, 3, 3]


@pytest.mark.rule("AR I4")
def test_buffalo_in_the_rulebook() -> None:
    wanted = EXAMPLES["buffalo_shared_developed"]
    game = years(track={wanted["first"]: ["buffalo"], wanted["second"]: ["boston"]})
    develop(game, "buffalo")
    before = game.table.income[:]
    lay(game, wanted["second"], "buffalo")
    for company, delta in wanted["delta"].items():
        assert income(game, company) - before[number(company)] == delta


@pytest.mark.rule("AR I5", "AR Q40")
def test_income_has_no_limit() -> None:
    game = years(track={"american": ["boston"]})
    game.table.income[number("american")] = 99
    lay(game, "american", "memphis")
    assert income(game, "american") == 102


@pytest.mark.rule("AR C1")
@pytest.mark.parametrize(
    ("first", "second"), [("chicago", "new_york"), ("chicago", "atlanta"), ("new_york", "atlanta")]
)
def test_two_special_cities(first: str, second: str) -> None:
    game = years(track={"liberty": [first]})
    board = game.table.board
    before = income(game, "liberty")
    lay(game, "liberty", second)
    assert income(game, "liberty") == before + board.cities[board.city_index[second]].full + 10


@pytest.mark.rule("AR C2", "AR Q36")
def test_the_third_special_city() -> None:
    game = years(track={"liberty": ["chicago", "new_york"]})
    before = income(game, "liberty")
    lay(game, "liberty", "atlanta")
    assert income(game, "liberty") == before + 5 + EXAMPLES["third_special_city"]["bonus_on_third"]
    lay(game, "liberty", "memphis")
    assert income(game, "liberty") == 7 + 8 + 5 + 3 + 30


@pytest.mark.rule("AR Q36")
def test_a_bonus_stays_when_others_arrive() -> None:
    game = years(track={"liberty": ["chicago", "new_york"], "majestic": ["chicago", "new_york"]})
    assert income(game, "liberty") == 5 + 5 + 10


@pytest.mark.rule("AR Q37")
def test_every_company_has_its_own_bonus() -> None:
    game = years(track={"liberty": ["chicago", "new_york"], "majestic": ["chicago", "new_york"]})
    assert income(game, "majestic") == 5 + 5 + 10


@pytest.mark.rule("AR Q35")
def test_track_is_always_one_piece() -> None:
    *_, game = walk(4, 3)
    table = game.table
    for company in table.playing:
        track = {where for where, there in enumerate(table.cubes) if there >> company & 1}
        reached = {min(track)} if track else set()
        while more := {near for where in reached for near in table.board.neighbours[where]} & track - reached:
            reached |= more
        assert reached == track


@pytest.mark.rule("AR Q51")
def test_the_order_of_what_one_cube_does() -> None:
    game = years(shares={"liberty": {0: 1}}, track={"majestic": ["atlanta"]}, treasury={"liberty": 9})
    lay(game, "liberty", "chicago")
    lay(game, "liberty", "L6")
    go(game, "expand3")
    events = play(game, LayTrack("liberty", "M7"))
    assert events == [
        TrackLaid(0, "liberty", "M7", 4),
        IncomeChanged("liberty", 7 + 3),
        IncomeChanged("majestic", 3),
        SpecialConnection("liberty", 10),
        IncomeChanged("liberty", 7 + 3 + 10),
    ]
