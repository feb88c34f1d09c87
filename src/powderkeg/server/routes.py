"""What is asked over HTTP: a request is read, a table or the archive asked, an answer written."""

from __future__ import annotations

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import powderkeg
from powderkeg.rules.game import Game
from powderkeg.rules.record import is_number
from powderkeg.server.answers import (
    MOST_WITH_RECORD,
    Constants,
    body,
    made,
    passed_on,
    respond,
    services_of,
)
from powderkeg.server.door import purse_of
from powderkeg.server.health import Health
from powderkeg.server.opening import LINES_A_MILLISECOND, open_table
from powderkeg.server.workers import Answer, Workers
from powderkeg.server.works import Work, show_examples, teach_all, teach_move, teach_step
from powderkeg.table.api import (
    BotsWish,
    Branch,
    HandoverMade,
    HandoverTicket,
    House,
    LessonMove,
    NewTable,
    QrView,
    QrWish,
    RecordFile,
    SeatKeys,
    SetupWish,
    TableMade,
    TableSummary,
)
from powderkeg.table.archive import Archive, KeptGame
from powderkeg.table.cannot import Cannot
from powderkeg.table.doors import latest, open_tables
from powderkeg.table.handovers import SECONDS, Handovers
from powderkeg.table.own_tables import OwnTables
from powderkeg.table.ownership import Elsewhere
from powderkeg.table.reading import (
    Beginning,
    lines_of,
    read_branch,
    read_record,
    read_replay,
    read_result,
    read_review,
)
from powderkeg.table.shelf import checked, game_facts, game_named, game_view, rulebook
from powderkeg.table.tables import Tables

TABLES_A_MILLISECOND = 1_000  # that are looked at for an open door


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def handovers_of(request: Request) -> Handovers:
    handovers: Handovers = request.app.state.handovers
    return handovers


def archive_of(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def token_of(request: Request) -> str:
    """The right to a seat, where one is told."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


async def asked(request: Request, work: Work, *words: object) -> Answer:
    """Of a worker; it is free of charge."""
    workers: Workers = request.app.state.workers
    return await workers.ask(purse_of(request).address, work, *words)


async def read_lines(request: Request, work: Work, kept: KeptGame | str, *words: object) -> Answer:
    """Of a worker; it is paid by the line."""
    purse_of(request).pay("reading", lines_of(kept))
    return await asked(request, work, kept, *words)


def constants_of(request: Request) -> Constants:
    constants: Constants = request.app.state.constants
    return constants


# Games.


async def games(request: Request) -> Response:
    return respond([game_view(game) for game in services_of(request).games.values()])


def game_of(request: Request) -> Game:
    return game_named(services_of(request).games, request.path_params["game"])


async def rules(request: Request) -> Response:
    game = game_of(request)

    async def make() -> Answer:
        return made(rulebook(game))

    return await constants_of(request).answer(request, ("rules", game.name), make)


async def examples(request: Request) -> Response:
    game, rule = game_of(request), request.path_params["rule"]
    if all(example.rule.key != rule for example in game.teaching.examples):
        return respond([])

    async def make() -> Answer:
        return await asked(request, show_examples, game.name, rule)

    return await constants_of(request).answer(request, ("examples", game.name, rule), make)


async def facts(request: Request) -> Response:
    return respond(game_facts(game_of(request)))


async def check(request: Request) -> Response:
    game = game_of(request)
    return respond(checked(game, await body(request, SetupWish)))


async def lesson(request: Request) -> Response:
    game, number = game_of(request), number_of(request)

    async def make() -> Answer:
        return await asked(request, teach_step, game.name, number)

    return await constants_of(request).answer(request, ("step", game.name, str(number)), make)


async def all_lessons(request: Request) -> Response:
    game = game_of(request)

    async def make() -> Answer:
        return await asked(request, teach_all, game.name)

    return await constants_of(request).answer(request, ("lesson", game.name), make)


def number_of(request: Request) -> int:
    text = request.path_params["number"]
    if not is_number(text):
        raise Cannot("no-lesson", "steps are counted from 1")
    return int(text)


async def try_lesson(request: Request) -> Response:
    tried = await body(request, LessonMove)
    game, number = game_of(request), number_of(request)
    return passed_on(request, await asked(request, teach_move, game.name, number, tried.move))


# Tables.


async def new_table(request: Request) -> Response:
    wish = await body(request, NewTable, MOST_WITH_RECORD)
    start = Beginning({}, 0, [], [])
    if wish.branch is not None:
        start = await beginning(request, wish, wish.branch)
        wish.options = start.options
        wish.sit = True
        wish.bots = BotsWish(start.seats - 1, wish.bots.level if wish.bots else "sensible")
    name, token = await tables_of(request).make(
        wish, start.acts, start.notes, purse_of(request).address
    )
    return respond(TableMade(name, token), 201)


async def beginning(request: Request, wish: NewTable, branch: Branch) -> Beginning:
    """A table that goes on from another game pays twice: it reads as much whenever it is opened."""
    kept = branch.record or await archive_of(request).find(branch.replay, token_of(request))
    purse_of(request).pay("work", lines_of(kept) / LINES_A_MILLISECOND)
    answer = await read_lines(request, read_branch, kept, branch, wish.game)
    return msgspec.json.decode(answer.json(), type=Beginning)


async def table(request: Request) -> Response:
    tables, name = tables_of(request), request.path_params["table"]
    try:
        found = await open_table(tables, name, purse_of(request))
        tables.leave_be(found)
        doc = found.doc
    except Elsewhere:
        doc = await tables.look_at(name)
    names = [chair.name for chair in doc.chairs if chair.kind != "free"]
    free = sum(chair.kind == "free" for chair in doc.chairs)
    return respond(TableSummary(doc.id, doc.game, doc.stage, names, free))


async def open_doors(request: Request) -> Response:
    tables = tables_of(request).open
    purse_of(request).pay("work", len(tables) / TABLES_A_MILLISECOND)
    shown, nodes = open_tables(tables.values()), request.app.state.nodes
    if nodes is not None:
        shown += await nodes.open_doors()
    return respond(latest(shown))


# What one's own tokens open. They come in bodies: addresses end up in logs.


async def own_games(request: Request) -> Response:
    keys = await body(request, SeatKeys)
    own, purse = OwnTables(tables_of(request)), purse_of(request)
    purse.pay("work", len(keys.seats) / 10)
    found = await own.look(keys.seats)
    purse.owe("work", own.lines / LINES_A_MILLISECOND)
    return respond(found)


async def hand_over(request: Request) -> Response:
    keys = await body(request, SeatKeys)
    seats = await OwnTables(tables_of(request)).fitting(keys.seats)
    if not seats:
        raise Cannot("not-seated", "none of these tokens is the right to a seat")
    ticket = await handovers_of(request).leave(seats)
    return respond(HandoverMade(ticket, len(seats), SECONDS))


async def fetch_handover(request: Request) -> Response:
    wish = await body(request, HandoverTicket)
    return respond(SeatKeys(await handovers_of(request).fetch(wish.ticket)))


async def qr(request: Request) -> Response:
    wish = await body(request, QrWish)
    code = segno.make(wish.text, error="m", micro=False)
    rows = [list(row) for row in code.matrix]
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return respond(QrView(len(rows), path))


# Replays.


async def kept_game(request: Request) -> KeptGame:
    return await archive_of(request).find(request.path_params["replay"], token_of(request))


async def replay(request: Request) -> Response:
    kept = await kept_game(request)
    wanted = request.query_params.get("viewpoint")
    try:
        viewpoint = None if wanted is None else int(wanted)
    except ValueError:
        raise Cannot("no-viewpoint", f"'{wanted}' is no viewpoint") from None
    return passed_on(request, await read_lines(request, read_replay, kept, viewpoint))


async def review(request: Request) -> Response:
    return passed_on(request, await read_lines(request, read_review, await kept_game(request)))


async def record_text(request: Request) -> Response:
    kept = await kept_game(request)
    answer = await read_lines(request, read_record, kept)
    file = f'attachment; filename="{kept.doc.game}-{kept.doc.id}.txt"'
    text = msgspec.json.decode(answer.json(), type=str)
    return PlainTextResponse(text, headers={"content-disposition": file})


async def result(request: Request) -> Response:
    wish = await body(request, RecordFile, MOST_WITH_RECORD)
    return passed_on(request, await read_lines(request, read_result, wish.record))


async def read_file(request: Request) -> Response:
    wish = await body(request, RecordFile, MOST_WITH_RECORD)
    answer = await read_lines(request, read_replay, wish.record, wish.viewpoint)
    return passed_on(request, answer)


# The house.


async def house(request: Request) -> Response:
    address, caller = request.app.state.settings.address, services_of(request).caller
    return respond(House(powderkeg.__version__, address, caller.key))


async def live(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    health: Health = request.app.state.health
    problem = await health.problem()
    return PlainTextResponse("ok\n") if problem is None else PlainTextResponse(problem, 503)
