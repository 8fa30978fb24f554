"""The table as text."""

import unicodedata
from typing import Any

from trunkline.core import Game, Text, text_for
from trunkline.draw.railroad_revolution.signs import signs
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.milestones import KeepMilestone, standing
from trunkline.titles.railroad_revolution.schema import BoardFile, Deal
from trunkline.titles.railroad_revolution.scoring import worth
from trunkline.titles.railroad_revolution.table import NEUTRAL, NO_TILE, Table
from trunkline.titles.railroad_revolution.turn import Turn
from trunkline.titles.railroad_revolution.workers import BOARD_SIZE

WIDTH = 110  # columns
LETTERS = "WPOGT"  # white, purple, orange, grey, turquoise


def table(game: Game[Any], lang: str = "en") -> str:
    """Companies, cities, lines, telegraph line, tiles; before a worker is placed, abilities. At most 110 columns."""
    lying: Table = game.table
    said = text_for(game.title, lang)
    lines = [
        f"{said.message('title-name')} · {said.message('draw-round', {'round': lying.round})}",
        "",
    ]
    for seat in range(lying.seats):
        lines += _company(lying, said, seat, game.seats[seat])
    lines += ["", *_cities(lying), "", *_lines(lying), "", *_sections(lying, said), "", *_tiles(lying, said)]
    top = game.decision if game.stack else None
    if isinstance(top, Turn):
        lines += ["", *_abilities(lying, said, top.seat)]
    elif isinstance(top, KeepMilestone):
        lines += ["", *(_milestone(lying, top.seat, number, []) for number in top.tiles)]
    lines += ["", said.message("table-legend"), said.message("table-places")]
    return "\n".join(_cut(line).rstrip() for line in lines)


def _columns_of(line: str) -> int:
    """Chinese characters take two columns."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in line)


def _joined(parts: list[str], between: str) -> list[str]:
    """Parts in as few lines as hold them."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]}{between}{part}"
        if _columns_of(longer) <= WIDTH - 8:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _cut(line: str) -> str:
    """At most 110 columns."""
    while _columns_of(line) > WIDTH:
        line = line[:-1]
    return line


def _letters(counts: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=False)) or "–"


def _company(lying: Table, said: Text, seat: int, name: str) -> list[str]:
    board, count = lying.board, len(lying.board.trains)
    own = seat * BOARD_SIZE
    crew = _letters(lying.crew[seat * k.COLOURS : (seat + 1) * k.COLOURS])
    placed = " ".join(
        f"{said.message('job-' + job)} {_letters(lying.placed[own + n * k.COLOURS : own + (n + 1) * k.COLOURS])}"
        for n, job in enumerate(k.JOBS)
    )
    own_trains = seat * count
    trains = [
        shape.format(f"{said.message('train-' + train)}×{stock[own_trains + n]}")
        for stock, shape in ((lying.up, "{}"), (lying.down, "({})"))
        for n, train in enumerate(board.trains)
        if stock[own_trains + n]
    ]
    tracks = " ".join(
        f"{said.message('track-' + track)} {board.track_values[n][lying.track[seat * k.TRACKS + n]]}"
        for n, track in enumerate(board.tracks)
    )
    held = [lying.held[seat * k.SLOTS + slot] for slot in range(k.SLOTS)]
    milestones = "   ".join(
        _milestone(lying, seat, number, _managers(lying, seat, slot))
        for slot, number in enumerate(held)
        if number != NO_TILE
    )
    star = "★" if lying.start == seat else " "
    return [
        f"{seat + 1}{star}{name[:12]:12} {worth(lying, seat):4} ·  ${lying.money[seat]:<5} "
        f"▤{lying.shares[seat]:<3} ═{lying.rails_left[seat]:<3} ⌂{lying.buildings_left[seat]:<3} {crew:8} | {placed}",
        *(f"    {line}" for line in _joined([f"{tracks} ", *trains], " | ")),
        f"    {milestones}  |  ✓{len(lying.done[seat])}",
    ]


def _managers(lying: Table, seat: int, slot: int) -> list[int]:
    base = (seat * k.SLOTS + slot) * k.COLOURS
    return lying.managers[base : base + k.COLOURS]


def _milestone(lying: Table, seat: int, number: int, managers: list[int]) -> str:
    """Points, what is reached of the conditions, and the managers that are there of those needed."""
    tile = lying.board.file.milestone_tiles[number]
    conditions = ", ".join(
        f"{_counted(condition)} {min(condition.n, standing(lying, seat, condition))}/{condition.n}"
        for condition in tile.conditions
    )
    needs = "".join("?" if manager == "any" else manager[0].upper() for manager in tile.managers)
    return f"{tile.id} ({tile.vp}): {conditions} [{_letters(managers)}/{needs}]"


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
    return _columns(shown)


def _columns(shown: list[str]) -> list[str]:
    """Two columns, the left one read first."""
    half = (len(shown) + 1) // 2
    return [f"{left:56}{right}" for left, right in zip(shown[:half], [*shown[half:], ""][:half], strict=True)]


def _lines(lying: Table) -> list[str]:
    """The rail spaces of each line: triangles, deal symbol, the seats that have a rail there."""
    board, file = lying.board, lying.board.file
    spaces = {space.id: space for space in file.rail_spaces}
    shown = []
    for line in file.lines:
        rails = []
        for id_ in line.spaces:
            number, space = board.where["space"][id_], spaces[id_]
            seats = "".join(str(seat + 1) for seat in range(lying.seats) if lying.rails[seat] >> number & 1)
            rails.append(f"{'▲' * space.terrain or '▁'}{'⇄' if space.deal else ''}[{seats or '·'}]")
        name = f"{board.city_names[line.start]}–{board.city_names[line.end]}"
        shown.append(f"{name:29}{' '.join(rails)}")
    return _columns(shown)


def _abilities(lying: Table, said: Text, seat: int) -> list[str]:
    """What the workers of this seat's supply can add to each action, two actions to a line."""
    board = lying.board
    own = board.file.player_board.abilities.value
    rows = {"station": own.station, "railroad": own.railroad, "telegraph": own.telegraph, "trade": own.trade}
    lines = [f"{LETTERS[0]} {said.message('draw-as-white')}"]
    for colour, name in enumerate(board.colours):
        if not colour or not lying.crew[seat * k.COLOURS + colour]:
            continue
        parts = []
        for job, row in rows.items():
            price = f" (−${row[name].cost.money})" if row[name].cost.money else ""
            parts.append(f"{said.message('job-' + job)}: {said.message(f'ability-{job}-{name}')}{price}")
        lines += [f"{LETTERS[colour]} {'; '.join(parts[:2])}", f"  {'; '.join(parts[2:])}"]
    return lines


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
    tile = board.file.deal_tiles[lying.deal]
    offered = "  |  ".join(_deal(said, deal) for deal in tile.deals)
    piles = ", ".join(
        f"{said.message('train-' + train)}×{lying.piles[n]}"
        for n, train in enumerate(board.trains)
        if n != board.start_train
    )
    lines = [f"⇄ {tile.id}: {offered}", f"{piles}   ·   {_supply(lying)}"]
    if lying.starting:
        lines += _joined([_start(board.file, said, start) for start in lying.starting], "   ")
    return lines


def _deal(said: Text, deal: Deal) -> str:
    price = f" ${deal.extra_cost.money}" if deal.extra_cost.money else ""
    name = said.message("deal-" + deal.symbol.replace("_", "-"))
    return f"▤{deal.share_cost}{price} → {name} {signs(deal.effects)}"


def _supply(lying: Table) -> str:
    return " ".join(f"{LETTERS[colour]}{lying.pool[colour]}" for colour in range(k.COLOURS))


def _start(file: BoardFile, said: Text, start: tuple[int, int, int]) -> str:
    tile, side, colour = start
    data = file.starting_tiles[tile]
    return f"{data.id}: {said.message('effect-' + data.sides[side].symbol.replace('_', '-'))} + {LETTERS[colour]}"
