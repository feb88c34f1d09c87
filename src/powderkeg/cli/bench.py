"""powderkeg bench: how fast the engine is, and how much the server bears, beside a peer."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from powderkeg.cli.common import AsJson, print_json
from powderkeg.research import bench as engine_bench
from powderkeg.research import flask_bench, odds_bench
from powderkeg.rules.core import Complaint

if TYPE_CHECKING:
    from powderkeg.research.lab_bench import Report as LabReport
    from powderkeg.server.load.bench import Report as ServerReport
    from powderkeg.server.load.burden import Burden
    from powderkeg.server.load.cluster import Report as ClusterReport
    from powderkeg.server.load.crowd import Report as CrowdReport
    from powderkeg.server.load.flasks import Report as FlaskReport
    from powderkeg.server.load.neighbours import Report as NeighbourReport
    from powderkeg.server.load.soak import Report as SoakReport


def bench(
    what: Annotated[
        Literal[
            "engine",
            "lab",
            "odds",
            "server",
            "nodes",
            "crowd",
            "soak",
            "flask",
            "flasks",
            "neighbours",
        ],
        typer.Argument(help="What to measure."),
    ] = "engine",
    peer: Annotated[
        bool,
        typer.Option("--peer", help="Measure the server beside boardgame.io, which npm brings."),
    ] = False,
    quick: Annotated[
        bool,
        typer.Option("--quick", help="Only see that all can be measured; the figures say nothing."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine (playouts, clones, search), the laboratory (many games in a call), exact
    odds, one flask's physics, or the server (moves, memory; several on one PostgreSQL; crowds that
    move as people do; flasks shaken in real time; an honest table beside bad neighbours)."""
    told = Progress(quiet=as_json)
    rounds, seconds = (
        (1, engine_bench.HINT) if quick else (engine_bench.ROUNDS, engine_bench.SECONDS)
    )
    if what == "engine":
        report = engine_bench.measure(told, rounds, seconds)
        told("")
        print_json(report) if as_json else tell_engine(report)
        return
    if what == "lab":
        learnt = lab_report(told, rounds, seconds)
        told("")
        print_json(learnt) if as_json else tell_lab(learnt)
        return
    if what == "odds":
        odds = odds_bench.measure(told, 1 if quick else odds_bench.GAMES)
        told("")
        print_json(odds) if as_json else tell_odds(odds)
        return
    if what == "flask":
        flask = flask_bench.measure(told, rounds, seconds)
        told("")
        print_json(flask) if as_json else tell_flask(flask)
        return
    from powderkeg.server.load import (  # a second more
        bench,
        cluster,
        crowd,
        flasks,
        neighbours,
        soak,
    )

    if what == "nodes":
        borne = cluster.measure(told, cluster.HINT if quick else cluster.WHOLE)
        told("")
        print_json(borne) if as_json else tell_nodes(borne)
        return
    if what == "crowd":
        crowds = crowd.measure(told, crowd.HINT if quick else crowd.WHOLE)
        told("")
        print_json(crowds) if as_json else tell_crowds(crowds)
        return
    if what == "soak":
        soaked = soak.measure(told, soak.HINT if quick else soak.WHOLE)
        told("")
        print_json(soaked) if as_json else tell_soak(soaked)
        return
    if what == "flasks":
        shaken = flasks.measure(told, flasks.HINT if quick else flasks.WHOLE)
        told("")
        print_json(shaken) if as_json else tell_flasks(shaken)
        return
    if what == "neighbours":
        fared = neighbours.measure(told, neighbours.HINT if quick else neighbours.WHOLE)
        told("")
        print_json(fared) if as_json else tell_neighbours(fared)
        return
    found = bench.measure(peer, told, bench.HINT if quick else bench.WHOLE)
    told("")
    print_json(found) if as_json else tell_server(found)


def lab_report(told: Progress, rounds: int, seconds: float) -> LabReport:
    try:
        from powderkeg.research import lab_bench
    except ImportError:
        raise Complaint("the laboratory needs numpy: pip install 'powderkeg[lab]'") from None
    return lab_bench.measure(told, rounds, seconds)


def tell_lab(report: LabReport) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"rules {how}; one core, per second of CPU time, observations and masks included\n")
    for name, rate in report["steps_per_second"].items():
        print(f"{name:<44}{rate:>14,.0f} steps/s")
    print()
    for name, ratio in report["ratios"].items():
        print(f"{name:<70}{ratio:>8.2f} x")


class Progress:
    """What is being measured: for who watches, in one place; for who reads it later, a line for
    each round, unless only the document is wanted."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet
        self.round = ""

    def __call__(self, what: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)
            return
        before, self.round = self.round, what.partition(":")[0]
        if self.round not in ("", before) and not self.quiet:
            print(self.round, file=sys.stderr, flush=True)


def tell_engine(report: engine_bench.Report) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; one thread, per second of CPU time\n")
    for name, rate in report["decisions_per_second"].items():
        print(f"{name:<36}{rate:>14,.0f} decisions/s")
    if not report["ratios"]:
        print("\nno peer beside it: pip install 'powderkeg[bench]' brings OpenSpiel")
    for name, ratio in report["ratios"].items():
        print(f"{name:<58}{ratio:>6.2f} x")
    print()
    for name, games in report["games_per_second"].items():
        print(f"{name:<36}{games:>14,.0f} games/s")
    for name, clone in report["clone_us"].items():
        print(f"{name:<36}{clone:>10.2f} µs a clone, {report['state_bytes'][name]:,} bytes")
    for name, search in report["search_simulations_per_second"].items():
        print(f"{name + ', search':<36}{search:>14,.0f} simulations/s")
    print(f"{'import':<36}{report['import_ms']:>14.0f} ms")


def tell_odds(report: odds_bench.Report) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; all odds of a Bomb Busters position\n")
    for name, middle in report["middle_ms"].items():
        print(f"{name:<36}{middle:>10.2f} ms, longest {report['longest_ms'][name]:.2f} ms")


def tell_flask(report: flask_bench.Report) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; one thread, per second of CPU time\n")
    for name, ticks in report["ticks_per_second"].items():
        print(f"{name:<36}{ticks:>14,.0f} ticks/s{1e6 / ticks:>8.0f} µs a tick")
    if not report["ratios"]:
        print("\nno peer beside it: pip install 'powderkeg[bench]' brings pymunk")
    for name, ratio in report["ratios"].items():
        print(f"{name:<44}{ratio:>6.2f} x")
    print(f"\n{'flasks that a core carries':<36}{report['flasks_per_core']:>14,.0f}")
    if report["steps_per_second"] is not None:
        print(f"{'FlaskEnv':<36}{report['steps_per_second']:>14,.0f} steps/s")
    for name, spent in report["decision_ms"].items():
        print(f"{name:<36}{spent:>14.2f} ms a decision")


def tell_server(report: ServerReport) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; durable SQLite; moves per server CPU second\n")
    peer, weight, cold = report["peer"], report["weight"], report["cold_start"]
    print(f"{'tables of two':<20}{HEAD}")
    for burden in report["burdens"]:
        tell_burden(burden)
    if peer is not None:
        print(f"\n{peer['name']}")
        for burden in peer["burdens"]:
            tell_burden(burden)
        print()
        for name, ratio in report["ratios"].items():
            print(f"{name + ', ours / theirs':<36}{ratio:>14.2f} x")
    print(f"\n{'a table at rest':<36}{weight['bytes_per_table'] / 1024:>14.1f} KiB")
    if peer is not None and peer["bytes_per_table"] is not None:
        print(f"{'a match of the peer':<36}{peer['bytes_per_table'] / 1024:>14.1f} KiB")
    print(f"{'a connection at rest':<36}{weight['bytes_per_connection'] / 1024:>14.1f} KiB")
    if cold is not None:
        print(f"\n{'from a cold start, serving after':<36}{cold['serving_s']:>14.2f} s")
        print(f"{'the first page painted after':<36}{cold['first_paint_s']:>14.2f} s")
        print(f"{'the first move possible after':<36}{cold['first_move_s']:>14.2f} s")
    for what in report["missing"]:
        print(f"\n{what}")


def tell_nodes(report: ClusterReport) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; moves per server CPU second\n")
    print(f"{'tables of two':<20}{HEAD}")
    tell_burden(report["sqlite"])
    print("\nbehind a proxy, on PostgreSQL")
    for each in report["clusters"]:
        tell_burden(each["burden"])
    print()
    for each in report["clusters"]:
        name = "one server" if each["nodes"] == 1 else f"{each['nodes']} servers"
        spent = f"{each['database_us']:>8.0f} µs of PostgreSQL a move"
        print(f"{name + ', on cores of their own':<36}{each['worth']:>14.2f} x one{spent}")
    ratio = (
        report["clusters"][0]["burden"]["moves_per_cpu_second"]
        / report["sqlite"]["moves_per_cpu_second"]
    )
    print(f"{'one on PostgreSQL / one on SQLite':<36}{ratio:>14.2f} x")


def tell_crowds(report: CrowdReport) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; durable SQLite; moves now and then\n")
    print(f"{'':<20}{'told after, ms':>20}{'longest pause,':>18}")
    print(f"{'tables of two':<20}{'p50':>10}{'p99':>10}{'ms at most':>18}{'cores':>8}")
    for crowd in report["crowds"]:
        times = [crowd["p50_ms"], crowd["p99_ms"]]
        print(
            f"{crowd['tables']:>6} at once{'':<6}"
            + "".join(f"{'':>10}" if ms is None else f"{ms:>10.1f}" for ms in times)
            + f"{crowd['longest_pause_ms']:>18.1f}{crowd['server_cores']:>8.2f}"
        )


def tell_soak(report: SoakReport) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; durable SQLite; all games, people who think\n")
    print(f"{'tables':<44}{report['tables']:>12,}")
    print(f"{'seconds':<44}{report['seconds']:>12,.0f}")
    print(f"{'moves':<44}{report['moves']:>12,}")
    print(f"{'tables that were put away and came back':<44}{report['brought_back']:>12,}")
    print(f"{'cores':<44}{report['server_cores']:>12.2f}")
    print(f"{'memory when all had sat down':<44}{report['first_mib']:>12.1f} MiB")
    print(f"{'memory in the first third of the rest':<44}{report['early_mib']:>12.1f} MiB")
    print(f"{'memory in the last third':<44}{report['late_mib']:>12.1f} MiB")
    print(f"{'growth':<44}{report['growth_mib_per_hour']:>12.1f} MiB an hour")
    print(f"{'requests that ran into a bug':<44}{report['own_faults']:>12,}")
    for lie in report["lies"]:
        print(lie)


def tell_flasks(report: FlaskReport) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; real time, sixty ticks a second\n")
    print(f"{'':<26}{'beat late by, ms':>20}{'pose seen after, ms':>23}")
    print(f"{'tables of two':<26}{'p50':>10}{'p99':>10}{'p50':>12}{'p99':>11}{'cores':>8}")
    for shaken in report["shaken"]:
        times = [
            shaken[key] for key in ("p50_beat_ms", "p99_beat_ms", "p50_pose_ms", "p99_pose_ms")
        ]
        print(
            f"{shaken['tables']:>6} at once{'':<12}"
            + "".join(f"{'':>11}" if ms is None else f"{ms:>11.1f}" for ms in times)
            + f"{shaken['server_cores']:>8.2f}"
        )
    most = report["shaken"][-1]
    print(f"\nflasks that a core carries: {most['flasks_per_core']:,.0f}")
    wrong = sum(shaken["corrections"] for shaken in report["shaken"])
    print(f"hands that were set right, because they or we were late: {wrong}")


def tell_neighbours(report: NeighbourReport) -> None:
    how = "compiled" if report["compiled"] else "interpreted"
    print(f"Python {report['python']}, rules {how}; an honest table beside one bad neighbour\n")
    print(f"{'':<32}{'a move reaches the other, ms':>37}{'a bot answers, ms':>37}{'cores':>14}")
    heads = 2 * f"{'calm p99':>10}{'p50':>9}{'p99':>9}{'ratio':>9}"
    print(f"{'':<32}{heads}{'calm':>8}{'then':>6}")
    for each in report["abuses"]:
        calm, fared, ratios = each["calm"], each["beside"], each["ratios"]
        figures = [calm["p99_ms"], fared["p50_ms"], fared["p99_ms"], ratios["p99"]]
        figures += [calm["bot_p99_ms"], fared["bot_p50_ms"], fared["bot_p99_ms"], ratios["bot_p99"]]
        cores = f"{calm['server_cores']:>8.2f}{fared['server_cores']:>6.2f}"
        print(f"{each['told']:<32}" + "".join(map(told_in, (10, 9, 9, 9) * 2, figures)) + cores)
    print(
        "\nThe ratio is that of p99 beside the neighbour to p99 before; cores are the server's own."
    )


def told_in(width: int, figure: float | None) -> str:
    return f"{'':>{width}}" if figure is None else f"{figure:>{width}.1f}"


HEAD = f"{'per CPU s':>10}{'per s':>8}{'cores':>7}{'p50':>8}{'p99':>8}{'early':>8}{'late':>8} ms"


def tell_burden(burden: Burden) -> None:
    times = [burden[key] for key in ("p50_ms", "p99_ms", "p50_early_ms", "p50_late_ms")]
    print(
        f"{burden['tables']:>6} at once{burden['moves_per_cpu_second']:>16,.0f}"
        f"{burden['moves_per_second']:>8,.0f}{burden['server_cores']:>7.2f}"
        + "".join(f"{'':>8}" if ms is None else f"{ms:>8.2f}" for ms in times)
    )
