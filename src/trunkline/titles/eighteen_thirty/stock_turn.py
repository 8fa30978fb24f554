"""A player's turn in a stock round: sell, buy one certificate, in any order (1830 4.0-1, 8.0 to 15.0)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.core.action import Action, Pass
from trunkline.core.auction import Passed
from trunkline.core.option import Option
from trunkline.core.refusal import Fact, Refusal
from trunkline.core.step import Decision
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_thirty import holdings, private_trade
from trunkline.titles.eighteen_thirty.actions import BuyPrivate, SellPrivate, StartCompany
from trunkline.titles.eighteen_thirty.menu import OFFERING, PASS, POOL, SOURCES
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game
    from trunkline.titles.eighteen_thirty.stock_round import StockRound


BARRED = -2  # no further share can belong to the purchase that was made


class StockTurn(private_trade.Turn, Decision[Table1830]):
    """`purchase`: the company of which several may be bought as this turn's purchase. `announced`: prices of sales."""

    __slots__ = ("acted", "announced", "bought", "known", "pressed", "purchase", "refused")
    static: ClassVar[frozenset[str]] = frozenset({"known", "pressed"})
    takes = (BuyShare, StartCompany, SellShares, BuyPrivate, SellPrivate, Pass)
    rule = "1830 4.0-1"
    buys_privates = True

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.acted = False  # bought or sold something: the turn is no pass
        self.bought = False  # the one purchase of the turn is made
        self.purchase = NONE
        self.announced: dict[int, int] = {}
        self.refused: list[tuple[int, int, int]] = []  # deals declined in this turn
        self.known: list[Option] | None = None
        self.pressed = False  # over a limit and able to come down

    def copy(self) -> "StockTurn":
        twin = StockTurn.__new__(StockTurn)
        twin.seat, twin.acted, twin.bought, twin.purchase = self.seat, self.acted, self.bought, self.purchase
        twin.announced, twin.refused = self.announced.copy(), self.refused[:]
        twin.known, twin.pressed = self.known, self.pressed
        return twin

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    # -- options

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        found = self.actions(game)
        return found if self.pressed else [*found, PASS]

    def idle(self, game: "Game[Table1830]") -> bool:
        """Whether there is nothing the player could do but pass."""
        return not self.actions(game)

    def actions(self, game: "Game[Table1830]") -> list[Option]:
        """Everything but passing, kept until something changes."""
        if self.known is None:
            found = self.sales(game)
            held, over = holdings.burden(game.table, self.seat)
            self.pressed = over and self.can_come_down(game, held)
            if not over:
                self.add_purchases(game, found, held >= game.table.certificate_limit)
            found.extend(private_trade.deals(game, self))
            self.known = found
        return self.known

    def changed(self) -> None:
        """The table is no longer what the options were worked out for."""
        self.known = None

    def sales(self, game: "Game[Table1830]") -> list[Option]:
        if selling_barred(game):
            return []
        table, seat = game.table, self.seat
        menu = table.board.menu.sell
        found = []
        for company, held in enumerate(table.shares.held[seat]):
            if held:
                most = holdings.most_to_sell(table, seat, company)
                if most:
                    found.append(menu[company][most])
        return found

    def add_purchases(self, game: "Game[Table1830]", found: list[Option], full: bool) -> None:
        """`full`: no certificate that counts may be added (10.0-2)."""
        table, seat, board = game.table, self.seat, game.table.board
        shares, cash, sold, menu = table.shares, table.cash[self.seat], table.sold[self.seat], table.board.menu
        offering, pool = shares.held[shares.unsold], shares.held[shares.pool]
        held, par, prices, cells = shares.held[seat], table.par, board.chart.prices, table.market.cell
        fresh = not self.bought
        for company, price in enumerate(par):
            if sold >> company & 1:
                continue
            if not price:
                if fresh and not full and shares.president[company] == NONE:
                    found.extend(option for par_price, option in menu.start[company] if PRESIDENT * par_price <= cash)
                continue
            cell = cells[company]
            if (full and board.counts[cell]) or (held[company] >= board.holding_limit and board.limited[cell]):
                continue
            if offering[company] and price <= cash and (fresh or self.extra(game, company, OFFERING)):
                found.append(menu.buy[company][OFFERING])
            if pool[company] and prices[cell] <= cash and (fresh or self.extra(game, company, POOL)):
                found.append(menu.buy[company][POOL])

    def several(self, game: "Game[Table1830]", company: int, source: int) -> bool:
        """Whether any number of shares may be bought there (10.0-4, #3)."""
        table = game.table
        if not table.board.multi_buy[table.market.cell[company]]:
            return False
        return source == POOL or game.variants["brown_multi_buy"] == "pool_and_initial_offering"

    def extra(self, game: "Game[Table1830]", company: int, source: int) -> bool:
        """Whether a brown share may be bought besides the one certificate (10.0-4, #3)."""
        if not self.several(game, company, source):
            return False
        if game.variants["brown_purchase_in_turn"] == "is_the_purchase_one_company":
            return self.purchase in (NONE, company)  # a private bought before does not bar it
        return True

    def must_sell(self, game: "Game[Table1830]") -> bool:
        """Over a limit and able to come down: the turn may not end yet (10.0-3, #4)."""
        self.actions(game)
        return self.pressed

    def can_come_down(self, game: "Game[Table1830]", certificates: int) -> bool:
        """Whether a sale would help against being over a limit; on the platform any sale will do."""
        table, seat = game.table, self.seat
        if selling_barred(game):
            return False
        if game.variants["over_a_limit_sell"] == "anything":
            return bool(self.sales(game))
        many, limit = certificates > table.certificate_limit, table.board.holding_limit
        return any(
            ((many and holdings.is_counted(table, company)) or (held > limit and holdings.is_limited(table, company)))
            and holdings.most_to_sell(table, seat, company)
            for company, held in enumerate(table.shares.held[seat])
        )

    def disabled(self, game: "Game[Table1830]") -> Iterable[tuple[Action, Refusal]]:
        """Shares that are there but may not be bought, and a pass that is not allowed."""
        table = game.table
        shares = table.shares
        for company in range(len(table.board.companies)):
            for source, holder in ((OFFERING, shares.unsold), (POOL, shares.pool)):
                if table.par[company] and shares.held[holder][company]:
                    action: Action = table.board.menu.buy[company][source].action
                    refusal = self.refusal(game, action)
                    if refusal is not None:
                        yield action, refusal
        if self.must_sell(game):
            yield PASS.action, Refusal("must_sell", "1830 10.0-3", {})

    # -- one action

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Pass:
            return Refusal("must_sell", "1830 10.0-3", {}) if self.must_sell(game) else None
        if kind is BuyPrivate or kind is SellPrivate:
            return private_trade.deal_refusal(game, self, action)
        company = game.table.board.company_index.get(action.company, NONE)
        if company == NONE:
            return Refusal("no_such_company", self.rule, {"company": action.company})
        if kind is SellShares:
            return self.sale_refusal(game, company, action.amount)
        if kind is StartCompany:
            return self.start_refusal(game, company, action)
        return self.purchase_refusal(game, company, action)

    def sale_refusal(self, game: "Game[Table1830]", company: int, amount: int) -> Refusal | None:
        table = game.table
        name = table.id_of(company)
        if selling_barred(game):
            return Refusal("no_selling_yet", "1830 12.0-1", {})
        if not 1 <= amount <= table.shares.held[self.seat][company]:
            return Refusal("not_so_many_shares", "1830 12.0", {"company": name, "amount": amount})
        if not table.par[company]:
            return Refusal("no_price_yet", "1830 8.1-3", {"company": name})
        if amount > holdings.most_to_sell(table, self.seat, company):
            room = table.board.pool_limit - table.shares.held[table.shares.pool][company]
            if amount > room:
                return Refusal("pool_full", "1830 12.0-2", {"company": name, "room": room})
            return Refusal("no_successor", "1830 13.0-3", {"company": name})
        return None

    def common_refusal(self, game: "Game[Table1830]", company: int) -> Refusal | None:
        """What bars any purchase of a company's shares."""
        table = game.table
        name = table.id_of(company)
        if table.sold[self.seat] >> company & 1:
            return Refusal("sold_this_round", "1830 4.0-4", {"company": name})
        if holdings.over_limit(table, self.seat):
            return Refusal("over_limit", "1830 10.0-3", {})
        if holdings.is_counted(table, company) and holdings.certificates(table, self.seat) >= table.certificate_limit:
            return Refusal("certificate_limit", "1830 10.0-2", {"limit": table.certificate_limit})
        return None

    def start_refusal(self, game: "Game[Table1830]", company: int, action: StartCompany) -> Refusal | None:
        table = game.table
        if table.shares.president[company] != NONE:
            return Refusal("already_started", "1830 9.0-1", {"company": action.company})
        if self.bought:
            return Refusal("already_bought", "1830 4.0-1", {})
        refusal = self.common_refusal(game, company)
        if refusal is not None:
            return refusal
        if table.board.chart.par_cell(action.price) == NONE:
            return Refusal("not_a_par_price", "1830 8.1-1", {"price": action.price})
        cost = PRESIDENT * action.price
        if cost > table.cash[self.seat]:
            return Refusal("not_enough_money", "1830 8.1-1", {"cash": table.cash[self.seat], "price": cost})
        return None

    def purchase_refusal(self, game: "Game[Table1830]", company: int, action: BuyShare) -> Refusal | None:
        table = game.table
        shares, name = table.shares, action.company
        if action.source not in SOURCES:
            return Refusal("no_such_source", "1830 4.0-3", {"source": action.source})
        source = SOURCES.index(action.source)
        if not table.par[company]:
            return Refusal("president_first", "1830 9.0-1", {"company": name})
        if not shares.held[shares.pool if source == POOL else shares.unsold][company]:
            return Refusal("no_share_there", "1830 4.0-3", {"company": name, "source": action.source})
        if self.bought and not self.extra(game, company, source):
            return Refusal("already_bought", "1830 4.0-1", {})
        refusal = self.common_refusal(game, company)
        if refusal is not None:
            return refusal
        held = shares.held[self.seat][company]
        if held >= table.board.holding_limit and holdings.is_limited(table, company):
            return Refusal("holding_limit", "1830 10.0-1", {"company": name})
        price = holdings.price_of(table, company, source)
        if price > table.cash[self.seat]:
            return Refusal("not_enough_money", "1830 8.2-1", {"cash": table.cash[self.seat], "price": price})
        return None

    def play(self, game: "Game[Table1830]", action: Any) -> None:
        kind = type(action)
        if kind is Pass:
            self.close(game)
            return
        self.changed()
        table = game.table
        if kind is BuyPrivate or kind is SellPrivate:
            private_trade.propose(game, self, action)
            return
        company = table.board.company_index[action.company]
        if kind is SellShares:
            price = table.market.price(company)
            if game.variants["second_sale_in_turn"] == "price_of_first_announcement":
                price = self.announced.setdefault(company, price)
            table.sold[self.seat] |= 1 << company
            holdings.sell(game, self.seat, company, action.amount, price)
        elif kind is StartCompany:
            holdings.start_company(game, self.seat, company, action.price)
            self.bought, self.purchase = True, BARRED
        else:
            source = SOURCES.index(action.source)
            besides = game.variants["brown_purchase_in_turn"] == "besides_the_one_certificate_any_companies"
            if not (besides and self.extra(game, company, source)):
                several = self.bought or self.several(game, company, source)
                self.bought, self.purchase = True, company if several else BARRED
            holdings.buy(game, self.seat, company, source)
        self.acted = True
        self.after(game)

    # -- what others ask of a turn

    def own_or_fresh(self, seat: int) -> bool:
        return seat == self.seat or (not self.acted and not self.refused)

    def holdings_changed(self, game: "Game[Table1830]") -> None:
        self.changed()
        self.after(game)

    def deals_barred(self, game: "Game[Table1830]") -> Refusal | None:
        if selling_barred(game):
            return Refusal("no_selling_yet", "1830 23.1-1", {})
        if game.variants["private_trade_in_stock_round"] == "is_the_purchase":
            return self.no_purchase(game.table)
        return None

    def no_purchase(self, table: Table1830) -> Refusal | None:
        """Why a private cannot be the purchase of this turn."""
        if self.bought:
            return Refusal("already_bought", "1830 #22", {})
        if not table.cash[self.seat]:
            return Refusal("not_enough_money", "1830 #22", {"cash": 0, "price": 1})
        return Refusal("over_limit", "1830 10.0-3", {}) if holdings.over_limit(table, self.seat) else None

    def deal_made(self, game: "Game[Table1830]") -> None:
        """On the platform a private is the purchase of the turn, otherwise no share trade at all (#22)."""
        self.changed()
        if game.variants["private_trade_in_stock_round"] == "is_the_purchase":
            self.bought = self.acted = True
        self.after(game)

    # -- the end of the turn

    def after(self, game: "Game[Table1830]") -> None:
        """The turn is over when nothing is left to do."""
        if self.idle(game):
            self.close(game)

    def close(self, game: "Game[Table1830]") -> None:
        game.finish(self)
        stock_round: StockRound = game.stack[-1]  # type: ignore[assignment]
        if self.acted:
            stock_round.traded(game)
        else:
            game.emit(Passed(self.seat))
            stock_round.passed(game)


def selling_barred(game: "Game[Table1830]") -> bool:
    """Nobody may sell anything in the first stock round (12.0-1, #10)."""
    if game.variants["no_selling_until"] == "end_of_first_stock_round":
        return game.table.stock_rounds == 1
    return game.table.opening
