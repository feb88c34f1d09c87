"""Each request has an id: in the log, and in the answer, so that one can be found by the other."""

from __future__ import annotations

import secrets

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from powderkeg.server.metrics import REQUESTS


class Numbered:
    """Whatever is noted while a request is answered, or a socket is open, is noted with its id."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        name = secrets.token_hex(6)

        async def send_numbered(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(f"{message['status'] // 100}xx").inc()
                message["headers"] = [*message["headers"], (b"x-request-id", name.encode())]
            await send(message)

        with bound_contextvars(request=name):
            await self.app(scope, receive, send_numbered if scope["type"] == "http" else send)
