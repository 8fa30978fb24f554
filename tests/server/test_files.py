"""Files: records and 18xx.games files in and out."""

import time
from pathlib import Path

import msgspec
import pytest

import trunkline
from tests.server.harness import GAIN, PASS, Running, Someone, code
from trunkline.core import dumps
from trunkline.lab.simulate import play_out


def test_a_record_comes_back_as_a_table(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "bot", variants={"rounds": 1})
    ada.act(table, GAIN)
    answer = ada.get(f"/tables/{table['id']}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = answer.text
    again = ben.post("/import", {"record": record}).json()
    assert again["you"] == [0, 1]
    assert again["position"]["view"]["table"]["cash"] == [1, 0]
    assert ben.act(again, PASS, 0).status_code == 200


def test_a_finished_game_says_what_worth_is_made_up_of(ada: Someone) -> None:
    game = play_out(trunkline.new("railroad-revolution", 2, seed=1), ["random"], 1)
    table = ada.post("/import", {"record": dumps(game)}, params={"lang": "nl"}).json()
    outcome = table["outcome"]
    assert [part["text"] for part in outcome["parts"]] == ["Treinen", "Mijlpalen", "Prestatiesporen", "Aansluitingen"]
    amounts = zip(*(part["amounts"] for part in outcome["parts"]), strict=True)
    assert [sum(own) for own in amounts] == outcome["worth"] == list(game.outcome().worth)


STRANGE = {"title": "1830", "actions": [], "players": [{"id": {}, "name": "A"}, {"id": [], "name": "B"}]}


@pytest.mark.parametrize(
    "body",
    [{}, {"record": "", "game": {}}, {"record": "nonsense"}, {"game": {"title": "1899"}}, {"game": STRANGE}],
)
def test_a_file_that_is_none_is_said(ada: Someone, body: dict) -> None:
    answer = ada.post("/import", body)
    assert (answer.status_code, code(answer)) == (400, "bad_file")


def test_a_record_with_an_illegal_action_names_the_line(ada: Someone) -> None:
    table = ada.table("you", "bot")
    ada.act(table, GAIN)
    record = ada.get(f"/tables/{table['id']}/record").text.replace('"amount":1', '"amount":99')
    assert ada.post("/import", {"record": record}).json()["error"]["line"] == 2


def test_titles_that_the_other_site_does_not_know_have_no_such_file(ada: Someone) -> None:
    table = ada.table("you", "bot")
    assert code(ada.get(f"/tables/{table['id']}/18xx")) == "not_found"


def revenue(someone: Someone, table: dict, company: str) -> int:
    """What a company's best run would earn now."""
    answer = someone.get(f"/tables/{table['id']}/routes", company=company)
    return answer.json()["revenue"] if answer.status_code == 200 else 0


@pytest.mark.corpus
def test_a_game_of_18xx_games_is_opened_looked_through_and_written(running: Running, corpus: Path) -> None:
    """Opening it from memory and stepping through it are quick, too."""
    ada = Someone(running, "Ada")
    games = [file for file in (corpus / "1830").glob("*.json") if file.stem.isdigit()]
    raw = max(games, key=lambda file: file.stat().st_size).read_bytes()
    answer = ada.post("/import", {"game": msgspec.json.decode(raw)})
    assert answer.status_code == 201, answer.text[:500]
    table = answer.json()
    began = time.process_time()  # of client and server, which share this process
    ada.see(table)
    opened = time.process_time() - began
    steps = []
    for seq in range(0, table["seq"], max(1, table["seq"] // 30)):
        began = time.process_time()
        assert ada.get(f"/tables/{table['id']}/position", seq=seq).status_code == 200
        steps.append(time.process_time() - began)
    print(f"{table['seq']} actions: opened in {opened * 1000:.0f} ms, slowest step {max(steps) * 1000:.0f} ms")
    assert opened < 0.5
    assert sorted(steps)[len(steps) * 9 // 10] < 0.1
    company = max(("PRR", "B&O", "NYC", "NYNH"), key=lambda name: revenue(ada, table, name))
    assert revenue(ada, table, company) > 0
    plain, drawn = (ada.get(f"/tables/{table['id']}/board.svg", **query).text for query in ({}, {"company": company}))
    assert len(drawn) > len(plain)


@pytest.mark.corpus
def test_a_game_is_written_for_18xx_games(running: Running, corpus: Path) -> None:
    ada = Someone(running, "Ada")
    table = ada.post("/import", {"game": msgspec.json.decode((corpus / "1830" / "26855.json").read_bytes())}).json()
    assert table["platform"] == "18xx.games"
    written = ada.get(f"/tables/{table['id']}/18xx")
    assert written.json().get("title") == "1830", written.text[:300]
