"""What is asked over HTTP, and answered."""

from __future__ import annotations

from asyncio import to_thread  # replays take a while, and tables must not wait for them
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import segno
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import powderkeg
from powderkeg.rules.core import EVERYONE, Complaint, Seat
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Act, Record, is_number
from powderkeg.server.api import (
    BotsWish,
    Branch,
    ChapterView,
    GameView,
    House,
    LessonMove,
    NewTable,
    OptionView,
    QrView,
    QrWish,
    RecordFile,
    Rulebook,
    RuleView,
    SetupView,
    SetupWish,
    TableMade,
    TableSummary,
    Trouble,
)
from powderkeg.server.lessons import lesson_answer, lesson_step
from powderkeg.server.limits import Bucket
from powderkeg.server.live import Live, advice, refusal_view
from powderkeg.server.metrics import PROBLEMS
from powderkeg.server.protocol import BADGES, Code
from powderkeg.server.replays import all_viewpoints, replay_view, review_of
from powderkeg.server.seating import Cannot, chair_of, hash_of
from powderkeg.server.store import NotSaved
from powderkeg.server.tables import Tables

LOG = structlog.get_logger("http")
T = TypeVar("T")
MOST_BYTES = 300_000
MOST_LINES = 8_000  # of a record that somebody brings along
MOST_TAKEBACKS = 100  # each is checked by playing up to it
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


def answer(thing: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def trouble(problem: Cannot) -> Response:
    PROBLEMS.labels(problem.code).inc()
    refusal = None if problem.refusal is None else refusal_view(problem.refusal)
    return answer(Trouble(problem.code, str(problem), refusal), STATUS.get(problem.code, 400))


def clearly(
    route: Callable[[Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """Whatever cannot be done is answered with its reason."""

    async def answered(request: Request) -> Response:
        try:
            return await route(request)
        except Cannot as problem:
            return trouble(problem)
        except NotSaved as problem:
            LOG.error("not-saved", path=request.url.path, problem=str(problem))
            return trouble(Cannot("not-saved", "it could not be stored, so it has not happened"))
        except Exception:
            LOG.exception("fault", path=request.url.path)
            return trouble(Cannot("fault", "that was our fault"))

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
    rate = settings.made_a_minute / 60
    if not buckets.setdefault(who, Bucket(rate, settings.made_a_minute)).take():
        raise Cannot("too-many", "a little slower, please")


# Games.


async def games(request: Request) -> Response:
    shelf = [
        GameView(
            name=game.name,
            version=game.version,
            seats=list(game.seats),
            minutes=game.minutes,
            options=[OptionView(option.key, option.values, option.own) for option in game.options],
            families=game.telling.families,
            lesson=len(game.teaching.lesson),
            course=game.course.option,
        )
        for game in GAMES.values()
    ]
    return answer(shelf)


def game_named(request: Request) -> Any:
    name = request.path_params["game"]
    if name not in GAMES:
        raise Cannot("no-game", f"no game '{name}'; there are: {', '.join(GAMES)}")
    return GAMES[name]


async def rules(request: Request) -> Response:
    game = game_named(request)
    chapters = [
        ChapterView(chapter.key, [RuleView(rule.key, rule.cite) for rule in chapter.rules])
        for chapter in game.chapters
    ]
    return answer(Rulebook(game.name, chapters))


async def check(request: Request) -> Response:
    game = game_named(request)
    wish = await body(request, SetupWish)
    try:
        setup = game.setup(wish.seats, wish.options)
    except Complaint as problem:
        raise Cannot("bad-request", str(problem)) from None
    return answer(SetupView(*advice(game, setup)))


async def lesson(request: Request) -> Response:
    return answer(lesson_step(game_named(request), number_of(request)))


def number_of(request: Request) -> int:
    text = request.path_params["number"]
    if not is_number(text):
        raise Cannot("no-lesson", "steps are counted from 1")
    return int(text)


async def try_lesson(request: Request) -> Response:
    tried = await body(request, LessonMove)
    return answer(lesson_answer(game_named(request), number_of(request), tried.move))


# Tables.


async def new_table(request: Request) -> Response:
    not_too_many(request)
    wish = await body(request, NewTable)
    tables: Tables = request.app.state.tables
    branch: list[Act] = []
    notes: list[str] = []
    if wish.branch is not None:
        branch, notes = await branch_of(request, wish, wish.branch)
    name, token = await tables.make(wish, branch, notes)
    return answer(TableMade(name, token), 201)


async def branch_of(
    request: Request, wish: NewTable, branch: Branch
) -> tuple[list[Act], list[str]]:
    """The acts that stood at a line of another game, if it can be played on from there."""
    if branch.record:
        record, may = await to_thread(read_record, branch.record), [EVERYONE]
    else:
        record, _, may = await found(request, branch.replay)
    if EVERYONE not in may:
        raise Cannot("no-viewpoint", "a running game is played on at its own table")
    told = record.told[: branch.at]
    seats = record.setup.seats
    if branch.at > len(record.told) or branch.seat >= seats or record.game.name != wish.game:
        raise Cannot("bad-request", "the branch does not fit that game")
    wish.options = record.setup.options
    wish.sit = True
    wish.bots = BotsWish(seats - 1, wish.bots.level if wish.bots else "sensible")
    cut = Record(record.game, record.setup)
    cut.retell(told)
    state = await to_thread(cut.replay)
    if state.outcome() is not None:
        raise Cannot("bad-request", "the game is over there")
    where = branch.replay or "a record file"
    return cut.acts, [f"goes on from line {branch.at} of {where}"]


async def table(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    found_table = await tables.find(request.path_params["table"])
    if found_table is None:
        raise Cannot("no-table", "there is no such table")
    tables.leave_be(found_table)
    doc = found_table.doc
    names = [chair.name for chair in doc.chairs if chair.kind != "free"]
    free = sum(chair.kind == "free" for chair in doc.chairs)
    return answer(TableSummary(doc.id, doc.game, doc.stage, names, free))


async def qr(request: Request) -> Response:
    not_too_many(request)
    wish = await body(request, QrWish)
    code = segno.make(wish.text, error="m", micro=False)
    rows = [list(row) for row in code.matrix]
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return answer(QrView(len(rows), path))


# Replays.


async def found(request: Request, name: str) -> tuple[Record, list[Any], list[Seat]]:
    """A game's record, its badges, and the viewpoints that whoever asks may have."""
    tables: Tables = request.app.state.tables
    match = await tables.store.find_match(name)
    if match is None:
        raise Cannot("no-replay", "there is no such game")
    acts = await tables.store.acts(name)
    live = await to_thread(Live, GAMES[match.game], match, acts)
    if live.is_over:
        return live.record(), match.badges, all_viewpoints(live.record())
    if not live.may_look_back:
        raise Cannot("no-viewpoint", "this game is shown again when it is over")
    doc = await tables.store.find_table(match.table)
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    number = None if doc is None or not token else chair_of(doc, hash_of(token))
    seat = None if doc is None or number is None else doc.chairs[number].seat
    if seat is None or doc is None or doc.match != name:
        raise Cannot("no-viewpoint", "a running game is shown to who plays in it")
    return live.record(), match.badges, [seat]


async def replay(request: Request) -> Response:
    not_too_many(request)
    name = request.path_params["replay"]
    record, badges, may = await found(request, name)
    wanted = request.query_params.get("viewpoint", str(may[0]))
    try:
        viewpoint = int(wanted)
    except ValueError:
        raise Cannot("no-viewpoint", f"'{wanted}' is no viewpoint") from None
    return answer(await to_thread(replay_view, record, name, badges, viewpoint, may))


async def review(request: Request) -> Response:
    """Thought over only when somebody asks, and when there is nothing to hide any more."""
    not_too_many(request)
    record, _, may = await found(request, request.path_params["replay"])
    if EVERYONE not in may:
        raise Cannot("no-viewpoint", "a game is reviewed when it is over")
    return answer(await to_thread(review_of, record))


async def record_text(request: Request) -> Response:
    """The record as a file: of a finished game. A running one would tell what is hidden."""
    not_too_many(request)
    name = request.path_params["replay"]
    record, _, may = await found(request, name)
    if EVERYONE not in may:
        raise Cannot("no-viewpoint", "the record is told when the game is over")
    kept = f'attachment; filename="{record.game.name}-{name}.txt"'
    return PlainTextResponse(record.write(), headers={"content-disposition": kept})


def read_record(text: str) -> Record:
    """From a stranger: checked, and not longer than a game can be."""
    try:
        record = Reader(GAMES).read(text)
        if len(record.told) > MOST_LINES or len(record.takebacks) > MOST_TAKEBACKS:
            most = f"{MOST_LINES} lines and {MOST_TAKEBACKS} takebacks"
            raise Cannot("bad-record", f"records are shown up to {most}")
        record.replay()
        record.verify_takebacks()
    except Complaint as problem:
        raise Cannot("bad-record", str(problem)) from None
    return record


async def read_file(request: Request) -> Response:
    not_too_many(request)
    wish = await body(request, RecordFile)
    record = await to_thread(read_record, wish.record)
    badges = list(BADGES[: record.setup.seats])
    may = all_viewpoints(record)
    return answer(await to_thread(replay_view, record, "", badges, wish.viewpoint, may))


# The house.


async def house(request: Request) -> Response:
    return answer(House(powderkeg.__version__, request.app.state.settings.address))


async def healthz(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    try:
        await tables.store.find_table("")
    except Exception as problem:
        LOG.error("unwell", problem=str(problem))
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
