"""Steering a flask as people do: late, a little blurred, by a few ideas, with a hand that is slow
and does not quite go where it should. There is no other way in than two bytes a tick.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from powderkeg.rules.nitro.codec import PUT_BACK, STRONGEST, signed
from powderkeg.rules.nitro.imagining import STEP, Stone, imagine
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import Places
from powderkeg.rules.nitro.pieces import BEAT, RATE
from powderkeg.rules.nitro.skill import Skill, chance, wobble
from powderkeg.rules.nitro.standing import standing
from powderkeg.rules.nitro.tray import tray
from powderkeg.rules.nitro.weighing import Aim
from powderkeg.rules.rng import Rng

UNIT: Final = float(SPEC["maxAcceleration"]) / STRONGEST  # mm/s² of one step of a byte
TILT: Final = float(SPEC["tiltAcceleration"])
GENTLY: Final = 0.4  # of a full tilt
GENTLE: Final = 0.3  # the chance that a push that comes to mind is a gentle one
SHORTEST: Final = 4  # steps of the imagination that a push lasts
LONGEST: Final = 18
HAND: Final = 0.07 * RATE  # ticks that a hand lags behind
WHILE: Final = 24  # ticks, two beats: then the hand errs another way
LOOK: Final = 2  # ticks between two glances: that is how one sees what moves


class Push:
    """A push that comes to mind: mm/s², and how long."""

    def __init__(self, ax: float, ay: float, steps: int) -> None:
        self.ax: Final = ax
        self.ay: Final = ay
        self.steps: Final = steps


def sight(places: Places, pushes: bytes, reaction: int, blur: float, rng: Rng) -> list[Stone]:
    """The flask as one believes it to be now.

    What is seen is old and blurred; what the own hand did since is known, and its effect imagined.
    """
    ago = min(reaction, len(pushes) // 2)
    stones: list[Stone] = []
    before = standing(places, pushes, ago + LOOK)
    for was, now in zip(before, standing(places, pushes, ago), strict=True):
        x = now.x + blur * wobble(rng)
        y = now.y + blur * wobble(rng)
        jumped = now.is_out or was.is_out
        vx = 0.0 if jumped else (now.x - was.x) * RATE / LOOK
        vy = 0.0 if jumped else (now.y - was.y) * RATE / LOOK
        stones.append(Stone(x, y, vx, vy, now.is_out))
    seen = len(pushes) // 2 - ago
    for tick in range(seen, len(pushes) // 2, STEP):
        ax, ay = push_at(pushes, tick)
        imagine(tray(), stones, ax, ay, 1)
    return stones


def push_at(pushes: bytes, tick: int) -> tuple[float, float]:
    """mm/s²; nothing while a cube is put back."""
    first = pushes[2 * tick]
    if first == PUT_BACK:
        return 0.0, 0.0
    return signed(first) * UNIT, signed(pushes[2 * tick + 1]) * UNIT


def hand_after(pushes: bytes) -> tuple[float, float]:
    """What the hand does now. Whoever takes over from a wilder one begins at full tilt."""
    if not pushes:
        return 0.0, 0.0
    hx, hy = push_at(pushes, len(pushes) // 2 - 1)
    gentler = min(1.0, TILT / max(1.0, sqrt(hx * hx + hy * hy)))
    return hx * gentler, hy * gentler


def best_plan(aim: Aim, stones: list[Stone], plans: list[list[Push]]) -> int:
    """Which one leads to the best position, the end counting more than the way there."""
    best = 0
    least = -1.0
    for number, plan in enumerate(plans):
        later = [stone.copy() for stone in stones]
        cost = 0.0
        weight = 0.0
        for push in plan:
            imagine(aim.tray, later, push.ax, push.ay, push.steps)
            weight += 1.0
            cost += weight * aim.cost(later)
        if least < 0.0 or cost < least:
            best, least = number, cost
    return best


def a_push(rng: Rng) -> Push:
    angle = chance(rng) * 2 * pi
    size = TILT * (GENTLY if chance(rng) < GENTLE else 1.0)
    steps = SHORTEST + rng.below(LONGEST - SHORTEST + 1)
    return Push(size * cos(angle), size * sin(angle), steps)


def some_plans(skill: Skill, hand: tuple[float, float], rng: Rng) -> list[list[Push]]:
    """To go on as the hand does now, and others."""
    plans: list[list[Push]] = []
    hx, hy = hand
    size = sqrt(hx * hx + hy * hy)
    if size > 100.0:
        full = TILT * (GENTLY if size < 400.0 else 1.0) / size
        steps = SHORTEST + rng.below(BEAT)
        plans.append([Push(hx * full, hy * full, steps), a_push(rng)])
    while len(plans) < skill.plans:
        plans.append([a_push(rng), a_push(rng)])
    return plans


def next_beat(
    aim: Aim, stones: list[Stone], pushes: bytes, skill: Skill, mood: str, rng: Rng
) -> bytes:
    """What the hand does in the next beat. The mood is how it errs."""
    hand = hand_after(pushes)
    plans = some_plans(skill, hand, rng)
    plan = plans[best_plan(aim, stones, plans)]
    return follow(plan, hand, len(pushes) // 2, skill, mood)


def follow(
    plan: list[Push], hand: tuple[float, float], tick: int, skill: Skill, mood: str
) -> bytes:
    """The hand goes after the plan, late and astray."""
    beat = bytearray()
    hx, hy = hand
    wander = Wander(mood, tick // WHILE)
    for n in range(BEAT):
        push = plan[0] if n < STEP * plan[0].steps else plan[1]
        astray = skill.aim * wander.at(tick + n)
        c, s = cos(astray), sin(astray)
        hx += (push.ax * c - push.ay * s - hx) / HAND
        hy += (push.ax * s + push.ay * c - hy) / HAND
        beat.append(int(hx / UNIT) & 255)
        beat.append(int(hy / UNIT) & 255)
    return bytes(beat)


class Wander:
    """How the hand errs for a while: always a little another way, never at once."""

    def __init__(self, mood: str, number: int) -> None:
        self.begin: Final = number * WHILE
        self.here: Final = wobble(Rng(f"{mood} {number}"))
        self.there: Final = wobble(Rng(f"{mood} {number + 1}"))

    def at(self, tick: int) -> float:
        share = (tick - self.begin) / WHILE
        rest = 1.0 - share
        return (rest * self.here + share * self.there) / sqrt(rest * rest + share * share)
