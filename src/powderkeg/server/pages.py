"""The client's files, and what a browser may do with them."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Nothing from anywhere else, nothing inline, no frame around us. Compiling WebAssembly must be
# allowed by name: a flask is some. It allows no script, and still comes from here alone.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
FOREVER = "public, max-age=31536000, immutable"  # their names hold a hash of what they are


class Guarded:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)


async def page(request: Request) -> Response:
    """A file of the client, or its one page: the client knows what to show at which address."""
    folder: Path = request.app.state.settings.client.resolve()
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(
            "This server was built without its browser client. `make play` builds it.\n", 503
        )
    path = request.path_params.get("path", "")
    wanted = file_at(folder, path)
    if wanted is not None:
        kept = FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"cache-control": kept})
    if path.startswith("assets/"):
        return PlainTextResponse("There is no such file.\n", 404)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def file_at(folder: Path, path: str) -> Path | None:
    """A file inside the folder; a path may be anything a stranger can type."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder) else None
    except (OSError, ValueError):
        return None
