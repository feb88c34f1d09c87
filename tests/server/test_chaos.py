"""Servers are killed, stopped, drained and cut off while people play, and nothing comes of it."""

from __future__ import annotations

import json
from random import Random

import pytest

from powderkeg.rules.core import Log
from powderkeg.rules.games import GAMES
from powderkeg.server.chaos.laws import breaches_of_keys, looks
from powderkeg.server.chaos.ledger import Entry
from powderkeg.server.chaos.person import Heard, Person, Told, digest
from powderkeg.table.documents import MatchDoc
from powderkeg.table.news import ENCODER
from powderkeg.table.session import GameSession
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


def somebody() -> Person:
    return Person("ada", 0, "table", "token", Random(0))


def line(number: int, move: str, key: str = "") -> Entry:
    return Entry("m", number, 0, move, f"token.{key}" if key else "")


@pytest.mark.parametrize(
    ("ledger", "said"),
    [
        ([line(0, "roll", "k")], []),
        ([line(0, "roll")], ["lost: k, roll, which was acknowledged"]),
        ([line(0, "stay", "k")], ["another move: k was roll, and is stay"]),
        ([line(0, "roll", "k"), line(1, "roll", "k")], ["played twice: token.k in m"]),
        ([line(0, "roll", "k"), line(0, "stay")], ["stored twice: line 0 of m"]),
        ([line(0, "roll", "k"), line(1, "stay", "late")], ["denied, but played: late"]),
    ],
)
def test_the_witness_is_believed(ledger: list[Entry], said: list[str]) -> None:
    ada = somebody()
    ada.played["k"] = "roll"
    ada.denied.add("late")
    assert breaches_of_keys(ledger, [ada]) == said


def test_what_was_seen_is_looked_for_in_the_record() -> None:
    game = GAMES["verflixxt"]
    match = MatchDoc("m", "t", game.name, game.version, 2, {}, {}, [], {}, [], "secret", {})
    session = GameSession(game, match, [])
    acts, true = [], set()
    for _ in range(20):
        state = session.state
        mover = next(iter(state.deciders()), None)
        log = Log()
        acts.append(
            session.draw(log) if mover is None else session.play(mover, state.moves(mover)[0], log)
        )
        news = session.happened(0, [], ())
        look = digest(ENCODER.encode(news.view), ENCODER.encode(news.outcome))
        true.add(Told(0, news.at, look))
    early = {Told(0, each.at + 1, each.look) for each in true}  # a line before it was so
    assert looks(GameSession(game, match, acts), true | early) == true


def test_nobody_is_led_back() -> None:
    ada = somebody()
    ada.see(Heard("happened", at=7))
    ada.see(Heard("happened", at=7))
    assert ada.lies == []
    ada.see(Heard("happened", at=6))
    assert ada.lies == ["ada was at line 7, and then at 6"]
