"""What guests ask of a table while hands move."""

from __future__ import annotations

from powderkeg.rules.core import Seat
from powderkeg.server.guest import Guest
from powderkeg.server.hand import Halt
from powderkeg.server.playing import seated
from powderkeg.server.protocol import Push, Stop
from powderkeg.server.seating import Cannot
from powderkeg.server.streams import Flow
from powderkeg.server.table import Table


def flow_of(table: Table, guest: Guest) -> tuple[Flow, Seat]:
    """The moving hands, and the seat of the guest's own."""
    _, seat = seated(table, guest)
    if table.flow is None:
        raise Cannot("no-move", f"{table.game.name} is not played tick by tick")
    return table.flow, seat


async def push(table: Table, guest: Guest, request: Push) -> None:
    flow, seat = flow_of(table, guest)
    if len(request.pushes) % flow.stream.width:
        raise Cannot("garbage", f"a push has {flow.stream.width} bytes a tick")
    if len(request.pushes) > 2 * flow.stream.rate * flow.stream.width:
        raise Cannot("too-long", f"a push has at most {2 * flow.stream.rate} ticks")
    flow.push(seat, request.tick, request.pushes, request.hashes)


async def stop(table: Table, guest: Guest, request: Stop) -> None:
    """Hands off; in a race, the hand that was first. Where neither is on, it came too late."""
    flow, seat = flow_of(table, guest)
    if seat in flow.hands:
        flow.stop(seat, Halt(request.tick), request.hash)
        return
    await table.tick()  # time does not wait for a choice
    if seat in flow.stream.racers(flow.state):
        await flow.race.claim(seat, request.tick)
