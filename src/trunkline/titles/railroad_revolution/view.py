"""The table as JSON-ready data. Of the piles it says how many tiles are left and what was put back for all to see."""

from typing import Any

from trunkline.core import Game
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import RevolutionBoard, bits_of
from trunkline.titles.railroad_revolution.milestones import KeepMilestone, standing
from trunkline.titles.railroad_revolution.scoring import score
from trunkline.titles.railroad_revolution.table import NEUTRAL, NO_TILE, Table
from trunkline.titles.railroad_revolution.workers import BOARD_SIZE


def view(game: Game[Any]) -> dict[str, Any]:
    """The same for every seat: all that lies on the table is open (rule Q37)."""
    table: Table = game.table
    board = table.board
    top = game.stack[-1] if game.stack else None
    return {
        "start_seat": table.start,
        "turn": table.turn,
        "round": table.round,
        "last_round": table.last_turn // table.seats + 1 if table.last_turn >= 0 else None,
        "companies": [company(table, seat) for seat in range(table.seats)],
        "supply": named(board, table.pool),
        "train_piles": {train: table.piles[n] for n, train in enumerate(board.trains) if n != board.start_train},
        "cities": [
            {
                "city": id_,
                "tile": board.city_tiles[table.city_tile[n]].id,
                "first_station": owner(table.first_station[n]),
                "stations": [seat for seat in range(table.seats) if table.stations[seat] >> n & 1],
            }
            for n, id_ in enumerate(board.cities)
        ],
        "sections": [
            {
                "section": id_,
                "tile": board.tiles[table.section_tile[n]][0] if table.section_tile[n] != NO_TILE else None,
                "first_office": owner(table.first_office[n]),
                "offices": [seat for seat in range(table.seats) if table.offices[seat] >> n & 1],
            }
            for n, id_ in enumerate(board.sections)
        ],
        "deal_tile": deal_tile(board, table.deal),
        "deals_left": len(table.deal_pile),
        "deals_used": sorted(board.deals[number][0] for number in table.deal_used),
        "milestone_piles": {
            group: {
                "left": len(unseen) + len(table.under[group]),
                "put_back": [board.milestones[number].id for number in table.under[group]],
            }
            for group, unseen in table.unseen.items()
        },
        "milestones_drawn": [milestone(table, top.seat, n) for n in top.tiles]
        if isinstance(top, KeepMilestone)
        else [],
        "starting_tiles": [
            {
                "tile": board.starting[tile][0],
                "effect": board.starting[tile][1][side][0],
                "worker": board.colours[worker],
            }
            for tile, side, worker in table.starting
        ],
    }


def owner(who: int) -> int | str | None:
    """The seat in a first box, "neutral", or None."""
    return "neutral" if who == NEUTRAL else who if who >= 0 else None


def named(board: RevolutionBoard, counts: list[int]) -> dict[str, int]:
    return {colour: counts[n] for n, colour in enumerate(board.colours)}


def company(table: Table, seat: int) -> dict[str, Any]:
    """What lies before one player."""
    board, count = table.board, len(table.board.trains)
    own = seat * BOARD_SIZE
    trains, milestones, tracks, links = score(table, seat)
    return {
        "seat": seat,
        "money": table.money[seat],
        "shares": table.shares[seat],
        "workers": named(board, table.crew[seat * k.COLOURS : (seat + 1) * k.COLOURS]),
        "placed": {
            job: named(board, table.placed[own + n * k.COLOURS : own + (n + 1) * k.COLOURS])
            for n, job in enumerate(k.JOBS)
        },
        "available": table.able[seat],
        "rails": [board.spaces[space] for space in bits_of(table.rails[seat])],
        "connected": [board.cities[city] for city in bits_of(table.linked[seat])],
        "rails_left": table.rails_left[seat],
        "buildings_left": table.buildings_left[seat],
        "player_board": player_board(table, seat),
        "trains_up": {train: table.up[seat * count + n] for n, train in enumerate(board.trains)},
        "trains_down": {train: table.down[seat * count + n] for n, train in enumerate(board.trains)},
        "milestones": [
            milestone(table, seat, table.held[seat * k.SLOTS + slot], slot)
            for slot in range(k.SLOTS)
            if table.held[seat * k.SLOTS + slot] != NO_TILE
        ],
        "completed": [board.milestones[number].id for number in table.done[seat]],
        "tracks": {track: table.track[seat * k.TRACKS + n] for n, track in enumerate(board.tracks)},
        "points": {
            "trains": trains,
            "milestones": milestones,
            "tracks": tracks,
            "links": links,
            "total": trains + milestones + tracks + links,
        },
    }


def player_board(table: Table, seat: int) -> list[dict[str, int]]:
    """Rails and buildings in the sections above the player board: they go from left to right."""
    rails, buildings = table.rails_left[seat], table.buildings_left[seat]
    sections: list[dict[str, int]] = []
    for section in reversed(table.board.file.player_board.sections):
        here, there = min(rails, section.rails), min(buildings, section.buildings)
        rails, buildings = rails - here, buildings - there
        sections.append({"money": section.money, "rails": here, "buildings": there})
    return sections[::-1]


def milestone(table: Table, seat: int, number: int, slot: int = NO_TILE) -> dict[str, Any]:
    """A milestone tile before a player, with what is reached of its conditions."""
    tile = table.board.milestones[number]
    managers: list[str] = []
    if slot != NO_TILE:
        base = (seat * k.SLOTS + slot) * k.COLOURS
        for n, colour in enumerate(table.board.colours):
            managers += [colour] * table.managers[base + n]
    return {
        "milestone": tile.id,
        "points": tile.vp,
        "needs": list(table.board.file.milestone_tiles[number].managers),
        "managers": managers,
        "conditions": [
            {
                "type": condition.type,
                "of": condition.terrain if condition.type == "rails_terrain" else condition.level,
                "needed": condition.n,
                "reached": standing(table, seat, condition),
            }
            for condition in tile.conditions
        ],
    }


def deal_tile(board: RevolutionBoard, number: int) -> dict[str, Any]:
    tile, deals = board.deals[number]
    return {
        "tile": tile,
        "deals": [{"deal": deal.symbol, "shares": deal.shares, "money": deal.money} for deal in deals],
    }
