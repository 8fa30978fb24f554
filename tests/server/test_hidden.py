"""What a seat may not know never leaves the server: not in positions, logs, checks, files, forks or sockets."""

import msgspec
import pytest

from tests.server.harness import GAIN, PASS, PEEK, Running, Someone, code, told
from tests.server.parlour.title import SECRET


@pytest.fixture
def table(ada: Someone, ben: Someone) -> dict:
    """Ada and Ben hold two cards each; Ada is to move."""
    table = ada.table("you", "open")
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    for someone, seat in ((ada, 0), (ben, 1)):
        someone.act(table, PEEK, seat)
        someone.act(table, PASS, seat)
    return table


@pytest.fixture
def hands(running: Running, table: dict) -> list[list[str]]:
    """The cards, read where no client can."""
    live = running.kit.hub._all[table["id"]]
    return [[str(card) for card in hand] for hand in live.past.game.table.hands]


def seed_of(running: Running, table: dict) -> int:
    return running.kit.hub._all[table["id"]].past.game.header.seed


def leaks(said: str, cards: list[str]) -> bool:
    return any(card in said for card in cards)


def test_the_cards_are_there_to_be_leaked(hands: list[list[str]]) -> None:
    assert all(len(hand) == 2 and int(hand[0]) >= SECRET for hand in hands)


def test_positions_of_now_and_the_past_show_only_ones_own_hand(
    ada: Someone, ben: Someone, stranger: Someone, table: dict, hands: list[list[str]]
) -> None:
    for seq in range(5):
        where = f"/tables/{table['id']}/position"
        assert not leaks(ada.get(where, seq=seq).text, hands[1])
        assert not leaks(ben.get(where, seq=seq).text, hands[0])
        assert not leaks(stranger.get(where, seq=seq).text, hands[0] + hands[1])
    assert leaks(ada.see(table)["position"]["view"].__repr__(), hands[0])


def test_asking_for_anothers_eyes_does_not_help(ada: Someone, table: dict, hands: list[list[str]]) -> None:
    assert not leaks(ada.get(f"/tables/{table['id']}/position", seat=1).text, hands[1])
    assert not leaks(ada.get(f"/tables/{table['id']}", seat=1).text, hands[1])
    with ada.listen(table, "?seat=1&since=-1") as socket:
        assert not leaks(repr(told(socket, "position")), hands[1])


def test_log_worth_chat_and_lobby_show_no_cards(ada: Someone, table: dict, hands: list[list[str]]) -> None:
    for path in ("log", "worth", "chat"):
        assert not leaks(ada.get(f"/tables/{table['id']}/{path}").text, hands[0] + hands[1])
    assert not leaks(ada.get("/tables", mine=True).text, hands[0] + hands[1])


def test_answers_to_right_wrong_and_late_actions_show_no_cards(
    ada: Someone, table: dict, hands: list[list[str]]
) -> None:
    for answer in (
        ada.act(table, GAIN),
        ada.act(table, GAIN, seq=0),
        ada.act(table, {"type": "bid", "amount": 99}),
        ada.post(f"/tables/{table['id']}/check", {"seat": 0, "action": GAIN}),
    ):
        assert not leaks(answer.text, hands[1])


def test_files_and_forks_wait_until_the_game_is_over(ada: Someone, stranger: Someone, table: dict) -> None:
    where = f"/tables/{table['id']}"
    for someone in (ada, stranger):
        assert code(someone.get(f"{where}/record")) == "hidden_until_over"
    assert code(ada.get(f"{where}/18xx")) == "hidden_until_over"
    assert code(ada.post(f"{where}/fork", {"seq": 2})) == "hidden_until_over"


def test_when_the_game_is_over_everything_is_open(ada: Someone, ben: Someone, running: Running) -> None:
    table = ada.table("you", "open", variants={"rounds": 1})
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    ada.act(table, PASS, 0)
    ben.act(table, PASS, 1)
    record = ben.get(f"/tables/{table['id']}/record").text
    assert msgspec.json.decode(record.splitlines()[0])["seed"] == seed_of(running, table)


def test_alone_the_record_of_a_running_game_has_no_seed(ada: Someone, stranger: Someone) -> None:
    table = ada.table("you", "bot", seed=5)
    header = msgspec.json.decode(ada.get(f"/tables/{table['id']}/record").text.splitlines()[0])
    assert header["seed"] == 0
    assert code(stranger.get(f"/tables/{table['id']}/record")) == "hidden_until_over"


def test_no_answer_names_the_seed(ada: Someone) -> None:
    table = ada.table("you", "bot", seed=987654321012)
    where = f"/tables/{table['id']}"
    for path in ("", "/position", "/log", "/worth", "/record"):
        assert "987654321012" not in ada.get(where + path).text


def test_who_chooses_the_seed_plays_alone(ada: Someone) -> None:
    """The seed tells all that chance will bring: nobody else sits down at such a table."""
    seats = [{"kind": "you"}, {"kind": "open"}]
    assert code(ada.post("/tables", {"title": "parlour", "seats": seats, "seed": 5})) == "bad_setup"


def test_where_only_the_future_is_hidden_copies_get_another_one(ada: Someone, ben: Someone, running: Running) -> None:
    """In Railroad Revolution everything lies open; what the piles will give is in the seed, which nobody gets."""
    table = ada.table("you", "open", title="railroad-revolution")
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    header = msgspec.json.decode(ben.get(f"/tables/{table['id']}/record").text.splitlines()[0])
    assert header["seed"] == 0
    fork = ben.post(f"/tables/{table['id']}/fork", {"seq": 0}).json()
    assert seed_of(running, fork) != seed_of(running, table)
    assert str(seed_of(running, table)) not in ben.get(f"/tables/{fork['id']}/record").text
