"""Phase 3: the companies build, one link each, again and again until all have passed [6]."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Action, Decision, Game, Option, Pass, Refusal, move
from trunkline.core.refusal import Fact
from trunkline.titles.steel_driver.actions import BuildLink
from trunkline.titles.steel_driver.events import CompanyPassed, LinkBuilt
from trunkline.titles.steel_driver.table import NOBODY, UNBUILT, Table
from trunkline.titles.steel_driver.transcontinental import pay_bonus


class Building(Decision[Table]):
    """The controller of `company` must build exactly one link [6.3].

    `named`: the company's id; `place`: its place in the order; `arcs`: the legal links.
    """

    __slots__ = ("arcs", "company", "named", "place")
    takes = (BuildLink, Pass)
    rule = "SD 6.3"

    def __init__(self, seat: int = NOBODY, company: int = 0, named: str = "", place: int = -1, arcs: int = 0) -> None:
        self.seat, self.company, self.named, self.place, self.arcs = seat, company, named, place, arcs

    def copy(self) -> "Building":
        return Building(self.seat, self.company, self.named, self.place, self.arcs)

    @classmethod
    def begin(cls, game: Game[Table]) -> None:
        """All profits start at 0 [6.1]."""
        table = game.table
        table.profit = [0] * len(table.profit)
        step = cls()
        game.push(step)
        step.seek(game)

    def facts(self) -> dict[str, Fact]:
        return {"company": self.named}

    def seek(self, game: Game[Table]) -> None:
        """Make the next company in the top row that can build the active one; who cannot passes [6.2, 6.5]."""
        table = game.table
        order, passed = table.order, table.passed
        place, n = self.place, len(order)
        while len(passed) < n:
            place = (place + 1) % n
            company = order[place]
            if company in passed:
                continue
            arcs = legal_arcs(table, company)
            if arcs:
                self.place, self.company, self.arcs, self.seat = place, company, arcs, table.control[company]
                self.named = table.board.companies[company].id
                return
            passed.append(company)
            game.emit(CompanyPassed(table.board.companies[company].id))
        game.finish(self)

    def options(self, game: Game[Table]) -> Iterable[Option]:
        build, arcs = game.table.board.build_options, self.arcs
        found = []
        while arcs:
            lowest = arcs & -arcs
            found.append(build[lowest.bit_length() - 1])
            arcs ^= lowest
        return found

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        if type(action) is Pass:
            return Refusal("must_build", "SD 6.3", {"company": self.named})
        arc = game.table.board.arcs.get((action.link, action.city))
        if arc is not None and self.arcs >> arc & 1:
            return None
        return self._why_not(game.table, action, arc)

    def play(self, game: Game[Table], action: Any) -> None:
        build(game, self.company, game.table.board.arcs[action.link, action.city])
        self.seek(game)

    def disabled(self, game: Game[Table]) -> Iterable[tuple[Action, Refusal]]:
        """Passing, and links within reach that the box cannot pay."""
        yield Pass(), Refusal("must_build", "SD 6.3", {"company": self.named})
        table = game.table
        wanted = one_per_link(table.reach[self.company], table.board.even_arcs) or table.board.start_arcs
        wanted &= table.free & ~table.board.affordable[table.boxes[self.company]]
        for arc, option in enumerate(table.board.build_options):
            if wanted >> arc & 1:
                refusal = self.refusal(game, option.action)
                assert refusal is not None
                yield option.action, refusal

    def _why_not(self, table: Table, action: BuildLink, arc: int | None) -> Refusal:
        board, company = table.board, self.company
        link = board.link_index.get(action.link)
        if link is None:
            return Refusal("no_such_link", "SD 3.3", {"link": action.link})
        named: dict[str, Fact] = {"link": action.link, "city": action.city, "company": self.named}
        if arc is None:
            return Refusal("not_its_end", "SD 6.10", named)
        if table.track[link] != UNBUILT:
            return Refusal("link_used", "SD 6.7", named | {"company": board.companies[table.track[link]].id})
        net, (a, b) = table.net[company], board.ends[link]
        touching = (net or board.start_cities) & (1 << a | 1 << b)
        if not touching:
            if net:
                return Refusal("not_connected", "SD 6.6", named)
            return Refusal("no_start_city", "SD 6.6", named)
        if board.costs[link] > table.boxes[company]:
            named |= {"cost": board.costs[link], "cubes": table.boxes[company]}
            return Refusal("too_dear", "SD 6.4", named)
        if net:
            return Refusal("wrong_end", "SD 6.8", named | {"city": board.cities[board.arc_city[arc ^ 1]].id})
        return Refusal("no_start_city", "SD 6.10", named)


def one_per_link(arcs: int, even_arcs: int) -> int:
    """Of a link with both ends in the net only the arc to its end `b`: neither end pays, so they are the same [A4]."""
    return arcs ^ ((arcs & (arcs >> 1) & even_arcs) << 1)


def legal_arcs(table: Table, company: int) -> int:
    """Unbuilt, payable links that extend the net, or begin one at a start city [6.3, 6.6, 6.7, A3]."""
    if table.control[company] == NOBODY or not table.pieces[company]:  # [A9, A10]
        return 0
    board, reach = table.board, table.reach[company]
    open_arcs = table.free & board.affordable[table.boxes[company]]
    if not reach:
        return open_arcs & board.start_arcs
    return one_per_link(open_arcs & reach, board.even_arcs)


def profit_of(table: Table, company: int, city: int) -> int:
    """What reaching a city pays: its value, once in the game [6.8, 6.9]."""
    return 0 if table.net[company] >> city & 1 else table.board.city_values[city]


def build(game: Game[Table], company: int, arc: int) -> None:
    """Pay, lay the track, count the profit of a city that is new to the company [6.4, 6.8 to 6.10]."""
    table, link = game.table, arc >> 1
    board = table.board
    city, origin = board.arc_city[arc], board.arc_city[arc ^ 1]
    cost, net = board.costs[link], table.net[company]
    move(table.boxes, company, table.supply, 0, cost)
    table.pieces[company] -= 1
    table.track[link] = company
    table.free &= ~(3 << 2 * link)
    if not net:
        table.origin[company] = origin
        net = 1 << origin
        table.reach[company] = board.arcs_from[origin]
    profit = profit_of(table, company, city)
    if not net >> city & 1:
        net |= 1 << city
        table.reach[company] |= board.arcs_from[city]
        table.profit[company] += profit
    table.net[company] = net
    game.emit(LinkBuilt(board.companies[company].id, board.links[link].id, board.cities[city].id, cost, profit))
    if not table.transcontinental:
        pay_bonus(game, company)
