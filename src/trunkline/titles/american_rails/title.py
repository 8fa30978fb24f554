"""American Rails as a title: setup (rules S), the view, sums and worth."""

from typing import Any

from trunkline.core import Action, Bid, Board, Game, Pass, Step, Title, Variant, move
from trunkline.core.refusal import Fact
from trunkline.titles.american_rails import actions
from trunkline.titles.american_rails.board import PACKAGE, RailsBoard, load_board
from trunkline.titles.american_rails.events import BankerDrawn, CompanyRemoved
from trunkline.titles.american_rails.income import city_values
from trunkline.titles.american_rails.preparation import Preparation
from trunkline.titles.american_rails.table import RailsTable


class AmericanRails(Title):
    """Tim Harrison's game in the edition of Quined Games."""

    id = "american-rails"
    name = "American Rails"
    package = PACKAGE
    board_file = "board.json"
    seats = (3, 5)
    rules = "1"
    minutes = 90
    weight = 3
    actions = (
        Bid,
        Pass,
        actions.OfferShare,
        actions.StartTrack,
        actions.MoveTrain,
        actions.Develop,
        actions.Fund,
        actions.TakeCash,
        actions.DrainOthers,
        actions.ExpandInstead,
        actions.LayTrack,
        actions.Done,
    )
    variants = (Variant("cash65", (False, True), default=False, rule="AR S9"),)

    def load_board(self, raw: bytes, source: str) -> Board:
        return load_board(raw, source)

    def start(self, game: Game[Any]) -> Step[Any]:
        board, seats = game.board, len(game.seats)
        assert isinstance(board, RailsBoard)
        table = RailsTable(board, seats)
        game.table = table
        setup = board.setup
        for _ in range(setup.removed_companies[seats]):  # S3
            out = game.chance.pick(list(table.playing))
            table.playing = tuple(company for company in table.playing if company != out)
            game.emit(CompanyRemoved(board.companies[out].id))
        for company in table.playing:  # S4
            table.supply[company] -= setup.income_marker_cubes
        cash = setup.first_edition_cash if game.variants["cash65"] else setup.start_cash
        for seat in range(seats):  # S9
            move(table.bank, 0, table.cash, seat, cash[seats], owing=True)
        table.banker = game.chance.below(seats)  # S8, ruling 21
        game.emit(BankerDrawn(table.banker))
        return Preparation(table.banker, list(table.playing))

    def view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        table: RailsTable = game.table
        board = table.board
        return {
            "year": table.year,
            "banker": table.banker,
            "order": table.order[:],
            "spaces": [space.id for space in board.spaces],
            "trains": _columns(table),
            "houses_left": table.stock[0],
            "players": [
                {"cash": cash, "shares": {board.companies[c].id: n for c, n in _shares(table, seat)}}
                for seat, cash in enumerate(table.cash)
            ],
            "companies": [_company(table, company) for company in range(len(board.companies))],
            "hexes": {
                name: [company.id for n, company in enumerate(board.companies) if table.cubes[where] >> n & 1]
                for where, name in enumerate(board.hexes)
                if table.cubes[where]
            },
            "houses": [city.id for city, house in zip(board.cities, table.houses, strict=True) if house],
        }

    def totals(self, game: Game[Any]) -> dict[str, int]:
        table: RailsTable = game.table
        companies = table.board.companies
        sums = {
            "money": table.bank[0] + sum(table.cash) + sum(table.treasury),
            "houses": table.stock[0] + sum(table.houses),
        }
        for number, company in enumerate(companies):
            marker = table.board.setup.income_marker_cubes if number in table.playing else 0
            on_map = sum(there >> number & 1 for there in table.cubes)
            held = sum(table.held[number :: len(companies)])
            sums[f"cubes of {company.id}"] = table.supply[number] + on_map + marker
            sums[f"shares of {company.id}"] = table.unsold[number] + table.gone[number] + held
        return sums

    def worth(self, game: Game[Any]) -> list[int]:
        table: RailsTable = game.table
        return table.cash[:]  # E2, ruling 45

    def option_facts(self, game: Game[Any], action: Action) -> dict[str, Fact]:
        table: RailsTable = game.table
        if isinstance(action, actions.LayTrack):
            return {"price": table.cost[table.board.hex_index[action.hex]]}
        if isinstance(action, actions.StartTrack):
            return {"income": city_values(table, table.board.city_index[action.city])[0]}
        return {}

    def name_of(self, board: Board, kind: str, value: str) -> str | None:
        assert isinstance(board, RailsBoard)
        if kind == "city" and value in board.city_index:
            return board.cities[board.city_index[value]].name
        if kind == "hex" and value in board.hex_index:
            city = board.city_at[board.hex_index[value]]
            return f"{board.cities[city].name} ({value})" if city >= 0 else value
        if kind == "company" and value in board.company_index:
            return board.companies[board.company_index[value]].name
        return None


def _shares(table: RailsTable, seat: int) -> list[tuple[int, int]]:
    return [(c, n) for c in range(len(table.treasury)) if (n := table.shares_of(seat, c))]


def _columns(table: RailsTable) -> list[dict[str, int]]:
    """Per column the seats whose trains went there this year, by space."""
    spaces = table.board.spaces
    columns = range(table.board.setup.columns)
    return [
        {
            space.id: table.trains[column * len(spaces) + row]
            for row, space in enumerate(spaces)
            if table.trains[column * len(spaces) + row] >= 0
        }
        for column in columns
    ]


def _company(table: RailsTable, number: int) -> dict[str, Any]:
    company, playing = table.board.companies[number], number in table.playing
    return {
        "company": company.id,
        "playing": playing,
        "treasury": table.treasury[number],
        "income": table.income[number],
        "supply": table.supply[number] if playing else 0,
        "unsold": table.unsold[number] if playing else 0,
        "gone": table.gone[number],
        "sold": table.sold(number),
        "special": table.special[number],
    }


TITLE = AmericanRails()
