"""Step 5: the order of flights, where each may end, and what it finds there."""

from __future__ import annotations

from powderkeg.rules.core import Log, Move, Refusal, Seat
from powderkeg.rules.zundstoff.events import Flew, LandedAgain, Stayed, TookGlasses, TurnedUp
from powderkeg.rules.zundstoff.flight import flight, meets_closed_sun
from powderkeg.rules.zundstoff.layouts import Place
from powderkeg.rules.zundstoff.moves import FLY_TO, FLY_TO_ROSE, Fly
from powderkeg.rules.zundstoff.pieces import (
    COLOUR_TEXTS,
    NO_COLOUR,
    ROCKET_NUMBER,
    SUN,
    Colour,
)
from powderkeg.rules.zundstoff.rulebook import B15, B19, Z3, Z14
from powderkeg.rules.zundstoff.state import Zundstoff


def flyers(s: Zundstoff) -> list[Seat]:
    """Highest planet first, on it highest rocket (B14), then from the start marker on (Z11)."""
    ranks: list[tuple[int, int, int]] = []
    for place, seat in enumerate(s.from_marker()):
        if s.flight[seat] != NO_COLOUR:
            planet = s.planet_under(seat)
            ranks.append((-planet, -ROCKET_NUMBER[planet][s.flight[seat]], place))
    return [(s.marker + place) % s.seats for _, _, place in sorted(ranks)]


def goals(s: Zundstoff, seat: Seat) -> list[Move]:
    """Where this flight may stop, the nearest first."""
    return [move_to(s, place) for place in flight(s, s.pawns[seat], s.flight[seat])]


def move_to(s: Zundstoff, place: Place) -> Move:
    return FLY_TO[s.planets[place]] if s.is_up(place) else FLY_TO_ROSE


def why_not_there(s: Zundstoff, seat: Seat, move: Fly) -> Refusal | None:
    """The rule that keeps this flight from ending there."""
    colour = s.flight[seat]
    if move in goals(s, seat):
        return None
    goal = move.facts()["goal"]
    if goal == s.planet_under(seat):
        return Refusal(B19, {"goal": goal})
    if goal == "sun" and meets_closed_sun(s, s.pawns[seat], colour):
        return Refusal(Z3, {"colour": COLOUR_TEXTS[colour]})
    if is_behind_a_stop(s, seat, move):
        return Refusal(Z14, {"goal": goal})
    return Refusal(B15, {"goal": goal, "colour": COLOUR_TEXTS[colour]})


def is_behind_a_stop(s: Zundstoff, seat: Seat, move: Fly) -> bool:
    """Would the flight lead there if discs turned up in this round did not stop it?"""
    world = s.clone()
    world.stops = 0
    return move in goals(world, seat)


def fly(s: Zundstoff, seat: Seat, move: Move | None, log: Log) -> None:
    """Fly to the goal; no goal if the rocket cannot leave its disc."""
    colour = s.flight[seat]
    start = s.pawns[seat]
    if move is None:
        why = "sun" if meets_closed_sun(s, start, colour) else "alone"
        log.add(Stayed(seat, colour, why))
        return
    path = [start]
    for place in flight(s, start, colour):
        path.append(place)
        if move_to(s, place) is move:
            break
    arrive(s, seat, colour, path, log)


def arrive(s: Zundstoff, seat: Seat, colour: Colour, path: list[Place], log: Log) -> None:
    """A face-down disc is turned up and stops all who come this round (B17, Z14)."""
    place = path[-1]
    planets = [s.planets[place] for place in path if s.is_up(place)]
    s.pawns[seat] = place
    if s.planets[place] == SUN and s.is_up(place):
        log.add(Flew(seat, colour, path, planets, "sun"))
        land(s, seat, colour, log)
    elif not s.is_up(place):
        log.add(Flew(seat, colour, path, planets, "rose"))
        s.up |= 1 << place
        s.stops |= 1 << place
        log.add(TurnedUp(seat, place, s.planets[place], s.turned[place]))
    else:
        log.add(Flew(seat, colour, path, planets, "stop" if s.stops >> place & 1 else "planet"))


def land(s: Zundstoff, seat: Seat, colour: Colour, log: Log) -> None:
    """A chip, once for each colour (B21, Z4), and back to Earth."""
    if s.chips[seat] >> colour & 1:
        log.add(LandedAgain(seat, colour))
    else:
        s.chips[seat] |= 1 << colour
        log.add(TookGlasses(seat, colour))
    s.pawns[seat] = s.setting.layout.earth
