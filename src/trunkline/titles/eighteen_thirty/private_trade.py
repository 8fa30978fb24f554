"""Privates after the opening sale: between players, to companies, traded for a share, closed (1830 23.0, T1)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from trunkline.core.action import Action
from trunkline.core.money import move
from trunkline.core.offer import Offer
from trunkline.core.option import Option, Range
from trunkline.core.refusal import Fact, Refusal
from trunkline.core.step import Step
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_thirty import holdings
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, SellPrivate, TradePrivate
from trunkline.titles.eighteen_thirty.events import (
    OfferDeclined,
    PrivateBought,
    PrivateClosed,
    PrivateOffered,
    PrivatesPaid,
    PrivateTaken,
)
from trunkline.titles.eighteen_thirty.menu import OFFERING, POOL, SOURCES
from trunkline.titles.eighteen_thirty.table import CLOSED, Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game

TRADE = "exchange_for_share"


class Turn(Step[Table1830]):
    """The turn of a player or a company, as the owner of a private that can be traded sees it (#19)."""

    __slots__ = ()

    def own_or_fresh(self, seat: int) -> bool:
        """Whether it is this seat's own stock turn, or one in which nothing has been done yet."""
        raise NotImplementedError

    def holdings_changed(self, game: "Game[Table1830]") -> None:
        """Shares have changed hands from outside the turn."""


class Dealer(Protocol):
    """A decision in which a player may propose deals about privates. `refused`: (private, buyer, price) declined."""

    seat: int
    refused: list[tuple[int, int, int]]
    buys_privates: bool

    def deals_barred(self, game: "Game[Table1830]") -> Refusal | None:
        """Why no deal may be proposed now."""

    def deal_made(self, game: "Game[Table1830]") -> None:
        """Called when a deal has been made."""

    def changed(self) -> None:
        """The options are no longer what they were."""


# -- between players (23.1-1)


def deals(game: "Game[Table1830]", step: Dealer) -> list[Option]:
    """Every private to buy from or sell to another player; a declined price must be bettered."""
    table = game.table
    found: list[Option] = []
    seats = table.seats
    for owner in table.owner:
        if 0 <= owner < seats:
            break
    else:
        return found  # no player has a private any more
    if step.deals_barred(game) is not None:
        return found
    for private, owner in enumerate(table.owner):
        if not 0 <= owner < table.seats or not _tradable(game, private):
            continue
        name = table.board.privates[private].id
        if owner != step.seat:
            if step.buys_privates and _has_room(table, step.seat):
                amounts = prices(table, step, private, owner, step.seat)
                if amounts is not None:
                    found.append(Option(BuyPrivate(name, amounts.low), amounts))
        elif _seller_proposes(game):
            for buyer in range(table.seats):
                if buyer != owner and _has_room(table, buyer):
                    amounts = prices(table, step, private, owner, buyer)
                    if amounts is not None:
                        found.append(Option(SellPrivate(name, buyer, amounts.low), amounts))
    return found


def prices(table: Table1830, step: Dealer, private: int, seller: int, buyer: int) -> Range | None:
    """Any price that the buyer can pay, better than one that was declined in this turn."""
    low, high = 0, table.cash[buyer]
    for declined, who, price in step.refused:
        if declined == private and who == buyer:
            if step.seat == seller:
                high = min(high, price - 1)
            else:
                low = max(low, price + 1)
    return Range(low, high) if low <= high else None


def deal_refusal(game: "Game[Table1830]", step: Dealer, action: BuyPrivate | SellPrivate) -> Refusal | None:
    """Why a deal about a private cannot be proposed."""
    table = game.table
    private = table.board.private_index.get(action.private, NONE)
    if private == NONE or not 0 <= table.owner[private] < table.seats:
        return Refusal("no_such_private", "1830 23.1", {"private": action.private})
    selling = type(action) is SellPrivate
    seller, buyer = table.owner[private], action.buyer_seat if isinstance(action, SellPrivate) else step.seat
    if (seller == step.seat) != selling or seller == buyer or not 0 <= buyer < table.seats:
        return Refusal("not_the_owner" if selling else "own_private", "1830 23.1", {"private": action.private})
    barred = step.deals_barred(game)
    if barred is not None:
        return barred
    if (selling and not _seller_proposes(game)) or (not selling and not step.buys_privates):
        return Refusal("buyer_proposes", "1830 #58", {})
    if not _tradable(game, private):
        return Refusal("private_not_tradable", "1830 #21", {"private": action.private})
    if not _has_room(table, buyer):
        return Refusal("certificate_limit", "1830 23.1-1", {"limit": table.certificate_limit})
    amounts = prices(table, step, private, seller, buyer)
    if amounts is None or action.amount not in amounts:
        low, high = (amounts.low, amounts.high) if amounts else (0, 0)
        return Refusal("price_out_of_range", "1830 23.1-1", {"low": low, "high": high})
    return None


def propose(game: "Game[Table1830]", step: Dealer, action: BuyPrivate | SellPrivate) -> None:
    """Ask the other player; without consent (#58) the deal is done at once."""
    table = game.table
    private = table.board.private_index[action.private]
    seller = table.owner[private]
    buyer = action.buyer_seat if isinstance(action, SellPrivate) else step.seat
    if game.variants["deal_needs_consent"]:
        other = buyer if seller == step.seat else seller
        game.emit(PrivateOffered(step.seat, other, action.private, action.amount))
        game.push(PrivateOffer(other, private, action.private, seller, buyer, action.amount))
    else:
        hand_over(game, private, seller, buyer, action.amount)
        step.deal_made(game)


def hand_over(game: "Game[Table1830]", private: int, seller: int, buyer: int, price: int) -> None:
    """A private goes from one player to another."""
    table = game.table
    move(table.cash, buyer, table.cash, seller, price)
    table.owner[private] = buyer
    game.emit(PrivateBought(buyer, seller, table.board.privates[private].id, price))


def _seller_proposes(game: "Game[Table1830]") -> bool:
    """A seller may offer his private (23.1-1); on the platform the buyer takes it, as his purchase (#22, #58)."""
    variants = game.variants
    return bool(variants["deal_needs_consent"]) and variants["private_trade_in_stock_round"] == "besides_the_turn"


def _tradable(game: "Game[Table1830]", private: int) -> bool:
    """The B&O private goes from player to player, not by the platform's rules (#21)."""
    return game.table.board.closes_with[private] == NONE or bool(game.variants["bo_private_between_players"])


def _has_room(table: Table1830, buyer: int) -> bool:
    return holdings.certificates(table, buyer) < table.certificate_limit


class PrivateOffer(Offer[Table1830]):
    """Another player is asked for a yes to a deal about a private (#58)."""

    __slots__ = ("buyer", "name", "price", "private", "seller")
    rule = "1830 23.1-1"

    def __init__(self, seat: int, private: int, name: str, seller: int, buyer: int, price: int) -> None:
        self.seat, self.private, self.name = seat, private, name
        self.seller, self.buyer, self.price = seller, buyer, price

    def facts(self) -> dict[str, Fact]:
        return {"private": self.name, "seller_seat": self.seller, "buyer_seat": self.buyer, "price": self.price}

    def accepted(self, game: "Game[Table1830]") -> None:
        hand_over(game, self.private, self.seller, self.buyer, self.price)
        step: Any = game.stack[-1]
        step.deal_made(game)

    def declined(self, game: "Game[Table1830]") -> None:
        game.emit(OfferDeclined(self.seat))
        step: Any = game.stack[-1]
        step.refused.append((self.private, self.buyer, self.price))
        step.changed()


# -- to a company (23.1-2)


def company_prices(game: "Game[Table1830]", company: int, private: int) -> Range | None:
    """What a company may pay a player for a private: half to double its face value, if it has the money."""
    table = game.table
    span = table.board.privates[private].company_price
    if span is None or not table.board.phases[table.phase].privates_to_companies:
        return None
    if not 0 <= table.owner[private] < table.seats:
        return None
    low, high = span[0], min(span[1], table.treasury[company])
    return Range(low, high) if low <= high else None


def company_deals(game: "Game[Table1830]", company: int, refused: list[tuple[int, int]]) -> list[Option]:
    """Every private the company could buy; `refused`: (private, price) declined in this turn."""
    table = game.table
    found: list[Option] = []
    if table.board.phases[table.phase].privates_to_companies:
        for private, owner in enumerate(table.owner):
            if 0 <= owner < table.seats:
                amounts = bettered(company_prices(game, company, private), private, refused)
                if amounts is not None:
                    found.append(Option(BuyPrivate(table.board.privates[private].id, amounts.low), amounts))
    return found


def bettered(amounts: Range | None, thing: int, refused: list[tuple[int, int]]) -> Range | None:
    """A price range without what was declined already."""
    if amounts is None or not refused:
        return amounts
    low = max([amounts.low, *(price + 1 for declined, price in refused if declined == thing)])
    return Range(low, amounts.high) if low <= amounts.high else None


def company_refusal(
    game: "Game[Table1830]", company: int, refused: list[tuple[int, int]], action: BuyPrivate
) -> Refusal | None:
    """Why a company cannot buy a private at a price."""
    table = game.table
    private = table.board.private_index.get(action.private, NONE)
    if private == NONE or not 0 <= table.owner[private] < table.seats:
        return Refusal("no_such_private", "1830 23.1", {"private": action.private})
    if not table.board.phases[table.phase].privates_to_companies:
        return Refusal("privates_not_yet", "1830 23.1-2", {})
    span = table.board.privates[private].company_price
    if span is None:
        return Refusal("private_not_tradable", "1830 T1", {"private": action.private})
    amounts = bettered(company_prices(game, company, private), private, refused)
    if amounts is None or action.amount not in amounts:
        high = min(span[1], table.treasury[company])
        return Refusal("price_out_of_range", "1830 23.1-2", {"low": span[0], "high": high})
    return None


def company_takes(game: "Game[Table1830]", company: int, private: int, price: int) -> None:
    """A private goes from a player to a company."""
    table = game.table
    seller = table.owner[private]
    move(table.treasury, company, table.cash, seller, price)
    table.owner[private] = table.seats + company
    game.emit(PrivateTaken(table.id_of(company), seller, table.board.privates[private].id, price))


class CompanyOffer(Offer[Table1830]):
    """The owner of a private is asked whether a company of another president gets it (#58)."""

    __slots__ = ("company", "names", "price", "private")
    rule = "1830 23.1-2"

    def __init__(self, seat: int, company: int, private: int, names: tuple[str, str], price: int) -> None:
        self.seat, self.company, self.private, self.names, self.price = seat, company, private, names, price

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "company": self.names[0], "private": self.names[1], "price": self.price}

    def accepted(self, game: "Game[Table1830]") -> None:
        company_takes(game, self.company, self.private, self.price)
        step: Any = game.stack[-1]
        step.reconsider(game)

    def declined(self, game: "Game[Table1830]") -> None:
        game.emit(OfferDeclined(self.seat))
        turn: Any = next(step for step in reversed(game.stack) if isinstance(step, Turn))
        turn.refused.append((self.private, self.price))


# -- traded for a share (T1, #19, #20, #56)


class TradesForShare(Step[Table1830]):
    """A round during which the owner of a private with that power may trade it for a share."""

    __slots__ = ()
    aside: ClassVar[tuple[type[Action], ...]] = (TradePrivate,)

    def aside_options(self, game: "Game[Table1830]", seat: int) -> Iterable[Option]:
        ability = game.table.board.abilities.get(TRADE)
        if ability is None or game.table.owner[ability.private] != seat:
            return []
        name = game.table.board.privates[ability.private].id
        actions = [TradePrivate(name, source) for source in SOURCES]
        return [Option(action) for action in actions if self.aside_refusal(game, seat, action) is None]

    def aside_refusal(self, game: "Game[Table1830]", seat: int, action: TradePrivate) -> Refusal | None:
        table, variants = game.table, game.variants
        ability = table.board.abilities.get(TRADE)
        if ability is None or action.private != table.board.privates[ability.private].id:
            return Refusal("no_such_private", "1830 #19", {"private": action.private})
        if table.owner[ability.private] != seat:
            return Refusal("not_the_owner", "1830 #19", {"private": action.private})
        if action.source not in SOURCES:
            return Refusal("no_such_source", "1830 #19", {"source": action.source})
        company, source = ability.company, SOURCES.index(action.source)
        name = table.id_of(company)
        if NONE in table.owner:
            return Refusal("privates_first", "1830 6.0-2", {})
        if table.shares.president[company] == NONE and not variants["mh_trade_before_nyc_president"]:
            return Refusal("president_first", "1830 #20", {"company": name})
        waiting = isinstance(game.decision, Offer)  # it may be about this very private
        if waiting or (variants["mh_trade_when"] != "any_time" and not _between_turns(game, seat)):
            return Refusal("not_between_turns", "1830 #19", {})
        holder = table.shares.pool if source == POOL else table.shares.unsold
        if table.shares.held[holder][company] < ability.shares:
            return Refusal("no_share_there", "1830 #19", {"company": name, "source": action.source})
        keeps = PRESIDENT if source == OFFERING and table.shares.president[company] == NONE else 0
        if table.shares.held[holder][company] - ability.shares < keeps:
            return Refusal("president_first", "1830 #20", {"company": name})
        held = table.shares.held[seat][company] + ability.shares
        if held > table.board.holding_limit and holdings.is_limited(table, company):
            return Refusal("holding_limit", "1830 #19", {"company": name})
        return None

    def aside_play(self, game: "Game[Table1830]", seat: int, action: TradePrivate) -> None:
        table = game.table
        ability = table.board.abilities[TRADE]
        close(game, ability.private)
        holdings.receive(game, seat, ability.company, SOURCES.index(action.source), ability.shares)
        for step in game.stack[:]:
            if isinstance(step, Turn):
                step.holdings_changed(game)


def _between_turns(game: "Game[Table1830]", seat: int) -> bool:
    """In the own stock turn, or when the turn of another player or of a company has begun but nothing is done yet."""
    return any(isinstance(step, Turn) and step.own_or_fresh(seat) for step in game.stack)


# -- revenue and closing (6.0-1, 23.2)


def pay_privates(game: "Game[Table1830]") -> None:
    """Every open private pays its owner, player or company (6.0-1)."""
    table = game.table
    paid = False
    for private, owner in enumerate(table.owner):
        if owner >= 0:
            revenue = table.board.privates[private].revenue
            purse, index = (table.cash, owner) if owner < table.seats else (table.treasury, owner - table.seats)
            table.from_bank(game, purse, index, revenue)
            paid = True
    if paid:
        game.emit(PrivatesPaid())


def close(game: "Game[Table1830]", private: int) -> None:
    """A private leaves the game."""
    game.table.owner[private] = CLOSED
    game.emit(PrivateClosed(game.table.board.privates[private].id))
