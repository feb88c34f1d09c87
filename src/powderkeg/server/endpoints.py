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
from powderkeg.table import api


class Endpoint(NamedTuple):
    """One request that is answered."""

    method: str
    path: str
    route: Callable[[Request], Awaitable[Response]]
    about: str
    takes: object = None  # a type, or none
    gives: object = None


ENDPOINTS: Final = [
    Endpoint(
        "GET", "/api/games", routes.games, "The games on the shelf.", None, list[api.GameView]
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/check",
        routes.check,
        "Can it be played so?",
        api.SetupWish,
        api.SetupView,
    ),
    Endpoint("GET", "/api/rules/{game}", routes.rules, "All rules of a game.", None, api.Rulebook),
    Endpoint(
        "GET",
        "/api/lessons/{game}/{number}",
        routes.lesson,
        "A step of a game's lesson.",
        None,
        api.LessonStep,
    ),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{number}",
        routes.try_lesson,
        "Try a move in a step of a lesson.",
        api.LessonMove,
        api.LessonAnswer,
    ),
    Endpoint(
        "POST", "/api/tables", routes.new_table, "Set up a table.", api.NewTable, api.TableMade
    ),
    Endpoint(
        "GET", "/api/tables/{table}", routes.table, "Who sits at a table.", None, api.TableSummary
    ),
    Endpoint("POST", "/api/qr", routes.qr, "A text as a QR code.", api.QrWish, api.QrView),
    Endpoint(
        "POST",
        "/api/replays/read",
        routes.read_file,
        "Watch a record file.",
        api.RecordFile,
        api.ReplayView,
    ),
    Endpoint(
        "GET",
        "/api/replays/{replay}",
        routes.replay,
        "Watch a game: a finished one, or with the seat's token one's own. "
        "`viewpoint` is a seat, -3 for a watcher, -4 for everyone.",
        None,
        api.ReplayView,
    ),
    Endpoint(
        "GET",
        "/api/replays/{replay}/review",
        routes.review,
        "What could be known about the choices of a finished game, when they were made.",
        None,
        api.Review,
    ),
    Endpoint(
        "GET", "/api/replays/{replay}/record", routes.record_text, "A finished game's record."
    ),
    Endpoint("GET", "/api/house", routes.house, "The server itself.", None, api.House),
    Endpoint("GET", "/healthz", routes.healthz, "Is the server well?"),
    Endpoint("GET", "/metrics", routes.metrics, "Counts, for Prometheus."),
]


def endpoint_routes() -> list[BaseRoute]:
    found = [
        Route(each.path, routes.clearly(each.route), methods=[each.method]) for each in ENDPOINTS
    ]
    return [*found, Route("/api/openapi.json", openapi, methods=["GET"])]


async def openapi(request: Request) -> Response:
    return routes.respond(document())


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
