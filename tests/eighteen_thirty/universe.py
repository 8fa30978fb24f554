"""Actions of every kind for a position of 1830, legal or not: what options and refusals must agree about."""

import random
from collections.abc import Iterator
from itertools import product

from trunkline.core import Accept, Action, Bid, Decline, Game, Pass
from trunkline.rail.actions import (
    BuyShare,
    BuyTrain,
    DiscardTrain,
    KeepRevenue,
    PayDividend,
    PlaceToken,
    RunTrains,
    SellShares,
)
from trunkline.titles.eighteen_thirty.actions import (
    BidPrivate,
    BuyPrivate,
    ChooseCity,
    DeclareBankruptcy,
    LayTile,
    SellPrivate,
    SetPar,
    StartCompany,
    TradePrivate,
    UsePrivate,
)
from trunkline.titles.eighteen_thirty.table import Table1830

ALONE = (Pass, Accept, Decline, RunTrains, PayDividend, KeepRevenue, DeclareBankruptcy)
PARS = (66, 67, 71, 76, 82, 90, 100, 112)
PRICES = (0, 1, 79, 80, 180, 300, 330, 450, 500, 630, 800, 1100)
AMOUNTS = (-5, 0, 5, 10, 15, 20, 35, 40, 45, 55, 70, 75, 115, 160, 165, 220, 225, 320, 321, 1000)


def universe(game: Game[Table1830], chance: random.Random) -> Iterator[Action]:
    """All companies, privates and trains, a few amounts, and some tiles."""
    board = game.table.board
    names, privates = [item.id for item in board.companies], [item.id for item in board.privates]
    coords, tiles, trains = board.layout.hexes.coords, board.layout.sheet.ids, board.roster.ids
    yield from (kind() for kind in ALONE)
    yield from (Bid(amount) for amount in AMOUNTS)
    yield from (kind(private, amount) for kind, private, amount in product((BuyPrivate, BidPrivate), privates, AMOUNTS))
    yield from (SellPrivate(*one) for one in product(privates, range(-1, len(game.seats) + 1), AMOUNTS[:8]))
    yield from (TradePrivate(private, source) for private, source in product(privates, ("offering", "pool", "bank")))
    yield from (kind(name, price) for kind, name, price in product((StartCompany, SetPar), names, PARS))
    yield from (BuyShare(name, source) for name, source in product(names, ("offering", "pool", "bank")))
    yield from (SellShares(name, count) for name, count in product(names, range(-1, 8)))
    yield from (kind(f"{place}:{stop}") for kind, place, stop in product((PlaceToken, ChooseCity), coords, "012"))
    yield from (DiscardTrain(name, train) for name, train in product(names, trains))
    yield from (BuyTrain(*one) for one in product(trains, ("bank", "pool", *names), PRICES))
    yield from (BuyTrain("D", "bank", price, old) for price, old in product(PRICES, trains))
    yield from (UsePrivate(*one) for one in product(privates, ("B20", "F16", "D18"), ("3", "57", "58"), range(6)))
    for _ in range(200):
        yield LayTile(chance.choice(coords), chance.choice(tiles), chance.randrange(6))
