"""The course of the game: starting tiles, turns, milestones after each turn, the end (rules 4.1, 4.6, 5.2, 5.3, 13)."""

from typing import Any

from trunkline.core import Game, Option, Outcome, Procedure, Range, Refusal, move, rank
from trunkline.core.refusal import Fact
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE
from trunkline.titles.railroad_revolution.events import (
    CompanyScored,
    EndBegun,
    SharesSold,
    TurnSkipped,
    WorkerHired,
)
from trunkline.titles.railroad_revolution.finish import quick, safe
from trunkline.titles.railroad_revolution.milestones import complete_next
from trunkline.titles.railroad_revolution.scoring import score, wealth, worth
from trunkline.titles.railroad_revolution.setup import Opening
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.turn import Turn, possible, take_back

OPENING, READY, UNDER_WAY = 0, 1, 2


class Rounds(Procedure[Table]):
    """The lowest step. It also takes the actions that are open at any time: selling shares and hiring (rule Q17)."""

    __slots__ = ("phase",)
    aside = (a.SellShares, a.HireWorker)

    def __init__(self) -> None:
        self.phase = OPENING

    def copy(self) -> "Rounds":
        twin = object.__new__(Rounds)
        twin.phase = self.phase
        return twin

    def facts(self) -> dict[str, Fact]:
        return {}

    def advance(self, game: Game[Table]) -> None:
        table = game.table
        if self.phase == OPENING:
            self.phase = READY
            game.push(Opening((table.start - 1) % table.seats))
            return
        if self.phase == UNDER_WAY:
            if complete_next(game, self.active(table)):
                return
            self.note_end(game)
            table.turn += 1
        self.phase = UNDER_WAY
        if 0 <= table.last_turn < table.turn:
            finish_game(game)
            return
        self.start_turn(game)

    def active(self, table: Table) -> int:
        return (table.start + table.turn) % table.seats

    def start_turn(self, game: Game[Table]) -> None:
        table = game.table
        seat = self.active(table)
        take_back(game, seat)
        if playable(game, seat):
            game.push(Turn(seat))
        else:
            game.emit(TurnSkipped(seat))

    def note_end(self, game: Game[Table]) -> None:
        """The first emptied left side begins the end: this round is finished, then come the last ones (rule 13)."""
        table = game.table
        if table.last_turn >= 0:
            return
        board = table.board
        for seat in range(table.seats):
            if table.rails_left[seat] <= board.logo_rails and table.buildings_left[seat] <= board.logo_buildings:
                rounds = table.turn // table.seats + 1 + board.rounds_after
                table.last_turn = rounds * table.seats - 1
                game.emit(EndBegun(seat))
                return

    # --- at any time ------------------------------------------------------------------------------------------

    def aside_options(self, game: Game[Table], seat: int) -> list[Option]:
        if seat != game.seat:
            return []
        table = game.table
        board = table.board
        found = []
        if table.shares[seat]:
            most = most_sales(game, seat)
            if most:
                offers = board.options.sell
                found.append(offers[most] if most < len(offers) else Option(a.SellShares(1), Range(1, most)))
        if table.money[seat] >= board.hire and self._hire_fine(game, seat):
            offers, pool = board.options.hire, table.pool
            found.extend([offers[colour] for colour in range(k.COLOURS) if pool[colour]])
        return found

    def _hire_fine(self, game: Game[Table], seat: int) -> bool:
        table = game.table
        return safe(game, seat, table.money[seat] - table.board.hire, table.shares[seat], table.able[seat] + 1, -1)

    def aside_refusal(self, game: Game[Table], seat: int, action: Any) -> Refusal | None:
        table = game.table
        if seat != game.seat:
            return Refusal("out_of_turn", "RR Q17", {"seat": seat, "turn_seat": game.seat})
        if type(action) is a.SellShares:
            if not 1 <= action.amount <= table.shares[seat]:
                return Refusal("too_few_shares", "RR 5.2", {"shares": action.amount})
            return None if action.amount <= most_sales(game, seat) else UNFINISHABLE
        colour = table.board.colour_index.get(action.worker, -1)
        if colour < 0:
            return Refusal("unknown_worker", "RR 5.3", {"worker": action.worker})
        if not table.pool[colour]:
            return Refusal("supply_empty", "RR Q6", {"worker": action.worker})
        if table.money[seat] < table.board.hire:
            return Refusal("cannot_pay", "RR 5.3", {"price": table.board.hire})
        return None if self._hire_fine(game, seat) else UNFINISHABLE

    def aside_play(self, game: Game[Table], seat: int, action: Any) -> None:
        table = game.table
        board = table.board
        if type(action) is a.SellShares:
            price = board.share_price * action.amount
            move(table.shares, seat, table.share_bank, 0, action.amount)
            move(table.bank, 0, table.money, seat, price, owing=True)
            game.emit(SharesSold(seat, action.amount, price))
            return
        colour = board.colour_index[action.worker]
        move(table.money, seat, table.bank, 0, board.hire)
        move(table.pool, colour, table.crew, seat * k.COLOURS + colour, 1)
        table.able[seat] += 1
        game.emit(WorkerHired(seat, action.worker, board.hire))


def most_sales(game: Game[Table], seat: int) -> int:
    """How many shares may be sold without making the turn impossible to finish; fewer are then all right too."""
    table = game.table
    price, own = table.board.share_price, table.shares[seat]
    money, able = table.money[seat], table.able[seat]
    if quick(game, seat, money + price * own, 0, able):
        return own
    low, high = 0, own
    while low < high:
        middle = (low + high + 1) // 2
        if safe(game, seat, money + price * middle, own - middle, able):
            low = middle
        else:
            high = middle - 1
    return low


def playable(game: Game[Table], seat: int) -> bool:
    """Is there any legal main action (rule Q28)?"""
    table = game.table
    if not any(table.crew[seat * k.COLOURS : (seat + 1) * k.COLOURS]):
        return False
    if table.able[seat] >= table.board.minimum and (table.rails_left[seat] or table.buildings_left[seat]):
        return True
    return any(
        possible(game, seat, job, colour)
        for job in range(len(k.JOBS))
        for colour in range(k.COLOURS)
        if table.crew[seat * k.COLOURS + colour]
    )


def finish_game(game: Game[Table]) -> None:
    """Final scoring (rules 14.1 to 14.5)."""
    table = game.table
    seats = range(table.seats)
    for seat in seats:
        game.emit(CompanyScored(seat, *score(table, seat), worth(table, seat)))
    points = tuple(worth(table, seat) for seat in seats)
    ranks = rank([(points[seat], wealth(table, seat)) for seat in seats])
    game.end(Outcome(ranks, points, "built"))
