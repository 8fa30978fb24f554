"""What one company takes over from another: in a merger or a sale (7.1.2, 7.1.3, 7.2.4-6, 7.3)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Refusal
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import RemoveMarker
from trunkline.titles.eighteen_seventeen.board import company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import CompaniesMerged, MarkerRemoved
from trunkline.titles.eighteen_seventeen.table import COMPANY, NONE, Table1817


def join(game: Game1817, company: int, partner: int, survivor: int, gone: int, cell: int) -> None:
    """Two companies of one size become one of the next; `company` is the one that proposed it."""
    table, shares = game.table, game.table.shares
    first, second = table.president(company), table.president(partner)
    size = table.size(company).grows_to
    pair = shares.size[company] == 2
    president = NONE if pair else president_after(table, company, partner)
    if pair:
        shares.dissolve(company)
        shares.dissolve(partner)
        shares.form(survivor, size)
        for seat in (first, second):
            shares.give(survivor, shares.unsold, seat, 1)
        shares.president[survivor] = first
    else:
        for holder in range(table.seats + 2):
            move(shares.held[holder], gone, shares.held[holder], survivor, shares.held[holder][gone])
        for holder in range(table.seats + 1):
            move(shares.short[holder], gone, shares.short[holder], survivor, shares.short[holder][gone])
        shares.size[survivor] = size
        shares.dissolve(gone)
    take_contents(table, survivor, gone)
    money_and_loans(table, survivor, gone)
    table.market.remove(gone)
    if game.variants["merged_token_in_same_cell"] == "behind":
        table.market.remove(survivor)
    table.market.put(survivor, cell)
    price = table.board.chart.prices[cell]
    game.emit(CompaniesMerged(company_name(survivor), company_name(gone), size, price))
    if pair:
        if first != second:  # 7.1.2-3: the initiator buys what he lacks for the president's certificate
            books.buy(game, first, survivor, shares.unsold)
    else:
        for seat in range(table.seats):
            books.close_pair(game, seat, survivor)
        books.close_pool(game, survivor)
        books.appoint(game, survivor, president)
    forget(table, gone)


def president_after(table: Table1817, company: int, partner: int) -> int:
    """Who leads two merged 5-share companies: most shares less shorts; tie: the proposer, then to his left."""
    shares = table.shares
    initiator = table.president(company)
    best, most = NONE, 1
    for seat in [initiator, *shares.left_of(initiator)[:-1]]:
        held, short = shares.held[seat], shares.short[seat]
        net = held[company] + held[partner] - short[company] - short[partner]
        if net > most:
            best, most = seat, net
    return best


def take_contents(table: Table1817, buyer: int, gone: int) -> None:
    """Trains and privates."""
    trains = table.trains
    while trains.owned[gone]:
        trains.hand_over(gone, buyer, trains.owned[gone][0])
    for private in table.privates_of(COMPANY + gone):
        table.owner[private] = COMPANY + buyer


def money_and_loans(table: Table1817, buyer: int, gone: int) -> int:
    """Cash and loans; how many loans."""
    loans = table.loans[gone]
    move(table.treasury, gone, table.treasury, buyer, table.treasury[gone])
    move(table.loans, gone, table.loans, buyer, loans)
    return loans


def forget(table: Table1817, company: int) -> None:
    """A company is back in the box; its markers follow when it has none on the map."""
    table.par[company], table.revenue[company], table.owed[company] = 0, NONE, 0
    table.market.remove(company)
    table.shares.dissolve(company)


# -- markers (7.3)


def take_markers(game: Game1817, buyer: int, gone: int) -> bool:
    """Markers pass on where nothing is to choose; False: the president must choose (7, 7.3)."""
    table, track = game.table, game.table.track
    for city in track.cities_of(buyer):
        if gone in track.tokens[city]:  # two in one city: it does not matter which goes
            table.lift_marker(buyer, city)
    if doubled(table, buyer, gone) or too_many(table, buyer, gone):
        return False
    pass_on(table, buyer, gone)
    return True


def doubled(table: Table1817, buyer: int, gone: int) -> list[int]:
    """Hexes where both have a marker, in different cities."""
    theirs = {city // 4 for city in table.track.cities_of(gone)}
    return [city // 4 for city in table.track.cities_of(buyer) if city // 4 in theirs]


def too_many(table: Table1817, buyer: int, gone: int) -> bool:
    """More markers on the map than one company has (7.3-2)."""
    return table.markers_on_map(buyer) + table.markers_on_map(gone) > table.board.markers.most


def pass_on(table: Table1817, buyer: int, gone: int) -> None:
    """Their markers become the buyer's, eight at most; all of theirs go back into the box (7.3)."""
    track, most = table.track, table.board.markers.most
    for city in track.cities_of(gone):
        track.replace(gone, buyer, city)
    on_map = table.markers_on_map(buyer)
    both = on_map + table.charter[buyer] + table.charter[gone]
    table.charter[buyer] = min(both, most) - on_map
    table.box[buyer] = most - on_map - table.charter[buyer]
    table.box[gone], table.charter[gone] = most, 0


def settle_markers(game: Game1817, buyer: int, gone: int) -> None:
    """Markers pass on at once, or by choice (7.3)."""
    if not take_markers(game, buyer, gone):
        game.push(ReduceMarkers(game.table.president(buyer), buyer, gone))


class ReduceMarkers(Decision[Table1817]):
    """More than eight markers on the map, or two on one hex: the president gives up one after the other (7, 7.3-2).
    Those that share a hex come first: of eight hexes or more eight stay.
    """

    __slots__ = ("company", "gone")
    takes = (RemoveMarker,)
    rule = "1817 7.3-2"

    def __init__(self, seat: int, company: int, gone: int) -> None:
        self.seat, self.company, self.gone = seat, company, gone

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "partner_company": company_name(self.gone)}

    def markers(self, table: Table1817) -> list[tuple[int, int]]:
        """(city, company) of the markers that may go: those that share a hex, else any."""
        hexes = doubled(table, self.company, self.gone)
        return [item for item in self.all_markers(table) if not hexes or item[0] // 4 in hexes]

    def all_markers(self, table: Table1817) -> list[tuple[int, int]]:
        return [(city, owner) for owner in (self.company, self.gone) for city in table.track.cities_of(owner)]

    def options(self, game: Game1817) -> Iterable[Option]:
        table = game.table
        return [
            Option(RemoveMarker(books.city_name(table, city), company_name(owner)))
            for city, owner in self.markers(table)
        ]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        table = game.table
        wanted = (books.city_of(table, action.city), books.company_of(table, action.company))
        if wanted in self.markers(table):
            return None
        code = "shared_hex_first" if wanted in self.all_markers(table) else "no_marker_there"
        return Refusal(code, self.rule, {"city": action.city, "company": action.company})

    def play(self, game: Game1817, action: Any) -> None:
        table = game.table
        owner = table.board.company_index[action.company]
        table.lift_marker(owner, books.city_of(table, action.city))
        game.emit(MarkerRemoved(action.company, action.city))
        if take_markers(game, self.company, self.gone):
            game.finish(self)
