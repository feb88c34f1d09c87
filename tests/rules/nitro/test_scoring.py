"""Phase 4: cards are taken in the order of the stop cards, up to the first error."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Event
from powderkeg.rules.nitro.pieces import card_of
from powderkeg.rules.nitro.scoring import harvest
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.rng import Rng
from tests.rules.nitro.bench import (
    FORMULA,
    LETTERS,
    RIGHT,
    VALUES,
    at,
    bench,
    cards,
    fact,
    facts,
    flask,
    keys,
    phase,
    scores,
    stop_in_turn,
    told,
    won,
)


def scored(formula: str, *beaks: str, more: str = "") -> tuple[Nitro, list[Event]]:
    """Seats 0, 1, 2 … take stop cards 1, 2, 3 … with these beaks."""
    s = bench(" | ".join(beaks), formula, more)
    return s, stop_in_turn(s)


# The examples of the book.


def test_b10_b11_b12_b13_the_first_example_of_the_book() -> None:
    """Tobias 1, Kira 2, Marco 3, Andrea 4; green, blue, red, yellow, purple are wanted."""
    s, events = scored("G8 B9 R6 Y2 P1", "P B R", "G B Y", "G B R", "G B R Y")
    assert won(events) == {1: "G8 B9", 2: "R6", 3: "Y2"}
    assert [cards(s, seat) for seat in range(4)] == [[], ["B9", "G8"], ["R6"], ["Y2"]]
    assert fact(events, "boxed") == {"cards": ["P1"], "count": 1}
    assert scores(s) == [0, 17, 6, 2]


def test_b13_what_is_right_behind_an_error_brings_nothing() -> None:
    """Tobias' blue and red are where they should be, behind a purple that is not."""
    _, events = scored("G8 B9 R6 Y2 P1", "P B R", "G B Y", "G B R", "G B R Y")
    missed = {each["seat"]: each for each in facts(events, "missed")}
    assert missed[0] == {"seat": 0, "place": 0, "cube": "green", "found": "purple"}
    assert missed[1] == {"seat": 1, "place": 2, "cube": "red", "found": "yellow"}
    assert missed[2] == {"seat": 2, "place": 3, "cube": "yellow", "found": "none"}
    assert missed[3] == {"seat": 3, "place": 4, "cube": "purple", "found": "none"}


def test_m7_b10_the_second_example_of_the_book() -> None:
    """Kira has card 1 and four right, red is the fifth; Andrea and Marco have all five right."""
    formula, five = "Y11 B9 P1 G8 R6", "Y B P G R"
    s, events = scored(formula, "Y B P G", "Y B G P R", five, five)
    assert won(events) == {0: "Y11 B9 P1 G8", 2: "R6"}
    assert "boxed" not in keys(events) or fact(events, "boxed")["cards"] == []
    assert at(s)["box"] == 0


def test_b12_the_third_example_of_the_book() -> None:
    """Marco has only blue right, and takes it; Tobias has all five right, and the other four."""
    _, events = scored("B9 Y2 R6 P1 G8", "B R Y", "Y B", "B Y R P G", "G")
    assert won(events) == {0: "B9", 2: "Y2 R6 P1 G8"}
    assert facts(events, "card-gone") == [{"seat": 2, "card": "B9", "place": 0, "other": 0}]


# In the order of the stop cards.


def test_b10_the_lowest_stop_card_takes_first() -> None:
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        s = bench(" | ".join([RIGHT] * 3))
        assert won(stop_in_turn(s, *order)) == {order[0]: FORMULA}


def test_b10_the_first_takes_all_that_is_right_before_the_next_takes_anything() -> None:
    _, events = scored(FORMULA, "G B R", "G B R Y", RIGHT)
    assert [(each["seat"], each["card"]) for each in facts(events, "won-card")] == [
        (0, "G8"),
        (0, "B9"),
        (0, "R6"),
        (1, "Y2"),
        (2, "P1"),
    ]


# Cube by cube.


@pytest.mark.parametrize("count", range(6))
def test_b11_every_cube_in_its_place_brings_its_card(count: int) -> None:
    _, events = scored("P10 Y7 R3 B5 G2", "-" if not count else " ".join("PYRBG"[:count]), "-")
    assert won(events).get(0, "") == " ".join("P10 Y7 R3 B5 G2".split()[:count])


@pytest.mark.parametrize(
    ("beak", "right"),
    [("B G R Y P", 0), ("G R B Y P", 1), ("G B Y R P", 2), ("G B R P Y", 3), ("R", 0), ("G P", 1)],
)
def test_b13_the_first_error_ends_it(beak: str, right: int) -> None:
    s, events = scored(FORMULA, beak, "-")
    assert len(facts(events, "won-card")) == right
    assert facts(events, "missed")[0]["place"] == right
    assert cards(s, 0) == sorted(FORMULA.split()[:right])


def test_n13_a_missing_cube_is_an_error_as_well() -> None:
    _, events = scored(FORMULA, "G B", "-")
    assert facts(events, "missed") == [
        {"seat": 0, "place": 2, "cube": "red", "found": "none"},
        {"seat": 1, "place": 0, "cube": "green", "found": "none"},
    ]


def test_n13_who_has_all_five_right_has_no_error() -> None:
    _, events = scored(FORMULA, RIGHT, RIGHT)
    assert facts(events, "missed") == []


def test_b12_a_card_that_is_gone_does_not_break_the_chain() -> None:
    _, events = scored(FORMULA, "G", "G B", RIGHT)
    assert won(events) == {0: "G8", 1: "B9", 2: "R6 Y2 P1"}
    assert [(each["seat"], each["card"], each["other"]) for each in facts(events, "card-gone")] == [
        (1, "G8", 0),
        (2, "G8", 0),
        (2, "B9", 1),
    ]


def test_b12_but_an_error_does_even_where_the_card_is_gone() -> None:
    """Blue is gone, and seat 1 has something else there: nothing for red."""
    _, events = scored(FORMULA, "G B", "G Y R")
    assert won(events) == {0: "G8 B9"}


# The box.


def test_b14_m4_what_nobody_won_goes_back_to_the_box() -> None:
    s, events = scored(FORMULA, "G", "G B", "P")
    assert fact(events, "boxed") == {"cards": ["R6", "Y2", "P1"], "count": 3}
    assert at(s)["box"] == 3
    assert phase(s) == "lay"


def test_b14_cards_that_were_won_do_not() -> None:
    s, _ = scored(FORMULA, "G B R", "G B R Y", RIGHT)
    assert at(s)["box"] == 0
    assert scores(s) == [23, 2, 1]


def test_b14_the_stop_cards_lie_in_the_middle_again() -> None:
    s, _ = scored(FORMULA, "G", "-")
    assert at(s)["next_stop"] == 1
    assert [flask(s, seat)["stop_card"] for seat in range(2)] == [None, None]


def test_m4_the_box_grows_from_round_to_round() -> None:
    more = "round 2; won - | -; boxed G1 B1 R1 Y3 P2; poop 1"
    s, _ = scored(FORMULA, "G B", "-", more=more)
    assert at(s)["box"] == 5 + 3


def test_b14_whose_a_card_would_be_is_seen_as_soon_as_stop_cards_are_taken() -> None:
    s = bench("G B | G B R | -")
    told(s, "0 stop")
    told(s, "1 tilt:level")
    told(s, "2 tilt:level")
    assert [card["owner"] for card in at(s)["formula"]][:2] == [0, 0]
    assert flask(s, 1)["worth"] == 6


# Two ways to tell it.


def card_by_card(formula: list[str], beaks: list[str], poop: int) -> dict[int, list[str]]:
    """As the book's examples tell it: who gets the first card, who the second, …

    Beaks in the order of the stop cards; whoever has the poop must have it in front.
    """
    won: dict[int, list[str]] = {place: [] for place in range(len(beaks))}
    failed = {seat for seat in range(len(beaks)) if seat == poop and beaks[seat][:1] != "M"}
    clean = [beak.removeprefix("M") if seat == poop else beak for seat, beak in enumerate(beaks)]
    for place, card in enumerate(formula):
        failed |= {seat for seat, beak in enumerate(clean) if beak[place : place + 1] != card[0]}
        for seat in range(len(beaks)):
            if seat not in failed:
                won[seat].append(card)
                break
    return won


def player_by_player(formula: list[str], beaks: list[str], poop: int) -> dict[int, list[str]]:
    """As the rule tells it, and the game does it."""
    row = [card_of(LETTERS.index(card[0]), int(card[1:])) for card in formula]
    cubes = [[(LETTERS + "M").index(cube) for cube in beak] for beak in beaks]
    seats = list(range(len(beaks)))
    found = harvest(row, seats, cubes, poop)
    return {seat: [formula[place] for place in found.of(seat)] for seat in seats}


def some_formula(rng: Rng) -> list[str]:
    formula = [f"{letter}{rng.pick(values)}" for letter, values in VALUES.items()]
    rng.shuffle(formula)
    return formula


def some_beak(formula: list[str], cubes: str, rng: Rng) -> str:
    """Mostly right, so that there is something to win."""
    right = ("M" if "M" in cubes else "") + "".join(card[0] for card in formula)
    known = right[: rng.below(len(right) + 1)]
    rest = [cube for cube in cubes if cube not in known]
    rng.shuffle(rest)
    return known + "".join(rest[: rng.below(len(rest) + 1)])


def test_m5_card_by_card_gives_the_same_as_player_by_player() -> None:
    rng = Rng("two ways")
    for _ in range(4000):
        formula = some_formula(rng)
        seats = 2 + rng.below(3)
        poop = rng.below(seats + 1) - 1
        beaks = [some_beak(formula, LETTERS + "M" * (seat == poop), rng) for seat in range(seats)]
        assert player_by_player(formula, beaks, poop) == card_by_card(formula, beaks, poop)


def test_m5_and_so_it_is_at_the_table() -> None:
    rng = Rng("at the table")
    for _ in range(15):
        formula = some_formula(rng)
        beaks = [some_beak(formula, LETTERS, rng) for _ in range(2 + rng.below(3))]
        s, _ = scored(" ".join(formula), *(" ".join(beak) for beak in beaks))
        wanted = card_by_card(formula, beaks, -1)
        assert [cards(s, seat) for seat in range(s.seats)] == [
            sorted(won) for won in wanted.values()
        ]
