"""What is for everybody: the deal tile, the piles of trains, the supply of workers, the piles of milestones."""

from html import escape

from trunkline.core import Text
from trunkline.draw.railroad_revolution import icons, symbols
from trunkline.draw.railroad_revolution import palette as p
from trunkline.draw.svg import element, group, text
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.schema import Deal
from trunkline.titles.railroad_revolution.table import Table

HEAD = 26  # height of a panel's heading


def panel(x: float, y: float, width: float, height: float, said: str = "") -> str:
    """A sheet of paper, with its heading if it has one."""
    sheet = element("rect", x=x, y=y, width=width, height=height, rx=8, fill=p.PAPER, stroke=p.SOFT)
    return sheet + (heading(x, y, said) if said else "")


def heading(x: float, y: float, said: str) -> str:
    return text(x + 10, y + 14, said, 13, fill=p.SOFT, text_anchor="start", font_weight="bold")


def fitting(said: str, width: float, size: float) -> float:
    """The size at which a line fits a width: Latin letters are about half as wide as high, Chinese ones square."""
    columns = sum(0.56 if ord(letter) < 0x2E80 else 1.0 for letter in said)
    return min(size, width / max(1.0, columns))


def deals(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """The face-up tile with its two deals: what is given, an arrow, what comes for it."""
    tile = table.board.file.deal_tiles[table.deal]
    half = (height - HEAD - 2) / 2
    rows = [_deal(said, deal, x + 6, y + HEAD + n * half, width - 12, half - 4) for n, deal in enumerate(tile.deals)]
    named = said.message("draw-deals", {"left": len(table.deal_pile)})
    return panel(x, y, width, height, named) + symbols.deal(x + width - 20, y + 14, 20) + "".join(rows)


def _deal(said: Text, deal: Deal, x: float, y: float, width: float, height: float) -> str:
    name, middle = said.message(f"deal-{deal.symbol.replace('_', '-')}"), y + height / 2 - 8
    price = deal.extra_cost.money
    return group(
        element("title", escape(name)),
        element("rect", x=x, y=y, width=width, height=height, rx=6, fill=p.SHADE, stroke=p.SOFT),
        symbols.share(x + width * 0.2, middle, 30, f"−{deal.share_cost}"),
        symbols.money(x + width * 0.36, middle, 26, price, paid=True) if price else "",
        text(x + width * 0.5, middle, "→", 22, fill=p.SOFT),
        icons.effects(x + width * 0.72, middle, 30, deal.effects),
        text(x + width / 2, y + height - 11, name, fitting(name, width - 10, 12), fill=p.INK),
        data_deal=deal.symbol,
    )


def trains(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """The open piles."""
    board = table.board
    shown = [n for n in range(len(board.trains)) if n != board.start_train]
    step = (width - 6) / len(shown)
    return panel(x, y, width, height, said.message("draw-trains", {"points": board.train_vp})) + "".join(
        train_tile(table, said, n, x + 5 + i * step, y + HEAD, step - 4, height - HEAD - 6, table.piles[n], "up")
        for i, n in enumerate(shown)
    )


def train_tile(
    table: Table, said: Text, n: int, x: float, y: float, width: float, height: float, count: int, face: str
) -> str:
    """A train tile or a pile of them: what it does when it is turned down; face down it is dark."""
    tile = table.board.file.train_tiles[n]
    name, up = said.message(f"train-{tile.id}"), face == "up"
    middle, low = x + width / 2, y + height * 0.56
    inner = (
        icons.effects(middle, low, min(26.0, width / 3), tile.effects, tile.cost.money)
        if up
        else symbols.train(middle, low, min(26.0, width / 3), "#cfd6da") + text(x + 10, y + 11, "↻", 12, fill="#cfd6da")
    )
    ground = p.SHADE if up else p.STEEL
    return group(
        element("title", escape(f"{name}, {said.message(f'face-{face}')}")),
        element(
            "rect", x=x, y=y, width=width, height=height, rx=5, fill=ground, stroke=p.INK, opacity=1 if count else 0.35
        ),
        symbols.train(x + 15, y + 12, 20) if up else "",
        text(x + width - 12, y + 12, f"×{count}", 12, fill=p.INK if up else p.PAPER, font_weight="bold"),
        inner,
        text(middle, y + height - 8, name, fitting(name, width - 6, 10), fill=p.SOFT if up else p.PAPER),
        data_train=tile.id,
        data_face=face,
    )


def supply(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """Workers in the general supply."""
    step = width / k.COLOURS
    figures = []
    for colour in range(k.COLOURS):
        name, middle = table.board.colours[colour], x + step * (colour + 0.5)
        figures.append(
            group(
                element("title", escape(said.message(f"worker-{name}"))),
                symbols.worker(middle - 11, y + HEAD + (height - HEAD) / 2 - 3, 34, colour),
                text(middle + 17, y + HEAD + (height - HEAD) / 2, str(table.pool[colour]), 16, fill=p.INK),
                data_worker=name,
            )
        )
    return panel(x, y, width, height, said.message("draw-supply")) + "".join(figures)


def piles(table: Table, said: Text, x: float, y: float, width: float, height: float) -> str:
    """The face-down milestones, by letter."""
    parts = [panel(x, y, width, height, said.message("draw-piles"))]
    step, tall = width / max(1, len(table.unseen)), height - HEAD - 10
    for n, (name, unseen) in enumerate(table.unseen.items()):
        left, middle = x + (n + 0.5) * step - 36, y + HEAD + tall / 2
        for shift in (5, 2, 0):
            parts.append(
                element(
                    "rect", x=left + shift, y=y + HEAD + shift, width=40, height=tall, rx=4, fill=p.BROWN, stroke=p.INK
                )
            )
        parts.append(text(left + 20, middle, name, 20, fill=p.GOLD, font_weight="bold"))
        parts.append(text(left + 62, middle, f"×{len(unseen) + len(table.under[name])}", 15, fill=p.INK))
    return "".join(parts)
