"""The merger and acquisition round (7) and its first part: conversions and mergers (7.1)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Offer, Option, Pass, Procedure, Range, Refusal
from trunkline.core.refusal import Fact
from trunkline.rail.actions import BuyShare, SellShares
from trunkline.titles.eighteen_seventeen import books, railway, takeover
from trunkline.titles.eighteen_seventeen.actions import Convert, Merge
from trunkline.titles.eighteen_seventeen.board import company_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import CompanyConverted
from trunkline.titles.eighteen_seventeen.loans import NewLoans
from trunkline.titles.eighteen_seventeen.sales import Sales, place, places
from trunkline.titles.eighteen_seventeen.stock import buy_limits
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

RULE = "1817 7.1"


class Conversions(Procedure[Table1817]):
    """Every company of the normal zone in operating order of the start of the round: convert, merge or nothing; then
    the sales.

    `done` has bits of companies that converted or merged: each does so once in a round. `zones` and `places` are
    those of the start of the round, for the sales (7.2.4-1).
    """

    __slots__ = ("done", "places", "queue", "zones")

    def __init__(self, table: Table1817) -> None:
        self.done = 0
        self.queue = [company for company in table.order() if table.normal(company)]
        self.zones = [table.zone(company) for company in range(len(table.loans))]
        self.places = places(table)

    def advance(self, game: Game1817) -> None:
        table = game.table
        while self.queue:
            company = self.queue.pop(0)
            if self.free(table, company) and table.size(company).grows_to:
                game.push(Conversion(table.president(company), company))
                return
        game.finish(self)
        late = game.variants["sale_order"] == "prices_when_sales_begin"
        game.push(Sales(self.zones, places(table) if late else self.places))

    def merged(self, table: Table1817, company: int) -> None:
        """A company that came out of a merger is not in another one, and takes its new place (digest #7)."""
        self.done |= 1 << company
        self.places[company] = place(table, company)

    def free(self, table: Table1817, company: int) -> bool:
        """Whether a company may still convert or merge in this round."""
        return bool(table.shares.size[company]) and table.normal(company) and not self.done >> company & 1


class Conversion(Decision[Table1817]):
    """A president converts his company, merges it with another, or leaves it (7.1)."""

    __slots__ = ("company", "declined")
    takes = (Convert, Merge, Pass)
    rule = RULE

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company
        self.declined = 0  # bits of companies whose presidents said no

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        name = company_name(self.company)
        found = [Option(Convert(name))]
        for partner in partners(game, self.company):
            if self.declined >> partner & 1:
                continue
            other = company_name(partner)
            found.append(Option(Merge(name, other, name)))
            if game.variants["survivor_of_merger"] == "free_choice":
                found.append(Option(Merge(name, other, other)))
        found.append(Option(Pass()))
        return found

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Pass:
            return None
        if action.company != company_name(self.company):
            return Refusal("other_company_now", RULE, {"company": company_name(self.company)})
        if kind is Convert:
            return None
        partner = books.company_of(game.table, action.partner)
        if partner == NONE or not game.table.shares.size[partner]:
            return Refusal("no_such_company", RULE, {"company": action.partner})
        reason = merge_reason(game, self.company, partner)
        if reason is not None:
            return reason
        if self.declined >> partner & 1:
            facts: dict[str, Fact] = {"company": action.company, "partner_company": action.partner}
            return Refusal("not_free_to_merge", RULE, facts)
        allowed = [action.company]
        if game.variants["survivor_of_merger"] == "free_choice":
            allowed.append(action.partner)
        if action.survivor not in allowed:
            return Refusal("wrong_survivor", "1817 7.1.2", {"company": action.survivor})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        table, company = game.table, self.company
        if type(action) is not Merge:
            game.finish(self)
            if type(action) is Convert:
                convert(game, company)
            return
        partner = table.board.company_index[action.partner]
        survivor = table.board.company_index[action.survivor]
        seat = table.president(partner)
        if seat != self.seat and game.variants["deal_needs_consent"]:
            game.push(MergeOffer(seat, company, partner, survivor))
        else:
            game.finish(self)
            merge(game, company, partner, survivor)


class MergeOffer(Offer[Table1817]):
    """The other president is asked to agree (7.1). After a no the company may still do something else."""

    __slots__ = ("company", "partner", "survivor")
    rule = RULE

    def __init__(self, seat: int, company: int, partner: int, survivor: int) -> None:
        self.seat, self.company, self.partner, self.survivor = seat, company, partner, survivor

    def facts(self) -> dict[str, Fact]:
        return {
            "company": company_name(self.company),
            "partner_company": company_name(self.partner),
            "survivor_company": company_name(self.survivor),
        }

    def accepted(self, game: Game1817) -> None:
        game.finish(self.asked(game))
        merge(game, self.company, self.partner, self.survivor)

    def declined(self, game: Game1817) -> None:
        self.asked(game).declined |= 1 << self.partner

    def asked(self, game: Game1817) -> Conversion:
        """The step that waits for the answer."""
        step = game.stack[-1]
        assert isinstance(step, Conversion)
        return step


def rounds_conversions(game: Game1817) -> Conversions:
    """The procedure of this round's conversions."""
    return next(step for step in reversed(game.stack) if isinstance(step, Conversions))


def partners(game: Game1817, company: int) -> list[int]:
    """Companies that this one may merge with."""
    return [other for other in game.table.companies() if merge_reason(game, company, other) is None]


def merge_reason(game: Game1817, company: int, partner: int) -> Refusal | None:
    """Why two companies cannot merge (7.1)."""
    table, shares = game.table, game.table.shares
    facts: dict[str, Fact] = {"company": company_name(company), "partner_company": company_name(partner)}
    if partner == company or shares.size[company] != shares.size[partner]:
        return Refusal("sizes_differ", RULE, facts)
    if not table.size(company).grows_to:
        return Refusal("too_large_to_merge", RULE, facts)
    if not rounds_conversions(game).free(table, partner):
        return Refusal("not_free_to_merge", RULE, facts)
    if shares.size[company] == 2:
        seat = table.president(company)
        if seat != table.president(partner) and table.cash[seat] < merged_price(table, company, partner):
            return Refusal("too_expensive", "1817 7.1.2-3", {**facts, "price": merged_price(table, company, partner)})
    elif takeover.president_after(table, company, partner) == NONE:
        return Refusal("nobody_can_preside", "1817 7.1.3-3", facts)
    return None


def merged_cell(table: Table1817, company: int, partner: int) -> int:
    """Sum of two 2-share prices, average of two 5-share prices, rounded down (7.1.2-2, 7.1.3-2)."""
    total = table.market.price(company) + table.market.price(partner)
    return table.board.chart.at_most(total if table.shares.size[company] == 2 else total // 2)


def merged_price(table: Table1817, company: int, partner: int) -> int:
    return table.board.chart.prices[merged_cell(table, company, partner)]


def convert(game: Game1817, company: int) -> None:
    """More shares; then purchases, loans, markers (7.1.1)."""
    table = game.table
    spec = table.size(company)
    rounds_conversions(game).done |= 1 << company
    table.shares.enlarge(company, spec.grows_to - spec.shares)
    game.emit(CompanyConverted(company_name(company), spec.grows_to))
    game.push(Aftermath(game, company, spec.conversion_markers))


def merge(game: Game1817, company: int, partner: int, survivor: int) -> None:
    """Two companies become one; then purchases and loans (7.1.2, 7.1.3)."""
    table = game.table
    gone = partner if survivor == company else company
    takeover.join(game, company, partner, survivor, gone, merged_cell(table, company, partner))
    rounds_conversions(game).merged(table, survivor)
    game.push(Aftermath(game, survivor, 0))
    game.push(railway.Surplus())
    takeover.settle_markers(game, survivor, gone)


PURCHASES, LOANS, MARKERS = range(3)


class Aftermath(Procedure[Table1817]):
    """After a conversion or merger: the president buys, the others buy or sell once, loans, markers (7.1.4)."""

    __slots__ = ("company", "markers", "queue", "stage")

    def __init__(self, game: Game1817, company: int, markers: int) -> None:
        self.company, self.markers, self.stage = company, markers, PURCHASES
        self.queue = game.table.clockwise(game.table.president(company))

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def advance(self, game: Game1817) -> None:
        table, company = game.table, self.company
        while self.stage == PURCHASES:
            if not self.queue:
                self.stage = LOANS
                break
            seat = self.queue.pop(0)
            leads = len(self.queue) == len(table.active()) - 1
            step = Purchase(seat, company, leads)
            if step.something(game):
                game.push(step)
                return
        if self.stage == LOANS:
            self.stage = MARKERS
            if table.can_borrow(company):
                game.push(NewLoans(table.president(company), company))
                return
        game.finish(self)
        count = min(self.markers, table.board.markers.most - table.markers(company))
        if count > 0 and not books.buy_markers(game, company, count):
            books.liquidate(game, company)


class Purchase(Decision[Table1817]):
    """The president buys any number of treasury shares; another player buys one, or sells some, or passes (7.1.4)."""

    __slots__ = ("company", "leads")
    takes = (BuyShare, SellShares, Pass)
    rule = "1817 7.1.4"

    def __init__(self, seat: int, company: int, leads: bool) -> None:
        self.seat, self.company, self.leads = seat, company, leads

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def can_buy(self, table: Table1817) -> bool:
        shares = table.shares
        return shares.held[shares.unsold][self.company] > 0 and books.buyable(table, self.seat, self.company)

    def can_sell(self, table: Table1817) -> int:
        return 0 if self.leads else books.sellable(table, self.seat, self.company)

    def something(self, game: Game1817) -> bool:
        return self.can_buy(game.table) or self.can_sell(game.table) > 0

    def options(self, game: Game1817) -> Iterable[Option]:
        name = company_name(self.company)
        found = []
        if self.can_buy(game.table):
            found.append(Option(BuyShare(name, "treasury")))
        count = self.can_sell(game.table)
        if count:
            found.append(Option(SellShares(name, 1), Range(1, count)))
        found.append(Option(Pass()))
        return found

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        kind, table = type(action), game.table
        if kind is Pass:
            return None
        name = company_name(self.company)
        if action.company != name:
            return Refusal("other_company_now", self.rule, {"company": name})
        if kind is BuyShare:
            if action.source != "treasury":
                return Refusal("treasury_only", self.rule, {"company": name})
            if self.can_buy(table):
                return None
            if not table.shares.held[table.shares.unsold][self.company]:
                return Refusal("no_share_there", self.rule, {"company": name, "source": action.source})
            return buy_limits(table, self.seat, self.company)
        if self.leads:
            return Refusal("president_only_buys", self.rule, {"company": name})
        most = self.can_sell(table)
        return None if 1 <= action.amount <= most else Refusal("sale_count", self.rule, {"company": name, "high": most})

    def play(self, game: Game1817, action: Any) -> None:
        table, kind = game.table, type(action)
        if kind is BuyShare:
            books.buy(game, self.seat, self.company, table.shares.unsold)
            if self.leads and self.something(game):
                return
        elif kind is SellShares:
            books.sell(game, self.seat, self.company, action.amount)
        game.finish(self)
