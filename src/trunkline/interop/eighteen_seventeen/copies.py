"""Which tile copy lies where and who has which train: what files only say by copy numbers."""

from typing import Any

from trunkline.core.event import Event
from trunkline.titles.eighteen_seventeen.events import CompaniesMerged, CompanySold

DEPOT, DISCARD = "depot", "discard"


class Copies:
    """Follows the copies through a game."""

    def __init__(self) -> None:
        self.tiles: dict[str, str] = {}  # copy -> hex
        self.trains: dict[str, str] = {}  # copy -> company or DISCARD

    # -- reading

    def city(self, text: str) -> str:
        """A city as we name it, from `tile copy-city number`."""
        copy, _, number = text.rpartition("-")
        return f"{self.tiles.get(copy, copy.rpartition('-')[0])}:{number}"

    def train_source(self, train: str) -> str:
        """Who sells a train copy."""
        return self.trains.get(train, DEPOT)

    # -- following

    def played(self, action: dict[str, Any], events: list[Event]) -> None:
        """Note what an action did."""
        kind = action["type"]
        if kind == "lay_tile":
            self.tiles = {copy: where for copy, where in self.tiles.items() if where != action["hex"]}
            self.tiles[action["tile"]] = action["hex"]
        elif kind == "buy_train":
            self.trains[action["train"]] = action["entity"]
        elif kind == "discard_train":
            self.trains[action["train"]] = DISCARD
        for event in events:
            if isinstance(event, CompanySold) and event.buyer_company is not None:
                self._pass_on(event.company, event.buyer_company)
            elif isinstance(event, CompaniesMerged):
                self._pass_on(event.partner_company, event.company)

    def _pass_on(self, gone: str, buyer: str) -> None:
        for copy, owner in self.trains.items():
            if owner == gone:
                self.trains[copy] = buyer
