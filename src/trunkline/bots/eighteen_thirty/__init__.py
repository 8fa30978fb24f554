"""A sane policy for 1830: found companies that float, connect cities, own trains that last, do not go broke."""

import random
from collections.abc import Callable
from typing import Any

from trunkline.bots.eighteen_thirty import offers, opening, stock, track, trains
from trunkline.core import Action, Game, Option
from trunkline.titles.eighteen_thirty.company_turn import CompanyTurn
from trunkline.titles.eighteen_thirty.laying import ChooseTokenCity, LayTrack
from trunkline.titles.eighteen_thirty.opening import ChoosePar, PrivateAuction, PrivateTurn
from trunkline.titles.eighteen_thirty.phase_change import DiscardSurplus
from trunkline.titles.eighteen_thirty.private_trade import CompanyOffer, PrivateOffer
from trunkline.titles.eighteen_thirty.running import PayOrKeep
from trunkline.titles.eighteen_thirty.stations import ChooseHome, PlaceTokens
from trunkline.titles.eighteen_thirty.stock_turn import StockTurn
from trunkline.titles.eighteen_thirty.train_purchase import BuyTrains, TrainOffer

Policy = Callable[[Game[Any], list[Option], random.Random], Action]

POLICIES: dict[type, Policy] = {
    PrivateTurn: opening.turn,
    PrivateAuction: opening.auction,
    ChoosePar: opening.par,
    StockTurn: stock.turn,
    LayTrack: track.lay,
    PlaceTokens: track.token,
    ChooseHome: track.any_city,
    ChooseTokenCity: track.any_city,
    PayOrKeep: trains.pay_or_keep,
    BuyTrains: trains.buy,
    DiscardSurplus: trains.discard,
    TrainOffer: offers.train,
    PrivateOffer: offers.private,
    CompanyOffer: offers.company,
}


def choose(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The policy; `options` are those of the deciding seat."""
    step = game.decision
    if len(game.stack) > 1 and type(game.stack[-2]) is CompanyTurn:
        aside = offers.in_company_turn(game, options, chance)
        if aside is not None:
            return aside
    if type(options[-1].action) not in step.takes:
        options = [option for option in options if type(option.action) in step.takes] or options
    policy = POLICIES.get(type(step))
    return options[0].action if policy is None else policy(game, options, chance)
