"""Step 4: who flies which rocket."""

from __future__ import annotations

from powderkeg.rules.core import Log
from powderkeg.rules.zundstoff.events import FlightWon, NobodyFlies
from powderkeg.rules.zundstoff.pieces import COLOURS, NO_COLOUR
from powderkeg.rules.zundstoff.state import Zundstoff


def find_winners(s: Zundstoff, log: Log) -> None:
    """By colour, the most matches win, all who tie (B12), but none with none (Z10).

    Whoever won one flight flies it; two are a choice.
    """
    s.won = [0] * s.seats
    s.flight = [NO_COLOUR] * s.seats
    matches = [s.backing(seat) for seat in range(s.seats)]
    for colour in COLOURS:
        most = 0
        for counts in matches:
            if counts[colour] > most:
                most = counts[colour]
        if most == 0:
            continue
        seats = [seat for seat in range(s.seats) if matches[seat][colour] == most]
        for seat in seats:
            s.flight[seat] = colour if s.won[seat] == 0 else NO_COLOUR
            s.won[seat] |= 1 << colour
        log.add(FlightWon(colour, seats, most))
    if not any(s.won):
        log.add(NobodyFlies())
