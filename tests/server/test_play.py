"""Playing: one winner per number, retries, refusals, undo."""

import uuid

import pytest

from tests.server.harness import GAIN, PASS, PEEK, Running, Someone, code


@pytest.fixture
def two(ada: Someone, ben: Someone) -> dict:
    """A running table with Ada in seat 0 and Ben in seat 1."""
    table = ada.table("you", "open")
    ben.post(f"/tables/{table['id']}/join")
    return ada.post(f"/tables/{table['id']}/start").json()


def test_an_action_gets_the_next_number(ada: Someone, two: dict) -> None:
    answer = ada.act(two, GAIN).json()
    assert answer["seq"] == 1
    assert answer["position"]["view"]["table"]["cash"] == [1, 0]


def test_a_retry_gets_the_same_answer_and_is_not_played_again(ada: Someone, two: dict) -> None:
    retry = {"id": uuid.uuid4().hex, "seq": 0}
    first, second = ada.act(two, GAIN, **retry).json(), ada.act(two, GAIN, **retry).json()
    assert (first["seq"], second["seq"]) == (1, 1)
    assert second["position"]["view"]["table"]["cash"] == [1, 0]


def test_an_id_is_used_once(ada: Someone, two: dict) -> None:
    retry = {"id": uuid.uuid4().hex, "seq": 0}
    ada.act(two, GAIN, **retry)
    assert code(ada.act(two, PASS, **retry)) == "id_reused"


def test_another_persons_id_tells_nothing(ada: Someone, ben: Someone, two: dict) -> None:
    retry = {"id": uuid.uuid4().hex, "seq": 0}
    ada.act(two, GAIN, **retry)
    assert code(ben.act(two, GAIN, **retry)) == "id_reused"


def test_an_old_number_is_answered_with_what_was_missed(ada: Someone, two: dict) -> None:
    ada.act(two, GAIN, seq=0)
    answer = ada.act(two, PASS, seq=0)
    assert (answer.status_code, code(answer)) == (409, "stale")
    error = answer.json()["error"]
    assert [entry["action"] for entry in error["missed"]] == [GAIN]
    assert error["position"]["seq"] == error["seq"] == 1


def test_a_refusal_names_code_rule_facts_and_text(ada: Someone, two: dict) -> None:
    answer = ada.act(two, {"type": "bid", "amount": 10})
    assert answer.status_code == 422
    assert answer.json()["error"]["refusal"] == {
        "code": "poor", "rule": "PARLOUR 2", "facts": {"left": 9}, "text": "Only 9 are left.",
    }  # fmt: skip
    assert ada.see(two)["seq"] == 0


def test_another_seat_is_not_mine_to_play(ada: Someone, ben: Someone, two: dict) -> None:
    assert code(ben.act(two, GAIN, seat=0)) == "not_your_seat"
    assert code(ada.act(two, GAIN, seat=1)) == "not_your_seat"
    refused = ben.act(two, GAIN, seat=1)
    assert refused.json()["error"]["refusal"]["code"] == "out_of_turn"


def test_without_a_session_nobody_plays(stranger: Someone, two: dict) -> None:
    answer = stranger.act(two, GAIN)
    assert (answer.status_code, code(answer)) == (401, "no_session")


def test_what_is_no_action_is_malformed(ada: Someone, two: dict) -> None:
    for wrong in ({}, {"type": "fly"}, {"type": "bid"}, {"type": "bid", "amount": "x"}, {"type": "pass", "more": 1}):
        answer = ada.act(two, wrong)
        assert (answer.status_code, code(answer)) == (400, "malformed")


def test_undo_is_free_within_ones_own_turn(ada: Someone, two: dict) -> None:
    ada.act(two, GAIN)
    answer = ada.undo(two).json()
    assert (answer["seq"], answer["asked"]) == (2, False)
    assert answer["position"]["view"]["table"]["cash"] == [0, 0]
    log = ada.get(f"/tables/{two['id']}/log", since=0).json()
    assert [(entry["kind"], entry["undone"], entry["to"]) for entry in log] == [
        ("action", True, None),
        ("undo", False, 0),
    ]


def test_undo_asks_when_something_was_revealed(ada: Someone, ben: Someone, two: dict) -> None:
    ada.act(two, PEEK)
    assert ada.see(two)["position"]["undo"]["needs_consent"]
    assert ada.undo(two).json()["asked"]
    assert ben.see(two)["position"]["undo"]["request"]["you_answer"]
    answer = ben.post(f"/tables/{two['id']}/undo/answer", {"yes": True}).json()
    assert answer["position"]["moves"] == 0


def test_undo_asks_when_the_turn_has_passed_and_a_no_ends_it(ada: Someone, ben: Someone, two: dict) -> None:
    ada.act(two, PASS)
    assert ada.undo(two).json()["asked"]
    ben.post(f"/tables/{two['id']}/undo/answer", {"yes": False})
    position = ada.see(two)["position"]
    assert (position["undo"]["request"], position["moves"]) == (None, 1)


def test_the_asker_cannot_agree_with_itself_but_withdraw(ada: Someone, two: dict) -> None:
    ada.act(two, PASS)
    ada.undo(two)
    assert code(ada.post(f"/tables/{two['id']}/undo/answer", {"yes": True})) == "no_request"
    ada.post(f"/tables/{two['id']}/undo/answer", {"yes": False})
    assert ada.see(two)["position"]["undo"]["request"] is None


def test_a_new_action_ends_the_request(ada: Someone, ben: Someone, two: dict) -> None:
    ada.act(two, PASS)
    ada.undo(two)
    ben.act(two, GAIN, 1)
    assert code(ben.post(f"/tables/{two['id']}/undo/answer", {"yes": True})) == "no_request"


def test_a_stranger_has_no_say_in_an_undo(ada: Someone, two: dict, running: Running) -> None:
    ada.act(two, PASS)
    ada.undo(two)
    answer = Someone(running, "Cas").post(f"/tables/{two['id']}/undo/answer", {"yes": True})
    assert code(answer) == "no_request"


def test_alone_against_bots_undo_goes_back_to_my_last_action(ada: Someone) -> None:
    table = ada.table("you", "bot", variants={"rounds": 50})
    ada.act(table, PASS)
    position = ada.see(table)["position"]
    while not position["yours"]:
        position = ada.see(table)["position"]
    assert ada.undo(table).json()["position"]["moves"] == 0


def test_who_left_a_seat_to_a_bot_is_not_asked(ada: Someone, ben: Someone, two: dict) -> None:
    ben.post(f"/tables/{two['id']}/leave")
    ada.act(two, PEEK)
    assert ada.undo(two).json()["asked"] is False


def test_who_left_a_seat_to_a_bot_has_no_say(ada: Someone, ben: Someone, running: Running) -> None:
    cas = Someone(running, "Cas")
    table = ada.table("you", "open", "open")
    for someone in (ben, cas):
        someone.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    cas.post(f"/tables/{table['id']}/leave")
    ada.act(table, PEEK)
    assert ada.undo(table).json()["asked"]
    assert code(cas.post(f"/tables/{table['id']}/undo/answer", {"yes": False})) == "no_request"
    assert ben.post(f"/tables/{table['id']}/undo/answer", {"yes": True}).json()["position"]["moves"] == 0


def test_a_wish_to_undo_ends_when_somebody_leaves(ada: Someone, ben: Someone, two: dict) -> None:
    ada.act(two, PEEK)
    ada.undo(two)
    ben.post(f"/tables/{two['id']}/leave")
    assert ada.see(two)["position"]["undo"]["request"] is None


def test_check_says_what_would_happen_and_plays_nothing(ada: Someone, two: dict) -> None:
    checked = ada.post(f"/tables/{two['id']}/check", {"seat": 0, "action": GAIN}).json()
    assert checked["preview"]["events"][0]["text"] == "Ada gains 1."
    assert checked["text"] == "Bid 1"
    wrong = ada.post(f"/tables/{two['id']}/check", {"seat": 0, "action": {"type": "bid", "amount": 99}}).json()
    assert wrong["refusal"]["rule"] == "PARLOUR 2"
    assert ada.see(two)["seq"] == 0


def test_check_shows_nothing_that_chance_would_bring(ada: Someone, two: dict) -> None:
    assert ada.post(f"/tables/{two['id']}/check", {"seat": 0, "action": PEEK}).json() == {
        "text": "Take a card",
        "refusal": None,
        "preview": None,
    }


def test_every_position_of_the_past_can_be_seen_undone_ones_too(ada: Someone, two: dict) -> None:
    ada.act(two, GAIN)
    ada.undo(two)
    ada.act(two, {"type": "bid", "amount": 5})
    at = [ada.get(f"/tables/{two['id']}/position", seq=n).json()["view"]["table"]["cash"][0] for n in range(4)]
    assert at == [0, 1, 0, 5]
    assert code(ada.get(f"/tables/{two['id']}/position", seq=9)) == "no_such_seq"


def test_the_past_offers_nothing_to_play(ada: Someone, two: dict) -> None:
    ada.act(two, GAIN)
    past = ada.get(f"/tables/{two['id']}/position", seq=0).json()
    assert (past["latest"], past["options"], past["yours"], past["undo"]["can"]) == (1, [], False, False)
