"""Railroad Revolution as a title."""

from typing import Any

import msgspec

from trunkline.core import Game, Pass, Step, Title, decode
from trunkline.core.chance import Chance
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import RevolutionBoard
from trunkline.titles.railroad_revolution.checks import check
from trunkline.titles.railroad_revolution.rounds import Rounds
from trunkline.titles.railroad_revolution.schema import BoardFile
from trunkline.titles.railroad_revolution.scoring import score, worth
from trunkline.titles.railroad_revolution.setup import lay_out
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.view import view

UNKNOWN_SEED = -1  # what a seat knows of the seed


class RailroadRevolution(Title):
    """Marco Canetta's and Stefania Niccolini's game of railways and the telegraph."""

    id = "railroad-revolution"
    name = "Railroad Revolution"
    package = "trunkline.titles.railroad_revolution"
    board_file = "board.json"
    seats = (2, 4)
    rules = "1"
    minutes = 120
    weight = 3
    actions = (
        a.ChooseStartingTile,
        a.PlaceWorker,
        a.BuildStation,
        a.BuildRail,
        a.BuildOffice,
        a.SellPiece,
        a.PayPrice,
        a.TakeReward,
        a.TakeBonus,
        a.UseTile,
        a.UseAbility,
        a.EndAction,
        a.AdvanceMarker,
        a.TakeWorker,
        a.GiveUpWorker,
        a.PromoteWorker,
        a.FlipTrain,
        a.TakeTrain,
        a.DoDeal,
        a.ChooseMilestone,
        a.SellShares,
        a.HireWorker,
        Pass,
    )

    def load_board(self, raw: bytes, source: str) -> RevolutionBoard:
        file = decode(raw, BoardFile, source)
        check(file, source)
        return RevolutionBoard(file)

    def start(self, game: Game[Any]) -> Step[Any]:
        board = game.board
        assert isinstance(board, RevolutionBoard)
        lay_out(game, board, len(game.seats))
        return Rounds()

    def view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        return view(game)

    def seen_by(self, game: Game[Any], seat: int | None) -> Game[Any]:
        """The same table: nothing in it is hidden. What piles will give lies in the seed alone, which is taken out."""
        twin: Game[Any] = object.__new__(type(game))
        twin.title, twin.board, twin.variants = game.title, game.board, game.variants
        twin.header = msgspec.structs.replace(game.header, seed=UNKNOWN_SEED)
        twin.opening = game.opening
        twin.table, twin.stack, twin.log, twin.ended = game.table, game.stack, game.log, game.ended
        twin.chance = Chance(UNKNOWN_SEED, game.chance.count)
        twin._kept, twin._events, twin._revealed = [], [], False
        return twin

    def totals(self, game: Game[Any]) -> dict[str, int]:
        table: Table = game.table
        board, count = table.board, len(table.board.trains)
        sums = {"money": sum(table.money) + table.bank[0], "shares": sum(table.shares) + table.share_bank[0]}
        for colour, name in enumerate(board.colours):
            held = (table.pool, table.dealt, table.crew, table.placed, table.managers)
            sums[f"workers-{name}"] = sum(sum(workers[colour :: k.COLOURS]) for workers in held)
        laid = sum(map(int.bit_count, table.rails))
        built = sum(map(int.bit_count, (*table.stations, *table.offices)))
        sums["rails"] = sum((*table.rails_left, *table.spare_rail, *table.gone_rails)) + laid
        sums["buildings"] = sum((*table.buildings_left, *table.spare_building, *table.gone_buildings)) + built
        for number, name in enumerate(board.trains):
            sums[name] = table.piles[number] + sum(table.up[number::count]) + sum(table.down[number::count])
        done = [tile for tiles in table.done for tile in tiles]
        for group, unseen in table.unseen.items():
            shown = [tile for step in game.stack for tile in getattr(step, "tiles", ())]
            owned = [tile for tile in (*table.held, *done, *shown) if tile >= 0]
            mine = sum(board.milestones[tile].group == group for tile in owned)
            sums[f"milestones-{group}"] = len(unseen) + len(table.under[group]) + mine
        sums["deals"] = len(table.deal_pile) + len(table.deal_used) + 1
        return sums

    def worth(self, game: Game[Any]) -> list[int]:
        return [worth(game.table, seat) for seat in range(game.table.seats)]

    def worth_parts(self, game: Game[Any]) -> dict[str, list[int]]:
        scores = [score(game.table, seat) for seat in range(game.table.seats)]
        names = ("trains", "milestones", "tracks", "links")
        return {name: list(points) for name, points in zip(names, zip(*scores, strict=True), strict=True)}

    def name_of(self, board: Any, kind: str, value: str) -> str | None:
        names: dict[str, str] = {"city": board.city_names, "space": board.space_names}.get(kind, {})
        return names.get(value)


TITLE = RailroadRevolution()
