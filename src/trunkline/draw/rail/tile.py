"""One tile of a title's sheet as a picture of its own, for pickers and tile sheets."""

from trunkline.draw.rail.faces import tile_picture
from trunkline.draw.svg import document, group
from trunkline.rail.tiles import TileSheet

WIDTH, HEIGHT = 180.0, 204.0


def tile(sheet: TileSheet, name: str, rotation: int = 0) -> str:
    """Tile `name` turned `rotation` times; raises `KeyError` for a tile that the sheet does not have."""
    number = sheet.index[name]
    face = sheet.faces[sheet.face(number, rotation)]
    colour = sheet.colours[face.level - 1]
    centre = f"translate({WIDTH / 2:.0f} {HEIGHT / 2:.0f})"
    return document(
        WIDTH, HEIGHT, f"#{name}", f"{colour}, {rotation}", group(tile_picture(face, colour), transform=centre)
    )
