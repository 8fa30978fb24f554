"""Bookkeeping that several chapters share: shares change hands, presidents change, loans, markers, liquidation."""

from trunkline.core import Game
from trunkline.rail.events import PresidentChanged, PriceMoved, ShareBought, SharesSold
from trunkline.rail.shares import PRESIDENT
from trunkline.titles.eighteen_seventeen.board import NORMAL
from trunkline.titles.eighteen_seventeen.events import (
    FellIntoLiquidation,
    LoanRepaid,
    LoanTaken,
    MarkersPaid,
    ShortsClosed,
)
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

Game1817 = Game[Table1817]


def name(game: Game1817, company: int) -> str:
    """The id of a company."""
    return game.table.board.company_ids[company]


def company_of(table: Table1817, name: str) -> int:
    """The number of a company, NONE for an unknown id."""
    return table.board.company_index.get(name, NONE)


def city_name(table: Table1817, city: int) -> str:
    """A city as `hex:number`."""
    return f"{table.board.layout.hexes.coords[city // 4]}:{city % 4}"


def city_of(table: Table1817, name: str) -> int:
    """The number of a city, NONE for an unknown one."""
    hex_name, _, stop = name.partition(":")
    number = table.board.layout.hexes.index.get(hex_name, NONE)
    return NONE if number == NONE or stop not in ("0", "1", "2", "3") else number * 4 + int(stop)


def moved(game: Game1817, company: int) -> None:
    """Report where a company's token is now."""
    game.emit(PriceMoved(name(game, company), game.table.market.price(company)))


# -- loans and markers (1.2.5, 5.5-5)


def borrow(game: Game1817, company: int) -> None:
    game.table.borrow(company)
    game.emit(LoanTaken(name(game, company)))


def repay(game: Game1817, company: int) -> None:
    game.table.repay(company)
    game.emit(LoanRepaid(name(game, company)))


def buy_markers(game: Game1817, company: int, count: int) -> bool:
    """Pay for markers if the treasury can; whether it could."""
    table = game.table
    cost = count * table.board.markers.price
    if table.treasury[company] < cost:
        return False
    table.spend(company, cost)
    table.hand_marker(company, count)
    game.emit(MarkersPaid(name(game, company), count, cost))
    return True


def pay_owed_markers(game: Game1817) -> None:
    """New companies pay their extra markers as soon as they can (digest #15)."""
    table = game.table
    for company, owed in enumerate(table.owed):
        if owed and buy_markers(game, company, owed):
            table.owed[company] = 0


def liquidate(game: Game1817, company: int) -> None:
    """The token goes to liquidation (6.8, 6.10, 7.4-3)."""
    if game.table.market.put(company, 0):
        game.emit(FellIntoLiquidation(name(game, company)))


# -- shares (5.2 to 5.4)


def sellable(table: Table1817, seat: int, company: int) -> int:
    """How many shares a seat may sell in one go (5.2)."""
    shares = table.shares
    held = shares.held[seat][company]
    if not held or not tradable(table, company) or table.formed >> company & 1:
        return 0
    if shares.president[company] != seat or _heir(table, seat, company):
        return held
    return held - PRESIDENT


def tradable(table: Table1817, company: int) -> bool:
    """Whether shares can be sold at all: five or ten of them, and in the normal zone (5.2)."""
    cell = table.market.cell[company]
    return table.shares.size[company] > PRESIDENT and cell != NONE and table.board.zone[cell] == NORMAL


def _heir(table: Table1817, seat: int, company: int) -> bool:
    """Whether another player could take over the president's certificate."""
    return any(row[company] >= PRESIDENT for other, row in enumerate(table.shares.held[: table.seats]) if other != seat)


def sell(game: Game1817, seat: int, company: int, count: int) -> None:
    """Shares go into the pool for their price; the presidency follows (5.2, 5.2.1)."""
    table, shares = game.table, game.table.shares
    price = count * table.market.price(company)
    shares.give(company, seat, shares.pool, count)
    table.from_bank(seat, price)
    game.emit(SharesSold(seat, name(game, company), shares_percent(table, company, count), price))
    close_pool(game, company)
    if shares.president[company] == seat:
        heir = shares.successor(company, shares.held[seat][company], shares.left_of(seat))
        if heir != NONE:
            appoint(game, company, heir)


def buyable(table: Table1817, seat: int, company: int) -> bool:
    """Whether limits, cash and zone let a seat buy one more certificate (5.1, 5.4). Not asked: this round's sales."""
    if not table.normal(company) or table.president(company) == NONE:
        return False
    if table.cash[seat] < table.market.price(company):
        return False
    shares = table.shares
    if shares.short[seat][company]:
        return True  # 5.1-1: closing a short
    return shares.held[seat][company] < table.holding_limit(company) and not table.at_limit(seat)


def buy(game: Game1817, seat: int, company: int, source: int) -> None:
    """One share from treasury or pool; shorts close, the presidency follows (5.4, 5.1-2, 5.4.1)."""
    table, shares = game.table, game.table.shares
    price = table.market.price(company)
    shares.give(company, source, seat, 1)
    table.pay_bank(seat, price)
    if source == shares.unsold:
        table.earn(company, price)
    percent = shares_percent(table, company, 1)
    game.emit(ShareBought(seat, name(game, company), percent, price, source == shares.pool))
    close_pair(game, seat, company)
    president = table.president(company)
    if president not in (NONE, seat) and shares.held[seat][company] > shares.held[president][company]:
        appoint(game, company, seat)


def shares_percent(table: Table1817, company: int, count: int) -> int:
    return count * 100 // table.shares.size[company]


def appoint(game: Game1817, company: int, seat: int) -> None:
    """A seat gets the president's certificate for two single ones."""
    game.table.shares.president[company] = seat
    game.emit(PresidentChanged(name(game, company), seat))


def close_pair(game: Game1817, seat: int, company: int) -> None:
    """A share and a short of one player cancel each other (5.1-2)."""
    pairs = game.table.shares.close_shorts(company, seat)
    if pairs:
        game.emit(ShortsClosed(seat, name(game, company), pairs))


def close_pool(game: Game1817, company: int) -> None:
    """Shares and shorts that lie together in the pool cancel each other (7.4-5)."""
    shares = game.table.shares
    if shares.short[shares.pool][company]:
        pairs = shares.close_shorts(company, shares.pool)
        if pairs:
            game.emit(ShortsClosed(None, name(game, company), pairs))


def short_limit(game: Game1817, company: int) -> int:
    """Shorts of a company that may exist (5.3, 9.1)."""
    size = game.table.size(company)
    return size.more_shorts if game.variants["increased_shorts"] else size.shorts
