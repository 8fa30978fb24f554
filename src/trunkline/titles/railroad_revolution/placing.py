"""The piece of the main action itself: placing it or selling it (rules 6.1, 7, 8.1, 9.1)."""

from typing import TYPE_CHECKING, Any

from trunkline.core import Game, Option, Refusal, move
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import bits_of
from trunkline.titles.railroad_revolution.bounds import ability_gain, station_payable
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE
from trunkline.titles.railroad_revolution.events import PieceSold
from trunkline.titles.railroad_revolution.finish import safe_after
from trunkline.titles.railroad_revolution.money import receive, receive_shares
from trunkline.titles.railroad_revolution.network import cheapest
from trunkline.titles.railroad_revolution.pieces import (
    free_cities,
    free_sections,
    office_refusal,
    place_office,
    place_rail,
    place_station,
    rail_refusal,
    station_refusal,
)
from trunkline.titles.railroad_revolution.table import NO_TILE, Table

if TYPE_CHECKING:
    from trunkline.titles.railroad_revolution.main_action import MainAction

PIECES = ("rail", "building")
JOB_OF = {
    a.BuildStation: k.STATION_JOB,
    a.BuildRail: k.RAILROAD_JOB,
    a.BuildOffice: k.TELEGRAPH_JOB,
    a.SellPiece: k.TRADE_JOB,
}


# --- what can be chosen ---------------------------------------------------------------------------------------------


def placing_options(game: Game[Table], action: "MainAction", found: list[Option]) -> None:
    """Every place for the next piece, or every piece that can be sold."""
    table, seat, offers = game.table, action.seat, game.table.board.options
    if action.job == k.RAILROAD_JOB:
        if table.rails_left[seat] and (action.left or action.third_rail(table.board)):
            found.extend([offers.rail[space] for space in bits_of(table.reach[seat]) if rail_fine(game, action, space)])
    elif not action.left:
        return
    elif action.job == k.TRADE_JOB:
        fine_sales(game, action, found)
    elif table.buildings_left[seat]:
        if action.job == k.STATION_JOB:
            cities = bits_of(free_cities(table, seat))
            found.extend([offers.station[city] for city in cities if station_fine(game, action, city)])
        else:
            sure = table.able[seat] >= table.board.minimum
            for section in bits_of(free_sections(table, seat)):
                if sure or safe_after(game, seat, offers.office[section].action):
                    found.append(offers.office[section])


def fine_sales(game: Game[Table], action: "MainAction", found: list[Option]) -> None:
    """A piece of the leftmost section that still holds one (rule 9.1)."""
    table, seat = game.table, action.seat
    sure = table.able[seat] >= table.board.minimum
    for n, piece in enumerate(PIECES):
        option = table.board.options.sell_piece[n]
        if sale_refusal(table, seat, piece) is None and (sure or safe_after(game, seat, option.action)):
            found.append(option)


def rail_fine(game: Game[Table], action: "MainAction", space: int) -> bool:
    """Could the turn be finished after a rail of the main action in this available space?"""
    table, seat = game.table, action.seat
    board = table.board
    triangles = board.terrain[space]
    if action.left > 1:
        rails = table.rails[seat] | 1 << space
        triangles += cheapest(board, rails, (table.reach[seat] | board.opens[space]) & ~rails, action.left - 1)
    if triangles >= k.NEVER:
        return False
    lacking = action.due + board.per_triangle * triangles + (0 if action.placed else board.base)
    lacking -= table.money[seat] + board.share_price * table.shares[seat]
    if table.able[seat] >= board.minimum:
        if lacking <= 0:
            return True
        gain = ability_gain(board, action, action.triangles + triangles) if action.left else 0
        if gain is not None:
            return gain >= lacking
    return safe_after(game, seat, board.options.rail[space].action)


def station_fine(game: Game[Table], action: "MainAction", city: int) -> bool:
    """Could the turn be finished after a station in this available city?"""
    table, seat = game.table, action.seat
    board = table.board
    wealth = table.money[seat] + board.share_price * table.shares[seat]
    enough = wealth >= board.city_cost[city]
    if enough and table.able[seat] >= board.minimum:
        return True
    payable = None if enough else station_payable(table, action, city, wealth)
    if payable is False or (payable and table.able[seat] >= board.minimum):
        return payable
    return safe_after(game, seat, board.options.station[city].action)


# --- why not --------------------------------------------------------------------------------------------------------


def placing_refusal(game: Game[Table], action: "MainAction", chosen: Any) -> Refusal | None:
    """Why this piece cannot be placed or sold now."""
    table, seat, job = game.table, action.seat, action.job
    if job != JOB_OF[type(chosen)]:
        return Refusal("not_this_action", "RR 4.2", {"job": k.JOBS[job]})
    if job == k.RAILROAD_JOB:
        return _rail_refusal(game, action, chosen)
    if not action.left:
        return Refusal("already_done", "RR 4.3", {"job": k.JOBS[job]})
    if job == k.STATION_JOB:
        return _station_refusal(game, action, chosen)
    if job == k.TELEGRAPH_JOB:
        refusal = office_refusal(table, seat, chosen.section, table.buildings_left, "RR 8.1")
    else:
        refusal = sale_refusal(table, seat, chosen.piece)
    if refusal is not None:
        return refusal
    return None if table.able[seat] >= table.board.minimum or safe_after(game, seat, chosen) else UNFINISHABLE


def _rail_refusal(game: Game[Table], action: "MainAction", chosen: a.BuildRail) -> Refusal | None:
    table = game.table
    if not action.left and not action.third_rail(table.board):
        return Refusal("all_rails_built", "RR 7.3", {"rails": action.placed})
    refusal = rail_refusal(table, action.seat, chosen.space, table.rails_left, "RR 7.3")
    if refusal is not None:
        return refusal
    return None if rail_fine(game, action, table.board.where["space"][chosen.space]) else UNFINISHABLE


def _station_refusal(game: Game[Table], action: "MainAction", chosen: a.BuildStation) -> Refusal | None:
    table, seat = game.table, action.seat
    refusal = station_refusal(table, seat, chosen.city, table.buildings_left, "RR 6.1")
    if refusal is not None:
        return refusal
    city = table.board.where["city"][chosen.city]
    if station_fine(game, action, city):
        return None
    cost = table.board.city_cost[city]
    poor = table.money[seat] + table.board.share_price * table.shares[seat] < cost
    return Refusal("cannot_pay", "RR 6.1", {"price": cost}) if poor else UNFINISHABLE


def sale_refusal(table: Table, seat: int, piece: str) -> Refusal | None:
    """Why a piece of this kind cannot be sold."""
    if piece not in PIECES:
        return Refusal("unknown_piece", "RR 9.1", {"piece": piece})
    rail = table.board.rail_section[table.rails_left[seat]]
    building = table.board.building_section[table.buildings_left[seat]]
    mine, other = (rail, building) if piece == "rail" else (building, rail)
    if mine > other or mine == len(table.board.section_money):
        return Refusal("not_leftmost", "RR 9.1", {"piece": piece})
    return None


# --- what it does ---------------------------------------------------------------------------------------------------


def place(game: Game[Table], action: "MainAction", chosen: Any) -> None:
    """Carry it out; `placing_refusal` has said yes."""
    where = game.table.board.where
    if action.job == k.RAILROAD_JOB:
        _build_rail(game, action, where["space"][chosen.space])
    elif action.job == k.STATION_JOB:
        _build_station(game, action, where["city"][chosen.city])
    elif action.job == k.TELEGRAPH_JOB:
        _build_office(game, action, where["section"][chosen.section])
    else:
        _sell(game, action, chosen.piece)


def _build_rail(game: Game[Table], action: "MainAction", space: int) -> None:
    board = game.table.board
    if action.left:
        action.left -= 1
    else:
        action.ability = 1
    place_rail(game, action.seat, space, game.table.rails_left)
    action.due += board.per_triangle * board.terrain[space] + (0 if action.placed else board.base)
    action.triangles += board.terrain[space]
    action.placed += 1
    if board.deal_spaces >> space & 1:
        action.deal = 1


def _build_station(game: Game[Table], action: "MainAction", city: int) -> None:
    action.left, action.target, action.reward = 0, city, k.OPEN
    action.due = game.table.board.city_cost[city]
    action.bonus = int(place_station(game, action.seat, city, game.table.buildings_left))


def _build_office(game: Game[Table], action: "MainAction", section: int) -> None:
    table, seat = game.table, action.seat
    action.left, action.target, action.got = 0, section, table.board.shares[section]
    if place_office(game, seat, section, table.buildings_left):
        action.got += table.board.first_shares[section]
    receive_shares(game, seat, action.got)
    action.tile = int(table.section_tile[section] != NO_TILE)
    action.deal = table.board.deal_sections >> section & 1


def _sell(game: Game[Table], action: "MainAction", piece: str) -> None:
    table, seat = game.table, action.seat
    left, gone, sections = (
        (table.rails_left, table.gone_rails, table.board.rail_section)
        if piece == "rail"
        else (table.buildings_left, table.gone_buildings, table.board.building_section)
    )
    price = table.board.section_money[sections[left[seat]]]
    move(left, seat, gone, seat, 1)
    action.left = 0
    game.emit(PieceSold(seat, piece, price))
    receive(game, seat, price)
