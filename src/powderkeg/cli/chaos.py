"""powderkeg chaos: servers are killed while people play, and then it is seen what became of it."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Annotated

import typer

from powderkeg.cli.bench import Progress
from powderkeg.cli.common import AsJson, print_json

if TYPE_CHECKING:
    from powderkeg.server.chaos.suite import Report

QUICK = 6  # faults, one of every kind
QUICK_TABLES = 5  # one of each game


def chaos(
    faults: Annotated[int, typer.Option(min=1, metavar="N", help="How much goes wrong.")] = 100,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", show_default="another each time", help="In which order.")
    ] = "",
    nodes: Annotated[int, typer.Option(min=2, metavar="N", help="Servers on one PostgreSQL.")] = 3,
    tables: Annotated[
        int, typer.Option(min=1, metavar="N", help="At which people play, all games in turn.")
    ] = 10,
    sqlite: Annotated[
        bool, typer.Option("--sqlite", help="One server on a file of its own, which is killed.")
    ] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="A fault of every kind; a table of each game.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Kill, stop and drain real servers, restart their database and cut lines while people play;
    then see that nothing acknowledged was lost or doubled, and nobody was told what was not so.

    Ends with 1 where that was so.
    """
    from powderkeg.server.chaos.suite import Plan, measure  # a second that others do not need

    plan = Plan(faults, seed or token_hex(4), nodes, tables, sqlite)
    if quick:
        plan = plan._replace(faults=QUICK, tables=QUICK_TABLES)
    told = Progress(quiet=as_json)
    report = measure(plan, told)
    told("")
    print_json(report) if as_json else tell(report)
    if report["breaches"]:
        raise typer.Exit(1)


def tell(report: Report) -> None:
    print(f"seed {report['seed']}: {report['nodes']} servers, {report['tables']} tables, ", end="")
    print(f"{report['seconds']:,.0f} seconds\n")
    print(f"{'':<12}{'faults':>8}{'until a table could be played at again, s':>44}")
    print(f"{'':<12}{'':>8}{'p50':>20}{'p99':>12}{'worst':>12}{'late':>12}")
    for each in report["felt"]:
        times = each["p50_s"], each["p99_s"], each["worst_s"]
        told = ["" if seconds is None else f"{seconds:.2f}" for seconds in times]
        print(
            f"{each['kind']:<12}{each['faults']:>8}{told[0]:>20}{told[1]:>12}{told[2]:>12}", end=""
        )
        print(f"{each['late']:>6} of {each['times']}")
    print()
    for what, count in (
        ("moves that were acknowledged", report["acknowledged"]),
        ("moves that came too late, and were told so", report["denied"]),
        ("sights of games that were checked", report["seen"]),
        ("jobs of who had lost a table, not written", report["fenced"]),
        ("tables taken from who was dead for sure", report["forced"]),
        ("requests that ran into a bug", report["own_faults"]),
    ):
        print(f"{what:<44}{count:>12,}")
    print()
    for breach in report["breaches"]:
        print(breach)
    print(f"{len(report['breaches'])} laws broken" if report["breaches"] else "No law was broken.")
