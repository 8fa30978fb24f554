"""What things are worth to a seat, in victory points, by rules of thumb."""

from trunkline.bots.railroad_revolution.goals import FAR, Goals, distances
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import Deal, bits_of
from trunkline.titles.railroad_revolution.effects import trains_of
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.pieces import free_cities, free_sections
from trunkline.titles.railroad_revolution.scoring import units
from trunkline.titles.railroad_revolution.table import FREE, NO_TILE, Table
from trunkline.titles.railroad_revolution.workers import can_promote, codes

SHARE = 1.9  # a share: 150 when sold, more in a deal
CITY, LEVEL, FAR_CITY = 1.0, 0.8, 6.0  # a connected city, per level, and one that a track counts
HUNDRED = ((1600, 0.5), (1000, 0.9), (600, 1.2), (0, 1.6))  # points for 100 more, by what one has
WORKER = 4.0  # a worker, whatever its colour
FINAL_UNITS = 4  # offices or stations that a seat will have in the end, at least


class Values:
    """The prices of one seat in one position; made once per decision that needs it."""

    __slots__ = ("far_level", "far_value", "goals", "hope", "hundred", "left", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.goals = Goals(table, seat)
        pieces = table.rails_left[seat] + table.buildings_left[seat]
        self.left = 2 if table.last_turn >= 0 else max(2, pieces - 4)  # turns to come, roughly
        self._far_cities()
        wealth = table.money[seat] + table.board.share_price * table.shares[seat]
        self.hundred = 0.2 if self.left <= 2 else next(value for least, value in HUNDRED if wealth >= least)

    def _far_cities(self) -> None:
        """The level that a track multiplies, that track's value, and how many more such cities one may hope for."""
        table, seat, board = self.table, self.seat, self.table.board
        self.far_level, self.far_value, self.hope = 0, 0.0, 0.0
        for track, (_, level) in enumerate(board.track_units):
            if level:
                self.far_level = level
                self.far_value = board.track_values[track][table.track[seat * k.TRACKS + track]]
        mask = board.level_mask.get(self.far_level, 0) & ~table.linked[seat]
        if mask and table.rails_left[seat]:
            nearest = min(
                (distances(board)[space][city] for space in bits_of(table.reach[seat]) for city in bits_of(mask)),
                default=FAR,
            )
            if nearest < min(table.rails_left[seat], 2 * self.left):
                self.hope = 0.9 if nearest <= 2 else 0.5 if nearest <= 4 else 0.25

    def money(self, amount: float) -> float:
        return self.hundred * amount / 100

    # --- places -----------------------------------------------------------------------------------------------

    def space(self, space: int) -> float:
        """A rail in this space, without the price of the action."""
        table, goals, board = self.table, self.goals, self.table.board
        triangles = board.terrain[space]
        value = goals.terrain.get(triangles, 0.0) - self.money(board.per_triangle * triangles)
        if board.deal_spaces >> space & 1:
            value += 1.5 + goals.deal
        linked = table.linked[self.seat]
        row = distances(board)[space]
        best = 0.0
        for city, level in enumerate(board.city_level):
            far = row[city]
            if linked >> city & 1 or far > 4:
                continue
            wish = CITY + LEVEL * level + goals.cities.get(level, 0.0) + 0.7 * goals.stations.get(level, 0.0)
            if level == self.far_level:
                wish += FAR_CITY + self.far_value
            if far == 0:
                value += wish
            elif far < FAR:
                best = max(best, wish / (1.0 + far))
        return value + best

    def rails(self, count: int) -> float:
        """The best rails that can be laid at once, roughly, with the price of the action."""
        table = self.table
        found = sorted((self.space(space) for space in bits_of(table.reach[self.seat])), reverse=True)[:count]
        return sum(found) - self.money(table.board.base)

    def city(self, city: int, free: bool = False) -> float:
        """A station in this city; `free`: by a deal, without cost, reward and bonus."""
        table, board = self.table, self.table.board
        value = 1.5 + self.goals.stations.get(board.city_level[city], 0.0) + self._unit(1)
        if free:
            return value
        tile = board.city_tiles[table.city_tile[city]]
        value += self.entries(tile.primary) - self.money(board.city_cost[city])
        if table.first_station[city] == FREE:
            value += max(0.0, self.entries(tile.bonus) - self.money(tile.bonus_price))
        return value

    def section(self, section: int, free: bool = False) -> float:
        """An office in this section; `free`: by a deal, without shares and tile."""
        table, board = self.table, self.table.board
        offices = table.offices[self.seat]
        value = 1.0 + self._unit(0)
        for both, points in board.links:
            if both >> section & 1:
                value += points if both & ~(1 << section) & offices else 0.3 * points
        if free:
            return value
        value += SHARE * board.shares[section]
        if table.first_office[section] == FREE:
            value += SHARE * board.first_shares[section]
        tile = table.section_tile[section]
        if tile != NO_TILE:
            return value + max(0.0, self.entries(board.tiles[tile][1]) - self.lost_worker())
        return value + 2.0

    def _unit(self, track: int) -> float:
        """One more office or station for its performance track."""
        return max(2.0, self.table.board.track_values[track][self.table.track[self.seat * k.TRACKS + track]])

    # --- workers ----------------------------------------------------------------------------------------------

    def worker(self, colour: int) -> float:
        """One more worker of this colour."""
        spare = self.table.able[self.seat] - self.table.board.minimum
        fits = self.goals.colours[colour] and not self._has(colour)
        scarce = 2.0 if spare <= 0 else 1.2 if spare == 1 else 0.4
        return WORKER + scarce + (0.0 if colour == 0 else 1.5) + (3.0 if fits else 0.0)

    def _has(self, colour: int) -> bool:
        return colour in codes(self.table, self.seat) or colour + k.COLOURS in codes(self.table, self.seat)

    def lost_worker(self) -> float:
        spare = self.table.able[self.seat] - self.table.board.minimum
        return 4.5 if spare >= 2 else 7.5 if spare == 1 else 18.0

    def promotion(self, tile: int) -> float:
        """One more manager on a held tile."""
        slot = 0 if self.table.held[self.seat * k.SLOTS] == tile else 1
        wanted = self.table.wanted[self.seat * k.SLOTS + slot]
        best = max((self.goals.colours[colour] for colour in range(k.COLOURS) if wanted >> colour & 1), default=0.0)
        spare = self.table.able[self.seat] - self.table.board.minimum
        return best + (2.5 if spare >= 2 else 1.5)

    # --- effects ----------------------------------------------------------------------------------------------

    def entries(self, entries: tuple[Entry, ...]) -> float:
        return sum(max(0.0, self.entry(entry)) for entry in entries)

    def entry(self, entry: Entry) -> float:
        """One effect."""
        table, seat, kind = self.table, self.seat, entry[0]
        if kind == k.STEPS:
            return min(entry[1], 3) * 0.8 * self.step() + 0.5 * max(0, entry[1] - 3) * self.step()
        if kind == k.WORKER:
            return max(self.worker(colour) for colour in entry[1:])
        if kind == k.MONEY:
            return self.money(entry[1])
        if kind == k.SHARES:
            return SHARE * entry[1]
        if kind == k.PROMOTE:
            spare = table.able[seat] - table.board.minimum
            if spare <= 0 or not can_promote(table, seat):
                return 0.0
            return 4.0 * min(entry[1], spare) - self.money(entry[2])
        if kind == k.RAIL or kind == k.START_RAIL:
            return self.rails(1) + self.money(table.board.base) if table.rails_left[seat] else 0.0
        if kind == k.STATION or kind == k.START_STATION:
            return max((self.city(city, True) for city in bits_of(free_cities(table, seat))), default=0.0)
        if kind == k.OFFICE or kind == k.START_OFFICE:
            return max((self.section(place, True) for place in bits_of(free_sections(table, seat))), default=0.0)
        if kind == k.FLIP:
            return sum(sorted(self.flips(), reverse=True)[: entry[1]])
        if kind == k.TRAIN:
            return table.board.train_vp if any(table.piles) else 0.0
        if kind == k.SWAP:
            return 2.0
        if kind == k.PRIVATE_DEAL:
            return max(self.deal(deal, entry[1]) for deal in table.board.deals[table.deal][1])
        if kind == k.MONEY_PER_TRAIN:
            return self.money(entry[1] * trains_of(table, seat))
        return 0.0

    def deal(self, deal: Deal, rebate: int = 0) -> float:
        return self.entries(deal.entries) - SHARE * (deal.shares - rebate) - self.money(deal.money)

    def flip(self, train: int, face: str) -> float:
        """Turning up is worth its points; turning down the effect, and a way back to the points while there is time."""
        points = self.table.board.train_vp
        if face == "down":
            return 0.75 * points
        price, effects = self.table.board.train_price[train], self.table.board.train_effects[train]
        back = min(0.75, 0.03 * self.left) * points
        return self.entries(effects) - self.money(price) - points + back

    def flips(self) -> list[float]:
        """What flipping each own train is worth."""
        table, count = self.table, len(self.table.board.trains)
        own, found = self.seat * count, [0.0]
        for train in range(count):
            if table.up[own + train]:
                found.append(self.flip(train, "up"))
            if table.down[own + train]:
                found += [self.flip(train, "down")] * table.down[own + train]
        return found

    def advance(self, track: int) -> float:
        """One step on a track: the points it adds, with units to come, less what is paid."""
        table, board = self.table, self.table.board
        at = table.track[self.seat * k.TRACKS + track]
        values, costs = board.track_values[track], board.track_costs[track]
        if at == len(costs):
            return -1.0
        expected: float = units(table, self.seat, track)
        if self.left > 2:
            level = board.track_units[track][1]
            expected = expected + self.hope if level else max(expected, FINAL_UNITS if self.left > 6 else 0)
        price, given, worker = costs[at]
        cost = self.money(price) + SHARE * given + (self.lost_worker() if worker else 0.0)
        return expected * (values[at + 1] - values[at]) - cost

    def step(self) -> float:
        return max(0.0, *(self.advance(track) for track in range(k.TRACKS)))

    def ability(self, job: int, colour: int) -> float:
        """The own ability of a specialist before a target is named, roughly."""
        row = self.table.board.abilities[job][colour]
        if row is None:
            return 0.0
        price, entry = row
        kind = entry[0]
        if kind == k.WAIVE_COST:
            return self.money(300)
        if kind in (k.PRIMARY_AGAIN, k.BONUS_AGAIN):
            return 5.0 - self.money(price)
        if kind == k.MONEY_PER_TRIANGLE:
            return self.money(entry[1] + 2 * entry[2])
        if kind == k.THIRD_RAIL:
            return 4.0
        if kind == k.FIRST_OFFICE:
            return SHARE
        if kind == k.MONEY_PER_SHARE:
            return self.money(3 * entry[1])
        if kind == k.TILE:
            return 5.0 - self.money(price)
        return self.entry(entry) - self.money(price)
