"""Play that seeks the edges of 1830: sales, tokens, trains and deals beyond all sense; and what it has reached."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import trunkline
from trunkline.bots.base import uniform
from trunkline.core import Accept, Action, Decline, Game, Option, Pass
from trunkline.rail.actions import BuyShare, BuyTrain, KeepRevenue, PayDividend, PlaceToken, SellShares
from trunkline.rail.connectivity import reach
from trunkline.rail.events import PresidentChanged, SharesSold, TrainBought
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty import events, holdings
from trunkline.titles.eighteen_thirty.actions import (
    BidPrivate,
    BuyPrivate,
    SellPrivate,
    StartCompany,
    TradePrivate,
    UsePrivate,
)
from trunkline.titles.eighteen_thirty.laying import ChooseTokenCity
from trunkline.titles.eighteen_thirty.opening import PrivateAuction
from trunkline.titles.eighteen_thirty.phase_change import DiscardSurplus
from trunkline.titles.eighteen_thirty.running import Running
from trunkline.titles.eighteen_thirty.stock_turn import StockTurn
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.train_purchase import BuyTrains

Temper = Mapping[type[Action], float]
SANE: Temper = {
    BuyTrain: 4, PayDividend: 4, KeepRevenue: 1, StartCompany: 3, BuyShare: 6, SellShares: 0.2, Accept: 1, Decline: 1,
    BuyPrivate: 2, BidPrivate: 0.5, SellPrivate: 0.02, Pass: 1,
}  # fmt: skip
TEMPERS: dict[str, Temper] = {
    "spenders": {**SANE, BuyTrain: 0.3, PayDividend: 20, StartCompany: 20},
    "traders": {**SANE, SellShares: 2, BidPrivate: 1, SellPrivate: 0.2, BuyPrivate: 1},
    "builders": {**SANE, PlaceToken: 20, BuyTrain: 20, UsePrivate: 9, BidPrivate: 1, KeepRevenue: 4},
}
EDGES = {
    "bankruptcy",
    "bank-broken",
    "forced sale",
    "forced sale of a presidency",
    "the president pays",
    "train of another company",
    "train traded in",
    "surplus train",
    "full pool",
    "new president by purchase",
    "new president by sale",
    "sold out",
    "over a limit",
    "several brown shares in a turn",
    "auction of a private",
    "price of the first private falls",
    "new stock round with unsold privates",
    "private between players",
    "private to a company",
    "share for a private",
    "tile by a private",
    "token put on a new tile",
    "tokens close the way of a company that runs",
}  # fmt: skip


def choose(options: list[Option], temper: Temper, chance: random.Random) -> Action:
    """A kind of action by its weight, then any option of that kind."""
    kinds = list(dict.fromkeys(type(option.action) for option in options))
    kind = chance.choices(kinds, [temper.get(kind, 1) for kind in kinds])[0]
    return uniform([option for option in options if type(option.action) is kind], chance)


def walk(seats: int, seed: int, temper: str, most: int = 3000, **settings: Any) -> Iterator[Game[Table1830]]:
    """A game after its setup and after every action."""
    chance = random.Random(seed)
    game: Game[Table1830] = trunkline.new("1830", seats, seed=seed, **settings)
    yield game
    while game.seat is not None and len(game.log) < most:
        game.play(choose(game.options(), TEMPERS[temper], chance))
        yield game


class Watch:
    """Looks at a game before and after every action; `found` are the edges that it came to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.step: Any = None  # the decision in which the last action was played
        self.brown = 0  # shares bought in this stock turn

    def look(self, game: Game[Table1830]) -> None:
        if game.log:
            self.happened(game)
        table = game.table
        if max(table.shares.held[table.shares.pool]) == table.board.pool_limit:
            self.found.add("full pool")
        if game.ended is not None:
            self.found.add(game.ended.reason)
        elif game.stack:
            self.asked(game, game.decision)
        self.step = game.decision if game.stack else None

    def happened(self, game: Game[Table1830]) -> None:
        """What the last action did."""
        played, step = game.log[-1], self.step
        action, kinds = played.action, {type(event) for event in played.events}
        in_need = isinstance(step, BuyTrains)
        if PresidentChanged in kinds and not in_need:
            self.found.add("new president by sale" if SharesSold in kinds else "new president by purchase")
        if in_need and isinstance(action, SellShares):
            self.found |= {"forced sale"} | ({"forced sale of a presidency"} if PresidentChanged in kinds else set())
        if isinstance(action, BuyTrain) and action.trade_in is not None:
            self.found.add("train traded in")
        if isinstance(step, StockTurn):
            same = bool(game.stack) and game.decision is step
            self.brown = (self.brown if same else 0) + isinstance(action, BuyShare)
            if same and self.brown > 1:
                self.found.add("several brown shares in a turn")
        if events.StockRoundBegan in kinds and NONE in game.table.owner:
            self.found.add("new stock round with unsold privates")
        for event in played.events:
            if isinstance(event, TrainBought) and event.source_company is not None:
                self.found.add("train of another company")
            elif isinstance(event, events.PrivateBought) and event.seller_seat is not None:
                self.found.add("private between players")
        self.found |= {name for kind, name in TOLD.items() if kind in kinds}
        self.found |= {name for kind, name in DONE.items() if isinstance(action, kind)}

    def asked(self, game: Game[Table1830], step: Any) -> None:
        """What is to be decided."""
        table = game.table
        self.found |= {name for kind, name in ASKED.items() if isinstance(step, kind)}
        if isinstance(step, StockTurn) and holdings.over_limit(table, step.seat):
            self.found.add("over a limit")
        elif isinstance(step, Running) and step is not self.step:
            alone = table.track.copy()
            for city, owners in table.track.tokens.items():
                for owner in owners:
                    if owner != step.company:
                        alone.remove(owner, city)
            if reach(alone, step.company).stops > reach(table.track, step.company).stops:
                self.found.add("tokens close the way of a company that runs")


TOLD = {
    events.PresidentPays: "the president pays",
    events.SoldOut: "sold out",
    events.PrivateCheaper: "price of the first private falls",
    events.PrivateTaken: "private to a company",
}
DONE = {TradePrivate: "share for a private", UsePrivate: "tile by a private"}
ASKED = {
    DiscardSurplus: "surplus train",
    PrivateAuction: "auction of a private",
    ChooseTokenCity: "token put on a new tile",
}
