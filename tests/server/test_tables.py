"""Tables: create, join, leave, start, seats, rematch, chat, the lobby."""

from tests.server.harness import GAIN, PASS, Running, Someone, code, told, wait_for


def test_a_table_without_open_seats_starts_at_once(ada: Someone) -> None:
    table = ada.table("you", "bot")
    assert table["status"] == "running"
    assert table["position"]["yours"]
    assert [option["action"]["type"] for option in table["position"]["options"]] == ["bid", "peek", "pass"]


def test_a_friend_joins_by_the_link_and_the_host_starts(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "open")
    assert table["status"] == "open"
    joined = ben.post(f"/tables/{table['id']}/join").json()
    assert joined["you"] == [1]
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben"]
    assert code(ben.post(f"/tables/{table['id']}/start")) == "not_host"
    assert ada.post(f"/tables/{table['id']}/start").json()["status"] == "running"


def test_who_comes_too_late_finds_no_seat(ada: Someone, ben: Someone, running: Running) -> None:
    table = ada.table("you", "open")
    ben.post(f"/tables/{table['id']}/join")
    assert code(Someone(running, "Cas").post(f"/tables/{table['id']}/join")) == "not_open"


def test_leaving_before_the_start_opens_the_seat_again(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "open")
    ben.post(f"/tables/{table['id']}/join")
    assert ben.post(f"/tables/{table['id']}/leave").json()["seats"][1]["kind"] == "open"


def test_open_seats_are_filled_or_dropped_at_the_start(ada: Someone) -> None:
    table = ada.table("you", "open", "open")
    assert code(ada.post(f"/tables/{table['id']}/start")) == "seats_open"
    started = ada.post(f"/tables/{table['id']}/start", {"fill": "random"}).json()
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    table = ada.table("you", "bot", "open")
    assert len(ada.post(f"/tables/{table['id']}/start", {"drop": True}).json()["seats"]) == 2


def test_hotseat_one_person_plays_several_seats(ada: Someone) -> None:
    seats = [{"kind": "you"}, {"kind": "hotseat", "name": "Grandma"}]
    table = ada.post("/tables", {"title": "parlour", "seats": seats}).json()
    assert table["you"] == [0, 1]
    ada.act(table, PASS, 0)
    position = ada.see(table)["position"]
    assert (position["seat"], position["viewer"], position["yours"]) == (1, 1, True)
    assert ada.get(f"/tables/{table['id']}/position", seat=0).json()["viewer"] == 0


def test_a_seat_handed_to_a_bot_is_played_until_it_is_taken_back(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "open", variants={"rounds": 1000})
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    assert code(ben.post(f"/tables/{table['id']}/seats/0/bot", {"bot": "random"})) == "not_your_seat"
    ada.post(f"/tables/{table['id']}/seats/0/bot", {"bot": "random"})
    wait_for(lambda: ada.see(table)["turn"] == 1)
    seat = ada.post(f"/tables/{table['id']}/seats/0/take").json()["seats"][0]
    assert (seat["kind"], seat["away"], seat["you"]) == ("person", False, True)
    ben.act(table, PASS, 1)
    assert ada.act(table, GAIN, 0).status_code == 200


def test_while_a_bot_plays_for_me_i_do_not(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "open")
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    ben.post(f"/tables/{table['id']}/leave")
    assert code(ben.act(table, PASS, 1)) == "not_your_seat"


def test_rematch_is_one_table_for_all(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "open", variants={"rounds": 1})
    ben.post(f"/tables/{table['id']}/join")
    ada.post(f"/tables/{table['id']}/start")
    assert code(ada.post(f"/tables/{table['id']}/rematch")) == "not_over"
    ada.act(table, PASS, 0)
    assert ben.act(table, PASS, 1).json()["position"]["outcome"]["text"] == "All rounds are played."
    again = ben.post(f"/tables/{table['id']}/rematch").json()
    assert ada.post(f"/tables/{table['id']}/rematch").json()["id"] == again["id"]
    assert ada.see(table)["rematch"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "Ada"]


def test_the_lobby_shows_public_tables_and_all_of_mine(ada: Someone, stranger: Someone) -> None:
    shown, hidden = ada.table("you", "open", public=True), ada.table("you", "open", pace="turns")
    public = [table["id"] for table in stranger.get("/tables", title="parlour", status="open").json()["tables"]]
    assert shown["id"] in public
    assert hidden["id"] not in public
    mine = [table["id"] for table in ada.get("/tables", mine=True).json()["tables"]]
    assert {shown["id"], hidden["id"]} <= set(mine)
    by_turns = ada.get("/tables", mine=True, pace="turns").json()["tables"]
    assert [table["id"] for table in by_turns] == [hidden["id"]]


def test_the_lobby_has_pages(ada: Someone) -> None:
    made = [ada.table("you", "open")["id"] for _ in range(3)]
    first = ada.get("/tables", mine=True, limit=2).json()
    second = ada.get("/tables", mine=True, limit=2, before=first["next"]).json()
    assert {table["id"] for table in first["tables"] + second["tables"]} == set(made)


def test_chat_reaches_everybody_at_the_table(ada: Someone, ben: Someone) -> None:
    table = ada.table("you", "bot")
    with ben.listen(table) as socket:
        ada.post(f"/tables/{table['id']}/chat", {"text": "Good luck!"})
        said = told(socket, "chat")["entries"][0]
    assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "Good luck!")
    assert ben.get(f"/tables/{table['id']}/chat").json() == [said]


def test_a_table_is_set_up_within_the_titles_limits(ada: Someone) -> None:
    for wrong in (
        {"title": "parlour", "seats": [{"kind": "you"}]},
        {"title": "parlour", "seats": [{"kind": "you"}, {"kind": "bot"}], "variants": {"rounds": 0}},
        {"title": "parlour", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "hal"}]},
    ):
        assert code(ada.post("/tables", wrong)) == "bad_setup"
    assert code(ada.post("/tables", {"title": "chess", "seats": [{"kind": "you"}]})) == "not_found"


def test_a_spectator_sees_the_table_and_decides_nothing(ada: Someone, stranger: Someone) -> None:
    table = ada.table("you", "bot")
    seen = stranger.see(table)
    assert (seen["you"], seen["position"]["options"], seen["position"]["viewer"]) == ([], [], None)


def test_a_fork_goes_on_from_a_position(ada: Someone) -> None:
    table = ada.table("you", "bot")
    ada.act(table, GAIN)
    ada.act(table, GAIN)
    fork = ada.post(f"/tables/{table['id']}/fork", {"seq": 1}).json()
    assert fork["position"]["view"]["table"]["cash"] == [1, 0]
    assert fork["origin"] == {"table": table["id"], "seq": 1}
    assert ada.see(table)["position"]["view"]["table"]["cash"] == [2, 0]
