"""What a server counts, and where Prometheus is told of it: not where players come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from powderkeg.rules.core import Complaint
from powderkeg.table.counters import Counters
from powderkeg.table.protocol import Amiss, Code

TABLES = Gauge("powderkeg_tables", "Tables in memory")
SOCKETS = Gauge("powderkeg_sockets", "Open connections")
RECEIVED = Counter("powderkeg_messages", "Messages received", ["do"])
PROBLEMS = Counter("powderkeg_problems", "Messages and requests that could not be served", ["code"])
STORED = Counter("powderkeg_acts", "Acts stored")
COMMITS = Histogram(
    "powderkeg_commit_seconds",
    "How long a transaction took",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
FENCED = Counter("powderkeg_fenced", "Jobs that were not written: another node has their tables")
CLAIMS = Counter("powderkeg_claims", "Tables that this node has claimed, by why", ["why"])
PASSED_ON = Gauge("powderkeg_forwarded_sockets", "Connections passed on to the node that has it")
HEARTBEAT_AGE = Gauge("powderkeg_heartbeat_age_seconds", "Since this node was last seen alive")
BRING_BACK = Histogram(
    "powderkeg_bring_back_seconds",
    "How long it took to open a table from what is kept of it",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
DRAINING = Gauge("powderkeg_drain_seconds", "How long it took to let all tables go")
BATCH = Histogram(
    "powderkeg_batch", "Jobs written in one transaction", buckets=(1, 2, 5, 10, 50, 200)
)
GAMES = Counter("powderkeg_games", "Games", ["game", "what"])
LATENESS = Histogram(
    "powderkeg_beat_late_seconds",
    "How late a table with moving hands was for its beat",
    buckets=(0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5),
)
CORRECTIONS = Counter("powderkeg_corrections", "Hands that were set right", ["why"])
CALLS = Counter("powderkeg_calls", "Calls by Web Push, and what became of them", ["what"])
MOVES = Histogram(
    "powderkeg_move_seconds",
    "From the receipt of a move until everybody was told",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOTS_AWAITED = Gauge("powderkeg_bots_awaited", "Questions to bots that wait for a process")
BOT_WAITS = Histogram(
    "powderkeg_bot_wait_seconds",
    "How long a question waited for a process",
    buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
)
THINKING = Histogram(
    "powderkeg_thinking_seconds",
    "How long a bot thought here, by its level",
    ["level"],
    buckets=(0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
THOUGHTS = Counter(
    "powderkeg_thoughts",
    "Moves that bots thought of here or elsewhere; failed: asked elsewhere, in vain",
    ["where"],
)
LOOP_LAG = Histogram(
    "powderkeg_loop_lag_seconds",
    "How late the event loop was",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
GC_PAUSES = Histogram(
    "powderkeg_gc_pause_seconds",
    "How long the garbage collector stopped everything",
    ["generation"],
    buckets=(0.0001, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5),
)
REQUESTS = Counter("powderkeg_requests", "Requests over HTTP, by how they ended", ["status"])
REFUSED = Counter(
    "powderkeg_refused",
    "Requests, messages and connections that were too much, by what there was too much of",
    ["why"],
)
FALLBACKS = Counter("powderkeg_fallbacks", "Moves played because a bot gave none", ["why"])


def tell_metrics(address: str) -> int:
    """At this address, host:port, from a thread of its own; on which port it is."""
    host, colon, port = address.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit()):
        raise Complaint(f"metrics are told at HOST:PORT, such as 127.0.0.1:9100, not at {address}")
    try:
        server, _ = start_http_server(int(port), host.strip("[]"))
    except (OSError, OverflowError) as problem:
        raise Complaint(f"metrics cannot be told at {address}: {problem}") from None
    return server.server_port


@contextmanager
def waiting_for_a_bot() -> Iterator[None]:
    """Somebody stands in line, in here."""
    with BOTS_AWAITED.track_inprogress(), BOT_WAITS.time():
        yield


class Metrics(Counters):
    """What tables count, for Prometheus."""

    def tables(self, open: int) -> None:
        TABLES.set(open)

    def brought_back(self, seconds: float) -> None:
        BRING_BACK.observe(seconds)

    def game(self, game: str, what: Literal["begun", "ended"]) -> None:
        GAMES.labels(game, what).inc()

    def problem(self, code: Code) -> None:
        PROBLEMS.labels(code).inc()

    def moved(self, seconds: float) -> None:
        MOVES.observe(seconds)

    def fallback(self, why: Literal["thinker", "reflex", "line"]) -> None:
        FALLBACKS.labels(why).inc()

    def correction(self, why: Amiss) -> None:
        CORRECTIONS.labels(why).inc()

    def late(self, seconds: float) -> None:
        LATENESS.observe(seconds)
