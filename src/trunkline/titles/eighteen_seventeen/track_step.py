"""Track and markers in a company's turn (6.3, 6.4), with mines and the special Pittsburgh tile."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Pass, Refusal
from trunkline.core.refusal import Fact
from trunkline.rail.actions import PlaceToken
from trunkline.rail.events import TileLaid, TokenPlaced
from trunkline.rail.lays import lays_on, legal_lays, may_lay, nearest_lays, terrain_cost
from trunkline.rail.tiles import Face
from trunkline.rail.tokens import may_token, token_places
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import LayTile
from trunkline.titles.eighteen_seventeen.board import MINE, company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import MinePlaced, MountainsPaid
from trunkline.titles.eighteen_seventeen.table import COMPANY, NONE, Table1817

RULE = "1817 6.3"


def lay_track(game: Game1817, company: int) -> None:
    """The company may lay track."""
    step = LayTrack(game.table.president(company), company)
    game.push(step)
    step.unless_idle(game)


def place_marker(game: Game1817, company: int) -> None:
    """The company may place a marker, if it has one and a place for it."""
    table = game.table
    if table.charter[company] and token_places(table.track, company):
        game.push(PlaceMarker(table.president(company), company))


class LayTrack(Decision[Table1817]):
    """Up to two tile actions, at most one of them an upgrade, not twice on one hex (6.3)."""

    __slots__ = ("company", "done", "hexes", "upgraded")
    takes = (LayTile, Pass)
    rule = RULE

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company
        self.done, self.upgraded = 0, False
        self.hexes: list[int] = []  # laid on in this turn

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "number": self.done + 1}

    # -- what is possible

    def closed(self, table: Table1817) -> list[int]:
        """Hexes that cannot be laid on: those of this turn, and mines (1.2.6-5)."""
        mines = [number for number, bits in table.track.markers.items() if bits & MINE]
        return [*self.hexes, *mines]

    def fee(self, table: Table1817) -> int:
        """The second action costs extra (digest #20)."""
        return table.board.setup.second_tile if self.done else 0

    def cost(self, table: Table1817, number: int) -> int:
        """Terrain, unless a private covers it (1.2.6-3), and the fee of the second action."""
        terrain = terrain_cost(table.track, number)
        if terrain and covers(table, self.company, number):
            terrain = 0
        return terrain + self.fee(table)

    def options(self, game: Game1817) -> Iterable[Option]:
        table, company = game.table, self.company
        cash, level = table.treasury[company], table.now.level
        ids, coords = table.board.layout.sheet.ids, table.board.layout.hexes.coords
        found: list[Option] = []
        mines = self.mine_privates(table)
        for lay in legal_lays(table.track, company, level, self.closed(table), replacing=not self.upgraded):
            number = lay.number
            if self.cost(table, number) <= cash:
                found += [Option(LayTile(coords[number], ids[face.tile], face.rotation)) for face in lay.faces]
            if mines and self.fee(table) <= cash:
                found += [
                    Option(LayTile(coords[number], ids[face.tile], face.rotation, private))
                    for private, tiles in mines
                    for face in lay.faces
                    if mine_fits(table, number, face, tiles)
                ]
        found += self.steel_options(table)
        found.append(Option(Pass()))
        return found

    def mine_privates(self, table: Table1817) -> list[tuple[str, frozenset[int]]]:
        """Mine privates of the company with tokens left, and their tiles."""
        owner, board = COMPANY + self.company, table.board
        if owner not in table.owner:
            return []
        return [
            (board.private_ids[private], board.mine_tiles[private])
            for private in table.privates_of(owner)
            if board.privates[private].power == "mine_tokens" and table.uses[private]
        ]

    def steel_options(self, table: Table1817) -> list[Option]:
        """The special yellow tile, without connection (1.2.6-1)."""
        board, owner = table.board, COMPANY + self.company
        if owner not in table.owner:
            return []
        found: list[Option] = []
        for private in table.privates_of(owner):
            if board.privates[private].power == "special_tile" and table.uses[private]:
                for number in board.steel_hexes[private]:
                    if number in self.hexes or self.cost(table, number) > table.treasury[self.company]:
                        continue
                    for face in lays_on(table.track, number, table.now.level, special=True):
                        tile = LayTile(
                            board.layout.hexes.coords[number],
                            board.layout.sheet.ids[face.tile],
                            face.rotation,
                            board.private_ids[private],
                        )
                        found.append(Option(tile))
        return found

    # -- refusals

    def disabled(self, game: Game1817) -> Iterable[tuple[LayTile, Refusal]]:
        """Hexes that own track leads to and where no tile can be laid now."""
        actions = (option.action for option in self.options(game))
        offered = {action.hex for action in actions if isinstance(action, LayTile)}
        for place in nearest_lays(game.table.track, self.company, offered):
            action = LayTile(*place)
            refusal = self.refusal(game, action)
            if refusal is not None:
                yield action, refusal

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is Pass:
            return None
        table, layout = game.table, game.table.board.layout
        number = layout.hexes.index.get(action.hex, NONE)
        tile = layout.sheet.index.get(action.tile, NONE)
        facts: dict[str, Fact] = {"hex": action.hex, "tile": action.tile}
        if action.private is not None:
            return self.private_reason(game, action, number, tile)
        reason = may_lay(
            table.track,
            number,
            tile,
            action.rotation,
            table.now.level,
            self.closed(table),
            company=self.company,
            replacing=not self.upgraded,
        )
        if reason is not None:
            return Refusal(reason, LAY_RULES.get(reason, RULE), facts)
        return self.money_reason(table, self.cost(table, number))

    def money_reason(self, table: Table1817, cost: int) -> Refusal | None:
        if cost <= table.treasury[self.company]:
            return None
        return Refusal("too_expensive", RULE, {"company": company_name(self.company), "price": cost})

    def private_reason(self, game: Game1817, action: Any, number: int, tile: int) -> Refusal | None:
        """A tile laid with the power of a private: a mine on it, or the special tile."""
        table, board = game.table, game.table.board
        private = board.private_index.get(action.private, NONE)
        facts: dict[str, Fact] = {"hex": action.hex, "tile": action.tile, "private": action.private}
        if private == NONE or table.owner[private] != COMPANY + self.company or not table.uses[private]:
            return Refusal("no_such_power", "1817 1.2.6", facts)
        power = board.privates[private].power
        if power == "special_tile":
            wanted = Option(LayTile(action.hex, action.tile, action.rotation, action.private))
            return None if wanted in self.steel_options(table) else Refusal("no_such_power", "1817 1.2.6-1", facts)
        if power != "mine_tokens":
            return Refusal("no_such_power", "1817 1.2.6", facts)
        level, closed = table.now.level, self.closed(table)
        reason = may_lay(table.track, number, tile, action.rotation, level, closed, company=self.company)
        if reason is not None:
            return Refusal(reason, LAY_RULES.get(reason, RULE), facts)
        face = board.layout.faces[board.layout.sheet.face(tile, action.rotation)]
        if not mine_fits(table, number, face, board.mine_tiles[private]):
            return Refusal("no_mine_there", "1817 1.2.6-5", facts)
        return self.money_reason(table, self.fee(table))

    # -- playing

    def play(self, game: Game1817, action: Any) -> None:
        if type(action) is Pass:
            game.finish(self)
            return
        table, board, company = game.table, game.table.board, self.company
        number = board.layout.hexes.index[action.hex]
        mine = action.private is not None and board.privates[board.private_index[action.private]].power == "mine_tokens"
        cost = self.fee(table) if mine else self.cost(table, number)
        first = table.track.face(number).level == 0
        table.spend(company, cost)
        table.track.lay(number, board.layout.sheet.index[action.tile], action.rotation)
        game.emit(TileLaid(company_name(company), action.hex, action.tile, action.rotation, cost))
        if action.private is not None:
            table.uses[board.private_index[action.private]] -= 1
        if mine:
            table.track.mark(number, MINE)
            game.emit(MinePlaced(company_name(company), action.hex))
        if first:
            earn_mountains(game, company, number)
        else:
            self.upgraded = True
        self.hexes.append(number)
        self.done += 1
        self.unless_idle(game)

    def unless_idle(self, game: Game1817) -> None:
        """Go on when no action is left, or nothing could be laid even with all loans taken."""
        if self.done == 2 or not self.something(game):
            game.finish(self)

    def something(self, game: Game1817) -> bool:
        """Whether the fee of a second action could be paid."""
        table, company = game.table, self.company
        return not self.done or table.can_borrow(company) or table.treasury[company] >= self.fee(table)


LAY_RULES = {
    "hex_blocked": "1817 1.2.6-5",
    "other_hex_only": "1817 1.2.6-1",
    "wrong_base": "1817 6.3.2",
    "old_track_lost": "1817 6.3.2",
    "most_exits": "1817 6.3.2",
    "side_closed": "1817 6.3.1",
    "not_connected": "1817 6.3.1",
    "colour_not_yet": "1817 2",
}


def covers(table: Table1817, company: int, number: int) -> bool:
    """Whether a bridge company pays for this terrain (1.2.6-3)."""
    owner, terrain = COMPANY + company, table.board.terrain[number]
    if owner not in table.owner or table.track.face(number).level != 0:
        return False
    return any(
        table.board.privates[private].power == "bridge" and table.board.privates[private].terrain == terrain
        for private in table.privates_of(owner)
    )


def mine_fits(table: Table1817, number: int, face: Face, tiles: frozenset[int]) -> bool:
    """Whether a mine may come with this tile (1.2.6-5)."""
    board = table.board
    return number in board.mine_hexes and face.tile in tiles and board.mine_joins(table.track.faces, number, face)


def earn_mountains(game: Game1817, company: int, number: int) -> None:
    """The Mountain Engineers are paid for yellow tiles on mountains (1.2.6-2)."""
    table = game.table
    for private in table.privates_of(COMPANY + company):
        item = table.board.privates[private]
        if item.power == "tile_income" and item.terrain == table.board.terrain[number]:
            table.earn(company, item.amount)
            game.emit(MountainsPaid(company_name(company), item.amount))


class PlaceMarker(Decision[Table1817]):
    """One marker from the charter, free, where a route of the company leads (6.4)."""

    __slots__ = ("company",)
    takes = (PlaceToken, Pass)
    rule = "1817 6.4"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        table = game.table
        places = token_places(table.track, self.company)
        return [*(Option(PlaceToken(books.city_name(table, city))) for city in places), Option(Pass())]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is Pass:
            return None
        reason = may_token(game.table.track, self.company, books.city_of(game.table, action.city))
        return None if reason is None else Refusal(reason, self.rule, {"city": action.city})

    def play(self, game: Game1817, action: Any) -> None:
        table = game.table
        game.finish(self)
        if type(action) is PlaceToken:
            table.place_marker(self.company, books.city_of(table, action.city))
            game.emit(TokenPlaced(company_name(self.company), action.city, 0))
