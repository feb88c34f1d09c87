"""What each equipment card does, but for the detectors and the Walkie-Talkies."""

from __future__ import annotations

from powderkeg.rules.core import WATCHER
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    base,
    boom,
    card,
    kinds,
    lives,
    look,
    of_kind,
    phase,
    play,
    refused,
    tokens,
    told,
    turn,
    why,
    wire,
)

# Labels.

LABELS = "1* 3 3 5 6.5 7.5 8.1 9.1 12* 12* | 1* 3 3 5 | 5 5 | 12* 12*"


def test_e12_a_label_says_that_two_neighbours_are_alike() -> None:
    s = base(LABELS, "equipment alike")
    events = told(s, "0 alike:0B")
    assert fact(events, "labelled") == {"owner": 0, "place": "B", "next": "C", "label": "alike"}
    assert wire(s, "0B")["label"] == "alike"
    assert all(wire(s, spot)["label"] is None for spot in ("0A", "0C"))
    assert turn(s) == 0


def test_e12_two_reds_or_two_yellows_are_alike() -> None:
    assert of_kind(base(LABELS, "equipment alike"), "alike") == {"alike:0B", "alike:0E", "alike:0G"}


def test_e12_unequal_neighbours_are_not_alike() -> None:
    s = base(LABELS, "equipment alike")
    assert why(s, "0 alike:0A") == "E12"
    assert why(s, "0 alike:0F") == "E12"


def test_e12_one_of_the_two_may_be_cut_but_not_both() -> None:
    s = base("3* 3 5 12* | 3* 3 5 12* | 5 5 | 12* 12*", "equipment alike")
    assert of_kind(s, "alike") == {"alike:0A"}
    assert why(base(LABELS, "equipment alike"), "0 alike:0I") == "E12"


def test_e1_a_label_says_that_two_neighbours_are_unlike() -> None:
    s = base(LABELS, "equipment unlike")
    events = told(s, "0 unlike:0C")
    assert fact(events, "labelled") == {"owner": 0, "place": "C", "next": "D", "label": "unlike"}
    assert wire(s, "0C")["label"] == "unlike"


def test_e1_one_of_the_two_may_be_cut() -> None:
    s = base(LABELS, "equipment unlike")
    assert of_kind(s, "unlike") == {"unlike:0A", "unlike:0C", "unlike:0D", "unlike:0F", "unlike:0H"}


def test_e1_two_reds_or_two_yellows_are_not_unlike() -> None:
    s = base(LABELS, "equipment unlike")
    assert why(s, "0 unlike:0E") == "E1"
    assert why(s, "0 unlike:0G") == "E1"
    assert why(s, "0 unlike:0B") == "E1"


def test_b20_labels_are_for_ones_own_wires() -> None:
    s = base(LABELS, "equipment unlike alike")
    assert why(s, "0 unlike:1A") == "B20"
    assert why(s, "0 alike:1B") == "B20"


def test_e1_e12_neighbours_stand_on_one_stand() -> None:
    s = base("1* 3 / 3 5 12* | 1* 5 / 3 3 12*", "seats 2; equipment unlike alike")
    s2 = base("1* 3 12* / 3 5 | 1* 5 12* / 3 3", "seats 2; equipment unlike alike")
    assert of_kind(s, "alike") == set()
    assert why(s, "0 alike:0B") == "E12"
    assert of_kind(s2, "unlike") == {"unlike:0A", "unlike:0B", "unlike:0a"}


def test_e12_the_last_wire_has_no_neighbour() -> None:
    s = base("3 12* | 3 12* | 12 12 | 5 5", "equipment alike")
    assert why(s, "2 alike:2B") == "E12"
    assert of_kind(s, "alike", 2) == {"alike:2A"}


# Post-it.


def test_e4_a_post_it_marks_one_of_ones_own_blue_wires() -> None:
    s = base("4* 5 6.1 7.5 | 4* 5 9 | 9 12 | 12", "equipment post-it")
    assert of_kind(s, "post-it") == {"post-it:0B"}
    assert why(s, "0 post-it:0A") == "E4"
    assert why(s, "0 post-it:0C") == "E4"
    assert why(s, "0 post-it:0D") == "E4"
    assert why(s, "0 post-it:1B") == "E4"
    events = told(s, "1 post-it:1C")
    assert fact(events, "tagged") == {"owner": 1, "place": "C", "value": "9", "why": "post-it"}
    assert tokens(s, 1) == {"C": "9"}
    assert (turn(s), lives(s)) == (0, 4)


def test_e4_a_post_it_may_lie_before_a_wire_that_has_a_token() -> None:
    s = base("4* 5! 12 | 4* 5 9 | 9 12 | 12", "equipment post-it")
    assert of_kind(s, "post-it") == {"post-it:0B", "post-it:0C"}
    play(s, "0 post-it:0B")
    assert card(s, "post-it")["used"]


# Radar.


def test_e8_everyone_answers_the_radar_for_closed_blue_wires() -> None:
    s = base("5 8 8* | 6 8* 9 | 5* 7 | 5 5 6", "equipment radar")
    events = told(s, "1 radar:5")
    assert fact(events, "used") == {"seat": 1, "equipment": "radar", "own": "no", "value": "5"}
    answers = [(f["owner"], f["side"], f["yes"]) for f in facts(events, "radar-answer")]
    assert sorted(answers) == [(0, 1, "yes"), (1, 1, "no"), (2, 1, "no"), (3, 1, "yes")]
    assert all(f["value"] == "5" and f["stands"] == 1 for f in facts(events, "radar-answer"))


def test_e8_a_yellow_or_red_of_that_number_is_no_answer() -> None:
    s = base("5.1 8* | 5.5 8* | 3.1 5 | 5", "equipment radar")
    answers = [f["yes"] for f in facts(told(s, "0 radar:5"), "radar-answer")]
    assert answers[:2] == ["no", "no"]


def test_e8_the_radar_is_answered_for_each_stand() -> None:
    s = base("5 8* / 6 8* | 6 / 5", "seats 2; equipment radar")
    answers = [
        (f["owner"], f["side"], f["stands"], f["yes"])
        for f in facts(told(s, "0 radar:6"), "radar-answer")
    ]
    assert sorted(answers) == [
        (0, 1, 2, "no"),
        (0, 2, 2, "yes"),
        (1, 1, 2, "yes"),
        (1, 2, 2, "no"),
    ]


def test_e8_any_number_may_be_asked_for() -> None:
    s = base("5 8* | 5 8* | 9 | 9", "equipment radar")
    assert of_kind(s, "radar", 2) == {f"radar:{number}" for number in range(1, 13)}


# Batteries.


def test_e7_batteries_refresh_one_or_two_characters() -> None:
    s = base("5 7* | 5 7* | 9 | 9", "equipment batteries; used 0 2 3")
    assert of_kind(s, "batteries", 1) == {
        "batteries:0",
        "batteries:2",
        "batteries:3",
        "batteries:0+2",
        "batteries:0+3",
        "batteries:2+3",
    }
    events = told(s, "1 batteries:0+3")
    assert [f["seat"] for f in facts(events, "recharged")] == [0, 3]
    assert [at(s, seat)["used"] for seat in range(4)] == [False, False, True, False]


def test_e7_only_used_characters_are_refreshed() -> None:
    s = base("5 7* | 5 7* | 9 | 9", "equipment batteries; used 2")
    assert why(s, "0 batteries:1") == "E7"
    assert why(s, "0 batteries:1+2") == "E7"
    assert why(base("5 7* | 5 7* | 9 | 9", "equipment batteries"), "0 batteries:0") == "E7"


def test_e7_c3_a_refreshed_character_acts_again() -> None:
    s = base("5 7* | 5 7* 8 | 8 9 | 9", "equipment batteries; used 0")
    assert why(s, "0 double:5") == "C3"
    assert refused(play(s, "0 batteries:0"), "0 double:5") is None


# Stabilizer.

STABLE = "5 9* 12 | 5 6.5 8 9* 12 | 3 8 | 3"


def test_e9_with_the_stabilizer_a_miss_costs_nothing() -> None:
    s = base(STABLE, "equipment stabilizer")
    play(s, "0 stabilizer")
    assert (turn(s), look(s)["stable"], phase(s)) == (0, True, "turn")
    miss = look(s, 0)["miss"]
    assert miss is not None
    assert (miss["stable"], miss["lives"]) == (True, 4)
    events = told(s, "0 cut:1C=5")
    assert facts(events, "dialled") == []
    assert tokens(s, 1) == {"C": "8"}
    assert lives(s) == 4


def test_e9_b22_with_the_stabilizer_a_red_does_not_explode_and_all_know_it() -> None:
    s = base(STABLE, "equipment stabilizer")
    events = told(play(s, "0 stabilizer"), "0 cut:1B=5")
    assert fact(events, "found-red") == {"owner": 1, "places": ["B"], "count": 1}
    assert {"exploded", "tagged", "dialled"}.isdisjoint(keys(events))
    assert tokens(s, 1) == {}
    for eye in (0, 1, 2, WATCHER):
        assert (wire(s, "1B", eye)["value"], wire(s, "1B", eye)["known"]) == ("red", True)
    assert wire(s, "1B", 2)["wire"] is None
    assert turn(s) == 1


def test_e9_the_stabilizer_holds_for_one_turn() -> None:
    s = play(base(STABLE, "equipment stabilizer"), "0 stabilizer", "0 cut:1C=5")
    assert not look(s)["stable"]
    assert "dialled" in keys(told(s, "1 cut:2A=12"))


def test_e9_a_red_that_was_found_may_be_hit_again() -> None:
    s = base("5 9* 12 | 5 6.5? 8 9* 12 | 3 8 | 3")
    assert boom(told(s, "0 cut:1B=5")) == "red"


def test_e9_the_stabilizer_comes_first() -> None:
    s = base("5 8 9* 12 | 5 6.5 8 9* 12 | 3 8 8 | 3", "equipment stabilizer")
    play(s, "0 double:8", "0 at:1A")
    assert "stabilizer" not in kinds(s)


# Coffee Mug.

MUG = "5 11* 12 | 5 11* 12 | 3 8 | 3 8"


def test_e11_the_mug_gives_the_turn_to_somebody_else() -> None:
    s = base(MUG, "equipment mug")
    events = told(s, "0 mug:2")
    assert fact(events, "passed-on") == {"seat": 0, "to": 2}
    assert (turn(s), lives(s)) == (2, 4)


def test_e11_from_there_it_goes_on_clockwise() -> None:
    s = play(base(MUG, "equipment mug"), "0 mug:2", "2 cut:3A=3")
    assert turn(s) == 3


def test_b21_one_does_not_name_oneself() -> None:
    s = base(MUG, "equipment mug")
    assert of_kind(s, "mug") == {"mug:1", "mug:2", "mug:3"}
    assert why(s, "0 mug:0") == "B21"


def test_e11_the_mug_goes_to_somebody_with_wires() -> None:
    s = base("5 11* 12 | 5 11* 12 | 3 3 | 8*", "equipment mug")
    assert of_kind(s, "mug") == {"mug:1", "mug:2"}
    assert why(s, "0 mug:3") == "E11"


def test_e11_the_mug_is_for_ones_own_turn() -> None:
    s = base(MUG, "equipment mug")
    assert refused(s, "1 mug:2") is not None
