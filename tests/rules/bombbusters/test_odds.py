"""The aid and the review: what a seat could work out, and nothing else."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.odds import all_are, one_is, review
from powderkeg.rules.bombbusters.pieces import KINDS_OF, RED
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import SILENT
from powderkeg.rules.telling import Line

# Seat 0 sees its own 5 and 6. Of 5, 6, 7 and 7, seat 1 has two: the 5 in three of six deals.
HALF = "option mission 4; hands 5 6 | 5 7 | 6 7"


def at(scene: str) -> BombBusters:
    return GAME.scenes.read(scene)


def reviewed(scene: str, *moves: str) -> Line:
    """What is said of the last of these moves, all made by the seat in turn."""
    s = at(scene)
    seat = s.cutter
    for text in moves[:-1]:
        move = GAME.moves.parse(text)
        assert move is not None
        s.play(seat, move, SILENT)
    last = GAME.moves.parse(moves[-1])
    assert last is not None
    line = review(s, seat, last)
    assert line is not None
    return line


# The aid.


def aid(scene: str, seat: int, owner: int) -> dict[str, object]:
    """By place: what the aid tells a seat about another's wires."""
    view = at(scene).view(seat)
    wires = view["seats"][owner]["stands"][0]["wires"]
    return {
        wire["place"]: list(zip(wire["may"], wire["odds"] or [], strict=True))
        for wire in wires
        if wire["may"] is not None
    }


def test_p1_the_aid_tells_what_a_wire_may_be_and_how_likely() -> None:
    scene = "option mission 1; option aid odds; hands 1 1 | 1! 2 | 2 3"
    assert aid(scene, 0, 1) == {"A": [("1", 1.0)], "B": [("2", 0.6667), ("3", 0.3333)]}


def test_the_aid_says_nothing_of_wires_that_lie_open_or_are_ones_own() -> None:
    scene = "option mission 1; option aid odds; hands 1 1* | 1* 2 | 2 3"
    assert aid(scene, 0, 0) == {}
    assert list(aid(scene, 0, 1)) == ["B"]


# The review.


def test_a_sure_cut_is_called_sure() -> None:
    line = reviewed("hands 1 2 | 1! 2 | 3 3", "cut:1A=1")
    assert (line.key, line.facts) == ("review-sure", {"right": 100, "red": 0})


def test_a_guess_is_told_its_chance() -> None:
    line = reviewed(HALF, "cut:1A=5")
    assert (line.key, line.facts) == ("review-best", {"right": 50, "red": 0})


def test_a_guess_is_told_of_a_better_one() -> None:
    line = reviewed(HALF, "cut:1A=6")
    assert line.key == "review-better"
    better = {"best": 50, "owner": 1, "place": "A", "value": "5"}
    assert line.facts == {"right": 33, "red": 0, **better}


def test_a_guess_is_told_that_it_was_risky() -> None:
    line = reviewed("option mission 3; hands 5 6* | 5 6* | 5.5 6*", "cut:1A=5")
    assert (line.key, line.facts) == ("review-best", {"right": 50, "red": 50})


def test_what_is_almost_sure_is_not_called_sure() -> None:
    """Of two hundred deals one is another."""
    scene = "option mission 4; hands 2 2 2 12 | 1 2 | 1 1 1 3 3 3 3 4 4 4 4"
    line = reviewed(scene, "cut:1B=2")
    assert line.key == "review-better"
    assert 0 < int(str(line.facts["right"])) < 100


def test_a_detector_is_right_if_one_of_its_wires_is() -> None:
    line = reviewed(HALF, "double:6", "at:1A", "at:1B")
    assert line.facts["right"] == 50
    line = reviewed(HALF, "double:5", "at:1A", "at:1B")
    assert (line.key, line.facts) == ("review-best", {"right": 50, "red": 0})


def test_a_detector_is_reviewed_when_all_its_wires_are_named() -> None:
    s = at(f"{HALF}; phase aim; aim double 5")
    move = GAME.moves.parse("at:1A")
    assert move is not None
    assert review(s, 0, move) is None


def test_a_whole_stand_is_reviewed() -> None:
    line = reviewed(f"{HALF}; phase aim; aim super 5", "stand:1")
    assert line.facts["right"] == 50


def test_a_ray_is_right_by_either_value() -> None:
    line = reviewed(f"{HALF}; phase aim; aim x-or-y 5+6", "at:1A")
    assert line.facts["right"] == 83


def test_all_sevens_at_once_are_reviewed_together() -> None:
    scene = "option mission 46; hands 7 7 | 6 7 | 7 8; phase aim; aim sevens 7"
    line = reviewed(scene, "at:1B", "at:2A")
    assert (line.key, line.facts["count"]) == ("review-all", 2)


@pytest.mark.parametrize("move", ["solo:1", "stabilizer"])
def test_what_is_no_guess_is_not_reviewed(move: str) -> None:
    parsed = GAME.moves.parse(move)
    assert parsed is not None
    assert review(at("option mission 4; hands 1 1 | 2 2 | 2 2"), 0, parsed) is None


def test_the_review_knows_only_what_the_seat_knew() -> None:
    """Hidden wires may lie otherwise: the sentence is the same."""
    one = reviewed(HALF, "cut:1A=5")
    other = reviewed(HALF.replace("| 5 7 | 6 7", "| 6 7 | 5 7"), "cut:1A=5")
    assert (one.key, one.facts) == (other.key, other.facts)


# Several wires together.


def test_wires_are_not_thought_of_one_by_one() -> None:
    """One red: either wire may be it, never both."""
    s = at("option mission 3; hands 5 6* | 5 6* | 5.5 6*")
    one, other = s.wire_at(2, 0), s.wire_at(4, 0)
    assert all_are(s, 0, [one], KINDS_OF[RED]) == pytest.approx(1 / 2)
    assert all_are(s, 0, [one, other], KINDS_OF[RED]) == 0
    assert one_is(s, 0, [one], (5, 6)) == pytest.approx(1 / 2)
