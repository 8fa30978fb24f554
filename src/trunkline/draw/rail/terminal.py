"""The glance, the map and the market as text for a terminal."""

from collections.abc import Callable, Sequence

from trunkline.draw.rail.glance import Glance
from trunkline.rail.hexes import NONE
from trunkline.rail.market import Market
from trunkline.rail.track import Track, city_id

Say = Callable[[str], str]


def glance_text(glance: Glance, say: Say) -> list[str]:
    """Players, companies, privates and trains in lines."""
    bank = "" if glance.bank is None else f"{say('bank')} ${glance.bank:,}  "
    facts = "".join(f"  {label} {value}" for label, value in glance.facts)
    lines = [
        f"{glance.heading}   {bank}{say('phase')} {glance.phase}  {say('train-limit')} {glance.train_limit}{facts}"
    ]
    lines += ["", say("players")]
    for player in glance.players:
        held = " ".join(
            f"{holding.company}:{holding.count}{'*' if holding.president else ''}" for holding in player.holdings
        )
        mark = "×" if player.out else ">" if player.priority else " "
        certificates = f"{player.certificates}/{player.limit}"
        lines.append(
            f" {mark}{player.name[:16]:16} ${player.cash:5,} {say('worth')} ${player.worth:6,}"
            f" {certificates:>6}  {held}"
        )
        if player.privates:
            lines.append(f"  {'':16} {', '.join(player.privates)}")
    if glance.companies:
        lines += ["", say("companies")]
    for company in glance.companies:
        money = "?" if company.cash is None else f"${company.cash:,}"
        lines.append(
            f"  {company.id:5} ${company.price:4} ({say('par')} {company.par:3}) {money:>7}"
            f"  {say('president')} {company.president[:12] or '–':12}"
            f" {say('trains')} {' '.join(company.trains) or '–':10}"
            f" {say('unsold')} {company.unsold} {say('pool')} {company.pool}"
            + (f" {say('loans')} {company.loans}" if company.loans else "")
            + (f"  {', '.join(company.privates)}" if company.privates else "")
        )
    if glance.privates:
        lines += ["", say("privates")]
    for private in glance.privates:
        bids = f"  {', '.join(private.bids)}" if private.bids else ""
        lines.append(f"  {private.id:4} {private.name[:40]:40} ${private.price:3} +${private.revenue}{bids}")
    trains = "  ".join(
        f"{train.id} ${train.price} ×{'∞' if train.left is None else train.left}"
        for train in glance.trains
        if train.left != 0
    )
    pool = f"   {say('pool')}: {' '.join(glance.pool_trains)}" if glance.pool_trains else ""
    return [*lines, "", f"{say('trains')}  {trains}{pool}"]


def map_text(track: Track, companies: Sequence[str]) -> list[str]:
    """The map in rows: for every hex its coordinate, and its tile or its kind; below, the tokens by place."""
    layout = track.layout
    rows: dict[str, dict[int, str]] = {}
    for number, coord in enumerate(layout.hexes.coords):
        rows.setdefault(coord[0], {})[int(coord[1:])] = _cell(track, number)
    first = min(column for row in rows.values() for column in row)
    lines = []
    for letter in sorted(rows):
        row = rows[letter]
        line = " " * 3 * (min(row) - first)
        for column in range(min(row), max(row) + 1, 2):
            line += f"{row.get(column, ''):6}"
        lines.append(f"{letter} {line}".rstrip())
    return lines + _token_lines(track, companies)


def _cell(track: Track, number: int) -> str:
    """Five signs: tile and rotation where one lies, else what is printed."""
    face, spec = track.face(number), track.layout.hexes.specs[number]
    if face.tile != NONE:
        return track.layout.looks(track.faces[number])
    signs = {"offboard": "»", "city": "o", "double_city": "oo", "town": "·", "double_town": "··"}
    ground = {"water": "~", "lake": "~", "river": "~", "mountain": "^"}
    sign = signs.get(spec.kind, "=" if face.paths else "")
    return (ground.get(spec.terrain.type, "") if spec.terrain else "") + sign or "."


def _token_lines(track: Track, companies: Sequence[str]) -> list[str]:
    """Tokens by hex, a few to a line."""
    said = []
    for number, spec in enumerate(track.layout.hexes.specs):
        owners = [track.tokens.get(city_id(number, stop), ()) for stop in range(4)]
        names = [companies[owner] for city in owners for owner in city]
        if names:
            said.append(f"{spec.coord} {spec.name or ''}: {' '.join(names)}".replace("  ", " "))
    return ["  " + "; ".join(said[at : at + 3]) for at in range(0, len(said), 3)]


def market_text(market: Market, companies: Sequence[str]) -> list[str]:
    """The occupied cells of the market, dearest first."""
    chart = market.chart
    cells = sorted({cell for cell in market.cell if cell != NONE}, key=lambda cell: chart.rank[cell])
    said = [f"${chart.prices[cell]} {' '.join(companies[company] for company in market.stack(cell))}" for cell in cells]
    return ["  " + "   ".join(said)] if said else []
