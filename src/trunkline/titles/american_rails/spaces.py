"""The actions of the track besides expanding: develop, fund, take money, auction (A2 to A9)."""

from collections.abc import Iterable
from typing import Any

from trunkline.core import Decision, Option, Refusal, move
from trunkline.titles.american_rails.actions import (
    Develop,
    Done,
    DrainOthers,
    ExpandInstead,
    Fund,
    OfferShare,
    TakeCash,
)
from trunkline.titles.american_rails.auctions import offer_share
from trunkline.titles.american_rails.events import CashDrained, CashTaken, CompanyFunded, HouseBuilt, NothingPossible
from trunkline.titles.american_rails.expand import Expand, can_lay
from trunkline.titles.american_rails.income import Rails, build_house
from trunkline.titles.american_rails.table import RailsTable

DONE = Option(Done())
TAKE, DRAIN, INSTEAD = Option(TakeCash()), Option(DrainOthers()), Option(ExpandInstead())


def begin_action(game: Rails, seat: int, space: int) -> None:
    """Ask for the action of a space, where it can be done at all (ruling 16: taking the space is always allowed)."""
    table = game.table
    chosen = table.board.spaces[space]
    kind = chosen.kind
    if kind == "pass":
        return
    if kind == "expand":
        if can_lay(table, seat):
            game.push(Expand(seat, table.board.cubes_of(space, len(table.cash))))
            return
    elif kind == "fund":
        game.push(FundCompany(seat, chosen.amount))
        return
    elif kind == "take":
        game.push(TakeOrDrain(seat, chosen.amount, table.board.cubes_of(space, len(table.cash))))
        return
    elif kind == "develop":
        if any(developable(table, city) is None for city in range(len(table.houses))):
            game.push(DevelopCity(seat))
            return
    elif any(table.unsold[company] for company in table.playing):
        game.push(ChooseShare(seat))
        return
    game.emit(NothingPossible(seat, chosen.id))


class SpaceAction(Decision[RailsTable]):
    """What all actions of spaces share: the seat may leave them undone (T4)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat}


def developable(table: RailsTable, city: int) -> tuple[str, str] | None:
    """A3, A4: None if a house may be built in a city, or the code and rule why not."""
    if not table.board.cities[city].developable:
        return "never_developed", "AR A4"
    if table.houses[city]:
        return "developed_already", "AR A3"
    if not table.cubes[table.board.city_hex[city]]:
        return "no_track_there", "AR A3"
    return None if table.stock[0] else ("no_houses_left", "AR A3")


class DevelopCity(SpaceAction):
    """A3: a house in a city with track of anybody."""

    __slots__ = ()
    takes = (Develop, Done)
    rule = "AR A3"

    def copy(self) -> "DevelopCity":
        return DevelopCity(self.seat)

    def options(self, game: Rails) -> Iterable[Option]:
        table = game.table
        board, cubes, houses = table.board, table.cubes, table.houses
        found = [
            board.develop[city]
            for city, where in enumerate(board.city_hex)
            if cubes[where] and not houses[city] and board.cities[city].developable
        ]
        found.append(DONE)
        return found

    def refusal(self, game: Rails, action: Develop | Done) -> Refusal | None:
        if isinstance(action, Done):
            return None
        city = game.table.board.city_index.get(action.city, -1)
        if city < 0:
            return Refusal("unknown_city", self.rule, {"city": action.city})
        problem = developable(game.table, city)
        return Refusal(*problem, {"city": action.city}) if problem else None

    def play(self, game: Rails, action: Develop | Done) -> None:
        game.finish(self)
        if isinstance(action, Develop):
            game.emit(HouseBuilt(self.seat, action.city))
            build_house(game, game.table.board.city_index[action.city])

    def disabled(self, game: Rails) -> Iterable[tuple[Develop, Refusal]]:
        """Cities with track that cannot be developed."""
        table = game.table
        for city, where in enumerate(table.board.city_hex):
            action = Develop(table.board.cities[city].id)
            refusal = self.refusal(game, action) if table.cubes[where] else None
            if refusal:
                yield action, refusal


class FundCompany(SpaceAction):
    """A5: the bank pays into the treasury of any company in the game (ruling 22)."""

    __slots__ = ("amount",)
    takes = (Fund, Done)
    rule = "AR A5"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def copy(self) -> "FundCompany":
        return FundCompany(self.seat, self.amount)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "amount": self.amount}

    def options(self, game: Rails) -> Iterable[Option]:
        fund = game.table.board.fund
        found = [fund[company] for company in game.table.playing]
        found.append(DONE)
        return found

    def refusal(self, game: Rails, action: Fund | Done) -> Refusal | None:
        table = game.table
        if isinstance(action, Done) or table.board.company_index.get(action.company, -1) in table.playing:
            return None
        return Refusal("unknown_company", self.rule, {"company": action.company})

    def play(self, game: Rails, action: Fund | Done) -> None:
        table = game.table
        game.finish(self)
        if isinstance(action, Fund):
            company = table.board.company_index[action.company]
            move(table.bank, 0, table.treasury, company, self.amount, owing=True)
            game.emit(CompanyFunded(self.seat, action.company, self.amount))


class TakeOrDrain(SpaceAction):
    """A6, A7: money from the bank, or from every other player to the bank, or a small expansion."""

    __slots__ = ("amount", "cubes")
    takes = (TakeCash, DrainOthers, ExpandInstead, Done)
    rule = "AR A6"

    def __init__(self, seat: int, amount: int, cubes: int) -> None:
        self.seat, self.amount, self.cubes = seat, amount, cubes

    def copy(self) -> "TakeOrDrain":
        return TakeOrDrain(self.seat, self.amount, self.cubes)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "amount": self.amount}

    def options(self, game: Rails) -> Iterable[Option]:
        if self.cubes and can_lay(game.table, self.seat):
            return [TAKE, DRAIN, INSTEAD, DONE]
        return [TAKE, DRAIN, DONE]

    def refusal(self, game: Rails, action: Any) -> Refusal | None:
        if not isinstance(action, ExpandInstead):
            return None
        if not self.cubes:
            return Refusal("no_small_expansion", "AR A7")
        return None if can_lay(game.table, self.seat) else Refusal("nowhere_to_expand", "AR A12")

    def play(self, game: Rails, action: Any) -> None:
        table = game.table
        game.finish(self)
        if isinstance(action, TakeCash):
            move(table.bank, 0, table.cash, self.seat, self.amount, owing=True)
            game.emit(CashTaken(self.seat, self.amount))
        elif isinstance(action, DrainOthers):
            self._drain(game)
        elif isinstance(action, ExpandInstead):
            game.push(Expand(self.seat, self.cubes))

    def _drain(self, game: Rails) -> None:
        """Ruling 23: who has less gives what is there."""
        table = game.table
        for seat, cash in enumerate(table.cash):
            if seat != self.seat:
                lost = min(cash, self.amount)
                move(table.cash, seat, table.bank, 0, lost)
                game.emit(CashDrained(seat, lost))

    def disabled(self, game: Rails) -> Iterable[tuple[ExpandInstead, Refusal]]:
        action = ExpandInstead()
        refusal = self.refusal(game, action)
        if refusal:
            yield action, refusal


class ChooseShare(SpaceAction):
    """A8: put a share of any company up for auction."""

    __slots__ = ()
    takes = (OfferShare, Done)
    rule = "AR A8"

    def copy(self) -> "ChooseShare":
        return ChooseShare(self.seat)

    def options(self, game: Rails) -> Iterable[Option]:
        table = game.table
        offer = table.board.offer
        found = [offer[company] for company in table.playing if table.unsold[company]]
        found.append(DONE)
        return found

    def refusal(self, game: Rails, action: OfferShare | Done) -> Refusal | None:
        if isinstance(action, Done):
            return None
        table = game.table
        company = table.board.company_index.get(action.company, -1)
        if company not in table.playing:
            return Refusal("unknown_company", self.rule, {"company": action.company})
        return None if table.unsold[company] else Refusal("no_share_left", self.rule, {"company": action.company})

    def play(self, game: Rails, action: OfferShare | Done) -> None:
        game.finish(self)
        if isinstance(action, OfferShare):
            offer_share(game, self.seat, action.company)

    def disabled(self, game: Rails) -> Iterable[tuple[OfferShare, Refusal]]:
        for company in game.table.board.companies:
            action = OfferShare(company.id)
            refusal = self.refusal(game, action)
            if refusal:
                yield action, refusal
