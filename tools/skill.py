"""How many cubes do the bots of Nitro Glyxerol get right, if they shake until the sand is through?

python tools/skill.py                     60 rounds for each level
python tools/skill.py --rounds 120 --poop --calm
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean

from powderkeg.rules.core import CHANCE, CLOCK, SILENT
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.expert import load, shake
from powderkeg.rules.nitro.moves import STOP
from powderkeg.rules.nitro.skill import skill_of
from powderkeg.rules.nitro.standing import right
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.rng import Rng

ALONE = 0  # whom we watch; the other one stops at once


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--rounds", type=int, default=60)
    words.add_argument("--poop", action="store_true", help="with the mouse poop: of six")
    words.add_argument("--calm", action="store_true", help="by gentle tilts")
    asked = words.parse_args()
    for level in (1, 2, 3):
        counts = [play(level, asked.poop, asked.calm, seed) for seed in range(asked.rounds)]
        spread = [counts.count(each) for each in range(7)]
        print(f"level {level}: {mean(counts):.2f} right", "by 0 to 6:", *spread, flush=True)
    return 0


def play(level: int, poop: bool, calm: bool, seed: int) -> int:
    """One round by a bot of this level, alone."""
    rng = Rng(f"skill {level} {seed}")
    skill = skill_of(level)
    s = a_round(poop, calm, rng)
    s.play(ALONE, load(s, ALONE, skill, rng), SILENT)
    s.play(1, s.moves(1)[0], SILENT)
    if not calm:
        s.play(CLOCK, s.moves(CLOCK)[0], SILENT)
    s.play(1, STOP, SILENT)
    goal = s.wanted(ALONE)
    while s.tick(ALONE) < s.setting.sand - s.setting.step and right(s.beak(ALONE), goal) < len(
        goal
    ):
        s.play(ALONE, shake(s, ALONE, skill, rng, for_ever=True), SILENT)
    return right(s.beak(ALONE), goal)


def a_round(poop: bool, calm: bool, rng: Rng) -> Nitro:
    s = GAME.start(GAME.setup(2, {"pace": "calm" if calm else "sand"}))
    while s.chances():
        s.play(CHANCE, rng.pick(s.chances()), SILENT)
    if poop:
        s.poop = ALONE
    return s


if __name__ == "__main__":
    sys.exit(main())
