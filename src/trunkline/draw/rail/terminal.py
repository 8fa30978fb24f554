"""The glance, the map and the market as text for a terminal."""

from collections.abc import Sequence

from trunkline.draw.rail.glance import POOL, UNSOLD, Company, Glance, Private
from trunkline.draw.rail.parts import Say
from trunkline.rail.hexes import NONE
from trunkline.rail.market import Chart, Market
from trunkline.rail.track import Track, city_id


def glance_text(glance: Glance, say: Say) -> list[str]:
    """Players, companies, privates and trains in lines."""
    facts = "  ".join(f"{label} {value}" for label, value in glance.facts)
    lines = [f"{glance.heading}   {facts}", "", say("players"), *_players(glance, say)]
    founded = [company for company in glance.companies if company.founded]
    if founded:
        lines += ["", say("companies"), *(_company(company, glance, say) for company in founded)]
    open_privates = [private for private in glance.privates if not private.closed]
    if open_privates:
        lines += ["", say("privates"), *(_private(private, glance, say) for private in open_privates)]
    trains = "  ".join(
        f"{train.id} ${train.price} ×{'∞' if train.left is None else train.left}"
        for train in glance.trains
        if train.left != 0
    )
    pool = f"   {say('pool')}: {' '.join(glance.pool_trains)}" if glance.pool_trains else ""
    return [*lines, "", f"{say('trains')}  {trains}{pool}"]


def _players(glance: Glance, say: Say) -> list[str]:
    lines = []
    for player in glance.players:
        held = " ".join(
            f"{holding.company.id}:{holding.count}{'*' if holding.president else ''}" for holding in player.holdings
        )
        mark = "×" if player.out else ">" if player.priority else " "
        certificates = f"{player.certificates}/{player.limit}"
        lines.append(
            f" {mark}{player.name[:16]:16} ${player.cash:5,} {say('worth')} ${player.worth:6,}"
            f" {certificates:>6}  {held}"
        )
        if player.privates:
            lines.append(f"  {'':16} {', '.join(player.privates)}")
    return lines


def _company(company: Company, glance: Glance, say: Say) -> str:
    money = "?" if company.cash is None else f"${company.cash:,}"
    president = "–" if company.president is None else glance.players[company.president].name
    held = dict(company.held)
    size = sum(held.values()) - sum(count for _, count in company.shorts)
    return (
        f"  {company.livery.id:5} ${company.price:4} ({say('par')} {company.par:3}) {money:>7}"
        f"  {say('president')} {president[:12]:12}"
        f" {say('trains')} {' '.join(company.trains) or '–':10}"
        f" {say('unsold')} {held.get(UNSOLD, 0)}/{size} {say('pool')} {held.get(POOL, 0)}"
        + (f" {say('loans')} {company.loans}/{company.most_loans}" if company.most_loans else "")
        + ("" if company.revenue is None else f" {say('last-run')} ${company.revenue}")
        + (f" {say('shorts')} {_shorts(company, glance, say)}" if company.shorts else "")
        + (f"  {', '.join(company.privates)}" if company.privates else "")
    )


def _shorts(company: Company, glance: Glance, say: Say) -> str:
    """Who is short, and how many."""
    names = [(say("pool") if holder == POOL else glance.players[holder].name, n) for holder, n in company.shorts]
    return ", ".join(f"{name}:{count}" for name, count in names)


def _private(private: Private, glance: Glance, say: Say) -> str:
    owner = "" if private.company is None else private.company.id
    if private.seat is not None:
        owner = glance.players[private.seat].name
    revenue = f"+${private.revenue}" if private.revenue else ""
    bids = f"  {', '.join(private.bids)}" if private.bids else ""
    return f"  {private.letters:5} {private.name[:40]:40} ${private.price:3} {revenue:4} {owner}{bids}".rstrip()


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


def market_text(market: Market, companies: Sequence[str], say: Say) -> list[str]:
    """The occupied cells of the market, dearest first."""
    chart = market.chart
    cells = sorted({cell for cell in market.cell if cell != NONE}, key=lambda cell: chart.rank[cell])
    said = [
        f"{_price(chart, cell, say)} {' '.join(companies[company] for company in market.stack(cell))}" for cell in cells
    ]
    return ["  " + "   ".join(said)] if said else []


def _price(chart: Chart, cell: int, say: Say) -> str:
    """A cell by its price; one without a price by its zone and its place there, counted from the left."""
    if chart.prices[cell]:
        return f"${chart.prices[cell]}"
    alike = [other for other, zone in enumerate(chart.zones) if zone == chart.zones[cell]]
    name = say(f"zone-{chart.zones[cell]}")
    return f"{name} {alike.index(cell) + 1}/{len(alike)}" if len(alike) > 1 else name
