"""The HTTP API: its routes in one list, which is also what OpenAPI tells."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import powderkeg
from powderkeg.server import routes
from powderkeg.server.answers import answering, made
from powderkeg.server.budgets import Price
from powderkeg.server.pages import page
from powderkeg.server.workers import Answer
from powderkeg.table import api
from powderkeg.table.cannot import Cannot


class Endpoint(NamedTuple):
    """One request that is answered, and what it costs."""

    method: str
    path: str
    route: Callable[[Request], Awaitable[Response]]
    price: Price
    about: str
    takes: object = None  # a type, or none
    gives: object = None


async def openapi(request: Request) -> Response:
    async def make() -> Answer:
        return made(document())

    return await routes.constants_of(request).answer(request, ("openapi",), make)


async def nothing_there(request: Request) -> Response:
    raise Cannot("no-page", f"there is nothing at {request.url.path}")


ENDPOINTS: Final = [
    Endpoint("GET", "/api/openapi.json", openapi, Price(2), "This list."),
    Endpoint(
        "GET",
        "/api/games",
        routes.games,
        Price(1),
        "The games on the shelf.",
        None,
        list[api.GameView],
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/check",
        routes.check,
        Price(1),
        "Can it be played so?",
        api.SetupWish,
        api.SetupView,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/facts",
        routes.facts,
        Price(1),
        "What to know of a game beforehand.",
        None,
        api.GameFacts,
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        routes.rules,
        Price(1),
        "All rules of a game.",
        None,
        api.Rulebook,
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}/{rule}/examples",
        routes.examples,
        Price(3),
        "A rule at work, in positions.",
        None,
        list[api.ExampleView],
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}",
        routes.all_lessons,
        Price(10),
        "A whole lesson, with what comes of each move: for when there is no network.",
        None,
        list[api.LessonPage],
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}/{number}",
        routes.lesson,
        Price(2),
        "A step of a game's lesson.",
        None,
        api.LessonStep,
    ),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{number}",
        routes.try_lesson,
        Price(3),
        "Try a move in a step of a lesson.",
        api.LessonMove,
        api.LessonAnswer,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        routes.open_doors,
        Price(2),
        "The tables whose hosts have opened the door to everybody.",
        None,
        list[api.OpenTable],
    ),
    Endpoint(
        "POST",
        "/api/tables",
        routes.new_table,
        Price(20, making=1, is_guess=True),
        "Set up a table.",
        api.NewTable,
        api.TableMade,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        routes.table,
        Price(2, is_guess=True),
        "Who sits at a table.",
        None,
        api.TableSummary,
    ),
    Endpoint(
        "POST",
        "/api/own",
        routes.own_games,
        Price(3),
        "The tables and finished games of these tokens; what does not fit is passed over.",
        api.SeatKeys,
        api.OwnGames,
    ),
    Endpoint(
        "POST",
        "/api/handovers",
        routes.hand_over,
        Price(5, making=1, is_guess=True),
        "Leave seats for another device, which fetches them by a ticket, once.",
        api.SeatKeys,
        api.HandoverMade,
    ),
    Endpoint(
        "POST",
        "/api/handovers/fetch",
        routes.fetch_handover,
        Price(2, is_guess=True),
        "Fetch the seats that another device has left.",
        api.HandoverTicket,
        api.SeatKeys,
    ),
    Endpoint(
        "POST", "/api/qr", routes.qr, Price(30), "A text as a QR code.", api.QrWish, api.QrView
    ),
    Endpoint(
        "POST",
        "/api/replays/read",
        routes.read_file,
        Price(5),
        "Watch a record file.",
        api.RecordFile,
        api.ReplayView,
    ),
    Endpoint(
        "POST",
        "/api/replays/result",
        routes.result,
        Price(5),
        "How the game of a record file ended.",
        api.RecordFile,
        api.GameResult,
    ),
    Endpoint(
        "GET",
        "/api/replays/{replay}",
        routes.replay,
        Price(5, is_guess=True),
        "Watch a game: a finished one, or with the seat's token one's own. "
        "`viewpoint` is a seat, -3 for a watcher, -4 for everyone.",
        None,
        api.ReplayView,
    ),
    Endpoint(
        "GET",
        "/api/replays/{replay}/review",
        routes.review,
        Price(5, is_guess=True),
        "What could be known about the choices of a finished game, when they were made.",
        None,
        api.Review,
    ),
    Endpoint(
        "GET",
        "/api/replays/{replay}/record",
        routes.record_text,
        Price(5, is_guess=True),
        "A finished game's record.",
    ),
    Endpoint("GET", "/api/house", routes.house, Price(0.5), "The server itself.", None, api.House),
    Endpoint("GET", "/api/health/live", routes.live, Price(0.5), "Does the server answer?"),
    Endpoint(
        "GET",
        "/api/health/ready",
        routes.ready,
        Price(2),
        "Can it keep what is played? 503 if the last move could not be stored, or nothing can.",
    ),
    Endpoint("GET", "/healthz", routes.ready, Price(2), "The same, under its older name."),
]


# What is no part of the API: the client's files, and what is not there at all.
OTHERS: Final = [
    Endpoint("", "/api/{path:path}", nothing_there, Price(0.5), "Nothing."),
    Endpoint("GET", "/{path:path}", page, Price(0.2), "The client."),
]


def endpoint_routes() -> list[BaseRoute]:
    """In this order: the first that fits answers."""
    return [
        Route(
            each.path,
            answering(each.route, each.price, each.path),
            methods=[each.method] if each.method else None,
        )
        for each in [*ENDPOINTS, *OTHERS]
    ]


def document() -> dict[str, Any]:
    kinds = [
        kind
        for endpoint in ENDPOINTS
        for kind in (endpoint.takes, endpoint.gives)
        if kind is not None
    ]
    every = [*kinds, api.Trouble]
    schemas, parts = msgspec.json.schema_components(
        every, ref_template="#/components/schemas/{name}", schema_hook=anything
    )
    by_kind = dict(zip(map(str, every), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_kind)
    about = {"title": "Powderkeg", "version": powderkeg.__version__}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": parts}}


def anything(kind: type) -> dict[str, Any]:
    """`object` is whatever JSON can be."""
    assert kind is object, kind
    return {"description": "JSON of the game's own"}


def operation(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    given = by_kind.get(str(endpoint.gives))
    kept: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ],
        "responses": {
            "201" if endpoint.path == "/api/tables" and endpoint.method == "POST" else "200": {
                "description": "Answered.",
                **({"content": {"application/json": {"schema": given}}} if given else {}),
            },
            "default": {
                "description": "Why it could not be answered.",
                "content": {"application/json": {"schema": by_kind[str(api.Trouble)]}},
            },
        },
    }
    if endpoint.takes is not None:
        content = {"application/json": {"schema": by_kind[str(endpoint.takes)]}}
        kept["requestBody"] = {"required": True, "content": content}
    return kept
