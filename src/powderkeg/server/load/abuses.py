"""What one bad neighbour does to a server: `python -m powderkeg.server.load.abuses NAME HOST …`.

A process of its own, from an address of its own, that stops by itself. Whatever is refused is
asked for again: that is the abuse.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from powderkeg.rules.core import SILENT
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.rules.rng import Rng
from powderkeg.server.load.players import HEARD, JSON, MADE, knock
from powderkeg.server.settings import Settings
from powderkeg.table.api import BotsWish, NewTable, RecordFile, TableMade
from powderkeg.table.protocol import Do, Hello, Ping, Play, Say, Why

SOURCE: Final = "127.0.0.3"  # where the bad neighbour lives
LONGEST: Final = 60.0  # seconds, whatever happens to whoever started us
AT_ONCE: Final = 8  # requests, connections that flood
NICE: Final = 5  # it stands for another machine: its work must not pass for the server's


class Spree:
    """One abuse under way, against a server and its process."""

    def __init__(self, host: str, server: int, many: int) -> None:
        self.host = host
        self.server = server
        self.many = many
        self.served = 0
        self.refused = 0
        self.lines: list[ClientConnection] = []
        self.frozen: list[int] = []  # processes of the server that would stay so

    def tidy_up(self) -> None:
        for line in self.lines:
            line.transport.abort()
        for pid in self.frozen:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def ask(self, method: str, path: str, body: bytes = b"") -> bytes | None:
        """One request; None if it is refused."""
        line = HTTPConnection(self.host, timeout=LONGEST, source_address=(SOURCE, 0))
        try:
            line.request(method, path, body, JSON)
            answer = line.getresponse()
            said = answer.read()
        except (OSError, HTTPException):
            self.refused += 1
            return None
        finally:
            line.close()
        if answer.status >= 400:
            self.refused += 1
            return None
        self.served += 1
        return said

    def make(self, wish: NewTable) -> TableMade | None:
        said = self.ask("POST", "/api/tables", msgspec.json.encode(wish))
        return None if said is None else MADE.decode(said)

    async def knock(self, table: str, token: str = "") -> ClientConnection | None:
        """Come to a table; None if it will not have us."""
        try:
            line = await knock(self.host, table, SOURCE)
            self.lines.append(line)
            await send(line, Hello(token))
            return line
        except (OSError, WebSocketException):
            self.refused += 1
            return None

    async def over_and_over(self, do: Callable[[], object]) -> None:
        """As fast as it is answered, in a thread of its own."""
        while True:
            before = self.refused
            await asyncio.to_thread(do)
            if self.refused > before:  # nobody floods faster by hammering on a shut door
                await asyncio.sleep(0.002)

    async def all_at_once(self, do: Callable[[], object]) -> None:
        await asyncio.gather(*(self.over_and_over(do) for _ in range(min(AT_ONCE, self.many))))


async def send(line: ClientConnection, request: Do) -> None:
    await line.send(msgspec.json.encode(request), text=True)


async def replays(spree: Spree) -> None:
    """A long game of Elixir is read again and again."""
    record = random_record("elixir", 4, 700)
    body = msgspec.json.encode(RecordFile(record, -3))
    await spree.all_at_once(lambda: spree.ask("POST", "/api/replays/read", body))


def random_record(name: str, seats: int, acts: int) -> str:
    game, rng = GAMES[name], Rng("any")
    match = Match(game, game.setup(seats, {}), {}, "any")
    while len(match.record.acts) < acts and match.state.outcome() is None:
        awaited = match.state.deciders()
        if match.state.chances() or not awaited:
            match.step(SILENT)
        else:
            match.play(awaited[0], rng.pick(match.state.moves(awaited[0])), SILENT)
    return match.record.write()


async def dying_bots(spree: Spree) -> None:
    """Bots' processes are killed or frozen at any moment."""
    await watched(spree, NewTable("verflixxt", sit=False, bots=BotsWish(4), start=True, breath=0))
    chance = random.Random(7)
    while True:
        await asyncio.sleep(chance.random() * 0.3)
        for pid in children(spree.server):
            how = signal.SIGSTOP if chance.random() < 0.1 else signal.SIGKILL
            with suppress(ProcessLookupError):
                os.kill(pid, how)
                spree.served += 1
                spree.frozen += [pid] if how == signal.SIGSTOP else []


def children(pid: int) -> list[int]:
    told = [Path(f"/proc/{pid}/task/{task}/children") for task in os.listdir(f"/proc/{pid}/task")]
    return [int(word) for path in told if path.exists() for word in path.read_text().split()]


async def thinkers(spree: Spree) -> None:
    """Many tables of ruthless bots, each watched."""
    wish = NewTable(
        "verflixxt", sit=False, bots=BotsWish(4, "ruthless"), start=True, breath=0, patience=0
    )
    await watched(spree, wish)
    await asyncio.sleep(LONGEST)


async def hurriers(spree: Spree) -> None:
    """Many tables of bots that need not think, and whose tables take no breath."""
    wish = NewTable("verflixxt", sit=False, bots=BotsWish(4, "carefree"), start=True, breath=0)
    await watched(spree, wish)
    await asyncio.sleep(LONGEST)


async def hands(spree: Spree) -> None:
    """Many tables of bots that shake, and one who sits there and does as little as possible."""
    wish = NewTable(
        "nitro",
        name="Eve",
        bots=BotsWish(3, "ruthless"),
        start=True,
        breath=0,
        options={"sand": "60"},
    )
    await watched(spree, wish)
    await asyncio.sleep(LONGEST)


async def watched(spree: Spree, wish: NewTable) -> None:
    """So many tables, and somebody at each who takes the first offer."""
    for _ in range(spree.many):
        made = await asyncio.to_thread(spree.make, wish)
        line = await spree.knock(made.table, made.token) if made is not None else None
        if line is not None:
            keep(play_along(line))


async def play_along(line: ClientConnection) -> None:
    async for message in line:
        news = HEARD.decode(message)
        if news.tell == "welcome" and news.game is not None:
            news = news.game
        if news.offers:
            await send(line, Play(news.at, news.offers[0].move))


async def idlers(spree: Spree) -> None:
    """Connections on which nothing is ever said again."""
    made = None
    for number in range(spree.many):
        if number % 90 == 0:
            made = await asyncio.to_thread(spree.make, NewTable("verflixxt", name="Eve"))
        if made is not None and await spree.knock(made.table) is not None:
            spree.served += 1
    await asyncio.sleep(LONGEST)


async def big_files(spree: Spree) -> None:
    """The client's largest files."""
    assets = Settings().pages / "assets"
    found = sorted(assets.glob("*.wasm"), key=lambda path: -path.stat().st_size)
    path = f"/assets/{found[0].name}" if found else "/"
    await spree.all_at_once(lambda: spree.ask("GET", path))


async def guesses(spree: Spree) -> None:
    """Names of tables, one after another."""
    chance = random.Random(7)
    await spree.all_at_once(
        lambda: spree.ask("GET", f"/api/tables/amber-acorn-{chance.randrange(10**8):08}")
    )


async def flood(spree: Spree, wish: NewTable, request: Do | bytes) -> None:
    """The same message as fast as it is taken; who is cut off comes back."""
    made = None
    while made is None:
        made = await asyncio.to_thread(spree.make, wish)
        await asyncio.sleep(0.1)
    table, token = made.table, made.token
    text = request if isinstance(request, bytes) else msgspec.json.encode(request)

    async def pour() -> None:
        while True:
            line = await spree.knock(table, token)
            if line is None:
                await asyncio.sleep(0.1)
                continue
            ear = keep(swallow(line))
            try:
                while True:
                    await line.send(text, text=True)
                    await asyncio.sleep(0)  # a line that takes it all would never let others in
                    spree.served += 1
            except WebSocketException:
                spree.refused += 1
            ear.cancel()

    await asyncio.gather(*(pour() for _ in range(min(AT_ONCE, spree.many))))


async def swallow(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def messages(spree: Spree) -> None:
    """Floods of the smallest message."""
    await flood(spree, NewTable("verflixxt", name="Eve"), Ping())


async def whys(spree: Spree) -> None:
    """Floods of a question that the rules must answer."""
    wish = NewTable("elixir", name="Eve", bots=BotsWish(3), start=True)
    await flood(spree, wish, Why("pass"))


async def chatter(spree: Spree) -> None:
    """Floods of talk."""
    await flood(spree, NewTable("verflixxt", name="Eve"), Say("x" * 300))


class Abuse(NamedTuple):
    """What is done, in so many places at once."""

    do: Callable[[Spree], Awaitable[None]]
    many: int
    told: str


ABUSES: Final = {
    "replays": Abuse(replays, 8, "long replays, 8 at a time"),
    "dying": Abuse(dying_bots, 5, "bots' processes die or freeze"),
    "thinkers": Abuse(thinkers, 55, "55 tables of ruthless bots"),
    "hurriers": Abuse(hurriers, 55, "55 tables of hasty bots"),
    "hands": Abuse(hands, 40, "40 tables of Nitro bots"),
    "idlers": Abuse(idlers, 300, "300 idle connections"),
    "files": Abuse(big_files, 8, "the wasm, 8 at a time"),
    "guesses": Abuse(guesses, 8, "names of tables are guessed"),
    "messages": Abuse(messages, 8, "8 floods of messages"),
    "whys": Abuse(whys, 8, "8 floods of why?"),
    "chatter": Abuse(chatter, 8, "8 floods of chat"),
}
TASKS: set[asyncio.Task[None]] = set()  # else nobody would hold them


def keep(work: Awaitable[None]) -> asyncio.Task[None]:
    async def quietly() -> None:
        with suppress(WebSocketException):
            await work

    task = asyncio.create_task(quietly())
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)
    return task


async def run(name: str, host: str, server: int, many: int) -> None:
    """Until the input closes, and never for long; then it tells how far it came."""
    abuse = ABUSES[name]
    spree = Spree(host, server, many)
    work = asyncio.ensure_future(abuse.do(spree))
    told = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait([work, told], timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
    spree.tidy_up()
    if work.done() and work.exception() is not None:
        raise SystemExit(f"the abuse broke off: {work.exception()!r}")
    print(f"{spree.served} {spree.refused}", flush=True)
    os._exit(0)  # threads and lines may still wait for answers that nobody needs


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(run(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
