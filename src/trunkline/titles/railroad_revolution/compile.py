"""Effects of the board file as the tuples that the engine works with."""

from collections.abc import Sequence

from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution import schema_effects as s
from trunkline.titles.railroad_revolution.kinds import Entry

_PLAIN: dict[type, int] = {
    s.FreeRail: k.RAIL,
    s.FreeStation: k.STATION,
    s.FreeOffice: k.OFFICE,
    s.GainTrain: k.TRAIN,
    s.StartRail: k.START_RAIL,
    s.StartStation: k.START_STATION,
    s.StartOffice: k.START_OFFICE,
    s.WaiveCost: k.WAIVE_COST,
    s.PrimaryAgain: k.PRIMARY_AGAIN,
    s.BonusAgain: k.BONUS_AGAIN,
    s.ThirdRail: k.THIRD_RAIL,
    s.FirstOffice: k.FIRST_OFFICE,
    s.UseTelegraphTile: k.TILE,
}


def entry_of(effect: object, colours: Sequence[str]) -> Entry:
    """One effect; `ValueError` names a worker colour that is not there."""
    match effect:
        case s.Steps(n):
            return (k.STEPS, n)
        case s.GainWorker(options):
            named = colours if options == "any" else options
            for colour in named:
                if colour not in colours:
                    raise ValueError(f"no worker colour {colour!r}")
            return (k.WORKER, *(colours.index(colour) for colour in named))
        case s.SwapWorker():
            return (k.SWAP, -1)
        case s.Promote(most, each):
            return (k.PROMOTE, most, each)
        case s.GainMoney(amount):
            return (k.MONEY, amount)
        case s.GainShares(n):
            return (k.SHARES, n)
        case s.FlipTrains(times):
            return (k.FLIP, times)
        case s.PrivateDeal(rebate):
            return (k.PRIVATE_DEAL, rebate)
        case s.MoneyPerTrain(each):
            return (k.MONEY_PER_TRAIN, each)
        case s.MoneyFormula(base, each):
            return (k.MONEY_PER_TRIANGLE, base, each)
        case s.MoneyPerShare(each):
            return (k.MONEY_PER_SHARE, each)
    return (_PLAIN[type(effect)],)


def entries_of(effects: Sequence[object], colours: Sequence[str]) -> tuple[Entry, ...]:
    return tuple(entry_of(effect, colours) for effect in effects)
