"""The table of 1830: map, stock market, players, companies, privates, trains."""

from collections.abc import Sequence

from trunkline.core import Game, Text, text_for
from trunkline.draw.rail import sheet
from trunkline.draw.rail.glance import Company, Glance, Holding, Player, Private, Supply
from trunkline.draw.rail.map import MapStyle
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.titles.eighteen_thirty import holdings
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
    phase = table.board.phases[table.phase]
    style = MapStyle(
        companies=[(item.id, item.colour) for item in table.board.companies],
        name=lambda spec: spec.name or "",
        tags={
            coord: item.abbreviation
            for private, item in enumerate(table.board.privates)
            if table.owner[private] != CLOSED
            for coord in item.blocks_hexes
        },
    )
    return sheet.Sheet(
        title=words.message("title-name"),
        description=words.why(game),
        track=table.track,
        level=phase.level,
        style=style,
        market=table.market,
        glance=_glance(game, words),
        origin=words.message("origin-note"),
    )


def _glance(game: Game[Table1830], words: Text) -> Glance:
    table, board = game.table, game.table.board
    phase, trains = board.phases[table.phase], table.trains
    worth = game.title.worth(game)
    return Glance(
        heading=words.message("title-name"),
        bank=table.bank[0],
        phase=phase.id,
        train_limit=phase.train_limit,
        players=tuple(_player(game, seat, worth[seat]) for seat in range(table.seats)),
        companies=tuple(_company(game, company) for company in _shown(table)),
        privates=tuple(_private(game, private) for private, owner in enumerate(table.owner) if owner == NONE),
        trains=tuple(
            Supply(name, trains.roster.prices[kind], None if trains.left[kind] == NONE else trains.left[kind])
            for kind, name in enumerate(trains.roster.ids)
        ),
        pool_trains=tuple(trains.roster.ids[kind] for kind in trains.pool),
    )


def _shown(table: Table1830) -> list[int]:
    """Companies with a token on the market in operating order, then the others that are under way."""
    placed = [company for company, cell in enumerate(table.market.cell) if cell != NONE]
    return table.market.order(placed)


def _player(game: Game[Table1830], seat: int, worth: int) -> Player:
    table, board = game.table, game.table.board
    held = [
        Holding(item.id, item.colour, table.shares.held[seat][company], table.president(company) == seat)
        for company, item in enumerate(board.companies)
        if table.shares.held[seat][company]
    ]
    return Player(
        name=game.seats[seat],
        cash=table.cash[seat],
        worth=worth,
        certificates=holdings.certificates(table, seat),
        limit=table.certificate_limit,
        holdings=tuple(held),
        privates=tuple(board.privates[private].name for private in table.privates_of(seat)),
        priority=table.priority == seat,
    )


def _company(game: Game[Table1830], company: int) -> Company:
    table, board = game.table, game.table.board
    item, shares = board.companies[company], game.table.shares
    president = table.president(company)
    open_cash = game.variants["company_cash"] == "open"
    return Company(
        id=item.id,
        name=item.name,
        colour=item.colour,
        price=table.market.price(company),
        par=table.par[company],
        president=game.seats[president] if president != NONE else "",
        cash=table.treasury[company] if open_cash else None,
        trains=tuple(table.trains.roster.ids[kind] for kind in table.trains.owned[company]),
        tokens=table.tokens[company],
        unsold=shares.held[shares.unsold][company],
        pool=shares.held[shares.pool][company],
        size=shares.size[company],
        revenue=None if table.revenue[company] == NONE else table.revenue[company],
        privates=tuple(board.privates[private].abbreviation for private in table.privates_of(table.seats + company)),
        operates=table.floated[company],
    )


def _private(game: Game[Table1830], private: int) -> Private:
    table = game.table
    item = table.board.privates[private]
    bids = tuple(f"{game.seats[seat]} ${amount}" for seat, amount in table.bids[private])
    return Private(item.abbreviation, item.name, table.private_price(private), item.revenue, bids)
