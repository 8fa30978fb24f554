"""Player boards, milestone tiles and starting tiles."""

from html import escape

from trunkline.core import Text
from trunkline.draw.railroad_revolution import icons, symbols
from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.railroad_revolution.legend import job_sign
from trunkline.draw.railroad_revolution.stock import fitting, panel, train_tile
from trunkline.draw.svg import element, group, text
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.milestones import standing
from trunkline.titles.railroad_revolution.schema import Condition
from trunkline.titles.railroad_revolution.scoring import worth
from trunkline.titles.railroad_revolution.table import NO_TILE, Table
from trunkline.titles.railroad_revolution.view import player_board
from trunkline.titles.railroad_revolution.workers import BOARD_SIZE

HEIGHT = 372
TILE_W, TILE_H = 118, 80
FIGURE = 28  # size of a worker on an action space


def draw(table: Table, said: Text, seat: int, name: str, x: float, y: float, width: float, active: bool) -> str:
    """Everything that lies before one player."""
    colour, inner = p.SEATS[seat], width - 16
    return group(
        element(
            "rect",
            x=x,
            y=y,
            width=width,
            height=HEIGHT,
            rx=8,
            fill=p.PAPER,
            stroke=p.INK if active else colour,
            stroke_width=4 if active else 2,
        ),
        _head(table, said, seat, name, x, y, width),
        _purse(table, said, seat, x + 8, y + 52, inner),
        _sections(table, seat, x + 8, y + 76, inner),
        _jobs(table, said, seat, x + 8, y + 136, inner),
        _trains(table, said, seat, x + 8, y + 224, inner),
        _milestones(table, seat, x + 8, y + HEIGHT - TILE_H - 7, inner),
        data_seat=str(seat),
    )


def _head(table: Table, said: Text, seat: int, name: str, x: float, y: float, width: float) -> str:
    ink = p.ON_SEAT[seat]
    shown = f"{seat + 1} {name}" + (f" ★ {said.message('draw-start')}" if table.start == seat else "")
    points = said.message("draw-points", {"points": worth(table, seat)})
    return (
        element("rect", x=x, y=y, width=width, height=28, rx=8, fill=p.SEATS[seat])
        + text(
            x + 12, y + 15, shown, fitting(shown, width - 120, 15), fill=ink, text_anchor="start", font_weight="bold"
        )
        + text(x + width - 12, y + 15, points, 16, fill=ink, text_anchor="end", font_weight="bold")
    )


def _purse(table: Table, said: Text, seat: int, x: float, y: float, width: float) -> str:
    """Money, shares, the workers in the personal supply, and the milestones completed."""
    done, base = table.done[seat], seat * k.COLOURS
    earned = sum(table.board.milestones[number].vp for number in done)
    colours = [colour for colour in range(k.COLOURS) for _ in range(table.crew[base + colour])]
    apart = min(32.0, (width - 246) / max(1, len(colours) - 1))
    left = x + 122
    figures = [_figure(table, said, c, "supply", left + 18 + n * apart, y, 36) for n, c in enumerate(colours)]
    return (
        symbols.money(x + 34, y, 28, table.money[seat])
        + symbols.share(x + 92, y, 32, str(table.shares[seat]))
        + "".join(figures)
        + text(x + width - 4, y + 1, f"✓ {len(done)} · {earned}", 15, fill=p.GREEN, text_anchor="end")
    )


def _figure(table: Table, said: Text, colour: int, place: str, x: float, y: float, size: float) -> str:
    name = table.board.colours[colour]
    return group(
        element("title", escape(f"{said.message(f'worker-{name}')}, {said.message(f'place-{place}')}")),
        symbols.worker(x, y, size, colour),
        data_worker=name,
        data_place=place,
    )


def _sections(table: Table, seat: int, x: float, y: float, width: float) -> str:
    """The sections of the player board with the pieces left in them, and the logo."""
    sections = player_board(table, seat)
    logo, gap = table.board.file.player_board.logo_after_section.value, 18
    step = (width - gap) / len(sections)
    apart = min(22.0, (step - 6) / 2)
    parts = []
    for n, section in enumerate(sections):
        left = x + n * step + (gap if n >= logo else 0)
        parts.append(element("rect", x=left, y=y, width=step - 3, height=54, rx=4, fill=p.SHADE, stroke=p.SOFT))
        parts.append(text(left + step / 2 - 1.5, y + 9, str(section["money"]), 11, fill=p.INK, font_weight="bold"))
        for row, piece in enumerate(("rails", "buildings")):
            count = section[piece]
            for i in range(count):
                at = left + step / 2 - 1.5 + (i - (count - 1) / 2) * apart, y + 24 + 18 * row
                shape = symbols.building(*at, 17, p.SEATS[seat]) if row else symbols.rail(*at, 17, p.SEATS[seat])
                parts.append(group(shape, data_piece=piece[:-1]))
    middle = x + logo * step + gap / 2 - 2
    parts.append(element("circle", cx=middle, cy=y + 27, r=9, fill=p.SEATS[seat], stroke=p.GOLD, stroke_width=2))
    parts.append(text(middle, y + 28, "★", 10, fill=p.ON_SEAT[seat]))
    return "".join(parts)


def _jobs(table: Table, said: Text, seat: int, x: float, y: float, width: float) -> str:
    step = width / len(k.JOBS)
    return "".join(_job(table, said, seat, job, x + job * step, y, step - 4) for job in range(len(k.JOBS)))


def _job(table: Table, said: Text, seat: int, job: int, x: float, y: float, width: float) -> str:
    """An action space with the workers on it, in two rows where one is too short."""
    name = said.message(f"job-{k.JOBS[job]}")
    base = seat * BOARD_SIZE + job * k.COLOURS
    colours = [colour for colour in range(k.COLOURS) for _ in range(table.placed[base + colour])]
    room = int((width - 4) // (FIGURE - 3))
    rows = [colours] if len(colours) <= room else [colours[: len(colours) // 2], colours[len(colours) // 2 :]]
    figures = []
    for r, row in enumerate(rows):
        apart = min(float(FIGURE), (width - 8 - FIGURE) / max(1, len(row) - 1))
        size = FIGURE + 6 if len(rows) == 1 else FIGURE
        for n, colour in enumerate(row):
            middle = y + (54 if len(rows) == 1 else 42 + 26 * r)
            figures.append(_figure(table, said, colour, "board", x + 6 + size / 2 + n * apart, middle, size))
    return group(
        element("title", escape(name)),
        element("rect", x=x, y=y, width=width, height=82, rx=5, fill="#f1ead6", stroke=p.SOFT),
        job_sign(x + 15, y + 14, 19, job),
        text(x + 29, y + 15, name, 12.5, fill=p.INK, text_anchor="start", font_weight="bold"),
        *figures,
        data_job=k.JOBS[job],
    )


def _trains(table: Table, said: Text, seat: int, x: float, y: float, width: float) -> str:
    count = len(table.board.trains)
    own = [(n, "up", table.up[seat * count + n]) for n in range(count)]
    own += [(n, "down", table.down[seat * count + n]) for n in range(count)]
    own = [tile for tile in own if tile[2]]
    step = min(92.0, width / max(1, len(own)))
    return "".join(
        train_tile(table, said, n, x + i * step, y, step - 4, 56, number, face)
        for i, (n, face, number) in enumerate(own)
    )


# --- milestones -----------------------------------------------------------------------------------------------------


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
        element("circle", cx=x + 20, cy=y + 20, r=15, fill=p.RED, stroke=p.INK),
        text(x + 20, y + 21, str(tile.vp), 16, fill=p.PAPER, font_weight="bold"),
        text(x + 42, y + 12, tile.id, 11, fill=p.SOFT, text_anchor="start"),
    ]
    filled = _managers(table, seat, slot) if slot != NO_TILE else []
    for n, manager in enumerate(data.managers):
        ready = next((colour for colour in filled if manager in ("any", table.board.colours[colour])), None)
        if ready is not None:
            filled.remove(ready)
        parts.append(_place(table, x + width - 20 - 32 * n, y + 21, manager, ready))
    step = width / len(data.conditions)
    for n, condition in enumerate(data.conditions):
        parts.append(_condition(table, seat, condition, x + step * (n + 0.5), y + 56, step))
    return group(*parts, data_milestone=tile.id)


def _managers(table: Table, seat: int, slot: int) -> list[int]:
    base = (seat * k.SLOTS + slot) * k.COLOURS
    return [colour for colour in range(k.COLOURS) for _ in range(table.managers[base + colour])]


def _place(table: Table, x: float, y: float, manager: str, ready: int | None) -> str:
    """A place for a manager: with its worker, or pale with the one it waits for."""
    frame = element("rect", x=x - 14, y=y - 16, width=28, height=32, rx=4, fill=p.PAPER, stroke=p.SOFT)
    if ready is not None:
        return frame + symbols.worker(x, y + 1, 27, ready)
    if manager == "any":
        return frame + element("g", symbols.any_worker(x, y + 1, 22), opacity=0.55)
    return frame + element("g", symbols.worker(x, y + 1, 22, table.board.colour_index[manager]), opacity=0.4)


def _condition(table: Table, seat: int, condition: Condition, x: float, y: float, width: float) -> str:
    """What is counted; beside it, or below where it is narrow, how many there are of those needed."""
    narrow = width < 84
    left, high = (x, y - 8) if narrow else (x - 16, y)
    if condition.type == "rails_deal":
        sign = symbols.deal(left - 10, high, 20) + symbols.rail(left + 11, high, 16)
    elif condition.type == "rails_terrain":
        assert condition.terrain is not None
        sign = symbols.ground(left, high + 3, 32, 15, condition.terrain)
    else:
        assert condition.level is not None
        mark = (
            symbols.rail(left + 11, high, 16)
            if condition.type == "connect_cities"
            else symbols.building(left + 11, high, 18, p.GREEN, "S")
        )
        sign = symbols.level(left - 9, high, 10, condition.level) + mark
    reached = min(condition.n, standing(table, seat, condition))
    colour, at = p.GREEN if reached >= condition.n else p.INK, (x, y + 14) if narrow else (x + 22, y)
    return sign + text(*at, f"{reached}/{condition.n}", 13, fill=colour, font_weight="bold")


def drawn_milestones(table: Table, seat: int, tiles: list[int], x: float, y: float) -> str:
    """Milestone tiles of which one is kept."""
    return "".join(
        milestone(table, seat, number, x, y + n * (TILE_H + 6), TILE_W + 30) for n, number in enumerate(tiles)
    )


# --- starting tiles -------------------------------------------------------------------------------------------------


def starting_tiles(table: Table, x: float, y: float) -> str:
    """The starting tiles still to be chosen, with their workers."""
    parts = []
    for n, (tile, side, colour) in enumerate(table.starting):
        data = table.board.file.starting_tiles[tile]
        left = x + n * 84
        parts.append(
            group(
                element("title", escape(data.id)),
                panel(left, y, 78, 96),
                text(left + 39, y + 11, data.id, 10, fill=p.SOFT),
                icons.effects(left + 39, y + 36, 32, data.sides[side].effects),
                symbols.worker(left + 39, y + 73, 34, colour),
                data_tile=data.id,
            )
        )
    return "".join(parts)
