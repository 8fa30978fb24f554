"""What may be taken back, and whom it must be asked."""

from collections.abc import Sequence

import msgspec

from trunkline.server.live import LiveTable


class Target(msgspec.Struct, frozen=True):
    """Going back to the position after entry `to`: `seat` takes back its last action and all after it."""

    seat: int
    to: int
    needs_consent: bool


def undo_target(table: LiveTable, own: Sequence[int]) -> Target | None:
    """Where the holder of the seats `own` could go back to; None where nothing of theirs is in effect.

    Free are actions of one's own turn that revealed nothing; everything is free where no other person plays.
    """
    past = table.history
    if past is None or not own or not past.line:
        return None
    line = past.line
    place = len(line) - 1
    while place >= 0 and past.entries[line[place] - 1].seat not in own:
        place -= 1
    if place < 0:
        return None
    seat = past.entries[line[place] - 1].seat
    taken_back = [past.entries[seq - 1] for seq in line[place:]]
    to = line[place - 1] if place else 0
    mine = {table.seats[n].person for n in own}
    alone = not table.awake() - mine
    own_turn = past.game.seat in own and all(entry.seat in own and not entry.revealed for entry in taken_back)
    return Target(seat, to, needs_consent=not alone and not own_turn)
