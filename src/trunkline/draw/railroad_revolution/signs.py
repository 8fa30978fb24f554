"""Effects as short signs for the terminal; `table-legend` in the catalogues explains them."""

from collections.abc import Sequence

from trunkline.titles.railroad_revolution import schema_effects as s


def sign(what: object) -> str:
    """One effect."""
    match what:
        case s.Steps(n):
            return f"↑{n}"
        case s.GainWorker(options):
            return "+?" if options == "any" else "+" + "/".join(colour[0].upper() for colour in options)
        case s.SwapWorker():
            return "⇆"
        case s.Promote(most, each):
            return f"⇑{most}" + (f"(−${each})" if each else "")
        case s.GainMoney(amount):
            return f"+${amount}"
        case s.GainShares(n):
            return f"+▤{n}"
        case s.FlipTrains(times):
            return f"↻{times}"
        case s.GainTrain():
            return "+▣"
        case s.FreeRail() | s.StartRail():
            return "+═"
        case s.FreeStation() | s.StartStation():
            return "+⌂S"
        case s.FreeOffice() | s.StartOffice():
            return "+⌂T"
    return ""


def signs(effects: Sequence[object], price: int = 0) -> str:
    """A list of effects, with its price in front."""
    return " ".join(([f"−${price}"] if price else []) + [sign(what) for what in effects])
