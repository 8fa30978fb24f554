"""A title: one game system with its rules, data and variants."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from trunkline.core.action import Action
from trunkline.core.data import Board, read_data
from trunkline.core.option import Range
from trunkline.core.refusal import Fact
from trunkline.core.step import Step
from trunkline.core.words import shown

if TYPE_CHECKING:
    from trunkline.core.game import Game

Value = bool | int | str


class Variant(msgspec.Struct, frozen=True):
    """A rule that a table may play another way. `platform` is the value that 18xx.games plays, where it differs."""

    id: str
    values: tuple[Value, ...] | Range
    default: Value
    platform: Value | None = None
    rule: str = ""

    def allows(self, value: object) -> bool:
        if isinstance(self.values, Range):
            return type(value) is int and value in self.values
        return any(type(value) is type(allowed) and value == allowed for allowed in self.values)


class Title:
    """Subclassed once per title; one instance serves all games of it."""

    id: ClassVar[str]
    name: ClassVar[str]
    package: ClassVar[str]  # the package that holds data/, strings/ and rules/
    board_file: ClassVar[str] = "map.json"  # the file in data/ that a board file replaces
    seats: ClassVar[tuple[int, int]]
    rules: ClassVar[str]  # version of the rules; changes whenever an old record might replay differently
    minutes: ClassVar[int]  # a usual game at the table, for the lobby
    weight: ClassVar[int]  # 1 light to 5 heavy
    actions: ClassVar[tuple[type[Action], ...]]
    variants: ClassVar[tuple[Variant, ...]] = ()
    strings: ClassVar[tuple[str, ...]] = ()  # packages whose catalogues this title uses besides the core's and its own

    def load_board(self, raw: bytes, source: str) -> Board:
        """The board from the content of a board file; raises `DataError`."""
        raise NotImplementedError

    def start(self, game: "Game[Any]") -> Step[Any]:
        """Put up `game.table` and return the first step."""
        raise NotImplementedError

    def view(self, game: "Game[Any]", seat: int | None) -> dict[str, Any]:
        """The table as JSON-ready data, without anything that `seat` (None: a spectator) may not know."""
        raise NotImplementedError

    def seen_by(self, game: "Game[Any]", seat: int | None) -> "Game[Any]":
        """The game with what `seat` may not know taken out. Titles without hidden information return it as it is."""
        return game

    def totals(self, game: "Game[Any]") -> dict[str, int]:
        """Sums that no action may change: money, shares, cubes."""
        raise NotImplementedError

    def worth(self, game: "Game[Any]") -> list[int]:
        """What every seat is worth now, as the final scoring would count it; for graphs and outcomes."""
        raise NotImplementedError

    def worth_parts(self, game: "Game[Any]") -> dict[str, list[int]]:
        """What the worth of every seat is made up of, by `worth-…` text; empty where it is a single thing."""
        return {}

    def best_run(self, game: "Game[Any]", company: str, limit: float | None = None) -> Any:
        """The best train routes of a company now, with proof; only titles with trains have them."""
        raise LookupError(f"{self.id} has no train routes")

    def option_facts(self, game: "Game[Any]", action: Action) -> dict[str, Fact]:
        """What the text `option-<kind>` says of a legal action without a free amount: its cost, what it brings."""
        return {}

    def name_of(self, board: Board, kind: str, value: str) -> str | None:
        """The printed name of a city, hex or company; None where the catalogues or the id itself serve."""
        return None

    def named_ids(self) -> dict[str, Iterable[str]]:
        """By kind, the ids in views and actions that `name_of` has a name for and a catalogue has not."""
        return {}

    @cached_property
    def board(self) -> Board:
        """The title's own board."""
        return self.load_board(read_data(self.package, self.board_file), f"{self.id} {self.board_file}")

    @property
    def slug(self) -> str:
        return self.package.rpartition(".")[2]

    def part(self, layer: str) -> ModuleType:
        """This title's module in a higher layer (`draw`, `bots`, `interop`), loaded when it is first needed."""
        return import_module(f"trunkline.{layer}.{self.slug}")

    def resolve(self, chosen: Mapping[str, Value], platform: str | None) -> dict[str, Value]:
        """All variants with their values; raises `ValueError` for an unknown one."""
        known = {variant.id: variant for variant in self.variants}
        values = {variant.id: variant.default for variant in self.variants}
        if platform not in (None, "rulebook", "18xx.games"):
            raise ValueError(f"unknown platform {platform!r}; known: rulebook, 18xx.games")
        if platform == "18xx.games":
            values |= {variant.id: variant.platform for variant in self.variants if variant.platform is not None}
        for key, value in chosen.items():
            if key not in known:
                raise ValueError(f"{self.id} has no variant {key!r}; it has {', '.join(known) or 'none'}")
            if not known[key].allows(value):
                raise ValueError(f"variant {key!r} cannot be {shown(value)}; it can be {_listed(known[key].values)}")
            values[key] = value
        return values


def _listed(values: tuple[Value, ...] | Range) -> str:
    if isinstance(values, Range):
        return f"{values.low} to {values.high}" + (f" in steps of {values.step}" if values.step > 1 else "")
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)
