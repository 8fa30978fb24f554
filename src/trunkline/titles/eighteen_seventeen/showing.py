"""The table as JSON-ready data: everything in 1817 is open (1)."""

from typing import Any

from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.board import BRIDGE, MINE, NORMAL
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.table import COMPANY, NONE, UNSOLD, Table1817

ZONES = ("liquidation", "acquisition", "normal")


def view(game: Game1817) -> dict[str, Any]:
    """What everybody sees."""
    table, board = game.table, game.table.board
    worth = game.title.worth(game)
    return {
        "turn": table.turn,
        "phase": table.now.id,
        "priority_seat": table.priority,
        "seed_money": table.seed[0],
        "loans_left": table.loans_left[0],
        "interest": table.interest,
        "rounds_left": None if table.rounds_left == NONE else table.rounds_left,
        "certificate_limit": table.certificate_limit(),
        "train_limit": table.now.train_limit,
        "seats": [seat_view(table, seat, worth[seat]) for seat in range(table.seats)],
        "companies": {board.company_ids[company]: company_view(table, company) for company in table.companies()},
        "privates": {board.private_ids[private]: owner_view(table, private) for private in range(len(table.owner))},
        "trains": {
            "bank": {board.roster.ids[kind]: None if n == NONE else n for kind, n in enumerate(table.trains.left) if n},
            "pool": [board.roster.ids[kind] for kind in sorted(table.trains.pool)],
        },
        "tiles": table.track.tiles(),
        "mines": _hexes(table, MINE),
        "bridges": _hexes(table, BRIDGE),
    }


def seat_view(table: Table1817, seat: int, worth: int) -> dict[str, Any]:
    ids, shares = table.board.company_ids, table.shares
    return {
        "cash": table.cash[seat],
        "shares": {ids[c]: count for c, count in enumerate(shares.held[seat]) if count},
        "shorts": {ids[c]: count for c, count in enumerate(shares.short[seat]) if count},
        "certificates": table.certificates(seat),
        "bankrupt": table.out[seat],
        "worth": worth,
    }


def company_view(table: Table1817, company: int) -> dict[str, Any]:
    shares, president = table.shares, table.president(company)
    return {
        "shares": shares.size[company],
        "president_seat": None if president == NONE else president,
        "price": table.market.price(company),
        "cell": table.market.cell[company],
        "zone": ZONES[table.zone(company)],
        "start_price": table.par[company],
        "cash": table.treasury[company],
        "loans": table.loans[company],
        "treasury_shares": shares.held[shares.unsold][company],
        "pool_shares": shares.held[shares.pool][company],
        "pool_shorts": shares.short[shares.pool][company],
        "shorts": shares.shorted(company),
        "trains": [table.board.roster.ids[kind] for kind in sorted(table.trains.owned[company])],
        "markers": [books.city_name(table, city) for city in table.track.cities_of(company)],
        "markers_on_charter": table.charter[company],
        "markers_to_pay": table.owed[company],
        "revenue": None if table.revenue[company] == NONE else table.revenue[company],
    }


def owner_view(table: Table1817, private: int) -> dict[str, Any]:
    owner = table.owner[private]
    return {
        "seat": owner if 0 <= owner < COMPANY else None,
        "company": table.board.company_ids[owner - COMPANY] if owner >= COMPANY else None,
        "unsold": owner == UNSOLD,
        "uses": table.uses[private],
    }


def _hexes(table: Table1817, bit: int) -> list[str]:
    coords = table.board.layout.hexes.coords
    return [coords[number] for number, bits in sorted(table.track.markers.items()) if bits & bit]


def worth(table: Table1817) -> list[int]:
    """Cash and shares less shorts at market prices (1.3, 8)."""
    return [sum(parts) for parts in zip(*worth_parts(table).values(), strict=True)]


def worth_parts(table: Table1817) -> dict[str, list[int]]:
    """What the worth of every seat is made up of; nothing for companies without a price (digest #42)."""
    market, zone, shares = table.market, table.board.zone, table.shares
    prices = [
        market.price(company) if cell != NONE and zone[cell] == NORMAL else 0
        for company, cell in enumerate(market.cell)
    ]

    def value(counts: list[int]) -> int:
        return sum(number * price for number, price in zip(counts, prices, strict=True) if number)

    seats = range(table.seats)
    return {
        "cash": table.cash[:],
        "shares": [value(shares.held[seat]) for seat in seats],
        "shorts": [-value(shares.short[seat]) for seat in seats],
    }


def totals(table: Table1817) -> dict[str, int]:
    """Money, loans and markers stay the same in sum; held less short is the size of every company."""
    shares = table.shares
    on_map = sum(len(owners) for owners in table.track.tokens.values())
    return {
        "money": sum(table.cash) + sum(table.treasury) + table.bank[0] + table.seed[0] + table.aside[0],
        "loans": sum(table.loans) + table.loans_left[0] + table.aside_loans[0],
        "markers": sum(table.box) + sum(table.charter) + on_map,
        "shares": sum(shares.net(company) - size for company, size in enumerate(shares.size)),
    }
