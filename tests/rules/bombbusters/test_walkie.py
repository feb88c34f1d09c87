"""Walkie-Talkies: two teammates exchange a wire each."""

from __future__ import annotations

from powderkeg.rules.core import EVERYONE, WATCHER
from tests.rules.acts import fact, facts
from tests.rules.bombbusters.table import (
    at,
    base,
    card,
    choices,
    hand,
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
)

HANDS = "2* 4 6 8.5 | 2* 5 7 | 4 6.1 9 | 5 7 9"


def test_e2_each_hands_over_a_wire_and_sorts_the_other_in() -> None:
    s = base(HANDS, "equipment walkie")
    play(s, "0 walkie:0B>3")
    assert (phase(s), s.deciders()) == ("hand", [3])
    assert choices(s, 3) == {"hand:3A", "hand:3B", "hand:3C"}
    events = told(s, "3 hand:3C")
    assert hand(s, 0) == "2* 6 8.5 9"
    assert hand(s, 3) == "4 5 7"
    assert len(facts(events, "handed")) == 2
    assert (turn(s), phase(s), card(s, "walkie")["used"]) == (0, "turn", True)


def test_e2_any_colour_and_only_closed_wires() -> None:
    s = base(HANDS, "equipment walkie")
    assert of_kind(s, "walkie") == {
        f"walkie:0{place}>{partner}" for place in "BCD" for partner in (1, 2, 3)
    }
    assert why(s, "0 walkie:0A>1") == "E2"
    assert why(s, "0 walkie:1B>2") == "E2"
    assert why(s, "0 walkie:0B>0") == "E2"


def test_e2_the_partner_must_have_a_closed_wire() -> None:
    s = base("2* 4 6 | 2* 4 6 | 5 5 | 7*", "equipment walkie")
    assert why(s, "0 walkie:0B>3") == "E2"


def test_e2_the_partner_hands_over_one_of_its_own_closed_ones() -> None:
    s = play(base(HANDS, "equipment walkie"), "2 walkie:2A>1")
    assert choices(s, 1) == {"hand:1B", "hand:1C"}
    assert why(s, "1 hand:1A") == "E2"
    assert why(s, "1 hand:0B") == "E2"
    assert refused(s, "0 cut:1B=5") is not None


def test_e2_all_see_where_from_and_where_to() -> None:
    s = play(base(HANDS, "equipment walkie"), "0 walkie:0B>3")
    there, back = sorted(facts(told(s, "3 hand:3C"), "handed"), key=lambda f: str(f["giver"]))
    assert there == {
        "giver": 0,
        "origin": "B",
        "owner": 3,
        "place": "A",
        "wire": "unknown",
    }
    assert back == {"giver": 3, "origin": "C", "owner": 0, "place": "D", "wire": "unknown"}
    assert wire(s, "3A")["came"]
    assert wire(s, "0D")["came"]
    assert not wire(s, "0C")["came"]


def test_e2_giver_and_receiver_know_the_wire() -> None:
    for eye, known in ((0, True), (3, True), (1, False), (WATCHER, False), (EVERYONE, True)):
        s = play(base(HANDS, "equipment walkie"), "0 walkie:0B>3")
        events = told(s, "3 hand:3C", eye)
        wires = {f["wire"] for f in facts(events, "handed")}
        assert wires == ({"4", "9"} if known else {"unknown"})
        if eye in (0, 1):
            assert wire(s, "3A", eye)["wire"] == ("4" if known else None)


def test_e2_an_info_token_travels_with_its_wire() -> None:
    s = base("2* 4! 6 | 2* 5 7 | 4 6 9! | 5 7 9", "equipment walkie")
    play(s, "0 walkie:0B>2", "2 hand:2B")
    assert hand(s, 2) == "4 4 9"
    assert (tokens(s, 0), tokens(s, 2)) == ({}, {"B": "4", "C": "9"})


def test_e2_two_stands_the_one_that_the_wire_left() -> None:
    s = base("2* 4 6 / 3 9 | 2* 5 / 7 8", "seats 2; equipment walkie")
    play(s, "0 walkie:0b>1", "1 hand:1a")
    assert hand(s, 0) == "2* 4 6 / 3 7"
    assert hand(s, 1) == "2* 5 / 8 9"


def test_b5_a_wire_is_sorted_in_right_of_its_equals() -> None:
    s = base("2* 4 7 7 9 | 2* 5 7 | 4 6 9 | 5 6 7", "equipment walkie")
    play(s, "0 walkie:0B>1")
    events = told(s, "1 hand:1C", EVERYONE)
    came = {f["owner"]: f["place"] for f in facts(events, "handed")}
    assert hand(s, 0) == "2* 7 7 7 9"
    assert came[0] == "D"
    assert [wire(s, f"0{place}")["came"] for place in "BCD"] == [False, False, True]


def test_b5_the_letters_are_those_after_the_exchange() -> None:
    s = base("2* 4 7 | 2* 5 9 | 4 6 | 5 6 7 9", "equipment walkie")
    play(s, "0 walkie:0C>1")
    came = {f["owner"]: f["place"] for f in facts(told(s, "1 hand:1B"), "handed")}
    assert (hand(s, 0), hand(s, 1)) == ("2* 4 5", "2* 7 9")
    assert came == {0: "C", 1: "B"}


def test_e2_even_the_same_value_may_be_exchanged() -> None:
    s = base("2* 4 7 | 2* 4 9 | 4 4 7 | 9", "equipment walkie")
    play(s, "0 walkie:0B>1", "1 hand:1B")
    assert (hand(s, 0), hand(s, 1)) == ("2* 4 7", "2* 4 9")


def test_e2_the_exchange_does_not_end_the_turn() -> None:
    s = base(HANDS, "equipment walkie")
    play(s, "1 walkie:1B>2", "2 hand:2A")
    assert (turn(s), s.deciders()) == (0, [0])


def test_c2_the_character_with_the_walkie_talkies() -> None:
    s = on(48, "4 6 8.5 | 5 7 | 4 6 9 | 5 7 9", "roles double walkie double double")
    assert of_kind(s, "own-walkie", 1) == {
        f"own-walkie:1{place}>{partner}" for place in "AB" for partner in (0, 2, 3)
    }
    assert why(s, "0 own-walkie:0A>1") == "C2"
    play(s, "1 own-walkie:1A>0", "0 hand:0C")
    assert hand(s, 1) == "7 8.5"
    assert at(s, 1)["used"]
    assert why(s, "1 own-walkie:1A>0") == "not-awaited"


def test_c2_the_character_with_the_radar() -> None:
    s = on(48, "4 6 8.5 | 5 7 | 4 6 9 | 5 7 9", "roles double double radar double")
    events = told(s, "2 own-radar:5")
    assert fact(events, "used") == {"seat": 2, "equipment": "radar", "own": "yes", "value": "5"}
    answers = {f["owner"]: f["yes"] for f in facts(events, "radar-answer")}
    assert answers == {0: "no", 1: "yes", 2: "no", 3: "yes"}
    assert look(s)["seats"][2]["used"]
