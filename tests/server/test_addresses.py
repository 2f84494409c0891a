"""Whose request it is: households, and proxies that are trusted or not."""

from __future__ import annotations

import sys
from pathlib import Path

import httpx
import pytest

from centans.server.addresses import BadProxy, Proxies, household, read_address
from centans.server.settings import BadSetting, Settings, from_environment
from tests.server.kit import PATIENCE, House, roomy, running


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_an_ipv6_network_shares_its_limits_and_ipv4_addresses_do_not(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_what_is_no_address_is_a_household_of_its_own_and_never_long() -> None:
    assert household("somewhere") == "somewhere"
    assert len(household("x" * 10_000)) <= 64


def told(*values: str, header: str = "x-forwarded-for") -> list[tuple[bytes, bytes]]:
    return [(header.encode(), value.encode()) for value in values]


@pytest.mark.parametrize(
    ("trusted", "peer", "values", "visitor"),
    [
        ("", "127.0.0.1", ["192.0.2.9"], "127.0.0.1"),
        ("127.0.0.1", "198.51.100.7", ["192.0.2.9"], "198.51.100.7"),
        ("127.0.0.1", "127.0.0.1", ["192.0.2.9"], "192.0.2.9"),
        ("127.0.0.1", "127.0.0.1", ["6.6.6.6, 192.0.2.9"], "192.0.2.9"),
        ("127.0.0.1", "127.0.0.1", ["6.6.6.6", "192.0.2.9"], "192.0.2.9"),
        ("127.0.0.1,10.0.0.0/8", "127.0.0.1", ["6.6.6.6, 192.0.2.9, 10.1.2.3"], "192.0.2.9"),
        ("127.0.0.1,10.0.0.0/8", "127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", "127.0.0.1", ["unknown"], "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", [], "127.0.0.1"),
        ("::1", "::1", ["2001:db8::7"], "2001:db8::7"),
        ("::1", "::1", ["[2001:db8::7]:4711"], "[2001:db8::7]:4711"),
    ],
)
def test_the_visitor_is_the_last_hop_that_is_no_trusted_proxy(
    trusted: str, peer: str, values: list[str], visitor: str
) -> None:
    assert Proxies(trusted).visitor(peer, told(*values)) == visitor


def test_a_proxy_that_says_forwarded_is_heard_by_that_header_alone() -> None:
    proxies = Proxies("127.0.0.1", "forwarded")
    headers = told('for=6.6.6.6, for="[2001:db8::7]:80";proto=https', header="forwarded")
    assert household(proxies.visitor("127.0.0.1", headers)) == household("2001:db8::7")
    assert proxies.scheme("127.0.0.1", headers, "http") == "https"
    assert proxies.visitor("127.0.0.1", told("6.6.6.6")) == "127.0.0.1"
    assert Proxies("127.0.0.1").visitor("127.0.0.1", told("for=6.6.6.6", header="forwarded")) == "127.0.0.1"


@pytest.mark.parametrize("said", ['for="6.6.6.6:', 'for="[2001:db8::6]', 'for=6.6.6.6;x="'])
def test_an_open_quotation_mark_hides_nothing_of_what_a_proxy_adds(said: str) -> None:
    headers = told(f'{said}, for="[2001:db8::7]"', header="forwarded")
    assert Proxies("127.0.0.1", "forwarded").visitor("127.0.0.1", headers) == "[2001:db8::7]"


def test_only_a_trusted_proxy_says_how_the_visitor_came() -> None:
    secure = told("https", header="x-forwarded-proto")
    assert Proxies("127.0.0.1").scheme("127.0.0.1", secure, "http") == "https"
    assert Proxies("127.0.0.1").scheme("192.0.2.1", secure, "http") == "http"
    assert Proxies("127.0.0.1").scheme("127.0.0.1", told("gopher", header="x-forwarded-proto"), "http") == "http"


def test_what_is_no_address_is_not_accepted_as_a_proxy() -> None:
    with pytest.raises(BadProxy, match=r"play\.example"):
        Proxies("play.example")
    with pytest.raises(BadProxy, match="x-real-ip"):
        Proxies("127.0.0.1", "x-real-ip")


def test_settings_come_from_the_environment_or_are_refused_with_a_sentence(tmp_path: Path) -> None:
    found = from_environment(
        tmp_path,
        {"CENTANS_PROXY": "10.0.0.0/8", "CENTANS_CONNECTIONS": "50", "CENTANS_ADDRESS": "https://Play.example/"},
    )
    assert (found.proxies, found.most_connections, found.address) == ("10.0.0.0/8", 50, "https://play.example")
    assert from_environment(tmp_path, {}) == Settings(tmp_path)
    for text in ("many", "-1", "nan", "inf"):
        with pytest.raises(BadSetting, match="CENTANS_GUEST_RATE"):
            from_environment(tmp_path, {"CENTANS_GUEST_RATE": text})


# -- at the door -------------------------------------------------------------------------------------------------


def proxied(tmp_path: Path, proxies: str) -> Settings:
    settings = roomy(tmp_path)
    settings.newcomer_rate, settings.newcomer_burst, settings.proxies = 0.001, 2, proxies
    return settings


def newcomer(house: House, address: str) -> int:
    return httpx.get(f"{house.url}/api/me", headers={"X-Forwarded-For": address}, timeout=PATIENCE).status_code


def test_who_comes_through_a_trusted_proxy_counts_by_his_own_network(tmp_path: Path) -> None:
    with running(proxied(tmp_path, "127.0.0.1")) as house:
        assert [newcomer(house, f"2001:db8:0:1::{last}") for last in (1, 2, 3)] == [200, 200, 429]
        assert newcomer(house, "2001:db8:0:2::1") == 200
        assert [newcomer(house, f"6.6.6.{last}, 192.0.2.1") for last in (1, 2, 3)] == [200, 200, 429]


def test_nobody_speaks_for_others_unless_he_is_trusted(tmp_path: Path) -> None:
    with running(proxied(tmp_path, "")) as house:
        assert [newcomer(house, f"192.0.2.{last}") for last in (1, 2, 3)] == [200, 200, 429]


def test_a_cookie_is_for_https_alone_if_the_visitor_came_so(tmp_path: Path) -> None:
    headers = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    for proxies, secure in (("127.0.0.1", True), ("", False)):
        with running(proxied(tmp_path, proxies)) as house:
            cookie = httpx.get(f"{house.url}/api/me", headers=headers, timeout=PATIENCE).headers["set-cookie"]
            assert ("secure" in cookie.lower()) is secure


def test_a_class_behind_one_address_plays_though_one_of_them_asks_without_end(tmp_path: Path) -> None:
    settings = Settings(tmp_path, bot_workers=1, guest_rate=0.001, guest_burst=10, stranger_rate=0.001)
    settings.stranger_burst, settings.address_rate, settings.address_burst = 10, 0.001, 40
    with running(settings) as house:
        pupils = [house.visitor() for _ in range(6)]
        rude, *others = pupils
        assert [rude.http.get("/api/me").status_code for _ in range(15)] == [200] * 10 + [429] * 5
        for pupil in others:
            table = pupil.new_table("me", "here")["id"]
            assert pupil.view(table)["entries"] == 0
        with httpx.Client(base_url=house.url, timeout=PATIENCE) as stranger:
            assert 429 in [stranger.get("/health/alive").status_code for _ in range(8)]
        assert others[0].http.get("/api/me").status_code == 200


@pytest.mark.parametrize("text", ["7" * 60_000, f"play.example:{'1' * 60_000}", f"[::1]:{'1' * 60_000}"])
def test_a_long_header_is_not_kept_in_memory(text: str) -> None:
    """The name by which a stranger asks for the figures is looked at like an address: ten thousand would be kept."""
    before = sys.getrefcount(text)
    assert read_address(text) is None
    assert sys.getrefcount(text) == before
