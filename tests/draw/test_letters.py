"""The letters by which drawings name seats."""

import pytest

from trunkline.draw.rail.parts import letters


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ada", "Ben", "Cas"], ["A", "B", "C"]),
        (["Ada", "Ana", "Ben"], ["Aa", "An", "B"]),
        (["Player 1", "Player 2"], ["P1", "P2"]),
        (["Pia", "Ben"], ["Pa", "B"]),  # P is the pool
        (["You", *(f"Bot {n}" for n in (1, 2, 10, 11))], ["Y", "B1", "B2", "10", "11"]),
        (["X", "X", "", ""], ["1", "2", "3", "4"]),
    ],
)
def test_every_seat_has_letters_of_its_own(names: list[str], said: list[str]) -> None:
    assert [letters(names, seat) for seat in range(len(names))] == said
