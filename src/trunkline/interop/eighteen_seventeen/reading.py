"""18xx.games actions of 1817 as actions of this engine, one after the other."""

from collections.abc import Callable
from typing import Any

from trunkline.core import Accept, Bid, Event, Game, Offer, Pass, Refusal
from trunkline.core.action import Action
from trunkline.core.title import Value
from trunkline.interop import certificates
from trunkline.interop.copies import DISCARD, Tiles, Trains, kind
from trunkline.interop.eighteen_seventeen.certificates import Certificates
from trunkline.interop.files import ImportRefused, whole
from trunkline.interop.legs import runs_of
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
from trunkline.rail.events import TrainsRan
from trunkline.rail.routes import Routes
from trunkline.titles.eighteen_seventeen import actions as own
from trunkline.titles.eighteen_seventeen import (
    bidding,
    crisis,
    dividends,
    flotation,
    opening,
    operating,
    running,
    stock,
    takeover,
)
from trunkline.titles.eighteen_seventeen.board import company_name
from trunkline.titles.eighteen_seventeen.events import CompaniesMerged, CompanySold
from trunkline.titles.eighteen_seventeen.table import COMPANY, Table1817

OPTIONS: dict[str, dict[str, Value]] = {
    "short_squeeze": {"short_squeeze": True},
    "five_shorts": {"increased_shorts": False},
    "modern_trains": {"modern_trains": True},
}
UNSUPPORTED = {"volatility": "the expansion with 13 more privates is not in the rulebook"}
SOURCES = {"depot": "bank", "discard": "pool"}
DIVIDENDS: dict[str, Action] = {"payout": PayDividend(), "half": own.PayHalf(), "withhold": KeepRevenue()}


class Reader:
    """Plays the actions of a file into a game. `earned`: what the last run brought."""

    def __init__(self, game: Game[Table1817], ids: tuple[Any, ...]) -> None:
        self.game = game
        self.seats = {one: seat for seat, one in enumerate(ids)}
        self.tiles, self.trains, self.certificates = Tiles(), Trains(), Certificates(game.table)
        self.earned = 0
        self.kinds: dict[str, Callable[[dict[str, Any]], Action | list[Action]]] = {
            "bid": self.bid,
            "pass": lambda raw: Pass(),
            "place_token": self.place_token,
            "remove_token": self.remove_token,
            "assign": self.assign,
            "choose": lambda raw: own.ChooseSize(whole(raw["choice"])),
            "lay_tile": self.lay_tile,
            "take_loan": lambda raw: own.TakeLoan(str(raw["entity"])),
            "payoff_loan": lambda raw: own.RepayLoan(str(raw["entity"])),
            "short": lambda raw: own.SellShort(str(raw["corporation"])),
            "buy_shares": self.buy_shares,
            "sell_shares": self.sell_shares,
            "run_routes": self.run_routes,
            "dividend": self.dividend,
            "buy_train": self.buy_train,
            "discard_train": self.discard_train,
            "convert": lambda raw: own.Convert(str(raw["entity"])),
            "merge": self.merge,
            "bankrupt": lambda raw: own.DeclareBankruptcy(),
        }

    def play(self, raw: dict[str, Any]) -> bool:
        """Play one action of the file; False when the players agree to stop."""
        what = raw["type"]
        if what == "end_game":
            return False
        if what not in self.kinds:
            raise ImportRefused(f"unknown action type {what!r:.60}")
        if not self.game.stack:
            raise ImportRefused("the game is over", rule="1817 8")
        self.check_entity(raw)
        read = self.kinds[what](raw)
        events: list[Event] = []
        for action in read if isinstance(read, list) else [read]:
            events += self.do(action)
        if what == "run_routes":
            self.earned = sum(event.revenue for event in events if isinstance(event, TrainsRan))
        self.follow(events)
        return True

    def follow(self, events: list[Event]) -> None:
        """Where shares and trains are after an action."""
        self.certificates.follow(self.game.table, events)
        for event in events:
            if isinstance(event, CompanySold) and event.buyer_company is not None:
                self.trains.pass_on(event.company, event.buyer_company)
            elif isinstance(event, CompaniesMerged):
                self.trains.pass_on(event.partner_company, event.company)

    def do(self, action: Action) -> list[Event]:
        """Play an action; what needs another president's consent is offered and accepted."""
        events = self.game.play(action)
        if self.game.stack and isinstance(self.game.decision, Offer):
            events += self.game.play(Accept())
        return events

    # -- who acts

    def check_entity(self, raw: dict[str, Any]) -> None:
        """The player or company of an action must be the one that may act."""
        who, entity = raw["entity_type"], raw["entity"]
        game, table = self.game, self.game.table
        if who == "player":
            if entity not in self.seats:
                raise ImportRefused(f"there is no player {entity!r:.40}")
            if self.seats[entity] != game.seat:
                raise ImportRefused(f"it is the turn of {game.seats[game.seat or 0]}", rule=game.decision.rule)
        elif who == "corporation":
            if entity not in table.board.company_index:
                raise ImportRefused(f"there is no company {entity!r:.40}")
            self.check_company(table.board.company_index[entity])
        elif who == "company":
            if entity not in table.board.private_index:
                raise ImportRefused(f"there is no private {entity!r:.40}")
            self.check_company(table.owner[table.board.private_index[entity]] - COMPANY)
        else:
            raise ImportRefused(f"unknown kind of entity {who!r:.40}")

    def check_company(self, company: int) -> None:
        step: Any = self.game.decision
        if not isinstance(step, stock.StockTurn) and getattr(step, "company", company) != company:
            turn = any(isinstance(item, operating.CompanyTurn) for item in self.game.stack)
            raise ImportRefused(
                f"it is the turn of {company_name(step.company)}", rule="1817 6.2" if turn else step.rule
            )

    # -- auctions and shares

    def bid(self, raw: dict[str, Any]) -> Action:
        step, price = self.game.decision, whole(raw["price"])
        if isinstance(step, opening.FirstAuction):
            return own.OpenAuction(str(raw["company"]), price)
        if isinstance(step, stock.StockTurn):
            return own.StartCompany(str(raw["corporation"]), price)
        self.check_lot(raw)
        return Bid(price)

    def check_lot(self, raw: dict[str, Any]) -> None:
        """A bid must be for what is being auctioned."""
        step, board = self.game.decision, self.game.table.board
        if isinstance(step, opening.PrivateAuction):
            lot, said = board.private_ids[step.lot], raw["company"]
        elif isinstance(step, flotation.CompanyAuction | bidding.SaleAuction):
            lot, said = company_name(step.lot), raw["corporation"]
        else:
            return
        if lot != said:
            raise ImportRefused(f"{lot} is being auctioned, not {said!r:.40}", rule=step.rule)

    def assign(self, raw: dict[str, Any]) -> Action:
        if raw["entity_type"] == "company":
            return own.PlaceBridge(str(raw["target"]), str(raw["entity"]))
        if raw["target_type"] == "company":
            return own.AddPrivate(str(raw["target"]))
        return own.OfferForSale(str(raw["target"]))

    def company_of(self, raw: dict[str, Any]) -> int:
        """The company of the shares that an action names."""
        names = {certificates.company_of(str(share)) for share in raw["shares"]}
        if len(names) != 1:
            raise ImportRefused("shares of one company, please", rule="1817 5")
        found = self.game.table.board.company_index.get(name := names.pop())
        if found is None:
            raise ImportRefused(f"there is no company {name!r:.40}")
        return found

    def buy_shares(self, raw: dict[str, Any]) -> Action:
        x, shares, company, papers = raw.get("x"), raw["shares"], self.company_of(raw), self.certificates
        numbers = certificates.ordinary(shares)
        if raw["entity_type"] == "corporation":
            if company_name(company) != raw["entity"]:
                raise ImportRefused("a company buys only its own shares", rule="1817 5.6")
            papers.give(company, papers.pool, papers.unsold, numbers)
            return own.BuyOwnShares(company_name(company), len(shares))
        if len(shares) != 1:
            raise ImportRefused("one certificate at a time", rule="1817 5.4")
        if x is not None:
            source = papers.pool if x["from"] == "market" else papers.unsold
        else:
            source = papers.source(company, str(shares[0]))
        papers.give(company, source, self.seats[raw["entity"]], numbers)
        return BuyShare(company_name(company), "pool" if source == papers.pool else "treasury")

    def sell_shares(self, raw: dict[str, Any]) -> Action | list[Action]:
        company, size = self.company_of(raw), self.game.table.shares.size
        count, percent, papers = certificates.count(raw["shares"]), raw.get("percent"), self.certificates
        if percent is not None:
            count = whole(percent) * size[company] // 100  # it may be half of the president's certificate
        papers.give(company, self.seats[raw["entity"]], papers.pool, certificates.ordinary(raw["shares"]))
        if isinstance(self.game.decision, crisis.RaiseCash):
            return [SellShares(company_name(company), 1)] * count  # 7.4-2: one at a time
        return SellShares(company_name(company), count)

    def merge(self, raw: dict[str, Any]) -> Action:
        if raw["entity_type"] == "corporation":
            return own.Merge(str(raw["entity"]), str(raw["corporation"]), str(raw["entity"]))
        return own.ChooseBuyer(str(raw["corporation"]))

    # -- operating

    def city(self, raw: dict[str, Any]) -> str:
        x = raw.get("x")
        return f"{x['hex']}:{x['city_index']}" if x is not None else self.tiles.read(str(raw["city"]))

    def place_token(self, raw: dict[str, Any]) -> Action:
        return PlaceToken(self.city(raw))

    def remove_token(self, raw: dict[str, Any]) -> Action:
        city, x, step = self.city(raw), raw.get("x"), self.game.decision
        if x is not None and x.get("owner"):
            return own.RemoveMarker(city, str(x["owner"]))
        owners = []
        if isinstance(step, takeover.ReduceMarkers):  # never two in one city
            places = [option.action for option in step.options(self.game)]
            owners = [item.company for item in places if isinstance(item, own.RemoveMarker) and item.city == city]
        return own.RemoveMarker(city, owners[0] if owners else str(raw["entity"]))

    def lay_tile(self, raw: dict[str, Any]) -> Action:
        coord, copy = str(raw["hex"]), str(raw["tile"])
        private = str(raw["entity"]) if raw["entity_type"] == "company" else None
        self.tiles.lay(coord, copy)
        return own.LayTile(coord, kind(copy), whole(raw["rotation"]), private)

    def dividend(self, raw: dict[str, Any]) -> Action:
        if raw["kind"] not in DIVIDENDS:
            raise ImportRefused(f"there is no dividend {raw['kind']!r:.40}", rule="1817 6.6")
        return DIVIDENDS[raw["kind"]]

    def buy_train(self, raw: dict[str, Any]) -> Action:
        copy, x = str(raw["train"]), raw.get("x")
        source = str(x["from"]) if x is not None else self.trains.seller(copy)
        self.trains.move(copy, str(raw["entity"]))
        return BuyTrain(kind(copy), SOURCES.get(source, source), whole(raw["price"]))

    def discard_train(self, raw: dict[str, Any]) -> Action:
        copy = str(raw["train"])
        self.trains.move(copy, DISCARD)
        return DiscardTrain(str(raw["entity"]), kind(copy))

    def run_routes(self, raw: dict[str, Any]) -> Action:
        step = self.game.decision
        if not isinstance(step, dividends.RunStep):
            return RunTrains(())  # refused
        company = step.company

        def earned(some: tuple[Run, ...]) -> int | Refusal:
            return running.earned(self.game, company, some)

        return RunTrains(runs_of(raw, self.game.table.track, earned, ("1817 6.1-2", "1817 6.5-5")))


def best_run(game: Game[Table1817], raw: dict[str, Any]) -> Routes:
    """The best routes of the company that is about to run."""
    return running.best(game, game.table.board.company_index[raw["entity"]])
