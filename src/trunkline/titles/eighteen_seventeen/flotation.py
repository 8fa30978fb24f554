"""New companies: a marker on the map, an auction of the president's certificate, size and payment (5.5)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Auction, Bid, Decision, Option, Pass, Range, Refusal
from trunkline.core.money import move
from trunkline.core.refusal import Fact
from trunkline.rail.actions import PlaceToken
from trunkline.rail.events import TokenPlaced
from trunkline.rail.shares import PRESIDENT
from trunkline.rail.tokens import free_cities
from trunkline.titles.eighteen_seventeen import books
from trunkline.titles.eighteen_seventeen.actions import AddPrivate, ChooseSize, StartCompany
from trunkline.titles.eighteen_seventeen.board import company_name, setup
from trunkline.titles.eighteen_seventeen.books import Game1817
from trunkline.titles.eighteen_seventeen.events import CompanyFormed, CompanyStarted, PrivateAdded
from trunkline.titles.eighteen_seventeen.table import COMPANY, NONE, Table1817

RULE = "1817 5.5"
NO_COMPANY = 1 << 20  # no company has this number


def open_cities(table: Table1817) -> list[int]:
    """Cities with an open circle (5.5-1)."""
    key = "open_cities"
    found: list[int] | None = table.track.cache.get(key)
    if found is None:
        found = table.track.cache[key] = list(free_cities(table.track, NO_COMPANY))
    return found


def unused(table: Table1817) -> list[int]:
    """Companies in the box."""
    return [company for company, size in enumerate(table.shares.size) if not size]


def payable(table: Table1817, seat: int, low: int) -> tuple[Range, ...]:
    """All bids from `low` that cash and privates can pay exactly (5.5-2, 5.5-3, digest #14)."""
    spec, cash = table.board.setup.company_auction, table.cash[seat]
    sums = {0}
    for private in table.privates_of(seat):
        face = table.board.privates[private].face_value
        sums |= {total + face for total in sums}
    found: list[Range] = []
    start = NONE
    last = NONE
    for bid in range(low, min(spec.high, cash + max(sums)) + 1, spec.step):
        if any(total <= bid <= total + cash for total in sums):
            start = bid if start == NONE else start
            last = bid
        elif start != NONE:
            found.append(Range(start, last, spec.step))
            start = NONE
    if start != NONE:
        found.append(Range(start, last, spec.step))
    return tuple(found)


def starts(game: Game1817, seat: int) -> list[Option]:
    """All ways to put up a company (5.5-1, digest #13)."""
    table = game.table
    if table.at_limit(seat):
        return []
    ranges = payable(table, seat, table.board.setup.company_auction.low)
    if not ranges or not open_cities(table) or not table.now.new_company_sizes:
        return []
    ids = table.board.company_ids
    return [Option(StartCompany(ids[company], amounts.low), amounts) for company in unused(table) for amounts in ranges]


def start_reason(game: Game1817, seat: int, action: StartCompany) -> Refusal | None:
    """Why a company cannot be put up."""
    table = game.table
    company = books.company_of(table, action.company)
    if company == NONE or table.shares.size[company]:
        return Refusal("company_in_use", RULE, {"company": action.company})
    if table.at_limit(seat):
        return Refusal("certificate_limit", "1817 5.1-1", {"limit": table.certificate_limit()})
    if not open_cities(table):
        return Refusal("no_open_city", "1817 5.5-1")
    return bid_reason(payable(table, seat, table.board.setup.company_auction.low), action.amount)


def bid_reason(ranges: tuple[Range, ...], amount: int) -> Refusal | None:
    if any(amount in amounts for amounts in ranges):
        return None
    low, high = (ranges[0].low, ranges[-1].high) if ranges else (0, 0)
    return Refusal("bid_out_of_range", "1817 5.5-2", {"low": low, "high": high, "step": setup().company_auction.step})


def start(game: Game1817, seat: int, action: StartCompany) -> None:
    """The company comes out of the box: its marker is placed, then the others bid."""
    table = game.table
    company = table.board.company_index[action.company]
    table.hand_marker(company, 1)
    game.emit(CompanyStarted(seat, action.company, action.amount))
    others = table.clockwise((seat + 1) % table.seats)
    CompanyAuction(company, others, seat, action.amount).open(game)
    game.push(FirstMarker(seat, company))


class FirstMarker(Decision[Table1817]):
    """The starter places a marker of the company, free, in any open circle (5.5-1)."""

    __slots__ = ("company",)
    takes = (PlaceToken,)
    rule = "1817 5.5-1"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return [Option(PlaceToken(books.city_name(game.table, city))) for city in open_cities(game.table)]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        if books.city_of(game.table, action.city) in open_cities(game.table):
            return None
        return Refusal("no_open_circle", self.rule, {"city": action.city})

    def play(self, game: Game1817, action: Any) -> None:
        table, company = game.table, self.company
        table.place_marker(company, books.city_of(table, action.city))
        game.emit(TokenPlaced(books.name(game, company), action.city, 0))
        game.finish(self)


class CompanyAuction(Auction[Table1817]):
    """Bids for the president's certificate; a pass is final (5.5-2)."""

    __slots__ = ()
    rule = "1817 5.5-2"
    increment = multiple = setup().company_auction.step
    skip_poor = True

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.lot), "price": self.high}

    def open(self, game: Game1817) -> None:
        if self.high == self.ceiling(game):
            self.bidders = [self.leader] if self.leader is not None else []
        self.begin(game)

    def ranges(self, game: Game1817) -> tuple[Range, ...]:
        table = game.table
        if table.at_limit(self.seat):
            return ()
        return payable(table, self.seat, self.high + self.increment)

    def bids(self, game: Game1817) -> Range | None:
        ranges = self.ranges(game)
        return Range(ranges[0].low, ranges[-1].high, self.multiple) if ranges else None

    def ceiling(self, game: Game1817) -> int | None:
        return game.table.board.setup.company_auction.high

    def options(self, game: Game1817) -> Iterable[Option]:
        return [*(Option(Bid(amounts.low), amounts) for amounts in self.ranges(game)), Option(Pass())]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        return None if type(action) is Pass else bid_reason(self.ranges(game), action.amount)

    def won(self, game: Game1817, seat: int | None, price: int) -> None:
        assert seat is not None
        form(game, seat, self.lot, price)


def form(game: Game1817, seat: int, company: int, bid: int) -> None:
    """The company is founded: price, president, money; then its size and what privates replace (5.5-3, 5.5-4)."""
    table, board = game.table, game.table.board
    table.shares.form(company, PRESIDENT)
    table.shares.give(company, table.shares.unsold, seat, PRESIDENT)
    table.shares.president[company] = seat
    cell = board.chart.at_most(bid // 2)
    table.market.put(company, cell)
    table.par[company] = board.chart.prices[cell]
    table.formed |= 1 << company
    table.revenue[company] = NONE
    table.pay_bank(seat, bid, owing=True)  # privates give back what is too much
    table.earn(company, bid)
    game.emit(CompanyFormed(seat, books.name(game, company), board.chart.prices[cell], bid))
    game.push(Payment(seat, company, bid))
    sizes = table.now.new_company_sizes
    if len(sizes) > 1:
        game.push(SizeChoice(seat, company))
    else:
        set_size(game, company, sizes[0])


def set_size(game: Game1817, company: int, size: int) -> None:
    """The rest of the shares lie in the treasury; extra markers are to be paid (5.5-4, 5.5-5)."""
    table = game.table
    table.shares.enlarge(company, size - PRESIDENT)
    table.owed[company] = table.board.sizes[size].markers - 1
    payment = game.stack[-1]
    assert isinstance(payment, Payment)
    payment.unless_done(game)


class SizeChoice(Decision[Table1817]):
    """The winner says how many shares the company has, as the phase allows (5.5-3, 2)."""

    __slots__ = ("company",)
    takes = (ChooseSize,)
    rule = "1817 5.5-3"

    def __init__(self, seat: int, company: int) -> None:
        self.seat, self.company = seat, company

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company)}

    def options(self, game: Game1817) -> Iterable[Option]:
        return [Option(ChooseSize(size)) for size in game.table.now.new_company_sizes]

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        sizes = game.table.now.new_company_sizes
        return None if action.size in sizes else Refusal("size_not_now", "1817 2", {"sizes": list(sizes)})

    def play(self, game: Game1817, action: Any) -> None:
        game.finish(self)
        set_size(game, self.company, action.size)


class Payment(Decision[Table1817]):
    """The winner puts privates in for cash, as far as he likes; together they are the bid exactly (5.5-3)."""

    __slots__ = ("company", "due")
    takes = (AddPrivate, Pass)
    rule = "1817 5.5-3"

    def __init__(self, seat: int, company: int, bid: int) -> None:
        self.seat, self.company, self.due = seat, company, bid

    def facts(self) -> dict[str, Fact]:
        return {"company": company_name(self.company), "due": self.due}

    def fits(self, table: Table1817, private: int) -> bool:
        """Whether this private can replace cash, and the rest can then be paid."""
        face = table.board.privates[private].face_value
        left, cash = self.due - face, table.cash[self.seat] + face
        if left < 0:
            return False
        sums = {0}
        for other in table.privates_of(self.seat):
            if other != private:
                sums |= {total + table.board.privates[other].face_value for total in sums}
        return any(total <= left and cash + total >= 0 for total in sums)

    def options(self, game: Game1817) -> Iterable[Option]:
        table = game.table
        found = [
            Option(AddPrivate(table.board.private_ids[private]))
            for private in table.privates_of(self.seat)
            if self.fits(table, private)
        ]
        if table.cash[self.seat] >= 0:
            found.append(Option(Pass()))
        return found

    def refusal(self, game: Game1817, action: Any) -> Refusal | None:
        table = game.table
        if type(action) is Pass:
            if table.cash[self.seat] >= 0:
                return None
            return Refusal("needs_privates", self.rule, {"due": -table.cash[self.seat]})
        private = table.board.private_index.get(action.private, NONE)
        if private == NONE or table.owner[private] != self.seat:
            return Refusal("not_your_private", self.rule, {"private": action.private})
        if not self.fits(table, private):
            return Refusal("private_does_not_fit", self.rule, {"private": action.private, "due": self.due})
        return None

    def play(self, game: Game1817, action: Any) -> None:
        table = game.table
        if type(action) is Pass:
            self.close(game)
            return
        private = table.board.private_index[action.private]
        face = table.board.privates[private].face_value
        table.owner[private] = COMPANY + self.company
        self.due -= face
        move(table.treasury, self.company, table.cash, self.seat, face)
        game.emit(PrivateAdded(company_name(self.company), action.private))
        take_station(table, self.company)
        self.unless_done(game)

    def unless_done(self, game: Game1817) -> None:
        """Done at once when no private can be put in."""
        options = list(self.options(game))
        if len(options) == 1 and type(options[0].action) is Pass:
            self.close(game)

    def close(self, game: Game1817) -> None:
        game.finish(self)
        books.pay_owed_markers(game)


def take_station(table: Table1817, company: int) -> None:
    """The Train Station gives one more marker, once (1.2.6-4, digest #16)."""
    for private in table.privates_of(COMPANY + company):
        if table.board.privates[private].power == "extra_token" and table.uses[private]:
            extra = min(table.uses[private], table.box[company])
            table.uses[private] = 0
            table.hand_marker(company, extra)
