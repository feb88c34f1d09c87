"""A person plays in the terminal: reads, asks why, takes back, saves, and goes on."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.cli.terminal import complaint, printed, shell

PLAY = ("play", "verflixxt", "--seats", "2", "--bots", "random", "--seed", "evening")


def test_the_board_is_told_and_choices_are_numbered(tmp_path: Path) -> None:
    told = printed(*PLAY, "--save", str(tmp_path / "g"), typed="quit\n")
    assert "Start. 3 pawns of yours. 3 pawns of Ada (random)." in told
    assert "1–8: −1, −2, −3, −4, −5, −6, −7, −8." in told
    assert "9: lucky tile. A guard." in told
    assert "  1. Move your pawn from start [pawn:0] · You move a pawn: start → " in told


def bomb(tmp_path: Path, *typed: str) -> str:
    """Bomb Busters, where one may cut any wire of anybody and call it anything."""
    words = ("play", "bombbusters", "--option", "mission=3", "--bots", "random", "--seed", "a")
    keep = ("--save", str(tmp_path / "g"))
    return printed(*words, *keep, typed="\n".join(["token:0A", *typed, "quit\n"]))


def test_many_choices_are_told_by_how_they_begin(tmp_path: Path) -> None:
    last = bomb(tmp_path).rpartition("Your choices:")[2].splitlines()
    assert len(last) < 30
    assert "     Cut: Ada (random)’s A is … [cut:1A…] × 9" in last
    assert "288 choices. Type how one begins, such as cut:2, to see those." in last


def test_a_beginning_shows_the_choices_that_begin_so(tmp_path: Path) -> None:
    last = bomb(tmp_path, "cut:1B").rpartition("Your choices:")[2].splitlines()
    assert " 10. Cut: Ada (random)’s B is a 1 [cut:1B=1]" in last  # numbered as among all
    assert sum("[cut:1B=" in line for line in last) == 9
    assert not any("[cut:1A=" in line for line in last)
    bomb(tmp_path / "again", "cut:1B", "10")
    assert "\n0 cut:1B=1\n" in (tmp_path / "again" / "g").read_text()


def test_a_preview_that_only_repeats_the_move_is_left_out(tmp_path: Path) -> None:
    words = ("play", "zundstoff", "--bots", "random", "--seed", "a", "--save", str(tmp_path / "g"))
    told = printed(*words, typed="quit\n")
    assert " [card:red3]\n" in told
    assert "face down" not in told.partition("Your choices:")[2]


def test_why_not_is_answered_with_the_rule(tmp_path: Path) -> None:
    told = printed(*PLAY, "--save", str(tmp_path / "g"), typed="guard:9\nwhy pawn:3\nfly\nquit\n")
    assert "Not possible: No guard on 9 has a pawn beside it. (B4: " in told
    assert "Not possible: You have no pawn on 3. (B3: " in told
    assert "“fly” is neither a choice nor a move." in told


def test_it_speaks_german_french_and_italian(tmp_path: Path) -> None:
    for language, word in (("de", "vom Start"), ("fr", "case départ"), ("it", "dalla partenza")):
        save = str(tmp_path / language)
        told = printed(*PLAY, "--lang", language, "--save", save, typed="1\nwhy guard:9\nquit\n")
        assert word in told
        assert "B4" in told


def test_undo_takes_back_and_the_dice_fall_the_same(tmp_path: Path) -> None:
    straight = printed(*PLAY, "--save", str(tmp_path / "a"), typed="1\n1\nquit\n")
    back = printed(*PLAY, "--save", str(tmp_path / "b"), typed="1\nundo\n1\n1\nquit\n")
    assert "Taken back." in back
    rolls = [line for line in straight.splitlines() if line.startswith("  You roll")]
    again = [line for line in back.splitlines() if line.startswith("  You roll")]
    assert again[:2] == rolls[:2]
    assert again[2] == rolls[1]  # once more, after the choice was made again


def test_the_record_tells_what_was_taken_back(tmp_path: Path) -> None:
    save = tmp_path / "g"
    printed(*PLAY, "--save", str(save), typed="1\n1\nundo\n1\nquit\n")
    assert "\n0 undo:" in save.read_text()
    printed("play", "--resume", str(save), typed="1\nundo\nquit\n")
    assert save.read_text().count("\n0 undo:") == 2
    told = printed("replay", str(save))
    assert "takebacks: 2; acts taken back: " in told
    assert "shuffle: verified" in told


def test_undo_with_nothing_to_take_back(tmp_path: Path) -> None:
    told = printed(*PLAY, "--save", str(tmp_path / "g"), typed="undo\nquit\n")
    assert "There is nothing to take back." in told


def test_a_saved_game_goes_on_to_the_end(tmp_path: Path) -> None:
    save = str(tmp_path / "game.txt")
    printed(*PLAY, "--save", save, typed="1\n1\n1\nquit\n")
    told = printed("play", "verflixxt", "--resume", save, typed="1\n" * 200)
    assert "Won by: " in told
    assert "The seed was evening; its promise was " in told
    assert "shuffle: verified" in printed("replay", save)


def hear(player: subprocess.Popen[str], words: str) -> None:
    """Read on until this is said."""
    assert player.stdout is not None
    for line in player.stdout:
        if words in line:
            return
    raise AssertionError(f"it ended before it said: {words}")


def test_every_choice_is_kept_as_it_is_made(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    command = [sys.executable, "-m", "powderkeg", *PLAY, "--save", str(save)]
    player = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert player.stdin is not None
    player.stdin.write("1\n")
    player.stdin.flush()
    hear(player, "Your choices:")
    hear(player, "Your choices:")  # asked again: the first choice was made
    player.kill()
    player.communicate()
    assert "0 pawn:0\n" in save.read_text()
    assert "Start. 2 pawns of yours." in printed("play", "--resume", str(save), typed="quit\n")


def test_a_choice_is_kept_before_the_bots_answer(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    command = [sys.executable, "-m", "powderkeg", *PLAY[:4], "--bots", "search:30s"]
    command += ["--seed", "evening", "--save", str(save)]
    player = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert player.stdin is not None
    hear(player, "Your choices:")
    for _ in range(2):  # with its second move the bot has something to think about
        player.stdin.write("1\n")
    player.stdin.flush()
    deadline = time.monotonic() + 12  # well before the bot has thought its thirty seconds
    while save.read_text().count("\n0 ") < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    player.kill()
    player.communicate()
    assert save.read_text().count("\n0 ") == 2


def test_resuming_a_finished_game_leaves_it_as_it_is(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    printed(*PLAY, "--save", str(save), typed="1\n" * 200)
    before = save.read_text()
    assert "\nend " in before
    assert "Won by: " in printed("play", "--resume", str(save))
    assert save.read_text() == before


def test_a_place_where_nothing_can_be_kept_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "could not be kept" in complaint(*PLAY, "--save", str(tmp_path / "file" / "x"))


def test_a_seed_is_told_as_it_was_given(tmp_path: Path) -> None:
    words = ("play", "--seats", "2", "--bots", "random", "--seed=-12")
    told = printed(*words, "--save", str(tmp_path / "g"), typed="1\n" * 200)
    assert "The seed was -12; " in told


def test_a_game_that_cannot_be_kept_goes_on(tmp_path: Path) -> None:
    save = str(tmp_path / "g")
    told = printed(*PLAY, "--save", save, typed=f"save {tmp_path}/g/no\nsave {tmp_path}\n1\nquit\n")
    assert "Not saved: " in told
    assert f"There is already a file {tmp_path}" in told
    assert "2 pawns of yours" in told


def test_another_game_is_not_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("precious")
    assert "there is already a file" in complaint(*PLAY, "--save", str(other))
    printed(*PLAY, "--save", str(tmp_path / "g"), typed=f"save {other}\nquit\n")
    assert other.read_text() == "precious"


def test_a_seed_that_no_record_can_hold_is_refused() -> None:
    assert "a record cannot hold" in complaint("play", "--seed", "a\n0 pawn:3")


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    printed(*PLAY, "--save", str(save), typed="1\n", run=shell)
    assert save.read_text().startswith("game verflixxt 1\nseats 2\n")


def test_a_record_of_bots_cannot_be_resumed(tmp_path: Path) -> None:
    printed("simulate", "verflixxt", "--games", "1", "--record", str(tmp_path))
    (record,) = tmp_path.iterdir()
    assert "it needs one person and a seed" in complaint("play", "--resume", str(record))
