"""Every move there is in Nitro Glyxerol, by a seat or by nature.

What a hand does is too rich to list: a mix, a stop in the middle of a beat and a free loading are
read from their text and have no number. Tilts stand for them in the list, orders for loadings.
"""

from __future__ import annotations

from itertools import permutations
from math import sqrt
from typing import ClassVar, Final

from powderkeg.rules.core import Facts, Move, MoveSpace
from powderkeg.rules.nitro.codec import PUT_BACK, STRONGEST, first_wrong, squeeze, unsqueeze
from powderkeg.rules.nitro.pieces import (
    ALL_CARDS,
    BEAT,
    COLOURS,
    CUBES,
    GENTLE,
    GRAB_TICKS,
    HELD,
    LETTERS,
    NAMES,
    POOP,
    TILT,
    Card,
    Cube,
    card_text,
)

CALM_PUSH: Final = round(GENTLE * STRONGEST)
CALM_SLANT: Final = round(GENTLE * STRONGEST / sqrt(2))  # the same along a diagonal
COMPASS: Final = {
    "n": (0, CALM_PUSH),
    "ne": (CALM_SLANT, CALM_SLANT),
    "e": (CALM_PUSH, 0),
    "se": (CALM_SLANT, -CALM_SLANT),
    "s": (0, -CALM_PUSH),
    "sw": (-CALM_SLANT, -CALM_SLANT),
    "w": (-CALM_PUSH, 0),
    "nw": (-CALM_SLANT, CALM_SLANT),
    "level": (0, 0),
}


class Lay(Move):
    """Nature lays a card of the formula."""

    def __init__(self, card: Card) -> None:
        super().__init__(f"lay:{card_text(card)}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"card": card_text(self.card)}


class Load(Move):
    """Load the cubes in this order, the first one nearest to the way out."""

    foreseeable: ClassVar[bool] = False  # there are many, and nothing to foresee

    def __init__(self, order: tuple[Cube, ...]) -> None:
        super().__init__("load:" + "".join(LETTERS[cube] for cube in order))
        self.order: Final = order

    def facts(self) -> Facts:
        return {"cubes": [NAMES[cube] for cube in self.order]}


class Place(Move):
    """Load the cubes where one likes: by cube, millimetres from the left and from the bottom."""

    def __init__(self, text: str, places: list[tuple[int, int]]) -> None:
        super().__init__(text)
        self.places: Final = places

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Hand(Move):
    """Something that a hand does with the flask, tick by tick."""

    foreseeable: ClassVar[bool] = False  # to shake is to find out

    def pushes(self, calm: bool) -> bytes:
        raise NotImplementedError


class Tilt(Hand):
    """Tilt the flask one way, or hold it level: for a beat, or for a gentle while."""

    def __init__(self, way: str) -> None:
        super().__init__(f"tilt:{way}")
        self.way: Final = way
        x, y = COMPASS[way]
        push = bytes([x & 255, y & 255])
        self.beat: Final = push * BEAT
        self.gentle: Final = push * HELD + bytes(2 * (TILT - HELD))

    def pushes(self, calm: bool) -> bytes:
        return self.gentle if calm else self.beat

    def facts(self) -> Facts:
        return {"way": self.way}


class PutBack(Hand):
    """Put a cube that jumped out back into the start area. If it has not, nothing happens."""

    def __init__(self, cube: Cube) -> None:
        super().__init__(f"back:{LETTERS[cube]}")
        self.cube: Final = cube

    def pushes(self, calm: bool) -> bytes:
        return bytes([PUT_BACK, self.cube]) + bytes(2 * BEAT - 2)

    def facts(self) -> Facts:
        return {"cube": NAMES[self.cube]}


class Mix(Hand):
    """What a hand did in one to five beats, and perhaps how the flask stood after it."""

    def __init__(self, text: str, moved: bytes, claim: str) -> None:
        super().__init__(text)
        self.moved: Final = moved
        self.claim: Final = claim  # eight digits; empty where nothing is claimed

    def pushes(self, calm: bool) -> bytes:
        return self.moved

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mix) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Stop(Hand):
    """Stop, perhaps in the middle of a beat: with what the hand did before."""

    def __init__(self, text: str, moved: bytes, claim: str) -> None:
        super().__init__(text)
        self.moved: Final = moved
        self.claim: Final = claim

    def pushes(self, calm: bool) -> bytes:
        return self.moved

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stop) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Grab(Move):
    """The sand is through: grab the lowest card, so many ticks later."""

    foreseeable: ClassVar[bool] = False  # others may be quicker

    def __init__(self, tick: int) -> None:
        super().__init__(f"grab:{tick}")
        self.tick: Final = tick

    def facts(self) -> Facts:
        return {"tick": self.tick}


class NitroMoves(MoveSpace):
    """Also reads what has no number."""

    def parse(self, text: str) -> Move | None:
        move = super().parse(text)
        if move is not None:
            return move
        kind, _, rest = text.partition(":")
        if kind == "place":
            return read_places(text, rest)
        if kind == "mix" or kind == "stop":
            return read_hand(text, kind, rest)
        return None


def read_places(text: str, rest: str) -> Move | None:
    """`place:58.6,48.6,38.6,28.6,18.6`: green, blue, red, yellow, purple, perhaps the poop."""
    places: list[tuple[int, int]] = []
    for word in rest.split(","):
        x, dot, y = word.partition(".")
        if not dot or not is_small(x) or not is_small(y):
            return None
        places.append((int(x), int(y)))
    return Place(text, places) if len(COLOURS) <= len(places) <= len(CUBES) else None


def is_small(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 3 and word == str(int(word))


def read_hand(text: str, kind: str, rest: str) -> Move | None:
    """`mix:eNpj…~0f3a99c1`: the pushes, squeezed, and how the flask stood after them."""
    squeezed, tilde, claim = rest.partition("~")
    if tilde and not is_hash(claim):
        return None
    moved = unsqueeze(squeezed)
    if moved is None or first_wrong(moved) >= 0:
        return None
    ticks = len(moved) // 2
    if kind == "mix":
        return Mix(text, moved, claim) if ticks and ticks % BEAT == 0 else None
    return Stop(text, moved, claim) if ticks < BEAT else None


def is_hash(word: str) -> bool:
    return len(word) == 8 and all(letter in "0123456789abcdef" for letter in word)


def mix(pushes: bytes, claim: str = "") -> Mix:
    """One to five whole beats."""
    return Mix(f"mix:{squeeze(pushes)}{'~' if claim else ''}{claim}", pushes, claim)


def stop(pushes: bytes, claim: str = "") -> Stop:
    """Less than a beat, and then hands off."""
    if not pushes and not claim:
        return STOP
    return Stop(f"stop:{squeeze(pushes)}{'~' if claim else ''}{claim}", pushes, claim)


LAYS: Final = {card: Lay(card) for card in ALL_CARDS}
LOADS: Final[dict[tuple[Cube, ...], Move]] = {order: Load(order) for order in permutations(COLOURS)}
POOP_LOADS: Final[dict[tuple[Cube, ...], Move]] = {
    (POOP, *order): Load((POOP, *order)) for order in permutations(COLOURS)
}
TILTS: Final[list[Move]] = [Tilt(way) for way in COMPASS]
PUT_BACKS: Final[list[Move]] = [PutBack(cube) for cube in CUBES]
STOP: Final = Stop("stop", b"", "")
GRABS: Final[list[Move]] = [Grab(tick) for tick in range(1, GRAB_TICKS + 1)]

# Append only: the order is the integer encoding.
MOVES: Final = NitroMoves(
    [*LAYS.values(), *LOADS.values(), *POOP_LOADS.values(), *TILTS, *PUT_BACKS, STOP, *GRABS],
    __name__,
)
