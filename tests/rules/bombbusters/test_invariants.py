"""What is always true, whatever is played. Tables and dice come from hypothesis."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.pieces import VALUE_TEXTS
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import EVERYONE
from tests.rules.bombbusters.table import MISSIONS, all_wires, careless, choices, look, phase

FEW = settings(max_examples=12, deadline=None)
any_table = given(
    st.sampled_from(MISSIONS),
    st.integers(2, 5),
    st.fixed_dictionaries(
        {
            "clock": st.sampled_from(["on", "calm"]),
            "calls": st.sampled_from(["holders", "free"]),
            "sevens": st.sampled_from(["go-on", "strict"]),
        }
    ),
    st.integers(0, 997),
)
OPENING = (
    *("captain", "roles", "lay", "secret", "draw", "put", "load", "side", "deal", "equip"),
    *("info", "sides"),
)
# Nature's: they have no scene.
BUSY = ("take", "card", "false-bottom", "blast", "draw-constraint", "draw-challenge")


def lies_where(s: BombBusters) -> Counter[str]:
    """Every wire that can be seen by everyone."""
    return Counter(all_wires(s))


@FEW
@any_table
def test_r3_no_wire_is_lost_and_none_is_made(
    mission: int, seats: int, options: dict[str, str], dice: int
) -> None:
    before: Counter[str] | None = None
    for s, log in careless(mission, seats, options, str(dice)):
        if phase(s) in OPENING:
            continue
        now = lies_where(s)
        if before is not None:
            came = [e.facts()["wire"] for e in log.events if e.key in ("robot-gave", "red-came")]
            assert now == before + Counter(map(str, came))
        before = now


@FEW
@any_table
def test_r4_b5_stands_stay_sorted_and_what_is_open_stays_open(
    mission: int, seats: int, options: dict[str, str], dice: int
) -> None:
    cut = 0
    for s, _ in careless(mission, seats, options, str(dice)):
        opened = 0
        for seat in s.view(EVERYONE)["seats"]:
            for stand in seat["stands"]:
                row = [w for w in stand["wires"] if not w["apart"]]
                numbers = [float(w["wire"] or "nan") for w in row]
                assert numbers == sorted(numbers)
                opened += sum(w["open"] for w in stand["wires"])
        assert opened >= cut or mission == 42  # but for the magician
        cut = opened


@FEW
@any_table
def test_r8_r10_numbers_and_yellows_are_cut_in_pairs(
    mission: int, seats: int, options: dict[str, str], dice: int
) -> None:
    for s, _ in careless(mission, seats, options, str(dice)):
        for number in look(s)["numbers"]:
            if number["cut"] is None:
                assert mission == 42
                continue
            assert number["cut"] % 2 == 0
            assert number["validated"] == (number["cut"] == 4 and mission != 50)
        yellows = look(s)["yellows"]
        if yellows is not None:
            assert yellows[0] in ((0, 3) if mission == 48 else (0, 2, 4))


@FEW
@any_table
def test_r12_r16_it_is_over_exactly_when_all_is_open_or_the_bomb_goes_off(
    mission: int, seats: int, options: dict[str, str], dice: int
) -> None:
    for s, log in careless(mission, seats, options, str(dice)):
        if phase(s) in OPENING:
            continue
        view = look(s)
        closed = sum(seat["closed"] for seat in view["seats"])
        last = log.events[-1].key if log.events else ""
        assert (s.outcome() is not None) == (last in ("defused", "exploded"))
        if last == "defused":
            assert closed == 0 or mission == 30  # three numbers are enough
            assert "robot" not in view["props"] or view["props"]["robot"]["wires"] == 0
        elif last != "exploded":
            assert closed > 0
            assert view["lives"] is None or 0 < view["lives"] <= max(5, view["most_lives"])


@FEW
@any_table
def test_d33_d21_no_oxygen_is_made(
    mission: int, seats: int, options: dict[str, str], dice: int
) -> None:
    before = 32
    for s, log in careless(mission, seats, options, str(dice)):
        view = look(s)
        if phase(s) not in OPENING and "oxygen" in view["props"]:
            held = view["props"]["oxygen"]["seats"]
            reserve = view["props"]["oxygen"]["reserve"] or 0
            lost = sum(int(str(e.facts()["amount"])) for e in log.events if e.key == "lost-oxygen")
            total = sum(held) + reserve
            assert min(held) >= 0 and reserve >= 0
            assert total <= before
            assert mission != 49 or before == 32 or total == before - lost
            before = total


@FEW
@any_table
def test_p2_p3_p7_the_truth_is_never_thought_impossible(
    mission: int, seats: int, options: dict[str, str], dice: int
) -> None:
    """Whatever was told, moved or remembered: some deal that fits has every wire where it is."""
    for act, (s, _) in enumerate(careless(mission, seats, options, str(dice))):
        if phase(s) in OPENING or act % 8:
            continue
        eye = act // 8 % seats
        deals = s.deals(eye)
        assert deals.count > 0
        for owner, seat in enumerate(s.view(EVERYONE)["seats"]):
            for stand in seat["stands"]:
                for place, w in enumerate(stand["wires"]):
                    wire = s.wire_at(2 * owner + stand["side"] - 1, place)
                    chances = deals.values(wire)
                    assert chances[VALUE_TEXTS.index(str(w["value"]))] > 0


@FEW
@any_table
def test_a_scene_reads_back_as_it_was_written(
    mission: int, seats: int, options: dict[str, str], dice: int
) -> None:
    for act, (s, _) in enumerate(careless(mission, seats, options, str(dice))):
        if phase(s) in (*OPENING, *BUSY) or act % 3:
            continue
        text = GAME.scenes.write(s)
        again = GAME.scenes.read(text)
        assert GAME.scenes.write(again) == text
        assert again.deciders() == s.deciders() and again.volunteers() == s.volunteers()
        assert again.due() == s.due()
        for seat in (*range(s.seats), EVERYONE):
            assert again.view(seat) == s.view(seat)
            assert choices(again, seat) == choices(s, seat)
