"""Setup and the choice of starting tiles (rules 2 and 17, Q43, Q44)."""

from typing import Any

from trunkline.core import Decision, Game, Option, Procedure, Refusal, move
from trunkline.core.refusal import Fact
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import RevolutionBoard
from trunkline.titles.railroad_revolution.deal_tile import turn_deal_tile
from trunkline.titles.railroad_revolution.effects import begin
from trunkline.titles.railroad_revolution.events import StartingTileTaken, StartPlayerDrawn
from trunkline.titles.railroad_revolution.finish import UNBOUND
from trunkline.titles.railroad_revolution.network import lay
from trunkline.titles.railroad_revolution.table import NEUTRAL, Table
from trunkline.titles.railroad_revolution.workers import note_slots

WHITE = 0


def lay_out(game: Game[Table], board: RevolutionBoard, seats: int) -> Table:
    """Put up the table in the order of the rulebook."""
    game.table = table = Table(board, seats)
    _players(table)
    _trains(table)
    _milestones(game)
    turn_deal_tile(game)
    _cities(game)
    _telegraph(game)
    _starting_tiles(game)
    table.start = game.chance.below(seats)
    game.emit(StartPlayerDrawn(table.start))
    return table


def _players(table: Table) -> None:
    """Rules 2.1 to 2.4."""
    board, start = table.board, table.board.file.setup.start
    table.pool[WHITE] -= board.players(table.seats).white_workers_removed.value
    for seat in range(table.seats):
        move(table.bank, 0, table.money, seat, start.money.value, owing=True)
        move(table.share_bank, 0, table.shares, seat, start.shares.value, owing=True)
        move(table.pool, WHITE, table.crew, seat * k.COLOURS + WHITE, start.white_workers.value)
        table.able[seat] = start.white_workers.value
        table.spare_rail[seat] -= 1
        lay(table, seat, board.start_space)


def _trains(table: Table) -> None:
    """Rules 2.3, 2.5."""
    board = table.board
    for number, tile in enumerate(board.file.train_tiles):
        if not tile.starting:
            table.piles[number] = board.players(table.seats).trains_per_pile.value
    for seat in range(table.seats):
        table.up[seat * len(board.trains) + board.start_train] = 1


def _milestones(game: Game[Table]) -> None:
    """Rules 2.3, 2.5, 2.7: only what is face up is drawn now."""
    table = game.table
    board = table.board
    for slot, group in enumerate(board.start_milestones):
        pile = [number for number, tile in enumerate(board.milestones) if tile.group == group]
        for seat in range(table.seats):
            table.held[seat * k.SLOTS + slot] = pile.pop(game.chance.below(len(pile)))
            note_slots(table, seat, slot)
    for group in sorted({following for following in board.next_group.values() if following is not None}):
        table.unseen[group] = [number for number, tile in enumerate(board.milestones) if tile.group == group]
        table.under[group] = []


def _cities(game: Game[Table]) -> None:
    """Rules 2.7, 2.9."""
    table = game.table
    board = table.board
    for group in sorted({city.tile_group for city in board.file.cities if city.tile_group is not None}):
        tiles = [number for number, tile in enumerate(board.city_tiles) if tile.group == group]
        for city, place in enumerate(board.file.cities):
            if place.tile_group == group:
                table.city_tile[city] = tiles.pop(game.chance.below(len(tiles)))
    for name in board.players(table.seats).neutral_first_station.value:
        table.first_station[board.where["city"][name]] = NEUTRAL


def _telegraph(game: Game[Table]) -> None:
    """Rules 2.8, 2.9."""
    table = game.table
    board = table.board
    tiles = game.chance.shuffled(list(range(len(board.tiles))))
    for section, tile in zip(board.tile_sections, tiles, strict=True):
        table.section_tile[section] = tile
    for index in board.players(table.seats).neutral_first_office.value:
        table.first_office[index - 1] = NEUTRAL


def _starting_tiles(game: Game[Table]) -> None:
    """Rule 2.10: tiles, sides and the specialists on them; those left over are in the supply."""
    table, chance = game.table, game.chance
    tiles = list(range(len(table.board.starting)))
    colours = [colour for colour in range(k.COLOURS) if colour != WHITE]
    for _ in range(table.seats):
        tile = tiles.pop(chance.below(len(tiles)))
        side = chance.below(2)
        colour = colours.pop(chance.below(len(colours)))
        move(table.pool, colour, table.dealt, colour, 1)
        table.starting.append((tile, side, colour))
    table.starting.sort()


class Opening(Procedure[Table]):
    """Starting tiles are taken anticlockwise, the start player last (rule 2.11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def claim(self, table: Table) -> int:
        """The minimum of workers is not tested yet (rule Q43)."""
        return UNBOUND

    def pieces_needed(self, building: bool) -> int:
        return 0

    def advance(self, game: Game[Table]) -> None:
        table = game.table
        if not table.starting:
            game.finish(self)
            for seat in range(table.seats):
                move(table.spare_rail, seat, table.gone_rails, seat, table.spare_rail[seat])
                move(table.spare_building, seat, table.gone_buildings, seat, table.spare_building[seat])
            return
        game.push(ChooseStart(self.seat))
        self.seat = (self.seat - 1) % table.seats


class ChooseStart(Decision[Table]):
    """Take one of the starting tiles that are left."""

    __slots__ = ()
    takes = (a.ChooseStartingTile,)
    rule = "RR 2.11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def facts(self) -> dict[str, Fact]:
        return {}

    def options(self, game: Game[Table]) -> list[Option]:
        offers = game.table.board.options.start
        return [offers[tile] for tile, _, _ in game.table.starting]

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        board = game.table.board
        if any(board.starting[tile][0] == action.tile for tile, _, _ in game.table.starting):
            return None
        return Refusal("starting_tile_gone", self.rule, {"tile": action.tile})

    def play(self, game: Game[Table], action: Any) -> None:
        table, seat = game.table, self.seat
        board = table.board
        taken = next(start for start in table.starting if board.starting[start[0]][0] == action.tile)
        table.starting.remove(taken)
        tile, side, colour = taken
        symbol, entries = board.starting[tile][1][side]
        game.finish(self)
        game.emit(StartingTileTaken(seat, action.tile, board.colours[colour], symbol))
        move(table.dealt, colour, table.crew, seat * k.COLOURS + colour, 1)
        table.able[seat] += 1
        begin(game, seat, entries)
