"""Pointing at several wires at once: Double, Triple and Super Detector."""

from __future__ import annotations

from powderkeg.rules.core import WATCHER
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    base,
    boom,
    card,
    choices,
    hand,
    is_closed,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    refused,
    tokens,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "5 8 9 | 5 6.5 8 8 9 | 3 8 10.1 | 3 11.1"

# Double Detector.


def test_c1_one_value_and_two_wires_of_one_stand() -> None:
    s = base(HANDS)
    assert of_kind(s, "double") == {"double:5", "double:8", "double:9"}
    told(s, "0 double:8")
    assert phase(s) == "aim"
    assert look(s)["aim"] == {"seat": 0, "how": "double", "values": ["8"], "spots": [], "need": 2}
    play(s, "0 at:1A")
    assert choices(s) == {"at:1B", "at:1C", "at:1D", "at:1E"}
    events = told(s, "0 at:1E")
    assert fact(events, "claimed") == {
        "seat": 0,
        "owner": 1,
        "places": ["A", "E"],
        "count": 2,
        "values": ["8"],
        "how": "double",
    }
    assert (phase(s), s.deciders()) == ("answer", [1])


def test_c1_the_two_need_not_be_neighbours_but_share_a_stand() -> None:
    s = base("5 8 / 9 9 | 5 8 / 8 12", "seats 2")
    play(s, "0 double:8", "0 at:1A")
    assert choices(s) == {"at:1B"}
    assert why(s, "0 at:1a") == "C1"


def test_c1_one_wire_is_not_pointed_at_twice() -> None:
    s = play(base(HANDS), "0 double:8", "0 at:1A")
    assert why(s, "0 at:1A") == "C1"


def test_c1_one_points_at_closed_wires_of_teammates() -> None:
    s = base("5 8 9 | 3* 5 8 8 | 3* 8 9 | 3 3")
    play(s, "0 double:8")
    assert why(s, "0 at:0A") == "C1"
    assert why(s, "0 at:1A") == "C1"


def test_c1_only_blue_values_can_be_said() -> None:
    s = base("2.1 5 8 | 3.1 5 8 9 | 9 12 | 12")
    assert of_kind(s, "double") == {"double:5", "double:8"}


def test_c1_r9_the_value_must_be_held() -> None:
    assert why(base(HANDS), "0 double:3") == "R9"


def test_c1_a_match_is_cut() -> None:
    s = play(base(HANDS), "0 double:9", "0 at:1D", "0 at:1E")
    assert choices(s, 1) == {"give:1E"}
    events = told(s, "1 give:1E")
    assert fact(events, "cut") == {
        "seat": 0,
        "owner": 1,
        "place": "E",
        "own": "C",
        "value": "9",
        "wires": ["9", "9"],
    }
    assert is_closed(s, "1D")
    assert (turn(s), lives(s), at(s, 0)["used"]) == (1, 4, True)


def test_c1_b3_where_both_match_the_owner_chooses() -> None:
    s = play(base(HANDS), "0 double:8", "0 at:1C", "0 at:1D")
    assert choices(s, 1) == {"give:1C", "give:1D"}
    assert hand(play(s.clone(), "1 give:1D"), 1) == "5 6.5 8 8* 9"
    assert hand(play(s, "1 give:1C"), 1) == "5 6.5 8* 8 9"


def test_b3_nobody_learns_that_both_matched() -> None:
    both = base("5 8 9 | 5 6.5 8 8 9 | 3 10.1 | 3 8 9 11.1")
    single = base("5 8 9 | 5 6.5 8 9 9 | 3 10.1 | 3 8 8 11.1")
    for act in ("0 double:8", "0 at:1C", "0 at:1D", "1 give:1C"):
        here, there = told(both, act), told(single, act)
        assert [event.to_json() for event in here] == [event.to_json() for event in there]
        for eye in (0, 2, WATCHER):
            assert both.view(eye) == single.view(eye)
            assert both.moves(eye) == single.moves(eye)


def test_c1_b3_where_none_matches_the_owner_marks_one() -> None:
    s = play(base(HANDS), "0 double:8", "0 at:1A", "0 at:1E")
    assert choices(s, 1) == {"tag:1A", "tag:1E"}
    events = told(s, "1 tag:1E")
    assert fact(events, "missed") == {
        "seat": 0,
        "owner": 1,
        "places": ["A", "E"],
        "count": 2,
        "values": ["8"],
    }
    assert fact(events, "tagged") == {"owner": 1, "place": "E", "value": "9", "why": "miss"}
    assert (lives(s), tokens(s, 1), turn(s)) == (3, {"E": "9"}, 1)


def test_c1_one_red_of_two_does_not_explode_and_is_not_marked() -> None:
    s = play(base(HANDS), "0 double:8", "0 at:1A", "0 at:1B")
    assert choices(s, 1) == {"tag:1A"}
    assert why(s, "1 tag:1B") == "B3"
    events = told(s, "1 tag:1A")
    assert "exploded" not in keys(events)
    assert wire(s, "1B")["value"] is None
    assert lives(s) == 3


def test_c1_all_reds_explode() -> None:
    s = base("5 8 | 5 6.5 7.5 | 3 8 | 3")
    play(s, "0 double:8", "0 at:1B")
    assert keys(told(s, "0 at:1C")) == ["claimed"]
    assert choices(s, 1) == {"tag:1B", "tag:1C"}
    assert boom(told(s, "1 tag:1B")) == "red"
    assert not won(s)


def test_e9_c1_with_the_stabilizer_all_reds_are_only_found() -> None:
    s = base("5 8 9* | 5 6.5 7.5 9* | 3 8 | 3", "equipment stabilizer")
    play(s, "0 stabilizer", "0 double:8", "0 at:1B")
    play(s, "0 at:1C")
    events = told(s, "1 tag:1C")
    assert fact(events, "found-red") == {"owner": 1, "places": ["B", "C"], "count": 2}
    assert wire(s, "1B")["value"] == wire(s, "1C")["value"] == "red"
    assert (lives(s), turn(s)) == (4, 1)


def test_e9_c1_with_the_stabilizer_the_token_is_still_placed() -> None:
    s = base("5 8 9* | 5 6.5 7 9* | 3 8 | 3", "equipment stabilizer")
    play(s, "0 stabilizer", "0 double:8", "0 at:1B", "0 at:1C", "1 tag:1C")
    assert (tokens(s, 1), lives(s)) == ({"C": "7"}, 4)


def test_c1_r12_the_last_mistake_explodes() -> None:
    s = play(base(HANDS, "lives 1"), "0 double:8", "0 at:1A", "0 at:1E")
    assert boom(told(s, "1 tag:1A")) == "dial"


def test_b3_the_owner_answers_with_what_was_pointed_at() -> None:
    s = play(base(HANDS), "0 double:8", "0 at:1A", "0 at:1C")
    assert why(s, "1 give:1D") == "B3"
    assert why(s, "1 give:1A") == "B3"
    assert why(s, "1 tag:1A") == "B3"
    assert refused(s, "0 give:1C") is not None


def test_c3_once_a_mission() -> None:
    s = base(HANDS, "used 0")
    assert why(s, "0 double:8") == "C3"
    assert "double" not in kinds(s)


def test_c3_a_miss_uses_it_up_as_well() -> None:
    s = play(base(HANDS), "0 double:8", "0 at:1A", "0 at:1E", "1 tag:1A")
    assert [at(s, seat)["used"] for seat in range(4)] == [True, False, False, False]


def test_c1_b2_which_own_wire_is_opened_is_part_of_the_move() -> None:
    s = base("8 8 | 5 8 | 5 8 9 | 9")
    assert of_kind(s, "double") == {"double:8", "double:8/2"}
    play(s, "0 double:8/2", "0 at:1A", "0 at:1B", "1 give:1B")
    assert hand(s, 0) == "8 8*"


# Triple and Super Detector.

WIDE = "3* 5 5* 8 9 | 3* 5 5* 6.5 8 8 | 9 9 | 3 8 9"


def test_e3_three_wires_of_one_stand() -> None:
    s = base(WIDE, "equipment triple")
    events = told(s, "0 triple:8")
    aim = look(s)["aim"]
    assert aim is not None
    assert (aim["how"], aim["need"]) == ("triple", 3)
    play(s, "0 at:1B", "0 at:1D")
    events = told(s, "0 at:1E")
    assert fact(events, "claimed")["places"] == ["B", "D", "E"]
    assert fact(events, "claimed")["how"] == "triple"
    assert choices(s, 1) == {"give:1E"}
    play(s, "1 give:1E")
    assert (card(s, "triple")["used"], at(s, 0)["used"]) == (True, False)


def test_e3_none_of_three() -> None:
    s = base(WIDE, "equipment triple")
    play(s, "0 triple:9", "0 at:1B", "0 at:1D", "0 at:1F")
    assert choices(s, 1) == {"tag:1B", "tag:1F"}
    play(s, "1 tag:1F")
    assert (tokens(s, 1), lives(s)) == ({"F": "8"}, 3)


def test_e3_b19_three_must_be_there() -> None:
    s = base(WIDE, "equipment triple")
    play(s, "0 triple:8")
    assert "at:2A" not in choices(s)
    assert {move for move in choices(s) if move.startswith("at:3")} == {"at:3A", "at:3B", "at:3C"}


def test_b19_a_stand_needs_as_many_closed_wires_as_are_pointed_at() -> None:
    s = base("5 8 | 5 9* | 8 9 | 9*")
    play(s, "0 double:8")
    assert choices(s) == {"at:2A", "at:2B"}
    assert why(s, "0 at:1A") == "B19"


def test_b19_without_such_a_stand_there_is_no_detecting() -> None:
    s = base("5 8 | 5 9* | 8 9* | 9* 9*")
    assert why(s, "0 double:8") == "B19"
    assert "double" not in kinds(s)


def test_e5_a_whole_stand() -> None:
    s = base(WIDE, "equipment super")
    play(s, "0 super:8")
    assert choices(s) == {"stand:1", "stand:2", "stand:3"}
    events = told(s, "0 stand:1")
    assert fact(events, "claimed")["places"] == ["B", "D", "E", "F"]
    assert fact(events, "claimed")["how"] == "super"
    assert choices(s, 1) == {"give:1E", "give:1F"}
    play(s, "1 give:1F")
    assert card(s, "super")["used"]


def test_e5_b19_even_a_single_wire_is_a_whole_stand() -> None:
    s = base("5 5* 8 | 5 5* | 8 9 | 9", "equipment super")
    play(s, "0 super:5")
    assert "stand:3" in choices(s)
    play(s, "0 stand:1", "1 give:1A")
    assert hand(s, 1) == "5* 5*"


def test_e5_each_stand_of_two_is_a_whole_one() -> None:
    s = base("5 5* / 8 | 5 5* / 8 9 9", "seats 2; equipment super")
    play(s, "0 super:8")
    assert choices(s) == {"stand:1", "stand:1b"}
    events = told(s, "0 stand:1b")
    assert fact(events, "claimed")["places"] == ["a", "b", "c"]


def test_e5_no_empty_stand_and_not_ones_own() -> None:
    s = base("5 5* 8 | 5 5* | 8 9 9 | 3*", "equipment super")
    play(s, "0 super:8")
    assert choices(s) == {"stand:1", "stand:2"}
    assert refused(s, "0 stand:0") is not None
    assert refused(s, "0 stand:3") is not None


def test_e5_all_red_explodes() -> None:
    s = base("5 5* 8 | 5 5* 8 | 6.5 | 3 3", "equipment super")
    play(s, "0 super:8")
    play(s, "0 stand:2")
    assert boom(told(s, "2 tag:2A")) == "red"


def test_c2_the_character_with_the_triple_detector() -> None:
    s = on(48, "5 8 9 | 3 5 8 | 3 8 9 | 3 3", "roles triple double double double")
    assert of_kind(s, "own-triple") == {"own-triple:5", "own-triple:8", "own-triple:9"}
    assert why(s, "0 double:8") == "C2"
    play(s, "0 own-triple:8", "0 at:1A", "0 at:1B", "0 at:1C", "1 give:1C")
    assert at(s, 0)["used"]
    assert facts(told(s, "1 cut:2A=3"), "cut") != []
