"""Positions of Steel Driver for tests: any phase, with the track, cubes and shares that a rule needs."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import trunkline
from trunkline.core import Event, Game, Refusal, move
from trunkline.titles.steel_driver.actions import BuildLink, HandOn, OfferControl
from trunkline.titles.steel_driver.building import Building, build
from trunkline.titles.steel_driver.final import FinalScoring
from trunkline.titles.steel_driver.rounds import Rounds
from trunkline.titles.steel_driver.table import Table

EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
COMPANIES = ("red", "yellow", "green", "blue", "grey", "brown")


def new(seats: int | Sequence[str] = 4, **settings: Any) -> Game[Table]:
    return trunkline.new("steel-driver", seats, seed=1, **settings)


def number(company: str) -> int:
    return COMPANIES.index(company)


def fund(game: Game[Table], company: str, cubes: int) -> None:
    """Give a box so many cubes from the supply."""
    move(game.table.supply, 0, game.table.boxes, number(company), cubes)


def lay(game: Game[Table], company: str, link: str) -> None:
    """Lay a link with cubes from the supply; a first link begins at its start city."""
    table = game.table
    board = table.board
    a, b = board.ends[board.link_index[link]]
    net = table.net[number(company)] or board.start_cities
    city = a if net >> b & 1 else b
    fund(game, company, board.costs[board.link_index[link]])
    build(game, number(company), board.arcs[link, board.cities[city].id])


def give_share(game: Game[Table], seat: int, company: str, shares: int = 1) -> None:
    table = game.table
    move(table.stock, number(company), table.shares, seat * len(COMPANIES) + number(company), shares)
    table.last[number(company)] = seat


def building(
    cubes: Mapping[str, int],
    *,
    laid: Mapping[str, Sequence[str]] | None = None,
    control: Mapping[str, int] | None = None,
    seats: int = 4,
    round: int = 1,
) -> Game[Table]:
    """Phase 3 begins: `cubes` in the boxes, `laid` track; seat 0 controls every company with cubes, if not told."""
    game = new(seats)
    table = game.table
    for seat in range(seats):
        move(table.cubes, seat, table.supply, 0, table.cubes[seat])
    for company, links in (laid or {}).items():
        for link in links:
            lay(game, company, link)
    for company, count in cubes.items():
        fund(game, company, count)
    for company, seat in (control or dict.fromkeys(cubes, 0)).items():
        table.control[number(company)] = table.last[number(company)] = seat
    table.round = round
    game.stack[:] = [Rounds(phase=3, round=round)]
    Building.begin(game)
    game._settle()
    return game


def final(
    laid: Mapping[str, Sequence[str]],
    shares: Mapping[str, Mapping[int, int]],
    *,
    last: Mapping[str, int] | None = None,
    order: Sequence[str] = COMPANIES,
    seats: int = 4,
) -> Game[Table]:
    """The final scoring begins: `shares` per company and seat, `last` controllers."""
    game = new(seats)
    for company, links in laid.items():
        for link in links:
            lay(game, company, link)
    for company, holders in shares.items():
        for seat, count in holders.items():
            give_share(game, seat, company, count)
    for company, seat in (last or {}).items():
        game.table.last[number(company)] = seat
    game.table.order = [number(company) for company in order]
    game.table.round = game.table.board.figures.rounds
    game.stack.clear()
    FinalScoring.begin(game)
    if game.stack:
        game._settle()
    return game


def offer(company: str, amount: int = 1) -> OfferControl:
    return OfferControl(company, amount)


HAND_ON = HandOn()


def link(name: str, city: str) -> BuildLink:
    return BuildLink(name, city)


def links(game: Game[Table]) -> set[str]:
    """The links that can be built now."""
    return {option.action.link for option in game.options() if isinstance(option.action, BuildLink)}


def kinds(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def only(events: Sequence[Event], kind: type[Event]) -> Any:
    """The one event of this kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1
    return found[0]


def reason(game: Game[Table], action: Any) -> tuple[str, str]:
    """Code and rule of the refusal."""
    refusal = game.refusal(action)
    assert isinstance(refusal, Refusal)
    return refusal.code, refusal.rule
