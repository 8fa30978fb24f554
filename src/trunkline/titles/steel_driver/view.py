"""The table as JSON-ready data; nothing is hidden in Steel Driver [1.5]."""

from typing import Any

from trunkline.core import Game
from trunkline.titles.steel_driver.table import NOBODY, UNBUILT, Table


def view(game: Game[Table]) -> dict[str, Any]:
    table = game.table
    board = table.board
    names = [company.id for company in board.companies]
    return {
        "round": table.round,
        "rounds": board.figures.rounds,
        "active": table.active,
        "supply": table.supply[0],
        "seats": [
            {
                "cubes": table.cubes[seat],
                "cash": table.cash[seat],
                "shares": {name: table.shares_of(seat, company) for company, name in enumerate(names)},
            }
            for seat in range(len(table.cubes))
        ],
        "companies": [_company(table, company) for company in range(len(names))],
        "order": [names[company] for company in table.order],
        "passed": [names[company] for company in table.passed],
        "track": {
            board.links[link].id: names[company] for link, company in enumerate(table.track) if company != UNBUILT
        },
        "goods": [board.cities[city].id for city, lies in enumerate(table.lying) if lies],
        "transcontinental": table.transcontinental or None,
    }


def _company(table: Table, company: int) -> dict[str, Any]:
    board = table.board
    control, origin = table.control[company], table.origin[company]
    return {
        "company": board.companies[company].id,
        "cubes": table.boxes[company],
        "controller": None if control == NOBODY else control,
        "last_controller": None if table.last[company] == NOBODY else table.last[company],
        "profit": table.profit[company],
        "shares_left": table.stock[company],
        "track_left": table.pieces[company],
        "origin": None if origin == NOBODY else board.cities[origin].id,
        "cities": [city.id for number, city in enumerate(board.cities) if table.net[company] >> number & 1],
        "goods": dict(zip(board.goods, table.goods_of(company), strict=True)),
        "bonus": table.bonus[company],
    }
