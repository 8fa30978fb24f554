"""The state of a game in the words of a trace, and the first difference between the two."""

from typing import Any

from trunkline.core import Auction, Step
from trunkline.interop.compare import first_difference
from trunkline.titles.eighteen_seventeen import (
    bidding,
    books,
    crisis,
    dividends,
    flotation,
    loans,
    merging,
    opening,
    operating,
    railway,
    sales,
    settlement,
    showing,
    stock,
    takeover,
    track_step,
)
from trunkline.titles.eighteen_seventeen.board import BRIDGE, MINE
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.cycle import MergerRound
from trunkline.titles.eighteen_seventeen.opening import FirstAuction, PrivateAuction
from trunkline.titles.eighteen_seventeen.stock import StockRound
from trunkline.titles.eighteen_seventeen.table import COMPANY, GONE, LEFT, NONE, UNSOLD, Table1817

Ids = tuple[Any, ...]
STEPS: dict[type[Step[Table1817]], str] = {
    opening.FirstAuction: "SelectionAuction",
    opening.PrivateAuction: "SelectionAuction",
    stock.StockTurn: "BuySellParShares",
    flotation.CompanyAuction: "BuySellParShares",
    flotation.Payment: "BuySellParShares",
    flotation.SizeChoice: "BuySellParShares",
    flotation.FirstMarker: "HomeToken",
    track_step.LayTrack: "Track",
    track_step.PlaceMarker: "Token",
    dividends.RunStep: "Route",
    dividends.Dividend: "Dividend",
    railway.TrainStep: "BuyTrain",
    loans.Loans: "Loan",
    railway.Discard: "DiscardTrain",
    merging.Conversion: "Conversion",
    merging.Purchase: "PostConversion",
    loans.NewLoans: "Acquire",
    takeover.ReduceMarkers: "ReduceTokens",
    sales.FriendlySale: "Acquire",
    bidding.SaleAuction: "Acquire",
    bidding.BuyerChoice: "Acquire",
    settlement.TakenLoans: "Acquire",
    crisis.RaiseCash: "CashCrisis",
}


def state(game: Game1817, ids: Ids) -> dict[str, Any]:
    """The keys of a trace line that this engine knows, for players called `ids` in seat order."""
    table = game.table
    found: dict[str, Any] = {
        "phase": table.now.id,
        "loans_left": table.loans_left[0],
        "interest": interest(game),
        "pl": {str(ids[seat]): player(game, seat) for seat in range(table.seats)},
        "co": {table.board.company_ids[company]: corporation(table, company, ids) for company in table.companies()},
        "privs": privates(table, ids),
        "depot": depot(table),
        "discard": sorted(table.board.roster.ids[kind] for kind in table.trains.pool),
        "tiles": table.track.tiles(),
        "asg": markers(table),
        "bids": bids(game, ids),
        "fin": game.ended is not None,
    }
    if any(isinstance(step, FirstAuction) for step in game.stack):
        found["seed"] = table.seed[0]
    if game.stack:
        found |= moment(game, ids)
    return found


def moment(game: Game1817, ids: Ids) -> dict[str, Any]:
    """Where in the order of play the game is: turn, round, its number, what is to be decided by which seat."""
    table, step = game.table, game.decision
    kinds: dict[type, Any] = {type(item): item for item in game.stack}
    found = {"turn": table.turn, "rn": 1, "seat": step.seat, "step": STEPS[type(step)]}
    if FirstAuction in kinds:
        found["round"] = "ISR"
    elif StockRound in kinds:
        found["round"] = "SR"
    elif operating.OperatingRound in kinds:
        found |= {"round": "OR", "rn": _number(kinds[operating.OperatingRound])}
        if kinds[operating.OperatingRound].stage == operating.END:
            found["round"] = "MR"  # discards after the export belong to the end of the round (6.11)
    else:
        found |= {"round": "MR" if merging.Conversions in kinds else "AR", "rn": _number(kinds[MergerRound])}
    if found["round"] == "MR" and found["step"] == "Acquire":
        found["step"] = "PostConversionLoans"
    if found["round"] != "SR":  # during a stock round the site shows who would get the card
        found["pd"] = ids[table.playing(table.priority)]
    return found


def _number(step: Any) -> int:
    return int(step.number)


def bids(game: Game1817, ids: Ids) -> dict[str, Any]:
    """What is being auctioned, and the bid on the table; the site keeps earlier bids too, which mean nothing more."""
    step = game.stack[-1] if game.stack else None
    if not isinstance(step, Auction) or step.leader is None:
        return {}
    lots = game.table.board.private_ids if isinstance(step, PrivateAuction) else game.table.board.company_ids
    return {lots[step.lot]: {str(ids[step.leader]): step.high}}


def interest(game: Game1817) -> int:
    """The rate: before the next operating round fixes it, as it would be fixed now."""
    if any(isinstance(step, StockRound | FirstAuction) for step in game.stack):
        return operating.interest(game.table)
    return game.table.interest


def player(game: Game1817, seat: int) -> dict[str, Any]:
    table = game.table
    ids, shares = table.board.company_ids, table.shares
    found: dict[str, Any] = {
        "cash": table.cash[seat],
        "sh": {ids[c]: shares.percent(seat, c) for c in table.companies() if shares.held[seat][c]},
        "short": {ids[c]: count for c, count in enumerate(shares.short[seat]) if count},
        "priv": sorted(table.board.private_ids[private] for private in with_player(table, seat)),
        "certs": table.certificates(seat),
        "value": value(table, seat),
    }
    if table.out[seat]:
        found["bankrupt"] = True
    return found


def value(table: Table1817, seat: int) -> int:
    """Net worth as the site shows it: a player's privates count at face value."""
    return showing.worth(table)[seat] + sum(
        table.board.privates[private].face_value for private in with_player(table, seat)
    )


def with_player(table: Table1817, seat: int) -> list[int]:
    """A player's privates; the site leaves those of a bankrupt one with him, here they are out of play (7.4-3)."""
    return table.privates_of(LEFT - seat if table.out[seat] else seat)


def result(game: Game1817) -> list[int]:
    """The final values as the site counts them, by seat."""
    return [value(game.table, seat) for seat in range(game.table.seats)]


def corporation(table: Table1817, company: int, ids: Ids) -> dict[str, Any]:
    shares, seat = table.shares, table.president(company)
    cell = table.market.cell[company]
    return {
        "cash": table.treasury[company],
        "price": table.market.price(company),
        "pos": [0, cell],
        "ord": table.market.stack(cell).index(company),
        "par": table.par[company],
        "float": True,
        "pres": "market" if seat == NONE else ids[seat],
        "size": shares.size[company],
        "ipo": shares.percent(shares.unsold, company),
        "pool": shares.percent(shares.pool, company),
        "pool_short": shares.short[shares.pool][company],
        "loans": table.loans[company],
        "trains": sorted(table.board.roster.ids[kind] for kind in table.trains.owned[company]),
        "tok": sorted(books.city_name(table, city) for city in table.track.cities_of(company)),
        "tok_left": table.charter[company],
        "priv": sorted(table.board.private_ids[private] for private in table.privates_of(COMPANY + company)),
        "rev": None if table.revenue[company] == NONE else table.revenue[company],
    }


def privates(table: Table1817, ids: Ids) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for private, owner in enumerate(table.owner):
        name = table.board.private_ids[private]
        if owner >= COMPANY:
            found[name] = table.board.company_ids[owner - COMPANY]
        elif owner == UNSOLD:
            found[name] = None
        elif owner <= LEFT:
            found[name] = ids[LEFT - owner]
        elif owner != GONE:
            found[name] = ids[owner]
    return found


def depot(table: Table1817) -> dict[str, Any]:
    names = table.board.roster.ids
    return {names[kind]: None if n == NONE else n for kind, n in enumerate(table.trains.left) if n}


def markers(table: Table1817) -> dict[str, list[str]]:
    coords = table.board.layout.hexes.coords
    words = {MINE: "mine", BRIDGE: "bridge"}
    return {
        coords[number]: [word for bit, word in words.items() if bits & bit]
        for number, bits in table.track.markers.items()
        if bits
    }


# -- comparing


def difference(game: Game1817, ids: Ids, line: dict[str, Any], tiles: dict[str, Any]) -> str | None:
    """The first key where the game and a trace line differ, or None. `tiles` keeps what earlier lines said."""
    tiles["tiles"] = {**tiles.get("tiles", {}), **line.get("tiles", {})}  # a line tells what changed
    tiles["asg"] = line.get("asg", tiles.get("asg", {}))
    ours = state(game, ids)
    theirs = {key: line[key] for key in ("phase", "loans_left", "interest", "pl", "co", "privs", "depot", "discard")}
    theirs["phase"] = {"2+": "2"}.get(theirs["phase"], theirs["phase"])
    theirs["discard"] = sorted(theirs["discard"])
    theirs |= {"bids": _highest(line.get("bids")), "fin": bool(line.get("fin"))}
    if game.stack and line["ae"]:  # not after the players stopped
        theirs |= {key: line[key] for key in ("turn", "round", "rn", "step")}
        theirs["seat"] = _seat(game, ids, line["ae"])
        if "pd" in ours:
            theirs["pd"] = line["pd"]
    if "seed" in line and "seed" in ours:
        theirs["seed"] = line["seed"]
    theirs |= tiles
    theirs["co"] = {name: dict(co) for name, co in theirs["co"].items()}
    closed = _closed(game.table, theirs)
    sold = {step.company for step in game.stack if isinstance(step, settlement.Settlement)}
    for name, co in theirs["co"].items():
        mine = ours["co"].get(name)
        if mine is None:
            company = books.company_of(game.table, name)
            if not co["float"] and company != NONE:  # up for auction: only its marker says so
                theirs["co"][name] = co["tok"]
                ours["co"][name] = [books.city_name(game.table, city) for city in game.table.track.cities_of(company)]
            continue
        mine["priv"] = [item for item in mine["priv"] if item not in closed]
        co.pop("ran", None)
        if books.company_of(game.table, name) in sold:
            co["tok_left"] = mine["tok_left"] = 0  # on its way into the box
        for key in ("trains", "tok", "priv"):
            co[key] = sorted(co[key])
    for player_id in ids:
        item = theirs["pl"][str(player_id)]
        item["priv"] = sorted(item["priv"])
    for name in closed:
        ours["privs"].pop(name, None)
    if "2" in theirs["depot"] and "2" in ours["depot"]:
        theirs["depot"]["2"] = ours["depot"]["2"] = 0  # the rulebook has no limit (1.2.9)
    theirs["depot"] = {name: count for name, count in theirs["depot"].items() if count != 0}
    ours["depot"] = {name: count for name, count in ours["depot"].items() if count != 0}
    if game.ended is None and theirs["fin"]:  # the players stopped (end_game)
        for key in ("fin", "turn", "round", "rn", "step", "seat", "pd"):
            ours.pop(key, None)
            theirs.pop(key, None)
    if game.ended is not None and game.ended.reason == "one_left":
        for co in (*theirs["co"].values(), *ours["co"].values()):  # the site may stop before all pairs are cancelled
            if isinstance(co, dict):
                co["pool"] -= co.pop("pool_short") * 100 // co["size"]
    return first_difference(theirs, ours, "")


def _highest(bids: Any) -> dict[str, Any]:
    """The highest bid on every target."""
    found = {}
    for target, offers in (bids or {}).items():
        best = max(offers.values())
        found[target] = {player: price for player, price in offers.items() if price == best}
    return found


def _seat(game: Game1817, ids: Ids, acting: list[Any]) -> int | None:
    """The seat that decides for a player or a company."""
    entity = acting[0] if acting else None
    if entity in ids:
        return ids.index(entity)
    company = books.company_of(game.table, str(entity))
    seat = NONE if company == NONE else game.table.president(company)
    return game.seat if seat == NONE else seat


def _closed(table: Table1817, theirs: dict[str, Any]) -> set[str]:
    """Used-up privates: the site takes them away, here they stay without effect (1.2.6)."""
    return {
        name
        for private, name in enumerate(table.board.private_ids)
        if name not in theirs["privs"] and not table.uses[private]
    }
