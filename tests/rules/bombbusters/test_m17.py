"""Mission 17: the Captain is a liar, and everybody knows it."""

from __future__ import annotations

from powderkeg.rules.bombbusters import GAME
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    refused,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
    wire,
)

HANDS = "3 5.5 8 9 | 3 8 9 9 | 5 12 | 5 12"


def test_m17_1_chance_makes_the_liar_whatever_captain_the_table_chose() -> None:
    s = start(4, 17, captain="2")
    assert phase(s) == "captain"
    assert len(s.chances()) == 4


def test_m17_2_the_liar_puts_two_false_tokens_and_the_others_a_true_one() -> None:
    s = start(4, 17)
    run_to(s, "turn")
    for seat in range(4):
        lies = [w for stand in at(s, seat)["stands"] for w in stand["wires"] if w["nots"]]
        assert len(tokens(s, seat)) == (seat != look(s)["captain"])
        assert sum(len(w["nots"]) for w in lies) == (2 if seat == look(s)["captain"] else 0)


def test_m17_2_never_the_truth_and_never_before_red() -> None:
    s = on(17, HANDS, "captain 0; phase lie")
    assert why(s, "0 lie:0A=3") == why(s, "0 lie:0B=3") == "M17-2"
    assert not any("0B" in lie for lie in choices(s))
    assert fact(told(s, "0 lie:0A=8"), "lied")["why"] == "start"
    assert wire(s, "0A", 1)["nots"] == ["8"]


def test_m17_6_the_two_differ_in_their_wire_or_their_number() -> None:
    s = play(on(17, HANDS, "captain 0; phase lie"), "0 lie:0A=8")
    assert why(s, "0 lie:0A=8") == "M17-6"
    play(s, "0 lie:0A=9")
    assert (wire(s, "0A")["nots"], s.deciders()) == (["8", "9"], [1])


def test_m17_3_a_miss_in_the_liars_hand_leaves_what_was_said() -> None:
    s = on(17, HANDS, "captain 0; turn 1")
    events = told(s, "1 cut:0A=9")
    assert facts(events, "lied") == [{"owner": 0, "place": "A", "value": "9", "why": "miss"}]
    assert (wire(s, "0A", 1)["value"], lives(s)) == (None, 3)


def test_m17_3_elsewhere_tokens_are_true() -> None:
    s = on(17, HANDS, "captain 0")
    events = told(s, "0 cut:1A=9")
    assert facts(events, "tagged") == [{"owner": 1, "place": "A", "value": "3", "why": "miss"}]
    assert "lied" not in keys(events)


def test_m17_4_the_liar_uses_no_equipment() -> None:
    s = on(17, "3 6* 8 9 | 3 6* 8 9 | 5 12 | 5 12", "captain 0; equipment rewinder; lives 2")
    assert why(s, "0 rewinder") == "M17-4"
    assert refused(s, "1 rewinder") is None


def test_m17_4_but_takes_part_when_others_do() -> None:
    hands = "2* 3 8 9 | 2* 3 8 9 | 5 12 | 5 12"
    s = play(on(17, hands, "captain 0; equipment walkie; turn 1"), "1 walkie:1B>0")
    assert s.deciders() == [0]
    play(s, "0 hand:0C")
    assert wire(s, "0C", 0)["came"]


def test_m17_5_the_liar_is_the_captain_and_keeps_the_double_detector() -> None:
    s = GAME.start(GAME.setup(3, {"mission": "17"}))
    run_to(s, "turn")
    captain = look(s)["captain"]
    assert captain is not None and turn(s) == captain
    assert (len(at(s, captain)["stands"]), at(s, captain)["role"]) == (2, "double")
    assert "double" in kinds(s, captain)


def test_m17_7_after_a_detector_the_liar_marks_one_that_is_not_red() -> None:
    s = on(17, HANDS, "captain 0; turn 1; option aid values")
    play(s, "1 double:9", "1 at:0A", "1 at:0B")
    assert choices(s, 0) == {"tag:0A"}
    assert fact(told(s, "0 tag:0A"), "lied")["value"] == "9"
    assert "red" not in (wire(s, "0A", 2)["may"] or [])


def test_m17_7_if_all_are_red_the_bomb_explodes() -> None:
    s = on(17, "3 5.5 6.5 8 | 3 8 9 9 | 5 12 | 5 12", "captain 0; turn 1")
    play(s, "1 double:9", "1 at:0B", "1 at:0C")
    (move,) = [text for text in choices(s, 0) if text == "tag:0B"]
    assert boom(told(s, f"0 {move}")) == "red"


def test_m17_7_after_the_ray_the_token_shows_the_first_value() -> None:
    hands = "3 8 10* | 5 9 10* | 5 9 | 3 8"
    s = on(17, hands, "captain 0; turn 1; equipment x-or-y")
    assert {"x-or-y:5+9", "x-or-y:9+5"} <= of_kind(s, "x-or-y", 1)
    play(s, "1 x-or-y:9+5")
    assert fact(told(s, "1 at:0A"), "lied")["value"] == "9"


def test_m17_8_the_lie_belongs_to_the_token() -> None:
    hands = "2* 3~9 8 | 2* 3 8 9 | 5 12 | 5 12"
    s = play(on(17, hands, "captain 0; equipment walkie; turn 1"), "1 walkie:1D>0", "0 hand:0B")
    (moved,) = [w for w in at(s, 1)["stands"][0]["wires"] if w["came"]]
    assert (moved["nots"], moved["place"]) == (["9"], "C")
    events = told(s, "1 cut:0B=8")
    assert "cut" in keys(events)


def test_m17_8_a_new_token_follows_the_owner_of_then() -> None:
    hands = "2* 3~9 8 | 2* 3 8 9 | 5 9 12 | 5 12"
    s = play(on(17, hands, "captain 0; equipment walkie; turn 1"), "1 walkie:1D>0", "0 hand:0B")
    play(s, "1 cut:0B=8")
    assert fact(told(s, "2 cut:1C=5"), "tagged")["value"] == "3"
    assert wire(s, "1C")["token"] == "3"


def test_m17_8_the_radar_hears_the_truth() -> None:
    s = on(17, "3 8* 9 | 3 8* 9 | 5 12 | 5 12", "captain 0; equipment radar; turn 1")
    answers = facts(told(s, "1 radar:3"), "radar-answer")
    assert {(each["owner"], each["yes"]) for each in answers} >= {(0, "yes"), (2, "no")}
