"""All that lies on the table. Lists over seats are flat: worker c of seat s is at s * 5 + c, and so on."""

from trunkline.core import Table as CoreTable
from trunkline.titles.railroad_revolution.board import RevolutionBoard
from trunkline.titles.railroad_revolution.kinds import COLOURS, JOBS, SLOTS, TRACKS

FREE, NEUTRAL = -1, 9  # who stands in a first-station or first-office box, if no seat does
NO_TILE = -1


class Table(CoreTable):
    """Rails, cities, stations and offices of a seat are bit masks over the board's numbers."""

    __slots__ = (
        "able",
        "bank",
        "board",
        "buildings_left",
        "cheap",
        "city_tile",
        "crew",
        "deal",
        "deal_pile",
        "deal_used",
        "dealt",
        "done",
        "down",
        "first_office",
        "first_station",
        "gone_buildings",
        "gone_rails",
        "held",
        "last_turn",
        "linked",
        "managers",
        "money",
        "offices",
        "piles",
        "placed",
        "pool",
        "rails",
        "rails_left",
        "reach",
        "seats",
        "section_tile",
        "share_bank",
        "shares",
        "spare_building",
        "spare_rail",
        "start",
        "starting",
        "stations",
        "track",
        "turn",
        "under",
        "unseen",
        "up",
        "wanted",
    )

    def __init__(self, board: RevolutionBoard, seats: int) -> None:
        trains = len(board.trains)
        self.board, self.seats, self.start = board, seats, 0
        self.turn, self.last_turn = 0, -1
        self.money, self.bank = [0] * seats, [0]
        self.shares, self.share_bank = [0] * seats, [0]
        self.pool = list(board.file.player_board.workers.value.values())
        self.dealt = [0] * COLOURS  # workers on the starting tiles
        self.crew = [0] * (seats * COLOURS)
        self.placed = [0] * (seats * len(JOBS) * COLOURS)
        self.able = [0] * seats  # available workers: the sum of the two lists above
        self.held = [NO_TILE] * (seats * SLOTS)
        self.managers = [0] * (seats * SLOTS * COLOURS)
        self.wanted = [0] * (seats * SLOTS)  # mask of the colours that fit a free slot
        self.done: list[list[int]] = [[] for _ in range(seats)]
        self.rails, self.reach, self.linked = [0] * seats, [0] * seats, [0] * seats
        self.cheap = [0] * seats  # triangles of the cheapest rails of one railroad action
        self.stations, self.offices = [0] * seats, [0] * seats
        self.first_station = [FREE] * len(board.cities)
        self.first_office = [FREE] * len(board.sections)
        self.rails_left = [len(board.rail_section) - 1] * seats
        self.buildings_left = [len(board.building_section) - 1] * seats
        self.gone_rails, self.gone_buildings = [0] * seats, [0] * seats  # sold, or spare and not used
        spares = board.file.player_board.spare_pieces
        self.spare_rail, self.spare_building = [spares.rails.value] * seats, [spares.buildings.value] * seats
        self.city_tile = list(board.printed)
        self.section_tile = [NO_TILE] * len(board.sections)
        self.up, self.down, self.piles = [0] * (seats * trains), [0] * (seats * trains), [0] * trains
        self.track = [0] * (seats * TRACKS)
        self.unseen: dict[str, list[int]] = {}  # milestones nobody has seen: sets, their order is drawn when needed
        self.under: dict[str, list[int]] = {}  # seen and put back under the pile, the next one first
        self.deal, self.deal_pile = NO_TILE, list(range(len(board.deals)))
        self.deal_used: list[int] = []
        self.starting: list[tuple[int, int, int]] = []  # tile, side, worker

    @property
    def round(self) -> int:
        """The round under way, or the last one played."""
        turn = self.turn if self.last_turn < 0 else min(self.turn, self.last_turn)
        return turn // self.seats + 1

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.board, twin.seats, twin.start = self.board, self.seats, self.start
        twin.turn, twin.last_turn, twin.deal = self.turn, self.last_turn, self.deal
        twin.money, twin.bank = self.money[:], self.bank[:]
        twin.shares, twin.share_bank = self.shares[:], self.share_bank[:]
        twin.pool, twin.dealt, twin.crew = self.pool[:], self.dealt[:], self.crew[:]
        twin.placed, twin.able = self.placed[:], self.able[:]
        twin.held, twin.managers, twin.wanted = self.held[:], self.managers[:], self.wanted[:]
        twin.done = [tiles[:] for tiles in self.done]
        twin.rails, twin.reach, twin.linked, twin.cheap = self.rails[:], self.reach[:], self.linked[:], self.cheap[:]
        twin.stations, twin.offices = self.stations[:], self.offices[:]
        twin.first_station, twin.first_office = self.first_station[:], self.first_office[:]
        twin.rails_left, twin.buildings_left = self.rails_left[:], self.buildings_left[:]
        twin.gone_rails, twin.gone_buildings = self.gone_rails[:], self.gone_buildings[:]
        twin.spare_rail, twin.spare_building = self.spare_rail[:], self.spare_building[:]
        twin.city_tile, twin.section_tile = self.city_tile[:], self.section_tile[:]
        twin.up, twin.down, twin.piles, twin.track = self.up[:], self.down[:], self.piles[:], self.track[:]
        twin.unseen = {group: tiles[:] for group, tiles in self.unseen.items()}
        twin.under = {group: tiles[:] for group, tiles in self.under.items()}
        twin.deal_pile, twin.deal_used = self.deal_pile[:], self.deal_used[:]
        twin.starting = self.starting[:]
        return twin
