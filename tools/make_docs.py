"""`make docs`: the pictures of every title, early and late in a game of bots, into docs/images."""

from pathlib import Path

import trunkline
from trunkline.lab.simulate import play_out

IMAGES = Path(__file__).parent.parent / "docs" / "images"
SEED = 1830


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for title in trunkline.titles():
        game = play_out(trunkline.new(title.id, min(4, title.seats[1]), seed=SEED), ["weighted"], SEED)
        for name, part in (("early", 0.15), ("late", 0.95)):
            past = game.at(int(len(game.log) * part))
            target = IMAGES / f"{title.id}-{name}.svg"
            target.write_text(title.part("draw").board(past) + "\n", "utf-8")
            print(f"{target.name}: after {len(past.log)} of {len(game.log)} actions")


if __name__ == "__main__":
    main()
