"""What a seat may do, in the words of the site's lists, and the first difference between options and such a list."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Option
from trunkline.core.auction import Auction
from trunkline.interop.compare import first_difference
from trunkline.rail.actions import BuyShare, PlaceToken, SellShares
from trunkline.rail.lays import legal_lays
from trunkline.titles.eighteen_seventeen import actions as own
from trunkline.titles.eighteen_seventeen import bidding, flotation, merging, opening, railway, stock, track_step
from trunkline.titles.eighteen_seventeen.board import company_name
from trunkline.titles.eighteen_seventeen.books import Game1817

SOURCES = {"treasury": "ipo", "pool": "market"}
ACTS = {
    "Pass": "pass",
    "TakeLoan": "take_loan",
    "RepayLoan": "payoff_loan",
    "Convert": "convert",
    "PayDividend": "dividend",
    "ChooseSize": "choose",
    "AddPrivate": "assign",
    "OfferForSale": "assign",
    "DiscardTrain": "discard_train",
    "RemoveMarker": "remove_token",
    "PlaceToken": "place_token",
    "Merge": "merge",
    "ChooseBuyer": "merge",
    "BuyShare": "buy_shares",
}


def legal(game: Game1817, options: Iterable[Option]) -> dict[str, Any]:
    """The options of the deciding seat as the site lists them."""
    step, found = game.decision, list(options)
    listed: dict[str, Any] = {
        "acts": sorted({ACTS[type(option.action).__name__] for option in found if type(option.action).__name__ in ACTS})
    }
    tokens = [option.action.city for option in found if isinstance(option.action, PlaceToken)]
    if tokens:
        listed["token"] = sorted(tokens)
    if isinstance(step, stock.StockTurn | merging.Purchase):
        listed |= shares(game, found)
    if isinstance(step, Auction | opening.FirstAuction | stock.StockTurn):
        amounts = bids(game, found)
        if amounts:
            listed["bid"] = amounts
    if isinstance(step, track_step.LayTrack):
        listed["lay"] = lays(game, step)
    if isinstance(step, railway.TrainStep):
        listed["trains"] = trains(game, step)
    sizes = [option.action.size for option in found if isinstance(option.action, own.ChooseSize)]
    if sizes:
        listed["choices"] = sizes
    partners = {option.action.partner for option in found if isinstance(option.action, own.Merge)}
    partners |= {option.action.company for option in found if isinstance(option.action, own.ChooseBuyer)}
    if partners:
        listed["merge"] = sorted(partners)
    return listed


def shares(game: Game1817, options: list[Option]) -> dict[str, Any]:
    """`buy`, `sell` and `short`."""
    table = game.table
    found: dict[str, Any] = {"buy": [], "sell": [], "short": []}
    for option in options:
        action = option.action
        if isinstance(action, BuyShare | SellShares | own.SellShort):
            company = table.board.company_index[action.company]
            percent, price = 100 // table.shares.size[company], table.market.price(company)
            if isinstance(action, BuyShare):
                found["buy"].append([action.company, SOURCES[action.source], percent, price])
            elif isinstance(action, SellShares):
                assert option.amount is not None
                found["sell"] += [
                    [action.company, count * percent, count * price]
                    for count in range(option.amount.low, option.amount.top + 1)
                ]
            else:
                found["short"].append(action.company)
    return {key: sorted(rows) for key, rows in found.items() if rows}


def bids(game: Game1817, options: list[Option]) -> Any:
    """Lowest and highest bid, by target where there are several."""
    ranges: dict[str, list[int]] = {}
    for option in options:
        if option.amount is not None and not isinstance(option.action, SellShares | own.BuyOwnShares):
            name = getattr(option.action, "private", "")
            row = ranges.setdefault(name, [option.amount.low, option.amount.top])
            row[0], row[1] = min(row[0], option.amount.low), max(row[1], option.amount.top)
    step = game.decision
    if isinstance(step, opening.FirstAuction):
        return ranges
    if not ranges:
        return None
    row = ranges[""]
    if isinstance(step, opening.PrivateAuction):
        return {game.table.board.private_ids[step.lot]: row}
    if isinstance(step, bidding.SaleAuction):
        return row
    return [company_name(step.lot) if isinstance(step, flotation.CompanyAuction) else None, *row]


def lays(game: Game1817, step: track_step.LayTrack) -> dict[str, Any]:
    """Every lay, whether the company can pay for it or not."""
    table, layout = game.table, game.table.board.layout
    found: dict[str, Any] = {}
    level, closed = table.now.level, step.closed(table)
    for lay in legal_lays(table.track, step.company, level, closed, replacing=not step.upgraded):
        tiles: dict[str, list[int]] = {}
        for face in lay.faces:
            tiles.setdefault(layout.sheet.ids[face.tile], []).append(face.rotation)
        cost = step.cost(table, lay.number) - step.fee(table)
        found[layout.hexes.coords[lay.number]] = {"cost": cost, "tiles": {name: sorted(tiles[name]) for name in tiles}}
    return found


def trains(game: Game1817, step: railway.TrainStep) -> dict[str, Any]:
    """Every train on sale: from the bank those the company can pay for now, of other companies all."""
    found: dict[str, Any] = {}
    cash = game.table.treasury[step.company]
    for kind, source, low, _ in railway.offers(game.table, step.company) if step.room(game.table) else ():
        if low > cash and source in (railway.BANK, railway.POOL):
            continue
        seller = "depot" if source in (railway.BANK, railway.POOL) else source
        names = found.setdefault(seller, [])
        name = game.table.board.roster.ids[kind]
        if name not in names:
            names.append(name)
    return {seller: sorted(names) for seller, names in found.items()}


def legal_difference(game: Game1817, line: dict[str, Any]) -> str | None:
    """The first key where the options and a line of a site's list differ, or None."""
    if not game.stack:
        return None
    ours = legal(game, game.options())
    theirs: dict[str, Any] = {"acts": sorted(set(line["acts"]) & set(ACTS.values()))}
    for key in ("buy", "sell", "short", "merge"):
        if key in line:
            theirs[key] = sorted(line[key])
    if "choices" in line:
        theirs["choices"] = line["choices"]
    if "token" in line:
        theirs["token"] = sorted(set(line["token"]))
    if "lay" in line:
        theirs["lay"] = {
            where: {"cost": lay["cost"], "tiles": {tile: sorted(rotations) for tile, rotations in lay["tiles"].items()}}
            for where, lay in line["lay"].items()
        }
    if "trains" in line:
        theirs["trains"] = {seller: sorted(names) for seller, names in line["trains"].items()}
        _affordable(game, theirs["trains"])
    if line.get("bid"):
        theirs["bid"] = _floored(game, line["bid"], ours.get("bid"))
    _smooth(game, theirs, ours)
    return first_difference(theirs, ours)


def _floored(game: Game1817, bid: Any, ours: Any) -> Any:
    """The site's highest bid may be no multiple of the step, and its lowest one too low for exact payment (#14)."""
    step = 10 if isinstance(game.decision, bidding.SaleAuction) else 5
    if isinstance(bid, dict):
        return {name: [low, high - high % step] for name, (low, high) in bid.items()}
    row = [*bid[:-1], bid[-1] - bid[-1] % step]
    exact = isinstance(game.decision, stock.StockTurn | flotation.CompanyAuction)
    if exact and ours and ours[-2] >= row[-2] and ours[-1] <= row[-1]:
        return ours if not _payable_whole(game) else row
    return row


def _affordable(game: Game1817, sellers: dict[str, list[str]]) -> None:
    """Of the bank's trains the list has one even when the company can pay for none."""
    step, roster = game.decision, game.table.board.roster
    if isinstance(step, railway.TrainStep) and "depot" in sellers:
        cash = game.table.treasury[step.company]
        names = [name for name in sellers.pop("depot") if roster.prices[roster.index[name]] <= cash]
        if names:
            sellers["depot"] = names


def _payable_whole(game: Game1817) -> bool:
    """Whether the seat has money for every bid without exact sums of privates."""
    return not game.table.privates_of(game.seat if game.seat is not None else 0)


def _smooth(game: Game1817, theirs: dict[str, Any], ours: dict[str, Any]) -> None:
    """What the lists leave out or have in excess."""
    step = game.decision
    if isinstance(step, stock.StockTurn):
        ours["acts"] = [act for act in ours["acts"] if act != "take_loan"]  # companies' own acts are not in the lists
    if isinstance(step, merging.Purchase):  # the lists have every company a player holds
        name = company_name(step.company)
        theirs["sell"] = [row for row in theirs.get("sell", []) if row[0] == name]
        if not theirs["sell"]:
            del theirs["sell"]
