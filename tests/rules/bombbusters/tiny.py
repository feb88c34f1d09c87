"""Tiny bombs: any few wires of a mission, so few that every deal of them can be followed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT,
    EQUIPMENT_TEXTS,
    MOST_PLACES,
    NUMBERS,
    ROLE_TEXTS,
    X_OR_Y,
)
from powderkeg.rules.rng import Rng
from tests.rules.bombbusters.law import deals
from tests.rules.bombbusters.table import scene

MOST_DEALS = 60  # of a tiny bomb: each is played


def nothing(rng: Rng, seats: int, numbers: list[int]) -> str:
    return ""


def tray(rng: Rng, seats: int, numbers: list[int]) -> str:
    return f"robot {rng.pick(numbers[:-1])}; tray {' '.join(some(rng, numbers, 1 + rng.below(2)))}"


def some(rng: Rng, numbers: list[int], count: int) -> list[str]:
    return [str(rng.pick(numbers)) for _ in range(count)]


def some_cards(numbers: list[int]) -> list[int]:
    """Pairs of them, which make most numbers."""
    cards = sorted({*numbers, 1, 2, 4, 5})
    return cards[: len(cards) // 2 * 2]


def listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


# By mission: what must be said in a scene besides hands and equipment.
More = Callable[[Rng, int, list[int]], str]
MORE: dict[int, More] = {
    11: lambda rng, seats, numbers: f"number {rng.pick(numbers)}",
    15: lambda rng, seats, numbers: f"card {numbers[0]}; deck {listed(numbers[1:])}",
    17: lambda rng, seats, numbers: "captain 0",
    18: lambda rng, seats, numbers: f"card {numbers[0]}; deck {listed(numbers)}; phase appoint",
    22: lambda rng, seats, numbers: "phase missing" if rng.below(2) else "",
    23: lambda rng, seats, numbers: f"number {rng.pick(numbers)}; hidden {rng.below(3)}",
    26: lambda rng, seats, numbers: f"cards {listed(numbers)}; phase choose-number",
    29: lambda rng, seats, numbers: f"secrets {' | '.join(map(str, numbers[:seats]))}",
    39: lambda rng, seats, numbers: f"number {rng.pick(numbers)}; hidden {rng.below(3)}",
    41: lambda rng, seats, numbers: f"lives {1 + rng.below(3)}",
    43: tray,
    44: lambda rng, seats, numbers: f"reserve {2 + rng.below(4)}",
    45: lambda rng, seats, numbers: f"card {numbers[0]}; deck {listed(numbers)}; phase call",
    47: lambda rng, seats, numbers: f"cards {listed(some_cards(numbers))}",
    49: lambda rng, seats, numbers: f"oxygen {listed([rng.below(12) for _ in range(seats)])}",
    51: lambda rng, seats, numbers: f"deck {listed(numbers)}; phase sir",
    52: lambda rng, seats, numbers: "phase lie" if rng.below(2) else "",
    53: lambda rng, seats, numbers: f"robot {1 + rng.below(4)}",
    59: lambda rng, seats, numbers: (
        f"line {listed(numbers)}; robot {rng.pick(numbers)}{' back' * rng.below(2)}"
    ),
    54: lambda rng, seats, numbers: (
        f"oxygen {listed([rng.below(4) for _ in range(seats)])}; reserve 9; pile 3.5 5.5; time 44"
    ),
}


def tiny(mission: int, rng: Rng) -> str:
    """A scene in which nothing is known but that some cards are unlocked."""
    while True:
        text = any_bomb(mission, rng)
        if 1 < len(list(islice(deals(scene(text)), MOST_DEALS + 1))) <= MOST_DEALS:
            return text


def any_bomb(mission: int, rng: Rng) -> str:
    rules = MISSIONS[str(mission)]
    seats = 2 + rng.below(3)
    two = seats == 2
    numbers = [number for number in NUMBERS if number <= rules.highest]
    rng.shuffle(numbers)
    cards = [card for card in EQUIPMENT if card not in rules.redrawn and card in numbers]
    rng.shuffle(cards)
    cards = cards[: rng.below(3)] if rules.has_equipment else []
    numbers = sorted([number for number in numbers if number not in cards][: 2 + rng.below(2)])
    many = mission != 43 and rng.below(3) == 0  # there a copy or two are on the robot
    wires = [str(number) for number in numbers for _ in range(4 if many else 2)]
    if mission == 46:
        wires = [wire for wire in wires if wire != "7"] + ["7"] * 4
    reds = rules.reds_for_two if two else rules.reds
    yellows = rules.yellows_for_two if two else rules.yellows
    if mission != 26:  # there the first phase would tell that somebody has more than reds
        wires += coloured(rng, rules.red_numbers, min(reds[0], rng.below(4)), ".5")
    fewest = 3 if mission == 48 else 2 * rng.below(2)
    wires += coloured(rng, rules.yellow_numbers, min(yellows[0], fewest), ".1")
    wires += [f"{card}*" for card in cards for _ in range(2)]
    dealt = hands(rng, seats, wires)
    apart(mission, dealt)
    clauses = [f"option mission {mission}", f"hands {told(dealt)}"]
    if cards:
        clauses.append(f"equipment {' '.join(EQUIPMENT_TEXTS[card] for card in cards)}")
    if rules.picks_roles:
        roles = [name for role, name in ROLE_TEXTS.items() if rules.ray or role != X_OR_Y]
        clauses.append(f"roles {' '.join(rng.pick(roles) for _ in range(seats))}")
    more = MORE.get(mission, nothing)(rng, seats, numbers)
    return "; ".join([*clauses, f"turn {rng.below(seats)}", *([more] if more else [])])


def coloured(rng: Rng, numbers: list[int], count: int, colour: str) -> list[str]:
    chosen = [*numbers]
    rng.shuffle(chosen)
    return [f"{number}{colour}" for number in chosen[:count]]


Hands = list[list[list[str]]]  # by seat and stand


def hands(rng: Rng, seats: int, wires: list[str]) -> Hands:
    """Somehow, but nobody is out at the start."""
    stands = [[2, 2], [2, 1, 1], [1] * 4][seats - 2]
    dealt: Hands = [[[] for _ in range(count)] for count in stands]
    for place, wire in enumerate(wires):
        rng.pick(dealt[place % seats if place < seats else rng.below(seats)]).append(wire)
    for seat in dealt:
        for stand in seat:
            stand.sort(key=number_of)
    return dealt


def number_of(wire: str) -> float:
    return float(wire.rstrip("*^<"))


def apart(mission: int, dealt: Hands) -> None:
    """Some closed wires stand apart, as the mission says."""
    for seat, stands in enumerate(dealt):
        if mission in (20, 35):
            for stand in stands:
                put_apart(stand, "^")
        elif mission == 56 or (mission == 38 and seat == 0):
            put_apart(stands[-1], "<")
        elif mission == 64:
            put_apart(stands[0], "<", 0)
            put_apart(stands[-1], "<")
            low, high = stands[0][:1], stands[-1][-1:]
            turned = all(wire.endswith("<") for wire in low + high)
            if turned and low and high and number_of(low[0]) > number_of(high[0]):
                stands[0][:1], stands[-1][-1:] = high, low


def put_apart(stand: list[str], mark: str, place: int = MOST_PLACES) -> None:
    """The first closed blue wire, or the last one where it goes far right."""
    blue = [wire for wire in stand if wire.isdigit()]
    if blue:
        wire = blue[0] if place == 0 else blue[-1]
        stand.remove(wire)
        stand.insert(place, wire + mark)


def told(dealt: Hands) -> str:
    return " | ".join(" / ".join(" ".join(stand) for stand in seat) for seat in dealt)
