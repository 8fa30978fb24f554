"""A title for tests of the server: turns of several actions, hidden hands, chance, games as long as wanted."""

from functools import cached_property
from typing import Any

from trunkline.core import (
    Action,
    Bid,
    Board,
    Decision,
    Event,
    Game,
    Option,
    Origin,
    Outcome,
    Pass,
    Procedure,
    Range,
    Refusal,
    Step,
    Table,
    Title,
    Variant,
    rank,
)

SECRET = 1_000_000  # cards are numbers from here on, so that a test finds one that leaks


class Peek(Action, frozen=True):
    """Take a card from the deck into the hidden hand."""


class Took(Event, frozen=True):
    seat: int


class Gained(Event, frozen=True):
    seat: int
    amount: int


class ParlourTable(Table):
    __slots__ = ("bank", "cash", "hands")

    def __init__(self, seats: int) -> None:
        self.bank, self.cash = [100_000], [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> "ParlourTable":
        twin = object.__new__(ParlourTable)
        twin.bank, twin.cash, twin.hands = self.bank[:], self.cash[:], [hand[:] for hand in self.hands]
        return twin


class Turn(Decision[ParlourTable]):
    """Gain up to 9 in portions, take cards, pass."""

    __slots__ = ("left",)
    takes = (Bid, Peek, Pass)
    rule = "PARLOUR 1"

    def __init__(self, seat: int) -> None:
        self.seat, self.left = seat, 9

    def options(self, game: Game[Any]) -> list[Option]:
        gains = [Option(Bid(1), Range(1, self.left))] if self.left else []
        return [*gains, Option(Peek()), Option(Pass())]

    def refusal(self, game: Game[Any], action: Any) -> Refusal | None:
        if type(action) is Bid and not 1 <= action.amount <= self.left:
            return Refusal("poor", "PARLOUR 2", {"left": self.left})
        return None

    def play(self, game: Game[Any], action: Any) -> None:
        if type(action) is Bid:
            game.table.cash[self.seat] += action.amount
            game.table.bank[0] -= action.amount
            self.left -= action.amount
            game.emit(Gained(self.seat, action.amount))
        elif type(action) is Peek:
            game.table.hands[self.seat].append(SECRET + game.chance.below(SECRET))
            game.emit(Took(self.seat))
        else:
            game.finish(self)


class Play(Procedure[ParlourTable]):
    __slots__ = ("turns",)

    def __init__(self) -> None:
        self.turns = 0

    def advance(self, game: Game[Any]) -> None:
        seats = len(game.seats)
        if self.turns == seats * int(game.variants["rounds"]):
            game.end(Outcome(rank(game.table.cash), tuple(game.table.cash), "rounds"))
            return
        game.push(Turn(self.turns % seats))
        self.turns += 1


class Parlour(Title):
    id, name, package, seats, rules = "parlour", "Parlour", "tests.server.parlour", (2, 4), "1"
    minutes, weight = 1, 1
    actions = (Bid, Peek, Pass)
    variants = (Variant("rounds", Range(1, 1000), 3),)

    @cached_property
    def board(self) -> Board:
        board = Board()
        board.digest, board.origin = "parlour", Origin("printed")
        return board

    def start(self, game: Game[Any]) -> Step[Any]:
        game.table = ParlourTable(len(game.seats))
        for hand in game.table.hands:
            hand.append(SECRET + game.chance.below(SECRET))
        return Play()

    def view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        hands = [hand if n == seat or game.ended else len(hand) for n, hand in enumerate(game.table.hands)]
        return {"cash": game.table.cash, "hands": hands}

    def seen_by(self, game: Game[Any], seat: int | None) -> Game[Any]:
        seen = game.copy()
        seen.table.hands = [hand if n == seat else [0] * len(hand) for n, hand in enumerate(seen.table.hands)]
        return seen

    def totals(self, game: Game[Any]) -> dict[str, int]:
        return {"money": sum(game.table.cash) + game.table.bank[0]}

    def worth(self, game: Game[Any]) -> list[int]:
        return [cash + sum(hand) for cash, hand in zip(game.table.cash, game.table.hands, strict=True)]


TITLE = Parlour()
