"""The effects of the board file as structures: rewards, bonuses, trains, deals, abilities (rules 15, 16)."""

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]  # what is done or drawn one by one
FewOrNone = Annotated[int, msgspec.Meta(ge=0, le=20)]
Name = Annotated[str, msgspec.Meta(min_length=1, pattern=r"^[A-Za-z0-9_-]+$")]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of the board file; unknown keys are errors."""


class Steps(Strict, frozen=True, tag="steps", tag_field="type"):
    n: Few


class GainWorker(Strict, frozen=True, tag="gain_worker", tag_field="type"):
    options: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1)] | Literal["any"]


class SwapWorker(Strict, frozen=True, tag="swap_worker", tag_field="type"):
    pass


class Promote(Strict, frozen=True, tag="promote", tag_field="type"):
    max: Few
    cost_each: Count = 0


class GainMoney(Strict, frozen=True, tag="gain_money", tag_field="type"):
    amount: Some


class GainShares(Strict, frozen=True, tag="gain_shares", tag_field="type"):
    n: Some


class FreeRail(Strict, frozen=True, tag="free_rail", tag_field="type"):
    pass


class FreeStation(Strict, frozen=True, tag="free_station", tag_field="type"):
    pass


class FreeOffice(Strict, frozen=True, tag="free_office", tag_field="type"):
    pass


class FlipTrains(Strict, frozen=True, tag="flip_train", tag_field="type"):
    times: Few


class GainTrain(Strict, frozen=True, tag="take_train", tag_field="type"):
    pass


class StartRail(Strict, frozen=True, tag="place_start_rail", tag_field="type"):
    pass


class StartStation(Strict, frozen=True, tag="place_start_station", tag_field="type"):
    pass


class StartOffice(Strict, frozen=True, tag="place_start_office", tag_field="type"):
    pass


class PrivateDeal(Strict, frozen=True, tag="private_deal", tag_field="type"):
    share_rebate: Count


class MoneyPerTrain(Strict, frozen=True, tag="gain_money_per_train", tag_field="type"):
    each: Some


class WaiveCost(Strict, frozen=True, tag="waive_station_cost", tag_field="type"):
    pass


class PrimaryAgain(Strict, frozen=True, tag="city_primary_reward", tag_field="type"):
    pass


class BonusAgain(Strict, frozen=True, tag="city_first_station_bonus", tag_field="type"):
    pass


class MoneyFormula(Strict, frozen=True, tag="gain_money_formula", tag_field="type"):
    base: Count
    per_triangle: Count


class ThirdRail(Strict, frozen=True, tag="third_rail", tag_field="type"):
    pass


class FirstOffice(Strict, frozen=True, tag="section_first_office_bonus", tag_field="type"):
    pass


class MoneyPerShare(Strict, frozen=True, tag="gain_money_per_share_just_received", tag_field="type"):
    each: Some


class UseTelegraphTile(Strict, frozen=True, tag="telegraph_tile", tag_field="type"):
    pass


Effect = (
    Steps
    | GainWorker
    | SwapWorker
    | Promote
    | GainMoney
    | GainShares
    | FreeRail
    | FreeStation
    | FreeOffice
    | FlipTrains
    | GainTrain
)
StartEffect = Effect | StartRail | StartStation | StartOffice
AbilityEffect = (
    Effect
    | PrivateDeal
    | MoneyPerTrain
    | WaiveCost
    | PrimaryAgain
    | BonusAgain
    | MoneyFormula
    | ThirdRail
    | FirstOffice
    | MoneyPerShare
    | UseTelegraphTile
)
