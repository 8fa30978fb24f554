"""Raising money for a train that must be bought, and bankruptcy (1830 24.0, 25.0-1)."""

from typing import TYPE_CHECKING, Any

from trunkline.core.option import Option
from trunkline.core.refusal import Refusal
from trunkline.rail.actions import SellShares
from trunkline.rail.events import WentBankrupt
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_thirty import holdings, private_trade
from trunkline.titles.eighteen_thirty.actions import DeclareBankruptcy, SellPrivate
from trunkline.titles.eighteen_thirty.ending import end_bankrupt
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game


def options(game: "Game[Table1830]", step: Any, short: int) -> list[Option]:
    """What the president of a company that is `short` may do besides buying: sell shares, offer privates, give up."""
    table = game.table
    menu = table.board.menu.sell
    found = []
    for company, held in enumerate(table.shares.held[step.seat]):
        most = needed(game, step, short, company) if held else 0
        if most:
            found.append(menu[company][most])
    found.extend(option for option in private_trade.deals(game, step) if type(option.action) is SellPrivate)
    if is_bankrupt(game, step, short):
        found.append(Option(DeclareBankruptcy()))
    return found


def missing(game: "Game[Table1830]", step: Any, short: int) -> int:
    """What the president still has to raise."""
    table = game.table
    lacks: int = short - table.treasury[step.company] - table.cash[step.seat]
    return max(0, lacks)


def needed(game: "Game[Table1830]", step: Any, short: int, company: int) -> int:
    """How many shares of a company may be sold: no more than are needed (#36), keeping the presidency (24.0-3)."""
    lacks = missing(game, step, short)
    price = sale_price(game, step, company)
    if not lacks or not price:
        return 0
    number = -(-lacks // price)
    if game.variants["emergency_sale_unit"] == "certificate":
        shares = game.table.shares
        if shares.president[company] == step.seat and shares.held[step.seat][company] - number == PRESIDENT - 1:
            number += 1  # the president's certificate in one piece
    return min(sellable(game, step, company), number)


def sellable(game: "Game[Table1830]", step: Any, company: int) -> int:
    return holdings.most_to_sell(game.table, step.seat, company, keep_president=company == step.company)


def sale_price(game: "Game[Table1830]", step: Any, company: int) -> int:
    """The price of the first sale holds for all in this purchase, as in a stock turn (#6)."""
    price = game.table.market.price(company)
    if game.variants["second_sale_in_turn"] == "price_of_first_announcement":
        return int(step.announced.get(company, price))
    return price


def is_bankrupt(game: "Game[Table1830]", step: Any, short: int) -> bool:
    """Whether all shares that may be sold would not bring the sum (24.0-5)."""
    table = game.table
    proceeds = sum(
        sellable(game, step, company) * sale_price(game, step, company) for company in range(len(table.board.companies))
    )
    return proceeds < missing(game, step, short)


def refusal(game: "Game[Table1830]", step: Any, short: int, action: Any) -> Refusal | None:
    """Why something cannot be done to raise money."""
    if not short:
        return Refusal("no_emergency", "1830 24.0-1", {})
    if type(action) is SellPrivate:
        return private_trade.deal_refusal(game, step, action)
    if type(action) is DeclareBankruptcy:
        if is_bankrupt(game, step, short):
            return None
        return Refusal("not_bankrupt", "1830 24.0-5", {"sum": missing(game, step, short)})
    table = game.table
    company = table.board.company_index.get(action.company, NONE)
    if company == NONE or not 1 <= action.amount <= table.shares.held[step.seat][company]:
        return Refusal("not_so_many_shares", "1830 12.0", {"company": action.company, "amount": action.amount})
    if action.amount > sellable(game, step, company):
        return Refusal("cannot_sell_so_many", "1830 24.0-3", {"company": action.company})
    if action.amount > needed(game, step, short, company):
        return Refusal("sells_too_much", "1830 24.0-2", {"sum": missing(game, step, short)})
    return None


def play(game: "Game[Table1830]", step: Any, action: Any) -> None:
    """Sell, offer, or give up."""
    table = game.table
    if type(action) is SellPrivate:
        private_trade.propose(game, step, action)
    elif type(action) is SellShares:
        company = table.board.company_index[action.company]
        price = sale_price(game, step, company)
        step.announced[company] = step.last_sold = price
        holdings.sell(game, step.seat, company, action.amount, price)
    else:
        go_bankrupt(game, step)


def go_bankrupt(game: "Game[Table1830]", step: Any) -> None:
    """Shares are sold as far as allowed, all cash is lost, the game is over (25.0-1, #38)."""
    table, seat = game.table, step.seat
    for company in range(len(table.board.companies)):
        most = sellable(game, step, company)
        if most:
            holdings.sell(game, seat, company, most, sale_price(game, step, company))
    table.to_bank(table.cash, seat, table.cash[seat])
    table.bankrupt = seat
    game.emit(WentBankrupt(seat))
    end_bankrupt(game, seat)
