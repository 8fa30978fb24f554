"""Sales of companies to companies: liquidations, acquisitions, friendly sales (7.2)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Auction, Decision, Option, Pass, Procedure, Range, Refusal
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.titles.eighteen_seventeen import books, railway, takeover
from trunkline.titles.eighteen_seventeen.actions import ChooseBuyer, OfferForSale, RepayLoan
from trunkline.titles.eighteen_seventeen.board import ACQUISITION, LIQUIDATION, NORMAL, company_name, setup
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.crisis import Crises
from trunkline.titles.eighteen_seventeen.events import (
    CompanySold,
    HoldersSettled,
    LoansSettled,
    NotSold,
    SaleOpened,
)
from trunkline.titles.eighteen_seventeen.merging import NewLoans
from trunkline.titles.eighteen_seventeen.table import COMPANY, GONE, NONE, Table1817

RULE = "1817 7.2.4"
NAMES = {LIQUIDATION: "liquidation", ACQUISITION: "acquisition", NORMAL: "friendly"}


class Sales(Procedure[Table1817]):
    """Liquidations, acquisitions and friendly sales, each in reverse order (7, 7.2.4-1).

    `keys` is the operating order at the start of the round, by company; `zones` where each stood then.
    """

    __slots__ = ("keys", "queue", "ready", "waiting", "zones")

    def __init__(self, table: Table1817) -> None:
        self.zones = [table.zone(company) for company in range(len(table.loans))]
        self.keys = order_keys(table)
        self.queue: list[int] = []
        self.ready = NONE
        self.waiting = True  # the queue is made when the conversions are over

    def facts(self) -> dict[str, Fact]:
        return {}

    def line_up(self, game: Game1817) -> None:
        """The sales to come, first one first."""
        table = game.table
        self.waiting = False
        keys = self.keys
        current = order_keys(table)
        if game.variants["sale_order"] == "prices_when_sales_begin":
            keys = current
        now = game.variants["company_entering_liquidation_during_merger_round"] == "auctioned_now"
        standing = []
        for company in table.companies():
            zone = table.zone(company)
            same = zone == self.zones[company] or (zone == LIQUIDATION and now)
            if zone == LIQUIDATION and same:
                standing.append((zone, -table.market.arrived[company], company))
            elif same:
                key = current[company] if self.merged(table, company) else keys[company]
                standing.append((zone, -key, company))
        self.queue = [company for _, _, company in sorted(standing)]

    def merged(self, table: Table1817, company: int) -> bool:
        """Whether a company came out of a merger in this round: it has its new price (digest #7)."""
        return self.keys[company] == NONE

    def advance(self, game: Game1817) -> None:
        if self.waiting:
            self.line_up(game)
        self.drop_changed(game)
        if not self.queue or self.queue[0] != self.ready:
            self.prepare(game)
        if self.queue:
            company = self.queue.pop(0)
            self.ready = NONE
            offer(game, company, game.table.zone(company))
        else:
            game.finish(self)

    def drop_changed(self, game: Game1817) -> None:
        """Companies that are gone, or fell into another zone during the round, are not sold in it (7, 7.2.4-1)."""
        table = game.table
        now = game.variants["company_entering_liquidation_during_merger_round"] == "auctioned_now"
        while self.queue:
            company = self.queue[0]
            zone = table.zone(company)
            if table.shares.size[company] and (zone == self.zones[company] or (zone == LIQUIDATION and now)):
                return
            del self.queue[0]

    def prepare(self, game: Game1817) -> None:
        """As soon as one sale is over the next is made ready: money and loans of a company in liquidation are set
        aside; a company that nobody could buy now is not offered."""
        table = game.table
        self.drop_changed(game)
        while self.queue and table.normal(self.queue[0]) and not affordable(table, self.queue[0], NORMAL):
            del self.queue[0]
            self.drop_changed(game)
        self.ready = self.queue[0] if self.queue else NONE
        if self.ready != NONE and table.liquidation(self.ready):
            set_aside(table, self.ready)


def order_keys(table: Table1817) -> list[int]:
    """A number per company that sorts them in operating order."""
    order = table.market.order(table.companies())
    keys = [0] * len(table.loans)
    for place, company in enumerate(order):
        keys[company] = place
    return keys


def offer(game: Game1817, company: int, zone: int) -> None:
    """A company comes up: a friendly sale only if its president wants it."""
    if zone != NORMAL:
        open_sale(game, company, zone)
    else:
        game.push(FriendlySale(game.table.president(company), company))


def affordable(table: Table1817, company: int, zone: int) -> bool:
    """Whether any company could pay the lowest bid."""
    low = lowest(table, company, zone)
    return any(buyers(table, seat, company, zone, low) for seat in table.active())


class FriendlySale(Decision[Table1817]):
    """The president may announce the sale of his company (7.2.3)."""

    __slots__ = ("company",)
    takes = (OfferForSale, Pass)
    rule = "1817 7.2.3"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return (Option(OfferForSale(company_name(self.company))), Option(Pass()))

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is OfferForSale and action.company != company_name(self.company):
            return Refusal("other_company_now", self.rule, {"company": company_name(self.company)})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        if type(action) is OfferForSale:
            open_sale(game, self.company, NORMAL)


def open_sale(game: Game1817, company: int, zone: int) -> None:
    """The auction; cash of a company in liquidation is set aside (7.2.4-2 to 7.2.4-4)."""
    table = game.table
    seat = table.president(company)
    if seat == NONE:
        seat = table.ruined[company]
    game.emit(SaleOpened(company_name(company), NAMES[zone]))
    if zone == LIQUIDATION:
        set_aside(table, company)
    SaleAuction(company, table.clockwise((seat + 1) % table.seats), zone).begin(game)


def set_aside(table: Table1817, company: int) -> None:
    """Cash and loans of a company in liquidation are not for sale (7.2.4-2)."""
    move(table.treasury, company, table.aside, 0, table.treasury[company])
    move(table.loans, company, table.aside_loans, 0, table.loans[company])


def lowest(table: Table1817, company: int, zone: int) -> int:
    """The least a company may bid (7.2.4-3)."""
    spec = table.board.setup.sale_auction
    if zone != NORMAL:
        return spec.low
    value = table.market.price(company) * table.shares.size[company]
    return value + -value % spec.step


def compensation(table: Table1817, company: int, zone: int) -> int:
    """What the bank pays for the treasury shares of a company in a friendly sale (7.2.4-6)."""
    if zone != NORMAL:
        return 0
    return table.market.price(company) * table.shares.held[table.shares.unsold][company]


def most(table: Table1817, buyer: int, company: int, zone: int) -> int:
    """What a buyer could pay, with all loans it may take and the loans it must repay (digest #36)."""
    limit, step = table.size(buyer).loans, table.board.setup.sale_auction.step
    money = table.treasury[buyer]
    loans, left = table.loans[buyer], table.loans_left[0]
    if zone != LIQUIDATION:
        loans += table.loans[company]
        money += table.treasury[company] + compensation(table, company, zone)
    free = limit - loans
    if free > 0:
        free = min(free, left)
    money += free * table.board.loan.amount
    return money - money % step


def buyers(table: Table1817, seat: int, company: int, zone: int, price: int) -> list[int]:
    """Companies of a seat that could buy at this price (7.2.4-1)."""
    return [
        buyer
        for buyer in table.presided(seat)
        if buyer != company and table.normal(buyer) and most(table, buyer, company, zone) >= price
    ]


class SaleAuction(Auction[Table1817]):
    """Bids for a company, round the table from the left of its president, who is asked last (7.2.4-4)."""

    __slots__ = ("zone",)
    rule = "1817 7.2.4-4"
    increment = multiple = setup().sale_auction.step
    skip_poor = True

    def __init__(self, company: int, bidders: list[int], zone: int) -> None:
        super().__init__(company, bidders)
        self.zone = zone

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.lot), "sale": NAMES[self.zone], "price": self.high}

    def purse(self, game: Game1817) -> int:
        table = game.table
        sums = [most(table, buyer, self.lot, self.zone) for buyer in buyers(table, self.seat, self.lot, self.zone, 0)]
        return max(sums, default=0)

    def bids(self, game: Game1817) -> Range | None:
        table = game.table
        low = lowest(table, self.lot, self.zone) if self.leader is None else self.high + self.increment
        high = self.purse(game)
        if table.president(self.lot) == self.seat and game.variants["raise_by_president_of_sold_company"] != "any":
            high = min(high, low)
        return Range(low, high, self.multiple) if high >= low else None

    def won(self, game: Game1817, seat: int | None, price: int) -> None:
        company, zone = self.lot, self.zone
        if seat is None:
            if zone == LIQUIDATION:
                bank_buys(game, company)
            else:
                game.emit(NotSold(company_name(company)))
            return
        choice = buyers(game.table, seat, company, zone, price)
        if len(choice) == 1:
            sell(game, company, choice[0], price, zone)
        else:
            game.push(BuyerChoice(seat, company, price, zone))


class BuyerChoice(Decision[Table1817]):
    """The winner names the company that buys (7.2.4-4)."""

    __slots__ = ("company", "price", "zone")
    takes = (ChooseBuyer,)
    rule = "1817 7.2.4-4"

    def __init__(self, seat: int, company: int, price: int, zone: int) -> None:
        self.seat, self.company, self.price, self.zone = seat, company, price, zone

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "price": self.price}

    def choice(self, table: Table1817) -> list[int]:
        return buyers(table, self.seat, self.company, self.zone, self.price)

    def options(self, game: Game1817) -> Iterable[Option]:
        return [Option(ChooseBuyer(company_name(buyer))) for buyer in self.choice(game.table)]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if books.company_of(game.table, action.company) in self.choice(game.table):
            return None
        return Refusal("cannot_buy_company", self.rule, {"company": action.company, "price": self.price})

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        buyer = game.table.board.company_index[action.company]
        sell(game, self.company, buyer, self.price, self.zone)


def sell(game: Game1817, company: int, buyer: int, price: int, zone: int) -> None:
    """Steps 6 and 7: contents, payment, loans; the rest when the loans are settled."""
    table = game.table
    game.emit(CompanySold(company_name(company), company_name(buyer), price))
    table.earn(company, compensation(table, company, zone))
    takeover.take_contents(table, buyer, company)
    taken = 0
    if zone != LIQUIDATION:
        taken = takeover.money_and_loans(table, buyer, company)
    while table.treasury[buyer] < price and table.can_borrow(buyer):
        books.borrow(game, buyer)
    if zone == LIQUIDATION:
        move(table.treasury, buyer, table.aside, 0, price)
    else:
        table.spend(buyer, price)
    while table.loans[buyer] > table.size(buyer).loans and taken:
        taken -= 1
        repay_taken(game, buyer)
    settlement = Settlement(company, buyer, price, zone, taken)
    if settlement.choices(game):
        game.push(settlement)
        game.push(railway.Surplus())
    else:
        game.push(railway.Surplus())
        settlement.complete(game)
    takeover.settle_markers(game, buyer, company)


def repay_taken(game: Game1817, buyer: int) -> None:
    """A loan that was taken over is repaid; the token does not move (7.2.4-7)."""
    table = game.table
    table.spend(buyer, table.board.loan.amount)
    table.return_loans(buyer, 1)


BORROW, REPAY, KEPT = range(3)


class Settlement(Procedure[Table1817]):
    """New loans, taken-over loans, then the holders (7.2.4-7 to 7.2.4-10)."""

    __slots__ = ("buyer", "company", "price", "stage", "taken", "zone")

    def __init__(self, company: int, buyer: int, price: int, zone: int, taken: int) -> None:
        self.company, self.buyer, self.price, self.zone, self.taken = company, buyer, price, zone, taken
        self.stage = BORROW

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "buyer_company": company_name(self.buyer)}

    def choices(self, game: Game1817) -> bool:
        """Whether the buyer's president has anything to say about loans."""
        return game.table.can_borrow(self.buyer) or self.may_repay(game.table)

    def may_repay(self, table: Table1817) -> bool:
        return self.taken > 0 and table.treasury[self.buyer] >= table.board.loan.amount

    def advance(self, game: Game1817) -> None:
        table, buyer = game.table, self.buyer
        if self.stage == BORROW:
            self.stage = REPAY
            if table.can_borrow(buyer):
                game.push(NewLoans(table.president(buyer), buyer))
                return
        if self.stage == REPAY:
            self.stage = KEPT
            if self.may_repay(table):
                game.push(TakenLoans(table.president(buyer), buyer))
                return
        game.finish(self)
        self.complete(game)

    def complete(self, game: Game1817) -> None:
        """Every loan kept moves the token left; then the holders are paid."""
        if self.taken and game.table.market.left(self.buyer, self.taken):
            books.moved(game, self.buyer)
        settle(game, self.company, self.price, self.zone)


class TakenLoans(Decision[Table1817]):
    """Taken-over loans may be repaid; each one kept moves the token left (7.2.4-7)."""

    __slots__ = ("company",)
    takes = (RepayLoan, Pass)
    rule = "1817 7.2.4-7"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return (Option(RepayLoan(company_name(self.company))), Option(Pass()))

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is RepayLoan and action.company != company_name(self.company):
            return Refusal("other_company_now", self.rule, {"company": company_name(self.company)})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        table = game.table
        settlement = game.stack[-2]
        assert isinstance(settlement, Settlement)
        if type(action) is RepayLoan:
            settlement.taken -= 1
            repay_taken(game, self.company)
            if settlement.may_repay(table):
                return
        game.finish(self)


def bank_buys(game: Game1817, company: int) -> None:
    """Nobody bid for a company in liquidation: its things leave the game (7.2.4-5, digest #38)."""
    table = game.table
    game.emit(CompanySold(company_name(company), None, 0))
    table.trains.owned[company] = []
    for private in table.privates_of(COMPANY + company):
        table.owner[private] = GONE
    for city in table.track.cities_of(company):
        table.track.remove(company, city)
    table.charter[company] = 0
    table.box[company] = table.board.markers.most
    settle(game, company, 0, LIQUIDATION)


def settle(game: Game1817, company: int, price: int, zone: int) -> None:
    """Loans of a liquidated company, then shares and shorts; the company goes back to the box (7.2.4-8 to -10)."""
    table, shares = game.table, game.table.shares
    president = table.president(company)
    size = shares.size[company]
    if zone == LIQUIDATION:
        price = settle_loans(game, company, president)
    per_share = price // size
    game.emit(HoldersSettled(company_name(company), per_share))
    for seat in table.active():
        table.from_bank(seat, per_share * shares.held[seat][company])
        table.pay_bank(seat, per_share * shares.short[seat][company], owing=True)
    takeover.forget(table, company)
    next(step for step in game.stack if isinstance(step, Sales)).prepare(game)
    first = president if president != NONE else table.playing(table.ruined[company])
    if any(money < 0 for money in table.cash):
        game.push(Crises(first))


def settle_loans(game: Game1817, company: int, president: int) -> int:
    """All loans are repaid from the money set aside; what is missing comes from the president, or the bank (7.4-4)."""
    table = game.table
    loans = table.aside_loans[0]
    owed, have = loans * table.board.loan.amount, table.aside[0]
    missing = max(0, owed - have)
    move(table.aside, 0, table.bank, 0, have)
    if president != NONE:
        table.pay_bank(president, missing, owing=True)
    move(table.aside_loans, 0, table.loans_left, 0, loans)
    game.emit(LoansSettled(company_name(company), loans, missing))
    return max(0, have - owed)
