"""The door: every request is asked under which name it comes, and who pays for it."""

from __future__ import annotations

from math import ceil
from typing import cast

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from powderkeg.server.address import Names, Proxies
from powderkeg.server.budgets import ENTRY, Purse, Purses, TooMuch
from powderkeg.server.metrics import REFUSED
from powderkeg.table.api import Trouble

MISDIRECTED = 421


class Door:
    """Lets in whoever asks for us by our name, with the purse of their address."""

    def __init__(self, app: ASGIApp, names: Names, proxies: Proxies, purses: Purses) -> None:
        self.app = app
        self.names = names
        self.proxies = proxies
        self.purses = purses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else ""
        forwarded = ",".join(headers.getlist("x-forwarded-for"))
        purse = scope["purse"] = self.purses.of(self.proxies.who(peer, forwarded))
        try:
            purse.pay("work", ENTRY)
        except TooMuch as problem:
            await slower(problem, purse)(scope, receive, send)
            return
        host = headers.get("host", "")
        if not self.names.has(host):
            REFUSED.labels("name").inc()
            await turned_away(host)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def turned_away(host: str) -> Response:
    """A socket gets the same answer: it was not opened yet."""
    why = f"this server does not answer to the name {host[:100]!r}; `--names` tells it to"
    told = msgspec.json.encode(Trouble("bad-request", why))
    return Response(told, MISDIRECTED, media_type="application/json")


def slower(problem: TooMuch, purse: Purse) -> Response:
    """When to come back. Who does not listen is not listened to."""
    headers = {"retry-after": str(max(1, ceil(problem.seconds)))}
    if purse.is_shut:
        headers["connection"] = "close"
    told = msgspec.json.encode(Trouble(problem.code, str(problem)))
    return Response(told, 429, headers, "application/json")


def purse_of(connection: HTTPConnection) -> Purse:
    return cast(Purse, connection.scope["purse"])
