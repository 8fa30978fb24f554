"""Railway board games: rules, play, analysis.

game = trunkline.new("steel-driver", seats=["Ada", "Ben", "Cas"], seed=7)
game.why(); game.options(); game.play(action)
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from trunkline.core import BadSetup, DataError, DigestMismatch, Game, Outcome, RecordError, Refused, save
from trunkline.core.data import read_file
from trunkline.core.record import Progress
from trunkline.core.record import load as _load
from trunkline.titles import UnknownTitle
from trunkline.titles import every as titles
from trunkline.titles import find as title

__version__ = "0.1.0"
__all__ = [
    "BadSetup",
    "DataError",
    "DigestMismatch",
    "Game",
    "Outcome",
    "RecordError",
    "Refused",
    "UnknownTitle",
    "best_routes",
    "load",
    "new",
    "save",
    "title",
    "titles",
]


def new(
    title_id: str,
    seats: Sequence[str] | int,
    *,
    seed: int | None = None,
    variants: Mapping[str, bool | int | str] | None = None,
    platform: str | None = None,
    board: str | Path | None = None,
) -> Game[Any]:
    """A new game. `platform="18xx.games"` plays by that site's rules where they differ; `board` is a board file."""
    system = title(title_id)
    own = system.load_board(read_file(board), str(board)) if board else None
    return Game(system, seats, seed=seed, variants=variants, platform=platform, board=own)


def best_routes(game: Game[Any], company: str, limit: float | None = None) -> Any:
    """The best train routes of a company now, exact and with proof, unless a `limit` in seconds stops the search."""
    return game.title.best_run(game, company, limit)


def load(path: str | Path, *, board: str | Path | None = None, progress: Progress | None = None) -> Game[Any]:
    """A game from a record, every action checked and the digest compared."""
    raw = read_file(board) if board else None
    return _load(path, title, raw, progress, str(board))
