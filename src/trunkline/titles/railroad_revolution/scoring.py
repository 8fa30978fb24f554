"""Scoring (rule 14)."""

from trunkline.titles.railroad_revolution.kinds import TRACKS
from trunkline.titles.railroad_revolution.table import Table


def score(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Points of a seat for trains, milestones, tracks and telegraph links."""
    board, count = table.board, len(table.board.trains)
    trains = board.train_vp * sum(table.up[seat * count : (seat + 1) * count])
    milestones = sum(board.milestones[number].vp for number in table.done[seat])
    tracks = sum(
        values[table.track[seat * TRACKS + track]] * units(table, seat, track)
        for track, values in enumerate(board.track_values)
    )
    offices = table.offices[seat]
    links = sum(vp for both, vp in board.links if offices & both == both)
    return trains, milestones, tracks, links


def units(table: Table, seat: int, track: int) -> int:
    """What a track's value is multiplied with (rule 14.3)."""
    multiplier, level = table.board.track_units[track]
    if multiplier == "telegraph_offices":
        return table.offices[seat].bit_count()
    if multiplier == "stations":
        return table.stations[seat].bit_count()
    return (table.linked[seat] & table.board.level_mask[level]).bit_count()


def worth(table: Table, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    return sum(score(table, seat))


def wealth(table: Table, seat: int) -> int:
    """Money with shares at their price: the tie-break (rule 14.5)."""
    return table.money[seat] + table.board.share_price * table.shares[seat]
