"""Options that come up again and again, made once: a stock turn offers dozens of them."""

from trunkline.core.action import Pass
from trunkline.core.option import Option, Range
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.rail.market import Chart
from trunkline.titles.eighteen_thirty.actions import LayTile, StartCompany
from trunkline.titles.eighteen_thirty.specs import CompanySpec

OFFERING, POOL = 0, 1
SOURCES = ("offering", "pool")
PASS = Option(Pass())


class Menu:
    """Options by company: `buy[company][source]`, `sell[company][most]`, `start[company]` dearest first."""

    __slots__ = ("buy", "lays", "sell", "start")

    def __init__(self, companies: tuple[CompanySpec, ...], chart: Chart, size: int) -> None:
        self.buy = tuple(tuple(Option(BuyShare(item.id, source)) for source in SOURCES) for item in companies)
        self.sell = tuple(
            tuple(Option(SellShares(item.id, 1), Range(1, most)) if most else PASS for most in range(size + 1))
            for item in companies
        )
        prices = sorted((chart.prices[cell] for cell in chart.par_cells), reverse=True)
        self.start = tuple(
            tuple((price, Option(StartCompany(item.id, price))) for price in prices) for item in companies
        )
        self.lays: dict[tuple[int, int], Option] = {}

    def lay(self, number: int, face: int, coord: str, tile: str, rotation: int) -> Option:
        """The option to lay a face on a hex."""
        found = self.lays.get((number, face))
        if found is None:
            found = self.lays[number, face] = Option(LayTile(coord, tile, rotation))
        return found
