"""The table as text for a terminal: the map drawn with letters, companies and seats in rows."""

from textwrap import wrap
from typing import Any
from unicodedata import east_asian_width

from trunkline.core import Game, Text, text_for
from trunkline.draw.steel_driver.panels import scoring, shown_profit
from trunkline.titles.steel_driver.board import Board
from trunkline.titles.steel_driver.table import NOBODY, UNBUILT, Table

COLUMNS, ROWS, WIDEST = 108, 34, 108
FREE = "·"


def table(game: Game[Any], lang: str = "en") -> str:
    """Map, companies and seats, at most 110 columns wide."""
    place: Table = game.table
    said = text_for(game.title, lang)
    head = (
        f"{said.message('title-name')} · {said.message('draw-round')} {place.round}/{place.board.figures.rounds}"
        f" · {said.message('draw-supply', {'cubes': place.supply[0]})}"
    )
    parts = [head, *_map(place), *_key(place, said), "", *_companies(game, said), "", *_seats(game, said)]
    return "\n".join(line.rstrip() for line in parts)


def letters(board: Board) -> list[str]:
    """A letter for every company: the first of its id that no other has."""
    found: list[str] = []
    for company in board.companies:
        tries = [*company.id.upper(), *"123456789"]
        found.append(next(letter for letter in tries if letter not in found))
    return found


def _map(place: Table) -> list[str]:
    board, marks = place.board, letters(place.board)
    shown = [_sign(place, number) for number in range(len(board.cities))]
    at = _spots(board, shown)
    canvas = [[" "] * COLUMNS for _ in range(ROWS)]
    order = sorted(range(len(board.links)), key=lambda link: place.track[link] != UNBUILT)
    for link in order:
        company, (a, b) = place.track[link], board.ends[link]
        _line(canvas, at[a], at[b], FREE if company == UNBUILT else marks[company])
    for link, (a, b) in enumerate(board.ends):
        if place.track[link] == UNBUILT:
            canvas[(at[a][1] + at[b][1]) // 2][(at[a][0] + at[b][0]) // 2] = str(board.costs[link])
    for (x, y), sign in zip(at, shown, strict=True):
        canvas[y][x - len(sign) // 2 : x - len(sign) // 2 + len(sign)] = sign
    return ["".join(row) for row in canvas]


def _sign(place: Table, number: int) -> str:
    """A city: its id, value and colour; a star while its goods lie there."""
    city = place.board.cities[number]
    left, right = "[]" if city.kind == "start" else "()"
    return f"{left}{city.id}{city.value}{city.colour[0]}{'*' if place.lying[number] else ''}{right}"


def _spots(board: Board, shown: list[str]) -> list[tuple[int, int]]:
    """The middle of every sign, moved up or down a row where two would cover each other."""
    xs, ys = [city.x for city in board.cities], [city.y for city in board.cities]
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    spots: list[tuple[int, int]] = []
    taken: set[tuple[int, int]] = set()
    for city, sign in zip(board.cities, shown, strict=True):
        half = len(sign) // 2
        x = 5 + round((city.x - min(xs)) / wide * (COLUMNS - 11))
        y = round((city.y - min(ys)) / high * (ROWS - 1))
        rows = [row for row in (y, y - 1, y + 1) if 0 <= row < ROWS]
        free = [row for row in rows if all((row, x + step) not in taken for step in range(-half - 1, half + 2))]
        y = (free or rows)[0]
        taken.update((y, x + step) for step in range(-half, half + 1))
        spots.append((x, y))
    return spots


def _line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int], ink: str) -> None:
    """A straight line of letters; free links are dotted."""
    steps = max(abs(end[0] - start[0]), 2 * abs(end[1] - start[1]), 1)
    for step in range(0, steps + 1, 2 if ink == FREE else 1):
        x = round(start[0] + (end[0] - start[0]) * step / steps)
        y = round(start[1] + (end[1] - start[1]) * step / steps)
        canvas[y][x] = ink


def _key(place: Table, said: Text) -> list[str]:
    figures = place.board.figures
    coast = (
        said.message("draw-coast-done", {"round": place.transcontinental})
        if place.transcontinental
        else said.message("draw-coast", {"builder": figures.bonus.builder, "others": figures.bonus.others})
    )
    west, east = place.board.cities[place.board.west].id, place.board.cities[place.board.east].id
    entries = [
        f"[ ] {said.message('draw-start-city')}",
        f"( ) {said.message('draw-city')}",
        f"·3· {said.message('draw-cost')}",
        *(f"{colour[0]} {said.message(f'goods-{colour}')}" for colour in place.board.goods),
        f"{west}–{east}: {coast}",
    ]
    lines = [""]
    for entry in entries:  # an entry stays on one line
        longer = f"{lines[-1]}  {entry}" if lines[-1] else entry
        if columns(longer) <= WIDEST:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def _companies(game: Game[Table], said: Text) -> list[str]:
    place = game.table
    board, marks = place.board, letters(place.board)
    earned = "draw-share-value" if scoring(place) else "draw-profit"
    names = ("draw-company", "draw-cubes", "draw-controller", earned, "draw-shares", "draw-goods", "draw-net")
    widths = (14, 8, 15, 22, 11, 15, 23)
    lines = [_row([said.message(name) for name in names], widths)]
    rest = [company for company in place.order if company not in place.passed]
    for company in [*rest, *place.passed]:
        control = place.control[company]
        counts = place.goods_of(company)
        reached = place.net[company]
        goods = " ".join(f"{count}{colour[0]}" for count, colour in zip(counts, board.goods, strict=True) if count)
        out = " ×" if company in place.passed else ""
        cells = [
            f"{marks[company]} {said.name(game, 'company', board.companies[company].id)}",
            str(place.boxes[company]),
            "–" if control == NOBODY else game.seats[control],
            f"${shown_profit(place, company)}{out}",
            f"{place.stock[company]}/{board.companies[company].shares}",
            goods or "–",
            " ".join(city.id for number, city in enumerate(board.cities) if reached >> number & 1),
        ]
        lines += _folded(cells, widths)
    return lines


def _folded(cells: list[str], widths: tuple[int, ...]) -> list[str]:
    """A row whose last cell goes on below."""
    room = WIDEST - sum(widths[:-1])
    first, *more = wrap(cells[-1], room) or [""]
    return [_row([*cells[:-1], first], widths), *(" " * sum(widths[:-1]) + line for line in more)]


def _seats(game: Game[Table], said: Text) -> list[str]:
    place = game.table
    widths = (22, 8, 9, 60)
    lines = [_row([said.message(key) for key in ("draw-seat", "draw-cubes", "draw-cash", "draw-shares")], widths)]
    marks = letters(place.board)
    for seat, name in enumerate(game.seats):
        held = [(marks[company], place.shares_of(seat, company)) for company in range(len(marks))]
        turn = "> " if game.seat == seat else "  "
        active = " ●" if place.active == seat and not game.ended else ""
        shares = " ".join(f"{mark}{count}" for mark, count in held if count)
        lines.append(_row([turn + name[:18] + active, str(place.cubes[seat]), f"${place.cash[seat]}", shares], widths))
    return lines


def _row(cells: list[str], widths: tuple[int, ...]) -> str:
    return "".join(_padded(cell, width) for cell, width in zip(cells[:-1], widths, strict=False)) + cells[-1]


def _padded(said: str, width: int) -> str:
    """Padded, or cut, to `width` columns; wide characters take two."""
    while columns(said) > width - 1:
        said = said[:-1]
    return said + " " * (width - columns(said))


def columns(said: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in said)
