"""The commands as a person types them: what they print, and how they fail."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from powderkeg import __version__
from tests.cli.terminal import complaint, document, printed, shell


def test_games_lists_seats_and_options() -> None:
    verflixxt = next(game for game in document("games") if game["name"] == "verflixxt")
    assert verflixxt["seats"] == {"min": 2, "max": 8}
    options = {option["key"]: option for option in verflixxt["options"]}
    assert options["expansion"]["values"] == ["none", "nochmal", "worms"]
    assert options["expansion"]["usual"] == "none"


def test_games_speaks_four_languages() -> None:
    pitches = {
        printed("games", "--lang", lang).splitlines()[1] for lang in ("en", "de", "fr", "it")
    }
    assert len(pitches) == 4


SIMULATE = ("simulate", "verflixxt", "--seats", "3", "--games", "12", "--seed", "7")


def test_simulate_counts_games_moves_and_wins() -> None:
    report = document(*SIMULATE, "--bots", "greedy,random", "--option", "expansion=worms")
    assert report["games"] == 12
    assert report["bots"] == ["greedy", "random", "greedy"]
    assert sum(report["wins"]["seats"]) == pytest.approx(12, abs=0.01)
    assert sum(report["wins"]["bots"].values()) == pytest.approx(12, abs=0.01)
    assert report["length"]["min"] <= report["length"]["median"] <= report["length"]["max"]
    assert 0 < report["moves"] < report["acts"]


def test_simulate_tells_rounds_where_they_are_counted() -> None:
    words = ("simulate", "zundstoff", "--games", "5")
    rounds = document(*words)["rounds"]
    assert 5 < rounds["low"] <= rounds["median"] <= rounds["high"]
    assert f"rounds       {rounds['median']:g} [" in printed(*words)
    assert document(*SIMULATE)["rounds"] is None


def test_simulate_is_the_same_for_the_same_seed_in_any_number_of_processes() -> None:
    one = document(*SIMULATE, "--bots", "greedy,random")
    two = document(*SIMULATE, "--bots", "greedy,random", "--jobs", "2", run=shell)
    for report in (one, two):
        del report["cpu_seconds"], report["moves_per_second"]
    assert one == two


def test_simulated_records_replay(tmp_path: Path) -> None:
    printed(*SIMULATE, "--record", str(tmp_path))
    records = sorted(tmp_path.iterdir())
    assert len(records) == 12
    report = document("replay", str(records[3]))
    assert report["finished"] and report["shuffle"] == "verified"
    assert report["outcome"]["winners"]


def test_replay_tells_takebacks_branches_and_salts(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    head = "game verflixxt 1\nseats 2\nname 0 Ada\nsalt 0 sea\nsalt 1 rock\nbranch 1\n"
    path.write_text(head + ". roll:4\n0 pawn:0\n. roll:2\n0 undo:2\n")
    told = printed("replay", str(path))
    assert "verflixxt for 2: 1 acts, all allowed" in told
    assert "takebacks: 1; acts taken back: 2, all allowed" in told
    assert "the first 1 acts and their draws come from another game" in told
    assert "salted by Ada: sea" in told
    report = document("replay", str(path))
    assert (report["takebacks"], report["branch"]) == (1, 1)
    assert report["salts"] == {"0": "sea", "1": "rock"}


def test_replay_of_a_broken_file_says_where(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text("game verflixxt 1\nseats 2\n. roll:4\n0 pawn:9\n")
    told = complaint("replay", str(path), run=shell)
    assert "line 4: refused by B3" in told
    assert "4 | 0 pawn:9" in told
    assert "expected one of: 0 pawn:0" in told


def test_replay_of_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "noise.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in complaint("replay", str(path))
    assert "No such file" in complaint("replay", str(tmp_path / "nowhere.txt"))


def test_try_tells_events_and_refusals_act_by_act() -> None:
    report = document("try", "verflixxt", ". roll:4", "0 pawn:9", "0 pawn:0", "1 pawn:0")
    rolled, refused, moved, early = report["acts"]
    assert rolled["events"] == [{"event": "rolled", "seat": 0, "number": 4, "die": ""}]
    assert refused["refused"]["rule"] == "B3"
    assert refused["refused"]["cite"] == "Verflixxt! 2005, the turn: pawns"
    assert refused["refused"]["text"] == "You have no pawn on 9."
    assert moved["events"][0]["event"] == "pawn-walked"
    assert early["refused"]["rule"] == "not-awaited"
    assert report["view"]["seats"][0]["pawns"] == [4, "start", "start"]
    assert report["outcome"] is None


def test_try_from_a_scene_to_the_end() -> None:
    scene = "path -1 -2; pawns F F 2 | F F F; stacks +3 | +5; roll 4"
    report = document("try", "verflixxt", "--scene", scene, "0 pawn:2")
    assert report["outcome"]["scores"] == [1, 5]
    assert report["outcome"]["winners"] == [1]


def test_try_shows_a_seat_only_what_it_may_know() -> None:
    scene = "option expansion worms; path L V V V V; pawns 1 | 2; worms bury | swap; roll 1 x"
    mine = document("try", "verflixxt", "--scene", scene, "--view", "0")
    assert mine["view"]["seats"][0]["worms"] == ["bury"]
    assert mine["view"]["seats"][1]["worms"] == ["unknown"]
    assert "swap" not in printed("try", "verflixxt", "--scene", scene + "; turn 1", "--view", "0")
    everyone = document("try", "verflixxt", "--scene", scene)
    assert everyone["view"]["seats"][0]["worms"] == ["unknown"]
    assert "bury" not in json.dumps(everyone)


def test_try_with_a_view_does_not_tell_what_another_seat_draws() -> None:
    scene = (
        "option expansion worms; path -3 V V V V; pawns 0 0 0 | 1 0 0; turn 1; roll 2 x; pile bury"
    )
    words = ("try", "verflixxt", "--scene", scene, "--seed", "s", "1 pawn:1")
    assert "bury" in json.dumps(document(*words, "--view", "1"))
    assert "bury" not in json.dumps(document(*words, "--view", "0"))
    assert "bury" not in printed(*words, "--view", "0")


def test_a_plain_terminal_is_served_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "powderkeg", "games", "--json"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)[0]["minutes"] == "20–40"


def test_the_version_is_told() -> None:
    assert printed("--version", run=shell).strip() == __version__


def test_try_goes_on_after_a_record(tmp_path: Path) -> None:
    path = tmp_path / "begun.txt"
    path.write_text("game verflixxt 1\nseats 3\n. roll:4\n0 pawn:0\n")
    told = printed("try", "verflixxt", "--record", str(path), "--lang", "de", ". roll:2")
    assert "Platz 1 würfelt eine 2." in told


def test_try_with_a_seed_lets_chance_act() -> None:
    report = document("try", "verflixxt", "--seed", "7", "--option", "path=shuffled", "0 pawn:0")
    assert report["waiting"] == [1]


def test_rules_are_printed_with_their_citations() -> None:
    rules = {rule["key"]: rule for rule in document("rules", "verflixxt", "--lang", "it")}
    assert len(rules) == 130 + 5
    assert rules["E12"]["cite"] == "Verflixxt nochmal! 2006, tessere Verflixxt"
    assert "pila" in rules["E12"]["text"]
    assert "B4" in printed("rules", "verflixxt", "--rule", "b4")
    assert "130 rules, 130 tested, explained in en 130" in printed("rules", "verflixxt")


def test_the_ledger_has_no_gap() -> None:
    report = document("ledger", "verflixxt")
    assert report["rules"] == report["tested"] == 130
    assert report["explained"] == {"en": 130, "de": 130, "fr": 130, "it": 130}


def test_arena_rates_with_intervals() -> None:
    report = document("arena", "verflixxt", "--bots", "random,greedy", "--games", "60")
    best, worst = report["standings"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    rating = best["rating"]
    assert rating["low"] < rating["value"] < rating["high"]
    assert rating["low"] > worst["rating"]["high"]


def test_arena_of_one_bot_tells_how_long_its_games_are() -> None:
    report = document("arena", "zundstoff", "--bots", "random", "--games", "10", "--seats", "4")
    rounds = report["rounds"]
    assert 5 < rounds["low"] <= rounds["median"] <= rounds["high"] <= 100
    assert 0 <= report["shared_wins"] <= 1
    assert report["standings"] == []
    told = printed("arena", "zundstoff", "--bots", "random", "--games", "10", "--seats", "4")
    assert f"rounds: {rounds['median']:g} [{rounds['low']}, {rounds['high']}]" in told
    assert "rating" not in told


WRONG = {
    "simulate chess": "no game 'chess'; there are: verflixxt",
    "simulate verflixxt --seats 9": "this game is for 2 to 8",
    "simulate verflixxt --seats 7": "(A5: Our ruling: seven and eight players)",
    "simulate verflixxt --option path=crooked": "option path cannot be 'crooked'",
    "simulate verflixxt --option path": "an option is KEY=VALUE, not 'path'",
    "simulate verflixxt --option end=one-home --option end=last-pawn": "option end is given twice",
    "simulate verflixxt --option expansion=nochmal --option end=one-home": "(V6: ",
    "simulate verflixxt --bots clever": "no bot 'clever'; there are: carefree",
    "simulate verflixxt --bots random,random,random": "3 bots for 2 seats",
    "simulate verflixxt --games 0": "Invalid value for '--games'",
    "arena verflixxt --bots ,": "name different bots, at least one and at most 2",
    "arena verflixxt --bots random,greedy,search": "at least one and at most 2",
    "arena verflixxt --bots random --games 4": "1 bot needs at least 5 games",
    "arena verflixxt --bots random --each end": "of a game that all win together, not 'end'",
    "arena verflixxt --bots random --each luck": "of a game that all win together, not 'luck'",
    "try verflixxt pawn:0": "expected '. MOVE', 'SEAT MOVE' or '* MOVE'",
    "try verflixxt --view 5": "there is no seat 5",
    "try verflixxt --scene nonsense": "no clause 'nonsense'",
    "try verflixxt --seats 3 --scene path": "a scene or a record says itself who plays",
    "simulate verflixxt --bots search:infs": "no bot 'search:infs'",
    "rules verflixxt --lang es": "no language 'es'; there are: en, de, fr, it",
    "rules verflixxt --rule Z1": "verflixxt has no rule 'Z1'",
    "ledger verflixxt --tests nowhere": "no folder nowhere/rules/verflixxt",
    "play verflixxt --seat 7": "there is no seat 7",
}


@pytest.mark.parametrize("command", WRONG)
def test_a_wrong_command_is_told_what_is_wrong(command: str) -> None:
    assert WRONG[command] in complaint(*command.split())
