"""How far it still is: the rounds a pawn may need from each disc, as far as all can know.

A disc face down is taken for the mean of what it may be. What is known is taken to stay,
only the sun is not trusted to lie as it does when one gets there.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from powderkeg.rules.zundstoff.pieces import (
    COLOURS,
    DISCS,
    SUN_SIDES,
    WAY_OUT,
)
from powderkeg.rules.zundstoff.state import Zundstoff

# By the colours owned (as bits), then by place: rounds to the title.
Chart: TypeAlias = list[list[float]]

SWEEPS: Final = 8  # after that a round more or less is no longer in doubt
FIRST_GUESS: Final = 9.0  # rounds to a chip
# How likely one gets the flight one likes best, second best, least; otherwise one stays.
BY_ROCKET: Final = [0.56, 0.22, 0.06]
# The same by side, for a disc that is still face down: one side of four has no rocket.
BY_SIDE: Final = [0.44, 0.24, 0.1, 0.04]
STILL_OPEN: Final = 0.8  # a side of the sun that shows the colour now
NOW_OPEN: Final = 0.25  # one that does not
UNKNOWN_OPEN: Final = 0.5  # as many sides show a colour as do not

MOST: Final = 4000  # charts to remember
CHARTS: Final[dict[bytes, Chart]] = {}


def chart(s: Zundstoff, sun: int) -> Chart:
    """As the discs lie, with the sun turned so far. The same sky has the same chart."""
    layout = s.setting.layout
    sky = [sun]
    for place in range(DISCS):
        sky.append(s.planets[place] * 4 + s.turned[place] if s.up >> place & 1 else 255)
    sky[layout.sun + 1] = 0
    key = layout.text.encode() + bytes(sky)
    found = CHARTS.get(key)
    if found is None:
        if len(CHARTS) == MOST:
            CHARTS.clear()
        found = plot(s, sun)
        CHARTS[key] = found
    return found


def plot(s: Zundstoff, sun: int) -> Chart:
    """First from one chip to two, by the colour of the first; then from none to one to two."""
    onward = ways(s)
    earth = s.setting.layout.earth
    rows: Chart = [[0.0] * DISCS for _ in range(1 << len(COLOURS))]
    second_leg: list[float] = []
    for owned in COLOURS:
        landings = [0.0] * len(COLOURS)
        landings[owned] = -1.0
        rows[1 << owned] = rounds_left(s, sun, onward, landings)
        second_leg.append(rows[1 << owned][earth])
    rows[0] = rounds_left(s, sun, onward, second_leg)
    return rows


def ways(s: Zundstoff) -> list[list[int]]:
    """By place: the next discs by colour, or by side where the face is not known."""
    onward: list[list[int]] = []
    for place in range(DISCS):
        beside = s.setting.layout.next[place]
        if s.up >> place & 1:
            out = WAY_OUT[s.planets[place]]
            turned = s.turned[place]
            onward.append([beside[(out[colour] + turned) % 4] for colour in COLOURS])
        else:
            onward.append(beside)
    return onward


def rounds_left(
    s: Zundstoff, sun_turned: int, onward: list[list[int]], landings: list[float]
) -> list[float]:
    """By place. `landings` are the rounds left after a landing; -1 for one that brings nothing."""
    sun = s.setting.layout.sun
    earth = s.setting.layout.earth
    guess = FIRST_GUESS + max(landings)
    left = [guess] * DISCS
    flown = [[guess] * DISCS for _ in COLOURS]  # at best, when one flies on from there
    shares = open_shares(s, sun_turned)
    for _ in range(SWEEPS):
        for place in range(DISCS):
            if place == sun:
                continue
            here = left[place]
            ends: list[float] = []
            up = bool(s.up >> place & 1)
            for way, other in enumerate(onward[place]):
                if other == sun:
                    end = 0.0
                    if up:
                        landed = landings[way] if landings[way] >= 0.0 else left[earth]
                        share = shares[place][way]
                        end = share * landed + (1.0 - share) * here
                    else:
                        for landed in landings:
                            end += landed if landed >= 0.0 else left[earth]
                        end = UNKNOWN_OPEN * end / 3.0 + (1.0 - UNKNOWN_OPEN) * here
                elif not s.up >> other & 1:
                    end = left[other]
                elif up:
                    end = min(left[other], flown[way][other])
                else:
                    end = 0.0
                    for colour in COLOURS:
                        end += min(left[other], flown[colour][other])
                    end /= 3.0
                if up:
                    flown[way][place] = end
                ends.append(min(end, here))
            ends.sort()
            hopes = BY_ROCKET if up else BY_SIDE
            rounds = 1.0
            stay = 1.0
            for rank, end in enumerate(ends):
                rounds += hopes[rank] * end
                stay -= hopes[rank]
            left[place] = rounds + stay * here
    return left


def open_shares(s: Zundstoff, sun_turned: int) -> list[list[float]]:
    """By place and colour: how surely the next disc, if it is the sun, can be landed on."""
    shares: list[list[float]] = []
    for place in range(DISCS):
        row: list[float] = []
        if s.up >> place & 1:
            out = WAY_OUT[s.planets[place]]
            for colour in COLOURS:
                side = (out[colour] + s.turned[place] + 2) % 4
                shown = colour in SUN_SIDES[(side - sun_turned) % 4]
                row.append(STILL_OPEN if shown else NOW_OPEN)
        shares.append(row)
    return shares
