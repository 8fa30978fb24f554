"""Steel Driver drawn: the board with all that lies on it, and the table as text for a terminal."""

from trunkline.draw.steel_driver.picture import board
from trunkline.draw.steel_driver.text import table

__all__ = ["board", "table"]
