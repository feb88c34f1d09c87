"""How an honest table fares beside a bad neighbour: what `powderkeg bench neighbours` measures.

Two who play each other and one who plays a bot, at a person's pace, first alone and then beside an
abuse from another address, on a server with its usual limits. Compare the ratios, not the times.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from time import perf_counter
from typing import NamedTuple, TypedDict

from powderkeg.server.load import abuses
from powderkeg.server.load.abuses import ABUSES, LONGEST, TASKS, Spree
from powderkeg.server.load.bench import COMPILED, at_once
from powderkeg.server.load.burden import quantile_ms, watch
from powderkeg.server.load.players import HEARD, Heard, Host, Player, Tally, knock, make_table
from powderkeg.server.load.process import Server, environment, running
from powderkeg.table.api import BotsWish, NewTable
from powderkeg.table.protocol import Hello, Play, Sit

SOURCE = "127.0.0.2"  # where honest people live
PAUSE = 0.02  # seconds that a person thinks: quick, so that there is much to see in a short time


class Scale(NamedTuple):
    """How much is measured, and for how long."""

    calm: float  # seconds before the abuse
    seconds: float  # and beside it
    lead: float  # that it takes to get going
    share: float  # of an abuse
    fresh: bool  # a server, and a process that abuses it, for each


WHOLE = Scale(calm=5, seconds=8, lead=4, share=1, fresh=True)
# Where it need only be seen that all can be measured.
HINT = Scale(calm=0.3, seconds=0.3, lead=0.2, share=0.1, fresh=False)


class Fared(TypedDict):
    """Milliseconds from a move until the other has it, and until a bot has answered."""

    p50_ms: float | None
    p99_ms: float | None
    bot_p50_ms: float | None
    bot_p99_ms: float | None
    moves: int
    server_cores: float  # of the server's own process, without its bots


class Beside(TypedDict):
    """One abuse: before it, beside it, and how many times as long things took."""

    abuse: str
    told: str
    calm: Fared
    beside: Fared
    ratios: dict[str, float | None]
    served: int
    refused: int


class Report(TypedDict):
    """What the bench found."""

    python: str
    compiled: bool
    abuses: list[Beside]


class Paced(Player):
    """Thinks for a moment before each move."""

    async def do_move(self, play: Play) -> None:
        await asyncio.sleep(PAUSE)
        self.sent.append((play.at, perf_counter()))
        await self.do(play)


class PacedHost(Paced, Host):
    """The one who lights the fuse."""


class Solo(Host):
    """Plays a bot, and counts how long its answers take."""

    lit = True
    since: float | None = None  # the bot was awaited

    async def hear(self, message: str | bytes) -> None:
        news = HEARD.decode(message)
        if news.tell == "welcome" and news.game is not None:
            await self.see(news.game)
        else:
            await super().hear(message)

    async def see(self, news: Heard) -> None:
        now = perf_counter()
        if not news.offers:
            self.since = self.since or now
            return
        if self.since is not None:
            self.tally.note(now - self.since, news.at)
            self.since = None
        await asyncio.sleep(PAUSE)
        await self.do(Play(news.at, news.offers[news.at % len(news.offers)].move, str(news.at)))


class Honest:
    """The three of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host = server.host
        self.pair, self.bot = Tally(), Tally()
        self.solo: Solo
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        made = make_table(self.host, NewTable("verflixxt", name="Ada", breath=0), SOURCE)
        ada = PacedHost(await knock(self.host, made.table, SOURCE), self.pair)
        bo = Paced(await knock(self.host, made.table, SOURCE), self.pair)
        ada.other, bo.other = bo, ada
        await ada.do(Hello(made.token))
        await bo.do(Hello())
        await bo.do(Sit("Bo"))
        wish = NewTable("verflixxt", name="Cy", breath=0, bots=BotsWish(1), start=True)
        made = make_table(self.host, wish, SOURCE)
        self.solo = Solo(await knock(self.host, made.table, SOURCE), self.bot)
        await self.solo.do(Hello(made.token))
        players: list[Player] = [ada, bo, self.solo]
        self.tasks = [asyncio.create_task(player.play()) for player in players]

    async def fare(self, seconds: float) -> Fared:
        self.pair.forget()
        self.bot.forget()
        used, began = self.server.cpu_seconds(), perf_counter()
        await watch(self.tasks, seconds)
        while not self.pair.early and not self.pair.late and perf_counter() < began + LONGEST:
            await watch(self.tasks, 0.1)  # on a busy machine there is nothing to tell yet
        moves = [*self.pair.early, *self.pair.late]
        answers = [*self.bot.early, *self.bot.late]
        if self.solo.since is not None:  # still waited for: so long, at least
            answers.append(perf_counter() - max(began, self.solo.since))
        return {
            "p50_ms": quantile_ms(moves, 0.5),
            "p99_ms": quantile_ms(moves, 0.99),
            "bot_p50_ms": quantile_ms(answers, 0.5),
            "bot_p99_ms": quantile_ms(answers, 0.99),
            "moves": len(moves),
            "server_cores": (self.server.cpu_seconds() - used) / (perf_counter() - began),
        }

    async def go_home(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Elsewhere:
    """A process in which an abuse goes on until it is asked how far it came."""

    def __init__(self, name: str, server: Server, many: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", abuses.__name__, name, server.host, str(server.pid), str(many)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=environment(),
        )

    async def stop(self) -> tuple[int, int]:
        told, _ = await asyncio.to_thread(self.process.communicate)
        served, _, refused = told.partition(" ")
        return int(served or 0), int(refused or 0)

    async def close(self) -> None:
        self.process.kill()
        await asyncio.to_thread(self.process.communicate)


class Here:
    """The same in this very process: sooner begun, and no good to measure anything by."""

    def __init__(self, name: str, server: Server, many: int) -> None:
        self.spree = Spree(server.host, server.pid, many)
        self.task = asyncio.ensure_future(ABUSES[name].do(self.spree))

    async def stop(self) -> tuple[int, int]:
        return self.spree.served, self.spree.refused

    async def close(self) -> None:
        tasks = [self.task, *TASKS]
        for task in tasks:
            task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, Exception):
                raise problem
        self.spree.tidy_up()
        await asyncio.sleep(0.05)  # until the lines are closed


async def beside(server: Server, name: str, scale: Scale) -> Beside:
    abuse = ABUSES[name]
    honest = Honest(server)
    try:
        await honest.sit_down()
        await honest.fare(scale.lead)
        calm = await honest.fare(scale.calm)
        many = max(1, round(abuse.many * scale.share))
        spree = (Elsewhere if scale.fresh else Here)(name, server, many)
        try:
            await honest.fare(scale.lead)
            fared = await honest.fare(scale.seconds)
            served, refused = await spree.stop()
        finally:
            await spree.close()
    finally:
        await honest.go_home()
    return {
        "abuse": name,
        "told": abuse.told,
        "calm": calm,
        "beside": fared,
        "ratios": {
            "p50": ratio(fared["p50_ms"], calm["p50_ms"]),
            "p99": ratio(fared["p99_ms"], calm["p99_ms"]),
            "bot_p50": ratio(fared["bot_p50_ms"], calm["bot_p50_ms"]),
            "bot_p99": ratio(fared["bot_p99_ms"], calm["bot_p99_ms"]),
        },
        "served": served,
        "refused": refused,
    }


def ratio(ours: float | None, calm: float | None) -> float | None:
    return None if ours is None or not calm else ours / calm


def measure(told: Callable[[str], None] = lambda what: None, scale: Scale = WHOLE) -> Report:
    """Abuse by abuse."""
    found: list[Beside] = []
    with nullcontext() if scale.fresh else running(limits=True) as shared:
        for name, abuse in ABUSES.items():
            told(f"beside {name}: {abuse.told}")
            with nullcontext(shared) if shared is not None else running(limits=True) as server:
                found.append(at_once(beside(server, name, scale)))
    return {"python": sys.version.split()[0], "compiled": COMPILED, "abuses": found}
