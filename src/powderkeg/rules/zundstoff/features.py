"""What a seat sees of the sky, as numbers: discs by their places, oneself first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Seat
from powderkeg.rules.numbers import WHOLE, Numbers, Outline, around
from powderkeg.rules.zundstoff.pieces import (
    CARDS,
    CHIPS,
    COLOUR_TEXTS,
    COLOURS,
    DISCS,
    LAST_ROUND,
    MOST_SEATS,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    ROCKET_NUMBER,
    SIDES,
    SUN_SIDES,
    WAY_OUT,
    Card,
)
from powderkeg.rules.zundstoff.setting import FIRST_CARD

if TYPE_CHECKING:
    from powderkeg.rules.zundstoff.state import Zundstoff

PHASES: Final = ["deal", "first", "second", "name", "turn", "choose", "fly", "over"]
PHASE_AT: Final = {key: number for number, key in enumerate(PHASES)}
HUES: Final = COLOUR_TEXTS[:3]
CARD_NAMES: Final = "sun planet planet+ red red+ blue blue+ yellow yellow+ black black+".split()
EDGE: Final = 16  # the longest row or column
MOST_MATCHES: Final = 6
ROCKETS: Final = 12  # numbers for each disc: by side, then by colour


class Places:
    """Where each number stands at a table for so many."""

    def __init__(self, seats: int) -> None:
        outline = Outline()
        each = [str(place) for place in range(DISCS)]
        whom = around(seats)
        ways = [f"{side} {hue}" for side in "north east south west".split() for hue in HUES]
        self.phase: Final = outline.block("phase", PHASES)
        self.round: Final = outline.one("round")
        self.marker: Final = outline.block("marker", whom)
        self.row: Final = outline.block("row", each)
        self.column: Final = outline.block("column", each)
        self.up: Final = outline.block("up", each)
        self.stop: Final = outline.block("stop", each)
        self.planet: Final = outline.block("planet", each)
        self.rockets: Final = outline.block(
            "rocket", [f"{place} {way}" for place in each for way in ways]
        )
        self.sun: Final = outline.block("sun", ways)
        self.sun_place: Final = outline.block("sun at", each)
        self.earth: Final = outline.block("earth at", each)
        self.left: Final = outline.block("chips left", HUES)
        self.chosen: Final = outline.block("chosen", CARD_NAMES)
        self.colour: Final = outline.block("chosen colour", HUES)
        self.pawns: Final = [outline.block(f"pawn {who}", each) for who in whom]
        self.chips: Final = [outline.block(f"chips {who}", HUES) for who in whom]
        self.hand: Final = [outline.block(f"hand {who}", CARD_NAMES) for who in whom]
        self.cards: Final = [outline.one(f"cards {who}") for who in whom]
        self.shown: Final = [outline.block(f"shown {who}", CARD_NAMES) for who in whom]
        self.matches: Final = [outline.block(f"matches {who}", HUES) for who in whom]
        self.ready: Final = [outline.one(f"ready {who}") for who in whom]
        self.won: Final = [outline.block(f"won {who}", HUES) for who in whom]
        self.flight: Final = [outline.block(f"flight {who}", HUES) for who in whom]
        self.next: Final = [outline.one(f"next {who}") for who in whom]
        self.names: Final = outline.names


TABLES: Final[list[Places | None]] = [None] * (MOST_SEATS + 1)


def places_for(seats: int) -> Places:
    places = TABLES[seats]
    if places is None:
        places = Places(seats)
        TABLES[seats] = places
    return places


def write(s: Zundstoff, seat: Seat, into: Numbers) -> None:
    at = places_for(s.seats)
    key = s.phases[-1].key
    into.put(at.phase + PHASE_AT[key], WHOLE)
    into.share(at.round, s.round, LAST_ROUND)
    if s.marker != NO_SEAT:
        into.put(at.marker + (s.marker - seat) % s.seats, WHOLE)
    write_sky(s, at, into)
    if s.chosen[seat] != NO_CARD:
        if key in ("choose", "name"):
            into.put(at.colour + s.chosen[seat], WHOLE)
        else:
            write_card(s, s.chosen[seat], at.chosen, into)
    left = [CHIPS, CHIPS, CHIPS]
    for step in range(s.seats):
        other = (seat + step) % s.seats
        for colour in COLOURS:
            left[colour] -= s.chips[other] >> colour & 1
        write_seat(s, other, step, at, into)
    for colour in COLOURS:
        into.share(at.left + colour, left[colour], CHIPS)
    for number, other in enumerate(s.order):
        if number < s.seats:
            into.add(at.next[(other - seat) % s.seats], (s.seats - number) * WHOLE // s.seats)


def write_sky(s: Zundstoff, at: Places, into: Numbers) -> None:
    """Of a disc that lies face down one sees its back."""
    layout = s.setting.layout
    into.put(at.sun_place + layout.sun, WHOLE)
    into.put(at.earth + layout.earth, WHOLE)
    for place in range(DISCS):
        row, column = layout.spots[place]
        into.share(at.row + place, row, EDGE)
        into.share(at.column + place, column, EDGE)
        if s.stops >> place & 1:
            into.put(at.stop + place, WHOLE)
        if not s.up >> place & 1 or place == layout.sun:
            continue
        into.put(at.up + place, WHOLE)
        planet = s.planets[place]
        turned = s.turned[place]
        into.share(at.planet + place, planet, DISCS)
        block = at.rockets + place * ROCKETS
        for colour in COLOURS:
            side = (WAY_OUT[planet][colour] + turned) % 4
            into.share(block + side * 3 + colour, ROCKET_NUMBER[planet][colour], 3)
    turned = s.turned[layout.sun]
    for side in SIDES:
        for colour in SUN_SIDES[(side - turned) % 4]:
            into.put(at.sun + side * 3 + colour, WHOLE)


def write_seat(s: Zundstoff, seat: Seat, step: int, at: Places, into: Numbers) -> None:
    key = s.phases[-1].key
    ready = s.chosen[seat] != NO_CARD
    into.put(at.pawns[step] + s.pawns[seat], WHOLE)
    for colour in COLOURS:
        if s.chips[seat] >> colour & 1:
            into.put(at.chips[step] + colour, WHOLE)
        if s.won[seat] >> colour & 1:
            into.put(at.won[step] + colour, WHOLE)
    held = 0
    known = step == 0 or s.setting.memory_aid
    for card in CARDS:
        if s.hands[seat] >> card & 1:
            held += 1
            if known:
                write_card(s, card, at.hand[step], into)
    if ready and key in ("first", "second"):
        held -= 1  # it lies face down
    into.share(at.cards[step], held, len(CARDS))
    for card in (s.first[seat], s.second[seat]):
        if card != NO_CARD:
            write_card(s, card, at.shown[step], into)
    backing = s.backing(seat)
    for colour in COLOURS:
        into.share(at.matches[step] + colour, backing[colour], MOST_MATCHES)
    if ready:
        into.put(at.ready[step], WHOLE)
    if s.flight[seat] != NO_COLOUR:
        into.put(at.flight[step] + s.flight[seat], WHOLE)


def write_card(s: Zundstoff, card: Card, block: int, into: Numbers) -> None:
    """Cards that are alike are counted together: one of two is a half."""
    alike = s.setting.alike[card]
    into.add(block + FIRST_CARD[alike], WHOLE if alike & (alike - 1) == 0 else WHOLE // 2)
