"""The client's files, and what a browser may do with them."""

from __future__ import annotations

from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from powderkeg.server.answers import accepts, has_it
from powderkeg.server.door import purse_of

# Nothing from anywhere else, nothing inline, no frame around us but our own: an example of a rule
# is a little table in the rulebook. Compiling WebAssembly must be allowed by name: a flask is some.
# It allows no script, and still comes from here alone.
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
        "frame-src 'self'",
        "frame-ancestors 'self'",
    ]
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
# What some systems do not know, or know wrongly.
TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
BYTES_A_MILLISECOND: Final = 200_000  # that are sent
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


# As the build has packed them, the smallest first.
PACKED: Final = {"br": ".br", "gzip": ".gz"}


class PageFile(NamedTuple):
    """A file as it was when it was read: what it is, its mark, and when it is out of date."""

    data: bytes
    mark: str
    stamp: tuple[int, int]


class PageFiles:
    """The client's files, in memory: a few megabytes, read when they are first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.files: dict[Path, PageFile] = {}

    def read(self, path: Path) -> PageFile | None:
        """None if there is no such file; anew if it has changed."""
        try:
            found = path.stat()
            stamp = found.st_mtime_ns, found.st_size
            kept = self.files.get(path)
            if kept is None or kept.stamp != stamp:
                data = path.read_bytes()
                mark = f'"{sha256(data).hexdigest()[:20]}"'
                kept = self.files[path] = PageFile(data, mark, stamp)
            return kept
        except OSError:
            return None

    def answer(self, request: Request, path: Path, kept: str) -> Response:
        headers = {"cache-control": kept}
        for coding, ending in PACKED.items():
            packed = self.read(path.with_name(path.name + ending))
            if packed is not None:
                headers["vary"] = "Accept-Encoding"
            if packed is not None and accepts(request, coding):
                headers["content-encoding"] = coding
                return sent(request, packed, headers, path)
        plain = self.read(path)
        return nothing() if plain is None else sent(request, plain, headers, path)


def nothing() -> Response:
    return PlainTextResponse("There is no such file.\n", 404)


def sent(request: Request, file: PageFile, headers: dict[str, str], path: Path) -> Response:
    headers["etag"] = file.mark
    if has_it(request, file.mark):
        return Response(status_code=304, headers=headers)
    purse_of(request).owe("work", len(file.data) / BYTES_A_MILLISECOND)
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return Response(file.data, 200, headers, kind)


async def page(request: Request) -> Response:
    """A file of the client, or its one page: the client knows what to show at which address."""
    files: PageFiles = request.app.state.files
    index = files.folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(
            "This server was built without its browser client. `make play` builds it.\n", 503
        )
    path = request.path_params.get("path", "")
    wanted = file_at(files.folder, path)
    if wanted is not None:
        return files.answer(request, wanted, FOREVER if path.startswith("assets/") else "no-cache")
    return nothing() if path.startswith("assets/") else files.answer(request, index, "no-cache")


def file_at(folder: Path, path: str) -> Path | None:
    """A file inside the folder; a path may be anything a stranger can type."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder) else None
    except (OSError, ValueError):
        return None
