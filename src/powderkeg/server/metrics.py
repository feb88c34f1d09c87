"""What a server counts, for `/metrics`."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("powderkeg_tables", "Tables in memory")
SOCKETS = Gauge("powderkeg_sockets", "Open connections")
RECEIVED = Counter("powderkeg_messages", "Messages received", ["do"])
PROBLEMS = Counter("powderkeg_problems", "Messages and requests that could not be served", ["code"])
STORED = Counter("powderkeg_acts", "Acts stored")
BATCH = Histogram(
    "powderkeg_batch", "Jobs written in one transaction", buckets=(1, 2, 5, 10, 50, 200)
)
GAMES = Counter("powderkeg_games", "Games", ["game", "what"])
FALLBACKS = Counter("powderkeg_fallbacks", "Moves played because a bot gave none", ["why"])
