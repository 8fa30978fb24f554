"""The glance as a picture: what one sees beside map and market on the table."""

from collections.abc import Callable, Sequence

from trunkline.draw.rail.glance import Company, Glance, Holding, Player
from trunkline.draw.rail.palette import FAINT, INK, PAPER, readable_on
from trunkline.draw.svg import element, group, text

WIDTH = 820.0
LINE = 27.0
CARD = 156.0
Say = Callable[[str], str]
"""A word of the catalogue, by the end of its key `draw-…`."""


def glance_picture(glance: Glance, say: Say) -> tuple[str, float]:
    """The picture, `WIDTH` wide, and its height."""
    parts, y = [_header(glance, say)], 128.0
    for block in (_players, _companies, _privates, _trains):
        drawn, height = block(glance, say)
        if height:
            parts.append(group(drawn, transform=f"translate(0 {y:.1f})"))
            y += height + 22
    return group(*parts), y


def _header(glance: Glance, say: Say) -> str:
    facts = [(say("phase"), glance.phase), (say("train-limit"), str(glance.train_limit))]
    if glance.bank is not None:
        facts.insert(0, (say("bank"), f"${glance.bank:,}"))
    facts += glance.facts
    step = WIDTH / max(4, len(facts))
    cells = [
        _left(step * index, 66, label, 16, FAINT) + _left(step * index, 94, value, 24, INK, "bold")
        for index, (label, value) in enumerate(facts)
    ]
    return _left(0, 22, glance.heading, 30, INK, "bold") + "".join(cells)


def _players(glance: Glance, say: Say) -> tuple[str, float]:
    parts, y = [_title(say("players"))], 44.0
    for player in glance.players:
        drawn, height = _player(player, say)
        parts.append(group(drawn, transform=f"translate(0 {y:.1f})"))
        y += height + 8
    return "".join(parts), y


def _player(player: Player, say: Say) -> tuple[str, float]:
    rows = _wrapped([_chip_width(holding) for holding in player.holdings], WIDTH - 330)
    height = max(50.0, 14 + 34.0 * len(rows) + (20 if player.privates else 0))
    mark = "▶ " if player.priority else ""
    ground = "#e9e3d3" if player.out else PAPER
    parts = [
        _box(WIDTH, height, ground),
        _left(12, 17, mark + player.name, 19, INK, "bold"),
        _left(12, 37, f"{say('worth')} ${player.worth:,}", 15, FAINT),
        _right(300, 17, f"${player.cash:,}", 20, INK, "bold"),
        _right(300, 37, f"{player.certificates}/{player.limit} {say('certificates')}", 14, FAINT),
    ]
    for row, indices in enumerate(rows):
        x = 318.0
        for index in indices:
            parts.append(_chip(player.holdings[index], x, 8 + 34 * row))
            x += _chip_width(player.holdings[index]) + 6
    if player.privates:
        parts.append(_left(318, height - 14, ", ".join(player.privates), 15, "#7b3f00"))
    return "".join(parts), height


def _chip_width(holding: Holding) -> float:
    return 34.0 + 9.5 * len(holding.company) + (10 if holding.president else 0)


def _chip(holding: Holding, x: float, y: float) -> str:
    wide, ink = _chip_width(holding), readable_on(holding.colour)
    said = f"{holding.company} {holding.count}{'★' if holding.president else ''}"
    return element(
        "rect", x=x, y=y, width=wide, height=28, rx=6, fill=holding.colour, stroke=INK, stroke_width=1
    ) + text(x + wide / 2, y + 15, said, 15, fill=ink, font_weight="bold")


def _wrapped(widths: Sequence[float], room: float) -> list[list[int]]:
    """Indices in rows no wider than `room`."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for index, width in enumerate(widths):
        if used + width > room and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(index)
        used += width + 6
    return rows


def _companies(glance: Glance, say: Say) -> tuple[str, float]:
    if not glance.companies:
        return "", 0.0
    parts, wide = [_title(say("companies"))], (WIDTH - 16) / 2
    for index, company in enumerate(glance.companies):
        x, y = (wide + 16) * (index % 2), 44 + (CARD + 12) * (index // 2)
        parts.append(
            group(_company(company, wide, say), transform=f"translate({x:.1f} {y:.1f})", data_company=company.id)
        )
    return "".join(parts), 44 + (CARD + 12) * ((len(glance.companies) + 1) // 2)


def _company(company: Company, wide: float, say: Say) -> str:
    ink = readable_on(company.colour)
    money = "?" if company.cash is None else f"${company.cash:,}"
    trains = " ".join(f"[{train}]" for train in company.trains) or "–"
    lines = [
        (say("president"), company.president or "–"),
        (say("treasury"), money + (f"   {say('loans')} {company.loans}" if company.loans else "")),
        (say("trains"), trains),
        (say("shares"), f"{say('unsold')} {company.unsold}, {say('pool')} {company.pool} / {company.size}"),
        (
            say("tokens"),
            f"{company.tokens}" + (f"   {say('last-run')} ${company.revenue}" if company.revenue is not None else ""),
        ),
    ]
    parts = [
        _box(wide, CARD, PAPER if company.operates else "#efece3"),
        element("path", d=f"M0 8a8 8 0 0 1 8 -8h{wide - 16:.1f}a8 8 0 0 1 8 8v24h-{wide:.1f}z", fill=company.colour),
        _left(12, 17, company.id, 20, ink, "bold"),
        _right(wide - 12, 17, f"${company.price}" if company.price else "–", 20, ink, "bold"),
    ]
    if company.par:
        parts.append(_right(wide - 82, 17, f"{say('par')} {company.par}", 14, ink))
    for row, (label, value) in enumerate(lines):
        y = 47 + 21 * row
        parts += [_left(12, y, label, 14, FAINT), _left(118, y, value, 15, INK)]
    if company.privates:
        parts.append(_right(wide - 12, 47, ", ".join(company.privates), 13, "#7b3f00"))
    return "".join(parts)


def _privates(glance: Glance, say: Say) -> tuple[str, float]:
    if not glance.privates:
        return "", 0.0
    parts = [_title(say("privates"))]
    for row, private in enumerate(glance.privates):
        y = 54 + LINE * row
        bids = f"   {', '.join(private.bids)}" if private.bids else ""
        parts.append(_left(8, y, f"{private.name}{bids}", 17, INK))
        parts.append(_right(WIDTH - 110, y, f"${private.price}", 17, INK, "bold"))
        parts.append(_right(WIDTH - 8, y, f"+${private.revenue}" if private.revenue else "", 17, FAINT))
    return "".join(parts), 44 + LINE * len(glance.privates)


def _trains(glance: Glance, say: Say) -> tuple[str, float]:
    parts, step = [_title(say("trains"))], WIDTH / max(6, len(glance.trains))
    for index, train in enumerate(glance.trains):
        x = step * index
        gone = train.left == 0
        left = "∞" if train.left is None else str(train.left)
        parts.append(
            group(
                element(
                    "rect",
                    x=x,
                    y=40,
                    width=step - 8,
                    height=66,
                    rx=8,
                    fill="#efece3" if gone else "#fff7e0",
                    stroke=INK,
                    stroke_width=1.2,
                ),
                text(x + (step - 8) / 2, 58, train.id, 23, fill=FAINT if gone else INK, font_weight="bold"),
                text(x + (step - 8) / 2, 78, f"${train.price}", 15, fill=FAINT if gone else INK),
                text(x + (step - 8) / 2, 96, f"× {left}", 15, fill=FAINT),
                opacity="0.6" if gone else None,
                data_train=train.id,
            )
        )
    height = 114.0
    if glance.pool_trains:
        parts.append(_left(8, 124, f"{say('pool')}: {' '.join(glance.pool_trains)}", 17, INK))
        height = 138.0
    return "".join(parts), height


def _title(said: str) -> str:
    line = element("line", x1=0, y1=30, x2=WIDTH, y2=30, stroke="#b9ad93", stroke_width=1.5)
    return _left(0, 14, said, 20, "#7b3f00", "bold") + line


def _box(wide: float, height: float, fill: str) -> str:
    return element("rect", width=wide, height=height, rx=8, fill=fill, stroke="#c9bfa8", stroke_width=1.2)


def _left(x: float, y: float, said: str, size: float, fill: str, weight: str | None = None) -> str:
    return text(x, y, said, size, fill=fill, text_anchor="start", font_weight=weight)


def _right(x: float, y: float, said: str, size: float, fill: str, weight: str | None = None) -> str:
    return text(x, y, said, size, fill=fill, text_anchor="end", font_weight=weight)
