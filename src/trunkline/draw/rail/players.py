"""The players: cash, worth, certificates, shares, shorts, privates."""

from collections.abc import Sequence

from trunkline.draw.fitting import cut, width_of
from trunkline.draw.rail.glance import Glance, Holding, Player
from trunkline.draw.rail.palette import FAINT, INK, PAPER, readable_on
from trunkline.draw.rail.parts import Say, at, box, heading, left, pill, right, seat_badge
from trunkline.draw.svg import element, group, text

PURSE = 430.0  # width of the part with name and money
CHIP = 40.0  # height of a holding
RED = "#b3261e"


def players_picture(glance: Glance, say: Say, wide: float) -> tuple[str, float]:
    """All players, and the height."""
    names = [player.name for player in glance.players]
    parts, y = [heading(say("players"), wide)], 54.0
    for seat, player in enumerate(glance.players):
        drawn, tall = _player(player, names, seat, say, wide)
        parts.append(at(0, y, drawn, data_seat=seat))
        y += tall + 10
    return "".join(parts), y


def _player(player: Player, names: Sequence[str], seat: int, say: Say, wide: float) -> tuple[str, float]:
    rows = _rows([_chip_width(holding) for holding in player.holdings], wide - PURSE - 16)
    tall = max(88.0, 20 + (CHIP + 6) * len(rows) + (36 if player.privates else 0))
    name = cut(player.name, 27, 130 if player.priority else 210)
    ground = "#e4dccb" if player.out else "#fff3d1" if player.deciding else PAPER
    line = ("#c8901f", 4.0) if player.deciding else ("#c9bfa8", 2.0)
    parts = [
        box(wide, tall, ground, *line),
        seat_badge(names, seat, 40, 44, 25),
        left(78, 28, name, 27, INK, "bold"),
        left(78, 62, f"{say('worth')} ${player.worth:,}", 20, FAINT),
        right(PURSE - 26, 28, f"${player.cash:,}", 30, "#1f5c2e", "bold"),
        _certificates(player, say),
    ]
    if player.priority:
        parts.append(pill(90 + 1.1 * width_of(name, 27), 28, say("priority"), 16, "#c8901f", "#ffffff")[0])
    for row, indices in enumerate(rows):
        x = PURSE
        for index in indices:
            parts.append(at(x, 12 + (CHIP + 6) * row, _chip(player.holdings[index])))
            x += _chip_width(player.holdings[index]) + 8
    x = PURSE
    for letters in player.privates:
        drawn, room = pill(x, tall - 24, letters, 19, "#5c3a1e", "#fff3d6")
        parts.append(drawn)
        x += room + 8
    return group(*parts, opacity="0.7" if player.out else None), tall


def _certificates(player: Player, say: Say) -> str:
    """How full the hand is, as a bar and a number."""
    full = player.certificates >= player.limit
    part = min(1.0, player.certificates / max(1, player.limit))
    said = f"{player.certificates}/{player.limit}"
    x, long = PURSE - 126, 100.0
    return (
        right(x - 8, 62, said, 20, RED if full else FAINT)
        + element("rect", x=x, y=56, width=long, height=12, rx=6, fill="#e2d9c3")
        + element("rect", x=x, y=56, width=max(1.0, long * part), height=12, rx=6, fill=RED if full else "#8a9a5b")
    )


def _said(holding: Holding) -> str:
    return f"{holding.count}{'★' if holding.president else ''}".replace("-", "−")


def _chip_width(holding: Holding) -> float:
    return 24 + width_of(holding.company.letters, 21) + width_of(_said(holding), 22) + 14


def _chip(holding: Holding) -> str:
    """Shares as the company's card with the number on white; shorts in a red frame."""
    wide, short = _chip_width(holding), holding.count < 0
    name = width_of(holding.company.letters, 21) + 18
    livery = holding.company
    return group(
        element(
            "rect",
            width=wide,
            height=CHIP,
            rx=7,
            fill="#fffdf6",
            stroke=RED if short else INK,
            stroke_width=3.5 if short else 1.5,
            stroke_dasharray="6 4" if short else None,
        ),
        element("path", d=f"M7 1H{name:.1f}V39H7a6 6 0 0 1 -6 -6V7a6 6 0 0 1 6 -6z", fill=livery.colour),
        text(name / 2 + 1, 21, livery.letters, 20, fill=readable_on(livery.colour), font_weight="bold"),
        text((name + wide) / 2, 21, _said(holding), 22, fill=RED if short else INK, font_weight="bold"),
    )


def _rows(widths: Sequence[float], room: float) -> list[list[int]]:
    """Indices in rows no wider than `room`."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for index, wide in enumerate(widths):
        if used + wide > room and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(index)
        used += wide + 8
    return rows
