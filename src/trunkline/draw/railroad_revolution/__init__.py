"""Railroad Revolution drawn: the board with all that lies on it, and the table as text for a terminal."""

from trunkline.draw.railroad_revolution.picture import board
from trunkline.draw.railroad_revolution.terminal import table

__all__ = ["board", "table"]
