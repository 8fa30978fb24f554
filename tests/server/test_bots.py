"""Bots: one that crashes, hangs, cheats or raises is replaced, and the table goes on."""

from pathlib import Path

import pytest

from tests.server.harness import PASS, Someone, server, told
from trunkline.bots import BOTS


@pytest.fixture(autouse=True)
def _failing_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server believes in the bots that only the test's worker has."""
    for name in ("crashing", "endless", "cheating", "raising"):
        monkeypatch.setitem(BOTS, name, BOTS["random"])


@pytest.mark.parametrize("bot", ["crashing", "endless", "cheating", "raising"])
def test_a_failing_bot_is_replaced(database: Path, bot: str) -> None:
    with server(database, bot_budget=0.2) as running:
        ada = Someone(running, "Ada")
        seats = [{"kind": "you"}, {"kind": "bot", "bot": bot}]
        table = ada.post("/tables", {"title": "parlour", "seats": seats, "variants": {"rounds": 2}}).json()
        with ada.listen(table) as socket:
            while not (news := told(socket, "position"))["position"]["outcome"]:
                if news["position"]["yours"]:
                    ada.act(table, PASS)


def test_a_slow_bot_does_not_slow_other_tables(database: Path) -> None:
    with server(database, bot_budget=5.0) as running:
        ada = Someone(running, "Ada")
        seats = [{"kind": "bot", "bot": "endless"}, {"kind": "you"}]
        slow = ada.post("/tables", {"title": "parlour", "seats": seats}).json()
        other = ada.table("you", "open")
        times = sorted(ada.get(f"/tables/{other['id']}").elapsed.total_seconds() for _ in range(20))
        assert times[10] < 0.5
        assert ada.see(slow)["seq"] == 0  # it still thinks


def test_a_slow_bot_is_replaced_and_the_others_of_its_worker_play_on(database: Path) -> None:
    with server(database, bot_budget=0.2, workers=1) as running:
        ada = Someone(running, "Ada")
        seats = [{"kind": "bot", "bot": "endless"}, {"kind": "bot", "bot": "random"}]
        rounds = {"title": "parlour", "variants": {"rounds": 6}}
        slow = ada.post("/tables", {**rounds, "seats": seats}).json()
        quick = ada.post("/tables", {**rounds, "seats": seats[1:] * 2}).json()
        for table in (quick, slow):
            with ada.listen(table) as socket:
                told(socket, "position", lambda news: news["position"]["outcome"])


def test_bots_get_what_their_seat_may_know_and_nothing_else(database: Path) -> None:
    from tests.server.parlour.title import TITLE
    from trunkline.core import Game

    game = Game(TITLE, 2, seed=1)
    seen = game.seen_by(1)
    assert seen.table.hands[0] == [0]
    assert seen.table.hands[1] == game.table.hands[1]


def test_without_any_worker_the_server_chooses_itself(database: Path) -> None:
    with server(database, worker_command=("false",)) as running:
        ada = Someone(running, "Ada")
        table = ada.table("you", "bot", variants={"rounds": 1})
        with ada.listen(table) as socket:
            ada.act(table, PASS)
            told(socket, "position", lambda news: news["position"]["outcome"])
