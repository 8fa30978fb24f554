"""18xx.games actions of 1830 as actions of this engine, one after the other."""

from collections.abc import Callable
from typing import Any

from trunkline.core import Accept, Bid, Game, Offer, Pass, Refusal
from trunkline.core.action import Action
from trunkline.interop.certificates import company_of, count
from trunkline.interop.copies import DISCARD, Tiles, Trains, kind
from trunkline.interop.eighteen_thirty.names import our_company, our_private
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
from trunkline.rail.routes import Routes
from trunkline.rail.tokens import token_places
from trunkline.titles.eighteen_thirty import actions as own
from trunkline.titles.eighteen_thirty import laying, opening, phase_change, running, stations, train_purchase
from trunkline.titles.eighteen_thirty.table import Table1830

SOURCES = {"depot": "bank", "discard": "pool", "ipo": "offering", "market": "pool"}


class Reader:
    """Plays the actions of a file into a game. `earned`: what the last run brought."""

    def __init__(self, game: Game[Table1830], ids: tuple[Any, ...]) -> None:
        self.game = game
        self.seats = {one: seat for seat, one in enumerate(ids)}
        self.tiles, self.trains = Tiles(), Trains()
        self.bought = {"PRR_1"}  # certificates that have left the offering; this one with C&A
        self.passed_trains = False  # the site asks for privates after trains, in a step of its own
        self.earned = 0
        self.kinds: dict[str, Callable[[dict[str, Any]], None]] = {
            "bid": self.bid,
            "par": self.par,
            "pass": self.pass_,
            "buy_shares": self.buy_shares,
            "sell_shares": self.sell_shares,
            "buy_company": self.buy_company,
            "lay_tile": self.lay_tile,
            "place_token": self.place_token,
            "run_routes": self.run_routes,
            "dividend": self.dividend,
            "buy_train": self.buy_train,
            "discard_train": self.discard_train,
            "bankrupt": self.bankrupt,
        }

    def play(self, raw: dict[str, Any]) -> bool:
        """Play one action of the file; False when the players agree to stop."""
        what = raw["type"]
        if what == "end_game":
            return False
        if what not in self.kinds:
            raise ImportRefused(f"unknown action type {what!r:.60}")
        if not self.game.stack:
            raise ImportRefused("the game is over", rule="1830 25.0")
        self.check_entity(raw)
        self.kinds[what](raw)
        self.catch_up()
        return True

    # -- who acts

    def seat_of(self, entity: Any) -> int:
        if entity not in self.seats:
            raise ImportRefused(f"there is no player {entity!r:.40}")
        return self.seats[entity]

    def check_entity(self, raw: dict[str, Any]) -> None:
        """The player or company of an action must be the one whose turn it is."""
        who, entity = raw["entity_type"], raw["entity"]
        game, table = self.game, self.game.table
        if who == "player":
            seat = self.seat_of(entity)
            if seat != game.seat:
                raise ImportRefused(f"it is the turn of {game.seats[game.seat or 0]}", rule="1830 4.0-2")
        elif who == "corporation":
            company = table.board.company_index.get(our_company(entity))
            if company is None:
                raise ImportRefused(f"there is no company {entity!r:.40}")
            discards = raw["type"] == "discard_train" and isinstance(game.decision, phase_change.DiscardSurplus)
            if not discards and getattr(game.decision, "company", None) != company:
                raise ImportRefused(f"it is not the turn of {entity}", rule="1830 16.0-1")
        elif who == "company":
            if our_private(entity) not in table.board.private_index:
                raise ImportRefused(f"there is no private {entity!r:.40}")
        else:
            raise ImportRefused(f"unknown kind of entity {who!r:.40}")

    def do(self, action: Action, seat: int | None = None) -> None:
        """Play an action; a deal between two players is offered and accepted (#58)."""
        self.game.play(action, seat)
        if self.game.stack and isinstance(self.game.decision, Offer):
            self.game.play(Accept())

    # -- stock rounds

    def bid(self, raw: dict[str, Any]) -> None:
        private, price = our_private(raw["company"]), whole(raw["price"])
        step, table = self.game.decision, self.game.table
        number = table.board.private_index.get(private, -1)
        if isinstance(step, opening.PrivateAuction):
            if number != step.lot:
                raise ImportRefused(f"{raw['company']} is not being auctioned", rule="1830 7.2-3")
            self.do(Bid(price))
        elif number == table.on_offer():
            self.do(own.BuyPrivate(private, price))
        else:
            self.do(own.BidPrivate(private, price))

    def par(self, raw: dict[str, Any]) -> None:
        company, price = our_company(raw["corporation"]), whole(str(raw["share_price"]).partition(",")[0])
        if isinstance(self.game.decision, opening.ChoosePar):
            self.do(own.SetPar(company, price))
        else:
            self.do(own.StartCompany(company, price))
        self.bought.add(f"{raw['corporation']}_0")

    def buy_shares(self, raw: dict[str, Any]) -> None:
        shares = raw["shares"]
        if len(shares) != 1:
            raise ImportRefused("one certificate at a time", rule="1830 4.0-1")
        company = our_company(company_of(shares[0]))
        source = self.share_source(raw, shares[0])
        if raw["entity_type"] == "company":
            private = our_private(raw["entity"])
            owner = self.game.table.owner[self.game.table.board.private_index[private]]
            self.do(own.TradePrivate(private, source), owner)
        else:
            self.do(BuyShare(company, source))
        self.bought.update(shares)

    def share_source(self, raw: dict[str, Any], share: str) -> str:
        """A certificate that left the offering once can only come from the pool."""
        if "x" in raw:
            return SOURCES[raw["x"]["from"]]
        if share in self.bought:
            return "pool"
        table = self.game.table
        company = table.board.company_index[our_company(company_of(share))]
        return "offering" if table.shares.held[table.shares.unsold][company] else "pool"

    def sell_shares(self, raw: dict[str, Any]) -> None:
        shares, percent = raw["shares"], raw.get("percent")
        company = our_company(company_of(shares[0]))
        number = count(shares) if percent is None else whole(percent) * self.game.table.board.shares.size // 100
        # of the president's certificate a half may be sold
        if len({company_of(share) for share in shares}) > 1 or not len(shares) <= number <= count(shares):
            raise ImportRefused(f"these certificates are not {percent}% of {company}", rule="1830 12.0")
        self.do(SellShares(company, number))
        self.bought.update(shares)

    def pass_(self, raw: dict[str, Any]) -> None:
        step: Any = self.game.decision
        if raw["entity_type"] == "company":
            self.pass_free_token(step)
            return
        trains_done = isinstance(step, train_purchase.BuyTrains) and not step.must_buy(self.game)
        if trains_done and not self.passed_trains and step.actions(self.game) and self.privates_left(step):
            self.passed_trains = True  # the site asks once more, for privates
        else:
            self.do(Pass())

    def pass_free_token(self, step: Any) -> None:
        """The free token of a private is declined; an ordinary one may still follow."""
        if not isinstance(step, stations.PlaceTokens):
            raise ImportRefused("a private has nothing to pass")
        table, company = self.game.table, step.company
        if not (token_places(table.track, company) and step.price(self.game) <= table.treasury[company]):
            self.do(Pass())

    def privates_left(self, step: train_purchase.BuyTrains) -> bool:
        """Whether a private could still be bought or used: then the site asks once more."""
        return step.turn(self.game).has_asides(self.game)

    def catch_up(self) -> None:
        """Where the site does not ask any more, neither do we."""
        game = self.game
        while game.stack and isinstance(game.decision, train_purchase.BuyTrains):
            step = game.decision
            asked = not self.passed_trains and step.actions(game)
            if asked or self.privates_left(step):
                return
            game.play(Pass())
            self.passed_trains = False
        self.passed_trains = False

    # -- privates

    def buy_company(self, raw: dict[str, Any]) -> None:
        self.do(own.BuyPrivate(our_private(raw["company"]), whole(raw["price"])))

    # -- operating

    def lay_tile(self, raw: dict[str, Any]) -> None:
        tile, rotation, where = kind(str(raw["tile"])), whole(raw["rotation"]), str(raw["hex"])
        if raw["entity_type"] == "company":
            self.do(own.UsePrivate(our_private(raw["entity"]), where, tile, rotation))
        else:
            self.do(own.LayTile(where, tile, rotation))
        self.tiles.lay(where, str(raw["tile"]))

    def place_token(self, raw: dict[str, Any]) -> None:
        if "x" in raw:
            city = f"{raw['x']['hex']}:{raw['x']['city_index']}"
        else:
            city = self.tiles.read(str(raw["city"]))
        choosing = isinstance(self.game.decision, laying.ChooseTokenCity)
        self.do(own.ChooseCity(city) if choosing else PlaceToken(city))

    def run_routes(self, raw: dict[str, Any]) -> None:
        step: Any = self.game.decision
        if not isinstance(step, running.Running):
            self.do(RunTrains(()))  # refused
        company, before = step.company, len(self.game.log)

        def earned(some: tuple[Run, ...]) -> int | Refusal:
            return running.revenue_of(self.game, company, RunTrains(some))

        self.do(RunTrains(runs_of(raw, self.game.table.track, earned, ("1830 20.1-1", "1830 20.3-1"))))
        said = [event for event in self.game.log[before].events if hasattr(event, "revenue")]
        self.earned = said[0].revenue if said else 0

    def dividend(self, raw: dict[str, Any]) -> None:
        kinds: dict[str, Action] = {"payout": PayDividend(), "withhold": KeepRevenue()}
        if raw["kind"] not in kinds:
            raise ImportRefused(f"there is no dividend {raw['kind']!r:.40}", rule="1830 20.3-3")
        self.do(kinds[raw["kind"]])

    def buy_train(self, raw: dict[str, Any]) -> None:
        copy, x, exchange = str(raw["train"]), raw.get("x"), raw.get("exchange")
        source = str(x["from"] if x is not None else self.trains.seller(copy))
        trade_in = kind(str(exchange)) if exchange else None
        name = str(raw.get("variant") or kind(copy))
        self.do(BuyTrain(name, SOURCES.get(source, our_company(source)), whole(raw["price"]), trade_in))
        self.trains.move(copy, str(raw["entity"]))
        if exchange:
            self.trains.move(str(exchange), DISCARD)

    def discard_train(self, raw: dict[str, Any]) -> None:
        copy, name, table = str(raw["train"]), our_company(raw["entity"]), self.game.table
        self.do(DiscardTrain(name, kind(copy)), table.president(table.board.company_index[name]))  # in any order (#43)
        self.trains.move(copy, DISCARD)

    def bankrupt(self, raw: dict[str, Any]) -> None:
        self.do(own.DeclareBankruptcy())


def best_run(game: Game[Table1830], raw: dict[str, Any]) -> Routes:
    """The best routes of the company that is about to run."""
    company = game.table.board.company_index[our_company(raw["entity"])]
    return running.best_run(game, company)
