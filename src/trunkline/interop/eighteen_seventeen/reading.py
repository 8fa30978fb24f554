"""18xx.games actions of 1817 as actions of this engine, one after the other."""

from typing import Any

from trunkline.core import Accept, Bid, Pass, Refused
from trunkline.core.action import Action
from trunkline.core.auction import Auction
from trunkline.rail.actions import (
    BuyShare,
    BuyTrain,
    DiscardTrain,
    KeepRevenue,
    PayDividend,
    PlaceToken,
    Run,
    RunTrains,
    SellShares,
)
from trunkline.titles.eighteen_seventeen import actions as own
from trunkline.titles.eighteen_seventeen import crisis, flotation, merging, opening, railway, sales, stock, track_step
from trunkline.titles.eighteen_seventeen.books import Game1817

from trunkline.interop.eighteen_seventeen.copies import Copies

RULES = {
    "short_squeeze": {"short_squeeze": True},
    "five_shorts": {"increased_shorts": False},
    "modern_trains": {"modern_trains": True},
}
UNSUPPORTED = {"volatility": "the expansion `volatility` (13 more privates) is not in the rulebook"}
SOURCES = {"depot": "bank", "discard": "pool"}


class Reader:
    """Plays the actions of a file into a game."""

    def __init__(self, game: Game1817, ids: tuple[Any, ...]) -> None:
        self.game, self.ids, self.copies = game, ids, Copies()

    def play(self, raw: dict[str, Any]) -> bool:
        """Play one action of the file; False when it ends the game by agreement."""
        if raw["type"] == "end_game":
            return False
        events = []
        for action, seat in self.steps(raw):
            events += self.game.play(action, seat)
        self.copies.played(raw, events)
        return True

    def steps(self, raw: dict[str, Any]) -> list[tuple[Action, int | None]]:
        """Our actions for one of theirs."""
        kind = raw["type"]
        found = getattr(self, kind)(raw)
        listed = found if isinstance(found, list) else [found]
        return [item if isinstance(item, tuple) else (item, None) for item in listed if item is not None]

    # -- one method per type

    def bid(self, raw: dict[str, Any]) -> Action:
        step, price = self.game.decision, raw["price"]
        if isinstance(step, opening.FirstAuction):
            return own.OpenAuction(raw["company"], price)
        if isinstance(step, stock.StockTurn):
            return own.StartCompany(raw["corporation"], price)
        return Bid(price)

    def place_token(self, raw: dict[str, Any]) -> Action:
        x = raw.get("x")
        return PlaceToken(f"{x['hex']}:{x['city_index']}" if x else self.copies.city(self.game, raw["city"]))

    def remove_token(self, raw: dict[str, Any]) -> Action:
        x = raw.get("x")
        city = f"{x['hex']}:{x['city_index']}" if x else self.copies.city(self.game, raw["city"])
        step = self.game.decision
        owner = x.get("owner") if x else None
        if owner is None:
            owner = next(
                option.action.company
                for option in step.options(self.game)
                if isinstance(option.action, own.RemoveMarker) and option.action.city == city
            )
        return own.RemoveMarker(city, owner)

    def assign(self, raw: dict[str, Any]) -> Action:
        if raw["entity_type"] == "company":
            return own.PlaceBridge(raw["target"], raw["entity"])
        if raw["target_type"] == "company":
            return own.AddPrivate(raw["target"])
        return own.OfferForSale(raw["target"])

    def choose(self, raw: dict[str, Any]) -> Action:
        return own.ChooseSize(int(raw["choice"]))

    def lay_tile(self, raw: dict[str, Any]) -> Action:
        private = raw["entity"] if raw["entity_type"] == "company" else None
        return own.LayTile(raw["hex"], raw["tile"].rpartition("-")[0], raw["rotation"], private)

    def take_loan(self, raw: dict[str, Any]) -> Action:
        return own.TakeLoan(raw["entity"])

    def payoff_loan(self, raw: dict[str, Any]) -> Action:
        return own.RepayLoan(raw["entity"])

    def short(self, raw: dict[str, Any]) -> Action:
        return own.SellShort(raw["corporation"])

    def buy_shares(self, raw: dict[str, Any]) -> Action:
        x, shares = raw.get("x"), raw["shares"]
        company = shares[0].rpartition("_")[0]
        if raw["entity_type"] == "corporation":
            return own.BuyOwnShares(company, len(shares))
        if x:
            source = "pool" if x["from"] == "market" else "treasury"
        else:
            source = self.copies.share_source(self.game, shares[0])
        return BuyShare(company, source)

    def sell_shares(self, raw: dict[str, Any]) -> Action | list[Action]:
        company, count = raw["shares"][0].rpartition("_")[0], self.count(raw)
        if isinstance(self.game.decision, crisis.RaiseCash):
            return [SellShares(company, 1)] * count
        return SellShares(company, count)

    def count(self, raw: dict[str, Any]) -> int:
        """How many shares: the president's certificate is two of them."""
        if "x" in raw:
            return int(raw["x"]["count"])
        shares = raw["shares"]
        size = self.game.table.shares.size[self.game.table.board.company_index[shares[0].rpartition("_")[0]]]
        return int(raw["percent"]) * size // 100 if "percent" in raw else len(shares)

    def run_routes(self, raw: dict[str, Any]) -> Action:
        x = raw.get("x")
        if x:
            runs = tuple(
                Run(
                    item["train"],
                    tuple(f"{stop.partition(':')[0]}:{stop[-1]}" for stop in item["stops"]),
                    tuple(item["path"]),
                )
                for item in x["routes"]
            )
            return RunTrains(runs)
        return RunTrains(tuple(self.run(item) for item in raw["routes"]))

    def run(self, route: dict[str, Any]) -> Run:
        """A run from the hexes of its legs; which city of a hex is meant follows from the track."""
        train = route["train"].rpartition("-")[0]
        path, stops = joined(route.get("connections") or [])
        return Run(train, tuple(f"{stop}:0" for stop in stops), tuple(path))

    def dividend(self, raw: dict[str, Any]) -> Action:
        return {"payout": PayDividend(), "half": own.PayHalf(), "withhold": KeepRevenue()}[raw["kind"]]

    def buy_train(self, raw: dict[str, Any]) -> Action:
        x = raw.get("x")
        train = raw["train"].rpartition("-")[0]
        source = x["from"] if x else self.copies.train_source(raw["train"])
        return BuyTrain(train, SOURCES.get(source, source), raw["price"])

    def discard_train(self, raw: dict[str, Any]) -> Action:
        return DiscardTrain(raw["entity"], raw["train"].rpartition("-")[0])

    def convert(self, raw: dict[str, Any]) -> Action:
        return own.Convert(raw["entity"])

    def merge(self, raw: dict[str, Any]) -> Action:
        if raw["entity_type"] == "corporation":
            return own.Merge(raw["entity"], raw["corporation"], raw["entity"])
        return own.ChooseBuyer(raw["corporation"])

    def bankrupt(self, raw: dict[str, Any]) -> Action:
        return own.DeclareBankruptcy()


def _passing(self: Reader, raw: dict[str, Any]) -> Action:
    return Pass()


setattr(Reader, "pass", _passing)


def joined(legs: list[list[str]]) -> tuple[list[str], list[str]]:
    """Legs as one row of hexes, and the hexes where they meet."""
    row = [list(leg) for leg in legs]
    if len(row) > 1:
        if row[0][0] in (row[1][0], row[1][-1]) and row[0][-1] not in (row[1][0], row[1][-1]):
            row[0].reverse()
    path, stops = list(row[0]), [row[0][0], row[0][-1]]
    for leg in row[1:]:
        if leg[0] != path[-1]:
            leg.reverse()
        path += leg[1:]
        stops.append(leg[-1])
    return path, stops


STEPS = {
    opening.FirstAuction: "SelectionAuction",
    opening.PrivateAuction: "SelectionAuction",
    stock.StockTurn: "BuySellParShares",
    flotation.CompanyAuction: "BuySellParShares",
    flotation.Payment: "BuySellParShares",
    flotation.SizeChoice: "BuySellParShares",
    flotation.FirstMarker: "HomeToken",
    track_step.LayTrack: "Track",
    track_step.PlaceMarker: "Token",
    railway.TrainStep: "BuyTrain",
    railway.Loans: "Loan",
    railway.Discard: "DiscardTrain",
    merging.Conversion: "Conversion",
    merging.Purchase: "PostConversion",
    sales.FriendlySale: "Acquire",
    sales.SaleAuction: "Acquire",
    sales.BuyerChoice: "Acquire",
    sales.TakenLoans: "Acquire",
    crisis.RaiseCash: "CashCrisis",
}
__all__ = ["RULES", "STEPS", "UNSUPPORTED", "Accept", "Auction", "Reader", "Refused"]
