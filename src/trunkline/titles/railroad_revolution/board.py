"""The board: what never changes in a game, as tuples, bit masks and ready-made options."""

from collections.abc import Sequence
from typing import Any

from trunkline.core import Board, Option, Range
from trunkline.core.data import fingerprint
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.compile import entries_of, entry_of
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.schema import BoardFile, ByPlayers


def mask_of(bits: Sequence[int]) -> int:
    """A bit mask with these bits."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits of a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class CityTile:
    """A city tile: primary reward on the right, first-station bonus on the left."""

    __slots__ = ("bonus", "bonus_price", "group", "id", "primary", "symbol")

    def __init__(self, tile: Any, colours: Sequence[str]) -> None:
        self.id, self.group, self.symbol = tile.id, tile.group, tile.first_station.symbol
        self.primary = entries_of(tile.primary, colours)
        self.bonus_price: int = tile.first_station.cost.money
        self.bonus = entries_of(tile.first_station.effects, colours)


class Deal:
    """One deal of a deal tile."""

    __slots__ = ("entries", "money", "shares", "symbol")

    def __init__(self, deal: Any, colours: Sequence[str]) -> None:
        self.symbol: str = deal.symbol
        self.shares: int = deal.share_cost
        self.money: int = deal.extra_cost.money
        self.entries = entries_of(deal.effects, colours)


class Milestone:
    """A milestone tile. `need` counts the slots per colour, `any` those for every colour."""

    __slots__ = ("any", "conditions", "group", "id", "need", "slots", "vp")

    def __init__(self, tile: Any, colours: Sequence[str]) -> None:
        self.id, self.group = tile.id, tile.group
        self.vp: int = tile.vp
        self.need = tuple(tile.managers.count(colour) for colour in colours)
        self.any: int = tile.managers.count("any")
        self.slots = len(tile.managers)
        self.conditions = tile.conditions


class RevolutionBoard(Board):
    """Numbers stand for things: cities, spaces, sections, tracks and tiles count from 0 in the order of the file."""

    __slots__ = (
        "abilities",
        "as_white",
        "base",
        "building_section",
        "cities",
        "city_cost",
        "city_costs",
        "city_level",
        "city_names",
        "city_spaces",
        "city_tiles",
        "colour_index",
        "colours",
        "deal_counts",
        "deal_sections",
        "deal_spaces",
        "deals",
        "draw",
        "file",
        "first_shares",
        "hire",
        "level_mask",
        "links",
        "logo_buildings",
        "logo_rails",
        "milestone_index",
        "milestones",
        "minimum",
        "next_group",
        "opens",
        "options",
        "per_triangle",
        "printed",
        "rail_section",
        "rails_per_action",
        "rounds_after",
        "section_money",
        "sections",
        "share_price",
        "shares",
        "space_cities",
        "space_names",
        "spaces",
        "start_milestones",
        "start_space",
        "start_train",
        "starting",
        "terrain",
        "terrain_masks",
        "tile_sections",
        "tiles",
        "track_costs",
        "track_units",
        "track_values",
        "tracks",
        "trade_flips",
        "train_effects",
        "train_price",
        "train_vp",
        "trains",
        "where",
    )

    def __init__(self, file: BoardFile) -> None:
        self.file, self.origin = file, file.origin
        self.digest = fingerprint(file)
        own = file.player_board
        self.colours = tuple(own.workers.value)
        self._map(file)
        self._telegraph(file)
        self._tiles(file)
        self._player_board(file)
        start = file.setup.start
        self.start_space = self.spaces.index(file.start_space.value)
        self.start_train = self.trains.index(start.train.value)
        self.start_milestones = start.milestones.value
        self.draw = file.setup.milestone_draw.value.draw
        counts = file.setup.deals.value
        self.deal_counts = (counts.who_triggered, counts.others)
        self.next_group = file.setup.next_group.value
        self.rounds_after = file.setup.rounds_after_the_trigger.value
        self.options = Options(self)

    def players(self, seats: int) -> ByPlayers:
        return self.file.setup.by_players[str(seats)]

    def _map(self, file: BoardFile) -> None:
        self.cities = tuple(city.id for city in file.cities)
        self.city_names = {city.id: city.name for city in file.cities}
        self.city_cost = tuple(city.station_cost for city in file.cities)
        self.city_level = tuple(city.level for city in file.cities)
        self.level_mask = {
            level: mask_of([i for i, own in enumerate(self.city_level) if own == level])
            for level in sorted(set(self.city_level))
        }
        self.city_costs = tuple(
            (cost, mask_of([i for i, own in enumerate(self.city_cost) if own == cost]))
            for cost in sorted(set(self.city_cost))
        )
        self.spaces = tuple(space.id for space in file.rail_spaces)
        self.space_names = {
            space: f"{self.city_names[line.start]}–{self.city_names[line.end]}" + (f" {n}" if line.spaces[1:] else "")
            for line in file.lines
            for n, space in enumerate(line.spaces, 1)
        }
        self.where = {"city": index_of(self.cities), "space": index_of(self.spaces)}
        self.terrain = tuple(space.terrain for space in file.rail_spaces)
        self.terrain_masks = tuple(
            (triangles, mask_of([i for i, own in enumerate(self.terrain) if own == triangles]))
            for triangles in sorted(set(self.terrain))
        )
        self.deal_spaces = mask_of([i for i, space in enumerate(file.rail_spaces) if space.deal])
        city, at = self.where["city"], self.where["space"]
        self.space_cities = tuple(
            mask_of([city[id_] for id_ in space.adjacent if id_ in city]) for space in file.rail_spaces
        )
        self.city_spaces = tuple(
            mask_of([i for i, near in enumerate(self.space_cities) if near >> c & 1]) for c in range(len(self.cities))
        )
        opens = []
        for space, near in zip(file.rail_spaces, self.space_cities, strict=True):
            mask = mask_of([at[id_] for id_ in space.adjacent if id_ in at])
            for c in bits_of(near):
                mask |= self.city_spaces[c]
            opens.append(mask)
        self.opens = tuple(opens)  # what a rail in a space makes available (rule 5.6)

    def _telegraph(self, file: BoardFile) -> None:
        line = file.telegraph
        self.sections = tuple(str(section.index) for section in line.sections)
        self.where["section"] = index_of(self.sections)
        self.shares = tuple(section.shares for section in line.sections)
        self.first_shares = tuple(section.first_office_bonus_shares for section in line.sections)
        self.deal_sections = mask_of([i for i, section in enumerate(line.sections) if section.deal])
        self.tile_sections = tuple(i for i, section in enumerate(line.sections) if section.tile_slot)
        self.links = tuple(
            (mask_of([self.sections.index(str(n)) for n in link.between]), link.vp) for link in line.links
        )
        tracks = file.performance_tracks
        self.tracks = tuple(track.id for track in tracks)
        self.where["track"] = index_of(self.tracks)
        self.track_values = tuple(track.vp_values for track in tracks)
        self.track_units = tuple((track.multiplier, track.level or 0) for track in tracks)
        costs = []
        for track in tracks:
            at = {crossing.start: crossing.cost for crossing in track.step_costs}
            costs.append(
                tuple(
                    (at[i].money, at[i].shares, at[i].worker) if i in at else (0, 0, 0)
                    for i in range(len(track.vp_values) - 1)
                )
            )
        self.track_costs = tuple(costs)

    def _tiles(self, file: BoardFile) -> None:
        colours = self.colours
        tiles = (*file.city_tiles, *file.printed_city_tiles)
        self.city_tiles = tuple(CityTile(tile, colours) for tile in tiles)
        ids = [tile.id for tile in tiles]
        self.printed = tuple(
            ids.index(city.printed_tile) if city.printed_tile is not None else -1 for city in file.cities
        )
        self.tiles = tuple((tile.id, entries_of(tile.effects, colours)) for tile in file.telegraph_tiles)
        trains = file.train_tiles
        self.trains = tuple(train.id for train in trains)
        self.where["train"] = index_of(self.trains)
        self.train_price = tuple(train.cost.money for train in trains)
        self.train_effects = tuple(entries_of(train.effects, colours) for train in trains)
        self.train_vp = file.train_vp_face_up.value
        self.milestones = tuple(Milestone(tile, colours) for tile in file.milestone_tiles)
        self.milestone_index = index_of([tile.id for tile in file.milestone_tiles])
        self.deals = tuple((tile.id, tuple(Deal(deal, colours) for deal in tile.deals)) for tile in file.deal_tiles)
        self.starting = tuple(
            (tile.id, tuple((side.symbol, entries_of(side.effects, colours)) for side in tile.sides))
            for tile in file.starting_tiles
        )

    def _player_board(self, file: BoardFile) -> None:
        own, colours = file.player_board, self.colours
        self.colour_index = index_of(colours)
        self.section_money = tuple(section.money for section in own.sections)
        self.rail_section = leftmost([section.rails for section in own.sections])
        self.building_section = leftmost([section.buildings for section in own.sections])
        right = own.sections[own.logo_after_section.value :]
        self.logo_rails = sum(section.rails for section in right)
        self.logo_buildings = sum(section.buildings for section in right)
        table = own.abilities.value
        self.abilities: tuple[tuple[tuple[int, Entry] | None, ...], ...] = tuple(
            tuple(
                (row[colour].cost.money, entry_of(row[colour].effects[0], colours)) if colour in row else None
                for colour in colours
            )
            for row in (table.station, table.railroad, table.telegraph, table.trade)
        )
        self.as_white = entry_of(table.as_white.effects[0], colours)
        self.rails_per_action = own.main_actions.rails.value
        self.trade_flips = own.main_actions.train_flips.value
        costs = own.costs
        self.base, self.per_triangle = costs.railroad_base.value, costs.terrain_per_triangle.value
        self.share_price, self.hire = costs.share_sale_price.value, costs.hire_any_worker.value
        self.minimum = costs.minimum_workers_end_of_turn.value


def index_of(ids: Sequence[str]) -> dict[str, int]:
    return {id_: i for i, id_ in enumerate(ids)}


def leftmost(counts: Sequence[int]) -> tuple[int, ...]:
    """For every number of pieces left, the section in which the leftmost one lies; one past the end where none is."""
    order = [i for i, count in enumerate(counts) for _ in range(count)]
    return (len(counts), *reversed(order))


class Options:
    """Every option without a free amount, made once; the engine hands them out by number."""

    __slots__ = (
        "advance",
        "deal",
        "flip",
        "give",
        "hire",
        "milestone",
        "office",
        "place",
        "promote",
        "rail",
        "sell",
        "sell_piece",
        "start",
        "station",
        "take_train",
        "take_worker",
        "tile",
    )

    def __init__(self, board: RevolutionBoard) -> None:
        colours, held = board.colours, [(colour, place) for place in k.PLACES for colour in board.colours]
        self.place = [[Option(a.PlaceWorker(colour, job)) for colour in colours] for job in k.JOBS]
        self.station = [Option(a.BuildStation(city)) for city in board.cities]
        self.rail = [Option(a.BuildRail(space)) for space in board.spaces]
        self.office = [Option(a.BuildOffice(section)) for section in board.sections]
        self.sell_piece = [Option(a.SellPiece("rail")), Option(a.SellPiece("building"))]
        self.tile = [Option(a.UseTile(colour, place)) for colour, place in held]
        self.give = [Option(a.GiveUpWorker(colour, place)) for colour, place in held]
        self.take_worker = [Option(a.TakeWorker(colour)) for colour in colours]
        self.hire = [Option(a.HireWorker(colour)) for colour in colours]
        self.promote = [
            [Option(a.PromoteWorker(colour, place, tile.id)) for colour, place in held] for tile in board.milestones
        ]
        self.advance = [
            [*(Option(a.AdvanceMarker(track, colour, place)) for colour, place in held), Option(a.AdvanceMarker(track))]
            for track in board.tracks
        ]
        self.flip = [
            [Option(a.FlipTrain(train, "up")) for train in board.trains],
            [Option(a.FlipTrain(train, "down")) for train in board.trains],
        ]
        self.take_train = [Option(a.TakeTrain(train)) for train in board.trains]
        self.deal = {
            symbol: Option(a.DoDeal(symbol))
            for symbol in sorted({deal.symbol for _, deals in board.deals for deal in deals})
        }
        self.milestone = [Option(a.ChooseMilestone(tile.id)) for tile in board.milestones]
        self.start = [Option(a.ChooseStartingTile(tile)) for tile, _ in board.starting]
        self.sell = [Option(a.SellShares(1), Range(1, max(1, most))) for most in range(100)]
