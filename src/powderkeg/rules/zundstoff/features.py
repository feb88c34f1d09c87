"""What a seat sees of the sky, as numbers: discs by their places, oneself first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powderkeg.rules.core import Seat
from powderkeg.rules.numbers import WHOLE, Numbers, Outline, around
from powderkeg.rules.zundstoff.pieces import (
    CHIPS,
    COLOUR_TEXTS,
    DISCS,
    LAST_ROUND,
    MOST_SEATS,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    ROCKET_NUMBER,
    SUN_SIDES,
    WAY_OUT,
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
HUED: Final = 3  # colours
A_ROCKET: Final = WHOLE // 3
FACE_DOWN: Final = ["first", "second"]  # in these phases a chosen card is still in its hand
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
        self.row: Final[i64] = outline.block("row", each)
        self.column: Final[i64] = outline.block("column", each)
        self.up: Final[i64] = outline.block("up", each)
        self.stop: Final[i64] = outline.block("stop", each)
        self.planet: Final[i64] = outline.block("planet", each)
        self.rockets: Final[i64] = outline.block(
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
            write_card(s.setting.alike[s.chosen[seat]], at.chosen, into)
    left = [CHIPS] * HUED
    other = seat
    for step in range(s.seats):
        for colour in range(HUED):
            left[colour] -= s.chips[other] >> colour & 1
        write_seat(s, other, step, at, into)
        other = other + 1 if other + 1 < s.seats else 0
    for colour in range(HUED):
        into.share(at.left + colour, left[colour], CHIPS)
    for number, other in enumerate(s.order):
        if number < s.seats:
            into.add(at.next[(other - seat) % s.seats], (s.seats - number) * WHOLE // s.seats)


def write_sky(s: Zundstoff, at: Places, into: Numbers) -> None:
    """Of a disc that lies face down one sees its back."""
    layout = s.setting.layout
    sun: i64 = layout.sun
    into.put(at.sun_place + sun, WHOLE)
    into.put(at.earth + layout.earth, WHOLE)
    stops: i64 = s.stops
    up: i64 = s.up
    rockets = at.rockets
    for number, (row, column) in enumerate(layout.spots):
        place: i64 = number
        down: i64 = row
        across: i64 = column
        into.put(at.row + place, down * WHOLE // EDGE)
        into.put(at.column + place, across * WHOLE // EDGE)
        if stops >> place & 1:
            into.put(at.stop + place, WHOLE)
        if up >> place & 1 and place != sun:
            into.put(at.up + place, WHOLE)
            planet = s.planets[place]
            value: i64 = planet
            into.put(at.planet + place, value * WHOLE // DISCS)
            turned: i64 = s.turned[place]
            ways = WAY_OUT[planet]
            numbers = ROCKET_NUMBER[planet]
            for colour in range(HUED):
                way: i64 = ways[colour]
                rocket: i64 = numbers[colour]
                side = (way + turned) & 3
                into.put(rockets + place * ROCKETS + side * HUED + colour, rocket * A_ROCKET)
    for side_now in range(4):
        for hue in SUN_SIDES[(side_now - s.turned[layout.sun]) % 4]:
            into.put(at.sun + side_now * HUED + hue, WHOLE)


def write_seat(s: Zundstoff, seat: Seat, step: int, at: Places, into: Numbers) -> None:
    key = s.phases[-1].key
    ready = s.chosen[seat] != NO_CARD
    into.put(at.pawns[step] + s.pawns[seat], WHOLE)
    write_bits(s.chips[seat], at.chips[step], into)
    write_bits(s.won[seat], at.won[step], into)
    held: i64 = 0
    known = step == 0 or s.setting.memory_aid
    hand: i64 = s.hands[seat]
    block: i64 = at.hand[step]
    alike = s.setting.alike
    for card in range(len(CARD_NAMES)):
        if hand >> card & 1:
            held += 1
            if known:
                write_card(alike[card], block, into)
    if ready and key in FACE_DOWN:
        held -= 1
    into.share(at.cards[step], held, len(CARD_NAMES))
    block = at.shown[step]
    if s.first[seat] != NO_CARD:
        write_card(alike[s.first[seat]], block, into)
    if s.second[seat] != NO_CARD:
        write_card(alike[s.second[seat]], block, into)
    if s.first[seat] != NO_CARD or s.second[seat] != NO_CARD:
        backing = s.backing(seat)
        for colour in range(HUED):
            into.share(at.matches[step] + colour, backing[colour], MOST_MATCHES)
    if ready:
        into.put(at.ready[step], WHOLE)
    if s.flight[seat] != NO_COLOUR:
        into.put(at.flight[step] + s.flight[seat], WHOLE)


def write_bits(bits: i64, block: i64, into: Numbers) -> None:
    """A bit for each colour."""
    for colour in range(HUED):
        if bits >> colour & 1:
            into.put(block + colour, WHOLE)


def write_card(alike: i64, block: i64, into: Numbers) -> None:
    """Cards that are alike are counted together: one of two is a half."""
    first: i64 = FIRST_CARD[alike]
    into.add(block + first, WHOLE if alike & (alike - 1) == 0 else WHOLE // 2)
