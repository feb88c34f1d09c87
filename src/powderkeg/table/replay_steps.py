"""From one line of a record to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from powderkeg.rules.core import Event, Log, Move, State
from powderkeg.rules.record import Act, Record, takeback


class ReplayStep(NamedTuple):
    """What one line did; after a takeback, perhaps what some more did that belong to it."""

    act: Act
    move: Move | None  # none for a takeback
    before: State
    after: State
    events: list[Event]
    gone: Sequence[Act] = ()  # what a takeback took back
    lines: int = 1


def replay_steps(record: Record) -> Iterator[ReplayStep]:
    """Line by line; a takeback leads back to where one stood. The states are to be read."""
    past = [record.game.start(record.setup)]
    acts: list[Act] = []
    for act in record.told:
        before = past[-1]
        log = Log()
        count = takeback(act.text)
        if count:
            gone = acts[-count:]
            del past[-count:], acts[-count:]
            yield ReplayStep(act, None, before, past[-1], log.events, gone)
            continue
        move = record.game.moves.parse(act.text)
        assert move is not None, "the record was replayed before"
        past.append(before.clone())
        acts.append(act)
        past[-1].play(act.actor, move, log)
        yield ReplayStep(act, move, before, past[-1], log.events)
