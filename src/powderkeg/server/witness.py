"""Who notices what: for whom an act changes nothing, there is not even one more line."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from powderkeg.rules.core import CHANCE, WATCHER, Event, Move, Seat, State

MOST_KEPT = 40  # of a seat's choices: nobody thinks better of more


class Choice(NamedTuple):
    """What a seat did: what it was made from, what came of it, and for whom that was nothing."""

    before: State
    move: Move
    events: list[Event]
    unaware: list[Seat]

    @property
    def is_silent(self) -> bool:
        """Only who made it knows of it."""
        return len(self.unaware) == self.before.seats  # all others, and the watchers


class Witness:
    """Counts the lines of a record for every pair of eyes, and keeps what may be taken back."""

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.unaware: list[Seat] = []  # for whom the last line was nothing
        self.missed: dict[Seat, int] = {}  # by pair of eyes: lines that were nothing to them
        # By seat: its last choices, since which nothing has happened that it knows of.
        self.choices: dict[Seat, list[Choice]] = {}

    def at(self, eyes: Seat) -> int:
        """The lines of the record, as far as these eyes can know of them."""
        return self.lines - self.missed.get(eyes, 0)

    def last_choice(self, seat: Seat) -> Choice | None:
        mine = self.choices.get(seat)
        return mine[-1] if mine else None

    def act(
        self, actor: Seat, move: Move, before: State, now: State, events: Sequence[Event]
    ) -> None:
        """One more line. What nature does is always worth telling."""
        others = [] if actor == CHANCE else [eyes for eyes in all_eyes(now) if eyes != actor]
        self.count(1, now, [eyes for eyes in others if is_unaware(eyes, before, now, events)])
        if actor >= 0:
            mine = self.choices.setdefault(actor, [])
            mine.append(Choice(before, move, list(events), self.unaware))
            del mine[:-MOST_KEPT]

    def take_back(self, seat: Seat, before: State, now: State, lines: int) -> None:
        """A choice goes as quietly as it came. All these lines together say that."""
        mine = self.choices.get(seat)
        others = mine.pop().unaware if mine else [eyes for eyes in all_eyes(now) if eyes != seat]
        self.count(lines, now, [eyes for eyes in others if is_unaware(eyes, before, now, [])])

    def count(self, lines: int, now: State, unaware: list[Seat]) -> None:
        """So many lines, which are one to those who notice."""
        self.lines += lines
        self.unaware = unaware
        for eyes in all_eyes(now):
            unseen = lines if eyes in unaware else lines - 1
            self.missed[eyes] = self.missed.get(eyes, 0) + unseen

    def settle(self, actor: Seat, asked_as_before: Collection[Seat] = ()) -> None:
        """Something has happened: what can still be taken back?

        What others have seen cannot. A silent choice can as long as its maker is asked the same:
        so nothing has come of it.
        """
        if actor == CHANCE:
            self.choices = {}
        for seat, mine in self.choices.items():
            if seat == actor or seat in self.unaware:
                continue
            seen = [number for number, choice in enumerate(mine, 1) if not choice.is_silent]
            del mine[: max(seen, default=0) if seat in asked_as_before else len(mine)]


def all_eyes(state: State) -> list[Seat]:
    return [*range(state.seats), WATCHER]


def is_unaware(eyes: Seat, before: State, now: State, events: Sequence[Event]) -> bool:
    """Is all the same to these eyes? How long the clock still waits is no matter."""
    if any(event.seen_by(eyes) is not None for event in events):
        return False
    return before.awaited(eyes) == now.awaited(eyes) and before.view(eyes) == now.view(eyes)
