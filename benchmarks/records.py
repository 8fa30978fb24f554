"""Size of finished records, and the time to load and replay them, against the bounds of each title."""

import time

import trunkline
from trunkline.core import dumps, loads
from trunkline.lab.simulate import play_out

BOUNDS = {"american-rails": (30_000, 0.050), "steel-driver": (30_000, 0.050)}


def main() -> None:
    for title in trunkline.titles():
        game = play_out(trunkline.new(title.id, min(4, title.seats[1]), seed=3), ["weighted"], 3)
        text = dumps(game)
        start = time.process_time()
        loads(text, trunkline.title)
        seconds = time.process_time() - start
        said = f"{title.id:20} {len(game.log):6,} actions  {len(text):8,} bytes  {seconds * 1000:7.1f} ms"
        said += f"  {len(game.log) / seconds:9,.0f} checked actions/s"
        if title.id in BOUNDS:
            size, longest = BOUNDS[title.id]
            said += f"  {len(text) / size:.2f} of the size bound, {seconds / longest:.2f} of the time bound"
        print(said)
