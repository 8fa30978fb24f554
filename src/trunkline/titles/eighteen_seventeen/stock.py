"""The stock round (5): players act for themselves or for one of their companies."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Pass, Passed, Procedure, Range, Refusal
from trunkline.core.refusal import Fact
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_seventeen import books, flotation
from trunkline.titles.eighteen_seventeen.actions import BuyOwnShares, SellShort, StartCompany, TakeLoan
from trunkline.titles.eighteen_seventeen.board import NORMAL
from trunkline.titles.eighteen_seventeen.books import Game1817, company_of
from trunkline.titles.eighteen_seventeen.crisis import bank_closes_shorts
from trunkline.titles.eighteen_seventeen.events import OwnSharesBought, ShareShorted, StockRoundBegan
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

SOURCES = ("treasury", "pool")


class StockRound(Procedure[Table1817]):
    """Turns clockwise from the priority holder until all pass in a row; then the end of the round (5, 5.7)."""

    __slots__ = ("actor", "next", "passes")

    def __init__(self) -> None:
        self.actor, self.next, self.passes = NONE, NONE, 0

    def facts(self) -> dict[str, Fact]:
        return {}

    def advance(self, game: Game1817) -> None:
        table = game.table
        if self.next == NONE:
            self.begin(game)
        books.pay_owed_markers(game)
        if self.passes >= len(table.active()):
            self.close(game)
            return
        seat = table.playing(self.next)
        self.next = (seat + 1) % table.seats
        turn = StockTurn(seat)
        game.push(turn)
        turn.unless_done(game)

    def begin(self, game: Game1817) -> None:
        table = game.table
        game.emit(StockRoundBegan(table.turn))
        bank_closes_shorts(game)
        table.formed = 0
        table.sold = [0] * table.seats
        self.next = table.playing(table.priority)

    def turn_over(self, game: Game1817, seat: int, acted: bool) -> None:
        """Called by a turn when it has left the stack."""
        if acted:
            self.actor, self.passes = seat, 0
        else:
            self.passes += 1
            game.emit(Passed(seat))

    def close(self, game: Game1817) -> None:
        """Unpaid markers, price moves, priority (5.5-5, 5.7)."""
        table = game.table
        for company, owed in enumerate(table.owed):
            if owed:
                table.owed[company] = 0
                books.liquidate(game, company)
        for company in table.order():
            self.move_price(game, company)
        if self.actor != NONE:
            table.priority = (self.actor + 1) % table.seats
        table.priority = table.playing(table.priority)
        table.formed = 0
        game.finish(self)

    def move_price(self, game: Game1817, company: int) -> None:
        """Sold out: right; then left for every share in the pool (5.7-2, 9.3)."""
        table, shares, market = game.table, game.table.shares, game.table.market
        before = market.cell[company]
        size, out = shares.size[company], shares.with_players(company)
        if table.size(company).shorts and out >= size:
            market.right(company, 2 if out > size and game.variants["short_squeeze"] else 1)
        market.left(company, shares.held[shares.pool][company])
        if market.cell[company] != before:
            books.moved(game, company)


class StockTurn(Decision[Table1817]):
    """One seat's turn: sell, short and buy for itself, or loans and own shares for one company (5)."""

    __slots__ = ("acted", "bought", "company", "own", "shorted")
    takes = (SellShares, SellShort, BuyShare, StartCompany, TakeLoan, BuyOwnShares, Pass)
    rule = "1817 5"

    def __init__(self, seat: int) -> None:
        self.seat, self.acted, self.shorted = seat, False, False
        self.own = False  # it has acted for itself
        self.company = NONE  # or for this company
        self.bought = False  # which has bought own shares: no more loans

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    # -- what is possible

    def options(self, game: Game1817) -> Iterable[Option]:
        table, seat = game.table, self.seat
        found: list[Option] = []
        ids = table.board.company_ids
        must_sell = self.must_sell(game)
        if self.company == NONE:
            shares, market, zone = table.shares, table.market, table.board.zone
            live = [c for c, size in enumerate(shares.size) if size and zone[market.cell[c]] == NORMAL]
            may_sell = self.may_sell(game)
            for company in live:
                count = books.sellable(table, seat, company) if may_sell else 0
                if count:
                    found.append(Option(SellShares(ids[company], 1), Range(1, count)))
            if must_sell:
                return found
            found += [Option(SellShort(ids[c])) for c in live if self.short_reason(game, c) is None]
            for company in live:
                if books.buyable(table, seat, company) and not table.sold[seat] >> company & 1:
                    found += [
                        Option(BuyShare(ids[company], source))
                        for holder, source in ((shares.unsold, "treasury"), (shares.pool, "pool"))
                        if shares.held[holder][company]
                    ]
            found += flotation.starts(game, seat)
        if not self.own:
            for company in table.presided(seat) if self.company == NONE else (self.company,):
                if self.loan_reason(game, company) is None:
                    found.append(Option(TakeLoan(ids[company])))
                most = self.most_own(game, company)
                if most:
                    found.append(Option(BuyOwnShares(ids[company], 1), Range(1, most)))
        found.append(Option(Pass()))
        return found

    def must_sell(self, game: Game1817) -> bool:
        """Over the certificate limit with something left to sell (5.1-4)."""
        table, seat = game.table, self.seat
        if table.certificates(seat) <= table.certificate_limit():
            return False
        return any(books.sellable(table, seat, company) for company in table.companies())

    def may_sell(self, game: Game1817) -> bool:
        return not self.shorted or bool(game.variants["sale_after_short_in_one_turn"])

    def short_reason(self, game: Game1817, company: int) -> Refusal | None:
        """Why a share cannot be sold short (5.3)."""
        table, shares, seat = game.table, game.table.shares, self.seat
        if self.shorted:
            return Refusal("one_short_per_turn", "1817 5.3")
        if not table.now.short_selling:
            return Refusal("no_more_shorts", "1817 2")
        company_id = table.board.company_ids[company]
        if not books.short_limit(game, company):
            return Refusal("too_small_to_short", "1817 5.3", {"company": company_id})
        if not table.normal(company):
            return Refusal("not_tradable", "1817 5.3", {"company": company_id})
        if table.formed >> company & 1:
            return Refusal("formed_this_round", "1817 5.3", {"company": company_id})
        if shares.held[seat][company]:
            return Refusal("owns_share", "1817 5.3", {"company": company_id})
        if shares.shorted(company) >= books.short_limit(game, company):
            return Refusal(
                "short_limit", "1817 5.3", {"company": company_id, "limit": books.short_limit(game, company)}
            )
        return None

    def loan_reason(self, game: Game1817, company: int) -> Refusal | None:
        """Why a company cannot take a loan (5.6, 1.2.5-4)."""
        table = game.table
        facts: dict[str, Fact] = {"company": table.board.company_ids[company]}
        if self.bought:
            return Refusal("borrow_before_buying", "1817 5.6", facts)
        if not table.normal(company):
            borrowing = table.acquisition(company) and (
                self.company == company or game.variants["acquisition_company_may_borrow_in_stock_round"]
            )
            if not borrowing:  # digest #17: a row of loans may be finished
                return Refusal("not_in_normal_zone", "1817 5.6", facts)
        return None if table.can_borrow(company) else Refusal("no_loan_left", "1817 1.2.5-4", facts)

    def most_own(self, game: Game1817, company: int) -> int:
        """How many of its own shares a company can buy from the pool (5.6)."""
        table, shares = game.table, game.table.shares
        pool = shares.held[shares.pool][company]
        if not pool or not table.normal(company):
            return 0
        return min(pool, table.treasury[company] // table.market.price(company))

    # -- refusals

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Pass:
            return self.over_limit(game)
        if kind is StartCompany:
            return self.for_itself(game, selling=False) or flotation.start_reason(game, self.seat, action)
        company = company_of(game.table, action.company)
        if company == NONE or not game.table.shares.size[company]:
            return Refusal("no_such_company", "1817 5", {"company": action.company})
        if kind is SellShares:
            return self.for_itself(game, selling=True) or self.sale_reason(game, company, action.amount)
        if kind is SellShort:
            return self.for_itself(game, selling=False) or self.short_reason(game, company)
        if kind is BuyShare:
            return self.for_itself(game, selling=False) or self.buy_reason(game, company, action.source)
        return self.company_reason(game, company, action)

    def over_limit(self, game: Game1817) -> Refusal | None:
        if self.must_sell(game):
            table = game.table
            return Refusal(
                "must_sell",
                "1817 5.1-4",
                {"held": table.certificates(self.seat), "limit": table.certificate_limit()},
            )
        return None

    def for_itself(self, game: Game1817, *, selling: bool) -> Refusal | None:
        """Whether the seat may still act for itself in this turn."""
        if self.company != NONE:
            return Refusal("acting_for_company", "1817 5", {"company": game.table.board.company_ids[self.company]})
        return None if selling else self.over_limit(game)

    def sale_reason(self, game: Game1817, company: int, count: int) -> Refusal | None:
        table = game.table
        facts: dict[str, Fact] = {"company": table.board.company_ids[company]}
        if not self.may_sell(game):
            return Refusal("sell_before_short", "1817 5", facts)
        if not books.tradable(table, company):
            code = "two_share_company" if table.normal(company) else "not_tradable"
            return Refusal(code, "1817 5.2", facts)
        if table.formed >> company & 1:
            return Refusal("formed_this_round", "1817 5.2", facts)
        most = books.sellable(table, self.seat, company)
        if not 1 <= count <= most:
            return Refusal("sale_count", "1817 5.2", {**facts, "high": most})
        return None

    def buy_reason(self, game: Game1817, company: int, source: str) -> Refusal | None:
        table, seat, shares = game.table, self.seat, game.table.shares
        facts: dict[str, Fact] = {"company": table.board.company_ids[company]}
        if source not in SOURCES:
            return Refusal("no_such_source", "1817 5.4", {"source": source})
        holder = shares.pool if source == "pool" else shares.unsold
        if not shares.held[holder][company]:
            return Refusal("no_share_there", "1817 5.4", {**facts, "source": source})
        if table.sold[seat] >> company & 1:
            return Refusal("sold_this_round", "1817 5.4", facts)
        return None if books.buyable(table, seat, company) else buy_limits(table, seat, company)

    def company_reason(self, game: Game1817, company: int, action: Any) -> Refusal | None:
        table = game.table
        facts: dict[str, Fact] = {"company": table.board.company_ids[company]}
        if table.president(company) != self.seat:
            return Refusal("not_president", "1817 5.6", facts)
        if self.own:
            return Refusal("acting_for_oneself", "1817 5", facts)
        if self.company not in (NONE, company):
            return Refusal("acting_for_company", "1817 5", {"company": table.board.company_ids[self.company]})
        over = self.over_limit(game)
        if over is not None:
            return over
        if type(action) is TakeLoan:
            return self.loan_reason(game, company)
        if not table.normal(company):
            return Refusal("not_in_normal_zone", "1817 5.6", facts)
        most = self.most_own(game, company)
        if not 1 <= action.amount <= most:
            return Refusal("own_shares_count", "1817 5.6", {**facts, "high": most})
        return None

    # -- playing

    def play(self, game: Game1817, action: Any) -> None:
        table, seat, kind = game.table, self.seat, type(action)
        if kind is Pass:
            self.close(game)
            return
        self.acted = True
        if kind is StartCompany:
            game.finish(self)
            self.report(game)
            flotation.start(game, seat, action)
            return
        company = table.board.company_index[action.company]
        if kind is SellShares:
            table.sold[seat] |= 1 << company
            books.sell(game, seat, company, action.amount)
        elif kind is SellShort:
            self.short(game, company)
        elif kind is BuyShare:
            books.buy(game, seat, company, table.shares.pool if action.source == "pool" else table.shares.unsold)
            self.close(game)
            return
        elif kind is TakeLoan:
            self.company = company
            books.borrow(game, company)
            books.pay_owed_markers(game)
            self.unless_done(game)
            return
        else:
            self.company, self.bought = company, True
            buy_own_shares(game, company, action.amount)
            self.unless_done(game)
            return
        self.own = True
        self.unless_done(game)

    def short(self, game: Game1817, company: int) -> None:
        """A share and a short come up; the share is sold, the short stays (5.3)."""
        table, seat = game.table, self.seat
        self.shorted = True
        table.sold[seat] |= 1 << company
        table.shares.sell_short(company, seat)
        price = table.market.price(company)
        table.from_bank(seat, price)
        game.emit(ShareShorted(seat, table.board.company_ids[company], price))
        books.close_pool(game, company)

    def unless_done(self, game: Game1817) -> None:
        """End the turn when nothing but passing is left."""
        options = list(self.options(game))
        if len(options) == 1 and type(options[0].action) is Pass:
            self.close(game)

    def close(self, game: Game1817) -> None:
        game.finish(self)
        self.report(game)

    def report(self, game: Game1817) -> None:
        above = game.stack[-1]
        assert isinstance(above, StockRound)
        above.turn_over(game, self.seat, self.acted)

    def disabled(self, game: Game1817) -> Iterable[tuple[Any, Refusal]]:
        table = game.table
        for company in table.companies():
            company_id = table.board.company_ids[company]
            for action in (BuyShare(company_id, "treasury"), BuyShare(company_id, "pool"), SellShort(company_id)):
                refusal = self.refusal(game, action)
                if refusal is not None and refusal.code != "no_share_there":
                    yield action, refusal


def buy_limits(table: Table1817, seat: int, company: int) -> Refusal:
    """Which limit keeps a seat from buying a certificate (5.1, 5.4)."""
    facts: dict[str, Fact] = {"company": table.board.company_ids[company]}
    if not table.normal(company):
        return Refusal("not_tradable", "1817 5.4", facts)
    if table.president(company) == NONE:
        return Refusal("no_president", "1817 5.4", facts)
    if table.cash[seat] < table.market.price(company):
        return Refusal("too_expensive", "1817 5.4", {**facts, "price": table.market.price(company)})
    if table.shares.held[seat][company] >= table.holding_limit(company):
        return Refusal("holding_limit", "1817 5.1-3", {**facts, "limit": table.holding_limit(company)})
    return Refusal("certificate_limit", "1817 5.1-1", {"limit": table.certificate_limit()})


def buy_own_shares(game: Game1817, company: int, count: int) -> None:
    """A company buys own shares from the pool; they lie in its treasury (5.6)."""
    table, shares = game.table, game.table.shares
    price = count * table.market.price(company)
    table.spend(company, price)
    shares.give(company, shares.pool, shares.unsold, count)
    game.emit(OwnSharesBought(table.board.company_ids[company], count, price))
