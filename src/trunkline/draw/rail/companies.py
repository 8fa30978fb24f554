"""The companies: charter cards with price, money, trains, tokens, loans and who holds the shares."""

from collections.abc import Sequence

from trunkline.draw.fitting import cut, fitting, width_of
from trunkline.draw.rail.faces import token
from trunkline.draw.rail.glance import POOL, UNSOLD, Company, Glance
from trunkline.draw.rail.palette import FAINT, INK, LINE, PAPER, SEATS, readable_on
from trunkline.draw.rail.parts import Say, at, box, heading, left, letters, right, seat_badge
from trunkline.draw.svg import element, group, text, tooltip

CARD, TALL = 640.0, 226.0  # a card is about that wide, and that tall
BAND = 56.0  # its coloured head
RED = "#b3261e"


def companies_picture(glance: Glance, say: Say, wide: float) -> tuple[str, float]:
    """All companies in columns, and the height."""
    names = [player.name for player in glance.players]
    most = round(wide / CARD)
    rows = -(-len(glance.companies) // most) or 1
    columns = max(-(-len(glance.companies) // rows), most - 1)  # rows about as long as each other
    parts, card = [heading(say("companies"), wide)], (wide - 16.0 * (columns - 1)) / columns
    for index, company in enumerate(glance.companies):
        x, y = (card + 16) * (index % columns), 54 + (TALL + 14) * (index // columns)
        parts.append(at(x, y, _card(company, names, say, card), data_company=company.livery.id))
    y = 54 + (TALL + 14) * (rows if glance.companies else 0)
    if glance.idle:
        parts.append(_idle(glance, say, y + 18))
        y += 56
    return "".join(parts), y


def _idle(glance: Glance, say: Say, y: float) -> str:
    """The companies that can still be founded, as a row of tokens."""
    label = say("idle")
    x = width_of(label, 20) + 44
    discs = [token(livery, x + 50 * index, y, 21) for index, livery in enumerate(glance.idle)]
    return left(4, y, label, 20, FAINT) + "".join(discs)


def _card(company: Company, names: Sequence[str], say: Say, wide: float) -> str:
    livery = company.livery
    ink, band = readable_on(livery.colour), f"M0 12a12 12 0 0 1 12 -12H{wide - 12:.1f}a12 12 0 0 1 12 12V{BAND}H0z"
    price = f"${company.price}" if company.price else "–"
    par = f"{say('par')} {company.par}" if company.par and company.price else ""
    taken = 44 + width_of(price, 33) + width_of(par, 19)
    head = [
        box(wide, TALL, PAPER if company.operates else "#efe9db", LINE),
        element("path", d=band, fill=livery.colour),
        token(livery, 34, BAND / 2, 23),
        left(68, BAND / 2 + 1, *fitting(company.name, 24, wide - 68 - taken), ink, "bold"),
        right(wide - 16, BAND / 2 + 1, price, 33, ink, "bold"),
    ]
    if par:
        head.append(right(wide - 28 - width_of(price, 33), BAND / 2 + 3, par, 19, ink))
    if not company.founded:
        return group(
            *head, left(20, 92, say("not-founded"), 21, FAINT), _tokens(company, say, wide, 92), opacity="0.62"
        )
    body = [
        _president(company, names, say),
        _money(company, wide),
        _trains(company, say),
        _tokens(company, say, wide, 138),
        _shares(company, names, say, wide),
    ]
    return group(*head, *body, _loans(company, say, wide) if company.most_loans else "")


def _president(company: Company, names: Sequence[str], say: Say) -> str:
    if company.president is None:
        return left(20, 84, f"{say('president')} –", 21, FAINT)
    seat = company.president
    return seat_badge(names, seat, 35, 84, 17) + left(62, 85, cut(names[seat], 23, 190), 23, INK, "600")


def _money(company: Company, wide: float) -> str:
    money = "?" if company.cash is None else f"${company.cash:,}"
    return right(wide - 18, 85, money, 29, "#1f5c2e", "bold")


def _trains(company: Company, say: Say) -> str:
    """Train cards, and the places left for more."""
    parts = []
    for place in range(max(company.train_limit, len(company.trains))):
        x, name = 18.0 + 58 * place, company.trains[place] if place < len(company.trains) else ""
        parts.append(train_card(x, 116, 50, 44, name))
    if company.revenue is not None:
        x = 28.0 + 58 * max(company.train_limit, len(company.trains))
        parts.append(left(x, 138, f"{say('last-run')} ${company.revenue}", 20, FAINT))
    return group(*parts, tooltip(f"{say('trains')}: {' '.join(company.trains) or '–'}"))


def train_card(x: float, y: float, wide: float, tall: float, name: str) -> str:
    """A train as a card on rails; an empty place without a name."""
    if not name:
        return element(
            "rect",
            x=x,
            y=y,
            width=wide,
            height=tall,
            rx=6,
            fill="none",
            stroke=LINE,
            stroke_width=2,
            stroke_dasharray="6 5",
        )
    rails = element("line", x1=x + 6, y1=y + tall - 9, x2=x + wide - 6, y2=y + tall - 9, stroke=INK, stroke_width=4)
    ties = element(
        "line",
        x1=x + 8,
        y1=y + tall - 9,
        x2=x + wide - 6,
        y2=y + tall - 9,
        stroke="#fff7e0",
        stroke_width=2,
        stroke_dasharray="4 5",
    )
    card = element("rect", x=x, y=y, width=wide, height=tall, rx=6, fill="#fff7e0", stroke=INK, stroke_width=2)
    size = tall * 0.58 if len(name) < 2 else tall * 0.5
    return card + rails + ties + text(x + wide / 2, y + tall * 0.41, name, size, fill=INK, font_weight="bold")


def _tokens(company: Company, say: Say, wide: float, y: float) -> str:
    """Tokens on the charter in colour; those on the map leave a ring."""
    parts, x = [], wide - 32
    colour = company.livery.colour
    for place in range(company.tokens + company.tokens_used):
        used = place >= company.tokens
        parts.append(
            element(
                "circle",
                cx=x - 36 * place,
                cy=y,
                r=14,
                fill="none" if used else colour,
                stroke=LINE if used else INK,
                stroke_width=2.5 if used else 2,
                stroke_dasharray="5 4" if used else None,
            )
        )
    said = f"{say('tokens')}: {company.tokens} / {company.tokens + company.tokens_used}"
    return group(*parts, tooltip(said))


def _shares(company: Company, names: Sequence[str], say: Say, wide: float) -> str:
    """One square for every share, by holder; shorts in red frames behind them."""
    squares = [(holder, False) for holder, count in company.held for _ in range(count)]
    squares += [(seat, True) for seat, count in company.shorts for _ in range(count)]
    step = min(46.0, (wide - 32) / max(1, len(squares)))
    parts = []
    for index, (holder, short) in enumerate(squares):
        star = holder == company.president and index < 2 and not short
        parts.append(_share(16 + step * index, step - 5, holder, short, star, names))
    said = [f"{_holder(holder, names, say)} {count}" for holder, count in company.held if count]
    return group(*parts, tooltip(", ".join(said)), stroke=INK, stroke_width=1.5, font_weight="bold")


def _share(x: float, wide: float, holder: int, short: bool, star: bool, names: Sequence[str]) -> str:
    colour = {POOL: "#bdb6a6", UNSOLD: "#fffdf6"}.get(holder, SEATS[holder % len(SEATS)])
    plate = element(
        "rect",
        x=x,
        y=172,
        width=wide,
        height=38,
        rx=5,
        fill=colour,
        stroke=RED if short else "#a99f88" if holder == UNSOLD else None,
        stroke_width=4 if short else None,
        stroke_dasharray="5 4" if holder == UNSOLD or short else None,
    )
    if holder == UNSOLD:
        return plate
    said = "P" if holder == POOL else letters(names, holder)
    sign = "−" if short else "★" if star else ""
    ink, middle = readable_on(colour), x + wide / 2
    mark = text(middle, 181, sign, 13, fill=ink, stroke="none") if sign else ""
    return plate + mark + text(middle, 198 if sign else 192, said, 17, fill=ink, stroke="none")


def _holder(holder: int, names: Sequence[str], say: Say) -> str:
    return say("pool") if holder == POOL else say("unsold") if holder == UNSOLD else names[holder]


def _loans(company: Company, say: Say, wide: float) -> str:
    """Loans as notes of the bank, those taken in red, in the middle of the card."""
    parts = []
    step = min(20.0, 200 / company.most_loans)
    start = wide * 0.66 - step * company.most_loans / 2
    for place in range(company.most_loans):
        taken = place < company.loans
        parts.append(
            element(
                "rect",
                x=start + step * place,
                y=76,
                width=step - 4,
                height=20,
                rx=3,
                fill="#c0392b" if taken else "none",
                stroke="#8e2a1f" if taken else LINE,
                stroke_width=1.5,
            )
        )
    return group(*parts, tooltip(f"{say('loans')}: {company.loans} / {company.most_loans}"))
