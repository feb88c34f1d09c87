"""What goes wrong: each fault is done, and undone, while people play on."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random
from time import monotonic
from typing import Literal, TypeAlias

from powderkeg.server.chaos.asking import is_well
from powderkeg.server.chaos.laws import Party
from powderkeg.server.chaos.nodes import Node
from powderkeg.server.chaos.proxy import Proxy
from powderkeg.server.load.postgres import Postgres

Kind: TypeAlias = Literal["kill", "stop", "drain", "deploy", "database", "cut"]
WEIGHTS: dict[Kind, int] = {
    "kill": 30,
    "stop": 10,
    "drain": 15,
    "deploy": 5,
    "database": 10,
    "cut": 30,
}
ASLEEP = 5.0  # seconds
PATIENCE = 60.0  # seconds until a table counts as lost


class Chaos:
    """All that runs, and how long each fault was felt."""

    def __init__(
        self,
        nodes: list[Node],
        proxy: Proxy,
        database: Postgres | None,
        parties: list[Party],
        rng: Random,
    ) -> None:
        self.nodes = nodes
        self.proxy = proxy
        self.database = database
        self.parties = parties
        self.rng = rng
        self.felt: dict[Kind, list[float]] = defaultdict(list)
        self.counts: Counter[str] = Counter()  # of processes that are gone
        self.breaches: list[str] = []
        self.starting: list[asyncio.Task[None]] = []  # who was killed is about to come back

    def kinds(self, count: int) -> list[Kind]:
        """Each at least once, if there is room for it."""
        if self.database is None:
            return ["kill"] * count
        drawn = self.rng.choices([*WEIGHTS], [*WEIGHTS.values()], k=max(0, count - len(WEIGHTS)))
        drawn += WEIGHTS
        self.rng.shuffle(drawn)
        return drawn[:count]

    async def do(self, kind: Kind) -> None:
        node = await self.victim()
        match kind:
            case "kill":
                await self.kill(node)
            case "stop":
                await self.stop(node)
            case "drain":
                await self.drain(kind, [node])
            case "deploy":
                await self.drain(kind, self.nodes)
            case "database":
                await self.restart_database()
            case "cut":
                self.proxy.cut(self.rng)
                await self.feel(kind)

    async def victim(self) -> Node:
        """Rather one at which people play; tables stay where they were led last.

        Who was killed before may still be starting: there is somebody else, and that is enough.
        """
        while len(well := await self.well()) < min(2, len(self.nodes)):
            await asyncio.sleep(0.05)
        tables = [(await node.counts())["tables"] for node in well]
        return self.rng.choices(well, [1 + 3 * each for each in tables])[0]

    async def well(self) -> list[Node]:
        answers = await asyncio.gather(*(is_well(node.port, 5.0) for node in self.nodes))
        return [node for node, answer in zip(self.nodes, answers, strict=True) if answer]

    async def all_well(self) -> None:
        await asyncio.gather(*self.starting)
        self.starting = []
        await asyncio.gather(*(node.be_well() for node in self.nodes))

    async def feel(self, kind: Kind) -> None:
        """How long from now on until each table could be played at."""
        since = monotonic()
        tries = [asyncio.create_task(party.host.playable()) for party in self.parties]
        await asyncio.wait(tries, timeout=PATIENCE)
        for party, each in zip(self.parties, tries, strict=True):
            if each.done():
                self.felt[kind].append(each.result() - since)
            else:
                each.cancel()
                self.breaches.append(f"cannot be played at after {kind}: a {party.game} table")

    async def kill(self, node: Node) -> None:
        self.counts += await node.counts()
        node.send(signal.SIGKILL)
        if len(self.nodes) == 1:  # nobody else can go on
            await node.end()
            await node.start()
            await node.be_well()
            await self.feel("kill")
            return
        coming = self.start_after(node, self.rng.uniform(0, 2))
        self.starting.append(asyncio.create_task(coming))
        await self.feel("kill")

    async def start_after(self, node: Node, seconds: float) -> None:
        await node.end()
        await asyncio.sleep(seconds)
        await node.start()

    async def stop(self, node: Node) -> None:
        """It sleeps; when it wakes, others have what it thinks it has."""
        node.send(signal.SIGSTOP)
        try:
            await asyncio.gather(self.feel("stop"), asyncio.sleep(ASLEEP))
        finally:
            node.send(signal.SIGCONT)

    async def drain(self, kind: Kind, nodes: Iterable[Node]) -> None:
        """Felt by those whose line ended, from then on."""
        await self.all_well()
        before = [len(party.host.blinks) for party in self.parties]
        for node in nodes:
            self.counts += await node.counts()
            node.send(signal.SIGTERM)
            code = await node.end()
            if code != 0:
                self.breaches.append(f"a server that was asked to stop ended with {code}")
            await node.start()
            await node.be_well()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(party.host.settle() for party in self.parties))
        except TimeoutError:
            self.breaches.append(f"a table cannot be played at after {kind}")
        for party, count in zip(self.parties, before, strict=True):
            self.felt[kind] += party.host.blinks[count:]

    async def restart_database(self) -> None:
        """Felt from the moment at which it is back."""
        assert self.database is not None
        await asyncio.to_thread(self.database.crash)
        await asyncio.sleep(self.rng.uniform(0, 1))
        await asyncio.to_thread(self.database.start)
        await self.feel("database")
