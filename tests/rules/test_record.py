"""Records: they read back, they prove their shuffle, and a broken one says where and what."""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg.bots.simple import RandomBot
from powderkeg.rules.core import CHANCE, SILENT, Complaint, Outcome
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Act, Record, RecordError, end_text
from powderkeg.rules.rng import commit

VERFLIXXT = GAMES["verflixxt"]
HEAD = "game verflixxt 1\nseats 2\n"
SHORT = HEAD + ". roll:4\n0 pawn:0\n. roll:2\n"


def random_record(seed: str = "records", **options: str) -> Record:
    bots = {0: RandomBot(), 1: RandomBot()}
    return Match(VERFLIXXT, VERFLIXXT.setup(2, options), bots, seed).run()


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Reader(GAMES).read(text).replay()
    return caught.value


def test_a_record_reads_back_byte_for_byte() -> None:
    text = random_record(expansion="worms").write()
    assert Reader(GAMES).read(text).write() == text


def test_comments_and_blank_lines_are_passed_over() -> None:
    text = "# a game\n\n" + SHORT.replace("0 pawn:0", "  0   pawn:0   # the first step")
    record = Reader(GAMES).read(text)
    assert record.acts == [Act(-1, "roll:4"), Act(0, "pawn:0"), Act(-1, "roll:2")]
    assert record.lines == [5, 6, 7]


@pytest.mark.parametrize(
    "name", ["Ada Lovelace", "Ada  B", "#1", "Ada #1", "end", "0 pawn:0", "名"]
)
def test_a_name_survives_as_it_is(name: str) -> None:
    record = Reader(GAMES).read(SHORT)
    record.names = {1: name}
    assert Reader(GAMES).read(record.write()).names == {1: name}


@pytest.mark.parametrize("seed", ["a b", "a  b", "#", "a #b", "end 1 2", "7" * 500])
def test_a_seed_survives_as_it_is(seed: str) -> None:
    Reader(GAMES).read(random_record(seed).write()).verify_shuffle()


@pytest.mark.parametrize(
    "text", ["", " Ada", "Ada ", "Ada\n0 pawn:0", "Ada\r", "A\u2028B", "\udcff"]
)
def test_a_text_that_would_not_read_back_is_not_written(text: str) -> None:
    record = Reader(GAMES).read(SHORT)
    record.names = {0: text}
    with pytest.raises(Complaint, match="a record cannot hold"):
        record.write()


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    match = Match(VERFLIXXT, VERFLIXXT.setup(2), {0: RandomBot(), 1: RandomBot()}, "secret")
    for _ in range(50):
        match.step(SILENT)
    assert "secret" not in match.record.write()
    assert "seed secret\nend " in match.run().write()


def test_tabs_are_blanks() -> None:
    record = Reader(GAMES).read(SHORT.replace("seats 2\n", "seats\t2\nnote\ta winter  evening\n"))
    assert record.notes == ["a winter  evening"]


def test_windows_line_ends_and_a_byte_order_mark_are_fine() -> None:
    windows = "\ufeff" + SHORT.replace("\n", "\r\n")
    assert Reader(GAMES).read(windows).acts == Reader(GAMES).read(SHORT).acts


def test_a_record_can_stop_in_the_middle() -> None:
    assert Reader(GAMES).read(SHORT).replay().deciders() == [1]


def test_the_shuffle_of_a_seeded_game_is_proved() -> None:
    random_record().verify_shuffle()


def test_a_draw_that_the_seed_did_not_give_is_found() -> None:
    record = random_record()
    first = next(i for i, act in enumerate(record.acts) if act.actor == CHANCE)
    other = "roll:1" if record.acts[first].text != "roll:1" else "roll:2"
    record.acts[first] = Act(CHANCE, other)
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
    HEAD + "option color red\n. roll:1\n": (3, "verflixxt has no option 'color'"),
    HEAD + "option path crooked\n. roll:1\n": (3, "option path cannot be 'crooked'"),
    HEAD + "name 2 Ada\n": (3, "expected 'name SEAT TEXT', a seat below 2, each once"),
    HEAD + "name 0\n": (3, "expected 'name SEAT TEXT', a seat below 2, each once"),
    HEAD + "note\n": (3, "expected 'note TEXT'"),
    "game verflixxt 1\nname 0 Ada\n": (2, "expected 'seats NUMBER' before names and bots"),
    HEAD + "seats 3\n": (3, "expected 'seats NUMBER', once"),
    SHORT + "seed a\nseed b\n": (7, "expected 'seed TEXT', once"),
    SHORT + "seed a\n1 pawn:0\n": (7, "before the seed and the end"),
    HEAD + "٣ pawn:0\n": (3, "expected one of: game, seats, option"),
    HEAD + "99999999999 pawn:0\n": (3, "expected one of: game, seats, option"),
    HEAD + "commit zzz\n": (3, "expected 'commit' and 64 hexadecimal digits, once"),
    HEAD + "colour red\n": (3, "expected one of: game, seats, option"),
    HEAD + ". roll:7\n": (3, "verflixxt has no move 'roll:7'"),
    HEAD + ". roll:3 roll:4\n": (3, "expected an actor and one move"),
    HEAD + "5 pawn:0\n": (3, "expected a seat below 2"),
    HEAD + "0 pawn:0\n": (3, "refused by not-awaited"),
    HEAD + ". worm:bury\n": (3, "refused by not-now (House rule: every move has its moment)"),
    SHORT + "0 pawn:0\n": (6, "expected one of: 1 pawn:0"),
    SHORT + "1 pawn:3\n": (6, "refused by B3"),
    SHORT + "seats 3\n": (6, "expected an act (. move, SEAT move, * move), the seed or the end"),
    SHORT + "end 1 2 won 1\n": (6, "the record has an end, but the game is not over"),
    SHORT + "end 1 won 0\n": (6, "expected 'end', 2 scores, 'won', and the winners' seats"),
    SHORT + "end 1 2\n": (6, "expected 'end', 2 scores, 'won', and the winners' seats"),
    SHORT + "end one two won 0\n": (6, "expected 'end', 2 scores"),
    SHORT + "end nan inf won 0\n": (6, "expected 'end', 2 scores"),
    SHORT + "end 1 2 won 5\n": (6, "expected winners with a seat below 2"),
    SHORT + "* wait:3\n": (6, "refused by not-now"),
    SHORT + "* wait:0\n": (6, "verflixxt has no move 'wait:0'"),
    SHORT + "0 undo:4\n": (6, "4 acts cannot be taken back: there are 3"),
    SHORT + "0 undo:2\n0 undo:2\n": (7, "2 acts cannot be taken back: there are 1"),
    SHORT + "0 undo:0\n": (6, "expected 'SEAT undo:COUNT', and at least one act taken back"),
    SHORT + "0 undo:01\n": (6, "expected 'SEAT undo:COUNT'"),
    SHORT + "5 undo:1\n": (6, "expected a seat below 2"),
    SHORT + ". undo:1\n": (6, "only a seat below 2 takes back"),
    SHORT + "0 undo:1\n1 pawn:0\n": (7, "refused by not-awaited"),
    SHORT + "seed a\n0 undo:1\n": (7, "before the seed and the end"),
    HEAD + "salt 0\n": (3, "expected 'salt SEAT TEXT', a seat below 2, each once"),
    HEAD + "salt 2 pepper\n": (3, "expected 'salt SEAT TEXT', a seat below 2, each once"),
    HEAD + "salt 0 sea\nsalt 0 rock\n": (4, "a seat below 2, each once"),
    HEAD + "salt 0 sea salt\n": (3, "no salt: 'sea salt'; one word of 1 to 40"),
    HEAD + "salt 0 säl\n": (3, "no salt: 'säl'; one word of 1 to 40 printable ASCII"),
    HEAD + f"salt 0 {'s' * 41}\n": (3, "one word of 1 to 40 printable ASCII characters"),
    HEAD + "data deck 0123456789abcdef\n": (3, "verflixxt is played with nothing that has a hash"),
    HEAD + "branch 0\n": (3, "expected 'branch NUMBER', of acts of another game, once"),
    HEAD + "branch 1\nbranch 1\n": (4, "expected 'branch NUMBER'"),
    HEAD + "branch 2\n. roll:4\n": (5, "expected 2 acts of another game, as 'branch' says"),
    HEAD + "branch 2\n. roll:4\n0 pawn:0\n. roll:2\n0 undo:2\n": (
        7,
        "2 acts cannot be taken back: there are 1",
    ),
}


@pytest.mark.parametrize("text", BROKEN, ids=[reason[:40] for _, reason in BROKEN.values()])
def test_a_broken_record_says_where_and_what(text: str) -> None:
    number, problem = BROKEN[text]
    error = broken(text)
    assert error.number == number
    assert problem in error.problem
    assert f"line {number}: " in str(error) and f"{number} | " in str(error)


@pytest.mark.parametrize("page", ["README.md", "docs/notation.md"])
def test_the_records_in_our_pages_are_records(page: str) -> None:
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    block = next(part for part in text.split("```") if part.lstrip().startswith("game verflixxt"))
    Reader(GAMES).read(block).replay()


def test_a_wrong_end_is_found() -> None:
    record = random_record()
    record.end = "99 -99 won 0"
    assert "the end is wrong: the acts lead to" in broken(record.write()).problem


def test_nothing_may_follow_the_end() -> None:
    assert "nothing after the end" in broken(random_record().write() + ". roll:1\n").problem


def test_an_act_after_the_game_is_over_is_refused() -> None:
    record = random_record()
    record.seed = record.end = ""
    assert "refused by over" in broken(record.write() + "0 pawn:0\n").problem


def test_waits_are_moves_of_their_length() -> None:
    parse = VERFLIXXT.moves.parse
    assert parse("wait:40") == parse("wait:40") != parse("wait:41")
    assert [parse(f"wait:{ticks}") for ticks in ("0", "-1", "1.5", "٣", "", "9" * 12)] == [None] * 6


def test_scores_are_written_so_that_they_read_back() -> None:
    outcome = Outcome([1234567.0, 1 / 3, -2.0], [0, 1], VERFLIXXT.rules[0])
    assert end_text(outcome) == "1234567 0.3333333333333333 -2 won 0 1"
