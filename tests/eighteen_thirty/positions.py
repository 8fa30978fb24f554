"""Positions for the tests of 1830: tables laid out by hand, so that a test shows one rule and nothing else."""

from collections.abc import Callable
from typing import Any

from trunkline.core import Action, Game, Pass
from trunkline.core.title import Value
from trunkline.rail.actions import KeepRevenue, PayDividend, RunTrains
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty.operating import OperatingRound
from trunkline.titles.eighteen_thirty.rounds import EighteenThirty
from trunkline.titles.eighteen_thirty.stock_round import StockRound
from trunkline.titles.eighteen_thirty.table import CLOSED
from trunkline.titles.eighteen_thirty.title import TITLE

BOARD: Any = TITLE.board
PRIVATES = ("SV", "CS", "DH", "MH", "CA", "BOP")


def new(seats: int = 4, **variants: Value) -> Game[Any]:
    """A game at its very beginning."""
    return Game(TITLE, seats, seed=7, variants=variants)


def number(company: str) -> int:
    return int(BOARD.company_index[company])


# -- laying out a table


def own(game: Game[Any], **owners: int | str | None) -> None:
    """Who owns which private: a seat, a company, or None for closed."""
    table = game.table
    for name, owner in owners.items():
        private = BOARD.private_index[name]
        if isinstance(owner, str):
            table.owner[private] = table.seats + number(owner)
        else:
            table.owner[private] = CLOSED if owner is None else owner


def company(
    game: Game[Any], name: str, par: int, holdings: dict[int, int], *, pool: int = 0, cash: int | None = None
) -> int:
    """A company with a par price and shares in hands; the largest holding, the first of equals, has the presidency.
    With six sold it is founded; `cash`: it has had its capital before and this is left."""
    table, number_ = game.table, number(name)
    shares = table.shares
    table.par[number_] = par
    table.market.put(number_, BOARD.chart.par_cell(par))
    for seat, count in holdings.items():
        shares.give(number_, shares.unsold, seat, count)
    if pool:
        shares.give(number_, shares.unsold, shares.pool, pool)
    shares.president[number_] = max(holdings, key=lambda seat: holdings[seat])
    if shares.sold(number_) >= 6:
        table.floated[number_] = table.waiting_capital[number_] = True
    if cash is not None:
        table.waiting_capital[number_] = False
        fund(game, name, cash)
    return number_


def fund(game: Game[Any], name: str, amount: int) -> None:
    """Money from the bank for a company."""
    game.table.from_bank(game, game.table.treasury, number(name), amount)


def purse(game: Game[Any], seat: int, amount: int) -> None:
    """A player has exactly so much cash."""
    table = game.table
    table.to_bank(table.cash, seat, table.cash[seat])
    table.from_bank(game, table.cash, seat, amount)


def price(game: Game[Any], name: str, value: int) -> None:
    """Put a company's marker on the first cell with a price, the rightmost of several."""
    cells = [cell for cell, shown in enumerate(BOARD.chart.prices) if shown == value]
    game.table.market.put(number(name), max(cells, key=lambda cell: int(BOARD.chart.cols[cell])))


def spot(game: Game[Any], name: str, row: int, col: int) -> None:
    """Put a company's marker on a cell."""
    game.table.market.put(number(name), BOARD.chart.cells[row, col])


def zone(game: Game[Any], name: str, colour: str) -> None:
    """Put a company's marker on the dearest cell of a zone."""
    chart = BOARD.chart
    cells = [cell for cell, shown in enumerate(chart.zones) if shown == colour]
    game.table.market.put(number(name), max(cells, key=lambda cell: int(chart.prices[cell])))


def trains(game: Game[Any], name: str, *kinds: str) -> None:
    """A company owns these trains."""
    game.table.trains.owned[number(name)] = [BOARD.roster.index[kind] for kind in kinds]


def phase(game: Game[Any], name: str) -> None:
    """A phase has begun: earlier trains are sold out, one of its own is sold."""
    table = game.table
    kind = BOARD.roster.index[name]
    table.phase = next(place for place, item in enumerate(BOARD.phases) if item.id == name)
    table.trains.left[:kind] = [0] * kind
    table.trains.started = kind
    if kind and table.trains.left[kind] > 0:
        table.trains.left[kind] -= 1


def tile(game: Game[Any], coord: str, name: str, rotation: int) -> None:
    """Lay a tile without asking the rules."""
    layout = BOARD.layout
    game.table.track.lay(layout.hexes.index[coord], layout.sheet.index[name], rotation)


def token(game: Game[Any], name: str, city: str) -> None:
    """Place a token from the charter without asking the rules."""
    game.table.tokens[number(name)] -= 1
    game.table.track.place(number(name), BOARD.cities[city])


# -- beginning to play from it


def stock_round(game: Game[Any], seat: int = 0, number: int = 2) -> Game[Any]:
    """A stock round in which this seat has the turn; privates that nobody has are gone."""
    table = game.table
    table.owner = [CLOSED if owner == NONE else owner for owner in table.owner]
    table.stock_rounds, table.opening, table.priority = number, number == 1, seat
    begin = EighteenThirty()
    begin.operating = True
    game.stack[:] = [begin, StockRound(number, seat)]
    game._settle()
    return game


def operating_round(game: Game[Any], number: int = 1, of: int = 1) -> Game[Any]:
    """An operating round from its start."""
    table = game.table
    table.owner = [CLOSED if owner == NONE else owner for owner in table.owner]
    table.stock_rounds = max(1, table.stock_rounds)
    table.opening = False
    table.set_number, table.set_round, table.set_size = 1, number, of
    begin = EighteenThirty()
    begin.operating = True
    game.stack[:] = [begin, OperatingRound(number, of)]
    game._settle()
    return game


def forward(game: Game[Any], *steps: str) -> Game[Any]:
    """Skip what may be skipped, run and pay, until a step with one of these names decides."""
    for _ in range(60):
        name = step(game)
        if name in steps:
            return game
        if name == "Running":
            game.play(RunTrains())
        elif name == "PayOrKeep":
            game.play(PayDividend())
        else:
            game.play(Pass())
    raise AssertionError(f"no {steps}, but {step(game)}")


def around(game: Game[Any], until: Callable[[Game[Any]], bool]) -> Game[Any]:
    """Everybody passes, runs and keeps until something has come about."""
    for _ in range(300):
        if until(game):
            return game
        name = step(game)
        if name == "Running":
            game.play(RunTrains())
        elif name == "PayOrKeep":
            game.play(KeepRevenue())
        else:
            game.play(Pass())
    raise AssertionError("it did not come about")


# -- looking


def step(game: Game[Any]) -> str:
    """The name of the decision that waits."""
    return type(game.stack[-1]).__name__ if game.stack else ""


def touched(game: Game[Any]) -> None:
    """The table was changed by hand: decisions must not rely on what they knew."""
    for waiting in game.stack:
        if hasattr(waiting, "changed"):
            waiting.changed()


def code(game: Game[Any], action: Action, seat: int | None = None) -> str | None:
    """Why an action is refused; None if it is legal."""
    touched(game)
    refusal = game.refusal(action, seat)
    return None if refusal is None else refusal.code


def offered(game: Game[Any], kind: type[Action]) -> list[Any]:
    """The legal actions of a kind (of families the first)."""
    touched(game)
    return [option.action for option in game.options() if type(option.action) is kind]


def family(game: Game[Any], action: Action) -> Any:
    """The range of amounts in which an action lies."""
    touched(game)
    return next(option.amount for option in game.options() if option.covers(action))


def held(game: Game[Any], seat: int, name: str) -> int:
    return int(game.table.shares.held[seat][number(name)])


def president(game: Game[Any], name: str) -> int:
    return int(game.table.shares.president[number(name)])


def shown(game: Game[Any], name: str) -> int:
    """The market price."""
    return int(game.table.market.price(number(name)))


def money(game: Game[Any], name: str) -> int:
    return int(game.table.treasury[number(name)])
