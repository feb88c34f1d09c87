"""Clues in the words of a scene: what is known of several wires, and how they were dealt.

somes 1A+1B=7                at least one is;  counts 1A+1B=7:0-1: so many are
orders 1A<2B 1A<=2C          what sorts before what;  labels 1A=2B 1A!=2C: not side by side
sames 1A+1B+1C=2             so many of these are of the first one's kind
strandeds 0A/1A+1B/2A        mission 38: 1A and 1B are red or like 0A, 2A is not;  not:0A/1A/2A
rows 0A 1B | | 1A 0B         as they were dealt, by stand, and what was dealt by itself
late 1A                      sorted in later;  unseen 1A: its owner does not know it
"""

from __future__ import annotations

from collections.abc import Sequence

from powderkeg.rules.bombbusters.clues import Able, Clue, Count, Label, Order, Same, Stranded, some
from powderkeg.rules.bombbusters.knowing import kinds_of
from powderkeg.rules.bombbusters.moving import set_apart
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    FIRST_LETTERS,
    KIND_TEXTS,
    KINDS,
    MOST_PLACES,
    SECOND_LETTERS,
    STANDS,
    VALUE_TEXTS,
    VALUES,
    Wire,
    spot,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.clauses import Clauses, listed, looked_up, up_to
from powderkeg.rules.core import Complaint

KIND_WORDS = {KIND_TEXTS[kind]: kind for kind in KINDS}
VALUE_WORDS = {VALUE_TEXTS[value]: value for value in VALUES}
CLAUSES = "somes counts orders labels sames strandeds ables rows late unseen".split()


def wire_named(s: BombBusters, word: str) -> Wire:
    """The wire at a spot such as 1H."""
    letters = {letter: place for place, letter in enumerate(FIRST_LETTERS)}
    seconds = {letter: place for place, letter in enumerate(SECOND_LETTERS)}
    seat = looked_up(up_to(s.seats - 1), [word[:1]], "seat")[0]
    stand = 2 * seat + (word[1:] in seconds)
    place = (seconds if stand % 2 else letters).get(word[1:], MOST_PLACES)
    wire = s.wire_at(stand, place)
    if wire < 0:
        raise Complaint(f"scene: there is no wire at '{word}'")
    return wire


def spot_of(s: BombBusters, wire: Wire) -> str:
    stand, place = s.place_of(wire)
    return spot(stand, place)


# Reading.


def put_clues(s: BombBusters, clauses: Clauses) -> None:
    for word in clauses.get("somes"):
        spots, _, value = word.partition("=")
        s.clues.append(some(kinds_named(s, value), wires_named(s, spots)))
    for word in clauses.get("counts"):
        spots, _, rest = word.partition("=")
        values, _, bounds = rest.partition(":")
        wires = wires_named(s, spots)
        least, _, most = bounds.partition("-")
        allowed = up_to(len(wires))
        low, high = looked_up(allowed, [least, most], "count")
        s.clues.append(Count(kinds_named(s, values), wires, low, high))
    for word in clauses.get("orders"):
        sign = "<=" if "<=" in word else "<"
        left, _, right = word.partition(sign)
        s.clues.append(Order(wire_named(s, left), wire_named(s, right), sign == "<"))
    for word in clauses.get("labels"):
        sign = "!=" if "!=" in word else "="
        left, _, right = word.partition(sign)
        s.clues.append(Label(wire_named(s, left), wire_named(s, right), sign == "="))
    for word in clauses.get("sames"):
        spots, _, count = word.partition("=")
        wires = wires_named(s, spots)
        s.clues.append(Same(wires, looked_up(up_to(len(wires)), [count], "count")[0]))
    for word in clauses.get("strandeds"):
        groups = [wires_named(s, part) for part in word.removeprefix("not:").split("/") if part]
        wires = tuple([wire for group in groups for wire in group])
        size = len(groups[1]) if len(groups) > 1 else 0
        s.clues.append(Stranded(wires, size, not word.startswith("not:")))
    for word in clauses.get("ables"):
        spots, _, parts = word.partition("=")
        s.clues.append(Able(wires_named(s, spots), counts_named(parts)))
    put_rows(s, clauses)
    for word in clauses.get("unseen"):
        wire = wire_named(s, word)
        s.aware[wire] &= ~(1 << s.place_of(wire)[0] // 2)
    for clue in s.clues:
        if not clue.fits(s.kinds):
            raise Complaint(f"scene: '{clue_word(s, clue)}' is not true")


def counts_named(text: str) -> list[int]:
    """By kind: how many, as bits. 7:24,9:2 is two or four 7s, two 9s."""
    counts = [0] * len(KINDS)
    for part in text.split(","):
        kind, _, digits = part.partition(":")
        for count in looked_up(up_to(COPIES), [*digits], "count"):
            counts[looked_up(KIND_WORDS, [kind], "wire")[0]] |= 1 << count
    return counts


def put_rows(s: BombBusters, clauses: Clauses) -> None:
    if s.apart:
        set_apart(s, s.setting.mission.rows_apart(s))
        s.setting.mission.note_deal(s)
    if "rows" in clauses.words:
        groups = [group.split() for group in " ".join(clauses.get("rows")).split("|")]
        groups += [[]] * (len(STANDS) - len(groups))
        s.rows = [[wire_named(s, word) for word in group] for group in groups]
    s.late = [wire_named(s, word) for word in clauses.get("late")]
    if s.setting.mission.on_tray(s.seats) and not {"rows", "late", "orders"} & set(clauses.words):
        put_late(s)


def put_late(s: BombBusters) -> None:
    """Nothing is said of how the robot's wires came: each to the right of its equals (B5)."""
    for wires in s.stands:
        for place, wire in enumerate(wires):
            if s.came[wire]:
                s.late.append(wire)
                if place + 1 < len(wires) and not s.came[wires[place + 1]]:
                    s.clues.append(Order(wire, wires[place + 1], True))


def wires_named(s: BombBusters, text: str) -> tuple[Wire, ...]:
    return tuple([wire_named(s, word) for word in text.split("+")])


def kinds_named(s: BombBusters, text: str) -> int:
    kinds = 0
    for value in looked_up(VALUE_WORDS, text.split(","), "value"):
        kinds |= kinds_of(s, value)
    return kinds


# Writing.


def clue_clauses(s: BombBusters) -> list[str]:
    clauses: list[str] = []
    for key in CLAUSES[:7]:
        words = [clue_word(s, clue) for clue in s.clues if clue_key(s, clue) == key]
        clauses += listed(key, words)
    if s.rows:
        groups = [" ".join(spots_of(s, row)) for row in s.rows]
        clauses.append("rows " + " | ".join(groups))
    standing = [wire for wires in s.stands for wire in wires]
    unseen = [wire for wire in standing if not s.aware[wire] >> s.place_of(wire)[0] // 2 & 1]
    return [
        *clauses,
        *listed("late", spots_of(s, s.late)),
        *listed("unseen", spots_of(s, unseen)),
    ]


def spots_of(s: BombBusters, wires: Sequence[Wire]) -> list[str]:
    return [spot_of(s, wire) for wire in wires]


def are_neighbours(s: BombBusters, label: Label) -> bool:
    stand, place = s.place_of(label.left)
    return s.place_of(label.right) == (stand, place + 1)


def clue_key(s: BombBusters, clue: Clue) -> str:
    """The clause it belongs to; what stands between two neighbours is written there."""
    if isinstance(clue, Count):
        is_some = clue.least == 1 and not clue.is_bounded and len(values_in(s, clue.kinds)) == 1
        return "somes" if is_some else "counts"
    if isinstance(clue, Label):
        return "hands" if are_neighbours(s, clue) else "labels"
    if isinstance(clue, Stranded):
        return "strandeds"
    if isinstance(clue, Order):
        return "orders"
    return "sames" if isinstance(clue, Same) else "ables"


def clue_word(s: BombBusters, clue: Clue) -> str:
    spots = "+".join(spots_of(s, clue.wires))
    if isinstance(clue, Count):
        values = ",".join(VALUE_TEXTS[value] for value in values_in(s, clue.kinds))
        bounds = f":{clue.least}-{clue.most}" if clue_key(s, clue) == "counts" else ""
        return f"{spots}={values}{bounds}"
    if isinstance(clue, Stranded):
        end = 1 + clue.size
        groups = [clue.wires[:1], clue.wires[1:end], clue.wires[end:]]
        word = "/".join("+".join(spots_of(s, group)) for group in groups)
        return word if clue.is_so else f"not:{word}"
    if isinstance(clue, Same):
        return f"{spots}={clue.count}"
    if isinstance(clue, Able):
        kinds = [kind for kind in KINDS if clue.right[kind]]
        return f"{spots}=" + ",".join(f"{KIND_TEXTS[k]}:{digits(clue.right[k])}" for k in kinds)
    sign = "<="
    if isinstance(clue, Label):
        sign = "=" if clue.alike else "!="
    elif isinstance(clue, Order) and clue.is_strict:
        sign = "<"
    return spots.replace("+", sign)


def digits(bits: int) -> str:
    return "".join(str(count) for count in range(COPIES + 1) if bits >> count & 1)


def values_in(s: BombBusters, kinds: int) -> list[int]:
    return [value for value in VALUES if kinds & kinds_of(s, value)]
