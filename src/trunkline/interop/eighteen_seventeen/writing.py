"""A game of 1817 as a file of 18xx.games."""

from collections.abc import Callable
from typing import Any

from trunkline.core import Bid, Event, Game, Pass
from trunkline.core.action import Action
from trunkline.interop import writing
from trunkline.interop.certificates import ordinary
from trunkline.interop.copies import DEPOT, DISCARD
from trunkline.interop.eighteen_seventeen.certificates import Certificates
from trunkline.interop.eighteen_seventeen.reading import OPTIONS
from trunkline.interop.eighteen_seventeen.state import result
from trunkline.interop.exporting import CannotExport
from trunkline.interop.writing import Raw
from trunkline.rail import actions as shared
from trunkline.rail.runs import run_of
from trunkline.titles.eighteen_seventeen import actions as own
from trunkline.titles.eighteen_seventeen import books, loans, merging, opening, railway, running, settlement, track_step
from trunkline.titles.eighteen_seventeen.board import company_name
from trunkline.titles.eighteen_seventeen.events import CompaniesMerged, CompanySold, TrainExported
from trunkline.titles.eighteen_seventeen.table import Table1817

SAME = {"deal_needs_consent", "more_players"}  # the site records no consent, but what was agreed on reads the same
REASONS = {"last_round": "final_phase", "one_left": "bankrupt"}
PLAIN: dict[type[Action], tuple[str, dict[str, str]]] = {  # the site's word, and its keys with our fields
    Pass: ("pass", {}),
    own.OpenAuction: ("bid", {"company": "private", "price": "amount"}),
    own.StartCompany: ("bid", {"corporation": "company", "price": "amount"}),
    own.AddPrivate: ("assign", {"target": "private"}),
    own.OfferForSale: ("assign", {"target": "company"}),
    own.PlaceBridge: ("assign", {"target": "hex"}),
    own.ChooseSize: ("choose", {"choice": "size"}),
    own.ChooseBuyer: ("merge", {"corporation": "company"}),
    own.SellShort: ("short", {"corporation": "company"}),
    own.Convert: ("convert", {}),
    own.Merge: ("merge", {"corporation": "partner"}),
    own.DeclareBankruptcy: ("bankrupt", {}),
}
TARGETS: dict[type[Action], str] = {own.AddPrivate: "company", own.OfferForSale: "corporation", own.PlaceBridge: "hex"}
DIVIDENDS: dict[type[Action], str] = {
    shared.PayDividend: "payout",
    own.PayHalf: "half",
    shared.KeepRevenue: "withhold",
}
OWN_COMPANY = (own.TakeLoan, own.RepayLoan, own.BuyOwnShares, own.Convert, own.Merge, shared.DiscardTrain)
OPERATING: tuple[type[Action], ...] = (
    shared.PlaceToken,
    own.RemoveMarker,
    own.LayTile,
    shared.RunTrains,
    shared.BuyTrain,
    *DIVIDENDS,
)
COMPANY_PASSES = (  # where the site lets the company pass, not its president
    track_step.LayTrack,
    track_step.PlaceMarker,
    railway.TrainStep,
    loans.Loans,
    merging.Conversion,
    loans.NewLoans,
    settlement.TakenLoans,
)


def export(game: Game[Table1817]) -> Raw:
    """The file; raises `CannotExport` for a game by rules that the site does not play."""
    optional = writing.options(game, OPTIONS, SAME)
    reason = None if game.ended is None else REASONS[game.ended.reason]
    return writing.file_of(game, optional, Writer(game).all(), result(game), reason)


class Writer(writing.Writer):
    """Writes the actions of 1817."""

    def __init__(self, game: Game[Table1817]) -> None:
        super().__init__(game)
        self.certificates = Certificates(self.game.table)
        self.kinds: dict[type[Action], Callable[[Any, int], Raw]] = {
            Bid: self.bid,
            own.TakeLoan: lambda action, seat: {"type": "take_loan", "loan": self.loans_out()},
            own.RepayLoan: lambda action, seat: {"type": "payoff_loan", "loan": self.loans_out() - 1},
            shared.BuyShare: self.buy,
            shared.SellShares: self.sell,
            own.BuyOwnShares: self.buy_own,
            own.LayTile: lambda action, seat: self.lay({}, action),
            shared.PlaceToken: self.token,
            own.RemoveMarker: self.token,
            shared.RunTrains: self.run,
            shared.BuyTrain: self.buy_train,
            shared.DiscardTrain: self.discard_train,
        }

    def several(self, action: Action, seat: int) -> list[Raw]:
        by, kind = self.by(action, seat), type(action)
        if kind in PLAIN:
            word, fields = PLAIN[kind]
            raw: Raw = {"type": word} | {key: getattr(action, field) for key, field in fields.items()}
            return [by | raw | ({"target_type": TARGETS[kind]} if kind in TARGETS else {})]
        if kind in DIVIDENDS:
            return [by | {"type": "dividend", "kind": DIVIDENDS[kind]}]
        if kind not in self.kinds:
            raise CannotExport(f"18xx.games has no action for {kind.__name__}")
        return [by | self.kinds[kind](action, seat)]

    def follow(self, events: list[Event]) -> None:
        self.certificates.follow(self.game.table, events)
        for event in events:
            if isinstance(event, CompanySold) and event.buyer_company is not None:
                self.trains.pass_on(event.company, event.buyer_company)
            elif isinstance(event, CompaniesMerged):
                self.trains.pass_on(event.partner_company, event.company)
            elif isinstance(event, TrainExported):
                self.trains.next(event.train)

    # -- who acts

    def by(self, action: Action, seat: int) -> Raw:
        """The private whose power is used, the company whose turn it is, or the player."""
        step: Any = self.game.decision
        private = action.private if isinstance(action, own.LayTile | own.PlaceBridge) else None
        if private is not None:
            return {"entity": private, "entity_type": "company"}
        if isinstance(action, OWN_COMPANY):
            return self.company(action.company)
        if isinstance(action, OPERATING) or (type(action) is Pass and isinstance(step, COMPANY_PASSES)):
            return self.company(company_name(step.company))
        return self.player(seat)

    def company(self, name: str) -> Raw:
        return {"entity": name, "entity_type": "corporation"}

    # -- auctions and shares

    def bid(self, action: Bid, seat: int) -> Raw:
        step: Any = self.game.decision
        if isinstance(step, opening.PrivateAuction):
            lot = {"company": self.game.table.board.private_ids[step.lot]}
        else:
            lot = {"corporation": company_name(step.lot)}
        return lot | {"type": "bid", "price": action.amount}

    def buy(self, action: shared.BuyShare, seat: int) -> Raw:
        papers = self.certificates
        source = papers.pool if action.source == "pool" else papers.unsold
        return self.shares("buy_shares", action.company, source, seat, 1)

    def buy_own(self, action: own.BuyOwnShares, seat: int) -> Raw:
        papers = self.certificates
        return self.shares("buy_shares", action.company, papers.pool, papers.unsold, action.amount)

    def sell(self, action: shared.SellShares, seat: int) -> Raw:
        return self.shares("sell_shares", action.company, seat, self.certificates.pool, action.amount)

    def shares(self, word: str, name: str, giver: int, taker: int, count: int) -> Raw:
        """Certificates change hands."""
        table, company = self.game.table, books.company_of(self.game.table, name)
        taken = self.certificates.bundle(company, giver, count)
        self.certificates.give(company, giver, taker, ordinary(taken))
        return {"type": word, "shares": taken, "percent": count * 100 // table.shares.size[company]}

    def loans_out(self) -> int:
        """Loans are numbered in the order in which they are out."""
        table: Table1817 = self.game.table
        return table.board.loan.count - table.loans_left[0]

    # -- operating

    def token(self, action: shared.PlaceToken | own.RemoveMarker, seat: int) -> Raw:
        table: Table1817 = self.game.table
        there = table.track.tokens.get(books.city_of(table, action.city), ())
        city = self.tiles.write(action.city)
        if isinstance(action, shared.PlaceToken):
            return {"type": "place_token", "city": city, "slot": len(there)}
        slot = list(there).index(table.board.company_index[action.company])
        return {"type": "remove_token", "city": city, "slot": slot}

    def buy_train(self, action: shared.BuyTrain, seat: int) -> Raw:
        step: Any = self.game.decision
        seller = {"bank": DEPOT, "pool": DISCARD}.get(action.source, action.source)
        copy = self.trains.next(action.train) if seller == DEPOT else self.trains.of(seller, action.train)
        self.trains.move(copy, company_name(step.company))
        return {"type": "buy_train", "train": copy, "price": action.amount, "variant": action.train}

    def discard_train(self, action: shared.DiscardTrain, seat: int) -> Raw:
        copy = self.trains.of(action.company, action.train)
        self.trains.move(copy, DISCARD)
        return {"type": "discard_train", "train": copy}

    def run(self, action: shared.RunTrains, seat: int) -> Raw:
        step: Any = self.game.decision
        table: Table1817 = self.game.table
        company, runs = step.company, action.routes
        if runs is None:
            names = [table.board.roster.ids[kind] for kind in sorted(table.trains.owned[company])]
            best = running.best(self.game, company).routes
            runs = tuple(run_of(table.track, names[route.train], route.segments) for route in best)
        earned: list[Any] = [running.earned(self.game, company, (run,)) for run in runs]
        return {"type": "run_routes", "routes": self.routes(company_name(company), runs, earned)}
