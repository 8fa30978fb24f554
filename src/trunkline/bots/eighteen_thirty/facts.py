"""What the policy works out once per board: distances, what places are worth, how long trains last."""

from functools import lru_cache

from trunkline.rail.hexes import NONE
from trunkline.titles.eighteen_thirty.board import Board1830
from trunkline.titles.eighteen_thirty.table import Table1830

DECAY = 0.55  # what a place is worth one hex further away
NEAREST = 10  # so many attractions are remembered per hex
SOON = 4  # trains that may still be sold before others rust: too few to rely on
FOREVER = 99


class Facts:
    """`pulls[hex]`: (hex of a place with value, its pull), the strongest first. `worth[hex]`: its late value."""

    __slots__ = ("privates", "pulls", "rusts", "worth")

    def __init__(self, board: Board1830) -> None:
        layout = board.layout
        best: dict[tuple[str, str | None], int] = {}
        for face in layout.faces:
            if face.base is not None and face.stops:
                key = (face.base, face.label)
                best[key] = max(best.get(key, 0), max(stop.values[-1] for stop in face.stops))
        self.worth = []
        for number in range(layout.hexes.size):
            face = layout.faces[number]
            if not face.stops:
                self.worth.append(0)
            elif face.base is None:
                self.worth.append(max((stop.values[0] + stop.values[-1]) // 2 for stop in face.stops))
            else:
                self.worth.append(best[face.base, face.label] * 2 // 3)
        self.pulls = tuple(self._pulls(board, number) for number in range(layout.hexes.size))
        index = board.roster.index
        self.rusts = tuple(NONE if item.rusted_by is None else index[item.rusted_by] for item in board.roster.specs)
        par = sorted(board.chart.prices[cell] for cell in board.chart.par_cells)
        self.privates = []
        for number, item in enumerate(board.privates):
            gift = sum(
                ability.shares * par[0]
                for ability in board.abilities.values()
                if ability.private == number and ability.kind in ("free_share", "free_presidency")
            )
            self.privates.append(item.face_value + item.revenue + gift // 2)

    def _pulls(self, board: Board1830, start: int) -> tuple[tuple[int, float], ...]:
        layout = board.layout
        far = {start: 0}
        queue = [start]
        for number in queue:
            if number != start and layout.faces[number].base is None:
                continue  # gray and red hexes are no way through
            for edge, other in enumerate(layout.hexes.neighbours[number]):
                if other != NONE and layout.open_edges[number] >> edge & 1 and other not in far:
                    far[other] = far[number] + 1
                    queue.append(other)
        found = [(number, self.worth[number] * DECAY**steps) for number, steps in far.items() if self.worth[number]]
        found.sort(key=lambda item: -item[1])
        return tuple(found[:NEAREST])


@lru_cache(maxsize=8)
def facts_of(board: Board1830) -> Facts:
    """The facts of a board."""
    return Facts(board)


def sales_until_rust(table: Table1830, facts: Facts, kind: int) -> int:
    """How many trains the bank still sells before this one rusts."""
    end = facts.rusts[kind]
    left = table.trains.left
    if end == NONE or not left[end]:
        return FOREVER
    return sum(count for count in left[:end] if count > 0)


def lasting(table: Table1830, facts: Facts, company: int) -> bool:
    """Whether a company has a train that will not rust soon."""
    return any(sales_until_rust(table, facts, kind) > SOON for kind in table.trains.owned[company])


def lasting_price(table: Table1830, facts: Facts) -> int:
    """The price of the cheapest train on sale now or next that will last."""
    roster, trains = table.board.roster, table.trains
    best = 0
    for kind in (*trains.pool, *trains.on_sale()):
        if sales_until_rust(table, facts, kind) > SOON and (not best or roster.prices[kind] < best):
            best = roster.prices[kind]
    if best:
        return best
    for kind, left in enumerate(trains.left):
        if left and sales_until_rust(table, facts, kind) > SOON:
            return roster.prices[kind]
    return 0


def permanent(table: Table1830, facts: Facts, company: int) -> bool:
    """Whether a company has a train that never rusts."""
    return any(facts.rusts[kind] == NONE for kind in table.trains.owned[company])


def permanent_price(table: Table1830, facts: Facts) -> int:
    """The price of the next train that never rusts; 0 if there is none left."""
    for kind, left in enumerate(table.trains.left):
        if left and facts.rusts[kind] == NONE:
            return table.board.roster.prices[kind]
    return 0


def next_price(table: Table1830) -> int:
    """The price of the bank's cheapest train; 0 if it has none."""
    prices = table.board.roster.prices
    return min((prices[kind] for kind in (*table.trains.pool, *table.trains.on_sale())), default=0)


def worries(table: Table1830, facts: Facts, seat: int) -> int:
    """What the companies of a president may soon want from his own purse."""
    price = lasting_price(table, facts)
    total = 0
    for company, president in enumerate(table.shares.president):
        if president == seat and table.floated[company] and not lasting(table, facts, company):
            money = table.treasury[company]
            if table.waiting_capital[company]:
                money = table.par[company] * table.board.shares.size
            total += max(0, price - money)
    return total
