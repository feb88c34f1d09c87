"""Mission 42: sixteen circus acts."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NEVER, WATCHER
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    agreed,
    all_wires,
    boom,
    card,
    choices,
    colour,
    dealt,
    hand,
    is_closed,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    scene,
    tokens,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "1* 3 4* 7 11 | 1* 3! 4* 7 11 | 2* 8 9* 12 | 2* 8 9* 12"
# Ticks from the start, by act.
TIMES = [33, 74, 95, 110, 133, 160, 191, 238, 270, 291, 313, 340, 364, 395, 435, 488]
MAGIC = [1, 7, 12]
LEFT = [2]
RIGHT = [4, 15]
JUGGLING = [3, 8]
BOUNCING = [10, 13, 14, 16]


def before(act: int, hands: str = HANDS, more: str = "") -> BombBusters:
    """Just before an act."""
    return on(42, hands, f"time {TIMES[act - 1] - 1}; act {act - 1}; {more}")


def heard(s: BombBusters) -> BombBusters:
    return play(s, "* wait:1", *(f"{seat} heard" for seat in range(s.seats)))


def act(number: int, hands: str = HANDS, more: str = "") -> BombBusters:
    """All have heard what the act is."""
    return heard(before(number, hands, more))


# The programme.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s21_one_of_three_reds_and_four_yellows(seats: int) -> None:
    colours = [colour(name) for name in all_wires(dealt(seats, 42))]
    assert (colours.count("red"), colours.count("yellow"), len(colours)) == (1, 4, 53)


@pytest.mark.parametrize("number", range(1, 17))
def test_m42_1_sixteen_acts_interrupt(number: int) -> None:
    s = before(number)
    assert s.due() == 1
    assert fact(told(s, "* wait:1"), "recorded") == {"recording": f"42-{number}"}
    assert phase(s) == "recording"


def test_m42_1_after_the_last_act_the_mission_goes_on() -> None:
    s = on(42, "3 7 | 3 7 | 4* | 4*", "time 488; act 16")
    assert (s.due(), look(s)["props"]["clock"]["left"]) == (NEVER, None)
    assert won(play(s, "0 cut:1A=3", "1 cut:0B=7"))


# The magician.


@pytest.mark.parametrize("number", MAGIC)
def test_m42_2_whoevers_turn_it_is_picks_two_cut_wires_of_one_value(number: int) -> None:
    s = act(number)
    assert (phase(s), s.deciders()) == ("magician", [0])
    assert choices(s) == {f"at:{spot}" for spot in "0A 0C 1A 1C 2A 2C 3A 3C".split()}
    play(s, "0 at:0C")
    assert choices(s) == {"at:1C"}
    assert why(s, "0 at:1A") == "M42-2"


def test_m42_2_they_stand_closed_again_and_the_next_one_is_in_turn() -> None:
    s = play(act(1), "0 at:0C")
    assert fact(told(s, "0 at:1C"), "closed-again") == {"seat": 0, "spots": ["0C", "1C"]}
    assert is_closed(s, "0C", "1C")
    assert (phase(s), turn(s), look(s)["turns"]) == ("turn", 1, 0)


def test_m42_12_the_choice_is_secret() -> None:
    s = act(1)
    play(s, "0 at:0C")
    assert [look(s, eye)["props"]["circus"]["picked"] for eye in (0, 1, WATCHER)] == [
        "0C",
        None,
        None,
    ]


def test_m42_12_others_do_not_see_the_value_any_more() -> None:
    s = play(act(1), "0 at:0C", "0 at:1C")
    assert (wire(s, "0C", 0)["value"], wire(s, "0C", 2)["value"]) == ("4", None)
    assert not wire(s, "0C", 2)["known"]


def test_m42_12_but_who_remembers_is_sure() -> None:
    s = play(act(1), "0 at:0C", "0 at:1C")
    (zero_c,) = [w for w in s.stands[0] if s.place_of(w) == (0, 2)]
    assert s.deals(2).values(zero_c)[4] == 1.0


def test_m42_12_of_a_yellow_wire_which_one_it_was() -> None:
    hands = "2.1* 3 7 | 3 5.1* 7 | 6.1 8 | 8 9.1"
    s = play(act(1, hands), "0 at:0A", "0 at:1B")
    assert s.deals(2).chances(s.stands[0][0])[s.kinds[s.stands[0][0]]] == 1.0


def test_m42_12_from_then_on_nobody_counts_what_is_cut() -> None:
    s = before(1)
    assert [n["cut"] for n in look(s)["numbers"]][:4] == [2, 2, 0, 2]
    heard(s)
    assert {n["cut"] for n in look(s)["numbers"]} == {None}


def test_m42_9_without_a_pair_only_the_turn_passes_on() -> None:
    s = act(1, "1 3 7 | 1 3 7 | 8 9 | 8 9")
    assert (phase(s), turn(s)) == ("turn", 1)


def test_m42_9_a_finished_number_is_finished_no_more() -> None:
    hands = "1* 3 4* | 1* 3 4* | 1* 8 | 1* 8"
    s = play(act(1, hands), "0 at:0A", "0 at:1A")
    assert not look(s)["numbers"][0]["validated"]
    assert "=1" in {move[-2:] for move in of_kind(s, "cut", 1)}


def test_m42_9_unlocked_equipment_stays_unlocked() -> None:
    s = play(act(1, HANDS, "equipment post-it rewinder"), "0 at:0C", "0 at:1C")
    assert (card(s, "post-it")["locked"], card(s, "rewinder")["locked"]) == (False, True)


def test_m42_9_tokens_before_them_are_gone() -> None:
    s = play(act(1, "1*! 3 | 1* 3 | 8 9 | 8 9"), "0 at:0A", "0 at:1A")
    assert tokens(s, 0) == {}


def test_m42_10_what_the_knives_took_does_not_come_back() -> None:
    s = act(7, HANDS, "taken 1A 1C")
    assert choices(s) == {f"at:{spot}" for spot in "2A 2C 3A 3C".split()}


# Moving.


@pytest.mark.parametrize("number", LEFT)
def test_m42_3_all_move_one_seat_to_the_left(number: int) -> None:
    s = before(number, "3 7 | 4 8 | 5 9 | 6 10")
    play(s, "* wait:1", "0 heard", "1 heard", "2 heard")
    assert fact(told(s, "3 heard"), "seats-changed") == {"way": "left"}
    assert [hand(s, seat) for seat in range(4)] == ["4 8", "5 9", "6 10", "3 7"]
    assert (phase(s), turn(s)) == ("turn", 0)


@pytest.mark.parametrize("number", RIGHT)
def test_m42_3_or_to_the_right(number: int) -> None:
    s = act(number, "3 7 | 4 8 | 5 9 | 6 10")
    assert [hand(s, seat) for seat in range(4)] == ["6 10", "3 7", "4 8", "5 9"]


def test_m42_3_tokens_stay_before_their_wires() -> None:
    s = act(2)
    assert tokens(s, 0) == {"B": "3"}


def test_m42_3_characters_and_the_captain_stay_with_the_person() -> None:
    s = act(2, HANDS, "roles double radar; captain 2")
    assert look(s)["captain"] == 2
    assert [seat["role"] for seat in look(s)["seats"]][:2] == ["double", "radar"]


def test_m42_3_with_three_the_two_stands_stay_where_they_are() -> None:
    s = act(2, "3 / 7 | 4 8 | 5 9")
    assert [hand(s, seat) for seat in range(3)] == ["4 8", "5 9", "3 / 7"]


def test_m42_11_one_still_knows_the_wires_one_left() -> None:
    s = act(2, "3 7 | 4 8 | 5 9 | 6 10")
    assert (wire(s, "3A", 0)["wire"], wire(s, "3A", 1)["wire"]) == ("3", None)


def test_m42_11_who_sits_before_nothing_passes_at_once() -> None:
    s = act(2, "3 7 | 4* | 4* | 3 7")
    assert (turn(s), phase(s)) == (2, "turn")


@pytest.mark.parametrize("number", [2, 4])
def test_m42_11_two_players_change_stands_either_way(number: int) -> None:
    s = act(number, "3 / 7 | 4 / 8")
    assert [hand(s, seat) for seat in range(2)] == ["4 / 8", "3 / 7"]


# The juggler and the knives.


@pytest.mark.parametrize("number", JUGGLING)
def test_m42_4_two_own_cut_wires_change_places(number: int) -> None:
    s = act(number)
    assert (phase(s), choices(s)) == ("juggler", {"at:0A", "at:0C"})
    assert why(s, "0 at:1A") == "M42-4"
    play(s, "0 at:0A")
    assert fact(told(s, "0 at:0C"), "juggled") == {"seat": 0, "spots": ["0A", "0C"]}
    assert (wire(s, "0A")["wire"], wire(s, "0C")["wire"]) == ("4", "1")
    assert (phase(s), turn(s)) == ("turn", 0)


def test_m42_4_they_must_be_of_different_value() -> None:
    s = act(3, "1* 1* 4* 7 | 1 4* 7 | 8 9 | 8 9")
    play(s, "0 at:0A")
    assert choices(s) == {"at:0C"}


def test_m42_10_without_two_different_ones_nothing_happens() -> None:
    s = act(3, "1* 3 7 | 1* 3 7 | 8 9 | 8 9")
    assert (phase(s), turn(s)) == ("turn", 0)


def test_m42_10_a_label_of_a_juggled_wire_is_removed() -> None:
    s = act(3, "1* != 3 4* 7 | 1* 3 4* 7 | 8 9 | 8 9")
    assert wire(s, "0A")["label"] == "unlike"
    play(s, "0 at:0A", "0 at:0C")
    assert wire(s, "0A")["label"] is None


def test_m42_4_what_is_put_back_stands_where_it_stood() -> None:
    s = act(7, HANDS, "swapped 0A=0C 0C=0A")
    play(s, "0 at:0C", "0 at:1C")
    assert (wire(s, "0A")["wire"], hand(s, 0)) == ("1", "1* 3 4 7 11")


def test_m42_5_the_knives_take_the_cut_wires_of_whoevers_turn_it_is() -> None:
    s = before(5)
    play(s, "* wait:1", "0 heard", "1 heard", "2 heard")
    assert fact(told(s, "3 heard"), "knifed") == {"seat": 0, "places": ["A", "C"], "count": 2}
    assert (wire(s, "0A")["gone"], wire(s, "0A")["wire"], wire(s, "0B")["gone"]) == (
        True,
        None,
        False,
    )
    assert not wire(s, "1A")["gone"]


def test_m42_10_nor_are_they_juggled() -> None:
    s = act(8, HANDS, "taken 0A")
    assert phase(s) == "turn"


# Calls.

LATE = "time 200; act 7"


def test_m42_6_from_the_sixth_act_on_whoever_cuts_says_it() -> None:
    s = play(on(42, HANDS, LATE), "0 cut:1B=3")
    assert (phase(s), choices(s), s.due()) == ("ta-da", {"ta-da", "decline"}, 10)
    assert fact(told(s, "0 ta-da"), "called-out") == {"seat": 0, "call": "ta-da"}
    assert (turn(s), look(s)["props"]["circus"]["silent"]) == (1, None)


@pytest.mark.parametrize("more", ["time 140; act 5", "time 320; act 11"])
def test_m42_6_neither_before_nor_after_the_eleventh(more: str) -> None:
    s = play(on(42, HANDS, more), "0 cut:1B=3")
    assert phase(s) == "turn"


@pytest.mark.parametrize("silence", ["0 decline", "* wait:10"])
def test_m42_6_at_the_eleventh_the_dial_moves_if_the_last_one_forgot(silence: str) -> None:
    s = play(on(42, HANDS, "time 312; act 10"), "0 cut:1B=3", silence, "* wait:1")
    play(s, "0 heard", "1 heard", "2 heard")
    events = told(s, "3 heard")
    assert fact(events, "forgot") == {"seat": 0, "call": "ta-da"}
    assert lives(s) == 3


def test_m42_6_only_the_last_one_counts() -> None:
    s = on(42, HANDS, "time 312; act 10")
    play(s, "0 cut:1B=3", "0 decline", "1 cut:0D=7", "1 ta-da")
    assert lives(heard(s)) == 4


def test_m42_6_the_dial_may_end_it() -> None:
    s = on(42, HANDS, "time 312; act 10; silent 2; lives 1")
    play(s, "* wait:1", "0 heard", "1 heard", "2 heard")
    assert boom(told(s, "3 heard")) == "dial"


def test_m42_7_with_the_ninth_all_seals_vanish() -> None:
    hands = "1* 3 7 | 1* 3 7 | 1* 3* 8 | 1* 3* 8"
    s = before(9, hands)
    assert look(s)["numbers"][0]["validated"]
    heard(s)
    assert not look(s)["numbers"][0]["validated"]
    assert "validated" not in keys(told(s, "0 cut:1B=3"))


@pytest.mark.parametrize("number", BOUNCING)
def test_m42_8_each_calls_clockwise_from_whoevers_turn_it_is(number: int) -> None:
    s = act(number, HANDS, "turn 2")
    for seat in (2, 3, 0, 1):
        assert (phase(s), s.deciders(), kinds(s, seat)) == ("boing", [seat], {"boing"})
        events = told(s, f"{seat} boing")
        assert fact(events, "called-out") == {"seat": seat, "call": "boing"}
    assert (phase(s), turn(s)) == ("turn", 2)


def test_m42_8_who_forgets_pays_nothing() -> None:
    s = play(act(10), "0 boing", "* wait:10")
    assert (phase(s), turn(s), lives(s)) == ("turn", 0, 4)


# No help, and calm.


def test_m42_12_nobody_is_helped_to_count() -> None:
    refusal = GAME.refusal(agreed(4, 42, aid="odds"))
    assert refusal is not None
    assert refusal.rule.key == "M42-12"


def calm(turns: int, done: int) -> BombBusters:
    return scene(
        f"option mission 42; option clock calm; hands {HANDS}; turns {turns}; event {done}; "
        f"act {done}"
    )


def test_m42_13_one_act_after_every_second_turn() -> None:
    s = play(calm(2, 1), "0 cut:1B=3")
    assert (phase(s), s.due()) == ("turn", NEVER)
    events = told(s, "1 cut:0D=7")
    assert facts(events, "recorded") == [{"recording": "42-2"}]
    assert "seats-changed" in keys(events)


def test_m42_13_a_turn_that_the_magician_takes_is_not_counted() -> None:
    s = play(calm(1, 0), "0 cut:1B=3")
    assert (phase(s), s.deciders(), look(s)["turns"]) == ("magician", [1], 2)
    play(s, "1 at:0A", "1 at:1A")
    assert (turn(s), look(s)["turns"]) == (2, 2)
