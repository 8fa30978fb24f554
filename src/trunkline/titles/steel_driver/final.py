"""The final scoring: control, goods, the value of the shares [10]."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Action, Decision, Game, Option, Outcome, Pass, Refusal, move, rank
from trunkline.core.refusal import Fact
from trunkline.titles.steel_driver.actions import TakeGoods
from trunkline.titles.steel_driver.events import (
    CompanyValued,
    ControlSettled,
    GoodsEnded,
    GoodsPlaced,
    GoodsTaken,
    SharesPaid,
)
from trunkline.titles.steel_driver.table import NOBODY, Table


class FinalScoring(Decision[Table]):
    """The final controller of `company` takes one goods cube for it from a city of its net [10.3]."""

    __slots__ = ("company", "named", "place")
    takes = (TakeGoods, Pass)
    rule = "SD 10.3"

    def __init__(self, seat: int = NOBODY, company: int = 0, named: str = "", place: int = -1) -> None:
        self.seat, self.company, self.named, self.place = seat, company, named, place

    def copy(self) -> "FinalScoring":
        return FinalScoring(self.seat, self.company, self.named, self.place)

    @classmethod
    def begin(cls, game: Game[Table]) -> None:
        empty_boxes(game.table)
        place_goods(game)
        settle_control(game)
        step = cls()
        game.push(step)
        step.seek(game)

    def facts(self) -> dict[str, Fact]:
        return {"company": self.named}

    def seek(self, game: Game[Table]) -> None:
        """The next company that can take a cube; one that cannot is out for good. Then the scoring ends [10.3, A26]."""
        table = game.table
        order, passed = table.order, table.passed
        place, n = self.place, len(order)
        while len(passed) < n:
            place = (place + 1) % n
            company = order[place]
            if company in passed:
                continue
            if takeable(table, company):
                self.place, self.company, self.seat = place, company, table.control[company]
                self.named = table.board.companies[company].id
                return
            passed.append(company)
            game.emit(GoodsEnded(table.board.companies[company].id))
        pay_shares(game)
        finish_game(game)

    def options(self, game: Game[Table]) -> Iterable[Option]:
        table = game.table
        take, net = table.board.take_options, table.net[self.company]
        return [take[city] for city, lies in enumerate(table.lying) if lies and net >> city & 1]

    def refusal(self, game: Game[Table], action: Any) -> Refusal | None:
        table = game.table
        named: dict[str, Fact] = {"company": self.named}
        if type(action) is Pass:
            return Refusal("must_take", "SD A26", named)
        named["city"] = action.city
        city = table.board.city_index.get(action.city)
        if city is None:
            return Refusal("no_such_city", "SD 3.1", named)
        if not table.net[self.company] >> city & 1:
            return Refusal("not_in_net", "SD 10.3", named)
        if not table.lying[city]:
            return Refusal("no_goods_there", "SD 10.3", named)
        return None

    def play(self, game: Game[Table], action: Any) -> None:
        take(game, self.company, game.table.board.city_index[action.city])
        self.seek(game)

    def disabled(self, game: Game[Table]) -> Iterable[tuple[Action, Refusal]]:
        """Cities of the net whose cube is gone."""
        table = game.table
        for city, option in enumerate(table.board.take_options):
            if table.net[self.company] >> city & 1 and not table.lying[city]:
                refusal = self.refusal(game, option.action)
                assert refusal is not None
                yield option.action, refusal


def empty_boxes(table: Table) -> None:
    """All cubes leave the boxes [10.1]."""
    for company, cubes in enumerate(table.boxes):
        move(table.boxes, company, table.supply, 0, cubes)


def place_goods(game: Game[Table]) -> None:
    """One goods cube, in the city's colour, in every city with a link; the origins too [10.1, A8]."""
    table = game.table
    connected = 0
    for net in table.net:
        connected |= net
    for city, colour in enumerate(table.board.city_goods):
        if connected >> city & 1:
            move(table.goods_supply, colour, table.lying, city, 1)
    game.emit(GoodsPlaced(sum(table.lying)))


def final_controller(table: Table, company: int) -> int:
    """Most shares; a tie goes to the tied player nearest clockwise to the last controller, himself first [10.2]."""
    last = table.last[company]
    if last == NOBODY:  # never controlled, so no shares [A25]
        return NOBODY
    seats = len(table.cubes)
    clockwise = [(last + turn) % seats for turn in range(seats)]
    return max(clockwise, key=lambda seat: table.shares_of(seat, company))  # the first of equals


def settle_control(game: Game[Table]) -> None:
    table = game.table
    for company, named in enumerate(table.board.companies):
        seat = table.control[company] = final_controller(table, company)
        if seat != NOBODY:
            game.emit(ControlSettled(seat, named.id))


def takeable(table: Table, company: int) -> bool:
    """Whether a goods cube lies in a city of the company's net."""
    net = table.net[company]
    for city, lies in enumerate(table.lying):  # noqa: SIM110  a generator costs twice as much
        if lies and net >> city & 1:
            return True
    return False


def take(game: Game[Table], company: int, city: int) -> None:
    table = game.table
    colour = table.board.city_goods[city]
    move(table.lying, city, table.held, company * len(table.goods_supply) + colour, 1)
    board = table.board
    game.emit(GoodsTaken(board.companies[company].id, board.cities[city].id, board.goods[colour]))


def sets_value(counts: Iterable[int], set_values: tuple[int, ...]) -> int:
    """Sets of different colours, each as large as can be: one cube of every colour still there [10.4, A27]."""
    rest, value = [count for count in counts if count], 0
    while rest:
        value += set_values[len(rest)]
        rest = [count - 1 for count in rest if count > 1]
    return value


def pay_shares(game: Game[Table]) -> None:
    """The profit track shows each company's value; each share pays it, control pays nothing [10.4, 10.5]."""
    table = game.table
    for company, named in enumerate(table.board.companies):
        value = sets_value(table.goods_of(company), table.board.figures.set_values)
        table.profit[company] = value
        game.emit(CompanyValued(named.id, value))
        for seat in range(len(table.cash)):
            shares = table.shares_of(seat, company)
            if shares:
                move(table.bank, 0, table.cash, seat, shares * value, owing=True)
                game.emit(SharesPaid(seat, named.id, shares, shares * value))


def finish_game(game: Game[Table]) -> None:
    """Most cash wins; a tie goes to the controller of the company with the most goods [10.6, 10.7, A28]."""
    table = game.table
    most_goods = [0] * len(table.cash)
    for company, seat in enumerate(table.control):
        if seat != NOBODY:
            most_goods[seat] = max(most_goods[seat], sum(table.goods_of(company)))
    scores = list(zip(table.cash, most_goods, strict=True))
    game.end(Outcome(ranks=rank(scores), worth=tuple(table.cash), reason="scored"))
