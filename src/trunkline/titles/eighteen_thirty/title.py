"""1830: Railways & Robber Barons, as a title."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.core import Accept, Bid, Board, Decline, Pass, Step, Title
from trunkline.core.action import Action
from trunkline.core.title import Variant
from trunkline.rail import actions as shared
from trunkline.rail.routes import Train
from trunkline.rail.runs import BestRun, best_run
from trunkline.titles.eighteen_thirty import actions as own
from trunkline.titles.eighteen_thirty import ending, running, view
from trunkline.titles.eighteen_thirty.board import PACKAGE, Board1830
from trunkline.titles.eighteen_thirty.rounds import EighteenThirty
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.variants import VARIANTS

if TYPE_CHECKING:
    from trunkline.core.game import Game


class Title1830(Title):
    """Two to six players found, run and ruin the railways of the American northeast."""

    id = "1830"
    name = "1830"
    package = PACKAGE
    seats = (2, 6)
    rules = "1"
    minutes = 240
    weight = 5
    strings: ClassVar[tuple[str, ...]] = ("trunkline.rail",)
    variants: ClassVar[tuple[Variant, ...]] = VARIANTS
    actions: ClassVar[tuple[type[Action], ...]] = (
        Pass,
        Bid,
        Accept,
        Decline,
        own.BuyPrivate,
        own.SellPrivate,
        own.BidPrivate,
        own.StartCompany,
        own.SetPar,
        own.TradePrivate,
        own.LayTile,
        own.UsePrivate,
        own.ChooseCity,
        own.DeclareBankruptcy,
        shared.BuyShare,
        shared.SellShares,
        shared.PlaceToken,
        shared.RunTrains,
        shared.PayDividend,
        shared.KeepRevenue,
        shared.BuyTrain,
        shared.DiscardTrain,
    )

    def load_board(self, raw: bytes, source: str) -> Board:
        return Board1830(raw, source)

    def start(self, game: "Game[Any]") -> Step[Any]:
        board: Board1830 = game.board  # type: ignore[assignment]
        variants = game.variants
        beginner = variants["beginner"]
        bank = board.setup.bank
        if beginner or variants["bank"] == "short":
            bank -= int(variants["bank_reduction"])
        table = Table1830(board, len(game.seats), bank)
        for company in range(len(board.companies)):
            table.shares.form(company, board.shares.size)
            table.track.reserve(company, *board.homes[company])
        for kind, item in enumerate(board.roster.specs):
            if item.count_with_option is not None and (beginner or variants["third_6_train"]):
                table.trains.left[kind] = item.count_with_option
            if item.trade_in is not None:
                if beginner or variants["no_diesels"]:
                    table.trains.left[kind] = 0
                elif variants["diesel_supply"] == "six" and item.physical_count is not None:
                    table.trains.left[kind] = item.physical_count
        game.table = table
        return EighteenThirty()

    def view(self, game: "Game[Any]", seat: int | None) -> dict[str, Any]:
        return view.table(game, seat)

    def best_run(self, game: "Game[Any]", company: str, limit: float | None = None) -> BestRun:
        table: Table1830 = game.table
        number, roster = table.board.company_index[company], table.board.roster
        kinds = table.trains.owned[number]
        trains = [Train(roster.stops[kind] or None) for kind in kinds]
        names = [roster.ids[kind] for kind in kinds]
        return best_run(table.track, (number, company), names, trains, running.route_rules(game), limit)

    def seen_by(self, game: "Game[Any]", seat: int | None) -> "Game[Any]":
        return view.seen_by(game, seat)

    def totals(self, game: "Game[Any]") -> dict[str, int]:
        table: Table1830 = game.table
        shares = table.shares
        found = {"money": table.bank[0] + sum(table.cash) + sum(table.treasury)}
        for company, item in enumerate(table.board.companies):
            found[f"shares {item.id}"] = sum(row[company] for row in shares.held)
            found[f"tokens {item.id}"] = table.tokens[company] + len(table.track.cities_of(company))
        return found

    def worth(self, game: "Game[Any]") -> list[int]:
        return list(game.ended.worth) if game.ended is not None else ending.worth(game.table)

    def worth_parts(self, game: "Game[Any]") -> dict[str, list[int]]:
        table: Table1830 = game.table
        cash, shares = table.cash[:], ending.share_values(table)
        privates = [whole - one - more for whole, one, more in zip(self.worth(game), cash, shares, strict=True)]
        return {"cash": cash, "shares": shares, "privates": privates}

    def name_of(self, board: Board, kind: str, value: str) -> str | None:
        own_board: Board1830 = board  # type: ignore[assignment]
        return own_board.name_of(kind, value)

    def named_ids(self) -> dict[str, Iterable[str]]:
        own_board: Board1830 = self.board  # type: ignore[assignment]
        return {"company": own_board.company_index, "private": own_board.private_index}


TITLE = Title1830()
