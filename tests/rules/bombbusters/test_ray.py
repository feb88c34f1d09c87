"""The X or Y ray: two values for one wire."""

from __future__ import annotations

from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Event
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    base,
    boom,
    card,
    choices,
    hand,
    kinds,
    lives,
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

HANDS = "2.1 5 8 10* | 3.1 5 6.5 8 10* 12 | 5 8 12 | 5 8"


def pointed(s: BombBusters, *acts: str) -> list[Event]:
    """Play acts, and then whatever is left without a choice; and tell the last."""
    events: list[Event] = []
    for act in acts:
        events = told(s, act)
    while phase(s) in ("answer", "open"):
        (seat,) = s.deciders()
        (only,) = choices(s, seat)
        events += told(s, f"{seat} {only}")
    return events


def test_e10_two_values_that_one_holds() -> None:
    s = base(HANDS, "equipment x-or-y")
    assert of_kind(s, "x-or-y") == {"x-or-y:5+8", "x-or-y:5+yellow", "x-or-y:8+yellow"}
    assert why(s, "0 x-or-y:8+5") == "E10"  # the same, said otherwise
    assert why(s, "0 x-or-y:5+12") == "R9"
    assert why(s, "0 x-or-y:12+5") == "R9"


def test_e10_either_value_is_right() -> None:
    for spot, value, mine in (("1B", "5", "2.1 5* 8 10*"), ("1D", "8", "2.1 5 8* 10*")):
        s = base(HANDS, "equipment x-or-y")
        events = pointed(s, "0 x-or-y:5+8", f"0 at:{spot}")
        assert fact(events, "cut")["value"] == value
        assert hand(s, 0) == mine
        assert (lives(s), turn(s)) == (4, 1)
        assert card(s, "x-or-y")["used"]


def test_e10_the_claim_names_both() -> None:
    s = base(HANDS, "equipment x-or-y")
    play(s, "0 x-or-y:5+8")
    events = told(s, "0 at:1B")
    assert fact(events, "claimed")["values"] == ["5", "8"]
    assert fact(events, "claimed")["how"] == "x-or-y"


def test_e10_yellow_is_allowed() -> None:
    s = base(HANDS, "equipment x-or-y")
    events = pointed(s, "0 x-or-y:5+yellow", "0 at:1A")
    assert fact(events, "cut")["value"] == "yellow"
    assert hand(s, 0) == "2.1* 5 8 10*"


def test_e10_neither_is_a_miss() -> None:
    s = base(HANDS, "equipment x-or-y")
    events = pointed(s, "0 x-or-y:5+8", "0 at:1F")
    assert fact(events, "missed")["values"] == ["5", "8"]
    assert (tokens(s, 1), lives(s)) == ({"F": "12"}, 3)


def test_e10_red_explodes() -> None:
    s = base(HANDS, "equipment x-or-y")
    assert boom(pointed(s, "0 x-or-y:5+8", "0 at:1C")) == "red"


def test_e10_who_holds_several_of_it_chooses_which_is_opened() -> None:
    s = base("5 8 8 10* | 3 8 10* 12 | 5 8 12 | 3 5 5", "equipment x-or-y")
    play(s, "0 x-or-y:5+8", "0 at:1B")
    assert (phase(s), choices(s)) == ("open", {"open:0B", "open:0C"})
    events = told(s, "0 open:0C")
    assert fact(events, "cut")["own"] == "C"
    assert hand(s, 0) == "5 8 8* 10*"


def test_e10_the_owner_says_which_of_the_two_it_is() -> None:
    s = play(base(HANDS, "equipment x-or-y"), "0 x-or-y:5+8")
    events = told(s, "0 at:1D")
    assert fact(events, "matched") == {"seat": 0, "owner": 1, "place": "D", "value": "8"}
    assert (wire(s, "1D", 2)["value"], wire(s, "1D", 2)["open"]) == ("8", False)
    assert wire(s, "0C", 2)["value"] is None


def test_e10_with_a_detector_more_wires_are_pointed_at() -> None:
    s = base(HANDS, "equipment x-or-y")
    play(s, "0 x-or-y:5+8")
    assert "with:double" in choices(s)
    play(s, "0 with:double", "0 at:1A")
    events = told(s, "0 at:1D")
    assert fact(events, "claimed")["places"] == ["A", "D"]
    assert choices(s, 1) == {"give:1D"}
    play(s, "1 give:1D", "0 open:0C")
    assert hand(s, 0) == "2.1 5 8* 10*"


def test_e10_with_a_detector_only_blue_values() -> None:
    s = play(base(HANDS, "equipment x-or-y"), "0 x-or-y:5+yellow")
    assert "with" not in kinds(s)
    assert why(s, "0 with:double") == "E10"


def test_e10_one_detector_is_enough() -> None:
    s = base("3* 5 8 10* | 3* 5 6.5 8 10* 12 | 5 8 12 | 5 8", "equipment x-or-y triple")
    play(s, "0 x-or-y:5+8", "0 with:triple")
    assert "with" not in kinds(s)
    play(s, "0 at:1B", "0 at:1C", "0 at:1F")
    assert choices(s, 1) == {"give:1B"}
    play(s, "1 give:1B", "0 open:0B")
    assert card(s, "triple")["used"]
    assert card(s, "x-or-y")["used"]


def test_e10_a_used_detector_does_not_help() -> None:
    s = play(base(HANDS, "equipment x-or-y; used 0"), "0 x-or-y:5+8")
    assert "with" not in kinds(s)
    assert why(s, "0 with:double") == "C3"


def test_b3_with_the_ray_and_a_detector_the_owner_gives_either_value() -> None:
    s = base(HANDS, "equipment x-or-y")
    play(s, "0 x-or-y:5+8", "0 with:double", "0 at:1B", "0 at:1D")
    assert choices(s, 1) == {"give:1B", "give:1D"}


def test_e10_the_stabilizer_works_with_it() -> None:
    s = base("5 8 9* 10* | 6.5 8 9* 10* | 5 8 | 5 5 8", "equipment x-or-y stabilizer")
    events = pointed(s, "0 stabilizer", "0 x-or-y:5+8", "0 at:1A")
    assert "found-red" in keys(events)
    assert wire(s, "1A")["known"]


def test_c2_the_character_with_the_ray() -> None:
    s = on(48, "5 8 9 | 3 5 8 | 3 8 9 | 3 3", "roles x-or-y double double double")
    assert refused(s, "0 own-x-or-y:5+9") is None
    assert why(s, "1 own-x-or-y:3+5") == "not-awaited"
    events = pointed(s, "0 own-x-or-y:5+9", "0 at:1B")
    assert fact(events, "cut")["value"] == "5"
    s = on(48, "5 8 9 | 3 5 8 | 3 8 9 | 3 3", "roles x-or-y double double double; used 0")
    assert why(s, "0 own-x-or-y:5+9") == "C3"


def test_b12_in_mission_52_the_token_shows_the_first_value_and_both_are_wrong() -> None:
    s = on(52, "5 8 10* | 3 8 10* 12 | 5 8 12 | 3 5 8", "equipment x-or-y")
    events = pointed(s, "0 x-or-y:8+5", "0 at:1D")
    assert [(e.facts()["place"], e.facts()["value"]) for e in events if e.key == "lied"] == [
        ("D", "8")
    ]
    assert wire(s, "1D")["nots"] == ["8"]


def test_m48_2_the_ray_does_not_cut_yellow_where_that_is_an_action_of_its_own() -> None:
    s = on(48, "2.1 5 8 10* | 3.1 5 8 10* | 5 7.1 8 | 5 8", "equipment x-or-y")
    assert of_kind(s, "x-or-y") == {"x-or-y:5+8"}
    assert why(s, "0 x-or-y:5+yellow") == "M48-2"
