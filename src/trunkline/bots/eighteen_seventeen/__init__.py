"""A sane policy for 1817: loans buy trains, what is about to break is sold short, small companies grow together."""

import random
from collections.abc import Callable
from typing import Any

from trunkline.bots.eighteen_seventeen import merging, operating, stock, track
from trunkline.core import Action, Game, Option
from trunkline.rail.actions import RunTrains
from trunkline.titles.eighteen_seventeen.bidding import BuyerChoice, SaleAuction
from trunkline.titles.eighteen_seventeen.crisis import RaiseCash
from trunkline.titles.eighteen_seventeen.dividends import Dividend, RunStep
from trunkline.titles.eighteen_seventeen.flotation import CompanyAuction, FirstMarker, Payment, SizeChoice
from trunkline.titles.eighteen_seventeen.loans import Loans, NewLoans
from trunkline.titles.eighteen_seventeen.merging import Conversion, MergeOffer, Purchase
from trunkline.titles.eighteen_seventeen.opening import FirstAuction, PrivateAuction
from trunkline.titles.eighteen_seventeen.railway import Discard, TrainOffer, TrainStep
from trunkline.titles.eighteen_seventeen.sales import FriendlySale
from trunkline.titles.eighteen_seventeen.settlement import TakenLoans
from trunkline.titles.eighteen_seventeen.stock import StockTurn
from trunkline.titles.eighteen_seventeen.takeover import ReduceMarkers
from trunkline.titles.eighteen_seventeen.track_step import LayTrack, PlaceMarker

Policy = Callable[[Game[Any], Any, list[Option], random.Random], Action]
RUN = RunTrains()


def choose(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The policy; `options` are those of the deciding seat."""
    step = game.decision
    return POLICIES[type(step)](game, step, options, chance)


POLICIES: dict[type, Policy] = {
    FirstAuction: lambda game, step, options, chance: stock.open_auction(game.table, options, chance),
    PrivateAuction: lambda game, step, options, chance: stock.bid_private(game.table, step, options, chance),
    StockTurn: lambda game, step, options, chance: stock.turn(game.table, step, options, chance),
    FirstMarker: lambda game, step, options, chance: track.first(game.table, options, chance),
    CompanyAuction: lambda game, step, options, chance: stock.bid_company(game.table, step, options, chance),
    SizeChoice: lambda game, step, options, chance: stock.size(game.table, step, options, chance),
    Payment: lambda game, step, options, chance: stock.payment(game.table, step, options, chance),
    LayTrack: lambda game, step, options, chance: track.lay(game.table, step, options, chance),
    PlaceMarker: lambda game, step, options, chance: track.place(game.table, step, options, chance),
    RunStep: lambda game, step, options, chance: RUN,
    Dividend: lambda game, step, options, chance: operating.dividend(game.table, step, chance),
    TrainStep: lambda game, step, options, chance: operating.trains(game.table, step, options, chance),
    TrainOffer: lambda game, step, options, chance: operating.train_offer(game.table, step),
    Discard: lambda game, step, options, chance: operating.discard(game.table, step, options),
    Loans: lambda game, step, options, chance: operating.loans(game.table, step, options, chance),
    Conversion: lambda game, step, options, chance: merging.conversion(game.table, step, options, chance),
    MergeOffer: lambda game, step, options, chance: merging.merge_offer(game.table, step, chance),
    Purchase: lambda game, step, options, chance: merging.purchase(game.table, step, options, chance),
    NewLoans: lambda game, step, options, chance: merging.new_loans(game, step, options),
    TakenLoans: lambda game, step, options, chance: merging.taken_loans(game.table, step, options),
    FriendlySale: lambda game, step, options, chance: merging.friendly(game.table, step, options, chance),
    SaleAuction: lambda game, step, options, chance: merging.bid(game.table, step, options, chance),
    BuyerChoice: lambda game, step, options, chance: merging.buyer(game.table, step, options),
    ReduceMarkers: lambda game, step, options, chance: track.drop(game.table, options),
    RaiseCash: lambda game, step, options, chance: merging.raise_cash(game.table, step, options),
}
