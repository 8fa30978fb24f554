"""Workers: given up, gained, promoted. A code is a colour in the personal supply, or 5 + a colour on the board."""

from typing import Any

from trunkline.core import Game, move
from trunkline.titles.railroad_revolution.board import Milestone
from trunkline.titles.railroad_revolution.events import WorkerGivenUp, WorkerPromoted, WorkerTaken
from trunkline.titles.railroad_revolution.kinds import COLOURS, JOBS, PLACES, SLOTS
from trunkline.titles.railroad_revolution.table import NO_TILE, Table

BOARD_SIZE = COLOURS * len(JOBS)
NO_CODE = -1


def code_of(table: Table, worker: str | None, place: str | None) -> int:
    """The code of a worker that an action names; -1 for names that do not exist."""
    colour = table.board.colour_index.get(worker or "", -1)
    if colour < 0 or place not in PLACES:
        return -1
    return colour + COLOURS * PLACES.index(place)


def codes(table: Table, seat: int) -> list[int]:
    """The codes of all available workers of a seat."""
    crew, placed, base, own = table.crew, table.placed, seat * COLOURS, seat * BOARD_SIZE
    found = [colour for colour in range(COLOURS) if crew[base + colour]]
    for colour in range(COLOURS):
        at = own + colour
        if placed[at] or placed[at + 5] or placed[at + 10] or placed[at + 15]:
            found.append(COLOURS + colour)
    return found


def has(table: Table, seat: int, code: int) -> bool:
    """Does the seat have an available worker with this code?"""
    if code < COLOURS:
        return code >= 0 and table.crew[seat * COLOURS + code] > 0
    placed, at = table.placed, seat * BOARD_SIZE + code - COLOURS
    return bool(placed[at] or placed[at + 5] or placed[at + 10] or placed[at + 15])


def count_of(table: Table, seat: int, code: int) -> int:
    """How many available workers of the seat have this code?"""
    if code < COLOURS:
        return table.crew[seat * COLOURS + code]
    at = seat * BOARD_SIZE + code - COLOURS
    return sum(table.placed[at + COLOURS * job] for job in range(len(JOBS)))


def leave(table: Table, seat: int, code: int, target: list[int], at: int) -> None:
    """Take an available worker away from a seat, to another holding."""
    if code < COLOURS:
        move(table.crew, seat * COLOURS + code, target, at, 1)
    else:
        spot = seat * BOARD_SIZE + code - COLOURS
        while not table.placed[spot]:
            spot += COLOURS
        move(table.placed, spot, target, at, 1)
    table.able[seat] -= 1


def give_up(game: Game[Any], seat: int, code: int) -> None:
    """A worker goes to the general supply (rule 3.2)."""
    table: Table = game.table
    colour = code % COLOURS
    leave(table, seat, code, table.pool, colour)
    game.emit(WorkerGivenUp(seat, table.board.colours[colour]))


def gain(game: Game[Any], seat: int, colour: int) -> None:
    """A worker comes from the general supply to the personal one (rule 3.3)."""
    table: Table = game.table
    move(table.pool, colour, table.crew, seat * COLOURS + colour, 1)
    table.able[seat] += 1
    game.emit(WorkerTaken(seat, table.board.colours[colour]))


def on_offer(table: Table, named: tuple[int, ...]) -> list[int]:
    """The colours of which one is taken: those named, or any if none of those is there (rule 3.1, Q6)."""
    pool = table.pool
    there = [colour for colour in named if pool[colour]]
    return there or [colour for colour in range(COLOURS) if pool[colour]]


# --- managers (rules 11.1 to 11.3) ----------------------------------------------------------------------------------


def free_colours(tile: Milestone, managers: list[int]) -> int:
    """The mask of colours that fit a free slot of a tile (rule Q15)."""
    beyond = sum(max(0, managers[colour] - tile.need[colour]) for colour in range(COLOURS))
    if beyond < tile.any:
        return (1 << COLOURS) - 1
    return sum(1 << colour for colour in range(COLOURS) if managers[colour] < tile.need[colour])


def note_slots(table: Table, seat: int, slot: int) -> None:
    """Bring `wanted` of a held tile up to date."""
    at = seat * SLOTS + slot
    tile = table.held[at]
    managers = table.managers[at * COLOURS : (at + 1) * COLOURS]
    table.wanted[at] = 0 if tile == NO_TILE else free_colours(table.board.milestones[tile], managers)


def promotions(table: Table, seat: int) -> list[tuple[int, int]]:
    """All pairs of a held milestone tile and the code of a worker that fits it."""
    at = seat * SLOTS
    wanted = table.wanted
    if not (wanted[at] or wanted[at + 1]):
        return []
    mine = codes(table, seat)
    return [
        (table.held[spot], code)
        for spot in (at, at + 1)
        if wanted[spot]
        for code in mine
        if wanted[spot] >> code % 5 & 1
    ]


def can_promote(table: Table, seat: int, without: int = NO_CODE) -> bool:
    """Is there a fitting pair of worker and slot, if one worker with the code `without` were gone?"""
    mask = table.wanted[seat * SLOTS] | table.wanted[seat * SLOTS + 1]
    if not mask:
        return False
    return any(
        mask >> code % COLOURS & 1 and (code != without or count_of(table, seat, code) > 1)
        for code in codes(table, seat)
    )


def promote(game: Game[Any], seat: int, code: int, tile: int) -> None:
    """Move a worker onto a free slot of a held tile."""
    table: Table = game.table
    slot = 0 if table.held[seat * SLOTS] == tile else 1
    colour = code % COLOURS
    leave(table, seat, code, table.managers, (seat * SLOTS + slot) * COLOURS + colour)
    note_slots(table, seat, slot)
    game.emit(WorkerPromoted(seat, table.board.colours[colour], table.board.milestones[tile].id))
