"""Records: they read back, they prove their shuffle, and a broken one says where and what."""

from __future__ import annotations

import pytest

from powderkeg.bots.match import Match
from powderkeg.bots.simple import RandomBot
from powderkeg.rules.core import CHANCE
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Act, Record, RecordError
from powderkeg.rules.rng import commit

VERFLIXXT = GAMES["verflixxt"]
HEAD = "game verflixxt 1\nseats 2\n"
SHORT = HEAD + ". roll:4\n0 pawn:0\n. roll:2\n"


def random_record(seed: str = "records", **options: str) -> Record:
    bots = {0: RandomBot(), 1: RandomBot()}
    return Match(VERFLIXXT, VERFLIXXT.setup(2, options), bots, seed).play()


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.read(text).replay()
    return caught.value


def test_a_record_reads_back_byte_for_byte() -> None:
    text = random_record(expansion="worms").write()
    assert Record.read(text).write() == text


def test_comments_and_blank_lines_are_passed_over() -> None:
    text = "# a game\n\n" + SHORT.replace("0 pawn:0", "  0   pawn:0   # the first step")
    assert Record.read(text).acts == [
        Act(-1, "roll:4", 5),
        Act(0, "pawn:0", 6),
        Act(-1, "roll:2", 7),
    ]


def test_names_with_blanks_survive() -> None:
    record = Record.read(SHORT.replace("seats 2\n", "seats 2\nname 1 Ada Lovelace\n"))
    assert record.names == {1: "Ada Lovelace"}
    assert "name 1 Ada Lovelace\n" in record.write()


def test_a_record_can_stop_in_the_middle() -> None:
    assert Record.read(SHORT).replay().deciders() == [1]


def test_the_shuffle_of_a_seeded_game_is_proved() -> None:
    random_record().verify_shuffle()


def test_a_draw_that_the_seed_did_not_give_is_found() -> None:
    record = random_record()
    first = next(i for i, act in enumerate(record.acts) if act.actor == CHANCE)
    other = "roll:1" if record.acts[first].text != "roll:1" else "roll:2"
    record.acts[first] = Act(CHANCE, other, 1)
    with pytest.raises(RecordError, match="the seed draws roll:"):
        record.verify_shuffle()


def test_another_seed_than_the_promised_one_is_found() -> None:
    record = random_record()
    record.commit = commit("another")
    with pytest.raises(RecordError, match="not the one that was promised"):
        record.verify_shuffle()


BROKEN = {
    "": (1, "expected 'game NAME VERSION' first"),
    "seats 2\n": (1, "expected 'game NAME VERSION' first"),
    "game chess 1\n": (1, "expected a game we know: verflixxt"),
    "game verflixxt\n": (1, "expected 'game NAME VERSION', once"),
    "game verflixxt 1\ngame verflixxt 1\n": (2, "expected 'game NAME VERSION', once"),
    "game verflixxt 9\n": (
        1,
        "version 9 of the rules of verflixxt, and this program knows version 1",
    ),
    "game verflixxt 1\n0 pawn:0\n": (2, "expected 'seats NUMBER' before the first act"),
    "game verflixxt 1\nseats two\n": (2, "expected 'seats NUMBER'"),
    "game verflixxt 1\nseats 9\n. roll:1\n": (3, "refused by seats"),
    "game verflixxt 1\nseats 7\n. roll:1\n": (3, "refused by A5"),
    HEAD + "option path\n": (3, "expected 'option KEY VALUE', each key once"),
    HEAD + "option end one-home\noption end last-pawn\n": (4, "each key once"),
    HEAD + "option color red\n. roll:1\n": (4, "verflixxt has no option 'color'"),
    HEAD + "option path crooked\n. roll:1\n": (4, "option path cannot be 'crooked'"),
    HEAD + "name 2 Ada\n": (3, "expected 'name SEAT TEXT', with a seat below 2"),
    HEAD + "seed a\nseed b\n": (4, "expected 'seed TEXT', once"),
    HEAD + "colour red\n": (3, "expected one of: game, seats, option"),
    HEAD + ". roll:7\n": (3, "verflixxt has no move 'roll:7'"),
    HEAD + ". roll:3 roll:4\n": (3, "expected an actor and one move"),
    HEAD + "5 pawn:0\n": (3, "expected a seat below 2"),
    HEAD + "0 pawn:0\n": (3, "refused by not-awaited"),
    HEAD + ". worm:bury\n": (3, "refused by not-now (House rule: every move has its moment)"),
    SHORT + "0 pawn:0\n": (6, "expected one of: 1 pawn:0"),
    SHORT + "1 pawn:3\n": (6, "refused by B3"),
    SHORT + "seats 3\n": (6, "expected an act (. move, SEAT move, * move) or the end"),
    SHORT + "end 1 2\n": (6, "the record has an end, but the game is not over"),
    SHORT + "end 1\n": (6, "expected 'end' and 2 numbers"),
    SHORT + "end one two\n": (6, "expected 'end' and a number for each seat"),
    SHORT + "* wait:3\n": (6, "verflixxt has no move 'wait:3'"),
}


@pytest.mark.parametrize("text", BROKEN, ids=[reason[:40] for _, reason in BROKEN.values()])
def test_a_broken_record_says_where_and_what(text: str) -> None:
    number, problem = BROKEN[text]
    error = broken(text)
    assert error.number == number
    assert problem in error.problem
    assert f"line {number}: " in str(error) and f"{number} | " in str(error)


def test_a_wrong_end_is_found() -> None:
    record = random_record()
    record.scores = [99.0, -99.0]
    assert "the end is wrong: the acts lead to" in broken(record.write()).problem


def test_nothing_may_follow_the_end() -> None:
    assert "nothing after the end" in broken(random_record().write() + ". roll:1\n").problem


def test_an_act_after_the_game_is_over_is_refused() -> None:
    record = random_record()
    record.scores = None
    assert "refused by over" in broken(record.write() + "0 pawn:0\n").problem
