"""American Rails drawn: the board with all that lies on it, and the table as text for a terminal."""

from trunkline.draw.american_rails.picture import board
from trunkline.draw.american_rails.text import table

__all__ = ["board", "table"]
