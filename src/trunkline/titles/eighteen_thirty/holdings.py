"""Shares change hands: limits, presidents, prices (1830 8.0 to 15.0)."""

from typing import TYPE_CHECKING

from trunkline.rail.events import CompanyFloated, PresidentChanged, PriceMoved, ShareBought, SharesSold
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_thirty.events import CapitalPaid, CompanyStarted, ShareReceived
from trunkline.titles.eighteen_thirty.menu import POOL
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game


# -- limits (10.0)


def burden(table: Table1830, seat: int) -> tuple[int, bool]:
    """What a seat holds that counts against the certificate limit, shares outside the coloured zones and privates, and
    whether it is over that limit or the one on a single company (10.0-3)."""
    shares, board = table.shares, table.board
    cells, president, limit = table.market.cell, shares.president, board.holding_limit
    total, over = table.owner.count(seat), False
    for company, number in enumerate(shares.held[seat]):
        if number:
            cell = cells[company]
            if cell == NONE or board.counts[cell]:
                total += number - 1 if president[company] == seat else number
            if number > limit and (cell == NONE or board.limited[cell]):
                over = True
    return total, over or total > table.certificate_limit


def certificates(table: Table1830, seat: int) -> int:
    """What counts against the certificate limit (10.0-2)."""
    return burden(table, seat)[0]


def over_limit(table: Table1830, seat: int) -> bool:
    """Whether a seat holds more than it may and has to come down (10.0-3)."""
    return burden(table, seat)[1]


def is_counted(table: Table1830, company: int) -> bool:
    """Whether certificates of a company count against the limit now (10.0-2)."""
    cell = table.market.cell[company]
    return cell == NONE or table.board.counts[cell]


def is_limited(table: Table1830, company: int) -> bool:
    """Whether nobody may hold more than 60% of a company now (10.0-1)."""
    cell = table.market.cell[company]
    return cell == NONE or table.board.limited[cell]


# -- selling (12.0, 13.0)


def most_to_sell(table: Table1830, seat: int, company: int, *, keep_president: bool = False) -> int:
    """How many shares of a company a seat could sell at once; 1 to that number are possible.

    `keep_president`: the sale must not change the presidency (24.0-3).
    """
    shares = table.shares
    held = shares.held[seat][company]
    if not held or not table.par[company]:
        return 0
    room = table.board.pool_limit - shares.held[shares.pool][company]
    if room <= 0:
        return 0
    if shares.president[company] == seat:
        if keep_president:
            floor = PRESIDENT
            for other, row in enumerate(shares.held[: table.seats]):
                if other != seat and row[company] > floor:
                    floor = row[company]
            room = min(room, held - floor)
        elif held - room < PRESIDENT and shares.successor(company, 0, shares.left_of(seat)) == NONE:
            room = held - PRESIDENT
    return max(0, min(held, room))


def sell(game: "Game[Table1830]", seat: int, company: int, number: int, price: int) -> None:
    """Sell shares to the pool at `price` each: the president's certificate moves first, then the shares, then the
    price (13.0-3, 15.0-3)."""
    table = game.table
    shares = table.shares
    if shares.president[company] == seat:
        keeps = shares.held[seat][company] - number
        heir = shares.successor(company, keeps, shares.left_of(seat))
        if heir != NONE:
            _crown(game, company, heir)
    shares.give(company, seat, shares.pool, number)
    game.emit(SharesSold(seat, table.id_of(company), _percent(table, number), price * number))
    table.from_bank(game, table.cash, seat, price * number)
    if table.market.down(company, number):
        game.emit(PriceMoved(table.id_of(company), table.market.price(company)))


# -- buying and founding


def price_of(table: Table1830, company: int, source: int) -> int:
    """Par in the offering, the market price in the pool (8.2-1)."""
    return table.market.price(company) if source == POOL else table.par[company]


def buy(game: "Game[Table1830]", seat: int, company: int, source: int) -> None:
    """Buy one certificate."""
    table = game.table
    price = price_of(table, company, source)
    table.to_bank(table.cash, seat, price)
    game.emit(ShareBought(seat, table.id_of(company), _percent(table, 1), price, source == POOL))
    take(game, seat, company, source, 1)


def take(game: "Game[Table1830]", seat: int, company: int, source: int, number: int) -> None:
    """Shares leave the bank for a seat; it may become president by that, and the company be founded."""
    table = game.table
    shares = table.shares
    shares.give(company, shares.pool if source == POOL else shares.unsold, seat, number)
    president = shares.president[company]
    if president not in (NONE, seat) and shares.held[seat][company] > shares.held[president][company]:
        _crown(game, company, seat)
    _found(game, company)


def start_company(game: "Game[Table1830]", seat: int, company: int, price: int) -> None:
    """Set the par price and hand out the president's certificate (8.1-1)."""
    table = game.table
    set_par(game, seat, company, price)
    table.to_bank(table.cash, seat, PRESIDENT * price)
    table.shares.president[company] = seat
    take(game, seat, company, source=0, number=PRESIDENT)


def set_par(game: "Game[Table1830]", seat: int, company: int, price: int) -> None:
    """The token goes under those that lie on the par cell already (8.1-1)."""
    table = game.table
    table.par[company] = price
    table.market.put(company, table.board.chart.par_cell(price))
    game.emit(CompanyStarted(seat, table.id_of(company), price))


def receive(game: "Game[Table1830]", seat: int, company: int, source: int, number: int) -> None:
    """Shares that cost nothing: with a private or traded for one."""
    game.emit(ShareReceived(seat, game.table.id_of(company), _percent(game.table, number)))
    take(game, seat, company, source, number)


def pay_capital(game: "Game[Table1830]", company: int) -> None:
    """Ten times par from the bank, whatever was sold (11.0-2)."""
    table = game.table
    capital = table.par[company] * table.board.shares.size
    table.waiting_capital[company] = False
    game.emit(CapitalPaid(table.id_of(company), capital))
    table.from_bank(game, table.treasury, company, capital)


def _found(game: "Game[Table1830]", company: int) -> None:
    """With 60% sold by the bank a company is founded (11.0-1)."""
    table = game.table
    if table.floated[company] or table.shares.sold(company) < table.board.float_shares or not table.par[company]:
        return
    table.floated[company] = table.waiting_capital[company] = True
    game.emit(CompanyFloated(table.id_of(company)))
    if game.variants["capital_paid"] == "when_60_percent_sold":
        pay_capital(game, company)


def _crown(game: "Game[Table1830]", company: int, seat: int) -> None:
    """The president's certificate is exchanged for two ordinary ones (13.0-2)."""
    game.table.shares.president[company] = seat
    game.emit(PresidentChanged(game.table.id_of(company), seat))


def _percent(table: Table1830, number: int) -> int:
    return number * 100 // table.board.shares.size
