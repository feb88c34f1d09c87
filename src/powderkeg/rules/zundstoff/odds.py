"""How likely matches win a flight: hands are known, and any card of a hand may come."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat
from powderkeg.rules.zundstoff.pieces import (
    BLACK,
    CARDS,
    COLOURS,
    MATCH_COLOURS,
    NO_CARD,
    Card,
    Colour,
)
from powderkeg.rules.zundstoff.setting import Setting
from powderkeg.rules.zundstoff.state import Zundstoff

HIGHEST: Final = 5  # matches that two cards can show in one colour
MOST: Final = 4000  # odds to remember
ODDS: Final[dict[int, list[list[float]]]] = {}


def chance_to_win(s: Zundstoff, seat: Seat, colour: Colour, count: int) -> float:
    """That nobody shows more matches of this colour."""
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            chance *= at_most(s.setting, s.hands[other], s.first[other])[colour][count]
    return chance


def at_most(setting: Setting, hand: int, shown: Card) -> list[list[float]]:
    """By colour and count: how likely a seat with this hand shows no more than that."""
    matches = setting.matches
    kind = (matches[3] * 4 + matches[9]) * 4 + matches[10]
    key = (kind * 12 + shown + 1) * 2048 + hand
    found = ODDS.get(key)
    if found is None:
        if len(ODDS) == MOST:
            ODDS.clear()
        found = counted(setting, hand, shown)
        ODDS[key] = found
    return found


def counted(setting: Setting, hand: int, shown: Card) -> list[list[float]]:
    pairs: list[tuple[Card, Card]] = []
    cards = [card for card in CARDS if hand >> card & 1]
    for place, card in enumerate(cards):
        if shown != NO_CARD:
            pairs.append((shown, card))
        else:
            for other in cards[:place]:
                pairs.append((other, card))
    table: list[list[float]] = []
    for colour in COLOURS:
        row = [0.0] * (HIGHEST + 1)
        for one, other in pairs:
            for count in range(matches_of(setting, one, other, colour), HIGHEST + 1):
                row[count] += 1.0
        table.append([fits / max(1, len(pairs)) for fits in row])
    return table


def matches_of(setting: Setting, one: Card, other: Card, colour: Colour) -> int:
    """What two cards count together; black joins a coloured card (Z9)."""
    first, second = MATCH_COLOURS[one], MATCH_COLOURS[other]
    if first == colour:
        helps = second in (colour, BLACK)
        return setting.matches[one] + (setting.matches[other] if helps else 0)
    if second == colour:
        return setting.matches[other] + (setting.matches[one] if first == BLACK else 0)
    return 0
