"""The optimiser against people, the site's router, an integer program, brute force, and its own laws."""

import json
import time
from itertools import combinations, pairwise, permutations, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rail.late import RULES, late_position
from tests.rail.milp import best_revenue
from tests.rail.positions import MINE, base, games, layout_of, lines, runs
from trunkline.rail.routes import RouteRules, Routes, Train, best_routes, check_routes, finder, route_exists, solve
from trunkline.rail.routes.solve import Kind, Puzzle, Solver
from trunkline.rail.runs import best_run
from trunkline.rail.track import Track, city_id

TITLES = ("1830", "1817")
PARTS = 4  # of long comparisons, so that they are shared out among processes


def proven(track: Track, company: int, trains: list[Train], rules: RouteRules) -> Routes:
    """The best routes, judged by the checker."""
    found = best_routes(track, company, trains, rules)
    assert found.optimal
    assert found.bound == found.revenue == sum(route.revenue for route in found.routes)
    assert check_routes(track, company, trains, rules, [(r.train, r.segments) for r in found.routes]) == found.revenue
    return found


def known_best(corpus: Path, title: str) -> dict[tuple[str, int], int]:
    """What the site's own router found: (game, index) -> revenue."""
    found = {
        (str(line["game"]), line["i"]): line["peer_best"] for line in lines(corpus / title / "random" / "routes.jsonl")
    }
    for game, path in games(corpus, title):
        if base(path, ".routes.jsonl").exists():
            found.update({(game, line["i"]): line["peer_best"] for line in lines(base(path, ".routes.jsonl"))})
    return found


@pytest.mark.corpus
@pytest.mark.parametrize("title", TITLES)
def test_never_below_people_or_the_site(title: str, corpus: Path) -> None:
    peers = known_best(corpus, title)
    for ran in runs(corpus, title, every=6, site=True):
        found = proven(ran.track, ran.company, ran.trains, ran.rules)
        assert found.revenue >= max(ran.revenue, peers.get((ran.game, ran.index), 0)), (ran.game, ran.index)


@pytest.mark.corpus
@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_never_below_people_or_the_site_anywhere(title: str, corpus: Path) -> None:
    peers = known_best(corpus, title)
    for ran in runs(corpus, title, site=True):
        found = proven(ran.track, ran.company, ran.trains, ran.rules)
        assert found.revenue >= max(ran.revenue, peers.get((ran.game, ran.index), 0)), (ran.game, ran.index)


@pytest.mark.corpus
@pytest.mark.parametrize("title", TITLES)
def test_equal_to_the_integer_program_in_real_games(title: str, corpus: Path) -> None:
    for ran in runs(corpus, title, every=120):
        ours = best_routes(ran.track, ran.company, ran.trains, ran.rules).revenue
        assert ours == best_revenue(ran.track, ran.company, ran.trains, ran.rules), (ran.game, ran.index)


@pytest.mark.corpus
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", TITLES)
def test_equal_to_the_integer_program_in_all_real_games(title: str, part: int, corpus: Path) -> None:
    for ran in runs(corpus, title, every=PARTS, part=part):
        ours = best_routes(ran.track, ran.company, ran.trains, ran.rules).revenue
        assert ours == best_revenue(ran.track, ran.company, ran.trains, ran.rules), (ran.game, ran.index)


@pytest.mark.parametrize("title", TITLES)
def test_equal_to_the_integer_program_late_in_a_game(title: str) -> None:
    for seed in range(5):
        track, company, trains = late_position(title, seed)
        ours = proven(track, company, trains, RULES[title])
        assert ours.revenue == best_revenue(track, company, trains, RULES[title]), seed


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_equal_to_the_integer_program_in_many_late_positions(title: str) -> None:
    for seed in range(250):
        track, company, trains = late_position(title, seed)
        ours = proven(track, company, trains, RULES[title])
        assert ours.revenue == best_revenue(track, company, trains, RULES[title]), seed


# -- small puzzles against trying everything


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[Puzzle, list[Kind]]:
    """A few stops, legs between them over a few sides, and trains."""
    stops = draw(st.integers(2, 6))
    bits = draw(st.integers(1, 8))
    pairs = list(combinations(range(stops), 2))
    legs = draw(
        st.lists(
            st.tuples(st.sampled_from(pairs), st.integers(1, 2**bits - 1), st.sampled_from([0, 0, 10])), max_size=9
        )
    )
    rows = tuple((a, b, mask, bonus) for (a, b), mask, bonus in legs)
    group = tuple(draw(st.lists(st.integers(0, stops - 1), min_size=stops, max_size=stops)))
    final = draw(st.lists(st.booleans(), min_size=stops, max_size=stops))
    own = draw(st.lists(st.booleans(), min_size=stops, max_size=stops))
    final = [end and not mine for end, mine in zip(final, own, strict=True)]
    values = tuple(draw(st.lists(st.sampled_from([10, 20, 30, 50, 80]), min_size=stops, max_size=stops)))
    classes = tuple(tuple(bit for bit in range(bits) if mask >> bit & 1) for _, _, mask, _ in rows)
    reaches = draw(st.lists(st.sampled_from([0, 2, 3, 4]), min_size=1, max_size=2, unique=True))
    kinds = [Kind(reach, draw(st.integers(1, 2)), values) for reach in reaches]
    return Puzzle(stops, rows, bits, group, tuple(final), tuple(own), classes), kinds


def all_routes(puzzle: Puzzle, kind: Kind) -> set[tuple[int, int]]:
    """(revenue, mask) of every legal route, by trying all orders of stops and all legs between them."""
    found = {(0, 0)}
    for count in range(2, (min(kind.reach, puzzle.stops) if kind.reach else puzzle.stops) + 1):
        for row in permutations(range(puzzle.stops), count):
            if row[0] > row[-1] or len({puzzle.group[stop] for stop in row}) < count:
                continue
            if not any(puzzle.own[stop] for stop in row) or any(puzzle.final[stop] for stop in row[1:-1]):
                continue
            steps = [[leg for leg in puzzle.legs if {leg[0], leg[1]} == {a, b}] for a, b in pairwise(row)]
            for legs in product(*steps):
                mask = 0
                for leg in legs:
                    if mask & leg[2]:
                        break
                    mask |= leg[2]
                else:
                    found.add((sum(kind.values[stop] for stop in row) + sum(leg[3] for leg in legs), mask))
    return found


def by_brute_force(puzzle: Puzzle, kinds: list[Kind]) -> int:
    """The best disjoint choice among all routes, train by train."""
    reached = {0: 0}
    for kind in kinds:
        routes = all_routes(puzzle, kind)
        for _ in range(kind.trains):
            after: dict[int, int] = {}
            for used, revenue in reached.items():
                for earned, mask in routes:
                    if not used & mask:
                        after[used | mask] = max(after.get(used | mask, 0), revenue + earned)
            reached = after
    return max(reached.values())


@settings(max_examples=300, deadline=None)
@given(puzzles())
def test_equal_to_brute_force(drawn: tuple[Puzzle, list[Kind]]) -> None:
    puzzle, kinds = drawn
    answer = Solver(puzzle, kinds).run()
    assert answer.optimal
    assert answer.revenue == by_brute_force(puzzle, kinds)


CUT_SHORT = {"SHORT_LIST": 1, "LONG_LIST": 3, "PATIENCE": 1, "ROUNDS": 1}


@settings(max_examples=300, deadline=None)
@given(puzzles(), st.integers(1, 8))
def test_equal_to_brute_force_when_lists_are_too_long(drawn: tuple[Puzzle, list[Kind]], longest: int) -> None:
    puzzle, kinds = drawn
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (CUT_SHORT | {"LONG_LIST": longest}).items():
            patch.setattr(solve, name, value)
        answer = Solver(puzzle, kinds).run()
    assert answer.optimal
    assert answer.revenue == by_brute_force(puzzle, kinds)


@settings(max_examples=300, deadline=None)
@given(puzzles())
def test_equal_to_brute_force_when_all_routes_are_listed_at_once(drawn: tuple[Puzzle, list[Kind]]) -> None:
    puzzle, kinds = drawn
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finder, "_LISTING", 0)
        answer = Solver(puzzle, kinds).run()
    assert answer.optimal
    assert answer.revenue == by_brute_force(puzzle, kinds)


def test_a_better_set_in_a_list_cut_short_proves_nothing_about_what_was_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    legs = (
        (1, 2, 4, 10), (2, 4, 144, 0), (1, 7, 384, 0), (0, 1, 264, 0), (0, 4, 1024, 0),
        (1, 5, 1, 0), (5, 7, 20, 0), (2, 7, 64, 0), (0, 5, 1, 0), (0, 4, 512, 0),
    )  # fmt: skip
    own = (False, True, True, True, False, True, False, False)
    final = (False, False, False, False, True, False, False, False)
    classes = tuple(tuple(bit for bit in range(11) if leg[2] >> bit & 1) for leg in legs)
    puzzle = Puzzle(8, legs, 11, tuple(range(8)), final, own, classes)
    values, with_tokens = (20, 80, 10, 10, 40, 30, 10, 30), (20, 90, 20, 20, 40, 40, 10, 30)
    kinds = [Kind(5, 2, values), Kind(4, 2, with_tokens), Kind(3, 2, with_tokens)]
    for name, value in (CUT_SHORT | {"LONG_LIST": 16, "ROUNDS": 10}).items():
        monkeypatch.setattr(solve, name, value)
    answer = Solver(puzzle, kinds).run()
    assert (answer.revenue, answer.optimal) == (by_brute_force(puzzle, kinds), True)


# -- laws


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TITLES), st.integers(1000, 100_000))
def test_one_more_train_never_lowers_the_optimum(title: str, seed: int) -> None:
    track, company, trains = late_position(title, seed, 45)
    less = best_routes(track, company, trains[:-1], RULES[title]).revenue
    assert best_routes(track, company, trains, RULES[title]).revenue >= less


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TITLES), st.integers(1000, 100_000))
def test_removing_a_rival_s_token_never_lowers_the_optimum(title: str, seed: int) -> None:
    track, company, trains = late_position(title, seed, 60)
    before = best_routes(track, company, trains, RULES[title]).revenue
    random = Random(seed)
    rivals = [(owner, city) for city, owners in track.tokens.items() for owner in owners if owner != company]
    rival, city = random.choice(sorted(rivals))
    track.remove(rival, city)
    assert best_routes(track, company, trains, RULES[title]).revenue >= before


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TITLES), st.integers(1000, 100_000))
def test_more_track_never_lowers_the_optimum(title: str, seed: int) -> None:
    track, company, trains = late_position(title, seed, 60)
    before = best_routes(track, company, trains, RULES[title]).revenue
    empty = [n for n, face in enumerate(track.faces) if face == n and track.face(n).level == 0 and track.face(n).base]
    number = Random(seed).choice(empty)
    face = Random(seed).choice(track.layout.replacements(number, number))
    track.lay(number, face.tile, face.rotation)
    assert best_routes(track, company, trains, RULES[title]).revenue >= before


def test_the_answer_is_the_same_again_and_after_a_copy() -> None:
    for seed in range(8):
        track, company, trains = late_position("1830", seed)
        first = best_routes(track, company, trains, RULES["1830"])
        track.changed()
        assert best_routes(track.copy(), company, trains, RULES["1830"]) == first


def test_a_limit_gives_the_best_so_far_and_a_bound() -> None:
    track, company, trains = late_position("1817", 17, 260)
    trains = [Train(8), Train(8), Train(7), Train(7)]
    better: list[Routes] = []
    started = time.perf_counter()
    found = best_routes(track, company, trains, RULES["1817"], limit=0.5, on_better=better.append)
    assert time.perf_counter() - started < 5
    assert found.revenue <= found.bound
    assert better[-1].revenue == found.revenue
    assert [routes.revenue for routes in better] == sorted(routes.revenue for routes in better)
    assert (
        check_routes(track, company, trains, RULES["1817"], [(r.train, r.segments) for r in found.routes])
        == found.revenue
    )


@pytest.mark.parametrize("title", TITLES)
def test_whenever_the_search_stops_the_optimum_lies_between_revenue_and_bound(title: str) -> None:
    for seed in range(6):
        track, company, trains = late_position(title, seed)
        best = best_routes(track, company, trains, RULES[title]).revenue
        for limit in (-1, 0, 0.0005, 0.002, 0.01):
            track.changed()
            better: list[Routes] = []
            found = best_routes(track, company, trains, RULES[title], limit=limit, on_better=better.append)
            assert found.revenue <= best <= found.bound
            assert found.optimal == (found.revenue == found.bound)
            rows = [(route.train, route.segments) for route in found.routes]
            assert check_routes(track, company, trains, RULES[title], rows) == found.revenue
            assert [found.revenue] * bool(better) == [routes.revenue for routes in better[-1:]]
            assert all(one.revenue < other.revenue for one, other in pairwise(better))


def test_a_bound_that_prices_have_proven_is_kept_when_the_search_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def late(solver: Solver) -> bool:
        asked.append(solver)
        return len(asked) > 60

    track, company, trains = late_position("1817", 244)
    monkeypatch.setattr(Solver, "late", late)
    found = best_routes(track, company, trains, RULES["1817"])
    alone = sum(best_routes(track, company, [train], RULES["1817"]).revenue for train in trains)
    assert not found.optimal
    assert found.bound < alone


def test_the_limit_holds_for_the_ways_too() -> None:
    track, company, trains = late_position("1817", 17, 260)
    started = time.process_time()
    found = best_run(track, (company, "C"), ["8"] * len(trains), trains, RULES["1817"], limit=0.0)
    assert time.process_time() - started < 0.05
    assert (found.optimal, found.routes, found.ways) == (False, (), ())
    assert best_run(track, (company, "C"), ["2"], [Train(2)], RULES["1817"]).ways


def test_trains_get_first_routes_even_where_the_best_ones_take_long() -> None:
    class Enough(Exception):
        pass

    def told(found: Routes) -> None:
        first.append(found)
        raise Enough

    track, company, _ = late_position("1817", 29, 300)
    first: list[Routes] = []
    with pytest.raises(Enough):
        best_routes(track, company, [Train(8)] * 4, RULES["1817"], on_better=told)
    assert len(first[0].routes) == 4
    assert first[0].nodes < 10_000


# -- rules that the examples of the rulebook do not show


def laid(title: str, tiles: dict[str, str], tokens: dict[int, str]) -> Track:
    """A track with tiles (`F9` -> `9/1`) and tokens (company -> `E19:0`), whatever the rules of laying say."""
    layout = layout_of(title)
    track = Track(layout)
    for coord, looks in tiles.items():
        name, rotation = looks.split("/")
        track.faces[layout.hexes.index[coord]] = layout.sheet.face(layout.sheet.index[name], int(rotation))
    for company, city in tokens.items():
        coord, _, stop = city.partition(":")
        track.place(company, city_id(layout.hexes.index[coord], int(stop)))
    track.changed()
    return track


@pytest.mark.rule("1830 20.1-2")
def test_both_hexes_of_a_red_area_are_one_destination() -> None:
    tiles = {"H4": "14/5", "I3": "8/1", "J4": "8/1", "I5": "8/0"}
    track = laid("1830", tiles, {0: "H4:0"})
    assert best_routes(track, 0, [Train(3)], RouteRules(1)).revenue == 60
    assert best_routes(track, 0, [Train(3)], RouteRules(1, areas_apart=("Gulf",))).revenue == 90


@pytest.mark.rule("1830 20.1-3")
def test_altoona_is_passed_beside_its_loop() -> None:
    tiles = {"H10": "57/1", "H14": "9/1", "H16": "57/1"}
    track = laid("1830", tiles, {0: "H10:0"})
    rules = RouteRules(1)
    assert [best_routes(track, 0, [Train(reach)], rules).revenue for reach in (2, 3)] == [40, 50]
    assert best_routes(track, 0, [Train(2), Train(2)], rules).revenue == 40


@pytest.mark.rule("1830 19.0-5")
def test_a_full_city_is_an_end_only() -> None:
    tiles = {"H10": "57/1", "H14": "9/1", "H16": "57/1", "H8": "9/1", "H6": "9/1", "H4": "57/1"}
    track = laid("1830", tiles, {0: "H16:0"})
    free = best_routes(track, 0, [Train(4)], RouteRules(1)).revenue
    track.place(1, city_id(track.layout.hexes.index["H10"], 0))
    assert (free, best_routes(track, 0, [Train(4)], RouteRules(1)).revenue) == (70, 50)


@pytest.mark.rule("1817 6.5-2")
@pytest.mark.rule("1817 1.2.6-5")
def test_mines_earn_but_are_no_stops() -> None:
    track = laid("1817", {"F15": "9/1", "F13": "57/1", "F17": "9/1", "F19": "57/1"}, {0: "F13:0"})
    plain = best_routes(track, 0, [Train(2)], RULES["1817"])
    track.mark(track.layout.hexes.index["F15"], 1)
    mined = best_routes(track, 0, [Train(2)], RULES["1817"])
    assert (plain.revenue, mined.revenue) == (40, 50)
    assert len(mined.routes[0].stops) == 2


@pytest.mark.rule("1817 6.1-2")
@pytest.mark.parametrize("twice", [True, False])
def test_a_junction_twice_on_one_leg(twice: bool) -> None:
    tiles = {"G14": "57/0", "F15": "544/0", "E16": "7/5", "F17": "7/1", "F13": "57/1"}
    track = laid("1817", tiles, {0: "G14:0"})
    for coord in ("E16", "F17"):
        track.mark(track.layout.hexes.index[coord], MINE)
    looped = RULES["1817"]
    rules = looped._replace(junction_twice=twice)
    assert best_routes(track, 0, [Train(2)], rules).revenue == (60 if twice else 40)
    rows = [(r.train, r.segments) for r in best_routes(track, 0, [Train(2)], looped).routes]
    assert check_routes(track, 0, [Train(2)], rules, rows) == (60 if twice else ("junction_twice", "1817 6.1-2", 0))


@pytest.mark.rule("1817 9.4")
def test_modern_trains_earn_at_own_tokens() -> None:
    track = laid("1817", {"F15": "9/1", "F13": "57/1", "F17": "9/1", "F19": "57/1"}, {0: "F13:0"})
    assert best_routes(track, 0, [Train(7, 10), Train(5)], RULES["1817"]).revenue == 50


@pytest.mark.rule("1817 6.1-2")
def test_new_york_s_circles_are_one_city() -> None:
    track = laid("1817", {"E22": "54/0", "F21": "9/0", "E20": "9/1", "D21": "8/5", "E18": "8/4"}, {0: "E22:0"})
    ours = best_routes(track, 0, [Train(5)], RULES["1817"])
    assert all(len({stop // 4 for stop in route.stops}) == len(route.stops) for route in ours.routes)


def test_no_trains_no_track_no_route() -> None:
    track = Track(layout_of("1830"))
    assert best_routes(track, 0, [], RouteRules(1)) == Routes(0, (), True, 0)
    assert best_routes(track, 0, [Train(None)], RouteRules(1)).revenue == 0
    assert not route_exists(track, 0, RouteRules(1))


def test_figures_of_the_corpus_are_read_as_they_are(corpus: Path) -> None:
    line = json.loads((corpus / "1830" / "26855.routes.jsonl").read_text().splitlines()[0])
    assert known_best(corpus, "1830")["26855", line["i"]] == line["peer_best"]
