"""The end of a round, and of the game."""

from __future__ import annotations

from powderkeg.rules.core import Log
from powderkeg.rules.zundstoff.events import CardsBack, RaceStopped, WonTheTitle
from powderkeg.rules.zundstoff.pieces import (
    CHIPS_TO_WIN,
    FULL_HAND,
    LAST_ROUND,
    NO_CARD,
    NO_COLOUR,
)
from powderkeg.rules.zundstoff.state import Zundstoff


def end_round(s: Zundstoff, log: Log) -> bool:
    """Lay the cards aside and pass the marker on (Z-2). True if the game is over (Z21, Z-7)."""
    s.stops = 0
    winners = [seat for seat in range(s.seats) if s.glasses(seat) >= CHIPS_TO_WIN]
    if winners or s.round == LAST_ROUND:
        s.over = True
        for seat in winners:
            log.add(WonTheTitle(seat))
        if not winners:
            log.add(RaceStopped(s.round))
        return True
    s.first = [NO_CARD] * s.seats
    s.second = [NO_CARD] * s.seats
    s.named = [NO_COLOUR] * s.seats
    s.won = [0] * s.seats
    s.flight = [NO_COLOUR] * s.seats
    s.marker = (s.marker + 1) % s.seats
    if s.hands[0] & (s.hands[0] - 1) == 0:  # one card left, and in every hand (Z19)
        s.hands = [FULL_HAND] * s.seats
        log.add(CardsBack())
    return False
