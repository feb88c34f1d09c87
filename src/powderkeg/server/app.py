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

from powderkeg.rules.games import GAMES
from powderkeg.server.bot_processes import BotProcesses
from powderkeg.server.endpoints import endpoint_routes
from powderkeg.server.metrics import Metrics
from powderkeg.server.pages import Guarded, page
from powderkeg.server.routes import clearly, trouble
from powderkeg.server.settings import Settings
from powderkeg.server.socket import table_socket
from powderkeg.server.store import Store
from powderkeg.table.archive import Archive
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock
from powderkeg.table.services import Services
from powderkeg.table.tables import Tables

LOG = structlog.get_logger("app")


def make_app(
    settings: Settings, clock: Clock | None = None, bots: BotProcesses | None = None
) -> Starlette:
    """Opens the store when it starts, and closes it and the bots' processes when it ends."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        list(GAMES.values())  # imported before anybody comes: later all tables would wait for it
        store = Store(settings.database)
        await store.open()
        pool = bots or BotProcesses(settings.thinkers)
        services = Services(
            games=GAMES,
            keeper=store,
            bots=pool,
            clock=clock or Clock(),
            counters=Metrics(),
            seconds_a_tick=settings.tick,
            rest=settings.rest,
        )
        app.state.services = services
        app.state.tables = Tables(services)
        app.state.archive = Archive(services)
        LOG.info("open", database=store.url.render_as_string(hide_password=True))
        yield
        await app.state.tables.close()
        await pool.close()
        await store.close()
        LOG.info("closed")

    app = Starlette(
        routes=[
            *endpoint_routes(),
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
    return trouble(request, Cannot("no-page", f"there is nothing at {request.url.path}"))


async def refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    response = trouble(request, Cannot("bad-request", str(problem.detail)))
    response.status_code = problem.status_code
    return response
