"""Positions of a played game, put on a table in the browser: you are to decide, bots sit in the other seats."""

from functools import cache
from typing import Any

import trunkline
from trunkline.core.record import dumps
from trunkline.lab.simulate import play_out

SEED = 1830
NAMES = ["Ada", "Ben", "Cas", "Dee"]

# What you are about to do where a picture is taken: the decision that shows the board of a title best.
SHOWN = {
    "1830": "lay_tile",
    "1817": "lay_tile",
    "american-rails": "lay_track",
    "railroad-revolution": "place_worker",
    "steel-driver": "build_link",
}
PARTS = {"early": 0.2, "late": 0.85}


@cache
def played(title: str) -> Any:
    """A whole game of bots, the same at every run."""
    return play_out(trunkline.new(title, seats=NAMES, seed=SEED), ["weighted"], SEED)


def _moment(title: str, part: str, kind: str) -> tuple[int, int]:
    """The number of actions before the decision of this kind nearest to this part of the game, and who decides."""
    game = played(title)
    wanted = PARTS[part] * len(game.log)
    kinds = [(n, one.seat) for n, one in enumerate(game.log) if one.action.__struct_config__.tag == kind]
    return min(kinds, key=lambda found: abs(found[0] - wanted))


def _post(page: Any, path: str, **body: Any) -> Any:
    answer = page.request.post(f"/api/v1{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def finished(page: Any, title: str) -> None:
    """The end of the game, with its report."""
    _post(page, "/session", name="Ada")
    table = _post(page, "/import", record=dumps(played(title)))
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("main.table .frame svg")


def at(page: Any, title: str, part: str, kind: str = "") -> None:
    """Your decision, `early` or `late` in the game."""
    n, seat = _moment(title, part, kind or SHOWN[title])
    _post(page, "/session", name=NAMES[seat])
    table = _post(page, "/import", record=dumps(played(title)))
    seats = [{"kind": "you"} if other == seat else {"kind": "bot", "bot": "weighted"} for other in range(len(NAMES))]
    fork = _post(page, f"/tables/{table['id']}/fork", seq=n, seats=seats)
    page.goto(f"/t/{fork['id']}")
    page.wait_for_selector(".now[data-yours=true]")
    page.wait_for_selector("main.table .frame svg")
