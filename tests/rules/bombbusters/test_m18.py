"""Mission 18: a card, the radar, and somebody who must cut."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    card,
    choices,
    look,
    on,
    phase,
    play,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
)

HANDS = "3 5 | 3 9 | 5 9 | 3 3 5 5 9 9"


def appointing(hands: str, more: str) -> BombBusters:
    return on(18, hands, f"phase appoint; equipment radar; {more}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m18_1_no_tokens_and_nothing_but_the_radar(seats: int) -> None:
    s = start(seats, 18)
    run_to(s, "appoint")
    assert [each["card"] for each in look(s)["equipment"]] == ["radar"]
    assert not any(tokens(s, seat) for seat in range(seats))


def test_m18_1_the_radar_is_not_asked_otherwise_and_never_used_up() -> None:
    s = appointing(HANDS, "card 3; deck 5 9")
    assert why(s, "0 radar:5") == "M18-1"
    assert not card(s, "radar")["locked"] and not card(s, "radar")["used"]


def test_m18_2_a_card_is_turned_and_every_stand_answers() -> None:
    s = appointing(HANDS, "card 3; deck 5")
    play(s, "0 appoint:0", "0 cut:1A=3")
    events = told(s, ". card:5")
    answers = {each["owner"]: each["yes"] for each in facts(events, "radar-answer")}
    assert answers == {0: "yes", 1: "no", 2: "yes", 3: "yes"}
    assert (phase(s), s.deciders()) == ("appoint", [1])
    assert not card(s, "radar")["used"]


def test_m18_2_what_the_radar_said_is_known_to_all() -> None:
    s = appointing(HANDS, "card 3; deck 5")
    play(s, "0 appoint:0", "0 cut:1A=3", ". card:5")
    assert s.deals(2).values(s.wire_at(2, 1))[5] == 0


def test_m18_3_the_one_named_cuts_that_number_and_chooses_the_wire() -> None:
    s = appointing(HANDS, "card 3; deck 5 9")
    assert fact(told(s, "0 appoint:3"), "appointed") == {"seat": 0, "to": 3}
    assert s.deciders() == [3]
    assert why(s, "3 cut:0B=5") == "M18-3"
    play(s, "3 cut:0A=3")


def test_m18_4_the_card_of_a_finished_number_leaves() -> None:
    s = appointing("3* 5 | 3 9 | 5 9 | 3* 3 5 5 9 9", "card 3; deck; turned 5 9")
    play(s, "0 appoint:1")
    assert "cards-shuffled" in keys(told(s, "1 cut:3B=3"))
    assert {move.text for move in s.chances()} == {"card:5", "card:9"}


def test_m18_5_next_is_left_of_who_turned_the_card() -> None:
    s = appointing(HANDS, "card 3; deck 5 9")
    play(s, "0 appoint:3", "3 cut:0A=3")
    assert turn(s) == 1


def test_m18_5_who_has_only_reds_reveals_them_instead() -> None:
    s = appointing("3 5 | 2.5 | 5 | 3 5 5", "card 3; deck 5")
    play(s, "0 appoint:0", "0 cut:3A=3")
    assert choices(s, 1) == {"reveal"}
    play(s, "1 reveal", ". card:5")
    assert turn(s) == 2


def test_m18_6_the_same_answers_are_not_asked_for_again() -> None:
    assert not [text for text in choices(appointing(HANDS, "card 3")) if text[:5] == "radar"]


def test_m18_7_only_who_answered_yes_can_be_named() -> None:
    s = appointing(HANDS, "card 3; deck 5 9")
    assert choices(s) == {"appoint:0", "appoint:1", "appoint:3"}
    assert why(s, "0 appoint:2") == "M18-7"


def test_m18_7_the_double_detector_may_be_used_and_a_miss_leaves_a_token() -> None:
    s = appointing(HANDS, "card 3; deck 5 9")
    play(s, "0 appoint:0", "0 double:3", "0 at:3A", "0 at:3B", "3 give:3A")
    s = appointing(HANDS, "card 3; deck 5 9")
    play(s, "0 appoint:0", "0 cut:1B=3")
    assert tokens(s, 1) == {"B": "9"}
