"""Which tiles a company may lay, all of them or one checked: 1830 §18, 1817 6.3.

What a title adds: the latest colour (`level`), hexes closed by privates or mines (`blocked`), hexes its company may
build on without connection, whether it may still lay yellow or replace.
"""

from collections.abc import Collection, Iterator

from trunkline.rail.connectivity import reach
from trunkline.rail.hexes import NONE
from trunkline.rail.tiles import Face
from trunkline.rail.track import Track

REASONS = (
    "no_such_hex",  # the map has no such hex
    "no_such_tile",  # the sheet has no such tile
    "hex_finished",  # gray, red or sea: never a tile (1830 18.0-1)
    "hex_blocked",  # closed by the title: a private, a mine (1830 18.0-7, 1817 1.2.6-5)
    "other_hex_only",  # a tile made for one hex, or one that only a special power may lay
    "wrong_base",  # symbols or label do not match (1830 18.0-8, 18.2)
    "wrong_colour",  # not the next colour step (1830 18.0-2, 18.1-1)
    "colour_not_yet",  # the colour has not come yet
    "not_yellow",  # this action may not be a first, yellow tile (1817 6.3)
    "not_replacing",  # this action may not replace a tile (1817 6.3)
    "none_left",  # the supply is used up (1830 18.1-3)
    "side_closed",  # track would run off the map, into a blank side or over an impassable one (1830 18.0-5)
    "old_track_lost",  # old track is not kept (1830 18.1-1)
    "most_exits",  # a fitting tile with more exits must be taken (1817 6.3.2)
    "not_connected",  # no track of the tile is on the company's network (1830 18.0-3, 18.1-2)
)


class HexLays:
    """The lays on one hex: `faces` in sheet order, each with its tile and rotation."""

    __slots__ = ("cost", "faces", "number")

    def __init__(self, number: int, cost: int, faces: list[Face]) -> None:
        self.number, self.cost, self.faces = number, cost, faces


def terrain_cost(track: Track, number: int) -> int:
    """What a lay on a hex costs: the printed sum for the first tile, nothing later (1830 18.0-6)."""
    terrain = track.layout.hexes.specs[number].terrain
    return terrain.cost if terrain is not None and track.faces[number] == number else 0


def lays_on(
    track: Track,
    number: int,
    level: int,
    *,
    company: int | None = None,
    yellow: bool = True,
    replacing: bool = True,
    special: bool = False,
) -> list[Face]:
    """Faces that may lie on a hex; with a company only those joined to its network. Does not ask who blocks the hex."""
    if company is None:
        edges = 0b111111
        home = True
    else:
        edges = reach(track, company).edges.get(number, NONE)
        if edges == NONE:
            return []
        home = company in track.on_hex(number)
    return _fitting(track, number, level, edges, home, yellow, replacing, special)


def legal_lays(
    track: Track,
    company: int,
    level: int,
    blocked: Collection[int] = (),
    *,
    yellow: bool = True,
    replacing: bool = True,
) -> Iterator[HexLays]:
    """Every lay of a company that needs connection, by hex in map order. `level`: the latest colour, 1 = the first."""
    edges = reach(track, company).edges
    for number in sorted(edges):
        if number not in blocked:
            home = company in track.on_hex(number)
            faces = _fitting(track, number, level, edges[number], home, yellow, replacing, False)
            if faces:
                yield HexLays(number, terrain_cost(track, number), faces)


def nearest_lays(track: Track, company: int, offered: Collection[str]) -> Iterator[tuple[str, str, int]]:
    """For every hex that a company's track leads to and that is not offered: the first tile that would join it,
    whatever colour, supply and money say; as hex, tile and rotation."""
    coords, sheet = track.layout.hexes.coords, track.layout.sheet
    for number, edges in sorted(reach(track, company).edges.items()):
        if coords[number] not in offered:
            home = company in track.on_hex(number)
            for new in track.layout.replacements(number, track.faces[number]):
                if sheet.only_on[new.tile] == NONE and (home or new.exits & edges):
                    yield coords[number], sheet.ids[new.tile], new.rotation
                    break


def may_lay(
    track: Track,
    number: int,
    tile: int,
    rotation: int,
    level: int,
    blocked: Collection[int] = (),
    *,
    company: int | None = None,
    yellow: bool = True,
    replacing: bool = True,
    special: bool = False,
) -> str | None:
    """Why a lay is not allowed, one of `REASONS`, or None. Without a company no connection is asked for."""
    layout = track.layout
    if not 0 <= number < layout.hexes.size:
        return "no_such_hex"
    if not 0 <= tile < len(layout.sheet.ids) or not 0 <= rotation < 6:
        return "no_such_tile"
    old, new = track.face(number), layout.faces[layout.sheet.face(tile, rotation)]
    if old.base is None:
        return "hex_finished"
    if number in blocked:
        return "hex_blocked"
    if (layout.sheet.only_on[tile] != NONE) != special:
        return "other_hex_only"
    reason = layout.step(number, old, new)
    if reason is not None:
        return reason
    if new.level > level:
        return "colour_not_yet"
    if not (yellow if new.level == 1 else replacing):
        return "not_yellow" if new.level == 1 else "not_replacing"
    if track.supply[tile] == 0:
        return "none_left"
    if new.exits & ~layout.open_edges[number]:
        return "side_closed"
    if new not in lays_on(track, number, level, yellow=yellow, replacing=replacing, special=special):
        return "most_exits"
    if company is not None:
        edges = reach(track, company).edges.get(number, 0)
        if not new.exits & edges and company not in track.on_hex(number):
            return "not_connected"
    return None


def _fitting(
    track: Track, number: int, level: int, edges: int, home: bool, yellow: bool, replacing: bool, special: bool
) -> list[Face]:
    layout, supply = track.layout, track.supply
    only_on = layout.sheet.only_on
    found = [
        new
        for new in layout.replacements(number, track.faces[number])
        if new.level <= level
        and supply[new.tile]
        and (yellow if new.level == 1 else replacing)
        and (only_on[new.tile] != NONE) == special
    ]
    if found and (found[0].base, found[0].level) in layout.sheet.most_exits and track.faces[number] != number:
        most = max(new.exits.bit_count() for new in found)
        found = [new for new in found if new.exits.bit_count() == most]
    return found if home else [new for new in found if new.exits & edges]
