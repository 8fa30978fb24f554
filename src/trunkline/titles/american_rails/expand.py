"""Expand: cubes next to the own track, one at a time (A12 to A16)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Refusal, move
from trunkline.titles.american_rails.actions import Done, LayTrack
from trunkline.titles.american_rails.board import CLOSED
from trunkline.titles.american_rails.events import TrackLaid
from trunkline.titles.american_rails.income import Rails, put_cube
from trunkline.titles.american_rails.table import RailsTable

DONE = Option(Done())


def can_lay(table: RailsTable, seat: int) -> bool:
    """Whether a seat can place any cube now."""
    cost, base = table.cost, seat * len(table.treasury)
    for company in table.playing:
        if table.held[base + company] and table.supply[company]:
            money = table.treasury[company]
            for where in table.frontier[company]:
                if cost[where] <= money:
                    return True
    return False


class Expand(Decision[RailsTable]):
    """A12: up to `cubes` more cubes; over when no legal, payable one is left (ruling 29)."""

    __slots__ = ("cubes",)
    takes = (LayTrack, Done)
    rule = "AR A12"

    def __init__(self, seat: int, cubes: int) -> None:
        self.seat, self.cubes = seat, cubes

    def copy(self) -> "Expand":
        return Expand(self.seat, self.cubes)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "cubes": self.cubes}

    def options(self, game: Rails) -> Iterable[Option]:
        table = game.table
        cost, ready, base = table.cost, table.board.lay, self.seat * len(table.treasury)
        found: list[Option] = []
        for company in table.playing:
            if table.held[base + company] and table.supply[company]:
                money, lay = table.treasury[company], ready[company]
                found += [lay[where] for where in table.frontier[company] if cost[where] <= money]
        found.append(DONE)
        return found

    def refusal(self, game: Rails, action: LayTrack | Done) -> Refusal | None:
        if isinstance(action, Done):
            return None
        table = game.table
        company = table.board.company_index.get(action.company, -1)
        if company not in table.playing:
            return Refusal("unknown_company", self.rule, {"company": action.company})
        where = table.board.hex_index.get(action.hex, -1)
        if where < 0:
            return Refusal("unknown_hex", self.rule, {"hex": action.hex})
        if not table.held[self.seat * len(table.treasury) + company]:
            return Refusal("no_share_of_it", self.rule, {"company": action.company})
        if not table.supply[company]:
            return Refusal("no_cubes_left", self.rule, {"company": action.company})
        if where not in table.frontier[company]:
            code, rule = (
                ("own_cube_there", "AR A13") if table.cubes[where] >> company & 1 else ("not_adjacent", self.rule)
            )
            return Refusal(code, rule, {"company": action.company, "hex": action.hex})
        price = table.cost[where]
        if price == CLOSED:
            return Refusal("hex_full", "AR A13", {"hex": action.hex})
        if price > table.treasury[company]:
            treasury = table.treasury[company]
            return Refusal(
                "treasury_too_small", "AR A15", {"company": action.company, "price": price, "treasury": treasury}
            )
        return None

    def play(self, game: Rails, action: LayTrack | Done) -> None:
        if isinstance(action, Done):
            game.finish(self)
            return
        table = game.table
        company, where = table.board.company_index[action.company], table.board.hex_index[action.hex]
        price = table.cost[where]
        move(table.treasury, company, table.bank, 0, price)
        move(table.supply, company, table.laid, company, 1)
        game.emit(TrackLaid(self.seat, action.company, action.hex, price))
        put_cube(game, company, where)
        self.cubes -= 1
        if not self.cubes or not can_lay(table, self.seat):
            game.finish(self)

    def disabled(self, game: Rails) -> Iterable[tuple[LayTrack, Refusal]]:
        """Hexes next to the track of the own companies where no cube can go now."""
        table = game.table
        for company in table.playing:
            if table.shares_of(self.seat, company):
                for where in table.frontier[company]:
                    action = LayTrack(table.board.companies[company].id, table.board.hexes[where])
                    refusal = self.refusal(game, action)
                    if refusal:
                        yield action, refusal
                        if refusal.code == "no_cubes_left":
                            break
