"""What a company sees of the network. By the rules a token blocks at once (1830 19.0-4). On the platform a company
that has looked at the network does not see a home token placed later until the next tile or other token."""

from typing import TYPE_CHECKING

from trunkline.rail.track import Track
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game


def seen_track(table: Table1830, company: int) -> Track:
    """The track as a company sees it."""
    if not table.unseen:
        return table.track
    track = table.track
    for looker, owner, city in table.unseen:
        if looker == company:
            if track is table.track:
                track = track.copy()
            track.remove(owner, city)
    return track


def look(game: "Game[Table1830]", company: int) -> None:
    """A company works out what it reaches."""
    game.table.lookers |= 1 << company


def home_placed(game: "Game[Table1830]", company: int, city: int) -> None:
    """A home token is placed; whoever has looked before does not see it on the platform."""
    table = game.table
    if game.variants["home_token_blocks"] == "after_next_change":
        others = (looker for looker in range(len(table.par)) if looker != company and table.lookers >> looker & 1)
        table.unseen.extend((looker, company, city) for looker in others)


def changed(table: Table1830) -> None:
    """A tile or a token other than a home token was placed."""
    table.lookers = 0
    if table.unseen:
        table.unseen = []
