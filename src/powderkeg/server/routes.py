"""What is asked over HTTP: a request is read, a table or the archive asked, an answer written."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
import segno
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import powderkeg
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act, is_number
from powderkeg.table.api import (
    House,
    LessonMove,
    NewTable,
    QrView,
    QrWish,
    RecordFile,
    SetupWish,
    TableMade,
    TableSummary,
    Trouble,
)
from powderkeg.table.archive import Archive
from powderkeg.table.bucket import Bucket
from powderkeg.table.cannot import Cannot
from powderkeg.table.keeper import NotSaved
from powderkeg.table.lessons import lesson_answer, lesson_step
from powderkeg.table.protocol import Code
from powderkeg.table.services import Services
from powderkeg.table.shelf import checked, game_named, game_view, rulebook
from powderkeg.table.tables import Tables
from powderkeg.table.telling import refusal_view

LOG = structlog.get_logger("http")
T = TypeVar("T")
MOST_BYTES = 300_000
STATUS: dict[Code, int] = {
    "no-game": 404,
    "no-table": 404,
    "no-replay": 404,
    "no-lesson": 404,
    "no-page": 404,
    "no-viewpoint": 403,
    "too-many": 429,
    "too-long": 413,
    "refused": 409,
    "fault": 500,
    "not-saved": 503,
}


def respond(thing: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def trouble(request: Request, problem: Cannot) -> Response:
    services_of(request).counters.problem(problem.code)
    refusal = None if problem.refusal is None else refusal_view(problem.refusal)
    return respond(Trouble(problem.code, str(problem), refusal), STATUS.get(problem.code, 400))


def clearly(
    route: Callable[[Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """Whatever cannot be done is answered with its reason."""

    async def answered(request: Request) -> Response:
        try:
            return await route(request)
        except Cannot as problem:
            return trouble(request, problem)
        except NotSaved as problem:
            LOG.error("not-saved", path=request.url.path, problem=str(problem))
            lost = Cannot("not-saved", "it could not be stored, so it has not happened")
            return trouble(request, lost)
        except Exception:
            LOG.exception("fault", path=request.url.path)
            return trouble(request, Cannot("fault", "that was our fault"))

    return answered


async def body(request: Request, kind: type[T]) -> T:
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > MOST_BYTES:
            raise Cannot("too-long", f"a request has at most {MOST_BYTES} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Cannot("bad-request", f"not what was expected here: {problem}"[:300]) from None


def not_too_many(request: Request) -> None:
    """Each address may ask for so many costly things a minute."""
    settings = request.app.state.settings
    buckets: dict[str, Bucket] = request.app.state.buckets
    who = request.client.host if request.client else ""
    if len(buckets) > 10_000:
        buckets.clear()
    rate, clock = settings.made_a_minute / 60, services_of(request).clock
    if not buckets.setdefault(who, Bucket(clock, rate, settings.made_a_minute)).take():
        raise Cannot("too-many", "a little slower, please")


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def archive_of(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def token_of(request: Request) -> str:
    """The right to a seat, where one is told."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


# Games.


async def games(request: Request) -> Response:
    return respond([game_view(game) for game in services_of(request).games.values()])


def game_of(request: Request) -> Game:
    return game_named(services_of(request).games, request.path_params["game"])


async def rules(request: Request) -> Response:
    return respond(rulebook(game_of(request)))


async def check(request: Request) -> Response:
    game = game_of(request)
    return respond(checked(game, await body(request, SetupWish)))


async def lesson(request: Request) -> Response:
    return respond(lesson_step(game_of(request), number_of(request)))


def number_of(request: Request) -> int:
    text = request.path_params["number"]
    if not is_number(text):
        raise Cannot("no-lesson", "steps are counted from 1")
    return int(text)


async def try_lesson(request: Request) -> Response:
    tried = await body(request, LessonMove)
    return respond(lesson_answer(game_of(request), number_of(request), tried.move))


# Tables.


async def new_table(request: Request) -> Response:
    not_too_many(request)
    wish = await body(request, NewTable)
    branch: list[Act] = []
    notes: list[str] = []
    if wish.branch is not None:
        archive = archive_of(request)
        branch, notes = await archive.branch(wish, wish.branch, token_of(request))
    name, token = await tables_of(request).make(wish, branch, notes)
    return respond(TableMade(name, token), 201)


async def table(request: Request) -> Response:
    tables = tables_of(request)
    found = await tables.find(request.path_params["table"])
    if found is None:
        raise Cannot("no-table", "there is no such table")
    tables.leave_be(found)
    doc = found.doc
    names = [chair.name for chair in doc.chairs if chair.kind != "free"]
    free = sum(chair.kind == "free" for chair in doc.chairs)
    return respond(TableSummary(doc.id, doc.game, doc.stage, names, free))


async def qr(request: Request) -> Response:
    not_too_many(request)
    wish = await body(request, QrWish)
    code = segno.make(wish.text, error="m", micro=False)
    rows = [list(row) for row in code.matrix]
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return respond(QrView(len(rows), path))


# Replays.


async def replay(request: Request) -> Response:
    not_too_many(request)
    kept = await archive_of(request).find(request.path_params["replay"], token_of(request))
    wanted = request.query_params.get("viewpoint", str(kept.viewpoints[0]))
    try:
        viewpoint = int(wanted)
    except ValueError:
        raise Cannot("no-viewpoint", f"'{wanted}' is no viewpoint") from None
    return respond(await kept.replay(viewpoint))


async def review(request: Request) -> Response:
    not_too_many(request)
    kept = await archive_of(request).find(request.path_params["replay"], token_of(request))
    return respond(await kept.review())


async def record_text(request: Request) -> Response:
    """The record as a file: of a finished game. A running one would tell what is hidden."""
    not_too_many(request)
    kept = await archive_of(request).find(request.path_params["replay"], token_of(request))
    kept.expect_over("the record is told when the game is over")
    file = f'attachment; filename="{kept.record.game.name}-{kept.name}.txt"'
    return PlainTextResponse(kept.record.write(), headers={"content-disposition": file})


async def read_file(request: Request) -> Response:
    not_too_many(request)
    wish = await body(request, RecordFile)
    kept = await archive_of(request).read(wish.record)
    return respond(await kept.replay(wish.viewpoint))


# The house.


async def house(request: Request) -> Response:
    return respond(House(powderkeg.__version__, request.app.state.settings.address))


async def healthz(request: Request) -> Response:
    try:
        await services_of(request).keeper.find_table("")
    except Exception as problem:
        LOG.error("unwell", problem=str(problem))
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
