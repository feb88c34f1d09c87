"""A guest: one connection at a table, whoever is behind it."""

from __future__ import annotations

import asyncio
from collections import deque

from powderkeg.table.counters import Counters
from powderkeg.table.news import ENCODER, Problem, Tell
from powderkeg.table.protocol import Code, Wish

TOO_SLOW = 4408  # close codes: coming back gets the newest
SENT_AWAY = 4410  # by the host
CLOSED = 4411  # by whoever runs the server
MOVED = 4503  # another server has the table: coming back leads there
GOING = 1012  # this server stops: the same
MOST_WAITING = 200  # messages; who cannot follow comes back and gets the newest


class Guest:
    """What this connection is, and how it is told something."""

    def __init__(self, counters: Counters) -> None:
        self.counters = counters
        self.chair: int | None = None
        self.host = False
        self.owner = False  # made the table
        self.token_hash = ""
        self.address = ""  # from where they come, as far as anybody knows
        self.looks = True  # the page can be seen
        self.wants: frozenset[Wish] = frozenset()

    def tell(self, news: Tell) -> None:
        self.send(ENCODER.encode(news))

    def send(self, text: bytes) -> None:
        """Never waits: a table must not wait for the slowest connection."""
        raise NotImplementedError

    def show(self, text: bytes) -> None:
        """What is out of date as soon as there is another: who is slow sees less, not later."""
        raise NotImplementedError

    def hang_up(self, code: int, reason: str) -> None:
        """What there is to tell is told, and then the connection is closed."""
        raise NotImplementedError

    def problem(self, code: Code, message: str, key: str = "") -> None:
        self.counters.problem(code)
        self.tell(Problem(code, message, key))


class PatientGuest(Guest):
    """What it still has to be told waits until somebody takes it."""

    def __init__(self, counters: Counters) -> None:
        super().__init__(counters)
        self.outbox: deque[bytes] = deque()
        self.glimpse = b""
        self.bell = asyncio.Event()
        self.end: tuple[int, str] | None = None  # nothing more is told, and why

    def send(self, text: bytes) -> None:
        if len(self.outbox) >= MOST_WAITING:
            self.hang_up(TOO_SLOW, "the line could not follow; please come back")
        else:
            self.outbox.append(text)
        self.bell.set()

    def show(self, text: bytes) -> None:
        """Instead of what was to be shown and is not yet sent."""
        self.glimpse = text
        self.bell.set()

    def hang_up(self, code: int, reason: str) -> None:
        self.end = code, reason
        self.bell.set()
