"""A person plays in the terminal: reads, asks why, takes back, saves, and goes on."""

from __future__ import annotations

from pathlib import Path

from tests.cli.test_cli import complaint, printed

PLAY = ("play", "verflixxt", "--seats", "2", "--bots", "random", "--seed", "evening")


def test_the_board_is_told_and_choices_are_numbered(tmp_path: Path) -> None:
    told = printed(*PLAY, "--save", str(tmp_path / "g"), typed="quit\n")
    assert "Start. 3 pawns of yours. 3 pawns of Ada (random)." in told
    assert "1–8: −1, −2, −3, −4, −5, −6, −7, −8." in told
    assert "9: lucky tile. A guard." in told
    assert "  1. Move your pawn from start [pawn:0] · You move a pawn: start → " in told


def test_why_not_is_answered_with_the_rule(tmp_path: Path) -> None:
    told = printed(*PLAY, "--save", str(tmp_path / "g"), typed="guard:9\nwhy pawn:3\nfly\nquit\n")
    assert "Not possible: No guard on 9 has a pawn beside it. (B4: " in told
    assert "Not possible: You have no pawn on 3. (B3: " in told
    assert "“fly” is neither a choice nor a move." in told


def test_it_speaks_german_french_and_italian(tmp_path: Path) -> None:
    for language, word in (("de", "Start"), ("fr", "départ"), ("it", "partenza")):
        save = str(tmp_path / language)
        told = printed(*PLAY, "--lang", language, "--save", save, typed="1\nwhy guard:9\nquit\n")
        assert word.lower() in told.lower()
        assert "B4" in told


def test_undo_takes_back_and_the_dice_fall_the_same(tmp_path: Path) -> None:
    save = str(tmp_path / "g")
    straight = printed(*PLAY, "--save", save, typed="1\n1\nquit\n")
    back = printed(*PLAY, "--save", save, typed="1\nundo\n1\n1\nquit\n")
    assert "Taken back." in back
    rolls = [line for line in straight.splitlines() if line.startswith("  You roll")]
    again = [line for line in back.splitlines() if line.startswith("  You roll")]
    assert again[:2] == rolls[:2]
    assert again[2] == rolls[1]  # once more, after the choice was made again


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


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    printed(*PLAY, "--save", str(save), typed="1\n")
    assert save.read_text().startswith("game verflixxt 1\nseats 2\n")


def test_a_record_of_bots_cannot_be_resumed(tmp_path: Path) -> None:
    printed("simulate", "verflixxt", "--games", "1", "--record", str(tmp_path))
    (record,) = tmp_path.iterdir()
    assert "it needs one person and a seed" in complaint("play", "--resume", str(record))
