"""Addresses that whoever runs the server will not see again: in a file that a person can read, or,
where several servers share a database, in that, which tells all of them within a heartbeat or two.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TypeAlias

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from powderkeg.server.door import purse_of
from powderkeg.server.nodes import Nodes
from powderkeg.table.api import Trouble

FILE = "banned.txt"
Network: TypeAlias = IPv4Network | IPv6Network


def network_in(text: str) -> Network | None:
    """An address, or a network of them; IPv4 in the clothes of IPv6 is IPv4."""
    try:
        found = ip_network(text.strip().partition("%")[0], strict=False)
    except ValueError:
        return None
    mapped = getattr(found.network_address, "ipv4_mapped", None)
    return found if mapped is None else IPv4Network(mapped)


class Bans:
    """One a line. Without a file they last as long as the server runs."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
        self.networks = known(lines)

    def has(self, address: str) -> bool:
        if not self.networks:
            return False
        found = network_in(address)
        return found is not None and any(
            found.version == network.version and found.overlaps(network)
            for network in self.networks
        )

    async def add(self, network: Network) -> None:
        self.keep([*(each for each in self.networks if each != network), network])

    async def lift(self, network: Network) -> bool:
        left = [each for each in self.networks if each != network]
        was_there = left != self.networks
        self.keep(left)
        return was_there

    def keep(self, networks: list[Network]) -> None:
        if self.file is not None:
            beside = self.file.with_name(f".{self.file.name}")
            beside.write_text("".join(f"{network}\n" for network in networks), encoding="utf-8")
            os.replace(beside, self.file)
        self.networks = networks


class SharedBans(Bans):
    """All nodes have the same. This one learns of them when its heart beats."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes: Nodes | None = None  # until the server is open
        self.changed: Callable[[], object] = lambda: None  # by somebody at another node

    def join(self, nodes: Nodes) -> None:
        self.nodes = nodes
        nodes.banned = self.learn

    def learn(self, told: list[str]) -> None:
        networks = known(told)
        if networks != self.networks:
            self.networks = networks
            self.changed()

    async def add(self, network: Network) -> None:
        assert self.nodes is not None
        self.networks = known(await self.nodes.ban(str(network)))

    async def lift(self, network: Network) -> bool:
        assert self.nodes is not None
        was_there = network in self.networks
        self.networks = known(await self.nodes.lift(str(network)))
        return was_there


def known(told: list[str]) -> list[Network]:
    return [network for text in told if (network := network_in(text)) is not None]


class Barred:
    """Whoever is banned is told so, and nothing else."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        if scope["type"] != "lifespan" and self.bans.has(purse_of(HTTPConnection(scope)).address):
            told = Trouble("banned", "this address may not come here")
            app = Response(msgspec.json.encode(told), 403, media_type="application/json")
        await app(scope, receive, send)
