"""How a request is read and answered, whatever it asks for."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from typing import TypeVar

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from powderkeg.server.budgets import Price, TooMuch
from powderkeg.server.door import purse_of, slower
from powderkeg.server.workers import Answer
from powderkeg.table.api import LONGEST_RECORD, Trouble
from powderkeg.table.cannot import Cannot
from powderkeg.table.keeper import NotSaved
from powderkeg.table.protocol import Code
from powderkeg.table.reading import CHARACTERS_A_LINE
from powderkeg.table.services import Services
from powderkeg.table.telling import refusal_view

LOG = structlog.get_logger("http")
T = TypeVar("T")
Route = Callable[[Request], Awaitable[Response]]
MOST_BYTES = 300_000
MOST_WITH_RECORD = LONGEST_RECORD * 5 // 4 + MOST_BYTES  # in JSON the end of a line is two letters
PIECE = 1 << 16  # bytes
GZIP = 31  # what zlib calls it
WORTH_PACKING = range(1_000, 200_000)  # bytes: shorter ones gain nothing, longer ones come packed
STATUS: dict[Code, int] = {
    "no-game": 404,
    "no-table": 404,
    "no-replay": 404,
    "no-lesson": 404,
    "no-handover": 404,
    "no-page": 404,
    "no-viewpoint": 403,
    "too-many": 429,
    "crowded": 429,
    "too-long": 413,
    "refused": 409,
    "fault": 500,
    "unreadable": 500,
    "not-saved": 503,
    "elsewhere": 503,  # a proxy takes another node
}
GUESSED: set[Code] = {"no-replay", "no-handover", "not-seated"}


def answering(route: Route, price: Price, path: str) -> Route:
    """It is paid for before it is done, and whatever cannot be done is answered with its reason.

    `path` is for the log: an address holds the name of a table, which is a secret.
    """

    async def answered(request: Request) -> Response:
        purse = purse_of(request)
        try:
            purse.pay_for(price)
            return packed(request, await route(request))
        except Cannot as problem:
            if price.is_guess and problem.code in GUESSED:
                purse.guessed_wrong()
            return trouble(request, problem)
        except NotSaved as problem:
            LOG.error("not-saved", path=path, problem=str(problem))
            lost = Cannot("not-saved", "it could not be stored, so it has not happened")
            return trouble(request, lost)
        except ClientDisconnect:  # nobody hears the answer
            return Response(status_code=400)
        except HTTPException:
            raise
        except Exception:
            LOG.exception("fault", path=path)
            return trouble(request, Cannot("fault", "that was our fault"))

    return answered


def respond(thing: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def trouble(request: Request, problem: Cannot) -> Response:
    services_of(request).counters.problem(problem.code)
    if isinstance(problem, TooMuch):
        return slower(problem, purse_of(request))
    refusal = None if problem.refusal is None else refusal_view(problem.refusal)
    told = Trouble(problem.code, str(problem), refusal)
    return respond(told, STATUS.get(problem.code, 400))


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def body(request: Request, kind: type[T], most: int = MOST_BYTES) -> T:
    """JSON, and said to be: a form on another site's page could not say so.

    What is very long is held for a deposit, as if it were to be read: else anybody could fill the
    memory with it.
    """
    said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if said != "application/json":
        raise HTTPException(415, "say content-type: application/json")
    data = bytearray()
    purse, deposit = purse_of(request), 0
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Cannot("too-long", f"a request has at most {most} bytes")
        due = max(0, len(data) - MOST_BYTES) // CHARACTERS_A_LINE
        if due > deposit:
            purse.pay("reading", due - deposit)
            deposit = due
    purse.owe("reading", -deposit)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Cannot("bad-request", f"not what was expected here: {problem}"[:300]) from None


# Packing.


def accepts(request: Request, coding: str) -> bool:
    """`gzip;q=0` is a no; nobody's browser has another preference."""
    for each in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = each.partition(";")
        if name.strip().lower() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def packed(request: Request, response: Response) -> Response:
    """What is made for this one request, if it is worth it. The client's files come packed."""
    if isinstance(response, StreamingResponse):
        return response
    is_text = response.media_type in ("application/json", "text/plain")
    is_worth_it = is_text and len(response.body) in WORTH_PACKING
    if not is_worth_it or "content-encoding" in response.headers:
        return response
    response.headers["vary"] = "Accept-Encoding"
    if accepts(request, "gzip"):
        response.body = gzip.compress(response.body, 4, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def passed_on(request: Request, answer: Answer) -> Response:
    """As a worker has made it."""
    if not answer.is_packed:
        return Response(answer.data, media_type="application/json")
    headers = {"vary": "Accept-Encoding"}
    if not accepts(request, "gzip"):
        headers["content-length"] = str(int.from_bytes(answer.data[-4:], "little"))  # so gzip ends
        return StreamingResponse(unpacked(answer.data), 200, headers, "application/json")
    headers["content-encoding"] = "gzip"
    return Response(answer.data, 200, headers, "application/json")


async def unpacked(data: bytes) -> AsyncIterator[bytes]:
    """Piece by piece, as it is taken: it is some twenty times as long as what is packed, and
    somebody may ask for many and take them slowly."""
    unzip = zlib.decompressobj(wbits=GZIP)
    while not unzip.eof:
        yield unzip.decompress(data, PIECE)
        data = unzip.unconsumed_tail


class Constants:
    """Answers that are always the same: made once, and not sent to who has them."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, ...], Answer] = {}

    async def answer(
        self, request: Request, key: tuple[str, ...], make: Callable[[], Awaitable[Answer]]
    ) -> Response:
        found = self.answers.get(key)
        if found is None:
            found = self.answers[key] = await make()
        mark = f'"{sha256(found.data).hexdigest()[:20]}"'
        headers = {"etag": mark, "cache-control": "no-cache"}
        if has_it(request, mark):
            return Response(status_code=304, headers=headers)
        response = passed_on(request, found)
        response.headers.update(headers)
        return response


def has_it(request: Request, mark: str) -> bool:
    """Does the browser hold what has this mark? A proxy may have weakened it."""
    held = request.headers.get("if-none-match", "")
    return mark in (each.strip().removeprefix("W/") for each in held.split(","))


def made(thing: object) -> Answer:
    """Packed at once: it is sent more than once."""
    data = msgspec.json.encode(thing)
    return Answer(gzip.compress(data, 6, mtime=0), True) if len(data) > 1_000 else Answer(data)
