"""A line in which each address has its turn, and of each address each table."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

from powderkeg.table.bot_pool import Asker

T = TypeVar("T")


class FairLine(Generic[T]):
    """Things that are lent one by one: who asks for much waits, and nobody else because of it.

    An address never has all of them, if there are several: the next one to come finds one free.
    """

    def __init__(self, things: Sequence[T]) -> None:
        self.free = deque(things)
        self.most = max(1, len(things) - 1)  # lent to one address
        self.lent: Counter[str] = Counter()
        # By address and table, in the order in which they are served next.
        self.waiting: dict[str, dict[str, deque[asyncio.Future[T]]]] = {}

    def has_one_for(self, asker: Asker) -> bool:
        """Would one be had at once?"""
        return bool(self.free) and self.lent[asker.address] < self.most

    async def take(self, asker: Asker) -> T:
        """Wait for one. Whoever has it gives it back."""
        ticket: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        tables = self.waiting.setdefault(asker.address, {})
        tables.setdefault(asker.table, deque()).append(ticket)
        self._serve()
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.cancelled():
                self._leave(asker, ticket)
            else:  # it came at the very moment in which nobody wanted it any more
                self.give_back(asker, ticket.result())
            raise

    def give_back(self, asker: Asker, thing: T) -> None:
        self.lent[asker.address] -= 1
        if not self.lent[asker.address]:
            del self.lent[asker.address]
        self.free.append(thing)
        self._serve()

    def _serve(self) -> None:
        while self.free:
            address = next((each for each in self.waiting if self.lent[each] < self.most), None)
            if address is None:
                return
            # Whoever is served goes to the end of the line.
            tables = self.waiting.pop(address)
            table = next(iter(tables))
            tickets = tables.pop(table)
            ticket = tickets.popleft()
            if tickets:
                tables[table] = tickets
            if tables:
                self.waiting[address] = tables
            if not ticket.done():
                self.lent[address] += 1
                ticket.set_result(self.free.popleft())

    def _leave(self, asker: Asker, ticket: asyncio.Future[T]) -> None:
        tables = self.waiting.get(asker.address, {})
        tickets = tables.get(asker.table)
        if tickets is None or ticket not in tickets:
            return
        tickets.remove(ticket)
        if not tickets:
            del tables[asker.table]
        if not tables:
            del self.waiting[asker.address]
