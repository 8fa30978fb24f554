"""Writing a game as a file of 18xx.games."""

from typing import Any

from trunkline.core import Game


class CannotExport(ValueError):
    """The site cannot play this game: another title, or rules that it does not know."""


def export_game(game: Game[Any]) -> dict[str, Any]:
    """A game as the site stores it; raises `CannotExport`."""
    if game.title.id not in ("1830", "1817"):
        raise CannotExport(f"18xx.games does not know {game.title.name}")
    exported: dict[str, Any] = game.title.part("interop").export(game)
    return exported
