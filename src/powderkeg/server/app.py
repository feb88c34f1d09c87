"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from powderkeg.rules.games import GAMES
from powderkeg.server.address import Names, Proxies
from powderkeg.server.admin import Admin
from powderkeg.server.answers import Constants, trouble
from powderkeg.server.bans import FILE as BANNED
from powderkeg.server.bans import Bans, Barred, SharedBans
from powderkeg.server.bot_processes import BotProcesses
from powderkeg.server.budgets import Purses
from powderkeg.server.door import Door
from powderkeg.server.elsewhere import Elsewhere
from powderkeg.server.endpoints import endpoint_routes
from powderkeg.server.garbage import swept
from powderkeg.server.health import Health
from powderkeg.server.housekeeping import Housekeeping
from powderkeg.server.metrics import DRAINING, Metrics
from powderkeg.server.nodes import Nodes
from powderkeg.server.pages import Guarded, PageFiles
from powderkeg.server.parcels import SharedHandovers
from powderkeg.server.request_ids import Numbered
from powderkeg.server.retention import Keep
from powderkeg.server.settings import Settings
from powderkeg.server.socket import table_socket
from powderkeg.server.store import Store
from powderkeg.server.watch import Watch
from powderkeg.server.web_push import WebPush
from powderkeg.server.workers import Workers
from powderkeg.table.archive import Archive
from powderkeg.table.calls import Caller
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock
from powderkeg.table.doors import open_tables
from powderkeg.table.handovers import Handovers
from powderkeg.table.news import PING
from powderkeg.table.ownership import Ownership
from powderkeg.table.realtime.stream_room import StreamRoom
from powderkeg.table.services import Services
from powderkeg.table.tables import Tables

LOG = structlog.get_logger("app")
CLUSTER_PING = 1.5  # seconds: where another node can go on, it is soon noticed that one vanished


def make_app(
    settings: Settings,
    clock: Clock | None = None,
    bots: BotProcesses | None = None,
    folder: Path | None = None,
    workers: Workers | None = None,
) -> Starlette:
    """Opens the store when it starts, and closes it and all processes when it ends."""

    shared = SharedBans() if settings.node else None
    bans = shared or Bans(folder / BANNED if folder else None)
    caller = Caller()
    if settings.push and settings.push_key is not None:
        hosts = settings.push_hosts
        caller = WebPush(settings.push_key, settings.push, clock or Clock(), hosts)

    elsewhere = Elsewhere(settings.think, settings.think_key)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        list(GAMES.values())  # imported before anybody comes: later all tables would wait for it
        store = Store(settings.database)
        await store.open()
        nodes = None
        if settings.node:
            nodes = Nodes(store.url, settings.node, clock or Clock())
            store.epochs = nodes.epochs
        app.state.nodes = nodes
        pool = bots or BotProcesses(settings.thinkers, elsewhere=elsewhere)
        services = Services(
            games=GAMES,
            keeper=store,
            bots=pool,
            clock=clock or Clock(),
            counters=Metrics(),
            caller=caller,
            room=StreamRoom(settings.streams, settings.streams_each),
            ownership=nodes or Ownership(),
            seconds_a_tick=settings.tick,
            rest=settings.rest,
            ping=CLUSTER_PING if nodes else PING,
            long_names=settings.public,
        )
        app.state.services = services
        tables = app.state.tables = Tables(services)
        app.state.archive = Archive(services)
        app.state.handovers = SharedHandovers(nodes) if nodes else Handovers(services.clock)
        app.state.health = Health(store, services.clock, services.ownership)
        app.state.workers = workers or Workers(services.clock)
        LOG.info("open", database=store.url.render_as_string(hide_password=True))
        admin = Admin(tables, store, bans)
        if nodes is not None:
            nodes.doors = lambda: open_tables(tables.open.values())
            nodes.bereaved = tables.wake_all
            nodes.lost = tables.lose
            if shared is not None:
                shared.join(nodes)
                shared.changed = admin.send_away
            await nodes.open()
        if folder is not None:
            await admin.open(folder)
        watch = Watch()
        watch.open()
        keep = Keep(settings.keep_games, settings.keep_tables, settings.keep_chat)
        housekeeping = Housekeeping(store, tables, keep)
        housekeeping.open()
        waking = asyncio.create_task(tables.wake_all(), name="waking")
        async with swept():
            yield
        waking.cancel()
        await asyncio.wait([waking])  # it gives back what it has of the database
        await housekeeping.close()
        watch.close()
        if folder is not None:
            await admin.close(folder)
        await tables.close()
        if nodes is not None:
            await nodes.close()
        await caller.close()
        await app.state.workers.close()
        await pool.close()
        await store.close()
        LOG.info("closed")

    addresses = settings.address, settings.node  # who is told one of these asks for it
    told = [urlsplit(address).hostname or "" for address in addresses if address]
    names = Names([*settings.names, *told])
    proxies = Proxies(settings.proxies)
    purses = Purses(clock or Clock(), settings.limits)
    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            *endpoint_routes(),
        ],
        middleware=[
            Middleware(Numbered),
            Middleware(Guarded),
            Middleware(Door, names=names, proxies=proxies, purses=purses),
            Middleware(Barred, bans=bans),
        ],
        exception_handlers={HTTPException: refused},
        lifespan=life,
    )
    app.state.settings = settings
    app.state.purses = purses
    app.state.proxies = proxies
    app.state.constants = Constants()
    app.state.files = PageFiles(settings.pages)
    return app


async def drain(app: Starlette) -> None:
    """Nobody new is to come, then nobody new does; the tables go to other nodes, one by one."""
    nodes, tables, clock = app.state.nodes, app.state.tables, app.state.services.clock
    began = clock.now()
    await nodes.drain()
    await clock.sleep(min(1.0, app.state.settings.drain / 5))  # until the proxy has noticed
    nodes.is_shut = True
    left = list(tables.open.values())
    pause = app.state.settings.drain / 2 / max(1, len(left))
    for table in left:
        table.post(tables.let_go, table)
        await clock.sleep(min(pause, 0.2))
    DRAINING.set(clock.now() - began)
    LOG.info("drained", tables=len(left))


async def refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    response = trouble(request, Cannot("bad-request", str(problem.detail)))
    response.status_code = problem.status_code
    return response
