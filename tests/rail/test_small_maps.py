"""The optimiser on random small maps against trying everything, under the rules of both titles and odd ones."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.rail.tryall import TooMany, best_of_all, small_position
from trunkline.rail.routes import Train, best_routes, check_routes, finder, route_exists

SEEDS = st.integers(0, 1_000_000)


@pytest.mark.parametrize("listing", [0, 1_000_000], ids=["listed", "searched"])
@pytest.mark.parametrize("title", ["1830", "1817"])
@settings(max_examples=150, deadline=None)
@given(seed=SEEDS)
def test_equal_to_trying_everything(title: str, listing: int, seed: int) -> None:
    track, trains, rules = small_position(title, seed)
    try:
        most, one = best_of_all(track, 0, trains, rules), best_of_all(track, 0, [Train(2)], rules)
    except TooMany:
        assume(False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finder, "_LISTING", listing)
        found = best_routes(track, 0, trains, rules)
    assert (found.revenue, found.optimal, found.bound) == (most, True, most)
    assert check_routes(track, 0, trains, rules, [(r.train, r.segments) for r in found.routes]) == most
    assert route_exists(track, 0, rules) == (one > 0)


def test_small_maps_have_routes_to_compare() -> None:
    found = []
    for seed in range(60):
        track, trains, rules = small_position("1817", seed)
        found.append(best_routes(track, 0, trains, rules))
    assert sum(len(best.routes) > 1 for best in found) > 10
    assert sum(len(route.stops) > 3 for best in found for route in best.routes) > 10
