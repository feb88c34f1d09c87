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


def steps_as_seen(record: Record) -> Iterator[ReplayStep]:
    """What was done again after a takeback is a part of it: nobody saw it go."""
    back: ReplayStep | None = None
    again: Sequence[Act] = ()
    for step in replay_steps(record):
        if back is not None and step.act in again:
            again = again[again.index(step.act) + 1 :]
            back = back._replace(after=step.after, lines=back.lines + 1)
            continue
        if back is not None:
            yield back
            back = None
        if step.move is None:
            back, again = step, step.gone[1:]
        else:
            yield step
    if back is not None:
        yield back
