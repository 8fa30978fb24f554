"""Live: what a socket is told, to whom, and that nothing is missed."""

import uuid
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.harness import GAIN, PASS, PEEK, Running, Someone, closed, server, told
from tests.server.parlour.title import TITLE
from trunkline.core import Bid, Game, Pass, dumps


def test_first_the_table_then_the_position(ada: Someone) -> None:
    table = ada.table("you", "bot")
    with ada.listen(table) as socket:
        first, second = (msgspec.json.decode(socket.recv()) for _ in range(2))
    assert (first["type"], first["table"]["seats"][0]["present"]) == ("table", True)
    assert (second["type"], second["seq"], second["log"]) == ("position", 0, [])
    assert second["position"]["yours"]


def test_what_one_plays_the_other_sees(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "bot")
    with ben.listen(table) as socket:
        told(socket, "position")
        ada.act(table, GAIN)
        news = told(socket, "position")
    assert (news["seq"], news["log"][0]["text"], news["log"][0]["seq"]) == (1, "Bid 1", 1)
    assert not news["position"]["options"]


def test_a_gap_is_filled_from_since(ada: Someone) -> None:
    table = ada.table("you", "bot")
    for _ in range(3):
        ada.act(table, GAIN)
    with ada.listen(table, "?since=1") as socket:
        assert [entry["seq"] for entry in told(socket, "position")["log"]] == [2, 3]
    with ada.listen(table, "?since=-1") as socket:
        assert [entry["seq"] for entry in told(socket, "position")["log"]] == [0, 1, 2, 3]


def test_a_gap_of_a_whole_long_game_is_filled(ada: Someone) -> None:
    game: Game = Game(TITLE, ["A", "B"], seed=1, variants={"rounds": 1000})
    while len(game.log) < 2500:
        game.play(Pass() if len(game.log) % 2 else Bid(1))
    table = ada.post("/import", {"record": dumps(game)}).json()
    with ada.listen(table, "?since=0") as socket:
        assert [entry["seq"] for entry in told(socket, "position")["log"]] == list(range(1, 2501))


def test_every_entry_comes_once_and_in_order(ada: Someone) -> None:
    table = ada.table("you", "bot", "bot", variants={"rounds": 20})
    seen: list[int] = []
    with ada.listen(table) as socket:
        while not (news := told(socket, "position"))["position"]["outcome"]:
            seen += [entry["seq"] for entry in news["log"]]
            if news["position"]["yours"]:
                ada.act(table, PASS)
        seen += [entry["seq"] for entry in news["log"]]
    assert seen == list(range(1, news["seq"] + 1))


def test_each_sees_with_its_own_eyes(ada: Someone, ben: Someone, stranger: Someone) -> None:
    table = ada.table("you", "open")
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    with ada.listen(table) as hers, ben.listen(table) as his, stranger.listen(table) as theirs:
        for socket, eyes in ((hers, 0), (his, 1), (theirs, None)):
            hands = told(socket, "position")["position"]["view"]["table"]["hands"]
            assert [isinstance(hand, list) for hand in hands] == [n == eyes for n in range(2)]


def test_joining_and_chairs_filling_up_are_told(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "open")
    with ada.listen(table) as socket:
        ben.post(f"/tables/{table['id']}/join")
        seats = told(socket, "table", lambda news: news["table"]["seats"][1]["name"] == "Ben")["table"]["seats"]
        ada.post(f"/tables/{table['id']}/start")
        assert told(socket, "position")["seq"] == 0
    assert seats[1]["present"] is False


def test_a_wish_to_undo_reaches_the_other(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "open")
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    with ben.listen(table) as socket:
        ada.act(table, PEEK)
        ada.undo(table)
        news = told(socket, "position", lambda news: news["position"]["undo"]["request"])
        assert news["position"]["undo"]["request"]["you_answer"]
        ben.post(f"/tables/{table['id']}/undo/answer", {"yes": True})
        assert told(socket, "position", lambda news: news["seq"] == 2)["log"][-1]["kind"] == "undo"


def test_a_foreign_page_gets_no_socket(ada: Someone) -> None:
    table = ada.table("you", "bot")
    for origin in ("https://evil.example", "null", "http://[::1"):
        with pytest.raises(InvalidStatus) as refused, ada.listen(table, origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_no_such_table_closes_with_4404(ada: Someone) -> None:
    with ada.listen({"id": "nowhere"}) as socket:
        assert closed(socket) == 4404


def test_who_floods_is_cut_off(ada: Someone) -> None:
    table = ada.table("you", "bot")
    with ada.listen(table) as socket:
        for _ in range(70):
            socket.send("x")
        assert closed(socket) == 4429


def test_a_message_that_is_too_long_ends_the_connection(ada: Someone) -> None:
    table = ada.table("you", "bot")
    with ada.listen(table) as socket:
        socket.send("x" * 100_000)
        assert closed(socket) == 1009


def test_silence_ends_the_connection_and_a_pong_keeps_it(database: Path) -> None:
    with server(database, ping_every=0.15, silence=1.5) as running:
        ada = Someone(running, "Ada")
        table = ada.table("you", "bot")
        with ada.listen(table) as talking:
            for _ in range(14):  # longer than the silence that is allowed
                told(talking, "ping")
                talking.send('{"type":"pong"}')
        with ada.listen(table) as silent:
            assert closed(silent) == 1001


def test_a_restart_tells_sockets_to_come_back_and_loses_nothing(database: Path) -> None:
    with server(database) as before:
        ada = Someone(before, "Ada")
        table = ada.table("you", "bot")
        ada.act(table, GAIN)
        with ada.listen(table) as socket:
            told(socket, "position")
            before.stop()
            assert closed(socket) == 1012
    with server(database) as after:
        again = Someone(after)
        again.http.cookies = ada.http.cookies
        with again.listen(table, "?since=0") as socket:
            news = told(socket, "position")
        assert ([entry["seq"] for entry in news["log"]], news["position"]["yours"]) == ([1], True)


def test_bots_go_on_after_a_restart(database: Path) -> None:
    with server(database, bot_pace=0.3) as before:
        ada = Someone(before, "Ada")
        table = ada.table("you", "bot", "bot", variants={"rounds": 1})
        ada.act(table, PASS)
    with server(database) as after:
        again = Someone(after)
        with again.listen(table) as socket:
            told(socket, "position", lambda news: news["position"]["outcome"])


def test_an_unknown_client_id_is_no_obstacle(running: Running) -> None:
    someone = Someone(running)
    someone.http.cookies.set("trunkline", uuid.uuid4().hex)
    assert someone.get("/session").json() is None
