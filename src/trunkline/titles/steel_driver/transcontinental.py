"""The transcontinental link: a bonus once per game [7]."""

from itertools import combinations

from trunkline.core import Game
from trunkline.titles.steel_driver.events import BonusEarned, TranscontinentalBuilt
from trunkline.titles.steel_driver.table import Table


def pay_bonus(game: Game[Table], builder: int) -> None:
    """After a build: if a chain now joins the two coasts, every company on it earns its bonus at once [7.1, 7.2]."""
    table = game.table
    board = table.board
    if not joined(table.net, builder, 1 << board.west | 1 << board.east):
        return
    figures = board.figures.bonus
    table.transcontinental = table.round
    game.emit(TranscontinentalBuilt(board.companies[builder].id))
    for company in chain_companies(table, builder):
        bonus = figures.builder if company == builder else figures.others
        table.profit[company] += bonus
        table.bonus[company] = bonus
        game.emit(BonusEarned(board.companies[company].id, bonus))


def joined(nets: list[int], builder: int, ends: int) -> bool:
    """Whether these nets join the cities `ends`. A net is connected in itself, so nets that share a city merge; only
    the builder's net has grown, so only the cities that hang together with it matter."""
    cities = 0
    for net in nets:
        cities |= net
    if cities & ends != ends:
        return False
    merged, before = nets[builder], 0
    while merged != before:
        before = merged
        for net in nets:
            if net & merged:
                merged |= net
    return merged & ends == ends


def chain_companies(table: Table, builder: int) -> list[int]:
    """The companies that are paid: fewest companies, then fewest links, then all that are tied [7.3, A18, A19]."""
    ends = 1 << table.board.west | 1 << table.board.east
    others = [company for company, net in enumerate(table.net) if net and company != builder]
    for size in range(len(others) + 1):
        lengths = {
            chosen: shortest
            for chosen in combinations(others, size)
            if joined([table.net[builder], *(table.net[company] for company in chosen)], 0, ends)
            and (shortest := chain_length(table, {builder, *chosen})) is not None
        }
        if lengths:
            least = min(lengths.values())
            paid = {company for chosen, length in lengths.items() if length == least for company in chosen}
            return [builder, *sorted(paid)]
    return []


def chain_length(table: Table, companies: set[int]) -> int | None:
    """The links of the shortest chain between the coasts over these companies' track; None where there is none."""
    board = table.board
    neighbours: dict[int, list[int]] = {}
    for (a, b), company in zip(board.ends, table.track, strict=True):
        if company in companies:
            neighbours.setdefault(a, []).append(b)
            neighbours.setdefault(b, []).append(a)
    seen, ring, length = {board.west}, [board.west], 0
    while ring:
        if board.east in seen:
            return length
        length += 1
        ring = [city for here in ring for city in neighbours.get(here, ()) if city not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
    return None
