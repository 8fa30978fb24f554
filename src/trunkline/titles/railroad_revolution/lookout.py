"""The exact search for a way to the end of a turn (rules 4.7, 5.1, Q39), over the few things that help.

What helps: rewards of money, shares or workers, trains and flips of trains that give some of these, orange money, the
sale, open deals of the own turn, selling shares, hiring, and for a station a free rail that connects another city.
Shares are sold and workers hired as late as possible: neither gets dearer by waiting.
"""

from typing import TYPE_CHECKING, Any

from trunkline.core import Game
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import bits_of
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.network import cheapest
from trunkline.titles.railroad_revolution.table import FREE, NO_TILE, Table

if TYPE_CHECKING:
    from trunkline.titles.railroad_revolution.main_action import MainAction

# Items of a frame: an entry, or one of these.
LIST, MAIN, ABILITY, REWARD = -1, -2, -3, -4  # LIST: money, shares, workers, entries; REWARD: entries
Item = tuple[Any, ...]
Frame = tuple[Item, ...]
HELPFUL = frozenset({k.MONEY, k.SHARES, k.WORKER, k.RAIL, k.FLIP, k.TRAIN, k.PRIVATE_DEAL, k.MONEY_PER_TRAIN})


def helpful(entries: tuple[Entry, ...] | list[Entry]) -> Frame:
    """The entries that can help to finish a turn."""
    return tuple(entry for entry in entries if entry[0] in HELPFUL)


class Lookout:
    """One exact search. A frame holds what is open on one level; the last frame is the innermost one."""

    __slots__ = ("action", "board", "game", "met", "seat", "table", "workers")

    def __init__(self, game: Game[Any], seat: int, action: "MainAction | None") -> None:
        self.game, self.seat, self.action = game, seat, action
        self.table: Table = game.table
        self.board = self.table.board
        self.workers = 0
        self.met: set[Any] = set()

    def search(self, frames: tuple[Frame, ...], money: int, shares: int, able: int, pool: int) -> bool:
        """Is there a way to the end from these frames and means?"""
        table, seat, count = self.table, self.seat, len(self.board.trains)
        self.workers = able + sum(table.pool) + pool
        own = slice(seat * count, (seat + 1) * count)
        trains = (tuple(table.up[own]), tuple(table.down[own]), tuple(table.piles))
        net = (
            table.rails[seat],
            table.reach[seat],
            table.linked[seat],
            table.rails_left[seat],
            table.buildings_left[seat],
        )
        action = self.action
        doing = (action.due, action.deal, action.target, action.triangles, action.got) if action else (0, 0, -1, 0, 0)
        return self._go(frames, (money, shares, able), trains, doing, net)

    def _go(self, frames: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        if not frames:
            return self._finished(means)
        key = (frames, means, trains, doing, net)
        if key in self.met:
            return False
        self.met.add(key)
        if self._close(frames, means, trains, doing, net):
            return True
        top, below = frames[-1], frames[:-1]
        for n, item in enumerate(top):
            rest = top[:n] + top[n + 1 :]
            if self._use(item, rest, below, means, trains, doing, net):
                return True
        return False

    def _finished(self, means: tuple[int, int, int]) -> bool:
        """Enough workers at the end of the turn, hiring with everything that is left (rule 5.1)?"""
        money, shares, able = means
        missing = self.board.minimum - able
        if missing <= 0:
            return True
        enough: bool = money + self.board.share_price * shares >= self.board.hire * missing
        return enough and self.workers >= self.board.minimum

    def _close(self, frames: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        """Decline what is left in the innermost frame; for the action itself: pay, then come the own deals."""
        if len(frames) > 1 or self.action is None:
            return self._go(frames[:-1], means, trains, doing, net)
        if any(item[0] == MAIN for item in frames[0]):
            return False
        paid = self._pay(means, doing[0], 0, 0)
        if paid is None:
            return False
        after = (self.deals(0, self.board.deal_counts[0]),) if doing[1] else ()
        self_action, self.action = self.action, None
        found = self._go(after, paid, trains, (0, 0, -2, 0, 0), net)
        self.action = self_action
        return found

    def deals(self, done: int, allowed: int) -> Frame:
        """The deals still open to a player who may do so many more of the face-up tile."""
        if allowed <= 0:
            return ()
        open_ = [deal for n, deal in enumerate(self.board.deals[self.table.deal][1]) if not done >> n & 1]
        if allowed < len(open_):
            return ((k.PRIVATE_DEAL, 0),)
        return tuple((LIST, deal.money, deal.shares, 0, helpful(deal.entries)) for deal in open_)

    def _pay(self, means: Any, price: int, shares: int, workers: int) -> tuple[int, int, int] | None:
        """The means after a price, selling no more shares than needed; None if it cannot be paid."""
        money, own, able = means
        own -= shares
        if workers > able:
            price += self.board.hire * (workers - able)
            able = workers
        able -= workers
        if money < price:
            sold = -((money - price) // self.board.share_price)
            own -= sold
            money += sold * self.board.share_price
        return None if own < 0 else (money - price, own, able)

    def _use(
        self, item: Item, rest: Frame, below: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any
    ) -> bool:
        kind = item[0]
        here = (*below, rest)
        money, shares, able = means
        if kind == k.MONEY:
            return self._go(here, (money + item[1], shares, able), trains, doing, net)
        if kind == k.SHARES:
            return self._go(here, (money, shares + item[1], able), trains, doing, net)
        if kind == k.WORKER:
            return able < self.workers and self._go(here, (money, shares, able + 1), trains, doing, net)
        if kind == k.MONEY_PER_TRAIN:
            owned = sum(trains[0]) + sum(trains[1])
            return self._go(here, (money + item[1] * owned, shares, able), trains, doing, net)
        if kind == LIST:
            paid = self._pay(means, item[1], item[2], item[3])
            return bool(item[4]) and paid is not None and self._go((*here, item[4]), paid, trains, doing, net)
        if kind == REWARD:
            return self._go((*here, item[1]), means, trains, doing, net)
        if kind == k.FLIP:
            return self._flip(item, here, means, trains, doing, net)
        if kind == k.TRAIN:
            return self._train(here, means, trains, doing, net)
        if kind == k.PRIVATE_DEAL:
            return self._deal(item[1], here, means, trains, doing, net)
        if kind == k.RAIL:
            return self._rail(here, means, trains, doing, net)
        if kind == ABILITY:
            return self._ability(rest, below, means, trains, doing, net)
        return self._main(rest, below, means, trains, doing, net)

    def _flip(self, item: Item, here: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        up, down, piles = trains
        if item[1] > 1:
            here = (*here, ((k.FLIP, item[1] - 1),))
        for train, effects in enumerate(self.board.train_effects):
            gains = helpful(effects)
            if not gains:
                continue
            if up[train]:
                turned = (_changed(up, train, -1), _changed(down, train, 1), piles)
                frames = (*here, ((LIST, self.board.train_price[train], 0, 0, gains),))
                if self._go(frames, means, turned, doing, net):
                    return True
            if down[train]:
                turned = (_changed(up, train, 1), _changed(down, train, -1), piles)
                if self._go(here, means, turned, doing, net):
                    return True
        return False

    def _train(self, here: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        up, down, piles = trains
        return any(
            left and self._go(here, means, (_changed(up, train, 1), down, _changed(piles, train, -1)), doing, net)
            for train, left in enumerate(piles)
        )

    def _deal(self, rebate: int, here: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        if self.table.deal == NO_TILE:
            return False
        for deal in self.board.deals[self.table.deal][1]:
            gains = helpful(deal.entries)
            paid = self._pay(means, deal.money, max(0, deal.shares - rebate), 0)
            if paid is None:
                continue
            if deal.shares < rebate:
                paid = (paid[0], paid[1] + rebate - deal.shares, paid[2])
            if self._go((*here, gains), paid, trains, doing, net):
                return True
        return False

    def _rail(self, here: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        """A free rail helps only a station that has no place yet."""
        action = self.action
        if action is None or action.job != k.STATION_JOB or doing[2] >= 0 or not net[3]:
            return False
        rails, reach, linked, rails_left, buildings_left = net
        for space in bits_of(reach):
            mine = rails | 1 << space
            grown = (reach | self.board.opens[space]) & ~mine
            joined = linked | self.board.space_cities[space]
            if self._go(here, means, trains, doing, (mine, grown, joined, rails_left - 1, buildings_left)):
                return True
        return False

    def _ability(self, rest: Frame, below: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        action = self.action
        assert action is not None
        price, entry = self.board.abilities[action.job][action.worker] or (0, (k.STEPS, 0, 0))
        kind = entry[0]
        due, deal, target, triangles, got = doing
        money, shares, able = means
        complete = all(item[0] != MAIN for item in rest)
        here = (*below, rest)
        if kind == k.MONEY_PER_TRIANGLE:
            money += entry[1] + entry[2] * triangles
            return complete and self._go(here, (money, shares, able), trains, doing, net)
        if kind == k.THIRD_RAIL:
            if not complete or deal or not net[3]:
                return False
            more = cheapest(self.board, net[0], net[1], 1, deal=True)
            doing = (due + self.board.per_triangle * more, 1, target, triangles + more, got)
            return more < k.NEVER and self._go(here, means, trains, doing, net)
        if kind in HELPFUL:
            return self._use((LIST, price, 0, 0, (entry,)), rest, below, means, trains, doing, net)
        if target < 0:
            return False
        if kind == k.WAIVE_COST:
            return due > 0 and self._go(here, means, trains, (0, deal, target, triangles, got), net)
        if kind == k.PRIMARY_AGAIN:
            if any(item[0] == REWARD for item in rest):
                return False
            again = helpful(self._city_tile(target).primary)
            return self._use((LIST, price, 0, 0, again), rest, below, means, trains, doing, net)
        if kind == k.BONUS_AGAIN:
            tile = self._city_tile(target)
            return self._use(
                (LIST, price + tile.bonus_price, 0, 0, helpful(tile.bonus)), rest, below, means, trains, doing, net
            )
        if kind == k.FIRST_OFFICE:
            return self._go(here, (money, shares + self.board.first_shares[target], able), trains, doing, net)
        if kind == k.MONEY_PER_SHARE:
            return self._go(here, (money + entry[1] * got, shares, able), trains, doing, net)
        if kind == k.TILE and self.table.section_tile[target] != NO_TILE:
            gains = helpful(self.board.tiles[self.table.section_tile[target]][1])
            return self._use((LIST, price, 0, 0, gains), rest, below, means, trains, doing, net)
        return False

    def _city_tile(self, city: int) -> Any:
        return self.board.city_tiles[self.table.city_tile[city]]

    # --- the main action itself -------------------------------------------------------------------------------

    def _main(self, rest: Frame, below: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        action = self.action
        assert action is not None
        if action.job == k.TRADE_JOB:
            section = min(self.board.rail_section[net[3]], self.board.building_section[net[4]])
            if section == len(self.board.section_money):
                return False
            money = means[0] + self.board.section_money[section]
            return self._go((*below, rest), (money, means[1], means[2]), trains, doing, net)
        if action.job == k.RAILROAD_JOB:
            return self._main_rails(rest, below, means, trains, doing, net)
        if not net[4]:
            return False
        net = (*net[:4], net[4] - 1)
        if action.job == k.STATION_JOB:
            return any(
                self._station(city, rest, below, means, trains, doing, net)
                for city in bits_of(net[2] & ~self.table.stations[self.seat])
            )
        return any(
            self._office(section, rest, below, means, trains, doing, net)
            for section in range(len(self.board.sections))
            if not self.table.offices[self.seat] >> section & 1
        )

    def _station(
        self, city: int, rest: Frame, below: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any
    ) -> bool:
        tile = self._city_tile(city)
        opened: list[Item] = [(REWARD, helpful(tile.primary))]
        if self.table.first_station[city] == FREE and helpful(tile.bonus):
            opened.append((LIST, tile.bonus_price, 0, 0, helpful(tile.bonus)))
        doing = (self.board.city_cost[city], 0, city, 0, 0)
        return self._go((*below, (*rest, *opened)), means, trains, doing, net)

    def _office(
        self, section: int, rest: Frame, below: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any
    ) -> bool:
        got = self.board.shares[section]
        if self.table.first_office[section] == FREE:
            got += self.board.first_shares[section]
        tile = self.table.section_tile[section]
        opened = () if tile == NO_TILE else ((LIST, 0, 0, 1, helpful(self.board.tiles[tile][1])),)
        doing = (0, self.board.deal_sections >> section & 1, section, 0, got)
        return self._go((*below, (*rest, *opened)), (means[0], means[1] + got, means[2]), trains, doing, net)

    def _main_rails(self, rest: Frame, below: tuple[Frame, ...], means: Any, trains: Any, doing: Any, net: Any) -> bool:
        """The cheapest rails, and the cheapest with one on a deal symbol: nothing else about them helps."""
        action = self.action
        assert action is not None
        board, (due, deal, _, triangles, got) = self.board, doing
        rails, reach, linked, rails_left, buildings_left = net
        start = 0 if action.placed else board.base
        counts = [(action.left, rest)]
        if (ABILITY,) in rest and action.third_rail(board) and rails_left > action.left:
            counts.append((action.left + 1, tuple(item for item in rest if item[0] != ABILITY)))
        for count, items in counts:
            for wanted in (False, True):
                if wanted and (deal or means[2] >= board.minimum):
                    continue  # after the payment only missing workers make a deal round useful
                more = cheapest(board, rails, reach, count, deal=wanted)
                if more >= k.NEVER:
                    continue
                after = (due + start + board.per_triangle * more, int(wanted or deal), -1, triangles + more, got)
                left = (rails, reach, linked, rails_left - count, buildings_left)
                if self._go((*below, items), means, trains, after, left):
                    return True
        return False


def _changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])
