"""What several servers on one PostgreSQL bear behind a proxy, beside one, and beside SQLite.

The machine also runs the players, the proxy and the database, and may have fewer cores than
servers. So a server's worth is what it does with a second of its own CPU time: N of them on
machines of their own do N times that, unless they take it from each other.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import NamedTuple, TypedDict

from powderkeg.server.chaos.nodes import free_port
from powderkeg.server.chaos.proxy import Proxy
from powderkeg.server.load import burden
from powderkeg.server.load.bench import COMPILED
from powderkeg.server.load.burden import Burden
from powderkeg.server.load.postgres import Postgres
from powderkeg.server.load.process import Server, cpu_seconds, running


class Scale(NamedTuple):
    """How many servers, and for how long."""

    nodes: tuple[int, ...]
    tables: int
    rounds: int
    seconds: float
    warm_up: float


WHOLE = Scale((1, 2, 3), tables=60, rounds=3, seconds=4, warm_up=1)
# Where it need only be seen that all can be measured.
HINT = Scale((1, 2), tables=2, rounds=1, seconds=1, warm_up=0.2)


class Borne(TypedDict):
    """What so many servers bore."""

    nodes: int
    burden: Burden
    database_us: float  # of PostgreSQL's CPU time, a move
    worth: float  # moves of all together, on cores of their own, over those of one


class Report(TypedDict):
    """What the bench found."""

    python: str
    compiled: bool
    sqlite: Burden  # one server, on a file
    clusters: list[Borne]


class Nodes(Server):
    """Several servers as one: what they have used together."""

    def __init__(self, port: int, servers: list[Server]) -> None:
        super().__init__(servers[0].pid, f"127.0.0.1:{port}", "")
        self.servers = servers

    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds() for server in self.servers)


class Round(NamedTuple):
    burden: Burden
    database_us: float


def measure(told: Callable[[str], None] = lambda what: None, scale: Scale = WHOLE) -> Report:
    alone: list[Burden] = []
    rounds: dict[int, list[Round]] = {count: [] for count in scale.nodes}
    for number in range(scale.rounds):
        told(f"round {number + 1} of {scale.rounds}: SQLite")
        with running() as server:
            alone.append(
                asyncio.run(burden.bear(server, scale.tables, scale.seconds, scale.warm_up))
            )
        for count in scale.nodes:
            told(f"round {number + 1} of {scale.rounds}: {count} on PostgreSQL")
            rounds[count].append(bear(count, scale))
    one = middle(rounds[scale.nodes[0]]).burden["moves_per_cpu_second"]
    clusters: list[Borne] = []
    for count in scale.nodes:
        found = middle(rounds[count])
        worth = count * found.burden["moves_per_cpu_second"] / max(one, 1.0)
        clusters.append(
            {
                "nodes": count,
                "burden": found.burden,
                "database_us": found.database_us,
                "worth": worth,
            }
        )
    return {
        "python": sys.version.split()[0],
        "compiled": COMPILED,
        "sqlite": burden.middle(alone),
        "clusters": clusters,
    }


def middle(rounds: list[Round]) -> Round:
    """The one whose rate is the median."""
    return sorted(rounds, key=lambda one: one.burden["moves_per_cpu_second"])[len(rounds) // 2]


def bear(count: int, scale: Scale) -> Round:
    with ExitStack() as stack:
        database = Postgres()
        stack.callback(database.close)
        ports = [free_port() for _ in range(count)]
        servers = [stack.enter_context(running(database=database.url, node=port)) for port in ports]
        port = stack.enter_context(proxied(ports))
        before = family_seconds(database.server.pid)
        bearing = burden.bear(Nodes(port, servers), scale.tables, scale.seconds, scale.warm_up)
        found = asyncio.run(bearing)
        spent = family_seconds(database.server.pid) - before
    # Players sat down and warmed up meanwhile: that is little, and left in.
    moves = found["moves"] * (scale.seconds + scale.warm_up) / scale.seconds
    return Round(found, 1e6 * spent / max(1.0, moves))


@contextmanager
def proxied(ports: list[int]) -> Iterator[int]:
    """The port of a proxy in front of them, in a thread: whoever sits down waits for its answer."""
    loop, proxy = asyncio.new_event_loop(), Proxy(ports)
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(proxy.open(), loop).result()
        yield proxy.port
        asyncio.run_coroutine_threadsafe(shut(proxy), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def shut(proxy: Proxy) -> None:
    """Whoever was being led somewhere is let go."""
    await proxy.close()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    await asyncio.sleep(0.1)  # lines that were cut are closed in the loop's next turns


def family_seconds(pid: int) -> float:
    """Of a process and of those it has started: PostgreSQL has one for each line."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_seconds(pid) + sum(cpu_seconds(int(child)) for child in children)
