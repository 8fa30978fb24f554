"""Track: laying and replacing tiles (1830 18.0) and the tiles of privates (T1)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from trunkline.core.action import Action, Pass
from trunkline.core.option import Option
from trunkline.core.refusal import Refusal
from trunkline.rail.events import TileLaid, TokenPlaced
from trunkline.rail.lays import lays_on, legal_lays, may_lay, nearest_lays, terrain_cost
from trunkline.rail.shares import NONE
from trunkline.rail.track import STOPS
from trunkline.titles.eighteen_thirty.actions import ChooseCity, LayTile, UsePrivate
from trunkline.titles.eighteen_thirty.board import Ability
from trunkline.titles.eighteen_thirty.menu import PASS
from trunkline.titles.eighteen_thirty.sight import changed, look, seen_track
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.turn_base import RUN, PresidentStep, TurnState, TurnStep

if TYPE_CHECKING:
    from trunkline.core.game import Game

RULES = {
    "no_such_hex": "1830 18.0-5",
    "no_such_tile": "1830 18.0",
    "hex_finished": "1830 18.0-1",
    "hex_blocked": "1830 18.0-7",
    "other_hex_only": "1830 18.2-1",
    "wrong_base": "1830 18.0-8",
    "wrong_colour": "1830 18.1-1",
    "colour_not_yet": "1830 18.0-1",
    "none_left": "1830 18.1-3",
    "side_closed": "1830 18.0-5",
    "old_track_lost": "1830 18.1-1",
    "not_connected": "1830 18.0-3",
}
EXTRA, TELEPORT = "extra_tile", "teleport"


def begin_laying(game: "Game[Table1830]", turn: TurnState) -> None:
    """A turn always begins with a decision, so that others may act between turns (#19)."""
    look(game, turn.company)
    game.push(LayTrack(game, turn.company))


class LayTrack(TurnStep):
    """Lay or replace one tile, if wanted (17.0-1)."""

    __slots__ = ()
    takes = (LayTile, UsePrivate, Pass)
    rule = "1830 18.0-2"

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        found = self.lays(game)
        found.append(PASS)
        return found

    def lays(self, game: "Game[Table1830]") -> list[Option]:
        """Every tile the company can lay and pay."""
        table, company = game.table, self.company
        board, track = table.board, seen_track(table, company)
        coords, ids, lay = board.layout.hexes.coords, board.layout.sheet.ids, board.menu.lay
        money = table.treasury[company]
        found = []
        for item in legal_lays(track, company, board.phases[table.phase].level, blocked(game, company)):
            if item.cost <= money:
                number = item.number
                coord = coords[number]
                found += [lay(number, face.id, coord, ids[face.tile], face.rotation) for face in item.faces]
        ability = power(game, TELEPORT, company)
        if ability is not None:
            found.extend(power_options(game, ability, money))
        return found

    def disabled(self, game: "Game[Table1830]") -> Iterable[tuple[Action, Refusal]]:
        """Hexes that own track leads to and where no tile can be laid now."""
        offered = {option.action.hex for option in self.lays(game)}  # type: ignore[attr-defined]
        for place in nearest_lays(seen_track(game.table, self.company), self.company, offered):
            action = LayTile(*place)
            refusal = self.refusal(game, action)
            if refusal is not None:
                yield action, refusal

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        table, company = game.table, self.company
        if type(action) is Pass:
            return None
        if type(action) is UsePrivate:
            ability = power(game, TELEPORT, company)
            if ability is None or action.private != table.board.privates[ability.private].id:
                return extra_tile_refusal(game, self.turn(game), action)
            return power_refusal(game, ability, company, action)
        number = table.board.layout.hexes.index.get(action.hex, NONE)
        tile = table.board.layout.sheet.index.get(action.tile, NONE)
        level = table.board.phases[table.phase].level
        track = seen_track(table, company)
        reason = may_lay(track, number, tile, action.rotation, level, blocked(game, company), company=company)
        if reason is not None:
            return Refusal(reason, RULES[reason], {"hex": action.hex, "tile": action.tile})
        return cost_refusal(table, company, number)

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        turn = self.turn(game)
        if type(action) is UsePrivate:
            ability = game.table.board.abilities[TELEPORT]
            if action.private != game.table.board.privates[ability.private].id:
                lay_extra_tile(game, turn, action)
                return
            game.table.used[ability.private] = True
            turn.teleported = True
        game.finish(self)
        if type(action) is not Pass:
            lay_tile(game, self.company, action)


def lay_tile(game: "Game[Table1830]", company: int, action: LayTile | UsePrivate) -> None:
    """Pay for a tile and put it down; where tokens could go two ways somebody chooses (#24)."""
    table = game.table
    layout, track = table.board.layout, table.track
    number, tile = layout.hexes.index[action.hex], layout.sheet.index[action.tile]
    cost = terrain_cost(track, number)
    table.to_bank(table.treasury, company, cost)
    homeless = track.on_hex(number) if len(track.city_choices(number, tile, action.rotation)) > 1 else []
    track.lay(number, tile, action.rotation)
    changed(table)
    game.emit(TileLaid(table.id_of(company), action.hex, action.tile, action.rotation, cost))
    for owner in homeless:
        track.remove(owner, next(city for city in track.cities_of(owner) if city // STOPS == number))
        table.tokens[owner] += 1
        chooser = owner if game.variants["erie_token_chooser_on_first_tile"] == "erie_president" else company
        game.push(ChooseTokenCity(game, chooser, owner, number))


class ChooseTokenCity(PresidentStep):
    """The first tile lies on a hex with the token of `owner`, which some company puts into one of its cities (#24)."""

    __slots__ = ("number", "owner")
    takes = (ChooseCity,)
    rule = "1830 18.1-4"

    def __init__(self, game: "Game[Table1830]", company: int, owner: int, number: int) -> None:
        super().__init__(game, company)
        self.owner, self.number = owner, number

    def places(self, game: "Game[Table1830]") -> list[int]:
        first = self.number * STOPS
        return [first + stop for stop in range(len(game.table.track.face(self.number).stops))]

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        return [Option(ChooseCity(game.table.board.city_name(city))) for city in self.places(game)]

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        if game.table.board.cities.get(action.city, NONE) not in self.places(game):
            return Refusal("no_such_city", "1830 18.1-4", {"city": action.city})
        return None

    def play(self, game: "Game[Table1830]", action: Any) -> None:
        game.finish(self)
        table = game.table
        table.tokens[self.owner] -= 1
        table.track.place(self.owner, table.board.cities[action.city])
        changed(table)
        game.emit(TokenPlaced(table.id_of(self.owner), action.city, 0))


# -- where nobody may build


def blocked(game: "Game[Table1830]", company: int) -> frozenset[int]:
    """Hexes closed to a company: those of privates that players own, and those reserved for another company that owns
    the private with a tile power there (18.0-4, 18.0-7, #16)."""
    table = game.table
    board, owner = table.board, table.owner
    closed: list[int] = []
    for private, holder in enumerate(owner):
        if NONE <= holder < table.seats:
            closed.extend(board.blocks[private])
    if game.variants["cs_dh_hex_exclusive"] == "seed":
        for kind in (EXTRA, TELEPORT):
            ability = board.abilities.get(kind)
            if ability is not None:
                holder = owner[ability.private]
                empty = table.track.faces[ability.hex] == ability.hex
                if empty and holder >= table.seats and holder != table.seats + company:
                    closed.append(ability.hex)
    return frozenset(closed)


def cost_refusal(table: Table1830, company: int, number: int) -> Refusal | None:
    cost = terrain_cost(table.track, number)
    if cost > table.treasury[company]:
        return Refusal("not_enough_money", "1830 18.0-6", {"cash": table.treasury[company], "price": cost})
    return None


# -- powers of privates (#16 to #18)


def power(game: "Game[Table1830]", kind: str, company: int) -> Ability | None:
    """A tile power that a company has and may still use: nothing lies on the hex yet."""
    table = game.table
    ability = table.board.abilities.get(kind)
    if ability is None or table.used[ability.private] or table.owner[ability.private] != table.seats + company:
        return None
    return ability if table.track.faces[ability.hex] == ability.hex else None


def holds_extra_tile(game: "Game[Table1830]", company: int) -> bool:
    """Whether a company has an unused extra tile, useful or not: the platform asks for it at the end of the turn."""
    table = game.table
    ability = table.board.abilities.get(EXTRA)
    if ability is None:
        return False
    return not table.used[ability.private] and table.owner[ability.private] == table.seats + company


def power_options(game: "Game[Table1830]", ability: Ability, money: int) -> list[Option]:
    table = game.table
    layout, track = table.board.layout, table.track
    if terrain_cost(track, ability.hex) > money:
        return []
    name, coord = table.board.privates[ability.private].id, layout.hexes.coords[ability.hex]
    return [
        Option(UsePrivate(name, coord, layout.sheet.ids[face.tile], face.rotation))
        for face in lays_on(track, ability.hex, table.board.phases[table.phase].level)
        if face.tile in ability.tiles
    ]


def power_refusal(game: "Game[Table1830]", ability: Ability, company: int, action: UsePrivate) -> Refusal | None:
    table = game.table
    layout = table.board.layout
    number, tile = layout.hexes.index.get(action.hex, NONE), layout.sheet.index.get(action.tile, NONE)
    if number != ability.hex or tile not in ability.tiles:
        return Refusal("not_of_this_private", "1830 18.0-4", {"private": action.private, "hex": action.hex})
    reason = may_lay(table.track, number, tile, action.rotation, table.board.phases[table.phase].level)
    if reason is not None:
        return Refusal(reason, RULES[reason], {"hex": action.hex, "tile": action.tile})
    return cost_refusal(table, company, number)


def extra_tile(game: "Game[Table1830]", turn: TurnState) -> Ability | None:
    """The extra tile of the turn, while it may be laid (#17)."""
    ability = power(game, EXTRA, turn.company)
    if ability is None or (turn.stage > RUN + 1 and game.variants["cs_extra_tile_when"] == "before_running_trains"):
        return None
    return ability


def extra_tile_options(game: "Game[Table1830]", turn: TurnState) -> list[Option]:
    ability = extra_tile(game, turn)
    return [] if ability is None else power_options(game, ability, game.table.treasury[turn.company])


def extra_tile_refusal(game: "Game[Table1830]", turn: TurnState, action: UsePrivate) -> Refusal | None:
    ability = extra_tile(game, turn)
    if ability is None or action.private != game.table.board.privates[ability.private].id:
        return Refusal("no_power", "1830 18.0-4", {"private": action.private})
    return power_refusal(game, ability, turn.company, action)


def lay_extra_tile(game: "Game[Table1830]", turn: TurnState, action: UsePrivate) -> None:
    ability = game.table.board.abilities[EXTRA]
    game.table.used[ability.private] = True
    lay_tile(game, turn.company, action)


class LastTile(TurnStep):
    """No train will run: the last moment for the extra tile of a private (#17), which is laid as an aside."""

    __slots__ = ()
    takes = (Pass,)
    rule = "1830 18.0-4"

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        return (PASS,)

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        return None

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        game.finish(self)

    def reconsider(self, game: "Game[Table1830]") -> None:
        if not extra_tile_options(game, self.turn(game)):
            game.finish(self)
