"""All deals that fit: the program counts kinds, the tests deal real wires, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from powderkeg.rules.bombbusters.clues import Able, Clue, Count, Label, Order, Same, not_all, some
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
    Wire,
    blue,
    red,
    yellow,
)
from powderkeg.rules.bombbusters.riddle import Riddle
from powderkeg.rules.rng import Rng

ANY = ALL_KINDS
SEVEN, EIGHT = 1 << blue(7), 1 << blue(8)
REDS, YELLOWS = KINDS_OF[RED], KINDS_OF[YELLOW]


def riddle(
    kinds: Sequence[Kind],
    rows: Sequence[Sequence[int]],
    clues: Sequence[Clue] = (),
    late: Sequence[Wire] = (),
) -> Riddle:
    """Rows of masks; wires are numbered from row to row."""
    may: list[int] = []
    wires: list[list[Wire]] = []
    for masks in rows:
        wires.append([*range(len(may), len(may) + len(masks))])
        may += masks
    return Riddle([kinds.count(kind) for kind in KINDS], wires, may, [*clues], [*late])


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


def is_true(clue: Clue, kinds: list[Kind]) -> bool:
    """As one would say it."""
    values = [VALUE_OF[kind] for kind in kinds]
    if isinstance(clue, Count):
        return clue.least <= sum(clue.kinds >> kinds[w] & 1 for w in clue.wires) <= clue.most
    if isinstance(clue, Order):
        left, right = kinds[clue.left], kinds[clue.right]
        return left < right or (left == right and not clue.is_strict)
    if isinstance(clue, Label):
        return (values[clue.left] == values[clue.right]) == clue.alike
    if isinstance(clue, Able):
        lie = [kinds[wire] for wire in clue.wires if values[wire] != RED]
        return not lie or any(clue.right[kind] >> lie.count(kind) & 1 for kind in set(lie))
    assert isinstance(clue, Same)
    return [kinds[wire] for wire in clue.wires].count(kinds[clue.wires[0]]) == clue.count


def dealt_by_hand(riddle: Riddle) -> list[list[Kind]]:
    """Every deal that fits, by wire. Who comes late is dealt alone, and sorted in afterwards."""
    wires = [kind for kind in KINDS for _ in range(riddle.copies[kind])]
    rows = [[wire for wire in row if wire not in riddle.late] for row in riddle.rows]
    rows += [[wire] for wire in riddle.late]
    found = []
    for dealt in splits(wires, [len(row) for row in rows]):
        kinds = [0] * len(riddle.may)
        for row, lie in zip(rows, dealt, strict=True):
            for wire, kind in zip(row, lie, strict=True):
                kinds[wire] = kind
        if (
            all(mask >> kind & 1 for mask, kind in zip(riddle.may, kinds, strict=True))
            and all(is_true(clue, kinds) for clue in riddle.clues)
            and all(is_sorted([kinds[wire] for wire in row]) for row in riddle.rows)
        ):
            found.append(kinds)
    return found


def is_sorted(kinds: list[Kind]) -> bool:
    return kinds == sorted(kinds)


def assert_exact(riddle: Riddle) -> int:
    """Counted and dealt by hand, it is the same. Returns how many deals fit."""
    deals = Deals(riddle)
    worlds = dealt_by_hand(riddle)
    assert deals.count == pytest.approx(len(worlds), rel=1e-12)
    for wire in range(len(riddle.may)) if worlds else []:
        lie = [world[wire] for world in worlds]
        chances = deals.chances(wire)
        for kind in KINDS:
            chance = Fraction(lie.count(kind), len(worlds))
            assert chances[kind] == pytest.approx(float(chance), rel=1e-12)
            assert (chances[kind] == 0) == (chance == 0)
        values = deals.values(wire)
        assert sum(values) == pytest.approx(1)
        assert values[0] == 0
        for value in VALUES:
            assert values[value] == pytest.approx(
                sum(chances[kind] for kind in KINDS if VALUE_OF[kind] == value)
            )
    for row in riddle.rows if worlds else []:
        for pair in pairwise(row):
            for kind in KINDS:
                hits = sum(kind in [world[wire] for wire in pair] for world in worlds)
                expected = pytest.approx(hits / len(worlds), rel=1e-12)
                assert deals.one_of(pair, kind) == expected
    if worlds:
        assert deals.sample(Rng("one of them")) in worlds
    return len(worlds)


# Known wires.

FOUR = [blue(7), blue(7), blue(8), blue(9)]
PAIRS = [[ANY, ANY], [ANY, ANY]]


def test_p1_known_copies_count_among_all() -> None:
    """7 7 8 9 in two stands of two: a 7 on the left has the other one beside it in one of five."""
    chances = Deals(riddle(FOUR, [[SEVEN, ANY], [ANY, ANY]])).values(1)
    assert [chances[value] for value in (7, 8, 9)] == pytest.approx([1 / 5, 2 / 5, 2 / 5])


def test_a_known_stand_leaves_what_it_does_not_hold() -> None:
    deals = Deals(riddle(FOUR, [[SEVEN, EIGHT], [ANY, ANY]]))
    assert deals.values(2)[7] == 1
    assert deals.values(3)[9] == 1


def test_no_deal_fits_a_contradiction() -> None:
    """There are two 7s, and both are elsewhere."""
    asked = riddle(FOUR, [[SEVEN, SEVEN], [ANY, ANY]], [some(SEVEN, (2, 3))])
    assert Deals(asked).count == 0


def test_no_deal_fits_wires_out_of_order() -> None:
    assert Deals(riddle([blue(7), blue(8), blue(9)], [[EIGHT, SEVEN], [ANY]])).count == 0


def test_no_deal_fits_if_the_wires_do_not_fill_the_places() -> None:
    assert Deals(riddle([blue(7), blue(8)], [[ANY], [ANY, ANY]])).count == 0
    assert Deals(riddle([blue(7), blue(8)], [[ANY]])).count == 0


def test_nothing_left_to_deal_is_one_deal() -> None:
    deals = Deals(riddle([], [[], []]))
    assert deals.count == 1
    assert deals.sample(Rng("nothing")) == []


def test_b22_a_wire_known_to_be_red_may_be_any_red() -> None:
    wires = [red(1), red(2), blue(1), blue(2), blue(3)]
    chances = Deals(riddle(wires, [[ANY, REDS, ANY], [ANY, ANY]])).chances(1)
    assert chances[red(1)] == pytest.approx(1 / 2)
    assert chances[red(2)] == pytest.approx(1 / 2)


def test_b27_a_number_that_is_not_in_hand_is_in_none_of_its_places() -> None:
    others = ANY & ~SEVEN
    deals = Deals(riddle(FOUR, [[others, others], [ANY, ANY]]))
    assert deals.values(0)[8] == 1
    assert deals.values(3)[7] == 1


# Labels.


def test_p5_two_yellows_are_alike() -> None:
    """Of 5.1, 6 and 6.1, equal neighbours can only be the yellow ones, though 6 lies between."""
    wires = [yellow(5), blue(6), yellow(6)]
    deals = Deals(riddle(wires, [[ANY, ANY], [ANY]], [Label(0, 1, True)]))
    assert deals.chances(0)[yellow(5)] == 1
    assert deals.chances(1)[yellow(6)] == 1


@pytest.mark.parametrize("colour", [YELLOW, RED])
def test_p5_two_of_a_colour_are_not_unlike(colour: int) -> None:
    one, other = [kind for kind in KINDS if VALUE_OF[kind] == colour][4:6]
    asked = riddle([one, blue(6), other], [[ANY, ANY], [ANY]], [Label(0, 1, False)])
    assert Deals(asked).values(2)[6] == 0


def test_p5_a_yellow_and_a_red_are_unlike() -> None:
    wires = [yellow(5), red(5), blue(6)]
    assert Deals(riddle(wires, [[ANY, ANY], [ANY]], [Label(0, 1, False)])).count == 3


SEVENS_AND_EIGHTS = [blue(7), blue(7), blue(8), blue(8), blue(8)]


def test_equal_neighbours_are_one_kind_of_blue() -> None:
    asked = riddle(SEVENS_AND_EIGHTS, [[ANY, ANY], [ANY, ANY, ANY]], [Label(0, 1, True)])
    assert Deals(asked).values(0)[7] == pytest.approx(1 / 4)


def test_unequal_neighbours_are_not_one_kind_of_blue() -> None:
    asked = riddle(SEVENS_AND_EIGHTS, [[ANY, ANY], [ANY, ANY, ANY]], [Label(0, 1, False)])
    assert Deals(asked).count == 6
    assert Deals(asked).values(0)[7] == 1


# Piles and counts.


def test_p6_what_was_put_back_lies_in_a_pile() -> None:
    """One of two reds was put back, nobody knows which: it is as likely as the other."""
    deals = Deals(riddle([red(1), red(9), blue(5), blue(5)], [[ANY, ANY, ANY], [REDS]]))
    assert deals.chances(0)[red(1)] == pytest.approx(1 / 2)
    assert deals.chances(2)[red(9)] == pytest.approx(1 / 2)
    assert deals.values(1)[5] == 1


def test_b24_p4_a_yellow_of_a_hand_lies_in_any_place_of_its_two_stands() -> None:
    """Three places against two, although the stand was drawn by a coin."""
    wires = [blue(1), blue(2), blue(3), blue(4), yellow(5)]
    asked = riddle(wires, [[ANY] * 3, [ANY] * 2], [some(YELLOWS, (0, 1, 2, 3, 4))])
    assert Deals(asked).values(2)[YELLOW] == pytest.approx(3 / 5)


def test_p4_each_hand_got_one_of_the_yellows() -> None:
    wires = [yellow(1), yellow(2), yellow(9), blue(5)]
    assert assert_exact(riddle(wires, PAIRS, [some(YELLOWS, (0, 1)), some(YELLOWS, (2, 3))])) == 6


def test_a_named_wire_may_be_either() -> None:
    asked = riddle([blue(7), blue(8), blue(9)], [[ANY, ANY], [ANY]], [some(EIGHT, (0, 2))])
    deals = Deals(asked)
    assert deals.values(0)[8] == pytest.approx(1 / 2)
    assert deals.values(2)[8] == pytest.approx(1 / 2)


def test_a_hand_says_how_many_yellows_it_has() -> None:
    wires = [yellow(1), yellow(2), yellow(9), blue(5), blue(5), blue(6)]
    asked = riddle(wires, [[ANY] * 3, [ANY] * 3], [Count(YELLOWS, (0, 1, 2), 2, 2)])
    assert assert_exact(asked) == 9


def test_p2_who_may_skip_does_not_hold_reds_only() -> None:
    wires = [red(1), red(2), blue(5), blue(6)]
    deals = Deals(riddle(wires, PAIRS, [not_all(REDS, (0, 1))]))
    assert deals.values(1)[RED] == 0


# Wires that do not stand where they were dealt.


def test_a_wire_that_stands_apart_may_be_anything() -> None:
    deals = Deals(riddle(FOUR, [[ANY, EIGHT], [ANY], [ANY]]))
    assert deals.values(2)[9] == pytest.approx(1 / 2)


def test_of_two_that_were_sorted_together_the_left_one_is_not_higher() -> None:
    """Four copies each: two equal ones are one pair, two others are one pair as well."""
    wires = [blue(7), blue(7), blue(8), blue(8)]
    deals = Deals(riddle(wires, [[ANY, ANY], [ANY, ANY]]))
    assert deals.chances(0)[blue(7)] == pytest.approx(5 / 6)
    assert deals.chances(1)[blue(7)] == pytest.approx(1 / 6)


def test_b5_p2_who_comes_late_stands_to_the_right_of_its_equals() -> None:
    """Before a 6 that was dealt, the newcomer is no 6."""
    wires = [blue(5), blue(5), blue(6), blue(6)]
    asked = riddle(wires, [[ANY, only(blue(6))], [ANY, ANY]], [Order(0, 1, True)], [0])
    assert Deals(asked).values(0)[5] == 1


def test_p2_who_comes_late_was_not_dealt_with_the_others() -> None:
    """Two 5s, one of them alone: a third and two thirds, not a half."""
    asked = riddle([blue(5), blue(5), blue(6)], [[ANY, ANY], [ANY]], late=[1])
    assert assert_exact(asked) == 4


def test_p2_a_wire_keeps_the_bounds_it_was_dealt_between() -> None:
    wires = [blue(5), blue(6), blue(7), blue(7), blue(8)]
    rows = [[only(blue(5)), ANY, only(blue(7))], [ANY, ANY]]
    assert Deals(riddle(wires, rows, [Order(1, 3, True)])).values(1)[6] == 1


def test_a_token_counts_its_equals() -> None:
    wires = [blue(5), blue(5), blue(6), blue(6), blue(7), blue(8)]
    asked = riddle(wires, [[ANY] * 4, [ANY] * 2], [Same((1, 0, 2, 3), 2)])
    assert assert_exact(asked) > 1
    assert Deals(asked).values(1)[8] == 0


def test_b4_who_can_go_on_alone_has_all_that_are_left_of_a_number() -> None:
    """Two 5s and two 6s, three of them in hand: whoever has 5 5 6 can cut, and 5 6 6 too."""
    wires = [blue(5), blue(5), blue(6), blue(6), red(7)]
    right = [1 << 2 if kind in (blue(5), blue(6)) else 0 for kind in KINDS]
    asked = riddle(wires, [[ANY] * 3, [ANY] * 2], [Able((0, 1, 2), right)])
    assert Deals(asked).values(2)[RED] == pytest.approx(2 / 6)


# By hand and by counting.


def any_mask(rng: Rng, kind: Kind) -> int:
    """Something that is known about a wire of this kind."""
    value = VALUE_OF[kind]
    other = 4 + (value - 3) % 3
    even = only(blue(4)) | only(blue(6))
    parity = even if even >> kind & 1 else ANY & ~even
    return [ANY, ANY, ANY, only(kind), KINDS_OF[value], ANY & ~KINDS_OF[other], parity][
        rng.below(7)
    ]


def any_count(rng: Rng, kinds: list[Kind], wires: list[Wire]) -> Count:
    rng.shuffle(wires)
    some = tuple(wires[: rng.below(len(wires)) + 1])
    counted = KINDS_OF[VALUE_OF[kinds[some[0]]] if rng.below(9) else 5]
    if rng.below(3) == 0:
        counted |= KINDS_OF[5]
    there = sum(counted >> kinds[wire] & 1 for wire in some)
    bounds = [(1, len(some)), (there, there), (0, there), (min(1, there), len(some))]
    least, most = bounds[rng.below(4)] if rng.below(6) else (len(some), len(some))
    return Count(counted, some, least, most)


def any_clue(rng: Rng, kinds: list[Kind], row: list[Wire], wires: list[Wire]) -> list[Clue]:
    """Something true about them, mostly; a label lies between two that are sorted."""
    which = rng.below(6)
    if which == 5:
        rng.shuffle(wires)
        group = wires[: rng.below(len(wires)) + 1]
        counts = [rng.below(32) & ~1 for _ in KINDS]
        for kind in {kinds[wire] for wire in group}:
            counts[kind] |= 1 << [kinds[wire] for wire in group].count(kind)
        return [Able(tuple(group), counts)]
    if which == 0 and len(wires) > 1:
        rng.shuffle(wires)
        left, right = sorted(wires[:2], key=lambda wire: (kinds[wire], wire))
        return [Order(left, right, kinds[left] < kinds[right] and rng.below(2) == 0)]
    if which == 1 and len(row) > 1:
        place = rng.below(len(row) - 1)
        left, right = row[place : place + 2]
        return [Label(left, right, VALUE_OF[kinds[left]] == VALUE_OF[kinds[right]])]
    if which == 2 and len(wires) > 1:
        rng.shuffle(wires)
        left, right = sorted(wires[:2], key=lambda wire: kinds[wire])
        alike = VALUE_OF[kinds[left]] == VALUE_OF[kinds[right]]
        return [Order(left, right, False), Label(left, right, alike)]
    if which == 3:
        group = [*row] if rng.below(2) and row else [*wires]
        first = rng.pick(group)
        equals = sum(kinds[wire] == kinds[first] for wire in group)
        return [Same((first, *(wire for wire in group if wire != first)), equals)]
    return [any_count(rng, kinds, wires)]


def any_riddle(rng: Rng) -> Riddle:
    """Few wires, close together, so that everything touches everything; sometimes impossible."""
    pool = [blue(4), blue(4), blue(5), blue(5), blue(5), blue(5), blue(6), blue(6)]
    pool += [yellow(4), yellow(5), yellow(6), red(4), red(5), red(6)]
    rng.shuffle(pool)
    dealt: list[list[Kind]] = [[] for _ in range(2 + rng.below(3))]
    for wire in pool[: 4 + rng.below(4)]:
        rng.pick(dealt).append(wire)
    rows: list[list[Wire]] = []
    kinds: list[Kind] = []
    for lie in dealt:
        rows.append([*range(len(kinds), len(kinds) + len(lie))])
        kinds += sorted(lie)
    clues: list[Clue] = []
    for _ in range(rng.below(5)):
        clues += any_clue(rng, kinds, rng.pick(rows), [*range(len(kinds))])
    late = [wire for wire in range(len(kinds)) if rng.below(8) == 0]
    masks = [[any_mask(rng, kinds[wire]) for wire in row] for row in rows]
    return riddle(kinds, masks, clues, late)


@pytest.mark.parametrize("batch", range(4))
def test_p1_counting_agrees_with_dealing_wires_one_by_one(batch: int) -> None:
    rng = Rng(f"riddles {batch}")
    counts = [assert_exact(any_riddle(rng)) for _ in range(60)]
    assert sum(count > 1 for count in counts) > 30
    assert 0 in counts


def test_where_many_clues_read_along_nodes_are_looked_up_another_way() -> None:
    """The same riddle, with clues that are true anyway."""
    kinds = [blue(number) for number in (4, 4, 5, 5, 5, 6, 6)] + [red(4), red(6), yellow(5)]
    rows = [[ANY] * 4, [ANY] * 3, [ANY] * 3]
    few = [some(REDS, (0, 4, 7)), some(only(blue(5)), (1, 5, 8))]
    many = [*few, *(some(only(blue(n)) | REDS, (1, 5, 8, 9)) for n in (5, 5, 5, 5, 5, 5, 5, 5))]
    one, other = Deals(riddle(kinds, rows, few)), Deals(riddle(kinds, rows, many))
    assert other.count == pytest.approx(one.count)


# Sampling.


def test_samples_are_as_frequent_as_they_are_likely() -> None:
    wires = [blue(7), blue(7), blue(8), yellow(8), red(8)]
    asked = riddle(wires, [[ANY, ANY], [ANY, ANY], [ANY]], [Label(0, 1, False)])
    worlds = [tuple(world) for world in dealt_by_hand(asked)]
    deals, rng = Deals(asked), Rng("fair")
    drawn = [tuple(deals.sample(rng)) for _ in range(4000)]
    assert set(drawn) == set(worlds)
    for world in set(worlds):
        chance = worlds.count(world) / len(worlds)
        assert drawn.count(world) / 4000 == pytest.approx(chance, abs=0.03)


def test_a_sample_is_told_by_riddle_and_rng_alone() -> None:
    wires = [kind for kind in KINDS if kind % 3 == 0 for _ in range(4)]
    asked = riddle(wires, [[ANY] * 12 for _ in range(4)])
    one, other = Deals(asked), Deals(asked)
    other.chances(0)
    assert one.sample(Rng("a")) == other.sample(Rng("a"))
    assert one.sample(Rng("a")) != one.sample(Rng("b"))
