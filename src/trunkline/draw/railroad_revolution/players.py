"""Player boards, milestone tiles and starting tiles."""

from html import escape

from trunkline.core import Text
from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.railroad_revolution import symbols
from trunkline.draw.railroad_revolution.strip import panel, train_tile
from trunkline.draw.svg import element, group, text
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.milestones import standing
from trunkline.titles.railroad_revolution.schema import Condition
from trunkline.titles.railroad_revolution.scoring import worth
from trunkline.titles.railroad_revolution.table import NO_TILE, Table
from trunkline.titles.railroad_revolution.view import player_board
from trunkline.titles.railroad_revolution.workers import BOARD_SIZE

TILE_W, TILE_H = 118, 74


def draw(table: Table, said: Text, seat: int, name: str, x: float, y: float, width: float, active: bool) -> str:
    """Everything that lies before one player."""
    colour = p.SEATS[seat]
    head = element("rect", x=x, y=y, width=width, height=26, rx=8, fill=colour)
    frame = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=356,
        rx=8,
        fill=p.PAPER,
        stroke=p.INK if active else colour,
        stroke_width=4 if active else 2,
    )
    start = " ★" if table.start == seat else ""
    title = text(
        x + 12,
        y + 14,
        f"{seat + 1} {name}{start}"[:26],
        15,
        fill=p.ON_SEAT[seat],
        text_anchor="start",
        font_weight="bold",
    )
    points = text(
        x + width - 12, y + 14, str(worth(table, seat)), 16, fill=p.ON_SEAT[seat], text_anchor="end", font_weight="bold"
    )
    return group(
        frame,
        head,
        title,
        points,
        _purse(table, seat, x, y + 42, width),
        _sections(table, seat, x + 8, y + 58, width - 16),
        _jobs(table, said, seat, x + 8, y + 118, width - 16),
        _supply(table, said, seat, x + 8, y + 186, width - 16),
        _trains(table, said, seat, x + 8, y + 222, width - 16),
        _milestones(table, seat, x + 8, y + 274, width - 16),
        data_seat=str(seat),
    )


def _purse(table: Table, seat: int, x: float, y: float, width: float) -> str:
    done = table.done[seat]
    earned = sum(table.board.milestones[number].vp for number in done)
    return (
        symbols.money(x + 42, y, 24, table.money[seat])
        + symbols.share(x + 112, y, 26, str(table.shares[seat]))
        + symbols.any_worker(x + 156, y - 1, 22)
        + text(x + 178, y + 1, str(table.able[seat]), 14, fill=p.INK)
        + text(x + width - 12, y + 1, f"✓ {len(done)}  ({earned})", 13, fill=p.GREEN, text_anchor="end")
    )


def _sections(table: Table, seat: int, x: float, y: float, width: float) -> str:
    """The sections of the player board with the pieces left in them, and the logo."""
    sections = player_board(table, seat)
    logo, gap = table.board.file.player_board.logo_after_section.value, 18
    step = (width - gap) / len(sections)
    parts = []
    for n, section in enumerate(sections):
        left = x + n * step + (gap if n >= logo else 0)
        parts.append(element("rect", x=left, y=y, width=step - 3, height=52, rx=4, fill=p.SHADE, stroke=p.SOFT))
        parts.append(text(left + step / 2 - 1.5, y + 9, str(section["money"]), 10, fill=p.INK, font_weight="bold"))
        for i in range(section["rails"]):
            parts.append(group(symbols.rail(left + 12 + 17 * i, y + 24, 15, p.SEATS[seat]), data_piece="rail"))
        for i in range(section["buildings"]):
            house = symbols.building(left + 12 + 17 * i, y + 41, 15, p.SEATS[seat])
            parts.append(group(house, data_piece="building"))
    middle = x + logo * step + gap / 2 - 2
    parts.append(element("circle", cx=middle, cy=y + 26, r=9, fill=p.SEATS[seat], stroke=p.GOLD, stroke_width=2))
    parts.append(text(middle, y + 27, "★", 10, fill=p.ON_SEAT[seat]))
    return "".join(parts)


def _jobs(table: Table, said: Text, seat: int, x: float, y: float, width: float) -> str:
    step = width / len(k.JOBS)
    return "".join(_job(table, said, seat, job, x + job * step, y, step - 4) for job in range(len(k.JOBS)))


def _job(table: Table, said: Text, seat: int, job: int, x: float, y: float, width: float) -> str:
    name = said.message(f"job-{k.JOBS[job]}")
    base = seat * BOARD_SIZE + job * k.COLOURS
    figures: list[str] = []
    for colour in range(k.COLOURS):
        figures += [_figure(table, said, colour, "board", 0, 0, 22)] * table.placed[base + colour]
    apart = min(20.0, (width - 26) / max(1, len(figures) - 1))
    placed = [
        element("g", figure, transform=f"translate({x + 14 + n * apart:.1f} {y + 44:.1f})")
        for n, figure in enumerate(figures)
    ]
    icon = (
        symbols.building(x + 13, y + 13, 18, p.GREEN, "S")
        if job == k.STATION_JOB
        else symbols.rail(x + 13, y + 13, 18)
        if job == k.RAILROAD_JOB
        else symbols.building(x + 13, y + 13, 18, p.BROWN, "T")
        if job == k.TELEGRAPH_JOB
        else symbols.train(x + 13, y + 12, 19)
    )
    return group(
        element("title", escape(name)),
        element("rect", x=x, y=y, width=width, height=62, rx=5, fill="#f1ead6", stroke=p.SOFT),
        icon,
        text(x + 26, y + 14, name[:11], 11, fill=p.INK, text_anchor="start"),
        *placed,
        data_job=k.JOBS[job],
    )


def _figure(table: Table, said: Text, colour: int, place: str, x: float, y: float, size: float) -> str:
    name = table.board.colours[colour]
    return group(
        element("title", escape(said.message(f"worker-{name}"))),
        symbols.worker(x, y, size, colour),
        data_worker=name,
        data_place=place,
    )


def _supply(table: Table, said: Text, seat: int, x: float, y: float, width: float) -> str:
    """Workers in the personal supply."""
    base = seat * k.COLOURS
    colours = [colour for colour in range(k.COLOURS) for _ in range(table.crew[base + colour])]
    apart = min(26.0, (width - 30) / max(1, len(colours) - 1))
    return "".join(
        _figure(table, said, colour, "supply", x + 15 + n * apart, y + 16, 29) for n, colour in enumerate(colours)
    )


def _trains(table: Table, said: Text, seat: int, x: float, y: float, width: float) -> str:
    count = len(table.board.trains)
    own = [(n, "up", table.up[seat * count + n]) for n in range(count)]
    own += [(n, "down", table.down[seat * count + n]) for n in range(count)]
    own = [tile for tile in own if tile[2]]
    step = min(76.0, width / max(1, len(own)))
    return "".join(
        train_tile(table, said, n, x + i * step, y, step - 4, 46, number, face)
        for i, (n, face, number) in enumerate(own)
    )


def _milestones(table: Table, seat: int, x: float, y: float, width: float) -> str:
    parts = []
    for slot in range(k.SLOTS):
        number = table.held[seat * k.SLOTS + slot]
        if number != NO_TILE:
            parts.append(milestone(table, seat, number, x + slot * (width / 2 + 2), y, width / 2 - 2, slot))
    return "".join(parts)


def milestone(table: Table, seat: int, number: int, x: float, y: float, width: float, slot: int = NO_TILE) -> str:
    """A milestone tile: points, conditions with what is reached, places for managers."""
    tile, data = table.board.milestones[number], table.board.file.milestone_tiles[number]
    parts = [
        element("title", escape(tile.id)),
        element("rect", x=x, y=y, width=width, height=TILE_H, rx=6, fill="#efe2bf", stroke=p.BROWN, stroke_width=1.6),
        element("circle", cx=x + 18, cy=y + 18, r=14, fill=p.RED, stroke=p.INK),
        text(x + 18, y + 19, str(tile.vp), 15, fill=p.PAPER, font_weight="bold"),
        text(x + 36, y + 10, tile.id, 10, fill=p.SOFT, text_anchor="start"),
    ]
    filled = _managers(table, seat, slot) if slot != NO_TILE else []
    for n, manager in enumerate(data.managers):
        middle = x + width - 18 - 28 * n
        ready = next((colour for colour in filled if manager in ("any", table.board.colours[colour])), None)
        parts.append(element("rect", x=middle - 13, y=y + 4, width=26, height=28, rx=4, fill=p.PAPER, stroke=p.SOFT))
        if ready is not None:
            filled.remove(ready)
            parts.append(symbols.worker(middle, y + 19, 24, ready))
        elif manager == "any":
            parts.append(element("g", symbols.any_worker(middle, y + 19, 20), opacity=0.55))
        else:
            colour = table.board.colour_index[manager]
            parts.append(element("g", symbols.worker(middle, y + 19, 20, colour), opacity=0.4))
    step = width / len(data.conditions)
    for n, condition in enumerate(data.conditions):
        parts.append(_condition(table, seat, condition, x + step * (n + 0.5), y + 53))
    return group(*parts, data_milestone=tile.id)


def _managers(table: Table, seat: int, slot: int) -> list[int]:
    base = (seat * k.SLOTS + slot) * k.COLOURS
    return [colour for colour in range(k.COLOURS) for _ in range(table.managers[base + colour])]


def _condition(table: Table, seat: int, condition: Condition, x: float, y: float) -> str:
    reached = min(condition.n, standing(table, seat, condition))
    if condition.type in ("connect_cities", "stations"):
        assert condition.level is not None
        badge = element("circle", cx=x - 12, cy=y, r=10, fill=p.level(condition.level), stroke=p.INK) + text(
            x - 12, y + 0.5, str(condition.level), 12, fill=p.PAPER, font_weight="bold"
        )
        mark = (
            symbols.rail(x - 12, y + 14, 14)
            if condition.type == "connect_cities"
            else symbols.building(x - 13, y + 13, 14, p.GREEN, "S")
        )
    elif condition.type == "rails_deal":
        badge, mark = symbols.deal(x - 12, y - 2, 19), symbols.rail(x - 12, y + 14, 14)
    else:
        assert condition.terrain is not None
        badge = element(
            "rect", x=x - 24, y=y - 8, width=24, height=15, rx=3, fill=p.terrain(condition.terrain), stroke=p.INK
        )
        badge += text(x - 12, y, "▲" * condition.terrain, 7, fill=p.RED)
        mark = symbols.rail(x - 12, y + 14, 14)
    said = f"{reached}/{condition.n}"
    colour = p.GREEN if reached >= condition.n else p.INK
    return badge + mark + text(x + 18, y, said, 12, fill=colour, font_weight="bold")


def starting_tiles(table: Table, x: float, y: float) -> str:
    """The starting tiles still to be chosen, with their workers."""
    parts = []
    for n, (tile, side, colour) in enumerate(table.starting):
        data = table.board.file.starting_tiles[tile]
        left = x + n * 84
        parts.append(
            group(
                element("title", escape(data.id)),
                panel(left, y, 78, 92),
                text(left + 39, y + 11, data.id, 10, fill=p.SOFT),
                symbols.effects(left + 39, y + 34, 32, data.sides[side].effects),
                symbols.worker(left + 39, y + 70, 30, colour),
                data_tile=data.id,
            )
        )
    return "".join(parts)


def drawn_milestones(table: Table, seat: int, tiles: list[int], x: float, y: float) -> str:
    """Milestone tiles of which one is kept."""
    return "".join(
        milestone(table, seat, number, x, y + n * (TILE_H + 6), TILE_W + 30) for n, number in enumerate(tiles)
    )
