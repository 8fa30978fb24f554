"""The table of 1830: map, stock market, players, companies, privates, trains with the phases they begin."""

from collections.abc import Sequence

from trunkline.core import Game, Text, text_for
from trunkline.draw.rail import sheet
from trunkline.draw.rail.glance import POOL, UNSOLD, Company, Glance, Holding, Player, Private, Supply
from trunkline.draw.rail.map import MapStyle
from trunkline.draw.rail.palette import Livery
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.titles.eighteen_thirty import holdings
from trunkline.titles.eighteen_thirty.specs import Phase
from trunkline.titles.eighteen_thirty.table import CLOSED, Table1830


def board(game: Game[Table1830], lang: str = "en", routes: Sequence[Run] = (), part: str = "all") -> str:
    """The table as SVG; `part` may be `map` or `market` alone."""
    words = text_for(game.title, lang)
    return sheet.draw(_sheet(game, words), words, routes, part)


def table(game: Game[Table1830], lang: str = "en") -> str:
    """The table as text."""
    words = text_for(game.title, lang)
    return sheet.table(_sheet(game, words), words)


def _sheet(game: Game[Table1830], words: Text) -> sheet.Sheet:
    table = game.table
    style = MapStyle(
        companies=[_livery(table, company) for company in range(len(table.board.companies))],
        tags={
            coord: item.abbreviation
            for private, item in enumerate(table.board.privates)
            if table.owner[private] != CLOSED
            for coord in item.blocks_hexes
        },
    )
    return sheet.Sheet(
        title=words.message("title-name"),
        description=sheet.standing(game, words),
        track=table.track,
        level=table.board.phases[table.phase].level,
        style=style,
        market=table.market,
        glance=_glance(game, words),
        origin=words.message("origin-note"),
    )


def _livery(table: Table1830, company: int) -> Livery:
    item = table.board.companies[company]
    return Livery(item.id, item.abbreviation, item.colour)


def _glance(game: Game[Table1830], words: Text) -> Glance:
    table, trains = game.table, game.table.trains
    phase = table.board.phases[table.phase]
    worth = game.title.worth(game)
    return Glance(
        heading=words.message("title-name"),
        doing=sheet.standing(game, words),
        rounds=_rounds(table, words),
        facts=(
            (words.message("draw-bank"), f"${table.bank[0]:,}".replace("$-", "−$")),
            (words.message("draw-phase"), phase.id),
            (words.message("draw-train-limit"), str(phase.train_limit)),
        ),
        players=tuple(_player(game, seat, worth[seat]) for seat in range(table.seats)),
        companies=tuple(_company(game, company) for company in _in_order(table)),
        privates=tuple(_private(game, private, words) for private in range(len(table.owner))),
        trains=tuple(_supply(table, kind, words) for kind in range(len(trains.roster.ids))),
        pool_trains=tuple(trains.roster.ids[kind] for kind in trains.pool),
    )


def _rounds(table: Table1830, words: Text) -> tuple[tuple[str, int], ...]:
    """The stock round and its set of operating rounds: played (-1), running (0), to come (1)."""
    trading = not table.set_size
    number = table.set_number + trading
    many = table.set_size or table.board.phases[table.phase].operating_rounds
    rounds = [(words.message("draw-stock-round", {"number": table.stock_rounds}), 0 if trading else -1)]
    for at in range(1, many + 1):
        state = 1 if trading else (at > table.set_round) - (at < table.set_round)
        rounds.append((words.message("draw-operating-round", {"number": f"{number}.{at}"}), state))
    return tuple(rounds)


def _in_order(table: Table1830) -> list[int]:
    """Companies with a token on the market in operating order, then the others."""
    placed = [company for company, cell in enumerate(table.market.cell) if cell != NONE]
    return table.market.order(placed) + [company for company, cell in enumerate(table.market.cell) if cell == NONE]


def _supply(table: Table1830, kind: int, words: Text) -> Supply:
    trains = table.trains
    name, left = trains.roster.ids[kind], trains.left[kind]
    number = table.board.phase_by_train[kind]
    number = 0 if number is None else number
    phase = table.board.phases[number]
    return Supply(
        name,
        trains.roster.prices[kind],
        None if left == NONE else left,
        colours=phase.tile_colours,
        notes=_notes(phase, words),
        now=number == table.phase,
        rusted=any(name in past.rusts for past in table.board.phases[: table.phase + 1]),
    )


def _notes(phase: Phase, words: Text) -> tuple[str, ...]:
    """What a phase changes, in a few words."""
    notes = [
        words.message("draw-note-limit", {"number": phase.train_limit}),
        words.message("draw-note-rounds", {"number": phase.operating_rounds}),
    ]
    if phase.rusts:
        notes.append(words.message("draw-note-rusts", {"trains": ", ".join(phase.rusts)}))
    if phase.privates_close:
        notes.append(words.message("draw-note-privates-close"))
    return tuple(notes)


def _player(game: Game[Table1830], seat: int, worth: int) -> Player:
    table, board = game.table, game.table.board
    held = [
        Holding(_livery(table, company), table.shares.held[seat][company], table.president(company) == seat)
        for company in range(len(board.companies))
        if table.shares.held[seat][company]
    ]
    return Player(
        name=game.seats[seat],
        cash=table.cash[seat],
        worth=worth,
        certificates=holdings.certificates(table, seat),
        limit=table.certificate_limit,
        holdings=tuple(held),
        privates=tuple(board.privates[private].abbreviation for private in table.privates_of(seat)),
        priority=table.priority == seat,
        deciding=game.seat == seat,
        out=table.bankrupt == seat,
    )


def _company(game: Game[Table1830], company: int) -> Company:
    table, board = game.table, game.table.board
    item, shares = board.companies[company], game.table.shares
    president = table.president(company)
    open_cash = game.variants["company_cash"] == "open"
    holders = [president, *(seat for seat in shares.holders(company) if seat != president)] if president != NONE else []
    held = [(seat, shares.held[seat][company]) for seat in holders]
    held += [(POOL, shares.held[shares.pool][company]), (UNSOLD, shares.held[shares.unsold][company])]
    return Company(
        livery=_livery(table, company),
        name=item.name,
        price=table.market.price(company),
        par=table.par[company],
        president=president if president != NONE else None,
        cash=table.treasury[company] if open_cash else None,
        trains=tuple(table.trains.roster.ids[kind] for kind in sorted(table.trains.owned[company])),
        train_limit=board.phases[table.phase].train_limit,
        tokens=table.tokens[company],
        tokens_used=len(item.token_costs) - table.tokens[company],
        held=tuple(held),
        revenue=None if table.revenue[company] == NONE else table.revenue[company],
        privates=tuple(board.privates[private].abbreviation for private in table.privates_of(table.seats + company)),
        founded=president != NONE,
        operates=table.floated[company],
    )


def _private(game: Game[Table1830], private: int, words: Text) -> Private:
    table = game.table
    item, owner = table.board.privates[private], game.table.owner[private]
    return Private(
        item.id,
        item.abbreviation,
        item.name,
        words.message(f"power-{item.id}"),
        table.private_price(private),
        item.revenue,
        seat=owner if 0 <= owner < table.seats else None,
        company=_livery(table, owner - table.seats) if owner >= table.seats else None,
        closed=owner == CLOSED,
        bids=tuple(f"{game.seats[seat]} ${amount}" for seat, amount in table.bids[private]),
    )
