"""How much the server bears, beside a peer, in one run.

Rounds in which ours and theirs take turns, each time with a fresh server, and the median of
what they show: a noisy machine disturbs both alike. Compare ratios, not runs.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypedDict, TypeVar

from powderkeg.rules import core
from powderkeg.server.load import burden, coldstart, peer, weight
from powderkeg.server.load.burden import Burden
from powderkeg.server.load.coldstart import ColdStart
from powderkeg.server.load.peer import NoPeer
from powderkeg.server.load.process import running
from powderkeg.server.load.weight import Weight

COMPILED = not core.__file__.endswith(".py")

T = TypeVar("T")


class Scale(NamedTuple):
    """How much is measured, and for how long."""

    tables: tuple[int, ...]
    rounds: int
    seconds: float
    warm_up: float
    idle_tables: int
    watchers: int


WHOLE = Scale((1, 50, 200), rounds=3, seconds=3, warm_up=1, idle_tables=1000, watchers=500)
# Where it need only be seen that all can be measured.
HINT = Scale((1, 2), rounds=1, seconds=0.3, warm_up=0.1, idle_tables=20, watchers=5)


class Peer(TypedDict):
    """What was measured of the peer, in the same rounds."""

    name: str
    burdens: list[Burden]
    bytes_per_table: float | None


class Report(TypedDict):
    """What the bench found; `missing` says why a part of it is not there."""

    python: str
    compiled: bool
    burdens: list[Burden]
    weight: Weight
    peer: Peer | None
    ratios: dict[str, float]  # our moves per CPU second over theirs
    cold_start: ColdStart | None
    missing: list[str]


def measure(
    beside_peer: bool = False,
    told: Callable[[str], None] = lambda what: None,
    scale: Scale = WHOLE,
) -> Report:
    """Everything, case by case in turn; `told` hears what is being measured."""
    missing: list[str] = []
    ours: dict[int, list[Burden]] = {tables: [] for tables in scale.tables}
    theirs: dict[int, list[Burden]] = {tables: [] for tables in scale.tables}
    bytes_per_match = None
    if beside_peer:
        told(f"fetching {peer.NAME}")
        try:
            peer.bring()
            bytes_per_match = peer.run(0, 0, 0, scale.idle_tables)["bytes_per_table"]
        except NoPeer as problem:
            missing.append(f"no peer beside it: {problem}")
            beside_peer = False
    for number in range(scale.rounds):
        for tables in scale.tables:
            told(f"round {number + 1} of {scale.rounds}: {tables} tables")
            ours[tables].append(bear(tables, scale.seconds, scale.warm_up))
            if beside_peer:
                told(f"round {number + 1} of {scale.rounds}: {tables} matches of {peer.NAME}")
                run = peer.run(tables, scale.seconds, scale.warm_up, 0)
                theirs[tables].append(run["burden"])
    told("tables and watchers at rest")
    weights = weigh(scale.idle_tables, scale.watchers)
    told("a cold start")
    lacking = coldstart.missing()
    if lacking:
        missing.append(f"no cold start: {lacking}")
    burdens = [burden.middle(rounds) for rounds in ours.values()]
    peers = [burden.middle(rounds) for rounds in theirs.values() if rounds]
    return {
        "python": sys.version.split()[0],
        "compiled": COMPILED,
        "burdens": burdens,
        "weight": weights,
        "peer": {"name": peer.NAME, "burdens": peers, "bytes_per_table": bytes_per_match}
        if beside_peer
        else None,
        "ratios": ratios(burdens, peers),
        "cold_start": None if lacking else coldstart.start_cold(),
        "missing": missing,
    }


def bear(tables: int, seconds: float, warm_up: float) -> Burden:
    with running() as server:
        return at_once(burden.bear(server, tables, seconds, warm_up))


def weigh(tables: int, watchers: int) -> Weight:
    with running() as server:
        return at_once(weight.weigh(server, tables, watchers))


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """On the quicker loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def ratios(ours: list[Burden], theirs: list[Burden]) -> dict[str, float]:
    return {
        named(mine["tables"]): mine["moves_per_cpu_second"] / other["moves_per_cpu_second"]
        for mine, other in zip(ours, theirs, strict=False)
    }


def named(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"
