"""Positions for the rule tests: a game after the opening, with what a test needs laid out by hand."""

from typing import Any

from trunkline.core import Action, Game, Pass
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.network import lay
from trunkline.titles.railroad_revolution.table import FREE, NO_TILE, Table
from trunkline.titles.railroad_revolution.title import TITLE
from trunkline.titles.railroad_revolution.workers import BOARD_SIZE, note_slots

BOARD = TITLE.board
LETTERS = "WPOGT"  # white, purple, orange, grey, turquoise
NAMES = dict(zip(LETTERS, ("white", "purple", "orange", "grey", "turquoise"), strict=True))
INNER = (a.SellShares, a.HireWorker)


def new(seats: int = 2, seed: int = 1) -> Game[Table]:
    return Game(TITLE, seats, seed=seed)


def ready(seats: int = 2, seed: int = 1, supply: str = "WWWWO", money: int = 600, shares: int = 3) -> Game[Table]:
    """The start player's first turn. Everybody has these workers, this money and these shares, and nothing is built
    but the rail between Washington and Charlotte; no first box is closed."""
    game = new(seats, seed)
    while any(type(step).__name__ == "Opening" for step in game.stack):
        game.play(next(o.action for o in reversed(game.options()) if type(o.action) not in INNER))
    table = game.table
    for seat in range(seats):
        for space in range(len(table.board.spaces)):
            if table.rails[seat] >> space & 1 and space != table.board.start_space:
                table.rails[seat] = 0
        table.rails[seat] = table.reach[seat] = table.linked[seat] = 0
        lay(table, seat, table.board.start_space)
        table.stations[seat] = table.offices[seat] = 0
        table.track[seat * k.TRACKS : (seat + 1) * k.TRACKS] = [0] * k.TRACKS
        count = len(table.board.trains)
        table.up[seat * count : (seat + 1) * count] = [0] * count
        table.up[seat * count + table.board.start_train] = 1
        workers(game, seat, supply)
        rich(game, seat, money, shares)
    table.first_station = [FREE] * len(table.first_station)
    table.first_office = [FREE] * len(table.first_office)
    return game


def workers(game: Game[Table], seat: int, supply: str, **placed: str) -> None:
    """Give a seat these workers, for example `workers(game, 0, "WWP", trade="O")`."""
    table = game.table
    base, own = seat * k.COLOURS, seat * BOARD_SIZE
    for colour in range(k.COLOURS):
        table.pool[colour] += table.crew[base + colour]
        table.crew[base + colour] = supply.count(LETTERS[colour])
        table.pool[colour] -= table.crew[base + colour]
        for job, name in enumerate(k.JOBS):
            at = own + job * k.COLOURS + colour
            table.pool[colour] += table.placed[at]
            table.placed[at] = placed.get(name, "").count(LETTERS[colour])
            table.pool[colour] -= table.placed[at]
    table.able[seat] = len(supply) + sum(map(len, placed.values()))


def supply_of(game: Game[Table], seat: int) -> str:
    """The workers in the personal supply, as letters."""
    return "".join(LETTERS[c] * game.table.crew[seat * k.COLOURS + c] for c in range(k.COLOURS))


def rich(game: Game[Table], seat: int, money: int, shares: int = 0) -> None:
    table = game.table
    table.bank[0] += table.money[seat] - money
    table.money[seat] = money
    table.share_bank[0] += table.shares[seat] - shares
    table.shares[seat] = shares


def rails(game: Game[Table], seat: int, *spaces: str) -> None:
    """Lay rails of the player board without an action."""
    for space in spaces:
        game.table.rails_left[seat] -= 1
        lay(game.table, seat, BOARD.where["space"][space])


def station(game: Game[Table], seat: int, city: str) -> None:
    number = BOARD.where["city"][city]
    game.table.buildings_left[seat] -= 1
    game.table.stations[seat] |= 1 << number
    if game.table.first_station[number] == FREE:
        game.table.first_station[number] = seat


def office(game: Game[Table], seat: int, section: int) -> None:
    game.table.buildings_left[seat] -= 1
    game.table.offices[seat] |= 1 << section - 1
    if game.table.first_office[section - 1] == FREE:
        game.table.first_office[section - 1] = seat


def city_tile(game: Game[Table], city: str, tile: str) -> None:
    """Lay a certain tile on a city."""
    game.table.city_tile[BOARD.where["city"][city]] = [t.id for t in BOARD.city_tiles].index(tile)


def section_tile(game: Game[Table], section: int, tile: str) -> None:
    game.table.section_tile[section - 1] = [id_ for id_, _ in BOARD.tiles].index(tile)


def deal_tile(game: Game[Table], tile: str) -> None:
    """Turn up a certain deal tile."""
    table = game.table
    number = [id_ for id_, _ in BOARD.deals].index(tile)
    table.deal_pile = [n for n in range(len(BOARD.deals)) if n != number]
    table.deal_used, table.deal = [], number


def hold(game: Game[Table], seat: int, slot: int, tile: str | None, managers: str = "") -> None:
    """Put a milestone tile into a slot, with managers on it."""
    table, at = game.table, seat * k.SLOTS + slot
    table.held[at] = NO_TILE if tile is None else BOARD.milestone_index[tile]
    for colour in range(k.COLOURS):
        spot = at * k.COLOURS + colour
        table.pool[colour] += table.managers[spot] - managers.count(LETTERS[colour])
        table.managers[spot] = managers.count(LETTERS[colour])
    note_slots(table, seat, slot)


def trains(game: Game[Table], seat: int, *up: str, down: tuple[str, ...] = ()) -> None:
    """The trains of a seat, face up and face down."""
    table, count = game.table, len(BOARD.trains)
    for number, train in enumerate(BOARD.trains):
        table.up[seat * count + number] = up.count(train)
        table.down[seat * count + number] = down.count(train)


def place(game: Game[Table], worker: str, job: str) -> Game[Table]:
    """Place a worker given by its letter."""
    game.play(a.PlaceWorker(NAMES[worker], job))
    return game


def why_not(game: Game[Table], action: Action) -> str | None:
    """The code of the refusal; None if the action is legal."""
    refusal = game.refusal(action)
    return None if refusal is None else refusal.code


def rule_of(game: Game[Table], action: Action) -> str:
    refusal = game.refusal(action)
    assert refusal is not None
    return refusal.rule


def legal(game: Game[Table], kind: type[Action]) -> list[Any]:
    """The legal actions of a kind."""
    return [option.action for option in game.options() if type(option.action) is kind]


def does(game: Game[Table], *actions: Action) -> Game[Table]:
    for action in actions:
        game.play(action)
    return game


def deal_round(tile: str, seats: int = 3, shares: int = 5, supply: str = "WWWWW", money: int = 900) -> Game[Table]:
    """A deal round with this tile has just begun."""
    game = ready(seats, supply=supply, shares=shares, money=money)
    deal_tile(game, tile)
    return does(place(game, "W", "telegraph"), a.BuildOffice("3"), a.EndAction())


def at_chicago(worker: str = "W", tile: str = "C2-2", money: int = 1000, supply: str = "WWWWPOGT") -> Game[Table]:
    """A station has just been built in Chicago, which has this tile."""
    game = ready(supply=supply, money=money)
    rails(game, me(game), "W-CHI-1", "W-CHI-2")
    city_tile(game, "chicago", tile)
    return does(place(game, worker, "station"), a.BuildStation("chicago"))


def trade_with(train: str) -> Game[Table]:
    """A trade in which this train may be flipped."""
    game = ready(supply="WWWWWO")
    trains(game, me(game), train)
    return place(game, "W", "trade")


def pass_all(game: Game[Table]) -> Game[Table]:
    """Pass until somebody places a worker again."""
    while game.seat is not None and type(game.decision).__name__ not in ("Turn", "KeepMilestone"):
        game.play(Pass() if game.refusal(Pass()) is None else a.EndAction())
    return game


def me(game: Game[Table]) -> int:
    assert game.seat is not None
    return game.seat
