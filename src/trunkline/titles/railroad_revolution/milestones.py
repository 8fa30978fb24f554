"""Milestones: conditions, completion, replacement (rules 11.5 to 11.8, Q13, Q14)."""

from typing import Any

from trunkline.core import Decision, Game, Option, Refusal, move
from trunkline.core.refusal import Fact
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import Milestone
from trunkline.titles.railroad_revolution.events import MilestoneCompleted, MilestonesDrawn, MilestoneTaken
from trunkline.titles.railroad_revolution.finish import UNBOUND
from trunkline.titles.railroad_revolution.table import NO_TILE, Table
from trunkline.titles.railroad_revolution.workers import note_slots


def fulfilled(table: Table, seat: int, tile: Milestone) -> bool:
    """Do all conditions of the tile hold (rules 11.6, Q30, Q31)?"""
    return all(standing(table, seat, condition) >= condition.n for condition in tile.conditions)


def standing(table: Table, seat: int, condition: Any) -> int:
    """How much of what the condition counts the seat has."""
    board = table.board
    if condition.type == "connect_cities":
        return (table.linked[seat] & board.level_mask[condition.level]).bit_count()
    if condition.type == "stations":
        return (table.stations[seat] & board.level_mask[condition.level]).bit_count()
    if condition.type == "rails_deal":
        return (table.rails[seat] & board.deal_spaces).bit_count()
    of_terrain = next((mask for triangles, mask in board.terrain_masks if triangles == condition.terrain), 0)
    return (table.rails[seat] & of_terrain).bit_count()


def complete_next(game: Game[Table], active: int) -> bool:
    """Complete one milestone that is full and fulfilled, the active player's first; False if there is none."""
    table = game.table
    if 0 not in table.wanted:
        return False
    for n in range(table.seats):
        seat = (active + n) % table.seats
        for slot in range(k.SLOTS):
            at = seat * k.SLOTS + slot
            number = table.held[at]
            if number == NO_TILE or table.wanted[at]:
                continue
            tile = table.board.milestones[number]
            if fulfilled(table, seat, tile):
                _complete(game, seat, slot, tile)
                return True
    return False


def _complete(game: Game[Table], seat: int, slot: int, tile: Milestone) -> None:
    """Managers go to the general supply, the tile counts, the next pile gives a new one (rules 11.7, 11.8)."""
    table = game.table
    at = seat * k.SLOTS + slot
    table.done[seat].append(table.held[at])
    table.held[at] = NO_TILE
    for colour in range(k.COLOURS):
        move(table.managers, at * k.COLOURS + colour, table.pool, colour, table.managers[at * k.COLOURS + colour])
    game.emit(MilestoneCompleted(seat, tile.id, tile.vp))
    group = table.board.next_group.get(tile.group)
    if group is None:
        return
    drawn = draw(game, group)
    if drawn:
        game.reveal()
        game.emit(MilestonesDrawn(seat, tuple(table.board.milestones[number].id for number in drawn)))
        game.push(KeepMilestone(seat, slot, drawn))


def draw(game: Game[Table], group: str) -> list[int]:
    """The top tiles of a pile: first those nobody has seen, in an order that is drawn now, then those put back."""
    table = game.table
    unseen, under = table.unseen[group], table.under[group]
    drawn: list[int] = []
    while len(drawn) < table.board.draw and (unseen or under):
        drawn.append(unseen.pop(game.chance.below(len(unseen))) if unseen else under.pop(0))
    return drawn


class KeepMilestone(Decision[Table]):
    """Keep one of the tiles drawn; the others go under the pile (rule 11.8)."""

    __slots__ = ("slot", "tiles")
    takes = (a.ChooseMilestone,)
    rule = "RR 11.8"

    def __init__(self, seat: int, slot: int, tiles: list[int]) -> None:
        self.seat, self.slot, self.tiles = seat, slot, tiles

    def facts(self) -> dict[str, Fact]:
        return {}

    def claim(self, table: Table) -> int:
        return UNBOUND

    def options(self, game: Game[Table]) -> list[Option]:
        offers = game.table.board.options.milestone
        return [offers[number] for number in self.tiles]

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        if game.table.board.milestone_index.get(action.milestone) in self.tiles:
            return None
        return Refusal("milestone_not_drawn", self.rule, {"milestone": action.milestone})

    def play(self, game: Game[Table], action: Any) -> None:
        table = game.table
        kept = table.board.milestone_index[action.milestone]
        table.held[self.seat * k.SLOTS + self.slot] = kept
        note_slots(table, self.seat, self.slot)
        group = table.board.milestones[kept].group
        table.under[group] += [number for number in self.tiles if number != kept]
        game.emit(MilestoneTaken(self.seat, action.milestone))
        game.finish(self)
