"""Play that seeks the edges of 1817: loans, shorts, mergers and sales beyond all sense; and what it has reached."""

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import trunkline
from trunkline.bots.base import uniform
from trunkline.core import Accept, Action, Bid, Decline, Event, Game, Option
from trunkline.rail.actions import BuyShare, BuyTrain, KeepRevenue, PayDividend, PlaceToken, SellShares
from trunkline.titles.eighteen_seventeen import events
from trunkline.titles.eighteen_seventeen.actions import (
    BuyOwnShares,
    Convert,
    LayTile,
    Merge,
    OfferForSale,
    PayHalf,
    RepayLoan,
    SellShort,
    StartCompany,
    TakeLoan,
)
from trunkline.titles.eighteen_seventeen.bidding import SaleAuction
from trunkline.titles.eighteen_seventeen.crisis import RaiseCash
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817
from trunkline.titles.eighteen_seventeen.takeover import ReduceMarkers, too_many

Temper = Mapping[type[Action], float]
SANE: Temper = {
    BuyTrain: 6, PayDividend: 4, PayHalf: 2, KeepRevenue: 1, StartCompany: 2, BuyShare: 3, SellShort: 0.3,
    SellShares: 0.2, TakeLoan: 0.4, BuyOwnShares: 0.2, LayTile: 3, Accept: 2, Decline: 1, Convert: 1, Merge: 1,
    OfferForSale: 0.2,
}  # fmt: skip
TEMPERS: dict[str, Temper] = {
    "debts": {**SANE, TakeLoan: 6, RepayLoan: 0, PayDividend: 9},
    "shorts": {**SANE, SellShort: 9, PayDividend: 20, Convert: 3},
    "buyers": {**SANE, OfferForSale: 4, Bid: 6, TakeLoan: 0.8, Convert: 3},
    "raiders": {**SANE, SellShort: 9, BuyShare: 9, Merge: 30, Accept: 9, Convert: 0.5, PayDividend: 20, TakeLoan: 0.2},
    "mergers": {**SANE, Merge: 20, Convert: 2, PlaceToken: 20, Accept: 9, LayTile: 9, SellShort: 1},
}
EDGES = {
    "liquidation, bought by the bank",
    "liquidation, bought by a company",
    "acquisition",
    "friendly sale",
    "a merger or sale over eight stations",
    "crisis: interest",
    "crisis: deficit of a liquidation",
    "crisis: dividend of shorts",
    "crisis: settlement of shorts",
    "the company of a bankrupt president",
    "shorts in the pool",
    "the bank closes shorts",
    "a merger closes shorts",
}  # fmt: skip


def choose(options: list[Option], temper: Temper, chance: random.Random) -> Action:
    """A kind of action by its weight, then any option of that kind."""
    kinds = list(dict.fromkeys(type(option.action) for option in options))
    kind = chance.choices(kinds, [temper.get(kind, 1) + 1e-6 for kind in kinds])[0]
    return uniform([option for option in options if type(option.action) is kind], chance)


def walk(seats: int, seed: int, temper: str, **settings: Any) -> Iterator[Game[Table1817]]:
    """A game after its setup and after every action."""
    chance = random.Random(seed)
    game: Game[Table1817] = trunkline.new("1817", seats, seed=seed, **settings)
    yield game
    while game.seat is not None:
        game.play(choose(game.options(), TEMPERS[temper], chance))
        yield game


class Watch:
    """Looks at a game after every action; `found` are the edges that it came to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.sale = ""  # why the last company came up

    def look(self, game: Game[Table1817]) -> None:
        last = game.log[-1].events if game.log else ()
        for event in last:
            if isinstance(event, events.SaleOpened):
                self.sale = event.sale
            elif isinstance(event, events.CompanySold):
                self.found.add(SALES.get(self.sale) or BUYERS[event.buyer_company is None])
            elif isinstance(event, events.BankClosedShorts):
                self.found.add("the bank closes shorts")
        if any(game.table.shares.short[game.table.shares.pool]):
            self.found.add("shorts in the pool")
        merged = any(isinstance(event, events.CompaniesMerged) for event in last)
        if merged and any(isinstance(event, events.ShortsClosed) for event in last):
            self.found.add("a merger closes shorts")
        if game.stack:
            self.look_at(game, game.decision, last)

    def look_at(self, game: Game[Table1817], step: Any, last: Iterable[Event]) -> None:
        """What is to be decided."""
        if isinstance(step, ReduceMarkers) and too_many(game.table, step.company, step.gone):
            self.found.add("a merger or sale over eight stations")
        elif isinstance(step, RaiseCash):
            self.found |= {f"crisis: {cause}" for cause in causes(last)}
        elif isinstance(step, SaleAuction) and game.table.president(step.lot) == NONE:
            self.found.add("the company of a bankrupt president")


SALES = {"acquisition": "acquisition", "friendly": "friendly sale"}
BUYERS = {False: "liquidation, bought by a company", True: "liquidation, bought by the bank"}


def causes(last: Iterable[Event]) -> Iterator[str]:
    """Why somebody owes more than he has, by what just happened."""
    for event in last:
        if isinstance(event, events.InterestMissed):
            yield "interest"
        elif isinstance(event, events.LoansSettled) and event.deficit:
            yield "deficit of a liquidation"
        elif isinstance(event, events.ShortsPaid):
            yield "dividend of shorts"
        elif isinstance(event, events.HoldersSettled) and event.per_share:
            yield "settlement of shorts"
