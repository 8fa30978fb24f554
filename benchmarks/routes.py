"""Exact routes: time with proof, compiled and plain, against an integer program and the site's own router.

Positions: every run in the corpus of 1830 and 1817 (where it is there) and 250 random late positions of each.
"""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.conftest import corpus_folder
from tests.rail.plain import force_plain

LATE = 250
SAMPLE = 60  # every 60th position is also given to the integer program
GOALS = {"compiled": (0.5, 20.0, 500.0), "plain": (10.0, 500.0, 3000.0)}  # median, 99 %, worst: milliseconds
ROOT = Path(__file__).parents[1]


class Result(NamedTuple):
    """One position: where it is from, revenue, milliseconds, and what others found or took."""

    source: str
    where: str
    revenue: int
    took: float
    people: int | None = None
    site: int | None = None
    site_took: float | None = None
    program_took: float | None = None


def positions() -> Iterator[tuple[str, str, Any, int, Any, Any, int | None, dict[str, Any] | None]]:
    """(source, name, track, company, trains, rules, what people ran, the site's router) of every position."""
    from tests.rail.late import RULES, late_position
    from tests.rail.positions import base, games, lines, runs

    corpus = corpus_folder()
    for title in ("1830", "1817"):
        if corpus is not None:
            peers = {(str(line["game"]), line["i"]): line for line in lines(corpus / title / "random" / "routes.jsonl")}
            for game, path in games(corpus, title):
                if base(path, ".routes.jsonl").exists():
                    peers.update({(game, line["i"]): line for line in lines(base(path, ".routes.jsonl"))})
            for ran in runs(corpus, title, site=True):
                name = f"{title} {ran.game} action {ran.index} {ran.name}"
                peer = peers.get((ran.game, ran.index))
                yield f"corpus {title}", name, ran.track, ran.company, ran.trains, ran.rules, ran.revenue, peer
        for seed in range(LATE):
            track, company, trains = late_position(title, seed)
            yield f"late {title}", f"late {title} seed {seed}", track, company, trains, RULES[title], None, None


def work(speed: str, program: bool) -> None:
    """Solve everything in this process; print a JSON line per position, then memory and the program's times."""
    if speed == "plain":
        force_plain()
    from trunkline.rail.routes import best_routes, compiled

    if compiled != (speed == "compiled"):
        sys.exit(f"the kernels are not {speed}: run `make kernels`")
    samples = []
    for number, (source, name, track, company, trains, rules, people, peer) in enumerate(positions()):
        track.changed()
        start = time.perf_counter()
        found = best_routes(track, company, trains, rules)
        took = 1000 * (time.perf_counter() - start)
        assert found.optimal
        site = (None, None) if peer is None else (peer["peer_best"], peer["peer_ms"])
        if program and number % SAMPLE == 0 and rules.junction_twice:
            samples.append((number, track, company, trains, rules, found.revenue))
        print(json.dumps(Result(source, name, found.revenue, took, people, *site)))
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024  # before the integer program needs its own
    others = dict(by_program(samples)) if samples else {}
    print(json.dumps({"megabytes": megabytes, "others": others}))


def by_program(samples: list[tuple[int, Any, int, Any, Any, int]]) -> Iterator[tuple[int, float]]:
    """The milliseconds that the integer program takes, by the number of the position; equal revenue is asserted."""
    from tests.rail.milp import best_revenue

    for number, track, company, trains, rules, revenue in samples:
        start = time.perf_counter()
        assert best_revenue(track, company, trains, rules) == revenue, number
        yield number, 1000 * (time.perf_counter() - start)


def solved(speed: str, program: bool) -> tuple[list[Result], float] | None:
    """The results of a process that runs at one speed."""
    command = [sys.executable, "-m", "benchmarks.routes", speed, *(["program"] if program else [])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{speed}: {(done.stderr.strip().splitlines() or ['nothing'])[-1]}")
        return None
    *rows, last = [json.loads(line) for line in done.stdout.splitlines()]
    results = [Result(*row) for row in rows]
    for number, took in last["others"].items():
        results[int(number)] = results[int(number)]._replace(program_took=took)
    return results, last["megabytes"]


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def report(speed: str, results: list[Result], memory: float) -> None:
    """Times of one speed, all together and by source."""
    goal = GOALS[speed]
    sources = dict.fromkeys(result.source for result in results)
    goals = f"goals median {goal[0]}, 99 % {goal[1]}, worst {goal[2]} ms"
    print(f"{speed}: {goals}; memory {memory:.0f} MB with all positions")
    for source in ["all", *sources]:
        times = [result.took for result in results if source in ("all", result.source)]
        figures = f"median {quantile(times, 0.5):7.2f}  99 % {quantile(times, 0.99):8.1f}  worst {max(times):8.1f} ms"
        print(f"  {source:12} {len(times):5} positions  {figures}")


def compare(results: list[Result]) -> None:
    """Against the integer program, the site's router and people."""
    sampled = [result for result in results if result.program_took is not None]
    if sampled:
        theirs, ours = sum(result.program_took or 0 for result in sampled), sum(result.took for result in sampled)
        print(f"integer program: {len(sampled)} positions, equal revenue, {theirs / ours:.0f} times our time")
    raced = [result for result in results if result.site_took is not None]
    if raced:
        ratios = [(result.site_took or 0) / result.took for result in raced]
        median, total = quantile(ratios, 0.5), sum(r.site_took or 0 for r in raced) / sum(r.took for r in raced)
        print(
            f"the site's router: {len(raced)} positions, {median:.0f} times our time in the median, {total:.0f} in all"
        )
    left = [result for result in raced if (result.site or 0) < result.revenue]
    print(f"the site's router left money in {len(left)}:")
    for result in left:
        print(f"  {result.where}: {result.site} of {result.revenue}")
    lost = [result for result in results if result.people is not None and result.people < result.revenue]
    human = [result for result in lost if result.site is not None and len(result.where.split()[1]) == 5]
    print(f"people left money in {len(human)}, random players in {len(lost) - len(human)}:")
    for result in human:
        print(f"  {result.where}: {result.people} of {result.revenue}")


def main() -> None:
    found = {speed: solved(speed, speed == "compiled") for speed in ("compiled", "plain")}
    for speed, outcome in found.items():
        if outcome is not None:
            report(speed, *outcome)
    fast, plain = found["compiled"], found["plain"]
    if fast is not None and plain is not None:
        assert [row.revenue for row in fast[0]] == [row.revenue for row in plain[0]]
        slow = sum(row.took for row in plain[0])
        print(
            f"plain takes {slow / sum(row.took for row in fast[0]):.1f} times as long as compiled, with equal answers"
        )
    if fast is not None or plain is not None:
        compare((fast or plain)[0])  # type: ignore[index]


if __name__ == "__main__":
    work(sys.argv[1], "program" in sys.argv)
