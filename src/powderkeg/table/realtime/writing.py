"""From what hands do to acts: whole seconds, and what leads to a stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from powderkeg.rules.core import Log, Seat
from powderkeg.table.keeper import KeyedAct
from powderkeg.table.news import Played
from powderkeg.table.realtime.input_buffer import Halt, InputBuffer

if TYPE_CHECKING:
    from powderkeg.table.realtime.realtime_table import RealtimeTable

LOG = structlog.get_logger("streams")


async def write_down(realtime: RealtimeTable) -> None:
    """All that is ready, in one transaction. Nothing is told before its time.

    Nor is a stop before all others are past it: who heard of it could stop a little earlier.
    """
    log = Log()
    lines: list[KeyedAct] = []
    buffers = realtime.buffers
    for seat in realtime.slowest_first():
        play_up_to(realtime, seat, goal(realtime, buffers[seat]), log, lines)
    halts = {seat: buffer.halt for seat, buffer in buffers.items() if buffer.halt is not None}
    for seat in sorted(halts, key=lambda seat: halts[seat].tick):
        halt = halts[seat]
        if not (realtime.is_behind(halt.tick) and stop(realtime, seat, halt, log, lines)):
            del halts[seat]
    if not lines:
        return
    session = realtime.playing.session
    await realtime.playing.keep_and_tell(log, lines, breathe=True)
    for seat, halt in halts.items():
        if halt.sent is not None and halt.sent.key:
            halt.sent.guest.tell(Played(halt.sent.key, session.keys[seat][1]))


def goal(realtime: RealtimeTable, buffer: InputBuffer) -> int:
    """The last whole second; up to a stop, also another's: its card is given when all are past."""
    have = min(buffer.rests, realtime.common)
    beat, most = realtime.stream.beat, realtime.stream.most
    if buffer.halt is not None and realtime.is_behind(buffer.halt.tick):
        return buffer.halt.tick // beat * beat
    if have >= realtime.end:
        return realtime.end
    past = [(tick // beat + 1) * beat for tick in realtime.stops]
    return max([have // most * most, *(tick for tick in past if tick <= have)])


def play_up_to(
    realtime: RealtimeTable, seat: Seat, tick: int, log: Log, lines: list[KeyedAct]
) -> None:
    """In acts of a second at most. The phase may end with any of them."""
    stream, session = realtime.stream, realtime.playing.session
    while seat in stream.hands(session.state):
        first = stream.tick(session.state, seat)
        last = min(tick, first // stream.most * stream.most + stream.most)
        if first >= last:
            return
        pushes = realtime.buffers[seat].between(first, last)
        move = stream.act(pushes, stream.hash(session.state, seat, pushes))
        refusal = session.state.refusal(seat, move)
        if refusal is not None:
            table = realtime.playing.table.doc.id
            LOG.warning("not-yet", table=table, seat=seat, rule=refusal.rule.key)
            return
        act = session.play(seat, move, log)
        lines.append(KeyedAct(act.actor, act.text))


def stop(realtime: RealtimeTable, seat: Seat, halt: Halt, log: Log, lines: list[KeyedAct]) -> bool:
    """As soon as the rules allow it: one may be too far ahead of the slowest."""
    stream, session = realtime.stream, realtime.playing.session
    if seat not in stream.hands(session.state):
        return False
    first = stream.tick(session.state, seat)
    if halt.tick - first >= stream.beat:
        return False
    pushes = realtime.buffers[seat].between(first, halt.tick)
    move = stream.stop(pushes, stream.hash(session.state, seat, pushes))
    if session.state.refusal(seat, move) is not None:
        return False
    act = session.play(seat, move, log)
    key = halt.sent.own_key if halt.sent is not None else ""
    lines.append(KeyedAct(act.actor, act.text, key))
    return True
