"""What the acting seat could do, in the words of the corpus' legal lists, and where the two lists differ."""

from typing import Any

from trunkline.core import Bid, Game, Pass
from trunkline.interop.compare import first_difference
from trunkline.interop.eighteen_thirty.names import COMPANIES, PRIVATES
from trunkline.rail.actions import BuyShare, BuyTrain, PlaceToken, SellShares
from trunkline.titles.eighteen_thirty import actions as own
from trunkline.titles.eighteen_thirty import laying, opening, stations, stock_turn, train_purchase
from trunkline.titles.eighteen_thirty.menu import POOL, SOURCES
from trunkline.titles.eighteen_thirty.table import Table1830

FROM = {"offering": "ipo", "pool": "market", "bank": "depot"}
PLACES = laying.ChooseTokenCity | stations.ChooseHome | stations.PlaceTokens


def legal(game: Game[Table1830]) -> dict[str, Any]:
    """The options of the acting seat, by kind."""
    table = game.table
    found: dict[str, Any] = {
        "lay": {},
        "token": set(),
        "buy": set(),
        "sell": set(),
        "par": {},
        "trains": {},
        "bid": {},
        "pass": False,
    }
    if not game.stack:
        return found
    for option in game.decision.options(game):
        action: Any = option.action
        kind = type(action)
        if kind is own.LayTile:
            found["lay"].setdefault(action.hex, {}).setdefault(action.tile, set()).add(action.rotation)
        elif kind is PlaceToken or kind is own.ChooseCity:
            found["token"].add(action.city)
        elif kind is Pass:
            found["pass"] = True
        elif kind is BuyShare:
            company, source = table.board.company_index[action.company], SOURCES.index(action.source)
            price = table.market.price(company) if source == POOL else table.par[company]
            found["buy"].add((_company(action.company), FROM[action.source], 10, price))
        elif kind is SellShares and option.amount is not None:
            price = table.market.price(table.board.company_index[action.company])
            for amount in range(option.amount.low, option.amount.high + 1):
                found["sell"].add((_company(action.company), 10 * amount, price * amount))
        elif kind is own.StartCompany:
            found["par"].setdefault(_company(action.company), []).append(action.price)
        elif kind is own.BidPrivate and option.amount is not None:
            found["bid"][_private(action.private)] = [option.amount.low, option.amount.high]
        elif kind is own.BuyPrivate and table.on_offer() >= 0:
            found["bid"][_private(action.private)] = [action.amount, action.amount]
        elif kind is Bid and option.amount is not None:
            found["bid"] = [option.amount.low, option.amount.high]
        elif kind is BuyTrain and action.trade_in is None:
            seller = "depot" if action.source in ("bank", "pool") else _company(action.source)
            found["trains"].setdefault(seller, set()).add(action.train)
    return found


def _company(own_id: str) -> str:
    return COMPANIES.get(own_id, own_id)


def _private(own_id: str) -> str:
    return PRIVATES.get(own_id, own_id)


def legal_difference(game: Game[Table1830], line: dict[str, Any]) -> str | None:
    """The first difference between the options here and a line of legal lists; lists of other steps are skipped."""
    ours, theirs = legal(game), _theirs(game, line)
    return first_difference(theirs, {key: ours[key] for key in theirs})


def _theirs(game: Game[Table1830], line: dict[str, Any]) -> dict[str, Any]:
    """The site's lists, without what the company cannot pay: those lists do not ask for money."""
    table = game.table
    step: Any = game.decision
    found: dict[str, Any] = {"pass": "pass" in line["acts"]}
    if isinstance(step, laying.LayTrack):
        money = table.treasury[step.company]
        found["lay"] = {
            coord: {tile: set(rotations) for tile, rotations in item["tiles"].items()}
            for coord, item in line.get("lay", {}).items()
            if item["cost"] <= money
        }
    if "token" in line or (isinstance(step, PLACES) and line["step"] != "SpecialToken"):
        found["token"] = set(line.get("token", ()))
    if isinstance(step, stock_turn.StockTurn):
        found["buy"] = {tuple(item) for item in line.get("buy", ())}
        found["sell"] = {tuple(item) for item in line.get("sell", ())}
        found["par"] = {name: sorted(prices, reverse=True) for name, prices in line.get("par", {}).items()}
    if "bid" in line:
        found["bid"] = _bids(game, line["bid"])
    if isinstance(step, train_purchase.BuyTrains) and "trains" in line:
        found["trains"] = _trains(game, step, line)
    return found


def _bids(game: Game[Table1830], bids: Any) -> Any:
    """The private on offer is bought at its price; more than that is no bid here (7.1)."""
    if isinstance(game.decision, opening.PrivateAuction):
        low, high = bids.get(_private(game.table.board.privates[game.decision.lot].id), (1, 0))
        return [low, high] if low <= high else {}
    offered = game.table.on_offer()
    name = _private(game.table.board.privates[offered].id)
    return {
        target: [low, low] if target == name else [low, high] for target, (low, high) in bids.items() if low <= high
    }


def _trains(game: Game[Table1830], step: train_purchase.BuyTrains, line: dict[str, Any]) -> dict[str, Any]:
    table = game.table
    roster, money = table.board.roster, table.treasury[step.company]
    help_too = money + table.cash[step.seat] if step.short(game) else money
    found = {}
    for seller, names in line["trains"].items():
        able = {name for name in names if seller != "depot" or roster.prices[roster.index[name]] <= help_too}
        if able and help_too:
            found[seller] = able
    return found
