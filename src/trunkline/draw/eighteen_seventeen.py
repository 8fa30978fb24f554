"""The table of 1817: map with mines and bridges, price row, players with shorts, companies with loans, trains."""

from collections.abc import Sequence

from trunkline.core import Game, Text, text_for
from trunkline.draw.rail import sheet
from trunkline.draw.rail.glance import Company, Glance, Holding, Player, Private, Supply
from trunkline.draw.rail.map import MapStyle
from trunkline.rail.actions import Run
from trunkline.rail.hexes import NONE
from trunkline.titles.eighteen_seventeen.board import BRIDGE, MINE
from trunkline.titles.eighteen_seventeen.table import COMPANY, UNSOLD, Table1817


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
        description=words.why(game),
        track=table.track,
        level=table.now.level,
        style=MapStyle(
            companies=[(item.id, item.colour) for item in table.board.companies],
            name=lambda spec: spec.name or "",
            marks={MINE: "⚒", BRIDGE: "≍"},
        ),
        market=table.market,
        glance=_glance(game, words),
        origin=words.message("origin-note"),
    )


def _glance(game: Game[Table1817], words: Text) -> Glance:
    table, trains = game.table, game.table.trains
    worth = game.title.worth(game)
    return Glance(
        heading=words.message("title-name"),
        bank=None,
        phase=table.now.id,
        train_limit=table.now.train_limit,
        players=tuple(_player(game, seat, worth[seat]) for seat in range(table.seats)),
        companies=tuple(_company(game, company) for company in table.market.order(table.companies())),
        privates=tuple(
            Private(item.id, item.name, item.face_value, 0)
            for private, item in enumerate(table.board.privates)
            if table.owner[private] == UNSOLD
        ),
        trains=tuple(
            Supply(name, trains.roster.prices[kind], None if trains.left[kind] == NONE else trains.left[kind])
            for kind, name in enumerate(trains.roster.ids)
        ),
        pool_trains=tuple(trains.roster.ids[kind] for kind in sorted(trains.pool)),
        facts=(
            (words.message("draw-loans-left"), str(table.loans_left[0])),
            (words.message("draw-interest"), f"${table.interest}"),
        ),
    )


def _player(game: Game[Table1817], seat: int, worth: int) -> Player:
    table, board = game.table, game.table.board
    held, short = table.shares.held[seat], table.shares.short[seat]
    holdings = [
        Holding(item.id, item.colour, count, count > 0 and table.president(company) == seat)
        for company, item in enumerate(board.companies)
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
        privates=tuple(board.privates[private].name for private in table.privates_of(seat)),
        priority=table.priority == seat,
        out=table.out[seat],
    )


def _company(game: Game[Table1817], company: int) -> Company:
    table, board = game.table, game.table.board
    item, shares = board.companies[company], game.table.shares
    president = table.president(company)
    return Company(
        id=item.id,
        name=item.name,
        colour=item.colour,
        price=table.market.price(company),
        par=table.par[company],
        president=game.seats[president] if president != NONE else "",
        cash=table.treasury[company],
        trains=tuple(table.trains.roster.ids[kind] for kind in sorted(table.trains.owned[company])),
        tokens=table.charter[company],
        unsold=shares.held[shares.unsold][company],
        pool=shares.held[shares.pool][company] - shares.short[shares.pool][company],
        size=shares.size[company],
        revenue=None if table.revenue[company] == NONE else table.revenue[company],
        loans=table.loans[company],
        privates=tuple(board.privates[private].id for private in table.privates_of(COMPANY + company)),
        operates=not table.liquidation(company),
    )
