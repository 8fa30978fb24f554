"""The kinds of effects one by one: what can be chosen, why not, what it does (rules 9, 11.2, 12, 16)."""

from typing import Any, ClassVar

from trunkline.core import Action, Game, Option, Procedure, Refusal
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import bits_of
from trunkline.titles.railroad_revolution.deal_tile import turn_deal_tile
from trunkline.titles.railroad_revolution.effects import (
    HANDLERS,
    UNFINISHABLE,
    Effects,
    Handler,
    begin,
    deal_works,
    start_cities,
    start_sections,
    void,
)
from trunkline.titles.railroad_revolution.events import DealDone, MarkerAdvanced, TrainFlipped, TrainTaken
from trunkline.titles.railroad_revolution.finish import Frame, quick, safe, safe_after, steady
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.money import give_shares, pay, receive_shares
from trunkline.titles.railroad_revolution.pieces import (
    free_cities,
    free_sections,
    office_refusal,
    place_office,
    place_rail,
    place_station,
    rail_refusal,
    station_refusal,
)
from trunkline.titles.railroad_revolution.table import Table
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


class RailHandler(Handler):
    """A rail of the player board to any available space (rule 16.6)."""

    takes: ClassVar[type[Action]] = a.BuildRail
    rule = "RR 16.6"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        if table.money[seat] < step.cost or not table.rails_left[seat]:
            return
        sure = self.sure(game, step)
        for space in bits_of(table.reach[seat]):
            option = table.board.options.rail[space]
            if sure or safe_after(game, seat, option.action):
                found.append(option)

    def sure(self, game: Game[Table], step: Effects) -> bool:
        """Is any place all right, because the turn does not depend on this piece?"""
        table, seat = game.table, step.seat
        pieces = table.rails_left[seat] + table.buildings_left[seat]
        needed: int = game.stack[1].pieces_needed(self.takes is not a.BuildRail)  # type: ignore[attr-defined]
        return needed < pieces and quick(
            game, seat, table.money[seat] - step.cost, table.shares[seat], table.able[seat]
        )

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        refusal = rail_refusal(table, seat, action.space, table.rails_left, "RR Q27")
        if refusal is not None:
            return refusal
        return None if self.sure(game, step) or safe_after(game, seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_rail(game, step.seat, table.board.where["space"][action.space], table.rails_left)
        step.spent(game, n)


class StationHandler(RailHandler):
    """A building to any available city, without cost, reward or bonus (rule 16.5)."""

    takes = a.BuildStation
    rule = "RR 16.5"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        if table.money[seat] < step.cost or not table.buildings_left[seat]:
            return
        sure = self.sure(game, step)
        for city in bits_of(free_cities(table, seat)):
            option = table.board.options.station[city]
            if sure or safe_after(game, seat, option.action):
                found.append(option)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        refusal = station_refusal(table, seat, action.city, table.buildings_left, "RR Q27")
        if refusal is not None:
            return refusal
        return None if self.sure(game, step) or safe_after(game, seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_station(game, step.seat, table.board.where["city"][action.city], table.buildings_left)
        step.spent(game, n)


class OfficeHandler(RailHandler):
    """A building to any available section, without shares, tile or deal (rule 16.5)."""

    takes = a.BuildOffice
    rule = "RR 16.5"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        if table.money[seat] < step.cost or not table.buildings_left[seat]:
            return
        sure = self.sure(game, step)
        for section in bits_of(free_sections(table, seat)):
            option = table.board.options.office[section]
            if sure or safe_after(game, seat, option.action):
                found.append(option)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        refusal = office_refusal(table, seat, action.section, table.buildings_left, "RR Q27")
        if refusal is not None:
            return refusal
        return None if self.sure(game, step) or safe_after(game, seat, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_office(game, step.seat, table.board.where["section"][action.section], table.buildings_left)
        step.spent(game, n)


class StartRailHandler(Handler):
    """The spare rail to any available space (rule 16.1)."""

    takes = a.BuildRail
    rule = "RR 16.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        found.extend([table.board.options.rail[space] for space in bits_of(table.reach[step.seat])])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        return rail_refusal(game.table, step.seat, action.space, game.table.spare_rail, self.rule)

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_rail(game, step.seat, table.board.where["space"][action.space], table.spare_rail)
        step.spent(game, n)


class StartStationHandler(Handler):
    """The spare building to the first-station box of a city with a printed tile (rule 16.1)."""

    takes = a.BuildStation
    rule = "RR 16.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        found.extend([table.board.options.station[city] for city in start_cities(table, step.seat)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table = game.table
        city = table.board.where["city"].get(action.city)
        if city is None:
            return Refusal("unknown_city", self.rule, {"city": action.city})
        if city not in start_cities(table, step.seat):
            return Refusal("not_a_start_city", self.rule, {"city": action.city})
        return None

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_station(game, step.seat, table.board.where["city"][action.city], table.spare_building)
        step.spent(game, n)


class StartOfficeHandler(Handler):
    """The spare building to the first-office box of a deal section (rule 16.1)."""

    takes = a.BuildOffice
    rule = "RR 16.1"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table = game.table
        found.extend([table.board.options.office[section] for section in start_sections(table, step.seat)])

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table = game.table
        section = table.board.where["section"].get(action.section)
        if section is None:
            return Refusal("unknown_section", self.rule, {"section": action.section})
        if section not in start_sections(table, step.seat):
            return Refusal("not_a_start_section", self.rule, {"section": action.section})
        return None

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table = game.table
        place_office(game, step.seat, table.board.where["section"][action.section], table.spare_building)
        step.spent(game, n)


# --- trains (rules 5.4, 9.2) ----------------------------------------------------------------------------------------


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


# --- the negotiator's own deal (rules 15.15, Q10) -------------------------------------------------------------------


class ReplaceDealTile(Procedure[Table]):
    """Waits under the effects of a deal that no other player takes part in; then the tile is replaced."""

    __slots__ = ()

    def advance(self, game: Game[Table]) -> None:
        game.finish(self)
        turn_deal_tile(game)

    def frames(self) -> list[Frame]:
        return []


class PrivateDealHandler(Handler):
    """One of the two deals, for fewer shares (rule 15.15)."""

    takes = a.DoDeal
    rule = "RR 15.15"

    def options(self, game: Game[Table], step: Effects, entry: Entry, found: list[Option]) -> None:
        table, seat = game.table, step.seat
        for deal in table.board.deals[table.deal][1]:
            if deal_works(table, seat, deal, entry[1]):
                option = table.board.options.deal[deal.symbol]
                if self.fine(game, step, entry, deal, option.action):
                    found.append(option)

    def fine(self, game: Game[Table], step: Effects, entry: Entry, deal: Any, action: Any) -> bool:
        table, seat = game.table, step.seat
        money, shares = table.money[seat] - deal.money, table.shares[seat] - deal.shares + entry[1]
        return quick(game, seat, money, shares, table.able[seat]) or safe_after(game, seat, action)

    def refusal(self, game: Game[Table], step: Effects, entry: Entry, action: Any) -> Refusal | None:
        table, seat = game.table, step.seat
        deal = next((deal for deal in table.board.deals[table.deal][1] if deal.symbol == action.deal), None)
        if deal is None:
            return Refusal("deal_not_shown", "RR 10.1", {"deal": action.deal})
        refusal = deal_refusal(table, seat, deal, entry[1], self.rule)
        if refusal is not None:
            return refusal
        return None if self.fine(game, step, entry, deal, action) else UNFINISHABLE

    def play(self, game: Game[Table], step: Effects, n: int, action: Any) -> None:
        table, seat, rebate = game.table, step.seat, step.entries[n][1]
        deal = next(deal for deal in table.board.deals[table.deal][1] if deal.symbol == action.deal)
        step.spent(game, n)
        game.push(ReplaceDealTile())
        if deal.shares >= rebate:
            give_shares(game, seat, deal.shares - rebate)
        else:
            receive_shares(game, seat, rebate - deal.shares)
        pay(game, seat, deal.money)
        game.emit(DealDone(seat, action.deal))
        begin(game, seat, deal.entries)


def deal_refusal(table: Table, seat: int, deal: Any, rebate: int, rule: str) -> Refusal | None:
    """Why a shown deal cannot be done (rules 10.1, Q8, Q41)."""
    if table.shares[seat] < deal.shares - rebate:
        return Refusal("too_few_shares", rule, {"shares": deal.shares - rebate})
    if table.money[seat] < deal.money:
        return Refusal("cannot_pay", rule, {"price": deal.money})
    if not deal_works(table, seat, deal, rebate):
        if all(void(table, seat, entry) for entry in deal.entries):
            return Refusal("deal_void", "RR Q27", {"deal": deal.symbol})
        return Refusal("deal_void", "RR Q41", {"deal": deal.symbol})
    return None


HANDLERS.update(
    {
        k.STEPS: StepsHandler(),
        k.WORKER: WorkerHandler(),
        k.SWAP: SwapHandler(),
        k.PROMOTE: PromoteHandler(),
        k.RAIL: RailHandler(),
        k.STATION: StationHandler(),
        k.OFFICE: OfficeHandler(),
        k.FLIP: FlipHandler(),
        k.TRAIN: TrainHandler(),
        k.START_RAIL: StartRailHandler(),
        k.START_STATION: StartStationHandler(),
        k.START_OFFICE: StartOfficeHandler(),
        k.PRIVATE_DEAL: PrivateDealHandler(),
    }
)
