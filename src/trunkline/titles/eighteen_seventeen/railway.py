"""Trains: buying, discarding, export, phases (6.7, 6.11, 2)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Offer, Option, Pass, Procedure, Range, Refusal
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.rail.actions import BuyTrain, DiscardTrain
from trunkline.rail.events import PhaseBegan, TrainBought, TrainDiscarded, TrainsScrapped
from trunkline.titles.eighteen_seventeen import endgame
from trunkline.titles.eighteen_seventeen.board import company_name, train_name
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import TrainExported
from trunkline.titles.eighteen_seventeen.table import NONE, Table1817

BANK, POOL = "bank", "pool"


# -- phases (2)


def came(game: Game1817, kind: int, first: bool) -> None:
    """A train has left the bank: the first of its type may begin a phase."""
    table, board = game.table, game.table.board
    if not first:
        return
    train = board.roster.ids[kind]
    phase = next((number for number, item in enumerate(board.phases) if item.train == train), NONE)
    if phase <= table.phase:
        return
    table.phase = phase
    game.emit(PhaseBegan(board.phases[phase].id))
    for name in board.phases[phase].rusts:
        table.trains.scrap(board.roster.index[name])
        game.emit(TrainsScrapped(name))
    for old, since in enumerate(board.obsolete_from):
        if since == phase:  # digest #25: unsold and discarded ones vanish
            table.trains.left[old] = 0
            table.trains.pool = [item for item in table.trains.pool if item != old]
    if phase == len(board.phases) - 1:
        endgame.fix_end(game)
    game.push(Surplus())


def scrap_obsolete(game: Game1817, company: int) -> None:
    """Trains that were to run only once more go (2)."""
    table = game.table
    gone = [kind for kind in table.trains.owned[company] if table.board.obsolete_from[kind] <= table.phase]
    for kind in gone:
        table.trains.owned[company].remove(kind)
        game.emit(TrainDiscarded(company_name(company), table.board.roster.ids[kind]))


def discard(game: Game1817, company: int, kind: int) -> None:
    """A train goes to the pool; an obsolete one leaves the game (digest #50)."""
    table = game.table
    if table.board.obsolete_from[kind] <= table.phase:
        table.trains.owned[company].remove(kind)
    else:
        table.trains.discard(company, kind)
    game.emit(TrainDiscarded(company_name(company), table.board.roster.ids[kind]))


class Surplus(Procedure[Table1817]):
    """Every company over the limit discards, the choice is its president's (6.7-2); the bank's is the lowest (#57)."""

    __slots__ = ()

    def advance(self, game: Game1817) -> None:
        table = game.table
        limit = table.now.train_limit
        for company in discard_order(table):
            owned = table.trains.owned[company]
            while len(owned) > limit:
                seat = table.president(company)
                if seat == NONE and game.variants["discard_without_president"] == "left_of_bankrupt":
                    seat = table.playing(table.ruined[company])
                if seat != NONE:
                    game.push(Discard(seat, company))
                    return
                discard(game, company, min(owned))
        game.finish(self)
        step = game.stack[-1]
        if isinstance(step, TrainStep):
            step.unless_idle(game)


def discard_order(table: Table1817) -> list[int]:
    """Companies in operating order, then those in liquidation."""
    return table.market.order(table.companies())


class Discard(Decision[Table1817]):
    """A president chooses a surplus train."""

    __slots__ = ("company",)
    takes = (DiscardTrain,)
    rule = "1817 6.7-2"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        ids = game.table.board.roster.ids
        kinds = sorted(set(game.table.trains.owned[self.company]))
        return [Option(DiscardTrain(company_name(self.company), ids[kind])) for kind in kinds]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        table = game.table
        kind = table.board.roster.index.get(action.train, NONE)
        if action.company != company_name(self.company) or kind not in table.trains.owned[self.company]:
            return Refusal("no_such_train_here", self.rule, {"company": action.company, "train": action.train})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        discard(game, self.company, game.table.board.roster.index[action.train])


def export(game: Game1817) -> None:
    """The next train of the bank leaves the game; after the first round all unsold first trains go (6.11)."""
    table, trains = game.table, game.table.trains
    kind = trains.next_type()
    if kind == NONE:
        return
    first = trains.take(kind)
    game.emit(TrainExported(table.board.roster.ids[kind]))
    if table.rates == 1:
        for old, temporary in enumerate(table.board.first_round_only):
            if temporary:
                trains.left[old] = 0
    came(game, kind, first)


# -- buying (6.7)


def buy_trains(game: Game1817, company: int) -> None:
    """The company may buy trains."""
    table = game.table
    step = TrainStep(table.president(company), company)
    game.push(step)
    step.unless_idle(game)


def offers(table: Table1817, company: int) -> list[tuple[int, str, int, int]]:
    """(train, source, low, high price) of all trains on sale to a company, whatever it can pay."""
    found = []
    prices = table.board.roster.prices
    kind = table.trains.next_type()
    if kind != NONE:
        found.append((kind, BANK, prices[kind], prices[kind]))
    found += [(old, POOL, prices[old], prices[old]) for old in sorted(set(table.trains.pool))]
    for seller, owned in enumerate(table.trains.owned):
        if owned and seller != company and not table.liquidation(seller):
            found += [
                (kind, company_name(seller), 1, 0)
                for kind in sorted(set(owned))
                if table.board.obsolete_from[kind] > table.phase
            ]
    return found


class TrainStep(Decision[Table1817]):
    """Trains from the bank, its pool or other companies, while there is room and money (6.7-1)."""

    __slots__ = ("company",)
    takes = (BuyTrain, Pass)
    rule = "1817 6.7"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def room(self, table: Table1817) -> bool:
        return len(table.trains.owned[self.company]) < table.now.train_limit

    def options(self, game: Game1817) -> Iterable[Option]:
        table = game.table
        cash, ids = table.treasury[self.company], table.board.roster.ids
        found = []
        for kind, source, low, high in offers(table, self.company) if self.room(table) else ():
            if low <= cash:
                amounts = None if high else Range(low, cash)
                found.append(Option(BuyTrain(ids[kind], source, low), amounts))
        found.append(Option(Pass()))
        return found

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if type(action) is Pass:
            return None
        table = game.table
        facts: dict[str, Fact] = {"train": action.train, "source": action.source}
        if not self.room(table):
            return Refusal("train_limit", self.rule, {"limit": table.now.train_limit})
        if action.trade_in is not None:
            return Refusal("no_trade_in", self.rule, facts)
        found = self.offer(table, action)
        if found is None:
            return Refusal("train_not_on_sale", self.rule, facts)
        low, high = found
        high = high or table.treasury[self.company]
        if action.amount > table.treasury[self.company]:
            return Refusal("too_expensive", self.rule, {"company": company_name(self.company), "price": action.amount})
        if not low <= action.amount <= high:
            return Refusal("train_price", self.rule, {**facts, "low": low, "high": high})
        return None

    def offer(self, table: Table1817, action: BuyTrain) -> tuple[int, int] | None:
        kind = table.board.roster.index.get(action.train, NONE)
        for other, source, low, high in offers(table, self.company):
            if other == kind and source == action.source:
                return low, high
        return None

    def play(self, game: Game1817, action: Any) -> None:
        if type(action) is Pass:
            game.finish(self)
            return
        table, company = game.table, self.company
        kind = table.board.roster.index[action.train]
        if action.source in (BANK, POOL):
            self.from_bank(game, kind, action)
        else:
            seller = table.board.company_index[action.source]
            seat = table.president(seller)
            if seat != self.seat and game.variants["deal_needs_consent"]:
                game.push(TrainOffer(seat, company, seller, kind, action.amount))
                return
            trade(game, company, seller, kind, action.amount)
        if game.stack[-1] is self:
            self.unless_idle(game)

    def from_bank(self, game: Game1817, kind: int, action: BuyTrain) -> None:
        table, company = game.table, self.company
        table.spend(company, action.amount)
        table.trains.owned[company].append(kind)
        game.emit(TrainBought(company_name(company), action.train, None, action.amount))
        if action.source == POOL:
            table.trains.pool.remove(kind)
        else:
            came(game, kind, table.trains.take(kind))

    def unless_idle(self, game: Game1817) -> None:
        """Go on when nothing can be bought, not even with loans."""
        table = game.table
        if not self.room(table):
            game.finish(self)
            return
        loans = table.loans_open(self.company)
        if loans and not table.trains.owned[self.company]:
            return  # it may still want money for its interest
        money = table.treasury[self.company] + table.board.loan.amount * loans
        if not any(low <= money for _, _, low, _ in offers(table, self.company)):
            game.finish(self)


class TrainOffer(Offer[Table1817]):
    """Another president is asked to sell a train (6.7-1)."""

    __slots__ = ("buyer", "kind", "price", "seller")
    rule = "1817 6.7-1"

    def __init__(self, seat: int, buyer: int, seller: int, kind: int, price: int) -> None:
        self.seat, self.buyer, self.seller, self.kind, self.price = seat, buyer, seller, kind, price

    def facts(self) -> dict[str, Fact]:
        return {
            "company": company_name(self.buyer),
            "source_company": company_name(self.seller),
            "train": train_name(self.kind),
            "price": self.price,
        }

    def accepted(self, game: Game1817) -> None:
        trade(game, self.buyer, self.seller, self.kind, self.price)
        step = game.stack[-1]
        if isinstance(step, TrainStep):
            step.unless_idle(game)


def trade(game: Game1817, buyer: int, seller: int, kind: int, price: int) -> None:
    """A train changes companies for money."""
    table = game.table
    move(table.treasury, buyer, table.treasury, seller, price)
    table.trains.hand_over(seller, buyer, kind)
    train = table.board.roster.ids[kind]
    game.emit(TrainBought(company_name(buyer), train, company_name(seller), price))
