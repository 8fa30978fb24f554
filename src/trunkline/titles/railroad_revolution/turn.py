"""The turn: a worker is placed on an action space (rules 4.1, 4.2, 4.7)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Action, Decision, Game, Option, Refusal, move
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.bounds import completable
from trunkline.titles.railroad_revolution.events import WorkerPlaced, WorkersTakenBack
from trunkline.titles.railroad_revolution.finish import search_action
from trunkline.titles.railroad_revolution.main_action import MainAction
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.workers import BOARD_SIZE


def take_back(game: Game[Table], seat: int) -> None:
    """With an empty personal supply all workers come back from the player board (rule 4.1)."""
    table = game.table
    base, own = seat * k.COLOURS, seat * BOARD_SIZE
    if any(table.crew[base : base + k.COLOURS]):
        return
    number = 0
    for at in range(BOARD_SIZE):
        here = table.placed[own + at]
        if here:
            move(table.placed, own + at, table.crew, base + at % k.COLOURS, here)
            number += here
    if number:
        game.emit(WorkersTakenBack(seat, number))


def possible(game: Game[Table], seat: int, job: int, colour: int) -> bool:
    """Can this main action be completed this turn with such a worker (rules 4.7, Q39)?"""
    action = MainAction(game.table, seat, job, colour)
    return action.left > 0 and _reachable(game, action, action.claim(game.table))


def _reachable(game: Game[Table], action: MainAction, claim: int) -> bool:
    """Can this action be completed, of which nothing has been done yet and which asks for so much money?"""
    table, seat = game.table, action.seat
    money, shares, able = table.money[seat], table.shares[seat], table.able[seat]
    if able >= table.board.minimum:
        wealth = money + table.board.share_price * shares
        answer = True if wealth >= claim else completable(table, action, wealth, claim)
        if answer is not None:
            return answer
    return search_action(game, action, money, shares, able)


class Turn(Decision[Table]):
    """Choose a worker of the personal supply and one of the four action spaces."""

    __slots__ = ()
    takes = (a.PlaceWorker,)
    rule = "RR 4.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def claim(self, table: Table) -> int:
        """Selling a piece is always possible and costs nothing."""
        return 0 if table.rails_left[self.seat] or table.buildings_left[self.seat] else k.NEVER

    def search(self, game: Game[Table], money: int, shares: int, able: int, pool: int) -> bool:
        base = self.seat * k.COLOURS
        return any(
            search_action(game, action, money, shares, able, pool)
            for colour in range(k.COLOURS)
            if game.table.crew[base + colour]
            for job in range(len(k.JOBS))
            if (action := MainAction(game.table, self.seat, job, colour)).left
        )

    def options(self, game: Game[Table]) -> list[Option]:
        table, seat = game.table, self.seat
        base = seat * k.COLOURS
        colours = [colour for colour in range(k.COLOURS) if table.crew[base + colour]]
        found: list[Option] = []
        enough = table.able[seat] >= table.board.minimum
        wealth = table.money[seat] + table.board.share_price * table.shares[seat]
        for job, offers in enumerate(table.board.options.place):
            action = MainAction(table, seat, job, colours[0])
            if not action.left:
                continue
            claim = action.claim(table)
            if enough and wealth >= claim:
                found.extend([offers[colour] for colour in colours])
                continue
            for colour in colours:
                action.worker = colour
                if _reachable(game, action, claim):
                    found.append(offers[colour])
        return found

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        table = game.table
        colour = table.board.colour_index.get(action.worker, -1)
        if colour < 0 or not table.crew[self.seat * k.COLOURS + colour]:
            return Refusal("worker_not_in_supply", self.rule, {"worker": action.worker})
        if action.job not in k.JOBS:
            return Refusal("unknown_job", self.rule, {"job": action.job})
        if possible(game, self.seat, k.JOBS.index(action.job), colour):
            return None
        return Refusal("action_out_of_reach", "RR 4.7", {"job": action.job})

    def disabled(self, game: Game[Table]) -> Iterable[tuple[Action, Refusal]]:
        base = self.seat * k.COLOURS
        for row in game.table.board.options.place:
            for colour in range(k.COLOURS):
                if game.table.crew[base + colour]:
                    refusal = self.refusal(game, row[colour].action)
                    if refusal is not None:
                        yield row[colour].action, refusal

    def play(self, game: Game[Table], action: Any) -> None:
        table, seat = game.table, self.seat
        colour, job = table.board.colour_index[action.worker], k.JOBS.index(action.job)
        game.finish(self)
        move(table.crew, seat * k.COLOURS + colour, table.placed, seat * BOARD_SIZE + job * k.COLOURS + colour, 1)
        game.emit(WorkerPlaced(seat, action.worker, action.job))
        game.push(MainAction(table, seat, job, colour))
