"""The table as JSON-ready data, and what is hidden when company money is (1830 11.0-3, #40)."""

from typing import TYPE_CHECKING, Any

from trunkline.rail.market import NONE
from trunkline.titles.eighteen_thirty import holdings
from trunkline.titles.eighteen_thirty.stock_turn import StockTurn
from trunkline.titles.eighteen_thirty.table import CLOSED, Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game


def hides_money(game: "Game[Table1830]", seat: int | None, company: int) -> bool:
    """Whether a seat may not know what a company has."""
    return game.variants["company_cash"] == "hidden" and game.table.president(company) != seat


def table(game: "Game[Table1830]", seat: int | None) -> dict[str, Any]:
    """Everything on the table."""
    state = game.table
    board, trains = state.board, state.trains
    ids = board.roster.ids
    left = {ids[kind]: (None if count == NONE else count) for kind, count in enumerate(trains.left)}
    return {
        "round": {
            "stock_rounds": state.stock_rounds,
            "set": state.set_number,
            "operating_round": state.set_round,
            "of": state.set_size,
        },
        "phase": board.phases[state.phase].id,
        "bank": state.bank[0],
        "broken": state.broken,
        "priority_seat": None if state.priority == NONE else state.priority,
        "certificate_limit": state.certificate_limit,
        "seats": [_seat(game, who) for who in range(state.seats)],
        "companies": {item.id: _company(game, number, seat) for number, item in enumerate(board.companies)},
        "privates": {item.id: _private(state, number) for number, item in enumerate(board.privates)},
        "trains": {
            "left": left,
            "for_sale": [ids[kind] for kind in trains.on_sale()],
            "pool": [ids[kind] for kind in trains.pool],
        },
        "tiles": state.track.tiles(),
        "tile_supply": {tile: state.track.supply[number] for number, tile in enumerate(board.layout.sheet.ids)},
    }


def _seat(game: "Game[Table1830]", who: int) -> dict[str, Any]:
    state = game.table
    board, shares = state.board, state.shares
    return {
        "cash": state.cash[who],
        "free_cash": state.free_cash(who),
        "certificates": holdings.certificates(state, who),
        "shares": {
            item.id: shares.percent(who, number)
            for number, item in enumerate(board.companies)
            if shares.held[who][number]
        },
        "privates": [board.privates[private].id for private in state.privates_of(who)],
        "sold": [item.id for number, item in enumerate(board.companies) if state.sold[who] >> number & 1],
        "worth": game.title.worth(game)[who],
    }


def _company(game: "Game[Table1830]", number: int, seat: int | None) -> dict[str, Any]:
    state = game.table
    board, shares, market = state.board, state.shares, state.market
    item, cell = board.companies[number], market.cell[number]
    president, revenue = shares.president[number], state.revenue[number]
    return {
        "president_seat": None if president == NONE else president,
        "par": state.par[number] or None,
        "price": market.price(number) or None,
        "market": None
        if cell == NONE
        else {
            "row": market.chart.rows[cell],
            "column": market.chart.cols[cell],
            "place": market.stack(cell).index(number),
            "zone": market.chart.zones[cell],
        },
        "offering": shares.percent(shares.unsold, number),
        "pool": shares.percent(shares.pool, number),
        "floated": state.floated[number],
        "operated": state.operated[number],
        "cash": None if hides_money(game, seat, number) else state.treasury[number],
        "trains": [board.roster.ids[kind] for kind in sorted(state.trains.owned[number])],
        "tokens": [board.city_name(city) for city in state.track.cities_of(number)],
        "tokens_left": state.tokens[number],
        "next_token_cost": item.token_costs[-state.tokens[number]] if state.tokens[number] else None,
        "privates": [board.privates[private].id for private in state.privates_of(state.seats + number)],
        "revenue": None if revenue == NONE else revenue,
    }


def _private(state: Table1830, number: int) -> dict[str, Any]:
    owner = state.owner[number]
    item = state.board.privates[number]
    return {
        "face_value": item.face_value,
        "price": state.private_price(number) if owner == NONE else None,
        "revenue": item.revenue,
        "owner_seat": owner if 0 <= owner < state.seats else None,
        "owner_company": state.id_of(owner - state.seats) if owner >= state.seats else None,
        "closed": owner == CLOSED,
        "used": state.used[number],
        "bids": [{"seat": seat, "amount": amount} for seat, amount in state.bids[number]],
    }


def seen_by(game: "Game[Table1830]", seat: int | None) -> "Game[Table1830]":
    """With hidden company money, the sum of what others hold is known but not how it is spread."""
    hidden = [number for number in range(len(game.table.treasury)) if hides_money(game, seat, number)]
    floated = [number for number in hidden if game.table.floated[number]]
    if not floated:
        return game
    twin = game.copy()
    purse = twin.table.treasury
    total = sum(purse[number] for number in floated)
    for place, number in enumerate(floated):
        purse[number] = total // len(floated) + (place < total % len(floated))
    for step in twin.stack:
        if isinstance(step, StockTurn):
            step.changed()
    return twin
