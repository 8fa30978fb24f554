"""Tokens: the home token and the one that may be placed each turn (1830 19.0)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from trunkline.core.action import Pass
from trunkline.core.option import Option
from trunkline.core.refusal import Refusal
from trunkline.rail.actions import PlaceToken
from trunkline.rail.events import TokenPlaced
from trunkline.rail.shares import NONE
from trunkline.rail.tokens import may_token, token_places
from trunkline.rail.track import STOPS, city_id
from trunkline.titles.eighteen_thirty.laying import TELEPORT
from trunkline.titles.eighteen_thirty.menu import PASS
from trunkline.titles.eighteen_thirty.sight import changed, home_placed, look, seen_track
from trunkline.titles.eighteen_thirty.table import Table1830
from trunkline.titles.eighteen_thirty.turn_base import TurnState, TurnStep

if TYPE_CHECKING:
    from trunkline.core.game import Game

RULES = {
    "no_such_city": "1830 19.0-3",
    "token_on_hex": "1830 19.0-3",
    "no_free_circle": "1830 19.0-3",
    "not_connected": "1830 19.0-3",
}


def begin_home(game: "Game[Table1830]", turn: TurnState) -> None:
    """The home token is placed at the start of the first operating turn (19.0-2)."""
    table, company = game.table, turn.company
    if table.operated[company]:
        return
    number, stop = table.board.homes[company]
    if stop == NONE:
        empty = table.track.faces[number] == number
        if not (empty and game.variants["erie_token_chooser_on_first_tile"] == "tile_layer"):
            game.push(ChooseHome(game, company))
            return
        stop = 0  # on the platform the choice is made with the first tile (#24)
    for owner, place in table.track.reserved.get(number, ()):
        if owner == company and place != NONE:
            stop = place  # a tile may have moved the circle (18.1-4)
    place_token(game, company, city_id(number, stop), 0)
    home_placed(game, company, city_id(number, stop))


def place_token(game: "Game[Table1830]", company: int, city: int, cost: int) -> None:
    """A token goes from the charter to the map."""
    table = game.table
    table.to_bank(table.treasury, company, cost)
    table.tokens[company] -= 1
    table.track.place(company, city)
    game.emit(TokenPlaced(table.id_of(company), table.board.city_name(city), cost))


class ChooseHome(TurnStep):
    """The company whose home is a whole hex chooses the city (19.1)."""

    __slots__ = ()
    takes = (PlaceToken,)
    rule = "1830 19.1"

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        table = game.table
        number = table.board.homes[self.company][0]
        cities = [number * STOPS + stop for stop in range(len(table.track.face(number).stops))]
        return [
            Option(PlaceToken(table.board.city_name(city)))
            for city in cities
            if may_token(table.track, self.company, city, connected=False) is None
        ]

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        table = game.table
        city = table.board.cities.get(action.city, NONE)
        if city // STOPS != table.board.homes[self.company][0]:
            return Refusal("not_home", "1830 19.1", {"city": action.city})
        reason = may_token(table.track, self.company, city, connected=False)
        return None if reason is None else Refusal(reason, "1830 19.1", {"city": action.city})

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        game.finish(self)
        place_token(game, self.company, game.table.board.cities[action.city], 0)
        changed(game.table)


def begin_tokens(game: "Game[Table1830]", turn: TurnState) -> None:
    """Ask for a token if one could be placed."""
    look(game, turn.company)
    step = PlaceTokens(game, turn.company)
    if game.table.tokens[turn.company] and step.places(game, turn):
        game.push(step)


class PlaceTokens(TurnStep):
    """Buy and place one token, if wanted (17.0-2)."""

    __slots__ = ()
    takes = (PlaceToken, Pass)
    rule = "1830 19.0-3"

    def options(self, game: "Game[Table1830]") -> Iterable[Option]:
        board = game.table.board
        return [*(Option(PlaceToken(board.city_name(city))) for city in self.places(game, self.turn(game))), PASS]

    def price(self, game: "Game[Table1830]") -> int:
        """What the next token costs: places on the charter are used in order (19.0-2, #54)."""
        costs = game.table.board.companies[self.company].token_costs
        return costs[len(costs) - game.table.tokens[self.company]]

    def places(self, game: "Game[Table1830]", turn: TurnState) -> list[int]:
        """Cities for a token: what can be paid, and the free one of a private."""
        table = game.table
        found = []
        if self.price(game) <= table.treasury[self.company]:
            found = token_places(seen_track(table, self.company), self.company)
            if table.unseen:
                found = [city for city in found if self.has_room(table, city)]
        free = self.free_city(game, turn)
        if free != NONE and free not in found and self.has_room(table, free):
            found.append(free)
        return found

    def reconsider(self, game: "Game[Table1830]") -> None:
        """A private may have cost the money for the token."""
        if not self.places(game, self.turn(game)):
            game.finish(self)

    def has_room(self, table: Table1830, city: int) -> bool:
        return may_token(table.track, self.company, city, connected=False) is None

    def free_city(self, game: "Game[Table1830]", turn: TurnState) -> int:
        """The city where a private just laid its tile (#18)."""
        return city_id(game.table.board.abilities[TELEPORT].hex, 0) if turn.teleported else NONE

    def refusal(self, game: "Game[Table1830]", action: Any) -> Refusal | None:
        table = game.table
        if type(action) is Pass:
            return None
        if not table.tokens[self.company]:
            return Refusal("no_tokens_left", "1830 19.0-2", {"company": table.id_of(self.company)})
        city = table.board.cities.get(action.city, NONE)
        free = city != NONE and city == self.free_city(game, self.turn(game))
        reason = may_token(table.track, self.company, city, connected=False)
        if reason is None and not free:
            reason = may_token(seen_track(table, self.company), self.company, city)
        if reason is not None:
            return Refusal(reason, RULES[reason], {"city": action.city})
        price, money = self.price(game), table.treasury[self.company]
        if not free and price > money:
            return Refusal("not_enough_money", "1830 19.0-2", {"cash": money, "price": price})
        return None

    def act(self, game: "Game[Table1830]", action: Any) -> None:
        turn = self.turn(game)
        price = self.price(game)
        game.finish(self)
        if type(action) is Pass:
            return
        city = game.table.board.cities[action.city]
        place_token(game, self.company, city, 0 if city == self.free_city(game, turn) else price)
        changed(game.table)
