"""The kinds of effects one by one: what can be chosen, why not, what it does. Steps, workers and promotions are here
(rules 3.1, 11.2, 12, 16.6)."""

from typing import Any

from trunkline.core import Game, Option, Refusal
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.effects import HANDLERS, UNFINISHABLE, Effects, Handler
from trunkline.titles.railroad_revolution.events import MarkerAdvanced
from trunkline.titles.railroad_revolution.finish import safe
from trunkline.titles.railroad_revolution.free_pieces import (
    FREE_OFFICE,
    FREE_RAIL,
    FREE_STATION,
    START_OFFICE,
    START_RAIL,
    START_STATION,
)
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.money import give_shares, pay
from trunkline.titles.railroad_revolution.own_deal import PrivateDealHandler
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.train_tiles import FlipHandler, TrainHandler
from trunkline.titles.railroad_revolution.workers import (
    code_of,
    codes,
    gain,
    give_up,
    has,
    on_offer,
    promote,
    promotions,
)

NOBODY = 2 * k.COLOURS  # stands for no worker in the options of a step


class StepsHandler(Handler):
    """Steps on the performance tracks (rule 12)."""

    takes = a.AdvanceMarker
    rule = "RR 12.2"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        board = table.board
        money, shares, able = table.money[seat] - step.cost, table.shares[seat], table.able[seat]
        for track in range(k.TRACKS):
            at = table.track[seat * k.TRACKS + track]
            costs = board.track_costs[track]
            if at == len(costs):
                continue
            price, given, worker = costs[at]
            if price > money or given > shares:
                continue
            if not worker:
                if not (price or given) or safe(game, seat, money - price, shares - given, able):
                    found.append(board.options.advance[track][NOBODY])
            elif able and safe(game, seat, money - price, shares - given, able - 1, 1):
                offers = board.options.advance[track]
                found.extend([offers[code] for code in codes(table, seat)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        track = table.board.where["track"].get(action.track)
        if track is None:
            return Refusal("unknown_track", "RR 12.1", {"track": action.track})
        at = table.track[seat * k.TRACKS + track]
        costs = table.board.track_costs[track]
        if at == len(costs):
            return Refusal("top_of_track", "RR Q24", {"track": action.track})
        price, given, worker = costs[at]
        money, shares, able = table.money[seat] - step.cost - price, table.shares[seat] - given, table.able[seat]
        if money < 0:
            return Refusal("cannot_pay", self.rule, {"price": price})
        if shares < 0:
            return Refusal("too_few_shares", self.rule, {"shares": given})
        if worker:
            if not has(table, seat, code_of(table, action.worker, action.place)):
                return Refusal("worker_not_yours", self.rule, {"worker": action.worker, "place": action.place})
            return None if safe(game, seat, money, shares, able - 1, 1) else UNFINISHABLE
        if action.worker is not None or action.place is not None:
            return Refusal("no_worker_due", self.rule, {"track": action.track})
        return None if not (price or given) or safe(game, seat, money, shares, able) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table, seat, left = game.table, step.seat, step.entries[n][1]
        track = table.board.where["track"][action.track]
        at = table.track[seat * k.TRACKS + track]
        price, given, worker = table.board.track_costs[track][at]
        pay(game, seat, price)
        give_shares(game, seat, given)
        if worker:
            give_up(game, seat, code_of(table, action.worker, action.place))
        table.track[seat * k.TRACKS + track] = at + 1
        game.emit(MarkerAdvanced(seat, action.track, table.board.track_values[track][at + 1]))
        step.spent(game, n, (k.STEPS, left - 1) if left > 1 else None)


class WorkerHandler(Handler):
    """Take a worker (rules 3.1, 6.2)."""

    takes = a.TakeWorker
    rule = "RR 3.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        colours: list[int] = []
        for other in step.open():
            if other[0] == k.WORKER:
                colours += [colour for colour in on_offer(table, other[1:]) if colour not in colours]
        offers = table.board.options.take_worker
        found.extend([offers[colour] for colour in sorted(colours)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table = game.table
        colour = table.board.colour_index.get(action.worker, -1)
        if colour < 0:
            return Refusal("unknown_worker", self.rule, {"worker": action.worker})
        if not table.pool[colour]:
            return Refusal("supply_empty", self.rule, {"worker": action.worker})
        if colour not in on_offer(table, entry[1:]):
            return Refusal("worker_not_shown", "RR Q6", {"worker": action.worker})
        return None

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        gain(game, step.seat, game.table.board.colour_index[action.worker])
        step.spent(game, n)


class SwapHandler(Handler):
    """Swap a worker: choose the one given up, then the one taken (rule 16.6, Q6)."""

    takes = a.GiveUpWorker
    rule = "RR 16.6"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        if entry[1] >= 0:
            offers = table.board.options.take_worker
            found.extend([offers[colour] for colour in range(k.COLOURS) if table.pool[colour]])
        elif any(table.pool):
            give = table.board.options.give
            found.extend([give[code] for code in codes(table, step.seat)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table = game.table
        if entry[1] >= 0:
            colour = table.board.colour_index.get(action.worker, -1)
            if colour < 0:
                return Refusal("unknown_worker", self.rule, {"worker": action.worker})
            return None if table.pool[colour] else Refusal("supply_empty", "RR Q6", {"worker": action.worker})
        if not any(table.pool):
            return Refusal("supply_empty", "RR Q6", {"worker": action.worker})
        if not has(table, step.seat, code_of(table, action.worker, action.place)):
            return Refusal("worker_not_yours", self.rule, {"worker": action.worker, "place": action.place})
        return None

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table, given = game.table, step.entries[n][1]
        if given < 0:
            step.spent(game, n, (k.SWAP, code_of(table, action.worker, action.place)))
            return
        gain(game, step.seat, table.board.colour_index[action.worker])
        give_up(game, step.seat, given)
        step.spent(game, n)


class PromoteHandler(Handler):
    """Promote workers (rules 11.2, Q15, Q16)."""

    takes = a.PromoteWorker
    rule = "RR 11.2"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        pairs = promotions(table, seat)
        money = table.money[seat] - step.cost - entry[2]
        if pairs and money >= 0 and safe(game, seat, money, table.shares[seat], table.able[seat] - 1):
            offers = table.board.options.promote
            found.extend([offers[tile][code] for tile, code in pairs])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        money = table.money[seat] - step.cost - entry[2]
        if money < 0:
            return Refusal("cannot_pay", self.rule, {"price": entry[2]})
        refusal = promotion_refusal(table, seat, action)
        if refusal is not None:
            return refusal
        return None if safe(game, seat, money, table.shares[seat], table.able[seat] - 1) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table, (_, left, price) = game.table, step.entries[n]
        pay(game, step.seat, price)
        promote(
            game,
            step.seat,
            code_of(table, action.worker, action.place),
            table.board.milestone_index[action.milestone],
        )
        step.spent(game, n, (k.PROMOTE, left - 1, price) if left > 1 else None)


def promotion_refusal(table: Table, seat: int, action: a.PromoteWorker) -> Refusal | None:
    """Why this worker cannot go onto that tile (rule Q15)."""
    code = code_of(table, action.worker, action.place)
    if not has(table, seat, code):
        return Refusal("worker_not_yours", "RR 11.2", {"worker": action.worker, "place": action.place})
    tile = table.board.milestone_index.get(action.milestone, -1)
    at = seat * k.SLOTS
    for spot in (at, at + 1):
        if tile >= 0 and table.held[spot] == tile:
            if table.wanted[spot] >> code % k.COLOURS & 1:
                return None
            return Refusal("no_fitting_slot", "RR Q15", {"worker": action.worker, "milestone": action.milestone})
    return Refusal("milestone_not_yours", "RR 11.2", {"milestone": action.milestone})


HANDLERS.update(
    {
        k.STEPS: StepsHandler(),
        k.WORKER: WorkerHandler(),
        k.SWAP: SwapHandler(),
        k.PROMOTE: PromoteHandler(),
        k.RAIL: FREE_RAIL,
        k.STATION: FREE_STATION,
        k.OFFICE: FREE_OFFICE,
        k.FLIP: FlipHandler(),
        k.TRAIN: TrainHandler(),
        k.START_RAIL: START_RAIL,
        k.START_STATION: START_STATION,
        k.START_OFFICE: START_OFFICE,
        k.PRIVATE_DEAL: PrivateDealHandler(),
    }
)
