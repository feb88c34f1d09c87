"""Who asks: the address that pays, and the names under which this server may be asked."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from powderkeg.rules.core import Complaint

NOBODY: Final = "unknown"
LONGEST: Final = 100  # letters of an address: with a zone and a port it is not that long
OWN_NETWORK: Final = 64  # bits: whoever has an IPv6 address has all of its network
# Where routers and the machines themselves put their names; nobody can buy one there.
AT_HOME: Final = (
    "",
    ".fritz.box",
    ".home",
    ".home.arpa",
    ".internal",
    ".lan",
    ".local",
    ".localdomain",
)


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """As it is told: with a port or not, IPv4 in the clothes of IPv6 or not."""
    return parsed(text) if len(text) <= LONGEST else None


@lru_cache(4096)
def parsed(text: str) -> IPv4Address | IPv6Address | None:
    """It is remembered, so it must not be as long as strangers like."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def payer(text: str) -> str:
    """Under which name an address is known: a whole network in IPv6."""
    found = address_in(text)
    return NOBODY if found is None else known_as(found)


@lru_cache(4096)
def known_as(found: IPv4Address | IPv6Address) -> str:
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, OWN_NETWORK), strict=False))
    return str(found)


class Proxies:
    """The web servers in front of us: only what they say about others is believed."""

    def __init__(self, trusted: Iterable[str]) -> None:
        try:
            self.networks = [ip_network(each, strict=False) for each in trusted]
        except ValueError as problem:
            raise Complaint(f"no address of a proxy: {problem}") from None

    def trusts(self, peer: str) -> bool:
        found = address_in(peer)
        return found is not None and any(found in network for network in self.networks)

    def who(self, peer: str, forwarded: str) -> str:
        """The last in the chain whom we do not trust: what they say of others may be a lie."""
        if forwarded and self.trusts(peer):
            for each in reversed(forwarded.split(",")):
                peer = each
                if not self.trusts(each):
                    break
        return payer(peer)


class Names:
    """Under these the server answers.

    A page of another site can have its own name lead to this machine, and then ask it as if it were
    that site. It cannot do that with an address, nor with a name of ours.
    """

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        first = own.partition(".")[0]
        home = {first + place for place in AT_HOME}
        self.names = {"localhost", own, *home, *(name.lower().rstrip(".") for name in names)}

    def has(self, host: str) -> bool:
        """`host` as it is sent, perhaps with a port. Every browser sends one."""
        if not host or "*" in self.names or address_in(host) is not None:
            return True
        name = host.rpartition(":")[0] if ":" in host else host
        name = name.lower().rstrip(".")
        return name in self.names or name.endswith(".localhost")
