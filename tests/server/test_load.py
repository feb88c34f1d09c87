"""The server's bench, in small: a real server, real sockets, no claim about speed."""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg.cli.bench import (
    tell_crowds,
    tell_flasks,
    tell_neighbours,
    tell_nodes,
    tell_server,
    tell_soak,
)
from powderkeg.server.load import coldstart, peer
from powderkeg.server.load.abuses import ABUSES
from tests.cli.terminal import document


def test_tables_move_and_the_report_says_what_that_took(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coldstart, "missing", lambda: "there is no time")
    monkeypatch.setattr(peer, "SCRIPTS", tmp_path / "nothing")
    report = document("bench", "server", "--quick", "--peer")
    assert [burden["tables"] for burden in report["burdens"]] == [1, 2]
    for burden in report["burdens"]:
        assert burden["moves"] > 0
        assert burden["moves_per_cpu_second"] > 0
        assert burden["p50_ms"] is not None and burden["p99_ms"] is not None
        assert 0 < burden["p50_ms"] <= burden["p99_ms"]
    assert report["weight"]["tables"] == 20
    assert report["peer"] is None and report["ratios"] == {}

    tell_server(report)
    told = capsys.readouterr().out
    assert "2 at once" in told
    assert "no cold start: there is no time" in told
    assert "no peer beside it: its scripts are in powderkeg's source tree" in told


def test_flasks_are_shaken_and_the_report_says_how_late_that_was(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = document("bench", "flasks", "--quick")
    (shaken,) = report["shaken"]
    assert shaken["flasks"] == 2 and shaken["beats"] > 0
    assert shaken["p50_beat_ms"] is not None and shaken["p99_beat_ms"] is not None
    assert shaken["p50_pose_ms"] is not None and shaken["p50_pose_ms"] > 0

    tell_flasks(report)
    assert "1 at once" in capsys.readouterr().out


def test_a_crowd_moves_now_and_then_and_the_report_says_how_soon_it_was_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = document("bench", "crowd", "--quick")
    (crowd,) = report["crowds"]
    assert crowd["tables"] == 3 and crowd["moves"] > 0
    assert 0 < crowd["p50_ms"] <= crowd["p99_ms"]
    assert crowd["longest_pause_ms"] >= 0

    tell_crowds(report)
    assert "3 at once" in capsys.readouterr().out


def test_two_nodes_are_measured_beside_one(capsys: pytest.CaptureFixture[str]) -> None:
    report = document("bench", "nodes", "--quick")
    assert report["sqlite"]["moves"] > 0
    assert [borne["nodes"] for borne in report["clusters"]] == [1, 2]
    for borne in report["clusters"]:
        assert borne["burden"]["moves"] > 0 and borne["database_us"] > 0
    assert report["clusters"][0]["worth"] == 1

    tell_nodes(report)
    assert "2 servers, on cores of their own" in capsys.readouterr().out


def test_a_soak_lets_tables_rest_and_come_back_and_says_what_is_held(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = document("bench", "soak", "--quick")
    assert report["tables"] == 5 and report["moves"] > 0
    assert report["brought_back"] > 0
    assert len(report["looks"]) > 3 and report["late_mib"] > 0
    assert (report["own_faults"], report["lies"]) == (0, [])

    tell_soak(report)
    assert "MiB an hour" in capsys.readouterr().out


def test_an_honest_table_is_measured_beside_each_bad_neighbour(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = document("bench", "neighbours", "--quick")
    assert [each["abuse"] for each in report["abuses"]] == [*ABUSES]
    for each in report["abuses"]:
        assert each["calm"]["moves"] > 0 and each["beside"]["moves"] > 0
        assert each["ratios"]["p99"] is not None

    tell_neighbours(report)
    assert "55 tables of ruthless bots" in capsys.readouterr().out
