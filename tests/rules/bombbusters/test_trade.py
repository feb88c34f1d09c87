"""Mission 54: trading oxygen, taking reds with two stands, and a calm clock."""

from __future__ import annotations

from powderkeg.rules.core import NEVER
from tests.rules.acts import draws, fact, facts
from tests.rules.bombbusters.table import (
    boom,
    choices,
    hand,
    kinds,
    look,
    on,
    oxygen,
    phase,
    play,
    refused,
    settle,
    told,
    turn,
    why,
)

HANDS = "3 7 11 | 3 7 11 | 4 8 12 | 4 8 12"
TRADE = "oxygen 2 1 0 3; reserve 26; pile 1.5; time 220; phase trade"


def test_m54_5_any_oxygen_is_given_to_or_taken_from_one_teammate() -> None:
    s = on(54, HANDS, TRADE)
    assert choices(s) == {
        "no-trade",
        *(f"oxygen:{seat}+{amount}" for seat in (1, 2, 3) for amount in (1, 2)),
        "oxygen:1-1",
        *(f"oxygen:3-{amount}" for amount in (1, 2, 3)),
    }


def test_m54_5_giving() -> None:
    s = on(54, HANDS, TRADE)
    events = told(s, "0 oxygen:2+2")
    assert fact(events, "traded") == {"seat": 0, "to": 2, "amount": 2}
    assert (oxygen(s), phase(s), turn(s)) == ([0, 1, 2, 3], "turn", 0)


def test_m54_5_taking() -> None:
    s = play(on(54, HANDS, TRADE), "0 oxygen:3-3")
    assert (oxygen(s), phase(s)) == ([5, 1, 0, 0], "turn")


def test_m54_5_or_nothing() -> None:
    s = play(on(54, HANDS, TRADE), "0 no-trade")
    assert (oxygen(s), phase(s)) == ([2, 1, 0, 3], "turn")


def test_m54_5_nobody_gives_what_is_not_there() -> None:
    s = on(54, HANDS, TRADE)
    assert why(s, "0 oxygen:2+3") == "M54-5"
    assert why(s, "0 oxygen:1-2") == "M54-5"
    assert why(s, "0 oxygen:0+1") == "M54-5"


def test_b15_one_trades_with_players_without_wires_too() -> None:
    s = on(54, "3 7 11 | 3* | 3 4 7 | 4 11", TRADE)
    assert refused(s, "0 oxygen:1-1") is None
    assert refused(s, "0 oxygen:1+1") is None


def test_d32_the_clock_stands_while_an_event_is_resolved() -> None:
    assert on(54, HANDS, TRADE).due() == NEVER
    s = on(54, HANDS, "oxygen 2 1 0 3; reserve 26; pile 1.5; time 219")
    play(s, "* wait:1", "0 no-trade")
    assert s.due() == 50


# Reds.

PILE = "oxygen 9 9 9 9; reserve 0; pile 5.5 9.5"


def test_m54_4_with_two_stands_one_chooses_where_the_red_goes() -> None:
    s = on(54, "3 7 / 4 8 | 3 7 / 4 8", "seats 2; oxygen 9 9; reserve 14; pile 5.5 9.5; time 44")
    settle(play(s, "* wait:1"))
    assert (phase(s), choices(s)) == ("choose-side", {"side:1", "side:2"})
    settle(play(s, "0 side:2"))
    assert hand(s, 0) in ("3 7 / 4 5.5 8", "3 7 / 4 8 9.5")


def test_d34_the_next_player_with_wires_takes_it() -> None:
    """Calmly, an event may strike when a player has just cut its last wire."""
    s = on(54, "3 7 11 | 3 | 4 7 12 | 4 11 12", f"option clock calm; {PILE}; turn 1; turns 1")
    play(s, "1 cut:0A=3", ". take:9.5")
    assert (hand(s, 2), turn(s)) == ("4 7 9.5 12", 2)


def test_b28_a_red_that_comes_during_the_turn_changes_nothing() -> None:
    s = on(54, HANDS, f"{PILE}; time 44")
    before = choices(s)
    settle(play(s, "* wait:1"))
    assert choices(s, 0) == before
    assert refused(s, "0 reveal") is not None


def test_m54_4_a_red_that_came_is_a_red() -> None:
    s = play(on(54, HANDS, f"{PILE}; turn 1; time 44"), "* wait:1", ". take:5.5", "1 cut:0A=3")
    play(s, "2 cut:3A=4", "3 cut:2B=8")
    assert boom(told(s, "0 cut:1B=7")) == "red"


def test_m54_5_e11_who_should_play_again_may_pass_on_with_the_mug() -> None:
    s = on(54, "3 7 11* | 3 7 11* | 4 8 12 | 4 8 12", f"{PILE}; again; equipment mug")
    play(s, "0 mug:2")
    assert (turn(s), look(s)["again"]) == (2, False)


# Calmly.

CALM = "option clock calm; oxygen 9 9 9 9; reserve 10; pile 5.5 9.5"


def test_d32_calmly_an_event_comes_every_two_turns() -> None:
    s = on(54, HANDS, f"{CALM}; turns 0")
    assert s.due() == NEVER
    clock = look(s)["props"]["clock"]
    assert clock is not None
    assert (clock["calm"], clock["to_next"]) == (True, 2)
    play(s, "0 cut:1A=3")
    assert draws(s) == []
    play(s, "1 cut:0B=7")
    assert draws(s) == ["take:5.5", "take:9.5"]


def test_d32_calmly_the_events_come_in_the_same_order() -> None:
    s = play(on(54, HANDS, f"{CALM}; turns 3; event 1"), "0 cut:1A=3")
    assert look(s)["again"]


def test_d32_calmly_too_many_turns_lose() -> None:
    s = on(54, HANDS, f"{CALM}; turns 0")
    clock = look(s)["props"]["clock"]
    assert clock["left"] is not None
    last = on(54, HANDS, f"{CALM}; turns {clock['left'] - 1}")
    events = told(last, "0 cut:1A=3")
    assert boom(events) == "time"


def test_d39_r14_what_may_be_said_is_said_by_signals() -> None:
    s = on(54, HANDS, f"{CALM}; turns 0")
    assert "thumb" not in kinds(s)
    assert facts(told(s, "0 cut:1A=3"), "thumbed") == []


def test_d32_the_clock_stands_while_wires_are_pointed_at() -> None:
    """Otherwise the breath that pays for what was said could be given away meanwhile."""
    s = on(54, HANDS, "oxygen 2 3 3 3; reserve 21; pile 5.5; time 219")
    assert play(s, "0 double:7").due() == NEVER
    assert play(s, "0 at:1A", "0 at:1B").due() == NEVER
    assert oxygen(s) == [0, 3, 3, 3]
