"""Where a rocket leads: from disc to disc, always by the same colour."""

from __future__ import annotations

from powderkeg.rules.zundstoff.layouts import Place
from powderkeg.rules.zundstoff.pieces import SUN, WAY_OUT, Colour, Side, sun_shows
from powderkeg.rules.zundstoff.state import Zundstoff


def way_out(s: Zundstoff, place: Place, colour: Colour) -> Side:
    """The side by which this colour leaves an open planet disc, as it lies."""
    return (WAY_OUT[s.planets[place]][colour] + s.turned[place]) % 4


def flight(s: Zundstoff, place: Place, colour: Colour) -> list[Place]:
    """All discs on which this flight may stop, in order; none if it cannot leave.

    It ends on the sun, on a face-down disc and on a stop-disc; before a side of the sun
    that does not show the colour (Z3), and before a disc it has been on (Z6, Z-1).
    """
    path: list[Place] = []
    been = 1 << place
    while True:
        side = way_out(s, place, colour)
        place = s.setting.layout.next[place][side]
        if been >> place & 1:
            return path
        if s.planets[place] == SUN:
            if sun_shows((side + 2) % 4, s.turned[place], colour):
                path.append(place)
            return path
        path.append(place)
        if not s.up >> place & 1 or s.stops >> place & 1:
            return path
        been |= 1 << place


def meets_closed_sun(s: Zundstoff, place: Place, colour: Colour) -> bool:
    """Does the flight end before the sun, because its side shows other colours?"""
    path = flight(s, place, colour)
    last = path[-1] if path else place
    if s.planets[last] == SUN or not s.is_up(last) or s.stops >> last & 1:
        return False
    return s.setting.layout.next[last][way_out(s, last, colour)] == s.setting.layout.sun
