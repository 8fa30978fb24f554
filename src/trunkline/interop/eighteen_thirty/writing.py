"""A game of 1830 as a file of 18xx.games: its actions, with the numbers that the site gives to copies of things."""

from typing import Any

from trunkline.core import Accept, Bid, Decline, Game, Offer, Pass
from trunkline.core.action import Action
from trunkline.interop.eighteen_thirty.certificates import Certificates
from trunkline.interop.eighteen_thirty.names import company_name, private_name
from trunkline.interop.exporting import CannotExport
from trunkline.rail import actions as shared
from trunkline.rail.runs import run_of
from trunkline.rail.shares import NONE
from trunkline.rail.tokens import token_places
from trunkline.titles.eighteen_thirty import actions as own
from trunkline.titles.eighteen_thirty import laying, opening, running, stations, train_purchase
from trunkline.titles.eighteen_thirty.table import Table1830

Raw = dict[str, Any]
SAME = {"deal_needs_consent"}  # the site records no consent, but deals that were agreed on read the same
OPTIONS = {"brown_multi_buy": "multiple_brown_from_ipo", "third_6_train": "optional_6_train"}


def export(game: Game[Table1830]) -> Raw:
    """The file; raises `CannotExport` for a game by rules that the site does not play."""
    options = _options(game)
    writer = Writer(game)
    actions = writer.all()
    ids = list(range(1, len(game.seats) + 1))
    found: Raw = {
        "id": f"trunkline-{game.header.seed}",
        "title": "1830",
        "players": [{"id": one, "name": name} for one, name in zip(ids, game.seats, strict=True)],
        "min_players": len(ids),
        "max_players": len(ids),
        "settings": {"seed": game.header.seed, "optional_rules": options},
        "status": "finished" if game.ended else "active",
        "actions": actions,
    }
    if game.ended is not None:
        found["result"] = {str(one): worth for one, worth in zip(ids, game.ended.worth, strict=True)}
        found["game_end_reason"] = {"bankruptcy": "bankrupt", "bank-broken": "bank"}[game.ended.reason]
    return found


def _options(game: Game[Table1830]) -> list[str]:
    """The site's options of a game."""
    options = []
    for variant in game.title.variants:
        value = game.variants[variant.id]
        plays = variant.default if variant.platform is None else variant.platform
        if value == plays or variant.id in SAME or variant.id == "bank_reduction":
            continue
        if variant.id not in OPTIONS:
            raise CannotExport(
                f"18xx.games does not play {variant.id} = {value!r}; only games by its own rules can be exported "
                '(platform "18xx.games")'
            )
        options.append(OPTIONS[variant.id])
    return options


class Writer:
    """Plays a game again and writes every action as the site would."""

    def __init__(self, game: Game[Table1830]) -> None:
        self.log = game.log
        self.game: Game[Table1830] = game.at(0)
        self.tiles: dict[str, str] = {}  # hex -> tile copy
        self.free_tiles: dict[str, list[int]] = {}  # tile -> numbers of copies in the supply
        self.trains: dict[str, list[tuple[str, int]]] = {}  # company -> its copies; "pool" for the bank's pool
        self.next_train: dict[str, int] = {}
        self.certificates = Certificates(self.game.table)
        self.found: list[Raw] = []

    def all(self) -> list[Raw]:
        pending: Raw | None = None  # a deal that waits for its yes
        for played in self.log:
            step, action = self.game.decision, played.action
            if isinstance(step, Offer):
                if type(action) is Accept and pending is not None:
                    self.put(pending)
                pending = None
                self.advance(action, played.seat)
                continue
            raws = self.several(action, played.seat)
            self.advance(action, played.seat)
            if self.game.stack and isinstance(self.game.decision, Offer):
                pending = raws[-1]
            else:
                for raw in raws:
                    self.put(raw)
        return self.found

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

    def put(self, raw: Raw) -> None:
        raw["id"] = len(self.found) + 1
        self.found.append(raw)

    def advance(self, action: Action, seat: int) -> None:
        self.game.play(action, seat)
        self.certificates.follow(self.game)

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
        assert kind is not Decline
        raise CannotExport(f"18xx.games has no action for {kind.__name__}")

    def company(self) -> Raw:
        step: Any = self.game.decision
        return {"entity": company_name(self.game.table, step.company), "entity_type": "corporation"}

    def player(self, seat: int) -> Raw:
        return {"entity": seat + 1, "entity_type": "player"}

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
        return papers.next_from(company, papers.pool if source == "pool" else papers.unsold)

    def tile(self, action: Any) -> Raw:
        by = self.company()
        if isinstance(action, own.UsePrivate):
            table = self.game.table
            number = table.board.private_index[action.private]
            by = {"entity": private_name(table, number), "entity_type": "company"}
        number = self.take_copy(action.tile)
        old = self.tiles.get(action.hex)
        if old is not None:
            name, _, copy = old.rpartition("-")
            self.free_tiles[name].append(int(copy))
        self.tiles[action.hex] = f"{action.tile}-{number}"
        return by | {"type": "lay_tile", "hex": action.hex, "tile": self.tiles[action.hex], "rotation": action.rotation}

    def take_copy(self, tile: str) -> int:
        sheet = self.game.table.board.layout.sheet
        free = self.free_tiles.setdefault(tile, list(range(max(1, sheet.counts[sheet.index[tile]]))))
        return free.pop(0)

    def token(self, action: Any) -> Raw:
        coord, _, index = action.city.partition(":")
        by, step = self.company(), self.game.decision
        if isinstance(step, stations.PlaceTokens):
            table = self.game.table
            if table.board.cities[action.city] == step.free_city(self.game, step.turn(self.game)):
                by = self.private_entity(laying.TELEPORT)
        city = f"{self.tiles.get(coord, f'{coord}-0')}-{index}"
        slot = len(self.game.table.track.tokens.get(self.game.table.board.cities[action.city], ()))
        return by | {"type": "place_token", "city": city, "slot": slot}

    def train(self, action: Any) -> Raw:
        company = self.company()
        own_trains = self.trains.setdefault(str(company["entity"]), [])
        if isinstance(action, shared.DiscardTrain):
            copy = next(one for one in own_trains if one[0] == action.train)
            own_trains.remove(copy)
            self.trains.setdefault("pool", []).append(copy)
            return company | {"type": "discard_train", "train": f"{copy[0]}-{copy[1]}"}
        raw = company | {"type": "buy_train", "price": action.amount, "variant": action.train}
        if action.trade_in is not None:
            old = next(one for one in own_trains if one[0] == action.trade_in)
            own_trains.remove(old)
            self.trains.setdefault("pool", []).append(old)
            raw["exchange"] = f"{old[0]}-{old[1]}"
        if action.source == "bank":
            number = self.next_train.get(action.train, 0)
            self.next_train[action.train] = number + 1
            copy = (action.train, number)
        else:
            table = self.game.table
            seller = (
                "pool" if action.source == "pool" else company_name(table, table.board.company_index[action.source])
            )
            copy = next(one for one in self.trains[seller] if one[0] == action.train)
            self.trains[seller].remove(copy)
        own_trains.append(copy)
        raw["train"] = f"{copy[0]}-{copy[1]}"
        return raw

    def run(self, action: shared.RunTrains) -> Raw:
        company = self.company()
        table, number = self.game.table, self.game.decision.company  # type: ignore[attr-defined]
        runs = action.routes
        if runs is None:
            names = [table.board.roster.ids[kind] for kind in table.trains.owned[number]]
            best = running.best_run(self.game, number).routes
            runs = tuple(run_of(table.track, names[route.train], route.segments) for route in best)
        free = list(self.trains.get(str(company["entity"]), ()))
        routes = []
        for run in runs:
            copy = next(one for one in free if one[0] == run.train)
            free.remove(copy)
            earned = running.revenue_of(self.game, number, shared.RunTrains((run,)))
            routes.append(_route(run, f"{copy[0]}-{copy[1]}", earned))
        return company | {"type": "run_routes", "routes": routes}


def _route(run: shared.Run, train: str, earned: Any) -> Raw:
    """A run with its legs from stop to stop."""
    coords = [stop.partition(":")[0] for stop in run.stops]
    legs: list[list[str]] = []
    at = 0
    for coord in coords[1:]:
        end = run.path.index(coord, at + 1)
        legs.append(list(run.path[at : end + 1]))
        at = end
    nodes = [stop.replace(":", "-") for stop in run.stops]
    return {"train": train, "connections": legs, "hexes": coords, "revenue": earned, "nodes": nodes}
