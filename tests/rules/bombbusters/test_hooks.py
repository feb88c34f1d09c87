"""What missions can ask of the game: each hook by a small mission made for it."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.following import close_again
from powderkeg.rules.bombbusters.missions.constraints import LETTERS, Constrained, allows
from powderkeg.rules.bombbusters.missions.mission import COUNT, NONE, PARITY, Mission
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.missions.rulebook import K
from powderkeg.rules.bombbusters.over import turn_back
from powderkeg.rules.bombbusters.pieces import NUMBERS, Value, Wire
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import EVERYONE, WATCHER, Log, Phase, Refusal, Seat
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    agreed,
    at,
    boom,
    card,
    choices,
    hand,
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


def put(monkeypatch: pytest.MonkeyPatch, mission: Mission) -> None:
    """Number 4 is played by this mission from now on."""
    monkeypatch.setitem(MISSIONS, "4", mission)


# Tokens.


class Tokens(Mission):
    def __init__(self, kind: str) -> None:
        super().__init__(4)
        self.kind = kind

    def token_kind(self, s: BombBusters, seat: Seat) -> str:
        return self.kind


def test_n10_n11_a_miss_may_tell_no_more_than_even_or_odd(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Tokens(PARITY))
    s = on(4, "3 8 | 3 8 | 6 | 6", "option aid values")
    assert fact(told(s, "0 cut:1A=8"), "tagged")["value"] == "odd"
    assert tokens(s, 1) == {"A": "odd"}
    assert wire(s, "1A")["value"] is None
    assert wire(s, "1A", 2)["may"] == ["3"]


def test_n12_a_count_token_says_how_often_the_value_is_on_the_stand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, Tokens(COUNT))
    s = on(4, "3 8 | 3* 3 8 | 5 | 3 5 8 8", "option aid values; equipment post-it")
    play(s, "0 cut:1B=8")
    assert tokens(s, 1) == {"B": "x2"}
    again = GAME.scenes.read(GAME.scenes.write(s))
    assert tokens(again, 1) == {"B": "x2"}


def test_n12_a_value_that_is_on_the_stand_four_times_gets_no_start_token(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, Tokens(COUNT))
    s = on(4, "3 3 3 3 8 | 8 | 8 | 8", "phase token")
    assert choices(s) == {"token:0E"}
    assert why(s, "0 token:0A") == "N12"


def test_n10_where_there_are_no_tokens_a_miss_tells_only_what_it_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, Tokens(NONE))
    s = on(4, "3 8 | 3 8 9 | 5 9 | 5")
    assert "tagged" not in keys(told(s, "0 cut:1A=8"))
    assert (tokens(s, 1), lives(s)) == ({}, 3)


# Wires apart.


def test_w1_what_comes_later_is_sorted_among_the_others() -> None:
    s = on(4, "3 8* | 3 9 2^ | 5 | 5 8*", "equipment walkie; lives 4")
    assert hand(s, 1) == "3 9 2"
    assert GAME.scenes.write(GAME.scenes.read(GAME.scenes.write(s))) == GAME.scenes.write(s)


def test_w2_a_reversed_wire_is_seen_by_all_but_its_owner() -> None:
    s = on(4, "3 8 | 3 9 8< | 5 9 | 5")
    assert [wire(s, "1C", eye)["wire"] for eye in range(4)] == ["8", None, "8", "8"]
    assert wire(s, "1C", WATCHER)["wire"] is None
    assert wire(s, "1C")["apart"]
    play(s, "0 cut:2A=3")
    assert "8" not in {claim["value"] for claim in look(s, 1)["claims"]}
    assert {move[-1] for move in of_kind(s, "cut", 1)} == {"3", "9"}


def test_w4_detectors_and_radar_leave_out_what_stands_apart() -> None:
    s = on(4, "3 8* | 3 9 8^ | 5 8* | 5", "equipment radar")
    assert of_kind(play(s, "0 double:3"), "at") == {"at:1A", "at:1B"}
    assert why(s, "0 at:1C") == "W4"
    s = on(4, "3 8* | 3 9 8^ | 5 8* | 5", "equipment radar")
    answers = [e.facts() for e in told(s, "0 radar:8") if e.key == "radar-answer"]
    assert {a["yes"] for a in answers} == {"no"}


def test_w5_it_is_not_swapped() -> None:
    s = on(4, "2* 3 9^ | 2* 3 8^ 9 | 9 | 9", "equipment walkie")
    assert {move.partition(">")[0] for move in of_kind(s, "walkie")} == {"walkie:0B"}
    assert why(s, "0 walkie:0C>1") == "W5"


def test_h6_a_seat_does_not_know_its_own_reversed_wire() -> None:
    s = on(4, "3 8< | 3 9 | 8 9 | 8 8", "option aid values")
    assert wire(s, "0B", 0)["may"] == ["3", "8", "9"]
    assert wire(s, "0B", 1)["wire"] == "8"


# Seats that change.


def test_m42_3_all_change_seats_and_keep_knowing_what_they_have_seen() -> None:
    s = on(4, "3 9 | 3 8 | 5 9 | 5 8")
    s.change_seats(1)
    assert [hand(s, seat) for seat in range(4)] == ["3 8", "5 9", "5 8", "3 9"]
    assert wire(s, "3A", 0)["wire"] == "3"
    assert wire(s, "1A", 0)["wire"] is None


def test_m42_3_two_stands_stay_where_they_are() -> None:
    s = on(4, "3 / 9 | 8 | 5")
    s.change_seats(1)
    assert [len(at(s, seat)["stands"]) for seat in range(3)] == [1, 1, 2]
    assert hand(s, 2) == "3 / 9"


def test_m42_2_a_wire_closed_again_is_known_and_not_shown() -> None:
    s = on(4, "3* 9 | 3* 9 | 5 | 5", "option aid values")
    close_again(s, s.wire_at(2, 0))
    seen = wire(s, "1A", 0)
    assert (seen["open"], seen["value"], seen["may"]) == (False, None, ["3"])
    assert look(s)["numbers"][2]["cut"] == 1


# Equipment.


class Campaign(Mission):
    """With the double locks, and a second lock on every card."""

    def __init__(self, second: int = 0) -> None:
        super().__init__(55)
        self.second = second

    def locks(self, s: BombBusters, card: int) -> list[tuple[Value, int]]:
        more = [(self.second, 2)] if self.second else []
        return [*super().locks(s, card), *more]


def test_m12_2_a_card_may_have_two_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Campaign(9))
    s = on(4, "8* 9 | 8* 9 | 5 | 5", "equipment radar")
    assert (card(s, "radar")["locked"], card(s, "radar")["needs"]) == (True, 2)
    assert why(s, "0 radar:5") == "E14"
    events = told(s, "0 cut:1B=9")
    assert fact(events, "unlocked")["equipment"] == "radar"
    assert not card(s, "radar")["locked"]


def test_e21_a_double_lock_opens_with_all_four(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Campaign())
    s = on(4, "9* 9* 9 12 | 9 12 | 5 | 5", "equipment fast-pass")
    assert card(s, "fast-pass")["locks"] == [{"value": "9", "needs": 2, "of": 4}]
    assert fact(told(s, "0 cut:1A=9"), "unlocked")["equipment"] == "fast-pass"


def test_e24_e17_fast_pass_cuts_two_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Campaign())
    s = on(4, "5 5 5 9* 9* 9* 9* | 5 6 | 6 | 6 6", "equipment fast-pass")
    assert of_kind(s, "fast-pass") == {"fast-pass:5"}
    assert why(s, "0 fast-pass:6") == "R9"
    events = told(s, "0 fast-pass:5")
    assert fact(events, "solo-cut")["places"] == ["A", "B"]
    assert (turn(s), card(s, "fast-pass")["used"]) == (1, True)


def test_e26_e19_the_hook_takes_a_wire_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Campaign())
    s = on(4, "2 11* 11* 11* 11* | 2 6! | 6 | 6 6", "equipment grapnel")
    assert "grapnel:1B" in of_kind(s, "grapnel")
    play(s, "0 grapnel:1B")
    assert hand(s, 0) == "2 6 11* 11* 11* 11*"
    assert tokens(s, 0) == {"B": "6"}
    assert turn(s) == 0
    assert refused(s, "0 grapnel:1A") is not None


def test_e19_who_loses_the_last_wire_is_out_even_in_the_own_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, Campaign())
    s = on(4, "2 11* 11* 11* 11* | 6 | 2 6 | 5 5", "equipment grapnel; turn 1")
    play(s, "0 grapnel:1A")
    assert (hand(s, 1), turn(s), phase(s)) == ("", 2, "turn")


def test_e19_who_has_two_stands_chooses_and_the_turn_is_over_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, Campaign())
    hands = "2 11* 11* 11* 11* / 3 | 6 | 2 3 6"
    s = play(on(4, hands, "equipment grapnel; turn 1"), "0 grapnel:1A")
    assert s.deciders() == [0]
    play(s, "0 side:2")
    assert (hand(s, 0), turn(s)) == ("2 11* 11* 11* 11* / 3 6", 2)


def test_e22_e20_the_label_once_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Campaign())
    s = on(4, "2* 2* 2* 2* 5 5 6 | 5 6 | 5 6 | 6", "equipment single-label")
    assert of_kind(s, "single-label") == {"single-label:0G"}
    assert why(s, "0 single-label:0E") == "E22"
    play(s, "0 single-label:0G")
    assert wire(s, "0G")["single"]


def test_e23_e16_emergency_drop_brings_back_what_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Campaign())
    s = on(4, "3* 3* 3 8* | 3 8* | 5 | 5", "equipment radar- emergency-drop")
    assert fact(told(s, "0 cut:1A=3"), "restored")["cards"] == ["radar"]
    assert not card(s, "radar")["used"]
    assert card(s, "emergency-drop")["used"]


def test_e25_e18_the_disintegrator_cuts_all_of_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Campaign())
    s = on(4, "5 9 10* 10* 10 | 9 10 | 5 5 9< | 5 9", "equipment disintegrator")
    play(s, "0 cut:1B=10")
    assert phase(s) == "blast"
    events = told(s, ". blast:9")
    assert fact(events, "disintegrated")["count"] == 4
    assert "validated" in keys(events)
    assert (phase(s), turn(s)) == ("turn", 2)


# Constraints.


class Bound(Constrained):
    def __init__(self, cards: str) -> None:
        super().__init__(4)
        self.cards = cards
        self.skips_by = K[8]

    def bound_by(self, s: BombBusters, seat: Seat) -> str:
        return self.cards


@pytest.mark.parametrize(
    ("letter", "numbers"),
    [
        ("A", [2, 4, 6, 8, 10, 12]),
        ("B", [1, 3, 5, 7, 9, 11]),
        ("C", [1, 2, 3, 4, 5, 6]),
        ("D", [7, 8, 9, 10, 11, 12]),
        ("E", [4, 5, 6, 7, 8, 9]),
        ("F", [1, 2, 3, 10, 11, 12]),
    ],
)
def test_ka_to_kf_allow_half_of_the_numbers(letter: str, numbers: list[int]) -> None:
    assert [number for number in NUMBERS if allows(letter, number)] == numbers
    assert not allows(letter, 13)


def test_ka_binds_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Bound("A"))
    s = on(4, "3 8 | 3 8 | 5 | 5")
    assert {move[-1] for move in of_kind(s, "cut")} == {"8"}
    assert why(s, "0 cut:1A=3") == "KA"


def test_kg_no_equipment_and_no_power(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Bound("G"))
    s = on(4, "3 8* | 3 8* | 5 | 5", "equipment radar")
    assert kinds(s) == {"cut"}
    assert (why(s, "0 radar:3"), why(s, "0 double:3")) == ("KG", "KG")


def test_kh_what_has_a_token_is_not_cut_and_a_miss_leaves_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, Bound("H"))
    s = on(4, "3 8! 9 | 3! 8 9 | 5 | 5")
    assert of_kind(s, "cut") >= {"cut:1B=3", "cut:1C=9"}
    assert why(s, "0 cut:1A=3") == "KH"
    assert why(s, "0 cut:1B=8") is not None
    play(s, "0 cut:1B=3")
    assert tokens(s, 1) == {"A": "3"}


@pytest.mark.parametrize(("letter", "spared"), [("I", "1C"), ("J", "1A")])
def test_ki_kj_the_far_closed_wire_is_spared(
    monkeypatch: pytest.MonkeyPatch, letter: str, spared: str
) -> None:
    put(monkeypatch, Bound(letter))
    s = on(4, "3 8 9 12* | 3 8 9 12* | 5 | 5")
    assert why(s, f"0 cut:{spared}=8") == f"K{letter}"
    assert {move[4:6] for move in of_kind(s, "cut")} == {"1A", "1B", "1C"} - {spared}


def test_kk_no_solo_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Bound("K"))
    s = on(4, "3 3 3* 8 | 3* 8 | 5 | 5")
    assert "solo" not in kinds(s)
    assert why(s, "0 solo:3") == "KK"


def test_kl_a_miss_counts_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Bound("L"))
    s = on(4, "3 8 | 3 8 | 5 | 5")
    play(s, "0 cut:1A=8")
    assert lives(s) == 2


def test_every_card_has_a_letter() -> None:
    assert len(LETTERS) == 12


def test_k7_k8_who_cannot_play_skips_and_who_can_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Bound("A"))
    s = on(4, "3 5 | 3 8 | 8 | 5", "option aid values")
    assert choices(s) == {"skip"}
    assert refused(s, "0 cut:1A=3") is not None
    assert keys(told(s, "0 skip"))[0] == "skipped"
    assert (turn(s), lives(s)) == (1, 4)
    assert "8" not in (wire(s, "0A", 3)["may"] or [])
    assert why(s, "1 skip") == "K8"


# The course of a mission.


class Rounds(Mission):
    """It counts rounds on the dial."""

    def __init__(self) -> None:
        super().__init__(4)

    def round_ends(self, s: BombBusters, log: Log) -> None:
        turn_back(s, log)


def test_n2_a_round_ends_when_the_order_reaches_or_passes_the_captain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, Rounds())
    s = on(4, "3* 3* | 3 5 8 | 3 5 8 | 5 5 8 8", "turn 3; lives 2")
    play(s, "3 cut:1B=5")
    assert (turn(s), lives(s)) == (1, 3)
    play(s, "1 cut:2A=3")
    assert (turn(s), lives(s)) == (2, 3)


def test_n6_the_dial_goes_back_to_the_five_player_space_at_most() -> None:
    s = on(4, "3 8 | 3 8 | 5 | 5", "lives 5")
    turn_back(s, Log())
    assert lives(s) == 5


class Laid(Mission):
    """Three Number cards are laid before the start tokens, and one is named at once."""

    def __init__(self) -> None:
        super().__init__(4, reds=(1, 1))
        self.laid: list[int] = []

    def before_tokens(self, s: BombBusters) -> Phase[BombBusters] | None:
        return LAY

    def to_lay(self, s: BombBusters) -> list[int]:
        return [] if len(self.laid) == 3 else [n for n in NUMBERS if n not in self.laid]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        self.laid.append(number)


def test_n1_cards_are_laid_before_the_start_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    mission = Laid()
    put(monkeypatch, mission)
    s = start(4, 4)
    run_to(s, "lay")
    assert (len(s.chances()), mission.laid) == (12, [])
    run_to(s, "token")
    assert len(mission.laid) == 3


class Drawn(Mission):
    """Start tokens are drawn."""

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        return True


def test_n9_start_tokens_are_drawn_without_return(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, Drawn(4))
    s = start(4, 4)
    run_to(s, "info")
    likely = [move.text for move in s.chances()]
    assert likely == [f"info:{number}" for number in NUMBERS]
    play(s, ". info:7")
    while phase(s) == "token":
        play(s, f"{s.deciders()[0]} {min(choices(s, s.deciders()[0]))}")
    assert [move.text for move in s.chances()].count("info:7") == 1
    assert len(s.chances()) == 23


class NotForTwo(Mission):
    def __init__(self) -> None:
        super().__init__(4)
        self.fewest = 3
        self.for_more = K[1]
        self.deals_captain = True

    def has_role(self, s: BombBusters, seat: Seat) -> bool:
        return seat != s.captain

    def is_fatal(self, s: BombBusters, claim: object) -> str:
        return "dial"


def test_m34_1_two_cannot_play_and_the_refusal_names_the_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, NotForTwo())
    refusal = GAME.refusal(agreed(2, 4))
    assert isinstance(refusal, Refusal)
    assert refusal.rule is K[1]
    assert GAME.refusal(agreed(3, 4)) is None


def test_m14_1_m28_1_the_captain_is_drawn_and_may_have_no_character(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, NotForTwo())
    s = start(3, 4)
    assert phase(s) == "captain"
    play(s, ". captain:2")
    assert [at(s, seat)["role"] for seat in range(3)] == ["double", "double", None]


def test_m14_2_a_miss_may_be_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, NotForTwo())
    s = on(4, "3 8 | 3 8 | 5 5")
    assert boom(told(s, "0 cut:1A=8")) == "dial"


class NotYet(Mission):
    """What stands apart is not cut."""

    def may_open(self, s: BombBusters, seat: Seat, wire: Wire) -> bool:
        return wire not in s.apart


def test_m35_2_what_may_not_be_opened_is_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, NotYet(4))
    s = on(4, "3 8^ | 3 8 | 5 | 5")
    assert {move[-1] for move in of_kind(s, "cut")} == {"3"}
    assert look(s, EVERYONE)["seats"][0]["closed"] == 2
