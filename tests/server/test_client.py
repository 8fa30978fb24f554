"""The built client: its page everywhere, its files for ever, nothing else of the disk."""

import socket
from pathlib import Path

import pytest

from trunkline.server.client import client_file
from trunkline.server.errors import ApiError
from trunkline.server.run import CannotServe, answers, serve, table_address


@pytest.fixture
def root(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Trunkline</title>")
    (static / "assets" / "app-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    return static


@pytest.mark.parametrize("path", ["", "/", "/t/abc", "play/1830"])
def test_every_address_shows_the_page_and_it_is_asked_for_anew(root: Path, path: str) -> None:
    answer = client_file(root, path)
    assert answer.content == b"<title>Trunkline</title>"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_kept(root: Path) -> None:
    answer = client_file(root, "/assets/app-1a2b.js")
    assert answer.media_type == "text/javascript"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/assets/gone.js", "../secret.txt", "assets/../../secret.txt", "api/v1/nothing"])
def test_what_is_not_the_clients_is_not_found(root: Path, path: str) -> None:
    with pytest.raises(ApiError):
        client_file(root, path)


def test_a_compressed_twin_is_sent_to_who_reads_it(root: Path) -> None:
    (root / "assets" / "app-1a2b.js.gz").write_bytes(b"packed")
    answer = client_file(root, "/assets/app-1a2b.js", "gzip, br")
    assert (answer.content, answer.headers["content-encoding"]) == (b"packed", "gzip")
    assert client_file(root, "/assets/app-1a2b.js", "br").content == b"play()"


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(CannotServe, match="port in use"):
        serve(port=taken.getsockname()[1], db=str(tmp_path / "tables.db"))
    with pytest.raises(CannotServe, match="not supported"):
        serve(port=0, db="mysql://here/x")
    with pytest.raises(CannotServe, match="cannot use the database"):
        serve(port=0, db="postgresql://127.0.0.1:9/nothing")
    (tmp_path / "old.db").write_text("this is no database, " * 100)
    with pytest.raises(CannotServe, match="cannot use the database"):
        serve(port=0, db=str(tmp_path / "old.db"))


def test_without_a_client_the_page_says_so(tmp_path: Path) -> None:
    assert b"not built" in client_file(tmp_path, "").content


def test_the_address_of_a_table_against_bots() -> None:
    assert table_address("0.0.0.0", 1830, None) == "http://127.0.0.1:1830/"
    assert table_address("127.0.0.1", 80, "1830", 4, "random") == "http://127.0.0.1:80/play/1830?seats=4&bot=random"
    assert table_address("::1", 80, None) == "http://[::1]:80/"


def test_whether_a_server_answers() -> None:
    assert not answers("127.0.0.1", 9)
