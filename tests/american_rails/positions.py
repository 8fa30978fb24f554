"""Positions of American Rails for tests: any phase, with the shares, track and money that a rule needs."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import trunkline
from trunkline.bots import ask, make
from trunkline.core import Action, Bid, Event, Game, Pass, Refusal, move
from trunkline.titles.american_rails.actions import Done, LayTrack, MoveTrain, OfferShare, StartTrack
from trunkline.titles.american_rails.income import build_house, put_cube
from trunkline.titles.american_rails.table import RailsTable
from trunkline.titles.american_rails.years import Year

EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
COMPANIES = ("american", "national", "continental", "majestic", "liberty", "republic")

Rails = Game[RailsTable]


def new(seats: int | Sequence[str] = 4, seed: int = 1, **settings: Any) -> Rails:
    """A new game, at the start of the preparation round."""
    return trunkline.new("american-rails", seats, seed=seed, **settings)


def number(company: str) -> int:
    return COMPANIES.index(company)


def years(
    seats: int | Sequence[str] = 4,
    shares: Mapping[str, Mapping[int, int]] | None = None,
    track: Mapping[str, Sequence[str]] | None = None,
    treasury: Mapping[str, int] | None = None,
    year: int = 1851,
) -> Rails:
    """The first phase of a year, seats in order: `shares` per company and seat, `track` from an id of a city on."""
    game = new(seats)
    table = game.table
    table.playing = tuple(range(len(COMPANIES)))
    table.order = list(range(len(game.seats)))
    table.year = year
    game.stack[:] = [Year(year)]
    for company, owners in (shares or {}).items():
        for seat, count in owners.items():
            give(game, seat, company, count)
    for company, hexes in (track or {}).items():
        for place in hexes:
            lay(game, company, place)
    for company, amount in (treasury or {}).items():
        move(table.bank, 0, table.treasury, number(company), amount, owing=True)
    game._settle()
    return game


def give(game: Rails, seat: int, company: str, count: int = 1) -> None:
    table = game.table
    move(table.unsold, number(company), table.held, seat * len(COMPANIES) + number(company), count)


def lay(game: Rails, company: str, place: str) -> None:
    """A cube on a hex or in a city, free of cost."""
    table = game.table
    board = table.board
    where = board.city_hex[board.city_index[place]] if place in board.city_index else board.hex_index[place]
    move(table.supply, number(company), table.laid, number(company), 1)
    put_cube(game, number(company), where)


def develop(game: Rails, city: str) -> None:
    build_house(game, game.table.board.city_index[city])


def set_cash(game: Rails, *cash: int) -> None:
    table = game.table
    for seat, amount in enumerate(cash):
        move(table.cash, seat, table.bank, 0, table.cash[seat])
        move(table.bank, 0, table.cash, seat, amount, owing=True)


def play(game: Rails, *actions: Action) -> list[Event]:
    """Play all actions, each for the seat whose turn it is; the events of the last one."""
    events: list[Event] = []
    for action in actions:
        events = game.play(action)
    return events


def go(game: Rails, *spaces: str) -> list[Event]:
    """Move one train after another."""
    return play(game, *(MoveTrain(space) for space in spaces))


def move_to(game: Rails, space: str) -> None:
    """Move a train and leave the action undone."""
    seat = game.seat
    play(game, MoveTrain(space))
    if game.seat == seat and Done in game.decision.takes:
        play(game, Done())


def refusal(game: Rails, action: Action) -> Refusal:
    found = game.refusal(action)
    assert found is not None, f"{action} is legal"
    return found


def legal(game: Rails) -> list[Action]:
    return [option.action for option in game.options()]


def income(game: Rails, company: str) -> int:
    return game.table.income[number(company)]


def treasury(game: Rails, company: str) -> int:
    return game.table.treasury[number(company)]


def hexes_open(game: Rails, company: str) -> set[str]:
    """Where a company may place a cube now."""
    return {action.hex for action in legal(game) if isinstance(action, LayTrack) and action.company == company}


def sell(game: Rails, company: str, buyer: int, price: int, city: str | None = None) -> None:
    """Pick a company where one is asked for, and let `buyer` win its share at `price`."""
    if any(isinstance(action, OfferShare) for action in legal(game)):
        play(game, OfferShare(company))
    while type(game.decision).__name__.endswith("Auction"):
        play(game, Bid(price) if game.seat == buyer else Pass())
    if city:
        play(game, StartTrack(city))


def pass_out(game: Rails, company: str) -> None:
    """Pick a company whose share nobody wants."""
    if any(isinstance(action, OfferShare) for action in legal(game)):
        play(game, OfferShare(company))
    while type(game.decision).__name__.endswith("Auction"):
        play(game, Pass())


def prepared(seats: int = 4, seed: int = 1) -> Rails:
    """A game whose preparation round is over: the banker's neighbours buy one after another."""
    game = new(seats, seed)
    cities = iter(("chicago", "buffalo", "st_louis", "atlanta", "boston", "memphis"))
    for turn, company in enumerate(list(game.table.playing)):
        sell(game, COMPANIES[company], (game.table.banker + turn) % seats, 10, next(cities))
    return game


def walk(seats: int, seed: int, bot: str = "random") -> Iterator[Rails]:
    """A game in all its positions."""
    game, player = new(seats, seed), make(bot, seed)
    while game.seat is not None:
        yield game
        game.play(ask(player, game))
    yield game
