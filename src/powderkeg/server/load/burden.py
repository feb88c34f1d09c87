"""Tables of two, all moving as fast as they can, and what that costs the server."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TypedDict

from powderkeg.server.load.players import Tally, seat_two
from powderkeg.server.load.process import Server


class Burden(TypedDict):
    """What was measured with so many tables. A time is None where no such move was seen."""

    tables: int
    moves: int
    moves_per_second: float
    moves_per_cpu_second: float
    server_cores: float
    p50_ms: float | None  # from sending a move until the opponent has it
    p99_ms: float | None
    p50_early_ms: float | None  # in records still short
    p50_late_ms: float | None  # and in long ones


async def bear(server: Server, tables: int, seconds: float, warm_up: float) -> Burden:
    tally = Tally()
    players: list[asyncio.Task[None]] = []
    try:
        for _ in range(tables):
            players += await seat_two(server.host, tally)
        await watch(players, warm_up)
        tally.forget()
        used, began = server.cpu_seconds(), perf_counter()
        await watch(players, seconds)
        spent, took = server.cpu_seconds() - used, perf_counter() - began
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return summary(tables, tally, spent, took)


async def watch(players: list[asyncio.Task[None]], seconds: float) -> None:
    """Nobody gets up meanwhile; what went wrong for one player goes wrong for all."""
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for player in done:
        player.result()
        raise RuntimeError("the server has closed the line")


def summary(tables: int, tally: Tally, spent: float, took: float) -> Burden:
    seen = [*tally.early, *tally.late]
    return {
        "tables": tables,
        "moves": len(seen),
        "moves_per_second": len(seen) / took,
        "moves_per_cpu_second": len(seen) / max(spent, 0.01),  # the clock's own grain
        "server_cores": spent / took,
        "p50_ms": quantile_ms(seen, 0.5),
        "p99_ms": quantile_ms(seen, 0.99),
        "p50_early_ms": quantile_ms(tally.early, 0.5),
        "p50_late_ms": quantile_ms(tally.late, 0.5),
    }


def quantile_ms(seconds: list[float], part: float) -> float | None:
    return 1000 * sorted(seconds)[int(part * (len(seconds) - 1))] if seconds else None


def middle(rounds: list[Burden]) -> Burden:
    """The round whose rate is the median."""
    return sorted(rounds, key=lambda one: one["moves_per_cpu_second"])[len(rounds) // 2]
