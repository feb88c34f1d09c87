"""Two cards a round, face down and shown together; and how they come back."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import EVERYONE, NOT_AWAITED, WATCHER, Event
from powderkeg.rules.zundstoff.rulebook import ZZ13
from powderkeg.rules.zundstoff.state import Zundstoff
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    at,
    board,
    choices,
    hand,
    idle_round,
    laid_out,
    phase,
    play,
    refused,
    round_of,
    scene,
    show,
    shown,
    told,
    why,
)

FULL = "black1 black2 blue2 blue3 planet planet red2 red3 sun yellow2 yellow3".split()
ALL_CARDS = {f"card:{card}" for card in FULL}

# Laying.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b5_all_lay_their_first_card_at_once(seats: int) -> None:
    s = laid_out(seats)
    assert s.deciders() == list(range(seats))
    assert all(choices(s, seat) == ALL_CARDS for seat in range(seats))


def test_b5_cards_are_shown_when_the_last_one_lies() -> None:
    s = scene("seats 3")
    assert keys(told(s, "2 card:sun")) == ["laid"]
    assert keys(told(s, "0 card:red3")) == ["laid"]
    assert phase(s) == "first"
    events = told(s, "1 card:planet")
    assert keys(events) == ["laid", "revealed", "showed", "showed", "showed"]
    assert facts(events, "revealed") == [{"which": "first", "cards": ["red3", "planet", "sun"]}]
    assert facts(events, "showed")[2] == {"seat": 2, "card": "sun"}
    assert [at(s, seat)["shown"] for seat in range(3)] == [["red3"], ["planet"], ["sun"]]


def test_b5_then_all_lay_a_second_one_beside_it() -> None:
    s = play(scene(""), "0 card:red3", "1 card:sun")
    assert phase(s) == "second"
    assert s.deciders() == [0, 1]
    assert choices(s, 0) == ALL_CARDS - {"card:red3"}
    assert choices(s, 1) == ALL_CARDS - {"card:sun"}


def test_b5_nothing_is_carried_out_before_the_second_card() -> None:
    s = scene("")
    events = [*told(s, "0 card:sun"), *told(s, "1 card:red3"), *told(s, "0 card:planet")]
    assert not {"sun-turned", "flight-won", "planet-turned"} & set(keys(events))


def test_b5_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    s = scene("hands sun red2 blue2 | sun red2 blue2")
    assert why(s, "0 card:red3") == ("B5", {"card": "red3"})
    assert choices(s) == {"card:sun", "card:red2", "card:blue2"}


def test_b5_a_card_shown_in_this_round_cannot_be_laid_again() -> None:
    s = scene("shown red3 | sun")
    assert why(s, "0 card:red3") == ("B5", {"card": "red3"})
    assert refused(s, "1 card:red3") is None


def test_b5_there_are_two_planet_turns_and_no_third() -> None:
    s = play(scene("shown planet | sun"), "0 card:planet", "1 card:black1")
    assert round_of(s) == 2
    assert why(s, "0 card:planet") == ("B5", {"card": "planet"})


def test_b5_a_card_of_another_value_set_is_in_nobodys_hand() -> None:
    assert why(scene(""), "0 card:red1") == ("B5", {"card": "red1"})


# Secrets.


def test_b5_only_its_owner_sees_what_lies_face_down() -> None:
    s = scene("seats 3")
    assert facts(told(s.clone(), "0 card:red3", 0), "laid") == [{"seat": 0, "card": "red3"}]
    assert facts(told(s.clone(), "0 card:red3", 1), "laid") == [{"seat": 0, "card": "unknown"}]
    assert facts(told(s.clone(), "0 card:red3"), "laid") == [{"seat": 0, "card": "unknown"}]
    everyone = told(s.clone(), "0 card:red3", EVERYONE)
    assert facts(everyone, "laid") == [{"seat": 0, "card": "red3"}]


@pytest.mark.parametrize("memory", ["off", "on"])
def test_b5_a_face_down_card_looks_the_same_whatever_it_is(memory: str) -> None:
    s = scene(
        f"option memory-aid {memory}; seats 3; hands sun red2 red3 | sun red2 red3 | sun red2 blue3"
    )
    views = [play(s.clone(), f"0 card:{card}") for card in ("sun", "red2", "red3")]
    for seat in (1, 2, WATCHER):
        assert views[0].view(seat) == views[1].view(seat) == views[2].view(seat)
    assert [v.view(0)["chosen"] for v in views] == ["sun", "red2", "red3"]


def test_b5_all_see_who_is_ready() -> None:
    s = play(scene("seats 3"), "1 card:sun")
    assert [at(s, seat, WATCHER)["ready"] for seat in range(3)] == [False, True, False]
    assert at(s, 1, WATCHER)["cards"] == 10


# Thinking again.


def test_b5_until_the_last_card_lies_a_card_may_be_changed() -> None:
    s = play(scene("seats 3"), "0 card:red3")
    assert s.deciders() == [1, 2]
    assert s.volunteers() == [0]
    assert choices(s, 0) == ALL_CARDS - {"card:red3"}
    play(s, "0 card:blue2")
    assert s.view(0)["chosen"] == "blue2"
    assert s.volunteers() == [0]
    play(s, "2 card:sun", "0 card:black2", "1 card:planet")
    assert [at(s, seat)["shown"] for seat in range(3)] == [["black2"], ["planet"], ["sun"]]


def test_b5_a_changed_card_goes_back_into_the_hand() -> None:
    s = play(scene(""), "0 card:red3", "0 card:sun", "1 card:sun")
    assert choices(s, 0) == ALL_CARDS - {"card:sun"}


def test_b5_nobody_else_notices_a_change() -> None:
    s = play(scene("seats 3"), "0 card:red3")
    before = [s.view(seat) for seat in (1, 2, WATCHER)]
    mine = told(s.clone(), "0 card:sun", 0)
    assert [event.to_json() for event in mine] == [{"event": "changed", "seat": 0, "choice": "sun"}]
    assert told(s.clone(), "0 card:sun", 1) == []
    assert told(s, "0 card:sun", WATCHER) == []
    assert [s.view(seat) for seat in (1, 2, WATCHER)] == before


def test_b5_a_change_must_be_a_card_in_hand_too() -> None:
    s = play(scene("hands sun red2 blue2 | sun red2 blue2"), "0 card:sun")
    assert why(s, "0 card:red3") == ("B5", {"card": "red3"})
    assert choices(s, 0) == {"card:red2", "card:blue2"}


def test_b5_a_card_that_is_shown_cannot_be_changed() -> None:
    s = play(scene(""), "0 card:red3", "1 card:sun")
    assert s.volunteers() == []
    play(s, "0 card:sun", "1 card:red2")
    assert at(s, 0)["cards"] == 9


def test_b5_who_has_not_laid_a_card_has_nothing_to_change() -> None:
    s = scene("seats 3")
    assert s.volunteers() == []
    assert play(s, "1 card:sun").volunteers() == [1]
    assert refused(s, "1 card:red3") is None


def test_z_13_nobody_changes_for_ever() -> None:
    """Otherwise a game might never end: at last the card lies, and the others are awaited."""
    s = play(scene(""), "0 card:red2")
    for change in range(9):
        play(s, f"0 card:{('red3', 'red2')[change % 2]}")
    assert s.volunteers() == []
    assert refused(s, "0 card:sun") is ZZ13
    assert phase(play(s, "1 card:sun")) == "second"


# Cards laid aside.


def test_b22_played_cards_are_laid_aside() -> None:
    s = shown("", "sun black1 | red2 planet")
    assert round_of(s) == 2
    assert [(at(s, seat)["cards"], at(s, seat)["aside"]) for seat in (0, 1)] == [(9, 2), (9, 2)]
    assert at(s, 0)["shown"] == []
    assert hand(s, 0) == "black2 blue2 blue3 planet planet red2 red3 yellow2 yellow3".split()
    assert why(s, "0 card:sun") == ("B5", {"card": "sun"})


def test_z20_others_must_remember_what_was_laid_aside() -> None:
    s = shown("", "sun black1 | red2 planet")
    assert at(s, 0, eye=1)["hand"] is None
    assert at(s, 0, eye=WATCHER)["hand"] is None
    assert at(s, 0, eye=1)["aside"] == 2
    assert at(s, 0, eye=EVERYONE)["hand"] is not None


def test_z20_the_memory_aid_shows_what_others_may_still_play() -> None:
    s = shown("option memory-aid on", "sun black1 | red2 planet")
    for eye in (1, WATCHER):
        left = at(s, 0, eye)["hand"]
        assert left is not None
        assert sorted(left) == hand(s, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b22_z19_after_five_rounds_all_ten_come_back(seats: int) -> None:
    hands = " | ".join(["black1 black2 sun"] * seats)
    s = scene(f"seats {seats}; round 5; hands {hands}")
    events = idle_round(s, "black1 black2")
    assert keys(events).count("cards-back") == 1
    assert keys(events)[-2:] == ["cards-back", "round-began"]
    for seat in range(seats):
        assert hand(s, seat) == FULL
        assert (at(s, seat)["cards"], at(s, seat)["aside"]) == (11, 0)


def test_b22_z19_three_cards_are_not_yet_one() -> None:
    five = "black1 black2 sun red2 blue2"
    s = scene(f"round 4; hands {five} | {five}")
    assert "cards-back" not in keys(idle_round(s, "black1 black2"))
    assert hand(s, 0) == ["blue2", "red2", "sun"]
    assert at(s, 0)["aside"] == 8


def test_z19_the_cycle_has_five_rounds() -> None:
    s = scene("")
    assert s.view(0)["back_after"] == 5
    play_idle = ["black1 black2", "sun planet", "planet red2", "red3 blue2", "blue3 yellow2"]
    for number, cards in enumerate(play_idle, 1):
        assert round_of(s) == number
        assert at(s, 0)["cards"] == 13 - 2 * number
        events = idle_round(s, cards) if number < 4 else rush(s, cards)
        assert ("cards-back" in keys(events)) == (number == 5)
    assert s.view(0)["back_after"] == 10
    assert hand(s, 1) == FULL


def rush(s: Zundstoff, cards: str) -> list[Event]:
    """Both lay two coloured cards, choose the first flight and stop as soon as they can."""
    events = idle_round(s, cards)
    while phase(s) in ("choose", "fly"):
        seat = s.deciders()[0]
        events += told(s, f"{seat} {s.moves(seat)[0].text}")
    return events


def test_z_10_cards_do_not_come_back_before_the_round_is_over() -> None:
    """In the fifth round a flyer still thinks: one card in hand, and ten aside or shown."""
    three = "red2 red3 sun"
    s = scene(f"{board('8:2')}; round 5; hands {three} | black1 black2 sun")
    play(s, "0 card:red2", "1 card:black1", "0 card:red3", "1 card:black2")
    assert phase(s) == "fly"
    assert hand(s, 0) == ["sun"]
    assert [at(s, seat)["cards"] for seat in (0, 1)] == [1, 1]
    assert keys(told(s, "0 fly:2"))[-2:] == ["cards-back", "round-began"]
    assert [at(s, seat)["cards"] for seat in (0, 1)] == [11, 11]


def test_z_10_a_turn_card_laid_aside_at_once_comes_back_with_the_others() -> None:
    s = play(scene(f"{board('8:2', '9:3')}; pawns 2 | 3"), "0 card:planet", "1 card:sun")
    play(s, "0 card:black1", "1 card:black2")
    assert phase(s) == "turn"
    assert refused(s, "0 card:planet") is not None
    play(s, "0 turn:2+1")
    assert hand(s, 0).count("planet") == 1
    assert hand(s, 1).count("sun") == 0


def test_b5_while_another_step_runs_no_card_is_laid() -> None:
    s, _ = show(board("8:2"), "red2 red3 | black1 black2")
    assert phase(s) == "fly"
    assert refused(s, "1 card:sun") is NOT_AWAITED
    assert refused(s, "0 card:sun") is not None


def test_what_lies_face_down_already_need_not_be_laid_again() -> None:
    s = play(scene(""), "0 card:red3")
    assert why(s, "0 card:red3") == ("chosen", {})
