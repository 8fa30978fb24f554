"""What lies around the map: income track, years, action track, turn order, players and companies."""

from trunkline.core import Game, Text
from trunkline.draw.american_rails.palette import (
    ALARM,
    COMPANY,
    EDGE,
    GOLD,
    INK,
    PAPER,
    PLAYER,
    TERRAIN,
    ink_on,
    shade,
    use,
)
from trunkline.draw.fitting import BOLD, cut, fitting, width_of
from trunkline.draw.svg import element, group, text, tooltip
from trunkline.titles.american_rails.table import RailsTable
from trunkline.titles.american_rails.years import ActionPhase, ChooseSpace

Rails = Game[RailsTable]
INCOME_ROW = 50  # incomes per row of the track


def box(x: float, y: float, wide: float, high: float, fill: str = PAPER, **more: str | float) -> str:
    """A panel with a thin border."""
    line: dict[str, str | float] = {"stroke": EDGE, "stroke_width": 1.2, "rx": 6.0}
    return element("rect", x=x, y=y, width=wide, height=high, fill=fill, **(line | more))


def left(x: float, y: float, said: str, size: float, **more: str | float) -> str:
    return text(x, y, said, size, text_anchor="start", **more)


# --- along the top -------------------------------------------------------------------------------------------------


def income_track(table: RailsTable, said: Text, x: float, y: float, wide: float) -> str:
    """0 to 99 in two rows; who has more goes round again and is marked with the hundreds."""
    cell, high = wide / INCOME_ROW, 33.0
    parts = []
    for income in range(2 * INCOME_ROW):
        row, column = divmod(income, INCOME_ROW)
        fill = "#efe2c2" if income % 10 else "#dcc694"
        parts.append(box(x + column * cell, y + row * high, cell, high, fill, rx=0.0, stroke_width=0.7))
        parts.append(
            text(x + (column + 0.5) * cell, y + row * high + 7, str(income), 8.5, fill="#77664a", font_weight="bold")
        )
    places: dict[int, list[int]] = {}
    for company in table.playing:
        places.setdefault(table.income[company] % (2 * INCOME_ROW), []).append(company)
    for income, companies in places.items():
        row, column = divmod(income, INCOME_ROW)
        for n, company in enumerate(companies):
            over, down, scale = _pile(n, len(companies))
            at = (x + (column + 0.5) * cell + over - 1, y + row * high + down)
            parts.append(use(f"cube-{table.board.companies[company].id}", *at, scale))
            more = table.income[company] - income
            if more:
                parts.append(text(at[0], at[1] + 9, f"+{more}", 7, fill=ALARM, font_weight="bold"))
    return group(tooltip(said.message("draw-income-track")), *parts)


def _pile(n: int, many: int) -> tuple[float, float, float]:
    """Place and size of marker `n` of so many on one space of the income track."""
    if many <= 2:
        return (n - (many - 1) / 2) * 10, 22.0, 0.95
    line, place = divmod(n, 3)
    return (place - 1) * 8.4, (17.5 if many > 3 else 22.0) + 10 * line, 0.58


def years(table: RailsTable, said: Text, x: float, y: float) -> str:
    """The year track with the black train."""
    parts = []
    for n, year in enumerate(table.board.setup.years):
        here = year == table.year
        at = x + n * 52
        parts.append(box(at, y, 48, 30, GOLD if here else PAPER, rx=4.0))
        if here:
            parts.append(use("train-year", at + 24, y + 9, 0.62))
        parts.append(text(at + 24, y + (22.5 if here else 15), str(year), 11, fill=INK, font_weight="bold"))
    return group(*parts)


# --- in the ocean ------------------------------------------------------------------------------------------------


def action_track(game: Rails, said: Text, x: float, y: float) -> str:
    """Three columns of spaces; trains stand where they went this year, those that moved on in faint."""
    table = game.table
    spaces, columns = table.board.spaces, table.board.setup.columns
    label, wide, high = 158.0, 58.0, 44.0
    total = label + columns * wide + 12
    parts = [box(x, y, total, 34 + high * len(spaces) + 8)]
    parts.append(left(x + 12, y + 18, said.message("draw-action-track"), 15, fill=INK, font_weight="bold"))
    deciding, running = _column(game)
    for column in range(columns):
        colour = ALARM if column == running else "#77664a"
        phase = said.message("draw-phase", {"column": column + 1})
        parts.append(text(x + label + (column + 0.5) * wide, y + 18, phase, 12, fill=colour, font_weight="bold"))
    for row, space in enumerate(spaces):
        down = y + 34 + row * high
        parts.append(left(x + 12, down + 15, str(said.name(game, "space", space.id)), 13, fill=INK, font_weight="bold"))
        parts.append(left(x + 12, down + 31, space_note(game, said, row), 9.5, fill="#6a5a42"))
        for column in range(columns):
            at = x + label + column * wide
            parts.append(_space(game, row, column, at, down, (wide, high), column == deciding, column == running))
    return group(*parts)


def _space(
    game: Rails, row: int, column: int, x: float, y: float, size: tuple[float, float], open_: bool, runs: bool
) -> str:
    table = game.table
    seat = table.trains[column * len(table.board.spaces) + row]
    fill = "#fff7dc" if runs else "#ece0c4"
    inside = [box(x + 2, y + 2, size[0] - 4, size[1] - 4, fill, rx=5.0)]
    if seat >= 0:
        gone = any(seat in _trains(table, later) for later in range(column + 1, table.board.setup.columns))
        inside.append(
            group(
                use(f"train-{seat}", x + size[0] / 2 + 2, y + 18, 0.95),
                text(x + size[0] / 2, y + 35, cut(game.seats[seat], 8.5, size[0] - 6), 8.5, fill=INK),
                opacity=0.32 if gone else None,
            )
        )
    return group(*inside, data_space=table.board.spaces[row].id if open_ else None)


def _trains(table: RailsTable, column: int) -> list[int]:
    spaces = len(table.board.spaces)
    return table.trains[column * spaces : (column + 1) * spaces]


def _column(game: Rails) -> tuple[int, int]:
    """The column in which a train must move now, and the column of the phase; -1 for none."""
    deciding = running = -1
    for step in game.stack:
        if isinstance(step, ChooseSpace):
            deciding = step.column
        elif isinstance(step, ActionPhase):
            running = step.column
    return deciding, running


def space_note(game: Rails, said: Text, row: int) -> str:
    """What a space does, in a few words."""
    table = game.table
    space, cubes = table.board.spaces[row], table.board.cubes_of(row, len(game.seats))
    kind = "take-expand" if space.kind == "take" and cubes else space.kind
    amount = table.board.setup.minimum_bid if space.kind == "auction" else space.amount
    return said.message(f"space-note-{kind}", {"amount": amount, "cubes": cubes})


def standing(game: Rails, said: Text, x: float, y: float, room: float) -> str:
    """What is being decided, by whom; who has won."""
    if game.seat is not None:
        why, name = said.why(game), game.seats[game.seat]
        line, tail = why, "" if name in why else f" — {cut(name, 12.5, 150)}"
    else:
        outcome = game.outcome()
        assert outcome is not None
        winners = [game.seats[seat] for seat in outcome.winners]
        line, tail = said.message("draw-won", {"winners": ", ".join(winners)}), ""
    shown, size = fitting(line, 12.5, room / BOLD - width_of(tail, 12.5))
    return text(x, y, shown + tail, size, text_anchor="end", font_weight="bold", fill=INK)


def turn_order(game: Rails, said: Text, x: float, y: float, wide: float) -> str:
    """The turn-order track: trains that have not yet moved to the first column stand on it."""
    table = game.table
    cell = (wide - 12) / len(game.seats)
    parts = [box(x, y, wide, 62), left(x + 12, y + 12, said.message("draw-order"), 11, fill=INK, font_weight="bold")]
    for n in range(len(game.seats)):
        at = x + 6 + n * cell
        parts.append(box(at + 2, y + 20, cell - 4, 38, "#fff7dc", rx=5.0))
        parts.append(left(at + 7, y + 29, str(n + 1), 10, fill="#77664a", font_weight="bold"))
        if n < len(table.order):
            seat = table.order[n]
            moved = seat in table.trains
            parts.append(
                group(
                    use(f"train-{seat}", at + cell / 2 + 2, y + 34, 0.8),
                    text(at + cell / 2, y + 51, cut(game.seats[seat], 8.5, cell - 6), 8.5, fill=INK),
                    opacity=0.32 if moved else None,
                )
            )
    return group(*parts)


def players(game: Rails, said: Text, x: float, y: float, wide: float) -> str:
    """Per player: train, name, cash and shares."""
    table, row = game.table, 38.0
    parts = []
    for seat, name in enumerate(game.seats):
        down = y + seat * row
        acts = game.seat == seat
        line: dict[str, str | float] = {"stroke": ALARM if acts else EDGE, "stroke_width": 2.4 if acts else 1.0}
        parts.append(box(x, down, wide, row - 4, "#fff7dc" if acts else PAPER, **line))
        parts.append(use(f"train-{seat}", x + 28, down + 17, 0.85))
        bank = f" · {said.message('draw-bank')}" if seat == table.banker else ""
        called = cut(name, 13 * BOLD, 180 - width_of(bank, 13 * BOLD)) + bank
        parts.append(left(x + 54, down + 17, called, 13, fill=INK, font_weight="bold"))
        parts.append(text(x + 262, down + 17, f"${table.cash[seat]}", 17, fill="#2f5d34", font_weight="bold"))
        at = x + 304
        for company in table.playing:
            count = table.shares_of(seat, company)
            for _ in range(count):
                parts.append(certificate(table, company, at, down + 5, 15.0, 24.0))
                at += 17.5
            at += 6 if count else 0
    return group(*parts)


def certificate(table: RailsTable, company: int, x: float, y: float, wide: float, high: float, owner: int = -1) -> str:
    """A share: the colour of the company, its initial, and the colour of its owner."""
    printed = table.board.companies[company]
    colour = COMPANY.get(printed.colour, "#888888")
    parts = [box(x, y, wide, high, colour, rx=2.0, stroke=shade(colour, 0.5), stroke_width=1.0)]
    parts.append(
        text(x + wide / 2, y + high / 2 + 0.5, printed.id[0].upper(), 11, fill=ink_on(colour), font_weight="bold")
    )
    if owner >= 0:
        parts.append(
            element("circle", cx=x + wide / 2, cy=y + high + 5, r=4.5, fill=PLAYER[owner], stroke=INK, stroke_width=0.8)
        )
    return "".join(parts)


# --- along the bottom --------------------------------------------------------------------------------------------


def company_box(game: Rails, said: Text, company: int, x: float, y: float, wide: float) -> str:
    """A company's box: treasury, income, cubes in supply and where its shares are."""
    table = game.table
    printed = table.board.companies[company]
    colour, high = COMPANY.get(printed.colour, "#888888"), 128.0
    name = str(said.name(game, "company", printed.id))
    plays = company in table.playing
    parts = [
        box(x, y, wide, high, shade(colour, 1.82) if printed.colour != "white" else PAPER, stroke=shade(colour, 0.55)),
        element("path", d=f"M{x} {y + 26} v-20 a6 6 0 0 1 6 -6 h{wide - 12} a6 6 0 0 1 6 6 v20 z", fill=colour),
        left(x + 10, y + 14, name, 14.5, fill=ink_on(colour), font_weight="bold"),
    ]
    if plays:
        state = "" if table.laid[company] else said.message("draw-not-on-board")
        parts.append(text(x + wide - 8, y + 14, state, 9.5, fill=ink_on(colour), text_anchor="end"))
        figures = (
            (said.message("draw-treasury"), f"${table.treasury[company]}"),
            (said.message("draw-income"), str(table.income[company])),
            (said.message("draw-supply"), str(table.supply[company])),
        )
        for n, (label, value) in enumerate(figures):
            at = x + (n + 0.5) * wide / 3
            parts.append(text(at, y + 38, label, 9.5, fill="#6a5a42"))
            parts.append(text(at - (6 if n == 2 else 0), y + 57, value, 20, fill=INK, font_weight="bold"))
        parts.append(use(f"cube-{printed.id}", x + 2.5 * wide / 3 + 17, y + 57))
        parts.append(_shares(game, company, x, y + 78, wide))
    else:
        parts.append(text(x + wide / 2, y + 76, said.message("draw-not-playing"), 13, fill="#6a5a42"))
    return group(tooltip(name), *parts, data_company=printed.id, opacity=None if plays else 0.45)


def _shares(game: Rails, company: int, x: float, y: float, wide: float) -> str:
    """Shares with players (a dot in the owner's colour), in the supply (faint), and out of the game (crossed out)."""
    table = game.table
    owners = [seat for seat in range(len(game.seats)) for _ in range(table.shares_of(seat, company))]
    slots = table.board.companies[company].shares
    step = min(36.0, (wide - 16) / slots)
    first = x + (wide - step * slots) / 2
    parts = []
    for n in range(slots):
        at = first + n * step + (step - 22) / 2
        if n < len(owners):
            parts.append(certificate(table, company, at, y, 22, 28, owners[n]))
        else:
            out = n >= slots - table.gone[company]
            card = certificate(table, company, at, y, 22, 28)
            cross = element("path", d=f"M{at} {y} l22 28 m0 -28 l-22 28", stroke=ALARM, stroke_width=2.2)
            parts.append(group(card, cross if out else "", opacity=0.5))
    return group(*parts)


def houses(table: RailsTable, said: Text, x: float, y: float) -> str:
    """The development area."""
    parts = [text(x, y - 14, f"{said.message('draw-houses')} {table.stock[0]}", 11, fill="#20404f", font_weight="bold")]
    for n in range(table.stock[0]):
        parts.append(use("house", x - 50 + n % 6 * 20, y + n // 6 * 19 + 4, 0.95))
    return group(*parts)


def cube_costs(table: RailsTable) -> dict[str, dict[str, int]]:
    """What the texts `draw-legend-<terrain>` say of a cube's cost."""
    return {ground.id: {"cost": ground.cost, "more": ground.per_cube} for ground in table.board.terrain}


def legend(table: RailsTable, said: Text, x: float, y: float) -> str:
    """What cubes cost, and the marks of the map."""
    setup, costs = table.board.setup, cube_costs(table)
    bonus = {"two": setup.connection_income[2], "three": setup.connection_income[-1]}
    worth = {"full": setup.house_full, "shared": setup.house_shared}
    spots = [
        (0, "plains", _swatch("plains"), costs.get("plains", {})),
        (0, "forest", _swatch("forest"), costs.get("forest", {})),
        (205, "city", _swatch("city"), costs.get("city", {})),
        (205, "mountain", _swatch("mountain"), costs.get("mountain", {})),
        (435, "special", use("link", 0, 0), bonus),
        (435, "never", use("no-house", 0, 0, 0.85), {}),
        (780, "house", use("house", 0, 0, 0.85), worth),
    ]
    parts = []
    for n, (at, key, mark, facts) in enumerate(spots):
        parts.append(group(mark, transform=f"translate({x + at} {y + n % 2 * 20})"))
        parts.append(left(x + at + 15, y + n % 2 * 20, said.message(f"draw-legend-{key}", facts), 11, fill="#4a3f2e"))
    return group(*parts)


def _swatch(terrain: str) -> str:
    return element("rect", x=-7.0, y=-7.0, width=14.0, height=14.0, fill=TERRAIN[terrain], stroke=EDGE)
