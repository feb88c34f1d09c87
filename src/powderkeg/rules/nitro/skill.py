"""What tells a beginner from a careful player, and both from an expert."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.nitro.pieces import RATE
from powderkeg.rules.rng import Rng

FINE: Final = 1 << 20  # steps from 0 to 1


class Skill:
    """The limits of one level."""

    def __init__(
        self,
        reaction: float,
        aim: float,
        blur: float,
        care: float,
        plans: int,
        tilts: int,
        pace: float = 0.0,
        content: int = 0,
    ) -> None:
        self.reaction: Final = round(reaction * RATE)  # ticks until something is seen
        self.aim: Final = aim  # radians: how far the hand's direction wanders
        self.blur: Final = blur  # millimetres: how well one sees where a cube is
        self.care: Final = care  # the chance to notice a wrong cube in the way
        self.plans: Final = plans  # so many are weighed at each beat
        self.tilts: Final = tilts  # and before each gentle tilt
        self.pace: Final = pace  # cubes a second that one expects of oneself
        self.content: Final = content  # points with which one stops; 0: that depends on the others


SKILLS: Final = [
    Skill(reaction=0.35, aim=0.6, blur=2.0, care=0.6, plans=4, tilts=4, content=15),
    Skill(reaction=0.25, aim=0.45, blur=1.5, care=0.8, plans=5, tilts=6, pace=0.2),
    Skill(reaction=0.18, aim=0.35, blur=0.6, care=1.0, plans=24, tilts=30, pace=0.3),
]


def skill_of(level: int) -> Skill:
    """Beginner, careful, expert."""
    return SKILLS[max(1, min(level, len(SKILLS))) - 1]


def chance(rng: Rng) -> float:
    """From 0 to 1."""
    return rng.below(FINE) / FINE


def wobble(rng: Rng) -> float:
    """Around 0, and rarely far from it: nearly normal, with deviation 1."""
    total = 0.0
    for _ in range(6):
        total += chance(rng)
    return (total - 3.0) * 1.4142135623730951
