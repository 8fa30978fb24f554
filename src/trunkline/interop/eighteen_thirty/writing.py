"""A game of 1830 as a file of 18xx.games."""

from typing import Any

from trunkline.core import Bid, Event, Game, Pass
from trunkline.core.action import Action
from trunkline.interop import writing
from trunkline.interop.copies import DEPOT, DISCARD
from trunkline.interop.eighteen_thirty.certificates import Certificates
from trunkline.interop.eighteen_thirty.names import OPTIONS, company_name, private_name
from trunkline.interop.exporting import CannotExport
from trunkline.interop.writing import Raw
from trunkline.rail import actions as shared
from trunkline.rail.runs import run_of
from trunkline.rail.shares import NONE
from trunkline.rail.tokens import token_places
from trunkline.titles.eighteen_thirty import actions as own
from trunkline.titles.eighteen_thirty import laying, opening, running, stations, train_purchase
from trunkline.titles.eighteen_thirty.table import Table1830

SAME = {"deal_needs_consent", "bank_reduction"}  # deals read the same; the reduction belongs to the short bank
REASONS = {"bankruptcy": "bankrupt", "bank-broken": "bank"}


def export(game: Game[Table1830]) -> Raw:
    """The file; raises `CannotExport` for a game by rules that the site does not play."""
    optional = writing.options(game, OPTIONS, SAME)
    actions = Writer(game).all()
    if game.ended is None:
        return writing.file_of(game, optional, actions, [], None)
    return writing.file_of(game, optional, actions, list(game.ended.worth), REASONS[game.ended.reason])


class Writer(writing.Writer):
    """Writes the actions of 1830."""

    def __init__(self, game: Game[Table1830]) -> None:
        super().__init__(game)
        self.certificates = Certificates(self.game.table)

    def follow(self, events: list[Event]) -> None:
        self.certificates.follow(self.game)

    def several(self, action: Action, seat: int) -> list[Raw]:
        """The site's actions for one of ours: it asks for privates in a step of its own after trains, and for the free
        token of a private before the ordinary one."""
        step: Any = self.game.decision
        if isinstance(step, train_purchase.BuyTrains) and type(action) is Pass:
            asked = bool(step.actions(self.game)) + step.turn(self.game).has_asides(self.game)
            return [self.company() | {"type": "pass"} for _ in range(asked)]
        if isinstance(step, stations.PlaceTokens) and self.declines_free_token(step, action):
            passes = [self.private_entity(laying.TELEPORT) | {"type": "pass"}]
            ordinary = step.price(self.game) <= self.game.table.treasury[step.company]
            if ordinary and token_places(self.game.table.track, step.company):
                passes.append(self.write(action, seat))
            return passes
        return [self.write(action, seat)]

    def declines_free_token(self, step: stations.PlaceTokens, action: Any) -> bool:
        table = self.game.table
        free = step.free_city(self.game, step.turn(self.game))
        if free == NONE or not step.has_room(table, free) or type(action) not in (Pass, shared.PlaceToken):
            return False
        return type(action) is Pass or table.board.cities[action.city] != free

    def private_entity(self, power: str) -> Raw:
        table = self.game.table
        return {"entity": private_name(table, table.board.abilities[power].private), "entity_type": "company"}

    # -- one action

    def write(self, action: Any, seat: int) -> Raw:
        """The site's action."""
        kind = type(action)
        if kind in (own.BuyPrivate, own.BidPrivate, Bid):
            return self.private(action, seat)
        if kind in (own.SetPar, own.StartCompany):
            return self.par(action, seat)
        if kind in (shared.BuyShare, own.TradePrivate, shared.SellShares):
            return self.shares(action, seat)
        if kind is Pass:
            return self.passing(seat)
        if kind in (own.LayTile, own.UsePrivate):
            return self.tile(action)
        if kind in (shared.PlaceToken, own.ChooseCity):
            return self.token(action)
        if kind in (shared.BuyTrain, shared.DiscardTrain):
            return self.train(action)
        if kind is shared.RunTrains:
            return self.run(action)
        company = self.company()
        if kind is shared.PayDividend:
            return company | {"type": "dividend", "kind": "payout"}
        if kind is shared.KeepRevenue:
            return company | {"type": "dividend", "kind": "withhold"}
        if kind is own.DeclareBankruptcy:
            return company | {"type": "bankrupt"}
        raise CannotExport(f"18xx.games has no action for {kind.__name__}")

    def company(self) -> Raw:
        step: Any = self.game.decision
        return {"entity": company_name(self.game.table, step.company), "entity_type": "corporation"}

    def passing(self, seat: int) -> Raw:
        if isinstance(self.game.decision, laying.LayTrack | stations.PlaceTokens | train_purchase.BuyTrains):
            return self.company() | {"type": "pass"}
        return self.player(seat) | {"type": "pass"}

    def private(self, action: Any, seat: int) -> Raw:
        table, step = self.game.table, self.game.decision
        if isinstance(step, opening.PrivateAuction):
            name = private_name(table, step.lot)
            return self.player(seat) | {"type": "bid", "company": name, "price": action.amount}
        number = table.board.private_index[action.private]
        name = private_name(table, number)
        if isinstance(step, opening.PrivateTurn):
            return self.player(seat) | {"type": "bid", "company": name, "price": action.amount}
        by = self.company() if hasattr(step, "company") else self.player(seat)
        return by | {"type": "buy_company", "company": name, "price": action.amount}

    def par(self, action: Any, seat: int) -> Raw:
        table = self.game.table
        chart, company = table.board.chart, table.board.company_index[action.company]
        cell = chart.par_cell(action.price)
        where = f"{action.price},{chart.rows[cell]},{chart.cols[cell]}"
        name = company_name(table, company)
        return self.player(seat) | {"type": "par", "corporation": name, "share_price": where}

    def shares(self, action: Any, seat: int) -> Raw:
        table = self.game.table
        if isinstance(action, own.TradePrivate):
            ability = table.board.abilities["exchange_for_share"]
            name = private_name(table, ability.private)
            taken = self.on_top(ability.company, action.source)
            return {"type": "buy_shares", "entity": name, "entity_type": "company", "shares": taken, "percent": 10}
        company = table.board.company_index[action.company]
        if isinstance(action, shared.BuyShare):
            taken = self.on_top(company, action.source)
            return self.player(seat) | {"type": "buy_shares", "shares": taken, "percent": 10}
        bundle = self.certificates.bundle(company, seat, action.amount)
        return self.player(seat) | {"type": "sell_shares", "shares": bundle, "percent": 10 * action.amount}

    def on_top(self, company: int, source: str) -> list[str]:
        """The certificate that is bought next."""
        papers = self.certificates
        return papers.bundle(company, papers.pool if source == "pool" else papers.unsold, 1)

    def tile(self, action: Any) -> Raw:
        by = self.company()
        if isinstance(action, own.UsePrivate):
            table = self.game.table
            by = {"entity": private_name(table, table.board.private_index[action.private]), "entity_type": "company"}
        return self.lay(by, action)

    def token(self, action: Any) -> Raw:
        by, step = self.company(), self.game.decision
        if isinstance(step, stations.PlaceTokens):
            table = self.game.table
            if table.board.cities[action.city] == step.free_city(self.game, step.turn(self.game)):
                by = self.private_entity(laying.TELEPORT)
        slot = len(self.game.table.track.tokens.get(self.game.table.board.cities[action.city], ()))
        return by | {"type": "place_token", "city": self.tiles.write(action.city), "slot": slot}

    def train(self, action: Any) -> Raw:
        if isinstance(action, shared.DiscardTrain):
            number = self.game.table.board.company_index[action.company]
            company = company_name(self.game.table, number)
            train = self.discarded(company, action.train)
            return {"entity": company, "entity_type": "corporation", "type": "discard_train", "train": train}
        by, trains = self.company(), self.trains
        company = str(by["entity"])
        raw = by | {"type": "buy_train", "price": action.amount, "variant": action.train}
        if action.trade_in is not None:
            raw["exchange"] = self.discarded(company, action.trade_in)
        seller = self.seller(action.source)
        copy = trains.next(action.train) if seller == DEPOT else trains.of(seller, action.train)
        trains.move(copy, company)
        return raw | {"train": copy}

    def discarded(self, company: str, train: str) -> str:
        copy = self.trains.of(company, train)
        self.trains.move(copy, DISCARD)
        return copy

    def seller(self, source: str) -> str:
        table = self.game.table
        words = {"bank": DEPOT, "pool": DISCARD}
        return words[source] if source in words else company_name(table, table.board.company_index[source])

    def run(self, action: shared.RunTrains) -> Raw:
        company, table = self.company(), self.game.table
        number = self.game.decision.company  # type: ignore[attr-defined]
        runs = action.routes
        if runs is None:
            names = [table.board.roster.ids[kind] for kind in table.trains.owned[number]]
            best = running.best_run(self.game, number).routes
            runs = tuple(run_of(table.track, names[route.train], route.segments) for route in best)
        earned: list[Any] = [running.revenue_of(self.game, number, shared.RunTrains((run,))) for run in runs]
        return company | {"type": "run_routes", "routes": self.routes(str(company["entity"]), runs, earned)}
