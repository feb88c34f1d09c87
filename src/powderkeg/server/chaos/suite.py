"""Everything together: servers, a proxy, people, and one fault after another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic
from typing import NamedTuple, TypedDict

from powderkeg.rules.games import GAMES
from powderkeg.server.chaos.asking import HOME
from powderkeg.server.chaos.faults import Chaos, Kind
from powderkeg.server.chaos.laws import Party, breaches
from powderkeg.server.chaos.ledger import open_ledger
from powderkeg.server.chaos.nodes import Node
from powderkeg.server.chaos.person import LEAST, Host, Person, Second
from powderkeg.server.chaos.proxy import Proxy
from powderkeg.server.load.players import make_table
from powderkeg.server.load.postgres import Postgres
from powderkeg.table.api import BotsWish, NewTable

PATIENCE = 60.0  # seconds until somebody must have moved again
# Seconds in which a table is to be playable again on a quiet machine; one that only sleeps, or has
# vanished, has to be missed first.
WANTED = 2.0
WANTED_ASLEEP = 5.0


class Plan(NamedTuple):
    """How much is to go wrong, and where."""

    faults: int
    seed: str
    nodes: int = 3
    tables: int = 10
    sqlite: bool = False  # one server on a file of its own, which is killed


class Felt(TypedDict):
    """How long tables could not be played at, in seconds."""

    kind: str
    faults: int
    times: int  # that were taken
    p50_s: float | None
    p99_s: float | None
    worst_s: float | None
    late: int  # of these times, beyond what is wanted


class Report(TypedDict):
    """What was found."""

    seed: str
    seconds: float
    nodes: int
    tables: int
    acknowledged: int  # moves of people
    denied: int  # moves of people that came too late, and were told so
    seen: int  # different sights of games that were checked
    fenced: int  # jobs of who had lost a table and did not know
    forced: int  # tables taken from who was dead for sure
    own_faults: int  # requests that ran into a bug of the server
    felt: list[Felt]
    breaches: list[str]


def measure(plan: Plan, told: Callable[[str], None] = lambda what: None) -> Report:
    """Where something was not as it should be, the servers' logs and files are left."""
    folder = Path(mkdtemp(prefix="powderkeg-chaos-"))
    report = asyncio.run(run(plan, folder, told))
    if not report["breaches"]:
        rmtree(folder)
    return report


async def run(plan: Plan, folder: Path, told: Callable[[str], None]) -> Report:
    began, rng = monotonic(), Random(plan.seed)
    async with AsyncExitStack() as stack:
        told("opening servers")
        database = None
        if not plan.sqlite:
            database = await asyncio.to_thread(Postgres)
            stack.callback(database.close)
        url = database.url if database else f"sqlite+aiosqlite:///{folder / '0/powderkeg.sqlite'}"
        count = 1 if plan.sqlite else plan.nodes
        nodes = [Node(folder / str(n), database.url if database else "") for n in range(count)]
        await stack.enter_async_context(opened(nodes[0]))  # it lays the database out
        for node in nodes[1:]:
            await stack.enter_async_context(opened(node))
        await open_ledger(url)
        proxy = Proxy([node.port for node in nodes])
        await proxy.open()
        stack.push_async_callback(proxy.close)

        told("seating people")
        parties = [await seated(number, proxy.port, rng) for number in range(plan.tables)]
        people = [person for party in parties for person in party.people]
        chaos = Chaos(nodes, proxy, database, parties, rng)
        kinds = chaos.kinds(plan.faults)
        async with alive(people):
            chaos.breaches += await all_move(parties)
            for number, kind in enumerate(kinds, 1):
                told(f"fault {number} of {len(kinds)}: {kind}")
                await chaos.do(kind)
                await asyncio.sleep(rng.uniform(0, 0.5))
            await chaos.all_well()
            told("playing on")
            chaos.breaches += await all_move(parties)
            await asyncio.gather(*(party.host.playable() for party in parties))
        for node in nodes:  # a clock may still run, and would write between two readings
            chaos.counts += await node.counts()
            await node.remove()
        told("checking the laws")
        found = chaos.breaches + await breaches(url, parties)
        return report(plan, monotonic() - began, kinds, chaos, found)


@asynccontextmanager
async def opened(node: Node) -> AsyncIterator[None]:
    node.folder.mkdir()
    await node.start()
    try:
        await node.be_well()
        yield
    finally:
        await node.remove()


@asynccontextmanager
async def alive(people: list[Person]) -> AsyncIterator[None]:
    """They come, and go home at the end."""
    tasks = [asyncio.create_task(person.live()) for person in people]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if not isinstance(end, asyncio.CancelledError):
            raise RuntimeError("somebody gave up") from end


async def seated(number: int, port: int, rng: Random, bots: bool = True) -> Party:
    """All games in turn: two people, then one and a bot. Where hands move, a bot moves them.

    Hands take more of a machine than all the rest: the next ones play without sand.
    """
    game = [*GAMES][number % len(GAMES)]
    is_first = bots and number < len(GAMES)
    alone = bots and (game == "nitro" or number // len(GAMES) % 2 == 1)
    company = BotsWish(1) if alone else None
    options = {}
    if game == "elixir":
        options = {"duel": "on"}  # else it is not for two
    elif game == "nitro" and not is_first:
        options = {"pace": "calm"}
    name = f"h{number}"
    wish = NewTable(game, options, name=name, bots=company, breath=0, patience=LEAST)
    made = await asyncio.to_thread(make_table, f"{HOME}:{port}", wish)
    host = Host(name, port, made.table, made.token, Random(rng.random()))
    others = []
    if not alone:
        others = [Second(f"g{number}", port, made.table, "", Random(rng.random()))]
    return Party(made.table, game, host, list(others))


async def all_move(parties: list[Party]) -> list[str]:
    """Returns when somebody has moved at every table, or at which nobody could."""
    before = [party.moves() for party in parties]
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while any(party.moves() <= n for party, n in zip(parties, before, strict=True)):
                await asyncio.sleep(0.05)
    stuck = [party for party, n in zip(parties, before, strict=True) if party.moves() <= n]
    return [f"nobody can move any more: {party.table}, {party.game}" for party in stuck]


def report(plan: Plan, seconds: float, kinds: list[Kind], chaos: Chaos, found: list[str]) -> Report:
    people = [person for party in chaos.parties for person in party.people]
    counts = Counter(kinds)
    return {
        "seed": plan.seed,
        "seconds": seconds,
        "nodes": len(chaos.nodes),
        "tables": len(chaos.parties),
        "acknowledged": sum(len(person.played) for person in people),
        "denied": sum(len(person.denied) for person in people),
        "seen": sum(len(person.told) for person in people),
        "fenced": chaos.counts["fenced"],
        "forced": chaos.counts["forced"],
        "own_faults": chaos.counts["own_faults"],
        "felt": [felt(kind, counts[kind], chaos.felt[kind]) for kind in sorted(counts)],
        "breaches": found,
    }


def felt(kind: str, faults: int, times: list[float]) -> Felt:
    def quantile(part: float) -> float | None:
        return sorted(times)[int(part * (len(times) - 1))] if times else None

    wanted = WANTED_ASLEEP if kind == "stop" else WANTED
    return {
        "kind": kind,
        "faults": faults,
        "times": len(times),
        "p50_s": quantile(0.5),
        "p99_s": quantile(0.99),
        "worst_s": quantile(1.0),
        "late": sum(seconds > wanted for seconds in times),
    }
