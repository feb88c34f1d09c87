"""What a seat sees of the wires, as a row for each: for nets that look at wires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.bombbusters.features import value_seen
from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    MOST_PLACES,
    MOST_SEATS,
    NO_SEAT,
    NUMBERS,
    VALUE_TEXTS,
)
from powderkeg.rules.bombbusters.showing import show_number
from powderkeg.rules.core import EVERYONE, Seat
from powderkeg.rules.numbers import Numbers, TokenRows, Tokens

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters

WHATS: Final = ["", "closed", "open", "card", "number", "dial"]
CLOSED: Final = 1  # its value if one knows it; more: its place, and 64 where it was pointed at
OPEN: Final = 2
CARD: Final = 3  # equipment, by its number; more: 1 where it is used
NUMBER: Final = 4  # a value; more: how many of it are cut
DIAL: Final = 5  # more: misses that are left
STANDS: Final = 2 * MOST_SEATS
POINTED: Final = 64
TOKENS: Final = Tokens(
    ["what", "value", "stand", "more"],
    [len(WHATS), max(len(VALUE_TEXTS), len(EQUIPMENT_TEXTS)), STANDS + 1, 2 * POINTED],
    STANDS * MOST_PLACES // 2 + 30,
)


def write(s: BombBusters, seat: Seat, into: Numbers) -> None:
    rows = TokenRows(into, len(TOKENS.columns))
    eyes = EVERYONE if s.over is not None else seat
    claim = s.claim
    pointed = claim.wires if claim is not None else ()
    if s.setting.mission.has_dial:
        rows.add(DIAL, 0, STANDS, s.lives)
    for number in NUMBERS:
        cut = show_number(s, number)["cut"]
        if cut:
            rows.add(NUMBER, number, STANDS, cut)
    for card in s.cards:
        rows.add(CARD, card, STANDS, 1 if s.used[card] else 0)
    if s.captain == NO_SEAT:
        return
    for step in range(s.seats):
        owner = (seat + step) % s.seats
        for side in (0, 1):
            for place, wire in enumerate(s.stands[2 * owner + side]):
                value = value_seen(s, wire, eyes)
                more = place + (POINTED if wire in pointed else 0)
                rows.add(OPEN if s.open[wire] else CLOSED, value, 2 * step + side, more)
