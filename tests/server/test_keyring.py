"""Cookies and invitations are signed by secrets that can be replaced while people play."""

from __future__ import annotations

from pathlib import Path

from centans.server.keyring import Keyring, new_secret, read_secrets, write_secrets
from centans.server.sessions import Sessions
from tests.server.kit import House, Visitor


def sessions(path: Path, *secrets: bytes) -> Sessions:
    write_secrets(path, secrets)
    return Sessions(Keyring(path))


def test_a_cookie_of_another_guest_cannot_be_made_up(tmp_path: Path) -> None:
    ours = sessions(tmp_path / "ours", b"secret")
    cookie = ours.cookie("anne")
    assert ours.guest(cookie) == "anne"
    assert ours.guest(cookie.replace("anne", "bert")) is None
    assert ours.guest(cookie[:-1]) is None
    assert ours.guest(f"{cookie}.") is None
    assert ours.guest("") is None
    assert ours.guest("Ænne.ß") is None
    assert sessions(tmp_path / "others", b"another").guest(cookie) is None


def test_the_secret_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    assert read_secrets(path) == read_secrets(path)
    write_secrets(path, [new_secret(), *read_secrets(path)])
    assert len(read_secrets(path)) == 2
    assert path.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [path], "nothing unfinished is left"


def test_a_secret_of_the_first_days_is_a_file_of_bytes_and_still_read(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"\x00old\n\xff")
    assert read_secrets(tmp_path / "secret") == [b"\x00old\n\xff"]


def test_the_first_secret_signs_and_all_are_believed(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    before = sessions(path, b"old")
    cookie, token = before.cookie("anne"), before.invitation("table", 1)
    after = sessions(path, b"new", b"old")
    assert after.guest(cookie) == "anne"
    assert after.is_of_old(cookie)
    assert not after.is_of_old(after.cookie("anne"))
    assert after.invitation("table", 1) != token
    for one in (before, after):
        assert one.guest(after.cookie("bert")) == "bert", "also by a server that was there before the secret"
    forgotten = sessions(path, b"new")
    assert forgotten.guest(cookie) is None
    assert before.is_of_old(cookie)
    assert before.guest(cookie) is None, "what was believed before is forgotten too"


def test_the_secret_is_replaced_under_a_running_server_and_nobody_is_thrown_out(house: House, anne: Visitor) -> None:
    path = house.server.settings.secret_file
    made = anne.new_table("me", "invited")
    link = made["seats"][1]["invitation"]
    old = anne.http.cookies["centans"]
    write_secrets(path, [new_secret(), *read_secrets(path)])
    assert anne.get(f"/api/tables/{made['id']}")["seats"][1]["invitation"] == link, "the link that was sent is shown"
    assert anne.get("/api/me") == anne.me
    assert anne.http.cookies["centans"] != old
    bertrand = house.visitor()
    bertrand.seat(made["id"], 1, "sit", invitation=link)
    write_secrets(path, read_secrets(path)[:1])
    assert anne.get("/api/me") == anne.me, "who has come since has a cookie by the new secret"
    assert anne.view(made["id"], 0)["seat"] == 0
    anne.http.cookies.set("centans", old, domain="127.0.0.1")
    assert anne.get("/api/me") != anne.me
