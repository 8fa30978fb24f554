"""The table as text for a terminal: map in rows, cities, companies, players and the action track."""

from textwrap import wrap
from typing import Any
from unicodedata import east_asian_width

from trunkline.core import Game, Text, text_for
from trunkline.draw.american_rails.panels import cube_costs, space_note
from trunkline.titles.american_rails.board import RailsBoard
from trunkline.titles.american_rails.income import city_values
from trunkline.titles.american_rails.table import RailsTable

GROUND = {"plains": "·", "forest": "♠", "mountain": "▲"}
CELL = 5
WIDEST = 108


def table(game: Game[Any], lang: str = "en") -> str:
    """Map, companies, players and tracks, at most 110 columns wide."""
    said = text_for(game.title, lang)
    place: RailsTable = game.table
    parts = [
        f"{said.message('title-name')} · {said.message('draw-year')} {place.year}",
        *_map(place),
        *_key(place, said),
        *wrap(_cities(place), WIDEST),
        "",
        *_companies(game, said),
        "",
        *_players(game, said),
        "",
        *_track(game, said),
    ]
    return "\n".join(line.rstrip() for line in parts)


def letters(table_: RailsTable, there: int) -> str:
    """The companies of a bit mask by their initials."""
    return "".join(company.id[0].upper() for n, company in enumerate(table_.board.companies) if there >> n & 1)


def short_names(board: RailsBoard) -> list[str]:
    """Four letters for every city, all different."""
    found: list[str] = []
    for city in board.cities:
        plain = "".join(letter for letter in city.name if letter.isalnum())
        tries = [plain[:4], *(plain[:3] + letter for letter in plain[4:]), *(plain[:3] + str(n) for n in range(10))]
        found.append(next((name for name in tries if name not in found), plain[:4]))
    return found


def _map(table_: RailsTable) -> list[str]:
    board = table_.board
    at = {place: where for where, place in enumerate(board.places)}
    rows, columns = 1 + max(y for y, _ in board.places), 1 + max(x for _, x in board.places)
    names = short_names(board)
    lines = ["   " + "".join(str(x + 1).ljust(CELL) for x in range(columns))]
    for y in range(rows):
        upper, lower = "", ""
        for x in range(columns):
            where = at.get((y, x), -1)
            upper += (_ground(table_, where, names) if where >= 0 else "").ljust(CELL)
            lower += (_cubes(table_, table_.cubes[where]) if where >= 0 else "").ljust(CELL)
        indent = " " * (CELL // 2 * (y % 2))
        lines.append(f"{chr(ord('A') + y)}  {indent}{upper}")
        if lower.strip():
            lines.append(f"   {indent}{lower}")
    return lines


def _ground(table_: RailsTable, where: int, names: list[str]) -> str:
    city = table_.board.city_at[where]
    if city < 0:
        return GROUND.get(table_.board.terrain[where].id, "?")
    return names[city] + ("^" if table_.houses[city] else "")


def _cubes(table_: RailsTable, there: int) -> str:
    """Initials; where five or six do not leave room, those that are missing."""
    found = letters(table_, there)
    if len(found) < CELL:
        return found
    everyone = sum(1 << company for company in table_.playing)
    return f"*{'-' if everyone != there else ''}{letters(table_, everyone & ~there)}"


def _key(table_: RailsTable, said: Text) -> list[str]:
    """What a cube costs on each ground, and the marks of cities."""
    costs, signs = cube_costs(table_), GROUND | {"city": "Abcd"}
    grounds = [
        f"{sign} {said.message(f'draw-legend-{kind}', costs[kind])}" for kind, sign in signs.items() if kind in costs
    ]
    return [
        *(f"   {'   '.join(grounds[n : n + 2])}" for n in range(0, len(grounds), 2)),
        f"   {said.message('draw-key')}",
    ]


def _cities(table_: RailsTable) -> str:
    """Every city with its values now: + special, ! cannot be developed."""
    said = []
    for number, city in enumerate(table_.board.cities):
        full, shared = city_values(table_, number)
        marks = (
            ("+" if city.special else "") + ("" if city.developable else "!") + ("^" if table_.houses[number] else "")
        )
        there = letters(table_, table_.cubes[table_.board.city_hex[number]])
        said.append(f"{city.name.replace(' ', '_')}({city.hex})_{full}/{shared}{marks}{'_' + there if there else ''}")
    return "  ".join(said).replace("_", "\u00a0")


def _companies(game: Game[Any], said: Text) -> list[str]:
    place: RailsTable = game.table
    heads = ("companies", "treasury", "income", "supply", "held", "unsold", "gone")
    rows = [[said.message(f"draw-{head}") for head in heads]]
    for company, printed in enumerate(place.board.companies):
        name = f"{printed.id[0].upper()} {said.name(game, 'company', printed.id)}"
        if company not in place.playing:
            rows.append([name, said.message("draw-not-playing")])
            continue
        income = str(place.income[company]) if place.laid[company] else said.message("draw-not-on-board")
        figures = (place.supply[company], place.sold(company), place.unsold[company], place.gone[company])
        rows.append([name, f"${place.treasury[company]}", income, *map(str, figures)])
    return _columns(rows)


def _players(game: Game[Any], said: Text) -> list[str]:
    place: RailsTable = game.table
    rows = [[said.message("draw-players"), said.message("draw-cash"), said.message("draw-shares")]]
    for seat, name in enumerate(game.seats):
        shares = ", ".join(
            f"{count} {said.name(game, 'company', place.board.companies[company].id)}"
            for company in place.playing
            if (count := place.shares_of(seat, company))
        )
        mark = "> " if game.seat == seat else "  "
        rows.append([mark + _cut(name, 24), f"${place.cash[seat]}", shares or "–"])
    return _columns(rows)


def _track(game: Game[Any], said: Text) -> list[str]:
    place: RailsTable = game.table
    board, columns = place.board, range(place.board.setup.columns)
    order = " → ".join(_cut(game.seats[seat], 14) for seat in place.order) or "–"
    lines = [f"{said.message('draw-order')}: {order}   {said.message('draw-houses')}: {place.stock[0]}"]
    rows = [
        [
            said.message("draw-action-track"),
            *(said.message("draw-phase", {"column": column + 1}) for column in columns),
            "",
        ]
    ]
    for row, space in enumerate(board.spaces):
        seats = [place.trains[column * len(board.spaces) + row] for column in columns]
        there = [_cut(game.seats[seat], 14) if seat >= 0 else "–" for seat in seats]
        rows.append([str(said.name(game, "space", space.id)), *there, space_note(game, said, row)])
    return lines + _columns(rows)


def _columns(rows: list[list[str]]) -> list[str]:
    """Rows as columns, aligned also where letters are two cells wide."""
    count = max(len(row) for row in rows)
    widths = [max(_cells(row[n]) for row in rows if n < len(row) and len(row) > 2) for n in range(count)]
    return [
        _cut("  ".join(word + " " * (widths[n] - _cells(word)) for n, word in enumerate(row)), WIDEST + 2)
        for row in rows
    ]


def _cut(word: str, cells: int) -> str:
    """As much of a word as fits into so many cells."""
    while _cells(word) > cells:
        word = word[:-1]
    return word


def _cells(word: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in word)
