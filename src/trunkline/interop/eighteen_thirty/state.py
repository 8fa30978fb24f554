"""The state of a game in the words of a trace, and the first difference between the two."""

from typing import Any

from trunkline.core import Game
from trunkline.interop.compare import first_difference
from trunkline.interop.eighteen_thirty.names import company_name, our_company, our_private, private_name
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty import (
    ending,
    holdings,
    laying,
    opening,
    phase_change,
    running,
    stations,
    stock_turn,
    train_purchase,
)
from trunkline.titles.eighteen_thirty.stock_round import StockRound
from trunkline.titles.eighteen_thirty.table import CLOSED, Table1830

Ids = tuple[Any, ...]
STEPS: dict[type, str] = {
    opening.PrivateTurn: "WaterfallAuction",
    opening.PrivateAuction: "WaterfallAuction",
    opening.ChoosePar: "CompanyPendingPar",
    stock_turn.StockTurn: "BuySellParShares",
    laying.LayTrack: "Track",
    laying.ChooseTokenCity: "HomeToken",
    stations.ChooseHome: "HomeToken",
    stations.PlaceTokens: "Token",
    running.Running: "Route",
    running.PayOrKeep: "Dividend",
    train_purchase.BuyTrains: "BuyTrain",
    phase_change.DiscardSurplus: "DiscardTrain",
}
SAME_STEP = {"BuyCompany": "BuyTrain", "SpecialToken": "Token"}  # the site's second step for what is one here


def state(game: Game[Table1830], ids: Ids) -> dict[str, Any]:
    """Every key of a trace line, for players called `ids` in seat order."""
    table = game.table
    selling = any(isinstance(step, StockRound) for step in game.stack)
    started = [company for company, par in enumerate(table.par) if par]
    found: dict[str, Any] = {
        "phase": table.board.phases[table.phase].id,
        "bank": table.bank[0],
        "pl": {str(ids[seat]): _player(game, seat) for seat in range(table.seats)},
        "co": {company_name(table, company): _company(table, company, ids) for company in started},
        "privs": _privates(table, ids),
        "depot": _depot(table),
        "discard": sorted(table.board.roster.ids[kind] for kind in table.trains.pool),
        "tiles": table.track.tiles(),
        "bids": _bids(table, ids),
        "disc": {
            private_name(table, private): cut
            for private, cut in enumerate(table.cut)
            if cut and table.owner[private] == NONE
        },
        "fin": game.ended is not None,
    }
    if game.stack:
        found["round"] = _round(game, selling)
        found["turn"] = table.set_number + selling
        found["rn"] = 1 if selling else table.set_round
        found["seat"] = game.seat
        found["step"] = STEPS[type(game.decision)]
        if not selling:  # while a round of sales goes on the site shows who would get the card
            found["pd"] = ids[table.priority]
    return found


def _round(game: Game[Table1830], selling: bool) -> str:
    if not selling:
        return "OR"
    first = NONE in game.table.owner or isinstance(game.decision, opening.ChoosePar)
    return "ISR" if first else "SR"


def _player(game: Game[Table1830], seat: int) -> dict[str, Any]:
    table = game.table
    shares = table.shares
    found: dict[str, Any] = {
        "cash": table.cash[seat],
        "sh": {
            company_name(table, company): shares.percent(seat, company)
            for company, held in enumerate(shares.held[seat])
            if held
        },
        "priv": sorted(private_name(table, private) for private in table.privates_of(seat)),
        "certs": holdings.certificates(table, seat),
        "value": game.title.worth(game)[seat] if game.ended is not None else ending.worth(table)[seat],
    }
    if table.bankrupt == seat:
        found["bankrupt"] = True
    return found


def _company(table: Table1830, company: int, ids: Ids) -> dict[str, Any]:
    shares, market = table.shares, table.market
    cell, seat, revenue = market.cell[company], shares.president[company], table.revenue[company]
    return {
        "cash": table.treasury[company],
        "price": market.price(company),
        "pos": [market.chart.rows[cell], market.chart.cols[cell]],
        "ord": market.stack(cell).index(company),
        "par": table.par[company],
        "pres": ids[seat],
        "float": table.floated[company],
        "size": shares.size[company],
        "ipo": shares.percent(shares.unsold, company),
        "pool": shares.percent(shares.pool, company),
        "trains": sorted(table.board.roster.ids[kind] for kind in table.trains.owned[company]),
        "tok": sorted(table.board.city_name(city) for city in table.track.cities_of(company)),
        "tok_left": table.tokens[company],
        "priv": sorted(private_name(table, private) for private in table.privates_of(table.seats + company)),
        "rev": None if revenue == NONE else revenue,
        "ran": table.operated[company],
    }


def _privates(table: Table1830, ids: Ids) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for private, owner in enumerate(table.owner):
        if owner != CLOSED:
            name = private_name(table, private)
            company = owner - table.seats
            found[name] = None if owner == NONE else ids[owner] if company < 0 else company_name(table, company)
    return found


def _depot(table: Table1830) -> dict[str, Any]:
    names = table.board.roster.ids
    return {names[kind]: None if left == NONE else left for kind, left in enumerate(table.trains.left) if left}


def _bids(table: Table1830, ids: Ids) -> dict[str, Any]:
    return {
        private_name(table, private): {str(ids[seat]): amount for seat, amount in bids}
        for private, bids in enumerate(table.bids)
        if bids
    }


def difference(game: Game[Table1830], ids: Ids, line: dict[str, Any], memory: dict[str, Any]) -> str | None:
    """The first key where the game and a trace line differ, or None. `memory` keeps the tiles of earlier lines."""
    tiles = memory.setdefault("tiles", {})
    tiles.update(line.get("tiles", {}))
    ours = state(game, ids)
    theirs: dict[str, Any] = {
        key: line[key] for key in ("phase", "bank", "pl", "co", "privs", "depot", "round", "turn", "rn") if key in line
    }
    theirs |= {"tiles": tiles, "discard": sorted(line.get("discard", ()))}
    theirs |= {"bids": line.get("bids", {}), "disc": line.get("disc", {}), "fin": bool(line.get("fin"))}
    for one in theirs["pl"].values():
        one["priv"] = sorted(one["priv"])
    for one in theirs["co"].values():
        for key in ("trains", "tok", "priv"):
            one[key] = sorted(one[key])
    if game.stack:
        acting = line.get("ae") or [None]
        theirs["seat"] = _seat(game, ids, acting[0])
        theirs["step"] = SAME_STEP.get(line["step"], line["step"])
        if "pd" in ours:
            theirs["pd"] = line["pd"]
    else:
        for key in ("round", "turn", "rn"):
            theirs.pop(key, None)
    return first_difference(theirs, ours)


def _seat(game: Game[Table1830], ids: Ids, entity: Any) -> int | None:
    """The seat that decides for a player, a company or a private."""
    if entity in ids:
        return ids.index(entity)
    board, table = game.table.board, game.table
    if our_company(entity) in board.company_index:
        return table.president(board.company_index[our_company(entity)])
    if our_private(entity) in board.private_index:
        owner = table.owner[board.private_index[our_private(entity)]]
        return owner if owner < table.seats else table.president(owner - table.seats)
    return None
