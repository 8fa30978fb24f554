"""Trains with the phases they begin, private companies, and the bank's loans."""

from collections.abc import Sequence

from trunkline.draw.fitting import fitting, in_lines, width_of
from trunkline.draw.rail.companies import train_card
from trunkline.draw.rail.faces import token
from trunkline.draw.rail.glance import Bank, Glance, Private, Supply
from trunkline.draw.rail.palette import FAINT, INK, LINE, PAPER, TILE, WOOD
from trunkline.draw.rail.parts import Say, at, box, heading, left, pill, right, seat_badge
from trunkline.draw.svg import element, group, hex_corners, polygon, text

GOLD = "#c8901f"
POWER = 18.0  # letters of what a private can do


def trains_picture(glance: Glance, say: Say, wide: float) -> tuple[str, float]:
    """Every train type with price, number and phase, in order of sale, and the height."""
    parts = [heading(say("trains"), wide)]
    step = wide / len(glance.trains)
    lines = max(len(train.notes) for train in glance.trains)
    tall = 176.0 + 24 * lines
    for index, train in enumerate(glance.trains):
        parts.append(at(step * index, 54, _train(train, step - 10, tall, say), data_train=train.id))
    y = 54 + tall + 14
    if glance.pool_trains:
        label = f"{say('pool')}:"
        parts.append(left(4, y + 18, label, 23, INK, "bold"))
        x = width_of(label, 23) + 20
        parts += [train_card(x + 56 * place, y - 4, 48, 42, name) for place, name in enumerate(glance.pool_trains)]
        y += 52
    return "".join(parts), y


def _train(train: Supply, wide: float, tall: float, say: Say) -> str:
    over = train.rusted or train.left == 0
    ground = "#ffe9ae" if train.now else PAPER
    count = say("rusted") if train.rusted else "× ∞" if train.left is None else f"× {train.left}"
    middle = wide / 2
    parts = [
        box(wide, tall, ground, GOLD if train.now else LINE, 4 if train.now else 2),
        group(train_card(middle - 34, 12, 68, 56, train.id), opacity="0.45" if over else None),
        text(middle, 90, f"${train.price:,}", 24, fill=FAINT if over else INK, font_weight="bold"),
        text(middle, 118, count, 21, fill="#8a3a22" if train.rusted else FAINT),
    ]
    first = middle - 15.0 * (len(train.colours) - 1)
    for place, colour in enumerate(train.colours):
        points = hex_corners(first + 30 * place, 148, 14)
        parts.append(polygon(points, fill=TILE[colour], stroke=INK, stroke_width=1.5))
    for row, note in enumerate(train.notes):
        parts.append(text(middle, 180 + 24 * row, *fitting(note, 19, wide - 8), fill=INK))
    return "".join(parts)


def privates_picture(glance: Glance, say: Say, wide: float) -> tuple[str, float]:
    """Every private company with what it can do and whose it is, and the height."""
    if not glance.privates:
        return "", 0.0
    names = [player.name for player in glance.players]
    parts = [heading(say("privates"), wide)]
    y = 50.0
    for private in glance.privates:
        drawn, height = _private(private, names, say, wide)
        parts.append(at(0, y, drawn, data_private=private.id))
        y += height + 2
    return "".join(parts), y


def _private(private: Private, names: Sequence[str], say: Say, wide: float) -> tuple[str, float]:
    plate, _ = pill(0, 30, private.letters, 20, "#5c3a1e", "#fff3d6", 104)
    price = f"${private.price}" + (f"  +${private.revenue}" if private.revenue else "")
    if private.closed:
        owner = right(wide - 6, 30, *fitting(say("closed"), 20, 66), "#8a3a22", "bold")
    elif private.company is not None:
        owner = token(private.company, wide - 28, 30, 24)
    elif private.seat is not None:
        owner = seat_badge(names, private.seat, wide - 28, 30, 22)
    else:
        owner = right(wide - 6, 30, *fitting(say("for-sale"), 20, 70), FAINT)
    bids = f"  ·  {', '.join(private.bids)}" if private.bids else ""
    room = wide - 118 - 90
    power = in_lines(private.power, POWER, room + 20)
    height = 60.0 + 22 * (len(power) - 1)
    drawn = group(
        element("rect", width=wide, height=height, fill=PAPER),
        plate,
        left(118, 18, *fitting(private.name + bids, 22, room - 110), INK, "600"),
        right(wide - 84, 18, price, 22, INK, "bold"),
        *(left(118, 44 + 22 * row, line, POWER, FAINT) for row, line in enumerate(power)),
        owner,
        element("line", x1=0, y1=height, x2=wide, y2=height, stroke="#e4dcc8", stroke_width=1.5),
        opacity="0.45" if private.closed else None,
    )
    return drawn, height


def loans_picture(bank: Bank, say: Say, wide: float, lines: int = 1) -> tuple[str, float]:
    """The bank's chart: a column of loans for each rate of interest, the rate in force marked."""
    label = 230.0
    line = -(-len(bank.rates) // lines)
    step = (wide - label) / line
    parts = [
        left(0, 34, say("lender"), 25, WOOD, "bold"),
        left(0, 68, f"{say('loans-left')} {sum(bank.left)}", 21, FAINT),
        left(0, 96, f"{say('interest')} ${bank.interest}", 21, FAINT),
    ]
    for index, (rate, count) in enumerate(zip(bank.rates, bank.left, strict=True)):
        cell = _rate(rate, count, bank.row, step, rate == bank.interest)
        parts.append(at(label + step * (index % line), 126 * (index // line), cell))
    return "".join(parts), 126.0 * lines - 2


def _rate(rate: int, count: int, row: int, step: float, now: bool) -> str:
    """One rate of interest with the loans that are left at it."""
    room = (step - 24) / row
    notes = [
        element("rect", x=8 + room * n, y=52, width=room - 4, height=50, rx=4, fill="#c0392b" if n < count else "none")
        for n in range(row)
    ]
    return group(
        box(step - 8, 116, "#ffe9ae" if now else PAPER, GOLD if now else LINE, 4 if now else 2),
        text((step - 8) / 2, 28, f"${rate}", 25, fill=INK, font_weight="bold"),
        group(*notes, stroke="#b9867d", stroke_width=1.5),
    )
