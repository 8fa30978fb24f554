"""Trains: taken from the open piles and flipped (rules 5.4, 9.2, Q25)."""

from typing import Any

from trunkline.core import Game, Option, Refusal
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE, Effects, Handler, begin
from trunkline.titles.railroad_revolution.events import TrainFlipped, TrainTaken
from trunkline.titles.railroad_revolution.finish import safe_after, steady
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.table import Table


def flip_options(game: Game[Table], seat: int, found: list[Option]) -> None:
    """Every own train that may be flipped now."""
    table = game.table
    offers, count = table.board.options.flip, len(table.board.trains)
    sure = steady(game, seat)
    for side, stock in ((0, table.up), (1, table.down)):
        for train in range(count):
            if stock[seat * count + train]:
                option = offers[side][train]
                if sure or safe_after(game, seat, option.action):
                    found.append(option)


def flip_refusal(game: Game[Table], seat: int, action: a.FlipTrain) -> Refusal | None:
    """Why this train may not be flipped now."""
    table = game.table
    train = table.board.where["train"].get(action.train)
    stock = table.up if action.face == "up" else table.down
    if train is None or action.face not in ("up", "down") or not stock[seat * len(table.board.trains) + train]:
        return Refusal("train_not_yours", "RR 9.2", {"train": action.train, "face": action.face})
    return None if steady(game, seat) or safe_after(game, seat, action) else UNFINISHABLE


def flip(game: Game[Table], seat: int, action: a.FlipTrain) -> None:
    """Face up: the effect, then down; face down: up (rules 9.2, Q25)."""
    table = game.table
    board = table.board
    train = board.where["train"][action.train]
    at = seat * len(board.trains) + train
    if action.face == "down":
        table.down[at] -= 1
        table.up[at] += 1
        game.emit(TrainFlipped(seat, action.train, "up"))
        return
    table.up[at] -= 1
    table.down[at] += 1
    game.emit(TrainFlipped(seat, action.train, "down"))
    begin(game, seat, board.train_effects[train], board.train_price[train])


class FlipHandler(Handler):
    """Flip own trains, one after the other (rule 9.2)."""

    takes = a.FlipTrain
    rule = "RR 9.2"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        flip_options(game, step.seat, found)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        return flip_refusal(game, step.seat, action)

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        left = step.entries[n][1]
        step.spent(game, n, (k.FLIP, left - 1) if left > 1 else None)
        flip(game, step.seat, action)


class TrainHandler(Handler):
    """Take a train from the open piles (rule 5.4)."""

    takes = a.TakeTrain
    rule = "RR 5.4"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, sure = game.table, steady(game, step.seat)
        for train, left in enumerate(table.piles):
            if left:
                option = table.board.options.take_train[train]
                if sure or safe_after(game, step.seat, option.action):
                    found.append(option)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table = game.table
        train = table.board.where["train"].get(action.train)
        if train is None:
            return Refusal("unknown_train", self.rule, {"train": action.train})
        if not table.piles[train]:
            return Refusal("pile_empty", self.rule, {"train": action.train})
        return None if steady(game, step.seat) or safe_after(game, step.seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        train = table.board.where["train"][action.train]
        table.piles[train] -= 1
        table.up[step.seat * len(table.board.trains) + train] += 1
        game.emit(TrainTaken(step.seat, action.train))
        step.spent(game, n)
