"""The opening sale of the privates, at the start of the first stock round (1830 7.0)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from trunkline.core.action import Action, Pass
from trunkline.core.auction import Auction, Passed
from trunkline.core.option import Option, Range
from trunkline.core.refusal import Fact, Refusal
from trunkline.core.step import Decision
from trunkline.rail.shares import NONE, PRESIDENT
from trunkline.titles.eighteen_thirty import holdings
from trunkline.titles.eighteen_thirty.actions import BidPrivate, BuyPrivate, SetPar
from trunkline.titles.eighteen_thirty.ending import end_game
from trunkline.titles.eighteen_thirty.events import BidOnPrivate, PrivateBought, PrivateCheaper
from trunkline.titles.eighteen_thirty.menu import OFFERING, PASS
from trunkline.titles.eighteen_thirty.private_trade import pay_privates
from trunkline.titles.eighteen_thirty.table import Table1830

if TYPE_CHECKING:
    from trunkline.core.game import Game
    from trunkline.titles.eighteen_thirty.stock_round import StockRound

FIRST = 0  # the private whose price falls while nobody wants it


class PrivateTurn(Decision[Table1830]):
    """Buy the private on offer, bid on another one, or pass (7.1)."""

    __slots__ = ()
    takes = (BuyPrivate, BidPrivate, Pass)
    rule = "1830 7.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        table = game.table
        ids = table.board.privates
        offered = table.on_offer()
        price = table.private_price(offered)
        free = table.free_cash(self.seat)
        found = []
        if price <= free:
            found.append(Option(BuyPrivate(ids[offered].id, price)))
        if not price:
            return found  # must be taken (7.3-1)
        for private in range(offered + 1, len(ids)):
            low, high = self.bids(table, private, free)
            if low <= high:
                found.append(Option(BidPrivate(ids[private].id, low), Range(low, high)))
        found.append(PASS)
        return found

    def bids(self, table: Table1830, private: int, free: int) -> tuple[int, int]:
        """The lowest and highest bid on a private: an earlier own bid on it is replaced (7.2-1, #51)."""
        bids = table.bids[private]
        best = bids[-1][1] if bids else table.board.privates[private].face_value
        own = next((amount for seat, amount in bids if seat == self.seat), 0)
        return best + table.board.setup.bid_increment, free + own

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        table = game.table
        offered = table.on_offer()
        price, free = table.private_price(offered), table.free_cash(self.seat)
        if type(action) is Pass:
            return None if price else Refusal("must_take_private", "1830 7.3-1", {})
        private = table.board.private_index.get(action.private, NONE)
        if private == NONE or table.owner[private] != NONE:
            return Refusal("no_such_private", "1830 7.1", {"private": action.private})
        if type(action) is BuyPrivate:
            if private != offered:
                return Refusal("private_not_on_offer", "1830 7.1", {"private": action.private})
            if action.amount != price:
                return Refusal("wrong_price", "1830 7.1", {"price": price})
            return None if price <= free else Refusal("not_enough_money", "1830 7.2-2", {"cash": free, "price": price})
        if private == offered or not price:
            return Refusal("bid_on_offered_private", "1830 7.2-1", {"private": action.private})
        low, high = self.bids(table, private, free)
        if not low <= action.amount <= high:
            return Refusal("private_bid_out_of_range", "1830 7.2-1", {"low": low, "high": high})
        return None

    def play(self, game: "Game[Table1830]", action: Any) -> None:
        game.finish(self)
        stock_round: StockRound = game.stack[-1]  # type: ignore[assignment]
        table = game.table
        if type(action) is Pass:
            game.emit(Passed(self.seat))
            stock_round.passed(game)
            if stock_round.all_passed(table):
                self.unwanted(game, stock_round)
        elif type(action) is BuyPrivate:
            stock_round.traded(game)
            award(game, self.seat, table.on_offer(), action.amount)
        else:
            private = table.board.private_index[action.private]
            others = tuple(bid for bid in table.bids[private] if bid[0] != self.seat)
            table.bids[private] = (*others, (self.seat, action.amount))
            game.emit(BidOnPrivate(self.seat, action.private, action.amount))
            stock_round.bid(game)

    def unwanted(self, game: "Game[Table1830]", stock_round: "StockRound") -> None:
        """Nobody wants the private on offer: the first one gets cheaper, with another the round ends (7.3, #57)."""
        if game.table.on_offer() == FIRST:
            self.cheaper(game)
            stock_round.passes = 0
        elif game.variants["unsold_private"] == "round_goes_on":
            pay_privates(game)
            stock_round.passes = 0
            if game.table.broken:
                end_game(game)  # no company could operate in the set that would come (25.0-2)

    def cheaper(self, game: "Game[Table1830]") -> None:
        """Nobody wants the first private: its price falls (7.3-1)."""
        table = game.table
        price = table.private_price(FIRST)
        table.cut[FIRST] += min(price, table.board.setup.price_cut)
        game.emit(PrivateCheaper(table.board.privates[FIRST].id, table.private_price(FIRST)))


class PrivateAuction(Auction[Table1830]):
    """Among those who bid on a private, starting from the highest bid (7.2-3)."""

    __slots__ = ()
    rule = "1830 7.2-3"

    @classmethod
    def of(cls, game: "Game[Table1830]", private: int) -> "PrivateAuction":
        table = game.table
        bids = table.bids[private]
        leader, high = bids[-1]
        order = [(leader + 1 + step) % table.seats for step in range(table.seats)]
        bidders = {seat for seat, _ in bids}
        return cls(private, [seat for seat in order if seat in bidders], leader, high)

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "high": self.high}

    def purse(self, game: "Game[Table1830]") -> int:
        table = game.table
        own: int = next((bid for seat, bid in table.bids[self.lot] if seat == self.seat), 0)
        free: int = table.free_cash(self.seat)
        return free + own

    def bids(self, game: "Game[Table1830]") -> Range | None:
        low, high = self.high + game.table.board.setup.bid_increment, self.purse(game)
        return Range(low, high) if low <= high else None

    def next_bidder(self, game: "Game[Table1830]") -> int:
        """Clockwise, or whoever bid least (#7)."""
        if game.variants["private_auction_order"] == "lowest_bidder_speaks":
            lowest: int = next(seat for seat, _ in game.table.bids[self.lot] if seat in self.bidders)
            return lowest
        return self.bidders[0]

    def play(self, game: "Game[Table1830]", action: Action) -> None:
        bids = game.table.bids
        rest = tuple(bid for bid in bids[self.lot] if bid[0] != self.seat)
        bids[self.lot] = rest if type(action) is Pass else (*rest, (self.seat, action.amount))  # type: ignore[attr-defined]
        super().play(game, action)

    def won(self, game: "Game[Table1830]", seat: int | None, price: int) -> None:
        assert seat is not None
        stock_round: StockRound = game.stack[-1]  # type: ignore[assignment]
        stock_round.won_private(game, seat)
        award(game, seat, self.lot, price)


class ChoosePar(Decision[Table1830]):
    """Whoever got the president's certificate with a private sets the par price at once (8.1-1, #11)."""

    __slots__ = ("company",)
    takes = (SetPar,)
    rule = "1830 8.1-1"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        name = game.table.id_of(self.company)
        return [Option(SetPar(name, price)) for price, _ in game.table.board.menu.start[self.company]]

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        if action.company != game.table.id_of(self.company):
            return Refusal("other_company", "1830 8.1-1", {"company": action.company})
        if game.table.board.chart.par_cell(action.price) == NONE:
            return Refusal("not_a_par_price", "1830 8.1-1", {"price": action.price})
        return None

    def play(self, game: "Game[Table1830]", action: Any) -> None:
        game.finish(self)
        holdings.set_par(game, self.seat, self.company, action.price)
        game.table.shares.president[self.company] = self.seat
        holdings.receive(game, self.seat, self.company, OFFERING, PRESIDENT)


def settle_bids(game: "Game[Table1830]") -> bool:
    """Settle the next private if there are bids on it (7.2-3); whether there were any."""
    table = game.table
    private = table.on_offer()
    if private == NONE or not table.bids[private]:
        return False
    if len(table.bids[private]) == 1:
        seat, price = table.bids[private][0]
        stock_round: StockRound = game.stack[-1]  # type: ignore[assignment]
        stock_round.won_private(game, seat)
        award(game, seat, private, price)
    else:
        PrivateAuction.of(game, private).begin(game)
    return True


def award(game: "Game[Table1830]", seat: int, private: int, price: int) -> None:
    """A private goes from the bank to a seat, with the share that comes with it (8.1-3, 11.0-1)."""
    table = game.table
    table.bids[private] = ()
    table.to_bank(table.cash, seat, price)
    table.owner[private] = seat
    game.emit(PrivateBought(seat, None, table.board.privates[private].id, price))
    for ability in table.board.abilities.values():
        if ability.private == private and ability.kind in ("free_share", "free_presidency"):
            table.used[private] = True
            if ability.kind == "free_presidency":
                game.push(ChoosePar(seat, ability.company))
            else:
                holdings.receive(game, seat, ability.company, OFFERING, ability.shares)
