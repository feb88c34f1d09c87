"""Takebacks, salts and branches: what a record tells besides the acts that stand."""

from __future__ import annotations

import re

import pytest

from powderkeg.bots.simple import RandomBot
from powderkeg.rules.core import CHANCE, SILENT, Complaint
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Act, Record, RecordError
from powderkeg.rules.rng import Fate, commit, fate_of

GAME = GAMES["verflixxt"]
HEAD = "game verflixxt 1\nseats 2\n"
SALTS = {0: "sea", 1: "#rock"}


def begun(acts: int, salts: dict[int, str] | None = None, branch: list[Act] | None = None) -> Match:
    """A match of random bots, some acts after its start."""
    bots = {0: RandomBot(), 1: RandomBot()}
    setup = GAME.setup(2, {"expansion": "worms"})
    match = Match(GAME, setup, bots, "secret", salts=salts or {}, branch=branch or [])
    for _ in range(acts):
        match.step(SILENT)
    return match


def forged(record: Record, place: int, text: str) -> Record:
    """The same record, written otherwise at one place of what was told."""
    lines = record.write().splitlines()
    lines[len(record.head()) + place] = text
    return Reader(GAMES).read("\n".join(lines))


def test_a_takeback_is_told_and_its_acts_stand_no_more() -> None:
    record = Reader(GAMES).read(HEAD + ". roll:4\n0 pawn:0\n. roll:2\n0 undo:2\n0 pawn:0\n")
    assert record.acts == [Act(CHANCE, "roll:4"), Act(0, "pawn:0")]
    assert [str(act) for act in record.told] == [
        ". roll:4",
        "0 pawn:0",
        ". roll:2",
        "0 undo:2",
        "0 pawn:0",
    ]
    assert record.takebacks == [Act(0, "undo:2")]
    assert record.replay().chances()


def test_takebacks_count_what_stands() -> None:
    match = begun(20)
    first = match.record.acts[:15]
    match.take_back(1, 3)
    match.take_back(0, 2)
    assert match.record.acts == first
    assert len(match.record.told) == 22


def test_a_record_with_takebacks_reads_back_byte_for_byte() -> None:
    match = begun(30)
    match.take_back(1, 4)
    match.step(SILENT)
    match.take_back(0, 11)
    text = match.run().write()
    record = Reader(GAMES).read(text)
    record.verify_shuffle()
    assert record.write() == text
    assert (record.acts, record.told) == (match.record.acts, match.record.told)


def test_after_a_takeback_the_same_roll_falls_again() -> None:
    match = begun(40)
    straight = list(match.record.acts)
    match.take_back(0, 15)
    for _ in range(15):
        match.step(SILENT)
    assert match.record.acts == straight


def test_a_match_goes_on_from_what_was_told() -> None:
    match = begun(30)
    match.take_back(0, 7)
    told = match.record.told
    resumed = begun(0)
    resumed.take_over(told)
    assert resumed.record.told == told
    assert resumed.run().write() == match.run().write()


def test_nothing_is_taken_back_once_the_seed_is_told() -> None:
    match = begun(0)
    match.run()
    with pytest.raises(Complaint, match="the game is over"):
        match.take_back(0, 1)


def test_a_record_that_goes_on_after_its_end_is_found() -> None:
    match = begun(0)
    match.run()
    match.record.take_back(0, 1)
    match.record.seed = match.record.end = ""
    with pytest.raises(RecordError, match="nothing is taken back once the game is over") as caught:
        Reader(GAMES).read(match.record.write()).verify_takebacks()
    assert caught.value.line == "0 undo:1"


def test_what_was_taken_back_must_have_been_allowed() -> None:
    match = begun(30)
    match.take_back(0, 10)
    record = forged(match.record, 25, "0 pawn:30")
    record.replay()  # what stands is fine
    with pytest.raises(RecordError, match="refused by") as caught:
        record.verify_takebacks()
    assert caught.value.number == len(record.head()) + 26


def test_what_was_taken_back_must_have_been_drawn_from_the_seed() -> None:
    match = begun(10)
    while not match.record.acts[-1].text.startswith("roll:"):
        match.step(SILENT)
    place, roll = len(match.record.acts) - 1, match.record.acts[-1].text
    match.take_back(0, 1)
    record = forged(match.record, place, ". roll:1+x" if roll != "roll:1+x" else ". roll:2+x")
    record.verify_takebacks()  # possible, as far as anybody knows without the seed
    record.seed = "secret"
    with pytest.raises(RecordError, match=f"the seed draws {re.escape(roll)} here"):
        record.verify_shuffle()


def test_an_error_after_a_takeback_names_its_line() -> None:
    text = HEAD + ". roll:4\n0 pawn:0\n\n0 undo:1\n# again\n0 pawn:9\n"
    with pytest.raises(RecordError, match="refused by B3") as caught:
        Reader(GAMES).read(text).replay()
    assert (caught.value.number, caught.value.line) == (8, "0 pawn:9")


def test_salts_are_part_of_the_shuffle_and_not_of_the_promise() -> None:
    match = begun(0, salts=SALTS)
    record = match.run()
    again = Reader(GAMES).read(record.write())
    again.verify_shuffle()
    assert (again.salts, again.seed, again.commit) == (SALTS, "secret", commit("secret"))
    assert again.write() == record.write()
    again.salts = {0: "sea"}
    with pytest.raises(RecordError, match="the seed draws"):
        again.verify_shuffle()


def test_a_salted_match_draws_from_seed_and_salts() -> None:
    match = begun(0, salts=SALTS)
    first = fate_of("secret", SALTS).pick(match.state.chances())
    match.step(SILENT)
    assert match.record.acts == [Act(CHANCE, first.text)]
    match.take_back(0, 1)
    match.step(SILENT)
    assert match.record.acts == [Act(CHANCE, first.text)]


@pytest.mark.parametrize("salt", ["", "sea salt", "säl", "s" * 41, "a\n"])
def test_a_salt_that_would_not_read_back_is_not_taken(salt: str) -> None:
    with pytest.raises(Complaint, match="no salt"):
        begun(0, salts={0: salt})


def test_a_branch_goes_on_with_draws_of_its_own() -> None:
    branch = list(begun(25, salts={0: "another", 1: "game"}).record.acts)
    match = begun(0, branch=branch)
    expected = Fate("secret")
    while not match.state.chances():
        match.step(SILENT)
    place = len(match.record.acts)
    drawn = expected.pick(match.state.chances())
    text = match.run().write()
    record = Reader(GAMES).read(text)
    record.verify_shuffle()
    assert record.acts[:25] == branch
    assert record.acts[place] == Act(CHANCE, drawn.text)
    assert (record.branch, record.write()) == (25, text)


def test_a_takeback_does_not_reach_into_the_branch() -> None:
    match = begun(3, branch=list(begun(25).record.acts))
    with pytest.raises(Complaint, match="4 acts cannot be taken back: there are 3"):
        match.take_back(0, 4)
    match.take_back(0, 3)
    assert len(match.record.acts) == 25
    with pytest.raises(Complaint, match="cannot be cut to 20"):
        match.take_over(match.record.acts[:20])


def test_a_broken_promise_names_its_line() -> None:
    record = begun(0, salts=SALTS).run()
    record.commit = commit("another")
    lines = record.write().splitlines()
    with pytest.raises(RecordError) as caught:
        Reader(GAMES).read("# a game\n" + record.write()).verify_shuffle()
    assert caught.value.number == lines.index(f"commit {record.commit}") + 2
