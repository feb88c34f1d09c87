"""Who asks, and under which name."""

from __future__ import annotations

import socket

import pytest

from powderkeg.rules.core import Complaint
from powderkeg.server.address import Names, Proxies, parsed, payer


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),  # whoever has one has the whole network
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::1]:80", "2001:db8::2"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_these_are_one_address(one: str, other: str) -> None:
    assert payer(one) == payer(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("2001:db8:1:2::1", "2001:db8:1:3::1"), ("192.0.2.7", "192.0.2.8"), ("nonsense", "::1")],
)
def test_these_are_two(one: str, other: str) -> None:
    assert payer(one) != payer(other)


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("198.51.100.1", "", "198.51.100.1"),
        ("198.51.100.1", "203.0.113.9", "198.51.100.1"),  # a stranger says so
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"),  # our proxy says so
        ("127.0.0.1", "1.1.1.1, 203.0.113.9", "203.0.113.9"),  # the first was said by a stranger
        ("127.0.0.1", "203.0.113.9, 10.0.0.5", "203.0.113.9"),  # through two of ours
        ("127.0.0.1", "203.0.113.9, nonsense", "unknown"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "10.0.0.5", "10.0.0.5"),
    ],
)
def test_only_our_proxies_are_believed(peer: str, forwarded: str, who: str) -> None:
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).who(peer, forwarded) == who


def test_what_strangers_call_themselves_is_not_remembered() -> None:
    """Thousands of names as long as a request would fill the memory."""
    proxies, names = Proxies(["127.0.0.1"]), Names([])
    parsed.cache_clear()
    lies = ",".join(f"{number:02}" + "a" * 500 for number in range(60))
    assert proxies.who("127.0.0.1", f"{lies}, 203.0.113.9") == "203.0.113.9"
    assert proxies.who("127.0.0.1", lies) == "unknown"
    assert not names.has("a" * 30_000)
    assert parsed.cache_info().currsize <= 2


def test_a_proxy_that_is_no_address_is_told() -> None:
    with pytest.raises(Complaint, match=r"caddy"):
        Proxies(["caddy"])


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fe80::1]",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
        "",  # no browser leaves it out
        "games.example.org",
        "games.example.org.:443",
    ],
)
def test_it_answers_to_its_names(host: str) -> None:
    assert Names(["games.example.org"]).has(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "games.example.org.evil.example",
        "192.168.1.20.evil.example",
        f"{socket.gethostname()}.evil.example",
        "127.0.0.1.nip.io:8000",
    ],
)
def test_it_does_not_answer_to_others(host: str) -> None:
    assert not Names(["games.example.org"]).has(host)
    assert Names(["*"]).has(host)
