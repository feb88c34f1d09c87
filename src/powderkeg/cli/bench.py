"""powderkeg bench: how fast the engine is, beside OpenSpiel where that is installed."""

from __future__ import annotations

import sys

from powderkeg.cli.common import AsJson, print_json
from powderkeg.research.bench import Report, measure


def bench(as_json: AsJson = False) -> None:
    """Measure random playouts, clones, search and import; ratios to a peer in the same run."""
    watched = sys.stderr.isatty()

    def told(what: str) -> None:
        if watched:
            print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)

    report = measure(told)
    told("")
    if as_json:
        print_json(report)
    else:
        tell(report)


def tell(report: Report) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; one thread, per second of CPU time\n")
    for name, rate in report["decisions_per_second"].items():
        print(f"{name:<36}{rate:>14,.0f} decisions/s")
    if not report["ratios"]:
        print("\nno peer beside it: pip install 'powderkeg[bench]' brings OpenSpiel")
    for name, ratio in report["ratios"].items():
        print(f"{name:<58}{ratio:>6.2f} x")
    print(f"\n{'games':<36}{report['games_per_second']:>14,.0f} /s")
    for name, clone in report["clone_us"].items():
        print(f"{name:<36}{clone:>10.2f} µs a clone, {report['state_bytes'][name]:,} bytes")
    print(f"{'search':<36}{report['search_simulations_per_second']:>14,.0f} simulations/s")
    print(f"{'import':<36}{report['import_ms']:>14.0f} ms")
