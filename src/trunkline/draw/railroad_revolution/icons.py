"""Effects as pictures, made of the symbols."""

from collections.abc import Sequence

from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.railroad_revolution import symbols
from trunkline.draw.svg import element, text
from trunkline.titles.railroad_revolution import schema_effects as s
from trunkline.titles.railroad_revolution.kinds import WORKERS

WIDTHS: dict[type, float] = {  # how many boxes wide an effect is drawn, if it is not 1.2
    s.Promote: 1.6,
    s.WaiveCost: 1.5,
    s.FirstOffice: 1.9,
    s.PrivateDeal: 1.9,
    s.MoneyPerTrain: 2.6,
    s.MoneyPerShare: 2.6,
    s.MoneyFormula: 4.4,
}


def effect(x: float, y: float, size: float, what: object) -> str:
    """One effect in a box of `size`."""
    half = size / 2
    match what:
        case s.Steps(n):
            return symbols.arrow_up(x - half * 0.35, y, size * 0.8) + _count(x + half * 0.55, y, size, n)
        case s.GainWorker(options):
            return _workers(x, y, size, options)
        case s.SwapWorker():
            return symbols.any_worker(x, y, size * 0.62) + symbols.turning(x, y, size)
        case s.Promote(most, each):
            count = _count(x + half * 1.15, y, size * 0.8, most) if most > 1 else ""
            price = symbols.money(x, y + half * 0.95, size * 0.5, each, paid=True) if each else ""
            return (
                symbols.any_worker(x - half * 0.4, y, size * 0.75)
                + symbols.arrow_up(x + half * 0.45, y, size * 0.62)
                + count
                + price
            )
        case s.GainMoney(amount):
            return symbols.money(x, y, size, amount)
        case s.GainShares(n):
            return symbols.share(x, y, size, str(n))
        case s.FlipTrains(times):
            count = _count(x + half, y - half * 0.6, size * 0.8, times) if times > 1 else ""
            return symbols.train(x, y, size * 0.62) + symbols.turning(x, y, size) + count
        case s.GainTrain():
            return symbols.train(x, y, size)
        case s.FreeRail() | s.StartRail():
            return symbols.rail(x, y, size * 0.95)
        case s.FreeStation() | s.StartStation():
            return symbols.building(x, y, size * 0.9, p.GREEN, "S")
        case s.FreeOffice() | s.StartOffice():
            return symbols.building(x, y, size * 0.9, p.BROWN, "T")
    return _of_ability(x, y, size, what)


def _of_ability(x: float, y: float, size: float, what: object) -> str:
    """The effects that only abilities have (rule 15)."""
    half = size / 2
    match what:
        case s.WaiveCost():
            stroke = f"M{x - size * 0.7:.1f} {y + half * 0.7:.1f} L{x + size * 0.7:.1f} {y - half * 0.7:.1f}"
            return symbols.money(x, y, size, 0, paid=True) + element("path", d=stroke, stroke=p.RED, stroke_width=2)
        case s.PrimaryAgain():
            return symbols.card(x, y, size, 1)
        case s.BonusAgain():
            return symbols.card(x, y, size, 0)
        case s.ThirdRail():
            return symbols.rail(x, y, size * 0.95)
        case s.FirstOffice():
            return symbols.box(x - half * 0.7, y, size * 0.8) + symbols.share(x + half * 0.9, y, size * 0.8, "+")
        case s.UseTelegraphTile():
            return symbols.pole(x, y, size)
        case s.PrivateDeal(rebate):
            return symbols.deal(x - half * 0.7, y, size * 0.8) + symbols.share(
                x + half * 0.9, y, size * 0.8, f"+{rebate}"
            )
        case s.MoneyPerTrain(each):
            return _each(x, y, size, each) + symbols.train(x + half * 1.5, y, size * 0.8)
        case s.MoneyPerShare(each):
            return _each(x, y, size, each) + symbols.share(x + half * 1.5, y, size * 0.8)
        case s.MoneyFormula(base, per):
            plus = text(x - size * 0.95, y, "+", size * 0.6, fill=p.INK)
            triangle = symbols.triangle(x + size * 1.3, y, size * 0.5)
            return (
                symbols.money(x - size * 1.7, y, size * 0.85, base)
                + plus
                + _each(x + size * 0.4, y, size, per)
                + triangle
            )
    return ""


def _each(x: float, y: float, size: float, amount: int) -> str:
    """So much money for each of what stands behind the stroke."""
    return symbols.money(x - size * 0.5, y, size * 0.85, amount) + text(x + size * 0.3, y, "/", size * 0.7, fill=p.INK)


def _count(x: float, y: float, size: float, n: int) -> str:
    return text(x, y, str(n), size * 0.62, fill=p.INK, font_weight="bold")


def _workers(x: float, y: float, size: float, options: Sequence[str] | str) -> str:
    if options == "any":
        return symbols.any_worker(x, y, size)
    if len(options) == 1:
        return symbols.worker(x, y, size, WORKERS.index(options[0]))
    apart = size * (0.8 if len(options) == 2 else 1.35) / (len(options) - 1)
    left = x - apart * (len(options) - 1) / 2
    small = size * (0.85 if len(options) == 2 else 0.6)
    figures = [symbols.worker(left + n * apart, y, small, WORKERS.index(colour)) for n, colour in enumerate(options)]
    slash = text(x, y - size * 0.36, "/", size * 0.5, fill=p.INK) if len(options) == 2 else ""
    return "".join(figures) + slash


def _width(what: object) -> float:
    """How many boxes wide an effect is drawn."""
    if isinstance(what, s.GainWorker) and what.options != "any" and len(what.options) > 1:
        return 1.75 if len(what.options) == 2 else 1.9
    return WIDTHS.get(type(what), 1.2)


def effects(x: float, y: float, size: float, listed: Sequence[object], paid: int = 0, shares: int = 0) -> str:
    """A row of effects around (x, y), with what they cost in front."""
    parts: list[tuple[float, str, object]] = []
    if shares:
        parts.append((1.2, "share", shares))
    if paid:
        parts.append((1.5, "paid", paid))
    parts += [(_width(what), "effect", what) for what in listed]
    at, drawn = x - sum(width for width, _, _ in parts) * size / 2, []
    for width, kind, what in parts:
        middle = at + width * size / 2
        if kind == "share":
            drawn.append(symbols.share(middle, y, size * 0.85, f"−{what}"))
        elif kind == "paid":
            assert isinstance(what, int)
            drawn.append(symbols.money(middle, y, size * 0.85, what, paid=True))
        else:
            drawn.append(effect(middle, y, size, what))
        at += width * size
    return "".join(drawn)
