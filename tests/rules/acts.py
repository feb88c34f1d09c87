"""Acts as they are written, and what is told of them: the same in every game."""

from __future__ import annotations

from powderkeg.rules.core import Event, Facts, Seat, State
from powderkeg.rules.record import actor_of


def split(act: str) -> tuple[Seat, str]:
    """Who acts, and the move: '0 pawn:3', '. roll:4', '* wait:1'."""
    who, move = act.split()
    actor = actor_of(who)
    assert actor is not None
    return actor, move


def draws(s: State) -> list[str]:
    """Nature's equal cases."""
    return sorted(move.text for move in s.chances())


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def facts(events: list[Event], key: str) -> list[Facts]:
    """What is said in the events of one kind."""
    return [event.facts() for event in events if event.key == key]


def fact(events: list[Event], key: str) -> Facts:
    """What is said in the one event of this kind."""
    (only,) = facts(events, key)
    return only
