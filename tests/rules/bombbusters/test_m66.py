"""Mission 66: through the bunker, stage by stage."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.props.bunker import Bunker
from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    all_wires,
    boom,
    choices,
    colour,
    dealt,
    ended_by,
    is_open,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    scene,
    start,
    tokens,
    told,
    turn,
    why,
    wire,
    won,
)

# A even, B odd, C 1 to 6, D 7 to 12, E 4 to 9: at the north, east, south, west, and for the action.
HANDS = "1 2 8 11 | 1 2 8 11 | 4 8 9 12 | 4 8 9 12"
CALM = "option clock calm"


def bunker(more: str, hands: str = HANDS) -> BombBusters:
    until = "" if "until" in more else "until 90; "
    return scene(f"option mission 66; {CALM}; hands {hands}; {until}{more}")


def figure(s: BombBusters) -> str:
    """Where it stands: floor:column row."""
    at = look(s)["props"]["bunker"]
    return f"{at['floor']}:{at['column']}{at['row']}"


def stage(s: BombBusters) -> int:
    return look(s)["props"]["bunker"]["stage"]


def barriers(s: BombBusters, kind: str) -> set[bool]:
    return {each["open"] for each in look(s)["props"]["bunker"]["barriers"] if each["what"] == kind}


# Setting out.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s33_two_reds_and_two_yellows(seats: int) -> None:
    colours = [colour(name) for name in all_wires(dealt(seats, 66))]
    assert (colours.count("red"), colours.count("yellow"), len(colours)) == (2, 2, 52)


def test_m66_1_five_constraints_are_laid_at_random() -> None:
    s = start(4, 66)
    run_to(s, "sides")
    assert draws(s) == [f"pin:{card}" for card in "ABCDE"]
    play(s, ". pin:C", ". pin:A", ". pin:E", ". pin:B")
    assert fact(told(s, ". pin:D"), "pinned") == {"cards": ["C", "A", "E", "B", "D"]}
    sides = {"north": "C", "east": "A", "south": "E", "west": "B", "action": "D"}
    assert look(s)["props"]["bunker"]["sides"] == sides


def test_m66_1_the_figure_begins_at_the_helicopter() -> None:
    s = bunker("")
    assert (figure(s), stage(s), look(s)["props"]["bunker"]["goal"]) == ("ground:00", 1, "key")


def test_m66_1_constraints_do_not_limit_what_is_cut() -> None:
    assert {move[-2:] for move in of_kind(bunker(""), "cut")} == {"=1", "=2", "=8", "11"}


# The map.

WHERE = {
    "helicopter": ["ground:00"],
    "key": ["ground:12"],
    "guard": ["ground:31"],
    "stairs": ["ground:30", "basement:30"],
    "lever": ["basement:32"],
    "doctor": ["basement:00"],
    "trap": ["basement:10", "basement:31", "basement:12"],
}


def test_m66_1_the_map_shows_what_is_where() -> None:
    spaces = look(bunker(""))["props"]["bunker"]["spaces"]
    found: dict[str, list[str]] = {}
    for space in spaces:
        found.setdefault(space["what"], []).append(
            f"{space['floor']}:{space['column']}{space['row']}"
        )
    del found["empty"]
    assert {what: sorted(at) for what, at in found.items()} == {
        what: sorted(at) for what, at in WHERE.items()
    }
    assert {space["what"] for space in spaces if space["striped"]} == {
        "key",
        "guard",
        "lever",
        "doctor",
    }


# From a space, where one can go while everything is shut, and when all is open.
WALKS = {
    "ground:00": ("es", "es"),
    "ground:10": ("sw", "sw"),
    "ground:11": ("nsw", "nsw"),
    "ground:02": ("ne", "ne"),
    "ground:20": ("s", "es"),
    "ground:22": ("ne", "new"),
    "ground:30": ("w", "w"),
    "ground:32": ("nw", "nw"),
    "basement:30": ("w", "w"),
    "basement:20": ("es", "esw"),
    "basement:31": ("sw", "sw"),
    "basement:21": ("nes", "nesw"),
    "basement:12": ("nw", "new"),
}


@pytest.mark.parametrize("at", WALKS)
@pytest.mark.parametrize(("number", "which"), [(1, 0), (6, 1)])
def test_m66_2_walls_stop_the_figure(at: str, number: int, which: int) -> None:
    """2 fits north and south, 9 fits east and west."""
    map_ = bunker(f"figure {at}; stage {number}").prop(Bunker)
    sides = sorted([*map_.ways(2), *map_.ways(9)])
    assert "".join("nesw"[side] for side in sides) == WALKS[at][which]


# Moving.


def test_m66_2_a_cut_moves_the_figure_where_its_value_fits() -> None:
    s = bunker("")
    events = told(s, "0 cut:1D=11")  # odd: east; 7 to 12: west is the edge
    assert fact(events, "stepped") == {
        "side": "east",
        "floor": "ground",
        "column": 1,
        "row": 0,
        "space": "empty",
    }
    assert (figure(s), turn(s)) == ("ground:10", 1)


def test_m66_2_a_wrong_cut_moves_it_too() -> None:
    s = play(bunker(""), "0 cut:1A=11")
    assert (figure(s), lives(s)) == ("ground:10", 3)


def test_m66_2_among_several_the_cutter_chooses() -> None:
    s = play(bunker(""), "0 cut:1A=1")  # odd: east; 1 to 6: south
    assert (phase(s), choices(s)) == ("step", {"step:east", "step:south"})
    assert look(s)["props"]["bunker"]["ways"] == ["east", "south"]
    assert why(s, "0 step:west") == "M66-2"
    play(s, "0 step:south")
    assert (figure(s), turn(s)) == ("ground:01", 1)


def test_m66_2_if_all_are_walled_it_stays() -> None:
    s = play(bunker(""), "0 cut:1C=8")  # even: north; 7 to 12: west
    assert (figure(s), turn(s), lives(s)) == ("ground:00", 1, 4)


@pytest.mark.parametrize(("cut", "at"), [("0 cut:1A=8", "ground:00"), ("0 cut:1D=11", "ground:10")])
def test_m66_2_the_value_said_counts_not_the_wire(cut: str, at: str) -> None:
    assert figure(play(bunker(""), cut)) == at


def test_m66_3_on_a_striped_space_it_does_not_move() -> None:
    s = play(bunker("figure ground:12"), "0 cut:1A=1")
    assert (figure(s), stage(s), turn(s)) == ("ground:12", 1, 1)


def test_m66_3_a_right_cut_that_fits_does_the_action() -> None:
    s = bunker("figure ground:12")
    events = told(s, "0 cut:1C=8")
    assert fact(events, "action-done") == {"space": "key"}
    assert (stage(s), figure(s), barriers(s, "door")) == (2, "ground:12", {True})


@pytest.mark.parametrize("cut", ["0 cut:1B=8", "0 cut:1D=11"])
def test_m66_11_a_wrong_cut_or_one_that_does_not_fit_does_nothing_there(cut: str) -> None:
    s = play(bunker("figure ground:12"), cut)
    assert (stage(s), figure(s), barriers(s, "door")) == (1, "ground:12", {False})


def test_m66_11_done_with_it_is_a_space_like_any_other() -> None:
    s = play(bunker("figure ground:12; stage 2"), "0 cut:1D=11", "0 step:east")
    assert figure(s) == "ground:22"


FOUR = "8 8 8 8 9 | 1 9 | 1 9 | 4 4"


def test_m66_4_a_solo_cut_of_four_moves_twice() -> None:
    s = play(bunker("figure ground:11; sides C D A E B", FOUR), "0 solo:8", "0 step:south")
    assert figure(s) == "ground:12"  # there the second does nothing: 8 is not odd
    s = play(bunker("figure ground:10; sides C B A E D", FOUR), "0 solo:8", "0 step:south")
    assert phase(s) == "step"
    play(s, "0 step:south")
    assert (figure(s), turn(s)) == ("ground:12", 1)


def test_m66_4_or_moves_and_acts() -> None:
    s = play(bunker("figure ground:11; sides B C A E D", FOUR), "0 solo:8", "0 step:south")
    assert (figure(s), stage(s)) == ("ground:12", 2)


def test_m66_13_a_solo_cut_of_two_moves_once() -> None:
    s = play(bunker("sides C D A B E", "8 8 9 | 1 8* 9 | 1 8* 9 | 4 4"), "0 solo:8", "0 step:east")
    assert (figure(s), turn(s)) == ("ground:10", 1)


# The stairs and traps.


def test_m66_5_the_stairs_lead_to_the_other_floor() -> None:
    s = bunker("figure ground:20; stage 3")
    assert fact(told(s, "0 cut:1D=11"), "stepped")["floor"] == "basement"
    assert (figure(s), stage(s)) == ("basement:30", 4)


def test_m66_12_not_before_the_guard_is_out_of_the_way() -> None:
    s = play(bunker("figure ground:20; stage 2"), "0 cut:1D=11")
    assert figure(s) == "ground:20"


def test_m66_12_the_guard_watches_the_stairs() -> None:
    s = bunker("figure ground:20; stage 2; sides A B D C E; said 9; phase step")
    assert (choices(s), why(s, "0 step:east")) == ({"step:south"}, "M66-12")


def test_m66_12_going_back_up_is_legal() -> None:
    s = play(bunker("figure basement:20; stage 4"), "0 cut:1D=11")
    assert figure(s) == "ground:30"


def test_m66_6_a_trap_moves_the_dial() -> None:
    s = play(bunker("figure basement:11; stage 5"), "0 cut:1B=2", "0 step:north")
    assert (figure(s), lives(s)) == ("basement:10", 3)


def test_m66_13_a_trap_is_no_miss() -> None:
    s = bunker("figure basement:11; stage 5")
    play(s, "0 cut:1B=2")
    assert "missed" not in keys(told(s, "0 step:north"))
    assert tokens(s, 1) == {}


@pytest.mark.parametrize(
    ("hands", "act"), [("9.5 | 1 2 | 1 2 | 4 4", "0 reveal"), (HANDS, "0 mug:2")]
)
def test_m66_13_reveal_and_mug_move_nothing(hands: str, act: str) -> None:
    hands = hands if "9.5" in hands else "1 2 11* | 1 2 11* | 4 9 | 4 9"
    s = play(bunker("equipment mug", hands), act)
    assert (figure(s), phase(s)) == ("ground:00", "turn")


def test_m66_13_after_a_miss_with_the_ray_the_value_said_first_counts() -> None:
    hands = "1 8 10* | 4 10* | 1 8 | 4 9"
    s = play(bunker("equipment x-or-y; sides A B C D E", hands), "0 x-or-y:1+8", "0 at:1A")
    assert choices(s) == {"step:east", "step:south"}  # odd, and 1 to 6


def test_m66_13_right_with_the_ray_the_value_that_was_cut_counts() -> None:
    hands = "1 8 10* | 8 10* | 1 8 | 4 9"
    s = play(
        bunker("equipment x-or-y; sides D B A C E", hands), "0 x-or-y:1+8", "0 at:1A", "0 open:0B"
    )
    assert figure(s) == "ground:01"


# Yellow and the lever.

LEVER = "figure basement:32; stage 4"
YELLOWS = "1 3.1 8 9.5 | 1 8 9.1 | 4 8 9 10.5 | 4 8 9"


def test_m66_7_yellow_is_cut_at_the_lever_alone() -> None:
    s = bunker("", YELLOWS)
    assert (why(s, "0 cut:1C=yellow"), why(s, "0 yellows")) == ("M66-7", "M66-7")
    s = bunker(LEVER, YELLOWS)
    assert (why(s, "0 cut:1C=yellow"), "yellows" in kinds(s)) == ("M66-7", True)


def test_m66_9_both_yellow_the_laser_goes_out() -> None:
    s = play(bunker(LEVER, YELLOWS), "0 yellows", "0 at:0B")
    events = told(s, "0 at:1C")
    assert fact(events, "yellows-cut")["spots"] == ["0B", "1C"]
    assert is_open(s, "0B", "1C")
    assert (stage(s), barriers(s, "laser"), figure(s)) == (5, {True}, "basement:32")


def test_m66_9_one_need_not_hold_a_yellow() -> None:
    s = bunker(f"{LEVER}; turn 2", YELLOWS)
    play(s, "2 yellows", "2 at:0B", "2 at:1C")
    assert stage(s) == 5


def test_m66_9_any_value_may_be_cut_there_and_does_nothing() -> None:
    s = play(bunker(LEVER, YELLOWS), "0 cut:1B=8")
    assert (stage(s), figure(s), turn(s)) == (4, "basement:32", 1)


def test_m66_9_one_wrong_wire_gets_its_token_and_the_dial_moves() -> None:
    s = play(bunker(LEVER, YELLOWS), "0 yellows", "0 at:0B", "0 at:1A")
    assert (tokens(s, 1), lives(s), turn(s), stage(s)) == ({"A": "1"}, 3, 1, 4)


def test_m66_14_the_other_is_then_known_to_be_yellow() -> None:
    s = play(bunker(LEVER, YELLOWS), "0 yellows", "0 at:0B", "0 at:1A")
    assert (wire(s, "0B")["value"], wire(s, "0B")["open"]) == ("yellow", False)


def test_m66_9_if_both_are_wrong_the_cutter_chooses_which_is_marked() -> None:
    s = play(bunker(LEVER, YELLOWS), "0 yellows", "0 at:1A")
    assert fact(told(s, "0 at:2A"), "lever-missed") == {
        "seat": 0,
        "spots": ["1A", "2A"],
        "wrong": 2,
    }
    assert (phase(s), choices(s), lives(s)) == ("mark", {"tag:1A", "tag:2A"}, 3)
    assert why(s, "0 tag:1B") == "M66-9"
    play(s, "0 tag:2A")
    assert (tokens(s, 1), tokens(s, 2), turn(s)) == ({}, {"A": "4"}, 1)


def test_m66_14_all_know_that_neither_is_yellow() -> None:
    s = play(bunker(f"{LEVER}; option aid values", YELLOWS), "0 yellows", "0 at:1A", "0 at:2A")
    assert "yellow" not in (wire(s, "1A", 3)["may"] or [])


def test_m66_9_a_red_among_them_explodes() -> None:
    s = play(bunker(LEVER, YELLOWS), "0 yellows", "0 at:0B")
    assert boom(told(s, "0 at:2D")) == "red"


def test_m66_9_the_stabilizer_helps_there() -> None:
    hands = "1 3.1 8 9* 9.5 | 1 8 9.1 | 4 8 9* 10.5 | 4 8 9"
    s = bunker(f"{LEVER}; equipment stabilizer", hands)
    play(s, "0 stabilizer", "0 yellows", "0 at:0B", "0 at:2D")
    assert (wire(s, "2D")["value"], wire(s, "0B")["value"], lives(s)) == ("red", "yellow", 4)
    assert turn(s) == 1


def test_m66_9_the_dial_may_end_it() -> None:
    s = play(bunker(f"{LEVER}; lives 1", YELLOWS), "0 yellows", "0 at:1A")
    assert boom(told(s, "0 at:2A")) == "dial"


# Stages by the clock.


def timed(more: str, hands: str = HANDS) -> BombBusters:
    return on(66, hands, more)


STAGES = {1: (0, 80), 2: (80, 75), 3: (155, 60), 4: (215, 90), 5: (315, 105), 6: (420, 20)}


@pytest.mark.parametrize("number", STAGES)
def test_m66_8_each_stage_has_its_time(number: int) -> None:
    begun, lasts = STAGES[number]
    s = timed(f"stage {number}; time {begun}; until {begun + lasts}")
    assert look(s)["props"]["clock"]["left"] == lasts
    assert boom(told(s, f"* wait:{lasts}")) == "time"
    assert ended_by(s) == "M66-8"


def test_m66_8_the_first_stage_is_told() -> None:
    s = start(4, 66)
    assert fact(run_to(s, "recording"), "recorded") == {"recording": "66-1"}


AT_KEY = "figure ground:12; time 30; until 80"


def test_m66_10_early_at_the_goal_all_wait() -> None:
    s = timed(AT_KEY)
    assert fact(told(s, "0 cut:1C=8"), "goal-reached") == {"space": "key"}
    assert (phase(s), s.due(), look(s)["props"]["bunker"]["reached"]) == ("hold", 50, True)
    assert why(s, "1 cut:0A=1") == "M66-10"


def test_m66_10_then_the_next_stage_is_told() -> None:
    s = play(timed(AT_KEY), "0 cut:1C=8")
    assert fact(told(s, "* wait:50"), "recorded") == {"recording": "66-2"}
    play(s, "0 heard", "1 heard", "2 heard", "3 heard")
    assert (phase(s), turn(s), stage(s), s.due()) == ("turn", 1, 2, 75)


def test_m66_10_if_all_agree_nobody_need_wait() -> None:
    s = play(timed(AT_KEY), "0 cut:1C=8", "3 heard", "1 heard", "0 heard")
    assert fact(told(s, "2 heard"), "recorded") == {"recording": "66-2"}


def test_m66_10_a_second_move_of_a_solo_cut_is_lost_by_the_clock() -> None:
    s = timed("figure ground:12; time 30; until 80; sides B C A E D", FOUR)
    play(s, "0 solo:8")
    assert (phase(s), figure(s)) == ("hold", "ground:12")


def test_m66_8_the_clock_runs_while_a_way_is_chosen_and_while_somebody_points() -> None:
    s = play(timed("time 79; until 80"), "0 cut:1A=1")
    assert (phase(s), boom(told(s, "* wait:1"))) == ("step", "time")
    s = play(timed("time 79; until 80"), "0 double:1")
    assert boom(told(s, "* wait:1")) == "time"


# The exchange.

PULLED = f"{LEVER}; time 300; until 305"


def exchange() -> BombBusters:
    s = play(timed(PULLED, YELLOWS), "0 yellows", "0 at:0B", "0 at:1C", "* wait:5")
    return play(s, *(f"{seat} heard" for seat in range(4)))


def test_m66_8_m66_15_after_the_lever_the_captain_may_exchange_the_constraints() -> None:
    s = exchange()
    assert (phase(s), s.deciders(), s.due()) == ("exchange", [0], 10)
    assert choices(s) == {"keep", *(f"pin:{card}" for card in "ABCDE")}


def test_m66_15_one_by_one() -> None:
    s = play(exchange(), "0 pin:E", "0 pin:A", "0 pin:C")
    assert (choices(s), why(s, "0 pin:A")) == ({"pin:B", "pin:D"}, "M66-15")
    events = told(s, "0 pin:D")
    assert fact(events, "pinned") == {"cards": ["E", "A", "C", "D", "B"]}
    assert fact(events, "recorded") == {"recording": "66-6"}
    assert (stage(s), look(s)["props"]["clock"]["left"]) == (5, 105)


@pytest.mark.parametrize("acts", [["0 keep"], ["* wait:10"], ["0 pin:E", "* wait:10"]])
def test_m66_15_or_they_stay_as_they_lie(acts: list[str]) -> None:
    s = play(exchange(), *acts)
    assert "".join(look(s)["props"]["bunker"]["sides"].values()) == "ABCDE"
    assert (phase(s), look(s)["props"]["recording"]["caption"]) == ("recording", "66-6")


# The end.


def test_m66_8_the_last_stage_is_won_with_the_last_wire() -> None:
    s = play(timed("stage 6; time 430; until 440", "8 | 8 | 4* | 4*"), "0 cut:1A=8")
    assert won(s)


def test_m66_15_out_of_wires_before_the_doctor_is_caught_is_lost() -> None:
    s = timed("stage 5; figure basement:22; time 330; until 420", "8 | 8 | 4* | 4*")
    play(s, "0 cut:1A=8")
    assert boom(told(s, "0 step:west")) == "escaped"
    assert ended_by(s) == "M66-15"


def test_m66_8_the_doctor_caught_with_the_last_wire_is_won() -> None:
    s = bunker("stage 5; figure basement:00", "8 | 8 | 4* | 4*")
    play(s, "0 cut:1A=8")
    assert won(s)


# Calm.


def test_m66_16_ten_turns_for_the_first_stage() -> None:
    s = start(4, 66, clock="calm")
    assert fact(run_to(s, "turn"), "recorded") == {"recording": "66-1-calm"}
    assert look(s)["props"]["clock"]["left"] == 10


# By stage, where its goal is reached, and the turns of the next one.
GOALS = {1: ("ground:12", 8), 2: ("ground:31", 6), 3: ("ground:20", 10)}


@pytest.mark.parametrize("number", GOALS)
def test_m66_16_each_stage_has_its_turns(number: int) -> None:
    at, turns = GOALS[number]
    s = bunker(f"stage {number}; figure {at}; sides A E C D B; turns 3")
    play(s, "0 cut:1C=8" if number == 3 else "0 cut:1D=11")
    assert (stage(s), look(s)["props"]["clock"]["left"]) == (number + 1, turns)


def test_m66_16_without_a_turn_left_the_bomb_explodes() -> None:
    s = scene(f"option mission 66; {CALM}; hands {HANDS}; stage 2; turns 3; until 4")
    assert boom(told(s, "0 cut:1D=11")) == "time"


def test_m66_16_turns_not_used_are_saved_and_the_next_stage_begins_at_once() -> None:
    s = scene(f"option mission 66; {CALM}; hands {HANDS}; figure ground:12; turns 3; until 10")
    events = told(s, "0 cut:1C=8")
    assert facts(events, "recorded") == [{"recording": "66-2-calm"}]
    assert (stage(s), turn(s), look(s)["props"]["bunker"]["saved"]) == (2, 1, 6)
    assert look(s)["props"]["clock"]["left"] == 8


def test_m66_16_they_are_added_to_the_last_stage() -> None:
    s = scene(
        f"option mission 66; {CALM}; hands {HANDS}; figure basement:00; stage 5; saved 9; "
        "turns 30; until 36"
    )
    play(s, "0 cut:1C=8")
    assert (stage(s), look(s)["props"]["clock"]["left"]) == (6, 6 + 9 + 5)


def test_m66_16_the_exchange_takes_no_turn() -> None:
    s = bunker(f"{LEVER}; turns 20; until 24", YELLOWS)
    play(s, "0 yellows", "0 at:0B", "0 at:1C")
    assert (phase(s), turn(s), s.deciders()) == ("exchange", 1, [0])
    play(s, "0 keep")
    assert (phase(s), turn(s), look(s)["props"]["clock"]["left"]) == ("turn", 1, 12)
