"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from powderkeg.bots.thinkers import Thinkers
from powderkeg.rules.games import GAMES
from powderkeg.server.openapi import doors
from powderkeg.server.pages import Guarded, page
from powderkeg.server.routes import clearly, trouble
from powderkeg.server.seating import Cannot
from powderkeg.server.settings import Settings
from powderkeg.server.socket import table_socket
from powderkeg.server.store import Store
from powderkeg.server.tables import Tables

LOG = structlog.get_logger("app")


def make_app(settings: Settings) -> Starlette:
    """Opens the store and wakes the bots when it starts, and puts both to rest when it ends."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        thinkers = Thinkers(settings.thinkers)
        list(GAMES.values())  # imported before anybody comes: later all tables would wait for it
        app.state.tables = Tables(store, thinkers, settings)
        LOG.info("open", database=store.url.render_as_string(hide_password=True))
        yield
        await app.state.tables.close()
        await thinkers.close()
        await store.close()
        LOG.info("closed")

    app = Starlette(
        routes=[
            *doors(),
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            Route("/api/{path:path}", nothing_there),
            Route("/{path:path}", clearly(page), methods=["GET"]),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=800)],
        exception_handlers={HTTPException: refused},
        lifespan=life,
    )
    app.state.settings = settings
    app.state.buckets = {}
    return app


async def nothing_there(request: Request) -> Response:
    return trouble(Cannot("no-page", f"there is nothing at {request.url.path}"))


async def refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    answer = trouble(Cannot("bad-request", str(problem.detail)))
    answer.status_code = problem.status_code
    return answer
