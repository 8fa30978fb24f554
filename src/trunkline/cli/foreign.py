"""Commands around 18xx.games files and train routes."""

import json
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

import trunkline
from trunkline import interop
from trunkline.cli.support import Failure, companies, game_at, read_game, say_json, write_text
from trunkline.core import Game
from trunkline.interop.exporting import CannotExport


def import_game(options: Namespace) -> int:
    """Import a file; exit 1 where it differs from what it is compared with, or a run beats the optimum."""
    Path(options.file).open("rb").close()  # what cannot be read is told as every command does
    try:
        return _import(options)
    except interop.ImportRefused as error:
        raise Failure(f"{options.file}: {error}") from None
    except RecursionError:
        raise Failure(f"{options.file}: nested too deeply") from None


def _import(options: Namespace) -> int:
    difference: str | None = None
    if options.trace:
        traced = interop.trace(options.file, options.trace)
        imported, difference = traced.imported, traced.difference
    else:
        imported = interop.import_file(options.file)
    report: dict[str, Any] = {
        "title": imported.game.title.id,
        "actions": len(imported.actions),
        "result": imported.result,
    }
    if options.check and difference is None:
        difference = interop.check(imported).difference
    if options.check or options.trace:
        report |= {"equal": difference is None, "first_difference": difference}
    too_much = 0
    if options.routes:
        runs = interop.routes_report(options.file)
        report["runs"] = [run._asdict() for run in runs]
        too_much = sum(run.recorded > run.best for run in runs)
    if options.output:
        trunkline.save(imported.game, options.output)
    if options.json:
        say_json(report)
    else:
        _say(report, options)
    return 1 if difference is not None or too_much else 0


def _say(report: dict[str, Any], options: Namespace) -> None:
    print(f"{options.file}: {report['title']}, {report['actions']} actions")
    print("  result: " + ", ".join(f"{player} {worth:,}" for player, worth in report["result"].items()))
    if "equal" in report:
        what = "the state after every action" if options.trace else "the final result"
        said = "equal" if report["equal"] else f"differs: {report['first_difference']}"
        print(f"  {what}: {said}")
    for run in report.get("runs", ()):
        left = run["best"] - run["recorded"]
        said = "best" if not left else f"{left} short" if left > 0 else f"{-left} MORE than the optimum"
        print(f"  {run['seq']:5} {run['company']:6} ran {run['recorded']:4} of {run['best']:4}  {said}")
    if options.output:
        print(f"  written to {options.output}")


def export_game(options: Namespace) -> int:
    """Write a game as an 18xx.games file."""
    try:
        exported = interop.export_game(read_game(options.file))
    except CannotExport as error:
        raise Failure(f"{options.file}: {error}") from None
    write_text(json.dumps(exported, ensure_ascii=False, indent=1) + "\n", options.output)
    return 0


def routes(options: Namespace) -> int:
    """Best routes of a company, or of every company with trains."""
    game = game_at(options.file, options.at, options.board)
    found = [_best(game, company) for company in companies(game, options.company)]
    if options.json:
        if options.company:
            return say_json(found[0])
        return say_json(found)
    for best in found:
        proof = "optimal" if best["optimal"] else f"at most {best['bound']}"
        print(f"{best['company']}: {best['revenue']} ({proof}, {best['milliseconds']:.1f} ms)")
        for route in best["routes"]:
            print(f"  {route['train']:>3}  {route['revenue']:4}  {' - '.join(route['stops'])}")
    if not found:
        print("no company has trains")
    return 0


def _best(game: Game[Any], company: str) -> dict[str, Any]:
    start = time.perf_counter()
    best = trunkline.best_routes(game, company)
    milliseconds = (time.perf_counter() - start) * 1000
    return {
        "company": best.company,
        "revenue": best.revenue,
        "optimal": best.optimal,
        "bound": best.bound,
        "milliseconds": round(milliseconds, 3),
        "routes": [
            {"train": run.train, "revenue": revenue, "stops": list(run.stops), "path": list(run.path)}
            for run, revenue in zip(best.routes, best.revenues, strict=True)
        ],
    }
