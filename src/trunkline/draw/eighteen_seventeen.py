"""The table of 1817: map with mines and bridges, price row, loans, players with shorts, companies, privates, trains."""

from collections.abc import Sequence

from trunkline.core import Game, Text, text_for
from trunkline.draw.rail import land, sheet
from trunkline.draw.rail.glance import POOL, UNSOLD, Bank, Company, Glance, Holding, Player, Private, Supply
from trunkline.draw.rail.map import MapStyle
from trunkline.draw.rail.palette import Livery
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.titles.eighteen_seventeen.board import BRIDGE, MINE
from trunkline.titles.eighteen_seventeen.cycle import MergerRound, Rounds
from trunkline.titles.eighteen_seventeen.operating import OperatingRound
from trunkline.titles.eighteen_seventeen.specs import Phase
from trunkline.titles.eighteen_seventeen.stock import StockRound
from trunkline.titles.eighteen_seventeen.table import COMPANY, GONE, LEFT, Table1817


def board(game: Game[Table1817], lang: str = "en", routes: Sequence[Run] = (), part: str = "all") -> str:
    """The table as SVG; `part` may be `map` or `market` alone."""
    words = text_for(game.title, lang)
    return sheet.draw(_sheet(game, words), words, routes, part)


def table(game: Game[Table1817], lang: str = "en") -> str:
    """The table as text."""
    words = text_for(game.title, lang)
    return sheet.table(_sheet(game, words), words)


def _sheet(game: Game[Table1817], words: Text) -> sheet.Sheet:
    table = game.table
    return sheet.Sheet(
        title=words.message("title-name"),
        description=sheet.standing(game, words),
        track=table.track,
        level=table.now.level,
        style=MapStyle(
            companies=[_livery(table, company) for company in range(len(table.board.companies))],
            marks={MINE: land.mine, BRIDGE: land.bridge},
        ),
        market=table.market,
        glance=_glance(game, words),
        origin=words.message("origin-note"),
    )


def _livery(table: Table1817, company: int) -> Livery:
    item = table.board.companies[company]
    return Livery(item.id, item.id, item.colour)


def _glance(game: Game[Table1817], words: Text) -> Glance:
    table, trains = game.table, game.table.trains
    worth = game.title.worth(game)
    playing = table.companies()
    return Glance(
        heading=words.message("title-name"),
        doing=sheet.standing(game, words),
        rounds=_rounds(game, words),
        facts=_facts(table, words),
        players=tuple(_player(game, seat, worth[seat]) for seat in range(table.seats)),
        companies=tuple(_company(table, company) for company in table.market.order(playing)),
        privates=tuple(_private(table, private, words) for private in range(len(table.owner))),
        trains=tuple(_supply(table, kind, words) for kind in range(len(trains.roster.ids))),
        pool_trains=tuple(trains.roster.ids[kind] for kind in sorted(trains.pool)),
        loans=_bank(table),
        idle=tuple(_livery(table, company) for company in range(len(table.loans)) if company not in playing),
    )


def _facts(table: Table1817, words: Text) -> tuple[tuple[str, str], ...]:
    """In the first auction what is left of the seed money, at last how many operating rounds are to come."""
    facts = {
        "draw-phase": table.now.id,
        "draw-train-limit": str(table.now.train_limit),
        "draw-loans-left": str(table.loans_left[0]),
        "draw-interest": f"${table.interest}",
    }
    if table.seed[0]:
        facts["draw-seed-money"] = f"${table.seed[0]}"
    if table.rounds_left != NONE:
        facts["draw-rounds-left"] = str(table.rounds_left)
    return tuple((words.message(key), value) for key, value in facts.items())


def _rounds(game: Game[Table1817], words: Text) -> tuple[tuple[str, int], ...]:
    """Stock round, then operating and merger rounds in turn: played (-1), running (0), to come (1)."""
    if game.ended is not None:
        return ((words.message("draw-over"), 0),)
    table = game.table
    now = -1  # the first auction comes before them all
    for step in game.stack:
        if isinstance(step, OperatingRound | MergerRound):
            now = 2 * step.number - isinstance(step, OperatingRound)
        elif isinstance(step, StockRound):
            now = 0
    rounds = [words.message("draw-stock-round", {"number": table.turn})]
    for at in range(1, _set_size(game) + 1):
        number = {"number": f"{table.turn}.{at}"}
        rounds += [words.message("draw-operating-round", number), words.message("draw-merger-round", number)]
    return tuple((label, (at > now) - (at < now)) for at, label in enumerate(rounds))


def _set_size(game: Game[Table1817]) -> int:
    """How many operating rounds this set has, or the one after this stock round (8)."""
    table, rounds = game.table, game.stack[0]
    if isinstance(rounds, Rounds) and rounds.number:
        return rounds.last
    return table.board.setup.rounds_per_set if table.rounds_left == NONE else table.rounds_left


def _bank(table: Table1817) -> Bank:
    """Loans are taken from the cheapest row on."""
    terms = table.board.loan
    rates = tuple(range(terms.interest_low, terms.interest_high + 1, terms.interest_step))
    taken = terms.count - table.loans_left[0]
    left = tuple(min(terms.row, max(0, terms.row * (at + 1) - taken)) for at in range(len(rates)))
    return Bank(rates, left, terms.row, table.interest)


def _supply(table: Table1817, kind: int, words: Text) -> Supply:
    trains, phases = table.trains, table.board.phases
    name, left = trains.roster.ids[kind], trains.left[kind]
    number = next((at for at, phase in enumerate(phases) if phase.id == name), NONE)
    gone = any(name in (*past.rusts, *past.obsolete) for past in phases[: table.phase + 1])
    return Supply(
        name,
        trains.roster.prices[kind],
        None if left == NONE else left,
        colours=() if number == NONE else phases[number].tile_colours,
        notes=() if number == NONE else _notes(phases[number], words),
        now=number == table.phase,
        rusted=gone,
    )


def _notes(phase: Phase, words: Text) -> tuple[str, ...]:
    """What a phase changes, in a few words."""
    sizes = "/".join(str(size) for size in phase.new_company_sizes)
    notes = [
        words.message("draw-note-limit", {"number": phase.train_limit}),
        words.message("draw-note-sizes", {"sizes": sizes}),
    ]
    scrapped = (*phase.rusts, *phase.obsolete)
    if scrapped:
        notes.append(words.message("draw-note-rusts", {"trains": ", ".join(scrapped)}))
    if not phase.short_selling:
        notes.append(words.message("draw-note-no-shorts"))
    return tuple(notes)


def _player(game: Game[Table1817], seat: int, worth: int) -> Player:
    table, board = game.table, game.table.board
    held, short = table.shares.held[seat], table.shares.short[seat]
    holdings = [
        Holding(_livery(table, company), count, count > 0 and table.president(company) == seat)
        for company in range(len(board.companies))
        for count in (held[company], -short[company])
        if count
    ]
    return Player(
        name=game.seats[seat],
        cash=table.cash[seat],
        worth=worth,
        certificates=table.certificates(seat),
        limit=table.certificate_limit(),
        holdings=tuple(holdings),
        privates=tuple(board.privates[private].id for private in table.privates_of(seat)),
        priority=table.priority == seat,
        deciding=game.seat == seat,
        out=table.out[seat],
    )


def _company(table: Table1817, company: int) -> Company:
    item, shares, size = table.board.companies[company], table.shares, table.size(company)
    president = table.president(company)
    seats = sorted(shares.holders(company), key=lambda seat: seat != president)
    held = [(seat, shares.held[seat][company]) for seat in seats]
    held += [(POOL, shares.held[shares.pool][company]), (UNSOLD, shares.held[shares.unsold][company])]
    shorts = [(seat, row[company]) for seat, row in enumerate(shares.short[: table.seats]) if row[company]]
    if shares.short[shares.pool][company]:
        shorts.append((POOL, shares.short[shares.pool][company]))
    return Company(
        livery=_livery(table, company),
        name=item.name,
        price=table.market.price(company),
        par=table.par[company],
        president=president if president != NONE else None,
        cash=table.treasury[company],
        trains=tuple(table.trains.roster.ids[kind] for kind in sorted(table.trains.owned[company])),
        train_limit=table.now.train_limit,
        tokens=table.charter[company],
        tokens_used=table.markers_on_map(company),
        held=tuple(held),
        shorts=tuple(shorts),
        revenue=None if table.revenue[company] == NONE else table.revenue[company],
        loans=table.loans[company],
        most_loans=size.loans,
        privates=tuple(table.board.privates[private].id for private in table.privates_of(COMPANY + company)),
        operates=not table.liquidation(company),
    )


def _private(table: Table1817, private: int, words: Text) -> Private:
    item, owner = table.board.privates[private], table.owner[private]
    return Private(
        item.id,
        item.id,
        item.name,
        words.message(f"power-{item.id}"),
        item.face_value,
        0,
        seat=owner if 0 <= owner < COMPANY else None,
        company=_livery(table, owner - COMPANY) if owner >= COMPANY else None,
        closed=owner == GONE or owner <= LEFT,
    )
