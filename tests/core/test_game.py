"""The game: contracts that do not depend on a title."""

from typing import Any

import pytest

from tests.core.toy import Toy, toy
from trunkline.core import BadSetup, Bid, Decline, Game, Option, Pass, Range, Refused, move, rank
from trunkline.core.chance import Chance


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (1, "toy is for 2 to 4 seats, not 1"),
        (5, "toy is for 2 to 4 seats, not 5"),
        (["Ada", " "], "printable characters, not ' '"),
        (["Ada", "x" * 41], "printable characters"),
        (["Ada", 7], "printable characters, not 7"),
        ("Ada", "seats are a number or a list of names, not 'Ada'"),
        (3.0, "seats are a number or a list of names, not 3.0"),
        (10**30, "toy is for 2 to 4 seats"),
    ],
)
def test_seats_are_checked(seats: Any, said: str) -> None:
    with pytest.raises(BadSetup, match=said.replace("(", r"\(")):
        Game(Toy(), seats)


@pytest.mark.parametrize("seed", ["7", 7.0, [7]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Anything else would make a record that cannot be loaded."""
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        Game(Toy(), 2, seed=seed)


@pytest.mark.parametrize(
    ("variants", "said"),
    [
        ({"colour": 1}, "toy has no variant 'colour'; it has chance, purse"),
        ({"purse": 25}, "variant 'purse' cannot be 25; it can be 10 to 50 in steps of 10"),
        ({"chance": 1}, "variant 'chance' cannot be 1; it can be false, true"),
        (["chance"], "variants are values by id, not ['chance']"),
    ],
)
def test_variants_are_checked(variants: Any, said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Game(Toy(), 2, variants=variants)
    assert str(refused.value) == said


def test_a_platform_turns_all_its_variants_and_a_choice_still_wins() -> None:
    assert toy(platform="18xx.games").variants["purse"] == 30
    assert toy(platform="18xx.games", variants={"purse": 40}).variants["purse"] == 40
    with pytest.raises(BadSetup, match="unknown platform"):
        toy(platform="elsewhere")


def test_an_action_of_another_seat_is_out_of_turn() -> None:
    refusal = toy().refusal(Pass(), 2)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("out_of_turn", {"seat": 2, "turn_seat": 0})


def test_an_action_that_is_not_asked_for_is_refused() -> None:
    refusal = toy().refusal(Decline())
    assert refusal is not None
    assert refusal.code == "not_now"


def test_nothing_can_be_played_after_the_end() -> None:
    game = toy(2)
    game.play(Pass())
    game.play(Pass())
    with pytest.raises(Refused, match="game over"):
        game.play(Pass())


def test_a_game_says_what_it_is() -> None:
    game = toy(2)
    assert repr(game) == "<toy with Player 1, Player 2: 0 actions, Player 1 decides>"
    game.play(Pass())
    game.play(Pass())
    assert repr(game) == "<toy with Player 1, Player 2: 2 actions, over>"


def test_undo_without_actions() -> None:
    with pytest.raises(IndexError, match="nothing to undo"):
        toy().undo()


def test_going_back_across_kept_copies() -> None:
    game = toy(2, variants={"purse": 50})
    digests = [game.digest()]
    for amount in range(1, 50):
        game.play(Bid(amount))
        digests.append(game.digest())
    assert [game.at(n).digest() for n in range(50)] == digests
    with pytest.raises(IndexError, match="has 49 actions, not 50"):
        game.at(50)


def test_chance_comes_from_the_seed_and_is_kept_in_the_header() -> None:
    first, again = toy(4, seed=5, variants={"chance": True}), toy(4, seed=5, variants={"chance": True})
    assert first.seat == again.seat
    assert first.header.drawn == (first.seat,)


def test_drawn_values_of_a_record_win_over_the_seed() -> None:
    seats = {toy(4, seed=5, variants={"chance": True}, drawn=[n]).seat for n in range(4)}
    assert seats == {0, 1, 2, 3}


def test_drawn_values_of_a_refused_action_are_not_used_later() -> None:
    game = toy(2)
    with pytest.raises(Refused):
        game.play_recorded(Bid(99), 0, [1])
    with pytest.raises(ValueError, match="1 drawn values too many"):
        game.play_recorded(Bid(1), 0, [1])
    assert game.chance.forced == []


@pytest.mark.parametrize("amount", ["3", 3.0, True, None])
def test_an_amount_that_is_no_whole_number_is_out_of_range(amount: object) -> None:
    game = toy(2)
    bid = Bid(amount)  # type: ignore[arg-type]
    refusal = game.refusal(bid)
    assert refusal is not None
    assert refusal.code == "bid_out_of_range"
    assert not any(option.covers(bid) for option in game.options())


def test_chance_is_the_same_on_every_machine() -> None:
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(6)] == [305, 350, 736, 799, 537, 85]
    assert chance.shuffled([1, 2, 3, 4, 5]) == Chance(7, 6).shuffled([1, 2, 3, 4, 5])


def test_move_neither_creates_nor_loses() -> None:
    cash, bank = [5, 0], [0]
    move(cash, 0, cash, 1, 3)
    move(bank, 0, cash, 0, 9, owing=True)
    assert (cash, bank) == ([11, 3], [-9])
    for amount in (12, -1):
        with pytest.raises(ValueError, match="cannot move"):
            move(cash, 0, bank, 0, amount)


def test_ranks_share_equal_scores() -> None:
    assert rank([30, 50, 30, 10]) == (2, 1, 2, 4)


def test_an_option_covers_its_family() -> None:
    option = Option(Bid(10), Range(10, 20, 5))
    assert [option.covers(Bid(n)) for n in (9, 10, 12, 20, 25)] == [False, True, False, True, False]
    assert not option.covers(Pass())
    assert len(Range(10, 22, 5)) == 3
    assert Range(10, 22, 5).top == 20
