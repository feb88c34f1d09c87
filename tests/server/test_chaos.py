"""Servers are killed, stopped, drained and cut off while people play, and nothing comes of it."""

from __future__ import annotations

import json

from tests.cli.terminal import here

# How long tables could not be played at is told, and not judged: this machine may be busy.


def test_nothing_is_lost_or_doubled_or_untrue_whatever_befalls_three_servers() -> None:
    done = here("chaos", "--quick", "--seed", "make test", "--json")
    report = json.loads(done.stdout)
    assert report["breaches"] == []
    assert {each["kind"] for each in report["felt"]} == {
        *("kill", "stop", "drain", "deploy", "database", "cut"),
    }
    assert report["acknowledged"] > 0
    assert done.returncode == 0


def test_nothing_is_lost_of_a_file_whose_server_is_killed() -> None:
    told = here("chaos", "--sqlite", "--faults", "2", "--tables", "5")
    assert "No law was broken." in told.stdout
