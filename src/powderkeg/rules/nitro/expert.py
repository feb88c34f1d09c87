"""The bots of Nitro Glyxerol: they shake the same flask as people, with human limits.

Level 1 is a beginner, level 2 careful, level 3 an expert. They remember nothing: all is seen in the
flasks, as they were a moment ago.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.nitro.codec import PUT_BACK
from powderkeg.rules.nitro.moves import GRABS, PUT_BACKS, STOP, mix
from powderkeg.rules.nitro.pieces import RATE, Cube, card_text
from powderkeg.rules.nitro.skill import Skill, chance, skill_of, wobble
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.nitro.steering import next_beat, sight
from powderkeg.rules.nitro.stopping import Race, cards_right, is_worth_grabbing, points
from powderkeg.rules.nitro.tilting import next_tilt
from powderkeg.rules.nitro.tray import tray
from powderkeg.rules.nitro.weighing import Aim
from powderkeg.rules.rng import Rng

FETCH: Final = RATE // 2  # ticks to take a cube that has jumped out, and put it back
PATIENCE: Final = 2 * RATE  # ticks that one leaves to others who want the first card
HESITATION: Final = 4.0  # ticks by which one grabs later than one could, more or less


def choose(s: Nitro, seat: Seat, level: int, rng: Rng) -> Move:
    skill = skill_of(level)
    phase = s.phases[-1].key
    if phase == "load":
        return load(s, seat, skill, rng)
    if phase == "grab":
        return grab(s, seat, skill, rng)
    return shake(s, seat, skill, rng)


def load(s: Nitro, seat: Seat, skill: Skill, rng: Rng) -> Move:
    """In the order of the formula, which is listed first; a beginner does not care."""
    moves = s.moves(seat)
    return rng.pick(moves) if skill.content else moves[0]


def grab(s: Nitro, seat: Seat, skill: Skill, rng: Rng) -> Move:
    """As quick as one can; or late, if somebody else may have the first card and the mouse poop.

    A beginner thinks only of what lies in its own beak.
    """
    more = points(s, [], seat) > 0 if skill.content else is_worth_grabbing(s, seat)
    quick = skill.reaction + round(HESITATION * abs(wobble(rng)))
    return GRABS[quick if more else PATIENCE + rng.below(RATE // 2)]


def shake(s: Nitro, seat: Seat, skill: Skill, rng: Rng, for_ever: bool = False) -> Move:
    """What the hand does next; unless it shakes for ever, perhaps it stops."""
    calm = s.setting.calm
    places, pushes = s.places[seat], s.pushes[seat]
    reaction = 0 if calm else skill.reaction  # between gentle tilts there is time to look
    missing = -1 if calm else jumped_out(s, seat, reaction + FETCH)
    if missing >= 0:
        return PUT_BACKS[missing]
    stones = sight(places, pushes, reaction, skill.blur, rng)
    aim = Aim(tray(), stones, s.wanted(seat), chance(rng) < skill.care)
    if not for_ever and is_enough(
        s, seat, skill, reaction, aim, aim.way_of_next(stones) < aim.tray.gate
    ):
        return STOP
    if calm:
        return next_tilt(aim, stones, skill, rng)
    mood = f"{seat} {s.round} {' '.join(map(card_text, s.formula))}"
    return mix(next_beat(aim, stones, pushes, skill, mood, rng))


def is_enough(s: Nitro, seat: Seat, skill: Skill, reaction: int, aim: Aim, is_close: bool) -> bool:
    race = Race(s, seat, reaction)
    count = cards_right(s, seat, len(aim.placed))
    if skill.content:
        return race.bank(count) >= skill.content or race.rest(count) == 0
    return race.wants_to_stop(count, skill.pace, is_close and not aim.ahead)


def jumped_out(s: Nitro, seat: Seat, ago: int) -> Cube:
    """A cube that lay beside the flask so long ago, and was not put back since; else -1."""
    pushes = s.pushes[seat]
    if len(pushes) < 2 * ago:
        return -1
    since = pushes[len(pushes) - 2 * ago :]
    for at in s.cubes(seat, ago):
        if at.is_out and not was_put_back(since, at.cube):
            return at.cube
    return -1


def was_put_back(pushes: bytes, cube: Cube) -> bool:
    for tick in range(len(pushes) // 2):
        if pushes[2 * tick] == PUT_BACK and pushes[2 * tick + 1] == cube:
            return True
    return False
