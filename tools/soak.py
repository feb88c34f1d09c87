"""Shakes the flask of Nitro Glyxerol as hard as anybody may, for a very long time: does it hold?

python tools/soak.py                      a million ticks, then 500 attempts to wedge the cubes
python tools/soak.py --ticks 5000000      more of them
python tools/soak.py --seed 7 --trials 0  others, and no wedging
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict

from powderkeg.research.soak import NO_HOPS, soak, wedge


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--ticks", type=int, default=1_000_000)
    words.add_argument("--trials", type=int, default=500)
    words.add_argument("--seed", default="soak")
    asked = words.parse_args()
    held = True
    for name, other in (("without hops", NO_HOPS), ("with hops", {})):
        began = time.process_time()
        found = soak(asked.ticks // 2, f"{asked.seed} {name}", **other)
        spent = time.process_time() - began
        print(name, json.dumps(asdict(found)), f"{spent:.0f} s", flush=True)
        held = held and found.outside == found.through == found.overtakes == 0
    if asked.trials:
        wedged = wedge(asked.trials, asked.seed)
        print(json.dumps(asdict(wedged)))
        held = held and wedged.stuck == 0
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
