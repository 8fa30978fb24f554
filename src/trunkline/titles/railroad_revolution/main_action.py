"""The main action under way with everything it opens (rules 4.3 to 4.7, 6 to 9, 15, Q1)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Action, Decision, Game, Option, Refusal
from trunkline.core.refusal import Fact
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.ability import ability_refusal, use_ability
from trunkline.titles.railroad_revolution.board import CityTile, RevolutionBoard, bits_of
from trunkline.titles.railroad_revolution.bounds import ability_gain, station_payable
from trunkline.titles.railroad_revolution.choices import flip, flip_options, flip_refusal, promotion_refusal
from trunkline.titles.railroad_revolution.deals import DealRound, begin_deals
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE, begin, works
from trunkline.titles.railroad_revolution.events import PieceSold
from trunkline.titles.railroad_revolution.finish import quick, safe_after, search_action, search_deals, steady
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.money import pay, receive, receive_shares
from trunkline.titles.railroad_revolution.network import cheapest, least_triangles, rails_needed
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
from trunkline.titles.railroad_revolution.table import NO_TILE, Table
from trunkline.titles.railroad_revolution.workers import code_of, codes, give_up, has, promote, promotions

PAY, REWARD, BONUS = Option(a.PayPrice()), Option(a.TakeReward()), Option(a.TakeBonus())
ABILITY, END = Option(a.UseAbility()), Option(a.EndAction())


class MainAction(Decision[Table]):
    """`left`: pieces still to be placed or sold; `target`: city or section; `due`: price still to be paid; the others
    say what is open: `reward`, `bonus`, `tile`, `flips`, `ability` (1: used); `deal`: a deal round follows."""

    __slots__ = (
        "ability",
        "bonus",
        "deal",
        "due",
        "flips",
        "got",
        "job",
        "left",
        "placed",
        "reward",
        "target",
        "tile",
        "triangles",
        "worker",
    )
    takes = (
        a.BuildStation,
        a.BuildRail,
        a.BuildOffice,
        a.SellPiece,
        a.PayPrice,
        a.TakeReward,
        a.TakeBonus,
        a.UseTile,
        a.UseAbility,
        a.PromoteWorker,
        a.FlipTrain,
        a.EndAction,
    )
    rule = "RR 4.5"

    def __init__(self, table: Table, seat: int, job: int, worker: int) -> None:
        self.seat, self.job, self.worker = seat, job, worker
        self.ability = self.bonus = self.deal = self.due = self.got = self.placed = 0
        self.reward = self.tile = self.triangles = 0
        self.target = -1
        self.left = rails_needed(table, seat) if job == k.RAILROAD_JOB else 1
        self.flips = table.board.trade_flips if job == k.TRADE_JOB else 0

    def copy(self) -> "MainAction":
        twin = object.__new__(MainAction)
        twin.seat, twin.job, twin.worker, twin.ability = self.seat, self.job, self.worker, self.ability
        twin.bonus, twin.deal, twin.due, twin.flips = self.bonus, self.deal, self.due, self.flips
        twin.got, twin.left, twin.placed, twin.reward = self.got, self.left, self.placed, self.reward
        twin.target, twin.tile, twin.triangles = self.target, self.tile, self.triangles
        return twin

    def facts(self) -> dict[str, Fact]:
        return {"job": k.JOBS[self.job], "due": self.due, "left": self.left}

    # --- can the turn still be finished -----------------------------------------------------------------------

    def claim(self, table: Table) -> int:
        """The money without which the main action cannot be completed, by its cheapest completion."""
        seat, board = self.seat, table.board
        if not self.left or self.job == k.TRADE_JOB:
            if self.left and not (table.rails_left[seat] or table.buildings_left[seat]):
                return k.NEVER
            return self.due
        if self.job == k.RAILROAD_JOB:
            if self.left > table.rails_left[seat]:
                return k.NEVER
            if self.left == board.rails_per_action:
                triangles = table.cheap[seat]
            elif self.left == 1:
                triangles = least_triangles(board, table.reach[seat])
            else:
                triangles = cheapest(board, table.rails[seat], table.reach[seat], self.left)
            start = 0 if self.placed else board.base
            return self.due + start + board.per_triangle * triangles
        if not table.buildings_left[seat]:
            return k.NEVER
        if self.job == k.STATION_JOB:
            cities = table.linked[seat] & ~table.stations[seat]
            for cost, mask in board.city_costs:
                if cities & mask:
                    return cost
            return k.NEVER
        return 0 if free_sections(table, seat) else k.NEVER

    def search(self, game: Game[Table], money: int, shares: int, able: int, pool: int) -> bool:
        return search_action(game, self, money, shares, able, pool)

    def pieces_needed(self, building: bool) -> int:
        """How many pieces must stay on the player board until the main action is complete."""
        if not self.left:
            return 0
        if self.job == k.TRADE_JOB:
            return 1
        return k.NEVER if building == (self.job != k.RAILROAD_JOB) else 0

    def third_rail(self, board: RevolutionBoard) -> bool:
        """Is the ability to build one more rail open (rule 15.8)?"""
        row = board.abilities[self.job][self.worker]
        return not self.ability and row is not None and row[1][0] == k.THIRD_RAIL

    # --- options ----------------------------------------------------------------------------------------------

    def options(self, game: Game[Table]) -> list[Option]:
        found: list[Option] = []
        table, seat, job = game.table, self.seat, self.job
        if job == k.RAILROAD_JOB:
            self._rail_options(game, found)
        elif self.left:
            self._place_options(game, found)
        if self.reward == k.OPEN and self._refuse_reward(game) is None:
            found.append(REWARD)
        if self.bonus and self._refuse_bonus(game) is None:
            found.append(BONUS)
        if self.tile:
            self._tile_options(game, found)
        if self.flips:
            flip_options(game, seat, found)
        if not self.ability:
            if ability_refusal(game, self) is None:
                found.append(ABILITY)
            self._promote_options(game, found)
        if self.due and not self.left and self.due <= table.money[seat] and self._refuse_pay(game) is None:
            found.append(PAY)
        if not self.left and self._refuse_end(game) is None:
            found.append(END)
        return found

    def _rail_options(self, game: Game[Table], found: list[Option]) -> None:
        table, seat = game.table, self.seat
        if not table.rails_left[seat] or not (self.left or self.third_rail(table.board)):
            return
        offers = table.board.options.rail
        for space in bits_of(table.reach[seat]):
            if self._rail_fine(game, space):
                found.append(offers[space])

    def _rail_fine(self, game: Game[Table], space: int) -> bool:
        """Could the turn be finished after a rail of the main action in this available space?"""
        table, seat = game.table, self.seat
        board = table.board
        triangles = board.terrain[space]
        if self.left > 1:
            rails = table.rails[seat] | 1 << space
            triangles += cheapest(board, rails, (table.reach[seat] | board.opens[space]) & ~rails, self.left - 1)
        if triangles >= k.NEVER:
            return False
        lacking = self.due + board.per_triangle * triangles + (0 if self.placed else board.base)
        lacking -= table.money[seat] + board.share_price * table.shares[seat]
        if table.able[seat] >= board.minimum:
            if lacking <= 0:
                return True
            gain = ability_gain(board, self, self.triangles + triangles) if self.left else 0
            if gain is not None:
                return gain >= lacking
        return safe_after(game, seat, board.options.rail[space].action)

    def _place_options(self, game: Game[Table], found: list[Option]) -> None:
        table, seat, offers = game.table, self.seat, game.table.board.options
        if self.job == k.STATION_JOB:
            if table.buildings_left[seat]:
                found.extend(
                    offers.station[city] for city in bits_of(free_cities(table, seat)) if self._station_fine(game, city)
                )
        elif self.job == k.TELEGRAPH_JOB:
            sure = table.able[seat] >= table.board.minimum
            if table.buildings_left[seat]:
                for section in bits_of(free_sections(table, seat)):
                    if sure or safe_after(game, seat, offers.office[section].action):
                        found.append(offers.office[section])
        else:
            rail = table.board.rail_section[table.rails_left[seat]]
            building = table.board.building_section[table.buildings_left[seat]]
            sure = table.able[seat] >= table.board.minimum
            for piece, there in ((0, table.rails_left[seat] and rail <= building), (1, building <= rail)):
                if there and self._has_piece(table, piece):
                    option = offers.sell_piece[piece]
                    if sure or safe_after(game, seat, option.action):
                        found.append(option)

    def _has_piece(self, table: Table, piece: int) -> bool:
        return bool((table.buildings_left if piece else table.rails_left)[self.seat])

    def _station_fine(self, game: Game[Table], city: int) -> bool:
        table, seat = game.table, self.seat
        board = table.board
        wealth = table.money[seat] + board.share_price * table.shares[seat]
        enough = wealth >= board.city_cost[city]
        if enough and table.able[seat] >= board.minimum:
            return True
        payable = None if enough else station_payable(table, self, city, wealth)
        if payable is False or (payable and table.able[seat] >= board.minimum):
            return payable
        return safe_after(game, seat, board.options.station[city].action)

    def _tile_options(self, game: Game[Table], found: list[Option]) -> None:
        table, seat = game.table, self.seat
        entries = self.tile_entries(table)
        give = table.board.options.tile
        offers = [give[code] for code in codes(table, seat) if self._tile_works(table, entries, code)]
        if offers and self._tile_fine(game, offers[0].action):
            found.extend(offers)

    def _tile_works(self, table: Table, entries: tuple[Entry, ...], code: int) -> bool:
        return works(table, self.seat, entries, table.money[self.seat], table.shares[self.seat], code)

    def _tile_fine(self, game: Game[Table], action: Action) -> bool:
        table, seat = game.table, self.seat
        if quick(game, seat, table.money[seat], table.shares[seat], table.able[seat] - 1, 1):
            return True
        return safe_after(game, seat, action)

    def _promote_options(self, game: Game[Table], found: list[Option]) -> None:
        table, seat = game.table, self.seat
        pairs = promotions(table, seat)
        if not pairs:
            return
        offers = table.board.options.promote
        if self._promote_fine(game):
            found.extend([offers[tile][code] for tile, code in pairs])

    def _promote_fine(self, game: Game[Table]) -> bool:
        """Could the turn be finished with one worker fewer and the ability used? Which worker goes does not matter."""
        table, seat = game.table, self.seat
        money = table.money[seat] - table.board.as_white[2]
        if money < 0:
            return False
        shares, able = table.shares[seat], table.able[seat] - 1
        if quick(game, seat, money, shares, able):
            return True
        without = self.copy()
        without.ability = 1
        return search_action(game, without, money, shares, able)

    # --- refusals ---------------------------------------------------------------------------------------------

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        kind = type(action)
        if kind is a.BuildRail:
            return self._refuse_rail(game, action)
        if kind is a.BuildStation or kind is a.BuildOffice or kind is a.SellPiece:
            return self._refuse_placing(game, action)
        if kind is a.PromoteWorker:
            return self._refuse_promotion(game, action)
        if kind is a.EndAction:
            return self._refuse_end(game)
        if kind is a.UseAbility:
            return ability_refusal(game, self)
        if kind is a.PayPrice:
            return self._refuse_pay(game)
        if kind is a.TakeReward:
            return self._refuse_reward(game)
        if kind is a.TakeBonus:
            return self._refuse_bonus(game)
        if kind is a.FlipTrain:
            return flip_refusal(game, self.seat, action) if self.flips else Refusal("no_flip_open", "RR 9.2")
        return self._refuse_tile(game, action)

    def _refuse_rail(self, game: Game[Table], action: a.BuildRail) -> Refusal | None:
        table = game.table
        if self.job != k.RAILROAD_JOB:
            return Refusal("not_this_action", "RR 4.2", {"job": k.JOBS[self.job]})
        if not self.left and not self.third_rail(table.board):
            return Refusal("all_rails_built", "RR 7.3", {"rails": self.placed})
        refusal = rail_refusal(table, self.seat, action.space, table.rails_left, "RR 7.3")
        if refusal is not None:
            return refusal
        return None if self._rail_fine(game, table.board.where["space"][action.space]) else UNFINISHABLE

    def _refuse_placing(self, game: Game[Table], action: Any) -> Refusal | None:
        table, seat = game.table, self.seat
        jobs = {a.BuildStation: k.STATION_JOB, a.BuildOffice: k.TELEGRAPH_JOB, a.SellPiece: k.TRADE_JOB}
        if self.job != jobs[type(action)]:
            return Refusal("not_this_action", "RR 4.2", {"job": k.JOBS[self.job]})
        if not self.left:
            return Refusal("already_done", "RR 4.3", {"job": k.JOBS[self.job]})
        if self.job == k.STATION_JOB:
            refusal = station_refusal(table, seat, action.city, table.buildings_left, "RR 6.1")
            if refusal is not None:
                return refusal
            city = table.board.where["city"][action.city]
            if self._station_fine(game, city):
                return None
            cost = table.board.city_cost[city]
            poor = table.money[seat] + table.board.share_price * table.shares[seat] < cost
            return Refusal("cannot_pay", "RR 6.1", {"price": cost}) if poor else UNFINISHABLE
        if self.job == k.TELEGRAPH_JOB:
            refusal = office_refusal(table, seat, action.section, table.buildings_left, "RR 8.1")
        else:
            refusal = self._refuse_sale(table, action)
        if refusal is not None:
            return refusal
        if table.able[seat] >= table.board.minimum or safe_after(game, seat, action):
            return None
        return UNFINISHABLE

    def _refuse_sale(self, table: Table, action: a.SellPiece) -> Refusal | None:
        if action.piece not in ("rail", "building"):
            return Refusal("unknown_piece", "RR 9.1", {"piece": action.piece})
        rail = table.board.rail_section[table.rails_left[self.seat]]
        building = table.board.building_section[table.buildings_left[self.seat]]
        mine, other = (rail, building) if action.piece == "rail" else (building, rail)
        if mine > other or mine == len(table.board.section_money):
            return Refusal("not_leftmost", "RR 9.1", {"piece": action.piece})
        return None

    def _refuse_promotion(self, game: Game[Table], action: a.PromoteWorker) -> Refusal | None:
        if self.ability:
            return Refusal("ability_used", "RR 4.3")
        refusal = promotion_refusal(game.table, self.seat, action)
        if refusal is not None:
            return refusal
        return None if self._promote_fine(game) else UNFINISHABLE

    def _refuse_pay(self, game: Game[Table]) -> Refusal | None:
        table, seat = game.table, self.seat
        if not self.due or self.left:
            return Refusal("nothing_due", "RR Q1")
        if self.due > table.money[seat]:
            return Refusal("cannot_pay", "RR 4.5", {"price": self.due})
        return None if steady(game, seat) or safe_after(game, seat, PAY.action) else UNFINISHABLE

    def _refuse_reward(self, game: Game[Table]) -> Refusal | None:
        table, seat = game.table, self.seat
        if self.reward != k.OPEN:
            return Refusal("no_reward_open", "RR 6.1")
        entries = self.city_tile(table).primary
        if not works(table, seat, entries, table.money[seat], table.shares[seat]):
            return Refusal("effect_void", "RR Q41")
        return None if steady(game, seat) or safe_after(game, seat, REWARD.action) else UNFINISHABLE

    def _refuse_bonus(self, game: Game[Table]) -> Refusal | None:
        table, seat = game.table, self.seat
        if not self.bonus:
            return Refusal("no_bonus_open", "RR 6.3")
        tile = self.city_tile(table)
        money, shares = table.money[seat] - tile.bonus_price, table.shares[seat]
        if money < 0:
            return Refusal("cannot_pay", "RR 6.3", {"price": tile.bonus_price})
        if not works(table, seat, tile.bonus, money, shares):
            return Refusal("effect_void", "RR Q41")
        if quick(game, seat, money, shares, table.able[seat]) or safe_after(game, seat, BONUS.action):
            return None
        return UNFINISHABLE

    def _refuse_tile(self, game: Game[Table], action: a.UseTile) -> Refusal | None:
        table, seat = game.table, self.seat
        if not self.tile:
            return Refusal("no_tile_open", "RR 8.3")
        code = code_of(table, action.worker, action.place)
        if not has(table, seat, code):
            return Refusal("worker_not_yours", "RR 8.3", {"worker": action.worker, "place": action.place})
        if not self._tile_works(table, self.tile_entries(table), code):
            return Refusal("effect_void", "RR Q41")
        return None if self._tile_fine(game, action) else UNFINISHABLE

    def _refuse_end(self, game: Game[Table]) -> Refusal | None:
        table, seat = game.table, self.seat
        if self.left:
            return Refusal("main_action_open", "RR 4.3", {"left": self.left, "job": k.JOBS[self.job]})
        money = table.money[seat] - self.due
        if money < 0:
            return Refusal("cannot_pay", "RR 4.3", {"price": self.due})
        if table.able[seat] >= table.board.minimum:
            return None
        shares, able = table.shares[seat], table.able[seat]
        if self.deal and search_deals(game, DealRound(seat), money, shares, able):
            return None
        return Refusal("too_few_workers", "RR 5.1", {"workers": able, "minimum": table.board.minimum})

    def disabled(self, game: Game[Table]) -> Iterable[tuple[Action, Refusal]]:
        """Connected cities and spaces that are out of reach for money, and the end of the action."""
        table, offers, actions = game.table, game.table.board.options, [REWARD.action, BONUS.action, END.action]
        if not self.ability and not self.third_rail(table.board):
            actions.append(ABILITY.action)
        if self.due:
            actions.append(PAY.action)
        if self.left and self.job == k.STATION_JOB:
            actions += [offers.station[city].action for city in range(len(table.board.cities))]
        if self.left and self.job == k.RAILROAD_JOB:
            actions += [offers.rail[space].action for space in bits_of(table.reach[self.seat])]
        for action in actions:
            refusal = self.refusal(game, action)
            if refusal is not None and refusal.code not in ("no_reward_open", "no_bonus_open"):
                yield action, refusal

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self, game: Game[Table], action: Any) -> None:
        kind, table, seat = type(action), game.table, self.seat
        if kind is a.BuildRail:
            self._build_rail(game, table.board.where["space"][action.space])
        elif kind is a.BuildStation:
            self._build_station(game, table.board.where["city"][action.city])
        elif kind is a.BuildOffice:
            self._build_office(game, table.board.where["section"][action.section])
        elif kind is a.SellPiece:
            self._sell(game, action.piece)
        elif kind is a.PromoteWorker:
            self._promote(game, action)
        elif kind is a.EndAction:
            pay(game, seat, self.due)
            game.finish(self)
            if self.deal:
                begin_deals(game, seat)
        elif kind is a.UseAbility:
            use_ability(game, self)
        elif kind is a.PayPrice:
            pay(game, seat, self.due)
            self.due = 0
        elif kind is a.TakeReward:
            self.reward = k.TAKEN
            begin(game, seat, self.city_tile(table).primary)
        elif kind is a.TakeBonus:
            self.bonus = 0
            pay(game, seat, self.city_tile(table).bonus_price)
            begin(game, seat, self.city_tile(table).bonus)
        elif kind is a.FlipTrain:
            self.flips -= 1
            flip(game, seat, action)
        else:
            self.tile = 0
            give_up(game, seat, code_of(table, action.worker, action.place))
            begin(game, seat, self.tile_entries(table))

    def _build_rail(self, game: Game[Table], space: int) -> None:
        board = game.table.board
        if self.left:
            self.left -= 1
        else:
            self.ability = 1
        place_rail(game, self.seat, space, game.table.rails_left)
        self.due += board.per_triangle * board.terrain[space] + (0 if self.placed else board.base)
        self.triangles += board.terrain[space]
        self.placed += 1
        if board.deal_spaces >> space & 1:
            self.deal = 1

    def _build_station(self, game: Game[Table], city: int) -> None:
        self.left, self.target, self.reward = 0, city, k.OPEN
        self.due = game.table.board.city_cost[city]
        self.bonus = int(place_station(game, self.seat, city, game.table.buildings_left))

    def _build_office(self, game: Game[Table], section: int) -> None:
        table = game.table
        self.left, self.target, self.got = 0, section, table.board.shares[section]
        if place_office(game, self.seat, section, table.buildings_left):
            self.got += table.board.first_shares[section]
        receive_shares(game, self.seat, self.got)
        self.tile = int(table.section_tile[section] != NO_TILE)
        self.deal = table.board.deal_sections >> section & 1

    def _sell(self, game: Game[Table], piece: str) -> None:
        table, seat = game.table, self.seat
        left, sold, sections = (
            (table.rails_left, table.sold_rails, table.board.rail_section)
            if piece == "rail"
            else (table.buildings_left, table.sold_buildings, table.board.building_section)
        )
        price = table.board.section_money[sections[left[seat]]]
        left[seat] -= 1
        sold[seat] += 1
        self.left = 0
        game.emit(PieceSold(seat, piece, price))
        receive(game, seat, price)

    def _promote(self, game: Game[Table], action: a.PromoteWorker) -> None:
        table, (_, most, price) = game.table, game.table.board.as_white
        self.ability = 1
        pay(game, self.seat, price)
        promote(
            game, self.seat, code_of(table, action.worker, action.place), table.board.milestone_index[action.milestone]
        )
        if most > 1:
            begin(game, self.seat, [(k.PROMOTE, most - 1, price)])

    def city_tile(self, table: Table) -> CityTile:
        return table.board.city_tiles[table.city_tile[self.target]]

    def tile_entries(self, table: Table) -> tuple[Entry, ...]:
        return table.board.tiles[table.section_tile[self.target]][1]
