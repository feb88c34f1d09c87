"""powderkeg think: a machine that lends its cores to the bots of busy servers."""

from __future__ import annotations

from typing import Annotated

from typer import Option

from powderkeg.server.network import listen, local_address

# --port is $POWDERKEG_THINK_PORT, and the key has the name by which `serve` knows it.
FROM_THE_ENVIRONMENT = {"auto_envvar_prefix": "POWDERKEG_THINK"}


def think(
    host: Annotated[
        str,
        Option(metavar="TEXT", help="0.0.0.0 is for everyone who reaches this machine."),
    ] = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535, metavar="N", help="On which port.")] = 8100,
    thinkers: Annotated[
        int, Option(min=0, metavar="N", show_default="one a core", help="Processes for bots.")
    ] = 0,
    key: Annotated[
        str,
        Option(metavar="TEXT", show_default="none", help="Whoever asks has to know it."),
    ] = "",
    metrics: Annotated[
        str,
        Option(
            metavar="TEXT",
            show_default="nowhere",
            help="Where counts are told to Prometheus, such as 127.0.0.1:9100.",
        ),
    ] = "",
) -> None:
    """Think for the bots of busy servers, in your own network.

    They are told of it with `powderkeg serve --think`.
    """
    door = listen(host, port)

    # A second that the other commands, and complaints, do not need.
    from powderkeg.server.logbook import HERE, keep_log
    from powderkeg.server.metrics import tell_metrics
    from powderkeg.server.run import run_server
    from powderkeg.server.think import make_think_app

    app = make_think_app(thinkers, key)
    if metrics:
        tell_metrics(metrics)
    keep_log(HERE, verbose=False)
    where = local_address(door)
    run_server(app, door, lambda: print(f"Bots think at {where}. Ctrl-C ends it.", flush=True))
    print("\nNobody thinks here any more.")
