"""Where a company may place a token: 1830 §19, 1817 5.5 and 6.4."""

from collections.abc import Iterator

from trunkline.rail.connectivity import reach
from trunkline.rail.tiles import CITY
from trunkline.rail.track import STOPS, Track, city_id

REASONS = (
    "no_such_city",  # there is no city with circles
    "token_on_hex",  # the company has a token on this hex (1830 19.0-3, 1817 6.4)
    "no_free_circle",  # all circles are taken or kept for a home (1830 19.0-3)
    "not_connected",  # no legal route from an own token (1830 19.0-3)
)


def token_places(track: Track, company: int) -> list[int]:
    """Cities a company reaches and may place a token in, in map order."""
    return [city for city in sorted(reach(track, company).stops) if _room(track, company, city) is None]


def free_cities(track: Track, company: int) -> Iterator[int]:
    """Every city on the map with a circle for a company, connected or not (1817 5.5-1)."""
    for number in range(len(track.faces)):
        for index in range(len(track.face(number).stops)):
            city = city_id(number, index)
            if _room(track, company, city) is None:
                yield city


def may_token(track: Track, company: int, city: int, *, connected: bool = True) -> str | None:
    """Why a token may not be placed, one of `REASONS`, or None."""
    number, index = divmod(city, STOPS)
    if not 0 <= number < len(track.faces) or index >= len(track.face(number).stops):
        return "no_such_city"
    reason = _room(track, company, city)
    if reason is None and connected and city not in reach(track, company).stops:
        return "not_connected"
    return reason


def _room(track: Track, company: int, city: int) -> str | None:
    stop = track.stop(city)
    if stop.kind != CITY or not stop.slots:
        return "no_such_city"
    if company in track.on_hex(city // STOPS):
        return "token_on_hex"
    return None if track.free_slots(city, company) else "no_free_circle"
