"""From what hands do to acts: whole seconds, and what leads to a stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from powderkeg.rules.core import Log, Seat
from powderkeg.server.hand import Halt, Hand
from powderkeg.server.news import Played
from powderkeg.server.store import Line

if TYPE_CHECKING:
    from powderkeg.server.streams import Flow

LOG = structlog.get_logger("streams")


async def write_down(flow: Flow) -> None:
    """All that is ready, in one transaction. Nothing is told before its time.

    Nor is a stop before all others are past it: who heard of it could stop a little earlier.
    """
    log = Log()
    lines: list[Line] = []
    for seat in flow.slowest_first():
        play_up_to(flow, seat, goal(flow, flow.hands[seat]), log, lines)
    halts = {seat: hand.halt for seat, hand in flow.hands.items() if hand.halt is not None}
    for seat in sorted(halts, key=lambda seat: halts[seat].tick):
        if not (flow.is_behind(halts[seat].tick) and stop(flow, seat, halts[seat], log, lines)):
            del halts[seat]
    if not lines:
        return
    await flow.table.settle(log, lines, breathe=True)
    for seat, halt in halts.items():
        if halt.guest is not None and halt.key:
            halt.guest.tell(Played(halt.key, flow.table.keys[seat][1]))


def goal(flow: Flow, hand: Hand) -> int:
    """The last whole second; up to a stop, also another's: its card is given when all are past."""
    have = min(hand.rests, flow.common)
    beat, most = flow.stream.beat, flow.stream.most
    if hand.halt is not None and flow.is_behind(hand.halt.tick):
        return hand.halt.tick // beat * beat
    if have >= flow.end:
        return flow.end
    past = [(tick // beat + 1) * beat for tick in flow.stops]
    return max([have // most * most, *(tick for tick in past if tick <= have)])


def play_up_to(flow: Flow, seat: Seat, tick: int, log: Log, lines: list[Line]) -> None:
    """In acts of a second at most. The phase may end with any of them."""
    stream, live = flow.stream, flow.table.live
    assert live is not None
    while seat in stream.hands(live.state):
        first = stream.tick(live.state, seat)
        last = min(tick, first // stream.most * stream.most + stream.most)
        if first >= last:
            return
        pushes = flow.hands[seat].between(first, last)
        move = stream.act(pushes, stream.hash(live.state, seat, pushes))
        refusal = live.state.refusal(seat, move)
        if refusal is not None:
            LOG.warning("not-yet", table=flow.table.doc.id, seat=seat, rule=refusal.rule.key)
            return
        act = live.play(seat, move, log)
        lines.append(Line(act.actor, act.text))


def stop(flow: Flow, seat: Seat, halt: Halt, log: Log, lines: list[Line]) -> bool:
    """As soon as the rules allow it: one may be too far ahead of the slowest."""
    stream, live = flow.stream, flow.table.live
    assert live is not None
    if seat not in stream.hands(live.state):
        return False
    first = stream.tick(live.state, seat)
    if halt.tick - first >= stream.beat:
        return False
    pushes = flow.hands[seat].between(first, halt.tick)
    move = stream.stop(pushes, stream.hash(live.state, seat, pushes))
    if live.state.refusal(seat, move) is not None:
        return False
    act = live.play(seat, move, log)
    lines.append(Line(act.actor, act.text, halt.own_key))
    return True
