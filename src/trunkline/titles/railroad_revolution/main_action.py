"""The main action under way with everything it opens (rules 4.3 to 4.7, 6 to 9, 15, Q1)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Action, Decision, Game, Option, Refusal
from trunkline.core.refusal import Fact
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.ability import ability_refusal, use_ability
from trunkline.titles.railroad_revolution.board import CityTile, RevolutionBoard, bits_of
from trunkline.titles.railroad_revolution.choices import promotion_refusal
from trunkline.titles.railroad_revolution.deals import DealRound, begin_deals
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE, begin, usable_after, works
from trunkline.titles.railroad_revolution.finish import quick, safe_after, search_action, search_deals, steady
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.money import pay
from trunkline.titles.railroad_revolution.network import cheapest, least_triangles, rails_needed
from trunkline.titles.railroad_revolution.pieces import free_sections
from trunkline.titles.railroad_revolution.placing import JOB_OF, place, placing_options, placing_refusal
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.train_tiles import flip, flip_options, flip_refusal
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
        job, worker = k.JOBS[self.job], k.WORKERS[self.worker]
        return {
            "job": job,
            "worker": worker,
            "ability": None if self.ability else f"{job}-{worker}" if self.worker else "as-white",
            "due": self.due,
            "left": self.left,
        }

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
        table, seat = game.table, self.seat
        placing_options(game, self, found)
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
        if kind in JOB_OF:
            return placing_refusal(game, self, action)
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
        if quick(game, seat, money, shares, table.able[seat]) or usable_after(game, seat, BONUS.action):
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
        if kind in JOB_OF:
            place(game, self, action)
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
            begin(game, seat, self.city_tile(table).bonus, self.city_tile(table).bonus_price)
        elif kind is a.FlipTrain:
            self.flips -= 1
            flip(game, seat, action)
        else:
            self.tile = 0
            give_up(game, seat, code_of(table, action.worker, action.place))
            begin(game, seat, self.tile_entries(table))

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
