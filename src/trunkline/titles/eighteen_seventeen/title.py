"""1817: companies are founded, merged, bought and sold short."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Accept, BadSetup, Bid, Board, Decline, Pass, Title
from trunkline.core.step import Step
from trunkline.rail.actions import (
    BuyShare,
    BuyTrain,
    DiscardTrain,
    KeepRevenue,
    PayDividend,
    PlaceToken,
    RunTrains,
    SellShares,
)
from trunkline.rail.runs import BestRun, best_run
from trunkline.titles.eighteen_seventeen import actions, running, showing
from trunkline.titles.eighteen_seventeen.board import Board1817
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.cycle import Rounds
from trunkline.titles.eighteen_seventeen.table import Table1817
from trunkline.titles.eighteen_seventeen.variants import VARIANTS


class Title1817(Title):
    """1817 by Craig Bartell and Tim Flowers."""

    id = "1817"
    name = "1817"
    package = "trunkline.titles.eighteen_seventeen"
    seats = (3, 12)
    usual_seats = 7
    rules = "1"
    minutes = 420
    weight = 5
    actions = (
        Pass,
        Bid,
        Accept,
        Decline,
        PlaceToken,
        RunTrains,
        PayDividend,
        KeepRevenue,
        BuyTrain,
        DiscardTrain,
        BuyShare,
        SellShares,
        actions.OpenAuction,
        actions.SellShort,
        actions.StartCompany,
        actions.AddPrivate,
        actions.ChooseSize,
        actions.TakeLoan,
        actions.RepayLoan,
        actions.BuyOwnShares,
        actions.LayTile,
        actions.PlaceBridge,
        actions.RemoveMarker,
        actions.PayHalf,
        actions.Convert,
        actions.Merge,
        actions.OfferForSale,
        actions.ChooseBuyer,
        actions.DeclareBankruptcy,
    )
    variants = VARIANTS
    strings = ("trunkline.rail",)

    def load_board(self, raw: bytes, source: str) -> Board:
        return Board1817(raw, source)

    def start(self, game: Game1817) -> Step[Any]:
        board = game.board
        assert isinstance(board, Board1817)
        seats = len(game.seats)
        if seats > self.usual_seats and not game.variants["more_players"]:
            raise BadSetup(
                f"without more_players (rule 1817 9.2) 1817 is for up to {self.usual_seats} seats, not {seats}"
            )
        game.table = Table1817(board, seats, board.tables[seats].cash)
        return Rounds()

    def best_run(self, game: Game1817, company: str, limit: float | None = None) -> BestRun:
        table = game.table
        number = table.board.company_index[company]
        kinds = sorted(table.trains.owned[number])
        names, trains = [table.board.roster.ids[kind] for kind in kinds], [running.train(game, kind) for kind in kinds]
        return best_run(table.track, (number, company), names, trains, running.rules(game), limit)

    def view(self, game: Game1817, seat: int | None) -> dict[str, Any]:
        return showing.view(game)

    def totals(self, game: Game1817) -> dict[str, int]:
        return showing.totals(game.table)

    def worth(self, game: Game1817) -> list[int]:
        return showing.worth(game.table)

    def worth_parts(self, game: Game1817) -> dict[str, list[int]]:
        return showing.worth_parts(game.table)

    def name_of(self, board: Board, kind: str, value: str) -> str | None:
        assert isinstance(board, Board1817)
        if kind == "company" and value in board.company_index:
            return board.companies[board.company_index[value]].id
        if kind == "private" and value in board.private_index:
            return board.privates[board.private_index[value]].name
        if kind in ("hex", "city"):
            return hex_name(board, value)
        return None

    def named_ids(self) -> dict[str, Iterable[str]]:
        assert isinstance(self.board, Board1817)
        return {"company": self.board.company_index, "private": self.board.private_index}


def hex_name(board: Board1817, value: str) -> str | None:
    """A hex or city with the name printed on the map."""
    coord = value.partition(":")[0]
    number = board.layout.hexes.index.get(coord)
    return None if number is None else board.layout.hexes.specs[number].said(value)


TITLE = Title1817()
