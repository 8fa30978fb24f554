"""The guards: origin, kind and size of bodies, cookies, headers, limits, names of the host."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.harness import GAIN, PATIENCE, Running, Someone, code, server
from trunkline.server.guard import Guard
from trunkline.server.limits import Limiter
from trunkline.server.people import DAY
from trunkline.server.settings import Settings


def test_a_post_from_another_site_is_refused(ada: Someone) -> None:
    table = ada.table("you", "bot")
    where = f"/tables/{table['id']}/chat"
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost.evil.example"},
        {"Origin": "http://[::1"},
        {"Origin": ""},
    ):
        answer = ada.post(where, {"text": "hello"}, headers=headers)
        assert (answer.status_code, code(answer)) == (403, "foreign_origin")
    assert ada.get(where).json() == []


def test_a_post_from_the_own_page_is_fine(ada: Someone, running: Running) -> None:
    headers = {"Origin": running.base, "Sec-Fetch-Site": "same-origin"}
    assert ada.post("/session", {"name": "Ada"}, headers=headers).status_code == 200


def test_a_form_of_another_site_cannot_speak_json(ada: Someone) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = ada.http.post("/session", content=b'{"name":"Eve"}', headers={"Content-Type": kind})
        assert (answer.status_code, code(answer)) == (415, "not_json")


def test_reading_changes_nothing(ada: Someone) -> None:
    table = ada.table("you", "open")
    for path in ("join", "leave", "start", "rematch", "actions", "undo"):
        assert ada.get(f"/tables/{table['id']}/{path}").status_code in (404, 405)
    assert ada.see(table)["status"] == "open"


def test_a_body_that_is_too_large_is_refused(ada: Someone) -> None:
    answer = ada.post("/session", {"name": "x" * 100_000})
    assert (answer.status_code, code(answer)) == (413, "too_large")


@pytest.mark.parametrize(("path", "pieces"), [("/session", 2), ("/session", 200), ("/import", 200)])
def test_a_body_that_does_not_say_its_length_is_cut(ada: Someone, path: str, pieces: int) -> None:
    def long() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(pieces):
            yield b"x" * 65536

    try:
        answer = ada.http.post(path, content=long(), headers={"Content-Type": "application/json"})
        assert (answer.status_code, code(answer)) == (413, "too_large")
    except httpx.WriteError:
        pass  # the server hung up before all was sent


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": 1}', b'{"name": ""}', b'{"name": "x", "more": 1}',
     b'{"name": "\\u0000"}', b'{"name": "\xe9"}', b'{"name": "\\ud800"}', b'{"name": 1e999}',
     b"[" * 10_000, b'{"name": "' + b"x" * 41 + b'"}'],
)  # fmt: skip
def test_a_malformed_body_is_an_error_of_the_client(ada: Someone, body: bytes) -> None:
    answer = ada.http.post("/session", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, code(answer)) == (400, "malformed")


def test_the_cookie_is_kept_from_scripts_and_other_sites(running: Running) -> None:
    said = Someone(running).post("/session", {"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in said
    assert "SameSite=lax" in said
    assert "Path=/" in said


def test_over_https_the_cookie_is_secure_and_bound_to_the_host(running: Running) -> None:
    headers = {"X-Forwarded-Proto": "https"}  # from a proxy on loopback, which is trusted
    answer = Someone(running).post("/session", {"name": "Ada"}, headers=headers)
    said = answer.headers["set-cookie"]
    assert said.startswith("__Host-trunkline=")
    assert "Secure" in said
    assert "Domain" not in said
    token = said.partition("=")[2].partition(";")[0]

    def known(cookie: str) -> bool:
        return (
            Someone(running).http.get("/session", headers=headers | {"Cookie": f"{cookie}={token}"}).json() is not None
        )

    assert known("__Host-trunkline")
    assert not known("trunkline")  # any page of the same domain could have set it
    assert "max-age" in answer.headers["strict-transport-security"]


def test_only_a_hash_of_the_session_is_stored(running: Running) -> None:
    ada = Someone(running, "Ada")
    token = ada.http.cookies["trunkline"]
    assert len(token) >= 43  # 256 bits
    raw = b"".join(file.read_bytes() for file in Path(running.settings.database).parent.glob("tables.db*"))
    assert ada.session["id"].encode() in raw
    assert token.encode() not in raw


def test_an_ended_session_is_worth_nothing(ada: Someone) -> None:
    cookies = dict(ada.http.cookies)
    ada.http.delete("/session")
    ada.http.cookies.update(cookies)
    assert ada.get("/session").json() is None


@pytest.mark.parametrize(("idle", "age", "lives"), [(89, 300, True), (91, 300, False), (1, 366, False)])
def test_sessions_have_idle_and_absolute_lifetimes(database: Path, idle: int, age: int, lives: bool) -> None:
    with server(database) as before:
        ada = Someone(before, "Ada")
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("UPDATE sessions SET seen = seen - ?, created = created - ?", (idle * DAY, age * DAY))
    with server(database) as after:
        again = Someone(after)
        again.http.cookies = ada.http.cookies
        assert (again.get("/session").json() is not None) == lives


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/v1/titles", "/api/v1/nothing", "/api/v1/tables/x/board.svg"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_every_answer_carries_the_security_headers(running: Running, method: str, path: str) -> None:
    headers = httpx.request(method, running.base + path, timeout=PATIENCE).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_a_head_is_that_of_the_answer_without_the_rest(running: Running) -> None:
    whole, head = (httpx.request(method, running.base, timeout=PATIENCE) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_what_a_person_sees_is_kept_by_no_cache(ada: Someone) -> None:
    table = ada.table("you", "bot")
    for path in (f"/tables/{table['id']}", f"/tables/{table['id']}/log", "/session", "/nothing"):
        assert ada.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/nothing", "/titles/x", "/tables/x", "/tables/%00", "/tables/a%FFb/log", "/%00", "/"]
)
def test_what_is_not_there_is_said_in_the_apis_form(stranger: Someone, path: str) -> None:
    answer = stranger.get(path)
    assert (answer.status_code, code(answer)) == (404, "not_found")


@pytest.mark.parametrize("path", ["/%00", "/assets/a%00.js", "/" + "a" * 5000, "/" + "a/" * 3000])
def test_no_address_of_a_page_makes_the_server_fail(running: Running, path: str) -> None:
    assert httpx.get(running.base + path, timeout=PATIENCE).status_code in (200, 404)


def test_a_name_that_is_not_ours_is_not_answered(running: Running) -> None:
    answer = httpx.get(running.base + "/api/v1/titles", headers={"Host": "rebound.example"}, timeout=PATIENCE)
    assert (answer.status_code, code(answer)) == (403, "foreign_origin")


@pytest.mark.parametrize(
    ("host", "names", "asked", "answered"),
    [
        ("127.0.0.1", (), "localhost:1830", True),
        ("127.0.0.1", (), "[::1]:1830", True),
        ("127.0.0.1", (), "play.example", False),
        ("127.0.0.1", ("play.example",), "play.example", True),
        ("127.0.0.1", ("play.example",), "127.0.0.1:1830", True),
        ("0.0.0.0", (), "192.168.1.5:1830", True),
        ("0.0.0.0", ("play.example",), "evil.example", False),
    ],
)
def test_the_names_that_are_answered(host: str, names: tuple[str, ...], asked: str, answered: bool) -> None:
    guard = Guard(None, Settings(host=host, hosts=names), Limiter(0))  # type: ignore[arg-type]
    assert (guard._wrong_host({"host": asked}) is None) == answered


def test_too_many_requests_are_slowed_down(database: Path) -> None:
    with server(database, limits=0.05) as strict:
        someone = Someone(strict)
        answers = [someone.get("/session") for _ in range(30)]
    slowed = [answer for answer in answers if answer.status_code == 429]
    assert slowed
    assert int(slowed[0].headers["retry-after"]) >= 1


def test_chat_is_limited_per_person(database: Path) -> None:
    with server(database, limits=1.0) as running:
        ada = Someone(running, "Ada")
        table = ada.table("you", "bot")
        answers = [ada.post(f"/tables/{table['id']}/chat", {"text": "spam"}).status_code for _ in range(15)]
        ben = Someone(running, "Ben")
        assert ben.post(f"/tables/{table['id']}/chat", {"text": "hello"}).status_code == 201
    assert answers[0] == 201
    assert 429 in answers


def test_sockets_are_limited_per_address(database: Path) -> None:
    with server(database, limits=0.05) as running, ExitStack() as stack:  # five at once, then one in four seconds
        someone = Someone(running, "Ada")
        table = someone.table("you", "bot")
        for _ in range(5):
            stack.enter_context(someone.listen(table))
        with pytest.raises(InvalidStatus):
            stack.enter_context(someone.listen(table))


def test_errors_tell_nothing_about_the_inside(ada: Someone, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret path /etc/passwd")

    monkeypatch.setattr(running.kit.store, "tables", broken)
    answer = ada.get("/tables")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"code": "internal", "text": "something went wrong here"}}


@pytest.mark.parametrize("path", ["/../settings.py", "/%2e%2e/settings.py", "/assets/..%2f..%2fsettings.py", "/.env"])
def test_files_outside_the_client_are_not_served(running: Running, path: str) -> None:
    answer = httpx.get(running.base + path, timeout=PATIENCE)
    assert answer.status_code in (400, 404)
    assert "Settings" not in answer.text


def test_unlisted_tables_cannot_be_guessed(ada: Someone) -> None:
    ids = {ada.table("you", "open")["id"] for _ in range(3)}
    assert all(len(table_id) == 16 for table_id in ids)


def test_metrics_and_health_answer(ada: Someone, running: Running) -> None:
    ada.act(ada.table("you", "bot"), GAIN)
    said = ada.get("/metrics").text
    assert 'trunkline_committed_total{by="person",kind="action"}' in said
    ada.http.request("BREW", "/health")
    assert "BREW" not in ada.get("/metrics").text  # who makes names up fills no memory
    assert ada.get("/health").json() == {"status": "ok"}
    assert ada.get("/health/ready").json() == {"status": "ok"}
