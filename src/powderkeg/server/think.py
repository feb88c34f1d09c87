"""`powderkeg think`: bots think here for servers that are busy. It keeps nothing.

It is for the own network: whoever may ask may keep all of its processes busy.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any, Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from powderkeg.server.address import Proxies
from powderkeg.server.bot_processes import BotProcesses, Unanswerable
from powderkeg.server.budgets import Purses
from powderkeg.server.question import MOST_BYTES, PATH, Answer, Question, password
from powderkeg.server.request_ids import Numbered
from powderkeg.table.bot_pool import Asker, BotFailed, LongLine
from powderkeg.table.clock import Clock

LOG = structlog.get_logger("think")
IN_LINE: Final = 1.0  # seconds: whoever asks has processes at home, and one may be free by then
MOST_AT_ONCE: Final = 200  # questions; more are not even read
RETRY: Final = {"retry-after": "1"}


def make_think_app(thinkers: int = 0, key: str = "", bots: BotProcesses | None = None) -> Starlette:
    """All cores are for thinking, unless it is told otherwise."""
    pool = bots or BotProcesses(thinkers or os.cpu_count() or 1)
    pool.in_line = min(pool.in_line, IN_LINE)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await pool.start()
        LOG.info("open", thinkers=len(pool.thinkers))
        yield
        await pool.close()
        LOG.info("closed")

    app = Starlette(
        routes=[
            Route(PATH, ThinkService(pool, key).answer, methods=["POST"]),
            Route("/healthz", well),
        ],
        middleware=[Middleware(Numbered)],
        exception_handlers={HTTPException: refused},
        lifespan=life,
    )
    # Connections that say nothing are let go here, too; else there are no limits.
    app.state.purses = Purses(Clock(), limits=0)
    app.state.proxies = Proxies(())
    return app


async def well(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    body = msgspec.json.encode({"error": str(problem.detail)})
    return Response(body, problem.status_code, problem.headers, "application/json")


class ThinkService:
    """Answers questions, each by itself."""

    def __init__(self, bots: BotProcesses, key: str = "") -> None:
        self.bots = bots
        self.password = password(key) if key else b""
        self.asked = 0  # questions that are not answered yet

    async def answer(self, request: Request) -> Response:
        self.let_in(request)
        self.asked += 1
        try:
            question = await read(request)
            move = await while_heard(request, self.think(question))
        except ClientDisconnect:  # nobody hears the answer
            return Response(status_code=400)
        finally:
            self.asked -= 1
        return Response(msgspec.json.encode(Answer(move)), media_type="application/json")

    def let_in(self, request: Request) -> None:
        told = request.headers.get("authorization", "").encode()
        if self.password and not compare_digest(told, self.password):
            raise HTTPException(401, "this service wants its key", {"www-authenticate": "Bearer"})
        if self.asked >= MOST_AT_ONCE:
            raise HTTPException(503, f"{self.asked} questions at once", RETRY)

    async def think(self, question: Question) -> str:
        asked = {
            "record": question.record,
            "seat": question.seat,
            "bot": question.level,
            "rng": question.rng,
        }
        try:
            answer = await self.bots.answer(asked, Asker(question.asker))
        except Unanswerable as problem:
            raise HTTPException(400, str(problem)) from None
        except LongLine as problem:
            raise HTTPException(503, str(problem), RETRY) from None
        except BotFailed as problem:
            LOG.warning("no-move", bot=question.level, why=str(problem))
            raise HTTPException(500, str(problem)) from None
        return str(answer.get("move", ""))


async def read(request: Request) -> Question:
    """JSON, and said to be: a form on a page of the web could not say so."""
    said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if said != "application/json":
        raise HTTPException(415, "say content-type: application/json")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > MOST_BYTES:
            raise HTTPException(413, f"a question has at most {MOST_BYTES} bytes")
    try:
        return msgspec.json.decode(data, type=Question)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise HTTPException(400, f"not a question: {problem}"[:300]) from None


async def while_heard(request: Request, thought: Coroutine[Any, Any, str]) -> str:
    """What comes of it; a ClientDisconnect if whoever asked has gone. Then nobody thinks on."""
    thinking = asyncio.create_task(thought)
    gone = asyncio.create_task(gone_away(request))
    try:
        await asyncio.wait([thinking, gone], return_when=asyncio.FIRST_COMPLETED)
    finally:
        over = thinking.done()
        thinking.cancel()
        gone.cancel()
        await asyncio.wait([thinking, gone])
    if not over:
        raise ClientDisconnect
    return thinking.result()


async def gone_away(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
