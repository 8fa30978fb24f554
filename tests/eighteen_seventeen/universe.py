"""Actions of every kind for a position of 1817, legal or not: what options and refusals must agree about."""

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
from trunkline.titles.eighteen_seventeen.actions import (
    AddPrivate,
    BuyOwnShares,
    ChooseBuyer,
    ChooseSize,
    Convert,
    DeclareBankruptcy,
    LayTile,
    Merge,
    OfferForSale,
    OpenAuction,
    PayHalf,
    PlaceBridge,
    RemoveMarker,
    RepayLoan,
    SellShort,
    StartCompany,
    TakeLoan,
)
from trunkline.titles.eighteen_seventeen.table import Table1817

ALONE = (Pass, Accept, Decline, RunTrains, PayDividend, PayHalf, KeepRevenue, DeclareBankruptcy)
PER_COMPANY = (SellShort, TakeLoan, RepayLoan, Convert, OfferForSale, ChooseBuyer)
PRICES = (0, 1, 99, 100, 250, 400, 600, 750, 900, 1100)
BIDS = (-5, 0, 3, 5, 10, 35, 40, 60, 90, 95, 100, 105, 120, 125, 280, 285, 400, 405, 900, 2000)


def universe(game: Game[Table1817], chance: random.Random) -> Iterator[Action]:
    """All companies in play and one in the box, all privates, hexes and trains; a few amounts, and some tiles."""
    board = game.table.board
    names = [board.company_ids[company] for company in game.table.companies()]
    names.append(chance.choice(board.company_ids))
    coords, tiles, trains = board.layout.hexes.coords, board.layout.sheet.ids, board.roster.ids
    yield from (kind() for kind in ALONE)
    yield from (Bid(amount) for amount in BIDS)
    yield from (ChooseSize(size) for size in (1, 2, 5, 10))
    yield from (kind(name) for kind, name in product(PER_COMPANY, names))
    yield from (BuyShare(name, source) for name, source in product(names, ("treasury", "pool", "bank")))
    yield from (kind(name, count) for kind, name, count in product((SellShares, BuyOwnShares), names, range(8)))
    yield from (StartCompany(name, amount) for name, amount in product(board.company_ids, BIDS))
    yield from (Merge(*three) for three in product(names, repeat=3))
    yield from (OpenAuction(private, amount) for private, amount in product(board.private_ids, BIDS))
    yield from (AddPrivate(private) for private in board.private_ids)
    yield from (PlaceBridge(place, private) for place, private in product(coords[::9], board.private_ids))
    yield from (PlaceToken(f"{place}:{stop}") for place, stop in product(coords, "012"))
    yield from (RemoveMarker(f"{place}:0", name) for place, name in product(coords, names))
    yield from (DiscardTrain(name, train) for name, train in product(names, trains))
    yield from (BuyTrain(*one) for one in product(trains, ("bank", "pool", *names), PRICES))
    for _ in range(150):
        private = chance.choice((None, None, *board.private_ids))
        yield LayTile(chance.choice(coords), chance.choice(tiles), chance.randrange(6), private)
