"""How far it still is: the rounds a pawn may need from each disc, as far as all can know.

A disc face down is taken for the mean of what it may be. What is known is taken to stay;
only the sun is not trusted to lie as it does when one gets there.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.zundstoff.layouts import Layout, Place
from powderkeg.rules.zundstoff.pieces import COLOURS, DISCS, WAY_OUT, Colour, sun_shows
from powderkeg.rules.zundstoff.state import Zundstoff

SWEEPS: Final = 4  # from the sun outwards; more would change little
FIRST_GUESS: Final = 9.0  # rounds to a chip; too high a guess is mended sooner than too low a one
# How likely one gets the flight one likes best, second best, least; otherwise one stays.
BY_ROCKET: Final = [0.56, 0.22, 0.06]
# The same by side, for a disc that is still face down: one side of four has no rocket.
BY_SIDE: Final = [0.44, 0.24, 0.1, 0.04]
STILL_OPEN: Final = 0.8  # a side of the sun that shows the colour now
NOW_OPEN: Final = 0.25  # one that does not
UNKNOWN_OPEN: Final = 0.5  # as many sides show a colour as do not

MOST: Final = 4000  # charts to remember
CHARTS: Final[dict[bytes, Chart]] = {}


class Chart:
    """One sky: how the open discs lie, and the sun. Worked out as far as it is asked for."""

    def __init__(self, s: Zundstoff, sun_turned: int) -> None:
        self.layout: Final = s.setting.layout
        self.up: Final = s.up
        self.sun_turned: Final = sun_turned
        self.order: Final = outwards(self.layout)
        # By place: the next discs by colour, or by side where the face is not known.
        self.onward: Final[list[list[Place]]] = []
        # By place and colour: how surely the next disc, if it is the sun, can be landed on.
        self.open: Final[list[list[float]]] = []
        for place in range(DISCS):
            onward = self.layout.next[place]
            opened: list[float] = []
            if s.up >> place & 1:
                out = WAY_OUT[s.planets[place]]
                sides = [(out[colour] + s.turned[place]) % 4 for colour in COLOURS]
                if self.layout.sun in onward:
                    opened = [self.openness(sides[colour], colour) for colour in COLOURS]
                onward = [onward[side] for side in sides]
            self.onward.append(onward)
            self.open.append(opened)
        self._rows: Final[list[list[float] | None]] = [None] * (1 << len(COLOURS))

    def openness(self, side: int, colour: Colour) -> float:
        shown = sun_shows((side + 2) % 4, self.sun_turned, colour)
        return STILL_OPEN if shown else NOW_OPEN

    def left(self, owned: int) -> list[float]:
        """By place: the rounds to the title, with chips of these colours (as bits)."""
        row = self._rows[owned]
        if row is None:
            row = [0.0] * DISCS if owned & (owned - 1) else self.swept(owned)
            self._rows[owned] = row
        return row

    def swept(self, owned: int) -> list[float]:
        """Each disc from the discs it leads to, over and over."""
        earth = self.layout.earth
        landings = [0.0] * len(COLOURS)  # by colour: the rounds left after landing with it
        if owned == 0:
            landings = [self.left(1 << colour)[earth] for colour in COLOURS]
        left = [FIRST_GUESS + max(landings)] * DISCS
        flown = [left.copy() for _ in COLOURS]  # at best, when one flies on from there
        for _ in range(SWEEPS):
            for colour in COLOURS:
                if owned >> colour & 1:  # it brings nothing but the way back (Z4)
                    landings[colour] = left[earth]
            for place in self.order:
                if self.up >> place & 1:
                    left[place] = self.from_open(place, landings, left, flown)
                else:
                    left[place] = self.from_hidden(place, landings, left, flown)
        return left

    def from_open(
        self, place: Place, landings: list[float], left: list[float], flown: list[list[float]]
    ) -> float:
        here = left[place]
        onward = self.onward[place]
        ends: list[float] = []
        for colour in COLOURS:
            other = onward[colour]
            if other == self.layout.sun:
                share = self.open[place][colour]
                end = share * landings[colour] + (1.0 - share) * here
            else:
                end = left[other]
                if self.up >> other & 1 and flown[colour][other] < end:
                    end = flown[colour][other]
            flown[colour][place] = end
            ends.append(end if end < here else here)
        ends.sort()
        first, second, third = BY_ROCKET
        hopes = first * ends[0] + second * ends[1] + third * ends[2]
        return 1.0 + hopes + (1.0 - first - second - third) * here

    def from_hidden(
        self, place: Place, landings: list[float], left: list[float], flown: list[list[float]]
    ) -> float:
        here = left[place]
        ends: list[float] = []
        for other in self.onward[place]:
            end = left[other]
            if other == self.layout.sun:
                mean = (landings[0] + landings[1] + landings[2]) / 3.0
                end = UNKNOWN_OPEN * mean + (1.0 - UNKNOWN_OPEN) * here
            elif self.up >> other & 1:
                red, blue, yellow = flown[0][other], flown[1][other], flown[2][other]
                end = (min(end, red) + min(end, blue) + min(end, yellow)) / 3.0
            ends.append(end if end < here else here)
        ends.sort()
        first, second, third, fourth = BY_SIDE
        hopes = first * ends[0] + second * ends[1] + third * ends[2] + fourth * ends[3]
        return 1.0 + hopes + (1.0 - first - second - third - fourth) * here


def chart(s: Zundstoff, sun_turned: int) -> Chart:
    """The same sky has the same chart."""
    layout = s.setting.layout
    sky = [sun_turned]
    for place in range(DISCS):
        sky.append(s.planets[place] * 4 + s.turned[place] if s.up >> place & 1 else 255)
    sky[layout.sun + 1] = 0
    key = layout.text.encode() + bytes(sky)
    found = CHARTS.get(key)
    if found is None:
        if len(CHARTS) == MOST:
            CHARTS.clear()
        found = Chart(s, sun_turned)
        CHARTS[key] = found
    return found


def outwards(layout: Layout) -> list[Place]:
    """All discs but the sun, those nearest to it first."""
    steps = layout.steps(layout.sun)
    places = [place for place in range(DISCS) if place != layout.sun]
    return sorted(places, key=lambda place: steps[place])
