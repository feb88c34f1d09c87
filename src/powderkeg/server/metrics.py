"""What a server counts, for `/metrics`."""

from __future__ import annotations

from typing import Literal

from prometheus_client import Counter, Gauge, Histogram

from powderkeg.table.counters import Counters
from powderkeg.table.protocol import Amiss, Code

TABLES = Gauge("powderkeg_tables", "Tables in memory")
SOCKETS = Gauge("powderkeg_sockets", "Open connections")
RECEIVED = Counter("powderkeg_messages", "Messages received", ["do"])
PROBLEMS = Counter("powderkeg_problems", "Messages and requests that could not be served", ["code"])
STORED = Counter("powderkeg_acts", "Acts stored")
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
FALLBACKS = Counter("powderkeg_fallbacks", "Moves played because a bot gave none", ["why"])


class Metrics(Counters):
    """What tables count, for Prometheus."""

    def tables(self, open: int) -> None:
        TABLES.set(open)

    def game(self, game: str, what: Literal["begun", "ended"]) -> None:
        GAMES.labels(game, what).inc()

    def problem(self, code: Code) -> None:
        PROBLEMS.labels(code).inc()

    def fallback(self, why: Literal["thinker", "reflex"]) -> None:
        FALLBACKS.labels(why).inc()

    def correction(self, why: Amiss) -> None:
        CORRECTIONS.labels(why).inc()

    def late(self, seconds: float) -> None:
        LATENESS.observe(seconds)
