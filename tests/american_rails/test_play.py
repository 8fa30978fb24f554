"""Whole games: what never changes, records, perft, texts, drawings, the bot."""

import json
import re
import time
from pathlib import Path
from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest

import trunkline
from tests.american_rails.positions import develop, go, lay, new, prepared, walk, years
from trunkline.bots import ask, make
from trunkline.core import LANGUAGES, dumps, loads, text_for
from trunkline.draw.american_rails import board as drawing
from trunkline.draw.american_rails import table as text_table
from trunkline.lab import perft
from trunkline.lab.simulate import play_out
from trunkline.titles.american_rails.actions import MoveTrain
from trunkline.titles.american_rails.income import city_values

PERFT: dict[str, list[int]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))
POSITIONS = {
    "3 seats": lambda: new(3),
    "5 seats": lambda: new(5),
    "first phase": prepared,
    "first cubes": lambda: years(
        shares={"liberty": {0: 1}, "majestic": {0: 1, 1: 1}},
        track={"liberty": ["st_louis"], "majestic": ["knoxville", "J6"]},
        treasury={"liberty": 9, "majestic": 12},
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    assert perft(POSITIONS[name](), len(PERFT[name])) == PERFT[name]


@pytest.mark.parametrize(("seats", "bot"), [(3, "random"), (4, "weighted"), (5, "random")])
def test_what_is_true_in_every_position(seats: int, bot: str) -> None:
    """The invariants of the digest, looked at after every action of a game."""
    totals = new(seats).title.totals(new(seats, 11))
    for game in walk(seats, 11, bot):
        table = game.table
        assert game.title.totals(game) == totals
        assert min(*table.cash, *table.treasury, *table.income, *table.supply) >= 0
        assert all(there.bit_count() == 1 for where, there in enumerate(table.cubes) if there and closed(game, where))
        for company in table.playing:
            waiting = type(game.stack[-1]).__name__ == "PlaceFirst" if game.stack else False
            assert waiting or (table.laid[company] > 0) == (table.sold(company) > 0)
            assert table.income[company] == expected_income(game, company)
    assert len(game.log) <= 6 * 60 + 21 * seats * 6


def closed(game: object, where: int) -> bool:
    return game.table.board.terrain[where].max_cubes == 1  # type: ignore[attr-defined]


def expected_income(game: object, company: int) -> int:
    """Rules I and C from scratch."""
    table = game.table  # type: ignore[attr-defined]
    total = reached = 0
    for city, where in enumerate(table.board.city_hex):
        there = table.cubes[where]
        if there >> company & 1:
            full, shared = city_values(table, city)
            total += full if there == 1 << company else shared
            reached += table.board.cities[city].special
    return int(total + table.board.setup.connection_income[reached])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_most_21_moves_of_a_train_per_player(seats: int) -> None:
    *_, game = walk(seats, 5)
    for seat in range(seats):
        assert sum(played.seat == seat and isinstance(played.action, MoveTrain) for played in game.log) <= 21


@pytest.mark.parametrize(("seats", "bot"), [(3, "random"), (5, "weighted")])
def test_a_record_is_small_and_loads_fast(seats: int, bot: str) -> None:
    game = play_out(new(seats), [bot], 2)
    text = dumps(game)
    assert len(text) < 30_000
    took = []
    for _ in range(3):
        start = time.perf_counter()
        again = loads(text, trunkline.title)
        took.append(time.perf_counter() - start)
    assert min(took) < 0.05
    assert again.digest() == game.digest()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(lang: str) -> None:
    game = play_out(new(["Ada", "Ben", "Cas"]), ["weighted", "random"], 6)
    text = text_for(game.title, lang)
    for played in game.log:
        for event in played.events:
            said = text.event(game, event)
            assert "event-" not in said
            assert "{" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_step_refusal_and_option_can_be_said(seats: int, lang: str) -> None:
    text = text_for(new().title, lang)
    for game in walk(seats, 4):
        said = [text.why(game), *(text.option(game, option) for option in game.options()[:3])]
        if game.seat is not None:
            said += [text.refusal(game, refusal) for _, refusal in list(game.decision.disabled(game))[:5]]
        assert not [line for line in said if "{" in line or re.search(r"(step|action|refusal)-", line)]


def test_what_is_shown_as_disabled_is_refused() -> None:
    for game in walk(4, 9):
        if game.seat is not None:
            assert all(game.refusal(action) == refusal for action, refusal in game.decision.disabled(game))


# --- drawings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_is_a_complete_picture(lang: str) -> None:
    game = play_out(new(["Ada <3", "Ben & Co", "Cas"]), ["weighted"], 1)
    root = ElementTree.fromstring(drawing(game, lang))
    assert root.tag.endswith("svg")
    hexes = [node.get("data-hex") for node in root.iter() if node.get("data-hex")]
    assert hexes == list(game.table.board.hexes)
    cities = [node.get("data-city") for node in root.iter() if node.get("data-city")]
    assert sorted(filter(None, cities)) == sorted(city.id for city in game.table.board.cities)
    companies = [node.get("data-company") for node in root.iter() if node.get("data-company")]
    assert len(companies) == 6


def test_the_spaces_of_the_running_column_can_be_pointed_at() -> None:
    game = prepared()
    assert drawing(game).count("data-space") == 7
    go(game, "fund")
    assert "data-space" not in drawing(game)


def test_the_drawing_shows_values_with_their_house() -> None:
    game = years(track={"liberty": ["cincinnati"]})
    before = drawing(game)
    develop(game, "cincinnati")
    after = drawing(game)
    assert before.count('"#ar-house"') == after.count('"#ar-house"') == 13  # 12 and the legend
    assert after != before
    assert ">6<" in after


def test_income_past_99_is_marked() -> None:
    game = years(track={"liberty": ["cincinnati"]})
    game.table.income[4] = 104
    assert ">+100<" in drawing(game)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_table_as_text_fits_a_terminal(seats: int, lang: str) -> None:
    game = play_out(new(seats), ["weighted"], 4)
    lines = text_table(game, lang).splitlines()
    wide = [sum(2 if east_asian_width(letter) in "WF" else 1 for letter in line) for line in lines]
    assert max(wide) <= 110
    assert len(lines) < 90


def test_the_text_says_what_a_cube_costs() -> None:
    said = text_table(years())
    assert "· plains $2, +$2 per cube" in said
    assert "▲ mountain $5, one cube   Abcd city $2, +$2 per cube and house" in said


def test_the_text_names_who_is_in_a_crowded_hex() -> None:
    game = years(track={company: ["st_louis"] for company in ("american", "national", "continental", "majestic")})
    assert "ANCM" in text_table(game)
    lay(game, "liberty", "st_louis")
    assert "*-R" in text_table(game)


# --- the bot ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_bot_reaches_every_phase(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        game = play_out(new(seats, seed), ["weighted"], seed)
        kinds |= {type(played.action).__name__ for played in game.log}
        assert game.outcome() is not None
    assert kinds >= {"Bid", "Pass", "OfferShare", "StartTrack", "MoveTrain", "Develop", "Fund", "TakeCash", "LayTrack"}


def test_the_bot_beats_random_play() -> None:
    won = 0
    for seed in range(8):
        game, players = new(4, seed), [make("weighted" if seat == seed % 4 else "random", seed) for seat in range(4)]
        while game.seat is not None:
            game.play(ask(players[game.seat], game))
        outcome = game.outcome()
        assert outcome is not None
        won += outcome.ranks[seed % 4] == 1
    assert won >= 7
