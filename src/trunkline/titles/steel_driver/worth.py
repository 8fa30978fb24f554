"""What every seat would have if the game were scored now."""

from trunkline.core import Game
from trunkline.titles.steel_driver.final import final_controller, sets_value
from trunkline.titles.steel_driver.table import NOBODY, Table


def projected_worth(game: Game[Table]) -> list[int]:
    """Cash, the profit of companies under control, and shares as if the goods were drafted now."""
    table = game.table
    worth = table.cash[:]
    if game.ended:
        return worth
    for company, seat in enumerate(table.control):
        if seat != NOBODY:
            worth[seat] += table.profit[company]
    for company, value in enumerate(company_values(table)):
        for seat in range(len(worth)):
            worth[seat] += value * table.shares_of(seat, company)
    return worth


def company_values(table: Table) -> list[int]:
    """The companies' values after a draft of the goods in which each takes what completes its sets best."""
    n, set_values = len(table.boxes), table.board.figures.set_values
    held = [table.goods_of(company) for company in range(n)]
    free = 0
    if sum(table.lying) or any(map(sum, held)):
        for city, lies in enumerate(table.lying):
            free |= lies << city
    else:
        for net in table.net:
            free |= net
    drafting = [company for company in table.order if final_controller(table, company) != NOBODY]
    while drafting:
        for company in drafting[:]:
            taken = best_goods(table, held[company], table.net[company] & free)
            if taken is None:
                drafting.remove(company)
            else:
                held[company][table.board.city_goods[taken]] += 1
                free &= ~(1 << taken)
    return [sets_value(counts, set_values) for counts in held]


def gain(held: list[int], colour: int, set_values: tuple[int, ...]) -> int:
    """What one more cube of this colour adds: it joins the largest set that lacks it."""
    size = sum(count > held[colour] for count in held)
    return set_values[size + 1] - set_values[size]


def best_goods(table: Table, held: list[int], cities: int) -> int | None:
    """The city whose goods add most; of equals, the colour of which the fewest lie there."""
    colours = table.board.city_goods
    lying = [0] * len(held)
    where = [0] * len(held)
    while cities:
        lowest = cities & -cities
        city = lowest.bit_length() - 1
        cities ^= lowest
        lying[colours[city]] += 1
        where[colours[city]] = city
    set_values = table.board.figures.set_values
    candidates = [(-gain(held, colour, set_values), count, colour) for colour, count in enumerate(lying) if count]
    return where[min(candidates)[2]] if candidates else None
