"""Steel Driver as a title."""

from typing import Any

from trunkline.core import Action, Bid, Game, Pass, Step, Title, Variant
from trunkline.core import Board as CoreBoard
from trunkline.core.refusal import Fact
from trunkline.titles.steel_driver import worth
from trunkline.titles.steel_driver.actions import BuildLink, HandOn, OfferControl, TakeGoods
from trunkline.titles.steel_driver.board import PACKAGE, Board, load_board
from trunkline.titles.steel_driver.building import Building, profit_of
from trunkline.titles.steel_driver.rounds import Rounds
from trunkline.titles.steel_driver.table import UNBUILT, Table
from trunkline.titles.steel_driver.view import view


class SteelDriver(Title):
    """3 to 6 seats; no chance, nothing hidden [1.1, 1.5]."""

    id = "steel-driver"
    name = "Steel Driver"
    package = PACKAGE
    seats = (3, 6)
    rules = "1"
    minutes = 90
    weight = 2
    actions = (OfferControl, HandOn, Bid, Pass, BuildLink, TakeGoods)
    # The rulebook's first active player is the youngest; here the first seat or one drawn by lot [2.4, A30].
    variants = (Variant("opener", ("first", "drawn"), "first", rule="SD A30"),)

    def load_board(self, raw: bytes, source: str) -> Board:
        return load_board(raw, source)

    def start(self, game: Game[Any]) -> Step[Any]:
        seats = len(game.header.seats)
        active = game.chance.below(seats) if game.variants["opener"] == "drawn" else 0
        assert isinstance(game.board, Board)
        game.table = Table(game.board, seats, active)
        return Rounds()

    def view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        return view(game)

    def totals(self, game: Game[Any]) -> dict[str, int]:
        table: Table = game.table
        built = sum(company != UNBUILT for company in table.track)
        return {
            "cubes": table.supply[0] + sum(table.cubes) + sum(table.boxes),
            "cash": table.bank[0] + sum(table.cash),
            "shares": sum(table.stock) + sum(table.shares),
            "track": sum(table.pieces) + built,
            "goods": sum(table.goods_supply) + sum(table.lying) + sum(table.held),
        }

    def worth(self, game: Game[Any]) -> list[int]:
        return worth.projected_worth(game)

    def option_facts(self, game: Game[Any], action: Action) -> dict[str, Fact]:
        board, top = game.table.board, game.decision
        if isinstance(action, BuildLink) and isinstance(top, Building):
            profit = profit_of(game.table, top.company, board.city_index[action.city])
            return {"cost": board.costs[board.link_index[action.link]], "profit": profit}
        if isinstance(action, TakeGoods):
            return {"goods": board.cities[board.city_index[action.city]].colour}
        return {}

    def name_of(self, board: CoreBoard, kind: str, value: str) -> str | None:
        assert isinstance(board, Board)
        if kind == "city" and value in board.city_index:
            return board.cities[board.city_index[value]].name
        if kind == "link" and value in board.link_index:
            a, b = board.ends[board.link_index[value]]
            return f"{board.cities[a].name} – {board.cities[b].name}"
        return None


TITLE = SteelDriver()
