"""The table as text."""

import unicodedata
from typing import Any

from trunkline.core import Game, Text, text_for
from trunkline.draw.railroad_revolution.signs import signs
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import bits_of
from trunkline.titles.railroad_revolution.milestones import standing
from trunkline.titles.railroad_revolution.schema import BoardFile
from trunkline.titles.railroad_revolution.scoring import worth
from trunkline.titles.railroad_revolution.table import NEUTRAL, NO_TILE, Table
from trunkline.titles.railroad_revolution.workers import BOARD_SIZE

WIDTH = 110  # columns
LETTERS = "WPOGT"  # white, purple, orange, grey, turquoise


def table(game: Game[Any], lang: str = "en") -> str:
    """Companies, cities, telegraph line and tiles in at most 110 columns."""
    lying: Table = game.table
    said = text_for(game.title, lang)
    lines = [f"{said.message('title-name')} · {lying.turn // lying.seats + 1}", ""]
    for seat in range(lying.seats):
        lines += _company(lying, said, seat, game.seats[seat])
    lines += ["", *_cities(lying), "", *_sections(lying, said), "", *_tiles(lying, said)]
    lines += ["", said.message("table-legend")]
    return "\n".join(_cut(line) for line in lines)


def _cut(line: str) -> str:
    """At most 110 columns; Chinese characters take two."""
    columns = 0
    for n, character in enumerate(line):
        columns += 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if columns > WIDTH:
            return line[:n]
    return line


def _letters(counts: list[int]) -> str:
    return "".join(LETTERS[colour] * counts[colour] for colour in range(k.COLOURS)) or "–"


def _company(lying: Table, said: Text, seat: int, name: str) -> list[str]:
    board, count = lying.board, len(lying.board.trains)
    own = seat * BOARD_SIZE
    crew = _letters(lying.crew[seat * k.COLOURS : (seat + 1) * k.COLOURS])
    placed = " ".join(
        f"{said.message('job-' + job)} {_letters(lying.placed[own + n * k.COLOURS : own + (n + 1) * k.COLOURS])}"
        for n, job in enumerate(k.JOBS)
    )
    trains = [
        f"{said.message('train-' + train)}{mark}×{stock[seat * count + n]}"
        for stock, mark in ((lying.up, "↑"), (lying.down, "↓"))
        for n, train in enumerate(board.trains)
        if stock[seat * count + n]
    ]
    tracks = " ".join(
        f"{said.message('track-' + track)} {board.track_values[n][lying.track[seat * k.TRACKS + n]]}"
        for n, track in enumerate(board.tracks)
    )
    held = [lying.held[seat * k.SLOTS + slot] for slot in range(k.SLOTS)]
    milestones = "   ".join(
        _milestone(lying, seat, slot, number) for slot, number in enumerate(held) if number != NO_TILE
    )
    rails = " ".join(board.spaces[space] for space in bits_of(lying.rails[seat]))
    star = "★" if lying.start == seat else " "
    return [
        f"{seat + 1}{star}{name[:12]:12} {worth(lying, seat):4} ·  ${lying.money[seat]:<5} "
        f"▤{lying.shares[seat]:<3} ═{lying.rails_left[seat]:<3} ⌂{lying.buildings_left[seat]:<3} {crew:8} | {placed}",
        f"    {tracks}  |  {', '.join(trains)}",
        f"    {milestones}  |  ✓{len(lying.done[seat])}",
        *(f"    {part}" for part in _wrapped(rails, 104)),
    ]


def _wrapped(said: str, width: int) -> list[str]:
    lines = [""]
    for word in said.split():
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] += word + " "
    return lines


def _milestone(lying: Table, seat: int, slot: int, number: int) -> str:
    tile = lying.board.file.milestone_tiles[number]
    base = (seat * k.SLOTS + slot) * k.COLOURS
    conditions = ", ".join(
        f"{_counted(condition)} {min(condition.n, standing(lying, seat, condition))}/{condition.n}"
        for condition in tile.conditions
    )
    needs = "".join("?" if manager == "any" else manager[0].upper() for manager in tile.managers)
    return f"{tile.id} ({tile.vp}): {conditions} [{_letters(lying.managers[base : base + k.COLOURS])}/{needs}]"


def _counted(condition: Any) -> str:
    if condition.type == "rails_deal":
        return "⇄"
    if condition.type == "rails_terrain":
        return "▲" * condition.terrain or "▁"
    return f"{'═' if condition.type == 'connect_cities' else '⌂'}{condition.level}"


def _seats(lying: Table, masks: list[int], n: int, first: int) -> str:
    others = [seat for seat in range(lying.seats) if masks[seat] >> n & 1 and seat != first]
    box = "#" if first == NEUTRAL else str(first + 1) if first >= 0 else "·"
    return f"[{box}]{''.join(str(seat + 1) for seat in others)}"


def _cities(lying: Table) -> list[str]:
    file = lying.board.file
    tiles = (*file.city_tiles, *file.printed_city_tiles)
    shown = []
    for n, city in enumerate(file.cities):
        linked = "".join(str(seat + 1) for seat in range(lying.seats) if lying.linked[seat] >> n & 1)
        tile = tiles[lying.city_tile[n]]
        shown_tile = f"{signs(tile.first_station.effects, tile.first_station.cost.money)} | {signs(tile.primary)}"
        stations = _seats(lying, lying.stations, n, lying.first_station[n])
        shown.append(f"{city.level} {city.name:14} ${city.station_cost:<4}{shown_tile:17} {stations:6} ={linked}")
    half = (len(shown) + 1) // 2
    return [f"{left:56}{right}" for left, right in zip(shown[:half], [*shown[half:], *[""] * half][:half], strict=True)]


def _sections(lying: Table, said: Text) -> list[str]:
    file = lying.board.file
    shown = []
    for n, section in enumerate(file.telegraph.sections):
        tile = lying.section_tile[n]
        what = signs(file.telegraph_tiles[tile].effects) if tile != NO_TILE else "⇄" if section.deal else ""
        offices = _seats(lying, lying.offices, n, lying.first_office[n])
        shown.append(f"{section.index}: ▤{section.shares}+{section.first_office_bonus_shares} {what:5}{offices}")
    points = " ".join(f"{link.between[0]}–{link.between[1]}:{link.vp}" for link in file.telegraph.links)
    return [f"{said.message('job-telegraph')}  ({points})", "   ".join(shown[:4]), "   ".join(shown[4:])]


def _tiles(lying: Table, said: Text) -> list[str]:
    board = lying.board
    tile, deals = board.deals[lying.deal]
    offered = "  |  ".join(
        f"▤{deal.shares}{f' ${deal.money}' if deal.money else ''} → {_deal(said, deal.symbol)}" for deal in deals
    )
    piles = ", ".join(
        f"{said.message('train-' + train)}×{lying.piles[n]}"
        for n, train in enumerate(board.trains)
        if n != board.start_train
    )
    lines = [f"⇄ {tile}: {offered}", f"{piles}   ·   {_supply(lying)}"]
    if lying.starting:
        lines.append("   ".join(_start(board.file, said, start) for start in lying.starting))
    return lines


def _deal(said: Text, symbol: str) -> str:
    return said.message("deal-" + symbol.replace("_", "-"))


def _supply(lying: Table) -> str:
    return " ".join(f"{LETTERS[colour]}{lying.pool[colour]}" for colour in range(k.COLOURS))


def _start(file: BoardFile, said: Text, start: tuple[int, int, int]) -> str:
    tile, side, colour = start
    data = file.starting_tiles[tile]
    return f"{data.id}: {said.message('effect-' + data.sides[side].symbol.replace('_', '-'))} + {LETTERS[colour]}"
