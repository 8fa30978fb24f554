"""Can the turn still be finished (rules 4.7, 5.1, Q39)? A quick yes from money, shares and workers, else a search."""

from typing import TYPE_CHECKING, Any

from trunkline.core import Action, Game
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.lookout import ABILITY, LIST, MAIN, REWARD, Frame, Item, Lookout, helpful
from trunkline.titles.railroad_revolution.table import Table

if TYPE_CHECKING:
    from trunkline.titles.railroad_revolution.deals import DealRound
    from trunkline.titles.railroad_revolution.main_action import MainAction

UNBOUND = -k.NEVER  # the claim of a decision to which the minimum of workers does not apply


def quick(game: Game[Any], seat: int, money: int, shares: int, able: int, pool: int = 0) -> bool:
    """Would such means surely be enough, without any open effect? `pool`: change of the general supply of workers."""
    table: Table = game.table
    board = table.board
    need: int = game.stack[1].claim(table)  # type: ignore[attr-defined]
    if able < board.minimum:
        if able + sum(table.pool) + pool < board.minimum:
            return need == UNBOUND
        need += board.hire * (board.minimum - able)
    return money + board.share_price * shares >= need


def safe(game: Game[Any], seat: int, money: int, shares: int, able: int, pool: int = 0) -> bool:
    """Could the seat finish its turn with such means, all open effects as they are?"""
    if quick(game, seat, money, shares, able, pool):
        return True
    return game.stack[1].search(game, money, shares, able, pool)  # type: ignore[attr-defined, no-any-return]


def steady(game: Game[Any], seat: int) -> bool:
    """Can the seat surely finish with what it has? Then no gain taken or forgone can hurt."""
    table: Table = game.table
    return quick(game, seat, table.money[seat], table.shares[seat], table.able[seat])


def safe_after(game: Game[Any], seat: int, action: Action) -> bool:
    """Could the seat finish its turn after this action? Tried on a copy; draws of hidden tiles do not matter."""
    twin = game.copy()
    twin.decision.play(twin, action)
    twin._settle()
    table: Table = twin.table
    return safe(twin, seat, table.money[seat], table.shares[seat], table.able[seat])


def frames_above(game: Game[Any]) -> list[Frame]:
    """The frames of the effects that lie on the action or the deal round."""
    frames: list[Frame] = []
    for step in game.stack[2:]:
        frames.extend(step.frames())  # type: ignore[attr-defined]
    return frames


def action_frame(game: Game[Any], action: "MainAction") -> Frame:
    """What is open in the main action."""
    table: Table = game.table
    items: list[Item] = []
    if action.left:
        items.append((MAIN,))
    if not action.ability and table.board.abilities[action.job][action.worker] is not None:
        items.append((ABILITY,))
    if action.flips:
        items.append((k.FLIP, action.flips))
    if action.target >= 0:
        if action.reward == k.OPEN:
            tile = table.board.city_tiles[table.city_tile[action.target]]
            items.append((REWARD, helpful(tile.primary)))
        if action.bonus:
            tile = table.board.city_tiles[table.city_tile[action.target]]
            items.append((LIST, tile.bonus_price, 0, 0, helpful(tile.bonus)))
        if action.tile:
            items.append((LIST, 0, 0, 1, helpful(table.board.tiles[table.section_tile[action.target]][1])))
    return tuple(items)


def search_action(game: Game[Any], action: "MainAction", money: int, shares: int, able: int, pool: int = 0) -> bool:
    """Exact search from a main action, which lies on the stack or is only thought of."""
    frames = (action_frame(game, action), *(frames_above(game) if action in game.stack else ()))
    return Lookout(game, action.seat, action).search(frames, money, shares, able, pool)


def search_deals(game: Game[Any], round_: "DealRound", money: int, shares: int, able: int, pool: int = 0) -> bool:
    """Exact search from a deal round."""
    look = Lookout(game, round_.seat, None)
    frames = (look.deals(round_.done, round_.allowed(game.table.board)), *frames_above(game))
    return look.search(frames, money, shares, able, pool)
