"""Buying trains: from the bank, its pool and other companies, and the train that must be bought (1830 21.0, 24.0)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.core.action import Action, Pass
from trunkline.core.money import move
from trunkline.core.offer import Offer
from trunkline.core.option import Option, Range
from trunkline.core.refusal import Fact, Refusal
from trunkline.rail.actions import BuyTrain, SellShares
from trunkline.rail.events import TrainBought
from trunkline.rail.shares import NONE
from trunkline.titles.eighteen_thirty import emergency
from trunkline.titles.eighteen_thirty.actions import DeclareBankruptcy, SellPrivate
from trunkline.titles.eighteen_thirty.events import OfferDeclined, PresidentPays, TrainAsked
from trunkline.titles.eighteen_thirty.menu import PASS
from trunkline.titles.eighteen_thirty.phase_change import close_with_train, first_train, hand_in_surplus
from trunkline.titles.eighteen_thirty.running import has_route
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.turn_base import TurnState, TurnStep

if TYPE_CHECKING:
    from trunkline.core.game import Game

BANK, POOL = "bank", "pool"


def begin_trains(game: "Game[Table1830]", turn: TurnState) -> None:
    """Ask for trains if one could or must be bought, or something else is still to be done in the turn."""
    step = BuyTrains(game, turn.company)
    if step.actions(game) or turn.has_asides(game):
        game.push(step)


class BuyTrains(TurnStep):
    """Buy any number of trains; a company without one must buy one if it could run it (17.0-5, 20.2)."""

    __slots__ = ("announced", "declined", "known", "last_sold", "refused")
    static: ClassVar[frozenset[str]] = frozenset({"known"})
    takes = (BuyTrain, SellShares, SellPrivate, DeclareBankruptcy, Pass)
    rule = "1830 21.0"
    buys_privates = False

    def __init__(self, game: "Game[Table1830]", company: int) -> None:
        super().__init__(game, company)
        self.declined: list[tuple[int, int, int]] = []  # (selling company, train, price) in this turn
        self.refused: list[tuple[int, int, int]] = []  # (private, buyer, price) in this turn
        self.announced: dict[int, int] = {}  # prices of forced sales
        self.last_sold = 0  # the price of the last share sold
        self.known: list[Option] | None = None

    # -- what there is to do

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        found = self.actions(game)
        return found if self.must_buy(game) else [*found, PASS]

    def actions(self, game: "Game[Table1830]") -> list[Option]:
        """Everything but ending the turn, kept until something changes."""
        if self.known is None:
            short = self.short(game)
            self.known = self.purchases(game, short)
            if short:
                self.known.extend(emergency.options(game, self, short))
        return self.known

    def must_buy(self, game: "Game[Table1830]") -> bool:
        """No train, a route, and the bank has a train for sale (20.2, #29)."""
        trains = game.table.trains
        if trains.owned[self.company] or not (trains.pool or trains.on_sale()):
            return False
        return has_route(game, self.company)

    def short(self, game: "Game[Table1830]") -> int:
        """The price of the cheapest train of the bank if it must be bought and the company cannot pay it; else 0."""
        if not self.must_buy(game):
            return 0
        price = self.cheapest(game.table)
        return price if price > game.table.treasury[self.company] else 0

    def cheapest(self, table: Table1830) -> int:
        return min(table.board.roster.prices[kind] for kind in (*table.trains.on_sale(), *table.trains.pool))

    def purchases(self, game: "Game[Table1830]", short: int) -> list[Option]:
        table, company = game.table, self.company
        roster, trains, money = table.board.roster, table.trains, table.treasury[company]
        new = trains.on_sale()
        found: list[Option] = []
        if self.has_room(game):
            purse = money + table.cash[self.seat] if short else 0
            for source, kinds in ((BANK, new), (POOL, sorted(set(trains.pool)))):
                for kind in kinds:
                    price = roster.prices[kind]
                    if price <= money or (price == short and price <= purse):
                        found.append(Option(BuyTrain(roster.ids[kind], source, price)))
            for seller, owned in enumerate(trains.owned):
                if owned and seller != company:
                    for kind in sorted(set(owned)):
                        for amounts in self.prices(game, seller, kind, short):
                            action = BuyTrain(roster.ids[kind], table.id_of(seller), amounts.low)
                            found.append(Option(action, amounts))
        for kind in new:
            for old in sorted(roster.accepts[kind].intersection(trains.owned[company])):
                price = roster.prices[kind] - roster.discount[kind]
                if price <= money:
                    found.append(Option(BuyTrain(roster.ids[kind], BANK, price, roster.ids[old])))
        return found

    def has_room(self, game: "Game[Table1830]") -> bool:
        """Below the limit in force before the purchase (21.0-2); on the platform also if it could trade one in."""
        table = game.table
        owned = table.trains.owned[self.company]
        if len(owned) < table.board.phases[table.phase].train_limit:
            return True
        roster, money = table.board.roster, table.treasury[self.company]
        return bool(game.variants["buy_at_train_limit"]) and any(
            roster.accepts[kind].intersection(owned) and roster.prices[kind] - roster.discount[kind] <= money
            for kind in table.trains.on_sale()
        )

    def prices(self, game: "Game[Table1830]", seller: int, kind: int, short: int) -> list[Range]:
        """What may be paid to another company: with the president's help at most face value (21.0-3, 24.0-2), and not
        so little that a share was sold in vain (#36)."""
        table = game.table
        money, face = table.treasury[self.company], table.board.roster.prices[kind]
        purse = money + table.cash[self.seat]
        least = purse - self.last_sold + 1 if self.last_sold else 0
        spans = [(1, money)]
        if game.variants["train_after_forced_sale"] == "by_face_value":
            if money < face < least:
                return []
            least = 0
        if short and game.variants["emergency_train"] == "cheapest_bank_or_other_company_up_to_face":
            if least <= money + 1:
                spans = [(1, max(money, min(face, purse)))]
            else:
                spans.append((least, min(face, purse)))
        low = 1
        for company, train, price in self.declined:
            if company == seller and train == kind:
                low = max(low, price + 1)
        return [Range(max(low, first), last) for first, last in spans if max(low, first) <= last]

    def disabled(self, game: "Game[Table1830]") -> Iterable[tuple[Action, Refusal]]:
        """Trains of the bank that may not be bought, and a pass that is not allowed."""
        table = game.table
        roster, trains = table.board.roster, table.trains
        for source, kinds in ((BANK, trains.on_sale()), (POOL, sorted(set(trains.pool)))):
            for kind in kinds:
                action = BuyTrain(roster.ids[kind], source, roster.prices[kind])
                refusal = self.refusal(game, action)
                if refusal is not None:
                    yield action, refusal
        if self.must_buy(game):
            yield PASS.action, Refusal("must_buy_train", "1830 20.2", {"company": table.id_of(self.company)})

    # -- one action

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        kind = type(action)
        if kind is BuyTrain:
            return self.purchase_refusal(game, action)
        if kind is Pass:
            if self.must_buy(game):
                return Refusal("must_buy_train", "1830 20.2", {"company": game.table.id_of(self.company)})
            return None
        return emergency.refusal(game, self, self.short(game), action)

    def purchase_refusal(self, game: "Game[Table1830]", action: BuyTrain) -> Refusal | None:
        table = game.table
        kind = table.board.roster.index.get(action.train, NONE)
        if kind == NONE:
            return Refusal("no_such_train", self.rule, {"train": action.train})
        if action.trade_in is not None:
            return self.trade_refusal(table, kind, action)
        if not self.has_room(game):
            limit = table.board.phases[table.phase].train_limit
            return Refusal("train_limit", "1830 21.0-2", {"limit": limit})
        if action.source not in (BANK, POOL):
            return self.company_refusal(game, kind, action)
        if kind not in (table.trains.on_sale() if action.source == BANK else table.trains.pool):
            return Refusal("train_not_for_sale", "1830 21.0-1", {"train": action.train, "source": action.source})
        return self.price_refusal(game, action, table.board.roster.prices[kind])

    def price_refusal(self, game: "Game[Table1830]", action: BuyTrain, price: int) -> Refusal | None:
        table = game.table
        money = table.treasury[self.company]
        if action.amount != price:
            return Refusal("wrong_price", "1830 21.0-1", {"price": price})
        if price <= money:
            return None
        short = self.short(game)
        if short and price != short:
            return Refusal("not_the_cheapest", "1830 24.0-1", {"price": short})
        if short and price <= money + table.cash[self.seat]:
            return None
        cash = money + table.cash[self.seat] if short else money
        return Refusal("not_enough_money", "1830 24.0-2" if short else "1830 17.0-6", {"cash": cash, "price": price})

    def trade_refusal(self, table: Table1830, kind: int, action: BuyTrain) -> Refusal | None:
        roster = table.board.roster
        old = roster.index.get(action.trade_in or "", NONE)
        if action.source != BANK or kind not in table.trains.on_sale():
            return Refusal("train_not_for_sale", "1830 21.0-4", {"train": action.train, "source": action.source})
        if old not in roster.accepts[kind] or old not in table.trains.owned[self.company]:
            return Refusal("no_trade_in", "1830 21.0-4", {"train": action.train, "old_train": action.trade_in})
        price, money = roster.prices[kind] - roster.discount[kind], table.treasury[self.company]
        if action.amount != price:
            return Refusal("wrong_price", "1830 21.0-4", {"price": price})
        return None if price <= money else Refusal("not_enough_money", "1830 17.0-6", {"cash": money, "price": price})

    def company_refusal(self, game: "Game[Table1830]", kind: int, action: BuyTrain) -> Refusal | None:
        table = game.table
        seller = table.board.company_index.get(action.source, NONE)
        if seller in (NONE, self.company) or kind not in table.trains.owned[seller]:
            return Refusal("train_not_for_sale", "1830 21.0-3", {"train": action.train, "source": action.source})
        spans = self.prices(game, seller, kind, self.short(game))
        if not any(action.amount in span for span in spans):
            low, high = (spans[0].low, spans[-1].high) if spans else (0, 0)
            return Refusal("price_out_of_range", "1830 21.0-3", {"low": low, "high": high})
        return None

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        self.known = None
        if type(action) is Pass:
            game.finish(self)
        elif type(action) is BuyTrain:
            self.buy(game, action)
        else:
            emergency.play(game, self, action)

    def buy(self, game: "Game[Table1830]", action: BuyTrain) -> None:
        table = game.table
        kind = table.board.roster.index[action.train]
        if action.source in (BANK, POOL):
            buy_from_bank(game, self.company, kind, action)
        else:
            seller = table.board.company_index[action.source]
            owner = table.president(seller)
            if owner != self.seat and game.variants["deal_needs_consent"]:
                game.emit(TrainAsked(table.id_of(self.company), action.source, action.train, action.amount))
                names = (table.id_of(self.company), action.source, action.train)
                game.push(TrainOffer(owner, self.company, seller, kind, names, action.amount))
                return
            buy_from_company(game, self.company, seller, kind, action.amount)
        self.after_purchase(game)

    def after_purchase(self, game: "Game[Table1830]") -> None:
        """The step is over when nothing is left to do; surplus trains may have to be handed in first."""
        self.known = None
        if game.stack[-1] is self:
            self.reconsider(game)

    def reconsider(self, game: "Game[Table1830]") -> None:
        self.known = None
        if not self.actions(game) and not self.turn(game).has_asides(game):
            game.finish(self)

    # -- privates offered to players in an emergency (24.0-2, #37)

    def deals_barred(self, game: "Game[Table1830]") -> Refusal | None:
        return None if self.short(game) else Refusal("not_now", "1830 23.1-1", {})

    def deal_made(self, game: "Game[Table1830]") -> None:
        """The president has more money now; the step goes on."""
        self.changed()

    def changed(self) -> None:
        """The table is no longer what the options were worked out for."""
        self.known = None


class TrainOffer(Offer[Table1830]):
    """The president of another company is asked to sell a train (21.0-3, #58)."""

    __slots__ = ("buyer", "kind", "names", "price", "seller")
    rule = "1830 21.0-3"

    def __init__(self, seat: int, buyer: int, seller: int, kind: int, names: tuple[str, str, str], price: int) -> None:
        self.seat, self.buyer, self.seller, self.kind = seat, buyer, seller, kind
        self.names, self.price = names, price

    def facts(self) -> dict[str, Fact]:
        buyer, seller, train = self.names
        return {"buyer_company": buyer, "seller_company": seller, "train": train, "price": self.price}

    def accepted(self, game: "Game[Table1830]") -> None:
        step: BuyTrains = game.stack[-1]  # type: ignore[assignment]
        buy_from_company(game, self.buyer, self.seller, self.kind, self.price)
        step.after_purchase(game)

    def declined(self, game: "Game[Table1830]") -> None:
        game.emit(OfferDeclined(self.seat))
        step: BuyTrains = game.stack[-1]  # type: ignore[assignment]
        step.declined.append((self.seller, self.kind, self.price))
        step.reconsider(game)


def buy_from_bank(game: "Game[Table1830]", company: int, kind: int, action: BuyTrain) -> None:
    """A train of the bank or its pool; the president adds what the company lacks (24.0-1)."""
    table = game.table
    trains = table.trains
    contribute(game, company, action.amount)
    if action.trade_in is not None:
        trains.discard(company, table.board.roster.index[action.trade_in])
    table.to_bank(table.treasury, company, action.amount)
    game.emit(TrainBought(table.id_of(company), action.train, None, action.amount))
    first = False
    if action.source == POOL:
        trains.pool.remove(kind)
    else:
        first = trains.take(kind)
    trains.owned[company].append(kind)
    close_with_train(game, company)
    if first:
        first_train(game, kind, company)
    if len(trains.owned[company]) > table.board.phases[table.phase].train_limit and not first:
        hand_in_surplus(game, company)  # only where a company at the limit may buy


def buy_from_company(game: "Game[Table1830]", company: int, seller: int, kind: int, price: int) -> None:
    """A train goes from one company to another; the money to the selling company (21.0-3)."""
    table = game.table
    contribute(game, company, price)
    move(table.treasury, company, table.treasury, seller, price)
    table.trains.hand_over(seller, company, kind)
    game.emit(TrainBought(table.id_of(company), table.board.roster.ids[kind], table.id_of(seller), price))
    close_with_train(game, company)
    if len(table.trains.owned[company]) > table.board.phases[table.phase].train_limit:
        hand_in_surplus(game, company)  # only where a company at the limit may buy


def contribute(game: "Game[Table1830]", company: int, price: int) -> None:
    """The president pays what the company lacks for a train that it must buy (24.0-1)."""
    table = game.table
    missing = price - table.treasury[company]
    if missing > 0:
        seat = table.president(company)
        move(table.cash, seat, table.treasury, company, missing)
        game.emit(PresidentPays(seat, table.id_of(company), missing))
