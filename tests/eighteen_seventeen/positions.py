"""Positions of 1817 for tests: companies, track and phases as a rule needs them, at the beginning of any round."""

from collections.abc import Mapping, Sequence
from typing import Any

import trunkline
from trunkline.core import Event, Game, Pass, Refusal, Step, move
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.cycle import MERGER, OPERATING, MergerRound, Rounds
from trunkline.titles.eighteen_seventeen.events import CompanySold
from trunkline.titles.eighteen_seventeen.operating import CompanyTurn, OperatingRound
from trunkline.titles.eighteen_seventeen.stock import StockRound
from trunkline.titles.eighteen_seventeen.table import COMPANY, Table1817

PASS = Pass()


def new(seats: int = 3, **settings: Any) -> Game[Table1817]:
    return trunkline.new("1817", seats, seed=1, **settings)


def number(game: Game[Table1817], company: str) -> int:
    return game.table.board.company_index[company]


def cash(game: Game[Table1817], *amounts: int) -> None:
    """What the seats have, the first one first."""
    table = game.table
    for seat, amount in enumerate(amounts):
        more = amount - table.cash[seat]
        if more >= 0:
            table.from_bank(seat, more)
        else:
            table.pay_bank(seat, -more, owing=True)


def phase(game: Game[Table1817], name: str) -> None:
    """A phase, as if the trains before it had all been sold."""
    table = game.table
    table.phase = next(n for n, item in enumerate(table.board.phases) if item.id == name)
    first = table.now.train
    if first is not None:
        kind = table.board.roster.index[first]
        table.trains.left[:kind] = [0] * kind
        table.trains.started = kind
    table.rates = 2


def company(
    game: Game[Table1817],
    name: str,
    size: int,
    price: int,
    holders: Mapping[int, int],
    *,
    city: str | None = None,
    money: int = 0,
    loans: int = 0,
    trains: Sequence[str] = (),
    privates: Sequence[str] = (),
    pool: int = 0,
    charter: int = 0,
) -> None:
    """A company in play; the first holder presides it. `price` 0, 1, 2, 3: that cell of liquidation or acquisition."""
    table, c = game.table, number(game, name)
    shares = table.shares
    shares.form(c, size)
    for seat, count in holders.items():
        shares.give(c, shares.unsold, seat, count)
    shares.give(c, shares.unsold, shares.pool, pool)
    shares.president[c] = next(iter(holders))
    table.market.put(c, price if price < 4 else table.board.chart.prices.index(price))
    table.par[c] = price
    table.earn(c, money)
    move(table.loans_left, 0, table.loans, c, loans)
    for train in trains:
        give_train(game, name, train)
    for private in privates:
        table.owner[table.board.private_index[private]] = COMPANY + c
    table.hand_marker(c, charter)
    if city is not None:
        station(game, name, city)


def give_train(game: Game[Table1817], name: str, train: str) -> None:
    game.table.trains.owned[number(game, name)].append(game.table.board.roster.index[train])


def station(game: Game[Table1817], name: str, city: str) -> None:
    """A marker of a company in a city (`G18` or `E22:1`)."""
    table, c = game.table, number(game, name)
    table.hand_marker(c, 1)
    table.place_marker(c, books.city_of(table, city if ":" in city else city + ":0"))


def short(game: Game[Table1817], seat: int, name: str, count: int = 1) -> None:
    """Shorts of a seat; the shares that came up with them lie in the pool."""
    for _ in range(count):
        game.table.shares.sell_short(number(game, name), seat)


def lay(game: Game[Table1817], place: str, tile: str, *edges: int) -> None:
    """A tile with just these exits."""
    table = game.table
    layout = table.board.layout
    kind = layout.sheet.index[tile]
    mask = sum(1 << edge for edge in edges)
    rotation = next(turn for turn in range(6) if layout.faces[layout.sheet.face(kind, turn)].exits == mask)
    table.track.lay(layout.hexes.index[place], kind, rotation)


def coast(game: Game[Table1817]) -> None:
    """Track from Baltimore (30) to New York (40)."""
    lay(game, "G20", "8", 1, 3)
    lay(game, "F21", "9", 0, 3)


def _at(game: Game[Table1817], stage: int, number: int, round: Step[Table1817]) -> None:
    rounds = Rounds()
    rounds.stage, rounds.number, rounds.last = stage, number, 2
    game.stack[:] = [rounds, round]
    game._settle()


def stock_round(game: Game[Table1817], first: int = 0) -> Game[Table1817]:
    """A stock round begins; `first` has the priority."""
    game.table.priority = first
    _at(game, OPERATING, 0, StockRound())
    return game


def operating_round(game: Game[Table1817], number: int = 1) -> Game[Table1817]:
    """An operating round begins; not the first of the game, if `phase` was called before."""
    _at(game, MERGER, number, OperatingRound(number))
    return game


def merger_round(game: Game[Table1817], number: int = 1) -> Game[Table1817]:
    _at(game, OPERATING, number, MergerRound(number))
    return game


def step(game: Game[Table1817]) -> str:
    """The name of the step that decides."""
    return type(game.decision).__name__


def until(game: Game[Table1817], *names: str) -> Game[Table1817]:
    """Pass, or take what must be, until one of these steps decides."""
    while step(game) not in names:
        actions = [option.action for option in game.options()]
        game.play(PASS if PASS in actions else actions[0])
    return game


def actions(game: Game[Table1817], kind: type) -> list[Any]:
    """The actions of a kind that can be played now."""
    return [option.action for option in game.options() if isinstance(option.action, kind)]


def reason(game: Game[Table1817], action: Any) -> tuple[str, str]:
    """Code and rule of the refusal."""
    refusal = game.refusal(action)
    assert isinstance(refusal, Refusal)
    return refusal.code, refusal.rule


def only(events: Sequence[Event], kind: type) -> Any:
    """The one event of this kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1
    return found[0]


def kinds(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def price(game: Game[Table1817], name: str) -> int:
    return game.table.market.price(number(game, name))


def cell(game: Game[Table1817], name: str) -> int:
    return game.table.market.cell[number(game, name)]


def money(game: Game[Table1817], name: str) -> int:
    return game.table.treasury[number(game, name)]


def loans(game: Game[Table1817], name: str) -> int:
    return game.table.loans[number(game, name)]


def owned(game: Game[Table1817], name: str) -> list[str]:
    """The trains of a company."""
    table = game.table
    return [table.board.roster.ids[kind] for kind in sorted(table.trains.owned[number(game, name)])]


def held(game: Game[Table1817], seat: int, name: str) -> int:
    return game.table.shares.held[seat][number(game, name)]


def pooled(game: Game[Table1817], name: str) -> int:
    return held(game, game.table.shares.pool, name)


def treasury_shares(game: Game[Table1817], name: str) -> int:
    return held(game, game.table.shares.unsold, name)


def president(game: Game[Table1817], name: str) -> int:
    return game.table.president(number(game, name))


def operating(size: int = 5, value: int = 80, name: str = "3", **details: Any) -> Game[Table1817]:
    """SR of seat 0 operates; UR of seat 1 after it."""
    game = new()
    phase(game, name)
    cash(game, 100, 100, 100)
    details.setdefault("trains", ["3"])
    company(game, "SR", size, value, {0: 2}, city="G18", **details)
    company(game, "UR", 5, 50, {1: 2}, city="C26", trains=["3"], money=500)
    return operating_round(game)


def go_on(game: Game[Table1817]) -> None:
    """Pass, or do the first thing there is."""
    can = [option.action for option in game.options()]
    game.play(PASS if PASS in can else can[0])


def finish_turn(game: Game[Table1817], name: str = "SR") -> None:
    """Pass through the rest of a company's turn."""
    while any(isinstance(item, CompanyTurn) and item.company == number(game, name) for item in game.stack):
        go_on(game)


def sale(zone: int, *, buyers: int = 2, **details: Any) -> Game[Table1817]:
    """R of seat 0 (five shares, one with seat 2) is for sale; the others have rich 10-share companies."""
    game = new(**details.pop("settings", {}))
    phase(game, "5")
    cash(game, 500, 500, 500)
    company(game, "R", 5, zone, {0: 2, 2: 1}, city="G18", **details)
    for seat, name, city in ((1, "SR", "C26"), (2, "UR", "C8"))[:buyers]:
        company(game, name, 10, 200, {seat: 2}, city=city, money=1000, trains=["5"])
    return merger_round(game)


def sold(game: Game[Table1817]) -> list[str]:
    return [event.company for played in game.log for event in played.events if isinstance(event, CompanySold)]
