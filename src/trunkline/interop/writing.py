"""A game as a file of 18xx.games: what all titles share. A title's `Writer` says how each action is written."""

from typing import Any

from trunkline.core import Accept, Event, Game, Offer, Pass
from trunkline.core.action import Action
from trunkline.core.title import Value
from trunkline.interop.copies import Tiles, Trains
from trunkline.interop.exporting import CannotExport
from trunkline.rail.actions import Run

Raw = dict[str, Any]


class Writer:
    """Plays a game again and writes every action as the site would."""

    def __init__(self, game: Game[Any]) -> None:
        self.log = game.log
        self.game: Game[Any] = game.at(0)
        self.tiles, self.trains = Tiles(), Trains()
        self.found: list[Raw] = []

    def all(self) -> list[Raw]:
        """Every action; a deal that waits for a yes is written with the yes, and not at all with a no."""
        played_on = self.game.copy()  # with the deals that came to nothing, of which the site hears nothing
        for played in self.log:
            if not isinstance(played_on.decision, Offer):
                self.keep_up(played_on)
                asked = played
            said_no = isinstance(played_on.decision, Offer) and type(played.action) is not Accept
            played_on.play(played.action, played.seat)
            if not said_no and not _is_waiting(played_on):
                self.write_down(asked.action, asked.seat)
        if not _is_waiting(played_on):
            self.keep_up(played_on)
        return self.found

    def keep_up(self, played_on: Game[Any]) -> None:
        """A no may leave nothing more to do: the site, which has not heard it, still waits for a pass."""
        if _stack(self.game) != _stack(played_on):
            self.write_down(Pass(), self.game.decision.seat)

    def write_down(self, action: Action, seat: int) -> None:
        """Write an action, play it here too, and say yes where that is asked."""
        raws = self.several(action, seat)
        self.follow(self.game.play(action, seat))
        while _is_waiting(self.game):
            self.follow(self.game.play(Accept()))
        self.put(raws)

    def put(self, raws: list[Raw]) -> None:
        for raw in raws:
            self.found.append(raw | {"id": len(self.found) + 1})

    def several(self, action: Action, seat: int) -> list[Raw]:
        """The site's actions for one of ours."""
        raise NotImplementedError

    def follow(self, events: list[Event]) -> None:
        """Note what an action did."""
        raise NotImplementedError

    # -- what several actions are made of

    def player(self, seat: int) -> Raw:
        return {"entity": seat + 1, "entity_type": "player"}

    def lay(self, by: Raw, action: Any) -> Raw:
        """A tile."""
        copy = self.tiles.free(action.tile)
        self.tiles.lay(action.hex, copy)
        return by | {"type": "lay_tile", "hex": action.hex, "tile": copy, "rotation": action.rotation}

    def routes(self, company: str, runs: tuple[Run, ...], earned: list[int]) -> list[Raw]:
        """Runs with the copies of their trains."""
        found, used = [], set()
        for run, revenue in zip(runs, earned, strict=True):
            mine = (copy for copy, owner in self.trains.owner.items() if owner == company and copy not in used)
            copy = next(copy for copy in mine if copy.rpartition("-")[0] == run.train)
            used.add(copy)
            found.append(_route(run, copy, revenue))
        return found


def _is_waiting(game: Game[Any]) -> bool:
    """Whether somebody is asked for a yes."""
    return bool(game.stack) and isinstance(game.decision, Offer)


def _stack(game: Game[Any]) -> list[Any]:
    """What is being decided and for what."""
    return [(type(step), step.facts()) for step in game.stack]


def _route(run: Run, train: str, revenue: int) -> Raw:
    """A run with its legs from stop to stop."""
    coords = [stop.partition(":")[0] for stop in run.stops]
    legs: list[list[str]] = []
    at = 0
    for coord in coords[1:]:
        end = run.path.index(coord, at + 1)
        legs.append(list(run.path[at : end + 1]))
        at = end
    nodes = [stop.replace(":", "-") for stop in run.stops]
    return {"train": train, "connections": legs, "hexes": coords, "revenue": revenue, "nodes": nodes}


def options(game: Game[Any], known: dict[str, dict[str, Value]], same: set[str]) -> list[str]:
    """The site's optional rules of a game; what is the `same` there needs none."""
    found = []
    for variant in game.title.variants:
        value = game.variants[variant.id]
        if value == (variant.default if variant.platform is None else variant.platform) or variant.id in same:
            continue
        option = next((name for name, values in known.items() if values == {variant.id: value}), None)
        if option is None:
            raise CannotExport(
                f"18xx.games does not play {variant.id} = {value!r}; only games by its own rules can be exported "
                '(platform "18xx.games")'
            )
        found.append(option)
    return found


def file_of(game: Game[Any], optional: list[str], actions: list[Raw], result: list[int], reason: str | None) -> Raw:
    """The whole file; `reason`: why a finished game ended, in the site's words."""
    seats = len(game.seats)
    found: Raw = {
        "id": f"trunkline-{game.header.seed}",
        "title": game.title.id,
        "players": [{"id": seat + 1, "name": name} for seat, name in enumerate(game.seats)],
        "min_players": seats,
        "max_players": seats,
        "settings": {"seed": game.header.seed, "optional_rules": optional},
        "status": "active" if reason is None else "finished",
        "actions": actions,
    }
    if reason is not None:
        found["result"] = {str(seat + 1): worth for seat, worth in enumerate(result)}
        found["game_end_reason"] = reason
    return found
