"""What a seat sees of the laboratory, as numbers: its own flask first, cubes as they are wanted."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Seat
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.pieces import (
    COLOURS,
    CUBES,
    GRAB_TICKS,
    MOST_SEATS,
    NAMES,
    NO_SEAT,
    ROUNDS,
    Cube,
    colour_of,
    value_of,
)
from powderkeg.rules.nitro.standing import CubeAt, beak_of, right
from powderkeg.rules.numbers import WHOLE, Numbers, Outline, around

if TYPE_CHECKING:
    from powderkeg.rules.nitro.state import Nitro

PHASES: Final = ["lay", "load", "countdown", "mix", "grab", "over"]
PHASE_AT: Final = {key: number for number, key in enumerate(PHASES)}
NOT_YET: Final = -1
DEAREST: Final = 11
SCORE: Final = 60
PARTS: Final = ["x", "y", "cosine", "sine", "out", "wanted"]
WIDTH: Final = max([abs(float(x)) for x, _ in SPEC["outline"]])
HEIGHT: Final = max([abs(float(y)) for _, y in SPEC["outline"]])


class Places:
    """Where each number stands at a table for so many."""

    def __init__(self, seats: int) -> None:
        outline = Outline()
        whom = around(seats)
        names = [NAMES[cube] for cube in CUBES]
        hues = [NAMES[cube] for cube in COLOURS]
        self.phase: Final = outline.block("phase", PHASES)
        self.round: Final = outline.one("round")
        self.next_stop: Final = outline.one("next stop")
        self.formula: Final = outline.block(
            "formula", [f"{place} {hue}" for place in COLOURS for hue in hues]
        )
        self.value: Final = outline.block("value", [str(place) for place in COLOURS])
        self.owner: Final = outline.block(
            "owner", [f"{place} {who}" for place in COLOURS for who in whom]
        )
        self.cubes: Final = [
            outline.block(f"cube {who}", [f"{name} {part}" for name in names for part in PARTS])
            for who in whom
        ]
        self.sand: Final = [outline.one(f"sand {who}") for who in whom]
        self.right: Final = [outline.one(f"right {who}") for who in whom]
        self.stopped: Final = [outline.one(f"stopped {who}") for who in whom]
        self.grabbed: Final = [outline.one(f"grabbed {who}") for who in whom]
        self.stop_card: Final = [outline.one(f"stop card {who}") for who in whom]
        self.score: Final = [outline.one(f"score {who}") for who in whom]
        self.poop: Final = [outline.one(f"poop {who}") for who in whom]
        self.names: Final = outline.names


TABLES: Final[list[Places | None]] = [None] * (MOST_SEATS + 1)


def places_for(seats: int) -> Places:
    places = TABLES[seats]
    if places is None:
        places = Places(seats)
        TABLES[seats] = places
    return places


def write(s: Nitro, seat: Seat, into: Numbers) -> None:
    at = places_for(s.seats)
    into.put(at.phase + PHASE_AT[s.phases[-1].key], WHOLE)
    into.share(at.round, s.round, ROUNDS)
    into.share(at.next_stop, s.next_stop(), MOST_SEATS + 1)
    cubes: list[list[CubeAt]] = [s.cubes(other) for other in range(s.seats)]
    beaks: list[list[Cube]] = [beak_of(each) for each in cubes]
    owners = s.harvest(beaks, []).owners
    for place, card in enumerate(s.formula):
        into.put(at.formula + place * len(COLOURS) + colour_of(card), WHOLE)
        into.share(at.value + place, value_of(card), DEAREST)
        if place < len(owners) and owners[place] != NO_SEAT:
            into.put(at.owner + place * s.seats + (owners[place] - seat) % s.seats, WHOLE)
    for step in range(s.seats):
        other = (seat + step) % s.seats
        wanted = s.wanted(other)
        write_cubes(cubes[other], wanted, at.cubes[step], into)
        into.share(at.sand[step], s.setting.sand - s.tick(other), s.setting.sand)
        into.share(at.right[step], right(beaks[other], wanted), len(CUBES))
        if s.stopped[other] != NOT_YET:
            into.put(at.stopped[step], WHOLE)
        if s.grabbed[other] != NOT_YET:
            into.share(at.grabbed[step], s.grabbed[other], GRAB_TICKS)
        into.share(at.stop_card[step], s.stop_cards[other], MOST_SEATS)
        into.share(at.score[step], s.score(other), SCORE)
        if s.poop == other:
            into.put(at.poop[step], WHOLE)


def write_cubes(cubes: list[CubeAt], wanted: list[Cube], block: int, into: Numbers) -> None:
    """Where they lie, rounded as the view rounds them."""
    for number, cube in enumerate(wanted):
        into.share(block + cube * len(PARTS) + 5, len(CUBES) - number, len(CUBES))
    for each in cubes:
        at = block + each.cube * len(PARTS)
        if each.is_out:
            into.put(at + 4, WHOLE)
            continue
        angle = round(each.angle, 3)
        into.put(at, scaled(round(each.x, 2) / WIDTH))
        into.put(at + 1, scaled(round(each.y, 2) / HEIGHT))
        into.put(at + 2, scaled(cos(angle)))
        into.put(at + 3, scaled(sin(angle)))


def scaled(number: float) -> int:
    """Down to the next hundred-and-twentieth, from -1 to 1."""
    return int(WHOLE * max(-1.0, min(1.0, number)) + WHOLE) - WHOLE
