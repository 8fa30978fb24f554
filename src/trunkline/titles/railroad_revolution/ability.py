"""The abilities of the specialists (rule 15). The third rail is used by building it."""

from typing import TYPE_CHECKING

from trunkline.core import Game, Refusal
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.effects import UNFINISHABLE, begin, usable_after, works
from trunkline.titles.railroad_revolution.events import AbilityUsed, PriceWaived
from trunkline.titles.railroad_revolution.finish import quick
from trunkline.titles.railroad_revolution.kinds import Entry
from trunkline.titles.railroad_revolution.money import pay, receive, receive_shares
from trunkline.titles.railroad_revolution.table import NO_TILE, Table

if TYPE_CHECKING:
    from trunkline.titles.railroad_revolution.main_action import MainAction

USE = a.UseAbility()


def ability_refusal(game: Game[Table], action: "MainAction") -> Refusal | None:
    """Why the own ability of the worker placed cannot be used now."""
    table, seat = game.table, action.seat
    rule = "RR 15"
    row = table.board.abilities[action.job][action.worker]
    if action.ability:
        return Refusal("ability_used", "RR 4.3")
    if row is None:
        return Refusal("no_own_ability", "RR 4.4")
    price, entry = row
    refusal = _not_yet(table, action, entry)
    if refusal is not None:
        return refusal
    entries, more = _opened(table, action, entry)
    money, shares = table.money[seat] - price - more, table.shares[seat]
    if money < 0:
        return Refusal("cannot_pay", rule, {"price": price + more})
    if entries is not None and not works(table, seat, entries, money, shares):
        return Refusal("effect_void", "RR Q41")
    if quick(game, seat, money, shares, table.able[seat]) or usable_after(game, seat, USE):
        return None
    return UNFINISHABLE


def _not_yet(table: Table, action: "MainAction", entry: Entry) -> Refusal | None:
    """What must have happened before, because the ability hangs on it (rules Q1, Q33, Q42)."""
    kind = entry[0]
    if kind == k.THIRD_RAIL:
        return Refusal("third_rail_is_built", "RR 15.8")
    if kind == k.MONEY_PER_TRIANGLE:
        return Refusal("main_action_open", "RR Q1", {"left": action.left, "job": "railroad"}) if action.left else None
    if kind == k.WAIVE_COST:
        return None if action.due else Refusal("nothing_due", "RR 15.2")
    if kind in (k.BONUS_AGAIN, k.FIRST_OFFICE, k.MONEY_PER_SHARE, k.TILE, k.PRIMARY_AGAIN) and action.target < 0:
        return Refusal("main_action_open", "RR Q1", {"left": action.left, "job": k.JOBS[action.job]})
    if kind == k.PRIMARY_AGAIN and action.reward != k.TAKEN:
        return Refusal("reward_not_taken", "RR Q42")
    if kind == k.TILE and table.section_tile[action.target] == NO_TILE:
        return Refusal("no_tile_here", "RR Q33")
    if kind == k.FIRST_OFFICE and not table.board.first_shares[action.target]:
        return Refusal("effect_void", "RR Q41")
    if kind == k.MONEY_PER_SHARE and not action.got:
        return Refusal("effect_void", "RR Q41")
    return None


def _opened(table: Table, action: "MainAction", entry: Entry) -> tuple[tuple[Entry, ...] | None, int]:
    """The effects that the ability opens (None where it acts at once) and a price that comes with them."""
    kind = entry[0]
    if kind == k.PRIMARY_AGAIN:
        return action.city_tile(table).primary, 0
    if kind == k.BONUS_AGAIN:
        tile = action.city_tile(table)
        return tile.bonus, tile.bonus_price
    if kind == k.TILE:
        return action.tile_entries(table), 0
    if kind in (k.WAIVE_COST, k.MONEY_PER_TRIANGLE, k.FIRST_OFFICE, k.MONEY_PER_SHARE):
        return None, 0
    return (entry,), 0


def use_ability(game: Game[Table], action: "MainAction") -> None:
    """Use it; `ability_refusal` has said yes. The price of an effect is paid with its first use."""
    table, seat = game.table, action.seat
    board = table.board
    row = board.abilities[action.job][action.worker]
    assert row is not None
    price, entry = row
    entries, more = _opened(table, action, entry)
    action.ability = 1
    game.emit(AbilityUsed(seat, f"{k.JOBS[action.job]}-{board.colours[action.worker]}"))
    if entries is not None:
        begin(game, seat, entries, price + more)
        return
    pay(game, seat, price + more)
    if entry[0] == k.WAIVE_COST:
        game.emit(PriceWaived(seat, action.due))
        action.due = 0
    elif entry[0] == k.MONEY_PER_TRIANGLE:
        receive(game, seat, entry[1] + entry[2] * action.triangles)
    elif entry[0] == k.FIRST_OFFICE:
        receive_shares(game, seat, board.first_shares[action.target])
    else:
        receive(game, seat, entry[1] * action.got)
