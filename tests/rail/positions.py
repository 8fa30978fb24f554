"""Positions from the traces of real games, as track states, without any game engine."""

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from trunkline.rail.hexes import NONE
from trunkline.rail.layout import Layout, read_layout
from trunkline.rail.routes import RouteRules, Train
from trunkline.rail.track import Track, city_id

PACKAGES = {"1830": "trunkline.titles.eighteen_thirty", "1817": "trunkline.titles.eighteen_seventeen"}
MINE, BRIDGE = 1, 2
LEVELS = {"2": 1, "2+": 1, "3": 2, "4": 2, "5": 3, "6": 3, "D": 3, "7": 4, "8": 4}  # phase -> latest colour
MODERN = {"7": 10, "8": 20}  # what own tokens earn with the option modern_trains


@cache
def layout_of(title: str) -> Layout:
    return read_layout(PACKAGES[title])


def lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a JSON-lines file, compressed or not; also found without or with `.gz`."""
    if not path.exists():
        path = path.with_name(path.name + ".gz")
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def games(corpus: Path, title: str) -> list[tuple[str, Path]]:
    """(id, path without suffix) of every game of a title."""
    traces = [
        *sorted((corpus / title).glob("*.trace.jsonl*")),
        *sorted((corpus / title / "random").glob("*.trace.jsonl*")),
    ]
    found = [path.with_name(path.name.split(".")[0]) for path in traces]
    return [(path.name, path) for path in found]


@cache
def index_of(corpus: Path, title: str) -> dict[str, dict[str, Any]]:
    """Facts about the random games: id -> its line of the index."""
    return {str(item["seed"]): item for item in json.loads((corpus / title / "random" / "index.json").read_text())}


def options_of(corpus: Path, title: str, game: str) -> list[str]:
    """The site's options of a game."""
    return list(index_of(corpus, title).get(game, {}).get("optional_rules", []))


def base(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


class Companies:
    """Company names of a trace as small ints, in order of appearance; homes by the ids of the map."""

    def __init__(self, layout: Layout) -> None:
        self.ids = list(layout.hexes.homes)

    def number(self, name: str) -> int:
        name = name.replace("&", "")
        if name not in self.ids:
            self.ids.append(name)
        return self.ids.index(name)


class Position:
    """One line of a trace: the track state, the companies' trains, who is to act."""

    def __init__(self, line: dict[str, Any], track: Track, companies: Companies) -> None:
        self.line, self.track, self.companies = line, track, companies
        self.phase: str = line["phase"]

    def trains(self, name: str) -> list[str]:
        return list(self.line["co"][name]["trains"])


def positions(title: str, path: Path) -> Iterator[Position]:
    """The track state after every action of a game."""
    layout = layout_of(title)
    companies = Companies(layout)
    laid: dict[str, str] = {}
    marks: dict[str, list[str]] = {}
    track, key = Track(layout), ""
    for line in lines(base(path, ".trace.jsonl")):
        laid.update(line.get("tiles", {}))
        if "asg" in line:
            marks = line["asg"]
        tokens = {name: tuple(item["tok"]) for name, item in line["co"].items()}
        now = json.dumps([laid, tokens, marks], sort_keys=True)
        if now != key:
            key = now
            track = build(layout, companies, laid, tokens, marks)
        yield Position(line, track, companies)


class Ran(NamedTuple):
    """A position in which a company ran its trains, and what it earned."""

    game: str
    index: int
    company: int
    name: str
    track: Track
    trains: list[Train]
    rules: RouteRules
    revenue: int


def rules_of(title: str, phase: str, site: bool = False) -> RouteRules:
    """The rules of a title for routes; `site`: where 18xx.games differs, as it plays."""
    if title == "1830":
        return RouteRules(LEVELS[phase], areas_apart=("Gulf",) if site else ())
    return RouteRules(LEVELS[phase], hex_bonus=((MINE, 10),), stop_bonus=((BRIDGE, 10),), junction_twice=not site)


def train_of(name: str, options: list[str]) -> Train:
    bonus = MODERN.get(name, 0) if "modern_trains" in options else 0
    return Train(None if name == "D" else int(name[0]), bonus)


def runs(corpus: Path, title: str, every: int = 1, site: bool = False, part: int = 0) -> Iterator[Ran]:
    """Every position of the corpus in which a company runs, but for the expansion with other private companies.

    Of `every` so many one, the one numbered `part`.
    """
    count = 0
    for game, path in games(corpus, title):
        options = options_of(corpus, title, game)
        if "volatility" in options:
            continue
        before: Position | None = None
        for position in positions(title, path):
            line = position.line
            if line["t"] == "run_routes" and before is not None:
                count += 1
                if count % every == part:
                    name = line["e"]
                    trains = [train_of(item, options) for item in before.trains(name)]
                    rules = rules_of(title, before.phase, site)
                    company = before.companies.number(name)
                    yield Ran(game, line["i"], company, name, before.track, trains, rules, line["run"])
            before = position


def build(
    layout: Layout,
    companies: Companies,
    laid: dict[str, str],
    tokens: dict[str, tuple[str, ...]],
    marks: dict[str, Any],
) -> Track:
    """A track state from what a trace says lies on the map."""
    track = Track(layout)
    for coord, looks in laid.items():
        tile, rotation = looks.split("/")
        track.lay(layout.hexes.index[coord], layout.sheet.index[tile], int(rotation))
    placed = {name.replace("&", "") for name, places in tokens.items() if places}
    for name, (number, stop) in layout.hexes.homes.items():
        if name not in placed:
            track.reserve(companies.number(name), number, _moved(layout, number, stop, track))
    for name, places in sorted(tokens.items()):
        for place in places:
            coord, city = place.split(":")
            track.place(companies.number(name), city_id(layout.hexes.index[coord], int(city)))
    for coord, names in marks.items():
        for name in names:
            track.mark(layout.hexes.index[coord], MINE if "mine" in name else BRIDGE if "bridge" in name else 0)
    return track


def _moved(layout: Layout, number: int, stop: int, track: Track) -> int:
    """Where a printed city is on the tile that lies there now, following the track of one step after the other."""
    if stop == NONE:
        return NONE
    printed, now = layout.faces[number], track.face(number)
    ways = {ways[stop] for ways in layout.cities(printed, now)}
    return ways.pop() if len(ways) == 1 else stop
