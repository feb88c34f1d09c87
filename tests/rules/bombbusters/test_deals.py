"""All deals that fit: the program counts kinds, the tests deal real wires, one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from powderkeg.rules.bombbusters.deals import Deals
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    KINDS,
    KINDS_OF,
    RED,
    VALUE_OF,
    VALUES,
    YELLOW,
    Kind,
    blue,
    red,
    yellow,
)
from powderkeg.rules.bombbusters.riddle import Dealt, Pile, Riddle, Some
from powderkeg.rules.rng import Rng

ANY = ALL_KINDS
SEVEN, EIGHT = 1 << blue(7), 1 << blue(8)


def copies(*wires: Kind) -> list[int]:
    return [wires.count(kind) for kind in KINDS]


def only(kind: Kind) -> int:
    return 1 << kind


# The same, slowly: every wire is dealt by itself.


def splits(wires: list[Kind], sizes: list[int]) -> list[list[list[Kind]]]:
    """Every way to deal these wires, which can all be told apart, to rows of these sizes."""
    if not sizes:
        return [[]]
    found = []
    for chosen in combinations(range(len(wires)), sizes[0]):
        rest = [wire for index, wire in enumerate(wires) if index not in chosen]
        row = [wires[index] for index in chosen]  # in order, as the wires are
        found += [[row, *rows] for rows in splits(rest, sizes[1:])]
    return found


def fits(riddle: Riddle, rows: list[list[Kind]]) -> bool:
    masks = [*riddle.stands, *([pile.kinds] * pile.size for pile in riddle.piles)]
    lie = [[VALUE_OF[kind] for kind in row] for row in rows]
    return (
        all(
            mask >> kind & 1
            for places, row in zip(masks, rows, strict=True)
            for mask, kind in zip(places, row, strict=True)
        )
        and all(
            any(lie[stand][place] == some.value for stand, place in some.wires)
            for some in riddle.somes
        )
        and all(lie[stand][place] == lie[stand][place + 1] for stand, place in riddle.alike)
        and all(lie[stand][place] != lie[stand][place + 1] for stand, place in riddle.unlike)
    )


def dealt_by_hand(riddle: Riddle) -> list[list[list[Kind]]]:
    wires = [kind for kind in KINDS for _ in range(riddle.copies[kind])]
    sizes = [len(places) for places in riddle.stands] + [pile.size for pile in riddle.piles]
    return [rows for rows in splits(wires, sizes) if fits(riddle, rows)]


def assert_exact(riddle: Riddle) -> int:
    """Counted and dealt by hand, it is the same. Returns how many deals fit."""
    deals = Deals(riddle)
    worlds = dealt_by_hand(riddle)
    assert deals.count == pytest.approx(len(worlds), rel=1e-12)
    for stand, places in enumerate(riddle.stands):
        for place in range(len(places)) if worlds else []:
            lie = [rows[stand][place] for rows in worlds]
            chances = deals.chances(stand, place)
            for kind in KINDS:
                chance = Fraction(lie.count(kind), len(worlds))
                assert chances[kind] == pytest.approx(float(chance), rel=1e-12)
                assert (chances[kind] == 0) == (chance == 0)
                pair = 3 << place  # this place and the next
                hits = sum(kind in rows[stand][place : place + 2] for rows in worlds)
                expected = pytest.approx(hits / len(worlds), rel=1e-12)
                assert deals.one_of(stand, pair, kind) == expected
            values = deals.values(stand, place)
            assert sum(values) == pytest.approx(1)
            assert values[0] == 0
            for value in VALUES:
                assert values[value] == pytest.approx(
                    sum(chances[kind] for kind in KINDS if VALUE_OF[kind] == value)
                )
    if worlds:
        sample = deals.sample(Rng("one of them"))
        assert [*sample.stands, *sample.piles] in worlds
    return len(worlds)


# Known wires.


def test_p1_known_copies_count_among_all() -> None:
    """7 7 8 9 in two stands of two: a 7 on the left has the other one beside it in one of five."""
    riddle = Riddle(copies(blue(7), blue(7), blue(8), blue(9)), [[SEVEN, ANY], [ANY, ANY]])
    chances = Deals(riddle).values(0, 1)
    assert [chances[value] for value in (7, 8, 9)] == pytest.approx([1 / 5, 2 / 5, 2 / 5])


def test_a_known_stand_leaves_what_it_does_not_hold() -> None:
    riddle = Riddle(copies(blue(7), blue(7), blue(8), blue(9)), [[SEVEN, EIGHT], [ANY, ANY]])
    deals = Deals(riddle)
    assert deals.values(1, 0)[7] == 1
    assert deals.values(1, 1)[9] == 1


def test_no_deal_fits_a_contradiction() -> None:
    """There are two 7s, and both are elsewhere."""
    riddle = Riddle(
        copies(blue(7), blue(7), blue(8), blue(9)),
        [[SEVEN, SEVEN], [ANY, ANY]],
        somes=[Some(7, [(1, 0), (1, 1)])],
    )
    assert Deals(riddle).count == 0


def test_no_deal_fits_wires_out_of_order() -> None:
    riddle = Riddle(copies(blue(7), blue(8), blue(9)), [[EIGHT, SEVEN], [ANY]])
    assert Deals(riddle).count == 0


def test_no_deal_fits_if_the_wires_do_not_fill_the_places() -> None:
    assert Deals(Riddle(copies(blue(7), blue(8)), [[ANY], [ANY, ANY]])).count == 0
    assert Deals(Riddle(copies(blue(7), blue(8)), [[ANY]])).count == 0


def test_nothing_left_to_deal_is_one_deal() -> None:
    deals = Deals(Riddle(copies(), [[], []]))
    assert deals.count == 1
    assert deals.sample(Rng("nothing")).stands == [[], []]


def test_b22_a_wire_known_to_be_red_may_be_any_red() -> None:
    riddle = Riddle(
        copies(red(1), red(2), blue(1), blue(2), blue(3)), [[ANY, KINDS_OF[RED], ANY], [ANY, ANY]]
    )
    chances = Deals(riddle).chances(0, 1)
    assert chances[red(1)] == pytest.approx(1 / 2)
    assert chances[red(2)] == pytest.approx(1 / 2)


def test_b27_a_number_that_is_not_in_hand_is_in_none_of_its_places() -> None:
    others = ANY & ~SEVEN
    riddle = Riddle(copies(blue(7), blue(7), blue(8), blue(9)), [[others, others], [ANY, ANY]])
    deals = Deals(riddle)
    assert deals.values(0, 0)[8] == 1
    assert deals.values(1, 1)[7] == 1


# Labels.


def test_p5_two_yellows_are_alike() -> None:
    """Of 5.1, 6 and 6.1, equal neighbours can only be the yellow ones, though 6 lies between."""
    riddle = Riddle(copies(yellow(5), blue(6), yellow(6)), [[ANY, ANY], [ANY]], alike=[(0, 0)])
    deals = Deals(riddle)
    assert deals.chances(0, 0)[yellow(5)] == 1
    assert deals.chances(0, 1)[yellow(6)] == 1


@pytest.mark.parametrize("colour", [YELLOW, RED])
def test_p5_two_of_a_colour_are_not_unlike(colour: int) -> None:
    one, other = [kind for kind in KINDS if VALUE_OF[kind] == colour][4:6]
    riddle = Riddle(copies(one, blue(6), other), [[ANY, ANY], [ANY]], unlike=[(0, 0)])
    assert Deals(riddle).values(1, 0)[6] == 0


def test_p5_a_yellow_and_a_red_are_unlike() -> None:
    riddle = Riddle(copies(yellow(5), red(5), blue(6)), [[ANY, ANY], [ANY]], unlike=[(0, 0)])
    assert Deals(riddle).count == 3


def test_equal_neighbours_are_one_kind_of_blue() -> None:
    riddle = Riddle(
        copies(blue(7), blue(7), blue(8), blue(8), blue(8)),
        [[ANY, ANY], [ANY, ANY, ANY]],
        alike=[(0, 0)],
    )
    assert Deals(riddle).values(0, 0)[7] == pytest.approx(1 / 4)


def test_unequal_neighbours_are_not_one_kind_of_blue() -> None:
    riddle = Riddle(
        copies(blue(7), blue(7), blue(8), blue(8), blue(8)),
        [[ANY, ANY], [ANY, ANY, ANY]],
        unlike=[(0, 0)],
    )
    deals = Deals(riddle)
    assert deals.count == 6
    assert deals.values(0, 0)[7] == 1


# Piles and somes.


def test_p6_what_was_put_back_lies_in_a_pile() -> None:
    """One of two reds was put back, nobody knows which: it is as likely as the other."""
    riddle = Riddle(
        copies(red(1), red(9), blue(5), blue(5)), [[ANY, ANY, ANY]], piles=[Pile(1, KINDS_OF[RED])]
    )
    deals = Deals(riddle)
    assert deals.chances(0, 0)[red(1)] == pytest.approx(1 / 2)
    assert deals.chances(0, 2)[red(9)] == pytest.approx(1 / 2)
    assert deals.values(0, 1)[5] == 1


def test_b24_p4_a_yellow_of_a_hand_lies_in_any_place_of_its_two_stands() -> None:
    """Three places against two, although the stand was drawn by a coin."""
    riddle = Riddle(
        copies(blue(1), blue(2), blue(3), blue(4), yellow(5)),
        [[ANY, ANY, ANY], [ANY, ANY]],
        somes=[Some(YELLOW, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)])],
    )
    assert Deals(riddle).values(0, 2)[YELLOW] == pytest.approx(3 / 5)


def test_p4_each_hand_got_one_of_the_yellows() -> None:
    hand = [(0, 0), (0, 1)], [(1, 0), (1, 1)]
    riddle = Riddle(
        copies(yellow(1), yellow(2), yellow(9), blue(5)),
        [[ANY, ANY], [ANY, ANY]],
        somes=[Some(YELLOW, hand[0]), Some(YELLOW, hand[1])],
    )
    assert assert_exact(riddle) == 6


def test_a_named_wire_may_be_either() -> None:
    riddle = Riddle(
        copies(blue(7), blue(8), blue(9)), [[ANY, ANY], [ANY]], somes=[Some(8, [(0, 0), (1, 0)])]
    )
    deals = Deals(riddle)
    assert deals.values(0, 0)[8] == pytest.approx(1 / 2)
    assert deals.values(1, 0)[8] == pytest.approx(1 / 2)


# By hand and by counting.


def any_mask(rng: Rng, kind: Kind) -> int:
    """Something that is known about a wire of this kind."""
    value = VALUE_OF[kind]
    other = 4 + (value - 3) % 3
    return [ANY, ANY, ANY, only(kind), KINDS_OF[value], ANY & ~KINDS_OF[other]][rng.below(6)]


def any_riddle(rng: Rng) -> Riddle:
    """Few wires, close together, so that everything touches everything; sometimes impossible."""
    pool = [blue(4), blue(4), blue(5), blue(5), blue(5), blue(5), blue(6), blue(6)]
    pool += [yellow(4), yellow(5), yellow(6), red(4), red(5), red(6)]
    rng.shuffle(pool)
    wires = pool[: 4 + rng.below(4)]
    rows: list[list[Kind]] = [[] for _ in range(2 + rng.below(2))]
    for wire in wires:
        rng.pick(rows).append(wire)
    for row in rows:
        row.sort()
    piles = []
    if rng.below(2) and len(rows) == 3:
        lies = {VALUE_OF[kind] for kind in rows[2]}
        piles = [Pile(len(rows.pop()), sum(KINDS_OF[value] for value in lies))]
    stands = [[any_mask(rng, kind) for kind in row] for row in rows]
    places = [(stand, place) for stand, row in enumerate(rows) for place in range(len(row))]
    somes = []
    for _ in range(rng.below(4)):
        rng.shuffle(places)
        named = places[: rng.below(len(places)) + 1] if places else []
        value = VALUE_OF[rows[named[0][0]][named[0][1]]] if named and rng.below(9) else 5
        somes.append(Some(value, named))
    pairs = [(stand, place) for stand, place in places if place + 1 < len(rows[stand])]
    rng.shuffle(pairs)
    alike: list[tuple[int, int]] = []
    unlike: list[tuple[int, int]] = []
    for stand, place in pairs[: rng.below(3)]:
        one, other = rows[stand][place : place + 2]
        (alike if VALUE_OF[one] == VALUE_OF[other] else unlike).append((stand, place))
    return Riddle(copies(*wires), stands, piles, somes, alike[:1], unlike[:1])


@pytest.mark.parametrize("batch", range(8))
def test_p1_counting_agrees_with_dealing_wires_one_by_one(batch: int) -> None:
    rng = Rng(f"riddles {batch}")
    counts = [assert_exact(any_riddle(rng)) for _ in range(100)]
    assert sum(count > 1 for count in counts) > 50
    assert 0 in counts


# Sampling.


def lies(dealt: Dealt) -> tuple[tuple[Kind, ...], ...]:
    return tuple(map(tuple, [*dealt.stands, *dealt.piles]))


def test_samples_are_as_frequent_as_they_are_likely() -> None:
    riddle = Riddle(
        copies(blue(7), blue(7), blue(8), yellow(8), red(8)),
        [[ANY, ANY], [ANY, ANY]],
        piles=[Pile(1, ANY)],
        unlike=[(0, 0)],
    )
    worlds = [tuple(map(tuple, rows)) for rows in dealt_by_hand(riddle)]
    deals, rng = Deals(riddle), Rng("fair")
    drawn = [lies(deals.sample(rng)) for _ in range(4000)]
    assert set(drawn) == set(worlds)
    for world in set(worlds):
        chance = worlds.count(world) / len(worlds)
        assert drawn.count(world) / 4000 == pytest.approx(chance, abs=0.03)


def test_a_sample_is_told_by_riddle_and_rng_alone() -> None:
    riddle = Riddle([4 * (kind % 3 == 0) for kind in KINDS], [[ANY] * 12 for _ in range(4)])
    one, other = Deals(riddle), Deals(riddle)
    other.chances(0, 0)
    assert lies(one.sample(Rng("a"))) == lies(other.sample(Rng("a")))
    assert lies(one.sample(Rng("a"))) != lies(one.sample(Rng("b")))
