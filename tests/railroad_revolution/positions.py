"""Positions whose action sequences are counted."""

from collections.abc import Callable

from tests.railroad_revolution.scene import city_tile, deal_tile, does, hold, me, new, place, rails, ready, section_tile
from trunkline.core import Game
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution.table import Table


def turn() -> Game[Table]:
    """The first turn, with a worker of every colour."""
    return ready(3, supply="WPOGT", money=700)


def station() -> Game[Table]:
    """A station with a priced bonus, built by the negotiator."""
    game = ready(2, supply="WWWPOG", money=700)
    rails(game, me(game), "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", "C3-2")
    hold(game, me(game), 0, "C-1")
    return does(place(game, "G", "station"), a.BuildStation("chicago"))


def deals() -> Game[Table]:
    """A deal round after an office, with few workers."""
    game = ready(3, supply="WWWWO", money=900, shares=4)
    deal_tile(game, "DT-8")
    return does(place(game, "W", "telegraph"), a.BuildOffice("3"), a.EndAction())


def poor() -> Game[Table]:
    """Hardly any money and no worker to spare: rule Q39 decides."""
    game = ready(2, supply="WWWP", money=100, shares=1)
    section_tile(game, 1, "TT-5")
    hold(game, me(game), 0, "D-1")
    return game


POSITIONS: dict[str, Callable[[], Game[Table]]] = {
    "2 seats": lambda: new(2),
    "3 seats": lambda: new(3),
    "4 seats": lambda: new(4),
    "turn": turn,
    "station": station,
    "deals": deals,
    "poor": poor,
}
