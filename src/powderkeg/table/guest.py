"""A guest: one connection at a table, whoever is behind it."""

from __future__ import annotations

import asyncio
from collections import deque

from powderkeg.table.bucket import Bucket
from powderkeg.table.clock import Clock
from powderkeg.table.counters import Counters
from powderkeg.table.news import ENCODER, Problem, Tell
from powderkeg.table.protocol import Code, Wish

MOST_WAITING = 200  # messages; who cannot follow comes back and gets the newest


class Guest:
    """What this connection is, and what it still has to be told."""

    def __init__(self, clock: Clock, counters: Counters) -> None:
        self.counters = counters
        self.chair: int | None = None
        self.host = False
        self.wants: frozenset[Wish] = frozenset()
        self.outbox: deque[str] = deque()
        self.glimpse = ""  # what is out of date as soon as there is another
        self.bell = asyncio.Event()
        self.is_lost = False
        self.chatter = Bucket(clock, rate=0.5, burst=6)

    def tell(self, news: Tell) -> None:
        self.send(ENCODER.encode(news).decode())

    def send(self, text: str) -> None:
        """Never waits: a table must not wait for the slowest connection."""
        if len(self.outbox) >= MOST_WAITING:
            self.is_lost = True
        else:
            self.outbox.append(text)
        self.bell.set()

    def show(self, text: str) -> None:
        """Instead of what was to be shown and is not yet sent: who is slow sees less, not later."""
        self.glimpse = text
        self.bell.set()

    def problem(self, code: Code, message: str, key: str = "") -> None:
        self.counters.problem(code)
        self.tell(Problem(code, message, key))
