"""Imported games against what the site says: the final result, the state after every action, the best runs."""

import time
from typing import Any, NamedTuple

import msgspec

from trunkline.interop.files import ImportRefused, Source, player_ids, read_bytes
from trunkline.interop.importing import Imported, Watch, import_file


class Checked(NamedTuple):
    """The final result here and in the file; `difference` says where they differ, None where they do not."""

    equal: bool
    result: dict[str, int]
    recorded: dict[str, int]
    difference: str | None


class Traced(NamedTuple):
    """How many states were compared, and the first difference between game and trace, or None."""

    difference: str | None
    compared: int
    imported: Imported


class RunReport(NamedTuple):
    """One run of the file and the best one there was. `seq` counts the actions that count from 1."""

    seq: int
    company: str
    recorded: int
    best: int
    optimal: bool
    milliseconds: float


class _Stop(Exception):
    """Leaves an import at the first difference."""


def check(imported: Imported) -> Checked:
    """Compare the final result with the file's own."""
    recorded = imported.data.get("result")
    ours = imported.result
    if not isinstance(recorded, dict) or not recorded:
        return Checked(False, ours, {}, "the file has no result")
    ids = player_ids(imported.data["players"])
    theirs = {str(ids.get(key, key)): value for key, value in recorded.items()}
    for key in sorted({*ours, *theirs}):
        if ours.get(key) != theirs.get(key):
            said = f"player {key}: {theirs.get(key)!r} in the file, {ours.get(key)!r} here"
            return Checked(False, ours, theirs, said)
    return Checked(True, ours, theirs, None)


def trace(source: Source, trace_source: Source, watch: Watch | None = None) -> Traced:
    """Compare the state after every action with a trace, up to the first difference; `watch` sees equal states."""
    lines = _lines(trace_source)
    memory: dict[str, Any] = {}
    compared = 0
    difference: str | None = None
    imported: Imported | None = None

    def look(index: int, game: Imported) -> None:
        nonlocal compared, difference
        if index + 1 >= len(lines):
            difference = f"the trace ends after {len(lines) - 1} actions, the game has {len(game.actions)}"
            raise _Stop
        line = lines[index + 1]
        found = game.game.title.part("interop").difference(game.game, game.ids, line, memory)
        if found is None and line.get("run", game.reader.earned) != game.reader.earned:
            found = f"run: {line['run']!r} in the file, {game.reader.earned!r} here"
        if found is not None:
            difference = f"after action {index + 1} (id {line.get('id')}, {line.get('t')} by {line.get('e')}): {found}"
            raise _Stop
        compared += 1

    def first(index: int, raw: dict[str, Any], game: Imported) -> None:
        nonlocal imported
        imported = game
        if not index:
            look(-1, game)

    def each(index: int, raw: dict[str, Any], game: Imported) -> None:
        look(index, game)
        if watch is not None:
            watch(index, raw, game)

    try:
        imported = import_file(source, each, first)
        if not imported.actions:
            look(-1, imported)
        if difference is None and len(lines) - 1 > len(imported.actions):
            difference = f"the trace has {len(lines) - 1} actions, the game {len(imported.actions)}"
    except _Stop:
        pass
    assert imported is not None
    return Traced(difference, compared, imported)


def routes_report(source: Source) -> list[RunReport]:
    """Every run of the file with the best one at that moment."""
    found: list[RunReport] = []
    best: list[tuple[str, int, bool, float]] = []

    def before(index: int, raw: dict[str, Any], game: Imported) -> None:
        best.clear()
        if raw.get("type") == "run_routes":
            part = game.game.title.part("interop")
            began = time.perf_counter()
            routes = part.best_run(game.game, raw)
            milliseconds = (time.perf_counter() - began) * 1000
            best.append((str(raw["entity"]), routes.revenue, routes.optimal, milliseconds))

    def after(index: int, raw: dict[str, Any], game: Imported) -> None:
        for company, revenue, optimal, milliseconds in best:
            recorded = game.reader.earned
            found.append(RunReport(index + 1, company, recorded, revenue, optimal, round(milliseconds, 3)))

    import_file(source, after, before)
    return found


def _lines(source: Source) -> list[dict[str, Any]]:
    lines = []
    for number, raw in enumerate(read_bytes(source).splitlines(), 1):
        try:
            line = msgspec.json.decode(raw)
        except msgspec.DecodeError as error:
            raise ImportRefused(f"trace line {number}: not valid JSON ({error})") from None
        if not isinstance(line, dict):
            raise ImportRefused(f"trace line {number}: not a JSON object")
        lines.append(line)
    if not lines:
        raise ImportRefused("the trace is empty")
    return lines
