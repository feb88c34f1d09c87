"""Where bots think while all of our own processes are busy: `powderkeg think`, on other machines.

It may be gone, frozen or wrong at any moment. Then there is no move from there, and whoever asked
is no worse off than without it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final
from urllib.parse import urlsplit

import httptools
import msgspec
import structlog

from powderkeg.rules.core import Complaint, Move
from powderkeg.rules.game import Game
from powderkeg.server.bot_process import move_of
from powderkeg.server.metrics import THOUGHTS
from powderkeg.server.question import MOST_BYTES, PATH, Answer, Question, password
from powderkeg.table.bot_pool import Asker, BotFailed, LongLine

LOG = structlog.get_logger("elsewhere")
TIME_TO_CONNECT: Final = 1.0  # seconds: it is in our own network
LONGEST_REPLY: Final = 65_536  # bytes, with its head
UNFIT: Final = (400, 413)  # the question is to blame, not who was asked
FULL: Final = 503
# One that fails is left alone, twice as long each time; then it gets one question to show itself.
PAUSE: Final = 2.0  # seconds
LONGEST_PAUSE: Final = 30.0
BUSY: Final = 1.0  # seconds, for one whose line is full


class Unfit(BotFailed):
    """This question is not answered there: too long, or of rules that it does not have."""


class Elsewhere:
    """All think services that a server may ask. There may be none."""

    def __init__(self, urls: Sequence[str] = (), key: str = "") -> None:
        self.places = [Place(url, key) for url in urls]
        self._salt = secrets.token_bytes(16)

    async def choose(
        self, game: Game, question: dict[str, Any], asker: Asker, seconds: float
    ) -> Move | None:
        """The move, if one comes from there in time."""
        place = self._least_busy()
        if place is None:
            return None
        told = Question(
            record=question["record"],
            seat=question["seat"],
            level=question["bot"],
            rng=question["rng"],
            asker=self._disguised(asker.address),
        )
        try:
            move = move_of(game, {"move": await place.ask(told, seconds)})
        except BotFailed as problem:
            THOUGHTS.labels("failed").inc()
            LOG.warning("no-move", service=place.url, why=str(problem))
            place.note_failure(problem)
            return None
        THOUGHTS.labels("elsewhere").inc()
        place.failures = 0
        return move

    def _least_busy(self) -> Place | None:
        now = asyncio.get_running_loop().time()
        ready = [place for place in self.places if place.is_ready(now)]
        return min(ready, key=lambda place: place.asked, default=None)

    def _disguised(self, address: str) -> str:
        """The same for the same, and nobody's business else."""
        return blake2b(address.encode(), digest_size=8, key=self._salt).hexdigest()


class Place:
    """One of them."""

    def __init__(self, url: str, key: str = "") -> None:
        self.url = url
        self.host, self.port = host_and_port(url)
        head = [f"POST {PATH} HTTP/1.1", f"host: {urlsplit(url).netloc}", "connection: close"]
        head += ["content-type: application/json"]
        head += [f"authorization: {password(key).decode()}"] if key else []
        self.head = "\r\n".join(head).encode()
        self.asked = 0  # questions that it has not answered yet
        self.failures = 0  # since the last answer
        self.pause = 0.0  # until then by the loop's clock

    def is_ready(self, now: float) -> bool:
        return now >= self.pause and not (self.failures and self.asked)

    def note_failure(self, problem: BotFailed) -> None:
        now = asyncio.get_running_loop().time()
        if isinstance(problem, Unfit) or now < self.pause:  # all that it was asked fail at once
            return
        if isinstance(problem, LongLine):
            self.pause = now + BUSY
            return
        self.failures += 1
        self.pause = now + min(LONGEST_PAUSE, PAUSE * 2 ** min(self.failures - 1, 10))

    async def ask(self, question: Question, seconds: float) -> str:
        """The move that it answers; else a BotFailed, after so many seconds at the latest."""
        body = msgspec.json.encode(question)
        if len(body) > MOST_BYTES:
            raise Unfit(f"a question of {len(body)} bytes")
        self.asked += 1
        try:
            async with asyncio.timeout(seconds):
                status, answer = await self._exchange(body)
            if status == 200:
                return msgspec.json.decode(answer, type=Answer).move
        except TimeoutError:
            raise BotFailed(f"no move within {seconds:g} seconds") from None
        except BotFailed:
            raise
        except Exception as problem:  # lines break in many ways, and each loop has its own
            raise BotFailed(repr(problem)) from None
        finally:
            self.asked -= 1
        kind = LongLine if status == FULL else Unfit if status in UNFIT else BotFailed
        raise kind(f"{status}: {answer[:200].decode(errors='replace')}")

    async def _exchange(self, body: bytes) -> tuple[int, bytes]:
        """A line for each question: a thought takes so much longer than to open one."""
        async with asyncio.timeout(TIME_TO_CONNECT):
            reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(self.head + f"\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
            await writer.drain()
            return await Reply().read(reader)
        finally:
            writer.transport.abort()


class Reply:
    """What comes back, as its parser tells it."""

    def __init__(self) -> None:
        self.body = bytearray()
        self.is_whole = False

    async def read(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        """Its status and its body."""
        parser = httptools.HttpResponseParser(self)
        size = 0
        while not self.is_whole:
            data = await reader.read(LONGEST_REPLY)
            size += len(data)
            if not data:
                raise BotFailed("it hung up")
            if size > LONGEST_REPLY:
                raise BotFailed("it does not stop talking")
            parser.feed_data(data)
        return parser.get_status_code(), bytes(self.body)

    def on_body(self, data: bytes) -> None:
        self.body += data

    def on_message_complete(self) -> None:
        self.is_whole = True


def host_and_port(url: str) -> tuple[str, int]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = None
    if not host or parts.scheme != "http" or parts.path.strip("/") or parts.query or parts.username:
        raise Complaint(f"a think service is told as http://HOST:PORT, not as {url}")
    return host, port or 80
