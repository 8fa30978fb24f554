"""The smallest title there can be: one auction of one lot, then the game is over."""

from functools import cached_property
from typing import Any, ClassVar

from trunkline.core import (
    Auction,
    Bid,
    Board,
    Game,
    Option,
    Origin,
    Outcome,
    Pass,
    Procedure,
    Range,
    Step,
    Table,
    Title,
    Variant,
    move,
    rank,
)


class ToyTable(Table):
    __slots__ = ("bank", "cash")

    def __init__(self, seats: int, each: int) -> None:
        self.cash, self.bank = [each] * seats, [0]

    def copy(self) -> "ToyTable":
        twin = object.__new__(ToyTable)
        twin.cash, twin.bank = self.cash[:], self.bank[:]
        return twin


class ToyAuction(Auction[ToyTable]):
    __slots__ = ()
    rule = "TOY 1"
    settings: ClassVar[dict[str, Any]] = {}

    def purse(self, game: Game[ToyTable]) -> int:
        return game.table.cash[self.seat]

    def won(self, game: Game[ToyTable], seat: int | None, price: int) -> None:
        if seat is not None:
            move(game.table.cash, seat, game.table.bank, 0, price)


class Play(Procedure[ToyTable]):
    """Draws who opens, holds the auction, ends the game."""

    __slots__ = ("held",)
    auction: type[ToyAuction] = ToyAuction

    def __init__(self) -> None:
        self.held = False

    def advance(self, game: Game[ToyTable]) -> None:
        if self.held:
            cash = game.table.cash
            game.end(Outcome(rank([-money for money in cash]), tuple(cash), "sold"))
            return
        self.held = True
        seats = len(game.seats)
        first = game.chance.below(seats) if game.variants["chance"] else 0
        kind: type[ToyAuction] = game.title.auction  # type: ignore[attr-defined]
        kind("lot", [(first + n) % seats for n in range(seats)]).begin(game)


class Toy(Title):
    id, name, package, seats, rules = "toy", "Toy", "tests.core", (2, 4), "1"
    minutes, weight = 1, 1
    actions = (Bid, Pass)
    variants = (
        Variant("chance", (False, True), False),
        Variant("purse", Range(10, 50, 10), 20, platform=30),
    )
    auction: type[ToyAuction] = ToyAuction

    @cached_property
    def board(self) -> Board:
        board = Board()
        board.digest, board.origin = "toy", Origin("printed")
        return board

    def start(self, game: Game[Any]) -> Step[Any]:
        game.table = ToyTable(len(game.seats), int(game.variants["purse"]))
        return Play()

    def view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        return {"cash": game.table.cash}

    def totals(self, game: Game[Any]) -> dict[str, int]:
        return {"money": sum(game.table.cash) + game.table.bank[0]}


def toy(seats: int = 3, auction: type[ToyAuction] = ToyAuction, **options: Any) -> Game[Any]:
    title = Toy()
    title.auction = auction
    return Game(title, seats, seed=options.pop("seed", 1), **options)


__all__ = ["Option", "Toy", "ToyAuction", "toy"]
